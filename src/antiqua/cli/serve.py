"""`antiqua serve`: the server, from nothing to an address that can be opened."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

from cyclopts import Parameter

from antiqua.cli import storage, terminal
from antiqua.kernel.errors import BadOption

if TYPE_CHECKING:
    from antiqua.server.config import Config

Switch = Annotated[bool | None, Parameter(negative=())]


def serve(
    *,
    host: str | None = None,
    port: int | None = None,
    browser: Annotated[bool, Parameter(name="--open", negative=())] = False,
    data: Path | None = None,
    database: str | None = None,
    redis: str | None = None,
    processes: int | None = None,
    workers: int | None = None,
    behind_proxy: Switch = None,
    monitors: list[str] | None = None,
    stop_seconds: int | None = None,
    log_level: Literal["debug", "info", "warning", "error"] | None = None,
    log_format: Literal["text", "json"] | None = None,
    config: Path | None = None,
    lang: str | None = None,
    color: bool = True,
) -> None:
    """Run a server on which people play each other and the bots."""
    voice = terminal.speak(lang, color)
    given = {
        "host": host,
        "port": port,
        "data": data,
        "database": database,
        "redis": redis,
        "processes": processes,
        "workers": workers,
        "behind_proxy": behind_proxy,
        "monitors": monitors,
        "stop_seconds": stop_seconds,
        "log_level": log_level,
        "log_format": log_format,
        "config": config,
    }
    with packages():
        from antiqua.server import running

        found = settings(given)
        running.prepare(found)
    taken = running.listen(found)
    place = running.address(found, taken)
    tell(voice, found, place)
    if browser and has_screen():
        import webbrowser

        webbrowser.open(place)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # whoever stops it, it ends like this
    try:
        running.run(found, taken)
    except KeyboardInterrupt:  # raised when all is finished
        voice.note(voice.text("cli-serve-stopped"))


def has_screen() -> bool:
    """Can a browser be shown here? One for the terminal would take the place of what is said there."""
    return sys.platform in ("win32", "darwin") or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY")))


def settings(given: Mapping[str, Any]) -> Config:
    """What the options say, and the environment, and the file."""
    from antiqua.server.config import read

    options = {name: str(value) if isinstance(value, Path) else value for name, value in given.items()}
    return read(options, os.environ, storage.home() / "server")


@contextmanager
def packages() -> Iterator[None]:
    """Say what to install if something is missing that not everybody needs."""
    try:
        yield
    except ModuleNotFoundError as error:
        package = error.name or ""
        if package.startswith("antiqua"):
            raise
        extra = "cluster" if package in ("psycopg", "redis") else "server"
        command = f"pip install 'antiqua[{extra}]'"
        raise BadOption("missing-extra", package=package, command=command) from None


def tell(voice: terminal.Terminal, config: Config, place: str) -> None:
    """Where it is, and what to do next."""
    from antiqua.server import running

    voice.say(voice.text("cli-serve-address", address=place), style="bold")
    voice.say(voice.text("cli-serve-next"))
    voice.note(voice.text("cli-serve-kept", database=running.shown(config)))
    if running.is_only_here(config):
        voice.note(voice.text("cli-serve-only-here", option="--host 0.0.0.0"))
    elif not config.behind_proxy:
        voice.note(voice.text("cli-serve-open-letters", page="docs/hosting.md"))
    voice.out.file.flush()  # whoever reads it through a pipe reads it now
