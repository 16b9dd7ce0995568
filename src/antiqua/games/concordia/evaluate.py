"""What an experienced player of Concordia counts: points by the gods, what is still to multiply them, wealth, tempo.

Every card scores by its god, so a house is worth what the own cards make of it, those to come included, and what it
will produce; a card is worth what it finds on the board, and what will be added. `left` is the part of the game that
is still to come: of the cards for sale, or of the houses of whoever has built most. `soon` stays 1 until the end is
near: what can be used within a few turns. The actions open to a player (houses, cards, provinces) are valued by what
the best of them would gain, whether their card is in hand, on the pile, or being carried out step by step.

The weights are points; they stand in `weights.toml` and are tuned by self-play (`antiqua tune`).
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from typing import Any

from antiqua.games import weights
from antiqua.games.concordia import tables
from antiqua.games.concordia.board import Board

from antiqua.games.concordia.constants import (  # isort: skip
    ARCHITECT, BRICK, BUILD, BUY_AS_CONSUL, BUY_AS_SENATOR, CHOOSE_PROVINCE, COLONIST, COLONISTS,
    COLONISTS_OF_A_KIND, COLONIST_INCOME, COLONIST_INCOME_EACH, COLONIST_INCOME_LEGACY, CONCORDIA_POINTS, CONSUL, COPY,
    DIPLOMAT, EMPTY, FARTHEST, FOOD, GODS, GOODS, HOUSES, INCOME_OR_PLACE, JUPITER, MAGNUS_BONUS, MARS, MASON,
    MERCATOR, MERCATOR_5, MERCURIUS, MINERVA, MOVE, NONE, PLACE, PLACES, PLAY, POINTS_PER_COLONIST, POINTS_PER_GOOD,
    PREFECT, PROVINCES, REFILL, ROLES, ROMA, ROUTES, SATURNUS, SENATOR, SLOTS, STORED, TOOL, TRADE, VESTA,
)  # fmt: skip
from antiqua.games.concordia.player import Player
from antiqua.kernel.bits import count_bits
from antiqua.kernel.evaluate import Evaluator
from antiqua.kernel.network import Network
from antiqua.kernel.state import State

EARLY_SPREAD, LATE_SPREAD = 17.5, 4.4  # points that decide little: at the beginning, and at the end
SOON = 5.0  # `soon` falls when less than a fifth of the game is left
ENOUGH = 40  # coins beyond which wealth is hard to use
ENOUGH_GOODS, ENOUGH_ROOM = 3, 4
AT_ONCE = 4  # houses that one Architect may hope to build
FAR = 0.8  # the part of its worth that a house has to which a colonist must still go
PER_VESTA_POINT = 1.0 * tables.LIMITS["coins_per_vesta_point"]

FEATURES = (
    "score",  # if the game ended now; broken points for wealth
    "to_come",  # what the fair share of the cards for sale would score now
    "wealth_soon",  # money and goods at their price
    "wealth_left",
    *(f"good_{good}" for good in tables.GOODS),  # the first three units
    "room",  # free spaces of the storehouse, up to four
    "production",  # prices of what the houses produce, in the measure of what is left
    "colonists",  # on the board, likewise
    "places",  # cities that the colonists can reach with one Architect and have no own house, likewise
    *(f"own_{role}" for role in tables.ROLES[ARCHITECT:]),  # cards, likewise
    *(f"hand_{role}" for role in tables.ROLES[ARCHITECT:]),  # cards that need no Tribune
    "build_ready",  # the gain of the best houses: with the Architect in hand, on the pile, or at work
    "build_later",
    "build_pending",
    "buy_ready",  # the gain of the best cards: likewise, with Senator or Consul
    "buy_later",
    "buy_pending",
    "prefect_ready",  # the gain of the best province, or of the coins
    "prefect_later",
    "prefect_pending",
    "specialist_ready",  # the gain of all specialists in hand
    "colonist_ready",  # the gain of new colonists that can be paid
    "colonist_pending",  # the gain of income, or of new colonists
    "trade_pending",  # the gain of goods that can be bought
    "copy_pending",  # the gain of the best action on top of the others' piles
    "magnus",
    "to_move",
    "last_turn",  # the end has come, and one more turn
)
(SCORE, TO_COME, WEALTH_SOON, WEALTH_LEFT, FIRST_GOOD) = range(5)
(ROOM, PRODUCTION, COLONISTS_OUT, OPEN_PLACES, FIRST_OWN) = range(FIRST_GOOD + GOODS, FIRST_GOOD + GOODS + 5)
FIRST_HAND = FIRST_OWN + ROLES - 1
BUILD_READY = FIRST_HAND + ROLES - 1
(
    BUILD_LATER, BUILD_PENDING, BUY_READY, BUY_LATER, BUY_PENDING, PREFECT_READY, PREFECT_LATER, PREFECT_PENDING,
    SPECIALIST_READY, COLONIST_READY, COLONIST_PENDING, TRADE_PENDING, COPY_PENDING, MAGNUS, TO_MOVE, LAST_TURN,
) = range(BUILD_READY + 1, BUILD_READY + 17)  # fmt: skip

SIGHTS = (  # what the network sees besides
    "left",
    "ending",
    "three",  # so many players
    "four",
    "five",
    "money",
    "houses",
    "in_hand",  # cards
    "owned",
    *(f"god_{god}" for god in tables.GODS),  # cards of his
    "per_jupiter",  # points for each of his cards now
    "per_saturnus",
    "per_mercurius",
    "per_mars",
    *(f"makes_{good}" for good in tables.GOODS),
)
(LEFT, ENDING, THREE, FOUR, FIVE, MONEY, OWN_HOUSES, IN_HAND, OWNED, FIRST_GOD) = range(
    len(FEATURES), len(FEATURES) + 10
)
PER_GOD = FIRST_GOD + GODS
MAKES = PER_GOD + MINERVA - JUPITER

PRICES = tables.PRICES
MARKER_COINS = tables.MARKER_COINS
SPECIALTY = tables.SPECIALTY
SPECIALIST_POINTS = tables.MINERVA
INCOME = tables.INCOME
SLOT_GOODS = tables.SLOT_GOODS
SLOT_ANY = tables.SLOT_ANY
BUILD_COINS = [good.build_coins for good in tables.GOOD_LIST]
BUILD_GOODS = [units for good in tables.GOOD_LIST for units in good.build_goods]
CARD_COST = [units for card in tables.CARDS for units in card.cost]
CARD_ROLE = [card.role for card in tables.CARDS]
CARD_GOD = [card.god for card in tables.CARDS]
GOD_CARDS = [sum(1 << card.index for card in tables.CARDS if card.god == god) for god in range(GODS)]
# Per good: the specialist's card for sale, of which there is but one, and his role.
WORKERS = [
    sum(1 << card.index for card in tables.CARDS if SPECIALTY[card.role] == good) for good in range(GOODS)
]
WORKER = [SPECIALTY.index(good) for good in range(GOODS)]
# Cards in play by the number of players (CO-2.4).
CARDS_IN_PLAY = [sum(1.0 for card in tables.CARDS if card.stack <= players) for players in range(6)]
COLONIST_PRICE = PRICES[FOOD] + PRICES[TOOL]
ROWS = 2 * PLACES + ROUTES  # of the distances on a board
POINTS = FARTHEST + 1


def reached() -> list[int]:
    """Per board, row of its distances and movement points: the cities at which a colonist may come to stand."""
    found = []
    for board in tables.MAPS:
        within, first_end = board.within, board.first_end  # compiled, every look at them makes a new list
        for row in range(ROWS):
            kind = 0 if row < PLACES or PLACES <= row - PLACES < PLACES + tables.MOST_OF_A_KIND else 1
            here = row - 2 * PLACES  # the route on which it stands, if any
            for points in range(POINTS):
                routes = [
                    kind * tables.MOST_OF_A_KIND + number
                    for number in range(tables.MOST_OF_A_KIND)
                    if within[row * POINTS + points] >> number & 1
                ]
                if here >= 0 and first_end[here] != NONE:
                    routes.append(here)
                cities = {city for route in routes for city in board.ends(route)} - {ROMA}
                found.append(sum(1 << city for city in cities))
    return found


REACHED = reached()


class ConcordiaEvaluator(Evaluator):
    """The numbers kept here are those of the position and the seat looked at last."""

    left: float
    soon: float
    coin: float  # what a coin is worth
    ready: float  # the part of its worth that an action has which can be done in one of the next turns
    sold: int  # the cards no longer for sale are not in this set
    many: list[float]  # per god: own cards, and the share of those to come
    workers: list[float]  # per good: what a house scores for specialists, likewise
    values: list[float]  # per god: what a card scores now; for Minerva see `made`
    made: list[int]  # per good: own houses
    yields: list[float]  # per province: coins that the own houses produce
    units: list[int]
    now: float  # points of the own cards, and the share of those to come
    later: float
    provinces: int  # the sets of provinces with own houses, and of goods that they produce
    sorts: int
    ones: int  # the number of houses in each city, in binary
    twos: int
    fours: int
    near: list[int]  # per movement points: the cities to which the colonists can come
    worth: list[float]  # per good: of a house, and the coins that are left to build it
    rest: list[int]
    stock: list[int]  # what can be paid with
    purse: int
    buys: int  # kinds of goods that may be bought
    bought: int  # and which were
    price: int  # of what is looked at: the worth of its goods, and what is missing of them
    missing: int
    kinds: int
    payable: bool

    def __init__(self, table: Mapping[str, float] | None = None, network: Network | None = None) -> None:
        super().__init__(FEATURES, table or weights.read("concordia", FEATURES), SIGHTS, network)
        self.left = self.soon = self.coin = self.ready = 0.0
        self.sold = 0
        self.many = [0.0] * 6
        self.workers = [0.0] * 5
        self.values = [0.0] * 6
        self.made = [0] * 5
        self.yields = [0.0] * 12
        self.units = [0] * 12
        self.now = self.later = 0.0
        self.provinces = self.sorts = self.ones = self.twos = self.fours = 0
        self.near = [0] * 7
        self.worth = [0.0] * 5
        self.rest = [0] * 5
        self.stock = [0] * 5
        self.purse = self.buys = self.bought = self.price = self.missing = self.kinds = 0
        self.payable = False

    def features(self, state: State, seat: int, out: array[float]) -> None:
        board: Any = state
        me = board.everyone[seat]
        for i in range(len(out)):
            out[i] = 0.0
        if board.phase < REFILL:
            return
        self.look_at_course(board, seat)
        self.look_at_houses(board, me)
        left, soon = self.left, self.soon
        out[SCORE] = self.now
        out[TO_COME] = self.later
        if board.finisher == seat:
            out[SCORE] += CONCORDIA_POINTS
        self.look_at_wealth(me, out)
        for province in range(PROVINCES):
            out[PRODUCTION] += self.yields[province] * left
        out[COLONISTS_OUT] = me.on_board * left
        for role in range(ARCHITECT, ROLES):
            out[FIRST_OWN + role - ARCHITECT] = me.cards[role] * left
            out[FIRST_HAND + role - ARCHITECT] = me.hand[role] * soon
            if role >= MASON and role != MERCATOR_5 and me.hand[role]:
                out[SPECIALIST_READY] += self.work(me, SPECIALTY[role]) * self.ready
        if board.holder == seat:
            out[MAGNUS] = soon
        self.look_at_turn(board, seat, out)
        acts = board.active == seat
        phase = board.phase
        # Houses.
        self.look_at_reach(board, me, me.on_board)
        out[OPEN_PLACES] = count_bits(self.near[me.on_board] & ~me.houses) * left
        if acts and (phase == MOVE or phase == BUILD):
            out[BUILD_PENDING] = self.best_houses(
                board, me, board.points if phase == MOVE else 0, board.last_made if phase == BUILD else NONE
            )
        else:
            gain = self.best_houses(board, me, me.on_board, NONE) * self.ready
            out[BUILD_READY if me.hand[ARCHITECT] else BUILD_LATER] = gain
        # Cards.
        if acts and (phase == BUY_AS_SENATOR or phase == BUY_AS_CONSUL):
            senator = phase == BUY_AS_SENATOR
            cards = 2 if senator and board.made == 0 else 1
            out[BUY_PENDING] = self.best_cards(
                board, me, senator, cards, board.last_made if senator else NONE
            )
        else:
            senator = me.hand[CONSUL] == 0
            gain = self.best_cards(board, me, senator, 2 if senator else 1) * self.ready
            out[BUY_READY if me.hand[SENATOR] or me.hand[CONSUL] else BUY_LATER] = gain
        # Provinces.
        gain = self.best_province(board, me, board.holder == seat)
        if acts and phase == CHOOSE_PROVINCE:
            out[PREFECT_PENDING] = gain
        else:
            out[PREFECT_READY if me.hand[PREFECT] else PREFECT_LATER] = gain * self.ready
        if acts and (phase == INCOME_OR_PLACE or phase == PLACE):
            out[COLONIST_PENDING] = self.best_colonists(board, me, phase == INCOME_OR_PLACE)
        else:
            out[COLONIST_READY] = self.best_colonists(board, me, False) * self.ready
        if acts:
            if phase == TRADE:
                out[TRADE_PENDING] = self.best_trade(board, me)
            elif phase == COPY:
                out[COPY_PENDING] = self.best_copy(board, me, seat)
        if self.network is not None:
            self.look_further(board, me, out)

    def look_further(self, board: Board, me: Player, out: array[float]) -> None:
        """What the network sees besides."""
        out[LEFT] = self.left
        out[ENDING] = 0.0 if board.finisher == NONE else 1.0
        if board.players > 2:
            out[THREE + board.players - 3] = 1.0
        out[MONEY] = me.money
        out[OWN_HOUSES] = me.built
        out[IN_HAND] = me.in_hand()
        out[OWNED] = me.owned()
        for god in range(GODS):
            out[FIRST_GOD + god] = me.gods[god]
        for god in range(JUPITER, MINERVA):
            out[PER_GOD + god - JUPITER] = self.values[god]
        for good in range(GOODS):
            out[MAKES + good] = self.made[good]

    def spread(self, state: State) -> float:
        board: Any = state
        if board.phase < REFILL:
            return EARLY_SPREAD
        self.look_at_course(board, 0)
        return LATE_SPREAD + (EARLY_SPREAD - LATE_SPREAD) * self.left

    # -- what is the case ---------------------------------------------------------------------------------------------

    def look_at_course(self, board: Board, seat: int) -> None:
        """How far the game has come, and what may still be of use."""
        self.sold = board.unseen
        for slot in range(SLOTS):
            if board.display[slot] != EMPTY:
                self.sold |= 1 << board.display[slot]
        most = 0
        self.ones = 0
        self.twos = 0
        self.fours = 0
        for other in range(board.players):
            player = board.everyone[other]
            if player.built > most:
                most = player.built
            houses = player.houses
            both = self.ones & houses
            self.ones ^= houses
            self.fours |= self.twos & both
            self.twos ^= both
        self.left = count_bits(self.sold) / CARDS_IN_PLAY[board.players]
        if (HOUSES - most) / (1.0 * HOUSES) < self.left:
            self.left = (HOUSES - most) / (1.0 * HOUSES)
        if board.finisher != NONE:
            self.left = 0.0
        self.soon = self.left * SOON if self.left * SOON < 1.0 else 1.0
        self.ready = self.soon
        if board.finisher != NONE and has_turn(board, seat):
            self.ready = 1.0
        self.coin = self.weights[WEALTH_SOON] * self.soon + self.weights[WEALTH_LEFT] * self.left
        self.coin += board.everyone[seat].gods[VESTA] / PER_VESTA_POINT

    def look_at_houses(self, board: Board, me: Player) -> None:
        """What each card scores, what the houses produce, and how many cards will count."""
        for good in range(GOODS):
            self.made[good] = 0
        for province in range(PROVINCES):
            self.yields[province] = 0.0
            self.units[province] = 0
        houses = me.houses
        city = 0
        while houses:
            if houses & 1:
                good = board.produces[city]
                province = board.map.province[city]
                self.made[good] += 1
                self.yields[province] += PRICES[good]
                self.units[province] += 1
            houses >>= 1
            city += 1
        provinces = 0
        self.provinces = 0
        for province in range(PROVINCES):
            if self.units[province]:
                provinces += 1
                self.provinces |= 1 << province
        kinds = 0
        self.sorts = 0
        part = self.weights[TO_COME] / board.players
        for good in range(GOODS):
            if self.made[good]:
                kinds += 1
                self.sorts |= 1 << good
            self.workers[good] = SPECIALIST_POINTS[WORKER[good]] * (
                me.cards[WORKER[good]] + (part if self.sold & WORKERS[good] else 0.0)
            )
        self.values[VESTA] = 0.0
        self.values[JUPITER] = me.built - self.made[BRICK]
        self.values[SATURNUS] = provinces
        self.values[MERCURIUS] = POINTS_PER_GOOD * kinds
        self.values[MARS] = POINTS_PER_COLONIST * me.on_board
        self.values[MINERVA] = 0.0
        self.now = me.wealth() * me.gods[VESTA] / PER_VESTA_POINT
        self.later = 0.0
        for god in range(JUPITER, MINERVA):
            coming = count_bits(self.sold & GOD_CARDS[god])
            self.many[god] = me.gods[god] + part * coming
            self.now += me.gods[god] * self.values[god]
            self.later += coming * self.values[god]
        for good in range(GOODS):
            if self.made[good]:
                each = SPECIALIST_POINTS[WORKER[good]] * self.made[good]
                self.now += me.cards[WORKER[good]] * each
                if self.sold & WORKERS[good]:
                    self.later += each
        self.later /= board.players

    def look_at_wealth(self, me: Player, out: array[float]) -> None:
        """Money and goods; what was received counts as far as there is room for it, the most valuable first."""
        free = me.free()
        wealth = me.money
        good = GOODS - 1
        while good >= 0:
            units = me.goods[good]
            kept = me.received[good] if me.received[good] < free else free
            free -= kept
            units += kept
            wealth += units * PRICES[good]
            out[SCORE] += kept * PRICES[good] * me.gods[VESTA] / PER_VESTA_POINT
            out[FIRST_GOOD + good] = (units if units < ENOUGH_GOODS else ENOUGH_GOODS) * self.soon
            good -= 1
        worth = 1.0 * wealth
        if wealth > ENOUGH:
            worth = ENOUGH + (wealth - ENOUGH) / 2.0
        out[WEALTH_SOON] = worth * self.soon
        out[WEALTH_LEFT] = worth * self.left
        out[ROOM] = (free if free < ENOUGH_ROOM else ENOUGH_ROOM) * self.soon

    def look_at_turn(self, board: Board, seat: int, out: array[float]) -> None:
        """Who plays the next card: a card that is being carried out is as good as played."""
        mover = board.active
        if board.phase != PLAY:
            mover += 1
            if mover == board.players:
                mover = 0
        if board.finisher == NONE:
            if mover == seat:
                out[TO_MOVE] = 1.0
        elif has_turn(board, seat):
            out[LAST_TURN] = 1.0

    # -- what the best of an action would gain ------------------------------------------------------------------------

    def look_at_reach(self, board: Board, me: Player, points: int) -> None:
        """The cities at which a colonist of `me` can come to stand with 0, 1, ... points."""
        for steps in range(points + 1):
            self.near[steps] = 0
        for colonist in range(COLONISTS):
            place = me.places[colonist]
            if place != STORED:
                row = place + PLACES if colonist >= COLONISTS_OF_A_KIND or place >= PLACES else place
                row = (board.map.index * ROWS + row) * POINTS
                for steps in range(points + 1):
                    self.near[steps] |= REACHED[row + steps]

    def best_houses(self, board: Board, me: Player, points: int, after: int, buys: int = 0) -> float:
        """What the best houses gain that can be paid and reached, each in its turn, behind the city `after`."""
        if me.built == HOUSES:
            return 0.0
        self.take_stock(me, buys)
        self.look_at_reach(board, me, points)
        here = self.near[0]
        sites = self.near[points] & ~me.houses
        if after != NONE:
            sites = sites >> (after + 1) << (after + 1)
        provinces = self.provinces
        kinds = self.sorts
        gain = 0.0
        for _ in range(AT_ONCE if HOUSES - me.built > AT_ONCE else HOUSES - me.built):
            rest = sites & self.price_houses(board)
            most = 0.0
            best = NONE
            paid = 0
            city = 0
            while rest:
                if rest & 1:
                    good = board.produces[city]
                    coins = BUILD_COINS[good] * (1 + self.houses_in(city))
                    if coins <= self.rest[good]:
                        worth = self.worth[good] - coins * self.coin
                        if not provinces >> board.map.province[city] & 1:
                            worth += self.many[SATURNUS]
                        if not kinds >> good & 1:
                            worth += POINTS_PER_GOOD * self.many[MERCURIUS]
                        if not here >> city & 1:
                            worth *= FAR
                        if worth > most:
                            most = worth
                            best = city
                            paid = coins
                rest >>= 1
                city += 1
            if best == NONE:
                break
            gain += most
            self.purse -= paid
            good = board.produces[best]
            for needed in range(GOODS):
                self.take(needed, BUILD_GOODS[good * GOODS + needed])
            provinces |= 1 << board.map.province[best]
            kinds |= 1 << good
            sites &= ~(1 << best)
            if not here >> best & 1:  # one colonist goes there
                steps = 1
                while not self.near[steps] >> best & 1:
                    steps += 1
                points -= steps
                sites &= self.near[points if points > 0 else 0]
        return gain

    def houses_in(self, city: int) -> int:
        return (self.ones >> city & 1) + 2 * (self.twos >> city & 1) + 4 * (self.fours >> city & 1)

    def price_houses(self, board: Board) -> int:
        """Per good: what a house of it gains wherever it stands, and the coins left to build it; the cities for which
        the goods are there.
        """
        cities = 0
        for good in range(GOODS):
            self.begin_price()
            for needed in range(GOODS):
                units = BUILD_GOODS[good * GOODS + needed]
                if units:
                    self.add_price(needed, units)
            if self.payable and self.missing <= self.purse:
                cities |= board.good_cities[good]
                self.rest[good] = self.purse - self.missing
                self.worth[good] = self.house(good) - self.price * self.coin
        return cities

    def house(self, good: int) -> float:
        """What a house gains in any city of a good, whatever its price."""
        worth = self.workers[good] + self.weights[PRODUCTION] * PRICES[good] * self.left
        if good != BRICK:
            worth += self.many[JUPITER]
        return worth

    def best_cards(
        self, board: Board, me: Player, senator: bool, cards: int, after: int = NONE, buys: int = 0
    ) -> float:
        """What the best one or two cards gain in the slots behind `after`."""
        self.take_stock(me, buys)
        gain = 0.0
        bought = NONE
        for _ in range(cards):
            most = 0.0
            best = NONE
            for slot in range(after + 1, SLOTS):
                card = board.display[slot]
                if card != EMPTY and slot != bought and self.price_card(card, slot, senator):
                    worth = self.card(card) - self.price * self.coin
                    if worth > most:
                        most = worth
                        best = slot
            if best == NONE:
                break
            gain += most
            bought = best
            for good in range(GOODS):
                self.take(good, CARD_COST[board.display[best] * GOODS + good])
                if senator:
                    self.take(good, SLOT_GOODS[best * GOODS + good])
            if senator and SLOT_ANY[best]:
                for good in range(GOODS):
                    if self.stock[good] > 0:
                        self.stock[good] -= 1
                        break
        return gain

    def price_card(self, card: int, slot: int, senator: bool) -> bool:
        """What the goods for a card are worth; are they there?"""
        self.begin_price()
        spare = NONE
        for good in range(GOODS):
            units = CARD_COST[card * GOODS + good]
            if senator:
                units += SLOT_GOODS[slot * GOODS + good]
            if units:
                self.add_price(good, units)
                if not self.payable:
                    return False
            if spare == NONE and self.stock[good] > units:
                spare = good
        if senator and SLOT_ANY[slot]:
            if spare == NONE:
                return False
            self.price += PRICES[spare]
        return self.missing <= self.purse

    def card(self, card: int) -> float:
        """What a card is worth: its points now, and what it may still be used for."""
        role = CARD_ROLE[card]
        worth = self.values[CARD_GOD[card]]
        if SPECIALTY[role] != NONE:
            worth = SPECIALIST_POINTS[role] * self.made[SPECIALTY[role]]
        worth += self.weights[FIRST_OWN + role - ARCHITECT] * self.left
        return worth + self.weights[FIRST_HAND + role - ARCHITECT] * self.soon

    def take_stock(self, me: Player, buys: int) -> None:
        """What can be paid with; `buys` kinds of goods may be bought, for money and the most of one kind sold."""
        self.purse = me.money
        self.bought = 0
        self.buys = buys
        most = 0
        for good in range(GOODS):
            self.stock[good] = me.goods[good]
            if buys > 1 and (me.goods[good] - 1) * PRICES[good] > most:
                most = (me.goods[good] - 1) * PRICES[good]
        self.purse += most

    def begin_price(self) -> None:
        self.price = 0
        self.missing = 0
        self.payable = True
        self.kinds = count_bits(self.bought)

    def add_price(self, good: int, units: int) -> None:
        """So many units more are to be paid: what they are worth, and what must be bought of them."""
        self.price += units * PRICES[good]
        if units > self.stock[good]:
            self.missing += (units - self.stock[good]) * PRICES[good]
            if not self.bought >> good & 1:
                self.kinds += 1
            if self.kinds > self.buys:
                self.payable = False

    def take(self, good: int, units: int) -> None:
        """Pay so many units, bought where they are missing."""
        if units > self.stock[good]:
            self.purse -= (units - self.stock[good]) * PRICES[good]
            self.bought |= 1 << good
            self.stock[good] = 0
        else:
            self.stock[good] -= units

    def best_trade(self, board: Board, me: Player) -> float:
        """What houses or cards gain by goods that can be bought now."""
        buys = 2 - count_bits(board.made)
        houses = self.best_houses(board, me, me.on_board, NONE, buys)
        houses -= self.best_houses(board, me, me.on_board, NONE, 0)
        cards = self.best_cards(board, me, True, 2, NONE, buys) - self.best_cards(board, me, True, 2)
        return houses if houses > cards else cards if cards > 0.0 else 0.0

    def best_province(self, board: Board, me: Player, magnus: bool) -> float:
        """What the best province yields, as far as there is room, or the coins shown."""
        free = me.free()
        most = 0.0
        coins = 0
        for province in range(PROVINCES):
            bonus = board.bonus[province]
            if board.markers >> province & 1:
                units = 1 + self.units[province]
                worth = self.yields[province] + PRICES[bonus]
                if magnus:
                    units += MAGNUS_BONUS - 1
                    worth += (MAGNUS_BONUS - 1) * PRICES[bonus]
                if units > free:
                    worth = worth * free / units
                if worth > most:
                    most = worth
            elif bonus != NONE:
                coins += MARKER_COINS[bonus]
        if coins > most:
            most = coins
        return most * self.coin

    def work(self, me: Player, good: int) -> float:
        """What a specialist produces."""
        free = me.free()
        return (self.made[good] if self.made[good] < free else free) * PRICES[good] * self.coin

    def best_colonists(self, board: Board, me: Player, income: bool) -> float:
        """What new colonists gain, or the income."""
        count = COLONISTS - me.on_board
        if me.goods[FOOD] < count:
            count = me.goods[FOOD]
        if me.goods[TOOL] < count:
            count = me.goods[TOOL]
        each = POINTS_PER_COLONIST * self.many[MARS] + self.weights[COLONISTS_OUT] * self.left
        gain = count * (each - COLONIST_PRICE * self.coin)
        if income:
            coins = COLONIST_INCOME + COLONIST_INCOME_EACH * me.on_board
            if board.legacy:
                coins = COLONIST_INCOME_LEGACY * me.on_board
            if coins * self.coin > gain:
                gain = coins * self.coin
        return gain if gain > 0.0 else 0.0

    def best_copy(self, board: Board, me: Player, seat: int) -> float:
        """What the best action gains that lies on top of another pile."""
        most = 0.0
        for other in range(board.players):
            role = board.everyone[other].top
            if other == seat or role == NONE or role == DIPLOMAT:
                continue
            gain = 0.0
            if role == ARCHITECT:
                gain = self.best_houses(board, me, me.on_board, NONE)
            elif role == PREFECT:
                gain = self.best_province(board, me, board.holder == seat)
            elif role == COLONIST:
                gain = self.best_colonists(board, me, True)
            elif role == SENATOR or role == CONSUL:
                gain = self.best_cards(board, me, role == SENATOR, 2 if role == SENATOR else 1)
            elif role == MERCATOR or role == MERCATOR_5:
                gain = INCOME[role] * self.coin + self.weights[TRADE_PENDING] * self.best_trade(board, me)
            elif SPECIALTY[role] != NONE:
                gain = self.work(me, SPECIALTY[role])
            if gain > most:
                most = gain
        return most


def has_turn(board: Board, seat: int) -> bool:
    """Will `seat` play a card in the last round (CO-8.2)?"""
    if seat == board.active:
        return board.phase == PLAY
    players = board.players
    return (seat + players - board.active) % players < (board.finisher + players - board.active) % players


assert len(FEATURES) == LAST_TURN + 1
