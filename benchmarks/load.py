"""How many moves a server takes, and how fast it answers: many running tables, many sockets, moves at a given rate.

    python benchmarks/load.py --tables 1000 --sockets 2000 --rate 100 --seconds 600
    python benchmarks/load.py --knee                        raise the rate until one turn in a hundred is slow
    python benchmarks/load.py --database postgresql://... --redis redis://... --servers 2 --beside PID PID

It starts the servers itself, in a folder of their own, and plays legal moves at random. After every move the other
player fetches the table, as a browser does, and everybody who watches is told. At the end every table must stand where
the last acknowledged move left it. The figures are for this machine with the load on it. `--beside` names PostgreSQL's
and Redis's processes, to be told what they need for a move.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import re
import secrets
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter, deque
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import connect

SLOW = 0.1  # seconds: what one turn in a hundred may take
GAMES = ("seven_wonders_duel", "stone_age", "concordia", "trajan")
CONNECTIONS = 64  # to each server
TICKS = os.sysconf("SC_CLK_TCK")
LENGTH = re.compile(rb"content-length: (\d+)", re.IGNORECASE)
COOKIE = re.compile(rb"set-cookie: ([^;]+)", re.IGNORECASE)


# What players need to know of an answer; the rest is not read, since the load shares the machine with the servers.


class Option(msgspec.Struct):
    move: str


class Pending(msgspec.Struct):
    seat: int
    options: list[Option]


class Seen(msgspec.Struct):
    version: int
    pending: Pending | None


class Opened(msgspec.Struct):
    id: str


SEEN, OPENED = msgspec.json.Decoder(Seen), msgspec.json.Decoder(Opened)


class Answer(msgspec.Struct):
    status: int
    head: bytes
    body: bytes


class Lane:
    """One connection, used by one request at a time."""

    def __init__(self, host: str, port: int) -> None:
        self.host, self.port = host, port
        self.reader: asyncio.StreamReader | None = None
        self.lock = asyncio.Lock()

    async def ask(self, method: str, path: str, cookie: str, body: Any = None) -> Answer:
        async with self.lock:
            if (
                self.reader is None or self.reader.at_eof()
            ):  # the server closes what was idle for some seconds
                self.reader, self.writer = await asyncio.open_connection(self.host, self.port)
            sent = b"" if body is None else msgspec.json.encode(body)
            head = f"{method} {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\nCookie: {cookie}\r\n"
            kind = "Content-Type: application/json\r\n" if sent else ""
            self.writer.write(f"{head}{kind}Content-Length: {len(sent)}\r\n\r\n".encode() + sent)
            answered = await self.reader.readuntil(b"\r\n\r\n")
            length = LENGTH.search(answered)
            text = await self.reader.readexactly(int(length[1]) if length else 0)
            return Answer(int(answered[9:12]), answered, text)


class Site:
    """One of the servers."""

    def __init__(self, address: str) -> None:
        found = re.match(r"http://([\d.]+):(\d+)", address)
        assert found is not None
        self.host, self.port = found[1], int(found[2])
        self.lanes = deque(Lane(self.host, self.port) for _ in range(CONNECTIONS))

    async def ask(self, method: str, path: str, cookie: str = "", body: Any = None) -> Answer:
        self.lanes.rotate()
        return await self.lanes[0].ask(method, path, cookie, body)


class Table:
    """A running table, both of whose seats are played from one browser."""

    def __init__(self, site: Site, game: str) -> None:
        self.site, self.game = site, game
        self.lock = asyncio.Lock()

    async def open(self) -> None:
        answer = await self.site.ask("POST", "/api/guests", body={"name": "Load"})
        cookie = COOKIE.search(answer.head)
        assert cookie is not None, answer
        self.cookie = cookie[1].decode()
        await self.begin()

    async def begin(self) -> None:
        seats = [{"kind": "me"}, {"kind": "here"}]
        answer = await self.site.ask("POST", "/api/tables", self.cookie, {"game": self.game, "seats": seats})
        assert answer.status == 200, answer
        self.id = OPENED.decode(answer.body).id
        self.version = -1
        await self.look(0)
        await self.look(self.seat)

    async def look(self, seat: int) -> None:
        path = f"/api/tables/{self.id}/position?seat={seat}&since={self.version}"
        answer = await self.site.ask("GET", path, self.cookie)
        assert answer.status == 200, answer
        self.learn(SEEN.decode(answer.body))

    def learn(self, seen: Seen) -> None:
        self.version, pending = seen.version, seen.pending
        self.seat = -1 if pending is None else pending.seat
        self.moves = [] if pending is None else [option.move for option in pending.options]

    async def move(self) -> float:
        """Make a move; how long it took. Then the next player looks."""
        async with self.lock:
            turn = {
                "version": self.version,
                "seat": self.seat,
                "key": secrets.token_hex(8),
                "moves": [random.choice(self.moves)],
            }
            began = time.perf_counter()
            answer = await self.site.ask("POST", f"/api/tables/{self.id}/turn", self.cookie, turn)
            took = time.perf_counter() - began
            assert answer.status == 200, answer
            self.learn(SEEN.decode(answer.body))
            if self.seat < 0:
                await self.begin()
            else:
                await self.look(self.seat)
            return took

    async def holds(self) -> bool:
        """Does the table stand where the last acknowledged move left it?"""
        answer = await self.site.ask("GET", f"/api/tables/{self.id}/position", self.cookie)
        return SEEN.decode(answer.body).version == self.version


async def listen(site: Site, tables: list[Table], heard: list[int]) -> None:
    address = f"ws://{site.host}:{site.port}/api/live"
    async with connect(address, compression=None, open_timeout=60, ping_interval=None) as socket:
        await socket.send(msgspec.json.encode({"watch": {table.id: -1 for table in tables}}).decode())
        async for _ in socket:
            heard[0] += 1


async def drive(tables: list[Table], rate: float, seconds: float) -> list[float]:
    """Moves at this rate; how long each took. Says when some were slow: a pause of the disk hits many at once."""
    took: list[float] = []
    slow: Counter[int] = Counter()
    running: set[asyncio.Task[None]] = set()
    began = time.perf_counter()

    async def one(table: Table) -> None:
        took.append(await table.move())
        if took[-1] > SLOW:
            slow[int(time.perf_counter() - began)] += 1

    for number in range(int(rate * seconds)):
        await asyncio.sleep(max(0.0, began + number / rate - time.perf_counter()))
        task = asyncio.create_task(one(tables[number % len(tables)]))
        running.add(task)
        task.add_done_callback(running.discard)
        task.add_done_callback(complain)
        if len(running) > 10 * rate:
            break  # it cannot follow
    await asyncio.gather(*running)
    if slow:
        print("slow moves at second", ", ".join(f"{at}: {count}" for at, count in sorted(slow.items())))
    return took


def complain(task: asyncio.Task[None]) -> None:
    if task.exception() is not None:
        raise SystemExit(f"a move failed: {task.exception()!r}")


def told(rate: float, took: list[float], memory: int, seconds: float, spent: Spent) -> float:
    ordered = sorted(took)
    p50, p99 = ordered[len(ordered) // 2], ordered[int(len(ordered) * 0.99)]
    print(
        f"{rate:5.0f} moves/s wanted, {len(took) / seconds:6.1f} made;"
        f" turn p50 {p50 * 1e3:6.1f} ms, p99 {p99 * 1e3:6.1f} ms, longest {ordered[-1] * 1e3:6.0f} ms;"
        f" CPU of a move: {spent.servers / len(took) * 1e3:5.2f} ms in the servers,"
        f" {spent.beside / len(took) * 1e3:5.2f} ms beside them,"
        f" {spent.load / len(took) * 1e3:5.2f} ms in the load; memory {memory} MB",
        flush=True,
    )
    return p99


class Spent(msgspec.Struct):
    """Seconds of a processor: of the servers, of what they need beside them, and of what loads them."""

    servers: float
    beside: float
    load: float

    @classmethod
    def by(cls, servers: list[subprocess.Popen[str]], beside: list[int]) -> Spent:
        families = [one for pid in beside for one in (pid, *children_of(pid))]
        return cls(
            sum(seconds_of(server.pid) for server in servers),
            sum(seconds_of(pid) for pid in families),
            time.process_time(),
        )

    def since(self, before: Spent) -> Spent:
        return Spent(self.servers - before.servers, self.beside - before.beside, self.load - before.load)


def children_of(pid: int) -> list[int]:
    return [
        int(child)
        for task in Path(f"/proc/{pid}/task").glob("*/children")
        for child in task.read_text().split()
    ]


def seconds_of(pid: int) -> float:
    """How long a process has had a processor, for itself and in the kernel."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def resident(pid: int) -> int:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) // 1024
    return 0


@contextlib.contextmanager
def servers(count: int, options: list[str]) -> Any:
    """So many servers on the same database."""
    limits = {f"ANTIQUA_SERVE_LIMITS_{name}": "1000000" for name in ("REQUESTS", "GUESTS", "TABLES")}
    program = [sys.executable, "-c", "import sys; from antiqua.cli import main; sys.exit(main())"]
    started: list[subprocess.Popen[str]] = []
    with tempfile.TemporaryDirectory() as folder:
        try:
            for _ in range(count):
                started.append(
                    subprocess.Popen(
                        [*program, "serve", "--port", "0", "--log-level", "warning", *options],
                        env={**os.environ, **limits, "ANTIQUA_HOME": folder, "PYTHONUNBUFFERED": "1"},
                        stdout=subprocess.PIPE,
                        text=True,
                        start_new_session=True,
                    )
                )
            yield started, [address(server) for server in started]
        finally:
            for server in started:
                with contextlib.suppress(ProcessLookupError):
                    os.killpg(server.pid, signal.SIGKILL)
                server.wait()


def address(server: subprocess.Popen[str]) -> str:
    assert server.stdout is not None
    for line in server.stdout:
        found = re.search(r"http://[\d.]+:\d+", line)
        if found:
            return found[0]
    raise SystemExit("the server did not start")


async def main(given: argparse.Namespace) -> None:
    options = [
        *(["--database", given.database] if given.database else []),
        *(["--redis", given.redis] if given.redis else []),
    ]
    with servers(given.servers, options) as (started, addresses):
        sites = [Site(one) for one in addresses]
        tables = [Table(sites[n % len(sites)], GAMES[n % len(GAMES)]) for n in range(given.tables)]
        for first in range(0, len(tables), 50):
            await asyncio.gather(*(table.open() for table in tables[first : first + 50]))
        heard = [0]
        ears = []
        for number in range(given.sockets):
            watched = [tables[number % len(tables)]]
            ears.append(asyncio.create_task(listen(sites[number % len(sites)], watched, heard)))
            if number % 50 == 49:
                await asyncio.sleep(0.1)
        await asyncio.sleep(1)
        rate = given.rate
        while True:
            before = Spent.by(started, given.beside)
            took = await drive(tables, rate, given.seconds)
            memory = sum(resident(server.pid) for server in started)
            p99 = told(rate, took, memory, given.seconds, Spent.by(started, given.beside).since(before))
            if not given.knee or p99 > SLOW:
                break
            rate *= 1.25
        standing = await asyncio.gather(*(table.holds() for table in tables))
        print(
            f"{sum(standing)} of {len(standing)} tables stand where they were left; {heard[0]} messages heard"
        )
        for ear in ears:
            ear.cancel()
        await asyncio.gather(*ears, return_exceptions=True)
    if not all(standing):
        raise SystemExit(1)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--sockets", type=int, default=2000)
    parser.add_argument("--rate", type=float, default=100)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--servers", type=int, default=1)
    parser.add_argument("--database", default="")
    parser.add_argument("--redis", default="")
    parser.add_argument("--beside", type=int, nargs="*", default=[], metavar="PID")
    parser.add_argument("--knee", action="store_true")
    asyncio.run(main(parser.parse_args()))
