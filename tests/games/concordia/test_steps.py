"""Steps of one action in any order, several of them in one line, and games whose chance people type in."""

from __future__ import annotations

import pytest

from antiqua import record
from antiqua.games.concordia import moves
from antiqua.games.concordia.game import GAME
from antiqua.games.concordia.rules import Concordia
from antiqua.kernel.errors import AntiquaError, IllegalMove
from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import CHANCE, SPECTATOR
from antiqua.match import Match
from tests.games.concordia.helpers import (
    can,
    display,
    free,
    given,
    goods,
    houses,
    money,
    options,
    phase,
    places,
    play,
    player,
)

DISPLAY = ["s1_mason", "s1_prefect", "s1_architect", "s1_farmer", "s1_colonist", "s1_diplomat", "s1_mercator"]


def freely(state: Concordia, *texts: str) -> Concordia:
    state.any_order = True
    return play(state, *texts)


def from_here(state: Concordia) -> Match:
    return Match(GAME, start=state, seed=1)


# -- in any order --------------------------------------------------------------------------------------------


def test_land_after_sea():  # CO-5.4a: kinds and cities in any mixture
    red = player("0/2/2/0/0", bought="s1_colonist")
    state = freely(given(red, player(), player()), "play colonist", "place sea roma")
    assert phase(state) == "colonist_place"
    assert {"place land roma", "place sea roma", "done"} <= options(state)
    play(state, "place land roma")
    assert places(state) == {"land": ["roma", "roma"], "sea": ["roma", "roma"]}
    assert state.to_play == 1  # no food is left


def test_houses_in_any_order():  # CO-5.2f
    red = player("2/2/1/2/0", 50, land="novaria-roma aquileia-roma")
    state = freely(given(red, player(), player()), "play architect", "done", "house aquileia")
    assert can(state, "house novaria")
    play(state, "house novaria")
    assert houses(state) == {"aquileia", "novaria"}


def test_a_sale_rules_out_no_other():  # CO-5.5
    state = freely(given(player("0/0/2/2/2"), player(), player()), "play mercator", "sell 2 cloth")
    assert {"sell 1 wine", "sell 2 wine", "sell 1 tool", "buy 1 brick"} <= options(state)
    assert not can(state, "buy 1 cloth")  # CO-R12


def test_one_and_one_of_a_good_are_one_sale():  # CO-5.5
    state = freely(
        given(player("0/0/3/2/2", 0), player(), player()), "play mercator", "sell 1 tool", "sell 1 tool"
    )
    play(state, "sell 1 wine")
    assert options(state) == {"sell 1 tool", "sell 1 wine", "done"}  # more of the two, no third good
    play(state, "sell 1 tool")
    assert (goods(state), money(state)) == ("0/0/0/1/2", 3 + 3 * 5 + 6)


def test_buying_before_selling():  # CO-5.5: the player fixes the order
    state = freely(given(player("0/0/2/0/0", 7), player(), player()), "play mercator", "buy 1 wine")
    assert {"sell 1 tool", "sell 2 tool", "buy 1 brick"} <= options(state)
    assert not can(state, "sell 1 wine")
    play(state, "sell 2 tool", "buy 2 wine")
    assert (goods(state), money(state)) == ("0/0/0/3/0", 7 + 3 + 10 - 18)


def test_purchases_need_money_and_room_at_that_moment():  # CO-5.5
    state = freely(given(player("0/0/0/0/8", 0), player(), player()), "play mercator")
    assert free(state) == 0
    assert not any(text.startswith("buy") for text in options(state))
    play(state, "sell 1 cloth")
    assert {text for text in options(state) if text.startswith("buy")} == {
        "buy 1 brick",
        "buy 1 food",
        "buy 1 tool",
        "buy 1 wine",
    }


def test_cards_in_any_order_at_the_prices_as_they_were():  # CO-5.7b
    red = player("2/2/2/0/1")
    state = freely(given(red, player(), player(), display=DISPLAY), "play senator", "hire farmer from 4")
    assert goods(state) == "1/1/2/0/0"  # brick, food, and cloth for the slot
    assert can(state, "hire architect from 3 paying food")
    play(state, "hire architect from 3 paying food")
    assert goods(state) == "1/0/1/0/0"
    assert display(state)[:4] == ["s1_mason", "s1_prefect", "s1_colonist", "s1_diplomat"]


def test_goods_are_kept_in_any_order():  # CO-4.4
    red = player("0/3/2/2/0", houses="antiochia tyros")
    state = freely(given(red, player(), player(), holder=0), "play prefect", "produce syria")
    assert options(state) == {"keep food", "keep cloth"}
    spaces = free(state)
    play(state, "keep cloth")
    assert spaces == 1
    assert goods(state) == "0/3/2/2/1"


def test_what_is_passed_over_may_be_kept_later():  # CO-4.4
    red = player("0/3/1/2/0", houses="antiochia tyros")
    state = freely(given(red, player(), player(), holder=0), "play prefect", "produce syria")
    assert free(state) == 2
    play(state, "keep cloth")
    assert options(state) == {"keep food", "keep cloth"}
    play(state, "keep food")
    assert goods(state) == "0/4/1/2/1"


def test_movement_comes_before_building():  # CO-5.2f
    red = player("2/2/1/2/0", 50, land="novaria-roma")
    state = freely(given(red, player(), player()), "play architect")
    assert not any(text.startswith("house") for text in options(state))
    play(state, "done", "house novaria")
    assert not any(text.startswith("land") for text in options(state))


@pytest.mark.parametrize(
    ("before", "steps"),
    [
        (["play mercator"], ["sell 1 wine", "sell 1 tool", "sell 1 wine"]),
        (["play mercator"], ["buy 1 brick", "sell 1 tool"]),
        (["play senator"], ["hire architect from 3 paying food"]),
    ],
)
def test_positions_between_free_steps_are_kept(before: list[str], steps: list[str]):
    """Saved with what was done; the canonical twin goes on from there, and is another position."""
    red = player("1/2/2/2/0")
    state = freely(given(red, player(), player(), display=DISPLAY), *before, *steps)
    for one in (state, state.canonical()):
        again = GAME.from_dict(one.to_dict())
        assert again == one
        assert again.legal_actions() == one.legal_actions()
    assert state.to_dict()["any_order"] is True
    assert state.to_dict()["made"]
    assert set(state.canonical().legal_actions()) <= set(state.legal_actions())


def test_saves_of_the_canonical_order_are_as_before():
    state = play(given(player("2/2/2/2/0"), player(), player()), "play mercator", "sell 1 wine")
    assert "made" not in state.to_dict()
    assert "any_order" not in state.to_dict()


# -- several steps in one line -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "single"),
    [
        ("house aquileia novaria", ["house aquileia", "house novaria"]),
        ("keep wine cloth", ["keep wine", "keep cloth"]),
        ("keep 2 wine 1 cloth", ["keep wine", "keep wine", "keep cloth"]),
        ("place land roma sea roma", ["place land roma", "place sea roma"]),
        ("sell 2 cloth 1 wine", ["sell 2 cloth", "sell 1 wine"]),
        ("sell 2 cloth, buy 1 wine", ["sell 2 cloth", "buy 1 wine"]),
        (
            "move land roma > aquileia-roma, move sea roma>massilia-roma",
            ["land roma > aquileia-roma", "sea roma > massilia-roma"],
        ),
        (
            "move land roma > aquileia-roma sea roma > massilia-roma",
            ["land roma > aquileia-roma", "sea roma > massilia-roma"],
        ),
        ("hire smith from 3 paying wine", ["hire smith from 3 paying wine"]),
        ("keep 2", ["keep 2"]),
        ("keep 1 2 wine", ["keep 1 2 wine"]),
        ("place land", ["place land"]),
        ("move quickly", ["move quickly"]),
    ],
)
def test_short_forms(line: str, single: list[str]):
    assert GAME.several(line) == single


@pytest.mark.parametrize(
    ("red", "lines", "after"),
    [
        (
            player("0/0/1/0/2", 0),
            ["play mercator", "sell 2 cloth, buy 1 wine"],
            ["sell 2 cloth", "buy 1 wine"],
        ),
        (
            player("2/2/1/2/0", 50, land="novaria-roma aquileia-roma"),
            ["play architect, done", "house aquileia novaria"],
            ["house aquileia", "house novaria"],
        ),
        (
            player("0/2/2/0/0", bought="s1_colonist"),
            ["play colonist", "place sea roma land roma"],
            ["place sea roma", "place land roma"],
        ),
        (
            player(),
            ["play architect", "move sea roma > massilia-roma, move land roma > aquileia-roma"],
            ["sea roma > massilia-roma", "land roma > aquileia-roma"],
        ),
    ],
)
def test_lines_are_played_and_recorded(red: dict[str, object], lines: list[str], after: list[str]):
    match = from_here(given(red, player(), player()))
    for line in lines:
        match.play_all(line)
    assert [entry.text for entry in match.history[-len(after) :]] == after
    kept = record.Record.of(match, None)
    assert record.replay(record.read(record.write(kept))).state == match.state


@pytest.mark.parametrize(
    "line",
    ["sell 2 cloth, buy 9 wine", "sell 1 cloth 1 tool 1 wine", "sell 2 cloth, buy 1 whine", "sell 2 cloth 1"],
)
def test_all_of_a_line_or_nothing(line: str):
    match = from_here(given(player("0/0/1/1/2", 0), player(), player()))
    match.play("play mercator")
    before = match.to_json()
    with pytest.raises(AntiquaError):
        match.play_all(line)
    assert match.to_json() == before


def test_keeping_in_a_line():  # CO-4.4
    match = from_here(given(player("0/3/1/2/0", houses="antiochia tyros"), player(), player(), holder=0))
    match.play_all("play prefect, produce syria")
    match.play_all("keep cloth food")
    assert match.state.to_play == 1


# -- chance by hand ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_whole_games_with_typed_chance(players: int, many):
    """Everybody is told chance's outcomes, and types one; wrong ones are taken back; the record replays."""
    for seed in range(many(3)):
        rng = Rng(seed)
        match = Match(GAME, players, chance="manual", intermediate_scoring=True)
        while not match.over:
            chance = match.state.to_play == CHANCE
            decision = match.decision(SPECTATOR if chance else match.state.to_play)
            assert decision is not None
            assert len(decision.choices) > 1
            typed = decision.choices[rng.below(len(decision.choices))].move
            before = match.state
            match.play(typed, reader=SPECTATOR)
            if chance and rng.below(4) == 0:
                after = match.state
                match.undo(chance=True)
                assert match.state == before
                match.play(typed)
                assert match.state == after
        assert record.replay(record.read(record.write(record.Record.of(match, None)))).state == match.state
        while match.history:
            match.undo(chance=True)
        assert match.state == Match(GAME, players, chance="manual", intermediate_scoring=True).state


def test_typed_chance_is_told_what_is_wrong():
    match = Match(GAME, 3, chance="manual")
    with pytest.raises(IllegalMove) as refused:
        match.play("token tyros brick", CHANCE)
    assert refused.value.details["why"].id == "co-why-next-city"


def test_every_kind_of_move_is_among_all_moves():
    assert {type(move) for move in moves.every_move()} == {
        kind for kinds in moves.MOVES.values() for kind in kinds
    }
    assert len(set(moves.every_move())) == len(moves.every_move())
