"""A bot of an earlier version at a table of this one. The earlier version here is this one, in a process of its own."""

from pathlib import Path

import pytest

import antiqua
from antiqua import bots, games
from antiqua.bots.bot import Keeper, RandomBot
from antiqua.kernel.errors import BadOption
from antiqua.table import play

ROOT = Path(__file__).parents[2]
EARLIER = f"python:{ROOT / 'benchmarks' / 'earlier.py'}:Earlier"


def test_it_plays_whole_games_as_the_bot_that_it_names():
    game = games.get("seven_wonders_duel")
    keepers = [Keeper(bots.make(f"{EARLIER}:{ROOT}=search:iterations=20", game.name)), Keeper(RandomBot())]
    won = 0
    for seed in range(4):
        final = play(game, keepers, game.start(), chance=antiqua.Rng(seed), seeds=[seed, seed + 1])
        outcome = game.outcome(final)
        assert outcome is not None
        won += outcome.winners == (0,)
        assert keepers[0].faults == []
    keepers[0].close()
    assert won >= 3  # who searches beats who does not


def test_a_bot_that_the_earlier_version_does_not_know_is_refused():
    game = games.get("trajan")
    keeper = Keeper(bots.make(f"{EARLIER}:{ROOT}=nobody", game.name))
    with pytest.raises(BadOption, match="There is no bot “nobody”"):
        play(game, [keeper, Keeper(RandomBot())], game.start(), chance=antiqua.Rng(1), seeds=[1, 2])
    keeper.close()


def test_a_folder_without_a_version_is_refused():
    with pytest.raises(BadOption, match="no folder of an earlier version"):
        bots.make(f"{EARLIER}:{ROOT / 'docs'}=master", "trajan")
