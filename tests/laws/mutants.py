"""Data that somebody might bring, changed at random: extremes, wrong types, things twice, missing, from elsewhere."""

from __future__ import annotations

import copy
import types
from collections.abc import Iterator, Sequence
from typing import Any, Union, get_args, get_origin, get_type_hints

import msgspec

from antiqua.kernel.rng import Rng

NUMBERS = (
    0,
    1,
    -1,
    2,
    3,
    5,
    7,
    9,
    10,
    12,
    15,
    33,
    100,
    1000,
    10_000,
    2**15,
    2**31 - 1,
    2**31,
    -(2**31),
    2**63,
    2**64,
)
ODDITIES: tuple[Any, ...] = (None, True, False, "", "x", "?", 0.5, [], {}, [[]], [None], "\ud800", "a" * 300)
Path = tuple[str | int, ...]


def pick(rng: Rng, things: Sequence[Any]) -> Any:
    return things[rng.below(len(things))]


def paths(data: Any, path: Path = ()) -> Iterator[Path]:
    """Where every part of plain data is, the whole excepted."""
    if isinstance(data, dict | list):
        for key, part in data.items() if isinstance(data, dict) else enumerate(data):
            yield (*path, key)
            yield from paths(part, (*path, key))


def at(data: Any, path: Path) -> Any:
    for key in path:
        data = data[key]
    return data


def somewhere(data: Any, rng: Rng) -> Path:
    """The path of some part, found from the outside in: a list of a thousand entries counts as one thing of many."""
    path: Path = ()
    while isinstance(data, dict | list) and data and (not path or rng.below(4)):
        key = pick(rng, list(data)) if isinstance(data, dict) else rng.below(len(data))
        path, data = (*path, key), data[key]
    return path


def mutate(data: Any, other: Any, rng: Rng) -> None:
    """Change one to three parts of the data; `other` is the same kind of data, from elsewhere."""
    for _ in range(1 + rng.below(3)):
        path = somewhere(data, rng)
        if path:
            change(data, path, other, rng)


def change(data: Any, path: Path, other: Any, rng: Rng) -> None:
    holder, key = at(data, path[:-1]), path[-1]
    value = holder[key]
    way = rng.below(12)
    if way == 0:
        del holder[key]
    elif way == 1:
        holder[key] = copy.deepcopy(at(data, somewhere(data, rng)))
    elif way == 2:
        holder[key] = copy.deepcopy(namesake(other, path, rng))
    elif way == 3:
        holder[key] = copy.deepcopy(pick(rng, ODDITIES))
    elif way < 7:
        exchange(data, path, somewhere(data, rng), rng)
    elif isinstance(value, list) and value:
        change_list(value, rng)
    elif isinstance(value, dict) and value:
        change_dict(value, rng)
    elif isinstance(value, bool):
        holder[key] = not value
    elif isinstance(value, int):
        holder[key] = pick(rng, (value + 1, value - 1, value + rng.below(9) - 4, pick(rng, NUMBERS)))
    else:
        holder[key] = pick(rng, NUMBERS)


def namesake(other: Any, path: Path, rng: Rng) -> Any:
    """What stands at the same path elsewhere, if there is such a thing; otherwise anything."""
    try:
        return at(other, path)
    except (IndexError, KeyError, TypeError):
        return at(other, somewhere(other, rng))


def exchange(data: Any, path: Path, second: Path, rng: Rng) -> None:
    """Two parts change places, or something goes from one number to the other: what is counted stays as it was."""
    if path[: len(second)] == second or second[: len(path)] == path:
        return  # the one is inside the other
    here, there = at(data, path[:-1]), at(data, second[:-1])
    one, two = here[path[-1]], there[second[-1]]
    if type(one) is int and type(two) is int and rng.below(3):
        amount = 1 + rng.below(max(1, abs(one)) if abs(one) < 100 else 3)
        one, two = two + amount, one - amount
    here[path[-1]], there[second[-1]] = two, one


def change_list(value: list[Any], rng: Rng) -> None:
    way = rng.below(4)
    place = rng.below(len(value))
    if way == 0:
        value.append(copy.deepcopy(value[place]))
    elif way == 1:
        del value[place]
    elif way == 2:
        other = rng.below(len(value))
        value[place], value[other] = value[other], value[place]
    else:
        value.extend(copy.deepcopy(value[place]) for _ in range(pick(rng, (2, 9, 40))))


def change_dict(value: dict[str, Any], rng: Rng) -> None:
    names = list(value)
    one, other = pick(rng, names), pick(rng, names)
    if rng.below(2):
        value[one], value[other] = value[other], value[one]
    else:
        value["x"] = copy.deepcopy(value[one])


# -- facts of positions, from their types --------------------------------------------------------------------


def invented(kind: type[msgspec.Struct], words: Sequence[str], rng: Rng) -> dict[str, Any]:
    """Some facts at random, of the types that `kind` says, with names that exist somewhere in the game."""
    hints = get_type_hints(kind)
    names = [name for name in kind.__struct_fields__ if name != "options"]
    chosen = [pick(rng, names) for _ in range(rng.below(5))]
    return {name: value_of(hints[name], words, rng) for name in chosen}


def value_of(hint: Any, words: Sequence[str], rng: Rng) -> Any:
    origin, inside = get_origin(hint), get_args(hint)
    if rng.below(40) == 0:
        return copy.deepcopy(pick(rng, ODDITIES))
    if origin in (Union, types.UnionType):
        return value_of(pick(rng, inside), words, rng)
    if hint is bool:
        return bool(rng.below(2))
    if hint is int:
        return pick(rng, NUMBERS[:12]) if rng.below(6) else pick(rng, NUMBERS)
    if hint is str:
        return pick(rng, words)
    if origin is list:
        return [value_of(inside[0], words, rng) for _ in range(pick(rng, (0, 1, 1, 2, 2, 3, 4, 9)))]
    if origin is tuple:
        length = 2 if Ellipsis in inside else len(inside)
        return [value_of(inside[min(at, len(inside) - 1)], words, rng) for at in range(length)]
    if origin is dict:
        names = [pick(rng, NUMBERS) if inside[0] is int else pick(rng, words) for _ in range(rng.below(4))]
        return {name: value_of(inside[1], words, rng) for name in names}
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return invented(hint, words, rng)
    return None
