"""Where things stand: the ids of all places with their coordinates, one source for the picture and the keyboard.

The width of a card is 2, y runs downwards, and a place has its centre at (x, y). The board is above: the gathering
places, then the village and the card spaces, then the stacks and the dice; below it are the tribes side by side.

    place-forest             a place of the board, a card space (place-card_1) or a stack (place-building_1)
    deck, dice               where cards come from and where dice are rolled
    item-tool                an item that the dice show
    tribe-1, player-1        a player's side, and he himself
    stock-1-wood             a player's resources of one kind
    tool-1-2                 a player's tool tiles of one value
    card-food_1_weaving      a card of a player
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from antiqua.games.geometry import Place, card_id, player_id, row
from antiqua.games.stone_age.tables import GOODS, ITEMS

if TYPE_CHECKING:
    from antiqua.games.stone_age.view import TribeView, View

WIDTH, HEIGHT = 24.0, 21.0
CARD_WIDTH, CARD_HEIGHT = 2.0, 3.0
TILE = 2.0
PIECE = 0.8
TRIBE_TOP, TRIBE_HEIGHT = 14.0, 7.0

#: The places of the board: centre and size.
BOARD: dict[str, tuple[float, float, float, float]] = {
    "hunting_grounds": (2.5, 3.0, 4.0, 4.0),
    "forest": (6.5, 2.5, 3.0, 3.0),
    "clay_pit": (10.0, 2.5, 3.0, 3.0),
    "quarry": (13.5, 2.5, 3.0, 3.0),
    "river": (17.0, 2.5, 3.0, 3.0),
    "field": (2.5, 8.0, 2.5, 2.5),
    "hut": (5.5, 8.0, 2.5, 2.5),
    "tool_maker": (8.5, 8.0, 2.5, 2.5),
    "card_4": (12.5, 7.5, CARD_WIDTH, CARD_HEIGHT),
    "card_3": (15.0, 7.5, CARD_WIDTH, CARD_HEIGHT),
    "card_2": (17.5, 7.5, CARD_WIDTH, CARD_HEIGHT),
    "card_1": (20.0, 7.5, CARD_WIDTH, CARD_HEIGHT),
    "building_1": (2.5, 11.7, TILE, TILE),
    "building_2": (5.0, 11.7, TILE, TILE),
    "building_3": (7.5, 11.7, TILE, TILE),
    "building_4": (10.0, 11.7, TILE, TILE),
}
DECK, DICE = "deck", "dice"

# -- the ids ----------------------------------------------------------------------------------------------------------


def place_id(place: str) -> str:
    return f"place-{place}"


def item_id(item: str) -> str:
    return f"item-{item}"


def tribe_id(seat: int) -> str:
    return f"tribe-{seat + 1}"


def stock_id(seat: int, good: str) -> str:
    return f"stock-{seat + 1}-{good}"


def tool_id(seat: int, value: int) -> str:
    return f"tool-{seat + 1}-{value}"


# -- the places -------------------------------------------------------------------------------------------------------


def places(view: View) -> dict[str, Place]:
    """Every place that there is in `view`, in the order in which the keyboard goes through them."""
    shown = [place.place for place in view.places]
    found = [Place(place_id(name), *spot) for name, spot in BOARD.items() if name in shown]
    found.append(Place(DECK, 22.7, 7.5, CARD_WIDTH, CARD_HEIGHT))
    found.append(Place(DICE, 15.0, 11.7, 4.0, TILE))
    found += row([item_id(item) for item in ITEMS], 20.5, 11.7, PIECE * 1.2, PIECE)
    width = WIDTH / len(view.tribes)
    for tribe in view.tribes:
        found += tribe_places(tribe, tribe.seat * width, width)
    return {place.id: place for place in found}


def tribe_places(tribe: TribeView, left: float, width: float) -> list[Place]:
    """A player with his people, then his goods, tools and cards, and the whole."""
    middle = left + width / 2
    top = TRIBE_TOP
    found = [Place(player_id(tribe.seat), middle, top + 0.6, width - 0.4, 1.0)]
    found += row([stock_id(tribe.seat, good) for good in GOODS], middle, top + 1.8, width / 6, PIECE)
    values = sorted({tool.value for tool in tribe.tools}, reverse=True)
    found += row([tool_id(tribe.seat, value) for value in values], middle, top + 3.0, PIECE * 1.5, PIECE)
    if tribe.cards:
        step = (width - 0.4 - CARD_WIDTH) / max(1, len(tribe.cards) - 1)
        for number, card in enumerate(tribe.cards):
            x = left + 0.2 + CARD_WIDTH / 2 + number * min(step, CARD_WIDTH)
            found.append(Place(card_id(card), x, top + 5.2, CARD_WIDTH, CARD_HEIGHT))
    found.append(Place(tribe_id(tribe.seat), middle, top + TRIBE_HEIGHT / 2, width, TRIBE_HEIGHT))
    return found
