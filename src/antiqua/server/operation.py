"""What somebody who runs a server wants to know: does it live, is it ready, what does it do, who asks what."""

from __future__ import annotations

import asyncio
import logging
import os
import re
import socket
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import wraps
from http import HTTPStatus
from ipaddress import ip_address, ip_network
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import Connection, func, select
from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from antiqua.server import schema
from antiqua.server.api import Refused, json, language, problem
from antiqua.server.bus import Together
from antiqua.server.logs import FACTS
from antiqua.server.metrics import (
    MEDIA_TYPE,
    NOWHERE,
    Family,
    Metrics,
    Report,
    Sample,
    gauge,
    text,
    together,
)

if TYPE_CHECKING:
    from antiqua.server.app import Server

LOG = logging.getLogger(__name__)
PATIENCE = 5.0  # seconds for which a database or Redis may keep silent
GONE = 499  # of a request whose sender did not wait for the answer
REPORTED = 5.0  # seconds between two reports of a process to the others
SILENT = 30.0  # seconds after which one that reports nothing counts as gone
QUIET = ("/health", "/ready", "/metrics")  # asked every few seconds by programs: not worth a line each
FORWARDED = ("forwarded", "x-forwarded-for")

ID = re.compile(r"[\w-]{1,26}", re.ASCII)

Endpoint = Callable[[Request], Awaitable[Response]]


# -- every request -------------------------------------------------------------------------------------------


class Watched:
    """Counts and logs what goes through, refused requests too."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self.socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def request(self, scope: Scope, receive: Receive, send: Send) -> None:
        status = GONE
        begin = time.perf_counter()

        async def note(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, note)
        finally:
            seconds = time.perf_counter() - begin
            route = route_of(scope)
            self.metrics.answered(scope["method"], route, status, seconds)
            log(scope, route, status, seconds)

    async def socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.metrics.sockets += 1
        try:
            await self.app(scope, receive, send)
        finally:
            self.metrics.sockets -= 1


def route_of(scope: Scope) -> str:
    """As it was written, with names for what differs."""
    path: str = getattr(scope.get("route"), "path", NOWHERE)
    return path


def log(scope: Scope, route: str, status: int, seconds: float) -> None:
    level = logging.DEBUG if route in QUIET else logging.INFO
    if not LOG.isEnabledFor(level):
        return
    table = str(scope.get("path_params", {}).get("table", ""))
    if not ID.fullmatch(table):  # whatever else somebody writes there
        table = ""
    where = route.replace("{table}", table) if table else route
    client = (scope.get("client") or ("",))[0]
    ms = round(seconds * 1000, 1)
    facts = {
        "method": scope["method"],
        "route": route,
        "table": table,
        "status": status,
        "ms": ms,
        "client": client,
    }
    LOG.log(level, "%s %s %s %s ms %s", scope["method"], where, status, ms, client, extra={FACTS: facts})


# -- what is asked about -------------------------------------------------------------------------------------


def routes(server: Server, monitors: Sequence[str]) -> list[Route]:
    async def health(_: Request) -> Response:
        return json({"alive": True})

    async def ready(_: Request) -> Response:
        answers = {"database": await in_time(database_answers(server))}
        if isinstance(server.bus, Together):
            answers["redis"] = await in_time(server.bus.ready())
        return json(answers, HTTPStatus.OK if all(answers.values()) else HTTPStatus.SERVICE_UNAVAILABLE)

    async def metrics(_: Request) -> Response:
        statuses = await server.store.read(tables_by_status)
        tables = [Sample({"status": status}, count) for status, count in statuses.items()]
        families = [Family("antiqua_tables", "gauge", "Tables by what they are.", tables)]
        mine = figures(server)
        if isinstance(server.bus, Together):
            families += together({**await others(server), process_name(): mine})
        else:
            families += mine
        return PlainTextResponse(text(families), headers={"content-type": MEDIA_TYPE})

    return [
        Route("/health", health),
        Route("/ready", for_monitors(ready, monitors)),
        Route("/metrics", for_monitors(metrics, monitors)),
    ]


def figures(server: Server) -> list[Family]:
    """What this process has counted, and how it is."""
    return [
        *server.metrics.families(),
        gauge("antiqua_bots_thinking", "Tables whose bots are at work.", len(server.thinkers.busy)),
        gauge("antiqua_writes_waiting", "Writes that wait for SQLite.", server.store.waiting.qsize()),
    ]


def process_name() -> str:
    return f"{socket.gethostname()}:{os.getpid()}"


async def report(server: Server) -> None:
    """Let the other processes know the figures of this one, as long as it lives."""
    while True:
        told = Report(time.time(), figures(server))
        await server.bus.report(process_name(), msgspec.json.encode(told))
        await asyncio.sleep(REPORTED)


async def others(server: Server) -> dict[str, list[Family]]:
    """What the other processes have last told of themselves; those that have fallen silent are gone."""
    found = {}
    for process, told in (await server.bus.reports()).items():
        known = msgspec.json.decode(told, type=Report)
        if known.at > time.time() - SILENT:
            found[process] = known.families
        else:
            await server.bus.drop_report(process)
    return found


def for_monitors(endpoint: Endpoint, monitors: Sequence[str]) -> Endpoint:
    """Only who watches over this server may ask, and nobody through a proxy: it speaks for everybody."""
    networks = [ip_network(network) for network in monitors]

    @wraps(endpoint)
    async def guarded(request: Request) -> Response:
        forwarded = any(header in request.headers for header in FORWARDED)
        try:
            address = ip_address(request.client.host if request.client is not None else "")
        except ValueError:
            address = None
        if forwarded or address is None or not any(address in network for network in networks):
            error = Refused("server-error-monitors", HTTPStatus.FORBIDDEN)
            return problem(error, language(request))
        return await endpoint(request)

    return guarded


async def in_time(question: Awaitable[bool]) -> bool:
    try:
        return await asyncio.wait_for(question, PATIENCE)
    except TimeoutError:
        return False


async def database_answers(server: Server) -> bool:
    try:
        return await server.store.read(lambda connection: connection.execute(select(1)).scalar()) == 1
    except SQLAlchemyError as error:
        LOG.warning("the database does not answer: %s", error)
        return False


def tables_by_status(connection: Connection) -> dict[str, int]:
    status = schema.desk.c.status
    rows = connection.execute(select(status, func.count()).group_by(status).order_by(status))
    return {row[0]: row[1] for row in rows}
