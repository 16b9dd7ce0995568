from pathlib import Path

import pytest

from tests.cli.helpers import Antiqua


@pytest.fixture
def antiqua(tmp_path: Path) -> Antiqua:
    return Antiqua(tmp_path / "home")
