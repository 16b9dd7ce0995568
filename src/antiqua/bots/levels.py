"""How strong the bots are: five levels for every game, which its folder holds as `levels.toml`."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

from antiqua.bots.thinking import Mind
from antiqua.games.game import Message

RANDOM, GREEDY, SEARCH = "random", "greedy", "search"
LEVELS = (RANDOM, "novice", "apprentice", "expert", "master")


@cache
def minds(game: str) -> dict[str, Mind]:
    """The levels from `novice` up, as the game's `levels.toml` has them."""
    text = files(f"antiqua.games.{game}").joinpath("levels.toml").read_bytes()
    return msgspec.toml.decode(text, type=dict[str, Mind])


def mind(game: str, level: str) -> Mind:
    """The mind of a level from `novice` up."""
    return minds(game)[level]


def title(level: str) -> Message:
    """What a level is called."""
    return Message(f"bot-level-{level}")
