"""A picture made of letters: cells that can be painted over, whatever the language of the letters."""

from __future__ import annotations

from itertools import groupby
from operator import itemgetter

from rich.cells import cell_len
from rich.text import Text

from antiqua.cli.terminal import POP_ISOLATE

EMPTY = (" ", "")


class Canvas:
    """Lines of cells that can be painted over; a cell keeps the invisible marks that belong to its letter."""

    def __init__(self, width: int, height: int) -> None:
        self.cells = [[EMPTY] * width for _ in range(height)]

    def paint(self, x: int, y: int, text: str, style: str) -> None:
        for letter in clusters(text):
            self.cells[y][x] = (letter, style)
            x += 1

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
    letters = clusters(text)
    if len(letters) <= width:
        return text
    end = POP_ISOLATE if text.endswith(POP_ISOLATE) else ""
    return "".join(letters[: max(0, width - 1)]) + "…" + end
