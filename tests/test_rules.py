"""The rules in docs/rules and what cites them: every number leads somewhere, and every rule is proved by a test."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from antiqua import games
from antiqua.games.game import Option

ROOT = Path(__file__).parent.parent
RULES = ROOT / "docs" / "rules"
LETTERS = {"seven_wonders_duel": "SW", "stone_age": "SA", "concordia": "CO", "trajan": "TR"}
CITING = ("src", "tests", "docs", "tools", "benchmarks", "examples")
SUFFIXES = {".py", ".pxd", ".md", ".toml", ".ftl"}

# A chapter (SW-9, CO-R), a rule (TR-6.1.2), a part of one (CO-5.2e), a ruling (SA-R4).
NUMBER = re.compile(r"\b(?:SW|SA|CO|TR)-(?:[RD](?!\w)|[RD]?\d+(?:\.\d+)*[a-z]?\b)")
ANCHOR = re.compile(r'<a id="([^"]+)"></a>')
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
OPTION = re.compile(r"^\| `(\w+)` \| (`[^|]*`) \|", re.MULTILINE)
SETTING = re.compile(r"`(\w+) = (\w+)`")
CHECKED_BY = re.compile(r"\[`(test_\w+)`\]\(([^)]+)\)")
CODE = re.compile(r"`[^`]+`")

TRANSLATED = sorted(folder for folder in RULES.iterdir() if folder.is_dir())
each_game = pytest.mark.parametrize("game", games.names())
each_page = pytest.mark.parametrize("page", sorted(RULES.glob("*.md")), ids=lambda page: page.stem)


@cache
def text(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def page_of(game: str) -> Path:
    return RULES / f"{game}.md"


def anchors(page: Path) -> list[str]:
    return ANCHOR.findall(text(page))


def headings(page: Path) -> set[str]:
    """The anchors that Markdown gives to headings without a number."""
    plain = re.findall(r"^#+ ([^<\n]+)$", text(page), re.MULTILINE)
    return {heading.strip().lower().replace(" ", "-") for heading in plain}


def withdrawn(page: Path) -> set[str]:
    lines = re.findall(r"^Withdrawn.*$", text(page), re.MULTILINE)
    return {number for line in lines for number in NUMBER.findall(line)}


def is_withdrawal(path: Path, line: str) -> bool:
    """Does this line of the rules, or of a translation of them, name the numbers that were withdrawn?"""
    source = RULES / path.name
    if path.parent not in (RULES, *TRANSLATED) or not source.is_file():
        return False
    return set(NUMBER.findall(line)) == withdrawn(source)


def defined() -> set[str]:
    return {number for game in games.names() for number in anchors(page_of(game))}


def files_that_cite() -> Iterator[Path]:
    yield from ROOT.glob("*.md")
    for folder in CITING:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in SUFFIXES and path.is_file():
                yield path


def cited_by_tests() -> set[str]:
    paths = [path for path in (ROOT / "tests").rglob("*.py") if path != Path(__file__)]
    return {number for path in paths for number in NUMBER.findall(path.read_text(encoding="utf-8"))}


def with_wholes(number: str) -> Iterator[str]:
    """`CO-5.2e`, then `CO-5.2`, then `CO-5`."""
    yield number
    whole = re.sub(r"(?:[a-z]|\.\d+|(?<=[RD])\d+)$", "", number)
    if whole != number:
        yield from with_wholes(whole)


# -- numbers -------------------------------------------------------------------------------------------------


@each_game
def test_numbers_are_unique_and_of_their_game(game: str) -> None:
    numbers = anchors(page_of(game))
    assert len(numbers) > 80
    assert len(set(numbers)) == len(numbers)
    assert [number for number in numbers if not number.startswith(f"{LETTERS[game]}-")] == []
    assert [number for number in numbers if not NUMBER.fullmatch(number)] == []


@each_page
def test_every_anchor_is_the_number_beside_it(page: Path) -> None:
    assert re.findall(r'<a id="([^"]+)"></a>(?!(?:\*\*)?\1(?:\*\*)? )', text(page)) == []


@each_game
def test_rules_stand_in_their_chapter_and_in_order(game: str) -> None:
    chapter, previous = "", 0
    for number in anchors(page_of(game)):
        *_, top = with_wholes(number)
        if number == top:
            chapter, previous = number, 0
            continue
        assert top == chapter, f"{number} stands in {chapter}"
        place = int(re.findall(r"\d+", number.removeprefix(top))[0])
        assert place >= previous, f"{number} stands too late"
        previous = place


@each_game
def test_withdrawn_numbers_are_not_used_again(game: str) -> None:
    assert withdrawn(page_of(game)) & defined() == set()


# -- citations -----------------------------------------------------------------------------------------------


def test_every_number_cited_exists() -> None:
    known = defined()
    reserved = {number for game in games.names() for number in withdrawn(page_of(game))}
    unknown = [
        f"{path.relative_to(ROOT)}:{row}: {number}"
        for path in files_that_cite()
        for row, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        for number in NUMBER.findall(line)
        if number not in known and not (number in reserved and is_withdrawal(path, line))
    ]
    assert unknown == []


@each_game
def test_every_rule_is_cited_by_a_test(game: str) -> None:
    """A citation of a part counts for the rule, and one of a rule for its lettered parts."""
    cited = cited_by_tests()
    covered = {whole for number in cited for whole in with_wholes(number)}
    missing = [
        number
        for number in anchors(page_of(game))
        if number not in covered and (number[-1].isdigit() or number[:-1] not in cited)
    ]
    assert missing == []


# -- links ---------------------------------------------------------------------------------------------------


@each_page
def test_links_lead_somewhere(page: Path) -> None:
    links = LINK.findall(text(page))
    assert links
    broken = []
    for link in links:
        name, _, anchor = link.partition("#")
        target = (page.parent / name).resolve() if name else page
        if not target.is_file() or (anchor and anchor not in {*anchors(target), *headings(target)}):
            broken.append(link)
    assert broken == []


def test_numbers_in_links_are_those_they_lead_to() -> None:
    for page in RULES.glob("*.md"):
        named = re.findall(rf"\[({NUMBER.pattern})\]\(([^)]*)\)", text(page))
        assert [number for number, link in named if link.partition("#")[2] != number] == []


def test_every_page_is_listed() -> None:
    listed = set(LINK.findall(text(RULES / "README.md")))
    assert {page.name for page in RULES.glob("*.md")} - {"README.md"} <= listed


# -- options -------------------------------------------------------------------------------------------------


def default_first(option: Option) -> list[str]:
    others = [value for value in option.values if value != option.default]
    return [str(value).lower() for value in (option.default, *others)]


@each_game
def test_options_are_those_of_the_game(game: str) -> None:
    """Names, values and, as the first value, defaults; in the order of the game."""
    table = [(name, re.findall(r"`(\w+)`", values)) for name, values in OPTION.findall(text(page_of(game)))]
    assert table == [(option.name, default_first(option)) for option in games.get(game).options]


@each_game
def test_settings_that_rules_and_examples_name_exist(game: str) -> None:
    options = {option.name: option for option in games.get(game).options}
    for page in (page_of(game), RULES / f"{game}_examples.md"):
        for name, value in SETTING.findall(text(page)):
            options[name].read(value)


# -- translations --------------------------------------------------------------------------------------------


def with_anchors(page: Path) -> str:
    """A text in which every chapter has its anchor."""
    return re.sub(
        r"^## (\w+)$", lambda head: f'## <a id="{head[1].lower()}"></a>{head[1]}', text(page), flags=re.M
    )


def pieces(whole: str) -> dict[str, str]:
    """A text by the number that it stands under; what stands before the first one is under no number."""
    first, *rest = ANCHOR.split(whole)
    return {"": first, **dict(zip(rest[::2], rest[1::2], strict=True))}


def codes(piece: str) -> Counter[str]:
    """What stands in backticks, wherever its lines are broken."""
    return Counter(" ".join(code.split()) for code in CODE.findall(piece))


def led_to(page: Path, piece: str) -> Counter[str]:
    """Where the links of a piece lead; a page of the same language counts as the English one."""
    found: Counter[str] = Counter()
    for link in LINK.findall(piece):
        name, _, anchor = link.partition("#")
        target = (page.parent / name).resolve() if name else page
        if target.parent == page.parent and page.parent in TRANSLATED:
            target = RULES / target.name
        found[f"{target.relative_to(ROOT)}#{anchor}"] += 1
    return found


@pytest.mark.parametrize("folder", TRANSLATED, ids=lambda folder: folder.name)
def test_a_language_has_the_rules_of_every_game(folder: Path) -> None:
    assert {page.stem for page in folder.glob("*.md")} >= set(games.names())


@pytest.mark.parametrize(
    "page",
    [folder / f"{game}.md" for folder in TRANSLATED for game in games.names()],
    ids=lambda page: f"{page.parent.name}-{page.stem}",
)
def test_translations_keep_step(page: Path) -> None:
    """The same numbers in the same order; under each of them the same links, options and values.

    A heading without a number has the anchor that Markdown gives to the English one.
    """
    source = with_anchors(RULES / page.name)
    assert anchors(page) == ANCHOR.findall(source)
    translated = pieces(text(page))
    differing = [
        number
        for number, piece in pieces(source).items()
        if led_to(page, translated[number]) != led_to(RULES / page.name, piece)
        or codes(translated[number]) != codes(piece)
    ]
    assert differing == []


# -- examples ------------------------------------------------------------------------------------------------


@each_game
def test_every_example_cites_a_rule_and_names_its_tests(game: str) -> None:
    page = RULES / f"{game}_examples.md"
    examples = re.findall(r"^- <a id.*?(?=^- |^$)", text(page), re.MULTILINE | re.DOTALL)
    assert len(examples) == len(set(anchors(page))) > 40
    assert [example for example in examples if not NUMBER.search(example)] == []
    assert [example for example in examples if not CHECKED_BY.search(example)] == []


@each_game
def test_the_tests_that_examples_name_exist(game: str) -> None:
    page = RULES / f"{game}_examples.md"
    absent = [
        name
        for name, path in CHECKED_BY.findall(text(page))
        if f"def {name}(" not in text((page.parent / path).resolve())
    ]
    assert absent == []
