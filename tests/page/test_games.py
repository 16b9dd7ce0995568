"""Whole games on the page: by the decision list and on the board, with every kind of company, screen and language."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.page.visitor import CHOICES, PHONE, PLACES, Visitor

Visit = Callable[..., Visitor]
MOST = 3000  # clicks of one game
BOARD = 3  # one click in so many goes to the board
CODE = re.compile(r"^\s*[A-Z0-9]{4}-[A-Z0-9]{4}\s*$")


def play(*players: Visitor, act: Callable[[Visitor, int], None] | None = None) -> None:
    """Play until the game is over for everybody."""
    for number in range(MOST):
        turns = [player.settle() if len(players) == 1 else player.turn for player in players]
        if set(turns) == {"over"}:
            return
        for player, turn in zip(players, turns, strict=True):
            if turn == "covered":
                uncover(player, number)
            elif turn in ("mine", "complete"):
                (act or click)(player, number)
    raise AssertionError("it never ended")


def click(player: Visitor, number: int) -> None:
    """Choose something on the board now and then, else from the list; finish every other time that it can be."""
    finish = [".decision [data-confirm]:not([disabled])"] if number % 2 else []
    board = [PLACES] if number % BOARD == 0 else []
    if not player.click_any(*finish, *board, CHOICES):  # what was clicked is under way
        player.page.wait_for_timeout(20)


def uncover(player: Visitor, number: int) -> None:
    """The next one takes over: with the mouse, or with the key for what has the focus."""
    if number % 4:
        player.page.keyboard.press("Enter")
    else:
        player.page.locator(".curtain button").click()


def both_hands(player: Visitor, number: int) -> None:
    """The board with the mouse, the list by digits: as somebody plays who knows the page."""
    if number % BOARD == 0 and player.click_any(PLACES):
        return
    count = player.page.evaluate("(choices) => document.querySelectorAll(choices).length", CHOICES)
    if count:
        player.page.keyboard.press(str(1 + player.rng.randrange(min(9, count))))


def press(player: Visitor, number: int) -> None:
    """The same by keys alone: a digit for one of the first choices, Tab and Enter for what is further away."""
    count = player.choices().count()
    if count == 0:
        player.page.wait_for_timeout(20)
    elif number % 4 and player.turn == "mine":
        player.page.keyboard.press(str(1 + player.rng.randrange(min(9, count))))
    else:
        for _ in range(60):
            player.page.keyboard.press("Tab")
            if player.page.evaluate(
                "() => document.activeElement.matches('.decision :is([data-choice], [data-confirm])')"
            ):
                break
        player.page.keyboard.press("Enter")


def expect_result(player: Visitor) -> None:
    """The way from the table to its result leads somewhere."""
    player.page.locator(".decision a[href^='/result/']").click()
    expect(player.page.locator("main")).to_be_visible()
    expect(player.page.get_by_role("heading").first).to_be_visible()


def test_two_browsers_and_somebody_who_watches(visit: Visit) -> None:
    anna, boris, clara = visit("Anna"), visit("Boris", lang="fa"), visit("Clara", lang="ru")
    table = anna.open_table("seven_wonders_duel", "me", "friend")
    anna.go(f"/table/{table}")
    code = anna.page.get_by_text(CODE).first.inner_text()
    boris.go(f"/join/{code}")
    boris.page.locator("[data-sit]").click()
    expect(boris.table).to_be_visible()
    clara.go(f"/table/{table}")
    anna.settle()
    play(anna, boris)
    expect(clara.table).to_have_attribute("data-turn", "over")
    expect_result(anna)


def test_a_whole_game_on_a_phone_in_russian(visit: Visit) -> None:
    """With a finger every turn is confirmed."""
    me = visit("Нина", PHONE, lang="ru", confirm="touch")
    me.sit(me.open_table("seven_wonders_duel", "me", "bot:novice"))
    play(me)
    expect_result(me)


def test_a_whole_game_against_three_bots(visit: Visit) -> None:
    """At a full table, with bots that buy and build: who plays by lot would never bring the game to its end."""
    me = visit("Mina")
    me.sit(me.open_table("stone_age", "me", *["bot:apprentice"] * 3))
    play(me)
    expect_result(me)


def test_a_whole_game_in_persian(visit: Visit) -> None:
    me = visit("مینا", lang="fa", theme="dark")
    me.sit(me.open_table("concordia", "me", "bot:novice", map="italia"))
    play(me)
    expect_result(me)


def test_a_whole_game_of_two_people_at_one_screen(visit: Visit) -> None:
    """What only one may see is covered until he has taken over."""
    me = visit("Mina")
    me.go(f"/table/{me.open_table('trajan', 'me', 'here:Leon')}")
    play(me, act=both_hands)
    expect_result(me)


def test_a_whole_game_by_keys_alone(visit: Visit) -> None:
    me = visit("Mina")
    me.sit(me.open_table("seven_wonders_duel", "me", "bot:novice"))
    play(me, act=press)
