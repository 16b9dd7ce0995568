"""The table: everything a position consists of, the layout of cards, what chance may bring and what is hidden.

What the players do with it is in `rules.py`.
"""

from __future__ import annotations

from fractions import Fraction

from antiqua.games.chance import uniform
from antiqua.games.seven_wonders_duel import events, tables
from antiqua.games.seven_wonders_duel.city import City

from antiqua.games.seven_wonders_duel.constants import (  # isort: skip
    BLUE, GREEN, YELLOW, SLOTS, CARD_COUNT, WONDER_COUNT, TOKEN_COUNT, ALL_WONDERS, ALL_TOKENS, FIRST_GUILD,
    GUILD_COUNT, NONE, TOKENS_ON_BOARD, GROUP_SIZE, GUILDS_IN_PLAY, LIBRARY_DRAW, COINS_PER_POINT,
    DEAL_TOKENS, DEAL_WONDERS, DEAL_CARD, DEAL_BACK, REVEAL_CARD, DRAW_LIBRARY, DRAFT, LIBRARY,
    GAME_OVER, PICK_CARD, AGE_BACK, GUILD_BACK, UNSEEN, LAID_OUT, BUILT_BY, DISCARDED, EMPTY, FACE_DOWN,
    FACE_DOWN_GUILD, IN_BLUE, IN_GREEN, IN_YELLOW, IN_PURPLE, IN_WONDERS, IN_TOKENS, IN_COINS, IN_MILITARY, CATEGORIES,
    DRAFTED, LAST_PLAYER_CHOOSES,
)  # fmt: skip
from antiqua.games.seven_wonders_duel.tables import Card, Layout
from antiqua.kernel import seats
from antiqua.kernel.bits import choose, count_bits, nth_bit, subset
from antiqua.kernel.rng import Rng
from antiqua.kernel.state import Buffer, State

CHANCE = seats.CHANCE
OVER = seats.OVER
CARDS = tables.CARDS
WONDERS = tables.WONDERS
LAYOUTS = tables.LAYOUTS
ZONE_POINTS = tables.ZONE_POINTS


class Board(State):
    """All that a position of 7 Wonders Duel consists of. `active` is whose turn it is, also while chance decides."""

    wonders_option: int
    tie_option: int
    age: int
    again: bool
    pawn: int
    military_tokens: int
    board_tokens: int
    drawn_tokens: int
    undealt_wonders: int
    group: int
    picks: int
    layout: Layout
    slots: list[int]
    present: int
    available: int
    uncovered: int
    dealt: int
    guilds_to_deal: int
    turning: int
    unseen: int
    unseen_guilds: int
    where: list[int]
    tucked: list[int]
    destroys: int
    first: City
    second: City

    def __init__(self, wonders: int = DRAFTED, tie: int = LAST_PLAYER_CHOOSES) -> None:
        self.sit_down(2, len(CATEGORIES))  # SW-2.7
        self.wonders_option = wonders
        self.tie_option = tie
        self.age = 0
        self.again = False
        self.pawn = 0  # SW-2.2
        self.military_tokens = 0b1111
        self.board_tokens = 0
        self.drawn_tokens = 0
        self.undealt_wonders = ALL_WONDERS
        self.group = 0
        self.picks = 0
        self.layout = LAYOUTS[0]
        self.slots = [EMPTY] * 20
        self.present = 0
        self.available = 0
        self.uncovered = 0
        self.dealt = 0
        self.guilds_to_deal = 0
        self.turning = 0
        self.unseen = 0
        self.unseen_guilds = 0
        self.where = [UNSEEN] * 73
        self.tucked = [NONE] * 12
        self.destroys = NONE
        self.first = City()
        self.second = City()
        self.ask(DEAL_TOKENS)  # SW-2.3

    def copy_to(self, new: Board) -> None:
        """Make `new` equal to this, sharing nothing that can change."""
        self.copy_common(new)
        new.wonders_option = self.wonders_option
        new.tie_option = self.tie_option
        new.age = self.age
        new.again = self.again
        new.pawn = self.pawn
        new.military_tokens = self.military_tokens
        new.board_tokens = self.board_tokens
        new.drawn_tokens = self.drawn_tokens
        new.undealt_wonders = self.undealt_wonders
        new.group = self.group
        new.picks = self.picks
        new.layout = self.layout
        new.slots = self.slots[:]
        new.present = self.present
        new.available = self.available
        new.uncovered = self.uncovered
        new.dealt = self.dealt
        new.guilds_to_deal = self.guilds_to_deal
        new.turning = self.turning
        new.unseen = self.unseen
        new.unseen_guilds = self.unseen_guilds
        new.where = self.where[:]
        new.tucked = self.tucked[:]
        new.destroys = self.destroys
        new.first = self.first.clone()
        new.second = self.second.clone()

    def pack(self, numbers: Buffer) -> None:
        numbers.add(self.wonders_option)
        numbers.add(self.tie_option)
        numbers.add(self.phase)
        numbers.add(self.active)
        numbers.add(self.age)
        numbers.add(self.again)
        numbers.add(self.ending)
        numbers.add(self.winners)
        numbers.add(self.pawn)
        numbers.add(self.military_tokens)
        numbers.add(self.board_tokens)
        numbers.add(self.drawn_tokens)
        numbers.add(self.undealt_wonders)
        numbers.add(self.group)
        numbers.add(self.picks)
        numbers.add(self.dealt)
        for slot in range(SLOTS):
            numbers.add(self.slots[slot])
        for card in range(CARD_COUNT):
            numbers.add(self.where[card])
        for wonder in range(WONDER_COUNT):
            numbers.add(self.tucked[wonder])
        for seat in range(2):
            city = self.city(seat)
            numbers.add(city.coins)
            numbers.add(city.tokens)
            numbers.add(city.built)
            for place in range(4):
                numbers.add(city.wonders[place])
        numbers.add(self.destroys)

    def restore(self, numbers: list[int]) -> None:
        """Become the position that `pack` wrote; everything else follows from these numbers."""
        source = iter(numbers)
        self.wonders_option = next(source)
        self.tie_option = next(source)
        phase = next(source)
        self.active = next(source)
        self.age = next(source)
        self.again = next(source) != 0
        self.ending = next(source)
        self.winners = next(source)
        self.pawn = next(source)
        self.military_tokens = next(source)
        self.board_tokens = next(source)
        self.drawn_tokens = next(source)
        self.undealt_wonders = next(source)
        self.group = next(source)
        self.picks = next(source)
        self.dealt = next(source)
        for slot in range(SLOTS):
            self.slots[slot] = next(source)
        for card in range(CARD_COUNT):
            self.where[card] = next(source)
        for wonder in range(WONDER_COUNT):
            self.tucked[wonder] = next(source)
        for seat in range(2):
            city = City()
            city.restore(source)
            for card in range(CARD_COUNT):
                if self.where[card] == BUILT_BY + seat:
                    city.add_card(CARDS[card])
            if seat == 0:
                self.first = city
            else:
                self.second = city
        self.destroys = next(source)
        self.restore_layout()
        self.ask(phase)

    def restore_layout(self) -> None:
        """What can be taken, what must be turned up and what is unseen, from the slots and the places of the cards."""
        self.layout = LAYOUTS[self.age - 1 if self.age else 0]
        self.present = 0
        self.available = 0
        self.uncovered = 0
        self.unseen = 0
        self.unseen_guilds = 0
        self.guilds_to_deal = GUILDS_IN_PLAY if self.age == 3 and self.dealt < SLOTS else 0
        if self.age == 0:
            return
        for slot in range(SLOTS):
            if self.slots[slot] != EMPTY or slot >= self.dealt:
                self.present |= 1 << slot
            if self.guilds_to_deal and (
                self.slots[slot] == FACE_DOWN_GUILD or self.slots[slot] >= FIRST_GUILD
            ):
                self.guilds_to_deal -= 1
        for slot in range(SLOTS):
            if self.present >> slot & 1 and not self.layout.covered_by[slot] & self.present:
                if self.slots[slot] < 0 and slot < self.dealt:
                    self.uncovered |= 1 << slot
                else:
                    self.available |= 1 << slot
        for card in range(self.layout.cards):
            if self.where[self.layout.first_card + card] == UNSEEN:
                self.unseen |= 1 << card
        if self.age == 3:
            for guild in range(GUILD_COUNT):
                if self.where[FIRST_GUILD + guild] == UNSEEN:
                    self.unseen_guilds |= 1 << guild
        self.turning = self.dealt
        if self.uncovered:
            self.turning = nth_bit(self.uncovered, 0)

    def city(self, seat: int) -> City:
        return self.first if seat == 0 else self.second

    def cities(self) -> tuple[City, City]:
        return self.first, self.second

    def ask(self, phase: int) -> None:
        """What is pending now, and who decides it."""
        self.phase = phase
        self.to_play = CHANCE if phase < DRAFT else OVER if phase == GAME_OVER else self.active

    # -- 4: the layout ------------------------------------------------------------------------------------------------

    def lay_back(self, back: int) -> None:
        self.slots[self.turning] = FACE_DOWN
        if back == GUILD_BACK:
            self.slots[self.turning] = FACE_DOWN_GUILD
            self.guilds_to_deal -= 1
        self.dealt += 1
        if self.listener is not None and self.age == 3:
            self.listener.happened(events.BackShown(self.turning, back == GUILD_BACK))

    def turn_up(self, card: int) -> None:
        """A card drawn from the unseen ones now lies open in the slot that is being turned."""
        self.slots[self.turning] = card
        self.where[card] = LAID_OUT
        if card >= FIRST_GUILD:
            self.unseen_guilds &= ~(1 << (card - FIRST_GUILD))
        else:
            self.unseen &= ~(1 << (card - self.layout.first_card))
        if self.listener is not None:
            self.listener.happened(events.CardRevealed(self.turning, CARDS[card].id))

    def take_from_layout(self, slot: int) -> int:
        """SW-4.3: a card is available when nothing lies on it."""
        card = self.slots[slot]
        self.slots[slot] = EMPTY
        self.present &= ~(1 << slot)
        self.available &= ~(1 << slot)
        for side in range(2):
            freed = self.layout.under[2 * slot + side]
            if freed >= 0 and not self.layout.covered_by[freed] & self.present:
                if self.slots[freed] >= 0:
                    self.available |= 1 << freed
                else:
                    self.uncovered |= 1 << freed
        return card

    # -- prices, counts and points ------------------------------------------------------------------------------------

    def price_of_card(self, seat: int, card: int) -> tuple[int, int, bool]:
        """What a card costs `seat`: printed coins, trade, and whether a chain makes it free."""
        if self.city(seat).linked(card):
            return 0, 0, True
        return CARDS[card].coins, self.city(seat).card_trade(card, self.city(1 - seat)), False

    def price_of_wonder(self, seat: int, wonder: int) -> int:
        return self.city(seat).wonder_cost(WONDERS[wonder], self.city(1 - seat))

    def unit_price(self, seat: int, good: int) -> int:
        """What one missing unit of a resource costs `seat` (SW-6.3)."""
        return self.city(seat).unit_price(good, self.city(1 - seat))

    def larger_count(self, guild: Card) -> int:
        """SW-7.6: the larger of the two cities' counts."""
        one = self.first.count(guild.counts)
        other = self.second.count(guild.counts)
        return one if one > other else other

    def any_discarded(self) -> bool:
        for card in range(CARD_COUNT):
            if self.where[card] == DISCARDED:
                return True
        return False

    def list_cards_at(self, place: int, color: int, actions: Buffer) -> None:
        """Every card at `place` in `where`; only those of one colour, if `color` is one."""
        for card in range(CARD_COUNT):
            if self.where[card] == place and (color < 0 or CARDS[card].color == color):
                actions.add(PICK_CARD + card)

    def points_for(self, seat: int, category: int) -> int:
        points = [0] * 8
        self.list_points(seat, points)
        return points[category]

    def score(self, seat: int) -> int:
        points = [0] * 8
        self.list_points(seat, points)
        total = 0
        for category in range(self.categories):
            total += points[category]
        return total

    def list_points(self, seat: int, points: list[int]) -> None:
        """SW-12.2: the points of every kind, into `points`."""
        me = self.city(seat)
        lead = self.pawn if seat == 0 else -self.pawn
        points[IN_BLUE] = me.points[BLUE]
        points[IN_GREEN] = me.points[GREEN]
        points[IN_YELLOW] = me.points[YELLOW]
        points[IN_PURPLE] = self.guild_points(me)
        points[IN_WONDERS] = me.wonder_points
        points[IN_TOKENS] = me.token_points()
        points[IN_COINS] = me.coins // COINS_PER_POINT
        points[IN_MILITARY] = ZONE_POINTS[lead] if lead > 0 else 0

    def guild_points(self, me: City) -> int:
        total = 0
        for guild in range(GUILD_COUNT):
            if me.guilds >> guild & 1:
                card = CARDS[FIRST_GUILD + guild]
                total += card.points_each * self.larger_count(card)
        return total

    def boxed_tokens(self) -> int:
        """The tokens that are neither on the board nor a player's."""
        return ALL_TOKENS & ~(self.board_tokens | self.first.tokens | self.second.tokens)

    # -- 17: chance and what is hidden --------------------------------------------------------------------------------

    def outcomes(self) -> int:
        """How many equally likely ways a deal of tokens or wonders may fall; two kinds of backs."""
        if self.phase == DEAL_TOKENS:
            return choose(TOKEN_COUNT, TOKENS_ON_BOARD)
        if self.phase == DEAL_WONDERS:
            return choose(count_bits(self.undealt_wonders), GROUP_SIZE)
        if self.phase == DRAW_LIBRARY:
            return choose(count_bits(self.boxed_tokens()), LIBRARY_DRAW)
        return 2

    def age_card_odds(self) -> int:
        """In how many of the `guild_odds() + age_card_odds()` ways is the card being turned no guild?"""
        if self.phase == REVEAL_CARD:
            return 1 if self.slots[self.turning] == FACE_DOWN else 0
        return SLOTS - self.dealt - self.guilds_to_deal

    def guild_odds(self) -> int:
        if self.phase == REVEAL_CARD:
            return 1 if self.slots[self.turning] == FACE_DOWN_GUILD else 0
        return self.guilds_to_deal

    def list_unseen(self, actions: Buffer) -> None:
        if self.age_card_odds():
            for card in range(self.layout.cards):
                if self.unseen >> card & 1:
                    actions.add(self.layout.first_card + card)
        if self.guild_odds():
            for guild in range(GUILD_COUNT):
                if self.unseen_guilds >> guild & 1:
                    actions.add(FIRST_GUILD + guild)

    def sample_chance(self, rng: Rng) -> int:
        phase = self.phase
        if phase == DEAL_CARD or phase == REVEAL_CARD:
            guilds = self.guild_odds()
            if guilds and rng.below(guilds + self.age_card_odds()) < guilds:
                return FIRST_GUILD + draw(self.unseen_guilds, GUILD_COUNT, rng)
            return self.layout.first_card + draw(self.unseen, self.layout.cards, rng)
        if phase == DEAL_BACK:
            guilds = self.guild_odds()
            return GUILD_BACK if rng.below(guilds + self.age_card_odds()) < guilds else AGE_BACK
        return rng.below(self.outcomes())

    def chance_outcomes(self) -> list[tuple[int, Fraction]]:
        phase = self.phase
        if phase != DEAL_CARD and phase != REVEAL_CARD and phase != DEAL_BACK:
            return uniform(range(self.outcomes()))
        guild = Fraction(self.guild_odds(), self.guild_odds() + self.age_card_odds())
        if phase == DEAL_BACK:
            return [(AGE_BACK, 1 - guild), (GUILD_BACK, guild)]
        return [
            (
                card,
                guild / count_bits(self.unseen_guilds)
                if card >= FIRST_GUILD
                else (1 - guild) / count_bits(self.unseen),
            )
            for card in self.legal_actions()
        ]

    def hides(self, seat: int) -> bool:
        return self.phase == LIBRARY and seat != self.active

    def resample(self, seat: int, rng: Rng) -> None:
        """SW-17.5: nothing face down is in the position; only the Great Library's draw is private (SW-17.4)."""
        if self.hides(seat):
            boxed = self.boxed_tokens()
            drawn = LIBRARY_DRAW
            self.drawn_tokens = subset(boxed, drawn, rng.below(choose(count_bits(boxed), drawn)))


def draw(unseen: int, cards: int, rng: Rng) -> int:
    """One of the unseen cards, each as likely as the others: what has been seen already is drawn again."""
    card = rng.below(cards)
    while not unseen >> card & 1:
        card = rng.below(cards)
    return card


def military_token(seat: int, distance: int) -> int:
    """The bit of the military token at `distance` on the side of `seat`: 2 coins at 3, 5 coins at 6."""
    return 1 << (2 * seat + (1 if distance > tables.TOKEN_DISTANCES[0] else 0))
