"""What a person means who types a number, a move in notation, or only the beginnings of its words."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from difflib import get_close_matches

from antiqua.cli import refusing
from antiqua.cli.wording import (
    Fitting,
    Saying,
    Wordings,
    begun,
    inflected,
    number_in,
    plain,
    wordings,
    words_in,
    words_of,
)
from antiqua.games.game import Choice, Game, Message
from antiqua.kernel.errors import AmbiguousMove, AntiquaError, IllegalMove, InvalidMove
from antiqua.kernel.state import State

MANY = 60  # more options than this are not listed one by one
FACES = 6  # of a die
SUGGESTED = 4  # options that somebody may have meant
LEADING = " > "  # in the notation of a move, between where something is and where it goes
NEAR = 0.7  # how much two words are alike, from 0 to 1, if one may be the other mistyped


def read_choice(
    text: str, game: Game, state: State, options: Sequence[Choice], say: Saying, zero: Choice | None = None
) -> Choice:
    """The option that `text` means; `options` are in the order of their numbers from 1 on, `zero` has the number 0.

    A move in exact notation always means itself. Otherwise each word must begin a word of the option, in its notation
    or as `say` puts it into the language of the person.
    """
    number = number_in(text)
    if number is not None:
        return numbered(number, options, zero)
    everything = [*options, zero] if zero is not None else list(options)
    try:
        action = game.parse(state, text)
    except AntiquaError as error:
        unknown = error
    else:
        return next(option for option in everything if option.action == action)
    numbered_things = refusing.numbered_in(words_of(text), game, say)
    likely = alike(text, everything, say) or alike(without_small_words(text, say), everything, say)
    found = [
        option for option in read_differently(likely, say) if numbered_things.issubset(option.move.split())
    ]
    if len(found) > 1:
        found = told_apart(text, found, options, say) or found
    if len(found) == 1:
        return found[0]
    if found:
        raise AmbiguousMove("cli-ambiguous", text=text, moves=suggestions(found, options, say))
    if isinstance(unknown, IllegalMove):  # it is a move, and the rules say why it is not possible now
        raise unknown
    why = refusing.why_not(text, game, state, options, say)
    if why is not None:
        raise IllegalMove("error-illegal-move-why", move=text, why=why)
    meant = nearest(text, everything, say) or everything
    raise InvalidMove("cli-not-understood", text=text, moves=suggestions(meant, options, say))


def without_small_words(text: str, say: Saying) -> str:
    """The same without “to the” and the like, which people type and options do not have."""
    small = words_of(say(Message("cli-words-small")))
    return " ".join(word for word in words_of(text) if word not in small)


def told_apart(text: str, found: Sequence[Choice], options: Sequence[Choice], say: Saying) -> list[Choice]:
    """Those found that have the typed words without what all options have: T is a tool, and no token."""
    shared = set.intersection(*(words_in(option, say) for option in options))
    own = {option.action: words_in(option, say) - shared for option in found}
    typed = words_of(text)
    return [
        option
        for option in found
        if all(any(begun(one, word) for one in own[option.action]) for word in typed)
    ]


def read_differently(options: Sequence[Choice], say: Saying) -> list[Choice]:
    """One option for everything that can be read: two copies of a card are the same, and either may be meant."""
    found: dict[tuple[str, int | None, str], Choice] = {}
    for option in options:
        detail = say(option.detail) if option.detail is not None else ""
        found.setdefault((say(option.label), option.cost, detail), option)
    return list(found.values())


def named_in_full(parts: Sequence[str], game: Game, state: State, say: Saying) -> list[int | str]:
    """What chance has brought where its options are a secret: each by its whole name, in any language, or its notation.

    Nothing is completed or suggested, which would tell what is possible.
    """
    choices = [game.choice(state, action) for action in state.legal_actions()]
    names = {tuple(words_of(say(choice.label))): choice.action for choice in choices}

    def named(part: str) -> int | str:
        found = names.get(tuple(words_of(part)))
        if found is not None:
            return found
        try:
            game.read(part)
        except InvalidMove as error:
            if error.details.get("word") != part.split(maxsplit=1)[0].lower():
                raise  # it is notation, with something wrong in it
            raise InvalidMove("cli-no-such-name", text=part) from None
        return part

    return [named(part) for part in parts]


def suggestions(chosen: Sequence[Choice], options: Sequence[Choice], say: Saying) -> list[Message]:
    """A few options with their numbers."""
    numbers = {option.action: number for number, option in enumerate(options, first_number(options))}
    return [
        Message("cli-suggestion", {"number": numbers.get(choice.action, 0), "move": say(choice.label)})
        for choice in chosen[:SUGGESTED]
    ]


def nearest(text: str, options: Sequence[Choice], say: Saying) -> list[Choice]:
    """The options that have most of the typed words, or words like them; none if they have no such word.

    Numbers say nothing about what was meant: the same ones are in many options.
    """
    typed = [word for word in words_of(text) if not word.isdecimal()]
    found = [sum(near(word, words_in(option, say)) for word in typed) for option in options]
    most = max(found, default=0)
    return [option for option, count in zip(options, found, strict=True) if count == most > 0]


def near(typed: str, words: set[str]) -> bool:
    """Is one of the words meant, rightly typed or not?"""
    beginnings = {word[: len(typed)] for word in words}
    return bool(get_close_matches(typed, words | beginnings, 1, NEAR))


def numbered(number: int, options: Sequence[Choice], zero: Choice | None) -> Choice:
    if number == 0 and zero is not None:
        return zero
    first = first_number(options)
    last = first + len(options) - 1
    check_number(number, last, first=0 if zero is not None and first == 1 else first)
    return options[number - first]


def first_number(options: Sequence[Choice]) -> int:
    """The number of the first option: 1, unless they are sums of dice, which are their own numbers.

    Who is asked for the sum of his dice types 8 for a sum of 8, and not for the eighth sum that there may be. What says
    nothing but a number is a sum where there are as many of them as a die has faces.
    """
    said = [[value for value in option.label.args.values() if type(value) is int] for option in options]
    alone = all(
        len(option.label.args) == len(values) == 1 for option, values in zip(options, said, strict=True)
    )
    if len(options) < FACES or not alone:
        return 1
    first = said[0][0]
    in_order = [values[0] for values in said] == list(range(first, first + len(said)))
    return first if in_order and first > 0 else 1


def check_number(number: int, last: int, first: int = 1) -> None:
    """Raise a helpful `InvalidMove` for a number that nothing has."""
    if not first <= number <= last:
        raise InvalidMove("cli-no-such-number", number=number, first=first, last=last)


def alike(text: str, options: Sequence[Choice], say: Saying) -> list[Choice]:
    """The options that `text` may mean, from the surest sign to the least sure one.

    It is what they are called, or where they lead, or a part of it; they have these words in this order, or anywhere;
    the words begin so, one after the other or in this order or anywhere; or they have other endings, again in a row, in
    order or anywhere.
    """
    typed = words_of(text)
    if not typed:
        return []
    called = [(option, wordings(option, say)) for option in options]
    return (
        [option for option, wording in called if typed in wording]
        or [option for option in options if leads_to(typed, option, say)]
        or said_in_a_row(typed, called, str.__eq__)
        or said_in_order(typed, called, str.__eq__)
        or meant(typed, called, str.__eq__)
        or said_in_a_row(typed, called, begun)
        or said_in_order(typed, called, begun)
        or meant(typed, called, begun)
        or said_in_a_row(typed, called, inflected)
        or said_in_order(typed, called, inflected)
        or meant(typed, called, inflected)
    )


def leads_to(typed: Sequence[str], option: Choice, say: Saying) -> bool:
    """Is it the whole name of the place to which an option leads, the two ends of a route in any order?"""
    if LEADING not in option.move:
        return False
    *_, goal = option.label.args.values()
    ends = words_of(say(goal)) if isinstance(goal, Message) else []
    return len(ends) == len(typed) and any(all(map(begun, names, typed)) for names in (ends, ends[::-1]))


def named_by_tile(
    text: str, options: Sequence[Choice], tile_of: Callable[[Choice], Message | None], say: Saying
) -> list[Choice]:
    """The options at whose places a tile lies that `text` names, in full or in part, whatever else of them it says."""
    typed = words_of(text)
    names = [(option, words_of(say(tile))) for option in options if (tile := tile_of(option)) is not None]

    def said(option: Choice, name: Sequence[str]) -> bool:
        known = words_in(option, say)
        rest = [typed[:at] + typed[at + len(name) :] for at in starts(name, typed)]
        return any(all(any(begun(one, word) for one in known) for word in words) for words in rest)

    return [option for option, name in names if said(option, name)] or [
        option for option, name in names if said(option, name[:1])
    ]


def starts(name: Sequence[str], typed: Sequence[str]) -> list[int]:
    """Where a name begins among the typed words, all of its words in a row, each at least begun."""
    length = len(name)
    places = range(len(typed) - length + 1)
    return [at for at in places if all(map(begun, name, typed[at : at + length]))]


def said_in_a_row(
    typed: Sequence[str], called: Sequence[tuple[Choice, Wordings]], fits: Fitting
) -> list[Choice]:
    """The options that have fitting words one after the other, in the order in which they were typed."""
    length = len(typed)
    return [
        option
        for option, wording in called
        if any(
            all(map(fits, words[at : at + length], typed))
            for words in wording
            for at in range(len(words) - length + 1)
        )
    ]


def said_in_order(
    typed: Sequence[str], called: Sequence[tuple[Choice, Wordings]], fits: Fitting
) -> list[Choice]:
    """The options that have fitting words in the order in which they were typed, with others in between."""

    def said(words: Sequence[str]) -> bool:
        rest = iter(words)
        return all(any(fits(known, word) for known in rest) for word in typed)

    return [option for option, wording in called if any(map(said, wording))]


def meant(typed: Sequence[str], called: Sequence[tuple[Choice, Wordings]], fits: Fitting) -> list[Choice]:
    """The options that have a fitting word for each of those typed; for what is said twice, two of them."""
    often = {word: count for word, count in Counter(typed).items() if count > 1}
    return [
        option
        for option, wording in called
        if all(any(fits(known, word) for words in wording for known in words) for word in typed)
        and all(
            any(sum(fits(known, word) for known in words) >= count for words in wording)
            for word, count in often.items()
        )
    ]


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
        """Are the options sets, and is naming the things shorter than listing them?"""
        if any(None in parts(option.label, len(option.move.split()) - 1) for option in options):
            return False
        sets = {frozenset(option.move.split()[1:]) for option in options}
        things = frozenset[str]().union(*sets)
        sizes = {len(one) for one in sets}
        return len(sets) == len(options) and len(sizes) == 1 and sizes != {1} and len(things) < len(options)

    def read_choice(self, text: str, say: Saying) -> Choice:
        chosen = frozenset(self.thing(word, say) for word in re.split(r"[\s,،;]+", text) if word)
        found = self.options.get(chosen)
        if found is None:
            raise InvalidMove("cli-wrong-set", count=self.size, given=len(chosen))
        return found

    def thing(self, word: str, say: Saying) -> str:
        things = list(self.things)
        number = number_in(word)
        if number is not None:
            check_number(number, len(things))
            return things[number - 1]
        typed = plain(word)
        if typed in things:
            return typed
        found = [thing for thing in things if self.begins(thing, typed, say)]
        if len(found) == 1:
            return found[0]
        if found:
            raise AmbiguousMove("cli-ambiguous", text=word, moves=[self.things[one] or one for one in found])
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
