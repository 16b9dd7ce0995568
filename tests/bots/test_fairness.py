"""No bot knows more than its seat: what it cannot see may be anything, and it does the same."""

import pytest

from antiqua import bots
from antiqua.bots.bot import Bot, Keeper
from antiqua.bots.hint import advise
from antiqua.bots.levels import LEVELS
from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import CHANCE
from antiqua.kernel.state import State
from tests.laws.conservation import HIDES
from tests.laws.test_laws import seed_of
from tests.laws.variants import USUAL, Variant, positions

#: Every level as it is, but those that search with less time: what is tested does not depend on it.
PLAYERS = (
    "random",
    *LEVELS[:5],
    *(f"{level}:iterations=60" for level in LEVELS[5:-1]),
    "master:iterations=300",
    "search:iterations=60,depth=4,slips=0.5",
    "greedy",
)


def hiding(variant: Variant, seed: int):
    """Positions of random games in which the seat to play does not know everything, with another that it takes for
    the same."""
    if not HIDES[variant.name](dict(variant.options)):
        return
    rng = Rng(seed)
    for state in positions(variant, 400, seed):
        if state.to_play == CHANCE or state.to_play < 0 or rng.below(10):
            continue
        other = state.clone()
        for _ in range(3):
            other.resample(state.to_play, rng)
            if other != state:
                yield state.clone(), other
                break


def some_hiding(variant: Variant, seed: int, number: int) -> list[tuple[State, State]]:
    return [pair for _, pair in zip(range(number), hiding(variant, seed), strict=False)]


@pytest.mark.parametrize("text", PLAYERS)
@pytest.mark.parametrize("variant", USUAL, ids=str)
def test_what_is_hidden_does_not_change_a_move(variant, text, many):
    pairs = some_hiding(variant, seed_of(variant, text), max(2, many(12)))
    assert pairs or not HIDES[variant.name](dict(variant.options)) or variant.name == "seven_wonders_duel"
    for number, (state, other) in enumerate(pairs):
        moves = []
        for one in (state, other):
            keeper = Keeper(bots.make(text, variant.name))
            keeper.begin(variant.game, state.to_play, one, number)
            moves.append(keeper.decide(one))
            assert not keeper.faults
        assert moves[0] == moves[1]


@pytest.mark.parametrize("variant", USUAL, ids=str)
def test_what_an_action_is_about_lies_in_sight(variant):
    """The tree of a search may tell apart only what its seats can."""
    for state, other in some_hiding(variant, seed_of(variant, "subject"), 10):
        subjects = {action: state.subject(action) for action in state.legal_actions()}
        assert subjects == {action: other.subject(action) for action in other.legal_actions()}


@pytest.mark.parametrize("variant", USUAL, ids=str)
def test_what_is_hidden_does_not_change_a_hint(variant):
    for state, other in some_hiding(variant, seed_of(variant, "hint"), 2):
        seat = state.to_play
        assert advise(variant.game, state, seat, "master:iterations=200") == advise(
            variant.game, other, seat, "master:iterations=200"
        )


class Spy(Bot):
    """Looks at everything it is given."""

    def __init__(self) -> None:
        self.seen: list[State] = []

    def decide(self, state: State) -> int:
        self.seen.append(state.clone())
        return state.legal_actions()[0]


@pytest.mark.parametrize("variant", [one for one in USUAL if one.name == "trajan"], ids=str)
def test_a_spy_is_given_nothing_to_see(variant):
    """Over many positions, what it is shown differs from the truth about as often as drawing anew changes it."""
    shown = redrawn = 0
    for number, (state, _) in enumerate(some_hiding(variant, 3, 60)):
        keeper = Keeper(spy := Spy())
        keeper.begin(variant.game, state.to_play, state, number)
        keeper.decide(state)
        shown += spy.seen[0] != state
        again = state.clone()
        again.resample(state.to_play, Rng(number))
        redrawn += again != state
    assert redrawn > 30
    assert abs(shown - redrawn) < 20


@pytest.mark.parametrize("variant", USUAL, ids=str)
def test_same_seed_same_moves(variant):
    """With a budget of iterations a bot is the same every time; its tree, which it keeps from move to move, too."""
    games = []
    for _ in range(2):
        keeper = Keeper(bots.make("search:iterations=20", variant.name))
        moves: list[int] = []
        state, chance = variant.start(), Rng(4)
        keeper.begin(variant.game, 0, state, 9)
        while len(moves) < 25 and state.to_play != -2:
            if state.to_play == CHANCE:
                action = state.sample_chance(chance)
            elif state.to_play == 0:
                action = keeper.decide(state)
                moves.append(action)
            else:
                action = state.legal_actions()[0]
            keeper.observe(state, action)
            state.play(action)
        assert not keeper.faults
        games.append(moves)
    assert games[0] == games[1]
