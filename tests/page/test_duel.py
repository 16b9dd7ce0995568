"""The table of 7 Wonders Duel: what somebody can find out before a click, and what fingers do to the board."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from antiqua import i18n
from tests.page.visitor import PHONE, Visitor

Visit = Callable[..., Visitor]
GAME = "seven_wonders_duel"


def sit(visit: Visit, *place: tuple[int, int], **wishes: str) -> Visitor:
    """At the first card of a game whose wonders are given; Mina has 7 coins, and no wonder costs so little."""
    me = visit("Mina", *place, **wishes)
    me.sit(me.open_table(GAME, "me", "bot:novice", wonders="first_game"))
    return me


def test_what_cannot_be_done_says_why(visit: Visit) -> None:
    me = sit(visit)
    answer = me.page.locator(".decision .lead .refused")
    me.page.locator(".own .wonder").first.click()
    expect(answer).to_contain_text("lay it under this wonder")
    me.page.locator(".card.covered[data-card] .hit").first.click(position={"x": 20, "y": 20})
    expect(answer).to_contain_text("still covered")
    me.page.locator(".decision [data-pick]").first.click()
    expect(answer).to_have_count(0)  # it belonged to what was asked before
    me.page.locator(".decision .opt[aria-disabled=true]").first.click(force=True)
    expect(answer).to_contain_text("but Mina has only 7")
    assert "_" not in answer.inner_text()  # a sentence for people, without the move as programs write it


def test_a_card_under_the_mouse_promises_nothing_yet(visit: Visit) -> None:
    me = sit(visit)
    me.page.locator(".decision [data-pick]").first.hover()
    expect(me.page.locator(".card.lit")).to_have_count(1)
    me.page.locator(".decision [data-pick]").first.click()
    discards = me.page.locator(".decision .opt[data-move^=discard]")
    discards.hover()
    expect(me.page.locator(".own .after")).to_have_text("9")  # only what would be done has consequences


def test_the_draft_says_who_chooses_next(visit: Visit) -> None:
    me = visit("Mina")
    me.sit(me.open_table(GAME, "me", "here:Leon"))
    order = me.page.locator(".order .seat")
    expect(order).to_have_count(4)
    me.choices().first.click()
    expect(order).to_have_count(3)


def test_two_fingers_enlarge_the_board_and_two_taps_show_all_of_it(visit: Visit) -> None:
    me = sit(visit, PHONE, lang="ru")
    board = me.page.locator(".boardwrap > .board")
    box = me.page.locator(".boardwrap").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    hand = me.context.new_cdp_session(me.page)

    def touch(kind: str, *fingers: tuple[float, float]) -> None:
        points = [{"x": one, "y": other, "id": number} for number, (one, other) in enumerate(fingers)]
        hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", (x - 30, y), (x + 30, y))
    for apart in (45, 60, 90):
        touch("touchMove", (x - apart, y), (x + apart, y))
    touch("touchEnd")
    whole = me.page.locator(".whole-board")
    expect(whole).to_be_visible()
    assert "scale(2.5)" in (board.get_attribute("style") or "")
    expect(me.page.locator(".card.sel")).to_have_count(0)  # that was no tap
    whole.tap()
    expect(whole).to_be_hidden()


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_what_can_be_chosen_stays_within_the_bar(visit: Visit, lang: str) -> None:
    me = sit(visit, lang=lang)
    over = """nodes => nodes.filter(node => {
        const [one, other] = [node, document.querySelector(".decision .finish")].map(it => it.getBoundingClientRect());
        return one.left < other.right && other.left < one.right;
    }).map(node => node.textContent)"""
    assert me.page.locator(".decision .opt").evaluate_all(over) == []
    me.page.locator(".decision [data-pick]").first.click()
    expect(me.page.locator(".decision .opt.w")).to_have_count(4)
    assert me.page.locator(".decision .opt").evaluate_all(over) == []


def test_who_comes_from_another_table_is_told_whose_turn_it_is(visit: Visit) -> None:
    """What one game's table looks like changes nothing at another one's."""
    me = visit("Mina", PHONE)
    duel = me.open_table(GAME, "me", "bot:novice", wonders="first_game")
    me.sit(me.open_table("stone_age", "me", "bot:novice"))
    expect(me.page.locator(".topbar .turn")).to_be_hidden()
    me.page.locator(".topbar .title a").click()
    me.page.locator(f"a[href='/table/{duel}']").first.click()
    expect(me.page.locator("[data-game=seven_wonders_duel] .topbar .turn")).to_be_visible()
