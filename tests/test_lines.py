"""Lines of several moves, steps in any order, and undo over the answers of bots."""

from __future__ import annotations

import pytest

from antiqua import games, record
from antiqua.bots.bot import Bot, Keeper
from antiqua.games.game import Choice
from antiqua.kernel.errors import AntiquaError, IllegalMove, InvalidMove, NotYourTurn, NoUndo
from antiqua.kernel.seats import CHANCE, SPECTATOR
from antiqua.kernel.state import State
from antiqua.match import Match
from tests.matches import timeless

DUEL = games.get("seven_wonders_duel")
CONCORDIA = games.get("concordia")
TRAJAN = games.get("trajan")


def trader(any_order: bool = True) -> Match:
    """Concordia: the first player has goods to sell, and it is his turn."""
    start = CONCORDIA.position(everyone=[{"goods": {"tool": 2, "wine": 1, "cloth": 2}, "money": 5}, {}])
    return Match(CONCORDIA, start=start, seed=1, any_order=any_order)


def choices(match: Match, seat: int) -> tuple[Choice, ...]:
    decision = match.decision(seat)
    assert decision is not None
    return decision.choices


# -- several moves in one line -------------------------------------------------------------------------------


def test_a_line_is_made_move_by_move():
    match = trader()
    entries = match.play_all("play mercator, sell 1 wine, sell 2 cloth", seat=0)
    assert [entry.text for entry in entries] == ["play mercator", "sell 1 wine", "sell 2 cloth"]
    assert match.history[-3:] == list(entries)


@pytest.mark.parametrize(
    "line", ["play mercator; sell 1 wine", "play mercator، sell 1 wine", "play mercator؛ sell 1 wine,"]
)
def test_a_line_is_divided_as_people_write(line):
    match = trader()
    match.play_all(line)
    assert [entry.text for entry in match.history[-2:]] == ["play mercator", "sell 1 wine"]


@pytest.mark.parametrize(
    ("line", "error"),
    [
        ("play mercator, sell 3 wine", IllegalMove),
        ("play mercator, sell 1 whine", InvalidMove),
        ("play mercator, sell 1 wine, sell 1 tool, sell 1 cloth", AntiquaError),
    ],
)
def test_a_line_with_a_wrong_part_changes_nothing(line, error):
    match = trader()
    before = match.to_json()
    with pytest.raises(error):
        match.play_all(line)
    assert match.to_json() == before


def test_a_line_does_not_go_on_into_the_turn_of_another():
    match = Match(DUEL, seed=1)
    before = match.to_json()
    first, second = (choice.move for choice in choices(match, 0)[:2])
    with pytest.raises(IllegalMove) as refused:
        match.play_all(f"{first}, {second}", seat=0)
    assert refused.value.id == "error-interrupted"
    assert "Player 2" in str(refused.value)
    assert match.to_json() == before
    with pytest.raises(NotYourTurn):
        match.play_all(first, seat=1)


def test_what_followed_by_itself_may_be_said():
    """The second player picks last of four wonders, so the fourth goes to the first without asking."""
    match = Match(DUEL, seed=1)
    match.play_all([choices(match, 0)[0].action], seat=0)
    match.play_all([choices(match, 1)[0].action], seat=1)
    entry = match.play(choices(match, 1)[0].move, seat=1)
    assert [step.text.split()[0] for step in entry.forced] == ["pick"]
    again = Match(DUEL, seed=1)
    for made in match.history[2:4]:
        again.play(made.text)
    again.play_all([entry.text, entry.forced[0].text])
    assert again.state == match.state
    assert again.history == match.history


def test_what_followed_by_itself_is_not_taken_for_a_move_of_the_next_player():
    """The last two markers are laid out by themselves, and the next player could lay out the same."""
    match = Match(TRAJAN, seed=3)
    first = match.state.to_play
    match.play_all("place y y o o g g w w p p b b")
    assert match.state.to_play == 1 - first
    assert [step.text for step in match.history[-1].steps][-2:] == ["place blue", "place blue"]


def test_outcomes_of_chance_can_be_said_in_one_line():
    match = Match(DUEL, chance="manual")
    match.play_all(
        "tokens agriculture economy law masonry strategy, wonders colossus piraeus pyramids sphinx", CHANCE
    )
    assert match.state.to_play == 0


# -- any order -----------------------------------------------------------------------------------------------


def test_a_record_says_in_which_order_steps_came():
    for any_order in (True, False):
        match = trader(any_order=any_order)
        match.play_all("play mercator, sell 1 wine")
        kept = record.Record.of(match, None)
        assert match.any_order is any_order
        assert ("order: any" in record.write(kept)) is any_order
        assert record.read(record.write(kept)) == kept
        assert record.from_json(record.to_json(kept)) == kept
        assert record.replay(kept).state == match.state


def test_an_unknown_order_is_refused():
    text = record.write(record.Record.of(trader(), None)).replace("order: any", "order: mine")
    with pytest.raises(AntiquaError, match="order"):
        record.read(text)


class Scripted(Bot):
    """Does the first thing that begins with one of these words, in their order of preference."""

    def __init__(self, *wishes: str) -> None:
        self.wishes = wishes
        self.asked: list[list[str]] = []

    def decide(self, state: State) -> int:
        texts = {self.game.notation(state, action): action for action in state.legal_actions()}
        self.asked.append(list(texts))
        for wish in self.wishes:
            for text, action in texts.items():
                if text.startswith(wish):
                    return action
        raise AssertionError(texts)


def test_a_bot_is_asked_in_the_canonical_order_in_a_match_of_people():
    """It sells cloth first, after which the canonical order leaves nothing to sell: it is not asked about wine."""
    match = trader()
    keeper = Keeper(bot := Scripted("play mercator", "sell 2 cloth", "done"))
    keeper.begin(match.game, 0, match.state, 1)
    while match.state.to_play == 0:
        match.play(keeper.decide(match.state))
    assert [entry.text for entry in match.history if entry.text != "done"] == [
        "play mercator",
        "sell 2 cloth",
    ]
    assert not any("sell 1 wine" in texts for texts in bot.asked[2:])
    assert not keeper.faults


# -- undo over the answers of bots ---------------------------------------------------------------------------


def test_a_move_is_taken_back_with_the_answers_of_bots():
    match = Match(DUEL, seed=1, bots=[1])
    mine = match.play(choices(match, 0)[0].action, seat=0)
    answer = match.play(choices(match, 1)[0].action, seat=1)
    before = timeless(match)
    assert match.can_undo(0)
    assert match.undo(0) == mine
    assert match.state.to_play == 0
    assert match.redo(0) == mine
    assert match.history[-1] == answer
    assert timeless(match) == before


def test_chance_after_the_answer_of_a_bot_is_a_barrier():
    match = Match(DUEL, seed=1, bots=[1])
    match.play(choices(match, 0)[0].action, seat=0)
    while not any(entry.seat == CHANCE for entry in match.history[3:]):
        match.play(choices(match, 1)[0].action, seat=1)
    assert not match.can_undo(0)
    with pytest.raises(NoUndo) as refused:
        match.undo(0)
    assert refused.value.id == "error-undo-barrier-chance"


def test_chance_before_the_answers_of_bots_is_named_as_the_barrier():
    """Duel: a card is turned up by the first player's move, then the bot answers."""
    match = Match(DUEL, seed=3, bots=[1])
    while not (
        match.history[-1].seat == 1 and match.history[-2].seat == CHANCE and match.history[-3].seat == 0
    ):
        match.play(match.state.legal_actions()[0])
    with pytest.raises(NoUndo) as refused:
        match.undo(0)
    assert refused.value.id == "error-undo-barrier-chance"


def test_a_bot_does_not_take_back_what_another_has_answered():
    match = Match("stone_age", 3, seed=1, bots=[1, 2])
    for seat in range(3):
        match.play(choices(match, seat)[0].action, seat)
        while match.state.to_play == seat:
            match.play(choices(match, seat)[0].action, seat)
    assert match.can_undo(2)
    assert match.can_undo(0)
    with pytest.raises(NoUndo) as refused:
        match.undo(1)
    assert refused.value.id == "error-undo-barrier-player"


def test_without_bots_the_move_of_another_is_a_barrier():
    match = Match(DUEL, seed=1)
    match.play(choices(match, 0)[0].action, seat=0)
    match.play(choices(match, 1)[0].action, seat=1)
    with pytest.raises(NoUndo) as refused:
        match.undo(0)
    assert refused.value.id == "error-undo-barrier-player"


# -- what errors tell ----------------------------------------------------------------------------------------


def test_suggestions_come_from_what_is_possible_now():
    match = Match(DUEL, seed=1)
    possible = {choice.move for choice in choices(match, 0)}
    with pytest.raises(InvalidMove) as refused:
        match.play("pik sphinxx")
    assert set(refused.value.details["examples"]) <= possible


def test_a_refused_outcome_does_not_tell_spectators_what_is_possible():
    """Trajan: cards are drawn in secret; who may not see them learns nothing from an error either."""
    match = Match(TRAJAN, chance="manual")
    while True:
        options = match.state.legal_actions()
        hidden = match.state.to_play == CHANCE and not match.game.knows(match.state, SPECTATOR)
        if hidden:
            break
        match.play(options[0])
    before = match.to_json()
    wrong = next(action for action in range(match.game.outcomes) if action not in options)
    for move in (wrong, "draw nothing_of_that_kind"):
        with pytest.raises(AntiquaError) as refused:
            match.play(move, CHANCE, reader=SPECTATOR)
        told = str(refused.value)
        assert not any(match.game.notation(match.state, action) in told for action in options)
        assert "legal" not in refused.value.details
    assert match.to_json() == before
