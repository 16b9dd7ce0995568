"""PostgreSQL and Redis for the tests: real ones, in a temporary folder, one of each for a whole run.

Whichever test needs them first starts a keeper, a process of its own that starts the servers, and ends them and itself
when the run is over, however it ended. `python -m tests.server.databases FOLDER PID` is the keeper of a run.
"""

from __future__ import annotations

import fcntl
import json
import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).parent.parent.parent
PATIENCE = 60.0  # seconds
LOOK = 0.1  # seconds between two looks whether something is so
LOG = "keeper.log"
ORDINARY = ("postgres", "nobody")  # who runs PostgreSQL where we are root, which it refuses


class Missing(Exception):
    """There is no such program on this machine."""


class Servers(NamedTuple):
    """What runs, and where; empty if there is no such program."""

    postgresql: str = ""
    redis: str = ""
    failure: str = ""


def program(name: str) -> Path:
    """A program of PostgreSQL or Redis; Debian does not put all of them on the path."""
    found = shutil.which(name)
    if found:
        return Path(found)
    places = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), reverse=True)
    if not places:
        raise Missing(f"there is no {name} on this machine (tools/programs.sh installs it where it can)")
    return places[0]


# -- what tests ask ------------------------------------------------------------------------------------------


@cache
def servers() -> Servers:
    """The servers of this run, started if need be."""
    run = os.getppid() if "PYTEST_XDIST_WORKER" in os.environ else os.getpid()
    folder = Path(tempfile.gettempdir()) / f"antiqua-{run}"
    folder.mkdir(mode=0o711, exist_ok=True)
    with locked(folder):
        keeper = folder / LOG
        if not keeper.exists():
            with keeper.open("w") as log:
                subprocess.run(
                    [sys.executable, "-m", "tests.server.databases", str(folder), str(run)],
                    cwd=ROOT,
                    stdin=subprocess.DEVNULL,
                    stdout=log,
                    stderr=log,
                    check=True,
                )
        wait_for((folder / "ready.json").exists, keeper)
    found = Servers(**json.loads((folder / "ready.json").read_text()))
    if found.failure:
        raise RuntimeError(found.failure)
    return found


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """One process of the run at a time."""
    with (folder / "lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def wait_for(ready: Callable[[], bool], log: Path) -> None:
    end = time.monotonic() + PATIENCE
    while not ready():
        if time.monotonic() > end:
            raise TimeoutError(log.read_text(errors="replace"))
        time.sleep(LOOK)


# -- the keeper ----------------------------------------------------------------------------------------------


def keep(folder: Path, run: int) -> None:
    """Run the servers as long as the tests run, on our own: Ctrl-C ends the tests first."""
    if os.fork():
        return
    os.setsid()
    started: list[subprocess.Popen[bytes]] = []
    part = folder / "ready.part"
    part.write_text(json.dumps(start_all(folder, started)))
    part.rename(folder / "ready.json")
    while alive(run):
        time.sleep(LOOK)
    for process in started:
        process.send_signal(signal.SIGINT)  # to PostgreSQL: do not wait for anybody
    for process in started:
        process.wait()
    shutil.rmtree(folder, ignore_errors=True)


def start_all(folder: Path, started: list[subprocess.Popen[bytes]]) -> dict[str, str]:
    found = {}
    for name, start in (("postgresql", start_postgresql), ("redis", start_redis)):
        try:
            process, found[name] = start(folder)
            started.append(process)
        except Missing:
            continue
        except Exception:
            found["failure"] = traceback.format_exc() + (folder / LOG).read_text(errors="replace")
    return found


def alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def start_postgresql(folder: Path) -> tuple[subprocess.Popen[bytes], str]:
    """A new server, which does not wait for the disk."""
    make_cluster(folder)
    return run_postgresql(folder, synchronous_commit="off")


def make_cluster(folder: Path) -> None:
    initdb, data = program("initdb"), folder / "postgresql"
    data.mkdir(mode=0o711)
    person = ordinary()
    if person is not None:
        os.chown(data, person.pw_uid, person.pw_gid)
    words = ["--username=antiqua", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"]
    subprocess.run([initdb, *words, data / "cluster"], check=True, cwd=data, **as_user(person))


def run_postgresql(folder: Path, **more: str) -> tuple[subprocess.Popen[bytes], str]:
    """A server that is reached by a file only; what the machine's death could take is not written down at once."""
    data = folder / "postgresql"
    settings = {
        "listen_addresses": "",
        "unix_socket_directories": data,
        "fsync": "off",
        "full_page_writes": "off",
        "max_connections": "300",
        **more,
    }
    options = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
    process = subprocess.Popen(
        [program("postgres"), "-D", data / "cluster", *options], cwd=data, **as_user(ordinary())
    )
    ready = program("pg_isready")
    wait_for(lambda: subprocess.run([ready, "-q", "-h", data], check=False).returncode == 0, folder / LOG)
    return process, f"postgresql+psycopg://antiqua@/postgres?host={data}"


def as_user(person: pwd.struct_passwd | None) -> dict[str, Any]:
    """Who runs a program; if nobody is named, we do."""
    return {} if person is None else {"user": person.pw_uid, "group": person.pw_gid, "extra_groups": ()}


def ordinary() -> pwd.struct_passwd | None:
    """Who else is to run it; nobody, if we are not root."""
    if os.geteuid() != 0:
        return None
    for name in ORDINARY:
        with suppress(KeyError):
            return pwd.getpwnam(name)
    raise Missing("PostgreSQL does not run as root, and there is nobody else")


def start_redis(folder: Path) -> tuple[subprocess.Popen[bytes], str]:
    socket = folder / "redis.sock"
    options = ["--port", "0", "--unixsocket", str(socket), "--save", "", "--appendonly", "no"]
    process = subprocess.Popen([program("redis-server"), *options], cwd=folder)
    wait_for(socket.exists, folder / LOG)
    return process, f"unix://{socket}"


if __name__ == "__main__":
    keep(Path(sys.argv[1]), int(sys.argv[2]))
