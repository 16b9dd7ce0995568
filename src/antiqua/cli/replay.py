"""`antiqua replay`: a recorded game checked line by line, or looked at move by move."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from antiqua import record as records
from antiqua.cli import storage, terminal
from antiqua.cli.choosing import check_number
from antiqua.cli.screen import Screen
from antiqua.cli.wording import number_in
from antiqua.games import get
from antiqua.kernel.errors import AntiquaError, BadOption, BadRecord
from antiqua.kernel.seats import SPECTATOR
from antiqua.kernel.state import State
from antiqua.match import Match


def replay(
    file: Annotated[Path, Parameter(allow_leading_hyphen=True)],
    /,
    *,
    step: Annotated[bool, Parameter(negative=())] = False,
    verify: Annotated[bool, Parameter(negative=())] = False,
    at: int | None = None,
    lang: str | None = None,
    color: bool = True,
) -> None:
    """Check a recorded game, or step through it."""
    voice = terminal.speak(lang, color)
    player = Player(voice, read(file))
    if at is not None:
        player.show(player.checked(at))
    if step:
        player.step(at or 0)
    elif at is None:
        if not verify:
            player.tell_all()
        player.tell_result()


def read(file: Path) -> records.Record:
    """A record in either form."""
    data = terminal.read_stdin() if str(file) == "-" else storage.read_file(file)
    if data.lstrip()[:1] == b"{":
        return records.from_json(data)
    try:
        return records.read(data.decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise BadRecord("error-record-not-a-record") from None


class Player:
    """Plays a record again, all of it at the start: a wrong line is found before anything is shown."""

    def __init__(self, voice: terminal.Terminal, record: records.Record) -> None:
        voice.tell_if_slow()
        self.voice = voice
        self.record = record
        self.game = get(record.game)
        self.screen = Screen(voice, self.game, record.players)
        self.steps = list(records.steps(record))
        self.start = self.steps[0].before if self.steps else records.match_at_start(record).state
        self.final: Match = records.replay(record)

    def checked(self, number: int) -> int:
        if not 0 <= number <= len(self.steps):
            allowed = f"0–{len(self.steps)}"
            raise BadOption("error-bad-number", option="--at", value=str(number), allowed=allowed)
        return number

    def position(self, number: int) -> State:
        return self.steps[number - 1].after if number else self.start

    # -- showing --------------------------------------------------------------------------------------------------

    def show(self, number: int) -> None:
        """The table after so many moves, and what the last of them did."""
        state = self.position(number)
        title = self.voice.text("cli-replay-title", number=number, last=len(self.steps))
        self.screen.show_table(self.game.view(state, SPECTATOR), title)
        self.voice.out.print()
        if number:
            made = self.steps[number - 1]
            self.voice.say(made.line, style="bold")
            for line in self.screen.lines(made.entry):
                self.voice.say(f"  {line}")
        self.voice.say(self.screen.say(self.game.question(state)), style="dim")

    def tell_all(self) -> None:
        """The whole game in words."""
        for number, made in enumerate(self.steps, 1):
            self.voice.say_numbered(number, made.line, style="bold")
            for line in self.screen.lines(made.entry):
                self.voice.say(f"     {line}")

    def tell_result(self) -> None:
        self.voice.say(self.voice.text("cli-record-right", moves=len(self.steps)), style="green")
        outcome = self.final.outcome()
        if outcome is not None:
            self.voice.say(self.screen.say(outcome.message), style="bold")

    # -- stepping -------------------------------------------------------------------------------------------------

    def step(self, number: int) -> None:
        self.show(number)
        while True:
            self.voice.say(self.voice.text("cli-replay-keys", last=len(self.steps)), style="dim")
            typed = self.voice.ask().casefold()
            try:
                target = self.target(typed, number)
            except AntiquaError as error:
                self.voice.complain(self.voice.message_of(error))
                continue
            if target is None:
                return
            if target == number:
                self.voice.note(self.voice.text("cli-replay-end" if number else "cli-replay-beginning"))
                continue
            number = target
            self.show(number)

    def target(self, typed: str, number: int) -> int | None:
        """The number of the move to show next; None to stop."""
        if typed in ("q", "quit", self.voice.text("cli-command-quit")):
            return None
        if typed in ("", "n", "next"):
            return min(number + 1, len(self.steps))
        if typed in ("p", "previous"):
            return max(number - 1, 0)
        wanted = number_in(typed)
        if wanted is not None:
            check_number(wanted, len(self.steps), first=0)
            return wanted
        raise BadOption("cli-replay-unknown-key", text=typed)
