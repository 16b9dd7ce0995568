"""A turn (SW-5)."""

from __future__ import annotations

import pytest

from antiqua.games.seven_wonders_duel.events import (
    CardConstructed,
    CardDiscarded,
    CardRevealed,
    PlaysAgain,
    TokenTaken,
    WonderConstructed,
    WonderRemoved,
)
from antiqua.games.seven_wonders_duel.position import position
from antiqua.kernel.errors import IllegalMove
from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import SPECTATOR
from tests.games.seven_wonders_duel.helpers import (
    GAME,
    RICH,
    Recorder,
    available,
    built,
    can,
    cards,
    city,
    coins,
    deal,
    discarded,
    ending,
    given,
    last_card,
    moves_at_random,
    new_game,
    options,
    phase,
    play,
    slots,
    told,
    turn,
    wonders,
)


def test_one_available_card_in_one_of_three_ways():  # SW-5.1
    state = position(
        taken=[14, 15, 16, 17],
        layout={18: "tavern", 19: "press"},
        cities=[city(wonders="sphinx pyramids colossus piraeus", coins=8), {}],
    )
    free = ["tavern", "press", *(slots(state)[slot] for slot in available(state) - {18, 19})]
    uses = {f"{use} {card}" for use in ("build", "discard") for card in free}
    uses |= {f"wonder {wonder} with {card}" for wonder in wonders(state, 0) for card in free}
    assert options(state) == uses


def test_discarding_is_always_possible(many):  # SW-5.1
    for seed in range(many(30)):
        for state in moves_at_random(new_game(), Rng(seed)):
            if phase(state) == "play_card":
                free = {slots(state)[slot] for slot in available(state)}
                listed = options(state)
                assert {text.split()[1] for text in listed if text.startswith("discard")} == free
                assert {text.split()[-1] for text in listed} == free
                assert {text.split()[0] for text in listed} <= {"build", "discard", "wonder"}


def test_turns_alternate():  # SW-5.1, SW-5.8
    state = given("tavern", layout={18: "altar"})
    assert turn(state, "build tavern").to_play == 1
    assert turn(state, "discard altar").to_play == 0


def test_construct():  # SW-5.2
    state = given("stone_pit")
    play(state, "build stone_pit")
    assert cards(state, 0) == {"stone_pit"}
    assert cards(state, 1) == set()
    assert coins(state) == (6, 7)
    assert slots(state)[19] is None


def test_construct_only_what_is_affordable():  # SW-5.2
    state = given("palisade", city(coins=1))
    assert options(state) >= {"discard palisade"}
    with pytest.raises(IllegalMove, match="build palisade"):
        play(state, "build palisade")
    assert coins(state) == (1, 7)


@pytest.mark.parametrize(
    ("own", "income"), [("", 2), ("tavern", 3), ("tavern clay_reserve stone_reserve quarry altar", 5)]
)
def test_discard_income(own, income):  # SW-5.3
    state = given("scriptorium", city(own, coins=0), city("wood_reserve"))
    play(state, "discard scriptorium")
    assert coins(state) == (income, 7)
    assert discarded(state) == {"scriptorium"}
    assert "scriptorium" not in cards(state, 0)


def test_discard_pile_is_open():  # SW-5.3, SW-15.5
    state = play(given("scriptorium"), "discard scriptorium")
    assert [GAME.view(state, seat).discarded for seat in (0, 1, SPECTATOR)] == [("scriptorium",)] * 3


def test_wonder_is_paid_not_the_card():  # SW-5.4
    state = given("pretorium", city("shelf_quarry stone_pit press", wonders="pyramids", coins=0))
    play(state, "wonder pyramids with pretorium")
    assert coins(state) == (0, 7)
    assert built(state, 0) == {"pyramids": "pretorium"}


def test_tucked_card_has_no_effect_and_no_color():  # SW-5.4
    state = given("tavern", city(wonders="pyramids", coins=8), layout={18: "altar", 17: "baths"})
    play(state, "wonder pyramids with tavern")
    assert cards(state, 0) == set()
    assert discarded(state) == set()
    assert coins(state) == (0, 7)  # none of the tavern's 4 coins
    play(state, "discard altar", "reveal theater", "discard baths")
    assert coins(state)[0] == 2  # and no yellow card


def test_only_own_unbuilt_affordable_wonders():  # SW-5.4
    p1 = city(
        "shelf_quarry stone_pit press",
        built="sphinx",
        wonders="sphinx pyramids great_library mausoleum",
        coins=0,
    )
    state = given("palace", p1, city(wonders="colossus"))
    assert {text for text in options(state) if text.startswith("wonder") and text.endswith("palace")} == {
        "wonder pyramids with palace"
    }


def test_any_available_card_serves_a_wonder():  # SW-5.4
    state = given("tavern", city(wonders="pyramids", coins=8))
    cards_used = {text.split()[-1] for text in options(state) if text.startswith("wonder pyramids")}
    assert cards_used == {slots(state)[slot] for slot in available(state)}


SIX = [
    city(built="sphinx hanging_gardens", wonders="sphinx hanging_gardens pyramids colossus", coins=RICH),
    city(built="appian_way circus_maximus great_library piraeus", coins=RICH),
]
OTHER_SIX = [
    city(
        built="sphinx hanging_gardens pyramids",
        wonders="sphinx hanging_gardens pyramids colossus",
        coins=RICH,
    ),
    city(
        built="appian_way circus_maximus piraeus",
        wonders="appian_way circus_maximus piraeus mausoleum",
        coins=RICH,
    ),
]


def test_seventh_wonder_sends_the_eighth_to_the_box():  # SW-5.5
    state = given("tavern", *SIX)
    play(state, "wonder pyramids with tavern")
    assert wonders(state, 0) == {"sphinx", "hanging_gardens", "pyramids"}
    assert built(state, 0).keys() == wonders(state, 0)


def test_eighth_wonder_is_removed_whoever_owns_it():  # SW-5.5
    state = given("tavern", *OTHER_SIX)
    play(state, "wonder colossus with tavern")
    assert wonders(state, 1) == {"appian_way", "circus_maximus", "piraeus"}
    assert wonders(state, 0) == {"sphinx", "hanging_gardens", "pyramids", "colossus"}


def test_eighth_wonder_goes_before_the_effects_of_the_seventh():  # SW-5.5, SW-8.1
    state = given("tavern", *OTHER_SIX)
    kinds = [type(event).__name__ for event in told(state, "wonder colossus with tavern")]
    assert kinds.index("WonderConstructed") < kinds.index("WonderRemoved") < kinds.index("PawnMoved")
    assert kinds.count("WonderRemoved") == 1


def test_nothing_is_removed_with_the_sixth():  # SW-5.5
    p1 = city(built="sphinx", wonders="sphinx hanging_gardens pyramids colossus", coins=RICH)
    state = given("tavern", p1, SIX[1])
    assert not [
        event for event in told(state, "wonder pyramids with tavern") if isinstance(event, WonderRemoved)
    ]


def test_sub_decision_is_the_same_players():  # SW-5.6
    state = given("library", city("scriptorium"))
    play(state, "build library")
    assert (phase(state), state.to_play) == ("choose_progress", 0)


def test_reveals_come_after_the_sub_decisions():  # SW-5.6, SW-5.7
    state = given("library", city("scriptorium"))
    play(state, "build library")
    assert slots(state)[17] == "down"
    play(state, "take law")
    assert phase(state) == "reveal_card"
    play(state, "reveal rostrum")
    assert (phase(state), state.to_play) == ("play_card", 1)
    kinds = [type(event) for event in told(given("library", city("scriptorium")),
             "build library", "take law", "reveal rostrum")]  # fmt: skip
    assert kinds.index(TokenTaken) < kinds.index(CardRevealed)


def test_every_card_that_comes_free_is_turned_up():  # SW-5.7
    state = position(age=2, taken=[18], layout={19: "walls", 15: "barracks"})
    play(state, "discard walls")
    assert slots(state)[16] == slots(state)[17] == "down"
    play(state, "reveal rostrum", "reveal aqueduct")
    assert slots(state)[16:18] == ["rostrum", "aqueduct"]
    assert available(state) == {15, 16, 17}


def test_reveals_come_before_the_extra_turn():  # SW-5.7
    state = given("walls", city(wonders="sphinx", coins=RICH))
    play(state, "wonder sphinx with walls")
    assert phase(state) == "reveal_card"
    play(state, "reveal rostrum")
    assert state.to_play == 0
    assert {"build rostrum", "discard rostrum"} <= options(state)


def test_what_is_still_covered_stays_face_down():  # SW-5.7
    state = given("tavern", layout={18: "altar"})
    play(state, "discard tavern")
    assert slots(state)[13] == "down"
    assert phase(state) == "play_card"


def test_extra_turn_or_the_opponents():  # SW-5.8
    plain = given("tavern", city(wonders="pyramids", coins=RICH))
    assert play(plain, "wonder pyramids with tavern").to_play == 1
    again = given("tavern", city(wonders="sphinx", coins=RICH))
    assert play(again, "wonder sphinx with tavern").to_play == 0
    assert again.legal_actions()


def test_victory_ends_the_turn_and_the_game_at_once():  # SW-5.8
    state = given("walls", city(coins=RICH), pawn=7)
    play(state, "build walls")
    assert ending(state) == ("military", (0,))
    assert slots(state)[17] == "down"  # nothing is turned up any more
    assert state.legal_actions() == []


def test_age_ends_with_its_last_card():  # SW-5.8
    state = last_card("tavern")
    play(state, "build tavern")
    assert (state.age, phase(state)) == (2, "deal_card")


def test_extra_turn_is_lost_without_cards():  # SW-5.9
    state = last_card("tavern", city(wonders="sphinx", coins=RICH), pawn=-2)
    events = told(state, "wonder sphinx with tavern")
    assert not [event for event in events if isinstance(event, PlaysAgain)]
    deal(play(state, "wonder sphinx with tavern"))
    play(state, "begin 2")
    assert state.to_play == 1
    assert turn(state, sorted(text for text in options(state) if text.startswith("discard"))[0]).to_play == 0


def test_extra_turns_may_follow_one_another():  # SW-5.10
    p1 = city(wonders="sphinx hanging_gardens appian_way piraeus", coins=RICH)
    state = given("tavern", p1, layout={18: "altar", 17: "baths", 16: "theater"})
    for wonder, card in zip(("sphinx", "hanging_gardens", "appian_way", "piraeus"),
                            ("tavern", "altar", "baths", "theater"), strict=True):  # fmt: skip
        turn(state, f"wonder {wonder} with {card}")
        assert state.to_play == 0
    assert turn(state, f"discard {slots(state)[min(available(state))]}").to_play == 1


def test_extra_turn_is_an_ordinary_one():  # SW-5.10
    state = given("tavern", city(wonders="sphinx", coins=RICH), layout={18: "altar"})
    play(state, "wonder sphinx with tavern")
    assert {"build altar", "discard altar"} <= options(state)
    assert can(state, "build altar")


def test_sixty_turns_make_a_whole_game(many):  # SW-5.1
    """One card per turn, and every card is used once."""
    for seed in range(many(40)):
        state = new_game()
        state.listener = recorder = Recorder()
        for _ in moves_at_random(state, Rng(seed)):
            pass
        used = [
            event.card
            for event in recorder.events
            if isinstance(event, CardConstructed | CardDiscarded | WonderConstructed)
        ]
        assert len(used) == len({*used}) <= 60
        assert len(used) == 60 or ending(state)[0] in ("military", "science")
