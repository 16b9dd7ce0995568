"""The networks of the games' evaluations: one file per game, in its folder, `judgement.bin`.

A line of JSON says what the network sees and how large it is; the numbers follow, 4 bytes each, the lowest first.
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Sequence
from functools import cache
from importlib.resources import files

import msgspec

from antiqua.kernel.errors import BadSave
from antiqua.kernel.network import Network, size

JUDGEMENT = "judgement.bin"


class Head(msgspec.Struct, frozen=True):
    """`sees` are the names of what the network sees, in their order."""

    sees: tuple[str, ...]
    first: int
    second: int


@cache
def raw(game: str) -> bytes | None:
    """The file that comes with the game, if one does."""
    file = files(f"antiqua.games.{game}").joinpath(JUDGEMENT)
    return file.read_bytes() if file.is_file() else None


def read(game: str, sees: Sequence[str]) -> Network | None:
    """The network that comes with the game, if one does."""
    data = raw(game)
    return None if data is None else parse(data, sees, f"{game}/{JUDGEMENT}")


def parse(data: bytes, sees: Sequence[str], file: str) -> Network:
    """A network that sees just this; anything else raises `BadSave`."""
    line, _, rest = data.partition(b"\n")
    try:
        head = msgspec.json.decode(line, type=Head)
    except msgspec.DecodeError as error:
        raise BadSave("error-bad-judgement", file=file, detail=str(error)) from None
    for name in (*sees, *head.sees):
        if name not in head.sees or name not in sees:
            raise BadSave("error-other-judgement", file=file, name=name)
    if head.sees != tuple(sees):
        raise BadSave("error-bad-judgement", file=file, detail="order")
    wanted = size(len(sees), head.first, head.second)
    if len(rest) != 4 * wanted or min(head.first, head.second) < 1:
        raise BadSave("error-bad-judgement", file=file, detail=f"{len(rest)} / {4 * wanted}")
    numbers = array("f", rest)
    if sys.byteorder == "big":
        numbers.byteswap()
    return Network(len(sees), head.first, head.second, array("d", numbers))


def write(sees: Sequence[str], first: int, second: int, numbers: Sequence[float]) -> bytes:
    """The network as a file; `parse` is the inverse, but for what 4 bytes cannot tell apart."""
    found = array("f", numbers)
    if sys.byteorder == "big":
        found.byteswap()
    return msgspec.json.encode(Head(tuple(sees), first, second)) + b"\n" + found.tobytes()
