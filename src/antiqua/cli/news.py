"""What has happened, told so that a person can follow it: player by player, and much of a kind in a few words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import groupby

from antiqua.games.game import Event

FEW = 4  # events of one kind that are told one by one
LONG = 12  # sentences that a person reads in one go; a longer account is shortened

Telling = Callable[[Event], str]


def owner(event: Event) -> int:
    """Whose doing or fate it is; nobody's is below 0."""
    seat: int = getattr(event, "seat", -1)
    return seat


def told(events: Sequence[Event], viewer: int, tell: Telling, more: Callable[[int], str]) -> list[str]:
    """A paragraph for each player in turn. What concerns `viewer` is told in full; of the rest, only what is short.

    `more` says that there were so many further events of the same kind.
    """
    events = list(events)
    shorten = len(events) > LONG
    return [
        " ".join(sentences(list(group), shorten and seat != viewer, tell, more))
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
