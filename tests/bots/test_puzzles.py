"""`master` sees every sudden end of 7 Wonders Duel, and in every game what a much longer search finds."""

import pytest

from antiqua import COMPILED, bots, games
from antiqua.bots.bot import Keeper
from antiqua.bots.levels import level
from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import CHANCE, OVER
from antiqua.kernel.state import State
from tests.bots.puzzles import FOUND, PUZZLES, Found, Puzzle

DUEL = games.get("seven_wonders_duel")


def wins(state: State, seat: int) -> bool:
    """Can `seat` win before the other is asked, whatever chance brings? By trying everything."""
    if state.to_play == OVER:
        return state.winners == 1 << seat
    after = followers(state)
    if state.to_play == CHANCE:
        return all(wins(one, seat) for one in after)
    return state.to_play == seat and any(wins(one, seat) for one in after)


def is_safe(state: State, seat: int) -> bool:
    """Can `seat` go on so that the other cannot win in his next turn, whatever chance brings?"""
    if state.to_play == OVER:
        return bool(state.winners >> seat & 1)
    if state.to_play == CHANCE:
        return all(is_safe(one, seat) for one in followers(state))
    if state.to_play != seat:
        return not wins(state, state.to_play)
    return any(is_safe(one, seat) for one in followers(state))


def followers(state: State) -> list[State]:
    found = []
    for action in state.legal_actions():
        found.append(state.clone())
        found[-1].play(action)
    return found


def solutions(state: State, puzzle: Puzzle) -> set[str]:
    seat, moves = state.to_play, state.legal_actions()
    right = wins if puzzle.wins else is_safe
    return {
        DUEL.notation(state, action)
        for action, after in zip(moves, followers(state), strict=True)
        if right(after, seat)
    }


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.name)
def test_puzzle_has_the_solution_it_says(puzzle):
    state = DUEL.position(**puzzle.facts)
    found = solutions(state, puzzle)
    assert found
    assert len(found) < len(state.legal_actions())
    assert all(puzzle.does in move.split() for move in found)
    if not puzzle.wins:
        assert not solutions(state, puzzle._replace(wins=True))


@pytest.mark.parametrize("level", ["master", "search:iterations=300", "plan:mixed:iterations=300"])
@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.name)
def test_puzzle_is_solved(puzzle, level, many):
    state = DUEL.position(**puzzle.facts)
    keeper = Keeper(bots.make(level, DUEL.name))
    for seed in range(many(3)):
        keeper.begin(DUEL, state.to_play, state, seed)
        assert DUEL.notation(state, keeper.decide(state)) in solutions(state, puzzle)


def test_there_are_enough():
    assert len(PUZZLES) >= 20
    assert len({str(puzzle.facts) for puzzle in PUZZLES}) == len(PUZZLES)


# -- found in games ---------------------------------------------------------------------------------------------------

LEAST = {"seven_wonders_duel": 12, "stone_age": 10, "concordia": 10, "trajan": 10}
LEAD = {
    "seven_wonders_duel": 0.1,
    "stone_age": 0.04,
    "concordia": 0.04,
    "trajan": 0.04,
}  # of a victory, before others
LONGER = 10  # times the thought of the master
HARDLY = 100  # visits of a move of which that search knows nothing yet
EVERY = [puzzle for puzzles in FOUND.values() for puzzle in puzzles]
each = pytest.mark.parametrize("puzzle", EVERY, ids=lambda puzzle: f"{puzzle.game}: {puzzle.name}")
compiled = pytest.mark.skipif(not COMPILED, reason="takes minutes, and search finds the same in both builds")


def decided(level: str, puzzle: Found, seed: int) -> str:
    """What a bot does in a puzzle."""
    game = games.get(puzzle.game)
    state = game.from_dict(puzzle.position)
    keeper = Keeper(bots.make(level, game.name))
    keeper.begin(game, state.to_play, state, seed)
    return game.notation(state, keeper.decide(state))


@compiled
@each
def test_found_puzzle_is_solved(puzzle):
    for seed in range(3):
        assert decided("master", puzzle, seed) in puzzle.moves


@each
def test_found_puzzle_is_one(puzzle):
    """There is something to choose from, and who looks one move ahead chooses something else."""
    game = games.get(puzzle.game)
    state = game.from_dict(puzzle.position)
    options = {game.notation(state, action) for action in state.legal_actions()}
    assert set(puzzle.moves) < options
    assert len(options) > 2
    assert decided("greedy:learned=0", puzzle, 1) not in puzzle.moves
    assert puzzle.why.endswith(".")


@pytest.mark.soak
@each
def test_found_puzzle_has_the_solution_it_says(puzzle):
    """Ten times the thought finds the same whatever the seed, and nothing else that promises nearly as much."""
    game = games.get(puzzle.game)
    state = game.from_dict(puzzle.position)
    master = level(game.name, "master")
    for seed in range(3):
        search = master.search(game, game.evaluator(learned=master.learned))
        rng = Rng(seed)
        guess = state.clone()
        guess.resample(state.to_play, rng)
        search.think(guess, state.to_play, rng, LONGER * master.iterations)
        best, *others = [(game.notation(state, one[0]), *one[1:]) for one in search.found()]
        assert best[0] in puzzle.moves
        wrong = [share for move, visits, share in others if visits >= HARDLY and move not in puzzle.moves]
        assert best[2] - max(wrong, default=0.0) >= LEAD[game.name]


@pytest.mark.parametrize("game", FOUND)
def test_enough_were_found(game):
    puzzles = FOUND[game]
    assert len({str(puzzle.position) for puzzle in puzzles}) == len(puzzles) >= LEAST[game]
    assert len({puzzle.name for puzzle in puzzles}) == len(puzzles)
    tables = {games.get(game).from_dict(puzzle.position).players for puzzle in puzzles}
    assert len(tables) >= min(3, len(games.get(game).player_counts))
