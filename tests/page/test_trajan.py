"""The table of Trajan: what board and bar say before a click, and when something is not possible."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from antiqua import record
from antiqua.games.trajan.position import LETTERS, position
from antiqua.match import Match
from tests.page.visitor import PHONE, Visitor

Visit = Callable[..., Visitor]
RECORD = Path(__file__).parents[1] / "records/trajan/random.txt"
QUICK = {"setup_trays": "random", "setup_cards": "deal_from_deck", "setup_trajan_tiles": "random"}
ALL_MARKERS = "".join(2 * letter for letter in LETTERS)
GROUPS = ".decision [data-group]"
MOVING = (
    "localStorage.setItem('antiqua', JSON.stringify({...JSON.parse(localStorage.antiqua), motion: true}))"
)
FLIGHTS = """() => {
    const middle = (node) => {
        const {x, y, width, height} = node.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
    };
    window.flown = [];
    const look = (node) => {
        const [motion] = node.getAnimations();
        const {delay, duration} = motion.effect.getTiming();
        const at = (time) => {
            motion.currentTime = time;
            return middle(node.firstElementChild);
        };
        motion.pause();
        const [end, begin] = [at(delay + duration - 0.01), at(delay)];
        window.flown.push([begin, end, document.elementFromPoint(...begin).closest(".flights") !== null]);
    };
    new MutationObserver((changes) => {
        for (const {addedNodes} of changes) [...addedNodes].filter((one) => one.matches?.(".flight")).forEach(look);
    }).observe(document.body, {subtree: true, childList: true});
}"""


def test_the_first_building(visit: Visit) -> None:
    """Twenty sites are a few kinds in the bar; whatever is pointed at, buttons stay where they are."""
    me = visit("Mina")
    me.sit(me.open_table("trajan", "me", "bot:novice", **QUICK))
    page = me.page
    page.locator("[data-place=tray-1-senate]").hover()  # two markers: the last one falls into Construction
    expect(page.locator(".decision .lead")).to_contain_text("Construction")
    expect(page.locator(".dial")).to_contain_text("+2")
    page.locator("[data-place=tray-1-senate]").click()
    me.settle()
    me.click_any("[data-place^=held-][role=button]")
    expect(page.locator(GROUPS).first).to_be_visible()
    assert me.choices().count() <= 8
    before = page.locator(GROUPS).last.bounding_box()
    page.locator("[data-place^=site-][role=button]").last.hover()
    expect(page.locator(".plot.pointed")).to_have_count(1)
    assert page.locator(GROUPS).last.bounding_box() == before

    page.locator(GROUPS).first.click()
    expect(page.locator(GROUPS)).to_have_count(0)
    assert 1 <= page.locator(".decision [data-move^='build ']").count() <= 4
    page.keyboard.press("Escape")
    expect(page.locator(GROUPS).first).to_be_visible()

    page.locator("[data-place^=tile-]").first.click()
    expect(page.locator(".tip")).to_contain_text("the action to be performed now is “Construction”")
    expect(page.locator(".tip")).not_to_contain_text(re.compile("forum [a-z]+_"))
    page.keyboard.press("u")
    expect(page.locator(GROUPS)).to_have_count(0)


def at_the_forum(visitor: Visitor) -> str:
    """A table at which I may take an extra action tile from the forum, as in a game that was played before."""
    match = record.replay(record.read(RECORD.read_text()))
    made = next(
        number
        for number, move in enumerate(match.history)
        if move.seat == 0 and move.text.startswith("forum extra_")
    )
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "novice"}] * (match.players - 1)]
    table: str = visitor.ask("/api/imports", {"text": RECORD.read_text(), "made": made, "seats": seats})["id"]
    return table


def middle(place: Locator) -> list[float]:
    box = place.bounding_box()
    assert box is not None
    return [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]


def test_a_tile_flies_from_the_forum_to_the_mat(visit: Visit) -> None:
    """From where it lay to where it goes, and no click is caught by it; not for those who want no motion."""
    me = visit("Mina", size=PHONE, lang="fa", confirm="always")
    me.context.add_init_script(MOVING)
    me.sit(at_the_forum(me))
    page = me.page
    choosable = page.locator("[data-place^=tile-][role=button]")
    tile = page.locator("[data-place^=tile-extra_][role=button]").first
    name = (tile.get_attribute("data-place") or "").removeprefix("tile-extra_")
    page.evaluate(FLIGHTS)

    page.emulate_media(reduced_motion="reduce")
    tile.click()
    expect(choosable).to_have_count(0)
    page.keyboard.press("u")
    expect(tile).to_be_visible()
    assert page.evaluate("flown") == []

    page.emulate_media(reduced_motion="no-preference")
    tiles = [middle(one) for one in page.locator(f"[data-place=tile-extra_{name}]").all()]
    cells = page.locator("[data-district=forum] .fcell").all()
    there = [one for one in cells if any(middle(one) == pytest.approx(at, abs=2) for at in tiles)]
    assert len(there) == len(tiles)
    tile.click()
    expect(choosable).to_have_count(0)  # the bar is lower now, and the forum larger
    [[flew_from, flew_to, in_the_way]] = page.evaluate("flown")
    assert any(flew_from == pytest.approx(middle(one), abs=2) for one in there)  # equal tiles are one choice
    assert flew_to == pytest.approx(middle(page.locator(f"[data-place=space-1-{name}]")), abs=2)
    assert not in_the_way


def test_all_markers_in_one_tray_can_be_sown(visit: Visit) -> None:
    """They are taken at once, as no other tray has any; two come back there while the others are still in the hand."""
    me = visit("Mina")
    match = Match("trajan", start=position(mats=[{"trays": {"I": ALL_MARKERS}}, {}]), seed=0)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "novice"}]
    me.sit(me.ask("/api/imports", {"text": record.write(match.record(None)), "seats": seats})["id"])
    expect(me.page.locator(".circle-svg").first.locator(".ghost")).to_have_count(12)
    me.settle()
    me.click_any("[data-place^=held-][role=button]")
    expect(me.page.locator(".circle-svg").first.locator(".marker.placed")).to_have_count(1)
