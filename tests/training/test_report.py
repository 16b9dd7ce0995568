"""The report of a run: the numbers of its rounds, in every language, and what the first runs did not write down."""

import re

import msgspec
import numpy as np
import pytest

from antiqua.i18n import LANGUAGES, catalogue
from antiqua.training.league import Harvest, Settings
from antiqua.training.learner import Learner, Positions
from antiqua.training.report import page
from antiqua.training.rounds import Met, Round, Tenth
from antiqua.training.run import calibration, meetings
from tests.arena.pages import parsed

SETTINGS = Settings(game="stone_age", players=(2, 3), games=40, iterations=(7, 40), seed=11)


def met(opponent, players, games, share):
    return Met(opponent=opponent, players=players, games=games, share=share)


TENTHS = tuple(
    Tenth(count=count, forecast=(which + 0.5) / 10, result=result)
    for which, (count, result) in enumerate(
        [
            (4, 0.0),
            (0, 0.0),
            (9, 0.3333),
            (7, 0.4286),
            (5, 0.2),
            (6, 0.5),
            (3, 0.6667),
            (1, 1.0),
            (0, 0.0),
            (8, 0.875),
        ]
    )
)
OLD = Round(number=1, games=48, positions=700, plain=0.6012, after=0.5987, seconds=30.5)
NEW = Round(
    number=2,
    games=48,
    positions=1400,
    plain=0.6103,
    after=0.5821,
    seconds=7200.0,
    foretold=77,
    met=(
        met("itself", 2, 20, 0.5),
        met("plan:huts", 2, 6, 0.5),
        met("plan:tools", 2, 2, 1.0),
        met("weights", 2, 4, 0.75),
        met("earlier", 3, 16, 0.4375),
    ),
    tenths=TENTHS,
)


def rows(root):
    return [["".join(cell.itertext()) for cell in row] for row in root.iter("tr")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_page_is_whole_in_every_language(lang):
    text = page(SETTINGS, [OLD, NEW], catalogue(lang))
    root = parsed(text)
    assert (root.get("lang"), root.get("dir")) == (lang, "rtl" if lang == "fa" else "ltr")
    assert not re.search(r"https?:|//|url\(|@import|src=|href=", text)
    assert not re.search(r"\b(arena|sim|train)-[a-z]+|bot-plan", text)  # no id where words should be
    assert len(root.findall(".//svg[@role]")) == 4  # losses, two kinds of tables, forecasts and results
    inside = "".join("".join(cell) for row in rows(root) for cell in row).replace("plan:", "")
    assert bool(re.search(r"[0-9]", inside)) == (lang != "fa")


def test_page_has_the_numbers():
    found = rows(parsed(page(SETTINGS, [OLD, NEW], catalogue("en"))))
    for row in (
        ["1", "48", "700", "–", "0.6012", "0.5987", "30.5 s"],
        ["2", "48", "1400", "77", "0.6103", "0.5821", "2 h"],
        ["2", "20", "–", "75.00% (4)", "–", "62.50% (8)"],  # two plans together
        ["2", "–", "43.75% (16)", "–", "–", "–"],  # at tables of three
        ["Clan founder plan:huts", "50.00% (6)"],
        ["Toolmaker plan:tools", "100.00% (2)"],
        ["20% to 30%", "9", "25.00%", "33.33%"],
        ["10% to 20%", "0", "–", "–"],
        ["Iterations of a search", "7, 40"],
        ["Players", "2, 3"],
        ["Seed", "11"],
    ):
        assert row in found


def test_what_an_older_run_did_not_write_down_is_left_out():
    root = parsed(page(SETTINGS, [OLD], catalogue("en")))
    assert [head.text for head in root.iter("h2")] == ["Forecasts", "Settings"]
    kept = {"number": 1, "games": 48, "positions": 700, "plain": 0.6012, "after": 0.5987, "seconds": 30.5}
    assert msgspec.convert(kept, Round) == OLD
    found = msgspec.msgpack.encode(
        {"players": 2, **dict.fromkeys(("seen", "spreads", "expected", "results"), b"")}
    )
    assert msgspec.msgpack.decode(found, type=Harvest).met == ()


def test_curves_are_drawn_to_scale():
    """The better forecast is the lower one, rounds go from left to right, and dots of the diagonal lie on it."""
    root = parsed(page(SETTINGS, [OLD, NEW], catalogue("en")))
    losses, *_, dots = root.findall(".//svg[@role]")
    after, plain = (
        [tuple(map(float, point.split(","))) for point in line.attrib["points"].split()]
        for line in losses.findall("polyline")
    )
    for (x, y), (other, above) in zip(after, plain, strict=True):
        assert x == other
        assert y > above
    assert after[0][0] < after[1][0]
    assert after[1][1] - plain[1][1] == pytest.approx((after[0][1] - plain[0][1]) * 282 / 25, rel=0.05)
    line = dots.findall("line")[-1]
    left, bottom, right, top = (float(line.attrib[name]) for name in ("x1", "y1", "x2", "y2"))
    drawn = [one for one in TENTHS if one.count]
    for circle, one in zip(dots.findall("circle"), drawn, strict=True):
        assert float(circle.attrib["cx"]) == pytest.approx(left + (right - left) * one.forecast, abs=0.1)
        assert float(circle.attrib["cy"]) == pytest.approx(bottom + (top - bottom) * one.result, abs=0.1)


def test_forecasts_are_counted_where_they_lie():
    class Told(Learner):
        """Foretells what it is shown."""

        def __init__(self):
            pass

        def shares(self, seen, plain):
            return (plain,)

    def some(shares, results):
        return Positions(*(np.array(one, np.float32) for one in ([[0]], shares, results, results)))

    tests = [some([[1.0, 0.0], [0.62, 0.38]], [[1, 0], [0, 1]]), some([[0.2, 0.15, 0.65]], [[0.5, 0.5, 0]])]
    found = calibration(Told(), tests)
    assert [one.count for one in found] == [1, 1, 1, 1, 0, 0, 2, 0, 0, 1]
    assert (found[6].forecast, found[6].result) == (0.635, 0.0)
    assert (found[1].forecast, found[1].result) == (0.15, 0.5)
    assert (found[9].forecast, found[9].result) == (1.0, 1.0)


def test_games_are_counted_by_opponent_and_table():
    def played(players, *met):
        return Harvest(players, b"", b"", b"", b"", met)

    found = meetings(
        [
            played(2, ("weights", 1.0), ("itself", 0.5)),
            played(3, ("weights", 0.5)),
            played(2, ("weights", 0.0), ("weights", 0.5)),
        ]
    )
    assert found == (met("itself", 2, 1, 0.5), met("weights", 2, 3, 0.5), met("weights", 3, 1, 0.5))
