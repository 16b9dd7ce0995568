"""What happens between people and the page: two browsers, one screen, watching, lost connections, accounts."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.page.conftest import page_served
from tests.page.visitor import DESKTOP, Visitor

Visit = Callable[..., Visitor]


def test_a_game_against_a_bot_is_two_clicks_away(visit: Visit) -> None:
    newcomer = visit()
    newcomer.go("/")
    newcomer.page.locator("[data-play=seven_wonders_duel]").click()
    newcomer.page.locator("[data-start]").click()
    newcomer.page.wait_for_url("**/table/*")
    assert newcomer.settle() == "mine"


def test_the_language_changes_in_the_middle_of_a_turn_and_nothing_is_lost(visit: Visit) -> None:
    me = visit("Mina")
    me.sit(me.open_table("stone_age", "me", "bot:novice"))
    before = me.table.get_attribute("data-version")
    me.page.locator(".topbar select").select_option("fa")
    expect(me.page.locator("html")).to_have_attribute("dir", "rtl")
    assert me.settle() == "mine"
    assert me.table.get_attribute("data-version") == before
    assert "۱" in me.page.locator(".tablepage").inner_text()


def test_a_turn_that_waits_to_be_confirmed_can_be_taken_back(visit: Visit) -> None:
    me = visit("Mina", confirm="always")
    me.sit(me.open_table("seven_wonders_duel", "me", "bot:novice", wonders="first_game"))
    before = me.table.get_attribute("data-version")
    while me.settle() != "complete":
        me.choose(me.choices())
    me.page.get_by_role("button", name="Take back", exact=True).click()
    expect(me.table).to_have_attribute("data-turn", "mine")
    assert me.table.get_attribute("data-version") == before


def test_the_server_comes_back_and_the_turn_that_was_under_way_is_made_once(
    browser: Browser, tmp_path: Path
) -> None:
    with page_served(tmp_path) as first:
        port = int(first.address.rsplit(":", 1)[1])
        me = Visitor(browser, first.address, "Mina", DESKTOP)
        me.sit(me.open_table("seven_wonders_duel", "me", "here:Leon"))
        me.choices().first.wait_for()
        version = int(me.table.get_attribute("data-version") or 0)
    me.choices().first.click()  # nobody answers
    expect(me.page.locator(".banner.lost")).to_be_visible()
    with page_served(tmp_path, port):
        expect(me.page.locator(".banner.lost")).to_be_hidden(timeout=60_000)
        me.page.wait_for_function(
            f"() => Number(document.querySelector('.tablepage').dataset.version) === {version + 1}"
        )
        me.page.reload()
        me.settle()
        assert me.table.get_attribute("data-version") == str(version + 1)
        me.leave()
