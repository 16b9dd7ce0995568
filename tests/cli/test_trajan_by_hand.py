"""Trajan at a real table: what chance brings is typed in, also where nobody may be shown what it could bring."""

from __future__ import annotations

from pathlib import Path

import pytest

from antiqua.cli import storage
from antiqua.games.trajan.game import GAME
from antiqua.match import Match
from tests.cli.helpers import Antiqua


def test_cards_that_are_drawn_and_turned_up_are_typed_in(antiqua: Antiqua, tmp_path: Path) -> None:
    begun = Match(GAME, start=GAME.position(decision="pick_card"), chance="manual")
    begun.save(tmp_path / "table.json")
    look_away = (
        ""  # before the drawer types his card, and the others may look again only with the next player
    )
    typed = ["pick deck", look_away, "drawn nothing", "drawn fish", "pick left", "turn oil", "log"]
    done = antiqua("play", "--resume", str(tmp_path / "table.json"), typed="\n".join(typed) + "\n")
    assert done.code == 0
    assert "“nothing” in the move “drawn nothing” is not known" in done.err
    log = done.out.rpartition("› log")[2]
    assert "Player 1 draws a card." in log
    assert "“Oil”" in log
    assert "Fish" not in log


@pytest.mark.parametrize(
    ("lang", "card", "other"), [("en", "Fish", "oil"), ("ru", "рыба", "Масло"), ("fa", "ماهی", "روغن")]
)
def test_secret_cards_have_names_in_the_language_of_the_person(
    antiqua: Antiqua, tmp_path: Path, lang: str, card: str, other: str
) -> None:
    """Only whole names: what would be completed tells what is possible."""
    begun = Match(GAME, start=GAME.position(decision="pick_card"), chance="manual")
    begun.save(tmp_path / "table.json")
    typed = ["pick deck", "", "?", card[:2], card, "pick left", other, "quit"]
    done = antiqua(
        "play", "--resume", str(tmp_path / "table.json"), "--lang", lang, typed="\n".join(typed) + "\n"
    )
    assert done.code == 0
    assert card[:2].lower() in done.err.lower()
    match, _ = storage.load(tmp_path / "table.json")
    assert [step.text for entry in match.history for step in entry.steps][:4] == [
        "pick deck",
        "drawn fish",
        "pick left",
        "turn oil",
    ]
