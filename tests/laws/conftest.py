"""The laws are checked in every registered game with every option; interpreted, with the usual ones."""

from collections.abc import Callable

import pytest

from antiqua import COMPILED
from tests.laws.variants import TELLING, USUAL, Variant


@pytest.fixture(params=TELLING if COMPILED else USUAL, ids=str)
def variant(request: pytest.FixtureRequest) -> Variant:
    chosen: Variant = request.param
    return chosen


@pytest.fixture
def many(many: Callable[[int], int], variant: Variant) -> Callable[[int], int]:
    """Fewer games of each variant where a game has many of them."""
    return lambda number: max(1, round(many(number) * variant.share))
