"""The table: the board with its tokens and markers, the display of cards, the players; points; what chance may do."""

from __future__ import annotations

from fractions import Fraction

from antiqua.games.chance import uniform, weighted
from antiqua.games.concordia import tables

from antiqua.games.concordia.constants import (  # isort: skip
    BRICK, BUILD, BUY_AS_SENATOR, BY_EDITION, CARD_COUNT, CATEGORY_COUNT, CITIES, COINS_PER_VESTA_POINT,
    COLONISTS, COLONISTS_OF_A_KIND, CONCORDIA_POINTS, DEAL_TOKEN, DRAW_STARTER, EDITION_OPTION, EMPTY,
    GAME_OVER, GOODS, IMPERIUM, INCOME_OPTION, IN_CONCORDIA, ITALIA, JUPITER, KEEP, LEGACY, MAP_OPTION, MARS,
    MERCURIUS, MINERVA, MOVE, NONE, OF_A_KIND, OPTIONS, PLACE, PLACES, PLAY, POINTS_PER_COLONIST,
    POINTS_PER_GOOD, PROVINCES, ROLES, SATURNUS, SLOTS, TOKEN_KINDS, TRADE, TWO_PER_COLONIST, VESTA,
)  # fmt: skip
from antiqua.games.concordia.player import Player
from antiqua.games.concordia.tables import Map
from antiqua.kernel import seats
from antiqua.kernel.bits import count_bits, nth_bit
from antiqua.kernel.rng import Rng
from antiqua.kernel.state import Buffer, State

CHANCE = seats.CHANCE
OVER = seats.OVER
MAPS = tables.MAPS
MOST_STEPS = 32  # that `made` can hold
ONE = tables.ONE
TOKENS = tables.TOKENS
STACK_CARDS = tables.STACK_CARDS
STACKS = tables.STACKS
SPECIALIST_POINTS = tables.MINERVA
SPECIALTY = tables.SPECIALTY
MARKER_COINS = tables.MARKER_COINS


class Board(State):
    """One position, without the rules of the turn.

    `produces` is the good of each city; a province's marker shows the good `bonus` while its bit of `markers` is set,
    and coins otherwise. `display` are the cards for sale from left to right; `unseen` those of the deck, which has no
    order before they are seen. `holder` has the Praefectus Magnus, `finisher` the Concordia card. `points` are the
    movement points left.

    Steps of one action whose order means nothing are made in the canonical one, the ascending order of their numbers:

        BUILD            the city
        PLACE            kind * PLACES + city
        TRADE            the good sold, or GOODS + the good bought
        BUY_AS_SENATOR   the slot

    `last_made` is the number of the step made last, so that only later ones are offered; in `any_order` it stays as it
    was, and nothing is passed over. `made` is the set of steps made, where that limits the rest: goods traded, slots
    bought from.
    """

    options: list[int]
    starter: int
    holder: int
    finisher: int
    points: int
    last_made: int
    made: int
    map: Map
    legacy: bool
    produces: list[int]
    dealt: int
    tokens_left: list[int]
    good_cities: list[int]
    bonus: list[int]
    markers: int
    display: list[int]
    unseen: int
    taken: list[int]
    everyone: list[Player]

    def __init__(self, players: int, options: list[int]) -> None:
        self.sit_down(players, CATEGORY_COUNT)
        self.options = [0] * 8
        for option in range(OPTIONS):
            self.options[option] = options[option]
        self.starter = NONE
        self.holder = NONE
        self.finisher = NONE
        self.points = 0
        self.last_made = NONE
        self.made = 0
        self.produces = [NONE] * 30
        self.tokens_left = [0] * 20
        self.good_cities = [0] * 5
        self.bonus = [NONE] * 12
        self.markers = 0
        self.display = [EMPTY] * 7
        self.unseen = 0
        for stack in range(1, STACKS + 1):
            if stack <= players:  # CO-2.4
                self.unseen |= STACK_CARDS[stack]
        self.taken = [0] * 2
        self.everyone = [Player() for _ in range(players)]
        self.derive()
        self.ask(DEAL_TOKEN)

    def derive(self) -> None:
        """Everything that follows from the options, the tokens and the colonists."""
        self.map = MAPS[self.map_index()]
        income = self.options[INCOME_OPTION]
        self.legacy = (
            self.options[EDITION_OPTION] == LEGACY if income == BY_EDITION else income == TWO_PER_COLONIST
        )
        for place in range(TOKEN_KINDS):
            self.tokens_left[place] = TOKENS[place]
        for good in range(GOODS):
            self.good_cities[good] = 0
        for province in range(PROVINCES):
            self.bonus[province] = NONE
        self.dealt = 0
        while self.dealt < self.map.cities and self.produces[self.dealt] != NONE:
            self.lay_token(self.produces[self.dealt])
        self.taken[0] = 0
        self.taken[1] = 0
        for seat in range(self.players):
            for colonist in range(COLONISTS):
                self.occupy(colonist // COLONISTS_OF_A_KIND, self.everyone[seat].places[colonist])

    def map_index(self) -> int:
        """CO-2.1: two players use Italia, unless they were told otherwise."""
        if self.options[MAP_OPTION]:
            return self.options[MAP_OPTION] - 1
        return ITALIA if self.players < MAPS[IMPERIUM].min_players else IMPERIUM

    def copy_to(self, new: Board) -> None:
        """Make `new` equal to this, sharing nothing that can change."""
        self.copy_common(new)
        new.options = self.options[:]
        new.starter = self.starter
        new.holder = self.holder
        new.finisher = self.finisher
        new.points = self.points
        new.last_made = self.last_made
        new.made = self.made
        new.map = self.map
        new.legacy = self.legacy
        new.produces = self.produces[:]
        new.dealt = self.dealt
        new.tokens_left = self.tokens_left[:]
        new.good_cities = self.good_cities[:]
        new.bonus = self.bonus[:]
        new.markers = self.markers
        new.display = self.display[:]
        new.unseen = self.unseen
        new.taken = self.taken[:]
        everyone = []
        for seat in range(self.players):
            everyone.append(self.everyone[seat].clone())
        new.everyone = everyone

    def pack(self, numbers: Buffer) -> None:
        numbers.add(self.players)
        for option in range(OPTIONS):
            numbers.add(self.options[option])
        numbers.add(self.phase)
        numbers.add(self.active)
        numbers.add(self.starter)
        numbers.add(self.holder)
        numbers.add(self.finisher)
        numbers.add(self.ending)
        numbers.add(self.winners)
        numbers.add(self.points_left())
        numbers.add(self.last_step())
        for city in range(CITIES):
            numbers.add(self.produces[city])
        numbers.add(self.markers)
        for slot in range(SLOTS):
            numbers.add(self.display[slot])
        numbers.add(self.unseen)
        for seat in range(self.players):
            self.everyone[seat].pack(numbers)
        if self.made_freely():
            numbers.add(self.made)

    def points_left(self) -> int:
        """The movement points, while there are any."""
        return self.points if self.phase == MOVE else 0

    def last_step(self) -> int:
        """What was done last, while that says what may follow."""
        phase = self.phase
        steps = phase == BUILD or phase == PLACE or phase == TRADE or phase == BUY_AS_SENATOR
        return self.last_made if steps else NONE

    def made_freely(self) -> bool:
        """Were steps made that `last_made` does not tell, because they came in another order than the canonical one?"""
        return self.limits_steps() and self.made != self.made_in_order()

    def limits_steps(self) -> bool:
        """Does the second step end the action, so that the first one is all that has to be known?"""
        return self.phase == TRADE or self.phase == BUY_AS_SENATOR

    def made_in_order(self) -> int:
        """The steps that `last_made` tells, where steps are limited; elsewhere none is counted."""
        if self.limits_steps() and 0 <= self.last_made < MOST_STEPS:
            return 1 << self.last_made
        return 0

    def begin_steps(self) -> None:
        """No step of the action has been made."""
        self.last_made = NONE
        self.made = 0

    def pass_to(self, step: int) -> None:
        """In the canonical order only later steps follow; in any order nothing is passed over."""
        if not self.any_order:
            self.last_made = step

    def restore(self, numbers: list[int]) -> None:
        """Become the position that `pack` wrote; everything else follows from these numbers."""
        source = iter(numbers)
        self.players = next(source)
        for option in range(OPTIONS):
            self.options[option] = next(source)
        self.phase = next(source)
        self.active = next(source)
        self.starter = next(source)
        self.holder = next(source)
        self.finisher = next(source)
        self.ending = next(source)
        self.winners = next(source)
        self.points = next(source)
        self.last_made = next(source)
        for city in range(CITIES):
            self.produces[city] = next(source)
        self.markers = next(source)
        for slot in range(SLOTS):
            self.display[slot] = next(source)
        self.unseen = next(source)
        everyone = []
        for _ in range(self.players):
            player = Player()
            player.restore(source)
            everyone.append(player)
        self.everyone = everyone
        self.derive()
        self.made = next(source, self.made_in_order())
        self.ask(self.phase)

    def ask(self, phase: int) -> None:
        """What is pending now, and who decides it."""
        self.phase = phase
        self.to_play = CHANCE if phase < PLAY else OVER if phase == GAME_OVER else self.active
        if phase == KEEP:
            self.to_play = self.first_waiting()

    def first_waiting(self) -> int:
        """CO-4.5: the first from the active player on who has to choose what to store; NONE where nobody has."""
        for turn in range(self.players):
            seat = (self.active + turn) % self.players
            if self.everyone[seat].waits():
                return seat
        return NONE

    # -- 1, 2: the board -------------------------------------------------------------------------------------

    def lay_token(self, good: int) -> None:
        """CO-2.2, CO-2.3: the next city gets its token; the best good of a province is the one on its bonus marker."""
        city = self.dealt
        province = self.map.province[city]
        self.produces[city] = good
        self.tokens_left[self.map.letter[city] * GOODS + good] -= 1
        self.good_cities[good] |= 1 << city
        if good > self.bonus[province]:
            self.bonus[province] = good
        self.dealt += 1

    def occupy(self, kind: int, place: int) -> None:
        """CO-5.2e: a colonist stands on a route."""
        if place >= PLACES:
            self.taken[kind] |= ONE << (place - PLACES - kind * OF_A_KIND)

    def leave(self, kind: int, place: int) -> None:
        if place >= PLACES:
            self.taken[kind] &= ~(ONE << (place - PLACES - kind * OF_A_KIND))

    def houses_in(self, city: int) -> int:
        found = 0
        for seat in range(self.players):
            if self.everyone[seat].houses >> city & 1:
                found += 1
        return found

    def coins_shown(self) -> int:
        """CO-5.3b: on all markers that show coins."""
        coins = 0
        for province in range(len(self.map.provinces)):
            if not self.markers >> province & 1:
                coins += MARKER_COINS[self.bonus[province]]
        return coins

    def deck_top(self) -> int:
        """CO-2.4: the cards that may lie on top of the deck: what is left of the lowest stack; none if it is empty."""
        for stack in range(1, STACKS + 1):
            if self.unseen & STACK_CARDS[stack]:
                return self.unseen & STACK_CARDS[stack]
        return 0

    def empty_slot(self) -> int:
        """The first slot of the display without a card."""
        slot = 0
        while slot < SLOTS and self.display[slot] != EMPTY:
            slot += 1
        return slot

    # -- 9: points -------------------------------------------------------------------------------------------

    def value_of(self, seat: int, god: int) -> int:
        """CO-9.1: what each card of this god is worth to `seat`; for Minerva all of them together."""
        me = self.everyone[seat]
        value = 0
        if god == VESTA:
            value = me.wealth() // COINS_PER_VESTA_POINT
        elif god == JUPITER:
            value = count_bits(me.houses & ~self.good_cities[BRICK])
        elif god == SATURNUS:
            for province in range(PROVINCES):
                if me.houses & self.map.province_cities[province]:
                    value += 1
        elif god == MERCURIUS:
            for good in range(GOODS):
                if me.houses & self.good_cities[good]:
                    value += POINTS_PER_GOOD
        elif god == MARS:
            value = POINTS_PER_COLONIST * me.on_board
        elif god == MINERVA:
            for role in range(ROLES):
                if SPECIALIST_POINTS[role] and me.cards[role]:
                    houses = count_bits(me.houses & self.good_cities[SPECIALTY[role]])
                    value += me.cards[role] * SPECIALIST_POINTS[role] * houses
        return value

    def points_for(self, seat: int, category: int) -> int:
        """CO-9.2: the points of one kind."""
        if category == IN_CONCORDIA:
            return CONCORDIA_POINTS if self.finisher == seat else 0
        cards = self.everyone[seat].gods[category]
        if cards == 0:
            return 0
        return self.value_of(seat, category) * (1 if category == MINERVA else cards)

    def tie_rank(self, seat: int) -> int:
        """CO-9.3: how often the Praefectus Magnus must be passed to the right to come to `seat`."""
        return (self.holder + self.players - seat) % self.players

    # -- chance ----------------------------------------------------------------------------------------------

    def token_weight(self, good: int) -> int:
        """How many tokens with this good are left for the next city."""
        return self.tokens_left[self.map.letter[self.dealt] * GOODS + good]

    def single_token(self) -> bool:
        """Do all tokens left for the next city show the same good?"""
        found = 0
        for good in range(GOODS):
            if self.token_weight(good):
                found += 1
        return found == 1

    def list_outcomes(self, actions: Buffer) -> None:
        if self.phase == DEAL_TOKEN:
            for good in range(GOODS):
                if self.token_weight(good):
                    actions.add(good)
        elif self.phase == DRAW_STARTER:
            for seat in range(self.players):
                actions.add(seat)
        else:
            top = self.deck_top()
            for card in range(CARD_COUNT):
                if top >> card & 1:
                    actions.add(card)

    def sample_chance(self, rng: Rng) -> int:
        if self.phase == DEAL_TOKEN:
            total = 0
            for good in range(GOODS):
                total += self.token_weight(good)
            token = rng.below(total)
            good = 0
            while token >= self.token_weight(good):
                token -= self.token_weight(good)
                good += 1
            return good
        if self.phase == DRAW_STARTER:
            return rng.below(self.players)
        top = self.deck_top()
        return nth_bit(top, rng.below(count_bits(top)))

    def chance_outcomes(self) -> list[tuple[int, Fraction]]:
        outcomes = self.legal_actions()
        if self.phase == DEAL_TOKEN:
            return weighted(outcomes, [self.token_weight(good) for good in outcomes])
        return uniform(outcomes)

    def hides(self, seat: int) -> bool:
        return False

    def resample(self, seat: int, rng: Rng) -> None:
        """CO-3.7: only the order of the deck is hidden, and it is no part of the position."""
