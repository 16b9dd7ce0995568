"""Stone Age at the page: people, dice and payments in as few clicks as a hand would need, and no surprise in them."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.page.visitor import PHONE, Visitor

Visit = Callable[..., Visitor]


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
    before = player.table.get_attribute("data-version")
    place(player, name).click()
    if count > 1:
        player.page.keyboard.press(str(count))
        confirm(player, f"Place {count}")
    expect(player.table).not_to_have_attribute("data-version", before or "")


def two_at_one_screen(me: Visitor) -> None:
    me.sit(me.open_table("stone_age", "me", "here:Leon"))


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
