"""How strong the bots are: five levels for every game, in one table."""

from __future__ import annotations

from antiqua.bots.thinking import Mind
from antiqua.games.game import Message

RANDOM, GREEDY, SEARCH = "random", "greedy", "search"
LEVELS = (RANDOM, "novice", "apprentice", "expert", "master")

#: The levels of each game. `random` thinks nothing at all. The lower ones look one move ahead, and overlook a part of
#: what they could do: so they play sensibly, but miss things, as people do.
TABLE: dict[str, dict[str, Mind]] = {
    "seven_wonders_duel": {
        "novice": Mind(overlooks=0.5, blur=0.15),
        "apprentice": Mind(overlooks=0.3, blur=0.05),
        "expert": Mind(iterations=100, explore=0.5, focus=0.1, overlooks=0.1),
        "master": Mind(iterations=20_000, explore=0.7, focus=0.15),
    },
    "stone_age": {
        "novice": Mind(overlooks=0.5, blur=0.05),
        "apprentice": Mind(overlooks=0.3),
        "expert": Mind(iterations=100, overlooks=0.05),
        "master": Mind(iterations=5_000),
    },
    "concordia": {
        "novice": Mind(overlooks=0.5, blur=0.05),
        "apprentice": Mind(overlooks=0.3),
        "expert": Mind(iterations=100, overlooks=0.05),
        "master": Mind(iterations=3_000),
    },
    "trajan": {
        "novice": Mind(overlooks=0.5, blur=0.05),
        "apprentice": Mind(overlooks=0.3),
        "expert": Mind(iterations=100, overlooks=0.05),
        "master": Mind(iterations=3_000),
    },
}


def mind(game: str, level: str) -> Mind:
    """The mind of a level from `novice` up."""
    return TABLE[game][level]


def title(level: str) -> Message:
    """What a level is called."""
    return Message(f"bot-level-{level}")
