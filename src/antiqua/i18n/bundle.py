"""One language in Fluent's runtime, with two things of our own: numbers in the digits of the language, and
messages parsed one by one when they are first used (parsing them all takes longer than starting the program).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, TypeAlias

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, Message, ResolverEnvironment
from fluent.runtime.types import FluentFloat, FluentInt

Argument: TypeAlias = FluentInt | FluentFloat | str

# An entry of a catalogue: its first line, and all that follow it up to the next entry or comment.
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*(?:\n(?![a-zA-Z#-]).*)*", re.MULTILINE)
# An abbreviated name that ends a sentence has its full stop already: “Isca D.” is not followed by another.
SECOND_STOP = re.compile("(?<=\\w)\\.(\u2069*)\\.(?=\\s|$)")
GROUPED_FROM = 10_000
SMALL = 1000
MINUS = {ord("-"): "\u2212"}  # a hyphen could be taken for a dash, above all after one
PERSIAN: dict[int, str] = dict(zip(b"0123456789,.%", "۰۱۲۳۴۵۶۷۸۹\u066c\u066b\u066a", strict=True))
PERSIAN[ord("-")] = "\u200e\u2212"  # the sign stands to the left of the number in any surroundings


class Whole(FluentInt):
    shown: str | None = None

    def format(self, locale: Locale) -> str:
        """The number in the language of its bundle, written out once: small ones are said again and again."""
        if self.shown is None:
            self.shown = super().format(locale).translate(signs(locale))
        return self.shown


class Fraction(FluentFloat):
    def format(self, locale: Locale) -> str:
        return super().format(locale).translate(signs(locale))


def signs(locale: Locale) -> dict[int, str]:
    """What the signs of a number are in a language."""
    return PERSIAN if locale.language == "fa" else MINUS


class Bundle(FluentBundle):
    """All entries of `files`; `sources` holds their text by id, a term's under its id with the hyphen."""

    def __init__(self, lang: str, files: Iterable[str], isolating: bool) -> None:
        super().__init__([lang], functions={"NUMBER": self.number}, use_isolating=isolating)
        self.sources: dict[str, str] = {}
        self._small: dict[int, FluentInt] = {}  # small whole numbers: to make one takes longer than to say it
        self._fixed: dict[
            str, str
        ] = {}  # messages without arguments, as rendered: most are names, said again and again
        for path in files:
            for entry in ENTRY.finditer(Path(path).read_text(encoding="utf-8")):
                self.sources.setdefault(entry[1], entry[0])

    def render(self, id: str, args: Mapping[str, Argument]) -> tuple[str, list[Exception]]:
        """The text of a message, and what went wrong; unlike `format_pattern` it keeps our numbers."""
        if not args and id in self._fixed:
            return self._fixed[id], []
        pattern = self.get_message(id).value
        assert pattern is not None
        errors: list[Exception] = []
        current = CurrentEnvironment(args=dict(args))
        rendered = pattern(ResolverEnvironment(context=self, current=current, errors=errors))
        said = rendered if isinstance(rendered, str) else self.show(rendered)
        said = SECOND_STOP.sub(r".\1", said)
        if not args and not errors:
            self._fixed[id] = said
        return said, errors

    def number(self, value: float, **options: Any) -> FluentInt | FluentFloat:
        """A number that knows how to show itself; `options` are those of Fluent's NUMBER."""
        if not options and type(value) is int and abs(value) < SMALL:
            if value not in self._small:
                self._small[value] = Whole(value, useGrouping=False)
            return self._small[value]
        options.setdefault("useGrouping", abs(value) >= GROUPED_FROM)
        return Whole(value, **options) if isinstance(value, int) else Fraction(value, **options)

    def show(self, value: Any) -> str:
        shown: str = value.format(self._babel_locale)
        return shown

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        if entry_id not in (self._terms if term else self._messages):
            self.add_resource(FluentResource(self.sources["-" + entry_id if term else entry_id]))
        return super()._lookup(entry_id, term)
