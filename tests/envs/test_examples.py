"""The examples do what they say."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import antiqua
from antiqua import games

FOLDER = Path(__file__).resolve().parents[2] / "examples/learning"
only_compiled = pytest.mark.skipif(antiqua.PURE, reason="learning takes speed, and the same is learnt")


def example(name: str) -> dict[str, Any]:
    return runpy.run_path(str(FOLDER / f"{name}.py"))


@pytest.mark.parametrize("game", games.names())
def test_a_loop_over_many_games(game: str) -> None:
    """Every id is one that Gymnasium knows, and what the seats get are shares of victories."""
    steps = 1000 if antiqua.COMPILED and game != "concordia" else 30
    ended, shares = example("vector_loop")["run"](game, 2, steps=steps, size=32)
    assert (ended > 20) == (steps == 1000)
    if ended:
        assert shares.sum() == pytest.approx(1)
        assert 0.1 < shares[0] < 0.9


@only_compiled
@pytest.mark.slow
def test_the_learner_soon_beats_random_and_novice(tmp_path: Path) -> None:
    """With a part of the two minutes; then it meets an expert in the arena, like any other bot."""
    learner = example("value_learner")
    value = learner["train"](6, tell=str)
    file = str(tmp_path / "learnt.npz")
    np.savez(file, weights=value.weights, bias=value.bias)
    share = learner["share_against"]
    assert share(file, "random", 40) > 0.8
    assert share(file, "novice", 60) > 0.6
    assert 0 <= share(file, "expert", 4) < 1


@only_compiled
def test_search_of_openspiel_plays_trajan() -> None:
    assert sum(example("openspiel_search")["play"]("antiqua_trajan", 2, 1)) == pytest.approx(1)


@only_compiled
def test_maskable_ppo_begins_to_learn() -> None:
    pytest.importorskip("sb3_contrib", reason="sb3-contrib and PyTorch are not installed here")
    ppo = example("maskable_ppo")
    model = ppo["train"](128, "random", horizon=64)
    assert model.num_timesteps >= 128
