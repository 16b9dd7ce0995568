"""Action numbers, typed moves and their text, each into the others.

bet 2                    a secret bet that player 2 takes the last match
take 3                   so many matches
heap 8                   chance: so many matches lie there
"""

from __future__ import annotations

from collections.abc import Iterator

from antiqua.games.game import expect_word
from antiqua.games.values import Move
from antiqua.kernel.errors import InvalidMove

from .constants import (
    BET,
    BET_ON,
    FEWEST,
    GAME_OVER,
    LAY_OUT,
    MOST,
    MOST_PLAYERS,
    MOST_TAKEN,
    TAKE,
    TAKE_MATCHES,
)
from .rules import Matches


class Heap(Move, frozen=True, tag="heap"):
    number: int


class Bet(Move, frozen=True, tag="bet"):
    number: int


class Take(Move, frozen=True, tag="take"):
    number: int


KINDS: dict[int, tuple[type[Heap | Bet | Take], ...]] = {
    LAY_OUT: (Heap,),
    BET: (Bet,),
    TAKE: (Take,),
    GAME_OVER: (),
}
WORDS = {"heap": Heap, "bet": Bet, "take": Take}
#: Per kind the number of the first action, and what the first and last of them say.
NUMBERS = {
    Heap: (0, FEWEST, MOST),
    Bet: (BET_ON, 1, MOST_PLAYERS),
    Take: (TAKE_MATCHES, 1, MOST_TAKEN),
}


def move(state: Matches, action: int) -> Move:
    (kind,) = KINDS[state.phase]
    first, least, _ = NUMBERS[kind]
    return kind(action - first + least)


def action(state: Matches, move: Move) -> int:
    if type(move) not in KINDS[state.phase]:
        return -1
    assert isinstance(move, Heap | Bet | Take)
    first, least, _ = NUMBERS[type(move)]
    number = first + move.number - least
    return number if number in state.legal_actions() else -1


def write(move: Move) -> str:
    assert isinstance(move, Heap | Bet | Take)
    return f"{move.__struct_config__.tag} {move.number}"


def read(text: str) -> Move:
    words = text.lower().split()
    if not words:
        raise InvalidMove("error-empty-move")
    expect_word(text, words[0], list(WORDS))
    kind = WORDS[words[0]]
    _, least, most = NUMBERS[kind]
    if len(words) != 2 or words[1] not in [str(number) for number in range(least, most + 1)]:
        raise InvalidMove("error-move-form", text=text, form=f"{words[0]} {least}")
    return kind(int(words[1]))


def spread(words: list[str]) -> list[str]:
    return [" ".join(words)]


def every_move(players: int) -> Iterator[Move]:
    for kind, (_, least, most) in NUMBERS.items():
        yield from (kind(number) for number in range(least, (players if kind is Bet else most) + 1))


def sees(state: Matches, seat: int, move: Move) -> bool:
    """A bet is for the eyes of whoever makes it."""
    return not isinstance(move, Bet) or seat == state.to_play


def veil(move: Move) -> str:  # noqa: ARG001
    return "bet ?"
