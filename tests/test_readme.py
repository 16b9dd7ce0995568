"""What the README and the documents show is what happens."""

import doctest
import re
from pathlib import Path

import pytest

from antiqua import bots

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize(("page", "least"), [("README.md", 15), ("docs/positions.md", 15)])
def test_every_example_holds(page: str, least: int) -> None:
    result = doctest.testfile(
        str(ROOT / page), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE
    )
    assert result.attempted > least
    assert result.failed == 0


def test_every_setting_of_a_bot_is_explained() -> None:
    page = (ROOT / "docs/bots.md").read_text(encoding="utf-8")
    table = page.split("| setting |")[1].split("\n\n")[0]
    assert sorted(re.findall(r"^\| `(\w+)`", table, re.MULTILINE)) == sorted(bots.LIMITS)
