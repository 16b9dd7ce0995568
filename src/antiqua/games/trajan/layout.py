"""Where things stand: the ids of all places with their coordinates, one source for the picture and the keyboard.

A tile is 1 wide, y runs downwards, and a place has its centre at (x, y). The board is above: provinces on the left, the
forum, the harbour, the arch of Trajan and the senate in the middle, the construction district on the right. The mats
lie below, one column per player in the order of the seats.

    province-belgica, camp      provinces and the military camp      tray-1-military    a tray of player 1's circle
    site-7                      a construction site                  slot-1-military    the slot beside it
    tile-senate_4               a kind of tile in the forum          space-1-military   its extra-action space
    stack-victory               a stack of Trajan tiles              hand-1, display-1  cards of player 1
    bonus-bonus_workers         a bonus tile on the board            good-1-wheat       a kind of goods in his hand
    senate-3, ship-same         a space of the track, a ship         mat-1, player-1    the mat, the player
    deck, pile-left, pile-right, demands, bag, workers               stocks
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from antiqua.games.geometry import Place, player_id, province_id
from antiqua.games.trajan.tables import ACTIONS, BONUSES, COLUMNS, COMMODITIES, PROVINCES, ROWS, STACKS, TILES

if TYPE_CHECKING:
    from antiqua.games.trajan.view import View

WIDTH, HEIGHT = 40.0, 30.0
BOARD_HEIGHT = 14.0
MAT_TOP, MAT_HEIGHT = 15.0, 15.0

#: Where the provinces lie, as on a map of the north-west of the empire.
PROVINCE_SPOTS = {
    "britannia": (2.5, 1.5),
    "germania_inferior": (7.0, 2.5),
    "belgica": (5.0, 4.0),
    "germania_superior": (8.0, 4.5),
    "lugudunensis": (3.5, 5.5),
    "raetia": (8.5, 6.5),
    "noricum": (11.0, 6.5),
    "aquitania": (2.0, 8.0),
    "alpes": (6.5, 8.0),
    "narbonensis": (4.0, 9.5),
}
CIRCLE = ((0.0, -1.0), (0.87, -0.5), (0.87, 0.5), (0.0, 1.0), (-0.87, 0.5), (-0.87, -0.5))  # clockwise from I

CAMP, WORKERS, DECK, DEMANDS, BAG = "camp", "workers", "deck", "demands", "bag"
PILES = ("pile-left", "pile-right")
SHIPS = ("ship-same", "ship-pairs", "ship-different")


# -- the ids ----------------------------------------------------------------------------------------------------------


def site_id(site: int) -> str:
    return f"site-{site}"


def tile_id(tile: str) -> str:
    return f"tile-{tile}"


def stack_id(stack: str) -> str:
    return f"stack-{stack}"


def bonus_id(tile: str) -> str:
    return f"bonus-{tile}"


def senate_id(space: int) -> str:
    return f"senate-{space}"


def mat_id(seat: int) -> str:
    return f"mat-{seat + 1}"


def tray_id(seat: int, action: str) -> str:
    return f"tray-{seat + 1}-{action}"


def slot_id(seat: int, action: str) -> str:
    return f"slot-{seat + 1}-{action}"


def space_id(seat: int, action: str) -> str:
    return f"space-{seat + 1}-{action}"


def hand_id(seat: int) -> str:
    return f"hand-{seat + 1}"


def good_id(seat: int, good: str) -> str:
    return f"good-{seat + 1}-{good}"


def display_id(seat: int) -> str:
    return f"display-{seat + 1}"


# -- the places -------------------------------------------------------------------------------------------------------


def places(view: View) -> dict[str, Place]:
    """Every place that there is in `view`, in the order in which the keyboard goes through them."""
    found = [*provinces(), *forum(), *harbour(), *stacks(), *senate(), *sites(), *stocks()]
    width = WIDTH / len(view.mats)
    for mat in view.mats:
        found += mat_places(mat.seat, mat.seat * width, width)
    return {place.id: place for place in found}


def provinces() -> list[Place]:
    found = [Place(province_id(name), *PROVINCE_SPOTS[name], 2.0, 1.5) for name in PROVINCES]
    return [*found, Place(CAMP, 10.0, 10.0, 2.5, 1.5)]


def forum() -> list[Place]:
    """One place per kind of tile: equal tiles lie on each other."""
    return [
        Place(tile_id(name), 14.0 + number % 6 * 1.1, 1.0 + number // 6 * 1.1, 1, 1)
        for number, name in enumerate(TILES)
    ]


def harbour() -> list[Place]:
    ships = [Place(ship, 14.5 + 2.2 * number, 6.0, 2.0, 1.2) for number, ship in enumerate(SHIPS)]
    cards = [PILES[0], DECK, PILES[1]]
    return [*ships, *(Place(id, 14.5 + 1.6 * number, 8.2, 1.2, 1.8) for number, id in enumerate(cards))]


def stacks() -> list[Place]:
    return [Place(stack_id(name), 14.0 + 1.2 * number, 10.5, 1, 1) for number, name in enumerate(STACKS)]


def senate() -> list[Place]:
    track = [Place(senate_id(space), 14.0 + 1.1 * space, 12.5, 1, 1) for space in range(8)]
    tiles = [
        Place(bonus_id(name), 23.5 + 1.2 * (number % 6), 11.5 + 1.1 * (number // 6), 1.1, 1)
        for number, name in enumerate(BONUSES)
    ]
    return [*track, *tiles]


def sites() -> list[Place]:
    return [
        Place(site_id(row * COLUMNS + column), 26.0 + 1.6 * column, 2.0 + 1.6 * row, 1.4, 1.4)
        for row in range(ROWS)
        for column in range(COLUMNS)
    ]


def stocks() -> list[Place]:
    return [
        Place(WORKERS, 36.0, 4.0, 2.5, 1.5),
        Place(DEMANDS, 36.0, 7.0, 3.4, 1.2),
        Place(BAG, 36.0, 9.5, 1.5, 1.5),
    ]


def mat_places(seat: int, left: float, width: float) -> list[Place]:
    """A player's circle with slots and extra-action spaces, his cards, and the whole mat."""
    x, y = left + width / 2, MAT_TOP + 5.5
    found = [Place(player_id(seat), x, MAT_TOP + 0.6, width, 1.2)]
    for (right, down), action in zip(CIRCLE, ACTIONS, strict=True):
        found.append(Place(tray_id(seat, action), x + 2.2 * right, y + 2.2 * down, 1.6, 1.6))
        found.append(Place(slot_id(seat, action), x + 3.8 * right, y + 3.8 * down, 1, 1))
        found.append(
            Place(space_id(seat, action), x - 4.0 + 1.6 * ACTIONS.index(action), MAT_TOP + 10.3, 1, 1)
        )
    for number, good in enumerate(COMMODITIES):
        found.append(Place(good_id(seat, good), x - 4.4 + 0.8 * number, MAT_TOP + 12.0, 0.8, 1.2))
    found.append(Place(hand_id(seat), x, MAT_TOP + 12.0, width, 1.4))
    found.append(Place(display_id(seat), x, MAT_TOP + 14.0, width, 1.4))
    return [*found, Place(mat_id(seat), x, MAT_TOP + MAT_HEIGHT / 2, width, MAT_HEIGHT)]
