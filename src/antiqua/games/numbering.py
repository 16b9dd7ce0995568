"""What the numbers mean that machines learn with: those of an observation, of the actions and of chance's outcomes.

A group names numbers that belong together, by axes as in an array: the number of the labels (i, j) is
`first + i * strides[0] + j * strides[1]`. So whoever trains a network can say what its input 311 or its output 137 is.

Labels are ids of the game's components wherever there are such. Seats are counted from whoever looks: `me`, and
`next_1`, `next_2` and so on clockwise.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product
from math import prod
from typing import Literal

import msgspec
from msgspec.structs import replace

from antiqua.games.values import Move


class Axis(msgspec.Struct, frozen=True):
    """What is counted along one side of a group, and what stands at each place."""

    name: str
    labels: tuple[str, ...]


class Group(msgspec.Struct, frozen=True):
    """Numbers that belong together; without axes it is a single one."""

    name: str
    axes: tuple[Axis, ...] = ()
    first: int = 0
    strides: tuple[int, ...] = ()

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(len(axis.labels) for axis in self.axes)

    @property
    def count(self) -> int:
        return prod(self.shape)

    @property
    def end(self) -> int:
        """One more than the last number."""
        steps = zip(self.shape, self.strides, strict=True)
        return self.first + sum((length - 1) * stride for length, stride in steps) + 1

    def __iter__(self) -> Iterator[int]:
        """The numbers, the last axis running fastest."""
        for place in product(*map(range, self.shape)):
            yield self.first + sum(at * stride for at, stride in zip(place, self.strides, strict=True))

    def __contains__(self, number: int) -> bool:
        return self.place(number) is not None

    def labels(self, number: int) -> tuple[str, ...]:
        """What one of the numbers stands for, by a label of each axis; any other raises `ValueError`."""
        place = self.place(number)
        if place is None:
            raise ValueError(f"{number} is none of {self.name}")
        return tuple(axis.labels[at] for axis, at in zip(self.axes, place, strict=True))

    def text(self, number: int) -> str:
        """What one of the numbers stands for, in one line: `my_stock gold`."""
        return " ".join((self.name, *self.labels(number)))

    def place(self, number: int) -> tuple[int, ...] | None:
        """Where a number stands along each axis, whose strides fall; None where it is of another group."""
        rest = number - self.first
        found = []
        for length, stride in zip(self.shape, self.strides, strict=True):
            at, rest = divmod(rest, stride)
            if not 0 <= at < length:
                return None
            found.append(at)
        return tuple(found) if rest == 0 else None


Values = Literal["one_hot", "flags", "amounts"]


class Feature(Group, frozen=True):
    """Some numbers of an observation.

    `one_hot`: along the last axis at most one number is 1, the others are 0. `flags`: each is 0 or 1. `amounts`: whole
    numbers divided by `unit`, which is about the most that is seen in play; they may be beyond it, and below 0 where
    something can be owed.
    """

    values: Values = "flags"
    unit: float = 1.0


class Actions(Group, frozen=True):
    """Some numbers of actions, or of chance's outcomes, in these phases; `name` is the tag of their kind of move."""

    phases: tuple[str, ...] = ()


# -- how a game writes them down --------------------------------------------------------------------------------------


def axis(name: str, labels: Iterable[object]) -> Axis:
    return Axis(name, tuple(str(label) for label in labels))


def one_hot(name: str, *axes: Axis) -> Feature:
    return Feature(name, axes, 0, side_by_side(axes), "one_hot")


def flags(name: str, *axes: Axis) -> Feature:
    return Feature(name, axes, 0, side_by_side(axes), "flags")


def amounts(name: str, unit: float, *axes: Axis) -> Feature:
    return Feature(name, axes, 0, side_by_side(axes), "amounts", float(unit))


def side_by_side(axes: Sequence[Axis]) -> tuple[int, ...]:
    """The strides of numbers without gaps, the last axis running fastest."""
    lengths = [len(axis.labels) for axis in axes]
    return tuple(prod(lengths[place + 1 :]) for place in range(len(lengths)))


def in_line(*blocks: Feature | Sequence[Feature], start: int = 0) -> tuple[Feature, ...]:
    """The features one after the other; those of a block keep their places in it."""
    found: list[Feature] = []
    for block in blocks:
        moved = [
            replace(one, first=start + one.first)
            for one in ([block] if isinstance(block, Feature) else block)
        ]
        found += moved
        start = length(moved)
    return tuple(found)


def per(each: Axis, *features: Feature) -> tuple[Feature, ...]:
    """A block that repeats several features, one after the other, for each label of an axis."""
    block = in_line(*features)
    size = length(block)
    return tuple(replace(one, axes=(each, *one.axes), strides=(size, *one.strides)) for one in block)


def owners(players: int) -> list[str]:
    """Whose things come one after the other: mine, then those of the others clockwise."""
    return ["my", *(f"next_{number}" for number in range(1, players))]


def seats_from_me(players: int) -> tuple[str, ...]:
    return ("me", *owners(players)[1:])


def observation(table: Sequence[Feature], of_each: Sequence[Feature], players: int) -> tuple[Feature, ...]:
    """The features of the table, then those of every player under his name: `my_coins`, `next_1_coins`."""
    named = [
        tuple(replace(feature, name=f"{owner}_{feature.name}") for feature in of_each)
        for owner in owners(players)
    ]
    return in_line(table, *named)


def starts(features: Iterable[Feature]) -> dict[str, int]:
    """Where each feature begins."""
    return {feature.name: feature.first for feature in features}


def length(features: Iterable[Feature]) -> int:
    """How many numbers they are together."""
    return max(feature.end for feature in features)


def names(groups: Iterable[Group], count: int) -> tuple[str, ...]:
    """What each number from 0 on stands for; where it has several meanings, all of them."""
    found: list[dict[str, None]] = [{} for _ in range(count)]
    for group in groups:
        for number in group:
            found[number][group.text(number)] = None
    return tuple(" or ".join(texts) for texts in found)


class Numbering:
    """Writes down which numbers the moves of a game have; in which phases follows from its kinds of moves."""

    def __init__(self, kinds: Mapping[int, Sequence[type[Move]]], phases: Sequence[str]) -> None:
        self.kinds = kinds
        self.phases = phases

    @property
    def every_kind(self) -> tuple[type[Move], ...]:
        return tuple(dict.fromkeys(kind for kinds in self.kinds.values() for kind in kinds))

    def moves(self, kind: type[Move], first: int, *axes: Axis, strides: Sequence[int] = ()) -> Actions:
        """The moves of one kind, wherever they can be made."""
        phases = tuple(self.phases[phase] for phase, kinds in self.kinds.items() if kind in kinds)
        tag = str(kind.__struct_config__.tag)
        return Actions(tag, axes, first, tuple(strides) or side_by_side(axes), phases)
