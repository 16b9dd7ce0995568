"""How fast bots think: search against plain random games, the size of a tree, and the time that each level takes.

    python benchmarks/search.py [GAME ...]

Search with uniform playouts is measured right before and right after plain random playouts from the same positions,
several times over; what counts is the median of the ratios, because machines change their speed all the time.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from statistics import fmean, median
from time import perf_counter

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

from antiqua import COMPILED, bots, games
from antiqua.bots.bot import Keeper
from antiqua.bots.levels import LEVELS
from antiqua.games.game import Game
from antiqua.kernel.playout import playouts
from antiqua.kernel.rng import Rng
from antiqua.kernel.search import Search
from antiqua.kernel.seats import CHANCE, OVER
from antiqua.kernel.state import State

ROUNDS = 7
PLAYOUTS = 2000
LEAST_RATIO = 0.6
LONGEST_MOVE = 0.3  # seconds, of all levels but the highest
MOVES = 60  # of which a level is timed
NODE_BYTES = 52


def first_decision(game: Game, players: int) -> State:
    """The first position after set-up in which a seat has a choice."""
    state, rng = game.start(players), Rng(1)
    while state.to_play == CHANCE:
        state.play(state.sample_chance(rng))
    return state


def search_ratio(state: State) -> tuple[float, float, int]:
    """Iterations/s with uniform playouts as a part of random games/s; iterations/s; nodes of the tree."""
    ratios, speeds, nodes = [], [], 0
    for _ in range(ROUNDS):
        search = Search()
        plain = [timed(playouts, state, PLAYOUTS, Rng(1))]
        took = timed(search.think, state, state.to_play, Rng(1), PLAYOUTS)
        plain.append(timed(playouts, state, PLAYOUTS, Rng(1)))
        ratios.append(fmean(plain) / took)
        speeds.append(PLAYOUTS / took)
        nodes = search.nodes()
    return median(ratios), median(speeds), nodes


def timed(call: Callable[..., object], *given: object) -> float:
    begin = perf_counter()
    call(*given)
    return perf_counter() - begin


def time_of(level: str, game: Game, players: int) -> tuple[float, float]:
    """Seconds of a move of a level, in the mean and at most, in games among such bots."""
    keepers = [Keeper(bots.make(level, game.name)) for _ in range(players)]
    state, chance, made = game.start(players), Rng(3), 0
    for seat, keeper in enumerate(keepers):
        keeper.begin(game, seat, state, seat)
    while made < MOVES and state.to_play != OVER:
        if state.to_play == CHANCE:
            action = state.sample_chance(chance)
        else:
            action = keepers[state.to_play].decide(state)
            made += 1
        for keeper in keepers:
            keeper.observe(state, action)
        state.play(action)
    return sum(keeper.seconds for keeper in keepers) / made, max(keeper.longest for keeper in keepers)


def main() -> int:
    if not COMPILED:
        print("nothing is compiled: run `make build` first", file=sys.stderr)
        return 2
    kept = True
    for name in sys.argv[1:] or games.names():
        game = games.get(name)
        for players in game.player_counts:
            ratio, speed, nodes = search_ratio(first_decision(game, players))
            kept &= ratio >= LEAST_RATIO
            print(
                f"{name} ({players}): {speed:,.0f} iterations/s with uniform playouts, {ratio:.2f} of random games/s"
                f" (>= {LEAST_RATIO}: {'kept' if ratio >= LEAST_RATIO else 'BROKEN'});"
                f" {nodes} nodes, {nodes * NODE_BYTES / 1024:.0f} KB after {PLAYOUTS} iterations"
            )
            for level in LEVELS:
                mean, longest = time_of(level, game, players)
                bound = f" (<= {1000 * LONGEST_MOVE:.0f} ms)" if level != LEVELS[-1] else ""
                print(f"    {level}: {1000 * mean:.1f} ms a move, at most {1000 * longest:.1f} ms{bound}")
                kept &= longest <= LONGEST_MOVE or level == LEVELS[-1]
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main())
