"""The score with its breakdown (SA-9.3); the points themselves are counted by the board."""

from __future__ import annotations

from antiqua.games.stone_age.constants import CATEGORIES
from antiqua.games.stone_age.rules import StoneAge


def breakdown(state: StoneAge) -> list[dict[str, int]]:
    """Per seat the points of each category, as if the game ended now."""
    return [
        {name: state.points_for(seat, category) for category, name in enumerate(CATEGORIES)}
        for seat in range(state.players)
    ]


def seen_breakdown(state: StoneAge, seat: int, viewer: int) -> dict[str, int]:
    """The same for one seat, as far as `viewer` knows its cards (SA-10.2)."""
    unknown = state.hidden_from(viewer)
    return {name: state.seen_points(seat, category, unknown) for category, name in enumerate(CATEGORIES)}
