"""Matches as the tests need them: played at random, compared, stored."""

from __future__ import annotations

import json
from itertools import count
from typing import Any

import msgspec

from antiqua import games
from antiqua.history import Entry
from antiqua.kernel.rng import Rng
from antiqua.match import Match
from antiqua.saved import Head, Row

DUEL = games.get("seven_wonders_duel")


def play_randomly(match: Match, rng: Rng, moves: int = 1000) -> None:
    for _ in range(moves):
        if match.over:
            return
        play_one(match, rng)


def play_one(match: Match, rng: Rng) -> Entry:
    legal = match.state.legal_actions()
    return match.play(legal[rng.below(len(legal))])


def random_match(seed: int, moves: int = 1000, **options: Any) -> Match:
    match = Match("seven_wonders_duel", seed=seed, **options)
    play_randomly(match, Rng(seed + 1_000_000), moves)
    return match


def library_match() -> Match:
    """A running game in which the Great Library has just been built and its tokens drawn."""
    for seed in count():
        match = Match("seven_wonders_duel", seed=seed)
        rng = Rng(seed)
        while not match.over:
            if match.state.to_play >= 0 and match.history[-1].text.startswith("library"):
                return match
            legal = match.state.legal_actions()
            texts = [DUEL.notation(match.state, action) for action in legal]
            wanted = [action for action, text in zip(legal, texts, strict=True) if "great_library" in text]
            match.play((wanted or legal)[rng.below(len(wanted or legal))])
    raise AssertionError


def last_two_cards() -> Match:
    """Age III with two cards left: whichever the first player takes, the other can only discard the last one."""
    cities = [{"coins": 0}, {"coins": 0}]
    layout = {0: "palace", 1: "town_hall"}
    start = DUEL.position(age=3, cities=cities, layout=layout, taken=list(range(2, 20)), to_play=0)
    return Match(DUEL, start=start)


def everything(match: Match) -> str:
    return match.to_json()


def takeable(history: list[Entry]) -> int:
    """How many moves the last mover may take back: his own in a row, up to the last outcome of chance."""
    moves = 0
    for entry in reversed(history):
        if entry.chance or entry.hidden or entry.seat != history[-1].seat:
            break
        moves += 1
    return moves


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
