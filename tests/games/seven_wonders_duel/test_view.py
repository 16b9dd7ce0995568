"""What a seat or a spectator sees: all that is open, and nothing that is hidden (SW-17)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, cast

import msgspec
import pytest

from antiqua.games.game import Decision
from antiqua.games.seven_wonders_duel import tables
from antiqua.games.seven_wonders_duel.rules import Duel
from antiqua.games.seven_wonders_duel.view import Price, Purchase, SlotView, View
from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import CHANCE, OVER, SPECTATOR
from tests.games.seven_wonders_duel.helpers import GAME, city, given, moves_at_random, phase, play

OBSERVERS = (0, 1, SPECTATOR)
LIBRARY = "wonder great_library with arsenal"


def start(**options: Any) -> Duel:
    return cast(Duel, GAME.start(**options))


def see(state: Duel, seat: int = SPECTATOR) -> View:
    seen: View = GAME.view(state, seat)
    return seen


@pytest.fixture
def positions(many: Callable[[int], int]) -> Iterator[Duel]:
    """Every position of some random games."""

    def play_them() -> Iterator[Duel]:
        for seed in range(many(20)):
            options = {"wonders": "first_game"} if seed % 3 == 1 else {}
            yield from moves_at_random(start(**options), Rng(seed))

    return play_them()


def library(drawn: str = "law philosophy theology") -> Duel:
    """Player 1 has built the Great Library and looks at three tokens out of the box."""
    state = given(
        "arsenal",
        city("sawmill lumber_yard glassworks press", wonders="great_library"),
        board_tokens=["agriculture", "economy", "masonry", "mathematics", "strategy"],
    )
    return play(state, LIBRARY, f"library {drawn}")


# -- SW-17.1: what is open --------------------------------------------------------------------------------------------


def test_everything_open_is_in_the_view(positions: Iterator[Duel]) -> None:  # SW-17.1
    for state in positions:
        seen, data = see(state), state.to_dict()
        assert (seen.age, seen.pawn, seen.to_play, seen.active) == (
            state.age,
            state.pawn,
            state.to_play,
            state.active,
        )
        assert seen.phase == GAME.phase(state)
        assert list(seen.discarded) == data["discarded"]
        for own, saved in zip(seen.cities, data["cities"], strict=True):
            assert own.coins == saved["coins"]
            assert sorted(card for group in own.cards for card in group.cards) == sorted(saved["cards"])
            assert set(own.tokens) == set(saved["tokens"])
            assert [[one.wonder, one.built, one.tucked] for one in own.wonders] == [
                [one["wonder"], one["built"], one["tucked"]] for one in saved["wonders"]
            ]


def test_cards_of_a_city_are_grouped_by_colour_in_the_order_of_the_tables() -> None:
    own = see(given("arsenal", city("tavern press walls quarry lumber_yard clay_reserve"))).cities[0]
    assert [(group.color, group.cards) for group in own.cards] == [
        ("brown", ("lumber_yard", "quarry")),
        ("grey", ("press",)),
        ("yellow", ("clay_reserve", "tavern")),
        ("red", ("walls",)),
    ]


def test_the_market_of_a_city() -> None:  # SW-6.2, SW-6.3
    state = given(
        "arsenal", city("caravansery quarry stone_reserve", built="piraeus"), city("shelf_quarry press")
    )
    first, second = see(state).cities
    assert [(good.resource, good.produced, good.price) for good in first.goods] == [
        ("wood", 0, 2),
        ("clay", 0, 2),
        ("stone", 1, 1),
        ("glass", 0, 2),
        ("papyrus", 0, 3),
    ]
    assert [(good.produced, good.price) for good in second.goods] == [(0, 2), (0, 2), (2, 3), (0, 2), (1, 2)]
    assert [(one.source, one.resources) for one in first.choices] == [
        ("caravansery", ("wood", "clay", "stone")),
        ("piraeus", ("glass", "papyrus")),
    ]
    assert second.choices == ()
    assert (first.discard_income, second.discard_income) == (4, 2)  # SW-5.3


def test_science_symbols_are_counted_law_included() -> None:  # SW-10.3
    own = see(given("arsenal", city("apothecary school workshop", tokens="law"))).cities[0]
    assert {one.symbol: one.count for one in own.science if one.count} == {
        "wheel": 2,
        "pendulum": 1,
        "scales": 1,
    }
    assert len(own.science) == 7  # SW-1.7


def test_prices_of_available_cards_for_both_cities() -> None:  # SW-6.3, SW-6.6
    state = given("fortifications", city("palisade"), city("shelf_quarry clay_pool"))
    slot = see(state).slots[19]
    assert (slot.card, slot.available) == ("fortifications", True)
    assert slot.prices == (Price(0, 0, True), Price(0, 2, False, (Purchase("papyrus", 1, 2),)))
    assert given("caravansery", city(), city("glassworks")).price_of_card(0, tables.CARD["caravansery"]) == (
        2,
        5,
        False,
    )


def test_prices_are_those_that_are_charged(positions: Iterator[Duel]) -> None:  # SW-6.8
    for state in positions:
        seen = see(state)
        for slot in seen.slots:
            if not slot.available:
                assert slot.prices == ()
                continue
            assert slot.card is not None
            for seat, price in enumerate(slot.prices):
                assert (price.coins, price.trade, price.chain) == state.price_of_card(
                    seat, tables.CARD[slot.card]
                )
                assert sum(one.coins for one in price.bought) == price.trade
        for own in seen.cities:
            for one in own.wonders:
                price_now = state.price_of_wonder(own.seat, tables.WONDER[one.wonder])
                assert one.price == (None if one.built else price_now)
                assert sum(bought.coins for bought in one.bought) == (one.price or 0)


def test_a_card_says_what_it_opens(positions: Iterator[Duel]) -> None:  # SW-4.3
    layouts = {
        one["age"]: [set(slot["covered_by"]) for slot in one["slots"]] for one in tables.DATA["layout"]
    }
    for state in positions:
        if phase(state) != "play_card":
            continue
        slots, covered_by = see(state).slots, layouts[state.age]
        lying = {one.slot for one in slots if one.shows not in ("empty", "undealt")}
        for one in slots:
            freed = {under for under in lying if covered_by[under] & lying == {one.slot}}
            assert set(one.opens) == (freed if one.available else set())


def test_points_are_as_if_the_game_ended_now(positions: Iterator[Duel]) -> None:  # SW-12.2
    for state in positions:
        for own, points in zip(see(state).cities, GAME.breakdown(state), strict=True):
            assert own.points == points
            assert sum(points.values()) == own.score == state.score(own.seat)


def test_military_tokens_leave_the_view_when_they_are_used() -> None:  # SW-9.3
    state = given("arsenal", city("sawmill brickyard clay_pool"))
    assert [(one.seat, one.distance, one.coins) for one in see(state).military_tokens] == [
        (0, 3, 2),
        (0, 6, 5),
        (1, 3, 2),
        (1, 6, 5),
    ]
    after = see(play(state, "build arsenal"))
    assert (after.pawn, after.zone) == (3, "middle_2")
    assert [(one.seat, one.distance) for one in after.military_tokens] == [(0, 3), (0, 6), (1, 6)]


def test_the_outcome_is_in_the_view_of_everybody(positions: Iterator[Duel]) -> None:  # SW-12.1
    for state in positions:
        for seat in OBSERVERS:
            assert see(state, seat).outcome == GAME.outcome(state)
            assert (see(state, seat).outcome is None) == (state.to_play != OVER)


# -- SW-17.2, SW-17.3: what is hidden ---------------------------------------------------------------------------------


def test_a_face_down_card_shows_only_its_back(positions: Iterator[Duel]) -> None:  # SW-17.2, SW-17.3
    for state in positions:
        for slot in see(state).slots:
            assert (slot.card is not None) == (slot.shows == "up")
            if slot.shows != "up":
                assert not slot.available
                assert slot.prices == ()
            if slot.shows == "down_guild":
                assert state.age == 3


def test_what_is_unseen_is_what_can_be_worked_out(positions: Iterator[Duel]) -> None:  # SW-17.2
    """The unseen cards of the age are those that lie nowhere open: face down, undealt, or removed."""
    for state in positions:
        seen = see(state)
        if seen.age == 0:
            assert len(seen.unseen) == len(seen.unseen_guilds) == len(seen.slots) == 0
            continue
        open_cards = {slot.card for slot in seen.slots if slot.card}
        open_cards |= set(seen.discarded)
        for own in seen.cities:
            open_cards |= {card for group in own.cards for card in group.cards}
            open_cards |= {one.tucked for one in own.wonders if one.tucked}
        deck = [card.id for card in tables.CARDS if card.age == seen.age and not card.guild]
        guilds = [card.id for card in tables.CARDS if card.guild] if seen.age == 3 else []
        assert list(seen.unseen) == [card for card in deck if card not in open_cards]
        assert list(seen.unseen_guilds) == [card for card in guilds if card not in open_cards]


def test_three_cards_and_four_guilds_stay_unseen() -> None:  # SW-2.6, SW-17.2
    for state in moves_at_random(start(), Rng(7)):
        seen = see(state)
        if seen.age and all(slot.shows != "undealt" for slot in seen.slots):
            down = [slot.shows for slot in seen.slots]
            assert len(seen.unseen) == down.count("down") + 3
            assert len(seen.unseen_guilds) == (down.count("down_guild") + 4 if seen.age == 3 else 0)


def test_guild_backs_are_public() -> None:  # SW-17.3
    state = given("arsenal", layout={9: "guild", 10: "guild", 15: "guild"})
    slots = see(state).slots
    assert [slot.slot for slot in slots if slot.shows == "down_guild"] == [9, 10, 15]
    assert [slot.slot for slot in slots if slot.shows == "down"] == [2, 3, 4, 16, 17]


def test_slots_that_are_not_dealt_yet() -> None:  # SW-4.1
    state = start(wonders="first_game")
    play(state, "tokens law economy strategy theology urbanism", "reveal tavern")
    seen = see(state)
    assert seen.slots[0] == SlotView(0, 0, 5, "up", "tavern")
    assert {slot.shows for slot in seen.slots[1:]} == {"undealt"}
    assert seen.turning == 1
    play(state, "reveal theater")
    assert [slot.shows for slot in see(state).slots[2:6]] == ["down", "down", "down", "undealt"]


def test_the_second_draft_group_is_only_a_number() -> None:  # SW-3.3, SW-17.2
    state = given(decision="draft_wonder", group=["sphinx", "piraeus", "colossus", "pyramids"])
    seen = see(state, 0)
    assert seen.draft == ("colossus", "piraeus", "pyramids", "sphinx")
    assert seen.undealt_wonders == 8
    assert b"appian_way" not in msgspec.json.encode(seen)


def test_who_chooses_next_from_the_wonders_that_lie_open() -> None:  # SW-3.1
    state = given(decision="draft_wonder", group=["sphinx", "piraeus", "colossus", "pyramids"])
    assert see(state, 0).picks == (0, 1, 1, 0)
    play(state, "pick sphinx")
    assert see(state, 0).picks == (1, 1, 0)


# -- SW-17.4: the Great Library ---------------------------------------------------------------------------------------


def test_the_library_draw_is_for_its_builder_only() -> None:  # SW-17.4
    state = library()
    assert see(state, 0).library == ("law", "philosophy", "theology")
    assert see(state, 1).library == see(state, SPECTATOR).library == ()
    assert see(state, 1).phase == "choose_library"


def test_nothing_of_the_library_draw_reaches_the_others() -> None:  # SW-17.4
    one, other = library("law philosophy theology"), library("architecture philosophy urbanism")
    for seat in (1, SPECTATOR):
        assert msgspec.json.encode(see(one, seat)) == msgspec.json.encode(see(other, seat))
        assert GAME.decision(one, seat) == GAME.decision(other, seat)
    assert see(one, 0) != see(other, 0)


def test_the_others_are_told_who_chooses_but_not_among_what() -> None:  # SW-17.4
    state = library()
    for seat in (1, SPECTATOR):
        decision = GAME.decision(state, seat)
        assert decision is not None
        assert (decision.seat, decision.phase, decision.choices) == (0, "choose_library", ())
    mine = GAME.decision(state, 0)
    assert mine is not None
    assert [choice.move for choice in mine.choices] == ["take law", "take philosophy", "take theology"]


def test_the_boxed_tokens_are_deducible() -> None:  # SW-17.4
    state = library()
    assert see(state, 1).boxed == ("architecture", "law", "philosophy", "theology", "urbanism")
    after = see(play(state, "take law"), 1)
    assert after.cities[0].tokens == ("law",)
    assert after.boxed == ("architecture", "philosophy", "theology", "urbanism")
    assert after.library == ()


# -- SW-17.5: the same for everybody ----------------------------------------------------------------------------------


def test_the_views_differ_only_in_who_looks_and_in_the_library(positions: Iterator[Duel]) -> None:  # SW-17.5
    for state in positions:
        public = see(state)
        for seat in (0, 1):
            own = see(state, seat)
            assert msgspec.structs.replace(own, viewer=SPECTATOR, library=()) == public
            assert bool(own.library) == (phase(state) == "choose_library" and seat == state.active)


def test_what_a_seat_cannot_see_does_not_change_its_view(positions: Iterator[Duel]) -> None:  # SW-17.5
    rng = Rng(1)
    for state in positions:
        for seat in OBSERVERS:
            other = state.clone()
            other.resample(seat, rng)
            assert see(other, seat) == see(state, seat)
            if state.to_play != CHANCE:
                assert GAME.decision(other, seat) == GAME.decision(state, seat)


def test_resampling_the_library_draw_changes_nothing_for_the_others() -> None:  # SW-17.4, SW-17.5
    state, rng = library(), Rng(3)
    draws = set()
    for _ in range(200):
        other = state.clone()
        other.resample(1, rng)
        assert see(other, 1) == see(state, 1)
        draws.add(see(other, 0).library)
    assert len(draws) == 10


# -- plain data -------------------------------------------------------------------------------------------------------


def test_a_view_goes_through_json(positions: Iterator[Duel]) -> None:
    for state in positions:
        for seat in OBSERVERS:
            seen = see(state, seat)
            assert msgspec.json.decode(msgspec.json.encode(seen), type=View) == seen
            decision = GAME.decision(state, seat)
            if decision is not None and state.to_play != CHANCE:
                assert msgspec.json.decode(msgspec.json.encode(decision), type=Decision) == decision


def test_every_field_of_a_view_is_allowed() -> None:  # SW-17.2
    """A field that is not listed here has not been thought about: may everybody see it?"""
    assert View.__struct_fields__ == (
        "game", "viewer", "phase", "age", "to_play", "active", "again", "pawn", "zone", "military_tokens", "tokens",
        "boxed", "library", "draft", "picks", "undealt_wonders", "slots", "turning", "unseen", "unseen_guilds",
        "discarded", "cities", "outcome",
    )  # fmt: skip
