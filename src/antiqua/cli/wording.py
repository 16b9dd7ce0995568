"""The words of what people type, and of what they are offered: small letters without marks, whatever the language."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from itertools import takewhile

from antiqua.games.game import Choice, Message

WORD = re.compile(r"\d+|[^\W\d]+")  # a number ends a word: “card1” is “card 1”
ALIKE = str.maketrans({"ي": "ی", "ك": "ک", "\u200c": " "})

ENDING = 2  # letters of a word that may change when it is inflected

Saying = Callable[[Message], str]
Fitting = Callable[[str, str], bool]  # may a known word be meant by a typed one?
Wordings = tuple[list[str], list[str]]


def words_of(text: str) -> list[str]:
    """The words of a text as people type them: small letters without marks; a name with underscores is several."""
    return WORD.findall(plain(text).replace("_", " "))


def plain(text: str) -> str:
    """Small letters without marks above and below; Persian ones where somebody typed the Arabic ones."""
    letters = unicodedata.normalize("NFKD", text.casefold().translate(ALIKE))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def wordings(option: Choice, say: Saying) -> Wordings:
    """The words of an option, one by one: of its notation, and in the language."""
    return words_of(option.move), words_of(say(option.label))


def words_in(option: Choice, say: Saying) -> set[str]:
    """What an option can be called by: the words of its notation, and those of the language."""
    return {word for words in wordings(option, say) for word in words}


def begun(known: str, typed: str) -> bool:
    """Is it the beginning of the word? A number is always typed whole."""
    return known == typed if typed.isdecimal() else known.startswith(typed)


def inflected(known: str, typed: str) -> bool:
    """May it be the same word with another ending, as “вина” and “вино” are?"""
    pairs = zip(known, typed, strict=False)
    same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))  # letters from the beginning on
    if typed.isdecimal() or same <= len(typed) // 2:
        return known == typed
    return max(len(known), len(typed)) - same <= ENDING


def number_in(text: str) -> int | None:
    """The whole number that `text` is, in the digits of any language; one that is huge is as good as any other."""
    if not text.isdecimal():
        return None
    return int(text) if len(text) < 10 else 10**9
