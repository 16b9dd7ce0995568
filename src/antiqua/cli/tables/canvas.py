"""A picture made of letters: cells that can be painted over, whatever the language of the letters."""

from __future__ import annotations

from itertools import groupby
from operator import itemgetter

from rich.cells import cell_len
from rich.text import Text

from antiqua.i18n import POP_ISOLATE

EMPTY = (" ", "")


class Canvas:
    """Lines of cells that can be painted over; a cell keeps the invisible marks that belong to its letter."""

    def __init__(self, width: int, height: int) -> None:
        self.cells = [[EMPTY] * width for _ in range(height)]

    def paint(self, x: int, y: int, text: str, style: str) -> None:
        for letter in clusters(text):
            self.cells[y][x] = (letter, style)
            for beside in range(x + 1, x + cell_len(letter)):  # a wide letter takes two cells
                self.cells[y][beside] = ("", style)
            x += cell_len(letter)

    def lines(self) -> list[Text]:
        lines = []
        for row in self.cells:
            painted = [x for x, cell in enumerate(row) if cell != EMPTY]
            line = Text(no_wrap=True)
            used = row[: painted[-1] + 1 if painted else 0]
            for style, together in groupby(
                used, key=itemgetter(1)
            ):  # words stay whole, so that they can be read
                line.append("".join(letter for letter, _ in together), style=style or None)
            lines.append(line)
        while lines and not lines[-1].plain:
            lines.pop()
        return lines


def clusters(text: str) -> list[str]:
    """The letters of a text, each with the marks of no width after it."""
    found: list[str] = []
    waiting = ""
    for character in text:
        if cell_len(character):
            found.append(waiting + character)
            waiting = ""
        elif found:
            found[-1] += character
        else:
            waiting += character
    return found


def fitted(text: str, width: int) -> str:
    """A text that is at most so wide."""
    if cell_len(text) <= width:
        return text
    kept, used = "", 0
    for letter in clusters(text):
        used += cell_len(letter)
        if used > width - 1:
            break
        kept += letter
    return kept + "…" + (POP_ISOLATE if text.endswith(POP_ISOLATE) else "")
