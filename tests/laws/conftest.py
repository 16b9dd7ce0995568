"""The laws are checked in every variant of every registered game."""

import pytest

from tests.laws.variants import VARIANTS, Variant


@pytest.fixture(params=VARIANTS, ids=str)
def variant(request: pytest.FixtureRequest) -> Variant:
    chosen: Variant = request.param
    return chosen
