"""Players with one plan each: they try to win by a road of their own, and take little notice of the others.

A game's folder holds them as `plans.toml`. A plan changes some weights of the evaluation: those of the features that it
is about count for more, others for less; and it says how it searches. It may also do without evaluation, and let its
playouts follow roads. So a plan is honest: it sees what any bot sees, plays by the same rules and wants to win; it only
has its own opinion about what wins.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files

import msgspec

from antiqua import games
from antiqua.bots.thinking import Mind, ThinkingBot
from antiqua.games.game import Game, Message
from antiqua.kernel.errors import BadOption, BadSave
from antiqua.kernel.evaluate import Evaluator
from antiqua.kernel.search import Search

PLAN = "plan"
FILE = "plans.toml"


class Plan(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How it thinks, and by what its weights differ from the usual ones: first multiplied, then added to, in points.

    With `roads`, every seat follows one of them in a playout.
    """

    mind: Mind
    times: dict[str, float] = {}
    add: dict[str, float] = {}
    roads: tuple[str, ...] = ()

    def evaluator(self, game: Game) -> Evaluator:
        """What judges positions in the spirit of the plan."""
        usual = game.evaluator()
        table = zip(usual.names, usual.table(), strict=True)
        return game.evaluator(
            {name: weight * self.times.get(name, 1.0) + self.add.get(name, 0.0) for name, weight in table}
        )


@cache
def plans(game: str) -> dict[str, Plan]:
    """The plans of a game, as its `plans.toml` has them; a game without that file has none."""
    file = files(f"antiqua.games.{game}").joinpath(FILE)
    if not file.is_file():
        return {}
    chosen = games.get(game)
    return parse(file.read_bytes(), chosen.evaluator().names, chosen.roads, f"{game}/{FILE}")


def parse(text: str | bytes, names: Sequence[str], roads: Sequence[str], file: str) -> dict[str, Plan]:
    """The plans of a text; each changes nothing but weights of these names, and follows no other roads."""
    try:
        found = msgspec.toml.decode(text, type=dict[str, Plan])
    except msgspec.DecodeError as error:
        raise BadSave("error-bad-plans", file=file, detail=str(error)) from None
    for plan in found.values():
        for name in (*plan.times, *plan.add):
            if name not in names:
                raise BadSave("error-unknown-weight", file=file, name=name)
        for road in plan.roads:
            if road not in roads:
                raise BadSave("error-unknown-road", file=file, name=road)
    return found


def plan(game: str, name: str, text: str) -> Plan:
    """The plan of this name; `text` is how the bot was named."""
    known = plans(game)
    if name not in known:
        raise BadOption(
            "bot-unknown-plan" if known else "bot-no-plans", name=name, bot=text, plans=list(known)
        )
    return known[name]


def title(name: str) -> Message:
    """What a player with this plan is called."""
    return Message(f"bot-plan-{name}")


class PlanBot(ThinkingBot):
    """Searches with the opinions of a plan."""

    def __init__(self, chosen: Plan, mind: Mind) -> None:
        super().__init__(mind)
        self.plan = chosen

    def made_of(self) -> tuple[object, ...]:
        return (self.plan, self.mind)

    def evaluator(self, game: Game) -> Evaluator:
        return self.plan.evaluator(game)

    def tree(self, game: Game) -> Search:
        return self.mind.search(game, self.evaluator(game), self.plan.roads)
