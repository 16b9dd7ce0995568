"""What one seat sees, as numbers; `features.py` says what stands where."""

from __future__ import annotations

from typing import Any

from antiqua.kernel.errors import AntiquaError
from antiqua.kernel.seats import CHANCE, OVER, SPECTATOR
from antiqua.kernel.state import Encoder, State

from .constants import GAME_OVER, MOST, MOST_PLAYERS, NONE
from .features import AT, OF_PLAYER, PLAYER_SIZE, TABLE_SIZE
from .rules import Matches


class MatchesEncoder(Encoder):
    def size(self, players: int) -> int:
        return TABLE_SIZE + players * PLAYER_SIZE

    def observe(self, state: State, seat: int, out: Any) -> None:
        assert isinstance(state, Matches)
        size = self.size(state.players)
        if len(out) < size:
            raise AntiquaError("error-array-too-small", size=len(out), needed=size)
        me = 0 if seat == SPECTATOR else seat
        for place in range(size):
            out[place] = 0.0
        out[AT["phase"] + state.phase] = 1.0
        who = {CHANCE: MOST_PLAYERS, OVER: MOST_PLAYERS + 1}
        out[AT["to_play"] + who.get(state.to_play, (state.to_play - me) % state.players)] = 1.0
        out[AT["last_loses"]] = float(state.loses)
        out[AT["matches"]] = state.matches / MOST
        for number in range(state.players):
            owner = (me + number) % state.players
            at = TABLE_SIZE + number * PLAYER_SIZE
            bet = state.bets[owner]
            out[at + OF_PLAYER["has_bet"]] = float(bet != NONE)
            if bet != NONE and (owner == seat or state.phase == GAME_OVER):
                out[at + OF_PLAYER["bet"] + (bet - me) % state.players] = 1.0
            out[at + OF_PLAYER["took_last"]] = float(owner == state.last)


ENCODER = MatchesEncoder()
