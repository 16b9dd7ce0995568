"""After the game: the curve is drawn, its flags lead to the replay, and the curve is the slider there."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from antiqua import record
from antiqua.match import Match
from antiqua.table import Table
from tests.page.test_access import faults
from tests.page.visitor import DESKTOP, PHONE, Visitor

Visit = Callable[..., Visitor]
GAME = "seven_wonders_duel"


@pytest.fixture(scope="module")
def played() -> Match:
    match = Match(GAME, 2, seed=4)
    Table(match, ["novice"] * 2).run()
    return match


def bring_in(visitor: Visitor, match: Match) -> str:
    table: str = visitor.ask("/api/imports", {"text": record.write(match.record(None))})["id"]
    return table


def slider(visitor: Visitor) -> Locator:
    return visitor.page.locator(".timeline input[type=range]")


def at(visitor: Visitor) -> int:
    return int(slider(visitor).input_value())


@pytest.mark.parametrize(("size", "lang", "theme"), [(DESKTOP, "en", "light"), (PHONE, "fa", "dark")])
def test_flags_lead_to_the_replay(
    visit: Visit, played: Match, size: tuple[int, int], lang: str, theme: str
) -> None:
    anna = visit("Anna", size=size, lang=lang, theme=theme)
    table = bring_in(anna, played)
    anna.go(f"/result/{table}")
    page = anna.page
    page.locator(".course .btn--act").click()  # nobody has asked the master yet
    listed = page.locator(".decisive li a")
    listed.first.wait_for()
    flags = page.locator(".course .flag")
    assert 1 <= listed.count() == flags.count() <= 4
    expect(page.locator(".course progress")).to_have_count(0)
    assert faults(anna) == []
    shares = page.locator(".course table tbody tr").last.locator("td").all_inner_texts()
    assert len(shares) == 2

    where = listed.first.get_attribute("href") or ""
    flags.first.click()
    expect(page).to_have_url(re.compile(f"{re.escape(where)}$"))
    marked = page.locator(".timeline .flag.on")
    expect(marked).to_have_count(1)
    moves = [number for number, entry in enumerate(played.history) if entry.seat >= 0]
    first = moves.index(int(where.rpartition("/")[2]))
    assert at(anna) == first
    assert faults(anna) == []


def test_the_curve_is_the_slider(visit: Visit, played: Match) -> None:
    anna = visit("Anna")
    table = bring_in(anna, played)
    anna.ask(f"/api/tables/{table}/analysis", {})
    anna.go(f"/replay/{table}")
    page = anna.page
    flags = page.locator(".timeline .flag")
    flags.first.wait_for()
    last = sum(entry.seat >= 0 for entry in played.history)
    page.keyboard.press("End")
    expect(slider(anna)).to_have_value(str(last))
    page.keyboard.press("ArrowUp")
    expect(page.locator(".timeline .flag.on")).to_have_text(str(flags.count()))
    flagged = at(anna)
    slider(anna).focus()
    page.keyboard.press("ArrowRight")
    expect(slider(anna)).to_have_value(str(flagged + 1))
    page.keyboard.press("Home")
    expect(slider(anna)).to_have_value("0")
    assert (slider(anna).get_attribute("aria-valuetext") or "").count("%") == 2
    assert (
        sum(int(share.rstrip("%")) for share in page.locator(".chances b:not(.seat)").all_inner_texts())
        == 100
    )
    expect(page.locator("[data-played]")).to_have_count(1)  # the wonder that is picked first
    box = page.locator(".timeline .plot").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(slider(anna)).to_have_value(re.compile(f"^({last // 2 - 1}|{last // 2}|{last // 2 + 1})$"))
    expect(page.locator(".moves .change")).to_have_count(last)


def test_the_master_is_asked_about_any_seat_of_a_game_that_is_over(visit: Visit, played: Match) -> None:
    anna = visit("Anna")
    table = bring_in(anna, played)
    some = [number for number, entry in enumerate(played.history) if entry.seat >= 0][20]
    anna.go(f"/replay/{table}/{some}")
    page = anna.page
    page.locator(".moves header .btn").click()
    page.locator(".master li").first.wait_for()
    assert page.locator(".master li").count() >= 2
    expect(page.locator(".master .tag")).to_have_count(1)  # what was played is among them
    expect(page.locator(".numbers b").first).to_be_visible()
    assert faults(anna) == []


def test_a_rematch_is_heard_of_by_the_other_and_waits_for_nobody_else(visit: Visit, played: Match) -> None:
    anna, boris = visit("Anna"), visit("Boris")
    last = max(number for number, entry in enumerate(played.history) if entry.seat >= 0)
    seats = [{"kind": "me"}, {"kind": "friend"}]
    text = record.write(played.record(None))
    table = anna.ask("/api/imports", {"text": text, "made": last, "seats": seats})["id"]
    code = anna.ask(f"/api/tables/{table}/invitations", {"seat": 1})["code"]
    boris.ask("/api/claims", {"code": code})
    entry = played.history[last]
    turn = {"version": last, "seat": entry.seat, "key": "last-move", "moves": [entry.text]}
    (anna, boris)[entry.seat].ask(f"/api/tables/{table}/turn", turn)
    for one in (anna, boris):
        one.go(f"/result/{table}")
        expect(one.page.locator(".btn--big")).to_be_enabled()
    expect(boris.page.locator(".asks")).to_have_count(0)

    anna.page.locator(".btn--big").click()
    expect(anna.page.locator(".waitp .lead")).to_contain_text("Boris")
    expect(anna.page.get_by_role("alert")).to_have_count(0)
    expect(boris.page.locator(".asks")).to_contain_text("Anna")
    boris.page.locator(".btn--big").click()
    for one in (anna, boris):
        expect(one.page.locator(".tablepage[data-version]").locator(".decision")).to_be_visible()
