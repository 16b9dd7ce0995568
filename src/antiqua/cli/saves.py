"""`antiqua saves`: the games that can be continued, and how to get rid of one."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from antiqua import games
from antiqua.cli import storage, terminal
from antiqua.cli.seats import Seat, runs_code
from antiqua.cli.terminal import Terminal
from antiqua.kernel.errors import BadSave
from antiqua.match import Match


def saves(*, delete: str | None = None, lang: str | None = None, color: bool = True) -> None:
    """List the saved games, or delete one of them."""
    voice = terminal.speak(lang, color)
    if delete is not None:
        ask_and_delete(voice, storage.saved_as(delete))
        return
    saved = storage.saved_games()
    if not saved:
        voice.say(voice.text("cli-no-saves", folder=str(storage.games_folder())))
    for one in saved:
        voice.say(one.path.stem, style="bold")
        voice.say("  " + title(voice, one))


def opened(voice: Terminal, path: Path) -> tuple[Match, list[Seat]]:
    """The game in a file and who sits there, once somebody has let the programs run that it names."""
    match, seats = storage.load(path)
    ask_for_programs(voice, path, [seat.kind for seat in seats])
    return match, seats


def ask_for_programs(voice: Terminal, path: Path, kinds: Sequence[str]) -> None:
    """Raise `BadSave` unless whoever sits at the terminal lets a saved game start the programs among these bots.

    A file may come from anybody, and a program may do whatever its user may do.
    """
    programs = [kind for kind in kinds if runs_code(kind)]
    if not programs:
        return
    if sys.stdin.isatty():
        voice.say(voice.text("cli-programs-named", file=str(path)))
        for program in programs:
            voice.say_item(program)
        if voice.confirm(voice.text("cli-programs-sure")):
            return
    command = terminal.own_command(["play", "--resume", str(path), "--allow-programs"])
    raise BadSave("cli-programs-refused", file=str(path), programs=programs, command=command)


def ask_and_delete(voice: Terminal, path: Path) -> None:
    """Delete a saved game, if that is really meant."""
    if voice.confirm(voice.text("cli-delete-sure", name=path.stem)):
        storage.delete(path)
        voice.say(voice.text("cli-deleted", name=path.stem))
    else:
        voice.say(voice.text("cli-not-deleted"))


def title(voice: Terminal, saved: storage.Found) -> str:
    """A saved game in one line: which, who, when."""
    game = games.get(saved.game)
    who = [name or voice.text("player", number=number) for number, name in enumerate(saved.names, 1)]
    return voice.text(
        "cli-saved-watched" if saved.watched else "cli-saved-game",
        game=voice.text(f"{game.prefix}-name"),
        players=" – ".join(who),
        when=when(voice, saved.when),
    )


def when(voice: Terminal, moment: datetime) -> str:
    digits = f"{moment:%Y-%m-%d %H:%M}"
    return "".join(voice.number(int(one)) if one.isdigit() else one for one in digits)
