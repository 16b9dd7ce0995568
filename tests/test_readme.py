"""What the README and the documents show is what happens."""

import doctest
import pkgutil
import re
import shlex
import subprocess
from pathlib import Path

import pytest

import antiqua
from antiqua import bots, i18n
from antiqua.cli import screen, terminal
from antiqua.cli.app import COMMANDS, app

ROOT = Path(__file__).parent.parent
PAGES = sorted(
    page.relative_to(ROOT).as_posix() for page in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
)

REPOSITORY = "https://github.com/antiqua-games/antiqua/blob/main/"
EXAMPLES = {
    "README.md": 15,
    "docs/api/README.md": 5,
    "docs/api/errors.md": 2,
    "docs/api/games.md": 5,
    "docs/bots.md": 5,
    "docs/gymnasium.md": 10,
    "docs/index.md": 3,
    "docs/learning.md": 12,
    "docs/openspiel.md": 13,
    "docs/pettingzoo.md": 10,
    "docs/positions.md": 15,
    "docs/records.md": 8,
}


def text_of(page: str) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


@pytest.mark.parametrize(("page", "least"), EXAMPLES.items())
def test_every_example_holds(page: str, least: int) -> None:
    result = doctest.testfile(
        str(ROOT / page), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS
    )
    assert result.attempted > least
    assert result.failed == 0


def test_every_page_with_examples_is_tried() -> None:
    assert sorted(page for page in PAGES if ">>> " in text_of(page)) == sorted(EXAMPLES)


@pytest.mark.parametrize("page", ["README.md", "docs/index.md"])
def test_every_game_is_listed(page: str) -> None:
    titles = [i18n.text(antiqua.game(name).prefix + "-name") for name in antiqua.game_names()]
    assert re.findall(r"^\| ([^|]+) \| \d", text_of(page).split("## Speed")[0], re.MULTILINE) == titles


def test_everything_that_can_be_typed_is_explained() -> None:
    """The list in the guide is that of the terminal."""
    said = set(re.findall(r"`([^`]+)`", text_of("docs/play.md").split("| typed |")[1].split("\n\n")[0]))
    usages = [i18n.text(f"cli-usage-{command}") for command in screen.COMMANDS]
    assert [word for usage in usages for word in usage.split(", ") if word not in said] == []


@pytest.mark.parametrize(
    ("game", "line", "moves"),
    re.findall(
        r"^\| ([\w ]+) \| `([^`]+)` \| (`.*`) \|$",
        (ROOT / "docs/play.md").read_text(encoding="utf-8"),
        re.MULTILINE,
    ),
)
def test_lines_mean_the_moves_beside_them(game: str, line: str, moves: str) -> None:
    meant = antiqua.game(game.lower().replace(" ", "_")).several(line)
    assert ", ".join(f"`{move}`" for move in meant) == moves


def test_every_setting_of_a_bot_is_explained() -> None:
    table = text_of("docs/bots.md").split("| setting |")[1].split("\n\n")[0]
    assert sorted(re.findall(r"^\| `(\w+)`", table, re.MULTILINE)) == sorted(bots.LIMITS)


# -- links ------------------------------------------------------------------------------------------------------------

LINK = re.compile(r"\]\(([^)\s]+)\)|^\[[\w-]+\]: (\S+)$", re.MULTILINE)


def links(page: str) -> list[str]:
    """Where a page leads to, apart from places on itself."""
    found = (inline or named for inline, named in LINK.findall(text_of(page)))
    return [link for link in found if not link.startswith("#")]


def test_links_of_the_readme_hold_wherever_it_is_shown() -> None:
    assert len(links("README.md")) > 9
    assert [link for link in links("README.md") if not link.startswith("https://")] == []
    used = set(re.findall(r"\]\[([\w-]+)\]", text_of("README.md")))
    assert used == set(re.findall(r"^\[([\w-]+)\]: ", text_of("README.md"), re.MULTILINE))


@pytest.mark.parametrize("page", PAGES)
def test_every_link_leads_somewhere(page: str) -> None:
    broken = []
    for link in links(page):
        if link.startswith(REPOSITORY):
            found = (ROOT / link.removeprefix(REPOSITORY)).exists()
        elif ":" in link:
            found = re.fullmatch(r"https://[\w.-]+\.[a-z]{2,}(?:/[\w./~#?=%@+-]*)?", link) is not None
        else:
            found = ((ROOT / page).parent / link.partition("#")[0]).exists()
        if not found:
            broken.append(link)
    assert broken == []


# -- commands ---------------------------------------------------------------------------------------------------------

TELLING = [page for page in PAGES if page != "CHANGELOG.md"]  # that one names commands, wherever they are
SHOWN = re.compile(r"^    (\./antiqua .*?)(?:  .*)?$|`(\./antiqua .*?)`", re.MULTILINE)


def commands(page: str) -> list[list[str]]:
    """The commands that a page tells to type, without what is said about them."""
    found = SHOWN.finditer(text_of(page))
    return [shlex.split(one[1] or one[2])[1:] for one in found]


@pytest.mark.parametrize("page", TELLING)
def test_no_command_is_shown_that_is_not_on_the_path(page: str) -> None:
    assert re.findall(rf"(?:^    |`)antiqua (?:{'|'.join(COMMANDS)})\b.*", text_of(page), re.MULTILINE) == []


def test_every_command_shown_can_be_called() -> None:
    shown = [words for page in TELLING for words in commands(page)]
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


DOCUMENTED = [
    name
    for page in sorted((ROOT / "docs" / "api").glob("*.md"))
    for name in re.findall(r"^\.\. auto\w+:: (\S+)", page.read_text(encoding="utf-8"), re.MULTILINE)
]


@pytest.mark.parametrize("name", DOCUMENTED)
def test_what_the_pages_about_python_name_exists(name: str) -> None:
    pkgutil.resolve_name(name)
