"""What a seat sees of 7 Wonders Duel, by labels; see `tests/games/readings.py`."""

from __future__ import annotations

from typing import Any

from antiqua.games.seven_wonders_duel import tables
from tests.games.readings import Looked, Reading

CARDS: dict[str, dict[str, Any]] = {card["id"]: card for card in tables.DATA["card"]}
AGES = ("none", "I", "II", "III")


def of_age(card: str) -> str:
    """The card, with those of the other ages that have the same number there."""
    of_ages = [[one["id"] for one in CARDS.values() if one["age"] == age] for age in (1, 2, 3)]
    number = next(cards.index(card) for cards in of_ages if card in cards)
    return "|".join(cards[number] if number < len(cards) else "-" for cards in of_ages)


def table(looked: Looked) -> Reading:
    view, saved = looked.view, looked.saved
    up = [slot for slot in view.slots if slot.shows == "up"]
    return looked.turn() | {
        "age": {AGES[view.age]: 1},
        "again": int(view.again),
        "first_player": int(looked.me == 0),
        "options": {
            "first_game_wonders": int(looked.options["wonders"] == "first_game"),
            "last_player_starts_at_a_tie": int(looked.options["age_start_tie"] == "last_player_starts"),
        },
        "winners": looked.winners(),
        "pawn": {str(view.pawn if looked.me == 0 else -view.pawn): 1},  # it goes up towards seat 1
        "military_tokens": {
            (looked.who(token.seat), str(token.distance)): 1 for token in view.military_tokens
        },
        "picks": saved["picks"],
        "wonders": wonders(looked),
        "tokens": tokens(looked),
        "destroys": looked.one(saved["destroys"]),
        "slots": slots(looked),
        "slot_cards": {(str(slot.slot + 1), of_age(slot.card)): 1 for slot in up},
        "slot_prices": {
            (str(slot.slot + 1), looked.who(seat)): price(looked, slot, seat)
            for slot in up
            for seat in (0, 1)
        },
        "cards": {(card, place(looked, card)): 1 for card in CARDS},
    }


def wonders(looked: Looked) -> dict[tuple[str, str], int]:
    found = {(wonder, "offered"): 1 for wonder in looked.view.draft}
    for city in looked.view.cities:
        own = city.seat == looked.me
        for wonder in city.wonders:
            built, owned = ("built_by_me", "mine") if own else ("built_by_next_1", "next_1")
            found[wonder.wonder, built if wonder.built else owned] = 1
    return found


def tokens(looked: Looked) -> dict[tuple[str, str], int]:
    view = looked.view
    places = {
        "board": view.tokens,
        "mine": view.cities[looked.me].tokens,
        "next_1": view.cities[1 - looked.me].tokens,
        "drawn_for_me_to_choose": view.library,
    }
    return {(token, place): 1 for place, there in places.items() for token in there}


def slots(looked: Looked) -> dict[tuple[str, str], int]:
    shows = {str(number): "empty" for number in range(1, 21)}
    for slot in looked.view.slots:
        if slot.shows == "up":
            shows[str(slot.slot + 1)] = "available" if slot.available else "covered"
        elif slot.shows != "undealt":
            shows[str(slot.slot + 1)] = slot.shows
    return dict.fromkeys(shows.items(), 1)


def price(looked: Looked, slot: Any, seat: int) -> int:
    """What the view says of an available card; it is silent about what lies below others."""
    if slot.available:
        shown = slot.prices[seat]
        assert not shown.chain or shown.coins + shown.trade == 0
        return int(shown.coins + shown.trade)
    coins, trade, _ = looked.state.price_of_card(seat, tables.CARD[slot.card])
    return int(coins + trade)


def place(looked: Looked, card: str) -> str:
    view = looked.view
    for slot in view.slots:
        if slot.card == card:
            return "available" if slot.available else "covered"
    for city in view.cities:
        if any(card in group.cards for group in city.cards):
            return "mine" if city.seat == looked.me else "next_1"
        if any(wonder.tucked == card for wonder in city.wonders):
            return "tucked"
    return "discarded" if card in view.discarded else "unseen"


def of_each(looked: Looked, seat: int) -> Reading:
    city = looked.view.cities[seat]
    cards = [CARDS[card] for group in city.cards for card in group.cards]
    sizes = [len(producer.resources) for producer in city.choices]
    standing = {(str(number), wonder.built): wonder for number, wonder in enumerate(city.wonders, 1)}
    return {
        "coins": city.coins,
        "production": {good.resource: good.produced for good in city.goods},
        "choices": {"raw": sizes.count(3), "manufactured": sizes.count(2)},
        "fixed_price": {good: 1 for card in cards for good in card.get("fixed_price", ())},
        "prices": {good.resource: good.price for good in city.goods},
        "symbols": {symbol.symbol: symbol.count for symbol in city.science},
        "different_symbols": sum(symbol.count > 0 for symbol in city.science),
        "colors": {group.color: len(group.cards) for group in city.cards},
        "chains": {card["gives_chain"]: 1 for card in cards if "gives_chain" in card},
        "points": city.points,
        "score": city.score,
        "wonder_state": {(number, "built" if built else "to_be_built"): 1 for number, built in standing},
        "wonder_price": {number: wonder.price for (number, built), wonder in standing.items() if not built},
    }
