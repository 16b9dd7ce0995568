"""The game at the table: chance typed in by hand, lines of several moves, steps, saved events."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from antiqua import record
from antiqua.kernel.errors import BadSave, IllegalMove
from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import CHANCE
from antiqua.match import Match
from antiqua.saved import SavedMatch, sealed
from tests.games.seven_wonders_duel.helpers import GAME, RICH, city, given, moves_at_random, new_game, wonders

NAME = "seven_wonders_duel"
TOKENS = "tokens agriculture economy law masonry theology"
GROUP = "wonders colossus mausoleum piraeus sphinx"


def texts(match: Match) -> list[str]:
    """What may be typed now, as the seat reads it that may know it."""
    decision = match.decision(match.state.active)
    assert decision is not None
    return [choice.move for choice in decision.choices]


def play_by_hand(match: Match, rng: Rng, moves: int = 1000) -> None:
    """Type moves and outcomes at random, as people read them off their table."""
    while not match.over and moves:
        offered = texts(match)
        match.play(offered[rng.below(len(offered))])
        moves -= 1


# -- chance by hand ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("wonders", ["draft", "first_game"])
@pytest.mark.parametrize("tie", ["last_player_chooses", "last_player_starts"])
def test_whole_games_with_chance_by_hand(wonders, tie, many):
    """Every outcome is typed; the record replays, and so does the save."""
    for seed in range(max(2, many(8))):
        match = Match(NAME, chance="manual", wonders=wonders, age_start_tie=tie)
        play_by_hand(match, Rng(seed))
        assert match.over
        assert any(entry.seat == CHANCE for entry in match.history)
        kept = record.write(match.record(None))
        assert record.replay(record.read(kept)).state == match.state
        assert Match.from_json(match.to_json()).state == match.state


def test_what_was_typed_wrongly_is_taken_back_up_to_the_beginning():
    match = Match(NAME, chance="manual")
    start = match.state
    play_by_hand(match, Rng(3), moves=60)
    played = [entry.text for entry in match.history]
    while match.history:
        match.undo(chance=True)
    assert match.state == start
    for text in played:
        match.play(text)
    assert [entry.text for entry in match.history] == played


def test_the_draw_of_the_great_library_by_hand():  # SW-17.4
    """Its builder types what he has drawn; the other is told that he draws, and reads no options."""
    start = given("arsenal", city(wonders="great_library", coins=RICH))
    match = Match(GAME, start=start, chance="manual")
    match.play("wonder great_library with arsenal")
    other = match.decision(1)
    assert other is not None
    assert (other.seat, other.choices) == (CHANCE, ())
    drawn = texts(match)[4]
    match.play(drawn, seat=CHANCE)
    assert match.log(0)[-1].text == drawn
    assert match.log(1)[-1].text == "library ? ? ?"
    match.undo(chance=True)
    match.play(texts(match)[0])


# -- several moves in one line ----------------------------------------------------------------------------------------


def drafting() -> Match:
    match = Match(NAME, chance="manual")
    match.play(TOKENS)
    match.play(GROUP)
    return match


def test_two_picks_in_a_row_in_one_line():  # SW-3.1
    match = drafting()
    match.play("pick colossus")
    made = match.play_all("pick sphinx, pick piraeus", seat=1)
    assert [entry.text for entry in made] == ["pick sphinx", "pick piraeus"]
    assert wonders(match.state, 1) == {"sphinx", "piraeus"}  # type: ignore[arg-type]
    assert wonders(match.state, 0) == {"colossus", "mausoleum"}  # type: ignore[arg-type]
    assert record.replay(record.read(record.write(match.record(None)))).state == match.state


def test_a_line_stops_where_the_other_player_picks():  # SW-3.1
    match = drafting()
    before = match.to_json()
    with pytest.raises(IllegalMove) as refused:
        match.play_all("pick colossus, pick sphinx")
    assert refused.value.id == "error-interrupted"
    assert match.to_json() == before


def test_a_line_is_made_as_a_whole_or_not_at_all():
    match = drafting()
    match.play("pick colossus")
    before = match.to_json()
    with pytest.raises(IllegalMove) as refused:
        match.play_all("pick sphinx, pick colossus")
    assert refused.value.id == "error-illegal-move-why"
    assert match.to_json() == before


def test_a_turn_and_what_it_lets_choose_in_one_line():  # SW-8.4, SW-8.9
    rich = city(wonders="statue_of_zeus mausoleum", coins=RICH)
    start = given("arsenal", rich, city("quarry clay_pool"), discarded=["baths", "tavern"])
    match = Match(GAME, start=start, seed=1)
    match.play_all("wonder statue_of_zeus with arsenal, destroy quarry")
    assert "quarry" in match.state.to_dict()["discarded"]
    assert record.replay(record.read(record.write(match.record(None)))).state == match.state


def test_a_short_line_is_one_move():
    assert GAME.several("build tavern") == ["build tavern"]
    assert GAME.several("wonder sphinx with tavern") == ["wonder sphinx with tavern"]


# -- steps in any order -----------------------------------------------------------------------------------------------


def test_no_action_has_steps_that_could_come_in_another_order(many):
    """Every decision offers all that the rules allow: `any_order` adds nothing."""
    assert not GAME.free_steps
    for seed in range(max(2, many(20))):
        for state in moves_at_random(new_game(), Rng(seed)):
            free = state.clone()
            free.any_order = True
            assert free.legal_actions() == state.legal_actions()
            assert free.canonical() == state


def test_two_picks_in_a_row_come_in_any_order():  # SW-3.4
    """The only two decisions in a row of one player that could be exchanged, and both orders are offered."""
    match, other = drafting(), drafting()
    match.play_all("pick colossus")
    other.play_all("pick colossus")
    match.play_all("pick sphinx, pick piraeus")
    other.play_all("pick piraeus, pick sphinx")
    assert match.state == other.state


# -- events of saved games --------------------------------------------------------------------------------------------


def tampered(match: Match, change: dict[str, Any]) -> str:
    """The saved match with its last event changed, and the checksum put right."""
    body = json.loads(match.to_json())["match"]
    body["history"][-1]["events"][-1] |= change
    return sealed(msgspec.json.decode(json.dumps(body), type=SavedMatch))


@pytest.mark.parametrize(
    "change", [{"wonder": "sphynx"}, {"wonder": "tavern"}, {"seat": 2}, {"seat": -1}, {"type": "Nothing"}]
)
def test_events_of_things_that_do_not_exist_are_damage(change):
    match = drafting()
    match.play("pick colossus")
    assert Match.from_json(tampered(match, {})).state == match.state
    with pytest.raises(BadSave):
        Match.from_json(tampered(match, change))


def test_an_ending_without_a_winner_is_damage():
    match = Match(GAME, start=given("guard_tower", pawn=8))
    match.play("build guard_tower")
    assert match.over
    with pytest.raises(BadSave):
        Match.from_json(tampered(match, {"winners": []}))
