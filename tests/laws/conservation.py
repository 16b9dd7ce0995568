"""Nothing appears or vanishes but by rule: per game, one function that counts everything in a position.

A new game adds its function to `CHECKS`. It counts from the printed data, not with the code of the rules.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any, cast

from antiqua.games.seven_wonders_duel import tables
from antiqua.games.seven_wonders_duel.board import Board
from antiqua.games.seven_wonders_duel.constants import (
    BUILT_BY,
    DISCARDED,
    DRAFT,
    EMPTY,
    ENDINGS,
    FACE_DOWN,
    FACE_DOWN_GUILD,
    LAID_OUT,
    LIBRARY,
    PHASES,
    SLOTS,
    TUCKED,
    UNSEEN,
)
from antiqua.games.stone_age import tables as stone_age_tables
from antiqua.games.stone_age.constants import PHASES as SA_PHASES
from antiqua.games.stone_age.rules import StoneAge
from antiqua.games.stone_age.tribe import Tribe
from antiqua.kernel.bits import members
from antiqua.kernel.seats import CHANCE, OVER
from antiqua.kernel.state import State
from tests.games.concordia import conservation as concordia
from tests.games.trajan.conservation import trajan

CARD_DATA: list[dict[str, Any]] = tables.DATA["card"]
WONDER_DATA: list[dict[str, Any]] = tables.DATA["wonder"]
TOKEN_DATA: list[dict[str, Any]] = tables.DATA["progress_token"]
LAYOUT_DATA: list[dict[str, Any]] = tables.DATA["layout"]
RESOURCES = tables.RESOURCES
DECKS = {
    back: [
        card["index"]
        for card in CARD_DATA
        if (card["back"] == "guild") == (back == "guild") and card["age"] == age
    ]
    for back, age in ((1, 1), (2, 2), (3, 3), ("guild", 3))
}
REMOVED, GUILDS_USED = 3, 3  # SW-2.6


def duel(state: State) -> None:
    board = cast(Board, state)
    check_turn(board)
    check_cards(board)
    check_layout(board)
    check_wonders(board)
    check_tokens(board)
    check_military(board)
    for seat in range(2):
        check_city(board, seat)
    check_end(board)


def check_turn(board: Board) -> None:
    assert board.players == 2
    assert board.active in (0, 1)
    assert 0 <= board.age <= 3
    expected = CHANCE if board.phase < DRAFT else OVER if PHASES[board.phase] == "game_over" else board.active
    assert board.to_play == expected


def check_cards(board: Board) -> None:
    """Every card is in exactly one place, and nobody has seen one that is still to come or was removed."""
    where = list(board.where)
    assert set(where) <= {UNSEEN, LAID_OUT, BUILT_BY, BUILT_BY + 1, DISCARDED, TUCKED}
    face_up = [card for card in board.slots if card >= 0]
    assert sorted(face_up) == [card for card, place in enumerate(where) if place == LAID_OUT]
    tucked = [card for card in board.tucked if card >= 0]
    assert sorted(tucked) == [card for card, place in enumerate(where) if place == TUCKED]
    for age in (1, 2):
        unseen = sum(where[card] == UNSEEN for card in DECKS[age])
        if age < board.age:
            assert unseen == REMOVED
        elif age > board.age:
            assert unseen == len(DECKS[age])
    if board.age < 3:
        assert all(where[card] == UNSEEN for card in DECKS[3] + DECKS["guild"])


def check_layout(board: Board) -> None:
    """What is face down is exactly what is unseen of this age, but for the cards that were removed (SW-2.6)."""
    slots, where = list(board.slots), list(board.where)
    if board.age == 0:
        assert slots == [EMPTY] * SLOTS
        return
    undealt = SLOTS - board.dealt
    assert all(slot == EMPTY for slot in slots[board.dealt :])
    unseen = [card for card in DECKS[board.age] if where[card] == UNSEEN]
    guilds = [card for card in DECKS["guild"] if where[card] == UNSEEN] if board.age == 3 else []
    unused = REMOVED + (len(DECKS["guild"]) - GUILDS_USED if board.age == 3 else 0)
    assert (
        len(unseen) + len(guilds) == unused + slots.count(FACE_DOWN) + slots.count(FACE_DOWN_GUILD) + undealt
    )
    if not undealt:
        assert len(unseen) == REMOVED + slots.count(FACE_DOWN)
        assert not guilds or len(guilds) == len(DECKS["guild"]) - GUILDS_USED + slots.count(FACE_DOWN_GUILD)
    first = DECKS[board.age][0]
    assert members(board.unseen) == [card - first for card in unseen]
    assert members(board.unseen_guilds) == [card - DECKS["guild"][0] for card in guilds]
    present = {slot for slot in range(SLOTS) if slots[slot] != EMPTY or slot >= board.dealt}
    assert members(board.present) == sorted(present)
    layout = LAYOUT_DATA[board.age - 1]["slots"]
    free = {slot for slot in present if not present & set(layout[slot]["covered_by"])}
    assert free == set(members(board.available)) | set(members(board.uncovered))
    assert not board.available & board.uncovered
    if board.to_play >= 0:
        face_up = {slot for slot in free if slots[slot] >= 0}
        assert set(members(board.available)) == face_up


def check_wonders(board: Board) -> None:
    """Every wonder is in one place; one goes back to the box when the seventh is built (SW-5.5)."""
    owned = [wonder for city in board.cities() for wonder in city.wonders if wonder >= 0]
    known = Counter([*members(board.undealt_wonders), *members(board.group), *owned])
    assert all(number == 1 for number in known.values())
    built = sum(city.wonders_built for city in board.cities())
    assert built <= 7
    assert len(WONDER_DATA) - len(known) == (1 if built == 7 else 0)
    tucked = list(board.tucked)
    for city in board.cities():
        for place, wonder in enumerate(city.wonders):
            has_card = wonder >= 0 and tucked[wonder] >= 0
            assert has_card == (city.built >> place & 1 == 1)


def check_tokens(board: Board) -> None:
    """Ten progress tokens: on the board, with the players, in the box; the Great Library's draw is from the box."""
    places = [members(board.board_tokens), *(members(city.tokens) for city in board.cities())]
    seen = [token for place in places for token in place]
    assert len(seen) == len(set(seen))
    boxed = set(range(len(TOKEN_DATA))) - set(seen)
    assert set(members(board.boxed_tokens())) == boxed
    drawn = set(members(board.drawn_tokens))
    assert drawn <= boxed
    assert len(drawn) == (3 if board.phase == LIBRARY else 0)
    if PHASES[board.phase] != "deal_tokens":
        library = tables.WONDER["great_library"]
        assert 5 - (board.tucked[library] >= 0) <= len(boxed) <= 5


def check_military(board: Board) -> None:
    """A token is gone once the pawn has come to its zone, the nearer one first (SW-9.3, SW-9.4)."""
    assert -9 <= board.pawn <= 9
    for seat, depth in ((0, -board.pawn), (1, board.pawn)):
        near, far = board.military_tokens >> 2 * seat & 1, board.military_tokens >> 2 * seat + 1 & 1
        assert depth < 3 or not near
        assert depth < 6 or not far
        assert far or not near


def check_city(board: Board, seat: int) -> None:
    """What a city counts is what its cards, wonders and tokens say."""
    city = board.cities()[seat]
    cards = [CARD_DATA[card] for card, place in enumerate(board.where) if place == BUILT_BY + seat]
    built = [WONDER_DATA[wonder] for place, wonder in enumerate(city.wonders) if city.built >> place & 1]
    tokens = [TOKEN_DATA[token] for token in members(city.tokens)]
    assert city.coins >= 0
    assert list(city.production) == [total(cards, "produces", good) for good in RESOURCES]
    fixed = {good for card in cards for good in card.get("fixed_price", [])}
    assert list(city.fixed_price) == [int(good in fixed) for good in RESOURCES]
    choices = [len(entry["produces_choice"]) for entry in [*cards, *built] if "produces_choice" in entry]
    assert [city.choices[1], city.choices[2]] == [choices.count(3), choices.count(2)]
    symbols = Counter(entry["science"] for entry in [*cards, *tokens] if "science" in entry)
    assert list(city.symbols) == [symbols[symbol] for symbol in tables.SCIENCE]
    colors = Counter(card["color"] for card in cards)
    assert list(city.colors) == [colors[color] for color in tables.COLORS]
    for color, points in zip(tables.COLORS, city.points, strict=True):
        assert points == sum(card.get("vp", 0) for card in cards if card["color"] == color)
    chains = {card["gives_chain"] for card in cards if "gives_chain" in card}
    assert members(city.chains) == sorted(tables.CHAINS.index(chain) for chain in chains)
    assert members(city.guilds) == [
        card["index"] - DECKS["guild"][0] for card in cards if card["back"] == "guild"
    ]
    assert city.wonders_built == len(built)
    assert city.wonder_points == sum(wonder.get("vp", 0) for wonder in built)


def total(entries: Iterable[dict[str, Any]], field: str, name: str) -> int:
    return sum(entry.get(field, {}).get(name, 0) for entry in entries)


def check_end(board: Board) -> None:
    """SW-12: the ending is the one that the table shows."""
    assert (board.to_play == OVER) == (board.ending > 0) == (board.winners > 0)
    if board.to_play != OVER:
        assert abs(board.pawn) < 9
        assert all(city.different_symbols() < 6 for city in board.cities())
        return
    ending = ENDINGS[board.ending]
    winner = 0 if board.winners == 1 else 1
    blue = [city.points[tables.COLORS.index("blue")] for city in board.cities()]
    if ending == "military":
        assert board.pawn == (9 if winner == 0 else -9)
    elif ending == "science":
        assert board.cities()[winner].different_symbols() == 6
    else:
        assert board.age == 3
        assert not board.present
        lead = more(board.scores())
        expected = {"points": lead, "blue": more(blue), "shared": 3}[ending]
        assert board.winners == expected
        assert (ending == "points") == (lead != 3)
        assert (ending == "shared") == (lead == 3 and more(blue) == 3)


def more(numbers: Sequence[int]) -> int:
    """The seats with the larger number, as bits."""
    return sum(1 << seat for seat, number in enumerate(numbers) if number == max(numbers))


# -- Stone Age --------------------------------------------------------------------------------------------------------

SA = stone_age_tables.DATA


def stone_age(state: State) -> None:
    """People, tools, cards, buildings, and where the resources are limited, these."""
    age = cast(StoneAge, state)
    check_age_turn(age)
    check_people(age)
    check_age_cards(age)
    check_age_buildings(age)
    for tribe in age.tribes():
        check_tribe(tribe)
    supply = ("off", *SA["physical_supply"])[age.options[2]]
    if supply != "off":
        for kind, name in enumerate(stone_age_tables.RESOURCES):
            assert sum(tribe.stock[kind] for tribe in age.tribes()) <= SA["physical_supply"][supply][name]


def check_age_turn(age: StoneAge) -> None:
    phase = SA_PHASES[age.phase]
    chance = ("choose_start", "deal_card", "turn_building", "roll", "roll_items", "draw_card")
    assert age.to_play == (CHANCE if phase in chance else OVER if phase == "game_over" else age.active)
    assert 0 <= age.active < age.players
    assert 0 <= age.start < age.players
    given = sum(age.paid)
    assert given == 0 or phase in ("buy_card", "build", "feed")
    assert (age.dice > 0) == (phase in ("roll", "tools"))
    assert sum(age.items) == (
        0 if phase != "pick_item" else age.players - (age.active - age.buyer) % age.players
    )


def check_people(age: StoneAge) -> None:
    """SA-1.1, SA-4.4, SA-4.5, SA-4.7, SA-4.8: nobody is in two places, and no place holds more than it may."""
    counts = SA["player_count"][str(age.players)]
    village = 0
    for index, place in enumerate(SA["place"]):
        there = []
        for tribe in age.tribes():
            figures = tribe.figures[index] if index < 5 else place["min_figures"] * (tribe.spots >> index & 1)
            assert (figures > 0) == (tribe.spots >> index & 1 == 1)
            there.append(figures)
        assert place["capacity"] < 0 or sum(there) <= place["capacity"]
        present = sum(figures > 0 for figures in there)
        assert not place["exclusive"] or present <= 1
        if 0 < index < 5:
            assert present <= counts["players_per_resource_place"]
        village += present if place["kind"] == "village" else 0
    assert village <= counts["village_places_usable"]
    for tribe in age.tribes():
        out = sum(tribe.figures)
        out += sum(SA["place"][index]["min_figures"] for index in range(5, 16) if tribe.spots >> index & 1)
        assert tribe.hand + out == tribe.people
        assert 5 <= tribe.people <= 10


def check_age_cards(age: StoneAge) -> None:
    """Every card is in the deck, on one space, or with one player."""
    where = list(age.card_at)
    shown = [card for card in age.display if card >= 0]
    assert len(where) == SA["counts"]["civilization_cards"]
    assert sorted(shown) == [card for card, place in enumerate(where) if place == 1]
    assert where.count(0) == age.deck
    assert age.deck + len(shown) + sum(place >= 2 for place in where) == len(where)
    if age.extra >= 0:
        assert where[age.extra] >= 2
    for seat, tribe in enumerate(age.tribes()):
        for bit, card in enumerate(
            card for card in SA["card"] if card["effect"] in ("one_use_tool", "any_resources")
        ):
            if tribe.face_up >> bit & 1:
                assert where[card["number"] - 1] == 2 + seat
                assert card["number"] - 1 != age.extra


def check_age_buildings(age: StoneAge) -> None:
    """Every building that has left its stack belongs to somebody."""
    where = list(age.building_at)
    stacks = SA["player_count"][str(age.players)]["building_stacks"]
    built = sum(place >= 2 for place in where)
    assert len(where) == SA["counts"]["building_tiles"]
    assert sum(age.left) == 7 * stacks - built
    assert sorted(top for top in age.tops if top >= 0) == [
        tile for tile, place in enumerate(where) if place == 1
    ]
    for seat, tribe in enumerate(age.tribes()):
        assert tribe.buildings == where.count(2 + seat)


def check_tribe(tribe: Tribe) -> None:
    """The tools are those of the ladder, and nothing is below zero but the points."""
    tiles = [value for value, _ in tribe.tool_tiles()]
    assert sum(tiles) == tribe.tools
    ladder = [[0, 0, 0], *SA["tools"]["progression"]]
    assert tiles + [0] * (3 - len(tiles)) == ladder[tribe.tools]
    assert sum(used for _, used in tribe.tool_tiles()) == tribe.used_high + tribe.used_low
    assert 0 <= tribe.agriculture <= 10
    assert min(tribe.food, *tribe.stock) >= 0


CHECKS: dict[str, Callable[[State], None]] = {
    "seven_wonders_duel": duel,
    "stone_age": stone_age,
    "concordia": concordia.check,
    "trajan": trajan,
}

# Is anything ever hidden from somebody in this variant? In 7 Wonders Duel only the draw of the Great Library, which is
# not among the wonders of the first game (SW-2.5). In Stone Age the extra card, until the end (SA-6.8).
HIDES: dict[str, Callable[[dict[str, Any]], bool]] = {
    "seven_wonders_duel": lambda options: options["wonders"] == "draft",
    "stone_age": lambda _: True,
    "concordia": lambda _: False,  # CO-3.7: only the order of the deck, which is no part of a position
    "trajan": lambda _: True,  # hands of cards
}
