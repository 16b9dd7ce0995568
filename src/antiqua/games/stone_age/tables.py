"""components.toml read once into typed tables: what every place, card and building is, and the dice. No rules here."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Any

from antiqua.games.data import components

DATA = components("stone_age")
NUMBERS: dict[str, int] = {name: value for name, value in DATA["constants"].items() if isinstance(value, int)}

GOODS: list[str] = [entry["id"] for entry in DATA["good"]]
VALUES: list[int] = [entry["value"] for entry in DATA["good"]]  # SA-1.2
RESOURCES: list[str] = [entry["id"] for entry in DATA["good"] if entry["is_resource"]]
CULTURES: list[str] = [entry["id"] for entry in DATA["culture"]]
SPECIALISTS: list[str] = [entry["id"] for entry in DATA["specialist"]]
EFFECTS: list[str] = list(DATA["card_totals"]["by_effect"])
BUILDING_KINDS: list[str] = ["fixed", "choice", "open"]
ITEMS: list[str] = [DATA["dice_items"][f"face_{face}"]["gain"] for face in range(1, 7)]  # SA-6.2
SET_POINTS: list[int] = DATA["constants"]["culture_set_points"]


class Place:
    """Where people can be put; `most` is what one player may put there, `rings` what all may (-1: no limit)."""

    id: str
    index: int
    kind: str
    least: int
    most: int
    rings: int

    def __init__(self, index: int, entry: dict[str, Any]) -> None:
        self.id = entry["id"]
        self.index = index
        self.kind = entry["kind"]
        self.least = entry["min_figures"]
        self.most = entry["max_figures"]
        self.rings = entry["capacity"]


class Card:
    """A civilization card: what its upper half does, and what its lower half scores (-1: not this)."""

    id: str
    index: int
    effect: int
    amount: int
    resource: int
    dice: int
    culture: int
    specialist: int
    figures: int

    def __init__(self, entry: dict[str, Any]) -> None:
        self.id = entry["id"]
        self.index = entry["number"] - 1
        self.effect = EFFECTS.index(entry["effect"])
        self.amount = entry.get("amount", 0)
        self.resource = RESOURCES.index(entry["resource"]) if "resource" in entry else -1
        self.dice = entry.get("dice", 0)
        self.culture = CULTURES.index(entry["culture"]) if "culture" in entry else -1
        self.specialist = SPECIALISTS.index(entry["specialist"]) if "specialist" in entry else -1
        self.figures = entry.get("figures", 0)


class Building:
    """A building tile: a fixed price, `most` resources of `kinds` kinds, or `least` to `most` of any kinds (SA-1.4)."""

    id: str
    index: int
    kind: int
    cost: list[int]
    points: int
    least: int
    most: int
    kinds: int

    def __init__(self, entry: dict[str, Any]) -> None:
        cost = entry.get("cost", {})
        self.id = entry["id"]
        self.index = entry["number"] - 1
        self.kind = BUILDING_KINDS.index(entry["kind"])
        self.cost = [cost.get(resource, 0) for resource in RESOURCES]
        self.points = entry.get("points", 0)
        self.most = sum(cost.values()) or entry.get("resources") or entry.get("max_resources", 0)
        self.least = entry.get("min_resources", self.most)
        self.kinds = entry.get("kinds", 0)


PLACES = [Place(index, entry) for index, entry in enumerate(DATA["place"])]
CARDS = [Card(entry) for entry in DATA["card"]]
BUILDINGS = [Building(entry) for entry in DATA["building"]]

PLACE: dict[str, int] = {place.id: place.index for place in PLACES}
CARD: dict[str, int] = {card.id: card.index for card in CARDS}
BUILDING: dict[str, int] = {building.id: building.index for building in BUILDINGS}
ONE_USE: list[int] = [card.index for card in CARDS if EFFECTS[card.effect] == "one_use_tool"]
ANY_RESOURCES: list[int] = [card.index for card in CARDS if EFFECTS[card.effect] == "any_resources"]
FACE_UP: list[int] = [
    *ONE_USE,
    *ANY_RESOURCES,
]  # what is kept and used once, in the order of its bits (SA-6.9, SA-6.10)

# Per number of players (0 and 1 do not occur).
PLAYER_COUNTS = range(DATA["min_players"], DATA["max_players"] + 1)
STACKS: list[int] = [0, 0, *(DATA["player_count"][str(n)]["building_stacks"] for n in PLAYER_COUNTS)]
VILLAGE_LIMIT: list[int] = [
    0,
    0,
    *(DATA["player_count"][str(n)]["village_places_usable"] for n in PLAYER_COUNTS),
]
CROWD_LIMIT: list[int] = [
    0,
    0,
    *(DATA["player_count"][str(n)]["players_per_resource_place"] for n in PLAYER_COUNTS),
]
ITEM_DICE: list[int] = [0, 0, *(DATA["player_count"][str(n)]["dice_items_dice"] for n in PLAYER_COUNTS)]

# What the bank holds of each resource, per value of the option limited_supply; the first one is not limited (SA-5.9).
UNLIMITED = 1_000_000
SUPPLY: list[int] = [UNLIMITED] * len(RESOURCES)
for _edition in ("later_edition", "first_edition_text"):
    SUPPLY += [DATA["physical_supply"][_edition][resource] for resource in RESOURCES]

# The placements: place by place, the fewest people first.
FIRST_PLACEMENT: list[int] = []
PLACEMENT_PLACE: list[int] = []
PLACEMENT_FIGURES: list[int] = []
for _place in PLACES:
    FIRST_PLACEMENT.append(len(PLACEMENT_PLACE))
    for _figures in range(_place.least, _place.most + 1):
        PLACEMENT_PLACE.append(_place.index)
        PLACEMENT_FIGURES.append(_figures)

SIDES: int = NUMBERS["die_sides"]
MOST_DICE: int = NUMBERS["max_people"]  # SA-R7
POWERS: list[int] = [SIDES**dice for dice in range(MOST_DICE + 1)]


def ways(dice: int) -> list[int]:
    """In how many ways so many dice show each total."""
    found = [1]
    for _ in range(dice):
        wider = [0] * (len(found) + SIDES)
        for total, count in enumerate(found):
            for face in range(1, SIDES + 1):
                wider[total + face] += count
        found = wider
    return found


WAYS: list[list[int]] = [ways(dice) for dice in range(MOST_DICE + 1)]


def rolls(dice: int) -> list[tuple[int, ...]]:
    """What so many dice can show, faces from 0, the smallest first: every roll once, whatever its order."""
    return list(combinations_with_replacement(range(SIDES), dice))


ITEM_ROLLS: list[list[tuple[int, ...]]] = [rolls(dice) for dice in range(max(ITEM_DICE) + 1)]


def ranks(dice: int) -> list[int]:
    """For each of the equally likely ways in which so many dice can fall, which of `rolls` it is."""
    order = {roll: rank for rank, roll in enumerate(rolls(dice))}
    falls = [[number // SIDES**die % SIDES for die in range(dice)] for number in range(SIDES**dice)]
    return [order[tuple(sorted(fall))] for fall in falls]


ITEM_RANKS: list[list[int]] = [ranks(dice) for dice in range(max(ITEM_DICE) + 1)]
