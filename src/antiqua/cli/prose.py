"""Sentences in lines of the terminal.

A line that is written from right to left says so itself, whether or not the terminal puts letters into their order: a
mark for those that find out the direction of a line from its first letter, and an isolate for those that take every
line to run from left to right. Whoever breaks lines later would tear these apart, so they are broken here.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from antiqua.i18n import FIRST_STRONG_ISOLATE, POP_ISOLATE, RIGHT_TO_LEFT_ISOLATE

LEFT_TO_RIGHT_MARK, RIGHT_TO_LEFT_MARK = "\u200e", "\u200f"
HOLD = " "  # terminals keep a mark in the cell before it, and drop one that has none
MARGIN, GAP = 2, 2  # columns before and between those of a list
NARROWEST = 20  # columns for what is said about something
ISOLATES = "\u2066\u2067\u2068"  # left to right, right to left, by the first strong letter


def lines(text: str, width: int | None, rtl: bool, hanging: int = 0) -> list[str]:
    """`text` in lines of at most `width` columns (None: as long as they are); all but the first begin `hanging` in."""
    found: list[str] = []
    for paragraph in text.split("\n"):
        margin = " " * (len(paragraph) - len(paragraph.lstrip(" ")))
        if rtl and width is not None:
            margin = margin or HOLD
        broken = (
            [paragraph.strip(" ")] if width is None else wrapped(paragraph, width - len(margin) - hanging)
        )
        for number, line in enumerate(isolates_closed(broken)):
            begin = margin + " " * hanging * (number > 0)
            found.append(begin + (pinned(line) if rtl and line else line))
    return found


def rows(named: Sequence[tuple[str, str]], width: int, rtl: bool) -> list[str]:
    """Names, and beside each what is said about it; the columns run from left to right in every language."""
    from rich.cells import cell_len

    begin = MARGIN + max(cell_len(name) for name, _ in named) + GAP
    found = []
    for name, about in named:
        for number, line in enumerate(isolates_closed(wrapped(about, max(NARROWEST, width - begin)))):
            shown = name if number == 0 else ""
            pad = " " * (begin - MARGIN - cell_len(shown))
            if rtl:
                shown = f"{LEFT_TO_RIGHT_MARK}{FIRST_STRONG_ISOLATE}{shown}{POP_ISOLATE}"
            said = isolated(line) if rtl else line
            found.append(f"{' ' * MARGIN}{shown}{pad}{said}")
    return found


def pinned(line: str) -> str:
    """A line that runs from right to left wherever it is shown."""
    return f"{RIGHT_TO_LEFT_MARK}{isolated(line)}"


def isolated(text: str) -> str:
    """A text that runs from right to left among others that do not."""
    return f"{RIGHT_TO_LEFT_ISOLATE}{text}{POP_ISOLATE}"


def wrapped(text: str, width: int) -> list[str]:
    """Words in lines; one that is longer than a line has a line of its own."""
    from rich.cells import cell_len

    found = [""]
    for word in text.split(" "):
        if not word:
            continue
        if not found[-1]:
            found[-1] = word
        elif cell_len(found[-1]) + 1 + cell_len(word) <= width:
            found[-1] += f" {word}"
        else:
            found.append(word)
    return found


def isolates_closed(broken: Iterable[str]) -> list[str]:
    """The same lines; what was isolated across a break is isolated in each of them."""
    found = []
    opened = ""
    for line in broken:
        begin, opened = opened, still_open(line, opened)
        found.append(begin + line + POP_ISOLATE * len(opened))
    return found


def still_open(text: str, opened: str = "") -> str:
    """The isolates that have been opened and not closed at the end of a text."""
    for letter in text:
        if letter in ISOLATES:
            opened += letter
        elif letter == POP_ISOLATE:
            opened = opened[:-1]
    return opened
