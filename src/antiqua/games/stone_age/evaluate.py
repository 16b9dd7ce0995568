"""What an experienced player of Stone Age counts, as things will stand when this round is over.

People count at what their places are expected to give: dice at their mean, village places in full, cards and buildings
as far as they can be paid for. So a half-done round is worth about what it will bring. `rounds` is how many rounds are
likely to follow this one: people, tools and fields earn in each of them. The weights are points; they stand in
`weights.toml` and are tuned by self-play (`antiqua tune`).
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from typing import Any

from antiqua.games import weights
from antiqua.games.stone_age import tables
from antiqua.games.stone_age.board import Board

from antiqua.games.stone_age.constants import (  # isort: skip
    FOOD, KINDS, RIVER, TOOL_MAKER, HUT, FIELD, FIRST_SPACE, FIRST_STACK, CARD_COUNT, BUILDING_COUNT, SPACES,
    SPECIALISTS, FARMER, MAKER, BUILDER, SHAMAN, NONE, MOST_PEOPLE, MOST_AGRICULTURE, MOST_TOOLS, TOOL_SLOTS,
    MOST_TOOL_VALUE, ANY_AMOUNT, DICE_ITEMS, GIVES_FOOD, GIVES_RESOURCE, ROLLS_RESOURCE, GIVES_POINTS, GIVES_TOOL,
    GIVES_AGRICULTURE, EXTRA_CARD, ONE_USE_TOOL, ANY_RESOURCES, FIXED, CHOICE, ONE_USE_COUNT, CHOOSE_START, DEAL_CARD,
    ROLL, ROLL_ITEMS, DRAW_CARD, PLACE, TOOLS, TAKE, PICK, OWNED_BY,
)  # fmt: skip
from antiqua.games.stone_age.tribe import Tribe
from antiqua.kernel.bits import count_bits
from antiqua.kernel.evaluate import Evaluator
from antiqua.kernel.network import Network
from antiqua.kernel.state import State

STACKS = tables.STACKS
VALUES = tables.VALUES
CULTURE = [card.culture for card in tables.CARDS]
SPECIALIST = [card.specialist for card in tables.CARDS]
FIGURES = [card.figures for card in tables.CARDS]
EFFECT = [card.effect for card in tables.CARDS]
AMOUNT = [card.amount for card in tables.CARDS]
RESOURCE = [card.resource for card in tables.CARDS]
DICE = [card.dice for card in tables.CARDS]
ONE_USE_VALUE = [tables.CARDS[card].amount for card in tables.ONE_USE]
KIND = [building.kind for building in tables.BUILDINGS]
COST = [cost for building in tables.BUILDINGS for cost in building.cost]
POINTS = [building.points for building in tables.BUILDINGS]
MOST = [building.most for building in tables.BUILDINGS]
KINDS_WANTED = [building.kinds for building in tables.BUILDINGS]
# What so many dice bring of each good on average, without tools: good * ROW + dice.
ROW = tables.MOST_DICE + 1
MEAN = [
    sum(count * (total // value) for total, count in enumerate(tables.WAYS[dice])) / tables.POWERS[dice]
    for value in VALUES
    for dice in range(ROW)
]

CARDS_A_ROUND = [1.0, 1.0, 2.4, 3.0, 3.4]  # bought by all, per number of players
TILES_A_ROUND = 0.6  # built from the stack that is emptied first
LAST_CARDS = 3.0  # with no more than these the spaces cannot be filled
MOST_ROUNDS = 14.0
SHORTEST = 0.2  # rounds to come, as long as more than none may come
SPENT_A_ROUND = 5.0  # resources that a tribe can make use of
EARLY_SPREAD, LATE_SPREAD = 30.0, 6.0  # points that decide little: with all rounds to come, and with none
HOPED = 0.6  # resources that somebody who is not yet placed may bring for a card
HOPED_KIND = 0.15  # the same, of a certain kind
HOPED_FOOD = 1.7
HUNGER = 0.3  # part of the penalty that a missing food is worth where it can be paid for
GROWTH = [0.5, 0.5, 0.5, 0.3]  # of what each kind of specialist multiplies, in a round
BUILDINGS_CAP = 12.0
PIP, PIP_LATER, PIP_LAST, PIP_ONCE = 0.85, 0.55, 0.02, 0.8  # what a pip rolled, or one of a tool, is worth

FEATURES = (
    "score",  # points on the track, with those of buildings that will be built
    "culture",
    "specialists",
    "symbols",  # different ones, in the measure of the rounds to come
    "farmers",  # with the fields that are likely to come
    "tool_makers",
    "hut_builders",
    "shamans",
    "wood",  # as far as there is time to spend it
    "brick",
    "stone",
    "gold",
    "kinds",  # of resources that are there
    "resources",
    "lacking",  # food that must still be found
    "starving",
    "people",  # in each round to come
    "agriculture",
    "tools",
    "buildings",  # for hut builders to come
    "hand",  # people to be placed
    "any_hand",
    "tools_ready",  # pips that can still be used in this round
    "one_use",
    "two_resources",
    "items",  # dice to choose from
    "extra_cards",
    "to_move",
    "starts_next",
)
(
    SCORE, CULTURE_SETS, SPECIALIST_POINTS, SYMBOLS, FIRST_GROWTH, _MAKERS, _BUILDERS, _SHAMANS, FIRST_STOCK, _BRICK,
    _STONE, _GOLD, STOCK_KINDS, STOCK_ALL, LACKING, STARVING, PEOPLE, AGRICULTURE, TOOL_SUM, BUILT, HAND, ANY_HAND,
    READY, ONE_USE, TWO, ITEMS, EXTRA, TO_MOVE, STARTS_NEXT,
) = range(29)  # fmt: skip

SIGHTS = (  # what the network sees besides; as it will be when this round's people have come home
    "rounds",  # to come
    "placing",
    "three",  # so many players
    "four",
    "people_then",
    "agriculture_then",
    "tools_then",
    "buildings_then",
    "food_then",
    "first_set",  # symbols of culture
    "second_set",
    "farmer_figures",
    "maker_figures",
    "builder_figures",
    "shaman_figures",
    "cards_to_come",
    "least_stack",  # tiles of the building stack that is nearest to its end
)
(
    ROUNDS, PLACING, THREE, FOUR, PEOPLE_THEN, AGRICULTURE_THEN, TOOLS_THEN, BUILDINGS_THEN, FOOD_THEN, FIRST_SET,
    SECOND_SET, FIRST_FIGURES, _MAKER, _BUILDER, _SHAMAN, CARDS_TO_COME, LEAST_STACK,
) = range(len(FEATURES), len(FEATURES) + len(SIGHTS))  # fmt: skip


class StoneAgeEvaluator(Evaluator):
    """What `seat` will have when the round is over is worked out in the attributes, place by place."""

    stock: list[float]
    figures: list[float]
    food: float
    people: float
    agriculture: float
    tools: float
    points: float
    buildings: float
    first_set: float
    second_set: float
    symbols: int
    ready: float
    once: float
    two: float
    items: float
    extra: float
    gathers: bool

    def __init__(self, table: Mapping[str, float] | None = None, network: Network | None = None) -> None:
        super().__init__(FEATURES, table or weights.read("stone_age", FEATURES), SIGHTS, network)
        self.stock = [0.0] * 4
        self.figures = [0.0] * 4
        self.symbols = 0

    def features(self, state: State, seat: int, out: array[float]) -> None:
        board: Any = state
        tribe = board.tribe(seat)
        placing = is_placing(board)
        rounds = rounds_left(board, placing)
        hand = 1.0 * tribe.hand if placing else 0.0
        mine = board.active == seat
        for i in range(len(out)):
            out[i] = 0.0

        self.take_stock(board, tribe, seat)
        self.gathers = hand > 0.0
        for place in range(RIVER + 1):
            if tribe.figures[place]:
                self.gathers = True
        self.ready = tribe.tools
        if not placing:
            low = tribe.tools // TOOL_SLOTS
            self.ready -= tribe.used_high * (low + 1) + tribe.used_low * low
        if mine:
            self.finish_pending(board, tribe, rounds)
        self.finish_round(board, tribe, hand)

        # feeding
        need = (self.people - self.agriculture) * rounds
        if need < 0.0:
            need = 0.0
        feeding = board.missing > 0
        if feeding and mine:
            left = board.missing - board.paid[0] - board.paid[1] - board.paid[2] - board.paid[3]
            if left < board.missing:
                self.spend(board.pay_from, left)
            else:
                out[STARVING] = self.hunger(left)
            self.food = 0.0
        elif not feeding or after_active(board, seat):
            self.food += self.agriculture - self.people
            if self.food < 0.0:
                hope = hand * HOPED_FOOD
                if hope < -self.food:
                    out[STARVING] = self.hunger(-self.food - hope)
                    self.food = -hope
        if need > self.food:
            out[LACKING] = need - self.food

        # what is worth something in the end
        out[SCORE] = self.points
        out[CULTURE_SETS] = self.first_set * self.first_set + self.second_set * self.second_set
        out[SYMBOLS] = self.first_set * rounds
        out[SPECIALIST_POINTS] = (
            self.figures[FARMER] * self.agriculture
            + self.figures[MAKER] * self.tools
            + self.figures[BUILDER] * self.buildings
            + self.figures[SHAMAN] * self.people
        )
        out[FIRST_GROWTH + FARMER] = self.figures[FARMER] * growth(
            FARMER, MOST_AGRICULTURE - self.agriculture, rounds
        )
        out[FIRST_GROWTH + MAKER] = self.figures[MAKER] * growth(MAKER, MOST_TOOLS - self.tools, rounds)
        out[FIRST_GROWTH + BUILDER] = self.figures[BUILDER] * growth(
            BUILDER, BUILDINGS_CAP - self.buildings, rounds
        )
        out[FIRST_GROWTH + SHAMAN] = self.figures[SHAMAN] * growth(SHAMAN, MOST_PEOPLE - self.people, rounds)

        # what can be turned into points
        total = self.two
        for kind in range(KINDS):
            total += self.stock[kind]
        useful = 1.0
        if total > SPENT_A_ROUND * rounds:
            useful = SPENT_A_ROUND * rounds / total
        for kind in range(KINDS):
            out[FIRST_STOCK + kind] = self.stock[kind] * useful
            out[STOCK_KINDS] += useful * (self.stock[kind] if self.stock[kind] < 1.0 else 1.0)
        out[STOCK_ALL] = total
        out[TWO] = self.two * useful
        out[PEOPLE] = self.people * rounds
        out[AGRICULTURE] = self.agriculture * rounds
        out[TOOL_SUM] = self.tools * rounds
        out[BUILT] = self.buildings * rounds
        out[HAND] = hand
        if hand > 0.0:
            out[ANY_HAND] = 1.0
        if self.gathers:
            out[READY] = self.ready
        out[ONE_USE] = self.once if rounds > 1.0 or self.gathers else self.once * rounds
        out[ITEMS] = self.items
        out[EXTRA] = self.extra
        if mine and board.phase == PLACE:
            out[TO_MOVE] = 1.0
        if rounds > 0.0 and (seat == board.start if board.phase == DEAL_CARD else seat == next_start(board)):
            out[STARTS_NEXT] = 1.0
        if self.network is not None:
            self.look_further(board, rounds, placing, out)

    def look_further(self, board: Board, rounds: float, placing: bool, out: array[float]) -> None:
        """What the network sees besides."""
        out[ROUNDS] = rounds
        out[PLACING] = 1.0 if placing else 0.0
        out[THREE] = 1.0 if board.players == 3 else 0.0
        out[FOUR] = 1.0 if board.players == 4 else 0.0
        out[PEOPLE_THEN] = self.people
        out[AGRICULTURE_THEN] = self.agriculture
        out[TOOLS_THEN] = self.tools
        out[BUILDINGS_THEN] = self.buildings
        out[FOOD_THEN] = self.food
        out[FIRST_SET] = self.first_set
        out[SECOND_SET] = self.second_set
        for specialist in range(SPECIALISTS):
            out[FIRST_FIGURES + specialist] = self.figures[specialist]
        out[CARDS_TO_COME] = board.deck
        least = board.left[0]
        for stack in range(1, STACKS[board.players]):
            if board.left[stack] < least:
                least = board.left[stack]
        out[LEAST_STACK] = least

    def spread(self, state: State) -> float:
        board: Any = state
        rounds = rounds_left(board, is_placing(board))
        return LATE_SPREAD + (EARLY_SPREAD - LATE_SPREAD) * rounds / MOST_ROUNDS

    # -- what the tribe has -------------------------------------------------------------------------------------------

    def take_stock(self, board: Board, tribe: Tribe, seat: int) -> None:
        """What is there now, without any of what people will bring."""
        for kind in range(KINDS):
            self.stock[kind] = tribe.stock[kind]
        for specialist in range(SPECIALISTS):
            self.figures[specialist] = 0.0
        self.food = tribe.food
        self.people = tribe.people
        self.agriculture = tribe.agriculture
        self.tools = tribe.tools
        self.points = tribe.points
        self.buildings = tribe.buildings
        self.first_set = 0.0
        self.second_set = 0.0
        self.symbols = 0
        self.items = 0.0
        self.extra = 0.0
        self.once = 0.0
        self.two = 0.0
        for card in range(CARD_COUNT):
            if board.card_at[card] == OWNED_BY + seat:
                self.lower_half(card, 1.0)
        if tribe.face_up:
            for tool in range(ONE_USE_COUNT):
                if tribe.face_up >> tool & 1:
                    self.once += ONE_USE_VALUE[tool]
            if tribe.can_redeem():
                self.two = ANY_AMOUNT

    def lower_half(self, card: int, part: float) -> None:
        """What the card scores in the end, as far as it will be bought."""
        culture = CULTURE[card]
        if culture < 0:
            self.figures[SPECIALIST[card]] += FIGURES[card] * part
        elif self.symbols >> culture & 1:
            self.second_set += part
        else:
            self.symbols |= 1 << culture
            self.first_set += part

    def upper_half(self, card: int, part: float) -> None:
        """What the card does at once, as far as it will be bought."""
        effect = EFFECT[card]
        amount = AMOUNT[card] * part
        if effect == DICE_ITEMS:
            self.items += part
        elif effect == GIVES_FOOD:
            self.food += amount
        elif effect == GIVES_RESOURCE:
            self.stock[RESOURCE[card]] += amount
        elif effect == ROLLS_RESOURCE:
            self.stock[RESOURCE[card]] += MEAN[(RESOURCE[card] + 1) * ROW + DICE[card]] * part
            self.gathers = True
        elif effect == GIVES_POINTS:
            self.points += amount
        elif effect == GIVES_TOOL:
            if self.tools < MOST_TOOLS:
                self.tools += part
        elif effect == GIVES_AGRICULTURE:
            if self.agriculture < MOST_AGRICULTURE:
                self.agriculture += part
        elif effect == EXTRA_CARD:
            self.extra += part
        elif effect == ONE_USE_TOOL:
            self.once += amount
        elif effect == ANY_RESOURCES:
            self.two += amount

    # -- what is half done --------------------------------------------------------------------------------------------

    def finish_pending(self, board: Board, tribe: Tribe, rounds: float) -> None:
        """The place that is being resolved: paid for from what is there, and rolled for."""
        phase = board.phase
        if phase == TAKE:
            self.two += ANY_AMOUNT if board.taken == NONE else 1
        if board.spot != NONE:
            if board.spot < FIRST_STACK:
                given = board.paid[0] + board.paid[1] + board.paid[2] + board.paid[3]
                self.buy(
                    board.display[board.spot - FIRST_SPACE],
                    board.spot - FIRST_SPACE + 1 - given,
                    board.pay_from,
                    0.0,
                )
            else:
                self.build(board, board.tops[board.spot - FIRST_STACK], True, 0.0)
        if phase == ROLL:
            self.gain(board.rolling, MEAN[board.rolling * ROW + board.dice])
            self.gathers = True
        elif phase == TOOLS:
            self.use_tools(board, tribe, rounds)
        elif phase == DRAW_CARD:
            self.extra += 1.0
        elif phase == ROLL_ITEMS:
            self.items += 1.0

    def gain(self, good: int, amount: float) -> None:
        if good == FOOD:
            self.food += amount
        else:
            self.stock[good - 1] += amount

    def use_tools(self, board: Board, tribe: Tribe, rounds: float) -> None:
        """After a roll: the tools that pay best, of those that may still be added."""
        value = VALUES[board.rolling]
        price = PIP_LATER if self.gathers else PIP_LAST
        low = tribe.tools // TOOL_SLOTS
        high = tribe.tools % TOOL_SLOTS
        highs = high - tribe.used_high if board.tool_from <= MOST_TOOL_VALUE - 1 - low else 0
        lows = TOOL_SLOTS - high - tribe.used_low if low and board.tool_from <= MOST_TOOL_VALUE - low else 0
        best = -1.0
        most = 0
        tiles = 0
        spent = 0
        for cards in range(1 << ONE_USE_COUNT):
            if cards & ~tribe.face_up:
                continue
            once = 0
            for tool in range(ONE_USE_COUNT):
                if cards >> tool & 1:
                    once += ONE_USE_VALUE[tool]
            for more in range(highs + 1):
                for less in range(lows + 1):
                    pips = more * (low + 1) + less * low
                    count = (board.total + once + pips) // value
                    worth = (
                        count * value * PIP - pips * price - once * (PIP_ONCE if rounds > 0.5 else PIP_LAST)
                    )
                    if worth > best:
                        best = worth
                        most = count
                        tiles = pips
                        spent = once
        self.gain(board.rolling, 1.0 * most)
        self.ready -= tiles
        self.once -= spent

    # -- what people will bring ---------------------------------------------------------------------------------------

    def finish_round(self, board: Board, tribe: Tribe, hand: float) -> None:
        """All places where the tribe has people; what is to be paid for comes last."""
        phase = board.phase
        if phase == PICK and has_to_pick(board, tribe):
            self.items += 1.0
        spots = tribe.spots
        if not spots:
            return
        for place in range(RIVER + 1):
            if tribe.figures[place]:
                self.gain(place, MEAN[place * ROW + tribe.figures[place]])
        if spots >> TOOL_MAKER & 1 and self.tools < MOST_TOOLS:
            self.tools += 1.0
        if spots >> HUT & 1 and self.people < MOST_PEOPLE:
            self.people += 1.0
        if spots >> FIELD & 1 and self.agriculture < MOST_AGRICULTURE:
            self.agriculture += 1.0
        if not spots >> FIRST_SPACE:
            return
        stacks = STACKS[board.players]
        for stack in range(stacks):
            if spots >> (FIRST_STACK + stack) & 1 and KIND[board.tops[stack]] == FIXED:
                self.build(board, board.tops[stack], False, hand)
        for stack in range(stacks):
            if spots >> (FIRST_STACK + stack) & 1 and KIND[board.tops[stack]] == CHOICE:
                self.build(board, board.tops[stack], False, hand)
        for space in range(SPACES):
            if spots >> (FIRST_SPACE + space) & 1:
                self.buy(board.display[space], space + 1, 0, hand * HOPED)
        for stack in range(stacks):
            if spots >> (FIRST_STACK + stack) & 1 and KIND[board.tops[stack]] > CHOICE:
                self.build(board, board.tops[stack], False, hand)

    def spend(self, first: int, price: float) -> None:
        """Give the cheapest resources from `first` on; what is missing is owed in wood."""
        for kind in range(first, KINDS):
            if self.stock[kind] > 0.0:
                paid = self.stock[kind] if self.stock[kind] < price else price
                self.stock[kind] -= paid
                price -= paid
        if price > 0.0:
            if self.two > 0.0:
                paid = self.two if self.two < price else price
                self.two -= paid
                price -= paid
            self.stock[0] -= price

    def buy(self, card: int, price: int, first: int, hope: float) -> None:
        """The card as far as it can be paid for, from resource `first` on."""
        there = self.two + hope
        for kind in range(first, KINDS):
            if self.stock[kind] > 0.0:
                there += self.stock[kind]
        part = 1.0 + there - price
        if part <= 0.0:
            return
        if part > 1.0:
            part = 1.0
        self.spend(first, price * part)
        self.lower_half(card, part)
        self.upper_half(card, part)

    def build(self, board: Board, building: int, begun: bool, hand: float) -> None:
        """The building as far as it can be paid for; `begun`: with what has been given already."""
        if KIND[building] == FIXED:
            self.build_fixed(building, hand * HOPED_KIND)
            return
        first = board.pay_from if begun else 0
        given = 0
        kinds = 0
        value = 0
        if begun:
            for kind in range(KINDS):
                if board.paid[kind]:
                    kinds |= 1 << kind
                    given += board.paid[kind]
                    value += board.paid[kind] * VALUES[kind + 1]
        if KIND[building] == CHOICE:
            self.build_choice(
                first,
                kinds,
                MOST[building] - given,
                KINDS_WANTED[building] - count_bits(kinds),
                value,
                hand,
            )
        else:
            self.build_open(first, MOST[building] - given, given, value)

    def build_fixed(self, building: int, hope: float) -> None:
        lack = 0.0
        for kind in range(KINDS):
            if COST[building * KINDS + kind] > self.stock[kind]:
                lack += COST[building * KINDS + kind] - self.stock[kind]
        part = 1.0 + hope + self.two - lack
        if part <= 0.0:
            return
        if part > 1.0:
            part = 1.0
        if lack > 0.0 and self.two > 0.0:
            taken = self.two if self.two < lack else lack
            self.two -= taken * part
            self.stock[0] += taken * part  # what was taken fills the gap, whatever it is
        for kind in range(KINDS):
            self.stock[kind] -= COST[building * KINDS + kind] * part
        self.points += POINTS[building] * part
        self.buildings += part

    def build_choice(self, first: int, begun: int, rest: int, more: int, value: int, hand: float) -> None:
        """`rest` resources from `first` on: of the kinds that have been `begun` and `more` others, the dearest."""
        chosen = begun
        lack = 0.0
        there = 0.0
        for kind in range(first, KINDS):
            if begun >> kind & 1:
                there += self.stock[kind]
        for _ in range(more):
            best = NONE
            most = -1e9
            for kind in range(first, KINDS):
                if not chosen >> kind & 1:
                    amount = self.stock[kind] if self.stock[kind] < rest else rest
                    if amount * 8.0 + kind > most:
                        most = amount * 8.0 + kind
                        best = kind
            if best == NONE:
                return
            chosen |= 1 << best
            there += self.stock[best]
            if self.stock[best] < 1.0:
                lack += 1.0 - self.stock[best]
        if rest - there > lack:
            lack = rest - there
        part = 1.0 + hand * HOPED_KIND - lack
        if part <= 0.0:
            return
        if part > 1.0:
            part = 1.0
        points = 1.0 * value
        left = 1.0 * rest
        for kind in range(first, KINDS):  # one of each
            if (chosen & ~begun) >> kind & 1:
                self.stock[kind] -= part
                points += VALUES[kind + 1]
                left -= 1.0
        for step in range(KINDS - first):  # then the dearest
            kind = KINDS - 1 - step
            if chosen >> kind & 1 and left > 0.0:
                paid = self.stock[kind] if self.stock[kind] < left else left
                if paid > 0.0:
                    self.stock[kind] -= paid * part
                    points += paid * VALUES[kind + 1]
                    left -= paid
        if left > 0.0:
            self.stock[0] -= left * part
            points += left * VALUES[1]
        self.points += points * part
        self.buildings += part

    def build_open(self, first: int, rest: int, given: int, value: int) -> None:
        """As much as there is, the dearest first."""
        points = 1.0 * value
        left = 1.0 * rest
        for step in range(KINDS - first):
            kind = KINDS - 1 - step
            if self.stock[kind] > 0.0 and left > 0.0:
                paid = self.stock[kind] if self.stock[kind] < left else left
                self.stock[kind] -= paid
                points += paid * VALUES[kind + 1]
                left -= paid
        paid = rest - left + given
        self.points += points
        self.buildings += paid if paid < 1.0 else 1.0

    def hunger(self, missing: float) -> float:
        """The part of the penalty that so much missing food is worth: it may be paid in resources."""
        there = 0.0
        for kind in range(KINDS):
            if self.stock[kind] > 0.0:
                there += self.stock[kind]
        if there >= missing and missing * HUNGER < 1.0:
            return missing * HUNGER
        return missing if missing < 1.0 else 1.0


# -- where the game stands --------------------------------------------------------------------------------------------


def is_placing(board: Board) -> bool:
    """Is a round about to begin, or are people being placed?"""
    return board.phase == PLACE or board.phase == DEAL_CARD or board.phase == CHOOSE_START or board.round == 0


def rounds_left(board: Board, placing: bool) -> float:
    """How many rounds are likely to follow this one: until the cards or a stack run out (SA-9.1, SA-9.2)."""
    part = 0.0  # of this round that is still to be placed
    if placing:
        hand = 0
        people = 0
        for seat in range(board.players):
            tribe = board.tribe(seat)
            hand += tribe.hand
            people += tribe.people
        part = 1.0 * hand / people
    cards = 1.0 * board.deck
    for space in range(SPACES):
        if board.display[space] != NONE:
            place = FIRST_SPACE + space
            if not board.occupied >> place & 1 and board.spot != place:
                cards += 1.0
    rate = CARDS_A_ROUND[board.players]
    rounds = (cards - LAST_CARDS) / rate
    for stack in range(STACKS[board.players]):
        if not board.left[stack]:
            return 0.0
        place = FIRST_STACK + stack
        tiles = 1.0 * board.left[stack]
        if board.occupied >> place & 1 or board.spot == place:
            tiles -= 1.0
        if tiles / TILES_A_ROUND < rounds:
            rounds = tiles / TILES_A_ROUND
    rounds -= part
    return rounds if rounds > SHORTEST else SHORTEST


def growth(specialist: int, most: float, rounds: float) -> float:
    """How much more of what a specialist multiplies is likely to come."""
    more = GROWTH[specialist] * rounds
    return more if more < most else most


def next_start(board: Board) -> int:
    """Who begins the next round (SA-8.3)."""
    return 0 if board.start + 1 == board.players else board.start + 1


def after_active(board: Board, seat: int) -> bool:
    """Is `seat` fed later than the one who is being fed now?"""
    players = board.players
    return (seat - board.start + players) % players > (board.active - board.start + players) % players


def has_to_pick(board: Board, tribe: Tribe) -> bool:
    """Is this the tribe of one who has not yet taken his die?"""
    seat = board.active
    while True:
        if board.tribe(seat) is tribe:
            return True
        seat = 0 if seat + 1 == board.players else seat + 1
        if seat == board.buyer:
            return False


assert len(FEATURES) == STARTS_NEXT + 1
assert len(COST) == BUILDING_COUNT * KINDS
