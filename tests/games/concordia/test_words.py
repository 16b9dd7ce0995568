"""What a person reads: questions, options, events, refusals, the end; in every language."""

from __future__ import annotations

from typing import Any

import pytest

from antiqua import i18n
from antiqua.games.concordia.game import GAME
from antiqua.games.concordia.rules import Concordia
from antiqua.games.game import Message
from antiqua.kernel.errors import BadPosition, IllegalMove
from tests.games.concordia.helpers import begun, given, heard, new_game, play, player, random_game
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
    assert option(state, "house aquileia") == ("House: Aquileia", 6, "Cost: 6 sestertii, 1 brick, 1 food.")


def test_prefect_says_who_receives_what():
    red = player("0/0/0/0/0", houses="antiochia")
    state = play(given(red, player("0/0/0/0/0", houses="tyros"), player(), holder=0), "play prefect")
    label, cost, detail = option(state, "produce syria")
    assert (label, cost) == ("Produce: Syria", None)
    assert detail == (
        "Player 1 receives 1 food, 2 cloth. Player 2 receives 1 cloth. The Praefectus Magnus passes to: Player 3."
    )
    assert option(state, "cash") == ("Take the coins of the markers", None, "You receive 0 sestertii.")


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
    state = play(given(player("1/1/1/1/1"), player(), player(), display=shown), "play senator")
    assert option(state, "hire architect from 3 paying wine") == (
        "Buy “Architect” (slot 3), giving also: wine",
        None,
        "Cost: 1 tool, 1 wine. Its god: Jupiter.",
    )


def test_questions():
    assert said(GAME.question(new_game(3))) == "Isca D.: which token lies there?"
    assert said(GAME.question(given())) == "Player 1 plays a card."
    state = play(given(), "play architect")
    assert said(GAME.question(state)) == "Player 1 moves colonists. Steps left: 2."
    assert said(GAME.question(state), "ru") == "Игрок 1 передвигает колонистов. Осталось шагов: 2."


@pytest.mark.parametrize(
    ("state", "text", "why"),
    [
        (given(), "play consul", "“Consul” is not in hand."),
        (
            play(given(player(), player(pile="prefect"), player(pile="senator")), "play diplomat"),
            "copy mason",
            "“Mason” lies on top of no other player’s pile.",
        ),
        (
            play(given(coins=["syria"]), "play prefect"),
            "produce syria",
            "The marker of this province shows coins: Syria.",
        ),
        (
            play(given(), "play architect"),
            "land roma > colonia_a-lutetia",
            "It would take 3 steps; left: 2.",
        ),
        (
            play(given(player(), player(land="aquileia-roma"), player()), "play architect"),
            "land roma > aquileia-roma",
            "Another colonist stands there: Aquileia – Roma.",
        ),
        (
            play(given(player(land="isca_d-londinium"), player(), player()), "play architect", "done"),
            "house tyros",
            "No colonist of the player stands on a route beside the city: Tyros.",
        ),
        (
            play(
                given(player(land="isca_d-londinium", money=1), player(), player()), "play architect", "done"
            ),
            "house isca_d",
            "Isca D.: a house there costs 3 sestertii, 1 brick, 1 tool.",
        ),
    ],
)
def test_refusals_say_why(state: Concordia, text: str, why: str):
    with pytest.raises(IllegalMove) as error:
        GAME.parse(state, text)
    assert said(error.value.details["why"]) == why


def test_houses_and_cards_in_order():
    red = player("2/2/1/0/0", 50, land="isca_d-londinium londinium-lutetia")
    state = play(given(red, player(), player()), "play architect", "done", "house londinium")
    with pytest.raises(IllegalMove) as error:
        GAME.parse(state, "house isca_d")
    assert error.value.details["why"].id == "co-why-cities-in-order"
    with pytest.raises(IllegalMove) as error:
        GAME.parse(state, "house londinium")
    assert error.value.details["why"].id == "co-why-own-house"


def test_the_end_in_words():
    over = finished(2, rich(0), rich(250), rich(0), rich(0))
    told = said(GAME.ending_message(over))
    assert told.startswith("The last card was bought by Player 1. Player 2 wins. Points: Player 1 – ")
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
    for state in random_game(begun(5, intermediate_scoring=True), 1)[::11]:
        decision = GAME.decision(state, state.to_play)
        if decision is not None:
            assert said(decision.question, lang)
            for choice in decision.choices[:20]:
                assert said(choice.label, lang)
                assert choice.detail is None or said(choice.detail, lang)


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_impossible_positions_say_why(lang: str):
    wrong: list[dict[str, Any]] = [
        {"land": ["massilia"]},
        {"goods": {"brick": 9}},
        {"pile": ["tribune"]},
        {"bought": ["s1_masn"]},
        {"land": []},
        {"marker": 4},
    ]
    for facts in wrong:
        with pytest.raises(BadPosition) as error:
            GAME.position(players=3, everyone=[facts, {}, {}])
        assert i18n.catalogue(lang).message(error.value)
