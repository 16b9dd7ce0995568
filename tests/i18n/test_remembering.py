"""A catalogue that remembers says what any other says, and calls nobody by another's name."""

from __future__ import annotations

import pytest

from antiqua import i18n
from antiqua.games.message import Message, player, say
from antiqua.i18n.remembering import Remembering
from antiqua.match import Match

GAMES = ("seven_wonders_duel", "stone_age", "concordia", "trajan")


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_it_says_the_same_the_second_time(game: str, lang: str) -> None:
    match = Match(game, seed=5, names=["Anna", "Boris"])
    plain, remembering = (kind(lang).naming(match.names) for kind in (i18n.Catalogue, Remembering))
    for _ in range(12):
        decision = match.decision(match.state.to_play)
        assert decision is not None
        for choice in decision.choices:
            for message in (choice.label, choice.detail, decision.question):
                if message is not None:
                    said = plain.message(message)
                    assert [remembering.message(message), remembering.message(message)] == [said, said]
        match.play(match.state.legal_actions()[0])


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_it_never_uses_the_names_of_another_table(lang: str) -> None:
    nested = say("list-sentences", first=player(0), rest=player(1))
    for message in (player(0), nested):
        said = [
            Remembering(lang).naming(names).message(message)
            for names in (("Anna", "Boris"), ("Clara", "David"), ())
        ]
        assert "Anna" in said[0]
        assert "Clara" in said[1]
        assert "Anna" not in said[1] + said[2]
        assert "Clara" not in said[2]


@pytest.mark.parametrize("number", [0, 7, -3, 999, 1000, 10_000])
@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_numbers_are_written_alike_however_often(lang: str, number: int) -> None:
    remembering = Remembering(lang)
    once, again = (remembering.number(number) for _ in range(2))
    assert once == again == i18n.Catalogue(lang).number(number)
    assert remembering.message(Message("player", {"number": 3})) == i18n.text("player", lang, number=3)
