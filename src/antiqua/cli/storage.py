"""Where games and records are kept, and how they get there and back without ever being half written.

A saved table is a saved match and who sits at it. Everything lies in one folder: that of ANTIQUA_HOME, or the usual one
for the data of programs.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import suppress
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import NamedTuple

import msgspec

from antiqua.cli.seats import HUMAN, Seat, check_kind, runs_code
from antiqua.cli.terminal import own_command
from antiqua.games.game import Message
from antiqua.kernel.errors import AntiquaError, BadOption, BadRecord, BadSave
from antiqua.match import Match, system_words

FORMAT = "antiqua-table"  # not a message
VERSION = 1


class SavedTable(msgspec.Struct, forbid_unknown_fields=True):
    """A match, and for each seat what kind of player sits there."""

    format: str
    version: int
    seats: tuple[str, ...]
    match: msgspec.Raw


class Label(msgspec.Struct):
    format: str = ""
    version: int = 0


class SummaryBody(msgspec.Struct):
    game: str
    names: tuple[str, ...]
    history: tuple[msgspec.Raw, ...]


class SummaryMatch(msgspec.Struct):
    match: SummaryBody


class Summary(msgspec.Struct):
    """As much of a saved table as a list of them shows."""

    seats: tuple[str, ...]
    match: SummaryMatch


class Found(NamedTuple):
    """A saved game in its folder."""

    path: Path
    when: datetime
    game: str
    names: tuple[str, ...]
    seats: tuple[str, ...]
    moves: int

    @property
    def watched(self) -> bool:
        """Do only bots play?"""
        return HUMAN not in self.seats


# -- the folders --------------------------------------------------------------------------------------------------


def home() -> Path:
    wish = os.environ.get("ANTIQUA_HOME", "")
    if wish:
        return Path(wish)
    from platformdirs import user_data_path  # inside, to keep the start fast

    return user_data_path("antiqua", appauthor=False)


def games_folder() -> Path:
    return home() / "games"


def records_folder() -> Path:
    return home() / "records"


def new_path(game: str) -> Path:
    """A file for a new game that no other game has."""
    stem = f"{game}-{datetime.now().astimezone():%Y-%m-%d-%H%M%S}"
    return next(
        games_folder() / f"{name}.json"
        for name in numbered(stem)
        if not (games_folder() / f"{name}.json").exists() and not (records_folder() / f"{name}.txt").exists()
    )


def record_path(path: Path, record: str) -> Path:
    """Where the record of a finished game goes that was saved as `path`; another game saved under the same name, in
    another folder, keeps its own.
    """
    paths = (records_folder() / f"{name}.txt" for name in numbered(path.stem))
    return next(found for found in paths if not found.exists() or read_file(found) == record.encode())


def numbered(stem: str) -> Iterator[str]:
    """The name itself, then with a number behind it."""
    yield stem
    for number in count(2):
        yield f"{stem}-{number}"


# -- files --------------------------------------------------------------------------------------------------------


def read_file(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except FileNotFoundError:
        raise BadRecord("error-file-not-found", file=str(path)) from None
    except (OSError, ValueError) as error:
        raise BadRecord("error-file-unreadable", file=str(path), why=system_words(error)) from None


def write_file(path: Path, text: str) -> None:
    """Write a file whole or not at all; of the folders, only our own are made where they are missing."""
    part = Path(f"{path}.{os.getpid()}.part")
    try:
        if path.parent in (games_folder(), records_folder()):
            path.parent.mkdir(parents=True, exist_ok=True)
        with open(part, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(part, path)
    except (OSError, ValueError) as error:
        with suppress(OSError, ValueError):
            part.unlink()
        raise BadSave("error-file-unwritable", file=str(path), why=system_words(error)) from None


# -- saved tables -------------------------------------------------------------------------------------------------


def save(path: Path, match: Match, seats: Sequence[Seat]) -> None:
    """Write a table whole, at every move.

    Writing only what is new (`Match.increment`) would need a file that grows by lines or a database. One JSON file can
    be mailed and compared, is never half written, and at the end of the longest games it is 150 KB, ready in 3 ms: too
    little to give that up. A server that keeps many games has other needs.
    """
    table = SavedTable(
        FORMAT, VERSION, tuple(seat.kind for seat in seats), msgspec.Raw(match.to_json().encode())
    )
    write_file(path, msgspec.json.encode(table).decode())


def load(path: Path) -> tuple[Match, list[Seat]]:
    """The game in a file, and who sits there; a match that was saved without that is played by people."""
    text = read_file(path)
    try:
        label = msgspec.json.decode(text, type=Label)
        if label.format != FORMAT:
            match = Match.from_json(text)
            kinds: Sequence[str] = [HUMAN] * match.players
        else:
            if label.version != VERSION:
                raise BadSave("error-save-version", version=label.version, supported=VERSION)
            table = msgspec.json.decode(text, type=SavedTable)
            match = Match.from_json(bytes(table.match))
            kinds = table.seats
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        why = Message("error-damage-form", {"detail": str(error)})
        raise BadSave("error-save-file-damaged", file=str(path), why=why) from None
    except BadSave as error:
        if error.id == "error-save-damaged":
            raise BadSave("error-save-file-damaged", file=str(path), why=error.details["why"]) from None
        raise
    try:
        fits = len(kinds) == match.players
        for kind in kinds:
            if not runs_code(kind):  # to read a file runs nobody's program
                check_kind(kind, match.game.name)
    except BadOption:
        fits = False
    if not fits:
        why = Message("error-save-part", {"part": "seats"})
        raise BadSave("error-save-file-damaged", file=str(path), why=why)
    return match, [Seat(kind, name) for kind, name in zip(kinds, match.names, strict=True)]


def is_saved_game(path: Path) -> bool:
    try:
        load(path)
    except AntiquaError:
        return False
    return True


def saved_games() -> list[Found]:
    """The games that can be continued, the latest first; what cannot be read is passed over."""
    return sorted(_found(), key=lambda game: game.when, reverse=True)


def _found() -> Iterator[Found]:
    try:
        paths = list(games_folder().glob("*.json"))
    except OSError:
        return
    for path in paths:
        with suppress(OSError, AntiquaError, msgspec.MsgspecError, UnicodeError):
            when = datetime.fromtimestamp(path.stat().st_mtime).astimezone()
            summary = msgspec.json.decode(path.read_bytes(), type=Summary)
            body = summary.match.match
            yield Found(path, when, body.game, body.names, summary.seats, len(body.history))


def last_game() -> Path:
    """The file of the game that was played last and is not over; one that was only watched, if there is no other."""
    watched = {game.path for game in _found() if game.watched}
    try:
        paths = [(path not in watched, path.stat().st_mtime, path) for path in games_folder().glob("*.json")]
    except OSError:
        paths = []
    if not paths:
        raise BadSave("cli-nothing-to-resume", folder=str(games_folder()), command=own_command(["play"]))
    return max(paths)[2]


def saved_as(name: str) -> Path:
    """The file in the folder of games that is meant by its name, with or without its ending."""
    stem = name.removesuffix(".json")
    path = games_folder() / f"{stem}.json"
    if Path(stem).name != stem or not path.is_file():
        names = [game.path.stem for game in saved_games()]
        raise BadSave("cli-no-such-save", name=name, names=names)
    return path


def delete(path: Path) -> None:
    try:
        path.unlink()
    except OSError as error:
        raise BadSave("error-file-unwritable", file=str(path), why=system_words(error)) from None
