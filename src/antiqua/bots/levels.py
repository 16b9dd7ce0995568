"""How strong the bots are: five levels for every game, in one table."""

from __future__ import annotations

from antiqua.bots.thinking import Mind
from antiqua.games.game import Message

RANDOM, GREEDY, SEARCH = "random", "greedy", "search"
LEVELS = (RANDOM, "novice", "apprentice", "expert", "master")

#: The levels of each game. `random` thinks nothing at all.
TABLE: dict[str, dict[str, Mind]] = {
    "seven_wonders_duel": {
        "novice": Mind(overlooks=0.5, blur=0.2),
        "apprentice": Mind(overlooks=0.25, blur=0.05),
        "expert": Mind(iterations=300),
        "master": Mind(iterations=20_000),
    },
}
USUAL = TABLE["seven_wonders_duel"]


def mind(game: str, level: str) -> Mind:
    """The mind of a level from `novice` up."""
    return TABLE.get(game, USUAL)[level]


def title(level: str) -> Message:
    """What a level is called."""
    return Message(f"bot-level-{level}")
