"""Where things stand: the ids of all places with their coordinates, one source for the picture and the keyboard.

The board fills the left, as the picture of the map is drawn; y runs downwards, and a place has its centre at (x, y).
The display is above it, the provinces' markers and the bank on the right, the players below, side by side.

    city-massilia, city-roma        a city               slot-3               a card of the display, counted from 1
    land-aquileia-roma              a land route         hand-architect       a card in the hand of whoever plays
    sea-massilia-roma               a sea route          pile-2               the discard pile of a player
    province-gallia                 a bonus marker       player-2             a player with the storehouse
    good-wine                       a good at the bank   colonist-land        the colonists in the storehouse
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from antiqua.games.concordia.constants import OF_A_KIND, SLOTS
from antiqua.games.concordia.tables import DATA, GOODS, KINDS, MAP, MAPS, ROLES
from antiqua.games.geometry import Place, player_id, province_id, slot_id

if TYPE_CHECKING:
    from antiqua.games.concordia.view import View

WIDTH, HEIGHT = 24.0, 21.0
BOARD_WIDTH, BOARD_HEIGHT, BOARD_TOP = 18.0, 12.0, 3.0
CITY_SIZE, ROUTE_SIZE, MARKER_SIZE = 0.7, 0.4, 0.8
CARD_WIDTH, CARD_HEIGHT = 1.5, 2.0
SIDE = 21.0  # x of what is right of the board
PLAYERS_TOP, PLAYER_HEIGHT = 15.5, 2.5
HAND_Y = 19.5
SEA_SHIFT = 0.3  # where a land and a sea route join the same cities, the second is drawn a little below


#: Per board, where each city stands on the picture, from 0 to 1.
SPOTS: dict[str, dict[str, tuple[float, float]]] = {
    board.id: {entry["id"]: (entry["x"], entry["y"]) for entry in DATA["city"] if entry["map"] == board.id}
    for board in MAPS
}

# -- the ids -------------------------------------------------------------------------------------------------


def city_id(city: str) -> str:
    return f"city-{city}"


def route_id(kind: str, route: str) -> str:
    return f"{kind}-{route}"


def place_id(kind: str, place: str) -> str:
    """Where a colonist of a kind stands: a city, or a route."""
    return route_id(kind, place) if "-" in place else city_id(place)


def good_id(good: str) -> str:
    return f"good-{good}"


def hand_id(role: str) -> str:
    return f"hand-{role}"


def pile_id(seat: int) -> str:
    return f"pile-{seat + 1}"


def kind_id(kind: str) -> str:
    return f"colonist-{kind}"


BANK = "bank"

# -- the places ----------------------------------------------------------------------------------------------


def places(view: View) -> dict[str, Place]:
    """Every place that there is in `view`, in the order in which the keyboard goes through them."""
    found = [*display(), *cities(view.map), *routes(view.map), *markers(view.map), *bank()]
    found += players(len(view.players)) + hand()
    return {place.id: place for place in found}


def on_board(x: float, y: float) -> tuple[float, float]:
    return x * BOARD_WIDTH, BOARD_TOP + y * BOARD_HEIGHT


def cities(board: str) -> list[Place]:
    return [
        Place(city_id(city), *on_board(x, y), CITY_SIZE, CITY_SIZE) for city, (x, y) in SPOTS[board].items()
    ]


def routes(board: str) -> list[Place]:
    """A route stands half-way between its cities."""
    chart = MAPS[MAP[board]]
    found = []
    seen = set()
    for route in chart.routes():
        name = chart.route_name(route)
        first, second = (SPOTS[board][city] for city in name.split("-"))
        x, y = on_board((first[0] + second[0]) / 2, (first[1] + second[1]) / 2)
        shift = SEA_SHIFT if name in seen else 0.0
        seen.add(name)
        kind = KINDS[route // OF_A_KIND]
        found.append(Place(route_id(kind, name), x, y + shift, ROUTE_SIZE, ROUTE_SIZE))
    return found


def markers(board: str) -> list[Place]:
    """The bonus markers in two columns, by the numbers of the provinces."""
    names = MAPS[MAP[board]].provinces
    return [
        Place(
            province_id(name),
            SIDE - 1 + 2 * (number % 2),
            BOARD_TOP + 1 + number // 2,
            MARKER_SIZE,
            MARKER_SIZE,
        )
        for number, name in enumerate(names)
    ]


def bank() -> list[Place]:
    y = BOARD_TOP + BOARD_HEIGHT - 2
    goods = [Place(good_id(good), SIDE - 2 + number, y, 0.9, 0.9) for number, good in enumerate(GOODS)]
    kinds = [Place(kind_id(kind), SIDE - 1 + 2 * number, y - 1.5, 1, 1) for number, kind in enumerate(KINDS)]
    return [*goods, *kinds, Place(BANK, SIDE, y + 1.2, 5, 1)]


def display() -> list[Place]:
    step = BOARD_WIDTH / SLOTS
    return [
        Place(slot_id(slot), (slot - 0.5) * step, BOARD_TOP / 2, CARD_WIDTH, CARD_HEIGHT)
        for slot in range(1, SLOTS + 1)
    ]


def players(count: int) -> list[Place]:
    width = WIDTH / count
    found = []
    for seat in range(count):
        x, y = (seat + 0.5) * width, PLAYERS_TOP + PLAYER_HEIGHT / 2
        found.append(Place(player_id(seat), x - CARD_WIDTH / 2, y, width - CARD_WIDTH - 0.4, PLAYER_HEIGHT))
        found.append(Place(pile_id(seat), x + (width - CARD_WIDTH) / 2 - 0.2, y, CARD_WIDTH, CARD_HEIGHT))
    return found


def hand() -> list[Place]:
    """A place for every role, so that a card keeps its place while others are played."""
    step = WIDTH / len(ROLES)
    return [
        Place(hand_id(role), (number + 0.5) * step, HAND_Y, CARD_WIDTH, CARD_HEIGHT)
        for number, role in enumerate(ROLES)
    ]
