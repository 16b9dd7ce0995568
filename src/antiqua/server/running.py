"""From settings to a server that runs: its folder, its database, its address, its processes."""

from __future__ import annotations

import gc
import os
import signal
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import uvicorn
from sqlalchemy import make_url
from sqlalchemy.exc import DBAPIError
from starlette.applications import Starlette
from uvicorn.supervisors import Multiprocess

from antiqua.bots.orphans import end_with_parent
from antiqua.kernel.errors import BadOption
from antiqua.match import system_words
from antiqua.server import logs, migrations
from antiqua.server.app import create
from antiqua.server.config import Config, read
from antiqua.server.store import Store

MOST_SOCKET_BYTES = 1 << 16  # of one message from a browser
KEPT_OPEN = 75  # seconds: a browser asks again over the same connection, and proxies keep theirs for a minute
BACKLOG = 2048
SILENT = (
    30  # seconds after which a process that does not answer is replaced; a slow machine needs some to begin
)
#: Who may say for whom he asks, if we are behind a proxy: not who comes from the open net.
PROXIES = ["127.0.0.0/8", "::1", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"]
ANYWHERE = {"0.0.0.0": socket.AF_INET, "::": socket.AF_INET6}
NOWHERE = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}  # addresses that nobody has


# -- the database --------------------------------------------------------------------------------------------


def prepare(config: Config) -> None:
    """See to it that there is a folder and an up-to-date database."""
    try:
        config.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise BadOption("error-file-unwritable", file=str(config.folder), why=system_words(error)) from None
    migrate(config)


def migrate(config: Config) -> str | None:
    """Bring the database up to date; what it was at before."""
    with opened(config) as store:
        return migrations.upgrade(store.engine)


@contextmanager
def opened(config: Config) -> Iterator[Store]:
    """The database while somebody works on it; if it cannot be used, that is said in words."""
    store = Store(config.url)
    try:
        yield store
    except DBAPIError as error:
        why = " ".join(str(error.orig).split())
        raise BadOption("server-error-database", database=shown(config), why=why) from None
    finally:
        store.close()


@contextmanager
def in_use(config: Config) -> Iterator[Store]:
    """A database that a server has made, and that is up to date."""
    if config.is_file and not config.file.is_file():
        raise BadOption("server-error-no-database", database=shown(config))
    with opened(config) as store:
        with store.engine.connect() as connection:
            found = migrations.revision(connection)
        if found is None:
            raise BadOption("server-error-no-database", database=shown(config))
        if found != migrations.newest():
            raise BadOption("server-error-database-older", database=shown(config), revision=found)
        yield store


def shown(config: Config) -> str:
    """The database without its password."""
    return make_url(config.database or config.url).render_as_string(hide_password=True)


# -- the address ---------------------------------------------------------------------------------------------


def listen(config: Config) -> socket.socket:
    """The address, taken before anything else is begun; who comes early waits until somebody answers."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    taken = socket.socket(
        family, socket.SOCK_STREAM, socket.IPPROTO_TCP
    )  # named, asyncio sends at once: no Nagle
    if os.name == "posix":  # elsewhere two programs could have one address
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        taken.bind((config.host, config.port))
        taken.listen(BACKLOG)
    except OSError as error:
        taken.close()
        where = f"{config.host}:{config.port}"
        raise BadOption("server-error-address", address=where, why=system_words(error)) from None
    taken.set_inheritable(True)
    return taken


def address(config: Config, taken: socket.socket) -> str:
    """What to type into a browser."""
    host = own_address(ANYWHERE[config.host]) if config.host in ANYWHERE else config.host
    shown_host = f"[{host}]" if ":" in host else host
    return f"http://{shown_host}:{taken.getsockname()[1]}/"


def own_address(family: socket.AddressFamily) -> str:
    """Under which address others on the same network find this machine: the one it would send from."""
    with socket.socket(family, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((NOWHERE[family], 9))  # sends nothing
        except OSError:
            return socket.gethostname()
        return str(probe.getsockname()[0])


def is_only_here(config: Config) -> bool:
    """Can only this machine reach it?"""
    return config.host in ("localhost", "::1") or config.host.startswith("127.")


# -- the processes -------------------------------------------------------------------------------------------


def run(config: Config, taken: socket.socket) -> None:
    """Serve until somebody stops it; then finish what is under way, for as long as is set."""
    os.environ.update(config.variables)  # other processes read them there
    wishes = uvicorn.Config(
        "antiqua.server.running:application",
        factory=True,
        workers=config.processes,
        log_config=logs.settings(config),
        access_log=False,  # we write our own lines
        server_header=False,
        proxy_headers=config.behind_proxy,
        forwarded_allow_ips=PROXIES,
        timeout_keep_alive=KEPT_OPEN,
        ws_max_size=MOST_SOCKET_BYTES,
        ws_per_message_deflate=False,  # what we say is short: to compress it takes time, and memory for every socket
        timeout_graceful_shutdown=config.stop_seconds,
        timeout_worker_healthcheck=SILENT,
        lifespan="on",
    )
    if config.processes == 1:
        uvicorn.Server(wishes).run([taken])
    else:
        Multiprocess(wishes, [taken]).run()


def application() -> Starlette:
    """The application of one process, as its environment says."""
    end_with_parent(lambda: os.kill(os.getpid(), signal.SIGTERM))
    spare_garbage()
    config = read({}, os.environ, Path())
    return create(config.url, config.redis, config.workers, config.limits, config.monitors)


def spare_garbage() -> None:
    """Look for garbage less often: a thousand matches that are kept ready are a million things, none of them garbage,
    and to look through them all holds up everybody for tenths of a second.
    """
    gc.freeze()  # what is loaded by now stays
    gc.set_threshold(10_000, 20, 100)
