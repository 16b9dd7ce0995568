"""The seaport: cards, piles and ships (TR-6.1, TR-8.6, TR-8.7)."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from antiqua.games.trajan import moves
from antiqua.games.trajan.tables import COMMODITIES
from antiqua.kernel.errors import IllegalMove
from tests.games.trajan.helpers import (
    acting,
    can,
    chance,
    display,
    end_round,
    given,
    gray_ships,
    hand,
    options,
    phase,
    play,
    points,
    tiles,
    told,
    turn,
)


def port(cards="", wilds=0, **facts):
    """Player 1 is in the seaport with these cards and wild tiles."""
    return acting("seaport", {"hand": cards.split(), "tiles": ["wild_commodity"] * wilds}, {}, **facts)


def ship(state, cargo):
    """Lay what has to be laid first, then ship."""
    cards = sorted((card for card in cargo.split()[1:] if card != "wild"), key=order)
    pairs = cargo.startswith("pairs")
    two = len(cards) > 1 and (not pairs or cards[0] == cards[1])
    laid = cards[: 2 if two else 1]
    play(state, *(f"lay {card}" for card in laid))
    return play(state, f"ship {cargo}")


def order(card):
    from antiqua.games.trajan.tables import COMMODITY

    return COMMODITY[card]


def can_ship(state, cargo):
    try:
        ship(state.clone(), cargo)
    except IllegalMove:
        return False
    return True


def test_four_options():  # TR-6.1.1
    state = port("wheat oil")
    assert options(state) == {"draw", "take left", "take right", "lay oil", "lay wheat", "pass"}


def test_draw_two_discard_one():  # B3.8, TR-6.1.1
    state = port("wheat oil fish", piles=(["gems"], ["wine"]))
    play(state, "draw", "drawn gems", "drawn gems")
    assert len(hand(state)) == 5
    assert phase(state) == "discard_card"
    assert not can(state, "pass")  # a card must be discarded
    assert can(state, "discard gems right")  # also one just drawn
    play(state, "discard fish left")
    assert len(hand(state)) == 4
    assert state.pile(0) == ["gems", "fish"]


def test_take_the_top_of_a_pile():  # TR-6.1.1
    state = port("", piles=(["gems", "fish"], ["wine"]))
    play(state, "take left")
    assert hand(state) == ["fish"]
    assert state.pile(0) == ["gems"]
    assert state.to_play == 1


def test_empty_pile_is_started_again():  # B3.9, TR-8.7
    state = port("", piles=(["gems"], ["wine"]), deck=None)
    before = state.deck_size
    play(state, "take left")
    assert phase(state) == "turn_up_card"
    play(state, "turn oil")
    assert state.pile(0) == ["oil"]
    assert state.deck_size == before - 1


def test_empty_pile_and_empty_deck():  # TR-8.7
    state = port("", piles=(["gems"], ["wine"]), deck=0)
    state = play(state, "take right")
    assert state.pile(1) == []
    assert state.to_play == 1


def test_play_one_card_and_draw_one():  # TR-6.1.1
    state = port("wheat oil")
    play(state, "lay wheat", "play", "drawn gems")
    assert display(state) == ["wheat"]
    assert hand(state) == ["oil", "gems"]
    assert points(state) == 0


def test_play_two_cards_and_draw_two():  # TR-6.1.1
    state = port("wheat oil")
    play(state, "lay oil", "lay wheat", "play", "drawn gems", "drawn fish")
    assert display(state) == ["oil", "wheat"]
    assert hand(state) == ["fish", "gems"]


def test_three_cards_cannot_be_played():  # TR-6.1.1
    state = play(port("oil fish wheat"), "lay oil", "lay fish")
    assert not any(text.startswith("lay") for text in options(state))


def test_play_with_an_almost_empty_deck():  # B3.10, TR-R13, TR-8.6
    state = port("wheat oil fish", deck=1)
    play(state, "lay oil", "lay wheat", "play")
    assert len(display(state)) == 2
    assert len(hand(state)) == 2  # net -1
    assert state.deck_size == 0


def test_draw_with_one_card_left_still_discards():  # TR-8.6
    state = port("", deck=1)
    play(state, "draw")
    assert len(hand(state)) == 1
    assert phase(state) == "discard_card"


def test_draw_needs_a_card_in_the_deck():  # TR-8.6
    assert not can(port("wheat", deck=0), "draw")
    assert can(port("wheat", deck=1), "draw")


def test_no_reshuffle_by_default():  # TR-8.6
    state = port("", piles=(["gems", "fish", "oil"], ["wine"]), deck=0)
    assert not can(state, "draw")


def test_reshuffle_below_the_tops():  # TR-8.6, option commodity_deck_empty
    hands = {"hand": ["wheat"] * 5}
    state = acting(
        "seaport",
        hands,
        {},
        commodity_deck_empty="reshuffle_below_tops",
        piles=(["gems", "fish"], ["wine", "wine", "oil"]),
        deck=0,
    )
    under = len(state.pile(0)) - 1 + len(state.pile(1)) - 1
    top = state.pile(0)[-1]
    play(state, "draw")
    assert state.pile(0) == [top]
    assert state.pile(1) == ["oil"]
    assert state.deck_size == sum(state.deck) == under
    assert phase(state) == "draw_card"
    assert "drawn wine" in options(state)


def test_reshuffle_in_the_middle_of_a_draw():  # TR-8.6, option commodity_deck_empty
    state = acting("seaport", {}, {}, commodity_deck_empty="reshuffle_below_tops", deck=1)
    play(state, "draw")  # the last card, then a new deck
    assert len(hand(state)) == 1
    assert phase(state) == "draw_card"
    assert state.deck_size == 60 - 3


def test_same_goods_and_the_gray_side():  # B3.1, TR-6.1.1, TR-6.1.2, TR-6.1.3
    state = acting("seaport", {"hand": ["wheat"] * 4}, {"hand": ["fish"] * 4}, gray_ships=["ship_pairs"])
    assert can_ship(state, "same wheat wheat wheat wheat")
    ship(state, "same wheat wheat wheat")
    assert points(state) == 12  # whatever the other ships show
    assert gray_ships(state) == ["ship_same", "ship_pairs"]
    assert display(state) == ["wheat"] * 3
    assert hand(state) == ["wheat"]
    later = acting("seaport", {}, {"hand": ["fish"] * 4}, to_play=1, gray_ships=["ship_same"])
    ship(later, "same fish fish fish fish")
    assert points(later, 1) == 15
    assert gray_ships(later) == ["ship_same"]


def test_ships_are_gray_until_the_end_of_the_quarter():  # TR-6.1.3
    state = given({}, demands=["bread", "games", "religion"], time=10, gray_ships=["ship_same", "ship_pairs"])
    end_round(state)
    assert gray_ships(state) == ["ship_same", "ship_pairs"]
    play(state, sorted(options(state))[0])
    assert gray_ships(chance(state)) == []


@pytest.mark.parametrize(
    ("cargo", "front", "back"),
    [
        ("same oil", 2, 0),
        ("same oil oil", 6, 1),
        ("same oil oil oil", 12, 7),
        ("same oil oil oil oil", 20, 15),
        ("pairs wine wine", 5, 1),
        ("pairs wine wine fish fish", 10, 6),  # B3.2
        ("pairs oil oil wine wine fish fish", 15, 11),  # B3.3
        ("different oil", 2, 0),
        ("different oil wine", 4, 1),
        ("different oil wine fish", 6, 3),
        ("different oil wine fish gems", 8, 5),  # B3.4
    ],
)
def test_points_of_a_cargo(cargo, front, back):  # TR-6.1.2, A20, TR-14.10
    cards = "oil oil oil oil wine wine fish fish gems"
    name = "ship_" + cargo.split()[0]
    assert points(ship(port(cards), cargo)) == front
    assert points(ship(port(cards, gray_ships=[name]), cargo)) == back


def test_cargo_must_fit_the_ship():  # B3.2, B3.4, TR-6.1.2
    assert not can_ship(port("wine wine wine wine"), "pairs wine wine wine wine")
    assert can_ship(port("wine wine wine wine"), "same wine wine wine wine")
    assert not can_ship(port("oil fruit wine fish gems"), "different oil fruit wine fish gems")
    assert not can_ship(port("oil oil"), "different oil oil")
    assert not can_ship(port("oil wine"), "same oil wine")
    assert not can_ship(port("oil oil wine"), "pairs oil oil wine")


def test_shipping_draws_no_cards():  # TR-6.1.1
    state = ship(port("oil oil"), "same oil oil")
    assert hand(state) == []
    assert state.to_play == 1


def test_one_card_on_a_gray_ship():  # B3.11, TR-R11
    state = ship(port("oil", gray_ships=["ship_same"]), "same oil")
    assert points(state) == 0
    assert display(state) == ["oil"]
    assert can_ship(port("oil", gray_ships=["ship_different"]), "different oil")


def test_displayed_cards_stay():  # TR-6.1.5, TR-R12
    state = ship(port("oil oil"), "same oil oil")
    for _ in range(4):
        turn(state, "tray seaport" if can(state, "tray seaport") else sorted(options(state))[0])
        while phase(state) != "choose_tray":
            turn(state, "pass" if can(state, "pass") else sorted(options(state))[0])
    assert display(state) == ["oil", "oil"]
    shown = acting("seaport", {"display": ["oil"]}, {})
    assert not can(shown, "lay oil")  # nor are they taken back
    assert display(play(shown, "take left")) == ["oil"]


def test_no_hand_limit():  # TR-6.1.5
    state = port("oil oil oil oil oil wine wine wine wine wine fish fish")
    play(state, "draw", "drawn gems", "drawn gems", "discard gems left")
    assert len(hand(state)) == 13


def test_wild_with_equal_goods():  # B3.5, TR-12.3, TR-6.1.4
    before = port("wheat wheat", wilds=1)
    state = ship(before.clone(), "same wheat wheat wild")
    assert points(state) == 12
    assert list(state.forum_unseen) == list(before.forum_unseen)  # it leaves the game
    assert display(state) == ["wheat", "wheat"]
    assert tiles(state) == []


def test_wild_in_a_pair():  # B3.6, TR-12.3
    state = port("gems gems oil", wilds=1)
    play(state, "lay oil", "ship pairs oil gems gems wild")
    assert points(state) == 10
    assert display(state) == ["oil", "gems", "gems"]


def test_wilds_alone():  # B3.7, TR-12.3
    state = port("", wilds=2)
    play(state, "ship pairs wild wild")
    assert points(state) == 5
    assert display(state) == []
    assert tiles(state) == []
    assert points(play(port("", wilds=1), "ship different wild")) == 2
    assert points(play(port("", wilds=3), "ship same wild wild wild")) == 12


def test_wilds_are_further_different_kinds():  # TR-12.3
    assert points(ship(port("oil wine", wilds=2), "different oil wine wild wild")) == 8
    assert points(ship(port("oil wine fish", wilds=1), "different oil wine fish wild")) == 8
    assert points(ship(port("oil", wilds=3), "different oil wild wild wild")) == 8


@pytest.mark.parametrize(
    ("cargo", "won"),
    [
        ("pairs oil wild", 5),
        ("pairs oil oil wild wild", 10),
        ("pairs oil wild wild wild", 10),
        ("pairs oil wine wild wild", 10),
        ("pairs oil oil wine wild", 10),
        ("pairs oil wine fish wild wild wild", 15),
        ("pairs oil oil wine wine wild wild", 15),
        ("pairs oil oil wine wild wild wild", 15),
        ("pairs oil wine wine wild wild wild", 15),
        ("pairs oil oil wine fish fish wild", 15),
    ],
)
def test_pairs_with_wilds(cargo, won):  # TR-12.3
    assert points(ship(port("oil oil wine wine fish fish", wilds=3), cargo)) == won


def test_wild_is_not_played_into_the_display():  # TR-12.3, TR-6.1.1
    state = play(port("oil", wilds=3), "lay oil")
    assert can(state, "play")
    play(state, "play", "drawn gems")
    assert display(state) == ["oil"]
    assert tiles(state) == ["wild_commodity"] * 3


def test_empty_hand():  # B3.12
    assert options(port("")) == {"draw", "take left", "take right", "pass"}
    assert options(port("", deck=0, piles=([], []))) >= {"take left", "pass"}


@pytest.mark.parametrize(
    ("cards", "wilds", "right", "legal"),
    [
        ("oil", 0, [], {"lay oil", "pass"}),
        ("", 1, [], {"ship same wild", "ship different wild", "pass"}),
        ("", 0, ["oil"], {"take right", "pass"}),
    ],
)
def test_one_thing_is_enough_for_the_seaport(cards, wilds, right, legal):  # TR-6.1.1, TR-12.3
    """All other cards have been played."""
    played = Counter(dict.fromkeys(COMMODITIES, 5)) - Counter([*cards.split(), *right])
    own = {"hand": cards.split(), "tiles": ["wild_commodity"] * wilds}
    state = acting("seaport", own, {"display": list(played.elements())}, piles=([], right))
    assert options(state) == legal


def test_every_cargo_has_one_way():  # TR-6.1.2, TR-6.1.4, TR-12.3
    """No two ways lead to the same cargo, none is a dead end, and no cargo that the rules allow is missing."""
    state = port("columns columns furs oil oil oil wine wheat", wilds=2)
    found = set()
    open_states = [state]
    while open_states:
        now = open_states.pop()
        assert len(now.legal_actions()) >= 2
        for text in options(now):
            if text.startswith("ship"):
                assert text not in found
                found.add(text)
            elif text.startswith("lay"):
                open_states.append(play(now.clone(), text))
    assert found == {f"ship {cargo}" for cargo in every_cargo(state)}


def every_cargo(state):
    """All that may be shipped, by trying every set of cards and wild tiles (TR-6.1.2, TR-12.3)."""
    from itertools import product

    from antiqua.games.trajan.tables import COMMODITIES

    own = list(state.mats[0].hand)
    wilds_owned = tiles(state).count("wild_commodity")
    for chosen in product(*(range(min(4, count) + 1) for count in own)):
        cards = [name for name, count in zip(COMMODITIES, chosen, strict=True) for _ in range(count)]
        kinds = [count for count in chosen if count]
        for wilds in range(wilds_owned + 1):
            text = " ".join([*cards, *["wild"] * wilds])
            total = len(cards) + wilds
            if total and len(kinds) <= 1 and total <= 4:
                yield f"same {text}"
            if total and max(kinds, default=0) <= 1 and total <= 4:
                yield f"different {text}"
            halves = sum(count == 1 for count in kinds)
            spare = wilds - halves
            pairs = len(kinds) + spare // 2
            if total and max(kinds, default=0) <= 2 and spare >= 0 and spare in (0, 2) and 1 <= pairs <= 3:
                yield f"pairs {text}"


def test_whoever_has_laid_a_card_is_asked_whatever_he_holds():  # TR-8.2
    """Being asked, or not, would tell the others something: there is always more than one way to go on."""
    assert options(play(port("wheat"), "lay wheat")) == {"play", "ship same wheat", "ship different wheat"}
    state = play(port("oil wheat"), "lay oil", "lay wheat")
    assert options(state) == {"play", "ship different oil wheat"}
    state = play(port("oil oil"), "lay oil", "lay oil")
    assert options(state) == {"play", "ship same oil oil", "ship pairs oil oil"}


def last_cards(*deck):
    """These three are the last cards of the deck, two wheat lie on the piles, and the players hold all the others."""
    others = Counter(dict.fromkeys(COMMODITIES, 5)) - Counter(["wheat", "wheat", *deck])
    held = list(others.elements())
    return acting("seaport", {"hand": held[0::2]}, {"hand": held[1::2]}, piles=(["wheat"], ["wheat"]))


def test_chance_draws_also_from_a_deck_of_equal_cards():  # TR-8.2
    """Only a deck of one card leaves chance nothing to decide, and its size is known to all."""
    state = play(last_cards("wheat", "wheat", "wheat"), "draw")
    assert options(state) == {"drawn wheat", "drawn wheat again"}
    play(state, "drawn wheat again")
    assert hand(state).count("wheat") == 1
    play(state, "drawn wheat")
    assert hand(state).count("wheat") == 2


@pytest.mark.parametrize(
    "deck", [("wheat", "wheat", "wheat"), ("furs", "wheat", "wheat"), ("furs", "oil", "wheat")]
)
def test_how_a_draw_is_written_does_not_depend_on_what_others_hold(deck):  # TR-8.2
    """Of the last cards each comes in one of two ways, equally likely, whether all of them are equal or not."""
    state = play(last_cards(*deck), "draw")
    odds = {moves.write(moves.move(state, outcome)): chance for outcome, chance in state.chance_outcomes()}
    assert odds == {
        f"drawn {kind}{way}": Fraction(deck.count(kind), 6) for kind in deck for way in ("", " again")
    }
    for kind in deck:
        one, other = state.clone(), state.clone()
        assert play(one, f"drawn {kind}") == play(other, f"drawn {kind} again")


def test_how_a_card_is_turned_up_does_not_depend_on_it_either():  # TR-8.2
    state = play(last_cards("furs", "oil", "wheat"), "take left")
    assert options(state) == {
        f"turn {kind}{way}" for kind in ("furs", "oil", "wheat") for way in ("", " again")
    }


def test_bigger_decks_are_drawn_from_in_one_way():  # TR-8.2
    state = play(acting("seaport", {}, {}, deck=6), "draw")
    assert not any(text.endswith("again") for text in options(state))


def test_events_of_a_draw():  # TR-8.2
    events = told(port("oil"), "draw", "drawn gems")
    private = [event for event in events if event.seen_by is not None]
    assert [event.seen_by for event in private] == [(0,)]
    assert all("gems" not in str(event) for event in events if event.seen_by is None)
