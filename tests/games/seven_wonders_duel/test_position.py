"""Positions set up by hand: what is filled in, and what is refused."""

from __future__ import annotations

import ast
import inspect
import re
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest

from antiqua import i18n
from antiqua.games import facts as common
from antiqua.games.seven_wonders_duel import checks, saved
from antiqua.games.seven_wonders_duel import position as module
from antiqua.games.seven_wonders_duel.position import position
from antiqua.kernel.errors import BadPosition
from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import OVER
from tests.games.seven_wonders_duel.helpers import (
    CARD,
    GAME,
    TOKEN,
    WONDER,
    available,
    board_tokens,
    boxed_tokens,
    built,
    cards,
    city,
    coins,
    discarded,
    military_tokens,
    moves_at_random,
    options,
    phase,
    slots,
    tokens,
    wonders,
)
from tests.games.seven_wonders_duel.test_saved import DAMAGE

# -- what is filled in ------------------------------------------------------------------------------------------------


def test_documented_examples():
    """Whatever `position` documents as an example can be run as it stands."""
    text = "\n".join(filter(None, (module.__doc__, module.Facts.__doc__, position.__doc__)))
    examples = re.findall(r"^ {4}(position\(.*\))$", text, re.MULTILINE)
    assert examples
    for example in examples:
        state = eval(example, {"position": position})
        assert state.to_play == 0
    assert cards(state, 0) == {"stable"}
    assert slots(state)[19] == "horse_breeders"
    assert "build horse_breeders" in options(state)


def test_nothing_told_is_the_start_of_age_1():
    state = position()
    assert (state.age, phase(state), state.to_play, state.pawn) == (1, "play_card", 0, 0)
    assert coins(state) == (7, 7)
    assert len(board_tokens(state)) == len(boxed_tokens(state)) == 5
    assert [len(wonders(state, seat)) for seat in range(2)] == [4, 4]
    assert built(state, 0) == built(state, 1) == {}
    assert len(military_tokens(state)) == 4
    assert None not in slots(state)


def test_named_things_are_where_they_were_put():
    p1 = {
        "cards": ["quarry", "altar"],
        "built": {"sphinx": "tavern", "piraeus": None},
        "wonders": ["pyramids"],
        "tokens": ["law"],
        "coins": 3,
    }
    state = position(
        age=2,
        to_play=1,
        cities=[p1, city(tokens="economy", coins=12)],
        pawn=-4,
        discarded=["baths", "walls"],
        board_tokens=["masonry", "strategy", "theology"],
        used_military_tokens=[(1, 2)],
        layout={19: "statue", 18: None},
    )
    assert state.to_play == 1
    assert cards(state, 0) == {"quarry", "altar"}
    assert built(state, 0) == {"sphinx": "tavern", "piraeus": None}
    assert {"sphinx", "piraeus", "pyramids"} < wonders(state, 0)
    assert (tokens(state, 0), tokens(state, 1)) == ({"law"}, {"economy"})
    assert board_tokens(state) == {"masonry", "strategy", "theology"}
    assert coins(state) == (3, 12)
    assert discarded(state) == {"baths", "walls"}
    assert military_tokens(state) == {(0, 5), (1, 5)}  # the pawn has passed the one on player 1's side
    assert slots(state)[18:] == [None, "statue"]
    assert available(state) == {15, 19}


def test_cards_of_the_age_in_use_have_left_the_layout():
    """From the last slot upwards."""
    state = position(cities=[city("quarry altar"), city("tavern")], discarded=["baths"])
    assert slots(state)[16:] == [None] * 4
    named = position(cities=[city("quarry altar"), {}], layout={19: "tavern"})
    assert slots(named)[17:] == [None, None, "tavern"]
    tucked = position(cities=[{"built": {"sphinx": "altar"}}, {}])
    assert [slot for slot, name in enumerate(slots(tucked)) if name is None] == [19]
    earlier = position(age=2, cities=[city("quarry altar"), city("tavern")])
    assert None not in slots(earlier)


def test_unnamed_cards_are_nowhere_else():
    state = position(age=3, cities=[city("palace arsenal"), city("senate")], layout={0: "pretorium"})
    laid = [name for name in slots(state) if name in CARD]
    assert len(laid) == len({*laid})
    assert not {*laid} & {"palace", "arsenal", "senate"}


def test_three_guilds_in_age_3():
    assert slots(position(age=3)).count("guild") == 3
    one_named = position(age=3, cities=[city("builders_guild"), {}])
    assert slots(one_named).count("guild") == 2
    told = position(age=3, layout={2: "down", 3: "guild", 4: "guild", 9: "guild"})
    assert [slot for slot, name in enumerate(slots(told)) if name == "guild"] == [3, 4, 9]
    face_up = position(age=3, layout={18: "builders_guild", 0: "merchants_guild"})
    assert slots(face_up).count("guild") == 1


def test_reached_military_tokens_are_used():
    assert military_tokens(position(pawn=2)) == {(0, 2), (0, 5), (1, 2), (1, 5)}
    assert military_tokens(position(pawn=3)) == {(0, 2), (0, 5), (1, 5)}
    assert military_tokens(position(pawn=-8)) == {(1, 2), (1, 5)}


def test_draft():
    state = position(
        decision="draft_wonder",
        cities=[city(wonders="sphinx"), city(wonders="piraeus")],
        group=["colossus", "mausoleum"],
    )
    assert (phase(state), state.to_play, state.age) == ("draft_wonder", 1, 0)
    assert options(state) == {"pick colossus", "pick mausoleum"}


def test_choice_who_begins():
    assert position(age=2, decision="choose_age_starter", pawn=3).to_play == 1
    assert position(age=3, decision="choose_age_starter", pawn=-3).to_play == 0
    assert position(age=3, decision="choose_age_starter", to_play=1).to_play == 1
    assert options(position(age=2, decision="choose_age_starter")) == {"begin 1", "begin 2"}


def test_first_game_wonders():  # SW-2.5
    state = position(wonders="first_game", cities=[city(built="pyramids"), {}])
    assert wonders(state, 0) == {"pyramids", "great_lighthouse", "temple_of_artemis", "statue_of_zeus"}
    assert wonders(state, 1) == {"circus_maximus", "piraeus", "appian_way", "colossus"}


def test_seven_wonders_leave_no_eighth():  # SW-5.5
    sides = [
        city(built="sphinx piraeus pyramids colossus"),
        city(built="mausoleum appian_way great_lighthouse"),
    ]
    state = position(cities=sides)
    assert wonders(state, 1) == {"mausoleum", "appian_way", "great_lighthouse"}


def test_token_of_the_great_library():  # SW-8.8
    five = ["agriculture", "architecture", "economy", "law", "masonry"]
    state = position(cities=[city(built="great_library", tokens="theology"), {}], board_tokens=five)
    assert len(boxed_tokens(state)) == 4
    all_taken = city(built="great_library", tokens="agriculture architecture economy law masonry theology")
    state = position(cities=[all_taken, {}])
    assert board_tokens(state) == set()
    assert len(boxed_tokens(state)) == 4


def test_forced_moves_are_made():
    """One card left and no money: it is discarded, and the game is over."""
    state = position(age=3, taken=list(range(1, 20)), layout={0: "palace"}, cities=[city(coins=0), {}])
    assert state.to_play == OVER
    assert discarded(state) == {"palace"}


# -- whatever is set up can be saved and played -----------------------------------------------------------------------


def random_facts(random: Random) -> dict[str, Any]:
    """Something like what people write: a few cards, wonders, tokens, a pawn."""
    age = random.randint(1, 3)
    pool = [name for name, card in CARD.items() if card["age"] <= age]
    named = random.sample(pool, random.randint(0, 20))
    owned = random.sample(sorted(WONDER), 8)
    drawn = random.sample(sorted(TOKEN), random.randint(0, 5))
    cuts = sorted(random.randint(0, len(named)) for _ in range(2))
    facts: dict[str, Any] = {
        "age": age,
        "to_play": random.randint(0, 1),
        "age_start_tie": random.choice(["last_player_chooses", "last_player_starts"]),
        "pawn": random.randint(-8, 8),
        "cities": [
            city(
                " ".join(named[: cuts[0]]),
                built=" ".join(owned[: random.randint(0, 4)]),
                tokens=" ".join(drawn[::2]),
                coins=random.choice([0, 5, 30]),
            ),
            city(
                " ".join(named[cuts[0] : cuts[1]]),
                built=" ".join(owned[4 : 4 + random.randint(0, 4)]),
                tokens=" ".join(drawn[1::2]),
                coins=random.choice([0, 5, 30]),
            ),
        ],
        "discarded": named[cuts[1] :],
    }
    if random.random() < 0.3:
        facts["taken"] = list(range(random.randint(0, 20), 20))
    if random.random() < 0.2:
        facts["decision"] = "choose_age_starter"
    if random.random() < 0.3:
        facts["layout"] = {random.randint(0, 19): random.choice([*pool, "down", "guild", None])}
    if random.random() < 0.1:
        facts["wonders"] = "first_game"
    return facts


def test_random_positions_are_whole():
    """Built or refused, never anything else; what is built survives saving and can be played to its end."""
    random = Random(4)
    good = 0
    for number in range(600):
        facts = random_facts(random)
        before = deepcopy(facts)
        try:
            state = position(**facts)
        except BadPosition:
            continue
        finally:
            assert facts == before
        good += 1
        again = GAME.from_dict(state.to_dict())
        assert again == state
        assert again.to_dict() == state.to_dict()
        for step, now in enumerate(moves_at_random(state, Rng(number))):
            assert step % 20 or GAME.from_dict(now.to_dict()) == now
        assert state.to_play == OVER
    assert good > 150


def test_position_does_not_share_what_it_was_given():
    facts = {"cities": [{"cards": ["altar"]}, {}], "discarded": ["baths"]}
    state = position(**facts)
    GAME.parse(state, "discard " + str(slots(state)[min(available(state))]))
    state.play(state.legal_actions()[1])
    assert facts == {"cities": [{"cards": ["altar"]}, {}], "discarded": ["baths"]}


# -- what is refused --------------------------------------------------------------------------------------------------

FOUR = ["sphinx", "piraeus", "pyramids", "colossus"]

BAD: list[tuple[str, dict[str, Any], str]] = [
    (
        "error-position-unknown-field",
        {"pawns": 1},
        "A position has no field “pawns”; the fields are wonders, age_start_tie, age,",
    ),
    (
        "error-position-form",
        {"pawn": "far"},
        "The position is not described rightly (Expected `int`, got `str` - at `$.pawn`).",
    ),
    (
        "error-position-form",
        {"cities": [{}]},
        "The position is not described rightly (Expected `array` of length 2",
    ),
    (
        "error-position-form",
        {"cities": [{"card": []}, {}]},
        "Object contains unknown field `card` - at `$.cities[0]`",
    ),
    (
        "swd-wrong-coins",
        {"cities": [{"coins": 10_001}, {}]},
        "Player 1 cannot have 10,001 coins; it must be from 0 to 10,000.",
    ),
    (
        "error-position-form",
        {"layout": {"tavern": 3}},
        "The position is not described rightly (Expected `int`, got `str`",
    ),
    ("error-position-form", {"pawn": "\ud800"}, "surrogates not allowed"),
    ("error-bad-number", {"age": 4}, "“age” cannot be “4”; allowed: 1, 2, 3."),
    ("error-bad-number", {"age": 0, "layout": {19: "tavern"}}, "“age” cannot be “0”; allowed: 1, 2, 3."),
    ("error-bad-number", {"to_play": 2}, "“to_play” cannot be “2”; allowed: 0, 1."),
    (
        "error-bad-option-value",
        {"wonders": "all"},
        "The option “wonders” cannot be “all”; allowed: draft, first_game.",
    ),
    (
        "error-bad-option-value",
        {"age_start_tie": "nobody"},
        "“age_start_tie” cannot be “nobody”; allowed: last_player_chooses, last_player_starts.",
    ),
    (
        "error-bad-option-value",
        {"decision": "choose_progress"},
        "“decision” cannot be “choose_progress”; allowed: play_card, draft_wonder, choose_age_starter.",
    ),
    (
        "error-position-unknown-card",
        {"discarded": ["tavren"]},
        "There is no card “tavren”; perhaps “tavern” is meant.",
    ),
    (
        "error-position-unknown-card",
        {"cities": [{}, city("quary")]},
        "There is no card “quary”; perhaps “quarry” is meant.",
    ),
    (
        "error-position-unknown-card",
        {"layout": {3: "alter"}},
        "There is no card “alter”; perhaps “altar” is meant.",
    ),
    (
        "error-position-unknown-card",
        {"cities": [{"built": {"sphinx": "bath"}}, {}]},
        "There is no card “bath”; perhaps “baths” is meant.",
    ),
    (
        "error-position-no-such-card",
        {"discarded": ["xyzzy"]},
        "There is no card “xyzzy”; cards are named as in the component tables.",
    ),
    (
        "error-position-unknown-wonder",
        {"cities": [city(built="sphynx"), {}]},
        "There is no wonder “sphynx”; perhaps “sphinx” is meant.",
    ),
    (
        "error-position-unknown-wonder",
        {"group": ["pyramid"]},
        "There is no wonder “pyramid”; perhaps “pyramids” is meant.",
    ),
    (
        "error-position-no-such-wonder",
        {"cities": [{}, city(wonders="xyzzy")]},
        "There is no wonder “xyzzy”; wonders are named as in the component tables.",
    ),
    (
        "error-position-unknown-token",
        {"cities": [city(tokens="laws"), {}]},
        "no progress token “laws”; perhaps “law” is meant.",
    ),
    (
        "error-position-unknown-token",
        {"board_tokens": ["econmy"]},
        "no progress token “econmy”; perhaps “economy” is meant.",
    ),
    (
        "error-position-no-such-token",
        {"board_tokens": ["xyzzy"]},
        "There is no progress token “xyzzy”; tokens are named as in the component tables.",
    ),
    (
        "error-position-no-such-token",
        {"cities": [{}, city(tokens="zzz")]},
        "There is no progress token “zzz”; tokens are named",
    ),
    (
        "error-position-card-twice",
        {"cities": [city("altar"), city("altar")]},
        "The card “altar” exists once but is used twice: cities[0].cards, cities[1].cards.",
    ),
    (
        "error-position-card-twice",
        {"discarded": ["altar"], "layout": {3: "altar"}},
        "The card “altar” exists once but is used twice: discarded, layout[3].",
    ),
    (
        "error-position-card-twice",
        {"cities": [{"cards": ["altar"], "built": {"sphinx": "altar"}}, {}]},
        "The card “altar” exists once but is used twice: cities[0].cards, cities[0].built.",
    ),
    (
        "error-position-wonder-twice",
        {"cities": [city(built="sphinx"), city(wonders="sphinx")]},
        "The wonder “sphinx” exists once but is used twice: cities[0].wonders, cities[1].wonders.",
    ),
    (
        "error-position-wonder-twice",
        {"cities": [city(built="sphinx sphinx", wonders="sphinx"), {}]},
        "The wonder “sphinx” exists once but is used twice: cities[0].built, cities[0].built.",
    ),
    (
        "error-position-token-twice",
        {"cities": [city(tokens="law"), city(tokens="law")]},
        "The progress token “law” exists once but is used twice: cities[0].tokens, cities[1].tokens.",
    ),
    (
        "error-position-token-twice",
        {"cities": [city(tokens="law"), {}], "board_tokens": ["law", "economy", "masonry", "strategy"]},
        "The progress token “law” exists once but is used twice: cities[0].tokens, board_tokens.",
    ),
    (
        "error-position-later-age",
        {"cities": [city("walls"), {}]},
        "The card “walls” belongs to age 2, which has not begun.",
    ),
    (
        "error-position-later-age",
        {"age": 2, "discarded": ["palace"]},
        "The card “palace” belongs to age 3, which has not begun.",
    ),
    (
        "error-position-wrong-age",
        {"age": 2, "layout": {19: "tavern"}},
        "The card “tavern” belongs to age 1 and cannot lie in the layout of age 2.",
    ),
    (
        "error-position-wrong-age",
        {"layout": {19: "walls"}},
        "The card “walls” belongs to age 2 and cannot lie in the layout of age 1.",
    ),
    (
        "error-position-pawn-range",
        {"pawn": 10},
        "The conflict pawn cannot stand at 10; it stands between −9 and 9.",
    ),
    (
        "error-position-pawn-range",
        {"pawn": -12},
        "The conflict pawn cannot stand at −12; it stands between −9 and 9.",
    ),
    (
        "error-position-won-military",
        {"pawn": 9},
        "Player 1 has already won by military supremacy; the game must still be going on.",
    ),
    (
        "error-position-won-military",
        {"pawn": -9},
        "Player 2 has already won by military supremacy; the game must still be going on.",
    ),
    (
        "error-position-won-science",
        {"age": 3, "cities": [{}, city("workshop apothecary scriptorium pharmacist academy university")]},
        "Player 2 has already won by scientific supremacy; the game must still be going on.",
    ),
    (
        "error-position-won-science",
        {"age": 3, "cities": [city("workshop apothecary scriptorium pharmacist academy", tokens="law"), {}]},
        "Player 1 has already won by scientific supremacy; the game must still be going on.",
    ),
    (
        "swd-wrong-coins",
        {"cities": [{}, city(coins=-1)]},
        "Player 2 cannot have −1 coins; it must be from 0 to 10,000.",
    ),
    (
        "error-position-too-many-wonders",
        {"cities": [city(wonders="sphinx piraeus pyramids colossus mausoleum"), {}]},
        "Player 1 has 5 wonders; a player has at most 4.",
    ),
    (
        "error-position-too-many-built",
        {"cities": [{"built": FOUR}, city(built="mausoleum appian_way great_library great_lighthouse")]},
        "8 wonders are constructed; both players together construct at most 7.",
    ),
    (
        "error-position-slot-range",
        {"layout": {20: "tavern"}},
        "There is no slot 20; slots are numbered from 0 to 19.",
    ),
    ("error-position-slot-range", {"taken": [-1]}, "There is no slot −1; slots are numbered from 0 to 19."),
    (
        "error-position-too-many-tokens",
        {"board_tokens": ["law", "economy", "masonry", "strategy", "theology", "urbanism"]},
        "6 progress tokens lie on the board; there are at most 5.",
    ),
    (
        "error-position-token-count",
        {"board_tokens": ["law"]},
        "1 progress tokens are on the board or with players; it must be 5, or one more if the Great Library is built.",
    ),
    (
        "error-position-token-count",
        {"cities": [city(tokens="law economy masonry strategy theology urbanism"), {}]},
        "6 progress tokens are on the board or with players; it must be 5, or one more",
    ),
    (
        "error-position-token-count",
        {
            "cities": [
                city(
                    tokens="law economy masonry strategy theology urbanism agriculture", built="great_library"
                ),
                {},
            ],
        },
        "7 progress tokens are on the board or with players",
    ),
    (
        "swd-wrong-library",
        {"cities": [city(built="great_library"), city(tokens=" ".join(sorted(TOKEN)[:6]))]},
        "6 progress tokens are on the board or with players, so Player 1, who built the Great Library, must have one",
    ),
    (
        "error-position-draft",
        {
            "decision": "draft_wonder",
            "cities": [{"wonders": FOUR[:2]}, {}],
            "group": ["mausoleum", "appian_way"],
        },
        "In the draft the players pick in turn; now they must have 1 and 1 wonders.",
    ),
    (
        "swd-wrong-draft-over",
        {
            "decision": "draft_wonder",
            "cities": [
                {"wonders": FOUR},
                city(wonders="mausoleum appian_way great_library great_lighthouse"),
            ],
        },
        "The draft is over: each player has 4 wonders.",
    ),
    (
        "error-position-group",
        {"decision": "draft_wonder", "group": ["sphinx"]},
        "The group of the draft has 1 wonders; it must have 4.",
    ),
    ("error-position-group", {"group": ["sphinx"]}, "The group of the draft has 1 wonders; it must have 0."),
    (
        "error-position-draft-early",
        {"decision": "draft_wonder", "group": FOUR, "discarded": ["altar"]},
        "During the draft there are no cards, tokens or constructed wonders yet.",
    ),
    (
        "error-position-draft-early",
        {"decision": "draft_wonder", "group": FOUR, "layout": {3: "altar"}},
        "During the draft there are no",
    ),
    (
        "error-position-draft-early",
        {"decision": "draft_wonder", "group": FOUR, "taken": [19]},
        "During the draft there are no",
    ),
    (
        "error-position-draft-early",
        {"decision": "draft_wonder", "group": FOUR, "used_military_tokens": [(0, 2)]},
        "During the draft there are no",
    ),
    (
        "error-position-draft-early",
        {"decision": "draft_wonder", "group": FOUR[:3], "cities": [city(built="mausoleum"), {}]},
        "During the draft there are no cards, tokens or constructed wonders yet.",
    ),
    (
        "swd-wrong-start-military",
        {"decision": "draft_wonder", "group": FOUR, "pawn": 2},
        "Before the first age the conflict pawn stands in the middle, and all military tokens lie on the track.",
    ),
    (
        "swd-wrong-start-coins",
        {"decision": "draft_wonder", "group": FOUR, "cities": [city(coins=8), {}]},
        "Before the first age Player 1 has 8 coins; it must be 7.",
    ),
    (
        "swd-wrong-no-draft",
        {"decision": "draft_wonder", "group": FOUR, "wonders": "first_game"},
        "With the wonders of the first game there is no draft.",
    ),
    (
        "swd-wrong-first-game",
        {"wonders": "first_game", "cities": [city(wonders="sphinx"), {}]},
        "With the wonders of the first game, Player 1 cannot have “The Sphinx”.",
    ),
    (
        "swd-wrong-first-starter",
        {"decision": "choose_age_starter"},
        "Nobody chooses who begins the first age.",
    ),
    (
        "error-position-no-starter",
        {"decision": "choose_age_starter", "age": 2, "age_start_tie": "last_player_starts"},
        "With the pawn in the middle and this option, nobody chooses who begins; ask for the next turn instead.",
    ),
    (
        "swd-wrong-late-starter",
        {"decision": "choose_age_starter", "age": 2, "cities": [city("walls"), {}]},
        "Who begins is chosen before a card of the age is taken.",
    ),
    (
        "error-position-no-military-token",
        {"used_military_tokens": [(0, 3)]},
        "There is no military token (0, 3); a token is (seat, coins), for example (1, 2).",
    ),
    (
        "error-position-military-order",
        {"used_military_tokens": [(1, 5)]},
        "The 5-coin military token on player 2’s side cannot be gone while the nearer one still lies there.",
    ),
    (
        "error-position-slot-gone",
        {"taken": [9]},
        "Slot 9 cannot be empty while a card in slot 14 still lies on it.",
    ),
    (
        "error-position-slot-gone",
        {"layout": {0: None}},
        "Slot 0 cannot be empty while a card in slot 2 still lies on it.",
    ),
    (
        "error-position-slot-open",
        {"layout": {19: "down"}},
        "The card in slot 19 must be face up: it is dealt so, or nothing covers it",
    ),
    (
        "error-position-slot-open",
        {"age": 3, "layout": {0: "guild"}},
        "The card in slot 0 must be face up: it is dealt so, or nothing covers it any more.",
    ),
    (
        "error-position-slot-open",
        {"taken": [14, 15], "layout": {9: "down"}},
        "The card in slot 9 must be face up",
    ),
    (
        "error-position-slot-hidden",
        {"layout": {2: "altar"}},
        "The card in slot 2 lies face down; it can only be “down”, or “guild” in age 3.",
    ),
    (
        "error-position-slot-hidden",
        {"layout": {2: "guild"}},
        "The card in slot 2 lies face down; it can only be “down”, or “guild”",
    ),
    (
        "error-position-slot-both",
        {"taken": [19], "layout": {19: "altar"}},
        "Slot 19 cannot be taken and hold a card.",
    ),
    (
        "error-position-used-cards",
        {"cities": [city("altar theater"), {}], "taken": [19]},
        "2 cards of age 1 are in use, but only 1 slots are empty.",
    ),
    (
        "error-position-empty-layout",
        {"taken": list(range(20))},
        "The layout is empty; then the age would be over.",
    ),
    (
        "error-position-too-many-guilds",
        {"age": 3, "cities": [city("builders_guild merchants_guild scientists_guild magistrates_guild"), {}]},
        "4 guilds are in play; there are exactly 3.",
    ),
    (
        "error-position-too-many-guilds",
        {"age": 3, "layout": dict.fromkeys((2, 3, 4, 9), "guild")},
        "4 guilds are in play; there are exactly 3.",
    ),
    (
        "error-position-too-many-cards",
        {"age": 2, "discarded": [name for name, card in CARD.items() if card["age"] == 1][:21]},
        "21 cards of age 1 are in play, guilds not counted; there are at most 20.",
    ),
    (
        "error-position-too-many-cards",
        {"age": 3, "layout": {2: "down"}},
        "20 cards of age 3 are in play, guilds not counted; there are at most 17.",
    ),
]


pytestmark = pytest.mark.usefixtures("strict_words")


@pytest.mark.parametrize(
    ("id", "facts", "sentence"), BAD, ids=[f"{id}-{number}" for number, (id, _, _) in enumerate(BAD)]
)
def test_bad_position(id, facts, sentence):
    before = deepcopy(facts)
    with pytest.raises(BadPosition) as caught:
        position(**facts)
    why = caught.value.details.get("why")
    assert (caught.value.id if why is None else why.id) == id
    assert sentence in str(caught.value)
    assert facts == before
    for language in i18n.LANGUAGES:
        assert i18n.text(caught.value.id, lang=language, **caught.value.details)


def named_in(module: Any) -> set[str]:
    """The ids of messages that a module names."""
    tree = ast.parse(Path(inspect.getfile(module)).read_text(encoding="utf-8"))
    texts = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    return {text for text in texts if isinstance(text, str) and re.match("(error|swd-wrong)-.*[^-]$", text)}


def test_every_error_is_tried():
    """All ids that setting up a position names are in the table above, or among the damage of saved ones."""
    tried = {id for id, _, _ in BAD}
    damage = {id for *_, id in DAMAGE}
    twice = {f"error-position-{kind}-twice" for kind in ("card", "wonder", "token")}
    assert named_in(common) | named_in(module) | twice <= tried
    assert named_in(checks) <= tried | damage
    assert tried <= named_in(common) | named_in(module) | named_in(checks) | named_in(saved) | twice
