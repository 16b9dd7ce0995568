"""The command as a user starts it: in its own process, with its own folder, on a pipe or on a real terminal."""

from __future__ import annotations

import codecs
import os
import pty
import re
import select
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

# At a terminal the process takes it for its own, as a shell would arrange it; otherwise Ctrl-C would do nothing.
OWN_TERMINAL = "import fcntl, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); "
PROGRAM = [sys.executable, "-c", "import sys; from antiqua.cli import main; sys.exit(main())"]
DUEL = "seven_wonders_duel"
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b\][^\x07]*\x07")
PATIENCE = 30.0  # seconds


class Done(NamedTuple):
    """What a command left behind."""

    code: int
    out: str
    err: str


class Antiqua:
    """Starts the command with a folder of its own for saved games."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.persons: list[Person] = []

    def environment(self, **changes: str) -> dict[str, str]:
        ours = {
            "ANTIQUA_HOME": str(self.home),
            "ANTIQUA_CALLED": "./antiqua",
            "COLUMNS": "100",
            "LANG": "C.UTF-8",
            "PYTHONUTF8": "1",
        }
        unset = ("ANTIQUA_LANG", "ANTIQUA_DEBUG", "LC_ALL", "LC_MESSAGES", "NO_COLOR", "FORCE_COLOR", "TERM")
        return {**{name: value for name, value in os.environ.items() if name not in unset}, **ours, **changes}

    def __call__(self, *arguments: str, typed: str = "", **environment: str) -> Done:
        done = subprocess.run(
            [*PROGRAM, *arguments],
            input=typed,
            env=self.environment(**environment),
            capture_output=True,
            encoding="utf-8",
            timeout=2 * PATIENCE,
            check=False,
        )
        assert "Traceback" not in done.stderr, done.stderr
        return Done(done.returncode, done.stdout, done.stderr)

    def start(self, *arguments: str, **environment: str) -> Person:
        *python, code = PROGRAM
        person = Person(
            [*python, OWN_TERMINAL + code, *arguments], self.environment(TERM="xterm-256color", **environment)
        )
        self.persons.append(person)
        return person

    def clear_up(self) -> None:
        """End what a failed test has left running, so that no other test is disturbed."""
        for person in self.persons:
            if person.process.poll() is None:
                person.process.kill()
                person.process.wait()

    def saved(self) -> list[Path]:
        return sorted((self.home / "games").glob("*.json"))

    def records(self) -> list[Path]:
        return sorted((self.home / "records").glob("*.txt"))


class Person:
    """Somebody at a real terminal, who reads what appears and types."""

    def __init__(self, command: list[str], environment: dict[str, str]) -> None:
        self.side, theirs = pty.openpty()
        self.process = subprocess.Popen(
            command, stdin=theirs, stdout=theirs, stderr=theirs, env=environment, start_new_session=True
        )
        os.close(theirs)
        self.decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self.shown = ""

    def sees(self, text: str) -> str:
        """Wait until `text` appears, and return everything new up to it."""
        end = time.monotonic() + PATIENCE
        while text not in self.shown:
            assert time.monotonic() < end, f"{text!r} did not appear in {self.shown!r}"
            self.read(0.2)
        before, _, self.shown = self.shown.partition(text)
        return before + text

    def read(self, patience: float) -> bool:
        """Take in what has appeared; False at the end."""
        if not select.select([self.side], [], [], patience)[0]:
            return True
        try:
            data = os.read(self.side, 65536)
        except OSError:  # how Linux says that nobody is at the other end
            return False
        self.shown = ESCAPES.sub("", self.shown + self.decoder.decode(data))
        return bool(data)

    def types(self, text: str) -> None:
        os.write(self.side, text.encode())

    def interrupts(self) -> int:
        """Press Ctrl-C until it is heard: just before a prompt Python may overhear the first one."""
        while self.process.poll() is None:
            self.types("\x03")
            end = time.monotonic() + 3
            while self.process.poll() is None and time.monotonic() < end:
                self.read(0.1)
        return self.leaves()

    def leaves(self) -> int:
        """Wait for the end; the rest that was said is in `shown`."""
        end = time.monotonic() + PATIENCE
        while self.read(0.2):
            if self.process.poll() is not None and not select.select([self.side], [], [], 0.2)[0]:
                break
            assert time.monotonic() < end, self.shown
        os.close(self.side)
        return self.process.wait(PATIENCE)
