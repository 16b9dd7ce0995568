"""The end of an age (SW-11)."""

from __future__ import annotations

import pytest

from antiqua.games.seven_wonders_duel.events import (
    AgeBegan,
    CardConstructed,
    CardDiscarded,
    PlaysAgain,
    WonderConstructed,
)
from antiqua.games.seven_wonders_duel.position import position
from antiqua.kernel.rng import Rng
from tests.games.seven_wonders_duel.helpers import (
    CARD,
    RICH,
    Recorder,
    board_tokens,
    built,
    cards,
    city,
    coins,
    deal,
    discarded,
    ending,
    last_card,
    military_tokens,
    moves_at_random,
    new_game,
    options,
    phase,
    play,
    slots,
    tokens,
    turn,
)


def test_age_ends_when_its_twenty_cards_are_used(many):  # SW-11.1
    for seed in range(many(40)):
        state = new_game()
        state.listener = recorder = Recorder()
        for _ in moves_at_random(state, Rng(seed)):
            pass
        used: list[int] = []
        for event in recorder.events:
            if isinstance(event, AgeBegan):
                used.append(0)
            elif isinstance(event, CardConstructed | CardDiscarded | WonderConstructed):
                used[-1] += 1
        assert all(number == 20 for number in used[:-1])
        assert used[-1] == 20 or ending(state)[0] in ("military", "science")


def test_last_card_ends_the_age():  # SW-11.1
    state = position(taken=list(range(2, 20)), layout={0: "altar", 1: "tavern"})
    play(state, "build altar")
    assert (state.age, state.to_play) == (1, 1)
    play(state, "build tavern")
    assert (state.age, phase(state)) == (2, "deal_card")


def test_pending_extra_turn_is_lost():  # SW-11.1
    """Neither now nor in the next age."""
    state = last_card("tavern", city(wonders="sphinx", coins=RICH), pawn=3)
    state.listener = recorder = Recorder()
    play(state, "wonder sphinx with tavern")
    assert not [event for event in recorder.events if isinstance(event, PlaysAgain)]
    deal(state)
    assert (phase(state), state.to_play) == ("choose_age_starter", 1)
    play(state, "begin 1")
    assert turn(state, sorted(text for text in options(state) if text.startswith("discard"))[0]).to_play == 1


@pytest.mark.parametrize(("card", "following"), [("tavern", 2), ("brewery", 3)])
def test_next_age_is_laid_out(card, following):  # SW-11.2
    state = last_card(card)
    state.listener = recorder = Recorder()
    deal(play(state, f"build {card}"))
    assert [event.age for event in recorder.events if isinstance(event, AgeBegan)] == [following]
    assert state.age == following
    assert all(CARD[name]["age"] == following for name in slots(state) if name in CARD)
    assert None not in slots(state)


def test_after_age_3_comes_scoring():  # SW-11.2
    state = last_card("palace", city(coins=RICH))
    play(state, "build palace")
    assert ending(state) == ("points", (0,))


@pytest.mark.parametrize("card", ["tavern", "brewery"])
@pytest.mark.parametrize(
    ("pawn", "last", "chooser"),
    [
        pytest.param(1, 0, 1, id="player-2-is-weaker"),
        pytest.param(1, 1, 1, id="player-2-is-weaker-and-was-last"),
        pytest.param(-8, 0, 0, id="player-1-is-weaker-and-was-last"),
        pytest.param(-8, 1, 0, id="player-1-is-weaker"),
        pytest.param(0, 0, 0, id="tie-and-player-1-was-last"),
        pytest.param(0, 1, 1, id="tie-and-player-2-was-last"),
    ],
)
def test_who_chooses(card, pawn, last, chooser):  # SW-11.3, SW-15.1
    state = last_card(card, pawn=pawn, to_play=last)
    deal(play(state, f"discard {card}"))
    assert (phase(state), state.to_play) == ("choose_age_starter", chooser)
    assert options(state) == {"begin 1", "begin 2"}
    for player in (1, 2):
        begun = play(state.clone(), f"begin {player}")
        assert (phase(begun), begun.to_play) == ("play_card", player - 1)


@pytest.mark.parametrize("last", [0, 1])
def test_option_last_player_starts(last):  # SW-11.3, SW-15.1
    state = last_card("tavern", to_play=last, age_start_tie="last_player_starts")
    deal(play(state, "discard tavern"))
    assert (phase(state), state.to_play, state.age) == ("play_card", last, 2)


@pytest.mark.parametrize(("pawn", "chooser"), [(2, 1), (-2, 0)])
def test_option_changes_nothing_without_a_tie(pawn, chooser):  # SW-11.3
    state = last_card("tavern", pawn=pawn, age_start_tie="last_player_starts")
    deal(play(state, "discard tavern"))
    assert (phase(state), state.to_play) == ("choose_age_starter", chooser)


def test_pawn_that_moved_with_the_last_card_counts():  # SW-11.3
    state = last_card("guard_tower", pawn=-1)
    deal(play(state, "build guard_tower"))
    assert state.pawn == 0
    assert (phase(state), state.to_play) == ("choose_age_starter", 0)
    state = last_card("guard_tower")
    deal(play(state, "build guard_tower"))
    assert (phase(state), state.to_play) == ("choose_age_starter", 1)


def test_everything_carries_over():  # SW-11.4
    p1 = {"cards": ["altar", "quarry"], "built": {"sphinx": "press"}, "coins": 3}
    p2 = city("guard_tower scriptorium", tokens="law", coins=11)
    state = last_card("tavern", p1, p2, pawn=-4, discarded=["baths", "theater"])
    play(state, "discard tavern")
    before = state.clone()
    deal(state)
    assert state.age == 2
    assert coins(state) == (5, 11)
    assert (cards(state, 0), cards(state, 1)) == ({"altar", "quarry"}, {"guard_tower", "scriptorium"})
    assert built(state, 0) == {"sphinx": "press"}
    assert tokens(state, 1) == {"law"}
    assert state.pawn == -4
    assert discarded(state) == {"baths", "theater", "tavern"}
    assert board_tokens(state) == board_tokens(before)
    assert military_tokens(state) == {(0, 5), (1, 2), (1, 5)}
