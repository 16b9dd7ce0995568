"""components.toml against its own totals and against the rulebook's list of components (SW-1)."""

from __future__ import annotations

from collections import Counter

import pytest

from antiqua.games.seven_wonders_duel import tables
from tests.games.seven_wonders_duel.helpers import CARD, DATA, TOKEN, WONDER

TOTALS = DATA["totals"]


def of_age(age: int) -> list[str]:
    return [name for name, card in CARD.items() if card["age"] == age and card["back"] != "guild"]


def test_military_track():  # SW-1.1
    zones = DATA["military"]["zone"]
    spaces = [space for zone in zones for space in range(zone["from"], zone["to"] + 1)]
    assert spaces == list(range(-9, 10))
    assert len(spaces) == DATA["military"]["spaces"] == 19
    assert len(zones) == DATA["military"]["zones"] == 9


def test_four_military_tokens():  # SW-1.1
    tokens = [zone["token_coins"] for zone in DATA["military"]["zone"] if "token_coins" in zone]
    assert sorted(tokens) == [2, 2, 5, 5]
    assert len(tokens) == TOTALS["military_tokens"]


def test_numbers_of_cards():  # SW-1.2
    guilds = [name for name, card in CARD.items() if card["back"] == "guild"]
    assert [len(of_age(age)) for age in (1, 2, 3)] + [len(guilds)] == [23, 23, 20, 7]
    assert [TOTALS[f"age_{age}_cards"] for age in (1, 2, 3)] + [TOTALS["guild_cards"]] == [23, 23, 20, 7]
    assert len(CARD) == TOTALS["all_cards"] == 73
    assert {CARD[guild]["age"] for guild in guilds} == {3}


def test_every_card_exists_once():  # SW-1.2
    assert len({entry["id"] for entry in DATA["card"]}) == len(DATA["card"])


@pytest.mark.parametrize("table", ["card", "wonder", "progress_token", "science", "chain"])
def test_indices_are_dense(table):
    assert [entry["index"] for entry in DATA[table]] == list(range(len(DATA[table])))


def test_wonders_tokens_and_coins():  # SW-1.3
    assert len(WONDER) == TOTALS["wonders"] == 12
    assert len(TOKEN) == TOTALS["progress_tokens"] == 10
    pieces = {coin["value"]: coin["count"] for coin in DATA["coin"]}
    assert pieces == {1: 14, 3: 10, 6: 7}
    assert sum(pieces.values()) == TOTALS["coins"] == 31
    assert sum(value * count for value, count in pieces.items()) == TOTALS["coin_value"] == 86


def test_seven_colors():  # SW-1.4
    assert [color["id"] for color in DATA["color"]] == [
        "brown",
        "grey",
        "blue",
        "green",
        "yellow",
        "red",
        "purple",
    ]
    for age in (1, 2, 3):
        assert Counter(CARD[name]["color"] for name in of_age(age)) == TOTALS[f"age_{age}_colors"]
    assert not {"brown", "grey"} & {CARD[name]["color"] for name in of_age(3)}


def test_purple_cards_are_the_guilds_of_age_3():  # SW-1.4
    purple = {name for name, card in CARD.items() if card["color"] == "purple"}
    assert purple == {name for name, card in CARD.items() if card["back"] == "guild"} == {*map(str, purple)}
    assert {CARD[name]["age"] for name in purple} == {3}


def test_colors_do_what_they_stand_for():  # SW-1.4
    for card in CARD.values():
        assert ("produces" in card) == (card["color"] in ("brown", "grey"))
        assert ("shields" in card) == (card["color"] == "red")
        assert ("science" in card) == (card["color"] == "green")
        assert ("guild" in card) == (card["color"] == "purple")
        assert card["color"] != "blue" or card["vp"] > 0


def test_five_resources():  # SW-1.5
    kinds = {resource["id"]: resource["kind"] for resource in DATA["resource"]}
    assert [name for name in kinds if kinds[name] == "raw"] == ["wood", "clay", "stone"]
    assert [name for name in kinds if kinds[name] == "manufactured"] == ["glass", "papyrus"]
    for card in CARD.values():
        for resource in card.get("produces", {}):
            assert kinds[resource] == {"brown": "raw", "grey": "manufactured"}[card["color"]]


def test_choice_producers_cover_a_whole_kind():  # SW-6.9 stands on it
    kinds = (["wood", "clay", "stone"], ["glass", "papyrus"])
    producers = {
        name: thing["produces_choice"]
        for name, thing in (CARD | WONDER).items()
        if "produces_choice" in thing
    }
    assert producers.keys() == {"forum", "caravansery", "great_lighthouse", "piraeus"}
    assert all(listed in kinds for listed in producers.values())


def test_science_symbols():  # SW-1.7
    on_cards = Counter(card["science"] for card in CARD.values() if "science" in card)
    assert sorted(on_cards.values()) == [2] * 6
    assert {token["science"] for token in TOKEN.values() if "science" in token} == {"scales"}
    assert "scales" not in on_cards
    assert len(DATA["science"]) == TOTALS["science_symbols"] == 7
    for symbol in DATA["science"]:
        assert {*symbol["cards"]} == {
            name for name, card in CARD.items() if card.get("science") == symbol["id"]
        }
        assert {*symbol["tokens"]} == {
            name for name, token in TOKEN.items() if token.get("science") == symbol["id"]
        }


def test_chains():  # SW-1.8
    assert len(DATA["chain"]) == TOTALS["chain_links"] == 17
    for chain in DATA["chain"]:
        (giver,) = [name for name, card in CARD.items() if card.get("gives_chain") == chain["id"]]
        (freed,) = [name for name, card in CARD.items() if card.get("free_if") == chain["id"]]
        assert (giver, freed) == (chain["given_by"], chain["frees"])
        assert CARD[giver]["age"] < CARD[freed]["age"]
        assert CARD[giver]["color"] == CARD[freed]["color"]
    both = {name for name, card in CARD.items() if "gives_chain" in card and "free_if" in card}
    assert both == {"statue", "temple"}
    assert len({chain[end] for chain in DATA["chain"] for end in ("given_by", "frees")}) == 32


def test_no_free_card_has_a_chain():  # SW-14.2
    assert not [name for name, card in CARD.items() if not card["cost"] and "free_if" in card]


def test_nothing_gives_shields_and_a_symbol():  # SW-14.19
    assert not [name for name, card in CARD.items() if "shields" in card and "science" in card]
    assert not [name for name, wonder in WONDER.items() if "science" in wonder]
    assert not [name for name, token in TOKEN.items() if "shields" in token]


def test_coins_are_in_no_cost_that_can_be_discounted():  # SW-6.1, SW-6.7
    assert not [name for name, wonder in WONDER.items() if "coins" in wonder["cost"]]
    assert not [name for name, card in CARD.items() if card["color"] == "blue" and "coins" in card["cost"]]


@pytest.mark.parametrize("entry", DATA["layout"], ids=["age-1", "age-2", "age-3"])
def test_layout_has_20_slots_in_rows(entry):
    slots = entry["slots"]
    assert [slot["slot"] for slot in slots] == list(range(20))
    rows = Counter(slot["row"] for slot in slots)
    assert [rows[row] for row in sorted(rows)] == entry["row_sizes"]
    assert sum(slot["face_up"] for slot in slots) == entry["face_up_count"]
    assert [slot["slot"] for slot in slots if not slot["covered_by"]] == entry["initially_available"]
    for slot in slots:
        assert all(slot["slot"] in slots[other]["covers"] for other in slot["covered_by"])
        assert all(slot["slot"] in slots[other]["covered_by"] for other in slot["covers"])


def test_tables_have_everything_in_the_order_of_the_file():
    assert [card.id for card in tables.CARDS] == list(CARD)
    assert [wonder.id for wonder in tables.WONDERS] == list(WONDER)
    assert [token.id for token in tables.TOKENS] == list(TOKEN)


def test_limits():
    """The numbers of the rules, once in words of the rulebook."""
    assert DATA["limits"] == {
        "players": 2,  # SW-2.7
        "starting_coins": 7,  # SW-2.4
        "progress_tokens_on_board": 5,  # SW-2.3
        "wonders_drafted_per_player": 4,  # SW-3.5
        "wonder_draft_group_size": 4,  # SW-3.1
        "wonders_built_limit": 7,  # SW-5.5
        "cards_removed_per_age": 3,  # SW-2.6
        "guilds_added_to_age_3": 3,  # SW-2.6
        "cards_per_age_layout": 20,  # SW-4.1
        "base_trade_price": 2,  # SW-6.3
        "fixed_trade_price": 1,  # SW-6.3
        "discard_base_income": 2,  # SW-5.3
        "coins_per_vp": 3,  # SW-12.2
        "science_symbols_to_win": 6,  # SW-10.4
        "discount_resources": 2,  # SW-6.7
        "strategy_bonus_shields": 1,  # SW-9.7
        "urbanism_chain_coins": 4,  # SW-10.10
        "mathematics_vp_per_token": 3,  # SW-10.5
        "great_library_draw": 3,  # SW-8.8
    }
