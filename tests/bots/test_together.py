"""Several processes that think about one move: what they find is added up, the same for the same seed."""

from __future__ import annotations

from time import time

import pytest

from antiqua import bots, games
from antiqua.bots import together
from antiqua.bots.bot import Advice, Keeper
from antiqua.bots.thinking import ThinkingBot
from antiqua.bots.together import HELPERS, Question, added, packed, think
from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import CHANCE
from antiqua.kernel.state import State

GAME = "seven_wonders_duel"


@pytest.fixture(autouse=True)
def nobody_stays():
    yield
    HELPERS.close()


def position() -> State:
    state: State = games.get(GAME).start(2)
    rng = Rng(1)
    while state.to_play == CHANCE:
        state.play(state.sample_chance(rng))
    return state


def begun(text: str, state: State, seed: int = 5) -> ThinkingBot:
    bot = bots.make(text, GAME)
    assert isinstance(bot, ThinkingBot)
    Keeper(bot).begin(games.get(GAME), state.to_play, state, seed)
    return bot


def answer(text: str, seed: int = 5) -> list[Advice]:
    state = position()
    return begun(text, state, seed).ranked(state)


def test_what_was_found_is_added_up():
    mine = [(1, 30, 0.5), (2, 10, 0.2), (3, 0, 0.1), (4, 5, 0.9)]
    theirs = [(2, 30, 0.4), (1, 10, 0.3), (4, -1, 0.0), (3, 0, 0.6)]
    # 30 * 0.5 + 10 * 0.3 of 40; 10 * 0.2 + 30 * 0.4 of 40; guesses of the first; set aside by one
    assert added([mine, theirs]) == [
        (1, 40, pytest.approx(0.45)),
        (2, 40, pytest.approx(0.35)),
        (3, 0, 0.1),
        (4, -1, pytest.approx(0.9)),
    ]


def test_the_same_seed_finds_the_same_with_several_trees():
    text = "search:iterations=400,processes=3"
    assert answer(text) == answer(text)
    assert answer(text) != answer(text, seed=6)
    assert len(HELPERS.all) == 2


def test_iterations_are_shared():
    state = position()
    bot = begun("search:iterations=301,processes=2", state)
    alone = sum(visits for _, visits, _ in bot.thought(state, eager=False, part=2))
    assert alone == 151
    bot = begun("search:iterations=301,processes=2", state)
    assert sum(visits for _, visits, _ in bot.thought_together(state, eager=False)) == 301


def test_a_helper_thinks_as_its_bot_does():
    """The same plan, network and settings: a plan without evaluation guesses nothing, others do."""
    state = position()
    for text in ("search:iterations=1", "plan:mixed", "plan:science", "master", "master:learned=0"):
        bot = begun(text, state)
        bot.search.think(state, state.to_play, Rng(9), 60)
        asked = Question(packed(GAME, bot), state, state.to_play, 9, 60, 0.0, False)
        assert think(asked) == bot.search.found()


def test_who_ends_is_done_without_and_replaced():
    state = position()
    bot = begun("search:iterations=200,processes=2", state)
    (first,) = HELPERS.all
    first.process.kill()
    first.process.join()
    assert sum(visits for _, visits, _ in bot.thought_together(state, eager=False)) == 100
    assert HELPERS.all == []
    bot.search.clear()
    assert sum(visits for _, visits, _ in bot.thought_together(state, eager=False)) == 200


def test_who_is_late_is_not_waited_for(monkeypatch):
    """And what comes too late is not taken for the answer to the next question."""
    monkeypatch.setattr(together, "GRACE", 0.0)
    state = position()
    bot = packed(GAME, begun("search:processes=2", state))
    (helper,) = HELPERS.all
    helper.ask(Question(bot, state, state.to_play, 1, 100, 0.0, False))
    assert helper.answer(time() - 1) == []
    helper.ask(Question(bot, state, state.to_play, 2, 50, 0.0, False))
    assert sum(visits for _, visits, _ in helper.answer(0.0)) == 50


def test_a_question_whose_time_is_over():
    state = position()
    bot = begun("search", state)
    assert think(Question(packed(GAME, bot), state, state.to_play, 1, 0, time() - 1, False)) == []
    found = think(Question(packed(GAME, bot), state, state.to_play, 1, 0, time() + 0.05, False))
    assert sum(visits for _, visits, _ in found) > 0
