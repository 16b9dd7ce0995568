"""The page for a browser: whole, well-formed, alone in the world, and with the right numbers in it."""

import re
from itertools import pairwise

import msgspec
import pytest

from antiqua.arena.ladder import Fault, Ladder, ladder
from antiqua.arena.page import round_numbers
from antiqua.arena.report import page
from antiqua.arena.tournament import Course, plan, run
from antiqua.games.game import Message
from antiqua.i18n import LANGUAGES, catalogue
from tests.arena.pages import parsed

DUEL = "seven_wonders_duel"
EVIL = "run:<script>alert('&\"\x00\x1b')</script>"


@pytest.fixture(scope="module")
def found() -> Ladder:
    return ladder(run(plan(DUEL, 4, bots=["random", "greedy", "novice"], seed=2), 1))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_page_is_whole_in_every_language(found, lang):
    text = page(found, catalogue(lang))
    root = parsed(text)
    assert root.get("lang") == lang
    assert root.get("dir") == ("rtl" if lang == "fa" else "ltr")
    assert len(root.findall(".//svg")) == 3
    assert not re.search(r"https?:|//|url\(|@import|src=|href=", text)
    assert not root.findall(".//script")
    assert "prefers-color-scheme: dark" in text
    assert not re.search(r"\b(arena|sim)-[a-z]+", text)  # no id where words should be
    drawn = "".join(text for plot in root.findall(".//svg") for text in plot.itertext())
    assert bool(re.search(r"[0-9]", drawn)) == (lang != "fa")
    assert bool(re.search(r"[۰-۹]", drawn)) == (lang == "fa")


def test_page_has_the_numbers(found):
    root = parsed(page(found, catalogue("en")))
    inside = "".join(root.itertext())
    for bot in found.bots:
        assert bot.name in inside
        rating = f"{round(bot.rating.rating)} ({round(bot.rating.low)} to {round(bot.rating.high)})"
        assert rating.replace("-", "\N{MINUS SIGN}") in inside
        assert f"{100 * bot.share.share:.2f}%" in inside
        assert f"mean {bot.scores.mean:.1f}" in inside
    for met in found.meetings:
        assert f"{100 * met.share.share:.2f}% ({100 * met.share.low:.2f}%" in inside
    assert "12 of 12 games" in inside
    assert "seed 2" in inside


def test_plots_are_drawn_to_scale(found):
    """A dot stands inside its interval, all within the picture, and better ones further to the right."""
    root = parsed(page(found, catalogue("en")))
    plot = root.findall(".//svg")[0]
    width = float(plot.attrib["viewBox"].split()[2])
    dots = [float(dot.attrib["cx"]) for dot in plot.findall("circle")]
    ranges = [
        (float(line.attrib["x1"]), float(line.attrib["x2"]))
        for line in plot.findall("line")
        if line.get("class") == "range"
    ]
    assert dots == sorted(dots, reverse=True)
    assert len(dots) == len(ranges) == 3
    for dot, (low, high) in zip(dots, ranges, strict=True):
        assert 0 < low <= dot <= high < width
    squares = root.findall(".//svg")[1].findall("rect")
    assert [square.get("class") for square in squares].count("empty") == 3
    assert len(squares) == 9


def test_names_cannot_break_the_page(found):
    evil = msgspec.structs.replace(found.bots[0], name=EVIL * 3)
    fault = Fault(Message("bot-crashed", {"why": EVIL}), "", 2)
    evil = msgspec.structs.replace(evil, faults=2, fault_kinds=(fault,))
    changed = msgspec.structs.replace(found, bots=(evil, *found.bots[1:]))
    for lang in LANGUAGES:
        text = page(changed, catalogue(lang))
        root = parsed(text)
        assert not root.findall(".//script")
        assert "alert(" in "".join(root.itertext())
        assert "\x00" not in text
        assert "\x1b" not in text


def test_a_page_without_games():
    job = plan(DUEL, 4, bots=["random", "greedy"], seed=2)
    root = parsed(page(ladder(Course(job, {}, interrupted=True)), catalogue("en")))
    assert "0 of 4 games were finished" in "".join(root.itertext())
    assert not root.findall(".//svg")


@pytest.mark.parametrize(("low", "high"), [(0, 0), (-3, 1250.5), (0.1, 0.9), (-2000, 3000), (400, 401)])
def test_round_numbers_reach_over_everything(low, high):
    ticks = round_numbers(low, high)
    assert ticks[0] <= low <= high <= ticks[-1]
    assert 2 <= len(ticks) <= 9
    assert len({b - a for a, b in pairwise(ticks)}) == 1
