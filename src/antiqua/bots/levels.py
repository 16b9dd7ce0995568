"""How strong the bots are: ten levels for every game, which its folder holds as `levels.toml`.

Below the best, a level errs as people do: it does not see some of what it could do, misjudges what it sees, does not
look far ahead, and likes one plan of the game better than it should.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

from antiqua.bots.thinking import Mind
from antiqua.games.game import Game, Message

RANDOM, GREEDY, SEARCH = "random", "greedy", "search"
LEVELS = (
    "newcomer",
    "novice",
    "learner",
    "apprentice",
    "journeyman",
    "adept",
    "expert",
    "veteran",
    "champion",
    "master",
)
#: Who can be asked to take a seat by anybody: the levels, and who plays by lot.
SEATED = (RANDOM, *LEVELS)


class Level(Mind, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a level thinks; `likes` is the plan whose opinions it has, if it has any."""

    likes: str = ""


@cache
def levels(game: str) -> dict[str, Level]:
    """The levels of a game, as its `levels.toml` has them."""
    text = files(f"antiqua.games.{game}").joinpath("levels.toml").read_bytes()
    return msgspec.toml.decode(text, type=dict[str, Level])


def level(game: str, name: str) -> Level:
    """One of the levels of a game."""
    return levels(game)[name]


def title(name: str) -> Message:
    """What somebody of this level is called, or who plays by lot."""
    return Message(f"bot-level-{name}")


def character(game: Game, name: str) -> Message:
    """How he plays a game, in a line."""
    return Message("bot-character-random") if name == RANDOM else Message(f"{game.prefix}-bot-{name}")
