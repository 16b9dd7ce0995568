"""A game being played: its history, its chance, undo to the last barrier, saving and loading.

    match = Match("seven_wonders_duel", seed=7, names=["Anna", "Boris"])
    match.play("pick sphinx")
    match.play_all("sell 2 cloth, buy 1 wine")
    match.undo()
    match.save("evening.json")

Every move makes a new position; the one before it is kept until a barrier makes it unreachable. A barrier is a chance
outcome, something hidden that somebody has seen, or the move of another person. Loading restores the positions as they
were saved and never plays the old moves again, so a mended rule cannot break a running game.
"""

from __future__ import annotations

import os
import re
import zlib
from collections.abc import Collection, Sequence
from contextlib import suppress
from operator import index
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import msgspec
from msgspec import Meta, Raw
from msgspec.structs import replace

from antiqua import games
from antiqua.games.game import Decision, Event, Game, Message, Move, Outcome
from antiqua.kernel.errors import BadOption, BadSave, IllegalMove, NotYourTurn, NoUndo
from antiqua.kernel.rng import Rng, restored
from antiqua.kernel.seats import CHANCE, OVER, SPECTATOR
from antiqua.kernel.state import State

if TYPE_CHECKING:
    from antiqua.record import Record

FORMAT = "antiqua-match"
VERSION = 1
AUTO, MANUAL = "auto", "manual"
VEILED = -1  # stands for the number of an action that one may not know


# -- what has happened ---------------------------------------------------------------------------------------


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


class Undone(NamedTuple):
    """An entry that was taken back, and what playing it again leads to."""

    entry: Entry
    after: State
    barrier: int


# -- the match -----------------------------------------------------------------------------------------------


class Match:
    """A game being played. `state` is the position now, `history` how it came about.

    Chance is drawn by `rng` after every move; with `chance="manual"` its outcomes are played like moves, by people who
    read them off a real table. Every change makes a new state, so a state once taken from a match stays as it is.

    The steps of one action come in any order, as people make them; with `any_order=False` only in the canonical one.
    The moves of the seats in `bots` are answers: whoever moved before them may take his move back together with them.
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
        self.history: list[Entry] = []
        self._before: list[State] = []  # the positions before the last entries
        self._undone: list[Undone] = []
        self._barrier = 0  # how many entries can never be taken back
        self._draw_chance()

    def __repr__(self) -> str:
        return f"<Match of {self.game.name}, {len(self.history)} entries, {self.state!r}>"

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
        made = [self._make(action) for action in self._rehearsed(said, reader)]
        self._draw_chance()
        return tuple(made)

    def _rehearsed(self, moves: Sequence[int | str | Move], reader: int | None) -> list[int]:
        """The numbers of moves that can be made one after the other from here."""
        state = self.state.clone()
        turn = state.to_play
        forced: list[Step] = []
        actions: list[int] = []
        for move in moves:
            done = [step for step in forced if self._says(move, step)]
            if done and not self._possible(state, move):
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
        after = self.state.clone()
        after.listener = gatherer = Gatherer(self.game)
        after.apply(action)
        after.listener = None
        made = step_to_be(self.game, self.state, index(action))
        entry = Entry(
            made.seat,
            made.action,
            made.text,
            made.seen_by,
            made.veil,
            tuple(gatherer.forced_steps),
            tuple(gatherer.events),
        )
        self._add(entry, after)
        return entry

    def _add(self, entry: Entry, after: State) -> None:
        made = len(self.history)
        answer = entry.seat in self.bots
        if self.history and self.history[-1].seat != entry.seat and not answer:
            self._barrier = made
        self.history.append(entry)
        self._before.append(self.state)
        self._undone.clear()
        self.state = after
        if entry.chance or entry.hidden or (self.over and any(old.hidden for old in self.history)):
            self._barrier = made + 1  # what was hidden is shown to all when the game is over
        if not self.manual:
            del self._before[: len(self._before) - (made + 1 - self._barrier)]

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
        as wanted, up to the beginning.
        """
        correction = chance and self.manual and self.history
        why = None if correction else self._why_no_undo(seat)
        if why is not None:
            raise NoUndo(why)
        answers = 0 if correction or seat in self.bots else self._answers()
        for _ in range(answers):
            self._take_back()
        return self._take_back()

    def _take_back(self) -> Entry:
        entry = self.history.pop()
        self._undone.append(Undone(entry, self.state, self._barrier))
        self.state = self._before.pop()
        self._barrier = min(self._barrier, len(self.history))
        return entry

    def _answers(self) -> int:
        """How many of the last entries are moves of bots that followed a person's."""
        for count, entry in enumerate(reversed(self.history)):
            if entry.seat not in self.bots:
                return count
        return 0

    def _why_no_undo(self, seat: int | None) -> str | None:
        """The message that says why `seat` cannot undo, if it cannot."""
        movers = {entry.seat for entry in self.history} - {CHANCE}
        if not movers or (seat is not None and seat not in movers):
            return "error-nothing-to-undo"
        answers = 0 if seat in self.bots else self._answers()
        last = self.history[-1 - answers]
        if seat not in (None, last.seat) and last.seat != CHANCE:
            return "error-undo-barrier-player"
        if len(self.history) - answers > self._barrier:
            return None
        last = self.history[self._barrier - 1]  # it is why nothing before it comes back
        if last.chance:
            return "error-undo-barrier-chance"
        if last.hidden or self.over:
            return "error-undo-barrier-hidden"
        return "error-undo-barrier-player"

    def can_redo(self, seat: int | None = None) -> bool:
        return bool(self._undone) and seat in (None, self._undone[-1].entry.seat)

    def redo(self, seat: int | None = None) -> Entry:
        """Play again what was taken back last, and the answers of bots; a new move makes that impossible."""
        if not self.can_redo(seat):
            raise NoUndo("error-nothing-to-redo")
        entry = self._play_again()
        while self._undone and self._undone[-1].entry.seat in self.bots - {entry.seat}:
            self._play_again()
        return entry

    def _play_again(self) -> Entry:
        entry, after, barrier = self._undone.pop()
        self.history.append(entry)
        self._before.append(self.state)
        self.state = after
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

    def log(self, viewer: int | None = SPECTATOR) -> list[Entry]:
        """The history as `viewer` (a seat, `SPECTATOR`, or None for all) may know it: moves and events.

        When the game is over, nothing is hidden any more.
        """
        return [entry.shown_to(None if self.over else viewer) for entry in self.history]

    def record(self, viewer: int | None = SPECTATOR, date: str = "") -> Record:
        """The game so far as a record, for `viewer` to keep."""
        from antiqua.record import Record

        return Record.of(self, viewer, date)

    # -- saving and loading ----------------------------------------------------------------------------------

    def to_json(self) -> str:
        """Everything, to go on later exactly from here."""
        body = SavedMatch(
            game=self.game.name,
            rules_version=self.game.rules_version,
            names=self.names,
            manual=self.manual,
            rng=f"{self.rng.state:016x}",
            start=None if self.start is None else self.start.to_dict(),
            state=self.state.to_dict(),
            before=tuple(state.to_dict() for state in self._before),
            barrier=self._barrier,
            undone=tuple(
                SavedUndone(entry, after.to_dict(), barrier) for entry, after, barrier in self._undone
            ),
            history=tuple(self.history),
        )
        text = encoded(body)
        return msgspec.json.encode(Envelope(FORMAT, VERSION, checksum(text), Raw(text))).decode()

    @classmethod
    def from_json(cls, text: str | bytes) -> Match:
        """The match that `to_json` wrote; anything else raises `BadSave`."""
        saved = opened(text)
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
        match.bots = frozenset()
        try:
            match._restore(saved)
        except (BadSave, BadOption) as error:
            raise BadSave("error-save-damaged", why=error) from None
        except (msgspec.ValidationError, UnicodeError) as error:
            raise damaged(str(error)) from None
        match._check()
        return match

    def _restore(self, saved: SavedMatch) -> None:
        position = self.game.from_dict
        self.start = None if saved.start is None else position(saved.start)
        self.state = position(saved.state)
        self.history = with_events(self.game, saved.history)
        self._before = [position(before) for before in saved.before]
        self._barrier = saved.barrier
        entries = with_events(self.game, [undone.entry for undone in saved.undone])
        self._undone = [
            Undone(entry, position(undone.after), undone.barrier)
            for entry, undone in zip(entries, saved.undone, strict=True)
        ]

    def _check(self) -> None:
        """The parts of a saved match fit together."""
        made, kept = len(self.history), len(self._before)
        positions = [self.state, *self._before, *(undone.after for undone in self._undone)]
        entries = [*self.history, *(undone.entry for undone in self._undone)]
        fits = {
            "names": len(self.names) == self.players,
            "barrier": self._barrier <= made,
            "before": kept == (made if self.manual else made - self._barrier)
            and all(
                entry.seat == state.to_play
                for entry, state in zip(entries[made - kept :], self._before, strict=False)
            ),
            "undone": all(undone.barrier <= len(entries) for undone in self._undone),
            "history": all(CHANCE <= step.seat < self.players for entry in entries for step in entry.steps),
            "state": self.manual or all(state.to_play != CHANCE for state in positions),
            "options": all(
                state.players == self.players
                and state.any_order == self.state.any_order
                and self.game.options_of(state) == self.options
                for state in [*positions, self.start or self.state]
            ),
        }
        for part, right in fits.items():
            if not right:
                raise BadSave("error-save-damaged", why=Message("error-save-part", {"part": part}))

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


# -- the saved form ------------------------------------------------------------------------------------------

Position = dict[str, Any]


class SavedUndone(msgspec.Struct, forbid_unknown_fields=True):
    entry: Entry
    after: Position
    barrier: Annotated[int, Meta(ge=0)]


class SavedMatch(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    rules_version: int
    names: tuple[str, ...]
    manual: bool
    rng: Annotated[str, Meta(pattern="^[0-9a-f]{16}$")]
    start: Position | None
    state: Position
    before: tuple[Position, ...]
    barrier: Annotated[int, Meta(ge=0)]
    undone: tuple[SavedUndone, ...]
    history: tuple[Entry, ...]


class Label(msgspec.Struct):
    """What every version of a saved match begins with."""

    format: str
    version: int


class Envelope(msgspec.Struct, forbid_unknown_fields=True):
    format: str
    version: int
    checksum: str
    match: Raw


def encoded(body: SavedMatch) -> bytes:
    return msgspec.json.encode(body, order="sorted")


def checksum(text: bytes) -> str:
    return f"{zlib.crc32(text):08x}"


def opened(text: str | bytes) -> SavedMatch:
    """The contents of a saved match, if it is one, of a known version and undamaged.

    The checksum is that of the contents as we write them, so other spaces or another order of the fields do no harm.
    """
    try:
        label = msgspec.json.decode(text, type=Label)
        if label.format != FORMAT:
            raise BadSave("error-save-not-a-match")
        if label.version != VERSION:
            raise BadSave("error-save-version", version=str(label.version), supported=str(VERSION))
        envelope = msgspec.json.decode(text, type=Envelope)
        body = msgspec.json.decode(envelope.match, type=SavedMatch)
        intact = checksum(encoded(body)) == envelope.checksum
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise damaged(str(error)) from None
    if not intact:
        raise BadSave("error-save-damaged", why=Message("error-save-checksum"))
    return body


def damaged(detail: str) -> BadSave:
    return BadSave("error-save-damaged", why=Message("error-damage-form", {"detail": detail}))


def with_events(game: Game, entries: Sequence[Entry]) -> list[Entry]:
    """Entries as they were read, with their events as values; one conversion for all is much faster."""
    events = msgspec.convert([entry.events for entry in entries], type=game.event_lists)
    return [replace(entry, events=happened) for entry, happened in zip(entries, events, strict=True)]
