"""What `--help` shows, and what is said about a command that cannot be understood, in the language of the person."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from pathlib import Path
from types import UnionType
from typing import TYPE_CHECKING, Any, Literal, Union, get_args, get_origin

from cyclopts import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from antiqua.bots import NAMES
from antiqua.bots.levels import SEATED
from antiqua.cli import HELP_FLAGS, prose
from antiqua.cli.terminal import Terminal, own_command, own_name

if TYPE_CHECKING:
    from cyclopts import App
    from cyclopts.argument import Argument

EXAMPLES = {
    "": (
        "",
        "--lang fa",
        "games",
        "play seven_wonders_duel",
        "play --resume",
        "simulate seven_wonders_duel --games 1000",
        "arena seven_wonders_duel --bots random novice expert",
        "replay game.txt --step",
    ),
    "games": ("games", "games --json"),
    "play": (
        "play seven_wonders_duel",
        "play seven_wonders_duel --seat 1=human:Mina --seat 2=human:Oleg",
        "play stone_age --players 4 --seat 2=expert --seat 3=master",
        "play seven_wonders_duel --seat 1=random --seat 2=random --pace 0.5",
        "play seven_wonders_duel --option wonders=first_game --seed 7 --lang ru",
        "play seven_wonders_duel --chance manual",
        "play --resume",
        "play --resume my-game.json",
    ),
    "saves": ("saves", "saves --delete stone_age-2026-01-31-201500"),
    "replay": (
        "replay game.txt",
        "replay game.txt --step --lang fa",
        "replay game.txt --at 20",
        "replay game.txt --verify",
    ),
    "simulate": (
        "simulate seven_wonders_duel --games 10000",
        "simulate seven_wonders_duel --games 1000 --seed 7 --json",
        "simulate seven_wonders_duel --games 200 --bots expert novice",
        "simulate stone_age --players 3 --games 100 --bots novice --output novices.jsonl",
        "simulate --resume novices.jsonl",
    ),
    "arena": (
        "arena seven_wonders_duel --bots random novice apprentice expert --games 200",
        "arena stone_age --players 3 --bots random novice expert --html report.html --csv games.csv",
        "arena concordia --table expert novice novice --games 300",
        "arena trajan --players 4 --bots random novice expert --lone",
        'arena seven_wonders_duel --bots expert "run:python my_bot.py" --output long.jsonl',
        "arena --resume long.jsonl --json",
    ),
    "tune": (
        "tune seven_wonders_duel --rounds 3",
        "tune stone_age --players 3 --games 500 --trials 500 --output weights.toml",
        "tune seven_wonders_duel --iterations 500 --rivals --rounds 2 --output weights.toml",
    ),
    "train": (
        "train seven_wonders_duel --output duel",
        "train stone_age --players 2 3 4 --rounds 30 --games 2000 --output stone_age",
    ),
    "bench": ("bench", "bench seven_wonders_duel --json"),
    "serve": (
        "serve --open",
        "serve --host 0.0.0.0 --port 8080",
        "serve --behind-proxy --log-format json",
        "serve --database postgresql://antiqua@localhost/antiqua --redis redis://localhost --processes 2",
    ),
    "admin": ("admin people", "admin backup antiqua.backup", "admin verify"),
    "admin people": ("admin people", "admin people mina"),
    "admin reset": ("admin reset Mina",),
    "admin forget": ("admin forget Mina",),
    "admin tables": ("admin tables", "admin tables --status running"),
    "admin table": ("admin table 7CTxWqjVQ2fYnS3a",),
    "admin close": ("admin close 7CTxWqjVQ2fYnS3a --yes",),
    "admin backup": ("admin backup antiqua.backup", "admin backup antiqua.backup --data /srv/antiqua"),
    "admin restore": ("admin restore antiqua.backup",),
    "admin migrate": ("admin migrate", "admin migrate --database postgresql://antiqua@localhost/antiqua"),
    "admin verify": ("admin verify", "admin verify 7CTxWqjVQ2fYnS3a"),
    "admin purge": ("admin purge --days 90", "admin purge --yes"),
}
#: What is typed the same in every language, in the places of the catalogues that show it.
TYPED = {
    "person": "1=human",
    "named": "1=human:Mina",
    "bots": ", ".join(f"2={level}" for level in SEATED),
    "local": "127.0.0.1",
    "anywhere": "0.0.0.0",
    "others": ", ".join((*NAMES[:-1], "search:iterations=500", "plan:NAME", "run:COMMAND", "python:...")),
}
METAVARS = {int: "N", float: "N", str: "TEXT", Path: "FILE"}


class Help:
    """The page of one command, or of the program where there is none."""

    def __init__(self, voice: Terminal, app: App, commands: Sequence[str], command: str = "") -> None:
        self.voice = voice
        self.commands = commands
        self.command = command
        self.key = command.replace(" ", "-") or "antiqua"
        for word in command.split():
            app = app[word]
        self.arguments = [one for one in app.assemble_argument_collection() if not one.children]

    def show(self) -> None:
        text = self.voice.text
        words = [word for word in (self.command, *map(usage, self.arguments)) if word]
        self.voice.say(text("cli-help-usage", command=" ".join([own_name(), *words])), style="bold")
        self.voice.out.print()
        self.voice.say(text(f"cli-program-{self.key}"))
        if self.commands:
            self.section("cli-help-commands", [(name, self.in_short(name)) for name in self.commands])
            self.voice.out.print()
            words = [*self.command.split(), "COMMAND", "--help"]
            self.voice.say(text("cli-help-more", command=own_command(words)))
        positional = [one for one in self.arguments if one.field_info.is_positional]
        named = [one for one in self.arguments if not one.field_info.is_positional]
        self.section("cli-help-arguments", [(one.name, self.about(one)) for one in positional])
        options = [(left(one), self.about(one)) for one in named]
        self.section("cli-help-options", [*options, *self.common_options()])
        self.show_examples()

    def in_short(self, command: str) -> str:
        """The first sentence about a command."""
        id = f"cli-program-{self.key}-{command}" if self.command else f"cli-program-{command}"
        return self.voice.text(id).partition(". ")[0].removesuffix(".") + "."

    def common_options(self) -> Iterator[tuple[str, str]]:
        yield ", ".join(HELP_FLAGS), self.voice.text("cli-option-help")
        if not self.command:
            yield "--version", self.voice.text("cli-option-version")

    def about(self, argument: Argument) -> str:
        """What an option does: its own words for this command, or those that all commands share."""
        name = argument.name.lstrip("-").lower()
        ids = (
            [f"cli-option-{self.key}-{name}", f"cli-option-{self.command.split()[0]}-{name}"]
            if self.command
            else []
        )
        id = next((one for one in ids if one in self.voice.catalogue), f"cli-option-{name}")
        about = self.voice.text(id, command=own_command(["games"]), **TYPED)
        choices = choices_of(argument)
        return self.voice.text("cli-help-choices", about=about, choices=choices) if choices else about

    def section(self, head: str, rows: Sequence[tuple[str, str]]) -> None:
        if not rows:
            return
        self.voice.out.print()
        self.voice.say(self.voice.text(head), style="bold")
        self.voice.say_rows(rows)

    def show_examples(self) -> None:
        self.voice.out.print()
        self.voice.say(self.voice.text("cli-help-examples"), style="bold")
        self.voice.out.print()
        for example in EXAMPLES[self.command]:
            self.voice.out.print(f"{' ' * prose.MARGIN}{own_name()} {example}".rstrip(), soft_wrap=True)


def usage(argument: Argument) -> str:
    """A positional argument as the first line shows it."""
    if not argument.field_info.is_positional:
        return ""
    return argument.name if argument.required else f"[{argument.name}]"


def left(argument: Argument) -> str:
    """An option with what it takes."""
    hint = hint_of(argument)
    several = get_origin(hint) is list
    kind = get_args(hint)[0] if several else hint
    if kind is bool:
        return argument.name
    metavar = "|".join(choices_of(argument)) or METAVARS[kind]
    return f"{argument.name} {metavar}{' …' if several else ''}"


def hint_of(argument: Argument) -> Any:
    """What an option takes, apart from nothing."""
    if get_origin(argument.hint) not in (Union, UnionType):
        return argument.hint
    return next(kind for kind in get_args(argument.hint) if kind is not type(None))


def choices_of(argument: Argument) -> list[str]:
    hint = hint_of(argument)
    return [str(one) for one in get_args(hint)] if get_origin(hint) is Literal else []


# -- mistakes ---------------------------------------------------------------------------------------------------------


def what_is_wrong(voice: Terminal, error: CycloptsError) -> str:
    """One sentence about arguments that do not fit."""
    argument: Any = error.argument
    match error:
        case UnknownOptionError():
            option = error.token.keyword or error.token.value
            known = [name for one in error.argument_collection for name in one.names]
            near = get_close_matches(option, known, 1, 0.6)
            if near:
                return voice.text("cli-unknown-option-near", option=option, near=near[0])
            return voice.text("cli-unknown-option", option=option)
        case CoercionError() if error.token is not None and argument is not None:
            choices = choices_of(argument)
            id = "cli-option-bad-choice" if choices else "cli-option-bad-value"
            return voice.text(id, option=argument.name, value=error.token.value, choices=choices)
        case MissingArgumentError():
            required = argument.field_info.is_positional
            return voice.text(
                "cli-option-missing" if required else "cli-option-needs-value", option=argument.name
            )
        case RepeatArgumentError():
            return voice.text("cli-option-repeated", option=error.token.keyword)
        case UnusedCliTokensError():
            return voice.text("cli-too-many-words", words=" ".join(error.unused_tokens or []))
        case _:
            return " ".join(str(error).split())
