"""`antiqua admin`: what somebody who keeps a server does with its people, its tables and its database."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeVar

from cyclopts import Parameter

from antiqua import games
from antiqua.arena.workers import check_number
from antiqua.cli import DONE, FAILED, terminal
from antiqua.cli.saves import when
from antiqua.cli.serve import packages, settings
from antiqua.cli.simulate import bar
from antiqua.cli.terminal import Terminal

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from antiqua.server.config import Config
    from antiqua.server.store import Store

T = TypeVar("T")
MOST_DAYS = 36_500
Yes = Annotated[bool, Parameter(negative=())]
Id = Annotated[
    str, Parameter(name="TABLE", allow_leading_hyphen=True)
]  # drawn by lot, so it may begin like an option
Who = Annotated[str, Parameter(allow_leading_hyphen=True)]


@Parameter(name="*")
@dataclass
class Place:
    """What every action understands: which database, and how to talk."""

    data: Path | None = None
    database: str | None = None
    config: Path | None = None
    lang: str | None = None
    color: bool = True


class Desk:
    """Where the work is done: a voice, a database, and the jobs that are done to it."""

    def __init__(self, place: Place | None) -> None:
        self.place = place or Place()
        self.voice = terminal.speak(self.place.lang, self.place.color)
        with packages():
            from antiqua.server import upkeep
        self.jobs: Any = upkeep

    @property
    def config(self) -> Config:
        place = self.place
        return settings({"data": place.data, "database": place.database, "config": place.config})

    @contextmanager
    def store(self) -> Iterator[Store]:
        from antiqua.server.running import in_use

        with packages(), in_use(self.config) as store:
            yield store

    def read(self, job: Callable[[Connection], T]) -> T:
        with self.store() as store:
            return asyncio.run(store.read(job))

    def write(self, job: Callable[[Connection], T]) -> T:
        with self.store() as store:
            return asyncio.run(store.write(job))

    def sure(self, yes: bool, question: str) -> bool:
        """Is it really meant?"""
        if yes or self.voice.confirm(question):
            return True
        self.voice.say(self.voice.text("cli-admin-nothing-done"))
        return False


# -- people --------------------------------------------------------------------------------------------------


def people(name: str = "", /, *, place: Place | None = None) -> None:
    """List the people, or those whose name has something in it."""
    desk = Desk(place)
    found = desk.read(lambda connection: desk.jobs.people(connection, name))
    text = desk.voice.text
    rows = [
        [
            one.id,
            one.name,
            text("cli-admin-guest" if one.login is None else "cli-admin-account"),
            desk.voice.number(one.games),
            moment(desk.voice, one.seen),
        ]
        for one in found
    ]
    listing(desk.voice, ["id", "name", "kind", "games", "seen"], rows)


def reset(who: Who, /, *, yes: Yes = False, place: Place | None = None) -> None:
    """Give somebody a new recovery code."""
    desk = Desk(place)
    if desk.sure(yes, desk.voice.text("cli-admin-reset-sure", who=who)):
        code = desk.write(lambda connection: desk.jobs.reset(connection, who))
        desk.voice.say(desk.voice.text("cli-admin-reset-done", who=who, code=code))


def forget(who: Who, /, *, yes: Yes = False, place: Place | None = None) -> None:
    """Delete somebody; the games stay."""
    desk = Desk(place)
    if desk.sure(yes, desk.voice.text("cli-admin-forget-sure", who=who)):
        desk.write(lambda connection: desk.jobs.forget(connection, who))
        desk.voice.say(desk.voice.text("cli-admin-forget-done", who=who))


# -- tables --------------------------------------------------------------------------------------------------


def tables(
    *,
    status: Literal["open", "running", "over", "closed"] | None = None,
    place: Place | None = None,
) -> None:
    """List the tables."""
    desk = Desk(place)
    found = desk.read(lambda connection: desk.jobs.tables(connection, status))
    rows = [
        [
            one.desk.id,
            title(desk.voice, one.desk.game),
            one.desk.status,
            sitting(one.seats),
            moment(desk.voice, one.desk.moved),
        ]
        for one in found
    ]
    listing(desk.voice, ["id", "game", "status", "seats", "moved"], rows)


def table(id: Id, /, *, place: Place | None = None) -> None:
    """Show one table."""
    desk = Desk(place)
    one = desk.read(lambda connection: desk.jobs.one_table(connection, id))
    voice = desk.voice
    facts = {
        "game": title(voice, one.desk.game),
        "status": one.desk.status,
        "owner": one.desk.owner,
        "moves": voice.number(one.desk.version),
        "created": moment(voice, one.desk.created),
        "moved": moment(voice, one.desk.moved),
    }
    voice.say_rows([(voice.text(f"cli-admin-head-{name}"), value) for name, value in facts.items()])
    rows = [[voice.number(seat.number + 1), seat.name, seat.bot, seat.person or ""] for seat in one.seats]
    listing(voice, ["seat", "name", "bot", "person"], rows)


def close(id: Id, /, *, yes: Yes = False, place: Place | None = None) -> None:
    """End a table whose people have left."""
    desk = Desk(place)
    if desk.sure(yes, desk.voice.text("cli-admin-close-sure", table=id)):
        desk.write(lambda connection: desk.jobs.close(connection, id))
        desk.voice.say(desk.voice.text("cli-admin-close-done", table=id))


# -- the database --------------------------------------------------------------------------------------------


def backup(file: Path, /, *, place: Place | None = None) -> None:
    """Write everything into a file."""
    desk = Desk(place)
    with desk.store():
        from antiqua.server import backups

        backups.backup(desk.config, file)
    desk.voice.say(desk.voice.text("cli-admin-backup-done", file=str(file)))


def restore(file: Path, /, *, yes: Yes = False, place: Place | None = None) -> None:
    """Replace everything by what is in a backup."""
    desk = Desk(place)
    from antiqua.server import backups, running

    if desk.sure(yes, desk.voice.text("cli-admin-restore-sure", database=running.shown(desk.config))):
        with packages():
            backups.restore(desk.config, file)
        desk.voice.say(desk.voice.text("cli-admin-restore-done", file=str(file)))


def migrate(*, place: Place | None = None) -> None:
    """Bring the database up to date."""
    desk = Desk(place)
    from antiqua.server import migrations, running

    with packages():
        before = running.migrate(desk.config)
    now = migrations.newest()
    id = "cli-admin-migrate-nothing" if before == now else "cli-admin-migrate-done"
    desk.voice.say(desk.voice.text(id, database=running.shown(desk.config), revision=now))


def verify(id: Id = "", /, *, place: Place | None = None) -> int:
    """Play every stored game again by the rules, and compare."""
    desk = Desk(place)
    voice = desk.voice
    wrong = 0
    with desk.store() as store:
        ids = [id] if id else asyncio.run(store.read(desk.jobs.played_tables))
        with bar(voice, len(ids), quiet=False) as progress:
            for number, one in enumerate(ids, 1):
                why = asyncio.run(store.read(partial(desk.jobs.verify, id=one)))
                if why is not None:
                    wrong += 1
                    voice.complain(voice.text("cli-admin-verify-wrong", table=one, why=why))
                if progress is not None:
                    progress(number)
    voice.say(voice.text("cli-admin-verify-done", games=len(ids), wrong=wrong))
    return FAILED if wrong else DONE


def purge(*, days: int = 30, yes: Yes = False, place: Place | None = None) -> None:
    """Delete guests who left no trace, and what has expired."""
    desk = Desk(place)
    check_number("--days", days, MOST_DAYS)
    if desk.sure(yes, desk.voice.text("cli-admin-purge-sure", days=days)):
        done = desk.write(lambda connection: desk.jobs.purge(connection, days))
        desk.voice.say(desk.voice.text("cli-admin-purge-done", **done._asdict()))


# -- showing -------------------------------------------------------------------------------------------------


def listing(voice: Terminal, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    from rich import box
    from rich.table import Table

    if not rows:
        voice.say(voice.text("cli-admin-none"))
        return
    drawn = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for head in heads:
        drawn.add_column(voice.celled(voice.text(f"cli-admin-head-{head}")), overflow="fold")
    for row in rows:
        drawn.add_row(*(voice.celled(cell) for cell in row))
    voice.out.print(drawn)


def moment(voice: Terminal, seconds: int) -> str:
    return when(voice, datetime.fromtimestamp(seconds).astimezone())


def title(voice: Terminal, game: str) -> str:
    return voice.text(f"{games.get(game).prefix}-name")


def sitting(seats: Sequence[Any]) -> str:
    return " – ".join(seat.bot or seat.name or "?" for seat in seats)
