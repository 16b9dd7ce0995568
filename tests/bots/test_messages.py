"""What programs are told: as the documentation says, and nothing that their seat may not know."""

from __future__ import annotations

import doctest
import json
import re
from pathlib import Path
from typing import Any

import pytest

from antiqua import bots, games, i18n
from antiqua.bots.bot import Keeper
from antiqua.games.game import Game
from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import CHANCE, OVER
from antiqua.kernel.state import State
from tests.bots.tables import DUEL, ROOT, keeper_of, recorded, rogue, whole_game

DOCUMENTATION = ROOT / "docs/bots.md"
ALONE, TWIN = 0, 1


def play_twice(game: Game, seat: int, seed: int, keepers: list[Keeper]) -> tuple[State, int, int]:
    """Tell two keepers of `seat` about one game: the first the truth, the second with all that is hidden replaced.

    Returns the last position, how often the two positions differed, and how many moves were hidden.
    """
    state = game.start()
    chance, others, redraw = Rng(seed), Rng(seed + 1), Rng(seed + 2)
    different = hidden = 0
    for keeper in keepers:
        keeper.begin(game, seat, state, seed)
    while state.to_play != OVER:
        twin = state.clone()
        twin.resample(seat, redraw)
        different += twin != state
        assert game.view(twin, seat) == game.view(state, seat)
        if state.to_play == CHANCE:
            action = state.sample_chance(chance)
        elif state.to_play == seat:
            action, again = (keeper.decide(at) for keeper, at in zip(keepers, (state, twin), strict=True))
            assert action == again
        else:
            legal = state.legal_actions()
            action = legal[others.below(len(legal))]
        unseen = not game.sees(state, seat, game.move(state, action))
        hidden += unseen
        keepers[ALONE].observe(state, action)
        keepers[TWIN].observe(twin, twin.sample_chance(redraw) if unseen else action)
        state.play(action)
    for keeper in keepers:
        keeper.end(state)
    return state, different, hidden


@pytest.mark.slow
@pytest.mark.parametrize("name", ["trajan", "stone_age", DUEL])
def test_nothing_hidden_is_sent(name, tmp_path, many):
    """Two games that look the same from a seat are the same to its program, to the last byte."""
    game = games.get(name)
    files = [tmp_path / "alone", tmp_path / "twin"]
    keepers = [keeper_of(rogue("records", file), name) for file in files]
    different = hidden = 0
    wanted = 3 if name == "trajan" else 1
    for seed in range(400):
        _, differing, unseen = play_twice(game, seed % 2, seed, keepers)
        different += differing
        hidden += unseen
        if different >= wanted and hidden >= wanted and seed + 1 >= many(3):
            break
    for keeper in keepers:
        keeper.close()
        assert keeper.faults == []
    assert different >= wanted, "something hidden was replaced"
    assert hidden >= wanted, "and hidden moves were made"
    alone, twin = (recorded(file) for file in files)
    assert alone == twin
    veiled = [message for message in alone if message["type"] == "observe" and message["hidden"]]
    assert len(veiled) == hidden
    assert {message["move"] for message in veiled} <= {"drawn ?", "draw ?", "library ? ? ?"}


def test_the_own_secrets_are_told(tmp_path):
    """What is hidden from the others is not hidden from the seat itself."""
    notes = tmp_path / "notes"
    keeper = keeper_of(rogue("records", notes), "trajan")
    whole_game([keeper], "trajan")
    keeper.close()
    messages = recorded(notes)
    drawn = [message for message in messages if str(message.get("move")).startswith("drawn")]
    assert {message["hidden"] for message in drawn} == {False, True}
    views = [message["view"] for message in messages if message["type"] == "decide"]
    assert all(mat["hand"] is None for view in views for mat in view["mats"] if mat["seat"] != view["viewer"])
    assert any(mat["hand"] for view in views for mat in view["mats"] if mat["seat"] == view["viewer"])


@pytest.mark.parametrize("name", games.names())
def test_every_move_is_told_as_it_is_written(name, tmp_path):
    """The keeper hands out a position in which much is drawn anew; the notation is that of the true one."""
    game = games.get(name)
    notes = tmp_path / "notes"
    keeper = Listening(bots.make(rogue("records", notes), name))
    whole_game([keeper], name)
    keeper.close()
    told = [message for message in recorded(notes) if message["type"] == "observe"]
    assert [(message["seat"], message["move"]) for message in told] == keeper.written
    assert len(told) > 50
    assert game.name == name


class Listening(Keeper):
    """Writes down every move as a spectator on this seat would."""

    def begin(self, *given) -> None:
        self.written: list[tuple[int, str]] = []
        super().begin(*given)

    def observe(self, state: State, action: int) -> None:
        move = self.game.move(state, action)
        seen = self.game.sees(state, self.seat, move)
        self.written.append((state.to_play, self.game.write(move) if seen else self.game.veil(move)))
        super().observe(state, action)


def test_the_choices_are_those_of_the_seat(tmp_path):
    notes = tmp_path / "notes"
    keeper = keeper_of(rogue("records", notes))
    whole_game([keeper])
    keeper.close()
    hello, *rest = recorded(notes)
    assert (hello["game"], hello["players"], hello["seat"], hello["protocol"]) == (DUEL, 2, 0, 1)
    assert 0 <= hello["seed"] < 2**32
    asked = [message for message in rest if message["type"] == "decide"]
    assert len(asked) == keeper.decisions
    assert len({message["id"] for message in asked}) == len(asked)
    for message in asked:
        assert message["view"]["viewer"] == message["view"]["to_play"] == 0
        assert message["limit_ms"] == 10_000
        assert len(message["choices"]) >= 2
    end = rest[-2]
    assert end["type"] == "end"
    assert end["reason"] in games.get(DUEL).endings
    assert rest[-1] == {"type": "bye"}


def test_choices_come_in_words_for_who_wants_them():
    keeper = keeper_of(rogue("wants words"))
    duel = games.get(DUEL)
    state = duel.start()
    chance = Rng(1)
    while state.to_play == CHANCE:
        state.play(state.sample_chance(chance))
    keeper.begin(duel, state.to_play, state, 1)
    bot: Any = keeper.bot
    question = bot.question(state)
    words = i18n.catalogue("fa")
    decision = duel.decision(state, state.to_play)
    assert decision is not None
    assert [choice["text"] for choice in question["choices"]] == [
        words.message(choice.label) for choice in decision.choices
    ]
    assert all(choice["detail_text"] for choice in question["choices"])
    assert keeper.decide(state) in state.legal_actions()
    keeper.close()
    assert keeper.faults == []


def test_a_name_is_made_harmless():
    keeper = keeper_of(rogue("shouts its name"))
    whole_game([keeper])
    keeper.close()
    title = getattr(keeper.bot, "title", "")
    assert title.startswith("�[31mxxx")
    assert len(title) < 200


# -- the documentation ------------------------------------------------------------------------------------------------


def documented() -> list[dict[str, Any]]:
    blocks = re.findall(r"```json\n(.*?)```", DOCUMENTATION.read_text(encoding="utf-8"), re.DOTALL)
    return [json.loads(line) for block in blocks for line in block.splitlines()]


def test_the_documented_messages_are_those_that_are_sent(tmp_path):
    notes = tmp_path / "notes"
    sent = sent_messages(notes)
    shown = [message for message in documented() if "type" in message]
    assert {message["type"] for message in shown} == set(sent)
    for message in shown:
        real = sent[message["type"]]
        assert list(message) == list(real)
        for key, value in message.items():
            assert type(value) is type(real[key])
    question = next(message for message in shown if message["type"] == "decide")
    for choice in question["choices"]:
        assert set(choice) == set(sent["decide"]["choices"][0])
    assert set(question["view"]) <= set(sent["decide"]["view"])


def sent_messages(notes: Path) -> dict[str, dict[str, Any]]:
    """One message of every type."""
    keeper = keeper_of(rogue("records", notes))
    whole_game([keeper])
    bot: Any = keeper.bot
    bot.tell({"type": "fault", "id": 1, "why": "because"})
    keeper.close()
    return {message["type"]: message for message in recorded(notes)}


def test_the_examples_of_the_documentation_hold():
    result = doctest.testfile(
        str(DOCUMENTATION), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE
    )
    assert result.attempted >= 8
    assert result.failed == 0
