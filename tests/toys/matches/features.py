"""What the numbers of an observation mean."""

from __future__ import annotations

from antiqua.games.numbering import (
    Feature,
    amounts,
    axis,
    flags,
    in_line,
    length,
    observation,
    one_hot,
    seats_from_me,
    starts,
)

from .constants import MOST, MOST_PLAYERS, PHASES

SEATS = seats_from_me(MOST_PLAYERS)
TABLE = in_line(
    one_hot("phase", axis("phase", PHASES)),
    one_hot("to_play", axis("seat", (*SEATS, "chance", "nobody"))),
    flags("last_loses"),
    amounts("matches", MOST),
)
OF_EACH = in_line(
    flags("has_bet"),
    one_hot("bet", axis("seat", SEATS)),  # as far as I know
    flags("took_last"),
)
TABLE_SIZE, PLAYER_SIZE = length(TABLE), length(OF_EACH)
AT, OF_PLAYER = starts(TABLE), starts(OF_EACH)


def features(players: int) -> tuple[Feature, ...]:
    return observation(TABLE, OF_EACH, players)
