"""The score with its breakdown (TR-11.1); the points themselves are counted by the board and the mats."""

from __future__ import annotations

from antiqua.games.trajan.constants import CATEGORIES
from antiqua.games.trajan.rules import Trajan


def breakdown(state: Trajan) -> list[dict[str, int]]:
    """Per seat the points of each category, as if the game ended now."""
    return [
        {name: state.points_for(seat, category) for category, name in enumerate(CATEGORIES)}
        for seat in range(state.players)
    ]
