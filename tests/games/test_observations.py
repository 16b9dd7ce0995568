"""The encoders write what the descriptions of their numbers say, as a plain second reading finds it."""

from __future__ import annotations

from importlib import import_module
from itertools import cycle, islice

import pytest

from antiqua import games
from antiqua.kernel.rng import Rng
from antiqua.kernel.state import State
from tests.games import golden
from tests.games.readings import described, read
from tests.laws.laws import observed
from tests.laws.test_laws import seed_of
from tests.laws.variants import TELLING, Variant, walk

LOOKS = 25  # positions of a game that are read again
OF_EACH_PHASE = 16
MOST_GAMES = 1000


def assert_read(variant: Variant, state: State) -> None:
    """Everybody's observation, number by number."""
    game = variant.game
    reading = import_module(f"tests.games.{variant.name}.reading")
    for seat in variant.observers():
        seen, expected = observed(variant, state, seat), read(game, reading, state, seat)
        wrong = [number for number, value in enumerate(expected) if abs(value - seen[number]) > 1e-5]
        named = [
            (
                feature.name,
                feature.labels(number),
                seen[number] * feature.unit,
                expected[number] * feature.unit,
            )
            for number in wrong
            for feature in described(game, variant.players).values()
            if number in feature
        ]
        assert not named, (seat, named[:5])


@pytest.mark.parametrize("variant", TELLING, ids=str)
def test_observations_say_what_a_second_reading_finds(variant: Variant, scaled) -> None:
    """At every number of players and with every option, for every seat and a spectator."""
    rng = Rng(seed_of(variant, "reading"))
    pick = rng.spawn(0)
    for _ in range(max(1, scaled(2))):
        for state in walk(variant.start(), rng):
            if state.to_play < -1 or pick.below(variant.stride * 80) < LOOKS:
                assert_read(variant, state)


@pytest.mark.parametrize("name", games.names())
def test_observations_of_rare_decisions_too(name: str) -> None:
    """Some of every phase, though it may come once in many games only: much of the numbers is about what is pending."""
    missing = dict.fromkeys(games.get(name).phases, OF_EACH_PHASE)
    variants = [variant for variant in TELLING if variant.name == name]
    rng = Rng(seed_of(name, "phases"))
    for variant in islice(cycle(variants), MOST_GAMES):
        for state in walk(variant.start(), rng):
            phase = variant.game.phase(state)
            if missing.get(phase):
                assert_read(variant, state)
                missing[phase] -= 1
        missing = {phase: number for phase, number in missing.items() if number}
        if not missing:
            return
    assert not missing


@pytest.mark.parametrize("name", games.names())
def test_observations_are_what_they_were(name: str) -> None:
    """Networks are trained with these numbers: whoever changes them sees it here, and writes them anew."""
    known = (golden.FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert golden.golden(games.get(name)) == known
