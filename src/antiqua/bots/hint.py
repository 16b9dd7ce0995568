"""Advice for a person: the best moves, what they promise and what they lead to."""

from __future__ import annotations

from antiqua import bots
from antiqua.bots.bot import Advice
from antiqua.bots.thinking import ThinkingBot
from antiqua.games.game import Game, Message
from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import CHANCE
from antiqua.kernel.state import State

ADVISER = "master:milliseconds=1000"
BEST = 3
SEED = 7  # nothing that is hidden may have a part in it
AHEAD = 3  # moves that follow the advised one


def advise(game: Game, state: State, seat: int, adviser: str = ADVISER, most: int = BEST) -> list[Advice]:
    """The best moves of `seat`, which is to play; it knows no more than the seat does."""
    bot = bots.make(adviser, game.name)
    assert isinstance(bot, ThinkingBot)
    rng = Rng(SEED)
    seen = state.canonical()
    seen.resample(seat, rng)
    bot.begin(game, seat, seen, rng.spawn(0))
    return bot.advice(seen, most)


def likely(game: Game, state: State, seat: int, advice: Advice) -> list[tuple[int, Message]]:
    """The next moves after the advised one as the search expects them: who, and what. Chance is drawn on the way."""
    rng = Rng(SEED)
    now = state.canonical()
    now.resample(seat, rng)
    now.play(advice.action)
    found: list[tuple[int, Message]] = []
    for who, action in advice.line[1 : 1 + AHEAD]:
        while now.to_play == CHANCE:
            now.play(now.sample_chance(rng))
        if now.to_play != who or action not in now.legal_actions():
            break
        found.append((who, game.choice(now, action).label))
        now.play(action)
    return found
