"""`master` sees every sudden end of 7 Wonders Duel: victories to take, and defeats to parry."""

import pytest

from antiqua import bots, games
from antiqua.bots.bot import Keeper
from antiqua.kernel.seats import CHANCE, OVER
from antiqua.kernel.state import State
from tests.bots.puzzles import PUZZLES, Puzzle

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
