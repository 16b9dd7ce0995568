"""What an experienced player counts: to leave a multiple of four to the next one, and to have bet on oneself."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from typing import Any

from antiqua.games import weights
from antiqua.kernel.evaluate import Evaluator
from antiqua.kernel.network import Network
from antiqua.kernel.state import State

from .constants import MOST_TAKEN
from .rules import Matches

FEATURES = ("last", "bet")


class MatchesEvaluator(Evaluator):
    def __init__(self, given: Mapping[str, float] | None = None, network: Network | None = None) -> None:
        super().__init__(FEATURES, weights.read("matches", FEATURES) if given is None else given, (), network)

    def features(self, state: State, seat: int, out: array[Any]) -> None:
        assert isinstance(state, Matches)
        lost = state.matches % (MOST_TAKEN + 1) == int(state.loses)
        out[0] = float((state.to_play == seat) is not lost)
        out[1] = float(state.bets[seat] == seat)

    def spread(self, state: State) -> float:
        return 1.0
