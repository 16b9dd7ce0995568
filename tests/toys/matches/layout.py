"""Where things stand: the heap in the middle, the players below it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from antiqua.games.geometry import Place, row

if TYPE_CHECKING:
    from .view import View

HEAP = "heap"


def player_id(seat: int) -> str:
    return f"player-{seat + 1}"


def places(view: View) -> dict[str, Place]:
    seats = [player_id(seat) for seat in range(len(view.bets))]
    found = [Place(HEAP, 5.0, 2.0, 4.0, 2.0), *row(seats, 5.0, 5.0, 3.0, 1.0)]
    return {place.id: place for place in found}
