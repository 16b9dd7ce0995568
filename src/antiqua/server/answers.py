"""What a client is told of a table: everything it needs to draw it and to play at it, in words and as data."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from antiqua import i18n
from antiqua.bots.levels import SEATED, title
from antiqua.games.game import Choice, Decision, Game, Message
from antiqua.history import Entry
from antiqua.i18n.remembering import Remembering
from antiqua.kernel.seats import CHANCE, SPECTATOR
from antiqua.kernel.state import State
from antiqua.match import Match, Rehearsal
from antiqua.server.clocks import Times

CATALOGUES = {lang: Remembering(lang) for lang in i18n.LANGUAGES}

View = Annotated[
    Any, Meta(extra_json_schema={"x-game": "view"})
]  # openapi.py says what each game's looks like
Happening = Annotated[Any, Meta(extra_json_schema={"x-game": "event"})]


class LogEntry(msgspec.Struct, frozen=True):
    """One entry of the log: who moved (-1: chance), the move in notation, and what happened, as events and in words."""

    seat: int
    move: str
    events: tuple[Happening, ...]
    words: tuple[str, ...]


class Option(msgspec.Struct, frozen=True):
    """One thing that can be chosen: the move to send, what it says, where on the board it is, and what it costs.

    `reveals`: it lets chance answer, and cannot be taken back. `ends`: after it, it is not this seat's turn any more.
    """

    move: str
    label: str
    places: tuple[str, ...]
    cost: int | None
    detail: str
    reveals: bool
    ends: bool


class Pending(msgspec.Struct, frozen=True):
    """What is to be decided, and by whom (-1: by chance). Only who may know the options gets them.

    `closing` is the one that ends or refuses something.
    """

    seat: int
    phase: str
    question: str
    options: tuple[Option, ...]
    closing: str | None


class Ending(msgspec.Struct, frozen=True):
    """How a game ended: who won, why, the points, and what each seat's are for."""

    winners: tuple[int, ...]
    reason: str
    words: str
    scores: tuple[int, ...]
    points: tuple[dict[str, int], ...]


class Position(msgspec.Struct, frozen=True):
    """A table as one of its seats, or a spectator (`seat` is null), may see it.

    `log` follows the first `kept` entries of the log that was known at the version asked since.
    """

    table: str
    game: str
    version: int
    made: int
    seat: int | None
    view: View
    pending: Pending | None
    kept: int
    log: tuple[LogEntry, ...]
    can_undo: bool
    can_redo: bool
    ending: Ending | None
    left: tuple[int, ...]
    deadline: int | None
    time: int


class Preview(msgspec.Struct, frozen=True):
    """What a draft leads to; nothing of it has happened.

    `reveals`: played, it shows something that cannot be taken back. `ends`: after it, it is another's turn.
    """

    version: int
    view: View
    pending: Pending | None
    log: tuple[LogEntry, ...]
    reveals: bool
    ends: bool


class Words:
    """Everything of one match in one language."""

    def __init__(self, match: Match, lang: str) -> None:
        self.game: Game = match.game
        self.lang = lang
        self.catalogue = CATALOGUES[lang].naming(names(match, lang))

    def say(self, message: Message | None) -> str:
        return "" if message is None else self.catalogue.message(message)

    def entry(self, entry: Entry) -> LogEntry:
        words = tuple(self.say(self.game.tell(event)) for event in entry.events)
        return LogEntry(entry.seat, entry.text, entry.events, words)

    def pending(self, decision: Decision | None, state: State) -> Pending | None:
        if decision is None:
            return None
        options = tuple(self.option(one, state) for one in decision.choices)
        closing = self.game.closing(decision.choices)
        return Pending(
            decision.seat,
            decision.phase,
            self.say(decision.question),
            options,
            None if closing is None else closing.move,
        )

    def option(self, one: Choice, state: State) -> Option:
        after = state.clone()
        after.play(one.action)
        reveals, ends = after.to_play == CHANCE, after.to_play != state.to_play
        return Option(
            one.move, self.say(one.label), one.places, one.cost, self.say(one.detail), reveals, ends
        )

    def ending(self, state: State) -> Ending | None:
        outcome = self.game.outcome(state)
        if outcome is None:
            return None
        points = tuple(self.game.breakdown(state))
        return Ending(outcome.winners, outcome.reason, self.say(outcome.message), outcome.scores, points)


class Sights:
    """What was told of a match as it stands, to be told again: after a move the one who made it and everybody who
    watches ask at the same time. It is kept for every viewer alone, since no two may know the same.
    """

    def __init__(self, match: Match) -> None:
        self.match = match
        self.views: dict[int, Any] = {}
        self.pendings: dict[tuple[int, str], Pending | None] = {}

    def view(self, viewer: int) -> Any:
        if viewer not in self.views:
            self.views[viewer] = self.match.view(viewer)
        return self.views[viewer]

    def pending(self, viewer: int, words: Words) -> Pending | None:
        key = viewer, words.lang
        if key not in self.pendings:
            self.pendings[key] = words.pending(self.match.decision(viewer), self.match.state)
        return self.pendings[key]


def names(match: Match, lang: str) -> tuple[str, ...]:
    """What the players are called: a bot by its level, with its number where there are two of a kind."""
    say = CATALOGUES[lang].message
    found = [
        say(title(name)) if seat in match.bots and name in SEATED else name
        for seat, name in enumerate(match.names)
    ]
    return tuple(
        f"{name} {CATALOGUES[lang].number(seat + 1)}" if name and found.count(name) > 1 else name
        for seat, name in enumerate(found)
    )


def position(
    table: str, sights: Sights, viewer: int, since: int, lang: str, times: Times, now: int
) -> Position:
    """A table as a seat, or a spectator, may see it, with what is new for him."""
    match = sights.match
    seat = None if viewer == SPECTATOR else viewer
    words = Words(match, lang)
    news = match.changes(since, viewer)
    return Position(
        table=table,
        game=match.game.name,
        version=match.version,
        made=match.made,
        seat=seat,
        view=sights.view(viewer),
        pending=sights.pending(viewer, words),
        kept=news.kept,
        log=tuple(words.entry(entry) for entry in news.entries),
        can_undo=seat is not None and match.can_undo(seat),
        can_redo=seat is not None and match.can_redo(seat),
        ending=words.ending(match.state),
        left=times.left,
        deadline=times.deadline,
        time=now,
    )


def preview(match: Match, rehearsal: Rehearsal, seat: int, viewer: int, lang: str) -> Preview:
    """Moves that were tried and not made, as the seat may see them."""
    words, state = Words(match, lang), rehearsal.state
    entries = [entry.shown_to(viewer) for entry in rehearsal.entries]
    return Preview(
        version=match.version,
        view=match.game.view(state, viewer),
        pending=words.pending(match.game.decision(state, viewer), state),
        log=tuple(words.entry(entry) for entry in entries),
        reveals=state.to_play == CHANCE or any(entry.hidden for entry in rehearsal.entries),
        ends=state.to_play != seat,
    )
