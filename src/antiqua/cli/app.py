"""The commands; each is imported when it is called."""

from __future__ import annotations

from collections.abc import Sequence

from cyclopts import App, CycloptsError, UnusedCliTokensError

import antiqua
from antiqua.cli import terminal

COMMANDS = ("play", "games", "saves", "replay", "simulate", "arena", "tune", "bench")

app = App(
    name="antiqua",
    version=antiqua.__version__,
    help_flags=(),  # `helping` shows the pages, in every language
    exit_on_error=False,
    print_error=False,
    result_action="return_value",
    suppress_keyboard_interrupt=False,
)
for number, name in enumerate(COMMANDS):
    app.command(f"antiqua.cli.{name}:{name}", name=name, sort_key=number)


@app.default
def menu(*, lang: str | None = None, color: bool = True) -> None:
    """Choose from a menu."""
    from antiqua.cli.menu import Menu

    Menu(terminal.speak(lang, color)).run()


def command_first(arguments: Sequence[str]) -> Sequence[str]:
    """What every command understands may stand before it."""
    first = 0
    while first < len(arguments) and arguments[first].partition("=")[0] in (
        "--lang",
        "--color",
        "--no-color",
    ):
        first += 2 if arguments[first] == "--lang" else 1
    if first < len(arguments) and arguments[first] in COMMANDS:
        return [*arguments[first:], *arguments[:first]]
    return arguments


def show_help(arguments: Sequence[str]) -> None:
    """The page about the command that is named, or about all of them."""
    from antiqua.cli.helping import Help

    command = next((word for word in arguments if word in COMMANDS), "")
    Help(terminal.current(), app, COMMANDS, command).show()


def explain(error: CycloptsError, arguments: Sequence[str]) -> str:
    """One sentence about a command that could not be understood, and where help is."""
    from antiqua.cli.helping import what_is_wrong

    voice = terminal.current()
    first = arguments[0] if arguments else ""
    if isinstance(error, UnusedCliTokensError) and not first.startswith("-") and first not in COMMANDS:
        return voice.text("cli-unknown-command", command=first, commands=", ".join(COMMANDS))
    named = next((word for word in arguments if word in COMMANDS), None)
    if first.startswith("-") and named is not None:
        others = [word for word in arguments if word != named]
        return voice.text("cli-command-first", command=terminal.own_command([named, *others]))
    command = terminal.own_command([first, "--help"] if first in COMMANDS else ["--help"])
    return voice.text("cli-wrong-usage", what=what_is_wrong(voice, error), command=command)
