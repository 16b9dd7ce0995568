"""The contract: one position of one game, whatever the game.

A game subclasses `State` and writes the methods of the first half; the second half comes for free. Chance is a seat:
shuffles, dice and draws are moves of `CHANCE`, made at the moment a thing is revealed. A choice with a single option is
not a choice: `play` makes it, so wherever a seat or chance is to play there are at least two legal actions.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from importlib import import_module
from operator import index
from typing import Any, Protocol, TypeVar

from antiqua.kernel import bits, seats
from antiqua.kernel.errors import AntiquaError, IllegalMove, InvalidMove
from antiqua.kernel.rng import Rng, scramble

CHANCE = seats.CHANCE
OVER = seats.OVER
SIGN = 0x80000000
DE_BRUIJN = bits.DE_BRUIJN
BIT_OF = bits.BIT_OF
S = TypeVar("S", bound="State")


class Listener(Protocol):
    """Somebody who wants to know what happens inside the rules."""

    def happened(self, event: Any) -> None:
        """Something happened; the games say what in their `events.py`."""

    def forced(self, state: Any, action: int) -> None:
        """The seat to play in `state` has only this `action`, which is about to be made for it."""


class Buffer:
    """A list of numbers that is filled again and again without being allocated again."""

    items: list[int]
    count: int
    lent: bool  # somebody is using it

    def __init__(self) -> None:
        self.items = [0] * 1024
        self.count = 0
        self.lent = False

    def add(self, number: int) -> None:
        self.items[self.count] = number
        self.count += 1

    def add_members(self, mask: int, first: int) -> None:
        """Add `first` + member for every member of `mask`, the smallest first."""
        count = self.count
        while mask:
            self.items[count] = first + BIT_OF[(mask & -mask) * DE_BRUIJN >> 58 & 63]
            count += 1
            mask &= mask - 1
        self.count = count

    def to_list(self) -> list[int]:
        return [self.items[i] for i in range(self.count)]


SPARE = Buffer()  # for forced moves: to make one costs more than to fill it


class State:
    """One position of one game.

    `players` seats, 0 to players-1; `to_play` is a seat, `CHANCE` or `OVER`, and `phase` what is to be decided (the
    game names them); `active` is whose turn it is, also while others or chance decide; when it is over, `ending` says
    how (0 while it goes on; the game names the others) and `winners` who (bit i for seat i). Points are counted in
    `categories`, which the game names.

    Where the steps of one action may come in any order by the book, a state offers them in the canonical one, so that
    no two ways lead to the same: that is what search wants. With `any_order` it offers every step that is still
    possible, and nothing is passed over without being declined: that is what people want. Both reach the same results.
    """

    players: int
    to_play: int
    phase: int
    active: int
    categories: int
    ending: int
    winners: int
    any_order: bool
    listener: Listener | None

    # -- what a game writes ---------------------------------------------------------------------------------------

    def clone(self) -> State:
        """An equal position that shares nothing that can change, and has no listener."""
        raise NotImplementedError

    def list_actions(self, actions: Buffer) -> None:
        """Fill `actions` with the legal actions of the seat to play, or the outcomes that chance may have."""
        raise NotImplementedError

    def perform(self, action: int) -> None:
        """Make one legal action, or one outcome of chance, and go on to the next that may be open."""
        raise NotImplementedError

    def may_be_forced(self) -> bool:
        """A cheap test: False only where at least two actions are certain."""
        return True

    def sample_chance(self, rng: Rng) -> int:
        """One outcome of chance, drawn with the exact probabilities."""
        raise NotImplementedError

    def chance_outcomes(self) -> list[tuple[int, Fraction]]:
        """Every outcome that chance may have here, with its exact probability."""
        raise NotImplementedError

    def points_for(self, seat: int, category: int) -> int:
        """The points of `seat` in one category, as if the game ended now."""
        raise NotImplementedError

    def resample(self, seat: int, rng: Rng) -> None:
        """Draw anew everything that `seat` (or `SPECTATOR`) cannot see; it cannot tell the difference."""
        raise NotImplementedError

    def hides(self, seat: int) -> bool:
        """May anything in the position be hidden from `seat`? Where not, drawing it anew changes nothing."""
        return True

    def subject(self, action: int) -> int:
        """What lies in sight where a legal action is done, if chance may have laid something else there: search tells
        the same action on another thing from this one. What the number means is up to the game."""
        return 0

    def pack(self, numbers: Buffer) -> None:
        """Append the whole position as numbers, the same for equal positions, whatever led to them."""
        raise NotImplementedError

    # -- what other files of its folder do for it ---------------------------------------------------------------------

    def encoder(self) -> Encoder:
        """What turns positions of this game into numbers for learning."""
        encoder: Encoder = part(type(self).__module__, "encode").ENCODER
        return encoder

    def to_dict(self) -> dict[str, Any]:
        """The whole position as plain data, versioned."""
        data: dict[str, Any] = part(type(self).__module__, "saved").to_dict(self)
        return data

    @classmethod
    def from_dict(cls: type[S], data: dict[str, Any]) -> S:
        """The inverse of `to_dict`; damaged data and unknown versions raise `BadSave`."""
        state: S = part(cls.__module__, "saved").FORM.loaded(data)
        return state

    # -- what every game has ----------------------------------------------------------------------------------------

    def sit_down(self, players: int, categories: int) -> None:
        """Nobody has done anything."""
        self.players = players
        self.active = 0
        self.categories = categories
        self.ending = 0
        self.winners = 0
        self.any_order = False
        self.listener = None

    def copy_common(self, new: State) -> None:
        """Make `new` equal to this, as far as all games are alike."""
        new.players = self.players
        new.to_play = self.to_play
        new.phase = self.phase
        new.active = self.active
        new.categories = self.categories
        new.ending = self.ending
        new.winners = self.winners
        new.any_order = self.any_order
        new.listener = None

    def score(self, seat: int) -> int:
        """The points of `seat`, as if the game ended now."""
        total = 0
        for category in range(self.categories):
            total += self.points_for(seat, category)
        return total

    def play(self, action: int) -> None:
        """Make a legal action without checking it, and every forced one that follows."""
        self.perform(action)
        if self.to_play != OVER and self.may_be_forced():
            self.play_forced()

    def play_forced(self) -> None:
        """While there is only one option, make it."""
        options = Buffer() if SPARE.lent else SPARE
        options.lent = True
        try:
            while self.to_play != OVER and self.may_be_forced():
                options.count = 0
                self.list_actions(options)
                if options.count != 1:
                    break
                if self.listener is not None:
                    self.listener.forced(self, options.items[0])
                self.perform(options.items[0])
        finally:
            options.lent = False

    def apply(self, action: int) -> None:
        """Make a legal action; an illegal one raises `IllegalMove` and changes nothing."""
        try:
            number = index(action)
        except TypeError:
            raise InvalidMove("error-not-an-action", action=repr(action)) from None
        if isinstance(action, bool):
            raise InvalidMove("error-not-an-action", action=repr(action))
        if self.to_play == OVER:
            raise IllegalMove("error-game-over", move=str(number))
        legal = self.legal_actions()
        if number not in legal:
            raise IllegalMove("error-illegal-action", action=number, legal=legal)
        self.play(number)

    def legal_actions(self) -> list[int]:
        """The legal actions in ascending order of the rules; the outcomes where chance is to play; none when over."""
        actions = Buffer()
        if self.to_play != OVER:
            self.list_actions(actions)
        return actions.to_list()

    def mask(self, out: Any) -> None:
        """Set out[a] to 1 for every legal action `a` of the seat to play and to 0 for all others."""
        size = len(out)
        for i in range(size):
            out[i] = 0
        if self.to_play >= 0:
            actions = Buffer()
            self.list_actions(actions)
            for i in range(actions.count):
                if actions.items[i] >= size:
                    raise AntiquaError("error-array-too-small", size=size, needed=actions.items[i] + 1)
                out[actions.items[i]] = 1

    def observe(self, seat: int, out: Any) -> None:
        """What `seat` sees, as numbers, into the array `out`."""
        self.encoder().observe(self, seat, out)

    def scores(self) -> list[int]:
        return [self.score(seat) for seat in range(self.players)]

    def returns(self) -> list[float]:
        """The win shares: 1 for the winner, divided when several share the victory; all 0 while the game goes on."""
        winners = [seat for seat in range(self.players) if self.winners >> seat & 1]
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(self.players)]

    def fingerprint(self) -> int:
        """64 bits that are equal for equal positions, in every process and both builds."""
        numbers = Buffer()
        self.pack(numbers)
        if self.any_order:
            numbers.add(1)
        return digest(numbers)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State) or type(self) is not type(other):
            return NotImplemented
        return self.equals(other)

    def equals(self, other: State) -> bool:
        if self.any_order != other.any_order:
            return False
        mine = Buffer()
        theirs = Buffer()
        self.pack(mine)
        other.pack(theirs)
        return same(mine, theirs)

    def canonical(self) -> State:
        """The same position for search: what is left to do is offered in one order only."""
        twin = self.clone()
        twin.any_order = False
        return twin

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: object) -> State:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self).from_dict, (self.to_dict(),))

    def __repr__(self) -> str:
        who = (
            "over" if self.to_play == OVER else "chance" if self.to_play == CHANCE else f"seat {self.to_play}"
        )
        return f"<{type(self).__name__} {who} {self.fingerprint():016x}>"


class Encoder:
    """Turns what one seat sees into numbers; one per game, in its `encode.py`."""

    def size(self, players: int) -> int:
        """How many numbers an observation has."""
        raise NotImplementedError

    def observe(self, state: State, seat: int, out: Any) -> None:
        """Fill out[0..size-1] with what `seat` sees of `state`."""
        raise NotImplementedError


@cache
def part(module: str, name: str) -> Any:
    """The module of that name in the same folder; it may import the first one, so it is found late."""
    folder = module.rpartition(".")[0]
    return import_module(f"{folder}.{name}")


def digest(numbers: Buffer) -> int:
    hash = scramble(numbers.count)
    for i in range(numbers.count):
        hash = scramble(hash ^ (numbers.items[i] + SIGN))
    return hash


def same(one: Buffer, other: Buffer) -> bool:
    if one.count != other.count:
        return False
    for i in range(one.count):
        if one.items[i] != other.items[i]:
            return False
    return True
