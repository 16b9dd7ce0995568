"""Files of results, to which a run only ever adds: what is finished survives everything, and the run can go on.

The first line says what is played: all that results depend on. Then comes one line per finished part, in the order in
which they were finished; each is flushed at once. Everything is JSON.

    {"format":"antiqua arena","version":1,"antiqua":"0.1.0","rules_version":1,"job":{"game":"stone_age",…}}
    {"number":3,…}

A last line that is not whole, because the machine went down while it was written, is dropped, and its part is done
again. Anything else that is wrong is refused, and the file stays as it is.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import IO, Any, Generic, TypeVar

import msgspec

import antiqua
from antiqua import games
from antiqua.kernel.errors import AntiquaError, BadSave
from antiqua.match import system_words

VERSION = 1

Job = TypeVar("Job")
Part = TypeVar("Part")


class Unsound(Exception):
    """A job that no run can have had."""


class OtherBots(Exception):
    """The bots of a job have changed since it began."""


class Label(msgspec.Struct):
    """What every version of such a file begins with."""

    format: str
    version: int


class Head(msgspec.Struct, forbid_unknown_fields=True):
    """The first line."""

    format: str
    version: int
    antiqua: str
    rules_version: int
    job: msgspec.Raw


class Journal(Generic[Job, Part]):
    """A file of results that is open for more."""

    def __init__(self, path: Path, file: IO[bytes], job: Job, parts: dict[int, Part]) -> None:
        self.path = path
        self.job = job
        self.parts = parts  # what was in it when it was opened
        self._file = file

    def add(self, part: Part) -> None:
        self._write(msgspec.json.encode(part))

    def _write(self, line: bytes) -> None:
        try:
            self._file.write(line + b"\n")
            self._file.flush()
        except OSError as error:
            raise unwritable(self.path, error) from None

    def close(self) -> None:
        with suppress(OSError):
            os.fsync(self._file.fileno())
        with suppress(OSError):
            self._file.close()

    def __enter__(self) -> Journal[Job, Part]:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def create(path: Path, kind: str, game: str, job: Job) -> Journal[Job, Any]:
    """A new file; one that exists is not touched."""
    journal: Journal[Job, Any] = Journal(path, new_file(path), job, {})
    taken(journal._file, path)
    head = Head(
        kind,
        VERSION,
        antiqua.__version__,
        games.get(game).rules_version,
        msgspec.Raw(msgspec.json.encode(job)),
    )
    journal._write(msgspec.json.encode(head))
    return journal


def gone_on(
    path: Path,
    kind: str,
    job_type: type[Job],
    part_type: type[Part],
    check: Callable[[Job], str],
    fits: Callable[[Job, Part], int | None],
) -> Journal[Job, Part]:
    """A file that goes on. `check` is the game of a job, or raises `Unsound` or `OtherBots`; `fits` is the number of a
    part, or None for one that cannot belong to the job.
    """
    try:
        file = open(path, "r+b")  # noqa: SIM115 - the journal closes it
    except FileNotFoundError:
        raise BadSave("error-file-not-found", file=str(path)) from None
    except (OSError, ValueError) as error:
        raise BadSave("error-file-unreadable", file=str(path), why=system_words(error)) from None
    try:
        taken(file, path)
        job, parts, end = contents(path, file.read(), kind, job_type, part_type, check, fits)
        file.seek(end)
        file.truncate()
    except OSError as error:
        file.close()
        raise BadSave("error-file-unreadable", file=str(path), why=system_words(error)) from None
    except BaseException:
        file.close()
        raise
    return Journal(path, file, job, parts)


def contents(
    path: Path,
    text: bytes,
    kind: str,
    job_type: type[Job],
    part_type: type[Part],
    check: Callable[[Job], str],
    fits: Callable[[Job, Part], int | None],
) -> tuple[Job, dict[int, Part], int]:
    """The job, its finished parts by their numbers, and where the last whole line ends."""
    first, *lines = text.split(b"\n")
    job = headed(path, first, kind, job_type, check) if lines else None
    if job is None:
        raise BadSave("results-none", file=str(path), command=kind)
    end = len(first) + 1
    decoder = msgspec.json.Decoder(part_type)
    parts: dict[int, Part] = {}
    rest = lines.pop()  # what stands after the last line break
    for number, line in enumerate(lines, 2):
        try:
            part = decoder.decode(line)
            unit = fits(job, part)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            unit = None
        if unit is None or unit in parts:
            if number == len(lines) + 1 and not rest:
                break
            raise BadSave("results-damaged", file=str(path), line=number)
        parts[unit] = part
        end += len(line) + 1
    return job, parts, end


def headed(
    path: Path, line: bytes, kind: str, job_type: type[Job], check: Callable[[Job], str]
) -> Job | None:
    """What the first line says is played; None if it is no such line."""
    name = str(path)
    try:
        label = msgspec.json.decode(line, type=Label)
        if label.format != kind:
            return None
        if label.version != VERSION:
            raise BadSave("results-version", file=name, version=str(label.version), supported=str(VERSION))
        head = msgspec.json.decode(line, type=Head)
        if head.antiqua != antiqua.__version__:
            raise BadSave("results-other-program", file=name, made=head.antiqua, here=antiqua.__version__)
        job = msgspec.json.decode(head.job, type=job_type)
        rules = games.get(check(job)).rules_version
        if head.rules_version != rules:
            raise BadSave("results-other-rules", file=name, made=str(head.rules_version), here=str(rules))
    except OtherBots:
        raise BadSave("results-other-bots", file=name) from None
    except BadSave:
        raise
    except (msgspec.MsgspecError, UnicodeError, RecursionError, AntiquaError, Unsound):
        return None
    return job


def differing(path: Path, name: str, there: object, here: object) -> BadSave:
    """Somebody goes on with another run than he believes."""
    return BadSave("results-other-run", file=str(path), name=name, there=str(there), here=str(here))


# -- files ------------------------------------------------------------------------------------------------------------


def new_file(path: Path) -> IO[bytes]:
    """A file that was not there before."""
    try:
        return open(path, "xb")
    except FileExistsError:
        raise BadSave("results-file-exists", file=str(path)) from None
    except (OSError, ValueError) as error:
        raise unwritable(path, error) from None


def unwritable(path: Path, error: Exception) -> BadSave:
    return BadSave("error-file-unwritable", file=str(path), why=system_words(error))


def taken(file: IO[bytes], path: Path) -> None:
    """Two runs that add to the same file would play everything twice."""
    try:
        import fcntl
    except ImportError:  # not everywhere
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise BadSave("results-in-use", file=str(path)) from None
    except OSError:
        pass  # a file system without locks
