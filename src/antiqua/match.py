"""A game being played: its history, its chance, undo to the last barrier, what is new, saving and loading.

    match = Match("seven_wonders_duel", seed=7, names=["Anna", "Boris"])
    match.play("pick sphinx")
    match.play_all("sell 2 cloth, buy 1 wine")
    match.undo()
    match.save("evening.json")

Every move makes a new position; the one before it is kept until a barrier makes it unreachable. A barrier is a chance
outcome, something hidden that somebody has seen, or the move of another person. Loading restores the positions as they
were saved and never plays the old moves again, so a mended rule cannot break a running game.

A match has a version that only grows: one more for every entry that is made, by a move or by playing again, and one
more for every undo. Whoever knows an old version is told what is new since then:

    log = match.log(viewer)
    version = match.version
    ...
    changes = match.changes(version, viewer)
    log[changes.kept :] = changes.entries

A store need not write a whole match at every move: `head` is small, and `increment` says which rows to add to it.
`Match.restored` goes on from the head and the rows that undo can still reach.
"""

from __future__ import annotations

import logging
import os
import re
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from itertools import pairwise
from operator import index
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from antiqua import games
from antiqua.games.game import Decision, Game, Message, Move, Outcome
from antiqua.history import Changes, Entry, Gatherer, History, Step, step_to_be
from antiqua.kernel.errors import BadOption, BadSave, IllegalMove, NoHistory, NotYourTurn, NoUndo
from antiqua.kernel.rng import Rng, restored
from antiqua.kernel.seats import CHANCE, OVER, SPECTATOR
from antiqua.kernel.state import State
from antiqua.saved import (
    Core,
    Head,
    Increment,
    Position,
    Row,
    SavedMatch,
    SavedUndone,
    damaged,
    opened,
    sealed,
    with_events,
)

if TYPE_CHECKING:
    from antiqua.record import Record

AUTO, MANUAL = "auto", "manual"
LOG = logging.getLogger(__name__)
Listener = Callable[[Changes], object]


class Undone(NamedTuple):
    """An entry that was taken back, and what playing it again leads to."""

    entry: Entry
    after: State
    barrier: int


class Rehearsal(NamedTuple):
    """Where moves would lead, and what they would bring about."""

    state: State
    entries: tuple[Entry, ...]


class Subscriber:
    """Somebody who wants to be told what is new, and the version that he knows."""

    def __init__(self, listener: Listener, version: int) -> None:
        self.listener = listener
        self.version = version


# -- the match -----------------------------------------------------------------------------------------------


class Match:
    """A game being played. `state` is the position now, `history` how it came about.

    Chance is drawn by `rng` after every move; with `chance="manual"` its outcomes are played like moves, by people who
    read them off a real table. Every change makes a new state, so a state once taken from a match stays as it is.

    The steps of one action come in any order, as people make them; with `any_order=False` only in the canonical one.
    The moves of the seats in `bots` are answers: whoever moved before them may take his move back together with them.
    Where nobody but bots plays, there is nobody to answer.
    """

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        *,
        seed: int | None = None,
        names: Sequence[str] = (),
        chance: str = AUTO,
        any_order: bool = True,
        bots: Collection[int] = (),
        start: State | None = None,
        **options: Any,
    ) -> None:
        """A new game, or one from the set-up position `start`, which brings its players and options along."""
        if start is not None and (players is not None or options):
            raise TypeError("a position that is set up brings its players and options along")
        if chance not in (AUTO, MANUAL):
            raise BadOption(
                "error-bad-option-value", option="chance", value=str(chance), allowed=f"{AUTO}, {MANUAL}"
            )
        self.game = games.get(game) if isinstance(game, str) else game
        self.state: State = self.game.start(players, **options) if start is None else start.clone()
        self.state.any_order = any_order and self.game.free_steps
        self.state.play_forced()  # where steps were free before, the canonical order may leave no choice
        self.start = None if start is None else self.state
        self.bots = frozenset(bots)
        self.rng = Rng(int.from_bytes(os.urandom(8)) if seed is None else seed)
        self.names = checked_names(names, self.state.players)
        self.manual = chance == MANUAL
        self.version = 0
        self._turned = 0  # the version with which the end, or taking it back, changed what everybody may know
        self._history = History([0] * self.state.players)
        self._before: list[State] = []  # the positions before the last entries
        self._undone: list[Undone] = []
        self._barrier = 0  # how many entries can never be taken back
        self._subscribers: list[Subscriber] = []
        self._draw_chance()

    def __repr__(self) -> str:
        return f"<Match of {self.game.name}, {self.made} entries, {self.state!r}>"

    def __getstate__(self) -> dict[str, Any]:
        """A copy has no listeners: they belong to this one."""
        return {**self.__dict__, "_subscribers": []}

    @property
    def players(self) -> int:
        return self.state.players

    @property
    def options(self) -> dict[str, Any]:
        return self.game.options_of(self.state)

    @property
    def any_order(self) -> bool:
        """Do the steps of one action come in any order?"""
        return self.state.any_order

    @property
    def over(self) -> bool:
        return self.state.to_play == OVER

    @property
    def made(self) -> int:
        """How many entries the history has."""
        return len(self._history)

    @property
    def moves(self) -> tuple[int, ...]:
        """How many entries of the history are moves of each seat."""
        return tuple(self._history.moves)

    @property
    def history(self) -> list[Entry]:
        """All entries; where only the last ones were loaded, `NoHistory` is raised."""
        return self._history.whole()

    # -- playing ---------------------------------------------------------------------------------------------

    def play(self, move: int | str | Move, seat: int | None = None, reader: int | None = SPECTATOR) -> Entry:
        """Make a move, given as number, text or value; then chance, unless it is manual, makes its own.

        `seat` is who asks for it (`CHANCE` for an outcome): if somebody else is to play, `NotYourTurn` is raised.
        `reader` is who is told why an outcome of chance is refused (None: somebody who may know everything); he learns
        nothing that he may not know. A move that is wrong in any way changes nothing.
        """
        if seat is not None and not self.over:
            self._expect(seat)
        entry = self._make(self._number(self.state, move, reader))
        self._draw_chance()
        self._tell()
        return entry

    def play_all(
        self,
        moves: str | Sequence[int | str | Move],
        seat: int | None = None,
        reader: int | None = SPECTATOR,
    ) -> tuple[Entry, ...]:
        """Make several moves of one seat, or none of them if one is wrong: a line such as `sell 2 cloth, buy 1 wine`.

        Neither chance nor another seat may come in between. What one move has brought about by itself, because nothing
        else was left, may be said all the same.
        """
        if seat is not None and not self.over:
            self._expect(seat)
        said = self.game.several(moves) if isinstance(moves, str) else moves
        entries = [self._make(action) for action in self._rehearsed(said, reader)]
        self._draw_chance()
        self._tell()
        return tuple(entries)

    def rehearse(
        self,
        moves: str | Sequence[int | str | Move],
        seat: int | None = None,
        reader: int | None = SPECTATOR,
    ) -> Rehearsal:
        """What `play_all` would lead to before chance answers. Nothing changes, and nothing is drawn."""
        if seat is not None and not self.over:
            self._expect(seat)
        said = self.game.several(moves) if isinstance(moves, str) else moves
        state, entries = self.state, []
        for action in self._rehearsed(said, reader):
            entry, state = entry_of(self.game, state, action)
            entries.append(entry)
        return Rehearsal(state, tuple(entries))

    def _rehearsed(self, moves: Sequence[int | str | Move], reader: int | None) -> list[int]:
        """The numbers of moves that can be made one after the other from here."""
        state = self.state.clone()
        turn = state.to_play
        forced: list[Step] = []
        actions: list[int] = []
        for move in moves:
            done = [step for step in forced if self._says(move, step)]
            if done and (state.to_play != turn or not self._possible(state, move)):
                forced.remove(done[0])
                continue
            if actions and state.to_play not in (turn, OVER):
                shown = move if isinstance(move, str) else str(move)
                raise IllegalMove("error-interrupted", move=shown, expected=mover(state.to_play))
            action = self._number(state, move, reader)
            state.listener = gatherer = Gatherer(self.game)
            state.apply(action)
            state.listener = None
            actions.append(action)
            forced += gatherer.forced_steps
        return actions

    def _expect(self, seat: int) -> None:
        expected = self.state.to_play
        if seat == expected:
            return
        if seat == CHANCE:
            raise NotYourTurn("error-not-chances-turn", expected=mover(expected))
        raise NotYourTurn("error-not-your-turn", seat=seat + 1, expected=mover(expected))

    def _number(self, state: State, move: int | str | Move, reader: int | None) -> int:
        """The number of a move that is made in `state`; who makes his own move may be told everything about it."""
        told = None if state.to_play != CHANCE else reader
        if isinstance(move, Move):
            move = self.game.write(move)
        if isinstance(move, str):
            return self.game.parse(state, move, told)
        if told is not None and not self.game.knows(state, told) and move not in state.legal_actions():
            raise IllegalMove("error-illegal-move-untold", move=str(move))
        return move

    def _says(self, move: int | str | Move, step: Step) -> bool:
        """Is it this step that somebody means?"""
        if isinstance(move, str):
            move = self.game.read(move)
        return (self.game.write(move) == step.text) if isinstance(move, Move) else move == step.action

    def _possible(self, state: State, move: int | str | Move) -> bool:
        try:
            return self._number(state, move, None) in state.legal_actions()
        except IllegalMove:
            return False

    def _make(self, action: int) -> Entry:
        entry, after = entry_of(self.game, self.state, action)
        self._add(entry, after)
        return entry

    def _add(self, entry: Entry, after: State) -> None:
        made = self.made
        answer = entry.seat in self.bots and len(self.bots) < self.players
        if made and self._history[made - 1].seat != entry.seat and not answer:
            self._barrier = made
        self._append(entry, after)
        self._undone.clear()
        if entry.chance or entry.hidden or self._all_is_shown:
            self._barrier = made + 1
        if not self.manual:
            del self._before[: len(self._before) - (made + 1 - self._barrier)]

    def _append(self, entry: Entry, after: State) -> None:
        self.version += 1
        self._history.add(entry, self.version)
        self._before.append(self.state)
        self.state = after
        if self._all_is_shown:
            self._turned = self.version

    @property
    def _all_is_shown(self) -> bool:
        """Is the game over, and everybody told what was hidden?"""
        return self.over and self._history.secret is not None

    def _draw_chance(self) -> None:
        while not self.manual and self.state.to_play == CHANCE:
            self._make(self.state.sample_chance(self.rng))

    # -- undo and redo ---------------------------------------------------------------------------------------

    def can_undo(self, seat: int | None = None) -> bool:
        """May `seat` (None: whoever moved last) take its last move back?"""
        return self._why_no_undo(seat) is None

    def undo(self, seat: int | None = None, *, chance: bool = False) -> Entry:
        """Take back the last move of `seat` (None: of whoever moved last), with the forced moves that followed it.

        The answers of bots go with it. Where a barrier stands, `NoUndo` says which. Where chance is manual,
        `chance=True` corrects what people have typed in wrongly: it takes back the last entry whatever it is, as often
        as wanted, up to the beginning; what bots have done since would be done again at once, and goes with it.
        """
        correction = chance and self.manual and self.made
        if correction:
            answers = self._latest_of_bots()
            self._history.place(max(0, self.made - answers - 2))  # the last entry that stays must be here
        else:
            why = self._why_no_undo(seat)
            if why is not None:
                raise NoUndo(why)
            answers = 0 if seat in self.bots else self._answers()
        entry = self._take_back(answers + 1)
        self._tell()
        return entry

    def _take_back(self, entries: int) -> Entry:
        """Take back so many entries, which is one change; returns the first of them."""
        self.version += 1
        if self._all_is_shown:
            self._turned = self.version
        for _ in range(entries):
            entry = self._history.take_back()
            self._undone.append(Undone(entry, self.state, self._barrier))
            self.state = self._before.pop()
            self._barrier = min(self._barrier, self.made)
        return entry

    def _latest_of_bots(self) -> int:
        """How many entries in a row are moves of bots, from the last one back; none if nobody else did anything."""
        for count in range(self.made):
            if self._history[self.made - 1 - count].seat not in self.bots:
                return count
        return 0

    def _answers(self) -> int:
        """How many of the last entries are moves of bots that followed a person's; all to the barrier if none did."""
        for count, entry in enumerate(reversed(self._history.since(self._barrier))):
            if entry.seat not in self.bots:
                return count
        return self.made - self._barrier if self._barrier else 0

    def _why_no_undo(self, seat: int | None) -> str | None:
        """The message that says why `seat` cannot undo, if it cannot."""
        if not (any(self._history.moves) if seat is None else self._has_moved(seat)):
            return "error-nothing-to-undo"
        stays = self.made - (0 if seat in self.bots else self._answers())
        last = self._history[stays - 1]
        own = seat in (None, last.seat)
        if stays > self._barrier:
            return None if own else "error-undo-barrier-player"
        if not own and last.seat not in self.bots | {CHANCE}:
            return "error-undo-barrier-player"
        wall = self._history[self._barrier - 1]  # it is why nothing before it comes back
        if wall.chance:
            return "error-undo-barrier-chance"
        if wall.hidden or self.over:
            return "error-undo-barrier-hidden"
        return "error-undo-barrier-player"

    def _has_moved(self, seat: int) -> bool:
        return 0 <= seat < self.players and self._history.moves[seat] > 0

    def can_redo(self, seat: int | None = None) -> bool:
        return bool(self._undone) and seat in (None, self._undone[-1].entry.seat)

    def redo(self, seat: int | None = None) -> Entry:
        """Play again what was taken back last, and the answers of bots; a new move makes that impossible."""
        if not self.can_redo(seat):
            raise NoUndo("error-nothing-to-redo")
        entry = self._play_again()
        while self._undone and self._undone[-1].entry.seat in self.bots - {entry.seat}:
            self._play_again()
        self._tell()
        return entry

    def _play_again(self) -> Entry:
        entry, after, barrier = self._undone.pop()
        self._append(entry, after)
        self._barrier = barrier
        return entry

    # -- looking ---------------------------------------------------------------------------------------------

    def view(self, seat: int = SPECTATOR) -> Any:
        """What `seat` may see."""
        return self.game.view(self.state, seat)

    def decision(self, seat: int = SPECTATOR) -> Decision | None:
        """What is pending, as `seat` may know it."""
        return self.game.decision(self.state, seat)

    def outcome(self) -> Outcome | None:
        """Who won and why; None while the game goes on."""
        return self.game.outcome(self.state)

    def log(self, viewer: int | None = SPECTATOR, since: int = 0) -> list[Entry]:
        """The history as `viewer` (a seat, `SPECTATOR`, or None for all) may know it: moves and events.

        With `since`, only what came after that version. When the game is over, nothing is hidden any more.
        """
        return self._shown(self._history.known(since), viewer)

    def _shown(self, number: int, viewer: int | None) -> list[Entry]:
        """The entries from this number on."""
        knower = None if self.over else viewer
        return [entry.shown_to(knower) for entry in self._history.since(number)]

    def at(self, made: int) -> State:
        """The position after so many entries, found by playing them again; it needs the whole history."""
        state = self.game.start(self.players, **self.options) if self.start is None else self.start.clone()
        state.any_order = self.any_order
        state.play_forced()
        for entry in self.history[:made]:
            state.apply(entry.action)
        return state

    def branch(self, made: int, names: Sequence[str] = (), bots: Collection[int] = ()) -> Match:
        """A new match that went the same way for so many entries, and goes on by its own chance from there.

        What was before can be read, and not be taken back.
        """
        anew = self.start is None
        other = Match(
            self.game,
            self.players if anew else None,
            names=names,
            chance=MANUAL,
            any_order=self.any_order,
            bots=bots,
            start=self.start,
            **(self.options if anew else {}),
        )
        for entry in self.history[:made]:
            other._make(entry.action)
        other.manual = False
        other._barrier = other.made
        other._before.clear()
        other._draw_chance()
        return other

    def actions(self, since: int) -> list[int]:
        """The numbers of all actions that came after that version; forced ones follow by themselves."""
        return [entry.action for entry in self._history.since(self._history.known(since))]

    def version_of(self, number: int) -> int:
        """The version that the entry with this number came with; the first is 0."""
        return self._history.versions[self._history.place(number)]

    def record(self, viewer: int | None = SPECTATOR, date: str = "") -> Record:
        """The game so far as a record, for `viewer` to keep."""
        from antiqua.record import Record

        return Record.of(self, viewer, date)

    # -- what is new -----------------------------------------------------------------------------------------

    def changes(self, since: int, viewer: int | None = SPECTATOR) -> Changes:
        """What is new for `viewer`, who knows the log as it was at version `since`.

        It costs as much as there is new. Only when the end shows what was hidden, all since the first secret is told
        again, and so is everything to one who knows a version that never was. Where that was not loaded, `NoHistory`
        is raised.
        """
        kept = self._kept(since, viewer)
        return Changes(self.version, kept, tuple(self._shown(kept, viewer)))

    def has_since(self, since: int, viewer: int | None = SPECTATOR) -> bool:
        """Can `changes` tell it? Where only the last entries were loaded, it may lack what is needed."""
        if not self._history.absent:
            return True
        try:
            return self._kept(since, viewer) >= self._history.absent
        except NoHistory:
            return False

    def _kept(self, since: int, viewer: int | None) -> int:
        """How many entries of the log `viewer` need not be told again, who knows it as it was at version `since`."""
        kept = self._history.known(since) if 0 <= since <= self.version else 0
        if viewer is not None and since < self._turned and self._history.secret is not None:
            kept = min(kept, self._history.secret)
        return kept

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Let `listener` be told all that is new, hidden things too, after every move, undo and redo.

        It is called when the match has changed already, so whatever it does or raises, the move stands; what it raises
        is logged, and what it has missed so is told with the next change. A move that it makes itself is told to
        everybody in the right order. Call what is returned to end it.
        """
        subscriber = Subscriber(listener, self.version)
        self._subscribers.append(subscriber)

        def end() -> None:
            if subscriber in self._subscribers:
                self._subscribers.remove(subscriber)

        return end

    def _tell(self) -> None:
        for subscriber in tuple(self._subscribers):
            since, subscriber.version = subscriber.version, self.version
            if since == self.version:  # a listener before this one has made a move, and this one knows it
                continue
            try:
                subscriber.listener(self.changes(since, None))
            except Exception:
                subscriber.version = since
                LOG.exception("a listener failed at version %d of a match", self.version)

    # -- storing it move by move -----------------------------------------------------------------------------

    def head(self) -> Head:
        """Everything but the entries: what a store replaces at every change. Its size does not grow with the game."""
        return Head(
            **self._core(),
            version=self.version,
            made=self.made,
            moves=self.moves,
            secret=self._history.secret,
            bots=tuple(sorted(self.bots)),
        )

    def increment(self, since: int) -> Increment:
        """What a store that knows version `since` has to add; it holds secrets, and is for no player."""
        kept = self._history.known(since)
        first = self.made - len(self._before)
        rows = tuple(
            Row(
                number,
                self.version_of(number),
                self._history[number],
                self._before[number - first].to_dict() if number >= first else None,
            )
            for number in range(kept, self.made)
        )
        return Increment(self.version, kept, rows)

    @classmethod
    def restored(cls, head: Head, rows: Sequence[Row]) -> Match:
        """The match that a store holds, from its head and its last rows: at least those from `head.reach` on.

        With all rows it has its whole history. Where chance is manual, corrections go back as far as there are rows.
        What does not fit together raises `BadSave`.
        """
        match = cls._without_history(head)
        match.bots = frozenset(head.bots)
        absent = head.made - len(rows)
        entries = [row.entry for row in rows]
        match._history = History(head.moves, max(0, absent), [row.version for row in rows], entries)
        match._history.secret = head.secret
        fits = {
            "bots": match.bots <= set(range(len(head.moves))),
            "moves": len(head.moves) == len(head.names) and sum(head.moves) <= head.made,
            "rows": 0 <= absent <= head.reach and [row.number for row in rows] == [*range(absent, head.made)],
            "secret": head.secret is None or head.secret < head.made,
        }
        refuse_misfits(fits)
        first = absent if head.manual else head.barrier
        match._restore(head, [row.before or {} for row in rows if row.number >= first])
        return match

    # -- saving and loading ----------------------------------------------------------------------------------

    def to_json(self) -> str:
        """Everything, to go on later exactly from here."""
        history = tuple(self.history)
        return sealed(
            SavedMatch(
                **self._core(),
                version=0 if self.version == self.made else self.version,
                before=tuple(state.to_dict() for state in self._before),
                history=history,
            )
        )

    def _core(self) -> dict[str, Any]:
        """What all saved forms have."""
        return {
            "game": self.game.name,
            "rules_version": self.game.rules_version,
            "names": self.names,
            "manual": self.manual,
            "rng": f"{self.rng.state:016x}",
            "start": None if self.start is None else self.start.to_dict(),
            "state": self.state.to_dict(),
            "barrier": self._barrier,
            "undone": tuple(
                SavedUndone(entry, after.to_dict(), barrier) for entry, after, barrier in self._undone
            ),
            "turned": self._turned,
        }

    @classmethod
    def from_json(cls, text: str | bytes) -> Match:
        """The match that `to_json` wrote; anything else raises `BadSave`."""
        saved = opened(text)
        match = cls._without_history(saved)
        made = len(saved.history)
        match.version = saved.version or made
        match.bots = frozenset()
        # Each entry may have come with a lower version than this; so nobody is told too little.
        versions = range(match.version - made + 1, match.version + 1)
        match._history = History((), 0, versions, saved.history)
        match._restore(saved, saved.before)
        match._history.count(match.players)
        return match

    @classmethod
    def _without_history(cls, saved: Core) -> Match:
        """A match that lacks its entries and positions."""
        try:
            game = games.get(saved.game)
        except BadOption as error:
            raise BadSave("error-save-damaged", why=error) from None
        if saved.rules_version > game.rules_version:
            version, supported = str(saved.rules_version), str(game.rules_version)
            raise BadSave("error-newer-rules", version=version, supported=supported)
        match = cls.__new__(cls)
        match.game = game
        match.rng = restored(int(saved.rng, 16))
        match.names = saved.names
        match.manual = saved.manual
        match.version = saved.version
        match._turned = saved.turned
        match._barrier = saved.barrier
        match._subscribers = []
        return match

    def _restore(self, saved: Core, before: Sequence[Position]) -> None:
        """The entries as values, and the positions; all of them are checked."""
        position = self.game.from_dict
        try:
            self.start = None if saved.start is None else position(saved.start)
            self.state = position(saved.state)
            self._history.entries = with_events(self.game, self._history.entries)
            self._before = [position(one) for one in before]
            entries = with_events(self.game, [undone.entry for undone in saved.undone])
            self._undone = [
                Undone(entry, position(undone.after), undone.barrier)
                for entry, undone in zip(entries, saved.undone, strict=True)
            ]
        except (BadSave, BadOption) as error:
            raise BadSave("error-save-damaged", why=error) from None
        except (msgspec.ValidationError, UnicodeError) as error:
            raise damaged(str(error)) from None
        self._check()

    def _check(self) -> None:
        """The parts of a saved match fit together."""
        made, kept = self.made, len(self._before)
        here = self._history.entries
        positions = [self.state, *self._before, *(undone.after for undone in self._undone)]
        entries = [*here, *(undone.entry for undone in self._undone)]
        versions = [*self._history.versions, self.version + 1]
        fits = {
            "names": len(self.names) == self.players,
            "barrier": self._barrier <= made,
            "version": self.version >= made
            and self.version >= self._turned
            and all(one < other for one, other in pairwise(versions)),
            "before": kept == (len(here) if self.manual else made - self._barrier)
            and all(
                entry.seat == state.to_play
                for entry, state in zip(entries[len(here) - kept :], self._before, strict=False)
            ),
            "undone": all(undone.barrier <= made + len(self._undone) for undone in self._undone),
            "history": all(CHANCE <= step.seat < self.players for entry in entries for step in entry.steps),
            "state": self.manual or all(state.to_play != CHANCE for state in positions),
            "options": all(
                state.players == self.players
                and state.any_order == self.state.any_order
                and self.game.options_of(state) == self.options
                for state in [*positions, self.start or self.state]
            ),
        }
        refuse_misfits(fits)

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the match to a file; if that fails, the file is what it was before."""
        target = Path(path)
        part = Path(f"{target}.{os.getpid()}.part")
        try:
            with open(part, "w", encoding="utf-8") as file:
                file.write(self.to_json())
                file.flush()
                os.fsync(file.fileno())
            os.replace(part, target)
        except (OSError, ValueError) as error:
            with suppress(OSError, ValueError):
                part.unlink()
            raise BadSave("error-file-unwritable", file=str(path), why=system_words(error)) from None

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> Match:
        """The match that `save` wrote."""
        try:
            text = Path(path).read_bytes()
        except FileNotFoundError:
            raise BadSave("error-file-not-found", file=str(path)) from None
        except (OSError, ValueError) as error:
            raise BadSave("error-file-unreadable", file=str(path), why=system_words(error)) from None
        try:
            return cls.from_json(text)
        except BadSave as error:
            if error.id == "error-save-damaged":
                raise BadSave("error-save-file-damaged", file=str(path), why=error.details["why"]) from None
            raise


def entry_of(game: Game, state: State, action: int) -> tuple[Entry, State]:
    """The entry of an action in a position, and the position after it; `state` stays as it is."""
    after = state.clone()
    after.listener = gatherer = Gatherer(game)
    after.apply(action)
    after.listener = None
    step = step_to_be(game, state, index(action))
    entry = Entry(
        step.seat,
        step.action,
        step.text,
        step.seen_by,
        step.veil,
        tuple(gatherer.forced_steps),
        tuple(gatherer.events),
    )
    return entry, after


def refuse_misfits(fits: Mapping[str, bool]) -> None:
    """Name the first part of a saved match that does not fit the rest."""
    for part, right in fits.items():
        if not right:
            raise BadSave("error-save-damaged", why=Message("error-save-part", {"part": part}))


# -- names and words -----------------------------------------------------------------------------------------


def checked_names(names: Sequence[str], players: int) -> tuple[str, ...]:
    """One name per seat, each of them one line; a name that is not given is empty."""
    if len(names) > players:
        raise BadOption("error-too-many-names", names=", ".join(names), players=players)
    return tuple(one_line(name) for name in [*names, *[""] * (players - len(names))])


def one_line(text: str) -> str:
    """A text without line breaks, control characters and needless spaces, that every file can hold."""
    return re.sub(r"[\s\x00-\x1f\x7f-\x9f]+", " ", text.encode(errors="replace").decode()).strip()


def mover(seat: int) -> Message:
    return Message("chance") if seat == CHANCE else Message("player", {"number": seat + 1})


def system_words(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)
