"""The score with its breakdown (SW-12.2); the points themselves are counted by the board."""

from __future__ import annotations

from antiqua.games.seven_wonders_duel.constants import CATEGORIES
from antiqua.games.seven_wonders_duel.rules import Duel


def breakdown(state: Duel) -> list[dict[str, int]]:
    """Per seat the points of each category, as if the game ended now."""
    return [
        {name: state.points_for(seat, category) for category, name in enumerate(CATEGORIES)}
        for seat in range(state.players)
    ]
