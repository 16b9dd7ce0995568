"""The laws are checked in every registered game with every option; interpreted, with the usual ones.

`--every-variant` takes every option with every number of players; so do the soaks.
"""

from collections.abc import Callable

import pytest

from antiqua import COMPILED
from tests.laws.variants import TELLING, USUAL, VARIANTS, Variant


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "variant" in metafunc.fixturenames:
        metafunc.parametrize("variant", chosen(metafunc.definition), ids=str)


def chosen(test: pytest.Item) -> list[Variant]:
    """The variants with which a test is run."""
    if test.config.getoption("--every-variant") or test.get_closest_marker("soak") is not None:
        return VARIANTS
    return TELLING if COMPILED else USUAL


@pytest.fixture
def many(
    scaled: Callable[[int], int], variant: Variant, request: pytest.FixtureRequest
) -> Callable[[int], int]:
    """A number of games, divided among the variants of the game."""
    variants = sum(other.name == variant.name for other in chosen(request.node))
    return lambda number: max(1, round(scaled(number) / variants))
