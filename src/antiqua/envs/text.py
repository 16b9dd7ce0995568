"""A position as a page of text, for `render_mode="ansi"`: what one seat sees, and what it may do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from antiqua import i18n
from antiqua.games.game import Game
from antiqua.kernel.seats import OVER
from antiqua.kernel.state import State

WIDTH = 110
LEFT_OUT = {"game", "viewer", "phase", "to_play", "outcome"}  # said above


def page(game: Game, state: State, seat: int) -> str:
    """The pending decision or the outcome, the table as `seat` sees it, and the options if they are its own."""
    words = i18n.catalogue("en")
    decision = game.decision(state, seat)
    asked = words.message(game.ending_message(state) if decision is None else decision.question)
    lines = [f"{words.text(game.prefix + '-name')}: {asked}"]
    if state.to_play == OVER:
        lines.append(f"points: {', '.join(map(str, state.scores()))}")
    view = msgspec.to_builtins(game.view(state, seat))
    lines += shown({name: part for name, part in view.items() if name not in LEFT_OUT}, "")
    if decision is not None and decision.choices:
        lines += folded("options: ", ", ".join(choice.move for choice in decision.choices), "  ")
    return "\n".join(lines)


def shown(data: Any, indent: str) -> Iterator[str]:
    """Plain data as an outline; what is short stands in one line, and what is empty is left out."""
    for name, part in data.items():
        if part in (None, [], {}, ""):
            continue
        text = in_line(part)
        if len(indent) + len(name) + len(text) + 2 <= WIDTH or not isinstance(part, dict | list):
            yield from folded(f"{indent}{name}: ", text, f"{indent}  ")
        elif isinstance(part, dict):
            yield f"{indent}{name}:"
            yield from shown(part, f"{indent}  ")
        else:
            yield f"{indent}{name}:"
            for number, item in enumerate(part, 1):
                yield from shown({str(number): item}, f"{indent}  ")


def in_line(part: Any) -> str:
    if isinstance(part, dict):
        told = (f"{name} {in_line(item)}" for name, item in part.items() if item not in (None, [], {}, "", 0))
        return ", ".join(told)
    if isinstance(part, list):
        return " ".join(f"({in_line(item)})" if isinstance(item, dict | list) else str(item) for item in part)
    return str(part)


def folded(head: str, text: str, indent: str) -> Iterator[str]:
    from textwrap import wrap

    yield from wrap(head + text, WIDTH, subsequent_indent=indent) or [head]
