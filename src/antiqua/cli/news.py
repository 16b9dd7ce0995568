"""What has happened, told so that a person can follow it: player by player, and much of a kind in a few words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import dropwhile, groupby
from operator import itemgetter
from typing import NamedTuple

from antiqua.games.game import Event

FEW = 4  # events of one kind that are told one by one
LONG = 12  # sentences that a person reads in one go; a longer account is shortened

GAP = "…"  # where sentences are left out
BETWEEN = " • "  # paragraphs that run on in the same line

Telling = Callable[[Event], str]


class Paragraph(NamedTuple):
    """What has happened, sentence by sentence: what somebody has done or suffered, or what is nobody's doing."""

    sentences: list[str]
    owned: bool = True

    def __str__(self) -> str:
        return " ".join(self.sentences)


def owner(event: Event) -> int:
    """Whose doing or fate it is; nobody's is below 0."""
    seat: int = getattr(event, "seat", -1)
    return seat


def told(events: Sequence[Event], viewer: int, tell: Telling, more: Callable[[int], str]) -> list[Paragraph]:
    """A paragraph for each player in turn. What concerns `viewer` is told in full; of the rest, only what is short.

    `more` says that there were so many further events of the same kind.
    """
    events = list(events)
    shorten = len(events) > LONG
    return [
        Paragraph(list(sentences(list(group), shorten and seat != viewer, tell, more)), owned=seat >= 0)
        for seat, group in groupby(events, owner)
    ]


def sentences(
    events: Sequence[Event], shorten: bool, tell: Telling, more: Callable[[int], str]
) -> Iterator[str]:
    """One sentence for each event; of a kind that comes often, the first one and how many there are."""
    often = {kind: count for kind, count in Counter(map(type, events)).items() if shorten and count > FEW}
    for event in events:
        left = often.get(type(event))
        if left is None:
            yield tell(event)
        elif left:
            yield f"{tell(event)} {more(left - 1)}"
            often[type(event)] = 0


def running(news: Sequence[Paragraph]) -> str:
    """All in one paragraph, without what is nobody's doing."""
    first, *others = begun(news)
    told = [str(paragraph) for paragraph in others if paragraph.owned]
    gap = f" {GAP}" if len(told) < len(others) else ""
    return BETWEEN.join([f"{first}{gap}", *told])


def begun(news: Sequence[Paragraph]) -> list[Paragraph]:
    """Without what is nobody's doing at the beginning, if anybody does something after it."""
    rest = list(dropwhile(lambda paragraph: not paragraph.owned, news))
    if not rest or len(rest) == len(news):
        return list(news)
    first, *others = rest[0].sentences
    return [Paragraph([f"{GAP} {first}", *others]), *rest[1:]]


def fitting(news: Sequence[Paragraph], room: int, height: Callable[[str], int]) -> list[str]:
    """The paragraphs that fit into so many lines: what the own move brought, which comes first, and the latest.

    What is nobody's doing is left out before anything else: cards that were turned up lie on the table. Then the
    paragraphs run on in the same lines, and at last it is whole sentences; `height` says how many lines a paragraph
    takes.
    """

    def fits(paragraphs: Sequence[str]) -> bool:
        return sum(map(height, paragraphs)) <= room

    whole = list(map(str, news))
    if fits(whole) or not news:
        return whole
    news = begun(news)
    first = news[0].sentences
    told = [first, *(paragraph.sentences for paragraph in news[1:] if paragraph.owned)]
    rest = [(number, said) for number, one in enumerate(told) for said in one]
    begin = first if height(" ".join([*first, GAP])) * 2 <= room else first[:1]
    enough = begin == first and len(told) < len(news)  # has something been left out already?
    if not fits([" ".join(one) for one in told]) and fits([running(news)]):
        return [running(news)]
    for start in range(len(begin) + (not enough), len(rest) + 1):
        latest = [[said for _, said in group] for _, group in groupby(rest[start:], itemgetter(0))]
        if start < len(first):  # the end of the first paragraph stays in it
            latest[0] = [*begin, GAP, *latest[0]]
        else:
            latest.insert(0, [*begin, GAP])
        found = [" ".join(paragraph) for paragraph in latest]
        if fits(found):
            return found
    return [" ".join([*begin, GAP])]
