"""Moves as text: what the notations of all games share. The first word of a move says of which kind it is."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from antiqua.games.game import expect_word
from antiqua.games.values import Move
from antiqua.kernel.errors import InvalidMove
from antiqua.kernel.state import State

S = TypeVar("S", bound=State)
Moves = Mapping[int, tuple[type[Move], ...]]  # the kinds of moves that there are in each phase


# -- the kinds of moves -----------------------------------------------------------------------------------------------


def word_of(kind: type[Move]) -> str:
    """The first word of moves of this kind."""
    return str(kind.__struct_config__.tag)


def kinds_by_word(moves: Moves) -> dict[str, type[Move]]:
    return {word_of(kind): kind for kinds in moves.values() for kind in kinds}


def legal_number(state: S, move: Move, moves: Moves, number_of: Callable[[S, Move], int]) -> int:
    """The number of a legal move in `state`, by what it would be there; -1 where it is not legal."""
    if type(move) not in moves[state.phase]:
        return -1
    number = number_of(state, move)
    return number if number in state.legal_actions() else -1


# -- reading ----------------------------------------------------------------------------------------------------------


def split(text: str, first: Mapping[str, object], apart: str = "") -> tuple[str, list[str]]:
    """The first word of a move, one of those that may come `first`, and the other words.

    Signs that stand `apart` are words even where no space is around them.
    """
    lower = text.lower()
    for sign in apart:
        lower = lower.replace(sign, f" {sign} ")
    words = lower.split()
    if not words:
        raise InvalidMove("error-empty-move")
    return expect_name(text, words[0], first), words[1:]


def expect_length(text: str, words: Sequence[str], length: int, form: str) -> None:
    """Raise an `InvalidMove` that shows the right `form` unless there are so many words."""
    if len(words) != length:
        raise InvalidMove("error-move-form", text=text, form=form)


def expect_number(text: str, word: str, least: int, most: int) -> int:
    """The number that a word of a move is, if it may be."""
    expect_word(text, word, [str(one) for one in range(least, most + 1)])
    return int(word)


def expect_name(text: str, word: str, names: Sequence[str] | Mapping[str, object]) -> str:
    """The name that a word of a move is, if there is one like it."""
    expect_word(text, word, list(names))
    return word


# -- who may know -----------------------------------------------------------------------------------------------------


def veil(move: Move) -> str:
    """The move without what is private in it."""
    return f"{word_of(type(move))} ?"
