"""Steps in any order, several of them in one line, and the outcomes of chance typed in."""

from __future__ import annotations

from typing import Any, cast

import pytest

from antiqua import record
from antiqua.games.stone_age import moves
from antiqua.games.stone_age.rules import StoneAge
from antiqua.kernel.errors import AntiquaError, IllegalMove, InvalidMove
from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import CHANCE
from antiqua.match import Match
from tests.games.stone_age.helpers import (
    GAME,
    RED,
    RICH,
    begin,
    building,
    buying,
    hungry,
    options,
    play,
    played_at_random,
    stock,
    tools,
    turn,
)


def free(state: StoneAge) -> StoneAge:
    """The same position for people, who make steps in any order."""
    twin = state.clone()
    twin.any_order = True
    return twin


def match_of(state: StoneAge, **more: Any) -> Match:
    return Match(GAME, start=state, seed=1, **more)


def now(match: Match) -> StoneAge:
    return cast(StoneAge, match.state)


# -- any order --------------------------------------------------------------------------------------------------------


def test_resources_are_given_in_any_order():  # SA-5.10
    canonical = buying("food_7_pottery", 3, wood=1, brick=1, gold=1)
    assert options(canonical) == {"pay wood", "decline"}
    state = free(canonical)
    assert options(state) == {"pay wood", "pay brick", "pay gold", "decline"}
    play(state, "pay gold")
    assert options(state) == {"pay wood", "pay brick"}
    play(state, "pay brick")
    assert stock(state) == ""


def test_a_free_payment_can_always_be_finished():  # SA-R12
    state = free(building("choice_5_of_2", wood=1, brick=4, gold=3))
    assert {"pay wood", "pay brick", "pay gold"} < options(state)
    play(state, "pay wood")
    assert stock(state) == "GGG"  # with gold one would be missing, so the bricks follow by themselves


@pytest.mark.parametrize(("least", "most"), [("gold", "wood"), ("wood", "gold")])
def test_an_open_building_ends_only_when_it_is_said(least: str, most: str):  # SA-5.14
    state = free(building("open_1_7_a", **{least: 1, most: 2}))
    play(state, f"pay {least}")
    assert options(state) == {f"pay {most}", "enough"}
    play(state, f"pay {most}", f"pay {most}")
    assert stock(state) == ""


def test_tools_are_added_in_any_order():  # SA-5.7
    once = "one_use_tool_4_tool_maker_1"
    canonical = play(turn(tribe={"places": {"forest": 2}, "tools": [2, 1, 1], "cards": [once]}), "roll 5")
    assert options(play(canonical.clone(), "tool 1")) == {"tool 1", "one_use 4", "gather"}
    state = play(free(canonical), "one_use 4", "tool 1")
    assert options(state) == {"tool 2", "tool 1", "gather"}
    play(state, "tool 1", "tool 2")
    assert (stock(state), tools(state)) == ("WWWW", ["2*", "1*", "1*"])  # 13 : 3, and nothing is left to add


def test_the_two_resources_are_taken_in_any_order():  # SA-6.10
    canonical = play(hungry(food=3, cards=["any_resources_2_healing"]), "redeem")
    state = play(free(canonical), "take gold")
    assert options(state) == {"take wood", "take brick", "take stone", "take gold"}
    assert stock(play(state, "take wood")) == "WG"


@pytest.mark.parametrize(
    ("state", "done"),
    [
        (buying("food_7_pottery", 4, **RICH), "pay stone"),
        (building("choice_5_of_3", **RICH), "pay brick"),
        (building("open_1_7_a", **RICH), "pay gold"),
        (hungry(food=1, **RICH), "pay brick"),
    ],
)
def test_what_is_left_can_be_done_canonically(state: StoneAge, done: str):
    """From the middle of a free payment the canonical order begins anew; both can be saved."""
    begun = play(free(state), done)
    canonical = cast(StoneAge, begun.canonical())
    assert "pay wood" in options(canonical) & options(begun)
    for twin in (begun, canonical):
        assert GAME.from_dict(twin.to_dict()) == twin
    assert canonical != play(state.clone(), done)
    assert canonical.fingerprint() != play(state.clone(), done).fingerprint()


def test_a_position_in_the_middle_of_canonical_steps_can_be_played_freely():
    middle = play(building("open_1_7_a", **RICH), "pay gold")
    assert options(middle) == {"pay gold", "enough"}
    assert options(free(middle)) == {"pay wood", "pay brick", "pay stone", "pay gold", "enough"}


def test_a_match_in_the_canonical_order_goes_on_from_free_steps():
    """After the wood only brick and gold are left, of which the canonical order leaves no choice."""
    middle = play(free(buying("food_7_pottery", 3, wood=1, brick=1, gold=1)), "pay wood")
    assert options(middle) == {"pay brick", "pay gold"}
    match = match_of(middle, any_order=False)
    assert stock(now(match)) == ""
    assert Match.from_json(match.to_json()).state == match.state


# -- several steps in one line ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "line",
    [
        "pay wood 2 brick 1",
        "pay 2 wood 1 brick",
        "pay wood wood brick",
        "pay brick wood 2",
        "PAY Wood 2, pay brick",
        "pay wood, pay brick; pay wood",
    ],
)
def test_a_payment_in_one_line(line: str):
    match = match_of(buying("food_7_pottery", 3, wood=2, brick=2, gold=1))
    match.play_all(line, seat=RED)
    assert stock(now(match)) == "BG"
    again = record.replay(record.read(record.write(match.record(None))))
    assert again.state == match.state


@pytest.mark.parametrize(
    ("line", "moved"),
    [
        ("tool 2 1 1", ["tool 2", "tool 1", "tool 1"]),
        ("one_use 4 3", ["one_use 4", "one_use 3"]),
        ("take wood gold", ["take wood", "take gold"]),
        ("take 2 stone", ["take stone", "take stone"]),
        ("pay gold", ["pay gold"]),
        ("pay gold 1", ["pay gold"]),
        # what is no short form is one move, and the parser says what is wrong with it
        ("pay wood silver", ["pay wood silver"]),
        ("pay 2 wood brick", ["pay 2 wood brick"]),
        ("pay wood 2 3", ["pay wood 2 3"]),
        ("pay 2", ["pay 2"]),
        ("pay", ["pay"]),
        ("pay wood 1000000000", ["pay wood 1000000000"]),
        ("pay wood ²", ["pay wood ²"]),
        ("tool 2 9", ["tool 2 9"]),
        ("tool", ["tool"]),
        ("place 2 forest", ["place 2 forest"]),
    ],
)
def test_short_forms(line: str, moved: list[str]):
    assert moves.spread(line.split()) == moved


@pytest.mark.parametrize(
    ("line", "error"),
    [
        ("pay wood 2 gold 1", IllegalMove),  # there is no gold
        ("pay wood 2 silver 1", InvalidMove),
        ("pay wood 2 brick 2", AntiquaError),  # the fourth is not asked for any more
    ],
)
def test_a_line_is_made_as_a_whole_or_not_at_all(line: str, error: type[AntiquaError]):
    match = match_of(buying("food_7_pottery", 3, wood=2, brick=2))
    before = match.to_json()
    with pytest.raises(error):
        match.play_all(line)
    assert match.to_json() == before


def test_tools_and_gathering_in_one_line():
    rolled = play(turn(tribe={"places": {"forest": 2}, "tools": [2, 1, 1]}), "roll 5")
    match = match_of(rolled)
    match.play_all("tool 1 2, gather")
    assert (stock(now(match)), tools(now(match))) == ("WW", ["2*", "1", "1*"])


def test_the_canonical_order_is_explained():
    match = match_of(building("open_1_7_a", **RICH), any_order=False)
    with pytest.raises(IllegalMove) as refused:
        match.play_all("pay gold wood")
    assert "wood, then brick, then stone, then gold" in str(refused.value)


# -- manual chance ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", GAME.player_counts)
def test_whole_games_with_typed_outcomes(players: int, many: Any):
    """What people read off a real table, as text; corrected now and then, and kept as a record."""
    for seed in range(many(4)):
        rng = Rng(seed)
        match = Match(GAME, players, chance="manual", start_player="random")
        while not match.over:
            seat = match.state.to_play
            reader = somebody_who_knows(match)
            texts = typed(match, reader)
            before = match.state
            match.play(texts[rng.below(len(texts))], seat=seat, reader=reader)
            if seat == CHANCE and rng.below(20) == 0:
                match.undo(chance=True)
                assert match.state == before
        kept = match.record(None)
        again = record.replay(record.read(record.write(kept)))
        assert (again.state, again.history) == (match.state, match.history)


def somebody_who_knows(match: Match) -> int | None:
    """A seat that may know the options; None while no other may know what somebody drew (SA-6.8)."""
    knowing = (seat for seat in range(match.players) if match.game.knows(match.state, seat))
    return next(knowing, None)


def typed(match: Match, reader: int | None) -> list[str]:
    """What can be typed in, as `reader` is shown it, or as it is read off the table."""
    legal = [match.game.notation(match.state, action) for action in match.state.legal_actions()]
    if reader is not None:
        decision = match.decision(reader)
        assert decision is not None
        assert [choice.move for choice in decision.choices] == legal
    return legal


def test_free_games_can_be_saved_at_every_step(many: Any):
    for seed in range(many(4)):
        for state in played_at_random(free(begin(2 + seed % 3)), seed)[::3]:
            again = GAME.from_dict(state.to_dict())
            assert again == state
            assert again.legal_actions() == state.legal_actions()
