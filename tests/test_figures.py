"""The figures in the rules show what the engine does."""

from __future__ import annotations

from tools.figures import FOLDER, told


def test_what_the_figures_show_is_what_the_engine_says() -> None:
    written = {file.name: file.read_text(encoding="utf-8") for file in FOLDER.glob("*.json")}
    assert written == told(), "python tools/figures.py writes them anew"
