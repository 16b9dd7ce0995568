"""Short forms of several moves in the words of a person: «отдать дерево 2 глина 1» is `pay wood 2 brick 1`.

Games know their short forms in the notation only. Here each word of a line is looked up among the options: the kind of
move that has it in its label, the thing that is called so, or begins so.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from antiqua.cli.wording import Fitting, Saying, begun, inflected, number_in, words_in, words_of
from antiqua.games.game import Choice, Game, Message
from antiqua.kernel.errors import AntiquaError, InvalidMove

Names = Mapping[str, Sequence[Sequence[str]]]  # of each thing, by its id: what it is called, word by word

FITTINGS: tuple[Fitting, ...] = (str.__eq__, begun, inflected)  # from the surest to the least sure


def several(text: str, game: Game, options: Sequence[Choice], say: Saying) -> list[str]:
    """The single moves that a short form means, in notation; none if it is no short form of one kind of option.

    The kind need not be named where all options are of the same.
    """
    kinds = {kind_of(option) for option in options}
    names = names_in(options, game, say)
    named = {word for called in names.values() for name in called for word in name}
    bags = [(kind_of(option), words_in(option, say) - named) for option in options]
    said: list[str] = []
    rest = without_joining(words_of(text), say)
    while rest:
        word, length = rest[0], 1
        id, several_words = thing_at(rest, names)
        if word.isdecimal():
            said.append(str(number_in(word)))
        elif id is not None:
            said.append(id)
            length = several_words
        else:
            kinds &= next(filter(None, (having(word, bags, fits) for fits in FITTINGS)), set())
        del rest[:length]
    found = [game.spread([kind, *said]) for kind in kinds]
    offered = {option.move for option in options}
    if not any(word in names for word in said):  # numbers alone, which must be those of the options
        found = [moves for moves in found if offered.issuperset(moves)]
    elif len(found) > 1:
        found = [moves for moves in found if moves[0] in offered]
    return found[0] if len(found) == 1 else []


def without_joining(words: Sequence[str], say: Saying) -> list[str]:
    """The words without those that only join them.

    «и» is also the beginning of «инструмент»: after a number, or in a row of such letters, it is no joining word.
    """
    joining = words_of(say(Message("cli-words-between")))
    before = ["", *words]
    return [
        word
        for word, last in zip(words, before, strict=False)
        if word not in joining or (len(word) == 1 and (last.isdecimal() or len(last) == 1))
    ]


def having(word: str, bags: Sequence[tuple[str, set[str]]], fits: Fitting) -> set[str]:
    """The kinds of option that have a word which may be meant."""
    return {kind for kind, bag in bags if any(fits(one, word) for one in bag)}


def fault_in(text: str, game: Game, options: Sequence[Choice], say: Saying) -> AntiquaError | None:
    """What is wrong with one word of a short form whose other words are understood; None if it is none."""
    names = names_in(options, game, say)
    named = {word for called in names.values() for name in called for word in name}
    kinds = {kind_of(option) for option in options}
    known = {word for option in options for word in words_in(option, say) - named}
    strange, ids = list[str](), list[str]()
    rest = without_joining(words_of(text), say)
    for at, word in enumerate(rest):
        id, _ = thing_at(rest[at:], names)
        if id is not None:
            ids.append(id)
        elif not word.isdecimal() and not any(begun(one, word) for one in known):
            strange.append(word)
    several_of = [kind for kind in kinds if len(game.spread([kind, *ids])) > 1]
    if not strange or strange[0] == rest[0] or not several_of:
        return None
    things = [called for id in names for called in [name_of(id, game)] if called is not None]
    return InvalidMove("cli-strange-word", word=strange[0], text=text, things=things)


def name_of(id: str, game: Game) -> Message | None:
    return next((game.thing(kind, id) for kind, known in game.things.items() if id in known), None)


def kind_of(option: Choice) -> str:
    return word_of(option.move)


def word_of(move: str) -> str:
    """The word with which a move begins."""
    return move.casefold().split(maxsplit=1)[0]


def names_in(options: Sequence[Choice], game: Game, say: Saying) -> dict[str, list[list[str]]]:
    """The things in the options: what each is called, in the notation and in the language."""
    ids = dict.fromkeys(id for option in options for id in option.move.split()[1:])
    kinds = {id: [kind for kind, known in game.things.items() if id in known] for id in ids}
    return {
        id: [words_of(id), *(words_of(say(game.thing(kind, id))) for kind in own)]
        for id, own in kinds.items()
        if own
    }


def thing_at(typed: Sequence[str], names: Names) -> tuple[str | None, int]:
    """The thing with which the words begin, and how many of them name it; none if it may be one or another.

    The longest name counts first; a part of a name is enough where only one thing has it.
    """
    for fits in FITTINGS:
        found = {
            (len(name), id)
            for id, called in names.items()
            for name in called
            if len(name) <= len(typed) and all(map(fits, name, typed))
        } or {
            (1, id)
            for id, called in names.items()
            if any(fits(word, typed[0]) for name in called for word in name)
        }
        longest = max((length for length, _ in found), default=0)
        meant = {id for length, id in found if length == longest}
        if meant:
            return (meant.pop(), longest) if len(meant) == 1 else (None, 0)
    return None, 0
