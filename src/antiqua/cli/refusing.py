"""Why something is not possible that somebody says in his own words: a card is covered, a place is full.

What is possible is found among the options, by all their words. What is not possible has no words but its notation and
the names of the things in it; they are enough to find the move that is meant, and the rules say why it is not legal.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from antiqua.cli.wording import Saying, begun, inflected, number_in, words_in, words_of
from antiqua.games.game import Choice, Game, Message
from antiqua.kernel.state import State

MOST = 12  # moves that may be meant; who may mean more of them has not said enough
TELLING = 4  # letters of a word that are enough to know a thing by that has others in its name
BETWEEN_WORDS = re.compile(r"[\s>-]+")  # of a notation


class Name(NamedTuple):
    """What a thing is called, word by word: in the language of a person, or as moves name it."""

    words: list[str]
    id: str

    def begins(self, typed: Sequence[str]) -> bool:
        return len(self.words) <= len(typed) and all(map(inflected, self.words, typed))

    def is_numbered(self, typed: Sequence[str]) -> bool:
        """Is it a thing with a number that is called by this and a single word of its name, as “stack 2”?"""
        *words, number = self.words
        numbers = [word for word in self.words if word.isdecimal()]
        return [number] == numbers == typed[1:2] and any(inflected(word, typed[0]) for word in words)

    def has(self, typed: str) -> bool:
        """Is one of its longer words typed, with another ending or only its beginning?"""
        return len(typed) >= TELLING and any(
            inflected(word, typed) or begun(word, typed) for word in self.words
        )


def why_not(text: str, game: Game, state: State, options: Sequence[Choice], say: Saying) -> Message | None:
    """Why no move is legal that `text` may mean; None if it means none or too many, or there are several reasons."""
    moves = every_move(game, state.players)
    kinds, things = understood(words_of(text), {kind_of(move) for move in moves}, game, options, say)
    if not things:
        return None
    meant = moves_with(things, [move for move in moves if kind_of(move) in kinds], game)
    if not meant and not all(
        thing.isdecimal() for thing in things
    ):  # it may be said in other words, or not now
        offered = {kind_of(option.move) for option in options}
        now = moves_with(things, [move for move in moves if kind_of(move) in offered], game)
        meant = now or moves_with(things, moves, game)
    if not meant:
        meant = moves_begun(words_of(text), moves, game, say)
    if len(meant) > MOST or {option.move for option in options} & set(meant):
        return None
    reasons = [game.refusal(state, game.read(move)) for move in meant]
    return reasons[0] if reasons and all(reason == reasons[0] for reason in reasons) else None


@cache
def every_move(game: Game, players: int) -> list[str]:
    """Every move that can be written; of some games there are tens of thousands."""
    return [game.write(move) for move in game.every_move(players)]


def understood(
    typed: Sequence[str], every_kind: set[str], game: Game, options: Sequence[Choice], say: Saying
) -> tuple[set[str], Counter[str]]:
    """The kinds of moves that may be meant, by their first words, and the things and numbers in them.

    Any other word says which of the options it is like, or is a part of the name of one thing; else no kind is left.
    """
    names = names_of(game, say)
    offered = [(kind_of(option.move), words_in(option, say)) for option in options]
    kinds, things = {kind for kind, _ in offered}, Counter[str]()
    rest = list(typed)
    while rest:
        word, length = rest[0], 1
        named = max(
            (name for name in names if name.begins(rest)), key=lambda name: len(name.words), default=None
        )
        numbered = numbered_at(rest, names)
        if named is not None:
            things[named.id] += 1
            length = len(named.words)
        elif len(numbered) == 1:
            things.update(numbered)
            length = 2
        elif word.isdecimal():
            things[str(number_in(word))] += 1
        elif word in every_kind and not things:
            kinds = {word}
        else:
            like = {kind for kind, words in offered if any(inflected(one, word) for one in words)}
            partly = {name.id for name in names if name.has(word)}
            if not like and len(partly) == 1:
                things.update(partly)
            else:
                kinds &= like
        del rest[:length]
    return kinds, things


def moves_begun(typed: Sequence[str], moves: Sequence[str], game: Game, say: Saying) -> list[str]:
    """The moves of a kind with a thing whose name begins as typed, though another thing is called just so.

    Who cannot pay for the “Wood Reserve” and types `build wood` does not mean the resource.
    """
    kind, *rest = typed
    names = [name for name in names_of(game, say) if 0 < len(rest) <= len(name.words)]
    ids = {name.id for name in names if all(map(begun, name.words, rest))}
    return [
        move for move in moves if kind_of(move) == kind and ids.intersection(BETWEEN_WORDS.split(move)[1:2])
    ]


def numbered_in(typed: Sequence[str], game: Game, say: Saying) -> set[str]:
    """The things with a number that are named: “stack 1” does not mean the second stack, to which 1 person is sent."""
    if not any(word.isdecimal() for word in typed[1:]):
        return set()
    names = names_of(game, say)
    found = (numbered_at(typed[at:], names) for at in range(len(typed) - 1))
    return set().union(*(things for things in found if len(things) == 1))


def numbered_at(typed: Sequence[str], names: Sequence[Name]) -> set[str]:
    """The things with a number with one of which the words begin."""
    return {name.id for name in names if name.is_numbered(typed)}


def names_of(game: Game, say: Saying) -> list[Name]:
    """Every name of every thing; of things with the same name, those of the first kind come first."""
    things = [(game.thing(kind, id), id) for kind, ids in game.things.items() for id in ids]
    return [Name(words_of(called), id) for name, id in things for called in (id, say(name))]


def kind_of(move: str) -> str:
    return move.split(maxsplit=1)[0]


def moves_with(things: Counter[str], moves: Sequence[str], game: Game) -> list[str]:
    """The moves with exactly these things and numbers; or, if there are none, with others besides."""
    ids = {id for kind in game.things.values() for id in kind}
    named = [
        (move, Counter(word for word in BETWEEN_WORDS.split(move) if word in ids or word.isdecimal()))
        for move in moves
        if all(thing in move for thing in things)
    ]
    exact = [move for move, own in named if own == things]
    return exact or [move for move, own in named if things <= own]
