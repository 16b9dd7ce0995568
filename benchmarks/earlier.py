"""A bot of an earlier version, to be met in the arena: how much stronger have the bots become?

    git worktree add build/earlier COMMIT
    (cd build/earlier && ../../.venv/bin/python setup.py -q build_ext --inplace)
    ./antiqua arena trajan --games 40 --table master:milliseconds=100 \\
        python:benchmarks/earlier.py:Earlier:build/earlier=master:milliseconds=100

Behind the last colon stand the folder of that version and a bot as it is named there. It thinks in a process of its
own, which runs that version's code, and is told the same as any bot: positions in which all that its seat cannot know
has been drawn anew. They are written as in saves; the time for that is not counted as its own.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

if __name__ != "__main__":  # else this is the earlier version's process, which has a package of its own
    sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

from antiqua import games
from antiqua.bots import make
from antiqua.bots.bot import Bot, BotDied
from antiqua.games.game import Game
from antiqua.kernel.errors import BadOption
from antiqua.kernel.rng import Rng
from antiqua.kernel.state import State

SEEDS = 1 << 30


class Earlier(Bot):
    """Asks the process of the earlier version."""

    listens = True

    def __init__(self, text: str) -> None:
        folder, _, self.name = text.partition("=")
        self.source = Path(folder) / "src"
        if not (self.source / "antiqua").is_dir():
            raise FileNotFoundError(f"{folder} is no folder of an earlier version")
        self.process: subprocess.Popen[str] | None = None

    def begin(self, game: Game, seat: int, start: State, rng: Rng) -> None:
        super().begin(game, seat, start, rng)
        if self.process is None:
            self.process = subprocess.Popen(
                [sys.executable, __file__],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                env={**os.environ, "PYTHONPATH": str(self.source.resolve())},
            )
        why = self.ask("begin", game.name, self.name, seat, start.to_dict(), rng.below(SEEDS))
        if why:
            raise BadOption("bot-unusable", bot=self.name, why=why)

    def decide(self, state: State) -> int:
        action, options = self.ask("decide", state.to_dict())
        if options != state.legal_actions():
            raise BotDied("bot-crashed", why="the earlier version has other rules")
        return int(action)

    def observe(self, state: State, seat: int, action: int | None) -> None:
        self.ask("observe", seat, action)

    def close(self) -> None:
        if self.process is not None:
            with self.process as process:
                process.kill()
            self.process = None

    def ask(self, *question: Any) -> Any:
        process = self.process
        assert process is not None
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.dumps(question) + "\n")
        process.stdin.flush()
        return json.loads(process.stdout.readline())


def serve() -> None:
    """The earlier version's side: a question and an answer a line."""
    bot = Bot()
    game: Any = None
    for line in sys.stdin:
        kind, *given = json.loads(line)
        answer: Any = None
        if kind == "begin":
            name, text, seat, start, seed = given
            game = games.get(name)
            try:
                bot = make(text, name)
                bot.begin(game, seat, game.from_dict(start), Rng(seed))
            except Exception as error:  # no such bot, or another game than today's
                answer = f"{type(error).__name__}: {error}"
        elif kind == "decide":
            state = game.from_dict(given[0])
            options = state.legal_actions()
            answer = [bot.decide(state), options]
        elif bot.listens:
            seat, action = given
            bot.observe(game.start(), seat, action)
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    serve()
