"""What the README and the documents show is what happens."""

import doctest
import re
import shlex
import subprocess
from pathlib import Path

import pytest

import antiqua
from antiqua import bots
from antiqua.cli import terminal
from antiqua.cli.app import COMMANDS, app

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


# -- commands ---------------------------------------------------------------------------------------------------------

PAGES = sorted(
    ["README.md", "CONTRIBUTING.md", *(f"docs/{page.name}" for page in (ROOT / "docs").glob("*.md"))]
)
SHOWN = re.compile(r"^    (\./antiqua .*?)(?:  .*)?$|`(\./antiqua .*?)`", re.MULTILINE)


def commands(page: str) -> list[list[str]]:
    """The commands that a page tells to type, without what is said about them."""
    found = SHOWN.finditer((ROOT / page).read_text(encoding="utf-8"))
    return [shlex.split(one[1] or one[2])[1:] for one in found]


@pytest.mark.parametrize("page", PAGES)
def test_no_command_is_shown_that_is_not_on_the_path(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    assert re.findall(rf"(?:^    |`)antiqua (?:{'|'.join(COMMANDS)})\b.*", text, re.MULTILINE) == []


def test_every_command_shown_can_be_called() -> None:
    shown = [words for page in PAGES for words in commands(page)]
    assert len(shown) > 70
    for words in shown:
        if words and words[0] in COMMANDS:
            app.parse_args(words, exit_on_error=False, print_error=False)


@pytest.mark.skipif(not (ROOT / ".venv/.built").exists(), reason="nothing was set up by make here")
def test_the_script_is_called_from_anywhere(tmp_path: Path) -> None:
    link = tmp_path / "antiqua"
    link.symlink_to(ROOT / "antiqua")
    for program in (ROOT / "antiqua", link):
        done = subprocess.run(
            [program, "--version"], cwd=tmp_path, capture_output=True, text=True, check=True
        )
        assert done.stdout == f"{antiqua.__version__}\n"


@pytest.mark.parametrize(
    ("called", "path", "said"),
    [
        ("HERE/antiqua", "", "./antiqua"),
        ("./antiqua", "", "./antiqua"),
        ("HERE/antiqua", "HERE", "antiqua"),
        ("HERE/below/antiqua", "", "below/antiqua"),
        ("HERE/below/antiqua", "HERE", "below/antiqua"),
    ],
)
def test_the_program_knows_how_it_was_called(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, called: str, path: str, said: str
) -> None:
    for file in (tmp_path / "antiqua", tmp_path / "below/antiqua"):
        file.parent.mkdir(exist_ok=True)
        file.write_text("#!/bin/sh\n")
        file.chmod(0o755)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("ANTIQUA_CALLED", called.replace("HERE", str(tmp_path)))
    monkeypatch.setenv("PATH", path.replace("HERE", str(tmp_path)))
    assert terminal.own_command(["play", "--resume", "a b"]) == f"{said} play --resume 'a b'"
