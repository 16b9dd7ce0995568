"""What docs/api.md shows works as it stands there."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "api.md"


@pytest.mark.skipif(shutil.which("curl") is None, reason="there is no curl on this machine")
def test_every_command_of_the_page_works(address, tmp_path):
    commands = "".join(re.findall(r"```sh\n(.*?)```", PAGE.read_text(), re.DOTALL))
    assert commands.count("ask ") >= 10
    run = subprocess.run(
        ["bash", "-euxo", "pipefail", "-c", commands],
        cwd=tmp_path,
        env={**os.environ, "ADDRESS": address},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert run.returncode == 0, run.stdout[-2000:] + run.stderr[-2000:]
    assert (tmp_path / "game.txt").read_text().startswith("antiqua: 1\ngame: seven_wonders_duel\n")
