"""The table of Trajan: what board and bar say before a click, and when something is not possible."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.page.visitor import Visitor

Visit = Callable[..., Visitor]
QUICK = {"setup_trays": "random", "setup_cards": "deal_from_deck", "setup_trajan_tiles": "random"}
GROUPS = ".decision [data-group]"


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
