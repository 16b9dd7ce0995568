"""What a person reads: questions, options, events, refusals, the end; in every language."""

from __future__ import annotations

import pytest

from antiqua import i18n
from antiqua.games.concordia.game import GAME
from antiqua.games.concordia.rules import Concordia
from antiqua.games.game import Message
from tests.games.concordia.helpers import after_setup, given, heard, new_game, play, player, random_game
from tests.games.concordia.test_end import finished, rich


@pytest.fixture(autouse=True)
def strict():
    before = i18n.Catalogue.strict
    i18n.set_strict(True)
    yield
    i18n.set_strict(before)


def said(message: Message | None, lang: str = "en") -> str:
    assert message is not None
    return "".join(c for c in i18n.catalogue(lang).message(message) if c not in "\u2066\u2067\u2068\u2069")


def option(state: Concordia, text: str) -> tuple[str, int | None, str]:
    choice = GAME.choice(state, GAME.parse(state, text))
    return said(choice.label), choice.cost, said(choice.detail) if choice.detail else ""


def test_options_say_what_they_cost():
    red = player("3/1/0/1/1", 15, land="aquileia-vindobona")
    state = play(given(red, player(houses="aquileia"), player(houses="aquileia")), "play architect")
    assert option(state, "sea roma > massilia-roma") == (
        "Sea colonist: Roma → Massilia – Roma",
        None,
        "1 step.",
    )
    play(state, "done")
    assert option(state, "house aquileia") == (
        "Build a house: Aquileia",
        6,
        "Cost: 6 sestertii, 1 brick, 1 food.",
    )


def test_cards_say_what_they_would_bring_now():
    red = player("0/0/0/0/0", 3, bought="s1_colonist s1_mason")
    state = given(red, player(), player())
    assert option(state, "play architect")[2].endswith("2 steps now.")
    assert option(state, "play prefect")[2].endswith("The markers pay 0 sestertii now.")
    assert option(state, "play colonist")[2].endswith("The income is 7 sestertii now.")
    assert option(state, "play mason")[2].endswith("You have no house there yet, so it brings nothing.")
    assert option(state, "play senator")[2].endswith("There is no card that you could pay now.")
    assert option(state, "play diplomat")[2].endswith("There is nothing to copy now: it would do nothing.")
    assert option(state, "play tribune")[2].endswith("Player 1 takes 1 card back into hand.")


def test_prefect_says_who_receives_what():
    red = player("0/0/0/0/0", houses="antiochia")
    state = play(given(red, player("0/0/0/0/0", houses="tyros"), player(), holder=0), "play prefect")
    label, cost, detail = option(state, "produce syria")
    assert (label, cost) == ("Produce: Syria", None)
    assert detail == (
        "Player 1 receives 1 food, 2 cloth. Player 2 receives 1 cloth. The Praefectus Magnus passes to: Player 3."
    )
    assert option(state, "cash") == ("Take the coins of the markers", None, "You receive 0 sestertii.")
    full = play(given(player("3/2/1/0/0", houses="antiochia"), player(), player(), holder=0), "play prefect")
    assert option(full, "produce syria")[2] == (
        "Player 1 receives 1 food, 2 cloth. Player 1 has room for 2 of them and chooses which."
    )


def test_senator_says_the_whole_price():
    shown = [
        "s1_mason",
        "s1_prefect",
        "s1_architect",
        "s1_farmer",
        "s1_colonist",
        "s1_diplomat",
        "s1_mercator",
    ]
    state = play(given(player("1/1/1/1/2"), player(), player(), display=shown), "play senator")
    assert option(state, "hire architect from 3 paying wine") == (
        "Buy “Architect” (slot 3), giving also: wine",
        None,
        "Cost: 1 tool, 1 wine. Its god: Jupiter.",
    )
    assert option(state, "hire mercator from 7")[0] == "Buy “Mercator (5)” (slot 7)"
    (told, *_) = heard(state, "hire mercator from 7")
    assert said(GAME.tell(told)) == "Player 1 buys “Mercator (5)” (1 wine, 2 cloth)."


def test_questions():
    assert said(GAME.question(new_game(3))) == "Isca D.: which token lies there?"
    assert said(GAME.question(given())) == "Player 1 plays a card."
    state = play(given(), "play architect")
    assert (
        said(GAME.question(state))
        == "Player 1 moves colonists; houses are built only after all movement. Steps left: 2."
    )
    assert said(GAME.question(state), "ru").endswith("только после всех передвижений. Осталось шагов: 2.")


def test_the_end_in_words():
    over = finished(2, rich(0), rich(250), rich(0), rich(0))
    told = said(GAME.ending_message(over))
    assert told.startswith(
        "The last card was bought by Player 1. Player 2 wins. Points: Player 1\u00a0–\u00a0"
    )
    tied = finished(3, rich(0), rich(990), rich(990), rich(0))
    assert "The points are equal, and the Praefectus Magnus decides: Player 3 wins." in said(
        GAME.ending_message(tied)
    )


def test_events_in_words():
    state = given(player("0/1/1/0/0", 0, pile="architect prefect senator"), player(), player())
    assert [said(GAME.tell(event)) for event in heard(state, "play tribune", "place sea roma")] == [
        "Player 1 plays “Tribune”.",
        "Player 1 takes 4 cards back into hand and receives 1 sestertius.",
        "Player 1 has a new sea colonist: Roma.",
    ]


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_everything_has_words(lang: str):
    for state in random_game(after_setup(5, intermediate_scoring=True), 1)[::11]:
        decision = GAME.decision(state, state.to_play)
        if decision is not None:
            assert said(decision.question, lang)
            for choice in decision.choices[:20]:
                assert said(choice.label, lang)
                assert choice.detail is None or said(choice.detail, lang)
