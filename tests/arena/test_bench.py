"""The measurements: what they say, and that a forgotten C type does not go unnoticed."""

import sys

import pytest

import antiqua
from antiqua import games
from antiqua.arena.bench import Bench, Worker, bench, bytes_of, nanoseconds, sampled
from antiqua.kernel.errors import BadOption
from antiqua.kernel.playout import repeat_clone
from tests.laws.variants import VARIANTS

GAMES = [(name, games.get(name).player_counts[0]) for name in games.names()]


@pytest.fixture(scope="module", params=GAMES, ids=lambda one: one[0])
def found(request: pytest.FixtureRequest) -> Bench:
    name, players = request.param
    return bench(name, players, rounds=3, seconds=0.2)


def test_figures_fit_together(found):
    assert found.game in games.names()
    assert found.compiled is antiqua.COMPILED
    assert found.decisions_per_second > 10 * found.games_per_second > 0
    assert found.ratio > 0
    assert found.clone_ns > 0
    assert found.listing_ns > 0
    assert found.peak_mb is None or 1 < found.peak_mb < 500


@pytest.mark.skipif(not antiqua.COMPILED, reason="is about the compiled build")
def test_compiled_rules_are_fast(found):
    """Far below what is aimed at, so that a busy machine passes; a method without C types would not."""
    assert found.ratio > 20
    assert found.decisions_per_second > 10 * found.interpreted_decisions_per_second
    assert found.clone_ns < 2000
    assert found.state_bytes <= 2048


@pytest.mark.skipif(antiqua.COMPILED, reason="is about the interpreted build")
def test_interpreted_rules_are_measured_against_themselves(found):
    assert found.ratio == 1
    assert found.interpreted_decisions_per_second == found.decisions_per_second


@pytest.mark.parametrize("variant", {(one.name, one.players): one for one in VARIANTS}.values(), ids=str)
def test_a_position_has_its_own_bytes(variant):
    """What it shares with all positions does not count, what belongs to it does."""
    for state in sampled(variant.start()):
        assert sys.getsizeof(state) < bytes_of(state) < 20_000
        assert bytes_of(state.clone()) == bytes_of(state)


def test_only_decisions_are_sampled():
    assert all(state.to_play >= 0 for state in sampled(VARIANTS[0].start()))


def test_times_are_per_repetition():
    positions = sampled(VARIANTS[0].start())[:5]
    assert 1 < nanoseconds(repeat_clone, positions) < 1_000_000


def test_dead_measurer_is_noticed():
    with Worker(*GAMES[0], pure=True) as worker:
        worker.process.kill()
        with pytest.raises((RuntimeError, BrokenPipeError)):
            worker.ask(0.1)


def test_bad_games_and_players_are_refused():
    with pytest.raises(BadOption, match="There is no game"):
        bench("chess", 2)
    with pytest.raises(BadOption, match="players"):
        bench(GAMES[0][0], 99)
