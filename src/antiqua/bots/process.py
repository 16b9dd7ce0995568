"""A program that runs beside us and talks in lines, whatever it does.

It may hang, die, stop reading, or never stop writing: nothing here waits longer than it was told to, holds more than
`MOST_LINES` lines of `LONGEST_LINE` bytes, or leaves a process behind. Threads read and write, since Windows cannot
wait for several pipes at once.
"""

from __future__ import annotations

import os
import signal
import subprocess
import weakref
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from threading import Condition, Thread
from time import monotonic, sleep
from typing import IO

LONGEST_LINE = 1 << 16  # bytes that one line of the program may have
MOST_LINES = 64  # that wait to be read; then the program waits
MOST_UNREAD = 1 << 23  # bytes that wait for the program to read them
LAST_WORDS = 5  # lines of its standard error that are kept ...
LONGEST_WORD = 200  # ... and bytes of each
MOMENT = 0.01  # seconds between two looks at a process that is to end
WINDOWS = os.name == "nt"

SILENT, ENDLESS, DEAF, STUFFED = "silent", "endless", "deaf", "stuffed"


class ProgramEnded(Exception):
    """The program can neither be asked nor heard any more; `why` is one of the four words above."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class Mailbox:
    """What the threads and the game hand to each other; a condition guards it."""

    def __init__(self) -> None:
        self.changed = Condition()
        self.came: deque[bytes] = deque()
        self.goes: deque[bytes] = deque()
        self.unread = 0  # bytes in `goes`
        self.words: deque[bytes] = deque(maxlen=LAST_WORDS)
        self.why = ""  # why nothing more will come
        self.silent = False  # its output is closed
        self.last = False  # nothing more will go
        self.closed = False  # nobody wants to hear anything any more

    def finish(self, why: str) -> None:
        with self.changed:
            self.why = self.why or why
            self.changed.notify_all()


class Program:
    """One running program, from its start until `stop`, which must be called."""

    def __init__(self, arguments: Sequence[str]) -> None:
        """Start it; what cannot be started raises `OSError` or `ValueError`."""
        self.process = subprocess.Popen(
            list(arguments),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=not WINDOWS,  # its own process group, which ends as a whole
            creationflags=getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0),
        )
        self.box = Mailbox()
        self.exited = False  # by itself
        self._kill = weakref.finalize(self, kill, self.process, self.box)  # also when Python ends
        self._threads = [
            Thread(target=work, args=(stream, self.box), daemon=True)
            for work, stream in (
                (write_lines, self.process.stdin),
                (read_lines, self.process.stdout),
                (read_words, self.process.stderr),
            )
        ]
        for thread in self._threads:
            thread.start()

    @property
    def over(self) -> bool:
        """Has it been seen to end?"""
        return bool(self.box.why)

    @property
    def code(self) -> int | None:
        """What it ended with by itself; None if it was stopped. Known after `stop`."""
        return self.process.returncode if self.exited else None

    @property
    def last_words(self) -> str:
        """The end of what it wrote to its standard error."""
        with self.box.changed:
            return b" ".join(self.box.words).decode("utf-8", "replace").strip()

    def send(self, line: bytes) -> None:
        """A line for the program; this never waits."""
        box = self.box
        with box.changed:
            if box.unread + len(line) > MOST_UNREAD:
                box.why = box.why or STUFFED
            elif not box.last:
                box.goes.append(line + b"\n")
                box.unread += len(line)
            box.changed.notify_all()

    def receive(self, deadline: float) -> bytes | None:
        """The next line; None if there is none before `deadline`. A program that has ended raises `ProgramEnded`."""
        box = self.box
        with box.changed:
            while not box.came:
                if box.why:
                    raise ProgramEnded(box.why)
                left = deadline - monotonic()
                if left <= 0:
                    return None
                box.changed.wait(left)
            box.changed.notify_all()
            return box.came.popleft()

    def stop(self, patience: float) -> None:
        """Let it read what was sent and end; when patience ends, it is ended, with all that it has started."""
        with self.box.changed:
            self.box.last = True
            self.box.changed.notify_all()
        deadline = monotonic() + patience
        self.exited = has_ended(self.process, self.box)
        while not self.exited and monotonic() < deadline:
            with self.box.changed:
                self.box.came.clear()  # it may still wait to be heard
                self.box.changed.notify_all()
            sleep(MOMENT)
            self.exited = has_ended(self.process, self.box)
        self._kill()
        for thread in self._threads:
            thread.join(1)  # what has run away from its group may still hold a pipe: leave the thread to it


def has_ended(process: subprocess.Popen[bytes], box: Mailbox) -> bool:
    """Has the process ended? It is not reaped, so that its number stays the number of its group."""
    if process.returncode is not None:
        return True
    if WINDOWS:
        return process.poll() is not None
    if hasattr(os, "waitid"):
        try:
            return os.waitid(os.P_PID, process.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None
        except ChildProcessError:  # somebody else has reaped it
            return True
    return box.silent  # a Mac with an old Python: a closed output is the nearest sign


def kill(process: subprocess.Popen[bytes], box: Mailbox) -> None:
    """End the process and all that it has started, and the threads that serve it."""
    with box.changed:
        box.closed = True
        box.changed.notify_all()
    if WINDOWS:
        if process.poll() is None:
            tree = ["taskkill", "/F", "/T", "/PID", str(process.pid)]
            with suppress(OSError, subprocess.SubprocessError):
                subprocess.run(tree, capture_output=True, timeout=5, check=False)
            process.kill()
    elif process.returncode is None:
        with suppress(OSError):  # the group may be gone
            os.killpg(process.pid, signal.SIGKILL)
    with suppress(subprocess.TimeoutExpired):
        process.wait(5)


# -- what the threads do ----------------------------------------------------------------------------------------------


def write_lines(stream: IO[bytes], box: Mailbox) -> None:
    """Hand on what goes to the program, and close its input after the last of it."""
    try:
        with stream:
            while True:
                with box.changed:
                    while not box.goes or box.closed:
                        if box.last or box.closed:
                            return
                        box.changed.wait()
                    line = box.goes.popleft()
                    box.unread -= len(line) - 1
                stream.write(line)
                stream.flush()
    except (OSError, ValueError):  # it has closed its input, or ended
        with box.changed:
            box.last = True
            box.goes.clear()
        box.finish(DEAF)


def read_lines(stream: IO[bytes], box: Mailbox) -> None:
    """Gather the lines that come; half a line at the end is none."""
    why = SILENT
    with suppress(OSError, ValueError), stream:
        while (line := stream.readline(LONGEST_LINE + 1)).endswith(b"\n"):
            with box.changed:
                while len(box.came) >= MOST_LINES and not box.closed:
                    box.changed.wait()
                if box.closed:
                    break
                box.came.append(line)
                box.changed.notify_all()
        if len(line) > LONGEST_LINE:
            why = ENDLESS
    box.silent = why == SILENT
    box.finish(why)


def read_words(stream: IO[bytes], box: Mailbox) -> None:
    """Read the standard error away, so that it never fills up, and keep its end."""
    with suppress(OSError, ValueError), stream:
        while line := stream.readline(LONGEST_WORD):
            with box.changed:
                if line.strip():
                    box.words.append(line.strip())
