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
PERSIAN: dict[int, str] = dict(zip(b"0123456789,.%", "۰۱۲۳۴۵۶۷۸۹\u066c\u066b\u066a", strict=True))
PERSIAN[ord("-")] = "\u200e\u2212"  # the sign stands to the left of the number in any surroundings


class PersianInt(FluentInt):
    def format(self, locale: Locale) -> str:
        return super().format(locale).translate(PERSIAN)


class PersianFloat(FluentFloat):
    def format(self, locale: Locale) -> str:
        return super().format(locale).translate(PERSIAN)


class Bundle(FluentBundle):
    """All entries of `files`; `sources` holds their text by id, a term's under its id with the hyphen."""

    def __init__(self, lang: str, files: Iterable[str], isolating: bool) -> None:
        super().__init__([lang], functions={"NUMBER": self.number}, use_isolating=isolating)
        self._whole: type[FluentInt] = PersianInt if lang == "fa" else FluentInt
        self._fraction: type[FluentFloat] = PersianFloat if lang == "fa" else FluentFloat
        self.sources: dict[str, str] = {}
        for path in files:
            for entry in ENTRY.finditer(Path(path).read_text(encoding="utf-8")):
                self.sources.setdefault(entry[1], entry[0])

    def render(self, id: str, args: Mapping[str, Argument]) -> tuple[str, list[Exception]]:
        """The text of a message, and what went wrong; unlike `format_pattern` it keeps our numbers."""
        pattern = self.get_message(id).value
        assert pattern is not None
        errors: list[Exception] = []
        current = CurrentEnvironment(args=dict(args))
        rendered = pattern(ResolverEnvironment(context=self, current=current, errors=errors))
        said = rendered if isinstance(rendered, str) else self.show(rendered)
        return SECOND_STOP.sub(r".\1", said), errors

    def number(self, value: float, **options: Any) -> FluentInt | FluentFloat:
        """A number that knows how to show itself; `options` are those of Fluent's NUMBER."""
        options.setdefault("useGrouping", abs(value) >= GROUPED_FROM)
        return self._whole(value, **options) if isinstance(value, int) else self._fraction(value, **options)

    def show(self, value: Any) -> str:
        shown: str = value.format(self._babel_locale)
        return shown

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        if entry_id not in (self._terms if term else self._messages):
            self.add_resource(FluentResource(self.sources["-" + entry_id if term else entry_id]))
        return super()._lookup(entry_id, term)
