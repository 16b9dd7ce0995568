"""What no game can lead to is refused, in words that name the right player: saved or set up by hand."""

from __future__ import annotations

import copy
import json
from typing import Any

import msgspec
import pytest

from antiqua import i18n
from antiqua.games.concordia.game import GAME
from antiqua.games.concordia.rules import Concordia
from antiqua.kernel.errors import AntiquaError, BadPosition, BadSave
from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import OVER
from antiqua.match import Match
from antiqua.saved import SavedMatch, sealed
from tests.games.concordia.helpers import after_setup, given, new_game, play, player, random_game


def reason(error: AntiquaError) -> str:
    """What is said in English; it can be said in every language."""
    for lang in i18n.LANGUAGES:
        assert i18n.catalogue(lang).message(error)
    why: Any = error.details["why"]
    said = i18n.catalogue("en").message(why)
    return "".join(c for c in said if c not in "\u2066\u2067\u2068\u2069")


def why_not(everyone: list[dict[str, Any]] | None = None, **facts: Any) -> str:
    with pytest.raises(BadPosition) as refused:
        GAME.position(everyone=everyone or [{}, {}, {}], **facts)
    return reason(refused.value)


pytestmark = pytest.mark.usefixtures("strict_words")


# -- set up by hand ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("second", "said"),
    [
        ({"money": 2**31 - 1}, "Player 2 has 2,147,483,647 sestertii; possible are 0 to 1,000,000."),
        ({"money": -1}, "Player 2 has -1 sestertii; possible are 0 to 1,000,000."),
        ({"goods": {"wine": -1}}, "Player 2 cannot have less than nothing of this: wine."),
        ({"goods": {"wine": 9}}, "The storehouse of player 2 holds 13 things; there are 12 spaces."),
        ({"land": ["roma"] * 4}, "Land colonists of player 2: 4; there are 3."),
        ({"sea": []}, "Player 2 has no sea colonist on the board."),
        ({"land": ["massilia"]}, "Player 2 has a colonist in a city without an own house: Massilia."),
        (
            {"sea": ["novaria"], "houses": ["novaria"]},
            "Player 2 has a sea colonist in a city that no sea route touches: Novaria.",
        ),
        ({"pile": ["tribune"]}, "Player 2 does not have the Tribune in hand."),
        (
            {"pile": ["consul"]},
            "The pile of player 2 has more cards of this person than the player owns: Consul.",
        ),
        ({"houses": ["masilia"]}, "“masilia” is not known; perhaps “massilia” is meant."),
        ({"marker": 3}, "Player 2 has an intermediate score, but there is no intermediate scoring."),
        ({"marker": -7}, "The intermediate score of player 2 is -7; possible are 0 to 1,000,000."),
        ({"marker": -1}, "The intermediate score of player 2 is -1; possible are 0 to 1,000,000."),
    ],
)
@pytest.mark.parametrize("starter", [0, 1, 2])
def test_players(
    second: dict[str, Any], said: str, starter: int
):  # CO-2.5, CO-3.4, CO-4.1, CO-5.4, CO-10, CO-R17
    """Whoever began, the right player is named."""
    assert why_not([{}, second, {}], starter=starter).replace("\u2212", "-") == said


@pytest.mark.parametrize(
    ("facts", "said"),
    [
        (
            {"display": [f"s1_{name}" for name in ("mason",)] * 9},
            "The display has 9 cards; there are 7 slots.",
        ),
        (
            {"display": ["s1_mason"]},
            "The display has 1 card although there is a deck; it is filled up to 7.",
        ),
        ({"display": ["s4_consul"]}, "“Consul” is in a stack that 3 players do not use."),
        ({"to_play": 3}, "There is no player 4; the players are 1 to 3."),
        ({"holder": -1}, "There is no player 0; the players are 1 to 3."),
        ({"starter": 1, "start_player": "given"}, "Player 1 begins, as the options say, not player 2."),
        (
            {"tokens": {"isca_d": "cloth", "londinium": "cloth"}},
            "Of letter A there are not so many tokens with this good: cloth (in all: 1).",
        ),
        ({"finisher": 1}, "Player 2 has the Concordia card although nothing has brought the end."),
        (
            {"display": [], "deck": [], "finisher": 0},
            "Player 1 has the Concordia card and so no further turn.",
        ),
        (
            {"display": [], "deck": []},
            "The last card is bought or fifteen houses are built, so somebody must have the Concordia card.",
        ),
    ],
)
def test_table(facts: dict[str, Any], said: str):  # CO-2, CO-8
    assert why_not(**facts) == said


def test_markers_go_back_when_all_are_scored():  # CO-10.2
    said = why_not([{"marker": 0}, {"marker": 9}, {"marker": 0}], intermediate_scoring=True)
    assert said == "All players have been scored, so all markers are back at 0; that of player 2 is at 9."
    GAME.position(everyone=[{"marker": 4}, {"marker": 9}, {}], intermediate_scoring=True)


def test_the_richest_possible_player_only_gets_richer():
    """Nothing overflows where somebody has as much money as he may."""
    state = given(player(money=1_000_000), player(money=1_000_000), player())
    play(state, "play mercator")
    assert state.everyone[0].money == 1_000_003
    assert all(score >= 0 for score in state.scores())
    assert GAME.from_dict(state.to_dict()) == state


def test_no_saved_fortune_overflows():
    state = given()
    rich = GAME.from_dict(damage(state, players__0__money=100_000_000))
    assert rich.score(0) > 10_000_000
    assert why_damaged(state, players__0__money=100_000_001).startswith("Player 1 has 100,000,001 sestertii")


# -- saved ---------------------------------------------------------------------------------------------------


def damage(state: Concordia, **changes: Any) -> dict[str, Any]:
    """Saved, with some parts changed: `players__0__goods`."""
    data: dict[str, Any] = json.loads(json.dumps(state.to_dict()))
    for path, value in changes.items():
        *outer, last = path.split("__")
        part: Any = data
        for name in outer:
            part = part[int(name) if name.isdigit() else name]
        part[last] = copy.deepcopy(value)
    return data


def why_damaged(state: Concordia, **changes: Any) -> str:
    with pytest.raises(BadSave) as refused:
        Concordia.from_dict(damage(state, **changes))
    return reason(refused.value)


PENDING = "What is pending, “{}”, does not fit the rest."
NOT_PLAYED = "The card that player 1 has played does not lead to what is pending."


def test_a_colonist_must_be_paid():  # CO-5.1b, CO-5.4
    tribune = play(given(), "play tribune")
    assert why_damaged(tribune, players__0__goods={}) == PENDING.format("tribune_colonist")
    colonist = play(given(player("0/2/2/0/0", bought="s1_colonist"), player(), player()), "play colonist")
    assert why_damaged(colonist, players__0__goods={"food": 2}) == PENDING.format("colonist")
    play(colonist, "place land roma")
    assert why_damaged(colonist, players__0__goods={"tool": 2}) == PENDING.format("colonist_place")


@pytest.mark.parametrize(
    "phase",
    [
        "tribune_colonist",
        "architect_move",
        "architect_build",
        "prefect",
        "colonist",
        "diplomat",
        "senator",
    ],
)
def test_the_card_played_leads_to_what_is_pending(phase: str):  # CO-3.2, CO-3.6
    state = given(player(pile="prefect mercator"), player(pile="mercator"), player())
    changes = {"points": 2} if phase == "architect_move" else {}
    assert why_damaged(state, phase=phase, **changes) == NOT_PLAYED


def test_a_diplomat_leads_to_what_it_can_copy():  # CO-5.6
    state = play(
        given(player(), player(pile="senator"), player(pile="mercator")), "play diplomat", "copy mercator"
    )
    assert GAME.from_dict(state.to_dict()) == state
    assert why_damaged(state, phase="prefect") == NOT_PLAYED


def test_steps_of_the_action_could_be_made():
    trading = play(given(player("0/0/2/2/2"), player(), player()), "play mercator", "sell 1 tool")
    assert why_damaged(trading, made=[2, 7]) == PENDING.format("mercator")  # both sold and bought, CO-R12
    assert why_damaged(trading, made=[2, 3, 4]) == PENDING.format("mercator")  # three goods, CO-5.5
    assert why_damaged(trading, made=[3]) == PENDING.format("mercator")  # not what was done last
    assert why_damaged(trading, last=-1, made=[5]) == PENDING.format("mercator")  # nothing is there of it
    building = play(
        given(player("2/2/2/0/0", 50, land="isca_d-londinium"), player(), player()), "play architect", "done"
    )
    assert why_damaged(building, last=29) == PENDING.format("architect_build")
    assert why_damaged(building, points=2) == PENDING.format("architect_build")
    moving = play(given(), "play architect")
    assert why_damaged(moving, points=3) == PENDING.format("architect_move")  # CO-5.2a
    buying = play(given(player("3/2/1/1/1"), player(), player()), "play senator")
    assert why_damaged(buying, last=3) == PENDING.format("senator")  # the card is still there, CO-5.7b


def test_a_gap_only_where_a_senator_bought():  # CO-5.7b
    state = play(given(player("3/2/1/1/1"), player(), player()), "play senator")
    shown = [*state.to_dict()["display"]]
    shown[2] = None
    assert (
        why_damaged(state, display=shown) == "Slot 3 of the display is empty although a card lies further on."
    )


def kept() -> Concordia:
    """The first player got food and cloth of Syria, and has room for some of it."""
    red = player("0/3/2/2/0", houses="antiochia tyros")
    state = play(given(red, player(houses="tyros"), player()), "play prefect", "produce syria")
    assert GAME.phase(state) == "keep_goods"
    return state


def test_goods_that_wait_are_those_of_a_province():  # CO-4.4, CO-4.5, CO-5.3a
    assert why_damaged(kept(), players__0__received={}, players__1__received={}) == PENDING.format(
        "keep_goods"
    )
    assert "has no choice among the goods received" in why_damaged(kept(), players__0__goods={})
    assert "has no choice among the goods received" in why_damaged(kept(), players__0__goods={"food": 8})
    strange = "The goods that wait to be stored are not those that a province has produced."
    assert why_damaged(kept(), players__0__received={"brick": 1, "cloth": 2}) == strange
    assert why_damaged(kept(), players__1__received={"cloth": 9}) == strange
    assert why_damaged(given(), players__0__received={"cloth": 1}) == PENDING.format("choose_card")


def test_before_the_first_turn_everybody_has_the_same():  # CO-2.5
    state = new_game(3)
    said = "Player 3 does not have exactly what everybody has before the first turn."
    assert why_damaged(state, players__2__money=1) == said
    assert why_damaged(state, players__2__houses=["tyros"]) == said
    assert why_damaged(state, active=1) == PENDING.format("deal_token")


def test_the_winner_is_the_one_with_most_points():  # CO-9.3
    over = random_game(after_setup(3), 1)[-1]
    assert over.to_play == OVER
    winner = over.to_dict()["winners"][0]
    wrong = [seat for seat in range(3) if seat != winner]
    assert why_damaged(over, winners=[wrong[0]]) == f"Player {winner + 1} has won, and nobody else."
    assert why_damaged(over, winners=[0, 1]) == f"Player {winner + 1} has won, and nobody else."
    assert why_damaged(over, ending=3 - over.ending) == PENDING.format("game_over")


def test_every_position_of_a_game_gets_in_again():
    """Nothing is refused that games lead to, in any order or the canonical one."""
    for any_order in (False, True):
        state, rng = new_game(4, intermediate_scoring=True), Rng(4)
        state.any_order = any_order
        while state.to_play != OVER:
            legal = state.legal_actions()
            state.play(legal[rng.below(len(legal))])
            assert GAME.from_dict(state.to_dict()) == state
            if any_order and state.to_play != OVER:
                assert GAME.from_dict(state.canonical().to_dict()) == state.canonical()


@pytest.mark.parametrize(
    ("kind", "field", "wrong"),
    [
        ("TokenDealt", "city", "atlantis"),
        ("TokenDealt", "good", "marble"),
        ("CardRevealed", "card", "s1_masn"),
        ("CardRevealed", "slot", 8),
        ("StarterDrawn", "seat", 5),
    ],
)
def test_events_of_a_saved_match_are_checked(kind: str, field: str, wrong: str | int):
    data = json.loads(Match(GAME, 3, seed=1).to_json())["match"]
    events = [event for entry in data["history"] for event in entry["events"] if event["type"] == kind]
    events[0][field] = wrong
    text = sealed(msgspec.json.decode(json.dumps(data), type=SavedMatch))
    with pytest.raises(BadSave) as refused:
        Match.from_json(text)
    assert i18n.catalogue("en").message(refused.value)
