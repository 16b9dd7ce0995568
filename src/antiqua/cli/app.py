"""The commands; each is imported when it is called."""

from __future__ import annotations

from collections.abc import Sequence

from cyclopts import App, CycloptsError, UnusedCliTokensError

import antiqua
from antiqua.cli import terminal

COMMANDS = (
    "play",
    "games",
    "saves",
    "replay",
    "simulate",
    "arena",
    "tune",
    "train",
    "bench",
    "serve",
    "admin",
)
#: Commands that consist of several.
ACTIONS = {
    "admin": (
        "people",
        "reset",
        "forget",
        "tables",
        "table",
        "close",
        "backup",
        "restore",
        "migrate",
        "verify",
        "purge",
    )
}

app = App(
    name="antiqua",
    version=antiqua.__version__,
    version_format="plaintext",  # what could be markdown is read by a slow parser
    help_flags=(),  # `helping` shows the pages, in every language
    exit_on_error=False,
    print_error=False,
    result_action="return_value",
    suppress_keyboard_interrupt=False,
)


def group_of(name: str, number: int) -> App:
    """A command that consists of several; alone, it shows which."""
    group = App(name=name, sort_key=number, help_flags=(), version_flags=())
    for action in ACTIONS[name]:
        group.command(f"antiqua.cli.{name}:{action}", name=action)

    @group.default
    def overview(*, lang: str | None = None, color: bool = True) -> None:
        terminal.speak(lang, color)
        show_help([name])

    return group


for number, name in enumerate(COMMANDS):
    if name in ACTIONS:
        app.command(group_of(name, number))
    else:
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
    action = next((word for word in arguments if word in ACTIONS.get(command, ())), "")
    listed = () if action else ACTIONS.get(command, ()) if command else COMMANDS
    Help(terminal.current(), app, listed, f"{command} {action}".strip()).show()


def explain(error: CycloptsError, arguments: Sequence[str]) -> str:
    """One sentence about a command that could not be understood, and where help is."""
    from antiqua.cli.helping import what_is_wrong

    voice = terminal.current()
    first = arguments[0] if arguments else ""
    if isinstance(error, UnusedCliTokensError) and not first.startswith("-") and first not in COMMANDS:
        return voice.text("cli-unknown-command", command=first, commands=", ".join(COMMANDS))
    action = arguments[1] if first in ACTIONS and len(arguments) > 1 else ""
    if first in ACTIONS and action not in ACTIONS[first]:
        known = ", ".join(f"{first} {one}" for one in ACTIONS[first])
        return voice.text("cli-unknown-command", command=f"{first} {action}", commands=known)
    named = next((word for word in arguments if word in COMMANDS), None)
    if first.startswith("-") and named is not None:
        others = [word for word in arguments if word != named]
        return voice.text("cli-command-first", command=terminal.own_command([named, *others]))
    words = [word for word in (first, action) if word] if first in COMMANDS else []
    command = terminal.own_command([*words, "--help"])
    return voice.text("cli-wrong-usage", what=what_is_wrong(voice, error), command=command)
