"""Concordia on the page: every option stays in sight, and what follows from a click is told before it."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from antiqua import i18n
from tests.page.visitor import DESKTOP, PHONE, Visitor

Visit = Callable[..., Visitor]
RECORDS = Path(__file__).parents[1] / "records" / "concordia"
HIDDEN = """() => [...document.querySelectorAll('.decision .choices')].some(
    one => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)"""


def begin(visit: Visit, size: tuple[int, int] = DESKTOP, lang: str = "en") -> Visitor:
    me = visit("Mina", size, lang=lang)
    me.sit(me.open_table("concordia", "me", "here:Leon", "here:Sofia", map="imperium"))
    return me


def play(me: Visitor, card: str) -> None:
    me.page.locator(f".hand [data-place=hand-{card}]").click()
    expect(me.page.locator(".decision .pic")).to_be_attached()


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_no_option_is_out_of_sight(visit: Visit, lang: str) -> None:
    me = begin(visit, lang=lang)
    for card in ("architect", "prefect", "mercator", "senator"):
        play(me, card)
        assert not me.page.evaluate(HIDDEN), card
        me.page.keyboard.press("Shift+Backspace")
        expect(me.page.locator(".decision .pic")).not_to_be_attached()


def test_what_can_be_built_after_a_move_is_shown_and_built_at_once(visit: Visit) -> None:
    me = begin(visit)
    play(me, "architect")
    route = me.page.locator(".badge[data-place=land-novaria-roma]")
    site = me.page.locator(".moves .site").filter(has_text="Novaria")
    expect(site).to_have_count(0)  # everybody stands in Roma, where nothing is built
    route.hover()
    expect(site).to_be_disabled()  # it is shown, but nobody is there yet
    route.click()
    expect(site).to_be_enabled()
    site.click()
    expect(
        me.page.locator("[data-house='novaria-0'], [data-house='novaria-1'], [data-house='novaria-2']")
    ).to_have_count(1)


def test_a_double_click_on_then_build_does_not_end_the_turn(visit: Visit) -> None:
    me = begin(visit)
    play(me, "architect")
    me.page.locator(".badge[data-place=land-novaria-roma]").click()
    close = me.page.locator(".decision [data-confirm]")
    expect(me.page.locator(".moves .site")).to_be_enabled()
    close.dblclick(delay=150)
    expect(me.page.locator(".decision [data-move='house novaria']")).to_be_visible()
    expect(close).to_be_enabled()  # it only waits a moment


def test_routes_by_a_list_on_a_phone(visit: Visit) -> None:
    me = begin(visit, PHONE)
    play(me, "architect")
    me.page.locator(".moves .ways").click()
    ways = me.page.locator(".moves .list [data-move]")
    expect(ways.first).to_be_in_viewport()
    move = ways.first.get_attribute("data-move") or ""
    ways.first.click()
    expect(me.page.locator(".moves .list")).to_have_count(0)
    expect(me.page.locator(f"[data-place='{move.split()[0]}-{move.split()[-1]}']").first).to_be_attached()


def test_what_cannot_be_bought_says_why(visit: Visit) -> None:
    me = begin(visit)
    play(me, "mercator")
    for good in ("brick", "food"):
        me.page.locator(f".trade [data-move='sell 1 {good}']").click()
    me.page.locator(".trade .step[aria-disabled=true]").first.click(force=True)  # a third kind of goods
    expect(me.page.locator(".decision .why")).not_to_be_empty()


def test_a_forced_card_is_told_as_its_players_own(visit: Visit) -> None:
    me = visit("Mina")
    text = (RECORDS / "italia.txt").read_text(encoding="utf-8")
    table = me.ask("/api/imports", {"text": text})["id"]
    me.go(f"/table/{table}")
    line = me.page.locator(".side .lines li").filter(has_text="Cassia takes 12 cards back")
    expect(line.locator(".seat-1")).to_be_visible()  # she held nothing else when the other ended
    me.go(f"/replay/{table}")
    told = me.page.locator(".moves li").filter(has_text="Cassia takes 12 cards back")
    expect(told.locator(".seat-2")).to_be_visible()
    expect(told.locator(".words")).to_have_text(re.compile("^Does nothing more. "))


def test_a_card_that_was_played_as_the_only_one_is_told_in_the_bar(visit: Visit) -> None:
    me = visit("Mina")
    text = (RECORDS / "italia.txt").read_text(encoding="utf-8")
    seats = [{"kind": "me"}, {"kind": "here", "name": "Leon"}]
    for made in (67, 179):  # while it is carried out; where nothing was left to decide, at the next choice
        me.sit(me.ask("/api/imports", {"text": text, "made": made, "seats": seats})["id"])
        expect(me.page.locator(".decision .forced")).to_have_text(re.compile("^Tribune was your only card"))
