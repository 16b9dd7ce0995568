"""Where things stand: the ids of all places with their coordinates, one source for the picture and the keyboard.

Half the width of a card is 1, y runs downwards, and a place has its centre at (x, y). Player 2 is above and player 1
below; between them are the military track on the left, the pyramid or the draft in the middle, the progress tokens and
the discard pile on the right. Who sits above turns the picture round.

    slot-14                  a slot of the age's layout            city-1, city-2      where a city's cards go
    card-press               a card in a city or the pile          player-1, player-2  a player
    wonder-sphinx            a wonder, offered or a player's       pile                the discard pile
    token-law                a progress token, wherever it lies    track-0             a space of the track
    progress, draft, library where tokens and wonders are dealt
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from antiqua.games.geometry import Place, card_id, column, player_id, row, slot_id
from antiqua.games.seven_wonders_duel.tables import CAPITAL, COLORS, DATA

if TYPE_CHECKING:
    from antiqua.games.seven_wonders_duel.view import CityView, View

WIDTH, HEIGHT = 24.0, 22.0
CARD_WIDTH, CARD_HEIGHT = 2.0, 2.5
WONDER_WIDTH, WONDER_HEIGHT = 3.0, 2.0
TOKEN_SIZE = 1.2
SPACE_WIDTH, SPACE_HEIGHT = 1.2, 0.4

MIDDLE = 11.0  # y of the neutral space and of the middle of the pyramid
TRACK_X = 1.0
PYRAMID_X, PYRAMID_TOP, PYRAMID_BOTTOM = (
    3.0,
    8.5,
    13.5,
)  # x of column 0; y of the deepest and of the first row
PROGRESS_X, LIBRARY_X, PILE_X, PILE_Y = 17.5, 19.5, 21.5, 14.5
PILE_WIDTH = 3.0  # over which the cards of the pile are fanned out
CITY_Y = (19.0, 3.0)  # of player 1 and of player 2
CITY_HEIGHT, CITY_HEAD = 6.0, 1.2  # the head holds the player's name and tokens
FAN = 0.7  # from one card of a colour to the next, while they are few


class Spot(msgspec.Struct, frozen=True):
    """A slot of an age: its row, counted from the deepest, its half-card column, and its number within the row."""

    row: int
    x: int
    place: int


def spots(slots: list[dict[str, int]]) -> tuple[Spot, ...]:
    rows = [slot["row"] for slot in slots]
    return tuple(Spot(slot["row"], slot["x"], slot["slot"] - rows.index(slot["row"])) for slot in slots)


#: Per age the twenty slots (SW-4.2).
SPOTS: dict[int, tuple[Spot, ...]] = {entry["age"]: spots(entry["slots"]) for entry in DATA["layout"]}


def zone(space: int) -> str:
    """The zone of the military track that a space lies in (SW-9.2)."""
    return next(str(one["id"]) for one in DATA["military"]["zone"] if one["from"] <= space <= one["to"])


# -- the ids ----------------------------------------------------------------------------------------------------------


def wonder_id(wonder: str) -> str:
    return f"wonder-{wonder}"


def token_id(token: str) -> str:
    return f"token-{token}"


def space_id(space: int) -> str:
    return f"track-{space}"


def city_id(seat: int) -> str:
    return f"city-{seat + 1}"


PILE, PROGRESS, DRAFT, LIBRARY = "pile", "progress", "draft", "library"

# -- the places -------------------------------------------------------------------------------------------------------


def places(view: View) -> dict[str, Place]:
    """Every place that there is in `view`, in the order in which the keyboard goes through them."""
    found = [*draft(view.draft), *pyramid(view.age), *progress(view), *pile(view.discarded)]
    for city in view.cities:
        found += city_places(city)
    found += track()
    return {place.id: place for place in found}


def draft(wonders: Sequence[str]) -> list[Place]:
    """SW-3: a group of wonders lies where the pyramid will be."""
    middle = PYRAMID_X + 6
    offered = row([wonder_id(name) for name in wonders], middle, MIDDLE, WONDER_WIDTH, WONDER_HEIGHT)
    return [*offered, Place(DRAFT, middle, MIDDLE, 4 * WONDER_WIDTH, WONDER_HEIGHT)]


def pyramid(age: int) -> list[Place]:
    """SW-4.2: the slots of an age; the rows lie closer together where there are more."""
    found = []
    for slot, spot in enumerate(SPOTS.get(age, ())):
        step = (PYRAMID_BOTTOM - PYRAMID_TOP) / SPOTS[age][-1].row
        y = PYRAMID_TOP + spot.row * step
        found.append(Place(slot_id(slot), PYRAMID_X + spot.x, y, CARD_WIDTH, CARD_HEIGHT))
    return found


def progress(view: View) -> list[Place]:
    """The progress tokens on the board, and beside them those that a builder draws from the box."""
    found = column([token_id(token) for token in view.tokens], PROGRESS_X, MIDDLE, TOKEN_SIZE)
    found += column([token_id(token) for token in view.library], LIBRARY_X, MIDDLE, TOKEN_SIZE)
    found.append(Place(PROGRESS, PROGRESS_X, MIDDLE, TOKEN_SIZE, 5 * TOKEN_SIZE))
    found.append(Place(LIBRARY, LIBRARY_X, MIDDLE, TOKEN_SIZE, 3 * TOKEN_SIZE))
    return found


def pile(cards: Sequence[str]) -> list[Place]:
    """The discard pile, its cards fanned out."""
    step = min(FAN, PILE_WIDTH / max(1, len(cards)))
    left = PILE_X - step * (len(cards) - 1) / 2
    fan = [
        Place(card_id(card), left + number * step, PILE_Y, CARD_WIDTH, CARD_HEIGHT)
        for number, card in enumerate(cards)
    ]
    return [*fan, Place(PILE, PILE_X, PILE_Y, CARD_WIDTH, CARD_HEIGHT)]


def city_places(city: CityView) -> list[Place]:
    """A player, his cards in a column per colour, his wonders two by two, his tokens in a row, and the whole."""
    top = CITY_Y[city.seat] - CITY_HEIGHT / 2
    found = [Place(player_id(city.seat), 2, top + CITY_HEAD / 2, 3, CITY_HEAD)]
    for group in city.cards:
        x = 1.5 + COLORS.index(group.color) * (CARD_WIDTH + 0.2)
        y = top + CITY_HEAD + CARD_HEIGHT / 2
        step = min(FAN, (CITY_HEIGHT - CITY_HEAD - CARD_HEIGHT) / len(group.cards))
        found += [
            Place(card_id(card), x, y + number * step, CARD_WIDTH, CARD_HEIGHT)
            for number, card in enumerate(group.cards)
        ]
    for number, wonder in enumerate(city.wonders):
        x, y = 18 + number % 2 * (WONDER_WIDTH + 0.2), top + 2.3 + number // 2 * (WONDER_HEIGHT + 0.2)
        found.append(Place(wonder_id(wonder.wonder), x, y, WONDER_WIDTH, WONDER_HEIGHT))
    found += row([token_id(token) for token in city.tokens], 9, top + CITY_HEAD / 2, TOKEN_SIZE, TOKEN_SIZE)
    return [*found, Place(city_id(city.seat), WIDTH / 2, CITY_Y[city.seat], WIDTH, CITY_HEIGHT)]


def track() -> list[Place]:
    """SW-9.1: player 1 pushes the pawn upwards, to the capital of player 2."""
    return [
        Place(space_id(space), TRACK_X, MIDDLE - space * SPACE_HEIGHT, SPACE_WIDTH, SPACE_HEIGHT)
        for space in range(-CAPITAL, CAPITAL + 1)
    ]
