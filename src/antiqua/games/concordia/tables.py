"""components.toml read once into typed tables: what every card, city, route and slot is. No rules here."""

from __future__ import annotations

from typing import Any

from antiqua.games.data import components

DATA = components("concordia")
LIMITS: dict[str, int] = DATA["limits"]
PLAYER: dict[str, Any] = DATA["player"]

GOODS: list[str] = [entry["id"] for entry in DATA["good"]]
GODS: list[str] = [entry["id"] for entry in DATA["god"]]
PERSONS: list[str] = [entry["id"] for entry in DATA["person"]]
ROLES: list[str] = [*PERSONS, "mercator_5"]  # what a card does; the bought Mercators pay more (CO-5.5)
LETTERS: list[str] = [entry["letter"] for entry in DATA["city_token"]]
KINDS: list[str] = ["land", "sea"]  # of colonists and routes

MOST_CITIES = 30
ROMA = MOST_CITIES  # its number on both boards; the other cities count from 0
PLACES = MOST_CITIES + 1  # of colonists: the cities, Roma, then the routes
MOST_OF_A_KIND = 44  # routes of one kind on a board; the sea routes count on from here
MOST_ROUTES = MOST_OF_A_KIND + 35
MOST_PROVINCES = 12
FARTHEST = 2 * LIMITS["colonists_of_a_kind"]  # movement points of one Architect at most (CO-5.2a)
ONE = 1  # wide enough for a set of routes


def amounts(goods: list[str]) -> list[int]:
    """["brick", "food"] as units of each good."""
    return [goods.count(good) for good in GOODS]


def role_of(entry: dict[str, Any]) -> int:
    if entry.get("income", 0) > MERCATOR_INCOME:
        return ROLES.index("mercator_5")
    return ROLES.index(entry["person"])


class Good:
    """One of the five goods, with what a house in a city producing it costs (CO-5.2h)."""

    id: str
    index: int
    price: int
    build_coins: int
    build_goods: list[int]
    marker_coins: int

    def __init__(self, index: int, entry: dict[str, Any]) -> None:
        self.id = entry["id"]
        self.index = index
        self.price = entry["price"]
        self.build_coins = entry["build_coins"]
        self.build_goods = amounts(entry["build_goods"])
        self.marker_coins = entry["marker_coins"]


class Card:
    """A card for sale, as printed."""

    id: str
    index: int
    stack: int
    role: int
    god: int
    cost: list[int]

    def __init__(self, index: int, entry: dict[str, Any]) -> None:
        self.id = entry["id"]
        self.index = index
        self.stack = entry["stack"]
        self.role = role_of(entry)
        self.god = GODS.index(entry["god"])
        self.cost = amounts(entry["cost"])


class Map:
    """A board: cities in the order of their provinces, Roma, routes, and how far it is from anywhere to any route.

    The lengths of the arrays are those of the larger board, and of 2 * PLACES + MOST_ROUTES rows of distances.
    """

    id: str
    index: int
    min_players: int
    max_players: int
    names: list[str]
    provinces: list[str]
    cities: int
    letter: list[int]
    province: list[int]
    province_cities: list[int]
    first_end: list[int]
    second_end: list[int]
    ports: list[int]
    steps: list[int]
    within: list[int]

    def __init__(self, index: int, entry: dict[str, Any]) -> None:
        provinces = [province for province in DATA["province"] if province["map"] == entry["id"]]
        self.id = entry["id"]
        self.index = index
        self.min_players = entry["min_players"]
        self.max_players = entry["max_players"]
        self.names = [city for province in provinces for city in province["cities"]]
        self.provinces = [province["id"] for province in provinces]
        self.cities = len(self.names)
        self.letter = [NONE] * 30
        self.province = [NONE] * 30
        self.province_cities = [0] * 12
        for number, province in enumerate(provinces):
            for city in (self.names.index(name) for name in province["cities"]):
                self.letter[city] = LETTERS.index(province["letter"])
                self.province[city] = number
                self.province_cities[number] |= 1 << city
        self.first_end = [NONE] * 79
        self.second_end = [NONE] * 79
        self.ports = [0, 0]
        for kind, word in enumerate(KINDS):
            for number, (first, second) in enumerate(entry[word]):
                route = kind * MOST_OF_A_KIND + number
                self.first_end[route] = self.city(first)
                self.second_end[route] = self.city(second)
                self.ports[kind] |= 1 << self.city(first) | 1 << self.city(second)
        self.steps = [0] * 6204
        self.within = [0] * 987
        self.measure()

    def city(self, name: str) -> int:
        return ROMA if name == CAPITAL else self.names.index(name)

    def name(self, city: int) -> str:
        return CAPITAL if city == ROMA else self.names[city]

    def routes(self) -> list[int]:
        return [route for route in range(MOST_ROUTES) if self.first_end[route] != NONE]

    def route_name(self, route: int) -> str:
        """The two ends with a hyphen between them."""
        return f"{self.name(self.first_end[route])}-{self.name(self.second_end[route])}"

    def row(self, kind: int, place: int) -> int:
        """Which row of `steps` and `within` a colonist of `kind` at `place` reads: a city has one for each kind."""
        return place + PLACES if kind or place >= PLACES else place

    def measure(self) -> None:
        """CO-5.2c to CO-5.2e: steps[row * 44 + n] to the n-th route of the kind; within[row * 7 + k] all in k steps."""
        for kind in range(len(KINDS)):
            routes = [route for route in self.routes() if route // MOST_OF_A_KIND == kind]
            for place in [*range(self.cities), ROMA, *(PLACES + route for route in routes)]:
                row = self.row(kind, place)
                for route, steps in self.distances(routes, place).items():
                    number = route % MOST_OF_A_KIND
                    self.steps[row * MOST_OF_A_KIND + number] = steps
                    for points in range(steps, FARTHEST + 1):
                        if steps:
                            self.within[row * (FARTHEST + 1) + points] |= ONE << number

    def distances(self, routes: list[int], place: int) -> dict[int, int]:
        """How many steps it is from a city, or a route, to each of these routes: across one city at each step."""
        if place < PLACES:
            wave = [route for route in routes if place in self.ends(route)]
            found = dict.fromkeys(wave, 1)
        else:
            wave = [place - PLACES]
            found = {place - PLACES: 0}
        while wave:
            steps = found[wave[0]] + 1
            cities = {city for route in wave for city in self.ends(route)}
            wave = [route for route in routes if route not in found and cities & set(self.ends(route))]
            found.update(dict.fromkeys(wave, steps))
        return found

    def ends(self, route: int) -> tuple[int, int]:
        return self.first_end[route], self.second_end[route]


NONE = -1
CAPITAL: str = DATA["map"][0]["capital"]
MERCATOR_INCOME = min(entry["income"] for entry in DATA["starting_card"] if "income" in entry)

GOOD_LIST = [Good(index, entry) for index, entry in enumerate(DATA["good"])]
CARDS = [Card(index, entry) for index, entry in enumerate(DATA["sale_card"])]
MAPS = [Map(index, entry) for index, entry in enumerate(DATA["map"])]

GOOD: dict[str, int] = {good: index for index, good in enumerate(GOODS)}
GOD: dict[str, int] = {god: index for index, god in enumerate(GODS)}
ROLE: dict[str, int] = {role: index for index, role in enumerate(ROLES)}
CARD: dict[str, int] = {card.id: card.index for card in CARDS}
MAP: dict[str, int] = {board.id: board.index for board in MAPS}

PRICES = [good.price for good in GOOD_LIST]
MARKER_COINS = [good.marker_coins for good in GOOD_LIST]
# Per role: what a Mercator pays, the good of a specialist (or NONE) and its points.
INCOME = [0] * len(ROLES)
SPECIALTY = [NONE] * len(ROLES)
MINERVA = [0] * len(ROLES)
for _entry in [*DATA["starting_card"], *DATA["sale_card"]]:
    INCOME[role_of(_entry)] = _entry.get("income", 0)
for _entry in DATA["person"]:
    if "good" in _entry:
        SPECIALTY[ROLE[_entry["id"]]] = GOOD[_entry["good"]]
        MINERVA[ROLE[_entry["id"]]] = _entry["points"]
# What every player begins with (CO-2.5, CO-2.6).
START_HAND = [0] * len(ROLES)
START_GODS = [0] * len(GODS)
for _entry in DATA["starting_card"]:
    START_HAND[role_of(_entry)] += _entry["copies"]
    START_GODS[GOD[_entry["god"]]] += _entry["copies"]
START_GOODS = amounts(PLAYER["goods"])
START_MONEY: list[int] = PLAYER["money"]
COLONIST_COST = amounts(PLAYER["colonist_cost"])
# Per slot: units of each good on top of the card's cost, and whether one more is of the buyer's choice (CO-5.7).
SLOT_GOODS = [unit for entry in DATA["market_slot"] for unit in amounts(entry["extra"])]
SLOT_ANY = [entry["extra"].count("any") for entry in DATA["market_slot"]]
# Per letter: how many city tokens show each good (CO-2.2).
TOKENS = [entry[good] for entry in DATA["city_token"] for good in GOODS]
STACKS = max(card.stack for card in CARDS)
STACK_CARDS = [sum(1 << card.index for card in CARDS if card.stack == stack) for stack in range(STACKS + 1)]


def counted(units: list[int], names: list[str]) -> dict[str, int]:
    """[1, 2, 0, 0, 0] as {"brick": 1, "food": 2}."""
    return {name: number for name, number in zip(names, units, strict=True) if number}
