"""What players are called in everything that the server says: people by name, bots by their level."""

from __future__ import annotations

import pytest

from antiqua.match import Match
from antiqua.server.answers import names
from tests.server.serving import company, serving


@pytest.mark.parametrize(
    ("lang", "called"),
    [
        ("en", ("Mina", "Novice 2", "Novice 3", "Master")),
        ("fa", ("Mina", "نوآموز ۲", "نوآموز ۳", "استاد")),
        ("ru", ("Mina", "Новичок 2", "Новичок 3", "Мастер")),
    ],
)
def test_bots_are_called_by_their_level_in_every_language(lang, called):
    match = Match("stone_age", 4, names=["Mina", "novice", "novice", "master"], bots=[1, 2, 3])
    assert names(match, lang) == called


def test_somebody_who_is_called_like_a_level_keeps_his_name():
    match = Match("stone_age", 2, names=["novice", "novice"], bots=[1])
    assert names(match, "en") == ("novice", "Novice")


def test_the_question_names_the_bot(new_sqlite):
    with serving(new_sqlite) as address, company(address, "Anna") as (anna,):
        table = anna.open("seven_wonders_duel", "me", "novice")
        mine = anna.my_turn(table, 0)
        told = " ".join(word for entry in mine["log"] for word in entry["words"])
        assert "Player 2" not in told + mine["pending"]["question"]
