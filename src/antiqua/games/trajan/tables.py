"""components.toml read once into typed tables: what every tile, card, ship and province is. No rules here."""

from __future__ import annotations

from typing import Any

from antiqua.games.data import components, numbered

DATA = components("trajan")


def ids(table: str) -> list[str]:
    return [entry["id"] for entry in DATA[table]]


COLORS = ids("marker_color")
ACTIONS = ids("action")
NUMERALS: list[str] = [entry["numeral"] for entry in DATA["action"]]
COMMODITIES = ids("commodity")
SHIPS = ids("ship")
STACKS = ids("trajan_stack")
ICONS = ids("demand_icon")
TILES = ids("forum_tile")  # the last six are the extra action tiles, whatever their back
CONSTRUCTION = ids("construction_kind")
BONUSES = ids("bonus_tile")
PROVINCES = ids("province")

COLOR, ACTION, NUMERAL = numbered(COLORS), numbered(ACTIONS), numbered(NUMERALS)
COMMODITY, SHIP, STACK, ICON = numbered(COMMODITIES), numbered(SHIPS), numbered(STACKS), numbered(ICONS)
TILE, BONUS, PROVINCE = numbered(TILES), numbered(BONUSES), numbered(PROVINCES)

START_SLOTS: list[int] = [NUMERAL[name] for name in DATA["action_circle"]["initial_trajan_tile_slots"]]
EFFECTS = ["none", "draw_cards", "workers", "legionnaires", "plus_two", "demand"]
PER_STACK: int = DATA["trajan_stack"][0]["tiles"]


class TrajanTile:
    """A Trajan tile, as printed; `index` is stack * 9 + its number within the stack."""

    id: str
    index: int
    stack: int
    one: int
    other: int
    points: int
    effect: int
    amount: int
    icon: int

    def __init__(self, index: int, entry: dict[str, Any]) -> None:
        self.id = entry["id"]
        self.index = index
        self.stack = STACK[entry["stack"]]
        self.one, self.other = (COLOR[name] for name in entry["markers"])
        self.points = entry["vp"]
        self.effect = EFFECTS.index(entry["effect"])
        self.amount = entry["amount"]
        self.icon = ICON[entry["icon"]] if "icon" in entry else -1


TRAJAN_TILES = [TrajanTile(index, entry) for index, entry in enumerate(DATA["trajan_tile"])]
TRAJAN_TILE = {tile.id: tile.index for tile in TRAJAN_TILES}
# Two tiles that show the same: only the first of them is ever turned up while both are unseen.
TWIN = TRAJAN_TILE["plus_two_white_pink_b"]

CARDS_EACH: list[int] = [entry["count"] for entry in DATA["commodity"]]
TILE_COUNTS: list[int] = [entry["count"] for entry in DATA["forum_tile"]]
EXTRA_COUNTS: list[int] = [entry["count"] for entry in DATA["extra_action_tile"]]
DEMAND_COUNTS: list[int] = [entry["count"] for entry in DATA["demand_tile"]]
TILE_VOTES: list[int] = [entry.get("votes", 0) for entry in DATA["forum_tile"]]

SHIP_SIZE: list[int] = [ship["max_units"] for ship in DATA["ship"]]  # cards, or pairs of them
# Points of a ship with 1, 2, 3, 4 units: ship * 4 + units - 1.
SHIP_FRONT: list[int] = [points for ship in DATA["ship"] for points in [*ship["vp_front"], 0][:4]]
SHIP_BACK: list[int] = [points for ship in DATA["ship"] for points in [*ship["vp_back"], 0][:4]]

# Construction tiles: kind * 4 + number of its value; `door_3` is the door of 3 points.
VALUES: list[list[int]] = [entry["vps"] for entry in DATA["construction_kind"]]
SITE_TILES = [
    f"{kind}_{value}" for kind, values in zip(CONSTRUCTION, VALUES, strict=True) for value in values
]
SITE_TILE = numbered(SITE_TILES)
SITE_POINTS = [value for values in VALUES for value in values]
FIRST_BONUS: list[int] = [ACTION[entry["first_bonus_action"]] for entry in DATA["construction_kind"]]

ROWS, COLUMNS = DATA["construction_grid"]["rows"], DATA["construction_grid"]["columns"]


def neighbours(site: int) -> int:
    """The sites orthogonally adjacent to `site`, as bits (TR-6.6.2)."""
    row, column = divmod(site, COLUMNS)
    around = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return sum(1 << (r * COLUMNS + c) for r, c in around if 0 <= r < ROWS and 0 <= c < COLUMNS)


NEXT_TO: list[int] = [neighbours(site) for site in range(ROWS * COLUMNS)]

PROVINCE_POINTS: list[int] = [entry["vp"] for entry in DATA["province"]]
# Where a leader may go, as bits: from each province, and last from the camp (TR-6.3.2).
BORDERS: list[int] = [
    sum(
        1 << PROVINCE[edge["b"] if edge["a"] == name else edge["a"]]
        for edge in DATA["province_edge"]
        if name in (edge["a"], edge["b"])
    )
    for name in PROVINCES
]
BORDERS.append(sum(1 << PROVINCE[name] for name in DATA["military_camp"]["links"]))

SENATE_POINTS: list[int] = DATA["senate_track"]["vp"]
SENATE_VOTES: list[int] = DATA["senate_track"]["votes"]
PENALTY: list[int] = DATA["demands"]["penalty"]
TIME_SPACES: list[int] = [DATA["time_track"]["spaces"].get(str(players), 0) for players in range(5)]
GREEN_SPACES: list[int] = [DATA["forum"]["green_slots"].get(str(players), 0) for players in range(5)]

SCORINGS = [
    "demand_once",
    "per_worker_on_site",
    "per_legionnaire_in_province",
    "per_yellow_bonus_tile",
    "per_displayed_commodity",
]


class BonusTile:
    """A bonus tile, as printed. Points are counted in halves, because one gray side gives half a point (TR-13)."""

    id: str
    index: int
    scoring: int
    yellow: int
    gray: int
    icon: int
    one: int
    other: int

    def __init__(self, index: int, entry: dict[str, Any]) -> None:
        goods = entry.get("commodities", [])
        self.id = entry["id"]
        self.index = index
        self.scoring = SCORINGS.index(entry["scoring"])
        self.yellow = round(2 * entry["vp_yellow"])
        self.gray = round(2 * entry["vp_gray"])
        self.icon = ICON[entry["icon"]] if "icon" in entry else -1
        self.one, self.other = (COMMODITY[name] for name in goods) if goods else (-1, -1)


BONUS_TILES = [BonusTile(index, entry) for index, entry in enumerate(DATA["bonus_tile"])]

# The pairs of two different kinds of goods, in order: which they are, and the number of each pair.
PAIRS = [(one, other) for one in range(12) for other in range(one + 1, 12)]
PAIR_ONE: list[int] = [one for one, _ in PAIRS]
PAIR_OTHER: list[int] = [other for _, other in PAIRS]
PAIR_RANK: list[int] = [
    PAIRS.index((one, other)) if one < other else -1 for one in range(12) for other in range(12)
]


def bonus_ids(mask: int) -> tuple[str, ...]:
    """The names of a set of bonus tiles."""
    return tuple(name for index, name in enumerate(BONUSES) if mask >> index & 1)


def good_ids(counts: list[int]) -> tuple[str, ...]:
    """The names of goods, each as often as it is there."""
    return tuple(name for name, count in zip(COMMODITIES, counts, strict=True) for _ in range(count))
