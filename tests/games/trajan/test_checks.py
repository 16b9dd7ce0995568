"""What is no position is refused in words, whether it is set up, saved or the start of a record."""

from __future__ import annotations

import json
from typing import Any

import pytest

from antiqua import i18n, record
from antiqua.games.trajan import tables
from antiqua.games.trajan.game import GAME
from antiqua.games.trajan.rules import Trajan
from antiqua.kernel.errors import AntiquaError, BadPosition, BadRecord, BadSave
from antiqua.kernel.playout import playouts
from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import CHANCE, OVER
from antiqua.match import Match
from tests.games.trajan.helpers import chance, new_game, phase, play

ONE_BONUS = {
    "bonus": ["bonus_workers"],
    "demands": ["bread"] * 3,
    "time": 10,
    "mats": [{"trays": {"I": "Y"}}],
}


def words_of(error: AntiquaError) -> str:
    """In English; the other languages have words too."""
    for lang in i18n.LANGUAGES:
        assert i18n.catalogue(lang).message(error).strip()
    return str(error)


def refused(**facts: Any) -> str:
    with pytest.raises(BadPosition) as caught:
        GAME.position(**facts)
    return words_of(caught.value)


# -- positions that once led to a crash or an endless game ------------------------------------------------------------


def test_two_bonus_tiles_lie_on_the_board():  # TR-10.9, TR-10.12
    assert "Bonus tiles on the board: 1; there are 2" in refused(**ONE_BONUS)
    assert "Bonus tiles on the board: 0; there are 2" in refused(bonus=[])


def test_who_ends_the_quarter_can_be_set_up():  # TR-10.9
    """The line of moves that once ended the process."""
    state = GAME.position(**{**ONE_BONUS, "bonus": ["bonus_workers", "bonus_wine_fish"]})
    play(state, "tray seaport", "pass")
    assert phase(state) == "choose_bonus_tile"
    chance(play(state, "keep bonus_workers"))
    assert (state.quarter, phase(state)) == (2, "choose_tray")


def test_a_record_cannot_begin_where_no_game_leads():
    """The same position as the start of a record."""
    match = Match(GAME, start=GAME.position(**{**ONE_BONUS, "bonus": None}), seed=1)
    match.play_all("tray seaport, pass")
    kept = record.write(record.Record.of(match, None))
    assert record.replay(record.read(kept)).state == match.state
    head, start, rest = kept.partition("start: ")
    line, _, moves = rest.partition("\n")
    data = {**json.loads(line), "bonus": ["bonus_workers"]}
    with pytest.raises(BadRecord) as caught:
        record.read(f"{head}{start}{json.dumps(data)}\n{moves}")
    assert "Bonus tiles on the board: 1" in words_of(caught.value)


def test_nobody_has_all_bonus_tiles():  # TR-1.5
    why = refused(mats=[{"yellow": list(tables.BONUSES[:9])}])
    assert "Yellow bonus tiles of all players: 10; by now it must be 2" in why


def test_demands_do_not_run_out():  # TR-1.5, TR-2.1
    with pytest.raises(BadSave) as caught:
        GAME.from_dict({**GAME.position().to_dict(), "demand_stack": []})
    assert "Demand tiles that have not been revealed: 0; it must be 15" in words_of(caught.value)


def test_whatever_is_completed_plays_to_the_end(many):
    """Positions of all quarters in which little is named."""
    rng = Rng(4)
    own = {"sites": [0, 1, 5], "occupied": ["alpes"], "leader": "raetia", "covered": ["forum", "senate"]}
    other = {"sites": [1, 2], "tiles": ["senate_2", "wild_demand", "extra_forum"]}
    for number in range(many(40)):
        state = GAME.position(players=2 + number % 3, quarter=1 + number % 4, mats=[own, other])
        for ending, winners, *_ in playouts(state, 2, rng, GAME.decision_limit):
            assert ending
            assert winners


# -- what is wrong, by fact -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("facts", "why"),
    [
        ({"mats": [{"legionnaires": 0}]}, "Player 1 has no legionnaire"),
        ({"mats": [{}, {"workers": 0}]}, "Player 2 has no worker"),
        ({"mats": [{"occupied": ["alpes"]}]}, "the leader has not left the camp"),
        (
            {"mats": [{"hand": ["oil"] * 6}]},
            "Cards “Oil” in hands, displays and discard piles: 6; there are 5.",
        ),
        ({"mats": [{"known": ["oil"]}]}, "What is known of the hand of Player 1"),
        ({"piles": ([], ["oil"])}, "A discard pile is empty although there are cards in the deck."),
        ({"mats": [{"tiles": ["wild_demand"] * 4}]}, "Tiles “Wild tile for demands”"),
        ({"forum_stack": 20}, "Tiles in the forum stack: 20; in quarter 1 there are 54 to 54."),
        ({"mats": [{"leader": "alpes"}], "provinces": {"alpes": "senate_2"}}, "On “Alpes” lies a tile"),
        ({"tops": {"demand": None}}, "Trajan tiles for demands that are nowhere: 9"),
        ({"mats": [{"slots": {"I": "victory_blue_blue"}, "arch": "I"}]}, "The arch of Player 1"),
        (
            {"tops": {"plus_two": None}},
            "Spaces with a +2 marker: 0; completed Trajan tiles that bring one: 9.",
        ),
        ({"mats": [{"sites": [0, 7]}]}, "do not stand side by side"),
        ({"sites": {4: None}}, "Site 4 must have a construction tile"),
        ({"mats": [{"sites": [4], "built": []}]}, "have 0 construction tiles, but workers stand on 1 sites"),
        (
            {"mats": [{"sites": [4], "built": []}, {"sites": [9], "built": ["door_2", "door_3"]}]},
            "Construction tiles of Player 1: 0; by where workers stand there are 1 to 1.",
        ),
        ({"mats": [{"gray": ["bonus_workers"]}]}, "Grey bonus tiles of all players: 1; by now it must be 0."),
        ({"decision": "act", "action": "senate", "mats": [{"senate": 7}]}, "has no legal option"),
        ({"mats": [{"points": 5000}]}, "right form"),
    ],
)
def test_what_no_game_leads_to(facts, why):
    assert why in refused(**facts)


def test_bonus_tiles_go_to_two_players_a_quarter():  # TR-10.9
    yellow = ["bonus_workers", "bonus_wine_fish"]
    mats = [{"yellow": yellow, "gray": ["bonus_demand_games"]}, {"gray": []}, {"gray": []}]
    assert "Player 1 has too many bonus tiles; by now a player has at most 2." in refused(
        quarter=2, mats=mats
    )
    assert GAME.position(quarter=2, mats=[{"yellow": yellow}]).mats[1].gray.bit_count() == 1


# -- what is wrong in a save ------------------------------------------------------------------------------------------


def positions_of_random_games(games: int):
    for seed in range(games):
        state, rng = new_game(2), Rng(seed)
        while state.to_play != OVER:
            yield state
            legal = state.legal_actions()
            state.play(state.sample_chance(rng) if state.to_play == CHANCE else legal[rng.below(len(legal))])
        yield state


@pytest.fixture(scope="module")
def first_of() -> dict[str, dict[str, Any]]:
    """For everything that may be pending the data of the first position in which it is, and of the first in play."""
    found: dict[str, dict[str, Any]] = {}
    for state in positions_of_random_games(12):
        found.setdefault(phase(state), state.to_dict())
        if state.quarter:
            found.setdefault(f"{phase(state)} in play", state.to_dict())
    return found


@pytest.mark.parametrize(
    ("at", "field", "change"),
    [
        ("deal_forum_tile", "fill", lambda fill: fill + 1),
        ("deal_construction_tile", "fill", lambda _: 2),
        ("lay_out_markers", "forum_stack", lambda tiles: tiles[:-1]),
        ("lay_out_markers", "picks", lambda _: 2),
        ("lay_out_markers", "active", lambda seat: 1 - seat),
        ("pick_card", "picks", lambda picks: picks + 1),
        ("pick_card", "time", lambda _: 3),
        ("pick_trajan_tile", "picks", lambda picks: picks + 3),
        ("choose_tray", "crossings", lambda _: 1),
        ("choose_tray", "doing", lambda _: "senate"),
        ("choose_tray", "extras_stack", lambda tiles: tiles[1:]),
        ("choose_tray", "demand_stack", lambda tiles: tiles[1:]),
        ("choose_tray", "forum_stack", lambda tiles: tiles[1:]),
        ("choose_tray", "stacks", lambda tiles: tiles[:-1]),
        ("sow_marker", "sowing", lambda sowing: {**sowing, "sown": sowing["sown"] + 1}),
        ("sow_marker", "sowing", lambda sowing: {**sowing, "source": (sowing["source"] + 1) % 6}),
        ("act", "mode", lambda _: "bonus"),
        ("act", "repeats", lambda _: 1),
        ("draw_card", "draws", lambda _: 0),
        ("draw_card", "resume", lambda _: "set_up_tiles"),
        ("turn_up_card", "resume", lambda _: "set_up_tiles"),
        ("draw_card in play", "picks", lambda _: 1),
        ("turn_up_card", "repeats", lambda _: 1),
        ("turn_up_card", "doing", lambda _: "senate"),
        ("turn_up_card in play", "picks", lambda _: 2),
        ("reveal_trajan_tile in play", "picks", lambda _: 1),
        ("discard_card", "doing", lambda _: "forum"),
        ("lay_second_card", "laid", lambda _: []),
        ("lay_second_card", "doing", lambda _: "forum"),
        ("reveal_demand", "demands", lambda _: ["bread"] * 3),
        ("choose_bonus_tile", "quarter", lambda quarter: quarter % 4 + 1),
        ("choose_bonus_tile", "demands", lambda _: ["bread"]),
        ("deal_bonus_tile", "bonus", lambda _: ["bonus_workers", "bonus_yellow_tiles"]),
    ],
)
def test_what_is_pending_fits_the_rest(first_of, at, field, change):
    data = json.loads(json.dumps(first_of[at]))
    assert GAME.from_dict(data).to_dict() == first_of[at]
    data[field] = change(data[field])
    with pytest.raises(BadSave) as caught:
        GAME.from_dict(data)
    assert words_of(caught.value)


def test_the_winner_is_who_has_most():  # TR-11.4
    last: Trajan | None = None
    for state in positions_of_random_games(1):
        last = state
    assert last is not None
    data = last.to_dict()
    winner = data["winners"][0]
    with pytest.raises(BadSave) as caught:
        GAME.from_dict({**data, "winners": [1 - winner]})
    assert f"another one: Player {winner + 1}." in words_of(caught.value)
