"""Positions from what differs from the start: seven matches, and every bet on the first player."""

from __future__ import annotations

from typing import Any

import msgspec

from antiqua.games import admission
from antiqua.games.facts import read

from . import saved
from .constants import FEWEST, OPTION_VALUES
from .rules import Matches


class Facts(msgspec.Struct, forbid_unknown_fields=True):
    players: int = 2
    matches: int = FEWEST
    to_play: int = 0
    bets: list[int] | None = None
    options: dict[str, str] = {}


def position(**given: Any) -> Matches:
    facts = read(given, Facts, OPTION_VALUES)
    bets: list[int | None] = list(facts.bets) if facts.bets is not None else [0] * facts.players
    loses = facts.options.get("last_match") == "loses"
    with admission.set_up():
        data = saved.Saved("take", facts.to_play, facts.matches, bets, None, loses)
        return admission.admitted(data, saved.FORM, Matches.play_forced)
