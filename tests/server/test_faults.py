"""What dies, breaks or is full: nothing that was acknowledged is lost, nobody waits for ever, and play goes on."""

from __future__ import annotations

import json
import os
import shutil
import signal
import sqlite3
import subprocess
import tempfile
import time
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest
from sqlalchemy import create_engine

from antiqua.kernel.rng import Rng
from antiqua.server import migrations
from antiqua.server.config import variable
from antiqua.server.limits import Rules
from tests.server import databases, processes
from tests.server.faults import GAME, crowd, expect_sound
from tests.server.serving import company, seats, serving, some_move, until
from tests.server.test_live import heard, socket

DISK = "8m"  # small enough to be full soon
SOME = pytest.param(1, id="some")


def many(number):
    return pytest.param(number, id="many", marks=pytest.mark.soak)


@pytest.fixture(autouse=True)
def without_limits(monkeypatch):
    for name in Rules.__struct_fields__:
        monkeypatch.setenv(variable(f"limits.{name}"), "1000000")


class Again:
    """A server that can die and be started again."""

    def __init__(self, folder: Path, *options: str) -> None:
        self.folder = folder
        self.options = options
        self.said: list[str] = []
        self.begin()

    def begin(self) -> None:
        self.life = ExitStack()
        self.server = self.life.enter_context(processes.serving(self.folder, *self.options))

    def address(self) -> str:
        return self.server.address

    @property
    def process(self) -> int:
        return self.server.process.pid

    def die(self) -> None:
        """All of it, at once."""
        self.life.close()
        self.said += self.server.lines

    def __enter__(self) -> Again:
        return self

    def __exit__(self, _: object, failure: BaseException | None, __: object) -> None:
        self.die()
        if failure is not None:
            wrong = [line for line in self.said if " INFO " not in line]
            failure.add_note("\n".join(["What the server said was wrong:", *wrong[-200:]]))


def some_time(rng, most=1.0):
    time.sleep(rng.below(1000) / 1000 * most)


# -- sudden death --------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("times", [pytest.param(3, id="some"), many(50)])
def test_a_server_on_sqlite_is_killed_again_and_again(tmp_path, times):
    rng = Rng(1)
    with Again(tmp_path) as server:
        with crowd(server.address, 4, with_bots=1) as playing:
            for _ in range(times):
                some_time(rng)
                server.die()
                server.begin()
                playing.goes_on()
        assert server.server.end(signal.SIGTERM) == 0
    file = tmp_path / "server" / "antiqua.db"
    expect_sound(f"sqlite:///{file}")
    with sqlite3.connect(file) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    database.close()


@pytest.mark.slow
@pytest.mark.parametrize("times", [SOME, many(30)])
def test_a_bot_whose_process_is_killed_thinks_again(tmp_path, times):
    rng = Rng(2)
    with processes.serving(tmp_path) as server, company(server.address, "Anna") as (anna,):
        table, killed = anna.open(GAME, "me", "master"), 0
        while killed < times:
            mine = anna.my_turn(table, 0)
            if mine["ending"] is not None:
                table = anna.open(GAME, "me", "master")
                continue
            moved = anna.turn(table, 0, mine["version"], some_move(mine, rng))
            if moved["ending"] is not None or moved["pending"]["seat"] == 0:
                continue
            (thinking,) = until(lambda: processes.started_by(server.process.pid))
            os.kill(thinking, signal.SIGKILL)
            killed += 1
            after = anna.my_turn(table, 0)
            assert after["version"] > moved["version"]
            assert thinking not in processes.started_by(server.process.pid)
            assert not anna.table(table)["seats"][1]["vacant"]  # it has not given up
        server.process.kill()  # it alone
        server.finished()
        until(lambda: not processes.is_there(server.process.pid))


# -- a full disk ---------------------------------------------------------------------------------------------


@pytest.fixture
def small_disk(tmp_path):
    folder = tmp_path / "disk"
    folder.mkdir()
    words = ["mount", "-t", "tmpfs", "-o", f"size={DISK}", "tmpfs", str(folder)]
    if os.geteuid() != 0 or subprocess.run(words, check=False, capture_output=True).returncode != 0:
        pytest.skip("a small disk cannot be made on this machine: not tested with a full one")
    yield folder
    subprocess.run(["umount", "--lazy", str(folder)], check=True)


def fill(ballast):
    with ballast.open("wb", buffering=0) as file, suppress(OSError):
        while True:
            file.write(b"\0" * 4096)


@pytest.mark.slow
@pytest.mark.parametrize("times", [SOME, many(20)])
def test_a_full_disk_refuses_and_loses_nothing(small_disk, times):
    ballast = small_disk / "ballast"
    with Again(small_disk) as server, crowd(server.address, 4) as playing:
        for _ in range(times):
            before = playing.refused
            fill(ballast)
            until(lambda before=before: playing.refused >= before + 10)
            ballast.unlink()
            playing.goes_on()
        server.die()  # what is on the disk is sound, too
        server.begin()
        playing.goes_on()
    expect_sound(f"sqlite:///{small_disk}/server/antiqua.db")


# -- PostgreSQL, Redis and several processes -----------------------------------------------------------------


class Redis:
    """One that a test may break."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.start()

    def start(self) -> None:
        self.process, self.url = databases.start_redis(self.folder)

    def end(self) -> None:
        self.process.kill()
        self.process.wait()
        (self.folder / "redis.sock").unlink(missing_ok=True)


class Postgresql:
    """One that a test may break."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        databases.make_cluster(folder)
        self.start()

    def start(self) -> None:
        self.process, self.url = databases.run_postgresql(self.folder)

    def end(self, how: signal.Signals = signal.SIGQUIT) -> None:
        self.process.send_signal(how)
        self.process.wait()


@pytest.fixture
def folder():
    """One that PostgreSQL, which is somebody else, may enter."""
    folder = Path(tempfile.mkdtemp(prefix="antiqua-"))
    folder.chmod(0o711)
    (folder / databases.LOG).touch()
    yield folder
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def own_redis(redis, folder):
    """Another one than all tests share, if there is one."""
    assert redis
    own = Redis(folder)
    yield own
    own.end()


@pytest.fixture
def own_postgresql(postgresql, folder):
    assert postgresql
    own = Postgresql(folder)
    engine = create_engine(own.url)
    migrations.upgrade(engine)
    engine.dispose()
    yield own
    own.end()


A_FEW = ["one", "first", "redis", "abruptly"]
VERY_MANY = ["one", "one", "one", "all", "first", "redis", "orderly", "abruptly"] * 10


@pytest.mark.slow
@pytest.mark.parametrize(
    "strikes",
    [pytest.param(A_FEW, id="some"), pytest.param(VERY_MANY, id="many", marks=pytest.mark.soak)],
)
def test_two_processes_postgresql_and_redis_are_killed_again_and_again(
    own_postgresql, own_redis, tmp_path, strikes
):
    rng, database = Rng(3), own_postgresql.url.replace("+psycopg", "")
    options = ["--processes", "2", "--database", database, "--redis", own_redis.url]
    with Again(tmp_path, *options) as server:
        with crowd(server.address, 4, with_bots=1) as playing:
            for what in strikes:
                some_time(rng)
                strike(what, server, own_postgresql, own_redis, rng)
                playing.goes_on()
        assert server.server.end(signal.SIGTERM) == 0
    expect_sound(own_postgresql.url)


def strike(what, server, postgresql, redis, rng):
    """Let one process die, all of them, or the one that started them; or Redis, or PostgreSQL."""
    if what == "one":
        both = processes.started_by(server.process)
        os.kill(both[rng.below(len(both))], signal.SIGKILL)
    elif what == "redis":
        redis.end()
        some_time(rng)
        redis.start()
    elif what in ("orderly", "abruptly"):
        postgresql.end(signal.SIGINT if what == "orderly" else signal.SIGQUIT)
        postgresql.start()
    else:
        if what == "first":
            os.kill(server.process, signal.SIGKILL)
            server.server.finished()
            until(lambda: not processes.is_there(server.process))  # the others end by themselves
        server.die()
        server.begin()


def test_who_listens_is_told_what_he_missed_while_redis_was_away(database, own_redis):
    with (
        serving(database, redis=own_redis.url) as one,
        serving(database, redis=own_redis.url) as other,
        company(one, "Anna") as (anna,),
        company(other, "Boris") as (boris,),
    ):
        table = anna.post("/api/tables", game=GAME, seats=seats("me", "here"))["id"]
        with socket(other, boris) as ear:
            ear.send(json.dumps({"watch": {table: -1}}))
            heard(ear, lambda news: news.get("revision", 0) > 0)
            own_redis.end()
            seat = anna.look(table, 0)["pending"]["seat"]
            seen = anna.look(table, seat)
            moved = anna.turn(table, seat, seen["version"], some_move(seen, Rng(4)))
            own_redis.start()
            heard(ear, lambda news: news.get("version", 0) >= moved["version"])
