"""Everything a person can read, in English, Persian and Russian.

The words are in `<language>/*.ftl` (Project Fluent), those of a game in its own folder as `<language>.ftl`.
Code names a message by its id and gives it arguments:

    text("player", "ru", number=2)            # 'Игрок 2'
    catalogue("fa").message(some_message)     # anything with an `id` and `args`
    catalogue("fa").naming(names)             # the same catalogue, in which the players have names

An argument is a number, a string, another message, or a list of these; whatever is inside a message comes
out in the language of the message. Importing this module costs next to nothing: Fluent is loaded at the
first rendering, and a message is parsed when it is first used.
"""

from __future__ import annotations

import os

TYPE_CHECKING = False  # as in typing, whose import would cost more than all of this module
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from typing import Protocol, Self

    from antiqua.i18n.bundle import Argument, Bundle

    class Message(Protocol):
        """What can be said: a message id with its arguments."""

        @property
        def id(self) -> str: ...

        @property
        def args(self) -> Mapping[str, object]: ...

    class Failure(Protocol):
        """The same as an exception, whose `args` are its own."""

        @property
        def id(self) -> str: ...

        @property
        def details(self) -> Mapping[str, object]: ...


__all__ = [
    "AUTONYMS",
    "LANGUAGES",
    "BadMessage",
    "Catalogue",
    "UnknownLanguage",
    "UnknownMessage",
    "catalogue",
    "direction",
    "files",
    "render",
    "set_strict",
    "text",
]

LANGUAGES = ("en", "fa", "ru")
AUTONYMS = {"en": "English", "fa": "فارسی", "ru": "Русский"}
FALLBACK = "en"
RIGHT_TO_LEFT = frozenset({"fa"})
FOLDER = os.path.dirname(os.path.abspath(__file__))
GAMES = [os.path.join(os.path.dirname(FOLDER), "games")]  # where the folders of the games are

FIRST_STRONG_ISOLATE, RIGHT_TO_LEFT_ISOLATE, POP_ISOLATE = "\u2068", "\u2067", "\u2069"
PLAYER, NAMED_PLAYER = "player", "named-player"  # whoever sits there, by number and by name
LONGEST_ARGUMENT = 2000  # Fluent gives up on an argument longer than 2500 characters

_catalogues: dict[tuple[str, str], Catalogue] = {}


class UnknownLanguage(LookupError):
    """There is no catalogue for this language."""


class UnknownMessage(KeyError):
    """No catalogue has this id. Raised in strict mode only."""


class BadMessage(ValueError):
    """An argument is missing or of a kind that cannot be rendered. Raised in strict mode only."""


def set_strict(on: bool) -> None:
    """Make unknown ids and bad arguments raise, as tests want; a session goes on with what there is."""
    Catalogue.strict = on


def direction(lang: str) -> str:
    """Which way the language is written: "ltr" or "rtl"."""
    return "rtl" if lang in RIGHT_TO_LEFT else "ltr"


def catalogue(lang: str, folder: str = FOLDER) -> Catalogue:
    """The messages of one language, the same object every time."""
    found = _catalogues.get((lang, folder))
    if found is None:
        found = _catalogues[lang, folder] = Catalogue(lang, folder)
    return found


def files(lang: str, folder: str = FOLDER) -> list[str]:
    """The files of one language; those of the games belong to the catalogues that come with the program."""
    from glob import escape, glob

    own = sorted(glob(os.path.join(escape(folder), lang, "*.ftl")))
    if folder != FOLDER:
        return own
    return own + [
        file for games in GAMES for file in sorted(glob(os.path.join(escape(games), "*", f"{lang}.ftl")))
    ]


def text(id: str, /, lang: str = FALLBACK, **args: object) -> str:
    """One message in one language."""
    return catalogue(lang).render(id, args)


def render(id: str, args: Mapping[str, object], lang: str = FALLBACK) -> str:
    """The same, with the arguments as a mapping."""
    return catalogue(lang).render(id, args)


class Catalogue:
    """All messages of one language."""

    strict = False  # for all catalogues, see set_strict

    def __init__(self, lang: str, folder: str = FOLDER) -> None:
        if lang not in LANGUAGES:
            raise UnknownLanguage(lang)
        self.lang = lang
        self.direction = direction(lang)
        self.names: tuple[str, ...] = ()  # of the players, seat by seat
        self._folder = folder
        self._bundle: Bundle | None = None

    def __repr__(self) -> str:
        return f"<Catalogue {self.lang}>"

    def __contains__(self, id: object) -> bool:
        return id in self.bundle.sources

    @property
    def ids(self) -> list[str]:
        """Every message id, in the order of the files."""
        return [id for id in self.bundle.sources if not id.startswith("-")]

    @property
    def bundle(self) -> Bundle:
        if self._bundle is None:
            from antiqua.i18n.bundle import Bundle

            self._bundle = Bundle(self.lang, files(self.lang, self._folder), self.direction == "rtl")
        return self._bundle

    def naming(self, names: Iterable[str]) -> Self:
        """The same messages, which call the players by these names, seat by seat; who has none keeps his number."""
        named = type(self)(self.lang, self._folder)
        named.names = tuple(names)
        named._bundle = self.bundle
        return named

    def text(self, id: str, /, **args: object) -> str:
        return self.render(id, args)

    def message(self, message: Message | Failure) -> str:
        return self.render(*(as_message(message) or (str(message), {})))

    def render(self, id: str, args: Mapping[str, object]) -> str:
        """The message in this language; failing that (unless strict) in English; failing that, the id."""
        if id == PLAYER and self._name(args):
            return self.render(NAMED_PLAYER, {"name": self._name(args)})
        try:
            if id not in self:
                raise UnknownMessage(id)
            values = {name: self._argument(value) for name, value in args.items()}
            rendered, errors = self.bundle.render(id, values)
            if errors and self.strict:
                raise BadMessage(f"{self.lang}: {id}: {'; '.join(map(str, errors))}")
        except Exception:
            if self.strict:
                raise
            if self.lang == FALLBACK:
                return id
            return catalogue(FALLBACK, self._folder).naming(self.names).render(id, args)
        return rendered

    def _name(self, args: Mapping[str, object]) -> str:
        """What the player with this number is called, if he has a name."""
        number = args.get("number")
        if isinstance(number, int) and 0 < number <= len(self.names):
            return self.names[number - 1]
        return ""

    def number(self, value: float) -> str:
        """A number in the digits of the language, grouped from 10,000 on."""
        return self.bundle.show(self.bundle.number(value))

    def join(self, items: Iterable[object]) -> str:
        """A list of numbers, strings and messages as the language writes it."""
        parts = [self._part(item) for item in items]
        if not parts:
            return self.text("list-empty")
        if self.direction == "ltr" or len(parts) == 1:
            return self.text("list-separator").join(parts)
        isolated = [FIRST_STRONG_ISOLATE + part + POP_ISOLATE for part in parts]
        return RIGHT_TO_LEFT_ISOLATE + self.text("list-separator").join(isolated) + POP_ISOLATE

    def _argument(self, value: object) -> Argument:
        """What Fluent takes: a number stays one, so that plurals work; all else becomes text."""
        if isinstance(value, int | float) and not isinstance(value, bool):
            return self.bundle.number(value)
        return shortened(self._part(value))

    def _part(self, value: object) -> str:
        if isinstance(value, str):
            return value
        if isinstance(value, bool):
            return self.text("yes" if value else "no")
        if isinstance(value, int | float):
            return self.number(value)
        if isinstance(value, list | tuple):
            return self.join(value)
        message = as_message(value)
        if message is not None:
            return self._nested(self.render(*message))
        if self.strict:
            raise BadMessage(f"cannot render {value!r}")
        return str(value)

    def _nested(self, rendered: str) -> str:
        """A sentence with isolated parts may begin with one; say that it still runs from right to left."""
        if self.direction == "rtl" and FIRST_STRONG_ISOLATE in rendered:
            return RIGHT_TO_LEFT_ISOLATE + rendered + POP_ISOLATE
        return rendered


def as_message(value: object) -> tuple[str, Mapping[str, object]] | None:
    """The id and arguments of a message or of a failure; None for anything else."""
    from collections.abc import Mapping

    id = getattr(value, "id", None)
    for name in ("args", "details"):
        args = getattr(value, name, None)
        if isinstance(id, str) and isinstance(args, Mapping):
            return id, args
    return None


def shortened(argument: str) -> str:
    """An argument that Fluent accepts: the end of a very long one is cut off, and its isolates are closed."""
    if len(argument) <= LONGEST_ARGUMENT:
        return argument
    kept = argument[:LONGEST_ARGUMENT]
    opened = sum(kept.count(mark) for mark in (FIRST_STRONG_ISOLATE, RIGHT_TO_LEFT_ISOLATE))
    return kept + "…" + POP_ISOLATE * (opened - kept.count(POP_ISOLATE))
