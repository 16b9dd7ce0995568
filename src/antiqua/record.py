"""A finished or running game as text and as JSON, and its verification by playing it again.

    antiqua: 1
    game: seven_wonders_duel
    rules_version: 1
    options: wonders=draft age_start_tie=last_player_chooses
    order: any
    player 1: Anna
    player 2: Boris
    result: 1 military 20-19

    * tokens agriculture architecture economy law philosophy
    * wonders great_lighthouse pyramids sphinx temple_of_artemis
    1 pick sphinx
    ...
    # 1 pick pyramids (only option)

A line begins with the player's number, or with * for chance. What the rules did by themselves, because there was
only one option, is noted as a comment; whoever types in a game from a real table may write it as an ordinary line.
Where the `order` is any, the steps of one action come as people make them, and each action that could go on ends with
a line that says so; without it they come in the canonical order, and what cannot go on in that order ends by itself.
The header may also have a `date`, and as `start` the position that the game was set up with. In a record that was
made for somebody while the game was running, a ? stands for what he may not know.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Literal, NamedTuple

import msgspec
from msgspec.structs import replace

from antiqua import games
from antiqua.games.game import Game, Message, Outcome
from antiqua.history import Entry
from antiqua.history import Step as Made
from antiqua.kernel.errors import AntiquaError, BadRecord, IllegalMove, InvalidMove
from antiqua.kernel.seats import CHANCE, SPECTATOR
from antiqua.kernel.state import State
from antiqua.match import MANUAL, Match, checked_names, one_line

VERSION = 1
FIELDS = ("antiqua", "game", "rules_version", "options", "order", "player 1", "date", "start", "result")
CANONICAL: Literal["canonical"] = "canonical"
ANY: Literal["any"] = "any"
HEADER_LINE = re.compile(r"([a-z_]+(?: [0-9]+)?) ?: ?(.*)", re.IGNORECASE)
FORCED_LINE = re.compile(r"# (?:[0-9]+|\*) .* \(only option\)")
VEIL: Literal["?"] = "?"


class Record(
    msgspec.Struct,
    frozen=True,
    forbid_unknown_fields=True,
    omit_defaults=True,
    tag_field="antiqua",
    tag=VERSION,
):
    """A game that was played, or is being played. `moves` are its lines; those that begin with # only comment.

    `numbers` says where things stand in the text that the record was read from: first the result (0: nowhere), then the
    moves. It is empty where the text is just as `write` writes it.
    """

    game: str
    rules_version: int
    options: dict[str, str | int | bool]
    players: tuple[str, ...]
    order: Literal["canonical", "any"] = CANONICAL
    date: str = ""
    start: dict[str, Any] | Literal["?"] | None = None
    result: str = ""
    moves: tuple[str, ...] = ()
    numbers: tuple[int, ...] = ()

    @classmethod
    def of(cls, match: Match, viewer: int | None = SPECTATOR, date: str = "") -> Record:
        """The game so far as `viewer` (a seat, `SPECTATOR`, or None for all) may know it; all of it when it is over."""
        outcome = match.outcome()
        start = None
        if match.start is not None:
            start = plain(match.start.to_dict()) if outcome or viewer is None else VEIL
        return cls(
            game=match.game.name,
            rules_version=match.game.rules_version,
            options=match.options,
            players=match.names,
            order=ANY if match.any_order else CANONICAL,
            date=one_line(date),
            start=start,
            result=result_of(outcome) if outcome else "",
            moves=tuple(line for entry in match.log(viewer) for line in lines_of(entry)),
        )


def plain(data: dict[str, Any]) -> Any:
    """Data just as they come back from JSON."""
    return msgspec.json.decode(msgspec.json.encode(data))


def lines_of(entry: Entry) -> list[str]:
    return [line_of(entry), *(f"# {line_of(made)} (only option)" for made in entry.forced)]


def line_of(made: Made) -> str:
    return f"* {made.text}" if made.seat == CHANCE else f"{made.seat + 1} {made.text}"


def result_of(outcome: Outcome) -> str:
    """Who won, how, and the scores: `1 military 20-19`."""
    winners = "+".join(str(seat + 1) for seat in outcome.winners)
    return f"{winners} {outcome.reason} {'-'.join(map(str, outcome.scores))}"


# -- writing -------------------------------------------------------------------------------------------------


def write(record: Record) -> str:
    """The record as text; `read` is the exact inverse."""
    return "\n".join([*header(record), "", *record.moves, ""])


def header(record: Record) -> list[str]:
    options = " ".join(f"{name}={str(value).lower()}" for name, value in record.options.items())
    start = record.start if isinstance(record.start, str) else msgspec.json.encode(record.start).decode()
    return [
        f"antiqua: {VERSION}",
        f"game: {record.game}",
        f"rules_version: {record.rules_version}",
        *([f"options: {options}"] if options else []),
        *([f"order: {record.order}"] if record.order != CANONICAL else []),
        *(f"player {number}: {name}".rstrip() for number, name in enumerate(record.players, 1)),
        *([f"date: {record.date}"] if record.date else []),
        *([f"start: {start}"] if record.start is not None else []),
        *([f"result: {record.result}"] if record.result else []),
    ]


def numbers_of(record: Record) -> tuple[int, ...]:
    """In which lines `write` puts the result and the moves."""
    last = len(header(record))
    return (last if record.result else 0, *range(last + 2, last + 2 + len(record.moves)))


def to_json(record: Record) -> str:
    """The record as JSON; `from_json` is the exact inverse."""
    return msgspec.json.encode(replace(record, numbers=())).decode()


# -- reading -------------------------------------------------------------------------------------------------


def read(text: str) -> Record:
    """The record that a text contains, with the moves as they are written there: `replay` verifies them.

    Spaces, blank lines, capital letters and the order of the header do not matter.
    """
    fields: dict[str, Field] = {}
    moves: dict[int, str] = {}
    for number, raw in enumerate(re.split("\r\n|\r|\n", text.removeprefix("\ufeff")), 1):
        line = one_line(raw)
        if not says_something(line):
            continue
        if moves or not HEADER_LINE.fullmatch(line):
            moves[number] = line
        else:
            add_field(fields, number, line)
    if "game" not in fields:
        raise BadRecord("error-record-not-a-record")
    record = replace(checked(content(fields), fields), moves=tuple(moves.values()))
    numbers = (fields["result"].number if "result" in fields else 0, *moves)
    return record if numbers == numbers_of(record) else replace(record, numbers=numbers)


def says_something(line: str) -> bool:
    """Is it more than a blank line or a comment? What was forced is worth keeping."""
    return bool(line) and (not line.startswith("#") or FORCED_LINE.fullmatch(line) is not None)


class Field(NamedTuple):
    """A line of the header."""

    number: int
    line: str
    value: str

    def wrong(self, id: str, **details: Any) -> BadRecord:
        return wrong(self.number, self.line, Message(id, details))

    def whole_number(self) -> int:
        if not re.fullmatch("[0-9]{1,9}", self.value):
            raise self.wrong("error-record-form", form=f"{self.line.partition(':')[0]}: 1")
        return int(self.value)


def add_field(fields: dict[str, Field], number: int, line: str) -> None:
    """The first field is the version; only if we know that, we know the others."""
    match = HEADER_LINE.fullmatch(line)
    assert match is not None
    name = match[1].lower()
    field = Field(number, line, match[2])
    if not fields:
        if name != "antiqua":
            raise BadRecord("error-record-not-a-record")
        version = field.whole_number()
        if version != VERSION:
            raise BadRecord("error-record-version", version=str(version), supported=str(VERSION))
    players = sum(1 for known in fields if known.startswith("player "))
    if name in fields:
        raise field.wrong("error-record-twice", line=fields[name].number)
    if name.startswith("player ") and name != f"player {players + 1}":
        raise field.wrong("error-record-form", form=f"player {players + 1}:")
    if name not in FIELDS and not name.startswith("player "):
        raise field.wrong("error-record-field", fields=", ".join(FIELDS))
    fields[name] = field


def content(fields: Mapping[str, Field]) -> Record:
    """What the header says, not yet checked."""
    version = fields.get("rules_version")
    return Record(
        game=fields["game"].value.lower(),
        rules_version=0 if version is None else version.whole_number(),
        options=options_in(fields["options"]) if "options" in fields else {},
        players=tuple(field.value for name, field in fields.items() if name.startswith("player ")),
        order=order_in(fields["order"]) if "order" in fields else CANONICAL,
        date=fields["date"].value if "date" in fields else "",
        start=start_in(fields["start"]) if "start" in fields else None,
        result=fields["result"].value if "result" in fields else "",
    )


def options_in(field: Field) -> dict[str, str | int | bool]:
    options: dict[str, str | int | bool] = {}
    for word in field.value.lower().replace(",", " ").split():
        name, equals, value = word.partition("=")
        if not equals or name in options:
            raise field.wrong("error-record-form", form="options: name=value name=value")
        options[name] = value
    return options


def order_in(field: Field) -> Literal["canonical", "any"]:
    value = field.value.lower()
    if value == ANY:
        return ANY
    if value == CANONICAL:
        return CANONICAL
    raise field.wrong("error-record-form", form=f"order: {ANY}")


def start_in(field: Field) -> Any:
    if field.value == VEIL:
        return VEIL
    try:
        return msgspec.json.decode(field.value, type=dict[str, Any])
    except (msgspec.MsgspecError, RecursionError) as error:
        raise field.wrong("error-damage-form", detail=str(error)) from None


def from_json(text: str | bytes) -> Record:
    """The record that `to_json` wrote; the moves are as they are written there: `replay` verifies them."""
    try:
        version = msgspec.json.decode(text, type=Version).antiqua
        if version != VERSION:
            raise BadRecord("error-record-version", version=str(version), supported=str(VERSION))
        record = msgspec.json.decode(text, type=Record)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadRecord(
            "error-record-damaged", why=Message("error-damage-form", {"detail": str(error)})
        ) from None
    return replace(checked(record, {}), moves=tuple(filter(says_something, map(one_line, record.moves))))


class Version(msgspec.Struct):
    """What every version of a record as JSON has."""

    antiqua: int


def checked(record: Record, fields: Mapping[str, Field]) -> Record:
    """A record whose header is right, with everything in it that may be left out."""
    with blaming(fields, "game"):
        game = games.get(record.game)
    with blaming(fields, "rules_version"):
        if record.rules_version > game.rules_version:
            version, supported = str(record.rules_version), str(game.rules_version)
            raise BadRecord("error-newer-rules", version=version, supported=supported)
    with blaming(fields, "players" if "player 1" not in fields else "player 1"):
        players = game.check_players(len(record.players))
    with blaming(fields, "start"):
        start = game.from_dict(record.start) if isinstance(record.start, dict) else None
    with blaming(fields, "options"):
        unsaid = game.options_of(start) if start else game.defaults_before(record.rules_version)
        options = game.check_options({**unsaid, **record.options})
    with blaming(fields, "start"):
        if start and (start.players != players or game.options_of(start) != options):
            raise BadRecord("error-record-start")
    return replace(
        record,
        rules_version=record.rules_version or game.rules_version,
        options=options,
        players=checked_names(record.players, players),
        date=one_line(record.date),
        result=one_line(record.result).lower(),
        numbers=(),
    )


@contextmanager
def blaming(fields: Mapping[str, Field], name: str) -> Iterator[None]:
    """Let an error say which line of the header caused it, or which field where there are no lines."""
    try:
        yield
    except AntiquaError as error:
        if name in fields:
            raise wrong(fields[name].number, fields[name].line, error) from None
        raise BadRecord("error-record-header", field=name, why=error) from None


def wrong(number: int, line: str, why: Message | AntiquaError) -> BadRecord:
    shown = line if len(line) <= 80 else f"{line[:79]}…"
    return BadRecord("error-record-line", line=number, text=shown, why=why)


# -- playing it again ----------------------------------------------------------------------------------------


class Step(NamedTuple):
    """One line of a record that is played again: the positions before and after it, and all that happened."""

    number: int
    line: str
    before: State
    after: State
    entry: Entry


def replay(record: Record) -> Match:
    """Play the whole record again and return the match; `BadRecord` names the first line that is wrong, and why."""
    match = match_at_start(record)
    for _ in played(record, match):
        pass
    return match


def steps(record: Record) -> Iterator[Step]:
    """Play the record again line by line, just as `replay` does."""
    return played(record, match_at_start(record))


def match_at_start(record: Record) -> Match:
    if record.start == VEIL:
        raise BadRecord("error-record-header", field="start", why=Message("error-record-veiled"))
    game = games.get(record.game)
    names, any_order = record.players, record.order == ANY
    if record.start is not None:
        start = game.from_dict(record.start)
        return Match(game, names=names, chance=MANUAL, any_order=any_order, start=start)
    options: dict[str, Any] = record.options
    return Match(game, len(names), names=names, chance=MANUAL, any_order=any_order, **options)


def played(record: Record, match: Match) -> Iterator[Step]:
    """A forced move that is written out as a line is passed over, if it is the one that was just made."""
    numbers = record.numbers or numbers_of(record)
    forced: tuple[Made, ...] = ()
    for number, line in zip(numbers[1:], record.moves, strict=True):
        if line.startswith("#"):
            continue
        before = match.state
        try:
            seat, move = parts(line, match.players)
            if forced and is_it(match.game, forced[0], seat, move) and not playable(match, seat, move):
                forced = forced[1:]
                continue
            entry = match.play(move, seat, reader=None)
        except AntiquaError as error:
            raise wrong(number, line, error) from None
        forced = entry.forced
        yield Step(number, line, before, match.state, entry)
    check_result(record, match, numbers[0])


def parts(line: str, players: int) -> tuple[int, str]:
    """Who moves, and the move."""
    who, _, move = line.partition(" ")
    seats = {"*": CHANCE, **{str(seat + 1): seat for seat in range(players)}}
    if who not in seats:
        raise InvalidMove("error-record-mover", players=players)
    if VEIL in move.split():
        raise BadRecord("error-record-veiled")
    return seats[who], move


def is_it(game: Game, made: Made, seat: int, move: str) -> bool:
    """Does this line say what was made just now?"""
    return seat == made.seat and game.write(game.read(move)) == made.text


def playable(match: Match, seat: int, move: str) -> bool:
    try:
        return seat == match.state.to_play and match.game.parse(match.state, move) >= 0
    except IllegalMove:
        return False


def check_result(record: Record, match: Match, number: int) -> None:
    """The moves lead to the result in the header, if there is one."""
    outcome = match.outcome()
    if not record.result or (outcome and result_of(outcome) == record.result):
        return
    why = Message("error-record-unfinished")
    if outcome:
        why = Message("error-record-result", {"result": result_of(outcome)})
    raise wrong(number, f"result: {record.result}", why)
