"""Positions in the decisions of set-up (TR-2): what can be told, what is filled in, what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from antiqua import i18n
from antiqua.games.trajan.game import GAME
from antiqua.games.trajan.position import position
from antiqua.kernel.errors import BadPosition
from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import CHANCE, OVER
from tests.games.trajan import conservation
from tests.games.trajan.helpers import chance, hand, new_game, options, phase, play, slot, tray, turn

TILES = {"II": "cards_blue_blue", "IV": "victory_blue_blue", "VI": "worker_1_green_blue"}


def at(decision: str, *mats: dict[str, Any], **facts: Any):
    state = position(decision=decision, mats=list(mats), **facts)
    conservation.trajan(state)
    assert GAME.from_dict(state.to_dict()) == state
    return state


def test_laying_out_begins():
    """TR-2.5: as in a game whose first player is about to place his first marker."""
    state = at("lay_out_markers")
    assert options(state) == options(chance(new_game()))
    assert state.to_play == state.first == 0
    chance(state)
    assert phase(state) == "lay_out_markers"
    while phase(state) == "lay_out_markers":
        state.apply(state.legal_actions()[0])
    assert phase(state) == "reveal_trajan_tile"


def test_some_markers_are_laid_out():
    """TR-2.5: those before have laid out all, he himself what is named."""
    state = at("lay_out_markers", {}, {}, {"trays": {"I": "OY", "II": "G"}}, first=1, to_play=2)
    assert [tray(state, 1, numeral) for numeral in ("I", "VI")] == ["YY", "BB"]
    assert (tray(state, 2, "I"), tray(state, 2, "II"), tray(state, 0, "I")) == ("YO", "G", "")
    assert options(state) == {f"place {color}" for color in ("green", "white", "pink", "blue")}
    turn(state, "place green", "place yellow")
    assert (tray(state, 2, "II"), tray(state, 2, "III")) == ("GG", "Y")


def test_picking_cards():
    """TR-2.10: three in a row; who comes after has none yet."""
    state = at("pick_card", {}, {"hand": ["fish"] * 3}, {"hand": ["oil"]}, first=1, to_play=2)
    assert options(state) == {"pick deck", "pick left", "pick right"}
    assert turn(state, "pick left").to_play == 2
    assert turn(state, "pick deck").to_play == 0
    assert [len(hand(state, seat)) for seat in range(3)] == [0, 3, 3]


def test_picking_trajan_tiles():
    """TR-2.11: one of each stack; their new tops are seen by the next player only."""
    three = {"hand": ["oil"] * 3}
    tiles = {"II": TILES["II"], "IV": TILES["IV"]}
    state = at(
        "pick_trajan_tile", {**three, "slots": tiles}, {"hand": ["fish"] * 3}, tops={"worker": TILES["VI"]}
    )
    assert options(state) == {"tile worker", "tile legionnaire", "tile plus_two", "tile demand"}
    play(state, "tile worker")
    assert slot(state, 0, "VI") == TILES["VI"]
    assert phase(state) == "reveal_trajan_tile"
    chance(state)
    assert (state.to_play, len(options(state))) == (1, 6)


@pytest.mark.parametrize("decision", ["lay_out_markers", "pick_card", "pick_trajan_tile"])
def test_they_can_be_played_to_the_end(decision):
    rng = Rng(3)
    cards = {"hand": ["oil"] * 3} if decision == "pick_trajan_tile" else {}
    state = at(decision, cards, {"hand": ["fish"] * 3} if cards else {})
    while state.to_play != OVER:
        legal = state.legal_actions()
        state.play(state.sample_chance(rng) if state.to_play == CHANCE else legal[rng.below(len(legal))])
    conservation.trajan(state)


START = "During this part of set-up “{}” cannot differ from the start of the game."


@pytest.mark.parametrize(
    ("decision", "facts", "why"),
    [
        ("lay_out_markers", {"quarter": 2}, START.format("quarter")),
        ("lay_out_markers", {"time": 1}, START.format("time")),
        ("pick_card", {"demands": ["bread"]}, START.format("demands")),
        ("pick_card", {"gray_ships": ["ship_same"]}, START.format("gray_ships")),
        ("pick_card", {"deck": 50}, START.format("deck")),
        ("pick_card", {"provinces": {"alpes": None}}, START.format("provinces")),
        ("pick_card", {"sites": {3: None}}, START.format("sites")),
        ("pick_card", {"tops": {"victory": None}}, START.format("tops")),
        ("pick_card", {"senate": [1, 0]}, START.format("senate")),
        ("pick_card", {"mats": [{"points": 3}]}, START.format("points")),
        ("pick_card", {"mats": [{}, {"leader": "alpes"}]}, START.format("leader")),
        ("pick_card", {"mats": [{"slots": {"II": TILES["II"]}}]}, START.format("slots")),
        ("lay_out_markers", {"mats": [{"hand": ["oil"]}]}, START.format("hand")),
        ("lay_out_markers", {"bonus": ["bonus_workers", "bonus_wine_fish"]}, START.format("bonus")),
        ("lay_out_markers", {"tops": {"victory": TILES["IV"]}}, START.format("tops")),
        ("pick_card", {"forum": ["senate_2"]}, "“forum” cannot be “1”; allowed: 6."),
        ("pick_card", {"extras": []}, "“extras” cannot be “0”; allowed: 3."),
        ("pick_card", {"bonus": []}, "“bonus” cannot be “0”; allowed: 2."),
        ("pick_card", {"piles": (["oil"], [])}, "“piles” cannot be “0”; allowed: 1."),
        ("pick_card", {"mats": [{"yellow": []}]}, "“yellow” cannot be “0”; allowed: 1."),
        ("pick_card", {"mats": [{"hand": ["oil"] * 3}]}, "“hand” cannot be “3”; allowed: 0–2."),
        ("pick_card", {"mats": [{}, {"hand": ["oil"]}]}, "“hand” cannot be “1”; allowed: 0."),
        ("pick_card", {"first": 1}, "“hand” cannot be “0”; allowed: 3."),
        ("pick_card", {"mats": [{"trays": {"I": "Y"}}]}, "After laying out, every tray holds 2 markers."),
        ("pick_trajan_tile", {}, "“hand” cannot be “0”; allowed: 3."),
        (
            "pick_card",
            {"setup_cards": "deal_from_deck"},
            "The option “setup_cards” cannot be “deal_from_deck”; allowed: choose.",
        ),
        (
            "lay_out_markers",
            {"mats": [{"trays": {"I": "Y", "II": "O"}}]},
            "Markers are laid out tray by tray, 2 for each, and of these the earlier colour first.",
        ),
        (
            "lay_out_markers",
            {"mats": [{"trays": {"I": "BY", "II": "B"}}]},
            "Markers are laid out tray by tray, 2 for each, and of these the earlier colour first.",
        ),
        (
            "lay_out_markers",
            {"mats": [{"trays": {"I": "YY", "II": "Y"}}]},
            "3 markers “yellow” are named for one player; each has 2.",
        ),
        ("lay_out_markers", {"mats": [{}, {"trays": {"I": "Y"}}]}, "“trays” cannot be “1”; allowed: 0."),
    ],
)
def test_what_set_up_cannot_be(decision, facts, why):
    assert refused(decision=decision, **facts) == why


@pytest.mark.parametrize(
    ("slots", "facts", "why"),
    [
        (TILES, {}, "“slots” cannot be “3”; allowed: 0–2."),
        ({"III": TILES["II"]}, {}, "The first Trajan tiles of a player come from different stacks"),
        (
            {"II": "victory_blue_blue", "IV": "victory_white_blue"},
            {},
            "The first Trajan tiles of a player come from different stacks",
        ),
        ({"II": TILES["II"]}, {"tops": {"cards": "cards_green_pink"}}, "is not turned up yet."),
        ({"II": TILES["II"]}, {"setup_cards": "deal_from_deck"}, START.format("known")),
    ],
)
def test_what_first_tiles_cannot_be(slots, facts, why):
    mats = [{"hand": ["oil"] * 3, "known": ["oil"], "slots": slots}, {"hand": ["fish"] * 3}]
    assert why in refused(decision="pick_trajan_tile", mats=mats, **facts)


def refused(**facts: Any) -> str:
    """Why there is no such position, in English; in the other languages there are words for it too."""
    with pytest.raises(BadPosition) as caught:
        position(**facts)
    for lang in i18n.LANGUAGES:
        assert i18n.catalogue(lang).message(caught.value).strip()
    return str(caught.value)
