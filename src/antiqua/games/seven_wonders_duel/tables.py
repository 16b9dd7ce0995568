"""components.toml read once into typed tables: what every card, wonder, token and slot is. No rules here."""

from __future__ import annotations

from typing import Any

from antiqua.games.data import components

DATA = components("seven_wonders_duel")
LIMITS: dict[str, int] = DATA["limits"]

RESOURCES: list[str] = [entry["id"] for entry in DATA["resource"]]
COLORS: list[str] = [entry["id"] for entry in DATA["color"]]
SCIENCE: list[str] = [entry["id"] for entry in DATA["science"]]
CHAINS: list[str] = [entry["id"] for entry in DATA["chain"]]
COUNTED: list[str] = [*COLORS, "wonder", "coin_triplet"]  # what cards pay or score by

RAW_CHOICE, MANUFACTURED_CHOICE = 1, 2  # one unit of any raw, or any manufactured, resource


def amounts(entry: dict[str, int]) -> list[int]:
    """{"clay": 2} as units of each resource."""
    return [entry.get(resource, 0) for resource in RESOURCES]


def choice(entry: dict[str, Any]) -> int:
    """Which kind of choice a producer offers; it always covers a whole kind of resource (SW-6.9)."""
    listed = entry.get("produces_choice")
    if listed is None:
        return 0
    kinds = {resource["id"]: resource["kind"] for resource in DATA["resource"]}
    return RAW_CHOICE if kinds[listed[0]] == "raw" else MANUFACTURED_CHOICE


def mask(names: list[str], order: list[str]) -> int:
    return sum(1 << order.index(name) for name in names)


class Card:
    """A building, as printed."""

    id: str
    index: int
    age: int
    guild: bool
    color: int
    coins: int
    cost: list[int]
    produces: list[int]
    fixed_price: list[int]
    choice: int
    produces_or_trades: bool
    points: int
    shields: int
    science: int
    gives_chain: int
    free_if: int
    gain: int
    per: int
    gain_per: int
    counts: int
    points_each: int
    gain_each: int

    def __init__(self, entry: dict[str, Any]) -> None:
        per = entry.get("coins_per", {})
        guild = entry.get("guild", {})
        self.id = entry["id"]
        self.index = entry["index"]
        self.age = entry["age"]
        self.guild = entry["back"] == "guild"
        self.color = COLORS.index(entry["color"])
        self.coins = entry["cost"].get("coins", 0)
        self.cost = amounts(entry["cost"])
        self.produces = amounts(entry.get("produces", {}))
        self.fixed_price = [int(resource in entry.get("fixed_price", [])) for resource in RESOURCES]
        self.choice = choice(entry)
        self.produces_or_trades = not entry.keys().isdisjoint(("produces", "fixed_price", "produces_choice"))
        self.points = entry.get("vp", 0)
        self.shields = entry.get("shields", 0)
        self.science = SCIENCE.index(entry["science"]) if "science" in entry else -1
        self.gives_chain = CHAINS.index(entry["gives_chain"]) if "gives_chain" in entry else -1
        self.free_if = CHAINS.index(entry["free_if"]) if "free_if" in entry else -1
        self.gain = entry.get("coins", 0)
        self.per = mask([per["what"]], COUNTED) if per else 0
        self.gain_per = per.get("amount", 0)
        self.counts = mask(guild.get("count", []), COUNTED)
        self.points_each = guild.get("vp_each", 0)
        self.gain_each = guild.get("coins_each", 0)


class Wonder:
    """A wonder, as printed."""

    id: str
    index: int
    cost: list[int]
    points: int
    shields: int
    gain: int
    opponent_loses: int
    choice: int
    play_again: bool
    discards: int
    revives: bool
    draws: int

    def __init__(self, entry: dict[str, Any]) -> None:
        self.id = entry["id"]
        self.index = entry["index"]
        self.cost = amounts(entry["cost"])
        self.points = entry.get("vp", 0)
        self.shields = entry.get("shields", 0)
        self.gain = entry.get("coins", 0)
        self.opponent_loses = entry.get("opponent_loses_coins", 0)
        self.choice = choice(entry)
        self.play_again = entry.get("play_again", False)
        self.discards = COLORS.index(entry["discard_opponent"]) if "discard_opponent" in entry else -1
        self.revives = entry.get("build_from_discard", False)
        self.draws = entry.get("box_progress_draw", 0)


class Token:
    """A progress token, as printed; what else it does, the rules know by its name."""

    id: str
    index: int
    gain: int
    points: int
    science: int

    def __init__(self, entry: dict[str, Any]) -> None:
        self.id = entry["id"]
        self.index = entry["index"]
        self.gain = entry.get("coins", 0)
        self.points = entry.get("vp", 0)
        self.science = SCIENCE.index(entry["science"]) if "science" in entry else -1


class Layout:
    """Where the 20 cards of one age lie, and which lie on which (SW-4)."""

    age: int
    first_card: int
    cards: int
    face_up: int
    open: int
    under: list[int]  # per slot two: the slots that its card lies on, or -1
    covered_by: list[int]  # per slot the set of slots whose cards lie on it

    def __init__(self, entry: dict[str, Any]) -> None:
        slots = entry["slots"]
        deck = [card.index for card in CARDS if card.age == entry["age"] and not card.guild]
        self.age = entry["age"]
        self.first_card = deck[0]
        self.cards = len(deck)
        self.face_up = sum(1 << slot["slot"] for slot in slots if slot["face_up"])
        self.open = sum(1 << slot for slot in entry["initially_available"])
        self.under = [below for slot in slots for below in [*slot["covers"], -1, -1][:2]]
        self.covered_by = [sum(1 << above for above in slot["covered_by"]) for slot in slots]


CARDS = [Card(entry) for entry in DATA["card"]]
WONDERS = [Wonder(entry) for entry in DATA["wonder"]]
TOKENS = [Token(entry) for entry in DATA["progress_token"]]
LAYOUTS = [Layout(entry) for entry in DATA["layout"]]
GUILDS = [card.index for card in CARDS if card.guild]

CARD: dict[str, int] = {card.id: card.index for card in CARDS}
WONDER: dict[str, int] = {wonder.id: wonder.index for wonder in WONDERS}
TOKEN: dict[str, int] = {token.id: token.index for token in TOKENS}

# Seats count from 0 where the rulebook's players count from 1.
DRAFT_ORDER: list[int] = [
    player - 1 for group in ("group_1", "group_2") for player in DATA["wonder_draft"][group]
]
FIRST_GAME: list[list[int]] = [
    [WONDER[name] for name in names] for names in DATA["first_game_wonders"].values()
]

CAPITAL: int = DATA["military"]["capital_distance"]
# Per distance 0..9 from the neutral space: points of the leader, and coins on the token of the zone that begins there.
ZONE_POINTS = [0] * (CAPITAL + 1)
ZONE_TOKEN = [0] * (CAPITAL + 1)
for _zone in DATA["military"]["zone"]:
    if _zone["leader"] == 1:
        for _distance in range(_zone["from"], _zone["to"] + 1):
            ZONE_POINTS[_distance] = _zone.get("vp", 0)
        ZONE_TOKEN[_zone["from"]] = _zone.get("token_coins", 0)
ZONE_POINTS[CAPITAL] = ZONE_POINTS[
    CAPITAL - 1
]  # after a military victory the score is shown with the last zone's points
TOKEN_DISTANCES: list[int] = [distance for distance in range(CAPITAL + 1) if ZONE_TOKEN[distance]]


def token_ids(tokens: int) -> tuple[str, ...]:
    """The names of a set of progress tokens."""
    return tuple(token.id for token in TOKENS if tokens >> token.index & 1)


def wonder_ids(wonders: int) -> tuple[str, ...]:
    return tuple(wonder.id for wonder in WONDERS if wonders >> wonder.index & 1)
