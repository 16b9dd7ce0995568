"""Many games over many processes: the same result for any number of workers, and what is finished is kept."""

import multiprocessing
import os
import signal
import subprocess
import sys
from collections import Counter
from contextlib import suppress

import msgspec
import pytest

from antiqua import games
from antiqua.arena import simulate as module
from antiqua.arena.simulate import CHUNK, Result, simulate
from antiqua.arena.workers import WorkerDied
from antiqua.kernel.errors import AntiquaError, BadOption
from antiqua.kernel.playout import playouts
from antiqua.kernel.rng import Rng
from tests.laws.variants import VARIANTS

GAME = "seven_wonders_duel"


def without_timing(result: Result) -> Result:
    return msgspec.structs.replace(result, timing=None)


def test_result_does_not_depend_on_the_number_of_workers(many):
    number = 2 * CHUNK + many(5000)
    results = [without_timing(simulate(GAME, number, seed=5, workers=workers)) for workers in (1, 2, 3)]
    assert results[0] == results[1] == results[2]
    assert results[0].games == number


def test_a_seed_is_a_result():
    one, same, other = (without_timing(simulate(GAME, 60, seed=seed, workers=1)) for seed in (1, 1, 2))
    assert one == same
    assert one.seats != other.seats
    assert one.seed == 1


def test_without_a_seed_the_result_says_which_it_was():
    result = simulate(GAME, 20, workers=1)
    assert without_timing(simulate(GAME, 20, seed=result.seed, workers=1)) == without_timing(result)


def test_chunks_are_independent_of_how_many_there_are():
    """The first games are the same, however many follow."""
    job = module.Job(GAME, 2, (), 3, CHUNK)
    longer = module.Job(GAME, 2, (), 3, 10 * CHUNK)
    short = module.Job(GAME, 2, (), 3, 10)
    assert short.size(0) == 10
    assert job.size(0) == longer.size(0) == longer.size(9) == CHUNK
    assert (job.chunks, longer.chunks, module.Job(GAME, 2, (), 3, CHUNK + 1).chunks) == (1, 10, 2)


@pytest.mark.parametrize("variant", {(one.name, one.players): one for one in VARIANTS}.values(), ids=str)
def test_figures_are_those_of_the_games(variant, many):
    """Counted once more, the slow way."""
    number = many(100)
    result = simulate(variant.name, number, variant.players, dict(variant.options), seed=11, workers=1)
    played = playouts(variant.start(), number, Rng(11).spawn(0), variant.game.decision_limit)
    assert result.options == dict(variant.options)
    assert result.players == variant.players
    names = Counter(variant.game.endings[ending] for ending, *_ in played)
    assert {ending.name: ending.games for ending in result.endings} == {
        name: names[name] for name in variant.game.endings[1:]
    }
    for seat in result.seats:
        shares = [1 / winners.bit_count() for _, winners, *_ in played if winners >> seat.seat & 1]
        assert seat.share.share == pytest.approx(sum(shares) / number)
        assert seat.wins == shares.count(1.0)
        assert seat.shared == len(shares) - seat.wins
        points = [scores[seat.seat] for *_, scores in played]
        assert seat.scores.mean == pytest.approx(sum(points) / number)
        assert (seat.scores.min, seat.scores.max) == (min(points), max(points))
    assert result.decisions.mean == pytest.approx(sum(decisions for _, _, decisions, _ in played) / number)
    assert (result.games, result.wanted, result.truncated, result.interrupted) == (number, number, 0, False)
    assert len({seat.scores.histogram[0].low for seat in result.seats}) == 1


def test_games_that_reach_the_limit_are_truncated(monkeypatch):
    monkeypatch.setattr(type(games.get(GAME)), "decision_limit", 20)
    result = simulate(GAME, 50, seed=1, workers=1)
    assert result.truncated == 50
    assert sum(ending.games for ending in result.endings) == 0
    assert all(seat.scores.count == 0 and seat.wins == 0 for seat in result.seats)
    assert result.decisions.max == 20


def test_progress_counts_up_to_the_end():
    told: list[int] = []
    simulate(GAME, 3 * CHUNK, seed=1, workers=2, progress=told.append)
    assert told == [CHUNK, 2 * CHUNK, 3 * CHUNK]


def test_json_is_the_result():
    result = simulate(GAME, 30, seed=1, workers=1)
    assert msgspec.json.decode(result.to_json(), type=Result) == result


@pytest.mark.parametrize("workers", [1, 2])
def test_interruption_keeps_what_is_finished(workers):
    """Ctrl-C after the first chunk; processes that have been started are gone afterwards."""

    def interrupt(done: int) -> None:
        if done >= CHUNK:
            signal.raise_signal(signal.SIGINT)

    result = simulate(GAME, 400 * CHUNK, seed=9, workers=workers, progress=interrupt)
    assert result.interrupted
    assert 0 < result.games < result.wanted == 400 * CHUNK
    assert result.games % CHUNK == 0
    assert sum(ending.games for ending in result.endings) == result.games
    assert not multiprocessing.active_children()
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    if workers == 1:
        complete = without_timing(simulate(GAME, result.games, seed=9, workers=1))
        kept = msgspec.structs.replace(without_timing(result), wanted=result.games, interrupted=False)
        assert kept == complete


SESSION = """
import sys
from antiqua.arena.simulate import simulate
told = []
def progress(done):
    if not told:
        told.append(done)
        print(done, flush=True)
print(simulate(sys.argv[1], 10**9, seed=1, workers=2, progress=progress).to_json())
"""


@pytest.mark.skipif(os.name != "posix", reason="sends the signal of Ctrl-C to a group of processes")
@pytest.mark.parametrize("presses", [1, 3])
def test_ctrl_c_in_a_session_of_its_own(presses):
    """All processes get the signal; the first one answers, with figures and without noise."""
    process = subprocess.Popen(
        [sys.executable, "-c", SESSION, GAME],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    assert process.stdout is not None
    try:
        assert int(process.stdout.readline()) > 0
        for _ in range(presses):
            os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=120)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
    assert (process.returncode, err) == (0, b"")
    result = msgspec.json.decode(out, type=Result)
    assert result.interrupted
    assert 0 < result.games < result.wanted


def test_interruption_before_anything_is_finished(monkeypatch):
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(module, "play_chunk", interrupted)
    result = simulate(GAME, 10, seed=9, workers=1)
    assert (result.games, result.interrupted, len(result.seats)) == (0, True, 2)


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs a signal that kills")
def test_death_of_a_worker_is_an_error():
    def kill(done: int) -> None:  # noqa: ARG001
        for child in multiprocessing.active_children():
            if child.pid is not None:
                os.kill(child.pid, signal.SIGKILL)

    with pytest.raises(WorkerDied, match=r"died after \d+ of \d+,?\d* games"):
        simulate(GAME, 400 * CHUNK, seed=9, workers=2, progress=kill)
    assert not multiprocessing.active_children()


@pytest.mark.parametrize("value", [0, -1, 10**10, True, 1.5, "10", None])
def test_bad_numbers_of_games_are_refused(value):
    with pytest.raises(BadOption, match="games"):
        simulate(GAME, value)


@pytest.mark.parametrize("value", [0, -1, 10**6, True, 1.5, "2"])
def test_bad_numbers_of_workers_are_refused(value):
    with pytest.raises(BadOption, match="workers"):
        simulate(GAME, 10, workers=value)


@pytest.mark.parametrize("value", [-1, 2**64, True, 1.5, "7"])
def test_bad_seeds_are_refused(value):
    with pytest.raises(AntiquaError, match="is not a seed"):
        simulate(GAME, 10, seed=value)


def test_bad_games_players_and_options_are_refused():
    with pytest.raises(BadOption, match="There is no game"):
        simulate("chess", 10)
    with pytest.raises(BadOption, match="players"):
        simulate(GAME, 10, players=9)
    with pytest.raises(BadOption, match="has no option"):
        simulate(GAME, 10, options={"colour": "red"})
    with pytest.raises(BadOption, match="cannot be"):
        simulate(GAME, 10, options={"wonders": "all"})
