"""Where a person reads and types: two consoles, one language, and the way out.

There is one terminal per process. A command says which language it speaks (`speak`), and from then on everything,
errors included, is said in that language.
"""

from __future__ import annotations

import os
import re
import sys
from contextlib import suppress
from itertools import pairwise
from typing import TYPE_CHECKING

import antiqua
from antiqua import i18n
from antiqua.cli import prose
from antiqua.kernel.errors import BadOption

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from rich.console import Console
    from rich.style import StyleType

    from antiqua.games.game import Message
    from antiqua.kernel.errors import AntiquaError

CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")
ISOLATES = re.compile(f"[{prose.ISOLATES}{i18n.POP_ISOLATE}]")
PROMPT = "› "
ITEM = "• "
WIDEST = 100  # columns of what is to be read; longer lines are hard to follow


class InputEnded(Exception):
    """There is nobody to ask any more: the input has ended."""


class Quit(InputEnded):
    """Somebody wishes to stop what he is doing."""


class Terminal:
    """What is said goes to `out`; complaints and side remarks go to `err`."""

    def __init__(self, lang: str, color: bool = True) -> None:
        from rich.console import Console

        self.lang = lang
        self.catalogue = i18n.catalogue(lang)
        self.out = Console(no_color=None if color else True, highlight=False, markup=False, emoji=False)
        self.err = Console(
            no_color=None if color else True, highlight=False, markup=False, emoji=False, stderr=True
        )
        self.saved: Path | None = None  # the game being played, as it was saved last

    # -- saying -----------------------------------------------------------------------------------------------------

    def text(self, id: str, /, **args: object) -> str:
        return clean(self.catalogue.render(id, args))

    def message(self, message: Message, names: Sequence[str] = ()) -> str:
        """A message, which calls the players by their names."""
        return clean(self.catalogue.naming(names).message(message))

    def message_of(self, error: AntiquaError) -> str:
        return clean(self.catalogue.message(error))

    def cell(self, message: Message, names: Sequence[str] = ()) -> str:
        """A message for one cell of a table; other cells keep their places, whichever way it is written."""
        return self.celled(self.catalogue.naming(names).message(message))

    def celled(self, text: str) -> str:
        shown = plain(text)
        if self.rtl and shown:
            return prose.isolated(shown)
        return shown

    def number(self, value: float) -> str:
        """A number in a table."""
        return plain(self.catalogue.number(value))

    def say(self, text: str, style: StyleType | None = None) -> None:
        self.print_prose(self.out, text, style)

    def say_item(self, text: str, style: StyleType | None = None) -> None:
        """A paragraph of several, each of which begins with a mark."""
        self.print_prose(self.out, f"{ITEM}{text}", style, hanging=len(ITEM))

    def say_numbered(self, number: int, text: str, style: StyleType | None = None) -> None:
        """A paragraph with its number in front."""
        shown = self.number(number)
        self.print_prose(self.out, f"{shown:>4} {text}", style, hanging=len(shown) + 1)

    def note(self, text: str) -> None:
        """A remark beside the matter, which does not get into a pipe."""
        self.print_prose(self.err, text, "dim")

    def complain(self, text: str) -> None:
        self.print_prose(self.err, text, "bold red")

    def print_prose(self, console: Console, text: str, style: StyleType | None, hanging: int = 0) -> None:
        """Sentences in lines of the window; where there is none, in one line."""
        width = console.width if console.is_terminal else None
        for line in prose.lines(clean(text), width, self.rtl, hanging):
            console.print(line, style=style, soft_wrap=True)

    def say_rows(self, named: Sequence[tuple[str, str]]) -> None:
        """Names, and beside each what there is to say about it."""
        for line in prose.rows(named, min(self.out.width, WIDEST), self.rtl):
            self.out.print(line, soft_wrap=True)

    def say_in_pages(self, named: Sequence[tuple[str, str]], text: str) -> None:
        """The same and a text below it, a windowful at a time where a person is reading."""
        lines = prose.rows(named, min(self.out.width, WIDEST), self.rtl)
        if text:
            lines += prose.lines(text, self.out.width if self.out.is_terminal else None, self.rtl)
        size = self.out.height - 1 if self.out.is_terminal and sys.stdin.isatty() else len(lines)
        for begin in range(0, len(lines), size):
            if begin:
                self.wait(self.text("cli-press-enter"))
            for line in lines[begin : begin + size]:
                self.out.print(line, soft_wrap=True)

    @property
    def rtl(self) -> bool:
        return self.catalogue.direction == "rtl"

    def tell_how_to_resume(self) -> None:
        if self.saved is not None:
            hint = self.text("cli-resume-hint", command=resume_command(self.saved))
            (line,) = prose.lines(hint, None, self.rtl)
            self.out.print(line, soft_wrap=True)  # to be copied in one piece

    def tell_if_slow(self) -> None:
        """Say once that the rules run interpreted, and what to do about it."""
        global _told_if_slow  # noqa: PLW0603 - once per process is what is meant
        if antiqua.COMPILED or _told_if_slow:
            return
        _told_if_slow = True
        self.note(self.text("cli-interpreted-by-wish" if antiqua.PURE else "cli-interpreted"))

    def clear(self) -> None:
        """An empty screen, where there is one."""
        self.out.clear()

    def forget(self) -> None:
        """An empty screen that cannot be scrolled back: somebody else is about to look."""
        if self.out.is_terminal:
            self.out.file.write("\x1b[3J\x1b[2J\x1b[H")
            self.out.file.flush()

    # -- asking -----------------------------------------------------------------------------------------------------

    def ask(self, prompt: str = PROMPT) -> str:
        """One line that a person types, without the spaces around it; the end of the input raises `InputEnded`."""
        if sys.stdin.isatty():
            with suppress(ImportError):  # gives the arrow keys a meaning
                import readline  # noqa: F401
        if prompt != PROMPT:
            width = self.out.width - 1 if self.out.is_terminal else sys.maxsize
            *above, last = prose.lines(prompt.rstrip(), width, self.rtl)
            self.out.file.write("".join(f"{line}\n" for line in above))
            prompt = f"{last} "
        try:
            typed = clean(input(prompt)).strip()
        except EOFError:
            self.out.print()
            raise InputEnded from None
        if not sys.stdin.isatty():
            self.out.print(typed)  # what comes out of a pipe is not seen otherwise
        return typed

    def confirm(self, question: str) -> bool:
        """Does somebody mean it? Whatever is not a yes is a no."""
        yes, no = self.text("yes"), self.text("no")
        typed = self.ask(f"{question} [{yes}/{no}] ").casefold()
        return typed in ("y", "yes", yes[0], yes)

    def wait(self, text: str) -> None:
        """Until Enter."""
        self.ask(text + " ")


_terminal: Terminal | None = None
_told_if_slow = False


def speak(lang: str | None = None, color: bool = True) -> Terminal:
    """The terminal of this process from now on; without a language, that of the environment."""
    global _terminal  # noqa: PLW0603 - a process has one terminal
    _terminal = Terminal(known_language(lang) if lang is not None else usual_language(), color)
    return _terminal


def current() -> Terminal:
    """The terminal of this process, whether or not a command came so far as to choose a language."""
    if _terminal is not None:
        return _terminal
    try:
        return speak()
    except BadOption:
        return speak(i18n.FALLBACK)


def speak_as_wished(arguments: Sequence[str]) -> None:
    """The language that a command asks for which cannot be understood otherwise."""
    words = [part for word in arguments for part in word.split("=", 1)]
    for option, lang in pairwise(words):
        if option == "--lang" and lang in i18n.LANGUAGES:
            speak(lang)


def known_language(lang: str) -> str:
    if lang not in i18n.LANGUAGES:
        raise BadOption("error-unknown-language", lang=lang, languages=", ".join(i18n.LANGUAGES))
    return lang


def usual_language() -> str:
    """ANTIQUA_LANG, or that of the system as far as we speak it."""
    wish = os.environ.get("ANTIQUA_LANG", "")
    if wish:
        return known_language(wish)
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        locale = os.environ.get(variable, "")
        if locale:
            return locale[:2] if locale[:2] in i18n.LANGUAGES else i18n.FALLBACK
    return i18n.FALLBACK


def make_streams_forgiving() -> None:
    """A letter that the terminal cannot show, or a broken one that comes in, is no reason to stop."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        with suppress(AttributeError, ValueError):
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]


def clean(text: str) -> str:
    """Without characters that would steer the terminal."""
    return CONTROL.sub("", text)


def plain(text: str) -> str:
    """Without the invisible marks of writing direction too."""
    return ISOLATES.sub("", clean(text))


def resume_command(path: Path) -> str:
    """What to type to continue the game in a file."""
    return own_command(["play", "--resume", str(path)])


def own_command(words: Sequence[str]) -> str:
    """What to type to call this program with these words."""
    import shlex

    return f"{own_name()} {shlex.join(words)}"


def own_name() -> str:
    """What to type to call this program, from where one is: its name alone where the path leads to it."""
    import shlex
    import shutil

    called = os.environ.get("ANTIQUA_CALLED", "") or sys.argv[0]
    if os.path.basename(called) == "__main__.py":
        return "python -m antiqua"
    found = shutil.which("antiqua")
    if found is not None and (not os.path.exists(called) or os.path.samefile(found, called)):
        return "antiqua"
    path = os.path.relpath(called)
    return shlex.quote(path if os.sep in path else os.path.join(os.curdir, path))


def read_stdin() -> bytes:
    return sys.stdin.buffer.read()
