"""The server as somebody starts it: in a process of its own, with its own folder."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx2

PROGRAM = [sys.executable, "-c", "import sys; from antiqua.cli import main; sys.exit(main())"]
PATIENCE = 60.0  # seconds
ADDRESS = re.compile(r"http://\S+")


class Serving:
    """A server that runs."""

    def __init__(self, folder: Path, *options: str, port: int = 0) -> None:
        ours = {"ANTIQUA_HOME": str(folder), "ANTIQUA_LANG": "en", "PYTHONUTF8": "1"}
        self.process = subprocess.Popen(
            [*PROGRAM, "serve", "--port", str(port), *options],
            env={name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"} | ours,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            start_new_session=True,
        )
        self.lines: list[str] = []
        self.address = ""
        self.told = threading.Event()
        self.reader = threading.Thread(target=self.read)
        self.reader.start()
        self.told.wait(PATIENCE)
        if not self.address:
            self.process.kill()
            raise AssertionError(self.lines)

    def read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.lines.append(line.rstrip())
            found = ADDRESS.search(line)
            if found and not self.address:
                self.address = found[0].rstrip("/")
                self.told.set()
        self.told.set()

    def client(self, cookies: dict[str, str] | None = None) -> httpx2.Client:
        """Somebody who asks, and who waits if the processes have only just begun."""
        return httpx2.Client(base_url=self.address, cookies=cookies, timeout=PATIENCE)

    def end(self, how: signal.Signals = signal.SIGINT) -> int:
        """Stop it, and wait until it has finished; its exit code."""
        self.process.send_signal(how)
        return self.finished()

    def kill(self) -> None:
        """Let it die at once, with the processes that it has started."""
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.finished()

    def finished(self) -> int:
        code = self.process.wait(PATIENCE)
        self.reader.join(PATIENCE)
        return code


def started_by(process: int) -> list[int]:
    """The processes of ours that this one has started and that still run."""
    tasks = Path(f"/proc/{process}/task").glob("*/children")
    found = [int(child) for task in tasks for child in task.read_text().split()]
    return [child for child in found if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


def is_there(group: int) -> bool:
    """Does any process of a group still run?"""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


@contextmanager
def serving(folder: Path, *options: str, port: int = 0) -> Iterator[Serving]:
    """A server for as long as the test needs it."""
    server = Serving(folder, *options, port=port)
    try:
        yield server
    finally:
        server.kill()
        assert server.process.stdout is not None
        server.process.stdout.close()
