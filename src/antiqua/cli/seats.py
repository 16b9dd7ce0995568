"""Who sits at the table: people and bots, with or without a name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from antiqua import bots, i18n
from antiqua.bots import levels, plans
from antiqua.cli.wording import number_in
from antiqua.games.game import Message
from antiqua.kernel.errors import BadOption
from antiqua.match import one_line
from antiqua.table import PERSON

if TYPE_CHECKING:
    from antiqua.cli.terminal import Terminal

HUMAN = PERSON
OPPONENT = "novice"  # who plays against a person who does not say
EXAMPLE = "1=human, 1=human:Mina, 2=expert, 2=master:milliseconds=500"


class Seat(NamedTuple):
    """`kind` is `human`, or a bot as `bots.make` understands it."""

    kind: str
    name: str = ""


def read_seats(texts: Sequence[str], game: str, players: int, usual: Sequence[str]) -> list[Seat]:
    """The seats that texts like `1=human:Mina` and `2=expert` describe; `usual` are the kinds of the others."""
    seats = [Seat(usual[seat]) for seat in range(players)]
    named = set()
    for text in texts:
        number, equals, who = text.partition("=")
        place = number_in(number.strip())
        if not equals or not who.strip() or place is None or not 1 <= place <= players:
            raise BadOption("cli-bad-seat", text=text, example=EXAMPLE, players=players)
        if place in named:
            raise BadOption("cli-seat-twice", number=place)
        named.add(place)
        seats[place - 1] = read_seat(who.strip(), game)
    return seats


def read_seat(text: str, game: str) -> Seat:
    """`human:Mina`, or a bot with or without settings and a name: `expert`, `plan:blue:Zoe`, `search:depth=3:Zoe`."""
    kind, _, rest = text.partition(":")
    kind = kind.strip().lower()
    if kind == HUMAN:
        return Seat(HUMAN, one_line(rest))
    if kind in (bots.RUN, bots.PYTHON):
        kind, rest = text, ""
    else:
        if kind == plans.PLAN:
            road, _, rest = rest.partition(":")
            kind = f"{kind}:{road.strip().lower()}"
        if "=" in rest:
            settings, _, rest = rest.partition(":")
            kind = f"{kind}:{settings.strip()}"
    check_kind(kind, game)
    return Seat(kind, one_line(rest))


def check_kind(kind: str, game: str) -> None:
    """Raise `BadOption` for what is neither a person nor a bot."""
    if kind != HUMAN:
        bots.make(kind, game)


def level_of(kind: str) -> str:
    """`master` of `master:milliseconds=500`."""
    return kind.partition(":")[0]


def runs_code(kind: str) -> bool:
    """Is it a bot that is somebody's program, and may do all that who starts it may do?"""
    return level_of(kind).strip().lower() in (bots.RUN, bots.PYTHON)


def title(kind: str) -> Message | None:
    """What a level, or a plan, is called; others have no title."""
    name, _, rest = kind.partition(":")
    if name == plans.PLAN:
        return plans.title(rest.partition(":")[0])
    return levels.title(name) if name in levels.SEATED else None


def named(seats: Sequence[Seat], voice: Terminal) -> list[Seat]:
    """The same seats; one that has no name is called by its title, with a number where there are several."""
    found = [None if seat.name else title(seat.kind) for seat in seats]
    titles = ["" if one is None else voice.message(one) for one in found]
    several = [titles.count(name) > 1 for name in titles]
    return [
        Seat(seat.kind, seat.name or (f"{name} {voice.number(number)}" if more and name else name))
        for number, (seat, name, more) in enumerate(zip(seats, titles, several, strict=True), 1)
    ]


def renamed(seats: Sequence[Seat], voice: Terminal) -> list[Seat]:
    """The same seats; bots that were called by their titles, in whatever language, are called so in this one."""
    return named([Seat(seat.kind) if titled(seat) else seat for seat in seats], voice)


def titled(seat: Seat) -> bool:
    """Is it a bot that has no name but its title, with or without a number?"""
    own = title(seat.kind)
    words = seat.name.split()
    if own is None or not words:
        return False
    name = " ".join(words[:-1] if words[-1].isdecimal() else words)
    return name in {i18n.catalogue(lang).message(own) for lang in i18n.LANGUAGES}
