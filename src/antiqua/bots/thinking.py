"""Bots that think: one move ahead or many, and with the mistakes that a beginner makes.

How strong one is depends on its `Mind`; the levels in `levels.py` are a table of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from time import time

import msgspec

from antiqua.bots.bot import Advice, Bot
from antiqua.bots.together import HELPERS, Question, added, packed
from antiqua.games.game import Game
from antiqua.kernel.evaluate import Evaluator
from antiqua.kernel.rng import Rng
from antiqua.kernel.search import Greedy, Search, chance_of
from antiqua.kernel.state import State

BLUR_STEPS = 1 << 16
SEEDS = 1 << 30


class Mind(msgspec.Struct, frozen=True, kw_only=True):
    """What a thinking bot does with its time, and how it errs.

    Without a budget (`iterations`, `milliseconds`) it looks one move ahead. `overlooks` is the part of its options
    that it does not see at all; `blur` is by how much of a victory it misjudges what it sees, at most. With more
    `processes` than one, iterations are shared among them, and milliseconds count for each.
    """

    iterations: int = 0
    milliseconds: float = 0.0
    explore: float = 1.0
    trust: float = 1.0
    focus: float = 0.02
    patience: int = 2
    depth: int = 0
    slips: float = 1.0
    blend: float = 0.0
    doubt: float = 0.0
    room: int = 1 << 20
    evaluates: bool = True
    learned: bool = True
    reuse: bool = True
    processes: int = 1
    overlooks: float = 0.0
    blur: float = 0.0

    @property
    def searches(self) -> bool:
        return self.iterations > 0 or self.milliseconds > 0

    def search(self, game: Game, evaluator: Evaluator, roads: Sequence[str] = ()) -> Search:
        """An empty tree that grows as these settings say; playouts follow these roads, or all where they only count
        for a part."""
        roads = roads or (game.roads if self.blend > 0 else ())
        return Search(
            evaluator if self.evaluates else None,
            self.explore,
            self.trust,
            self.focus,
            self.patience,
            self.depth,
            self.slips,
            self.room,
            game.guide(roads) if roads else None,
            self.blend,
            self.doubt,
        )


class ThinkingBot(Bot):
    """Chooses by search, or by looking one move ahead."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.listens = mind.searches and mind.reuse

    def begin(self, game: Game, seat: int, start: State, rng: Rng) -> None:
        super().begin(game, seat, start, rng)
        self.search = self.tree(game)
        self.greedy = Greedy(self.evaluator(game))
        if self.mind.searches and self.mind.processes > 1:
            HELPERS.wake(self.mind.processes - 1)

    def __reduce__(self) -> tuple[type[ThinkingBot], tuple[object, ...]]:
        """A copy, in another process too, has not begun yet."""
        return type(self), self.made_of()

    def made_of(self) -> tuple[object, ...]:
        return (self.mind,)

    def evaluator(self, game: Game) -> Evaluator:
        """What judges positions."""
        return game.evaluator(learned=self.mind.learned)

    def tree(self, game: Game) -> Search:
        """What grows while it thinks."""
        return self.mind.search(game, self.evaluator(game))

    def decide(self, state: State) -> int:
        mind = self.mind
        ranked = self.ranked(state, eager=not mind.overlooks and not mind.blur)
        if not mind.overlooks:
            return ranked[0].action
        seen = [advice for advice in ranked if not chance_of(mind.overlooks, self.rng)]
        return (seen or ranked)[0].action

    def ranked(self, state: State, eager: bool = False) -> list[Advice]:
        """All options, the best first; who is `eager` does not care for the order of the others."""
        if self.mind.searches:
            return self.searched(state, eager)
        found = [
            Advice(action, self.blurred(self.greedy.worth(state, action))) for action in state.legal_actions()
        ]
        return sorted(found, key=lambda advice: -advice.share)

    def searched(self, state: State, eager: bool) -> list[Advice]:
        mind = self.mind
        if not mind.reuse:
            self.search.clear()
        found = self.thought_together(state, eager) if mind.processes > 1 else self.thought(state, eager)
        if mind.blur:
            found = sorted(found, key=lambda one: -self.blurred(one[2]))
        return [Advice(action, share) for action, _, share in found]

    def thought(self, state: State, eager: bool, part: int = 1) -> list[tuple[int, int, float]]:
        """What the own tree says, after the whole budget or a part of it."""
        mind = self.mind
        self.search.think(state, self.seat, self.rng, -(-mind.iterations // part), mind.milliseconds, eager)
        return self.search.found()

    def thought_together(self, state: State, eager: bool) -> list[tuple[int, int, float]]:
        """What several trees say, of which this process has one."""
        mind = self.mind
        bot, part = packed(self.game.name, self), mind.iterations // mind.processes
        until = time() + mind.milliseconds / 1000 if mind.milliseconds else 0.0
        asked = HELPERS.ask(
            [
                Question(bot, state, self.seat, self.rng.below(SEEDS), part, until, eager)
                for _ in range(mind.processes - 1)
            ]
        )
        found = self.thought(state, eager, mind.processes)
        if self.search.certain:
            return found
        return added([found, *HELPERS.answers(asked, until)])

    def blurred(self, share: float) -> float:
        """A share of victory as one sees it who cannot judge exactly."""
        if not self.mind.blur:
            return share
        return share + self.mind.blur * (2.0 * self.rng.below(BLUR_STEPS) / BLUR_STEPS - 1.0)

    def observe(self, state: State, seat: int, action: int | None) -> None:
        """The tree goes on from what was done; what one may not know ends it. Chance is no part of it."""
        if seat < 0:
            return
        if action is None:
            self.search.clear()
        else:
            self.search.keep(state, seat, action)

    def advice(self, state: State, most: int = 3) -> list[Advice]:
        """The best options, with what they lead to: the one that was thought about most, then by what they promise."""
        best, *others = self.ranked(state)[:most]
        return [
            Advice(action, share, tuple(self.search.line(action, self.seat)))
            for action, share, _ in (best, *sorted(others, key=lambda advice: -advice.share))
        ]
