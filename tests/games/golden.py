"""Golden observations: what the encoders wrote in positions of the committed records, number by number.

`python -m tests.games.golden` writes them anew into `tests/observations`, where an encoder is to be changed. A line
says the record, how many of its moves were made, and who looks; then come the features, each with its numbers that are
not 0 and their values, 1 where none is given. The first line has the version of the numbers and a mark of what they are
said to mean: whoever changes that gives the game a new `NUMBERS_VERSION`, or nothing is written.
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Iterator
from pathlib import Path
from textwrap import wrap
from zlib import crc32

import msgspec

from antiqua import games, record
from antiqua.games.game import Game
from antiqua.kernel.seats import OVER, SPECTATOR
from antiqua.kernel.state import State

TESTS = Path(__file__).resolve().parents[1]
FOLDER = TESTS / "observations"
WIDTH = 118
PARTS = 2  # a record is looked at after each of so many equal parts of it


def golden(game: Game) -> str:
    """The whole file of one game."""
    blocks = [
        f"{path.stem} after {made}, {'spectator' if seat == SPECTATOR else f'seat {seat}'}\n"
        + shown(game, state, seat)
        for path in sorted((TESTS / "records" / game.name).glob("*.txt"))
        for made, state in positions(path)
        for seat in [looker(state)]
    ]
    return "\n".join([heading(game), *blocks])


def heading(game: Game) -> str:
    """The version, and what all numbers mean, in short."""
    means = [
        [game.describe_observation(players) for players in game.player_counts],
        game.describe_actions(),
        game.describe_outcomes(),
    ]
    return f"numbers_version {game.numbers_version}, meaning {crc32(msgspec.json.encode(means)):08x}\n"


def positions(path: Path) -> Iterator[tuple[int, State]]:
    steps = list(record.steps(record.read(path.read_text(encoding="utf-8"))))
    for part in range(1, PARTS + 1):
        made = len(steps) * part // PARTS
        yield made, steps[made - 1].after


def looker(state: State) -> int:
    """The last seat, and at the end a spectator."""
    return SPECTATOR if state.to_play == OVER else state.players - 1


def shown(game: Game, state: State, seat: int) -> str:
    numbers = array("f", bytes(4 * game.encoder().size(state.players)))
    state.observe(seat, numbers)
    lines = []
    for feature in game.describe_observation(state.players):
        values = [f"{number}{value(numbers[number])}" for number in feature if numbers[number]]
        if values:
            lines += wrap(f"{feature.name}: {' '.join(values)}", WIDTH, subsequent_indent="    ")
    return "".join(f"  {line}\n" for line in lines)


def value(number: float) -> str:
    """The shortest text that means this single-precision number."""
    texts = (f"{number:.{digits}g}" for digits in range(1, 10))
    exact = next(text for text in texts if array("f", [float(text)])[0] == number)
    return "" if exact == "1" else f"={exact}"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in games.names():
        file, text = FOLDER / f"{name}.txt", golden(games.get(name))
        known = file.read_text(encoding="utf-8") if file.exists() else ""
        if known != text and known.split(",")[0] == text.split(",")[0]:
            sys.exit(f"{name}: its numbers mean something else now, so it needs a new NUMBERS_VERSION")
        file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
