"""Stone Age at the page: people, dice and payments in as few clicks as a hand would need, and no surprise in them."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from antiqua import i18n, record
from antiqua.games.stone_age.position import position
from antiqua.match import Match
from tests.page.visitor import PHONE, Visitor

Visit = Callable[..., Visitor]
NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)  # a clock that stands still shows one roll as long as one likes


def place(player: Visitor, name: str) -> Locator:
    return player.page.locator(f"[data-place={name}]")


def phase(player: Visitor) -> Locator:
    return player.page.locator("main.stone")


def confirm(player: Visitor, said: str) -> None:
    """The button that sends, by what stands on it."""
    button = player.page.locator(".decision [data-confirm]")
    expect(button).to_have_text(said)
    button.click()


def send(player: Visitor, count: int, name: str) -> None:
    """A place, a digit, Enter; where only one number is possible, the click is enough."""
    player.settle()  # what is clicked while the turn before is under way would be meant for that one
    before = player.table.get_attribute("data-version")
    place(player, name).click()
    if count > 1:
        player.page.keyboard.press(str(count))
        confirm(player, f"Place {count}")
    expect(player.table).not_to_have_attribute("data-version", before or "")


def two_at_one_screen(me: Visitor) -> None:
    me.sit(me.open_table("stone_age", "me", "here:Leon"))


def set_up(me: Visitor, *moves: str, **facts: Any) -> None:
    """Against a bot, in the middle of a round that is as told, after these moves."""
    match = Match("stone_age", start=position(decision="act", **facts), seed=0)
    for move in moves:
        match.play(move)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "novice"}]
    me.sit(me.ask("/api/imports", {"text": record.write(match.record(None)), "seats": seats})["id"])


def dice(player: Visitor) -> Locator:
    return player.page.locator("svg .hide")


def test_people_who_were_sent_have_gone_even_if_nobody_plays_in_between(visit: Visit) -> None:
    me = visit("Mina")
    two_at_one_screen(me)
    send(me, 3, "hunting_grounds")
    send(me, 5, "forest")
    send(me, 1, "card_4")
    send(me, 1, "field")  # the last one, and Mina begins the actions
    expect(phase(me)).to_have_attribute("data-phase", "act")
    me.page.reload()
    me.settle()
    expect(phase(me)).to_have_attribute("data-phase", "act")
    me.page.get_by_role("button", name="Take back", exact=True).click()
    expect(phase(me)).to_have_attribute("data-phase", "place")
    expect(me.page.get_by_text("1 at home, 4 out")).to_be_visible()


def test_what_a_click_brings_is_said_before_it(visit: Visit) -> None:
    """How many dice and what to expect of them, what cannot be paid; and dice fit what is told of them."""
    me = visit("Mina")
    two_at_one_screen(me)
    place(me, "clay_pit").click()
    me.page.keyboard.press("4")
    expect(me.page.locator(".decision")).to_contain_text("4 dice ≈ 14 → 3 bricks")
    confirm(me, "Place 4")
    send(me, 5, "forest")
    send(me, 1, "card_2")
    expect(me.page.locator("[data-move='act card_2']")).to_contain_text("can’t pay")
    roll = me.page.locator("[data-move='act clay_pit']")
    expect(roll).to_have_accessible_name("Roll 4 dice: Clay pit")
    roll.click()
    hide = me.page.locator("svg .hide")
    expect(hide.locator(".die")).to_have_count(4)
    faces = [int(str(die.get_attribute("href"))[-1]) for die in hide.locator(".die").all()]
    told = me.page.locator(".side li").filter(has_text="Mina rolls 4 dice for brick").inner_text()
    assert f"brick: {sum(faces)}. Mina gathers: {sum(faces) // 4} brick" in told


def test_with_a_finger_nothing_happens_before_its_own_button(visit: Visit) -> None:
    me = visit("Mina", PHONE, confirm="touch")
    two_at_one_screen(me)
    before = me.table.get_attribute("data-version")
    me.page.locator("[data-move='place 1 field']").tap()
    expect(me.page.locator(".decision [data-confirm]")).to_have_text("Place 1")
    assert me.table.get_attribute("data-version") == before
    confirm(me, "Place 1")
    expect(me.table).not_to_have_attribute("data-version", before or "")
    for count, name in ((5, "forest"), (4, "hunting_grounds")):
        me.page.locator(f"[data-move='place 1 {name}']").tap()
        for _ in range(count - 1):
            me.page.get_by_role("button", name="More", exact=True).tap()
        confirm(me, f"Place {count}")
    expect(phase(me)).to_have_attribute("data-phase", "act")
    rolled = me.page.locator(".decision [data-move='act hunting_grounds']")
    before = me.table.get_attribute("data-version")
    rolled.tap()
    expect(me.page.locator(".decision")).to_contain_text("4 dice ≈ 14 → 7 food")
    assert me.table.get_attribute("data-version") == before
    confirm(me, "Roll 4 dice")
    expect(me.table).not_to_have_attribute("data-version", before or "")


def test_everybody_sees_the_own_dice_before_those_of_the_bot(visit: Visit) -> None:
    """All three rolls come with one click, since nothing is left to choose after it."""
    me = visit("Mina")
    me.page.clock.install(time=NOON)
    mine = {"places": {"clay_pit": 2, "hunting_grounds": 3}}
    set_up(me, tribes=[mine, {"places": {"forest": 5}}])
    me.page.clock.pause_at(NOON + timedelta(hours=1))
    me.page.locator(".decision [data-move='act clay_pit']").click()
    expect(dice(me).locator(".die")).to_have_count(2)
    expect(me.page.locator(".side li").filter(has_text="5 dice for wood")).to_have_count(1)
    expect(dice(me).locator(".die")).to_have_count(2)  # the bot has rolled, too, but this is being looked at
    for later, rolled in ((2000, 3), (2000, 5)):
        me.page.clock.run_for(later)
        expect(dice(me).locator(".die")).to_have_count(rolled)
    me.page.clock.run_for(2000)
    expect(dice(me)).to_have_count(0)


def test_the_end_of_a_game_rolls_no_old_dice(visit: Visit) -> None:
    """What was secret is told at the end, so the log comes anew: what one has seen of it does not happen again."""
    me = visit("Mina")
    me.page.clock.install(time=NOON)
    mine = {"wood": 9, "places": {"card_1": 1, "clay_pit": 2, "river": 1, "hunting_grounds": 1}}
    bot = {"buildings": 7, "places": {"forest": 5}}
    set_up(me, tribes=[mine, bot], display=["extra_card_writing"], left=[0, 7])
    me.page.clock.pause_at(NOON + timedelta(hours=1))
    me.page.locator(".decision [data-move='act card_1']").click()
    confirm(me, "Buy the card")
    for place, rolled in (("clay_pit", 2), ("river", 1)):
        me.page.locator(f".decision [data-move='act {place}']").click()
        expect(dice(me).locator(".die")).to_have_count(rolled)
    expect(me.table).to_have_attribute("data-turn", "over")


def test_a_payment_says_whether_there_is_a_way_back(visit: Visit) -> None:
    me = visit("Mina")
    mine = {"wood": 9, "places": {"card_1": 1, "card_2": 1, "clay_pit": 3}}
    set_up(me, tribes=[mine, {"places": {"forest": 5}}], display=["food_5_healing", "roll_gold_art"])
    lead = me.page.locator(".decision .lead")
    back = me.page.get_by_role("button", name="Take back", exact=True)
    me.page.locator(".decision [data-move='act card_1']").click()
    expect(lead).to_contain_text("5 food")
    confirm(me, "Buy the card")
    back.click()  # food comes, and goes again
    back.click()
    me.page.locator(".decision [data-move='act card_2']").click()
    expect(lead).to_contain_text("cannot be taken back")  # dice will be rolled for the gold
    confirm(me, "Buy the card")
    expect(back).to_be_disabled()


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_dice_to_choose_from_are_in_sight_on_a_phone(visit: Visit, lang: str) -> None:
    me = visit("Mina", PHONE, lang=lang)
    mine = {"wood": 3, "places": {"card_1": 1, "field": 1, "clay_pit": 3}}
    rest = {"tribes": [mine, {"places": {"forest": 5}}], "display": ["dice_items_pottery"]}
    set_up(me, "act card_1", "pay wood", **rest)
    items = me.page.locator("[data-place^=item-]")
    expect(items).to_have_count(2)
    for item in items.all():
        expect(item).to_be_in_viewport(ratio=1)
