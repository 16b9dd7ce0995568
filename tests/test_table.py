"""A table without a screen: bots and people at one match, hooks, seats that change hands, bots that fail."""

from __future__ import annotations

import pickle

import pytest

from antiqua import bots, games
from antiqua.bots.bot import Bot, BotFault
from antiqua.games.game import Message
from antiqua.kernel.errors import BadOption, IllegalMove, NotYourTurn
from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import CHANCE, OVER
from antiqua.kernel.state import State
from antiqua.match import Match
from antiqua.record import replay
from antiqua.table import PERSON, Table, Thought, answer, play

DUEL = "seven_wonders_duel"


class Scripted(Bot):
    """Takes the first option; from its third decision on it does what `wrong` says."""

    listens = True

    def __init__(self, wrong: str = "") -> None:
        self.wrong = wrong
        self.asked = 0
        self.heard: list[tuple[int, int | None]] = []
        self.ended = self.closed = 0

    def decide(self, state: State) -> int:
        self.asked += 1
        if self.asked > 2 and self.wrong == "crash":
            raise ZeroDivisionError("out of ideas")
        if self.asked > 2 and self.wrong == "fault":
            raise BotFault("bot-no-answer")
        return state.legal_actions()[0]

    def observe(self, state: State, seat: int, action: int | None) -> None:
        self.heard.append((seat, action))

    def end(self, state: State) -> None:
        self.ended += 1

    def close(self) -> None:
        self.closed += 1


@pytest.fixture
def scripted(monkeypatch) -> dict[str, Scripted]:
    """Bots of the test by their names; all others are as usual."""
    known: dict[str, Scripted] = {"calm": Scripted(), "crash": Scripted("crash"), "fault": Scripted("fault")}
    usual = bots.make
    monkeypatch.setattr(bots, "make", lambda text, game: known.get(text) or usual(text, game))
    return known


def answered(table: Table) -> None:
    """A person makes the first move that comes to mind."""
    table.play([table.match.state.legal_actions()[0]], table.match.state.to_play)


# -- moves -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", games.names())
def test_bots_play_whole_games(name):
    match = Match(name, seed=3)
    table = Table(match, ["random"] * match.players)
    table.run()
    assert match.over
    assert table.vacant == []
    assert replay(match.record(None)).state == match.state


@pytest.mark.parametrize("name", games.names())
def test_bots_play_until_a_person_is_to_move(name):
    match = Match(name, seed=3)
    table = Table(match, ["random"] * (match.players - 1) + [PERSON])
    for _ in range(5):
        table.run()
        assert match.state.to_play == match.players - 1
        with pytest.raises(NotYourTurn):
            table.play([match.state.legal_actions()[0]], seat=0)
        answered(table)
    assert table.people == [match.players - 1]


def test_bots_wait_for_chance_at_a_real_table():
    table = Table(Match(DUEL, chance="manual"), ["random", "random"])
    table.run()
    assert table.match.state.to_play == CHANCE
    table.play(table.match.game.notation(table.match.state, table.match.state.legal_actions()[0]))
    assert table.match.made == 1


@pytest.mark.parametrize("name", games.names())
def test_the_same_bots_play_the_same_game_with_and_without_a_match(name):
    """The bare game that mass runs play is no other game."""
    game = games.get(name)
    players = game.player_counts[0]
    match = Match(game, players, chance="manual", any_order=False)
    table = Table(match, ["greedy"] * players)
    table.begin({seat: 50 + seat for seat in range(players)})
    chance = Rng(4)
    while not match.over:
        if match.state.to_play == CHANCE:
            table.play([match.state.sample_chance(chance)])
        table.run()
    keepers = list(Table(Match(game, players), ["greedy"] * players).keepers.values())
    final = play(game, keepers, game.start(players), Rng(4), [50 + seat for seat in range(players)])
    assert final == match.state


def test_a_thought_counts_only_for_the_version_it_was_thought_at():
    match = Match(DUEL, seed=1)
    table = Table(match, [PERSON, "random"])
    answered(table)
    thought = table.think()
    assert (thought.seat, thought.version) == (1, match.version)
    table.undo(0)
    answered(table)
    before = match.to_json()
    assert not table.accept(thought)
    assert match.to_json() == before
    assert table.accept(table.think())
    assert match.history[-1].seat == 1


@pytest.mark.parametrize("name", games.names())
def test_bots_may_think_elsewhere(name):
    """The question is all that another process needs; every answer is that of a new bot, and games end all the same."""
    match = Match(name, seed=2)
    table = Table(match, ["greedy"] + ["random"] * (match.players - 1))
    decisions = 0
    while not match.over:
        question = pickle.loads(pickle.dumps(table.question()))
        thought = pickle.loads(pickle.dumps(answer(question)))
        assert table.accept(thought)
        assert not table.accept(thought)
        decisions += 1
    assert decisions < match.game.decision_limit
    assert replay(match.record(None)).state == match.state


def test_faults_of_a_bot_elsewhere_are_reported(scripted):
    told: list[tuple[int, str]] = []
    scripted["crash"].asked = 2
    table = Table(
        Match(DUEL, seed=1), ["crash", PERSON], report=lambda seat, fault: told.append((seat, fault.id))
    )
    thought = answer(table.question())
    assert told == []
    assert table.accept(thought)
    assert told == [(0, "bot-crashed")]
    assert table.match.history[-1].seat == 0


def test_a_thought_that_is_no_move_is_refused():
    table = Table(Match(DUEL, seed=1), ["random", "random"])
    with pytest.raises(IllegalMove):
        table.accept(Thought(0, table.match.version, 10**6))


def test_everybody_hears_every_move_and_the_end(scripted):
    match = Match(DUEL, seed=1)
    table = Table(match, ["calm", PERSON])
    made = match.made
    while not match.over:
        table.run()
        if not match.over:
            answered(table)
    calm = scripted["calm"]
    assert [seat for seat, _ in calm.heard] == [entry.seat for entry in match.history[made:]]
    assert calm.ended == 1


# -- hooks -----------------------------------------------------------------------------------------------------------


def test_the_table_is_saved_and_the_clock_is_told_after_every_change():
    saved: list[int] = []
    clock: list[int] = []
    match = Match(DUEL, seed=1)
    table = Table(
        match, [PERSON, PERSON], save=lambda one: saved.append(one.match.version), clock=clock.append
    )
    assert (saved, clock) == ([], [])
    answered(table)
    table.undo()
    table.redo()
    assert saved == [3, 4, 5]
    assert clock == [1, 0, 1]
    while not match.over:
        answered(table)
    assert saved[-1] == match.version
    assert clock[-1] == OVER


def test_a_table_that_cannot_be_saved_goes_on(scripted):
    """The error is told to whoever moved; the move stands, and the bots know it."""

    def fail(_: Table) -> None:
        raise OSError("no space left")

    table = Table(Match(DUEL, seed=1), [PERSON, "calm"], save=fail)
    with pytest.raises(OSError, match="no space left"):
        answered(table)
    assert table.match.state.to_play == 1
    assert [seat for seat, _ in scripted["calm"].heard] == [0]


# -- bots that fail, and seats that change hands ---------------------------------------------------------------------


@pytest.mark.parametrize(("kind", "faults"), [("crash", ["bot-crashed"]), ("fault", ["bot-no-answer"] * 3)])
def test_a_bot_that_fails_is_reported_and_its_seat_can_be_taken(scripted, kind, faults):
    told: list[tuple[int, Message]] = []
    match = Match(DUEL, seed=1)
    table = Table(match, [PERSON, kind], report=lambda seat, fault: told.append((seat, fault)))
    while not table.vacant:
        table.run()
        if not table.vacant:
            answered(table)
    assert [(seat, fault.id) for seat, fault in told] == [(1, fault) for fault in faults]
    assert table.vacant == [1]
    table.hand_over(1, PERSON)
    assert table.people == [0, 1]
    assert table.vacant == []
    assert scripted[kind].closed
    for _ in range(4):
        table.run()
        answered(table)
    table.hand_over(0, "random")
    table.hand_over(1, "random")
    table.run()
    assert match.over
    assert len(told) == len(faults)


@pytest.mark.usefixtures("scripted")
def test_faults_after_an_undo_are_told_too():
    told: list[int] = []
    table = Table(Match("stone_age", 2, seed=1), [PERSON, "crash"], report=lambda seat, _: told.append(seat))
    while not told:
        table.run()
        if not told:
            answered(table)
    while not table.match.can_undo(0):
        table.run()
        answered(table)
    table.undo(0)
    assert table.vacant == []  # it is asked anew
    answered(table)
    table.run()
    assert told == [1, 1]


def test_a_seat_goes_to_a_bot_and_back():
    """What a bot has answered is taken back with the move before it; what a person has answered is not."""
    match = Match(DUEL, seed=1)
    table = Table(match, [PERSON, PERSON])
    answered(table)
    table.hand_over(1, "random")
    assert match.bots == {1}
    table.accept(table.think())
    assert match.can_undo(0)
    table.hand_over(1, PERSON)
    assert match.bots == frozenset()
    assert not match.can_undo(0)
    assert table.kinds == [PERSON, PERSON]


def test_who_is_no_bot_takes_no_seat():
    table = Table(Match(DUEL, seed=1), [PERSON, "random"])
    keeper = table.keepers[1]
    with pytest.raises(BadOption):
        table.hand_over(1, "genius")
    assert table.kinds == [PERSON, "random"]
    assert table.keepers[1] is keeper
    with pytest.raises(BadOption):
        Table(Match(DUEL, seed=1), [PERSON, "genius"])
