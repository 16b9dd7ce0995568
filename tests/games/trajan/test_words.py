"""Notation, words, places, positions and saves: what people read and write."""

from __future__ import annotations

import pytest

from antiqua import i18n
from antiqua.games.game import Message
from antiqua.games.trajan import layout, moves, tables
from antiqua.games.trajan.game import GAME
from antiqua.games.trajan.position import position
from antiqua.kernel.errors import AntiquaError, BadPosition, BadSave, IllegalMove, InvalidMove
from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import CHANCE, OVER, SPECTATOR
from tests.games.trajan.helpers import (
    Recorder,
    acting,
    chance,
    end_round,
    given,
    hand,
    new_game,
    options,
    phase,
    play,
    turn,
)

pytestmark = pytest.mark.usefixtures("strict_words")


# -- notation ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "place yellow",
        "pick deck",
        "tile victory",
        "tray military",
        "sow blue",
        "cover forum",
        "draw",
        "discard wheat left",
        "take right",
        "lay wheat",
        "play",
        "ship pairs oil gems gems wild",
        "forum senate_4",
        "recruit",
        "march belgica",
        "occupy",
        "advance",
        "hire",
        "build 7",
        "pass",
        "spend wild",
        "wilds 2",
        "keep bonus_workers",
        "first 2",
        "fill extra_forum",
        "province wild_demand",
        "extra extra_senate",
        "site door_3",
        "marker pink",
        "stack demand",
        "top victory_blue_blue",
        "bag bonus_wine_fish",
        "turn wheat",
        "drawn wheat again",
        "demand games",
    ],
)
def test_notation_is_its_own_inverse(text):
    assert moves.write(moves.read(text)) == text
    assert moves.read(f"  {text.upper()} ") == moves.read(text)


def test_cargo_may_be_written_in_any_order():
    assert moves.read("ship same wild wheat oil") == moves.read("ship same oil wheat wild")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "tray",
        "tray I",
        "sow",
        "sow red",
        "build 20",
        "build",
        "ship",
        "ship same",
        "discard wheat",
        "draw two",
    ],
)
def test_no_moves(text):
    with pytest.raises(InvalidMove):
        moves.read(text)


def test_illegal_move_says_what_is_legal():
    with pytest.raises(IllegalMove) as caught:
        GAME.parse(acting("senate", {}), "tray senate")
    assert "advance" in str(caught.value)


# -- why a move is not legal ------------------------------------------------------------------------------------------

SEAPORT = {"hand": ["oil", "fish", "fish", "wheat"], "tiles": ["wild_commodity"]}


@pytest.mark.parametrize(
    ("state", "text", "why"),
    [
        (given({"trays": {"V": "", "I": "YO"}}), "tray trajan", "The tray “Trajan” is empty."),
        (
            play(given({"trays": {"I": "YO"}}), "tray seaport"),
            "sow blue",
            "No marker of this colour is left to be placed: Blue.",
        ),
        (
            turn(chance(new_game()), "place green"),
            "place orange",
            (
                "Two markers go to this tray one after the other, the earlier colour first. "
                "The order of the colours: Yellow, Orange, Green, White, Pink, Blue."
            ),
        ),
        (
            play(
                given(
                    {
                        "trays": {"I": "YG", "III": "W"},
                        "slots": {"III": "plus_two_green_white"},
                        "covered": ["forum"],
                    }
                ),
                "tray seaport",
                "sow yellow",
            ),
            "cover forum",
            "A +2 marker already covers the space of “Forum”.",
        ),
        (
            acting("senate"),
            "recruit",
            "This belongs to the action “Military”; the action to be performed now is “Senate”.",
        ),
        (acting("forum", forum=["senate_2"]), "forum senate_5", "“Senate tile 5” does not lie in the forum."),
        (acting("military", {"supply": 0}), "recruit", "The player has no token left in the supply."),
        (acting("construction", {"supply": 0}), "hire", "The player has no token left in the supply."),
        (
            acting("military"),
            "march britannia",
            "The leader is in the military camp, and no way leads from there to this province: Britannia.",
        ),
        (
            acting("military", {"leader": "raetia"}),
            "march britannia",
            "This province does not border on the one where the leader stands: Britannia on Raetia.",
        ),
        (
            acting("military", {"leader": "raetia"}),
            "march raetia",
            "The leader is already there: Raetia.",
        ),
        (acting("seaport"), "play", "No card has been laid yet that could be played."),
        (
            acting("senate"),
            "tray seaport",
            "That is not what is decided now. Player 1 may advance in the senate.",
        ),
        (acting("military"), "occupy", "The leader is still in the military camp."),
        (
            acting("military", {"leader": "raetia", "occupied": ["raetia"]}),
            "occupy",
            "The player already has a legionnaire there: Raetia.",
        ),
        (
            acting("military", {"leader": "raetia", "occupied": ["alpes"], "legionnaires": 0}),
            "occupy",
            "The player has no legionnaire in the military camp.",
        ),
        (
            acting("construction", {"workers": 0, "sites": [8]}),
            "build 3",
            "The player has no worker in the worker camp.",
        ),
        (
            acting("construction", {"sites": [3]}),
            "build 3",
            "The player already has a worker on site 3.",
        ),
        (
            acting("construction", {"sites": [3]}),
            "build 9",
            "No worker of the player stands beside site 9.",
        ),
        (acting("trajan", tops={"victory": None}), "tile victory", "This stack is empty: “Victory points”."),
        (
            play(acting("senate", {"tiles": ["wild_extra_action"]}), "advance"),
            "spend tile",
            "The player has no extra action tile “Senate”.",
        ),
        (
            play(acting("senate", {"tiles": ["extra_senate"]}), "advance"),
            "spend wild",
            "The player has no wild tile for extra actions.",
        ),
    ],
)
def test_refusals_say_why(state, text, why):
    assert refused(state, text) == why


@pytest.mark.parametrize(
    ("laid", "text", "why"),
    [
        ("", "draw", "No card is left to be drawn."),
        ("", "take right", "No card lies there: Right discard pile."),
        ("", "lay wine", "“Wine” is not in hand."),
        ("fish", "lay oil", "Of these two cards “Oil” is laid first, then “Fish”."),
        ("", "ship same oil fish", "This ship takes one to four equal goods."),
        ("", "ship different fish fish", "This ship takes one to four goods, all different."),
        ("", "ship pairs fish wheat wild", "This ship takes one to three pairs, each of a different good."),
        ("", "ship pairs fish fish wild", "This ship takes one to three pairs, each of a different good."),
        ("", "ship same oil wild wild", "Wild tiles for goods: needed 2, available 1."),
        ("", "ship pairs oil oil", "Cards “Oil”: needed 2, available 1."),
        ("", "ship different oil fish wheat", "“Oil” has to be laid first."),
        ("oil", "ship different oil fish wheat", "“Fish” has to be laid first."),
        ("fish", "ship pairs fish fish wheat wild", "“Fish” has to be laid first."),
        ("oil", "ship same fish", "This cargo does not fit the laid cards: Oil."),
        ("oil fish", "ship pairs oil wild", "This cargo does not fit the laid cards: Oil, Fish."),
        ("oil fish", "lay wheat", "That is not what is decided now. Player 1 plays or ships the laid cards."),
        (
            "fish wheat",
            "ship pairs fish fish wheat wild",
            "The first two cards for this ship have to be a pair, but the laid ones are: Fish, Wheat.",
        ),
        (
            "fish",
            "ship different oil fish",
            (
                "The cards of a cargo are laid in the order of the goods, and “Oil” should have come earlier. "
                "Laid are: Fish."
            ),
        ),
    ],
)
def test_refused_goods(laid, text, why):
    state = acting("seaport", SEAPORT, piles=(["wine"], []), deck=0)
    assert refused(play(state, *(f"lay {card}" for card in laid.split())), text) == why


def test_refused_discards_and_first_tiles():
    state = turn(acting("seaport"), "draw")
    missing = next(name for name in tables.COMMODITIES if name not in hand(state))
    assert "is not in hand." in refused(state, f"discard {missing} left")
    state = chance(new_game(setup_trays="random", setup_cards="deal_from_deck"))
    why = "A player takes only one of the first tiles from each stack: “Workers”."
    assert refused(play(state, "tile worker"), "tile worker") == why


def test_refusals_at_the_end_of_a_quarter():
    tiles = ["demand_bread", "demand_games", "demand_religion", "wild_demand"]
    bonus = ["bonus_workers", "bonus_yellow_tiles"]
    state = end_round(
        given({}, {"tiles": tiles}, time=10, demands=["bread", "games", "religion"], bonus=bonus)
    )
    assert refused(state, "wilds 3") == "Wild demand tiles: needed 3, available 1."
    play(state, "wilds 1")
    assert refused(state, "keep bonus_wine_fish") == (
        "This bonus tile does not lie on the board: “Wine and fish”. "
        "There are: Workers on construction sites, Yellow bonus tiles."
    )


def test_what_chance_cannot_bring():
    """What has come does not come again; of the cards of the deck only he is told who may know everything (TR-8.2)."""
    state = new_game(setup_trays="random", setup_cards="deal_from_deck", setup_trajan_tiles="random")
    came: dict[str, set[str]] = {}
    told: dict[str, str | None] = {}
    while state.to_play == CHANCE:
        for text in sorted(came.setdefault(phase(state), set()) - options(state)):
            told.setdefault(phase(state), refused(state, text))
        text = GAME.notation(state, state.legal_actions()[0])
        came[phase(state)].add(text)
        play(state, text)
    none_left = "None of this can come any more: “{}”."
    assert told == {
        "deal_province_tile": none_left.format("Senate tile 2"),
        "deal_forum_tile": none_left.format("Senate tile 5"),
        "deal_extra_tile": none_left.format("Extra action: Seaport"),
        "deal_construction_tile": none_left.format("Stairs 2"),
        "deal_marker": none_left.format("Yellow"),
        "reveal_trajan_tile": "The new top of another stack is turned up: “Victory points”.",
        "deal_bonus_tile": none_left.format("Bread"),
        "draw_card": "No card “Columns” is left in the deck.",
        "deal_trajan_tile": "A player takes only one of the first tiles from each stack: “Commodity cards”.",
    }
    assert refused(end_round(given(time=10, quarter=4)), "demand bread") == none_left.format("Bread")


def test_a_trajan_tile_is_turned_up_once():
    state = play(acting("trajan", tops={"victory": "victory_blue_blue"}), "tile victory")
    why = "None of this can come any more: “Victory points (Blue + Blue, 9 points)”."
    assert refused(state, "top victory_blue_blue") == why


def test_two_trajan_tiles_show_the_same():
    """The first stands for both until it is turned up; then only the other can come."""
    state = play(acting("trajan", tops={"plus_two": "plus_two_green_white"}), "tile plus_two")
    why = "Two tiles of this stack show the same. The one that can come now is called: plus_two_white_pink_{}"
    assert refused(state, "top plus_two_white_pink_b") == why.format("a")
    state = play(acting("trajan", tops={"plus_two": "plus_two_white_pink_a"}), "tile plus_two")
    assert refused(state, "top plus_two_white_pink_a") == why.format("b")


def test_more_wild_tiles_than_forum_tiles_that_they_could_stand_in_for():  # TR-10.4
    tiles = ["demand_bread", "demand_games", "demand_religion", "wild_demand", "wild_demand"]
    state = end_round(given({}, {"tiles": tiles}, time=10, demands=["bread", "games", "religion"]))
    assert refused(state, "wilds 2") == "Wild tiles can stand in for 1 forum tile here, not for more."


def refused(state, text):
    """Why it is not legal, in English; in the other languages there are words for it too."""
    with pytest.raises(IllegalMove) as caught:
        GAME.parse(state, text)
    why = caught.value.details.get("why")
    if why is None:
        return None
    said(why, [i18n.catalogue(lang) for lang in i18n.LANGUAGES])
    return i18n.catalogue("en").message(why)


# -- words ------------------------------------------------------------------------------------------------------------


def test_every_decision_and_event_can_be_said(many):
    """In every language, all along random games of all numbers of players."""
    catalogues = [i18n.catalogue(lang) for lang in i18n.LANGUAGES]
    rng = Rng(4)
    for number in range(many(40)):
        state = new_game(2 + number % 3, commodity_deck_empty="reshuffle_below_tops")
        recorder = Recorder()
        while state.to_play != OVER:
            if rng.below(12) == 0:
                read_everything(state, catalogues)
            legal = state.legal_actions()
            state.listener = recorder
            state.play(state.sample_chance(rng) if state.to_play == CHANCE else legal[rng.below(len(legal))])
            state.listener = None
        said(GAME.ending_message(state), catalogues)
        for event in recorder.events:
            if rng.below(6) == 0:
                said(GAME.tell(event), catalogues)


def read_everything(state, catalogues):
    said(GAME.question(state), catalogues)
    places = layout.places(GAME.view(state, SPECTATOR))
    for action in state.legal_actions():
        choice = GAME.choice(state, action)
        said(choice.label, catalogues)
        if choice.detail is not None:
            said(choice.detail, catalogues)
        assert choice.places
        assert set(choice.places) <= set(places)


def said(message, catalogues):
    assert isinstance(message, Message)
    for catalogue in catalogues:
        assert catalogue.message(message).strip()


def test_details_tell_what_an_option_brings():
    english = i18n.catalogue("en")

    def detail(state, text):
        chosen = GAME.choice(state, GAME.parse(state, text))
        assert chosen.detail is not None
        return english.message(chosen.detail)

    assert detail(given({"trays": {"V": "YB"}}, time=9), "tray trajan").endswith(
        "The round ends after this turn."
    )
    assert "Seaport" in detail(given({"trays": {"V": "YB"}}), "tray trajan")
    state = acting("construction", {}, sites={7: "door_3"})
    assert detail(state, "build 7") == (
        "The tile “Door 3” lies there. The first one of its kind: a bonus action “Senate”."
    )
    assert detail(acting("senate", {"senate": 3}), "advance") == "5 victory points."
    leader = {"leader": "britannia"}
    crowded = acting("military", leader, {"occupied": ["britannia"], **leader})
    assert detail(crowded, "occupy") == "7 victory points."
    state = play(acting("seaport", {"hand": ["oil", "oil"]}, gray_ships=["ship_same"]), "lay oil", "lay oil")
    assert detail(state, "ship same oil oil") == "1 victory point."
    assert detail(state, "ship pairs oil oil") == "5 victory points."


# -- positions --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "facts",
    [
        {"nonsense": 1},
        {"players": 5},
        {"players": "two"},
        {"time": 11},
        {"quarter": 5},
        {"to_play": 2},
        {"decision": "build"},
        {"mats": [{"hand": ["whaet"]}]},
        {"mats": [{"hand": ["wheat"] * 6}]},
        {"mats": [{"slots": {"I": "victory_blue_blue", "II": "victory_blue_blue"}}]},
        {"mats": [{"slots": {"I": "victory_blue_blue"}, "arch": "I"}]},
        {"mats": [{"trays": {"I": "YYY"}}]},
        {"mats": [{"trays": {"I": "X"}}]},
        {"mats": [{"trays": dict.fromkeys(("I", "II", "III", "IV", "V", "VI"), "")}]},
        {"mats": [{"supply": 14, "workers": 2}]},
        {"mats": [{"sites": list(range(16))}]},
        {"mats": [{"occupied": ["alpes"]}]},
        {"mats": [{"tiles": ["wild_demand"] * 4}]},
        {"mats": [{"known": ["wheat"]}]},
        {"mats": [{"yellow": ["bonus_workers"]}, {"gray": ["bonus_workers"]}]},
        {"mats": [{"built": ["door_2"]}], "sites": {0: "door_2"}},
        {"forum": ["senate_2"] * 7},
        {"forum_stack": 200},
        {"demands": ["bread"] * 4},
        {"provinces": {"gallia": None}},
        {"options": {"house_rule": True}},
        {"negative_vp": "maybe"},
        {"senate": [0, 0]},
        {"deck": 100},
        {"extras": ["extra_forum"] * 3},
        {"decision": "act", "action": "senate", "mats": [{"senate": 7}]},
    ],
)
def test_impossible_positions_are_refused(facts):
    with pytest.raises(AntiquaError) as caught:
        position(**facts)
    assert str(caught.value).strip().endswith((".", ")"))
    assert isinstance(caught.value, BadPosition) or "option" in caught.value.id


def test_positions_are_filled_in():
    state = position()
    assert (state.players, state.to_play, state.quarter) == (2, 0, 1)
    assert [list(mat.sizes) for mat in state.mats] == [[2] * 6, [2] * 6]
    assert state.deck_size == 58
    assert GAME.position(players=4).players == 4
    assert len(options(state)) == 6


def test_positions_can_be_played_to_the_end(many):
    rng = Rng(8)
    for number in range(many(60)):
        state = position(players=2 + number % 3, quarter=1 + number % 4, mats=[{"hand": ["wheat", "oil"]}])
        while state.to_play != OVER:
            legal = state.legal_actions()
            assert len(legal) > 1
            state.play(state.sample_chance(rng) if state.to_play == CHANCE else legal[rng.below(len(legal))])
        assert state.quarter == 4


# -- saves ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("version", 2),
        ("version", "x"),
        ("players", 3),
        ("phase", "dream"),
        ("phase", "sow_marker"),
        ("active", 7),
        ("time", 40),
        ("doing", "sleep"),
        ("forum", ["senate_9"]),
        ("forum", ["senate_2"] * 9),
        ("tops", ["victory_blue_blue", None, None, None, None, None]),
        ("bonus", ["bonus_workers", "bonus_workers"]),
        ("laid", ["wheat"]),
        ("winners", [0]),
        ("piles", [["wheat"] * 6, []]),
        ("mats", []),
    ],
)
def test_damaged_saves_are_refused(field, value):
    data = {**given({}).to_dict(), field: value}
    with pytest.raises(BadSave) as caught:
        GAME.from_dict(data)
    assert str(caught.value).endswith((".", ")"))


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("supply", 3),
        ("arch", "IX"),
        ("leader", "rome"),
        ("height", 3),
        ("hand", ["gold"]),
        ("known", ["wheat"]),
        ("trays", [["yellow"] * 3, [], [], [], [], []]),
        ("sites", [99]),
        ("kept", ["victory_blue_blue"]),
    ],
)
def test_damaged_mats_are_refused(field, value):
    data = given({}).to_dict()
    data["mats"][0][field] = value
    with pytest.raises(BadSave):
        GAME.from_dict(data)


def test_observation_needs_room_and_a_seat():
    state = given({}, {}, {})
    with pytest.raises(AntiquaError):
        state.observe(0, memoryview(bytearray(40)).cast("f"))
    with pytest.raises(AntiquaError):
        state.observe(3, memoryview(bytearray(4 * GAME.encoder().size(3))).cast("f"))
