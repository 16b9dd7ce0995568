"""The score with its breakdown (CO-9); the points themselves are counted by the board."""

from __future__ import annotations

from antiqua.games.concordia.constants import CATEGORIES
from antiqua.games.concordia.rules import Concordia


def breakdown(state: Concordia) -> list[dict[str, int]]:
    """Per seat the points of each category, as if the game ended now."""
    return [
        {name: state.points_for(seat, category) for category, name in enumerate(CATEGORIES)}
        for seat in range(state.players)
    ]
