"""Steps in any order, several moves in one line, and whole games in which people say what chance brought."""

from __future__ import annotations

from typing import cast

import pytest

from antiqua import record
from antiqua.games.trajan.game import GAME
from antiqua.games.trajan.rules import Trajan
from antiqua.kernel.errors import AntiquaError, IllegalMove, InvalidMove
from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import CHANCE
from antiqua.match import Match
from tests.games.trajan.helpers import can, display, hand, options, phase, play, tray, turn

CARGO = {"hand": ["furs", "oil", "wheat", "wheat", "fish"]}


def at_table(*mats, **facts) -> Match:
    return Match(GAME, start=GAME.position(mats=list(mats), **facts), seed=1)


def board(match: Match) -> Trajan:
    return cast(Trajan, match.state)


def freely(*mats, **facts) -> Trajan:
    """A position in which steps come in any order."""
    return board(at_table(*mats, **facts)).clone()


# -- any order --------------------------------------------------------------------------------------------------------


def test_two_markers_of_one_tray_come_in_any_order():  # TR-2.5
    state = freely(decision="lay_out_markers")
    assert options(state) == {
        f"place {color}" for color in ("yellow", "orange", "green", "white", "pink", "blue")
    }
    play(state, "place blue")
    assert "place yellow" in options(state)
    play(state, "place yellow")
    assert tray(state, 0, "I") == "YB"
    canonical = play(GAME.position(decision="lay_out_markers"), "place blue")
    assert tray(canonical, 0, "I") == "BB"  # yellow and blue come about by yellow first


def test_more_than_six_markers_are_sown_in_any_order():  # TR-4.3
    seven = {"trays": {"I": "YYOOGGB", "II": ""}}
    state = play(freely(seven), "tray seaport")
    play(state, "sow blue")
    assert {"sow yellow", "sow green"} <= options(state)
    play(state, "sow yellow")
    assert tray(state, 0, "II") == "YB"
    canonical = play(GAME.position(mats=[seven]), "tray seaport")
    assert not can(canonical, "sow blue")  # the same comes about by yellow first


def test_cards_are_laid_in_any_order():  # TR-6.1.1
    state = freely(CARGO, decision="act", action="seaport")
    play(state, "lay wheat")
    assert {"lay furs", "lay oil", "lay wheat", "lay fish"} <= options(state)
    play(state, "lay furs")
    assert {"ship different furs oil wheat", "ship different furs fish wheat", "play"} <= options(state)
    turn(state, "play")
    assert sorted(display(state)) == ["furs", "wheat"]


def test_the_order_of_laying_makes_no_difference():  # TR-6.1.1
    one = play(freely(CARGO, decision="act", action="seaport"), "lay wheat", "lay furs")
    other = play(freely(CARGO, decision="act", action="seaport"), "lay furs", "lay wheat")
    assert one == other
    assert options(one) == options(other)
    assert set(one.canonical().legal_actions()) == set(one.legal_actions())
    assert GAME.from_dict(one.to_dict()) == one
    assert GAME.from_dict(one.canonical().to_dict()) == one.canonical()


def test_a_canonical_position_is_saved_as_before():
    state = play(GAME.position(mats=[CARGO], decision="act", action="seaport"), "lay furs")
    assert "unordered" not in state.to_dict()
    assert "any_order" not in state.to_dict()


# -- lines ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "moves"),
    [
        ("sow g y b", ["sow green", "sow yellow", "sow blue"]),
        ("SOW Green w", ["sow green", "sow white"]),
        ("tray seaport, sow o y", ["tray seaport", "sow orange", "sow yellow"]),
        ("place y y", ["place yellow", "place yellow"]),
        ("lay wheat oil", ["lay wheat", "lay oil"]),
        ("play wheat oil", ["lay wheat", "lay oil", "play"]),
        ("pick deck left", ["pick deck", "pick left"]),
        ("fill senate_2 senate_4", ["fill senate_2", "fill senate_4"]),
        ("drawn wheat oil", ["drawn wheat", "drawn oil"]),
        ("drawn wheat again", ["drawn wheat again"]),
        ("sow g silver", ["sow g silver"]),
        ("play wheat oil fish", ["play wheat oil fish"]),
        ("dance", ["dance"]),
    ],
)
def test_what_a_line_means(line, moves):
    assert GAME.several(line) == moves


def test_a_turn_in_one_line():
    match = at_table({"trays": {"I": "YGB"}, **CARGO})
    entries = match.play_all("tray seaport, sow b g y, advance", seat=0)
    assert entries[0].text == "tray seaport"
    assert [tray(board(match), 0, numeral)[-1:] for numeral in ("II", "III")] == ["B", "G"]
    assert board(match).mats[0].space == 1
    again = record.replay(record.read(record.write(record.Record.of(match, None))))
    assert again.state == match.state


@pytest.mark.parametrize(
    ("line", "error"),
    [
        ("tray seaport, sow b g y, recruit", IllegalMove),
        ("tray seaport, sow b b", IllegalMove),
        ("tray seaport, sow b silver", InvalidMove),
        ("tray seaport, sow b g y, advance, tray forum", IllegalMove),
    ],
)
def test_a_line_is_made_whole_or_not_at_all(line, error):
    match = at_table({"trays": {"I": "YGB"}})
    before = match.to_json()
    with pytest.raises(error):
        match.play_all(line, seat=0)
    assert match.to_json() == before


def test_cards_in_one_line():  # TR-6.1.1
    facts = {"decision": "act", "action": "seaport"}
    match = at_table(CARGO, **facts)
    match.play_all("play wheat furs")
    assert sorted(display(board(match))) == ["furs", "wheat"]
    match = at_table(CARGO, **facts)
    match.play_all("lay wheat wheat, ship same wheat wheat")
    assert sorted(display(board(match))) == ["wheat", "wheat"]
    assert hand(board(match)).count("wheat") == 0


# -- chance by hand ---------------------------------------------------------------------------------------------------


def said(match: Match, rng: Rng) -> str:
    """What somebody who may know it says chance brought; at a real table the drawer sees the card."""
    outcome = match.state.sample_chance(rng)
    return match.game.notation(match.state, outcome)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_with_chance_by_hand(players, many):
    for seed in range(many(6)):
        match = Match(GAME, players, chance="manual")
        rng = Rng(seed)
        while not match.over:
            if match.state.to_play == CHANCE:
                match.play(said(match, rng), CHANCE, reader=None)
                if rng.below(20) == 0:
                    taken_back = match.undo(chance=True)
                    match.play(taken_back.text, CHANCE, reader=None)
            else:
                legal = match.state.legal_actions()
                match.play(legal[rng.below(len(legal))])
        again = record.replay(record.read(record.write(record.Record.of(match, None))))
        assert again.state == match.state
        assert again.history == match.history


def test_set_up_by_hand_can_be_read():
    """Every question to chance, with the options that somebody may know, on the way through set-up."""
    match = Match(GAME, 2, chance="manual")
    rng = Rng(3)
    while phase(board(match)) != "choose_tray":
        for seat in (0, 1, -1):
            assert match.decision(seat) is not None
        if match.state.to_play == CHANCE:
            match.play(said(match, rng), CHANCE)
        else:
            match.play(match.state.legal_actions()[0])


def test_wrong_outcomes_are_refused_in_words():
    match = Match(GAME, 2, chance="manual")
    with pytest.raises(AntiquaError):
        match.play("first 3", CHANCE)
    with pytest.raises(AntiquaError):
        match.play("fill senate_2", CHANCE)
    match.play("first 2", CHANCE)
    match.play_all("province senate_2 senate_2 senate_2", CHANCE)
    assert len(match.history) == 4
