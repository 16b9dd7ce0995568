"""The laws are checked in every variant of every registered game."""

from collections.abc import Callable

import pytest

from tests.laws.variants import VARIANTS, Variant


@pytest.fixture(params=VARIANTS, ids=str)
def variant(request: pytest.FixtureRequest) -> Variant:
    chosen: Variant = request.param
    return chosen


@pytest.fixture
def many(many: Callable[[int], int], variant: Variant) -> Callable[[int], int]:
    """Fewer games of each variant where a game has many of them."""
    return lambda number: max(1, round(many(number) * variant.share))
