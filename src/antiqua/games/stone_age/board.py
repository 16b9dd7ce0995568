"""The table: all that a position consists of, where people may be placed, how one may pay, what chance may bring,
points, and what is hidden.

What the players do with it is in `rules.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from antiqua.games.chance import uniform, weighted
from antiqua.games.stone_age import tables

from antiqua.games.stone_age.constants import (  # isort: skip
    KINDS, RIVER, TOOL_MAKER, HUT, FIELD, FIRST_SPACE, FIRST_STACK, CARD_COUNT,
    BUILDING_COUNT, SPACES, STACK_PLACES, VILLAGE, FACES, FARMER, MAKER, BUILDER, SHAMAN, NONE,
    MOST_PEOPLE, MOST_AGRICULTURE, MOST_TOOLS, STACK_SIZE, RINGS, ANY_AMOUNT, FIXED, CHOICE, CHOOSE_START,
    DEAL_CARD, TURN_BUILDING, ROLL, ROLL_ITEMS, PLACE, BUY, BUILD, FEED, GAME_OVER, REDEEM, PAY, DECLINE,
    CONSTRUCT, ENOUGH, STARVE, UNSEEN, OWNED_BY, ON_TRACK, IN_CULTURE, IN_FARMERS, IN_MAKERS, IN_BUILDERS,
    IN_SHAMANS, IN_RESOURCES, CATEGORIES, RANDOM_SEAT, OPTION_COUNT, OPT_START, OPT_SUPPLY, OPT_FUTILE, OPT_HUNT,
)  # fmt: skip
from antiqua.games.stone_age.tables import Building
from antiqua.games.stone_age.tribe import Tribe
from antiqua.kernel import bits, seats
from antiqua.kernel.bits import count_bits
from antiqua.kernel.rng import Rng
from antiqua.kernel.state import Buffer, State

CHANCE = seats.CHANCE
OVER = seats.OVER
BUILDINGS = tables.BUILDINGS
STACKS = tables.STACKS
VILLAGE_LIMIT = tables.VILLAGE_LIMIT
CROWD_LIMIT = tables.CROWD_LIMIT
FIRST_PLACEMENT = tables.FIRST_PLACEMENT
ITEM_DICE = tables.ITEM_DICE
POWERS = tables.POWERS
SUPPLY = tables.SUPPLY
SET_POINTS = tables.SET_POINTS
SIDES = tables.SIDES
BIT_OF = bits.BIT_OF
DE_BRUIJN = bits.DE_BRUIJN
ONE = 1
# The ways in which a payment may go on, besides the resources: members of a set of actions, counted from PAY on.
BY_DECLINE = 1 << (DECLINE - PAY)
BY_CONSTRUCT = 1 << (CONSTRUCT - PAY)
BY_ENOUGH = 1 << (ENOUGH - PAY)
BY_STARVE = 1 << (STARVE - PAY)
BY_REDEEM = 1 << (STARVE - PAY + 1)
# What the lower half of each card scores: one symbol, as a set, or figures of one specialist.
SYMBOL = [1 << card.culture if card.culture >= 0 else 0 for card in tables.CARDS]
SPECIALIST = [max(card.specialist, 0) for card in tables.CARDS]
FIGURES = [card.figures for card in tables.CARDS]
COUNT_OF_THREE = [count_bits(places) for places in range(8)]  # how many of the three village places a set has


class Board(State):
    """All that a position of Stone Age consists of.

    `active` is who decides, or, while chance does, whose turn it is, and `me` is that tribe; `buyer` is who goes on
    when all have taken their item, `after` what follows when the two resources are `taken`. `spot` is the card space
    or building stack that is being resolved and `paid` what has been given for it, or for the `missing` food;
    `rolling` is the good that so many `dice` are rolled for, with a `total`. What is not in use has its resting value:
    equal positions are equal.

    `pay_from`, `tool_from` and `taken` are where the canonical order has come to: nothing before them may follow. With
    `any_order` they bar nothing and stay at the beginning, so that what is left can be done canonically from there.
    """

    options: list[int]
    start: int
    round: int
    buyer: int
    after: int
    taken: int
    spot: int
    paid: list[int]
    pay_from: int
    missing: int
    rolling: int
    dice: int
    total: int
    tool_from: int
    items: list[int]
    display: list[int]
    tops: list[int]
    left: list[int]
    deck: int
    extra: int
    card_at: list[int]
    building_at: list[int]
    rings: list[int]
    crowd: list[int]
    occupied: int
    first: Tribe
    second: Tribe
    third: Tribe
    fourth: Tribe
    me: Tribe

    def __init__(self, players: int = 2, options: Sequence[int] = (0,) * OPTION_COUNT) -> None:
        self.sit_down(players, len(CATEGORIES))
        self.options = [0] * 8
        for option in range(OPTION_COUNT):
            self.options[option] = options[option]
        self.start = 0
        self.round = 0
        self.buyer = NONE
        self.after = NONE
        self.taken = NONE
        self.spot = NONE
        self.paid = [0] * 4
        self.pay_from = 0
        self.missing = 0
        self.rolling = NONE
        self.dice = 0
        self.total = 0
        self.tool_from = 0
        self.items = [0] * 6
        self.display = [NONE] * 4
        self.tops = [NONE] * 4
        self.left = [0] * 4
        for stack in range(STACKS[players]):  # SA-2.2
            self.left[stack] = STACK_SIZE
        self.deck = CARD_COUNT
        self.extra = NONE
        self.card_at = [UNSEEN] * 36
        self.building_at = [UNSEEN] * 28
        self.rings = [0] * 5
        self.crowd = [0] * 5
        self.occupied = 0
        self.first = Tribe()
        self.second = Tribe()
        self.third = Tribe()
        self.fourth = Tribe()
        self.me = self.first
        self.ask(CHOOSE_START if self.options[OPT_START] == RANDOM_SEAT else DEAL_CARD)  # SA-2.4, SA-2.1

    def copy_to(self, new: Board) -> None:
        """Make `new` equal to this, sharing nothing that can change; the tribes that do not play never do."""
        self.copy_common(new)
        new.options = self.options[:]
        new.start = self.start
        new.round = self.round
        new.buyer = self.buyer
        new.after = self.after
        new.taken = self.taken
        new.spot = self.spot
        new.paid = self.paid[:]
        new.pay_from = self.pay_from
        new.missing = self.missing
        new.rolling = self.rolling
        new.dice = self.dice
        new.total = self.total
        new.tool_from = self.tool_from
        new.items = self.items[:]
        new.display = self.display[:]
        new.tops = self.tops[:]
        new.left = self.left[:]
        new.deck = self.deck
        new.extra = self.extra
        new.card_at = self.card_at[:]
        new.building_at = self.building_at[:]
        new.rings = self.rings[:]
        new.crowd = self.crowd[:]
        new.occupied = self.occupied
        new.first = self.first.clone()
        new.second = self.second.clone()
        new.third = self.third.clone() if self.players > 2 else self.third
        new.fourth = self.fourth.clone() if self.players > 3 else self.fourth
        new.me = new.tribe(self.active)

    def pack(self, numbers: Buffer) -> None:
        numbers.add(self.players)
        for option in range(OPTION_COUNT):
            numbers.add(self.options[option])
        numbers.add(self.phase)
        numbers.add(self.active)
        numbers.add(self.start)
        numbers.add(self.round)
        numbers.add(self.ending)
        numbers.add(self.winners)
        numbers.add(self.buyer)
        numbers.add(self.after)
        numbers.add(self.taken)
        numbers.add(self.spot)
        numbers.add(self.missing)
        numbers.add(self.rolling)
        numbers.add(self.dice)
        numbers.add(self.total)
        numbers.add(self.tool_from)
        numbers.add(self.extra)
        for kind in range(KINDS):
            numbers.add(self.paid[kind])
        for face in range(FACES):
            numbers.add(self.items[face])
        for space in range(SPACES):
            numbers.add(self.display[space])
        for stack in range(STACK_PLACES):
            numbers.add(self.tops[stack])
            numbers.add(self.left[stack])
        for card in range(CARD_COUNT):
            numbers.add(self.card_at[card])
        for building in range(BUILDING_COUNT):
            numbers.add(self.building_at[building])
        for seat in range(self.players):
            self.tribe(seat).pack(numbers)
        if self.pay_from != self.last_paid():
            numbers.add(self.pay_from)

    def restore(self, numbers: list[int]) -> None:
        """Become the position that `pack` wrote; everything else follows from these numbers."""
        source = iter(numbers)
        self.players = next(source)
        for option in range(OPTION_COUNT):
            self.options[option] = next(source)
        phase = next(source)
        self.turn_to(next(source))
        self.start = next(source)
        self.round = next(source)
        self.ending = next(source)
        self.winners = next(source)
        self.buyer = next(source)
        self.after = next(source)
        self.taken = next(source)
        self.spot = next(source)
        self.missing = next(source)
        self.rolling = next(source)
        self.dice = next(source)
        self.total = next(source)
        self.tool_from = next(source)
        self.extra = next(source)
        for kind in range(KINDS):
            self.paid[kind] = next(source)
        for face in range(FACES):
            self.items[face] = next(source)
        for space in range(SPACES):
            self.display[space] = next(source)
        for stack in range(STACK_PLACES):
            self.tops[stack] = next(source)
            self.left[stack] = next(source)
        for card in range(CARD_COUNT):
            self.card_at[card] = next(source)
        for building in range(BUILDING_COUNT):
            self.building_at[building] = next(source)
        for seat in range(self.players):
            self.tribe(seat).restore(source)
        self.pay_from = next(source, self.last_paid())
        self.recount()
        self.ask(phase)

    def recount(self) -> None:
        """What follows from the places of cards, buildings and people."""
        self.deck = 0
        for card in range(CARD_COUNT):
            if self.card_at[card] == UNSEEN:
                self.deck += 1
        for place in range(RIVER + 1):
            self.rings[place] = 0
            self.crowd[place] = 0
        self.occupied = 0
        for seat in range(self.players):
            tribe = self.tribe(seat)
            tribe.buildings = 0
            for building in range(BUILDING_COUNT):
                if self.building_at[building] == OWNED_BY + seat:
                    tribe.buildings += 1
            for place in range(RIVER + 1):
                self.rings[place] += tribe.figures[place]
                if tribe.figures[place]:
                    self.crowd[place] += 1
            self.occupied |= tribe.spots

    def tribe(self, seat: int) -> Tribe:
        if seat == 0:
            return self.first
        if seat == 1:
            return self.second
        return self.third if seat == 2 else self.fourth

    def turn_to(self, seat: int) -> None:
        """It is the turn of `seat`."""
        self.active = seat
        self.me = self.tribe(seat)

    def tribes(self) -> list[Tribe]:
        return [self.tribe(seat) for seat in range(self.players)]

    def stacks(self) -> int:
        """How many stacks of buildings are in the game (SA-2.2)."""
        return STACKS[self.players]

    def ask(self, phase: int) -> None:
        """What is pending now, and who decides it."""
        self.phase = phase
        self.to_play = CHANCE if phase < PLACE else OVER if phase == GAME_OVER else self.active

    # -- 4: where people may be placed --------------------------------------------------------------------------------

    def room(self, tribe: Tribe, place: int) -> int:
        """How many people `tribe` may put at a gathering place (SA-4.2, SA-4.4, SA-4.7)."""
        if place == 0:
            return tribe.hand if not tribe.spots & 1 or self.options[OPT_HUNT] else 0
        if tribe.spots >> place & 1 or self.crowd[place] >= CROWD_LIMIT[self.players]:
            return 0
        free = RINGS - self.rings[place]  # SA-R8
        return free if free < tribe.hand else tribe.hand

    def open_spots(self, tribe: Tribe) -> int:
        """The village places, cards and buildings where `tribe` may put its people now, as a set of places."""
        if tribe.hand == 0:
            return 0
        spots = ((1 << (FIRST_STACK + STACKS[self.players])) - (1 << FIRST_SPACE)) & ~self.occupied  # SA-4.5
        if COUNT_OF_THREE[self.occupied >> TOOL_MAKER & 7] < VILLAGE_LIMIT[self.players]:  # SA-4.8
            spots |= VILLAGE & ~self.occupied
            if tribe.hand < 2:  # SA-R10
                spots &= ~(1 << HUT)
            if self.options[OPT_FUTILE]:  # SA-R1
                if tribe.people == MOST_PEOPLE:
                    spots &= ~(1 << HUT)
                if tribe.agriculture == MOST_AGRICULTURE:
                    spots &= ~(1 << FIELD)
                if tribe.tools == MOST_TOOLS:
                    spots &= ~(1 << TOOL_MAKER)
        return spots

    def can_place(self, tribe: Tribe) -> bool:
        """SA-4.3: has `tribe` any placement? Hunting is the one that is seldom closed."""
        return tribe.hand > 0 and (self.room(tribe, 0) > 0 or self.placements(tribe) > 0)

    def one_placement(self, tribe: Tribe) -> bool:
        """Has `tribe` exactly one placement?"""
        return self.room(tribe, 0) < 2 and self.placements(tribe) == 1

    def placements(self, tribe: Tribe) -> int:
        """How many placements `tribe` has to choose from."""
        count = count_bits(self.open_spots(tribe))
        for place in range(RIVER + 1):
            count += self.room(tribe, place)
        return count

    def may_place(self, seat: int, place: int) -> bool:
        """May `seat` put somebody at `place`, if it is his turn?"""
        tribe = self.tribe(seat)
        if place <= RIVER:
            return self.room(tribe, place) > 0
        return self.open_spots(tribe) >> place & 1 != 0

    def list_placements(self, actions: Buffer) -> None:
        tribe = self.me
        count = actions.count
        for place in range(RIVER + 1):
            first = FIRST_PLACEMENT[place]
            for figures in range(self.room(tribe, place)):
                actions.items[count] = first + figures  # the longest list of all: written without a call
                count += 1
        actions.count = count
        actions.add_members(self.open_spots(tribe) >> TOOL_MAKER, FIRST_PLACEMENT[TOOL_MAKER])  # one each

    # -- 5: the bank --------------------------------------------------------------------------------------------------

    def in_bank(self, kind: int) -> int:
        """How many of a resource the bank can give: plenty, unless an option limits it (SA-5.9, SA-R31)."""
        supply = SUPPLY[self.options[OPT_SUPPLY] * KINDS + kind]
        if self.options[OPT_SUPPLY]:
            for seat in range(self.players):
                supply -= self.tribe(seat).stock[kind]
        return supply

    # -- 5: payments --------------------------------------------------------------------------------------------------

    def price(self) -> int:
        """How many resources are given for a card, a building or missing food; for some buildings fewer will do."""
        if self.phase == BUY:  # SA-5.10
            return self.spot - FIRST_SPACE + 1
        if self.phase == FEED:  # SA-8.2
            return self.missing
        return BUILDINGS[self.tops[self.spot - FIRST_STACK]].most  # SA-5.14

    def payable(self) -> int:
        """The resources that may be given next towards the price, as a set."""
        tribe = self.me
        free = self.any_order
        first = 0 if free else self.pay_from
        rest = self.price() - self.given()
        if self.phase != BUILD:
            return tribe.payable_exactly(first, rest, free)
        building = BUILDINGS[self.tops[self.spot - FIRST_STACK]]
        if building.kind == FIXED:
            return 0
        if building.kind == CHOICE:  # SA-5.14
            begun = self.kinds_paid()
            return tribe.payable_kinds(first, begun, rest, building.kinds - count_bits(begun), free)
        return tribe.payable_any(first) if rest > 0 else 0

    def payment(self) -> tuple[int, int, int, int]:
        """What has been given so far: wood, brick, stone, gold."""
        return (self.paid[0], self.paid[1], self.paid[2], self.paid[3])

    def given(self) -> int:
        return self.paid[0] + self.paid[1] + self.paid[2] + self.paid[3]

    def kinds_paid(self) -> int:
        """The kinds of resources that have been given, as a set."""
        kinds = 0
        for kind in range(KINDS):
            if self.paid[kind]:
                kinds |= 1 << kind
        return kinds

    def last_paid(self) -> int:
        """Where the canonical order has come to if the whole payment was made in it."""
        last = 0
        for kind in range(KINDS):
            if self.paid[kind]:
                last = kind
        return last

    def affords(self, building: Building) -> bool:
        """Has the player in turn the printed resources of a fixed price?"""
        tribe = self.me
        for kind in range(KINDS):
            if tribe.stock[kind] < building.cost[kind]:
                return False
        return True

    def ways_to_pay(self) -> int:
        """What may be given next, and before the first resource the other ways (SA-5.12, SA-5.17, SA-8.2).

        They are a set of actions, counted from PAY on; REDEEM, which stands before it, is the last of them here.
        """
        ways = self.payable()
        if self.given():
            if self.phase == BUILD and self.is_open():
                ways |= BY_ENOUGH
            return ways
        if self.phase == FEED:
            ways |= BY_STARVE
        else:
            ways |= BY_DECLINE
            if self.phase == BUILD and self.fixed_affordable():
                ways |= BY_CONSTRUCT
        if self.me.can_redeem():
            ways |= BY_REDEEM
        return ways

    def list_payments(self, actions: Buffer) -> None:
        ways = self.ways_to_pay()
        actions.add_members(ways & ~BY_REDEEM, PAY)
        if ways & BY_REDEEM:
            actions.add(REDEEM)

    def payment_is_forced(self) -> bool:
        """Is there only one thing to do in a payment?"""
        ways = self.ways_to_pay()
        return ways & (ways - 1) == 0

    def still_to_pay(self) -> int:
        return self.price() - self.given()

    def is_open(self) -> bool:
        building = BUILDINGS[self.tops[self.spot - FIRST_STACK]]
        return building.kind != FIXED and building.kind != CHOICE

    def fixed_affordable(self) -> bool:
        building = BUILDINGS[self.tops[self.spot - FIRST_STACK]]
        return building.kind == FIXED and self.affords(building)

    # -- 9: points ----------------------------------------------------------------------------------------------------

    def points_for(self, seat: int, category: int) -> int:
        """What `seat` scores in one category, as if the game ended now."""
        return self.seen_points(seat, category, NONE)

    def seen_points(self, seat: int, category: int, unknown: int) -> int:
        """The same without the card `unknown`: what somebody reckons who does not know it (SA-10.2)."""
        points = [0] * 7
        cards = self.cards_at(OWNED_BY + seat)
        self.list_points(seat, cards if unknown == NONE else cards & ~(ONE << unknown), points)
        return points[category]

    def score(self, seat: int) -> int:
        points = [0] * 7
        self.list_points(seat, self.cards_at(OWNED_BY + seat), points)
        total = 0
        for category in range(self.categories):
            total += points[category]
        return total

    def list_points(self, seat: int, cards: int, points: list[int]) -> None:
        """SA-9.3: what `seat` scores in every category, if a set of `cards` is what he has, into `points`."""
        tribe = self.tribe(seat)
        symbols = 0  # the first set
        again = 0  # their duplicates, a second one
        figures = [0] * 4  # of each specialist on all cards (SA-9.4)
        while cards:
            card = BIT_OF[(cards & -cards) * DE_BRUIJN >> 58 & 63]
            cards &= cards - 1
            again |= symbols & SYMBOL[card]
            symbols |= SYMBOL[card]
            figures[SPECIALIST[card]] += FIGURES[card]
        points[ON_TRACK] = tribe.points
        points[IN_CULTURE] = SET_POINTS[count_bits(symbols)] + SET_POINTS[count_bits(again)]
        points[IN_FARMERS] = figures[FARMER] * tribe.agriculture
        points[IN_MAKERS] = figures[MAKER] * tribe.tools  # SA-7.4
        points[IN_BUILDERS] = figures[BUILDER] * tribe.buildings
        points[IN_SHAMANS] = figures[SHAMAN] * tribe.people
        points[IN_RESOURCES] = tribe.resources() + self.unredeemed(tribe)

    def unredeemed(self, tribe: Tribe) -> int:
        """SA-R27: the two resources that have not been taken are taken at the end, if the bank has them (SA-R31)."""
        if not tribe.can_redeem():
            return 0
        supply = 0
        for kind in range(KINDS):
            supply += self.in_bank(kind)
        return supply if supply < ANY_AMOUNT else ANY_AMOUNT

    # -- where things are ---------------------------------------------------------------------------------------------

    def cards_at(self, place: int) -> int:
        """The cards that are at `place`, as a set."""
        return members_at(self.card_at, CARD_COUNT, place)

    def buildings_at(self, place: int) -> int:
        """The same of the buildings."""
        return members_at(self.building_at, BUILDING_COUNT, place)

    # -- chance -------------------------------------------------------------------------------------------------------

    def turning(self) -> int:
        """The stack whose top lies face down, or NONE."""
        for stack in range(STACKS[self.players]):
            if self.tops[stack] == NONE and self.left[stack]:
                return stack
        return NONE

    def unseen_buildings(self) -> int:
        count = 0
        for building in range(BUILDING_COUNT):
            if self.building_at[building] == UNSEEN:
                count += 1
        return count

    def list_outcomes(self, actions: Buffer) -> None:
        phase = self.phase
        if phase == ROLL:
            for total in range(self.dice, self.dice * SIDES + 1):
                actions.add(total)
        elif phase == CHOOSE_START:
            for seat in range(self.players):
                actions.add(seat)
        elif phase == TURN_BUILDING:
            for building in range(BUILDING_COUNT):
                if self.building_at[building] == UNSEEN:
                    actions.add(building)
        elif phase == ROLL_ITEMS:
            for rank in range(len(tables.ITEM_ROLLS[ITEM_DICE[self.players]])):
                actions.add(rank)
        else:
            for card in range(CARD_COUNT):
                if self.card_at[card] == UNSEEN:
                    actions.add(card)

    def sample_chance(self, rng: Rng) -> int:
        phase = self.phase
        if phase == ROLL:
            fall = rng.below(POWERS[self.dice])
            total = self.dice
            for _ in range(self.dice):
                total += fall % SIDES
                fall //= SIDES
            return total
        if phase == TURN_BUILDING:
            return nth_unseen(self.building_at, rng.below(self.unseen_buildings()))
        if phase == CHOOSE_START:
            return rng.below(self.players)
        if phase == ROLL_ITEMS:
            dice = ITEM_DICE[self.players]
            rank: int = tables.ITEM_RANKS[dice][rng.below(POWERS[dice])]
            return rank
        return nth_unseen(self.card_at, rng.below(self.deck))

    def chance_outcomes(self) -> list[tuple[int, Fraction]]:
        outcomes = self.legal_actions()
        if self.phase == ROLL:
            return weighted(outcomes, [tables.WAYS[self.dice][total] for total in outcomes])
        if self.phase == ROLL_ITEMS:
            ranks = tables.ITEM_RANKS[ITEM_DICE[self.players]]
            return weighted(outcomes, [ranks.count(rank) for rank in outcomes])
        return uniform(outcomes)

    # -- 10: what is hidden -------------------------------------------------------------------------------------------

    def hidden_from(self, seat: int) -> int:
        """The card that `seat` (or `SPECTATOR`) does not know though somebody holds it, or NONE (SA-6.8, SA-10.2)."""
        if self.extra == NONE or self.phase == GAME_OVER or self.card_at[self.extra] == OWNED_BY + seat:
            return NONE
        return self.extra

    def hides(self, seat: int) -> bool:
        return self.hidden_from(seat) != NONE

    def resample(self, seat: int, rng: Rng) -> None:
        """Decks and stacks have no order; only the extra card of another player is private (SA-6.8)."""
        if not self.hides(seat):
            return
        owner = self.card_at[self.extra]
        self.card_at[self.extra] = UNSEEN
        self.extra = nth_unseen(self.card_at, rng.below(self.deck + 1))
        self.card_at[self.extra] = owner


def nth_unseen(places: list[int], n: int) -> int:
    """The n-th thing, counted from 0, that nobody has seen yet."""
    thing = 0
    while True:
        if places[thing] == UNSEEN:
            if n == 0:
                return thing
            n -= 1
        thing += 1


def members_at(where: list[int], count: int, place: int) -> int:
    """The things that are at `place`, as a set."""
    found = 0
    bit = 1
    for thing in range(count):
        found |= bit if where[thing] == place else 0
        bit <<= 1
    return found
