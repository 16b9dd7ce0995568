"""Positions from games of masters in which one move is clearly best: what may become a puzzle of `tests/puzzles`.

    .venv/bin/python tools/puzzles.py trajan --players 3 --games 20 > found.json
    .venv/bin/python tools/puzzles.py seven_wonders_duel --rival plan:science --lead 0.1

A move is clearly best if a search ten times as long as the master's chooses it whatever its seed, and if what it leads
to promises more than what any other leads to, by `--lead` of a victory. It is worth finding if the master does, and who
only looks one move ahead does not. What is written has no name and no reason yet: somebody must look, and understand.
"""

from __future__ import annotations

import argparse
import sys
from array import array
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

from antiqua import bots, games
from antiqua.bots.bot import Keeper
from antiqua.bots.levels import level
from antiqua.games.game import Game
from antiqua.kernel.evaluate import share_victory
from antiqua.kernel.rng import Rng
from antiqua.kernel.search import Search
from antiqua.kernel.seats import CHANCE, MOST_SEATS, OVER
from antiqua.kernel.state import State

MASTER, NEARSIGHTED = "master", "greedy:learned=0"
FEWEST = 3  # options
OPEN = (0.05, 0.95)  # shares of victory between which there is something to be decided
TIMES = 10
SEEDS = 3
HARDLY = 10  # visits below which the first search does not know what a move is worth
RIVALS = 3  # other moves whose promise is measured
DRAWS = 8  # of what chance brings after a move


class Finder:
    """Looks for puzzles in one game."""

    def __init__(self, game: Game, lead: float) -> None:
        self.game = game
        self.lead = lead
        self.mind = level(game.name, MASTER)
        self.evaluator = game.evaluator(learned=self.mind.learned)

    def search(self, state: State, seat: int, iterations: int, seed: int) -> Search:
        """What `seat` finds in a position, whose hidden parts are drawn anew."""
        rng = Rng(seed)
        guess = state.clone()
        guess.resample(seat, rng)
        search = self.mind.search(self.game, self.evaluator)
        search.think(guess, seat, rng, iterations)
        return search

    def puzzle(self, state: State) -> dict[str, Any] | None:
        """The puzzle that a position is, if it is one; what costs most is tried last."""
        seat = state.to_play
        if len(state.legal_actions()) < FEWEST:
            return None
        first = self.search(state, seat, self.mind.iterations, 0)
        (best, _, share), *others = first.found()
        tried = [share for _, visits, share in others if visits >= HARDLY]
        if first.certain or not OPEN[0] < share < OPEN[1] or not tried or share - max(tried) < self.lead:
            return None
        if self.decided(NEARSIGHTED, state, 0) == best:
            return None
        if any(self.decided(MASTER, state, seed) != best for seed in range(SEEDS)):
            return None
        for seed in range(1, SEEDS + 1):
            if self.search(state, seat, TIMES * self.mind.iterations, seed).best() != best:
                return None
        rivals = sorted((one for one in others if one[1] > 0), key=lambda one: -one[2])[:RIVALS]
        promises = {action: self.promise(state, action) for action in (best, *(one[0] for one in rivals))}
        lead = promises.pop(best) - max(promises.values())
        if lead < self.lead:
            return None
        moves = [self.game.notation(state, best)]
        print(self.game.phase(state), *moves, f"{lead:.3f}", file=sys.stderr)
        return {"name": "", "why": "", "moves": moves, "position": state.to_dict()}

    def decided(self, bot: str, state: State, seed: int) -> int:
        keeper = Keeper(bots.make(bot, self.game.name))
        keeper.begin(self.game, state.to_play, state, seed)
        return keeper.decide(state)

    def promise(self, state: State, action: int) -> float:
        """The share of victory that who plays may expect after a move, by searches from what follows it."""
        seat, total = state.to_play, 0.0
        for draw in range(DRAWS):
            rng = Rng(draw)
            after = state.clone()
            after.resample(seat, rng)
            after.play(action)
            while after.to_play == CHANCE:
                after.play(after.sample_chance(rng))
            if after.to_play == OVER:
                shares = array("d", [0.0] * MOST_SEATS)
                share_victory(after, shares)
                total += shares[seat]
                continue
            search = self.search(after, after.to_play, self.mind.iterations, draw)
            total += search.expected(seat) if search.iterations else float(after.to_play == seat)
        return total / DRAWS


def positions(game: Game, seats: list[str], seed: int) -> Iterator[State]:
    """The decisions of one game between these bots."""
    state, rng = game.start(len(seats)), Rng(seed)
    keepers = [Keeper(bots.make(bot, game.name)) for bot in seats]
    for seat, keeper in enumerate(keepers):
        keeper.begin(game, seat, state, seed * MOST_SEATS + seat)
    while state.to_play != OVER:
        if state.to_play == CHANCE:
            action = state.sample_chance(rng)
        else:
            yield state
            action = keepers[state.to_play].decide(state)
        for keeper in keepers:
            keeper.observe(state, action)
        state.play(action)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=games.names())
    parser.add_argument("--players", type=int, help="the fewest, unless told")
    parser.add_argument("--rival", default=MASTER, help="who plays one of the seats, in turn")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--lead", type=float, default=0.05)
    given = parser.parse_args()
    game = games.get(given.game)
    players = given.players or min(game.player_counts)
    finder = Finder(game, given.lead)
    found = []
    for number in range(given.games):
        seats = [given.rival if seat == number % players else MASTER for seat in range(players)]
        for state in positions(game, seats, given.seed + number):
            puzzle = finder.puzzle(state)
            if puzzle is not None:
                found.append(puzzle)
    print(msgspec.json.format(msgspec.json.encode(found), indent=1).decode())


if __name__ == "__main__":
    main()
