"""Positions as plain data: what is written comes back, and what no game can lead to is refused.

The compiled rules trust their position, so a damaged one that is accepted could end the whole process.
"""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any

import pytest

from antiqua import i18n
from antiqua.games.seven_wonders_duel.constants import PHASES
from antiqua.games.seven_wonders_duel.position import position
from antiqua.games.seven_wonders_duel.rules import Duel
from antiqua.kernel.errors import BadSave
from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import OVER
from tests.games.seven_wonders_duel.helpers import (
    CARD,
    GAME,
    RICH,
    TOKEN,
    WONDER,
    city,
    given,
    last_card,
    moves_at_random,
    new_game,
    phase,
    play,
)

Data = dict[str, Any]


pytestmark = pytest.mark.usefixtures("strict_words")


# -- there and back ---------------------------------------------------------------------------------------------------


def test_every_position_of_random_games_comes_back(many):
    for seed in range(max(4, many(24))):
        options = {
            "wonders": ("draft", "first_game")[seed % 2],
            "age_start_tie": ("last_player_chooses", "last_player_starts")[seed // 2 % 2],
        }
        for state in moves_at_random(new_game(**options), Rng(seed)):
            data = state.to_dict()
            again = GAME.from_dict(json.loads(json.dumps(data)))
            assert again == state
            assert again.to_dict() == data
            assert again.fingerprint() == state.fingerprint()
            assert again.legal_actions() == state.legal_actions()
            assert again.scores() == state.scores()
            assert again.to_play == state.to_play


def test_a_loaded_game_goes_on_alike(many):
    """The rest of the game is the same, seed for seed: nothing was forgotten."""
    for seed in range(max(3, many(20))):
        for number, state in enumerate(moves_at_random(new_game(), Rng(seed))):
            if number % 13 == 5:
                again = GAME.from_dict(state.to_dict())
                original = state.clone()
                for _ in zip(moves_at_random(again, Rng(1)), moves_at_random(original, Rng(1)), strict=True):
                    assert again == original
                assert again.to_play == original.to_play == OVER


def test_pickle():
    state = position(age=2, cities=[city("altar", built="sphinx"), {}], pawn=3)
    assert pickle.loads(pickle.dumps(state)) == state


def test_game_reads_it():
    state = position(age=3)
    assert GAME.from_dict(state.to_dict()) == state
    assert Duel.from_dict(state.to_dict()) == state


# -- positions of every phase -----------------------------------------------------------------------------------------


def library() -> Duel:
    state = given("tavern", city(wonders="great_library", coins=RICH))
    return play(state, "wonder great_library with tavern")


def drawn() -> Duel:
    state = library()
    return play(state, GAME.notation(state, state.legal_actions()[0]))


def of_age(age: int, name: str) -> Duel:
    """The first moment of that age, in some game, at which `name` is pending."""
    for seed in range(20):
        for state in moves_at_random(new_game(), Rng(seed)):
            if (state.age, phase(state)) == (age, name):
                return state
    raise AssertionError("never pending")


EVERY_PHASE: dict[str, Callable[[], Duel]] = {
    "deal_tokens": new_game,
    "deal_wonders": lambda: play(new_game(), "tokens agriculture economy law masonry theology"),
    "draft_wonder": lambda: position(
        decision="draft_wonder", group=["sphinx", "piraeus", "colossus", "mausoleum"]
    ),
    "deal_card": lambda: of_age(2, "deal_card"),
    "deal_back": lambda: of_age(3, "deal_back"),
    "play_card": lambda: position(
        age=2, cities=[city("altar", built="sphinx", tokens="law"), city("quarry")], pawn=3
    ),
    "reveal_card": lambda: play(position(age=2, layout={18: "walls"}), "discard walls"),
    "draw_library": library,
    "choose_library": drawn,
    "choose_progress": lambda: play(given("library", city("scriptorium")), "build library"),
    "choose_discarded": lambda: play(
        given("tavern", city(wonders="mausoleum", coins=RICH), discarded=["altar", "baths"]),
        "wonder mausoleum with tavern",
    ),
    "choose_opponent_card": lambda: play(
        given("tavern", city(wonders="statue_of_zeus", coins=RICH), city("quarry clay_pool")),
        "wonder statue_of_zeus with tavern",
    ),
    "choose_age_starter": lambda: position(age=2, decision="choose_age_starter", pawn=3),
    "game_over": lambda: play(last_card("palace", city("altar", coins=RICH)), "build palace"),
    "game_over by arms": lambda: play(given("guard_tower", pawn=8), "build guard_tower"),
    "game_over by science": lambda: play(
        given("academy", city("workshop apothecary scriptorium pharmacist", tokens="law", coins=RICH)),
        "build academy",
    ),
}


@cache
def whole(name: str) -> Data:
    return EVERY_PHASE[name]().to_dict()


def good(name: str) -> Data:
    return deepcopy(whole(name))


@pytest.mark.parametrize("name", EVERY_PHASE)
def test_every_phase_comes_back(name):
    data = good(name)
    assert data["phase"] == name.split()[0]
    assert GAME.from_dict(deepcopy(data)).to_dict() == data


# -- damage -----------------------------------------------------------------------------------------------------------


def refused(data: Any) -> BadSave:
    """The error that these data raise; it can be said in every language."""
    with pytest.raises(BadSave) as caught:
        GAME.from_dict(data)
    for language in i18n.LANGUAGES:
        assert i18n.text(caught.value.id, lang=language, **caught.value.details)
    return caught.value


@pytest.mark.parametrize(
    "data", [None, 3, "text", [], [1, 2], {}, {"version": 1}, {1: 2}, object(), b"bytes"]
)
def test_what_is_no_save_at_all(data):
    assert refused(data).details["why"].id == "error-damage-form"


def test_future_version():
    error = refused({**good("play_card"), "version": 2})
    assert str(error) == "The saved game is of version 2; versions that can be read: 1."


@pytest.mark.parametrize("version", [0, -1, "1", None, 1.5, True])
def test_no_version(version):
    assert refused({**good("play_card"), "version": version}).id == "error-state-damaged"


def test_other_game():
    error = refused({**good("play_card"), "game": "chess"})
    assert "Invalid enum value 'chess'" in str(error)


@pytest.mark.parametrize("field", list(good("play_card")))
def test_missing_field(field):
    data = good("play_card")
    del data[field]
    assert f"`{field}`" in str(refused(data))


EMPTY_IS_RIGHT = ("discarded", "winners", "group", "drawn_tokens")
JUNK: tuple[Any, ...] = (None, -7, 10**30, "x", "\ud800", [], {}, [[]], 1.5)
WRONG_VALUES: list[tuple[str, Any]] = [
    (field, value)
    for field, right in good("play_card").items()
    for value in JUNK
    if value != right and not (value == [] and field in EMPTY_IS_RIGHT)
]


@pytest.mark.parametrize(("field", "value"), WRONG_VALUES)
def test_wrong_value(field, value):
    refused({**good("play_card"), field: value})


def test_unknown_field():
    refused({**good("play_card"), "secret": 1})


DAMAGE: list[tuple[str, str, Data, str]] = [
    # what is damaged, in which position, what is put there, which error says so
    ("an unknown name", "play_card", {"discarded": ["tavren"]}, "error-damage-name"),
    ("an unknown phase", "play_card", {"phase": "sleep"}, "error-damage-name"),
    ("an unknown token", "play_card", {"board_tokens": ["lawn"]}, "error-damage-name"),
    ("an unknown wonder", "play_card", {"undealt_wonders": ["pyramid"]}, "error-damage-name"),
    ("a card in two places", "play_card", {"discarded": ["altar"]}, "error-damage-twice"),
    (
        "a token in two places",
        "play_card",
        {"board_tokens": ["law", "economy", "masonry", "strategy"]},
        "error-damage-twice",
    ),
    ("a wonder in two places", "play_card", {"undealt_wonders": ["sphinx"]}, "error-damage-twice"),
    ("coins for ever", "play_card", {"cities.0.coins": 10_001}, "swd-wrong-coins"),
    ("debt", "play_card", {"cities.1.coins": -1}, "swd-wrong-coins"),
    ("pawn off the track", "play_card", {"pawn": 10}, "error-position-pawn-range"),
    (
        "pawn in the capital",
        "play_card",
        {"pawn": 9, "military_tokens": 0b0011},
        "error-position-won-military",
    ),
    (
        "token that the pawn has reached",
        "play_card",
        {"military_tokens": 0b1111},
        "error-position-military-token",
    ),
    ("far token used first", "play_card", {"military_tokens": 0b0001}, "error-position-military-order"),
    (
        "military token used in the draft",
        "draft_wonder",
        {"military_tokens": 0b1011},
        "swd-wrong-start-military",
    ),
    ("phase of the draft in an age", "play_card", {"phase": "draft_wonder"}, "error-damage-phase"),
    ("phase of an age in the draft", "draft_wonder", {"phase": "play_card"}, "error-damage-phase"),
    ("age in the draft", "draft_wonder", {"age": 1}, "error-damage-phase"),
    ("no age in an age", "play_card", {"age": 0}, "error-damage-phase"),
    ("coins in the draft", "draft_wonder", {"cities.0.coins": 9}, "swd-wrong-start-coins"),
    ("pawn in the draft", "draft_wonder", {"pawn": 1}, "swd-wrong-start-military"),
    ("card in the draft", "draft_wonder", {"cities.0.cards": ["altar"]}, "error-position-draft-early"),
    (
        "token taken in the draft",
        "draft_wonder",
        {"cities.0.tokens": ["theology"]},
        "error-position-token-count",
    ),
    ("layout in the draft", "draft_wonder", {"layout.0": "altar"}, "error-position-draft-early"),
    ("deal in the draft", "draft_wonder", {"dealt": 3}, "error-damage-phase"),
    ("wrong one to pick", "draft_wonder", {"active": 1}, "swd-wrong-active"),
    ("pick without a wonder", "draft_wonder", {"picks": 1}, "error-position-draft"),
    ("more picks than there are", "draft_wonder", {"picks": 8}, "swd-wrong-draft-over"),
    (
        "wonder missing in the group",
        "draft_wonder",
        {"group": ["sphinx", "piraeus", "colossus"]},
        "swd-wrong-wonder-missing",
    ),
    (
        "wonder not picked",
        "draft_wonder",
        {
            "cities.0.wonders": [{"wonder": "pyramids", "built": False, "tucked": None}],
            "undealt_wonders": sorted(
                WONDER.keys() - {"sphinx", "piraeus", "colossus", "mausoleum", "pyramids"}
            ),
        },
        "error-position-draft",
    ),
    ("first game with a draft", "draft_wonder", {"options": [1, 0]}, "swd-wrong-no-draft"),
    ("wonders dealt in the middle of a group", "deal_wonders", {"picks": 2}, "error-position-draft"),
    (
        "group before it is dealt",
        "deal_wonders",
        {"group": ["sphinx"], "undealt_wonders": sorted(WONDER.keys() - {"sphinx"})},
        "error-position-group",
    ),
    ("no tokens on the board", "deal_wonders", {"board_tokens": []}, "error-position-token-count"),
    ("tokens before they are dealt", "deal_tokens", {"board_tokens": ["law"]}, "swd-wrong-start"),
    ("picks before the tokens", "deal_tokens", {"picks": 4}, "swd-wrong-start"),
    ("picks without a draft", "play_card", {"options": [1, 0]}, "swd-wrong-picks"),
    ("wonders of another game", "play_card", {"options": [1, 0], "picks": 0}, "swd-wrong-first-game"),
    ("draft not finished", "play_card", {"picks": 7}, "swd-wrong-picks"),
    ("group left after the draft", "play_card", {"group": ["pyramids"]}, "error-damage-twice"),
    ("wonder lost", "play_card", {"undealt_wonders": []}, "swd-wrong-wonder-missing"),
    (
        "player without wonders",
        "play_card",
        {
            "cities.1.wonders": [],
            "undealt_wonders": [
                "great_library",
                "great_lighthouse",
                "hanging_gardens",
                "mausoleum",
                "piraeus",
                "pyramids",
                "statue_of_zeus",
                "temple_of_artemis",
            ],
        },
        "swd-wrong-owned",
    ),
    (
        "five wonders",
        "play_card",
        {
            "cities.0.wonders": [
                {"wonder": name, "built": False, "tucked": None} for name in sorted(WONDER)[:5]
            ]
        },
        "error-position-too-many-wonders",
    ),
    (
        "eighth wonder left",
        "play_card",
        {
            "cities.0.wonders.*.built": True,
            **{f"cities.1.wonders.{place}.built": True for place in range(3)},
        },
        "swd-wrong-eighth",
    ),
    (
        "eight wonders built",
        "play_card",
        {"cities.0.wonders.*.built": True, "cities.1.wonders.*.built": True},
        "error-position-too-many-built",
    ),
    (
        "card under an unbuilt wonder",
        "play_card",
        {"cities.1.wonders.0.tucked": "baths"},
        "error-damage-tucked",
    ),
    (
        "too many tokens",
        "play_card",
        {"board_tokens": sorted(TOKEN.keys() - {"law"})},
        "error-position-too-many-tokens",
    ),
    (
        "six tokens on the board",
        "draw_library",
        {"board_tokens": sorted(TOKEN)[:6]},
        "error-position-too-many-tokens",
    ),
    ("token drawn by nobody", "play_card", {"drawn_tokens": ["urbanism"]}, "swd-wrong-drawn"),
    (
        "only two tokens drawn",
        "choose_library",
        {"drawn_tokens": ["urbanism", "theology"]},
        "swd-wrong-drawn",
    ),
    ("card of a later age", "play_card", {"discarded": ["palace"]}, "error-position-later-age"),
    (
        "card of an earlier age in the layout",
        "play_card",
        {"layout.19": "tavern"},
        "error-position-wrong-age",
    ),
    (
        "too many cards of an age",
        "play_card",
        {
            "discarded": [
                name for name, card in CARD.items() if card["age"] == 1 and name not in ("altar", "quarry")
            ]
        },
        "error-position-too-many-cards",
    ),
    ("card used before its age is dealt", "deal_card", {"discarded": ["walls"]}, "error-position-used-cards"),
    ("guild in age 2", "play_card", {"layout.6": "guild"}, "error-position-slot-hidden"),
    (
        "four guilds",
        "deal_back",
        {"discarded": ["builders_guild", "merchants_guild", "scientists_guild", "tacticians_guild"]},
        "error-position-used-cards",
    ),
    ("empty slot under a card", "play_card", {"layout.0": None}, "error-position-slot-gone"),
    ("face-up slot face down", "play_card", {"layout.0": "down"}, "error-position-slot-open"),
    ("face-down slot face up", "play_card", {"layout.6": "rostrum"}, "error-position-slot-hidden"),
    (
        "free card face down",
        "play_card",
        {"layout.18": None, "layout.15": "down"},
        "error-position-slot-open",
    ),
    ("layout not finished", "play_card", {"dealt": 19}, "error-damage-phase"),
    ("layout finished while it is dealt", "deal_card", {"dealt": 20}, "error-damage-phase"),
    ("card laid before its turn", "deal_card", {"layout.19": "walls"}, "swd-wrong-deal"),
    ("gap in the deal", "deal_back", {"layout.0": None}, "swd-wrong-deal"),
    ("back where a face is", "deal_card", {"phase": "deal_back"}, "error-damage-phase"),
    ("face where a back is", "deal_back", {"phase": "deal_card"}, "error-damage-phase"),
    ("nothing taken, nothing to reveal", "play_card", {"phase": "reveal_card"}, "swd-wrong-nothing-taken"),
    ("nothing to reveal", "reveal_card", {"layout.15": "rostrum"}, "swd-wrong-nothing-to-reveal"),
    ("reveal left out", "reveal_card", {"phase": "play_card"}, "error-position-slot-open"),
    ("extra turn in a turn", "play_card", {"again": True}, "swd-wrong-again"),
    ("token pending without a pair", "choose_progress", {"cities.0.cards": ["library"]}, "swd-wrong-no-pair"),
    (
        "token pending with one token",
        "choose_progress",
        {"board_tokens": ["law"], "cities.1.tokens": ["economy", "masonry", "strategy", "theology"]},
        "error-damage-no-choice",
    ),
    ("draw without the Great Library", "draw_library", {"active": 1}, "swd-wrong-needs-wonder"),
    ("library without the Great Library", "choose_library", {"active": 1}, "swd-wrong-needs-wonder"),
    ("revival without the Mausoleum", "choose_discarded", {"active": 1}, "swd-wrong-needs-wonder"),
    ("revival without cards", "choose_discarded", {"discarded": []}, "error-damage-no-choice"),
    ("destruction without Zeus", "choose_opponent_card", {"active": 1}, "swd-wrong-needs-wonder"),
    ("destruction of blue cards", "choose_opponent_card", {"destroys": "blue"}, "error-damage-phase"),
    (
        "destruction of grey cards by Zeus",
        "choose_opponent_card",
        {"destroys": "grey"},
        "swd-wrong-needs-wonder",
    ),
    ("destruction of nothing", "choose_opponent_card", {"destroys": None}, "error-damage-phase"),
    ("destruction in a turn", "play_card", {"destroys": "brown"}, "error-damage-phase"),
    ("nonsense destroyed", "play_card", {"destroys": "sky"}, "error-damage-name"),
    ("the stronger chooses", "choose_age_starter", {"active": 0}, "swd-wrong-active"),
    (
        "choice with a gap in the layout",
        "choose_age_starter",
        {"layout.19": None, "layout.17": "rostrum"},
        "swd-wrong-late-starter",
    ),
    (
        "choice where there is none",
        "choose_age_starter",
        {"pawn": 0, "options": [0, 1]},
        "error-position-no-starter",
    ),
    ("over without a winner", "game_over", {"winners": []}, "swd-wrong-result"),
    ("over with the wrong winner", "game_over", {"winners": [1]}, "swd-wrong-result"),
    ("over with the wrong reason", "game_over", {"ending": 4}, "swd-wrong-result"),
    ("over by arms in the middle", "game_over", {"ending": 1}, "swd-wrong-result"),
    ("over but running", "game_over", {"phase": "play_card"}, "error-position-empty-layout"),
    (
        "running but over",
        "play_card",
        {"phase": "game_over", "ending": 3, "winners": [0]},
        "swd-wrong-nothing-taken",
    ),
    ("over with cards left", "reveal_card", {"phase": "game_over"}, "swd-wrong-not-over"),
    ("extra turn without a wonder for it", "reveal_card", {"again": True}, "swd-wrong-again"),
    ("winner while it runs", "play_card", {"winners": [0]}, "swd-wrong-result"),
    ("ending while it runs", "play_card", {"ending": 2}, "swd-wrong-result"),
    ("wrong winner by arms", "game_over by arms", {"winners": [1]}, "swd-wrong-result"),
    ("wrong winner by science", "game_over by science", {"winners": [1]}, "swd-wrong-result"),
    (
        "science that goes on",
        "game_over by science",
        {"ending": 0, "winners": [], "phase": "reveal_card"},
        "error-position-won-science",
    ),
    ("winner twice", "game_over", {"winners": [0, 0]}, "error-damage-twice"),
]


def put(data: Any, path: str, value: Any) -> None:
    """Put `value` at a path like cities.0.coins, or at several of them (cities.0.wonders.*.built)."""
    head, _, rest = path.partition(".")
    keys = range(len(data)) if head == "*" else [int(head) if isinstance(data, list) else head]
    for key in keys:
        if rest:
            put(data[key], rest, value)
        else:
            data[key] = value


@pytest.mark.parametrize(
    ("name", "changes", "id"), [row[1:] for row in DAMAGE], ids=[row[0] for row in DAMAGE]
)
def test_damage(name, changes, id):
    data = json.loads(json.dumps(good(name)))
    for path, value in changes.items():
        put(data, path, value)
    error = refused(data)
    assert error.id == "error-state-damaged"
    assert error.details["why"].id == id


def test_an_extra_turn_after_the_end_is_forgotten():
    """Positions saved when the winner's extra turn was still kept can be loaded (SW-5.8)."""
    data = good("game_over by arms")
    assert GAME.from_dict({**data, "again": True}).to_dict() == data


def test_damage_in_words():
    data = {**good("play_card"), "discarded": ["altar"]}
    assert str(refused(data)) == "The saved state is damaged: “altar” is in two places."


# -- random damage ----------------------------------------------------------------------------------------------------

NAMES = [*CARD, *WONDER, *TOKEN, "down", "guild", "brown", "grey", "nobody", *PHASES]


def spots(data: Any) -> list[tuple[Any, Any]]:
    """Every place in the data, as a container and a key."""
    pairs = list(
        data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else []
    )
    return [(data, key) for key, _ in pairs] + [spot for _, value in pairs for spot in spots(value)]


def scratch(data: Data, random: Random) -> None:
    """Damage one thing, likely in a way that keeps the form."""
    container, key = random.choice(spots(data))
    value = container[key]
    kind = random.randrange(8)
    if kind == 0 and isinstance(container, list):
        container.pop(key)
    elif kind == 1 and isinstance(container, list):
        container.insert(random.randint(0, len(container)), random.choice([value, random.choice(NAMES)]))
    elif kind == 2:
        other, place = random.choice(spots(data))
        if (
            other is not value
            and not isinstance(value, dict | list)
            and not isinstance(other[place], dict | list)
        ):
            container[key], other[place] = other[place], value
    elif isinstance(value, bool):
        container[key] = not value
    elif isinstance(value, int):
        container[key] = random.choice([value + 1, value - 1, 0, 1, 20, -value, random.randint(-9, 20)])
    elif isinstance(value, str) or value is None:
        container[key] = random.choice([*random.sample(NAMES, 6), None, value])
    elif isinstance(value, list):
        random.shuffle(value)
        del value[random.randint(0, len(value)) :]
    else:
        container[key] = random.choice([None, {}, 3, "x"])


def samples() -> list[Data]:
    """Positions of all phases, and of a few random games."""
    found = [good(name) for name in EVERY_PHASE]
    for seed in range(3):
        found += [state.to_dict() for state in moves_at_random(new_game(), Rng(seed))]
    return found


@pytest.mark.parametrize("block", range(4))
def test_random_damage_is_refused_or_harmless(block, many):
    """Nothing but `BadSave`; and whatever is accepted is a position that can be played to its end and saved again."""
    random = Random(block)
    pool = samples()
    accepted = 0
    for number in range(max(800, many(1200))):
        data = deepcopy(random.choice(pool))
        for _ in range(random.choice([1, 1, 1, 2, 3])):
            scratch(data, random)
        try:
            state = GAME.from_dict(data)
        except BadSave as error:
            assert str(error)  # noqa: PT017 - that it is nothing else is what matters
            continue
        accepted += 1
        check_conserved(state)
        for now in moves_at_random(state, Rng(number)):
            check_conserved(now)
        assert state.to_play == OVER
        assert GAME.from_dict(state.to_dict()) == state
    assert accepted > 20


def check_conserved(state: Duel) -> None:
    """Every card is in one place; nothing is negative; the seat to play has a choice."""
    table = state.to_dict()
    named = [name for side in table["cities"] for name in side["cards"]] + table["discarded"]
    named += [name for name in table["layout"] if name in CARD]
    named += [own["tucked"] for side in table["cities"] for own in side["wonders"] if own["tucked"]]
    assert len(named) == len({*named})
    assert all(side["coins"] >= 0 for side in table["cities"])
    assert -9 <= state.pawn <= 9
    assert state.to_play == OVER or len(state.legal_actions()) > 1
    assert state.unseen.bit_count() >= table["layout"].count("down") + 3 or state.age == 0
