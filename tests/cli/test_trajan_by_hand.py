"""Trajan at a real table: what chance brings is typed in, also where nobody may be shown what it could bring."""

from __future__ import annotations

from pathlib import Path

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
