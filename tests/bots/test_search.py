"""Search finds what there is to find, keeps to its bounds, and is the same everywhere."""

import json
import os
import subprocess
import sys
from itertools import pairwise

import pytest

import antiqua
from antiqua.kernel.rng import Rng
from antiqua.kernel.search import Greedy, Search
from antiqua.kernel.seats import CHANCE, OVER
from tests.bots.toys import Alert, Gamble, Ignorant, Kingmaker, Matching, Nim, Turns, Veiled
from tests.laws.test_whole_games import other_build
from tests.laws.variants import USUAL, positions

compiled = pytest.mark.skipif(not antiqua.COMPILED, reason="the same thoughts, but slowly")
interpreted = pytest.mark.skipif(antiqua.COMPILED, reason="toy games are interpreted only")


def first_decisions(variant, number, seed=1):
    """Positions in which a seat is to play, from random games."""
    return [
        state.clone()
        for _, state in zip(
            range(number),
            (state for state in positions(variant, 1000, seed, one_in=30) if state.to_play >= 0),
            strict=False,
        )
    ]


# -- it finds the answer ----------------------------------------------------------------------------------------------


@interpreted
@pytest.mark.parametrize(("matches", "right"), [(5, 1), (6, 2), (7, 3), (9, 1), (10, 2)])
def test_nim(matches, right):
    search = Search()
    search.think(Nim(matches), 0, Rng(1), 3000)
    assert search.best() == right
    assert search.found()[0][2] > 0.9


@interpreted
def test_what_is_proved_needs_no_more_thought():
    """A won game of 7 matches and a lost one of 8 are known for certain long before the iterations are used up."""
    search = Search()
    assert search.think(Nim(7), 0, Rng(1), 100_000) < 5000
    assert search.certain
    assert search.found()[0][::2] == (3, 1.0)
    lost = Search()
    assert lost.think(Nim(8), 0, Rng(1), 100_000) < 5000
    assert lost.certain
    assert [share for _, _, share in lost.found()] == [0.0, 0.0, 0.0]


@interpreted
def test_what_surely_loses_is_set_aside():
    """Of 6 matches one must take 2; the other two ways are proved to lose, if there is time to see it."""
    search = Search(explore=5.0)
    search.think(Nim(6), 0, Rng(2), 100_000)
    assert search.best() == 2
    assert all(visits == -1 for action, visits, share in search.found() if share == 0.0 and action != 2)


@interpreted
def test_nothing_is_proved_where_chance_decides_or_something_is_hidden():
    search = Search()
    assert search.think(Gamble(), 0, Rng(1), 500) == 500
    assert not search.certain
    assert search.think(Veiled(7), 0, Rng(1), 500) == 500
    assert not search.certain


@interpreted
def test_chance_is_weighed_by_its_odds():
    search = Search()
    search.think(Gamble(), 0, Rng(1), 4000)
    shares = {action: share for action, _, share in search.found()}
    assert search.best() == 1
    assert abs(shares[1] - 0.6) < 0.05
    assert abs(shares[0] - 0.3) < 0.15


@interpreted
def test_who_sees_what_was_drawn_answers_it():
    """The second player names the card that he sees, and always wins; a search to which all draws are one thinks that
    he wins every second time."""
    seeing, blind = Search(), Search()
    seeing.think(Matching(seen=True), 0, Rng(1), 3000)
    blind.think(Matching(seen=False), 0, Rng(1), 3000)
    assert seeing.best() == Matching.BET
    assert blind.best() == Matching.DRAW
    promised = {action: share for action, _, share in seeing.found()}
    assert promised[Matching.DRAW] < 0.1


@pytest.mark.parametrize("variant", USUAL, ids=str)
def test_what_chance_lays_there_makes_another_action(variant):
    """Cards turned up in Duel, dice and cards in Stone Age, cards for sale in Concordia; in Trajan names say it all."""
    subjects: dict[tuple[int, int], set[int]] = {}
    for state in positions(variant, 2000, 3):
        if state.to_play >= 0:
            for action in state.legal_actions():
                subjects.setdefault((state.phase, action), set()).add(state.subject(action))
    told_apart = [number for number in subjects.values() if len(number) > 1]
    assert bool(told_apart) == (variant.name != "trajan")


@interpreted
def test_every_seat_looks_for_its_own_victory():
    """On side 1 the second player takes the victory himself; a search that took him for a friend would go there."""
    search = Search()
    search.think(Kingmaker(), 0, Rng(1), 2000)
    assert search.best() == 0
    shares = {action: share for action, _, share in search.found()}
    assert shares[1] < 0.1


@interpreted
def test_three_players():
    """With three at the table and one match more than one may take, who takes all but one loses nothing yet."""
    search = Search()
    search.think(Nim(3, 3), 0, Rng(1), 500)
    assert search.best() == 3


@interpreted
@pytest.mark.parametrize(("blend", "expected"), [(0.0, 1 / 2), (0.25, 13 / 24), (1.0, 2 / 3)])
def test_playing_on_counts_for_a_part_of_what_is_judged(blend, expected):
    """Who knows nothing says a half of everything. Who leaves four matches wins two of three games played at random."""
    search = Search(Ignorant(), trust=1.0, patience=100_000, depth=0, blend=blend)
    search.think(Nim(5), 0, Rng(1), 9000)
    shares = {action: share for action, _, share in search.found()}
    assert shares[1] == pytest.approx(expected, abs=0.02)


@compiled
@pytest.mark.parametrize("variant", USUAL, ids=str)
def test_doubt_goes_to_all_but_the_action_that_leads(variant):
    """Where one action has nearly all the visits, half of them doubted leave it about half."""
    sure = 0
    for state in first_decisions(variant, 20, seed=2):
        parts = []
        for doubt in (0.0, 0.5):
            search = Search(
                variant.game.evaluator(learned=False), 0.1, 1.0, focus=0.01, patience=2, depth=0, doubt=doubt
            )
            search.think(state, state.to_play, Rng(1), 150)
            visits = [number for _, number, _ in search.found() if number >= 0]
            if search.certain or len(visits) == 1:
                break
            assert sum(visits) == 150
            parts.append(max(visits) / 150)
        else:
            sure += parts[0] > 0.8
            assert parts[1] < 0.6
    assert sure > 0


# -- budgets and bounds -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", USUAL, ids=str)
def test_iterations_are_kept(variant):
    evaluator = variant.game.evaluator()
    for state in first_decisions(variant, 3):
        search = Search(evaluator, trust=4.0, patience=2, depth=0)
        made = search.think(state, state.to_play, Rng(1), 50)
        assert made == search.iterations == (0 if search.certain else 50)
        found = search.found()
        assert sorted(action for action, _, _ in found) == sorted(state.legal_actions())
        assert search.certain or sum(max(0, visits) for _, visits, _ in found) == 50
        assert search.best() == found[0][0]


@pytest.mark.parametrize("variant", USUAL, ids=str)
def test_a_full_tree_does_not_grow(variant, many):
    (state,) = first_decisions(variant, 1)
    for room in (2, 50, 300):
        search = Search(variant.game.evaluator(), trust=4.0, depth=0, room=room)
        search.think(state, state.to_play, Rng(2), max(60, many(400)))
        assert search.nodes() <= room
        if search.nodes() > 1:
            assert search.best() in state.legal_actions()


def test_the_eager_find_the_same_in_less_time():
    made = asked = 0
    for variant in {variant.name: variant for variant in USUAL}.values():
        for state in first_decisions(variant, 3):
            patient, eager = (
                Search(variant.game.evaluator(), explore=1.0, trust=1.0, focus=0.02, patience=2, depth=0)
                for _ in range(2)
            )
            asked += patient.think(state, state.to_play, Rng(1), 100)
            made += eager.think(state, state.to_play, Rng(1), 100, eager=True)
            assert eager.best() == patient.best()
    assert made < asked


@pytest.mark.parametrize("variant", USUAL, ids=str)
def test_what_was_tried_once_is_worth_what_its_evaluation_says(variant):
    """However the leaf was judged: of the seats of one leaf, all shares are parts of one victory."""
    evaluator = variant.game.evaluator()
    for state in first_decisions(variant, 6):
        search = Search(evaluator, trust=1.0, focus=0.02, patience=2, depth=0)
        search.think(state, state.to_play, Rng(3), 1)
        if not search.certain:
            ((action, share),) = [(action, share) for action, visits, share in search.found() if visits == 1]
            shares = [search.expected(seat) for seat in range(state.players)]
            assert sum(shares) == pytest.approx(1)
            assert share == pytest.approx(shares[state.to_play])
            if not state.hides(state.to_play):
                assert share == pytest.approx(Greedy(evaluator).worth(state, action))


def test_time_is_kept():
    (state,) = first_decisions(USUAL[0], 1)
    search = Search(USUAL[0].game.evaluator(), depth=0)
    from time import perf_counter

    begin = perf_counter()
    assert search.think(state, state.to_play, Rng(1), 0, 50.0) > 0
    assert perf_counter() - begin < 5


@pytest.mark.parametrize("variant", USUAL, ids=str)
def test_thinking_changes_nothing(variant):
    for state in first_decisions(variant, 2):
        before = state.clone()
        Search(variant.game.evaluator(), trust=2.0, depth=3).think(state, state.to_play, Rng(3), 30)
        assert state == before


# -- sudden ends ------------------------------------------------------------------------------------------------------

MINE, HIS = 0, 1
SHORT, LONG = 4, 12  # turns in a row: 121 positions, and 797,161


@interpreted
@pytest.mark.parametrize(
    ("roads", "won", "lost"),
    [
        ([(HIS, SHORT), (MINE, SHORT)], [1], [0]),  # what can be seen to the end
        ([(HIS, SHORT), (HIS, LONG)], [], [0]),
        ([(MINE, LONG), (HIS, LONG)], [], []),  # what is too wide counts as neither
        ([(MINE, LONG), (HIS, LONG), (MINE, SHORT)], [2], []),  # and takes nothing from what comes after it
    ],
)
def test_so_many_positions_are_looked_at_for_sudden_ends(roads, won, lost):
    from antiqua.kernel.search import LOOKS  # the compiled module shows it to nobody

    state = Turns(roads)
    search = Search(Alert())
    search.think(state, 0, Rng(1))
    assert [action for action, visits, _ in search.found() if visits > 0] == won
    assert search.certain == bool(won)
    assert [action for action, visits, _ in search.found() if visits < 0] == lost
    others = 3 * LONG  # ways that are still tried, and not looked at, after the last look
    assert state.played[0] <= len(roads) * (1 + 2 * (LOOKS + others))


# -- the tree is kept -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", USUAL, ids=str)
def test_what_follows_a_move_is_kept(variant):
    for state in first_decisions(variant, 2, seed=4):
        search = Search(variant.game.evaluator(), explore=0.2, trust=2.0, patience=1, depth=0)
        seat = state.to_play
        search.think(state, seat, Rng(1), 300)
        line = search.line(search.best(), seat, least=1)
        visits = search.found()[0][1]
        before = search.nodes()
        search.keep(state, seat, search.best())
        assert search.nodes() <= before
        if len(line) > 1:
            kept = {action: visits for action, visits, _ in search.found()}
            assert line[1][1] in kept
            assert sum(max(0, number) for number in kept.values()) <= visits


@pytest.mark.parametrize("variant", USUAL, ids=str)
def test_an_unknown_move_ends_the_tree(variant):
    """It may be another's, or none that is legal: nothing is read that is not there."""
    (state,) = first_decisions(variant, 1)
    seat = state.to_play
    legal = state.legal_actions()
    for who, action in ((1 - seat, legal[0]), (seat, max(legal) + 1), (seat, 1_000_000), (seat, -1)):
        search = Search(variant.game.evaluator(), trust=1.0, depth=0)
        search.think(state, seat, Rng(1), 100)
        search.keep(state, who, action)
        assert search.nodes() == 1
        assert search.found() == []


def test_actions_that_have_become_impossible_are_not_tried():
    """A tree that is kept may hold what chance has made impossible since; to play it would ruin the position."""
    duel = USUAL[0]
    evaluator = duel.game.evaluator()
    late = [state for state in first_decisions(duel, 60, seed=3) if evaluator.sudden(state)]
    assert len(late) > 5
    for before, after in pairwise(late):
        search = Search(evaluator, trust=4.0, patience=2, depth=0)
        seat = before.to_play
        if after.to_play != seat:
            continue
        search.think(before, seat, Rng(1), 30)
        search.think(after, seat, Rng(2), 30)
        assert {action for action, _, _ in search.found()} == set(after.legal_actions())


# -- the same everywhere ----------------------------------------------------------------------------------------------

MINDS = (
    {"trust": 4.0, "patience": 2, "depth": 0},
    {"trust": 0.0, "patience": 1, "depth": 5},
    {"trust": 1.0, "patience": 1, "depth": 3, "slips": 0.3},
    {"trust": 1.0, "focus": 0.02, "patience": 2, "depth": 0, "blend": 0.5, "doubt": 0.5},
)


def thoughts(number: int) -> list[object]:
    """What searches find in some positions of every game."""
    found: list[object] = []
    for variant in USUAL:
        evaluator = variant.game.evaluator()
        for state in first_decisions(variant, number, seed=9):
            found.append([round(share, 12) for share in evaluator.shares(state)])
            found.append(Greedy(evaluator).best(state, Rng(5)))
            for mind in MINDS:
                search = Search(evaluator, **mind)  # type: ignore[arg-type]
                search.think(state, state.to_play, Rng(5), 40)
                found.append([[action, visits, share] for action, visits, share in search.found()])
            if variant.game.roads:
                guide = variant.game.guide(variant.game.roads)
                for search in (
                    Search(guide=guide),
                    Search(evaluator, trust=1.0, depth=0, guide=guide, blend=0.3),
                ):
                    search.think(state, state.to_play, Rng(5), 40)
                    found.append([[action, visits, share] for action, visits, share in search.found()])
    return found


def test_same_thoughts_in_both_builds():
    code = "import json; from tests.bots.test_search import thoughts; print(json.dumps(thoughts(2)))"
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, **other_build(), "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(done.stdout) == json.loads(json.dumps(thoughts(2)))


# -- one move ahead ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", USUAL, ids=str)
def test_a_kept_tree_offers_only_what_is_legal(variant, many):
    """Chance may have turned out otherwise than when an action was first tried."""
    for seed in range(max(1, many(3))):
        search = Search(variant.game.evaluator(), trust=2.0, patience=1, depth=0)
        state, rng = variant.start(), Rng(seed)
        for _ in range(400):
            if state.to_play == OVER:
                break
            if state.to_play == CHANCE:
                state.play(state.sample_chance(rng))
                continue
            search.think(state, state.to_play, rng, 12)
            legal = state.legal_actions()
            assert sorted(action for action, _, _ in search.found()) == sorted(legal)
            action = search.best()
            search.keep(state, state.to_play, action)
            state.play(action)
