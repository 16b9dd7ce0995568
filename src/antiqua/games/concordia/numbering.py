"""What the numbers of actions and of chance's outcomes mean, as far as it can be said without a position."""

from __future__ import annotations

from antiqua.games.concordia import moves
from antiqua.games.concordia.constants import (
    BUILD_IN,
    BUY_CARD,
    BUY_GOODS,
    CASH,
    COLONISTS_OF_A_KIND,
    COPY_ROLE,
    DONE,
    KEEP_GOOD,
    MOST_PLAYERS,
    MOVE_TO,
    OF_A_KIND,
    PHASES,
    PLACE_AT,
    PLAY_ROLE,
    PRODUCE,
    SELL,
    SLOTS,
    SPACES,
    TAKE_INCOME,
)
from antiqua.games.concordia.features import CARD, CITY, GOOD, KIND, PLACE, PROVINCE, ROLE
from antiqua.games.numbering import Numbering, axis

NUMBERING = Numbering(moves.MOVES, PHASES)
UNITS = axis("units", range(1, SPACES + 1))

ACTION_NUMBERS = (
    NUMBERING.moves(moves.Play, PLAY_ROLE, ROLE),
    NUMBERING.moves(moves.Copy, COPY_ROLE, ROLE),
    NUMBERING.moves(moves.Done, DONE),
    NUMBERING.moves(
        moves.MoveColonist,
        MOVE_TO,
        KIND,
        axis("colonist", range(1, COLONISTS_OF_A_KIND + 1)),
        axis("route_of_this_kind", range(OF_A_KIND)),
    ),
    NUMBERING.moves(moves.Build, BUILD_IN, CITY),
    NUMBERING.moves(moves.Produce, PRODUCE, PROVINCE),
    NUMBERING.moves(moves.Cash, CASH),
    NUMBERING.moves(moves.Keep, KEEP_GOOD, GOOD),
    NUMBERING.moves(moves.Income, TAKE_INCOME),
    NUMBERING.moves(moves.Place, PLACE_AT, KIND, PLACE),
    NUMBERING.moves(moves.Sell, SELL, GOOD, UNITS),
    NUMBERING.moves(moves.Buy, BUY_GOODS, GOOD, UNITS),
    NUMBERING.moves(
        moves.Hire, BUY_CARD, axis("slot", range(1, SLOTS + 1)), axis("paying", [*GOOD.labels, "no_choice"])
    ),
)
OUTCOME_NUMBERS = (
    NUMBERING.moves(moves.Token, 0, GOOD),
    NUMBERING.moves(moves.Reveal, 0, CARD),
    NUMBERING.moves(moves.Start, 0, axis("player", range(1, MOST_PLAYERS + 1))),
)
