"""Lines of the terminal's window: what is drawn is first made into lines, so that they can be counted.

The columns of a table run from left to right in every language. So where the language is written from right to left,
each line of a table is pinned to run from left to right, and what stands in its cells is isolated from its neighbours.
An invisible mark belongs to the letter before it, and terminals lose it where there is none: so such lines begin with a
space.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.segment import Segment

from antiqua.cli import prose
from antiqua.cli.terminal import Terminal, plain
from antiqua.i18n import POP_ISOLATE

Line = list[Segment]

PINNED = f"{prose.HOLD}{prose.LEFT_TO_RIGHT_MARK}"
# Letters, not digits: these run from left to right, and so do the signs between them.
RIGHT_TO_LEFT_LETTER = re.compile("[\u0590-\u065f\u066e-\u06ef\u06fa-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]")
MARGINS = re.compile(r"(\s*)(.*?)(\s*)", re.DOTALL)


class Lines(NamedTuple):
    """Lines as they will stand in the window."""

    lines: list[Line]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for line in self.lines:
            yield from line
            yield Segment.line()


def lines_of(terminal: Terminal, renderable: RenderableType, width: int) -> list[Line]:
    """What something looks like in so many columns; spaces at the ends of lines are left out."""
    options = terminal.out.options.update(width=width, height=None)
    return [stripped(line) for line in terminal.out.render_lines(renderable, options, pad=False)]


def sheet(terminal: Terminal, renderable: RenderableType, width: int) -> Lines:
    """The lines of a table, which is `width` columns wide without its margin."""
    lines = lines_of(terminal, renderable, width)
    if margin(terminal):
        lines = [[Segment(PINNED), *map(isolated, line)] if line else line for line in lines]
    return Lines(lines)


def margin(terminal: Terminal) -> int:
    """Columns that the marks of direction take at the beginning of a line."""
    return len(PINNED) - 1 if terminal.rtl else 0


def stripped(line: Iterable[Segment]) -> Line:
    """Without the spaces at the end that have no colour behind them."""
    kept = list(line)
    while kept and not kept[-1].text.strip() and (kept[-1].style is None or kept[-1].style.bgcolor is None):
        kept.pop()
    return kept


def isolated(segment: Segment) -> Segment:
    """What was isolated in one piece may have been broken over several lines: then each part is isolated anew."""
    if balanced(segment.text):
        return segment
    found = MARGINS.fullmatch(plain(segment.text))
    assert found is not None
    before, core, after = found.groups()
    if RIGHT_TO_LEFT_LETTER.search(core):
        core = prose.isolated(core)
    return Segment(f"{before}{core}{after}", segment.style, segment.control)


def balanced(text: str) -> bool:
    """Does all that is written from right to left stand inside isolates that begin and end here?"""
    depth = 0
    for character in text:
        if character in prose.ISOLATES:
            depth += 1
        elif character == POP_ISOLATE:
            depth -= 1
        elif depth == 0 and RIGHT_TO_LEFT_LETTER.match(character):
            return False
        if depth < 0:
            return False
    return depth == 0
