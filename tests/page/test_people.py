"""What happens between people and the page: two browsers, one screen, watching, lost connections, accounts."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from time import sleep

import pytest
from playwright.sync_api import Browser, Route, expect

from antiqua.games.seven_wonders_duel import tables
from antiqua.games.seven_wonders_duel.constants import BROWN, GREY
from tests.page.conftest import page_served
from tests.page.visitor import CHOICES, DESKTOP, PHONE, Visitor

Visit = Callable[..., Visitor]


def test_a_game_against_a_bot_is_two_clicks_away(visit: Visit) -> None:
    newcomer = visit()
    newcomer.go("/")
    newcomer.page.locator("[data-play=seven_wonders_duel]").click()
    newcomer.page.locator("[data-start]").click()
    newcomer.page.wait_for_url("**/table/*")
    assert newcomer.settle() == "mine"


def test_a_newcomer_is_guided_through_a_first_round_and_plays_on(visit: Visit) -> None:
    newcomer = visit()
    newcomer.go("/")
    newcomer.page.locator("[data-play=stone_age]").click()
    newcomer.page.locator("[data-lesson]").click()
    title = newcomer.page.locator("#lesson-title")
    last = newcomer.page.locator(".lessonbar .now:last-child")
    read: list[str] = []
    undone = False
    while not read or not newcomer.page.locator(".bubble").is_hidden():
        read.append(title.inner_text())
        taught = newcomer.page.locator(".decision [data-move]")
        if newcomer.page.locator(
            "[data-do]"
        ).count():  # on the board, in the bar, or by the guide: all the same
            expect(taught).to_have_count(1)  # nothing else can be chosen
            (taught if len(read) % 2 else newcomer.page.locator("[data-do]")).click()
            expect(title).not_to_have_text(read[-1])
            if len(read) == 2 and not undone:  # what was taken back is to be done again
                assert newcomer.settle() == "mine"
                newcomer.page.keyboard.press("u")
                expect(title).to_have_text(read.pop())
                undone = True
        elif last.is_hidden():
            expect(taught).to_have_count(0)
            newcomer.page.locator("[data-on]").click()
        else:  # the last step: what can be done is open, and who does it needs no guide any more
            newcomer.page.locator(".decision [data-move='place 1 hunting_grounds']").click()
            newcomer.page.locator("[data-confirm]").click()
            expect(newcomer.page.locator(".bubble")).to_be_hidden()
    assert len(read) == len(set(read)) > 10
    assert newcomer.settle() == "mine"
    assert newcomer.places().count() > 5


def producers_lie_open(visitor: Visitor, table: str) -> bool:
    """In three of a hundred deals none of the first six cards is brown or grey; then that deed is passed over."""
    position = visitor.context.request.get(f"{visitor.address}/api/tables/{table}/position?seat=0").json()
    cards = {card.id: card for card in tables.CARDS}
    built = [option["move"].removeprefix("build ") for option in position["pending"]["options"]]
    return any(name in cards and cards[name].color in (BROWN, GREY) for name in built)


def test_a_first_game_of_duel_is_guided_too(visit: Visit) -> None:
    newcomer = visit()
    table = ""
    while not table or not producers_lie_open(newcomer, table):
        newcomer.go("/learn/seven_wonders_duel")
        newcomer.page.locator("[data-lesson]").click()
        newcomer.page.wait_for_url("**/table/*")
        table = newcomer.page.url.partition("/table/")[2].partition("?")[0]
    title = newcomer.page.locator("#lesson-title")
    read: list[str] = []
    while not read or not newcomer.page.locator(".bubble").is_hidden():
        read.append(title.inner_text())
        if newcomer.page.locator("[data-do]").count():
            newcomer.page.locator(
                ".decision [data-pick]"
            ).click()  # nothing else can be chosen, nor done with it
            newcomer.page.locator(".decision [data-move]").click()
        else:
            newcomer.page.locator("[data-on]").click()
        expect(title).not_to_have_text(read[-1]) if len(read) < 10 else expect(title).to_be_hidden()
    assert len(set(read)) == 10
    assert newcomer.settle() == "mine"
    assert newcomer.page.locator(".decision [data-pick]").count() > 1


@pytest.mark.parametrize(
    ("game", "shown"),
    [
        ("concordia", ["hand-architect", "land-roma-spoletum", "sea-panormus-roma"]),
        ("trajan", ["tray-1-construction"]),
    ],
)
def test_first_games_of_concordia_and_trajan_are_guided(visit: Visit, game: str, shown: list[str]) -> None:
    newcomer = visit()
    newcomer.go(f"/learn/{game}")
    newcomer.page.locator("[data-lesson]").click()
    title, bubble = newcomer.page.locator("#lesson-title"), newcomer.page.locator(".bubble")
    do, on = newcomer.page.locator("[data-do]"), newcomer.page.locator("[data-on]")
    read: list[str] = []
    on_board = list(shown)
    expect(title).to_be_visible()
    while not bubble.is_hidden():
        read.append(title.inner_text())
        if not do.count():
            on.click()
        elif on_board:  # what is in the light is what is to be clicked, and it can be
            expect(do).to_be_enabled(timeout=30_000)
            newcomer.page.locator(f"[data-place={on_board.pop(0)}]").click()
        else:
            expect(do).to_be_enabled(timeout=30_000)
            do.click()
        newcomer.page.wait_for_function(
            "before => document.querySelector('#lesson-title')?.innerText !== before", arg=read[-1]
        )
    assert len(read) == len(set(read)) >= 11
    assert not on_board
    assert newcomer.settle() == "mine"


def test_an_invitation_says_what_it_is_to_before_it_asks_for_a_name(visit: Visit) -> None:
    mina, leon = visit("Mina"), visit()
    table = mina.open_table("stone_age", "me", "friend")
    code = mina.ask(f"/api/tables/{table}/invitations", {"seat": 1})["code"]
    mina.go(f"/join/{code}")
    expect(mina.page.locator("main")).to_contain_text("You sit at this table already")
    leon.go(f"/join/{code}")
    expect(leon.page.locator("main")).to_contain_text("Mina invites you")
    expect(leon.page.locator("main")).to_contain_text("Stone Age")
    leon.page.locator("[data-sit]").click()
    leon.page.wait_for_url("**/table/*")
    late = visit()
    late.go(f"/join/{code}")
    expect(late.page.locator("main")).to_contain_text("This code does not work")
    expect(late.page.locator("[data-sit]")).to_be_hidden()


def test_who_has_no_name_yet_gives_one_before_friends_read_it(visit: Visit) -> None:
    newcomer = visit()
    newcomer.go("/new/seven_wonders_duel")
    newcomer.page.locator("[autocomplete=nickname]").fill("Parisa")
    newcomer.page.locator(".seatrow").nth(1).locator("[data-value=friend]").click()
    newcomer.page.locator("[data-open]").click()
    newcomer.page.wait_for_url("**/table/*")
    expect(newcomer.page.locator("header .me")).to_contain_text("Parisa")
    here = [{"kind": "here", "name": "Nadia"}, {"kind": "here", "name": "Kaveh"}]
    beside = newcomer.ask("/api/tables", {"game": "stone_age", "seats": here, "companion": True})["id"]
    newcomer.go("/tables")  # a table beside a real one is gone on with where it is kept
    expect(newcomer.page.locator(f"a[href='/companion/{beside}']")).to_be_visible()


def test_what_is_said_at_a_table_is_noticed_and_can_be_read(visit: Visit) -> None:
    mina, leon = visit("Mina"), visit("Leon", PHONE)
    table = mina.open_table("seven_wonders_duel", "me", "friend")
    leon.ask("/api/claims", {"code": mina.ask(f"/api/tables/{table}/invitations", {"seat": 1})["code"]})
    for player in (mina, leon):
        player.go(f"/table/{table}")
    mina.page.get_by_role("tab", name="Chat").click()
    mina.page.get_by_label("Write a message").fill("Good luck")
    mina.page.keyboard.press("Enter")
    said = mina.page.locator(".chat")
    expect(said).to_contain_text("Good luck")
    box = said.bounding_box()
    assert box is not None
    assert box["height"] > 150
    leon.page.get_by_label("1 new message").click()
    expect(leon.page.locator(".chat")).to_contain_text("Good luck")
    menu = mina.page.locator(".menu > .tb")
    for way in ("[data-leave]", "[data-return]", "[data-leave]"):  # who leaves may come back
        menu.click()
        mina.page.locator(way).click()
        expect(menu).to_have_attribute("aria-expanded", "false")
    expect(mina.page.locator(".decision [role=alert]")).to_have_count(0)


def test_an_account_is_made_on_a_phone_and_its_secrets_fit(visit: Visit) -> None:
    me = visit("Mina", PHONE)
    me.go("/settings")
    me.page.locator("[autocomplete=username]").fill("mina of the phone")
    expect(me.page.get_by_text("At the tables you will be called")).to_contain_text("mina of the phone")
    me.page.locator("[type=password]").fill("long enough, is it not")
    me.page.locator("[data-way=keep]").click()
    me.page.locator("[data-kept]").wait_for()
    assert not me.page.evaluate("document.documentElement.scrollWidth > innerWidth")
    code = me.page.locator(".secret input").input_value()
    me.page.locator("[data-logout]").click()
    me.page.wait_for_url(f"{me.address}/")
    me.go("/settings")
    me.page.get_by_role("button", name="Sign in").first.click()
    me.page.get_by_role("button", name="Password lost?").click()
    me.page.locator("[autocomplete=username]").fill("mina of the phone")
    me.page.get_by_label("Recovery code").fill(f"{code}0")
    me.page.locator("[type=password]").fill("another one, longer")
    me.page.locator("[data-way=recover]").click()
    expect(me.page.get_by_label("Recovery code")).to_have_attribute("aria-invalid", "true")
    expect(me.page.locator("[autocomplete=username]")).to_have_attribute("aria-invalid", "false")
    me.page.get_by_label("Recovery code").fill(code)
    me.page.locator("[data-way=recover]").click()
    expect(me.page.locator("[data-logout]")).to_be_visible()


def test_rules_are_read_and_searched_in_the_language_of_the_page(visit: Visit) -> None:
    for lang, word in (("fa", "آدمك"), ("ru", "Хижина")):  # an Arabic letter, as some keyboards have it
        reader = visit(lang=lang)
        reader.go("/learn/stone_age?rule=SA-5.5")
        expect(reader.page.locator("li.marked")).to_contain_text("SA-5.5")
        assert reader.page.locator(".rules").first.get_attribute("lang") == lang
        reader.page.locator("[type=search]").fill(word)
        expect(reader.page.locator(".found b", has_text="SA-5.5")).to_be_visible()
    numbers = reader.page.locator(".chapters .n").all_inner_texts()
    assert [number for number in numbers if number] == [str(number) for number in range(1, 11)]
    reader.go(
        "/learn/stone_age"
    )  # beside the rules stands what lies on the table, and one piece of it is open
    reader.page.locator(".things a").last.click()
    reader.page.wait_for_url("**view=cards&kind=building")
    expect(reader.page.locator(".detail h2")).not_to_be_empty()


def test_the_language_changes_in_the_middle_of_a_turn_and_nothing_is_lost(visit: Visit) -> None:
    me = visit("Mina")
    me.sit(me.open_table("stone_age", "me", "bot:novice"))
    before = me.table.get_attribute("data-version")
    away: list[str] = []

    def restarts(route: Route) -> None:  # a part of the page does not come the first time
        away.append(route.request.url)
        route.fulfill(status=404)

    me.page.route("**/assets/*", restarts, times=1)
    me.page.locator(".topbar select").select_option("fa")
    expect(me.page.locator("html")).to_have_attribute("dir", "rtl")
    assert len(away) == 1
    assert me.settle() == "mine"
    assert me.table.get_attribute("data-version") == before
    assert "۱" in me.page.locator(".tablepage").inner_text()


def test_clicks_that_are_quicker_than_the_server_are_not_refused(visit: Visit) -> None:
    me = visit("Mina")

    def late(route: Route) -> None:
        sleep(0.3)
        route.continue_()

    me.page.route(re.compile("/(draft|turn)"), late)
    me.sit(me.open_table("seven_wonders_duel", "me", "here:Leon"))
    version = me.table.get_attribute("data-version") or ""
    me.page.evaluate("document.querySelectorAll('.decision [data-move]').forEach((one) => one.click())")
    expect(me.table).not_to_have_attribute("data-version", version)
    assert me.settle() == "mine"
    expect(me.page.locator(".decision [data-move]")).to_have_count(3)  # Mina has chosen one, Leon none yet
    expect(me.page.locator(".decision [role=alert]")).to_have_count(0)

    table = me.open_table("concordia", "me", "here:Leon", "here:Sofia", map="imperium")
    me.sit(table)
    me.page.locator(".hand [data-place=hand-architect]").click()
    way = me.page.locator(".badge[data-place=land-novaria-roma]")
    way.evaluate("(one) => [1, 2].forEach(() => one.dispatchEvent(new MouseEvent('click')))")
    expect(me.page.locator(".moves .site")).to_be_enabled()  # the colonist has gone there, and no further
    expect(me.page.locator(".decision [role=alert]")).to_have_count(0)


def test_a_turn_that_waits_to_be_confirmed_can_be_taken_back(visit: Visit) -> None:
    me = visit("Mina", confirm="always")
    me.sit(me.open_table("seven_wonders_duel", "me", "bot:novice", wonders="first_game"))
    before = me.table.get_attribute("data-version")
    while me.settle() != "complete":
        me.choose(me.choices())
    me.page.get_by_role("button", name="Take back", exact=True).click()
    expect(me.table).to_have_attribute("data-turn", "mine")
    assert me.table.get_attribute("data-version") == before


def test_a_table_goes_on_hearing_of_moves_when_its_visitor_becomes_known_late(visit: Visit) -> None:
    me = visit("Mina")
    table = me.open_table("seven_wonders_duel", "me", "here:Leon")

    def late(route: Route) -> None:
        sleep(0.5)
        route.continue_()

    me.page.route("**/api/me*", late)
    me.sit(table)
    version = me.table.get_attribute("data-version") or ""
    elsewhere = me.context.new_page()
    elsewhere.goto(f"{me.address}/table/{table}")
    elsewhere.locator(f"{CHOICES}:visible").first.click()
    expect(me.table).not_to_have_attribute("data-version", version)


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
