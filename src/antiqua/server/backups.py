"""A database as one file, and back, while a server runs: SQLite's own backup, or the programs of PostgreSQL."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
from collections.abc import Sequence
from contextlib import closing, suppress
from pathlib import Path

from sqlalchemy import make_url

from antiqua.kernel.errors import BadOption
from antiqua.match import system_words
from antiqua.server import migrations
from antiqua.server.config import Config
from antiqua.server.running import migrate
from antiqua.server.store import lite_engine


def backup(config: Config, file: Path) -> None:
    """Write all there is at this moment into a new file, whole or not at all."""
    if file.exists():
        raise BadOption("server-admin-file-exists", file=str(file))
    part = Path(f"{file}.part")
    try:
        os.close(os.open(part, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600))  # there are secrets in it
        if config.is_file:
            copy_sqlite(config.file, part)
        else:
            run(config, ["pg_dump", "--format=custom", f"--file={part}"])
        os.replace(part, file)
    except (OSError, sqlite3.Error) as error:
        raise BadOption("error-file-unwritable", file=str(file), why=system_words(error)) from None
    finally:
        with suppress(FileNotFoundError):
            part.unlink()


def restore(config: Config, file: Path) -> None:
    """Replace all there is by what is in a file, and bring that up to date."""
    if not file.is_file():
        raise BadOption("error-file-not-found", file=str(file))
    if config.is_file:
        expect_ours(file)
        try:
            config.file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            copy_sqlite(file, config.file)
        except (OSError, sqlite3.Error) as error:
            raise BadOption("error-file-unwritable", file=str(config.file), why=system_words(error)) from None
    else:
        words = ["pg_restore", "--clean", "--if-exists", "--no-owner", "--single-transaction"]
        run(config, [*words, str(file)])
    migrate(config)


# -- SQLite --------------------------------------------------------------------------------------------------


def copy_sqlite(source: Path, target: Path) -> None:
    """In one transaction of each: neither sees the other half done."""
    with closing(sqlite3.connect(source)) as there, closing(sqlite3.connect(target)) as here:
        there.backup(here)


def expect_ours(file: Path) -> None:
    """Is it a database of a server, and not of a later version?"""
    engine = lite_engine(f"sqlite:///file:{file.absolute().as_posix()}?mode=ro&immutable=1&uri=true")
    try:
        with engine.connect() as connection:
            found = migrations.revision(connection)
    except Exception as error:
        if isinstance(error, migrations.Unfit):
            raise
        found = None
    finally:
        engine.dispose()
    if found is None:
        raise BadOption("server-admin-no-backup", file=str(file))


# -- PostgreSQL ----------------------------------------------------------------------------------------------


def run(config: Config, words: Sequence[str]) -> None:
    """Run a program of PostgreSQL on the database; the password is not for the list of processes."""
    program = shutil.which(words[0])
    if program is None:
        raise BadOption("server-admin-no-program", program=words[0])
    url = make_url(config.url).set(drivername="postgresql")
    password = url.password or ""
    place = url.set(password=None).render_as_string()
    done = subprocess.run(
        [program, f"--dbname={place}", *words[1:]],
        env={**os.environ, **({"PGPASSWORD": str(password)} if password else {})},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode:
        why = " ".join(done.stderr.split())
        raise BadOption("server-admin-program-failed", program=words[0], why=why[-500:])
