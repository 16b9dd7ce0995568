"""The positions."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import CHANCE, OVER
from antiqua.kernel.state import Buffer, State

from . import events
from .constants import (
    BET,
    BET_ON,
    CATEGORIES,
    FEWEST,
    GAME_OVER,
    IN_LAST,
    LAY_OUT,
    MOST_TAKEN,
    NONE,
    OUTCOMES,
    TAKE,
    TAKE_MATCHES,
)


class Matches(State):
    """`bets` are seats, `last` is who took the last match, `loses` the variant."""

    def __init__(self, players: int, loses: bool) -> None:
        self.sit_down(players, len(CATEGORIES))
        self.to_play = CHANCE
        self.phase = LAY_OUT
        self.loses = loses
        self.matches = 0
        self.bets = [NONE] * players
        self.last = NONE

    def clone(self) -> Matches:
        new = Matches(self.players, self.loses)
        self.copy_common(new)
        new.matches, new.bets, new.last = self.matches, self.bets[:], self.last
        return new

    def list_actions(self, actions: Buffer) -> None:
        if self.phase == LAY_OUT:
            numbers = range(OUTCOMES)
        elif self.phase == BET:
            numbers = range(BET_ON, BET_ON + self.players)
        else:
            numbers = range(TAKE_MATCHES, TAKE_MATCHES + min(MOST_TAKEN, self.matches))
        for number in numbers:
            actions.add(number)

    def perform(self, action: int) -> None:
        if self.phase == LAY_OUT:
            self.matches = FEWEST + action
            self.tell(events.LaidOut(self.matches))
            self.phase, self.to_play = BET, 0
        elif self.phase == BET:
            self.bet(action - BET_ON)
        else:
            self.take(action - TAKE_MATCHES + 1)

    def bet(self, on: int) -> None:
        seat = self.to_play
        self.bets[seat] = on
        self.tell(events.BetMade(seat))
        self.tell(events.BetKnown(seat, on))
        if seat + 1 == self.players:
            self.phase = TAKE
        self.to_play = (seat + 1) % self.players

    def take(self, number: int) -> None:
        self.matches -= number
        self.tell(events.Taken(self.to_play, number))
        if self.matches:
            self.to_play = (self.to_play + 1) % self.players
        else:
            self.finish(self.to_play)

    def finish(self, last: int) -> None:
        self.last = last
        self.phase, self.to_play, self.ending = GAME_OVER, OVER, 1
        scores = self.scores()
        self.winners = sum(1 << seat for seat, score in enumerate(scores) if score == max(scores))
        self.tell(events.GameEnded(last))

    def tell(self, event: Any) -> None:
        if self.listener is not None:
            self.listener.happened(event)

    def sample_chance(self, rng: Rng) -> int:
        return rng.below(OUTCOMES)

    def chance_outcomes(self) -> list[tuple[int, Fraction]]:
        return [(outcome, Fraction(1, OUTCOMES)) for outcome in range(OUTCOMES)]

    def points_for(self, seat: int, category: int) -> int:
        if self.last == NONE:
            return 0
        if category == IN_LAST:
            return 2 if (seat == self.last) is not self.loses else 0
        return int(self.bets[seat] == self.last)

    def resample(self, seat: int, rng: Rng) -> None:
        for other, bet in enumerate(self.bets):
            if self.phase != GAME_OVER and other != seat and bet != NONE:
                self.bets[other] = rng.below(self.players)

    def pack(self, numbers: Buffer) -> None:
        for number in (
            self.players,
            self.loses,
            self.phase,
            self.to_play,
            self.matches,
            self.last,
            *self.bets,
        ):
            numbers.add(int(number))
