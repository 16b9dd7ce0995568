"""Positions in which something is hidden from a seat, each with another that this seat cannot tell from it."""

from __future__ import annotations

from collections.abc import Iterator

from antiqua import games
from antiqua.kernel.rng import Rng
from antiqua.kernel.state import State
from tests.laws.test_laws import seed_of
from tests.laws.test_secrets import SECRETS
from tests.laws.variants import walk

HIDING = tuple(SECRETS)  # the games that hide anything
FROM_WHO_IS_TO_PLAY = ("stone_age", "trajan")  # in 7 Wonders Duel the one secret is that of the seat to play
MOST_GAMES = 400


def hiding(name: str, number: int, to_play: bool) -> Iterator[tuple[State, State, int]]:
    """So many positions of the same number of players; of each one that differs out of sight of a seat, and that seat.

    It is the seat to play, or any other.
    """
    rng = Rng(seed_of(name, "envs"))
    found = 0
    start = SECRETS[name].starts(games.get(name))[0]
    for _ in range(MOST_GAMES):
        for state in walk(start.clone(), rng):
            if state.to_play < 0:
                continue
            seat = (state.to_play + (0 if to_play else 1 + rng.below(state.players - 1))) % state.players
            other = state.clone()
            other.resample(seat, rng)
            if other != state:
                yield state.clone(), other, seat
                found += 1
                if found == number:
                    return
    raise AssertionError(f"something is hidden in {found} positions only")
