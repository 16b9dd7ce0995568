"""Where things stand on a table, for the picture and for the keyboard: what the layouts of all games share."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec


class Place(msgspec.Struct, frozen=True):
    """A thing on the table with its centre at (x, y); y runs downwards."""

    id: str
    x: float
    y: float
    width: float
    height: float


def row(ids: Sequence[str], x: float, y: float, width: float, height: float) -> list[Place]:
    """Places side by side, their middle at (x, y)."""
    left = x - width * (len(ids) - 1) / 2
    return [Place(id, left + number * width, y, width, height) for number, id in enumerate(ids)]


def column(ids: Sequence[str], x: float, y: float, size: float) -> list[Place]:
    top = y - size * (len(ids) - 1) / 2
    return [Place(id, x, top + number * size, size, size) for number, id in enumerate(ids)]


# -- ids of places that several games have -------------------------------------------------------------------


def player_id(seat: int) -> str:
    return f"player-{seat + 1}"


def card_id(card: str) -> str:
    return f"card-{card}"


def slot_id(slot: int) -> str:
    return f"slot-{slot}"


def province_id(province: str) -> str:
    return f"province-{province}"


# -- the arrow keys ------------------------------------------------------------------------------------------

DIRECTIONS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


def neighbours(places: Mapping[str, Place], among: Iterable[str]) -> dict[str, dict[str, str]]:
    """Per place of `among` where the arrow keys lead: to the nearest of the others in that direction."""
    ids = [id for id in places if id in set(among)]
    return {id: arrows(places[id], [places[other] for other in ids if other != id]) for id in ids}


def arrows(start: Place, others: Sequence[Place]) -> dict[str, str]:
    found = {}
    for name, (right, down) in DIRECTIONS.items():
        ways = []
        for other in others:
            ahead = (other.x - start.x) * right + (other.y - start.y) * down
            aside = abs((other.x - start.x) * down) + abs((other.y - start.y) * right)
            if ahead > 0 and aside <= 4 * ahead:
                ways.append((ahead + 2 * aside, other.id))
        if ways:
            found[name] = min(ways, key=lambda way: way[0])[1]
    return found
