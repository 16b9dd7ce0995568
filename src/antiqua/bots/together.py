"""Several processes that think about one move: each grows a tree of its own, and what they find is added up.

A thought holds the interpreter, so other cores are reached by other processes. They are started when they are first
wanted, wait for the next question, and end with the process that asks.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import pickle
import signal
from collections.abc import Iterable, Sequence
from functools import lru_cache
from multiprocessing.connection import Connection
from time import time
from typing import TYPE_CHECKING, NamedTuple

from antiqua import games
from antiqua.bots.orphans import end_with_parent
from antiqua.kernel.rng import Rng
from antiqua.kernel.search import Search, most_visited
from antiqua.kernel.state import State

if TYPE_CHECKING:
    from antiqua.bots.thinking import ThinkingBot

LOG = logging.getLogger(__name__)
MOST_MINDS = 8  # kinds of bots that a helper remembers
GRACE = 0.1  # seconds that a helper may be late

Found = Sequence[tuple[int, int, float]]  # actions with their visits and promises, as `Search.found` has them


class Question(NamedTuple):
    """What a helper is to think about: `bot` is pickled, with the name of its game; `until` is a time, or 0."""

    bot: bytes
    state: State
    seat: int
    seed: int
    iterations: int
    until: float
    eager: bool


class Helper:
    """One process that thinks. A question goes out at once: whoever asks is about to think himself."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.line, end = context.Pipe()
        self.process = context.Process(target=serve, args=(end,), daemon=True)
        self.process.start()
        end.close()
        self.owed = 0  # answers

    def ask(self, question: Question) -> None:
        self.line.send(question)
        self.owed += 1

    def answer(self, until: float) -> Found:
        """What it has found; nothing if it should have ended and is late. What came too late before is passed over."""
        while self.owed:
            if until and not self.line.poll(max(0.0, until - time()) + GRACE):
                return []
            found: Found = self.line.recv()
            self.owed -= 1
            if not self.owed:
                return found
        return []

    def close(self) -> None:
        self.line.close()
        self.process.kill()
        self.process.join()


class Helpers:
    """The processes that help this one: as many as somebody has wanted. Without those that have died it goes on."""

    def __init__(self) -> None:
        self.all: list[Helper] = []

    def wake(self, number: int) -> None:
        """So many will be wanted: let them begin, which takes a moment."""
        while len(self.all) < number:
            self.all.append(Helper())

    def ask(self, questions: Sequence[Question]) -> list[Helper]:
        """One helper for each question; those that were asked."""
        self.wake(len(questions))
        asked = []
        for helper, question in zip(self.all[: len(questions)], questions, strict=True):
            try:
                helper.ask(question)
                asked.append(helper)
            except OSError:
                self.lose(helper)
        return asked

    def answers(self, asked: Sequence[Helper], until: float) -> list[Found]:
        found = []
        for helper in asked:
            try:
                found.append(helper.answer(until))
            except (OSError, EOFError):
                self.lose(helper)
        return found

    def lose(self, helper: Helper) -> None:
        LOG.warning("a process that helps to think has ended")
        self.all.remove(helper)
        helper.close()

    def close(self) -> None:
        for helper in self.all:
            helper.close()
        self.all.clear()


HELPERS = Helpers()


# -- in the helper ----------------------------------------------------------------------------------------------------


def serve(line: Connection) -> None:
    """Answer until nobody asks any more; only who asks decides when that is."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent(lambda: os._exit(1))
    while True:
        try:
            line.send(think(line.recv()))
        except (EOFError, OSError):
            return


def think(question: Question) -> Found:
    """What is found with a tree that begins anew."""
    milliseconds = 1000 * (question.until - time()) if question.until else 0.0
    if question.until and milliseconds <= 0:
        return []
    search = tree_of(question.bot)
    search.clear()
    rng = Rng(question.seed)
    search.think(question.state, question.seat, rng, question.iterations, milliseconds, question.eager)
    return search.found()


@lru_cache(MOST_MINDS)
def tree_of(bot: bytes) -> Search:
    name, thinker = pickle.loads(bot)
    game = games.get(name)
    search: Search = thinker.tree(game)
    return search


# -- what both do -----------------------------------------------------------------------------------------------------


def packed(game: str, bot: ThinkingBot) -> bytes:
    return pickle.dumps((game, bot))


def added(parts: Iterable[Found]) -> list[tuple[int, int, float]]:
    """What all have found together; what one has set aside is set aside."""
    visits: dict[int, int] = {}
    totals: dict[int, float] = {}
    guesses: dict[int, float] = {}
    for found in parts:
        for action, number, share in found:
            aside = number < 0 or visits.get(action, 0) < 0
            visits[action] = -1 if aside else visits.get(action, 0) + number
            totals[action] = totals.get(action, 0.0) + max(0, number) * share
            guesses.setdefault(action, share)
    shares = {
        action: totals[action] / number if number > 0 else guesses[action]
        for action, number in visits.items()
    }
    return sorted(((action, visits[action], shares[action]) for action in visits), key=most_visited)
