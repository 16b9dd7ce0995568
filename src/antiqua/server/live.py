"""Who is told at once that something is new: one socket per browser, for many tables.

A message says only what a table is at; the client asks for the rest. So nothing is lost if a message is.
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from contextlib import suppress
from http import HTTPStatus
from typing import TYPE_CHECKING, Annotated

import msgspec
from msgspec import Meta
from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocket, WebSocketDisconnect

from antiqua.server.api import Refused
from antiqua.server.bus import STAYS, News

if TYPE_CHECKING:
    from antiqua.server.app import Server

LOG = logging.getLogger(__name__)
MOST_WATCHED = 100
LONGEST = 16_384  # characters of one message
UNFIT, TOO_LONG, NOT_OURS, LATER = 1003, 1009, 1008, 1013  # why a socket is closed


class Watch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The tables that a browser wants to hear of, instead of those before, with the revision of each that it knows."""

    watch: Annotated[dict[Annotated[str, Meta(max_length=40)], int], Meta(max_length=MOST_WATCHED)]


class Ear:
    """What one browser is still to be told: of every table only the latest."""

    def __init__(self, person: str | None) -> None:
        self.person = person
        self.waiting: dict[str, News] = {}
        self.woken = asyncio.Event()
        self.doubted = asyncio.Event()  # his session may have ended

    def hear(self, news: News) -> None:
        before = self.waiting.get(news.table)
        self.waiting[news.table] = news if before is None else together(before, news)
        self.woken.set()

    async def next(self) -> list[News]:
        await self.woken.wait()
        self.woken.clear()
        told, self.waiting = list(self.waiting.values()), {}
        return told


def together(first: News, then: News) -> News:
    """Two pieces of news of a table as one."""
    return News(
        then.table,
        max(first.revision, then.revision),
        max(first.version, then.version),
        max(first.chats, then.chats),
        first.here if then.here is None else then.here,
    )


class Hub:
    """Passes news on to those who watch a table, in this process."""

    def __init__(self) -> None:
        self.watching: defaultdict[str, set[Ear]] = defaultdict(set)
        self.ears: set[Ear] = set()

    def doubt(self, person: str) -> None:
        """Somebody's sessions have changed: is he still who he said he is?"""
        for ear in self.ears:
            if ear.person == person:
                ear.doubted.set()

    def tell(self, news: News) -> None:
        for ear in self.watching.get(news.table, ()):
            ear.hear(news)

    def watch(self, ear: Ear, table: str) -> None:
        self.watching[table].add(ear)

    def leave(self, ear: Ear, table: str) -> None:
        self.watching[table].discard(ear)
        if not self.watching[table]:
            del self.watching[table]


async def live(server: Server, socket: WebSocket) -> None:
    """One browser, as long as it stays."""
    try:
        person = await server.people.known(socket)
    except Refused:
        await socket.close(NOT_OURS)
        return
    await socket.accept()
    ear = Ear(None if person is None else person.id)
    watched: set[str] = set()
    server.hub.ears.add(ear)
    work = (
        hear(server, socket, ear, watched),
        say(socket, ear),
        stay(server, ear, watched),
        believe(server, socket, ear),
    )
    tasks = [asyncio.create_task(one) for one in work]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        server.hub.ears.discard(ear)
        for task in tasks:
            task.cancel()
        for outcome in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(outcome, msgspec.MsgspecError | UnicodeError):
                await shut(socket, UNFIT)
            elif isinstance(outcome, OverflowError):
                await shut(socket, TOO_LONG)
            elif isinstance(outcome, Refused):
                await shut(socket, NOT_OURS)
            elif isinstance(outcome, SQLAlchemyError):
                LOG.warning("a socket is closed, because the database does not answer: %s", outcome)
                await shut(socket, LATER)
        await asyncio.shield(follow(server, ear, watched, set()))


async def hear(server: Server, socket: WebSocket, ear: Ear, watched: set[str]) -> None:
    """What a browser wants to hear of."""
    while True:
        text = await socket.receive_text()
        if len(text) > LONGEST:
            raise OverflowError
        wish = msgspec.json.decode(text, type=Watch)
        await follow(server, ear, watched, set(wish.watch))
        for news in await server.standing(list(wish.watch)):
            if news.revision != wish.watch[news.table]:
                ear.hear(news)


async def follow(server: Server, ear: Ear, watched: set[str], wanted: set[str]) -> None:
    """Watch other tables than before; who sits there sees who comes and goes."""
    for table in watched - wanted:
        server.hub.leave(ear, table)
        if ear.person is not None:
            await server.presence(table, await server.bus.depart(table, ear.person))
    for table in wanted - watched:
        server.hub.watch(ear, table)
        if ear.person is not None:
            await server.presence(table, await server.bus.arrive(table, ear.person))
    watched.clear()
    watched.update(wanted)


async def say(socket: WebSocket, ear: Ear) -> None:
    while True:
        for news in await ear.next():
            await socket.send_text(msgspec.json.encode(news).decode())


async def stay(server: Server, ear: Ear, watched: set[str]) -> None:
    """Who is there says so again and again, to be forgotten if his process dies."""
    while True:
        await asyncio.sleep(STAYS / 3)
        if ear.person is not None:
            for table in list(watched):
                await server.bus.remain(table, ear.person)


async def believe(server: Server, socket: WebSocket, ear: Ear) -> None:
    """Who listens is who he said he is, until his session ends."""
    while True:
        await ear.doubted.wait()
        ear.doubted.clear()
        if await server.people.known(socket) is None:
            raise Refused("server-error-nobody", HTTPStatus.UNAUTHORIZED)


async def shut(socket: WebSocket, why: int) -> None:
    with suppress(RuntimeError, WebSocketDisconnect):
        await socket.close(why)
