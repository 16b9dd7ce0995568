"""The league whose games a network learns from.

Search plays against itself, its earlier selves, the evaluation without a network, search without any evaluation, and
the players with plans: who only plays against himself never learns what he overlooks, for both sides overlook it. Of
every game some positions are kept, each with what search expected there and what came of it.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence

import msgspec

from antiqua import games as collection
from antiqua.bots.levels import level
from antiqua.bots.plans import PLAN, plans
from antiqua.bots.thinking import Mind
from antiqua.bots.tune import length
from antiqua.games import judgement
from antiqua.games.game import Game
from antiqua.kernel.evaluate import Evaluator
from antiqua.kernel.fit import Chooser, Samples
from antiqua.kernel.network import Network
from antiqua.kernel.rng import Rng
from antiqua.kernel.search import Greedy

POSITIONS_PER_GAME = 40
GAMES_PER_UNIT = 16  # of two players; the more there are, the longer a game takes, and the fewer are played
ITERATIONS = 250  # of a search, usually
SLIPS = 0.04  # decisions made at random, so that much is seen
# How the games of a league are made up, of a hundred: everybody is the newest self; one of the others is an earlier
# self, or has no network, or no evaluation, or a plan.
ALIKE, EARLIER, PLAIN, BLIND = 60, 10, 6, 6
# What those tables are called; a plan is called as it is named everywhere.
ITSELF, EARLIER_SELF, WEIGHTS, SEARCH = "itself", "earlier", "weights", "search"
UNITS = 1_000_000  # fewer than that in a round


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What a run does, and with what chance."""

    game: str
    players: tuple[int, ...]
    games: int = 2000  # in a round
    # Of every search, round by round, the last from there on; with few, games tell what weak players make of it all.
    iterations: tuple[int, ...] = (ITERATIONS,)
    first: int = 32
    second: int = 8
    window: int = 15  # rounds whose positions are learned from, the newest last
    epochs: int = 4
    belief: float = 0.5  # the part of a target that is what search expected, not what came
    seed: int = 1
    start: str = ""  # the mark of the network that plays the first round; without one the weights alone do

    def thought(self, number: int) -> int:
        """The iterations of a search in the round of this number."""
        return self.iterations[min(number, len(self.iterations)) - 1]


class Harvest(msgspec.Struct, frozen=True):
    """Positions of some games, as raw numbers: per position its spread, per seat what is seen, expected and came.

    And of every game who sat at one seat, and what each of the other seats won in the mean. `branches` are positions
    behind actions that search has looked at; what came of them nobody knows, so what was expected stands for it.
    """

    players: int
    seen: bytes
    spreads: bytes
    expected: bytes
    results: bytes
    met: tuple[tuple[str, float], ...] = ()
    branches: Harvest | None = None


class Sowing(msgspec.Struct, frozen=True):
    """What the workers of a round need to know; networks as files, the newest last."""

    settings: Settings
    number: int
    networks: tuple[bytes, ...]


def harvest(job: Sowing, unit: int) -> list[Harvest]:
    """Play some games of a round, and bring their positions."""
    settings = job.settings
    game = collection.get(settings.game)
    rng = Rng(settings.seed).spawn(job.number * UNITS + unit)
    networks = [judgement.parse(data, game.inputs, "league") for data in job.networks]
    thought = settings.thought(job.number)
    newest = game.evaluator(None, networks[-1])
    found = []
    for players in settings.players:
        branches = Samples(newest, players)
        samples = Samples(newest, players, branches)
        own = chooser(game, newest, thought, judges=True)
        start = game.start(players)
        one_in = max(1, round(length(start, newest, rng) / POSITIONS_PER_GAME))
        met = []
        for _ in range(games_per_unit(players)):
            choosers = [own] * players
            who, other = guest(game, thought, networks[:-1], rng)
            if other is None:
                samples.play(start, choosers, rng, SLIPS, one_in)
                met.append((who, 1 / players))
            else:
                seat = rng.below(players)
                choosers[seat] = other
                samples.play(start, choosers, rng, SLIPS, one_in)
                met.append((who, (1 - samples.shares[seat]) / (players - 1)))
        beside = gathered(branches, branches.expected)
        found.append(gathered(samples, samples.results, tuple(met), beside))
    return found


def gathered(
    samples: Samples,
    results: array[float],
    met: tuple[tuple[str, float], ...] = (),
    branches: Harvest | None = None,
) -> Harvest:
    """The numbers of samples, half as long."""
    seen, spreads, expected, came = (
        array("f", part).tobytes() for part in (samples.features, samples.spreads, samples.expected, results)
    )
    return Harvest(samples.players, seen, spreads, expected, came, met, branches)


def games_per_unit(players: int) -> int:
    """Games with so many players that one worker plays at a time: those of two take about half of the time."""
    return max(1, GAMES_PER_UNIT // (players - 1) ** 2)


def guest(game: Game, thought: int, earlier: Sequence[Network], rng: Rng) -> tuple[str, Chooser | None]:
    """Who sits at one seat of the next game, if anybody but the newest self does, and what that is called."""
    drawn = rng.below(100)
    if drawn < ALIKE:
        return ITSELF, None
    if drawn < ALIKE + EARLIER and earlier:
        return EARLIER_SELF, chooser(game, game.evaluator(None, earlier[rng.below(len(earlier))]), thought)
    if drawn < ALIKE + EARLIER + PLAIN:
        return WEIGHTS, chooser(game, game.evaluator(learned=False), thought)
    if drawn < ALIKE + EARLIER + PLAIN + BLIND:
        blind = Mind(evaluates=False)
        evaluator = game.evaluator(learned=False)
        return SEARCH, Chooser(Greedy(evaluator), blind.search(game, evaluator), thought)
    known = plans(game.name)
    if not known:
        return ITSELF, None
    name, plan = list(known.items())[rng.below(len(known))]
    evaluator = plan.evaluator(game)
    search = plan.mind.search(game, evaluator, plan.roads)
    return f"{PLAN}:{name}", Chooser(Greedy(evaluator), search, thought)


def chooser(game: Game, evaluator: Evaluator, thought: int, judges: bool = False) -> Chooser:
    """Search as the highest level does it, with so many iterations; but what it expects is what it judges and
    would do, and no playout has a part in it."""
    mind = msgspec.structs.replace(level(game.name, "master"), blend=0.0, doubt=0.0)
    return Chooser(Greedy(evaluator), mind.search(game, evaluator), thought, judges)
