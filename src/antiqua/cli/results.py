"""What commands with files of results share: files that are promised first and written last, and going on."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Protocol

from antiqua.arena import journal
from antiqua.cli import terminal


@contextmanager
def promised(path: Path | None) -> Iterator[Callable[[str], None]]:
    """A way to write a new file at the end, which cannot fail for reasons that were known at the beginning.

    Nobody wants to hear after hours of play that a folder does not exist. What is not written is not left behind.
    """
    if path is None:
        yield lambda text: None  # noqa: ARG005 - nothing was asked for
        return
    file = journal.new_file(path)
    written = False

    def write(text: str) -> None:
        nonlocal written
        try:
            file.write(text.encode())
            file.flush()
        except OSError as error:
            raise journal.unwritable(path, error) from None
        written = True

    try:
        yield write
    finally:
        with suppress(OSError):
            file.close()
        if not written:
            with suppress(OSError):
                path.unlink()


class Job(Protocol):
    """What the jobs of all mass runs have."""

    @property
    def game(self) -> str: ...
    @property
    def players(self) -> int: ...
    @property
    def options(self) -> tuple[tuple[str, str | int | bool], ...]: ...
    @property
    def seed(self) -> int: ...
    @property
    def games(self) -> int: ...


def agree(
    path: Path,
    job: Job,
    game: str | None,
    games: int | None,
    players: int | None,
    options: Mapping[str, str],
    seed: int | None,
) -> None:
    """Whatever somebody says about a run that goes on must be so."""
    wishes: list[tuple[str, Any, Any]] = [
        ("game", job.game, game),
        ("--games", job.games, games),
        ("--players", job.players, players),
        ("--seed", job.seed, seed),
    ]
    known = dict(job.options)
    wishes += [(name, str(known.get(name)).lower(), value.lower()) for name, value in options.items()]
    for name, there, here in wishes:
        if here is not None and here != there:
            raise journal.differing(path, name, there, here)


def tell_how_to_go_on(voice: terminal.Terminal, command: str, path: Path | None) -> None:
    """What to type to go on with a run that was interrupted, if it was written down."""
    if path is not None:
        said = terminal.own_command([command, "--resume", str(path)])
        voice.err.print(voice.text("results-resume-hint", command=said), soft_wrap=True)


def joined(names: Sequence[str]) -> str:
    return ", ".join(names)
