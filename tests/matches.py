"""Matches, compared and stored as the tests need it."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from antiqua.match import Match
from antiqua.saved import Head, Row


def timeless(match: Match) -> dict[str, Any]:
    """All of a match but its versions: they grow when a move is taken back, and again when it is played again."""
    saved: dict[str, Any] = json.loads(match.to_json())["match"]
    return {name: value for name, value in saved.items() if name not in ("version", "turned")}


class Store:
    """Keeps a match as a database would: a head that is replaced, and rows that are only added and marked."""

    def __init__(self, match: Match) -> None:
        self.version = 0
        self.rows: list[Row] = []
        self.written: list[int] = []  # bytes, at every change
        self.update(match)

    def update(self, match: Match) -> None:
        increment = match.increment(self.version)
        head = msgspec.json.encode(match.head())
        rows = msgspec.json.encode(increment.rows)
        self.written.append(len(head) + len(rows))
        self.head = msgspec.json.decode(head, type=Head)
        self.rows[increment.kept :] = msgspec.json.decode(rows, type=list[Row])
        self.version = increment.version

    def short(self) -> Match:
        """The match with no more of its history than it needs."""
        return Match.restored(self.head, self.rows[self.head.reach :])

    def whole(self) -> Match:
        return Match.restored(self.head, self.rows)
