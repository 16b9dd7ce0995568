"""Concordia: the position and the rules, in the order of the rulebook.

Set-up deals a token to every city (CO-2.2), which fixes the bonus markers (CO-2.3), lays seven cards of the first stack
into the display (CO-2.4) and draws the start player (CO-2.6). A card of the deck is drawn from the unseen ones of its
stack only when it is turned up: the deck has no order.

In a turn (CO-3) the active player plays one card and carries out its action (CO-5); the Diplomat carries out the card
on top of another player's pile. Actions of several steps ask for one step after the other. Where the order of the steps
means nothing (houses, new colonists, goods traded, cards bought, goods kept) it is the ascending one, sales before
purchases: every result can be reached, and only in one way. With `any_order` every step that is possible is offered,
until nothing more is or the player is done. After the action the display is refilled, the Praefectus Magnus passed, and
the end tested (CO-3.7). The last card or somebody's 15th house brings the last turns (CO-8); then every card scores by
its god (CO-9).
"""

from __future__ import annotations

from antiqua.games.concordia import events, tables
from antiqua.games.concordia.board import Board

from antiqua.games.concordia.constants import (  # isort: skip
    ANY_CITY, ARCHITECT, BUILD, BUILD_IN, BUYS, BUY_AS_CONSUL, BUY_AS_SENATOR, BUY_CARD, BUY_GOODS,
    BY_CARDS, BY_HOUSES, CASH, CASH_FORBIDDEN, CASH_OPTION, CHOOSE_PROVINCE, CITIES, COLONIST, COLONISTS,
    COLONISTS_OF_A_KIND, COLONIST_INCOME, COLONIST_INCOME_EACH, COLONIST_INCOME_LEGACY, CONSUL, COPY,
    COPY_ROLE, DEAL_CARD, DEAL_TOKEN, DIPLOMAT, DONE, DRAW_STARTER, EMPTY, ENDINGS, FARTHEST,
    FIRST_PLACE_COINS, FREE_CARDS, GAME_OVER, GIVEN_STARTER, GOODS, HOUSES, INCOME_OR_PLACE,
    INTERMEDIATE_OPTION, KEEP, KEEP_GOOD, KINDS, LAND, MAGNUS_BONUS, MERCATOR, MERCATOR_5, MOVE, MOVE_TO,
    NONE, NO_CHOICE, OF_A_KIND, PLACE, PLACEMENT_OPTION, PLACES, PLACE_AT, PLAY, PLAY_ROLE, PREFECT,
    PRODUCE, PROVINCES, REFILL, ROLES, ROMA, SEA, SECOND_PLACE_COINS, SELL, SENATOR, SLOTS, SPACES,
    STARTER_OPTION, STORED, TAKE_INCOME, TRADE, TRIBUNE, TRIBUNE_COLONIST,
)  # fmt: skip
from antiqua.games.concordia.player import Player
from antiqua.kernel.bits import count_bits
from antiqua.kernel.state import Buffer

CARDS = tables.CARDS
START_MONEY = tables.START_MONEY
GOOD_LIST = tables.GOOD_LIST
PRICES = tables.PRICES
INCOME = tables.INCOME
SPECIALTY = tables.SPECIALTY
SLOT_GOODS = tables.SLOT_GOODS
SLOT_ANY = tables.SLOT_ANY


class Concordia(Board):
    """One position of Concordia. The seats are in turn order, clockwise."""

    def clone(self) -> Concordia:
        new = Concordia.__new__(Concordia)
        self.copy_to(new)
        return new

    # -- 2: set-up -------------------------------------------------------------------------------------------

    def deal_token(self, good: int) -> None:
        if self.listener is not None:
            self.listener.happened(events.TokenDealt(self.map.names[self.dealt], tables.GOODS[good]))
        self.lay_token(good)
        if self.dealt == self.map.cities:
            self.markers = (1 << len(self.map.provinces)) - 1  # CO-2.3
            self.ask(DEAL_CARD)

    def reveal(self, card: int) -> None:
        slot = self.empty_slot()
        self.display[slot] = card
        self.unseen &= ~(1 << card)
        if self.listener is not None:
            self.listener.happened(events.CardRevealed(slot + 1, CARDS[card].id))

    def deal_card(self, card: int) -> None:
        """CO-2.4"""
        self.reveal(card)
        if self.empty_slot() < SLOTS:
            return
        if self.options[STARTER_OPTION] == GIVEN_STARTER:
            self.begin(0)
        else:
            self.ask(DRAW_STARTER)

    def begin(self, starter: int) -> None:
        """CO-2.6, CO-2.7: money in turn order; the last player has the Praefectus Magnus."""
        self.starter = starter
        self.active = starter
        self.holder = (starter + self.players - 1) % self.players
        for turn in range(self.players):
            player = self.everyone[(starter + turn) % self.players]
            player.money = START_MONEY[turn]
        if self.listener is not None:
            self.listener.happened(events.StarterDrawn(starter))
        self.ask(PLAY)

    # -- 3: a turn -------------------------------------------------------------------------------------------

    def list_hand(self, actions: Buffer) -> None:
        """CO-3.1, CO-R19: cards of the same role are the same choice."""
        me = self.everyone[self.active]
        count = actions.count
        for role in range(ROLES):
            actions.items[count] = PLAY_ROLE + role  # `add`, without a call
            if me.hand[role]:
                count += 1
        actions.count = count

    def play_card(self, role: int) -> None:
        """CO-3.2: on top of the own pile, before the action."""
        me = self.everyone[self.active]
        me.hand[role] -= 1
        me.top = role
        if self.listener is not None:
            self.listener.happened(events.CardPlayed(self.active, tables.ROLES[role]))
        if role == TRIBUNE:
            self.play_tribune(me)
        else:
            self.carry_out(role)

    def carry_out(self, role: int) -> None:
        """CO-5: the action of a card, played or copied."""
        if role == ARCHITECT:
            self.play_architect()
        elif role == PREFECT:
            self.ask(CHOOSE_PROVINCE)
        elif role == COLONIST:
            self.play_colonist()
        elif role == MERCATOR or role == MERCATOR_5:
            self.play_mercator(INCOME[role])
        elif role == DIPLOMAT:
            self.play_diplomat()
        elif role == SENATOR or role == CONSUL:
            self.begin_steps()
            self.offer_cards(BUY_AS_SENATOR if role == SENATOR else BUY_AS_CONSUL)
        else:
            self.play_specialist(SPECIALTY[role])

    # -- 4: goods received -----------------------------------------------------------------------------------

    def tell_received(self, seat: int) -> None:
        if self.listener is not None and self.everyone[seat].waits():
            goods = tables.counted(list(self.everyone[seat].received), tables.GOODS)
            self.listener.happened(events.GoodsReceived(seat, goods))

    def settle(self, seat: int) -> bool:
        """CO-4.4: store what `seat` received; False if the player has to choose."""
        lost = self.everyone[seat].settle()
        if lost > 0 and self.listener is not None:
            self.listener.happened(events.GoodsLost(seat, lost))
        return lost != NONE

    def store_goods(self) -> None:
        """CO-4.5: the active player first, then clockwise; then the province has produced."""
        for turn in range(self.players):
            seat = self.active + turn
            if not self.settle(seat if seat < self.players else seat - self.players):
                self.ask(KEEP)
                return
        self.pass_magnus()
        self.end_turn()

    def list_kept(self, actions: Buffer) -> None:
        """Kept in ascending order, a unit is offered if the rest can still fill the storehouse (CO-4.4)."""
        player = self.everyone[self.to_play]
        free = player.free()
        left = 0
        for good in range(GOODS):
            left += player.received[good]
        for good in range(GOODS):
            if player.received[good]:
                if left < free:
                    return
                actions.add(KEEP_GOOD + good)
                if not self.any_order:
                    left -= player.received[good]

    def keep(self, good: int) -> None:
        """One unit; the less valuable ones that were passed over are lost, unless they may be kept afterwards."""
        player = self.everyone[self.to_play]
        lost = 0
        if not self.any_order:
            for lower in range(good):
                lost += player.received[lower]
                player.received[lower] = 0
        player.goods[good] += 1
        player.received[good] -= 1
        if self.listener is not None:
            self.listener.happened(events.GoodKept(self.to_play, tables.GOODS[good]))
            if lost:
                self.listener.happened(events.GoodsLost(self.to_play, lost))
        self.store_goods()

    # -- 5.1: Tribune ----------------------------------------------------------------------------------------

    def play_tribune(self, me: Player) -> None:
        """CO-5.1: all cards back into hand, money for those above three; then perhaps a colonist."""
        cards = me.owned() - me.in_hand()
        coins = cards - FREE_CARDS if cards > FREE_CARDS else 0
        for role in range(ROLES):
            me.hand[role] = me.cards[role]
        me.top = NONE
        me.money += coins
        if self.listener is not None:
            self.listener.happened(events.CardsTakenBack(self.active, cards, coins))
        if me.can_pay_colonist() and me.on_board < COLONISTS:
            self.ask(TRIBUNE_COLONIST)
        else:
            self.end_turn()

    def list_tribune(self, actions: Buffer) -> None:
        """CO-5.1b: Roma only."""
        actions.add(DONE)
        for kind in range(KINDS):
            if self.everyone[self.active].stored(kind):
                actions.add(PLACE_AT + kind * PLACES + ROMA)

    # -- 5.2: Architect --------------------------------------------------------------------------------------

    def play_architect(self) -> None:
        """CO-5.2a, CO-R11"""
        self.points = self.everyone[self.active].on_board
        self.offer_moves()

    def offer_moves(self) -> None:
        for colonist in range(COLONISTS):
            if self.targets(colonist):
                self.ask(MOVE)
                return
        self.begin_steps()
        self.offer_sites()

    def targets(self, colonist: int) -> int:
        """CO-5.2b to CO-5.2d: the free routes that a colonist can reach with the points left."""
        place = self.everyone[self.active].places[colonist]
        if place == STORED:
            return 0
        kind = LAND if colonist < COLONISTS_OF_A_KIND else SEA
        row = place + PLACES if kind == SEA or place >= PLACES else place
        return self.map.within[row * (FARTHEST + 1) + self.points] & ~self.taken[kind]

    def steps_to(self, colonist: int, number: int) -> int:
        """CO-5.2e: what it costs to move a colonist to a route of its kind."""
        place = self.everyone[self.active].places[colonist]
        row = place + PLACES if colonist >= COLONISTS_OF_A_KIND or place >= PLACES else place
        return self.map.steps[row * OF_A_KIND + number]

    def list_moves(self, actions: Buffer) -> None:
        """Colonists of one kind in the same city are the same choice: the last of them moves."""
        me = self.everyone[self.active]
        actions.add(DONE)
        for colonist in range(COLONISTS):
            if colonist % COLONISTS_OF_A_KIND < COLONISTS_OF_A_KIND - 1:
                if me.places[colonist] == me.places[colonist + 1]:
                    continue
            actions.add_members(self.targets(colonist), MOVE_TO + colonist * OF_A_KIND)

    def move_to(self, colonist: int, number: int) -> None:
        """CO-5.2c, CO-R10"""
        me = self.everyone[self.active]
        kind = LAND if colonist < COLONISTS_OF_A_KIND else SEA
        place = me.places[colonist]
        steps = self.steps_to(colonist, number)
        route = kind * OF_A_KIND + number
        if self.listener is not None:
            source = self.map.name(place) if place < PLACES else self.map.route_name(place - PLACES)
            target = self.map.route_name(route)
            self.listener.happened(
                events.ColonistMoved(self.active, tables.KINDS[kind], source, target, steps)
            )
        self.points -= steps
        self.leave(kind, place)
        self.occupy(kind, PLACES + route)
        me.shift(colonist, PLACES + route)
        self.offer_moves()

    def sites(self) -> int:
        """CO-5.2f, CO-5.2g: the cities at the routes of the own colonists without an own house, after `last_made`."""
        me = self.everyone[self.active]
        if me.built == HOUSES:
            return 0
        found = 0
        for colonist in range(COLONISTS):
            route = me.places[colonist] - PLACES
            if route >= 0:
                found |= 1 << self.map.first_end[route] | 1 << self.map.second_end[route]
        done = (1 << (self.last_made + 1)) - 1
        return found & ~(me.houses | 1 << ROMA | done)

    def house_coins(self, city: int) -> int:
        """CO-5.2h"""
        return GOOD_LIST[self.produces[city]].build_coins * (self.houses_in(city) + 1)

    def can_build(self, city: int) -> bool:
        me = self.everyone[self.active]
        good = GOOD_LIST[self.produces[city]]
        for needed in range(GOODS):
            if me.goods[needed] < good.build_goods[needed]:
                return False
        return me.money >= good.build_coins and me.money >= self.house_coins(city)

    def offer_sites(self) -> None:
        sites = self.sites()
        city = 0
        while sites:
            if sites & 1 and self.can_build(city):
                self.ask(BUILD)
                return
            sites >>= 1
            city += 1
        self.end_turn()

    def list_sites(self, actions: Buffer) -> None:
        actions.add(DONE)
        sites = self.sites()
        for city in range(CITIES):
            if sites >> city & 1 and self.can_build(city):
                actions.add(BUILD_IN + city)

    def build_in(self, city: int) -> None:
        me = self.everyone[self.active]
        coins = self.house_coins(city)
        good = GOOD_LIST[self.produces[city]]
        me.money -= coins
        for needed in range(GOODS):
            me.goods[needed] -= good.build_goods[needed]
        me.houses |= 1 << city
        me.built += 1
        if self.listener is not None:
            goods = tables.counted(list(good.build_goods), tables.GOODS)
            self.listener.happened(events.HouseBuilt(self.active, self.map.names[city], coins, goods))
        self.pass_to(city)
        self.offer_sites()

    # -- 5.3, 6: Prefect and Praefectus Magnus ---------------------------------------------------------------

    def list_provinces(self, actions: Buffer) -> None:
        """CO-5.3, CO-R5"""
        for province in range(PROVINCES):
            if self.markers >> province & 1:
                actions.add(PRODUCE + province)
        if self.options[CASH_OPTION] != CASH_FORBIDDEN or self.coins_shown():
            actions.add(CASH)

    def produce(self, province: int) -> None:
        """CO-5.3a, CO-6.1: the bonus, and a unit for every house in the province, whoever owns it."""
        bonus = self.bonus[province]
        units = MAGNUS_BONUS if self.active == self.holder else 1
        self.markers &= ~(1 << province)
        if self.listener is not None:
            name = self.map.provinces[province]
            self.listener.happened(events.ProvinceProduced(self.active, name, tables.GOODS[bonus], units))
        for seat in range(self.players):
            player = self.everyone[seat]
            if seat == self.active:
                player.received[bonus] += units
            houses = player.houses & self.map.province_cities[province]
            if houses:
                for good in range(GOODS):
                    player.received[good] += count_bits(houses & self.good_cities[good])
            self.tell_received(seat)
        self.store_goods()

    def pass_magnus(self) -> None:
        """CO-6.2: the holder has produced, and passes it to the right."""
        if self.active == self.holder:
            self.holder = (self.holder + self.players - 1) % self.players
            if self.listener is not None:
                self.listener.happened(events.MagnusPassed(self.active, self.holder))

    def cash(self) -> None:
        """CO-5.3b, CO-6.3"""
        self.gain(self.active, self.coins_shown(), "markers")
        self.markers = (1 << len(self.map.provinces)) - 1
        self.end_turn()

    # -- 5.4: Colonist ---------------------------------------------------------------------------------------

    def play_colonist(self) -> None:
        """CO-R6: income is always possible."""
        me = self.everyone[self.active]
        self.begin_steps()
        if me.can_pay_colonist() and me.on_board < COLONISTS:
            self.ask(INCOME_OR_PLACE)
        else:
            self.take_income()

    def take_income(self) -> None:
        """CO-5.4b"""
        colonists = self.everyone[self.active].on_board
        coins = COLONIST_INCOME + COLONIST_INCOME_EACH * colonists
        if self.legacy:
            coins = COLONIST_INCOME_LEGACY * colonists
        self.gain(self.active, coins, "colonists")
        self.end_turn()

    def list_places(self, actions: Buffer) -> None:
        """CO-5.4a, CO-R9: Roma, and the cities with an own house that a route of the kind touches."""
        me = self.everyone[self.active]
        for kind in range(KINDS):
            if me.stored(kind):
                cities = me.houses
                if self.options[PLACEMENT_OPTION] != ANY_CITY:
                    cities &= self.map.ports[kind]
                cities |= 1 << ROMA
                for city in range(PLACES):
                    if (
                        cities >> city & 1 and kind * PLACES + city >= self.last_made
                    ):  # several may go to one city
                        actions.add(PLACE_AT + kind * PLACES + city)

    def place(self, kind: int, city: int) -> None:
        """CO-R1: paid at once; CO-5.1b: only one with the Tribune."""
        me = self.everyone[self.active]
        me.pay_colonist()
        me.place(kind, city)
        if self.listener is not None:
            name = self.map.name(city)
            self.listener.happened(events.ColonistPlaced(self.active, tables.KINDS[kind], name))
        self.pass_to(kind * PLACES + city)
        more = me.stored(SEA) or (me.stored(LAND) and self.last_made < PLACES)
        if self.phase != TRIBUNE_COLONIST and more and me.can_pay_colonist():
            self.ask(PLACE)
        else:
            self.end_turn()

    # -- 5.5: Mercator ---------------------------------------------------------------------------------------

    def play_mercator(self, coins: int) -> None:
        self.gain(self.active, coins, "mercator")
        self.begin_steps()
        self.offer_trade()

    def may_trade(self, step: int, opposite: int) -> bool:
        """CO-5.5, CO-R12: two goods in all, each either sold or bought; more of one of them is the same trade."""
        made = self.made
        if step <= self.last_made or made >> opposite & 1:
            return False
        return made >> step & 1 == 1 or made & (made - 1) == 0

    def can_sell(self, good: int) -> int:
        """How many units may be sold now."""
        units = self.everyone[self.active].goods[good]
        return units if units and self.may_trade(good, GOODS + good) else 0

    def can_buy(self, good: int, free: int) -> int:
        """CO-5.5: how many units may be bought now, by money and `free` spaces."""
        if not free or not self.may_trade(GOODS + good, good):
            return 0
        units = self.everyone[self.active].money // PRICES[good]
        return free if free < units else units

    def offer_trade(self) -> None:
        free = self.everyone[self.active].free()
        for good in range(GOODS):
            if self.can_sell(good) or self.can_buy(good, free):
                self.ask(TRADE)
                return
        self.end_turn()

    def list_trade(self, actions: Buffer) -> None:
        free = self.everyone[self.active].free()
        actions.add(DONE)
        for good in range(GOODS):
            for unit in range(self.can_sell(good)):
                actions.add(SELL + good * SPACES + unit)
        for good in range(GOODS):
            for unit in range(self.can_buy(good, free)):
                actions.add(BUY_GOODS + good * SPACES + unit)

    def trade(self, good: int, units: int, step: int) -> None:
        """Buy units, or sell them where `units` is negative."""
        me = self.everyone[self.active]
        me.goods[good] += units
        me.money -= units * PRICES[good]
        if self.listener is not None:
            name = tables.GOODS[good]
            if units < 0:
                self.listener.happened(events.GoodsSold(self.active, name, -units, -units * PRICES[good]))
            else:
                self.listener.happened(events.GoodsBought(self.active, name, units, units * PRICES[good]))
        if self.last_made != NONE:  # in the canonical order this was the second good, and nothing can follow
            self.end_turn()
            return
        self.made |= 1 << step
        self.pass_to(step)
        self.offer_trade()

    # -- 5.6: Diplomat ---------------------------------------------------------------------------------------

    def copyable(self) -> int:
        """CO-5.6: the roles on top of the others' piles, as a set; an empty pile and a Diplomat have none."""
        roles = 0
        for seat in range(self.players):
            top = self.everyone[seat].top
            if seat != self.active and top != NONE and top != DIPLOMAT:
                roles |= 1 << top
        return roles

    def play_diplomat(self) -> None:
        """CO-5.6d: without anything to copy it has no effect."""
        if self.copyable():
            self.ask(COPY)
        else:
            self.end_turn()

    def list_copies(self, actions: Buffer) -> None:
        roles = self.copyable()
        for role in range(ROLES):
            if roles >> role & 1:
                actions.add(COPY_ROLE + role)

    def copy(self, role: int) -> None:
        if self.listener is not None:
            self.listener.happened(events.CardCopied(self.active, tables.ROLES[role]))
        self.carry_out(role)

    # -- 5.7, 5.8: Senator and Consul ------------------------------------------------------------------------

    def payable(self, slot: int) -> int:
        """CO-5.7a, CO-5.8: how the card in a slot can be paid, as a set: the goods that can be given where any will do,
        NO_CHOICE where the price leaves none; nothing if there is no card or too little.
        """
        if self.display[slot] == EMPTY:
            return 0
        me = self.everyone[self.active]
        card = CARDS[self.display[slot]]
        senator = self.phase == BUY_AS_SENATOR
        spare = 0
        for good in range(GOODS):
            price = card.cost[good]
            if senator:
                price += SLOT_GOODS[slot * GOODS + good]
            if me.goods[good] < price:
                return 0
            if me.goods[good] > price:
                spare |= 1 << good
        return spare if senator and SLOT_ANY[slot] else 1 << NO_CHOICE

    def list_cards(self, actions: Buffer) -> None:
        """From left to right, after `last_made`; the prices are those of the slots as they were (CO-5.7b)."""
        actions.add(DONE)
        for slot in range(self.last_made + 1, SLOTS):
            payable = self.payable(slot)
            for choice in range(BUYS):
                if payable >> choice & 1:
                    actions.add(BUY_CARD + slot * BUYS + choice)

    def offer_cards(self, phase: int) -> None:
        """CO-3.3, CO-R8"""
        self.ask(phase)
        for slot in range(self.last_made + 1, SLOTS):
            if self.payable(slot):
                return
        self.close_display()

    def buy_card(self, slot: int, choice: int) -> None:
        """CO-3.5: into the hand; CO-5.7a: a Senator may buy a second card."""
        me = self.everyone[self.active]
        card = CARDS[self.display[slot]]
        paid = [0] * 5
        for good in range(GOODS):
            paid[good] = card.cost[good] + (1 if good == choice else 0)
            if self.phase == BUY_AS_SENATOR:
                paid[good] += SLOT_GOODS[slot * GOODS + good]
            me.goods[good] -= paid[good]
        me.hand[card.role] += 1
        me.cards[card.role] += 1
        me.gods[card.god] += 1
        self.display[slot] = EMPTY
        if self.listener is not None:
            goods = tables.counted([paid[good] for good in range(GOODS)], tables.GOODS)
            self.listener.happened(events.CardBought(self.active, card.id, goods))
        if self.phase == BUY_AS_SENATOR and self.made == 0:
            self.made = 1 << slot
            self.pass_to(slot)
            self.offer_cards(BUY_AS_SENATOR)
        else:
            self.close_display()

    def close_display(self) -> None:
        """CO-5.7c: close the gaps to the left, keeping the order; then refill."""
        filled = 0
        for slot in range(SLOTS):
            card = self.display[slot]
            if card != EMPTY:
                self.display[slot] = EMPTY
                self.display[filled] = card
                filled += 1
        self.refill_display()

    def refill_display(self) -> None:
        """As long as the deck lasts."""
        if self.unseen and self.empty_slot() < SLOTS:
            self.ask(REFILL)
        else:
            self.end_turn()

    # -- 5.9: specialists ------------------------------------------------------------------------------------

    def play_specialist(self, good: int) -> None:
        """Goods of one kind leave no choice (CO-4.5)."""
        me = self.everyone[self.active]
        me.received[good] = count_bits(me.houses & self.good_cities[good])
        self.tell_received(self.active)
        self.settle(self.active)
        self.end_turn()

    # -- money -----------------------------------------------------------------------------------------------

    def gain(self, seat: int, coins: int, why: str) -> None:
        player = self.everyone[seat]
        player.money += coins
        if self.listener is not None:
            self.listener.happened(events.CoinsGained(seat, coins, why))

    # -- 3.7, 8, 10: the end of a turn and of the game -------------------------------------------------------

    def end_turn(self) -> None:
        """CO-3.7; the display is refilled, and the Praefectus Magnus passed."""
        if self.options[INTERMEDIATE_OPTION]:
            self.score_tribune()
        if self.finisher == NONE:
            self.test_end()
        self.active += 1
        if self.active == self.players:
            self.active = 0
        if self.active == self.finisher:  # CO-8.2
            self.end_game()
        else:
            self.ask(PLAY)

    def score_tribune(self) -> None:
        """CO-10.1, CO-R20: after the first Tribune; only a Tribune leaves the own pile empty."""
        me = self.everyone[self.active]
        if me.top != NONE or me.marker != NONE:
            return
        me.marker = self.score(self.active)
        if self.listener is not None:
            self.listener.happened(events.Scored(self.active, me.marker))
        for seat in range(self.players):
            if self.everyone[seat].marker == NONE:
                return
        self.pay_prizes()

    def pay_prizes(self) -> None:
        """CO-10.2, CO-R21: the first and the second place, shared ones in full; then all markers go back to 0."""
        first = NONE
        second = NONE
        for seat in range(self.players):
            points = self.everyone[seat].marker
            if points > first:
                second = first
                first = points
            elif first > points > second:
                second = points
        for seat in range(self.players):
            player = self.everyone[seat]
            if player.marker == first:
                self.gain(seat, FIRST_PLACE_COINS, "prize")
            elif player.marker == second:
                self.gain(seat, SECOND_PLACE_COINS, "prize")
            player.marker = 0

    def test_end(self) -> None:
        """CO-8.1, CO-8.3: the Concordia card, for the 15th house or the last card."""
        houses = self.everyone[self.active].built == HOUSES
        if houses or (self.unseen == 0 and self.display[0] == EMPTY):
            self.finisher = self.active
            if self.listener is not None:
                reason = ENDINGS[BY_HOUSES if houses else BY_CARDS]
                self.listener.happened(events.ConcordiaTaken(self.active, reason))

    def end_game(self) -> None:
        """CO-9.3: most points; then the first to receive the Praefectus Magnus."""
        best = 0
        for seat in range(1, self.players):
            lead = self.score(seat) - self.score(best)
            if lead > 0 or (lead == 0 and self.tie_rank(seat) < self.tie_rank(best)):
                best = seat
        self.winners = 1 << best
        self.ending = BY_HOUSES if self.everyone[self.finisher].built == HOUSES else BY_CARDS
        self.ask(GAME_OVER)
        if self.listener is not None:
            self.listener.happened(events.GameEnded(ENDINGS[self.ending], (best,)))

    # -- 3.6: what is pending --------------------------------------------------------------------------------

    def list_actions(self, actions: Buffer) -> None:
        phase = self.phase
        if phase == PLAY:
            self.list_hand(actions)
        elif phase == MOVE:
            self.list_moves(actions)
        elif phase == BUILD:
            self.list_sites(actions)
        elif phase == CHOOSE_PROVINCE:
            self.list_provinces(actions)
        elif phase == TRADE:
            self.list_trade(actions)
        elif phase == BUY_AS_SENATOR or phase == BUY_AS_CONSUL:
            self.list_cards(actions)
        elif phase == TRIBUNE_COLONIST:
            self.list_tribune(actions)
        elif phase == COPY:
            self.list_copies(actions)
        elif phase == KEEP:
            self.list_kept(actions)
        elif phase == INCOME_OR_PLACE or phase == PLACE:
            actions.add(TAKE_INCOME if phase == INCOME_OR_PLACE else DONE)
            self.list_places(actions)
        else:
            self.list_outcomes(actions)

    def subject(self, action: int) -> int:
        """The card that is bought: the display is filled up by chance."""
        if (self.phase == BUY_AS_SENATOR or self.phase == BUY_AS_CONSUL) and action != DONE:
            return self.display[(action - BUY_CARD) // BUYS]
        return 0

    def may_be_forced(self) -> bool:
        phase = self.phase
        if phase == PLAY:
            return self.everyone[self.active].single_role()
        if phase == CHOOSE_PROVINCE:
            return self.markers & (self.markers - 1) == 0
        if phase == COPY:
            roles = self.copyable()
            return roles & (roles - 1) == 0
        if phase == REFILL:
            top = self.deck_top()
            return top & (top - 1) == 0
        return phase == DEAL_TOKEN and self.single_token()

    def perform(self, action: int) -> None:
        phase = self.phase
        if phase == PLAY:
            self.play_card(action - PLAY_ROLE)
        elif phase == MOVE:
            if action == DONE:
                self.begin_steps()
                self.offer_sites()
            else:
                self.move_to((action - MOVE_TO) // OF_A_KIND, (action - MOVE_TO) % OF_A_KIND)
        elif phase == CHOOSE_PROVINCE:
            if action == CASH:
                self.cash()
            else:
                self.produce(action - PRODUCE)
        elif phase == COPY:
            self.copy(action - COPY_ROLE)
        elif phase == KEEP:
            self.keep(action - KEEP_GOOD)
        elif phase == TRADE:
            self.perform_trade(action)
        elif phase < PLAY:
            self.perform_chance(action)
        elif action == TAKE_INCOME:
            self.take_income()
        elif phase == BUY_AS_SENATOR or phase == BUY_AS_CONSUL:
            if action == DONE:
                self.close_display()
            else:
                self.buy_card((action - BUY_CARD) // BUYS, (action - BUY_CARD) % BUYS)
        elif action == DONE:
            self.end_turn()
        elif phase == BUILD:
            self.build_in(action - BUILD_IN)
        else:
            self.place((action - PLACE_AT) // PLACES, (action - PLACE_AT) % PLACES)

    def perform_trade(self, action: int) -> None:
        if action == DONE:
            self.end_turn()
        elif action < BUY_GOODS:
            good = (action - SELL) // SPACES
            self.trade(good, -((action - SELL) % SPACES + 1), good)
        else:
            good = (action - BUY_GOODS) // SPACES
            self.trade(good, (action - BUY_GOODS) % SPACES + 1, GOODS + good)

    def perform_chance(self, outcome: int) -> None:
        phase = self.phase
        if phase == DEAL_TOKEN:
            self.deal_token(outcome)
        elif phase == DEAL_CARD:
            self.deal_card(outcome)
        elif phase == DRAW_STARTER:
            self.begin(outcome)
        else:
            self.reveal(outcome)
            self.refill_display()
