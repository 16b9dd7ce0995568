from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.helpers import Antiqua


@pytest.fixture
def antiqua(tmp_path: Path) -> Iterator[Antiqua]:
    command = Antiqua(tmp_path / "home")
    yield command
    command.clear_up()
