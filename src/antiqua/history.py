"""What has happened in a match: its moves, the forced ones that followed, who may know of them, and what is new."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from antiqua.games.game import Event, Game
from antiqua.kernel.errors import NoHistory
from antiqua.kernel.seats import CHANCE, SPECTATOR
from antiqua.kernel.state import State

VEILED = -1  # stands for the number of an action that one may not know


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One move of a seat or of chance, with its notation in the position where it was made.

    Where `seen_by` lists seats, only these may know it, and everybody else reads `veil` instead.
    """

    seat: int
    action: int
    text: str
    seen_by: tuple[int, ...] | None = None
    veil: str = ""

    def shown_to(self, viewer: int | None) -> Step:
        """What `viewer` may know of it; None knows everything."""
        if may_know(viewer, self.seen_by):
            return self
        return replace(self, action=VEILED, text=self.veil)


class Entry(Step, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One entry of the history: a move, the forced moves that followed by themselves, and all that happened."""

    forced: tuple[Step, ...] = ()
    events: tuple[Any, ...] = ()

    @property
    def steps(self) -> tuple[Step, ...]:
        return (self, *self.forced)

    @property
    def chance(self) -> bool:
        """Has chance shown an outcome?"""
        return any(step.seat == CHANCE for step in self.steps)

    @property
    def hidden(self) -> bool:
        """Was there something that not everybody may know?"""
        return any(known.seen_by is not None for known in (*self.steps, *self.events))

    def shown_to(self, viewer: int | None) -> Entry:
        if not self.hidden:
            return self
        known = may_know(viewer, self.seen_by)
        return replace(
            self,
            action=self.action if known else VEILED,
            text=self.text if known else self.veil,
            forced=tuple(step.shown_to(viewer) for step in self.forced),
            events=tuple(event for event in self.events if may_know(viewer, event.seen_by)),
        )


class Changes(msgspec.Struct, frozen=True):
    """What has become of a log since an earlier version: its first `kept` entries stand, and `entries` follow them.

    `log[changes.kept :] = changes.entries` brings a copy of the log to `version`. Where moves were only taken back,
    nothing follows.
    """

    version: int
    kept: int
    entries: tuple[Entry, ...] = ()


class History:
    """The entries of a match, each with the version of the match that it came with.

    The first `absent` of them may be elsewhere. What depends on all of them is counted along: the moves of every seat,
    and which entry is the first that hides something.
    """

    def __init__(
        self,
        moves: Sequence[int],
        absent: int = 0,
        versions: Sequence[int] = (),
        entries: Sequence[Entry] = (),
    ) -> None:
        self.moves = list(moves)
        self.absent = absent
        self.versions = list(versions)
        self.entries = list(entries)
        self.secret: int | None = None

    def __len__(self) -> int:
        return self.absent + len(self.entries)

    def __getitem__(self, number: int) -> Entry:
        """The entry with this number; the first is 0."""
        return self.entries[self.place(number)]

    def place(self, number: int) -> int:
        if number < self.absent:
            raise NoHistory("error-history-absent", absent=self.absent)
        return number - self.absent

    def whole(self) -> list[Entry]:
        """All entries, if they are here."""
        self.place(0)
        return self.entries

    def count(self, players: int) -> None:
        """Count anew what depends on all entries."""
        self.moves = [sum(entry.seat == seat for entry in self.entries) for seat in range(players)]
        self.secret = next((number for number, entry in enumerate(self.entries) if entry.hidden), None)

    def add(self, entry: Entry, version: int) -> None:
        if entry.seat != CHANCE:
            self.moves[entry.seat] += 1
        if self.secret is None and entry.hidden:
            self.secret = len(self)
        self.entries.append(entry)
        self.versions.append(version)

    def take_back(self) -> Entry:
        entry = self.entries.pop()
        self.versions.pop()
        if entry.seat != CHANCE:
            self.moves[entry.seat] -= 1
        if self.secret == len(self):
            self.secret = None
        return entry

    def known(self, version: int) -> int:
        """How many of these entries there were at that version already: what was made again since came later."""
        here = bisect_right(self.versions, version)
        return self.absent + here if here else self.place(0)

    def since(self, number: int) -> list[Entry]:
        """The entries from this number on."""
        return self.entries[self.place(number) :]


def may_know(viewer: int | None, seen_by: tuple[int, ...] | None) -> bool:
    return viewer is None or seen_by is None or viewer in seen_by


def step_to_be(game: Game, state: State, action: int) -> Step:
    """A move that is about to be made in `state`."""
    move = game.move(state, action)
    seen_by = tuple(seat for seat in range(state.players) if game.sees(state, seat, move))
    if len(seen_by) == state.players and game.sees(state, SPECTATOR, move):
        return Step(state.to_play, action, game.write(move))
    return Step(state.to_play, action, game.write(move), seen_by, game.veil(move))


class Gatherer:
    """The listener that gathers what one move brings about."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.forced_steps: list[Step] = []
        self.events: list[Event] = []

    def happened(self, event: Event) -> None:
        self.events.append(event)

    def forced(self, state: State, action: int) -> None:
        self.forced_steps.append(step_to_be(self.game, state, action))
