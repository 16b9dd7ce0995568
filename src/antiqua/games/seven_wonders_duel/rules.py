"""7 Wonders Duel: the position and the rules, in the order of the rulebook.

Set-up turns up five progress tokens (SW-2.3); the players draft four wonders each (SW-3) or take the first-game sets.
Then three ages are played (SW-4): twenty cards lie in a pyramid, some face down, and a face-down card is drawn from the
unseen ones only when it is turned up: no deck has an order, and the cards removed from the game are never fixed.

In a turn (SW-5) the active player takes one available card and constructs it, discards it for coins, or constructs a
wonder with it. The payment is the cheapest possible (SW-6). Effects (SW-7 to SW-10) may ask for further choices; when
they are made, the cards that have come free are turned up, and the next turn begins. When an age has no cards left the
weaker player says who begins the next one (SW-11). Military and scientific supremacy end the game at once; otherwise
points decide after the third age (SW-12).
"""

from __future__ import annotations

from antiqua.games.seven_wonders_duel import events, tables
from antiqua.games.seven_wonders_duel.board import Board, military_token
from antiqua.games.seven_wonders_duel.city import City

from antiqua.games.seven_wonders_duel.constants import (  # isort: skip
    BLUE, YELLOW, SLOTS, WONDER_COUNT, TOKEN_COUNT, ALL_SLOTS, ALL_TOKENS, FIRST_GUILD, GUILD_COUNT, NONE,
    ECONOMY, STRATEGY, THEOLOGY, URBANISM, CAPITAL, TOKENS_ON_BOARD, GROUP_SIZE, WONDERS_LIMIT,
    GUILDS_IN_PLAY, LIBRARY_DRAW, DISCARD_INCOME, SYMBOLS_TO_WIN, STRATEGY_SHIELDS, URBANISM_COINS,
    DEAL_TOKENS, DEAL_WONDERS, DEAL_CARD, DEAL_BACK, REVEAL_CARD, DRAW_LIBRARY, DRAFT, PLAY, PROGRESS,
    LIBRARY, REVIVE, DESTROY, STARTER, GAME_OVER, RESOLVED, CONSTRUCT, DISCARD, BUILD_WONDER, USES,
    PICK_WONDER, TAKE_TOKEN, PICK_CARD, BEGIN, AGE_BACK, GUILD_BACK, BUILT_BY, DISCARDED, TUCKED, MILITARY,
    SCIENTIFIC, CIVILIAN, CIVILIAN_BLUE, SHARED, ENDINGS, DRAFTED, LAST_PLAYER_STARTS,
)  # fmt: skip
from antiqua.games.seven_wonders_duel.tables import Card, Token
from antiqua.kernel import bits
from antiqua.kernel.bits import members, nth_bit, subset
from antiqua.kernel.state import Buffer

CARDS = tables.CARDS
WONDERS = tables.WONDERS
TOKENS = tables.TOKENS
LAYOUTS = tables.LAYOUTS
DRAFT_ORDER = tables.DRAFT_ORDER
ZONE_TOKEN = tables.ZONE_TOKEN
DE_BRUIJN = bits.DE_BRUIJN
BIT_OF = bits.BIT_OF


class Duel(Board):
    """One position of 7 Wonders Duel. Seat 0 is the rulebook's player 1, seat 1 its player 2 (SW-2.1, SW-2.7)."""

    def clone(self) -> Duel:
        new = Duel.__new__(Duel)
        self.copy_to(new)
        return new

    # -- 2, 3: set-up and wonder draft --------------------------------------------------------------------------------

    def deal_tokens(self, rank: int) -> None:
        self.board_tokens = subset(ALL_TOKENS, TOKENS_ON_BOARD, rank)
        if self.listener is not None:
            self.listener.happened(events.TokensDealt(tables.token_ids(self.board_tokens)))
        if self.wonders_option == DRAFTED:
            self.ask(DEAL_WONDERS)
            return
        for seat in range(2):  # SW-2.5
            for wonder in tables.FIRST_GAME[seat]:
                self.city(seat).own_wonder(wonder)
                self.undealt_wonders &= ~(1 << wonder)
        self.begin_age(1)

    def deal_wonders(self, rank: int) -> None:
        """SW-3.1, SW-3.2: four wonders face up; the second group only when the first is taken (SW-3.3)."""
        self.group = subset(self.undealt_wonders, GROUP_SIZE, rank)
        self.undealt_wonders &= ~self.group
        if self.listener is not None:
            self.listener.happened(events.WondersDealt(tables.wonder_ids(self.group)))
        self.active = DRAFT_ORDER[self.picks]
        self.ask(DRAFT)

    def list_draft(self, actions: Buffer) -> None:
        for wonder in range(WONDER_COUNT):  # SW-3.4
            if self.group >> wonder & 1:
                actions.add(PICK_WONDER + wonder)

    def pick_wonder(self, wonder: int) -> None:
        self.group &= ~(1 << wonder)
        self.city(self.active).own_wonder(wonder)
        if self.listener is not None:
            self.listener.happened(events.WonderPicked(self.active, WONDERS[wonder].id))
        self.picks += 1
        if self.picks == 2 * GROUP_SIZE:  # SW-3.5
            self.active = 0
            self.begin_age(1)
        elif self.group:
            self.active = DRAFT_ORDER[self.picks]
            self.ask(DRAFT)
        else:
            self.ask(DEAL_WONDERS)

    # -- 4: the layout of an age --------------------------------------------------------------------------------------

    def begin_age(self, age: int) -> None:
        self.age = age
        self.layout = LAYOUTS[age - 1]
        self.present = ALL_SLOTS
        self.available = self.layout.open
        self.dealt = 0
        self.unseen = (1 << self.layout.cards) - 1
        if age == 3:  # SW-2.6
            self.guilds_to_deal = GUILDS_IN_PLAY
            self.unseen_guilds = (1 << GUILD_COUNT) - 1
        if self.listener is not None:
            self.listener.happened(events.AgeBegan(age))
        self.deal_next()

    def deal_next(self) -> None:
        """SW-4.1: slot by slot; a face-up card, or in Age III the back of a face-down one (SW-17.3), is chance's."""
        while self.dealt < SLOTS:
            self.turning = self.dealt
            if self.layout.face_up >> self.turning & 1:
                self.ask(DEAL_CARD)
                return
            if 0 < self.guilds_to_deal < SLOTS - self.dealt:
                self.ask(DEAL_BACK)
                return
            self.lay_back(GUILD_BACK if self.guilds_to_deal else AGE_BACK)
        self.choose_who_begins()

    def deal_card(self, card: int) -> None:
        self.turn_up(card)
        if card >= FIRST_GUILD:
            self.guilds_to_deal -= 1
        self.dealt += 1
        self.deal_next()

    # -- 5: a turn ----------------------------------------------------------------------------------------------------

    def list_turn(self, actions: Buffer) -> None:
        """SW-5.1: every available card with every use of it; discarding is always possible."""
        me = self.first if self.active == 0 else self.second
        other = self.second if self.active == 0 else self.first
        uses = [0] * 4  # of any card: the wonders that can be built with it (SW-5.4)
        wonders = 0
        if self.first.wonders_built + self.second.wonders_built < WONDERS_LIMIT:
            for place in range(4):
                if not me.built >> place & 1 and me.wonders[place] >= 0:
                    if me.wonder_cost(WONDERS[me.wonders[place]], other) <= me.coins:  # SW-6.11
                        uses[wonders] = BUILD_WONDER + place
                        wonders += 1
        available = self.available
        count = actions.count
        while available:
            lowest = available & -available
            slot = BIT_OF[lowest * DE_BRUIJN >> 58 & 63]
            available ^= lowest
            actions.items[count] = slot * USES + CONSTRUCT  # `add`, without a call
            if me.card_cost(self.slots[slot], other) <= me.coins:  # SW-5.2
                count += 1
            actions.items[count] = slot * USES + DISCARD
            count += 1
            for number in range(wonders):
                actions.items[count] = slot * USES + uses[number]
                count += 1
        actions.count = count

    def use_card(self, slot: int, use: int) -> None:
        self.phase = RESOLVED
        card = self.take_from_layout(slot)
        if use == CONSTRUCT:
            self.construct(CARDS[card])
        elif use == DISCARD:
            self.discard(card)
        else:
            self.construct_wonder(use - BUILD_WONDER, card)
        self.go_on()

    def construct(self, card: Card) -> None:
        """SW-5.2, SW-6.6, SW-6.10: pay, unless a chain makes the card free; then its effects."""
        me = self.city(self.active)
        chain = me.linked(card.index)
        trade = 0
        coins = 0
        if not chain:
            trade = me.card_trade(card.index, self.city(1 - self.active))
            coins = card.coins
        if self.listener is not None:
            self.listener.happened(events.CardConstructed(self.active, card.id, coins, trade, chain))
        self.pay(coins, trade)
        if chain and me.has(URBANISM):  # SW-7.2, SW-10.10
            self.gain(URBANISM_COINS, "urbanism")
        self.build(card)

    def discard(self, card: int) -> None:
        """SW-5.3"""
        self.where[card] = DISCARDED
        if self.listener is not None:
            self.listener.happened(events.CardDiscarded(self.active, CARDS[card].id))
        self.gain(DISCARD_INCOME + self.city(self.active).colors[YELLOW], "discard")

    def go_on(self) -> None:
        """SW-5.6 to SW-5.8: sub-decisions first, then the reveals, then the next turn."""
        if self.phase != RESOLVED:
            return
        if self.uncovered:
            self.turning = nth_bit(self.uncovered, 0)
            self.ask(REVEAL_CARD)
        elif not self.present:
            self.end_age()
        else:
            if not self.again:
                self.active = 1 - self.active
            elif self.listener is not None:
                self.listener.happened(events.PlaysAgain(self.active))
            self.again = False
            self.ask(PLAY)

    def reveal(self, card: int) -> None:
        """SW-5.7"""
        self.turn_up(card)
        self.uncovered &= ~(1 << self.turning)
        self.available |= 1 << self.turning
        self.phase = RESOLVED
        self.go_on()

    # -- 6: payment ---------------------------------------------------------------------------------------------------

    def pay(self, coins: int, trade: int) -> None:
        """Printed coins go to the bank; the trade goes to the opponent if he has Economy (SW-6.10)."""
        me = self.city(self.active)
        me.coins -= coins + trade
        opponent = self.city(1 - self.active)
        if trade and opponent.has(ECONOMY):
            opponent.coins += trade
            if self.listener is not None:
                self.listener.happened(events.CoinsGained(1 - self.active, trade, "economy"))

    def gain(self, coins: int, why: str) -> None:
        me = self.city(self.active)
        me.coins += coins
        if coins and self.listener is not None:
            self.listener.happened(events.CoinsGained(self.active, coins, why))

    def fine(self, seat: int, coins: int, why: str) -> None:
        lost = self.city(seat).lose_coins(coins)
        if self.listener is not None:
            self.listener.happened(events.CoinsLost(seat, lost, why))

    # -- 7: buildings -------------------------------------------------------------------------------------------------

    def build(self, card: Card) -> None:
        """The effects of a card that joins the city, in the order of SW-7; the price has been dealt with."""
        me = self.city(self.active)
        me.add_card(card)  # SW-7.1, SW-7.5
        self.where[card.index] = BUILT_BY + self.active
        if card.gain or card.per:  # SW-7.2
            self.gain(card.gain + card.gain_per * me.count(card.per), "card")
        if card.gain_each:  # SW-7.6
            self.gain(card.gain_each * self.larger_count(card), "guild")
        if card.shields:  # SW-7.3, SW-9.7
            self.add_shields(card.shields + (STRATEGY_SHIELDS if me.has(STRATEGY) else 0))
        if card.science >= 0:  # SW-7.4
            self.check_science(card.science)

    # -- 8: wonders ---------------------------------------------------------------------------------------------------

    def construct_wonder(self, place: int, card: int) -> None:
        """SW-5.4 and SW-8.1: pay, count it, check for the seventh, coins, shields, sub-decision, play again."""
        me = self.city(self.active)
        wonder = WONDERS[me.wonders[place]]
        trade = me.wonder_cost(wonder, self.city(1 - self.active))
        if self.listener is not None:
            self.listener.happened(events.WonderConstructed(self.active, wonder.id, CARDS[card].id, trade))
        self.pay(0, trade)
        self.tucked[wonder.index] = card
        self.where[card] = TUCKED
        me.add_wonder(place)
        if self.first.wonders_built + self.second.wonders_built == WONDERS_LIMIT:
            self.remove_last_wonder()
        self.again = wonder.play_again or me.has(THEOLOGY)  # SW-10.9: Theology gained later does not count
        if wonder.gain:
            self.gain(wonder.gain, "wonder")
        if wonder.opponent_loses:  # SW-8.2
            self.fine(1 - self.active, wonder.opponent_loses, "wonder")
        if wonder.shields:
            self.add_shields(wonder.shields)
        if self.ending:  # SW-14.16
            return
        if wonder.discards >= 0:  # SW-8.3, SW-8.4
            if self.city(1 - self.active).colors[wonder.discards]:  # SW-8.5
                self.destroys = wonder.discards
                self.ask(DESTROY)
        elif wonder.draws:  # SW-8.8
            self.ask(DRAW_LIBRARY)
        elif wonder.revives and self.any_discarded():  # SW-8.9, SW-14.6
            self.ask(REVIVE)

    def remove_last_wonder(self) -> None:
        """SW-5.5: the eighth wonder goes back to the box, whoever owns it."""
        for seat in range(2):
            city = self.city(seat)
            for place in range(4):
                if city.wonders[place] >= 0 and not city.built >> place & 1:
                    if self.listener is not None:
                        self.listener.happened(events.WonderRemoved(seat, WONDERS[city.wonders[place]].id))
                    city.drop_wonder(place)
                    return

    def destroy(self, card: int) -> None:
        """SW-8.3, SW-8.4: a card of the opponent's city goes to the discard pile (SW-14.17)."""
        self.city(1 - self.active).remove_card(CARDS[card])
        self.where[card] = DISCARDED
        if self.listener is not None:
            self.listener.happened(events.CardDestroyed(1 - self.active, CARDS[card].id))
        self.destroys = NONE
        self.phase = RESOLVED
        self.go_on()

    def revive(self, card: int) -> None:
        """SW-8.9: free of charge, with all its effects; never a chain construction (SW-14.4)."""
        if self.listener is not None:
            self.listener.happened(events.CardRevived(self.active, CARDS[card].id))
        self.phase = RESOLVED
        self.build(CARDS[card])
        self.go_on()

    # -- 9: military --------------------------------------------------------------------------------------------------

    def add_shields(self, shields: int) -> None:
        """SW-9.1 to SW-9.6: space by space towards the opponent's capital, using the tokens of the zones entered."""
        step = 1 if self.active == 0 else -1
        if self.listener is not None:
            self.listener.happened(events.PawnMoved(self.active, shields))
        for _ in range(shields):
            self.pawn += step
            distance = self.pawn * step
            if distance > 0 and ZONE_TOKEN[distance]:
                self.use_military_token(distance)
            if distance == CAPITAL:
                self.finish(1 << self.active, MILITARY)
                return

    def use_military_token(self, distance: int) -> None:
        """SW-9.3, SW-9.5: once per game, the player on whose side it lies loses coins."""
        token = military_token(1 - self.active, distance)
        if self.military_tokens & token:
            self.military_tokens &= ~token
            self.fine(1 - self.active, ZONE_TOKEN[distance], "military")

    # -- 10: science and progress tokens ------------------------------------------------------------------------------

    def check_science(self, symbol: int) -> None:
        """SW-10.4: six different symbols win; SW-10.1, SW-10.2: a pair gives a token, if one is left (SW-14.14)."""
        me = self.city(self.active)
        if me.different_symbols() >= SYMBOLS_TO_WIN:
            self.finish(1 << self.active, SCIENTIFIC)
        elif me.symbols[symbol] == 2 and self.board_tokens:
            self.ask(PROGRESS)

    def list_tokens(self, tokens: int, actions: Buffer) -> None:
        for token in range(TOKEN_COUNT):
            if tokens >> token & 1:
                actions.add(TAKE_TOKEN + token)

    def draw_library(self, rank: int) -> None:
        """SW-8.8: three of the five tokens in the box, shown to the builder only (SW-17.4)."""
        self.drawn_tokens = subset(self.boxed_tokens(), LIBRARY_DRAW, rank)
        if self.listener is not None:
            self.listener.happened(events.LibraryDrawn(self.active, tables.token_ids(self.drawn_tokens)))
        self.ask(LIBRARY)

    def take_token(self, token: int) -> None:
        """SW-10.1, SW-10.5, SW-10.11"""
        me = self.city(self.active)
        if self.listener is not None:
            self.listener.happened(events.TokenTaken(self.active, TOKENS[token].id, self.phase == LIBRARY))
        self.board_tokens &= ~(1 << token)
        self.drawn_tokens = 0
        self.phase = RESOLVED
        self.gain_token(me, TOKENS[token])
        self.go_on()

    def gain_token(self, me: City, token: Token) -> None:
        me.own_token(token.index)
        if token.gain:  # SW-10.5, SW-10.10
            self.gain(token.gain, "token")
        if token.science >= 0:  # SW-10.3
            me.symbols[token.science] += 1
            self.check_science(token.science)

    # -- 11: the end of an age ----------------------------------------------------------------------------------------

    def end_age(self) -> None:
        """SW-11.1, SW-11.2, SW-5.9: a pending extra turn is lost; `active` stays the one who used the last card."""
        self.again = False
        if self.age == 3:
            self.end_game()
        else:
            self.begin_age(self.age + 1)

    def choose_who_begins(self) -> None:
        """SW-4.5, SW-11.3"""
        if self.age == 1:
            self.active = 0
            self.ask(PLAY)
        elif self.pawn == 0 and self.tie_option == LAST_PLAYER_STARTS:
            if self.listener is not None:
                self.listener.happened(events.LastPlayerStarts(self.active, self.age))
            self.ask(PLAY)
        else:
            if self.pawn != 0:
                self.active = 1 if self.pawn > 0 else 0
            self.ask(STARTER)

    def begin_with(self, seat: int) -> None:
        if self.listener is not None:
            self.listener.happened(events.StarterChosen(self.active, seat))
        self.active = seat
        self.ask(PLAY)

    # -- 12: the end of the game --------------------------------------------------------------------------------------

    def end_game(self) -> None:
        """SW-12.3: more points; then more points on blue cards; then a shared victory."""
        lead = self.score(0) - self.score(1)
        blue = self.first.points[BLUE] - self.second.points[BLUE]
        if lead != 0:
            self.finish(1 if lead > 0 else 2, CIVILIAN)
        elif blue != 0:
            self.finish(1 if blue > 0 else 2, CIVILIAN_BLUE)
        else:
            self.finish(3, SHARED)

    def finish(self, winners: int, ending: int) -> None:
        self.winners = winners
        self.ending = ending
        self.again = False  # SW-5.8: who has won takes no other turn
        self.ask(GAME_OVER)
        if self.listener is not None:
            self.listener.happened(events.GameEnded(ENDINGS[ending], tuple(members(winners))))

    # -- 13: what is pending ------------------------------------------------------------------------------------------

    def list_actions(self, actions: Buffer) -> None:
        phase = self.phase
        if phase == PLAY:
            self.list_turn(actions)
        elif phase == DRAFT:
            self.list_draft(actions)
        elif phase == PROGRESS:
            self.list_tokens(self.board_tokens, actions)
        elif phase == LIBRARY:
            self.list_tokens(self.drawn_tokens, actions)
        elif phase == REVIVE:
            self.list_cards_at(DISCARDED, NONE, actions)
        elif phase == DESTROY:
            self.list_cards_at(BUILT_BY + 1 - self.active, self.destroys, actions)
        elif phase == STARTER:
            actions.add(BEGIN)
            actions.add(BEGIN + 1)
        elif phase == DEAL_CARD or phase == REVEAL_CARD:
            self.list_unseen(actions)
        else:
            for outcome in range(self.outcomes()):
                actions.add(outcome)

    def subject(self, action: int) -> int:
        """The card that is used: what is turned up in a place is drawn (SW-5.7)."""
        return self.slots[action // USES] if self.phase == PLAY else 0

    def may_be_forced(self) -> bool:
        phase = self.phase
        if phase == PLAY:
            return self.available & (self.available - 1) == 0
        if phase == DRAFT:
            return self.group & (self.group - 1) == 0
        if phase == PROGRESS:
            return self.board_tokens & (self.board_tokens - 1) == 0
        return phase == REVIVE or phase == DESTROY

    def perform(self, action: int) -> None:
        phase = self.phase
        if phase == PLAY:
            self.use_card(action // USES, action % USES)
        elif phase == REVEAL_CARD:
            self.reveal(action)
        elif phase == DEAL_CARD:
            self.deal_card(action)
        elif phase == DEAL_BACK:
            self.lay_back(action)
            self.deal_next()
        elif phase == DRAFT:
            self.pick_wonder(action - PICK_WONDER)
        elif phase == PROGRESS or phase == LIBRARY:
            self.take_token(action - TAKE_TOKEN)
        elif phase == REVIVE:
            self.revive(action - PICK_CARD)
        elif phase == DESTROY:
            self.destroy(action - PICK_CARD)
        elif phase == STARTER:
            self.begin_with(action - BEGIN)
        elif phase == DEAL_WONDERS:
            self.deal_wonders(action)
        elif phase == DEAL_TOKENS:
            self.deal_tokens(action)
        elif phase == DRAW_LIBRARY:
            self.draw_library(action)
