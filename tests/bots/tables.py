"""Tables at which the programs of the tests play."""

from __future__ import annotations

import json
import shlex
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from antiqua import bots, games
from antiqua.bots.bot import Keeper, RandomBot
from antiqua.kernel.rng import Rng
from antiqua.kernel.state import State
from antiqua.table import play

ROOT = Path(__file__).parent.parent.parent
ROGUE = Path(__file__).parent / "rogue.py"
DUEL = "seven_wonders_duel"


def rogue(behaviour: str, notes: Path | None = None, settings: str = "") -> str:
    """The name of the bot that misbehaves like that."""
    words = [sys.executable, "-I", "-S", str(ROGUE), behaviour, *([str(notes)] if notes else [])]
    return f"run:{settings}{shlex.join(words)}"


def keeper_of(text: str, game: str = DUEL) -> Keeper:
    return Keeper(bots.make(text, game))


def whole_game(keepers: Sequence[Keeper], game: str = DUEL, seed: int = 1) -> State:
    """A whole game, with random players where there is no keeper."""
    start = games.get(game).start(max(len(keepers), games.get(game).player_counts[0]))
    others = [Keeper(RandomBot()) for _ in range(start.players - len(keepers))]
    seeds = [seed * 10 + seat for seat in range(start.players)]
    return play(games.get(game), [*keepers, *others], start, Rng(seed), seeds)


def faults(keeper: Keeper) -> list[str]:
    return [fault.id for fault in keeper.faults]


def noted(notes: Path, kind: str) -> list[list[str]]:
    """The words of the notes of one kind, as `rogue.py` writes them."""
    lines = [line.split() for line in notes.read_text(encoding="utf-8").splitlines()]
    return [words[1:] for words in lines if words[0] == kind]


def recorded(notes: Path) -> list[dict[str, Any]]:
    """All messages that the program was sent."""
    return [json.loads(line) for line in notes.read_text(encoding="utf-8").splitlines() if line[0] == "{"]


def living(pids: Sequence[str]) -> list[str]:
    """Those of the processes that run; what has ended and waits to be buried does not."""
    shown = subprocess.run(
        ["ps", "-o", "stat=", "-p", ",".join(pids)], capture_output=True, text=True, check=False
    )
    return [state for state in shown.stdout.split() if not state.startswith("Z")]
