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
def variants(request: pytest.FixtureRequest) -> list[Variant]:
    """The variants of the game of this test, which is parametrised by `variant` or by the game's `name`."""
    if "variant" in request.fixturenames:
        name = request.getfixturevalue("variant").name
    else:
        name = request.getfixturevalue("name")
    return [variant for variant in chosen(request.node) if variant.name == name]


@pytest.fixture
def many(scaled: Callable[[int], int], variants: list[Variant]) -> Callable[[int], int]:
    """A number of games, divided among the variants of the game."""
    return lambda number: max(1, round(scaled(number) / len(variants)))
