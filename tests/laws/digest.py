"""What one build, in one process, plays from given seeds: run by the tests as a program of its own.

    python -m tests.laws.digest 0-2000 seven_wonders_duel 2 '{"wonders": "draft"}'

prints one line per seed: how many moves, a checksum of all moves, and the fingerprint of the last position. Several
variants may be named, one after the other. With `--deep` in front of them the checksum covers everything that can be
read or seen on the way (in a long game, now and then).
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from array import array
from collections.abc import Iterator, Sequence
from pathlib import Path
from zlib import crc32

import msgspec

from antiqua import games
from antiqua.games.game import Game
from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import CHANCE, OVER, SPECTATOR
from antiqua.kernel.state import State
from tests.laws.variants import Variant, step

ROOT = Path(__file__).parents[2]


def play(variant: Variant, seed: int, deep: bool = False) -> str:
    rng = Rng(seed)
    state = variant.start()
    moves = array("l")
    read = 0
    while state.to_play != OVER:
        if deep and len(moves) % variant.stride == 0:
            read = crc32(everything(variant.game, state), read)
        action = step(state, rng)
        moves.append(action)
        state.play(action)
    if deep:
        read = crc32(everything(variant.game, state), read)
    return f"{seed} {len(moves)} {crc32(moves.tobytes(), read):08x} {state.fingerprint():016x}"


def everything(game: Game, state: State) -> bytes:
    """What can be read or seen of a position, by anybody."""
    parts = [json.dumps(state.to_dict()).encode(), repr(state.legal_actions()).encode()]
    for seat in (*range(state.players), SPECTATOR):
        parts.append(msgspec.json.encode(game.view(state, seat)))
        parts.append(msgspec.json.encode(game.decision(state, seat)))
        out = array("f", bytes(4 * game.encoder().size(state.players)))
        state.observe(seat, out)
        parts.append(out.tobytes())
    if state.to_play == CHANCE:
        parts.append(repr(state.chance_outcomes()).encode())
    parts += [game.notation(state, action).encode() for action in state.legal_actions()]
    parts.append(repr((game.breakdown(state), game.outcome(state), state.returns())).encode())
    return b"\n".join(parts)


Played = Sequence[tuple[Variant, range]]
"""Variants, each with its seeds."""


def here(games_of: Played, deep: bool = False) -> list[str]:
    return [play(variant, seed, deep) for variant, seeds in games_of for seed in seeds]


def elsewhere(games_of: Played, environment: dict[str, str], deep: bool = False) -> list[str]:
    """The same in another process; one for all of them, because starting it costs more than a few games."""
    command = [sys.executable, "-m", "tests.laws.digest", *["--deep"] * deep]
    for variant, seeds in games_of:
        command += [f"{seeds.start}-{seeds.stop}", variant.name]
        command += [str(variant.players), json.dumps(dict(variant.options))]
    done = subprocess.run(
        command,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}", **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def named(arguments: list[str]) -> Iterator[tuple[Variant, range]]:
    for at in range(0, len(arguments), 4):
        seeds, name, players, options = arguments[at : at + 4]
        first, end = map(int, seeds.split("-"))
        yield (
            Variant(games.get(name).name, int(players), tuple(json.loads(options).items())),
            range(first, end),
        )


def main(arguments: list[str]) -> None:
    deep = arguments[0] == "--deep"
    for line in here(list(named(arguments[deep:])), deep):
        sys.stdout.write(line + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
