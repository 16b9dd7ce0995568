"""The laws, position by position, over random games of every variant (design: laws that every game obeys)."""

from zlib import crc32

import pytest

from antiqua import games
from antiqua.kernel.rng import Rng
from tests.laws.conservation import CHECKS, HIDES
from tests.laws.laws import LAWS, Law, check, hidden_things_do_not_show
from tests.laws.variants import VARIANTS, Variant, positions

POSITIONS = 4000  # in which drawing hidden things anew must not show, over all variants of a game


def seed_of(*names: object) -> int:
    """A fixed seed for each test."""
    return crc32(" ".join(map(str, names)).encode())


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.holds.__name__)
def test_law(variant, law: Law, many):
    seed = seed_of(variant, law.holds.__name__)
    rng = Rng(seed).spawn(1)
    for state in positions(variant, many(law.games), seed, law.one_in):
        check(law, variant, state, rng)


@pytest.mark.slow
def test_hidden_things_do_not_show(variant, many):
    """Half of the positions are any, half are such in which something is hidden from somebody, if there are such."""
    law = Law(hidden_things_do_not_show, 0)
    number = many(POSITIONS)
    hides = HIDES[variant.name](dict(variant.options))
    rng = Rng(seed_of(variant, "hidden"))
    usual = hiding = 0
    for state in positions(variant, 100 * number, rng.bits()):
        hidden = is_hiding(variant, state, rng)
        assert hides or not hidden
        if hidden:
            hiding += 1
        elif usual < (number / 2 if hides else number) and rng.below(20) == 0:
            usual += 1
        else:
            continue
        check(law, variant, state, rng)
        if usual + hiding >= number and (hiding >= number / 2 or not hides):
            break
    assert usual + hiding >= number
    assert hiding >= number / 2 or not hides


def is_hiding(variant: Variant, state, rng: Rng) -> bool:
    """Does drawing anew what somebody cannot see ever change this position?"""
    for seat in variant.observers():
        for _ in range(3):
            other = state.clone()
            other.resample(seat, rng)
            if other != state:
                return True
    return False


def test_every_game_is_counted():
    """A new game says how to count what it consists of, and whether it hides anything."""
    assert set(CHECKS) == set(HIDES) == set(games.names())


def test_every_option_value_is_tried():
    for name in games.names():
        game = games.get(name)
        for option in game.options:
            for value in option.values:
                for players in game.player_counts:
                    assert any(
                        variant.name == name
                        and variant.players == players
                        and dict(variant.options)[option.name] == value
                        for variant in VARIANTS
                    )
