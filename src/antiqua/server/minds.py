"""What runs in the processes in which bots think. A bot that was asked before is told what happened since.

So a search goes on from what it has found already, as it does in the arena.
"""

from __future__ import annotations

import os
import signal
from collections import OrderedDict
from typing import NamedTuple

from antiqua import games
from antiqua.bots.bot import Advice, Keeper
from antiqua.bots.hint import advise, likely
from antiqua.bots.judge import judged
from antiqua.bots.orphans import end_with_parent
from antiqua.games.game import Message
from antiqua.kernel.state import State
from antiqua.table import Question, Thought, made_bot

MOST_BOTS = 60  # that a process remembers


class Task(NamedTuple):
    """A question to the bot of a table. `made` are the actions since it was last asked; None: it is to begin anew."""

    table: str
    question: Question
    made: tuple[int, ...] | None


class Seated(NamedTuple):
    kind: str
    keeper: Keeper
    state: State  # the position when it was last asked


_bots: OrderedDict[tuple[str, int], Seated] = OrderedDict()


def begin() -> None:
    """A process begins: the server alone decides when it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent(lambda: os._exit(1))


def think(task: Task) -> Thought:
    """What the bot wants to do. One that cannot begin raises `BadOption`."""
    question, key = task.question, (task.table, task.question.seat)
    keeper = keeper_of(task, _bots.pop(key, None))
    action = keeper.decide(question.state)
    _bots[key] = Seated(question.kind, keeper, question.state)
    while len(_bots) > MOST_BOTS:
        _bots.popitem(last=False)[1].keeper.close()
    return Thought(question.seat, question.version, action, tuple(keeper.faults))


def keeper_of(task: Task, seated: Seated | None) -> Keeper:
    """The bot that was asked before, told what was done since, or a new one."""
    question, made = task.question, task.made
    if seated is not None and (made is None or seated.kind != question.kind or seated.keeper.gone):
        seated.keeper.close()
        seated = None
    if seated is None or made is None:
        keeper = made_bot(question.kind, games.get(question.game))
        keeper.begin(games.get(question.game), question.seat, question.state, question.seed)
        return keeper
    state = seated.state
    for action in made:
        seated.keeper.observe(state, action)
        state.play(action)
    return seated.keeper


def advice(
    game: str, state: State, seat: int, played: int | None = None
) -> list[tuple[Advice, list[tuple[int, Message]]]]:
    """The best moves of a seat, and what is likely to follow each; the one that was played is among them."""
    playing = games.get(game)
    best = advise(playing, state, seat, played=played)
    return [(one, likely(playing, state, seat, one)) for one in best]


def judge(game: str, states: list[State]) -> list[tuple[float, ...]]:
    """The shares of victory in positions of a game that is over."""
    playing = games.get(game)
    return [judged(playing, state) for state in states]
