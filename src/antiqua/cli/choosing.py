"""What a person means who types a number, a move in notation, or only the beginnings of its words."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Sequence

from antiqua.games.game import Choice, Game, Message
from antiqua.kernel.errors import AmbiguousMove, AntiquaError, InvalidMove
from antiqua.kernel.state import State

MANY = 60  # more options than this are not listed one by one
WORD = re.compile(r"\w+")
ALIKE = str.maketrans({"ي": "ی", "ك": "ک", "\u200c": " "})

Saying = Callable[[Message], str]


def understood(text: str, game: Game, state: State, options: Sequence[Choice], say: Saying) -> Choice:
    """The option that `text` means; `options` are in the order of their numbers.

    A move in exact notation always means itself. Otherwise each word must begin a word of the option, in its notation
    or as `say` puts it into the language of the person.
    """
    number = number_in(text)
    if number is not None:
        return numbered(number, options)
    try:
        action = game.parse(state, text)
    except AntiquaError as error:
        unknown = error
    else:
        for option in options:
            if option.action == action:
                return option
        raise InvalidMove("error-illegal-move", move=text, legal=some(options))
    found = alike(text, options, say)
    if not found:
        raise unknown
    if len(found) > 1:
        raise AmbiguousMove("error-ambiguous-move", text=text, candidates=some(found))
    return found[0]


def number_in(text: str) -> int | None:
    """The whole number that `text` is, in the digits of any language; one that is huge is as good as any other."""
    if not text.isdecimal():
        return None
    return int(text) if len(text) < 10 else 10**9


def numbered(number: int, options: Sequence[Choice]) -> Choice:
    if not 1 <= number <= len(options):
        raise InvalidMove("cli-no-such-number", number=number, last=len(options))
    return options[number - 1]


def alike(text: str, options: Sequence[Choice], say: Saying) -> list[Choice]:
    """The options that `text` may mean; those with exactly these words before those that only begin like them."""
    typed = words_of(text)
    if not typed:
        return []
    bags = [(option, {*words_of(option.move), *words_of(say(option.label))}) for option in options]
    exact = [option for option, bag in bags if all(word in bag for word in typed)]
    if exact:
        return exact
    return [
        option for option, bag in bags if all(any(known.startswith(word) for known in bag) for word in typed)
    ]


def words_of(text: str) -> list[str]:
    """The words of a text as people type them: small letters without marks; a name with underscores is several."""
    return WORD.findall(plain(text).replace("_", " "))


def plain(text: str) -> str:
    """Small letters without marks above and below; Persian ones where somebody typed the Arabic ones."""
    letters = unicodedata.normalize("NFKD", text.casefold().translate(ALIKE))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def some(options: Sequence[Choice], most: int = 6) -> str:
    return "; ".join(option.move for option in options[:most]) + ("; …" if len(options) > most else "")


def pooled(options: Sequence[Choice]) -> bool:
    """Are there too many options to list, and so few things in them that these can be listed instead?"""
    return len(options) > MANY and Pool.fits(options)


class Pool:
    """Many options that are all sets of the same few things, such as five tokens out of ten.

    The things are numbered instead of the sets; a person names those that are in the set.
    """

    def __init__(self, options: Sequence[Choice]) -> None:
        self.options = {frozenset(option.move.split()[1:]): option for option in options}
        self.things: dict[str, Message | None] = {}
        for option in options:
            words = option.move.split()[1:]
            messages = parts(option.label, len(words))
            self.things.update(zip(words, messages, strict=True))
        self.size = len(next(iter(self.options)))

    @staticmethod
    def fits(options: Sequence[Choice]) -> bool:
        """Is naming the things shorter than listing the options?"""
        sets = {frozenset(option.move.split()[1:]) for option in options}
        things = frozenset[str]().union(*sets)
        sizes = {len(one) for one in sets}
        return len(sets) == len(options) and len(sizes) == 1 and sizes != {1} and len(things) < len(options)

    def understood(self, text: str, say: Saying) -> Choice:
        chosen = frozenset(self.thing(word, say) for word in re.split(r"[\s,،;]+", text) if word)
        found = self.options.get(chosen)
        if found is None:
            raise InvalidMove("cli-wrong-set", count=self.size, given=len(chosen))
        return found

    def thing(self, word: str, say: Saying) -> str:
        things = list(self.things)
        number = number_in(word)
        if number is not None:
            if not 1 <= number <= len(things):
                raise InvalidMove("cli-no-such-number", number=number, last=len(things))
            return things[number - 1]
        typed = plain(word)
        if typed in things:
            return typed
        found = [thing for thing in things if self.begins(thing, typed, say)]
        if len(found) == 1:
            return found[0]
        if found:
            raise AmbiguousMove("error-ambiguous-move", text=word, candidates=", ".join(found))
        names = [message or thing for thing, message in self.things.items()]
        raise InvalidMove("cli-no-such-thing", word=word, things=names)

    def begins(self, thing: str, typed: str, say: Saying) -> bool:
        message = self.things[thing]
        names = [thing, *words_of(thing), *(words_of(say(message)) if message else [])]
        return any(name.startswith(typed) for name in names)


def parts(label: Message, count: int) -> Sequence[Message | None]:
    """The messages of a label that stand for `count` things one after the other, if it has such."""
    for argument in label.args.values():
        if isinstance(argument, tuple) and len(argument) == count:
            return argument
    return [None] * count
