"""What the rounds of a run brought, line by line in `rounds.jsonl`: all that its report tells."""

from __future__ import annotations

from pathlib import Path

import msgspec

from antiqua.kernel.errors import BadSave

FILE = "rounds.jsonl"


class Met(msgspec.Struct, frozen=True, kw_only=True):
    """Games of a round at one kind of table: who sat at one seat, and what a seat of the newest self won there."""

    opponent: str
    players: int
    games: int
    share: float


class Tenth(msgspec.Struct, frozen=True, kw_only=True):
    """Forecasts of the network that lie in one tenth of all shares: how many, their mean, and what came in the mean."""

    count: int
    forecast: float
    result: float


class Round(msgspec.Struct, frozen=True, kw_only=True):
    """What a round brought: losses are cross entropies on positions of games that were not learned from.

    What has a default was not yet written down by the first runs.
    """

    number: int
    games: int
    positions: int
    plain: float  # of the evaluation without any network
    after: float  # of the network that the round brought
    seconds: float
    foretold: int = 0  # positions that were not learned from
    met: tuple[Met, ...] = ()
    tenths: tuple[Tenth, ...] = ()


def read(folder: Path) -> list[Round]:
    """The rounds that are finished."""
    path = folder / FILE
    if not path.is_file():
        return []
    try:
        return [msgspec.json.decode(line, type=Round) for line in path.read_bytes().splitlines()]
    except msgspec.DecodeError as error:
        raise damaged(path, error) from None


def write(rounds: list[Round]) -> bytes:
    return b"".join(msgspec.json.encode(one) + b"\n" for one in rounds)


def damaged(path: Path, error: Exception) -> BadSave:
    return BadSave("train-damaged", file=str(path), detail=str(error))
