"""What a seat may see: everything but the bets of the others, until the game is over."""

from __future__ import annotations

import msgspec

from antiqua.games import scoring
from antiqua.games.scoring import Outcome

from . import words
from .constants import ENDINGS, GAME_OVER, NONE, PHASES
from .rules import Matches


class View(msgspec.Struct, frozen=True):
    """`has_bet` says who has bet, `bets` on whom, as far as the viewer knows."""

    game: str
    viewer: int
    phase: str
    to_play: int
    matches: int
    has_bet: tuple[bool, ...]
    bets: tuple[int | None, ...]
    outcome: Outcome | None


def view(state: Matches, seat: int) -> View:
    shown = [
        bet if seat == owner or state.phase == GAME_OVER else NONE for owner, bet in enumerate(state.bets)
    ]
    return View(
        game="matches",
        viewer=seat,
        phase=PHASES[state.phase],
        to_play=state.to_play,
        matches=state.matches,
        has_bet=tuple(bet != NONE for bet in state.bets),
        bets=tuple(None if bet == NONE else bet for bet in shown),
        outcome=scoring.outcome(state, ENDINGS, words.ending),
    )
