"""The laws are checked in every variant of every registered game."""

from collections.abc import Callable

import pytest

from tests.laws.variants import VARIANTS, Variant, share


@pytest.fixture(params=VARIANTS, ids=str)
def variant(request: pytest.FixtureRequest) -> Variant:
    chosen: Variant = request.param
    return chosen


@pytest.fixture
def many(many: Callable[[int], int], variant: Variant) -> Callable[[int], int]:
    """As everywhere, but fewer where a game is long or has many variants."""
    return lambda number: max(1, round(many(number) * share(variant.name)))


@pytest.fixture
def thin(pytestconfig: pytest.Config, variant: Variant) -> Callable[[int], int]:
    """Of how many positions one is looked at, where `many` would have to play less than a whole game."""
    scale: float = pytestconfig.getoption("--scale")
    return lambda number: max(1, round(1 / (number * scale * share(variant.name))))
