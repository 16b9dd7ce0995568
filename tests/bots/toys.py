"""Tiny games with known answers, to see what search does. They can be played interpreted only: a compiled State does
not let Python set its fields."""

from __future__ import annotations

from array import array
from fractions import Fraction

from antiqua.kernel.evaluate import Evaluator
from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import CHANCE, OVER
from antiqua.kernel.state import Buffer, State


class Toy(State):
    def __init__(self, players: int) -> None:
        self.players = players
        self.to_play = 0
        self.ending = 0
        self.winners = 0
        self.any_order = False
        self.listener = None

    def hides(self, seat: int) -> bool:
        return False

    def resample(self, seat: int, rng: Rng) -> None:
        pass

    def may_be_forced(self) -> bool:
        return False

    def finish(self, winner: int) -> None:
        self.to_play = OVER
        self.ending = 1
        self.winners = 1 << winner


class Nim(Toy):
    """Take one, two or three matches; who takes the last one wins. With a multiple of four left, one loses."""

    def __init__(self, matches: int, players: int = 2) -> None:
        super().__init__(players)
        self.matches = matches

    def clone(self) -> Nim:
        new = Nim(self.matches, self.players)
        new.to_play, new.ending, new.winners = self.to_play, self.ending, self.winners
        return new

    def list_actions(self, actions: Buffer) -> None:
        for take in range(1, min(3, self.matches) + 1):
            actions.add(take)

    def perform(self, action: int) -> None:
        self.matches -= action
        if self.matches == 0:
            self.finish(self.to_play)
        else:
            self.to_play = (self.to_play + 1) % self.players


class Veiled(Nim):
    """The same, but who says that nothing is hidden?"""

    def hides(self, seat: int) -> bool:
        return True


class Gamble(Toy):
    """Action 0 wins in three of ten cases, action 1 in six, action 2 in five; then it is over."""

    ODDS = (3, 6, 5)

    def __init__(self) -> None:
        super().__init__(2)
        self.bet = -1

    def clone(self) -> Gamble:
        new = Gamble()
        new.bet, new.to_play, new.ending, new.winners = self.bet, self.to_play, self.ending, self.winners
        return new

    def list_actions(self, actions: Buffer) -> None:
        for action in range(3):
            actions.add(action)

    def perform(self, action: int) -> None:
        if self.to_play == CHANCE:
            self.finish(0 if action < self.ODDS[self.bet] else 1)
        else:
            self.bet = action
            self.to_play = CHANCE

    def sample_chance(self, rng: Rng) -> int:
        return rng.below(10)

    def chance_outcomes(self) -> list[tuple[int, Fraction]]:
        return [(outcome, Fraction(1, 10)) for outcome in range(10)]


class Matching(Toy):
    """The first player bets, and wins in one case of three; or he lets a card be drawn, of which there are two, and the
    second player wins if he names it. He sees it: so nobody should let it be drawn. `seen`: search is told of it, too.
    """

    BET, DRAW = 0, 1

    def __init__(self, seen: bool) -> None:
        super().__init__(2)
        self.seen = seen
        self.done = -1
        self.card = -1

    def clone(self) -> Matching:
        new = Matching(self.seen)
        new.done, new.card = self.done, self.card
        new.to_play, new.ending, new.winners = self.to_play, self.ending, self.winners
        return new

    def list_actions(self, actions: Buffer) -> None:
        actions.add(0)
        actions.add(1)

    def perform(self, action: int) -> None:
        if self.done < 0:
            self.done = action
            self.to_play = CHANCE
        elif self.done == self.BET:
            self.finish(0 if action == 0 else 1)
        elif self.card < 0:
            self.card = action
            self.to_play = 1
        else:
            self.finish(1 if action == self.card else 0)

    def subject(self, action: int) -> int:
        return self.card + 1 if self.seen else 0

    def sample_chance(self, rng: Rng) -> int:
        return rng.below(3 if self.done == self.BET else 2)


class Kingmaker(Toy):
    """Three players. The first chooses a side; the second then chooses who of the others wins, or on side 1 himself.

    So the first gets nothing on side 1, and on side 0 his victory depends on the second's whim: side 0 is better.
    """

    def __init__(self) -> None:
        super().__init__(3)
        self.side = -1

    def clone(self) -> Kingmaker:
        new = Kingmaker()
        new.side, new.to_play, new.ending, new.winners = self.side, self.to_play, self.ending, self.winners
        return new

    def list_actions(self, actions: Buffer) -> None:
        actions.add(0)
        actions.add(1)

    def perform(self, action: int) -> None:
        if self.to_play == 0:
            self.side = action
            self.to_play = 1
        elif self.side == 1:
            self.finish(1 if action == 1 else 0)
        else:
            self.finish(0 if action == 1 else 2)


class Turns(Toy):
    """The first player takes a road: who is on it (a seat) plays so many turns (a number) before anybody else is asked.

    There are three ways each time, and only who always goes the third has won in the end; otherwise the other has.
    `played` counts the moves in all copies of a position together.
    """

    def __init__(self, roads: list[tuple[int, int]]) -> None:
        super().__init__(2)
        self.roads = roads
        self.played = [0]
        self.turns = 0
        self.strayed = False

    def clone(self) -> Turns:
        new = Turns(self.roads)
        new.played, new.turns, new.strayed = self.played, self.turns, self.strayed
        new.to_play, new.ending, new.winners = self.to_play, self.ending, self.winners
        return new

    def list_actions(self, actions: Buffer) -> None:
        for action in range(3 if self.turns else len(self.roads)):
            actions.add(action)

    def perform(self, action: int) -> None:
        self.played[0] += 1
        if self.turns == 0:
            self.to_play, self.turns = self.roads[action]
            return
        self.strayed = self.strayed or action != 2
        self.turns -= 1
        if self.turns == 0:
            self.finish(1 - self.to_play if self.strayed else self.to_play)


class Alert(Evaluator):
    """Takes every position for one in which the game may end all at once."""

    def __init__(self) -> None:
        super().__init__((), {})

    def sudden(self, state: State) -> bool:
        return True


class Ignorant(Evaluator):
    """Takes all seats for equal, whatever the position."""

    def __init__(self) -> None:
        super().__init__((), {})

    def features(self, state: State, seat: int, out: array[float]) -> None:
        pass

    def spread(self, state: State) -> float:
        return 1.0
