"""What the README and the documents show is what happens."""

import doctest
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize(("page", "least"), [("README.md", 15), ("docs/positions.md", 15)])
def test_every_example_holds(page: str, least: int) -> None:
    result = doctest.testfile(
        str(ROOT / page), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE
    )
    assert result.attempted > least
    assert result.failed == 0
