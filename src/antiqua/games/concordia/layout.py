"""Where things stand: the ids of all places with their coordinates, one source for the picture and the keyboard.

The board lies in the upper left corner in the units of its own picture, 1200 x 680, which `imperium.json` and
`italia.json` describe; y runs downwards, and a place has its centre at (x, y). The display is on the right of it,
below are the bank, the players side by side, and the hand.

    city-massilia, city-roma        a city               slot-3               a card of the display, counted from 1
    land-aquileia-roma              a land route         hand-architect       a card in the hand of whoever plays
    sea-massilia-roma               a sea route          pile-2               the discard pile of a player
    province-gallia                 a bonus marker       player-2             a player with the storehouse
    good-wine                       a good at the bank   colonist-land        the colonists in the storehouse
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from antiqua.games import data
from antiqua.games.concordia.constants import SLOTS
from antiqua.games.concordia.tables import GOODS, KINDS, MAPS, ROLES
from antiqua.games.geometry import Place, player_id, province_id, slot_id

if TYPE_CHECKING:
    from antiqua.games.concordia.view import View

BOARD_WIDTH, BOARD_HEIGHT = 1200.0, 680.0
WIDTH, HEIGHT = 1400.0, 1130.0
CITY_SIZE, CAPITAL_SIZE, ROUTE_SIZE, MARKER_SIZE = 32.0, 48.0, 28.0, 34.0
CARD_WIDTH, CARD_HEIGHT = 90.0, 110.0
SLOT_WIDTH, SLOT_HEIGHT = 170.0, 90.0
BANK_Y, BANK_SIZE = 730.0, 60.0
PLAYERS_TOP, PLAYER_HEIGHT = 780.0, 160.0
HAND_Y = 1040.0


def picture(board: str) -> dict[str, Any]:
    """What a board looks like: its cities, routes, provinces, rivers and coast."""
    read: dict[str, Any] = msgspec.json.decode(data.text("concordia", f"{board}.json"))
    return read


PICTURES = {board.id: picture(board.id) for board in MAPS}

#: Per board, where each city stands on the picture, from 0 to 1.
SPOTS: dict[str, dict[str, tuple[float, float]]] = {
    board: {city["id"]: (city["x"] / BOARD_WIDTH, city["y"] / BOARD_HEIGHT) for city in drawn["cities"]}
    for board, drawn in PICTURES.items()
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
    found = [*cities(view.map), *routes(view.map), *markers(view.map), *display(), *bank()]
    found += players(len(view.players)) + hand()
    return {place.id: place for place in found}


def cities(board: str) -> list[Place]:
    found = []
    for city in PICTURES[board]["cities"]:
        size = CITY_SIZE if city["houses"] else CAPITAL_SIZE
        found.append(Place(city_id(city["id"]), city["x"], city["y"], size, size))
    return found


def routes(board: str) -> list[Place]:
    """A route is where its colonist stands."""
    return [
        square(route_id(route["kind"], f"{route['a']}-{route['b']}"), route["spot"], ROUTE_SIZE)
        for route in PICTURES[board]["routes"]
    ]


def markers(board: str) -> list[Place]:
    return [
        square(province_id(province["id"]), province["marker"], MARKER_SIZE)
        for province in PICTURES[board]["provinces"]
    ]


def square(id: str, centre: tuple[float, float], size: float) -> Place:
    x, y = centre
    return Place(id, x, y, size, size)


def bank() -> list[Place]:
    ids = [*(good_id(good) for good in GOODS), *(kind_id(kind) for kind in KINDS)]
    step = BOARD_WIDTH / (len(ids) + 1)
    found = [Place(id, (number + 0.5) * step, BANK_Y, BANK_SIZE, BANK_SIZE) for number, id in enumerate(ids)]
    return [*found, Place(BANK, (len(ids) + 0.5) * step, BANK_Y, step, BANK_SIZE)]


def display() -> list[Place]:
    step = BOARD_HEIGHT / SLOTS
    x = (BOARD_WIDTH + WIDTH) / 2
    return [
        Place(slot_id(slot), x, (slot - 0.5) * step, SLOT_WIDTH, SLOT_HEIGHT) for slot in range(1, SLOTS + 1)
    ]


def players(count: int) -> list[Place]:
    width = WIDTH / count
    found = []
    for seat in range(count):
        x, y = (seat + 0.5) * width, PLAYERS_TOP + PLAYER_HEIGHT / 2
        found.append(Place(player_id(seat), x - CARD_WIDTH / 2, y, width - CARD_WIDTH - 20, PLAYER_HEIGHT))
        found.append(Place(pile_id(seat), x + (width - CARD_WIDTH) / 2 - 10, y, CARD_WIDTH, CARD_HEIGHT))
    return found


def hand() -> list[Place]:
    """A place for every role, so that a card keeps its place while others are played."""
    step = WIDTH / len(ROLES)
    return [
        Place(hand_id(role), (number + 0.5) * step, HAND_Y, CARD_WIDTH, CARD_HEIGHT)
        for number, role in enumerate(ROLES)
    ]
