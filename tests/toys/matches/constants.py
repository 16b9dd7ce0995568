"""The numbers that name things."""

from __future__ import annotations

LAY_OUT, BET, TAKE, GAME_OVER = range(4)
PHASES = ("lay_out", "bet", "take", "game_over")
ENDINGS = ("running", "heap")
CATEGORIES = ("last", "bet")
IN_LAST, IN_BET = range(2)

MOST_PLAYERS = 3
FEWEST, MOST = 7, 10  # matches that are laid out
MOST_TAKEN = 3
TAKE_MATCHES = 0  # + how many, less 1
BET_ON = TAKE_MATCHES + MOST_TAKEN  # + seat
ACTIONS = BET_ON + MOST_PLAYERS
OUTCOMES = MOST - FEWEST + 1
NONE = -1

OPTION_VALUES: dict[str, tuple[str | int | bool, ...]] = {"last_match": ("wins", "loses")}
