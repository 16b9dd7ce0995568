"""What others may hold after the deck was shuffled anew, against all orders that the decks can have had (TR-8.6)."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product

import msgspec
import pytest

from antiqua.games.trajan import ledger, tables
from antiqua.games.trajan.constants import KINDS
from antiqua.games.trajan.game import GAME
from antiqua.games.trajan.rules import Trajan
from antiqua.kernel.errors import AntiquaError, BadSave, IllegalMove
from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import CHANCE, SPECTATOR
from antiqua.match import Match
from tests.games.trajan.conservation import trajan
from tests.games.trajan.helpers import acting, goods, play
from tests.games.trajan.test_hidden import sight

RESHUFFLE = {"commodity_deck_empty": "reshuffle_below_tops"}
TIMES = 4000
World = tuple[tuple[tuple[tuple[int, int], int], ...], tuple[int, ...]]  # cards of others, and the deck


def with_ledger(entries, deck, players=3):
    """Player 1 is in the seaport. These entries have led to the hands; what is not in the deck has been played."""
    hands = ledger.hands_of([number_of(text) for text in entries], players)
    held = [list(tables.good_ids(cards)) for cards in hands]
    gone = Counter(dict.fromkeys(tables.COMMODITIES, 5))
    gone -= Counter(["gems", "furs", *deck, *(name for cards in held for name in cards)])
    mats = [{"hand": cards} for cards in held]
    mats[0]["display"] = list(gone.elements())
    data = acting("seaport", *mats, players=players, piles=(["gems"], ["furs"]), **RESHUFFLE).to_dict()
    return GAME.from_dict({**data, "ledger": entries})


def number_of(text):
    seat, did, name = text.split() if text != "new deck" else ("", "", "")
    if not seat:
        return ledger.NEW_DECK
    return ledger.entry(int(seat) - 1, ["draws", "shows"].index(did), tables.COMMODITY[name])


#: The ledger and the deck of small positions in which shown cards may have come from several decks.
SMALL = [
    (["2 draws oil", "2 draws wheat", "3 draws wheat", "new deck", "2 draws fish", "2 shows wheat"], ["wheat", "fish"]),
    (["2 draws oil", "new deck", "2 draws wheat", "2 shows wheat", "3 draws oil"], ["wheat", "oil"]),
    (
        ["1 draws oil", "2 draws wheat", "3 draws oil", "3 draws wheat", "new deck"]
        + ["2 draws oil", "3 draws wheat", "2 shows oil", "3 shows wheat", "2 draws wheat"],
        ["fish"],
    ),
    (
        ["2 draws wheat", "3 draws oil", "new deck", "2 draws oil", "3 draws wheat", "2 shows wheat", "new deck"]
        + ["2 draws wheat", "3 shows wheat", "2 shows wheat"],
        ["oil", "fish"],
    ),
    (
        ["2 draws oil", "2 draws oil", "2 draws wheat", "new deck", "1 draws oil", "1 shows oil", "2 shows oil"],
        ["oil", "wine"],
    ),
    (["2 draws oil", "2 draws wheat", "new deck", "2 draws wheat", "2 shows wheat", "2 shows wheat"], ["oil", "wine"]),
]  # fmt: skip


def exact(entries, deck, viewer):
    """In how many ways each hand of the others, and each deck, can have come about, from all orders of all decks.

    A card of a hand that nobody has seen is shown as likely as any other.
    """
    numbers = [number_of(text) for text in entries]
    decks = ledger.divided(numbers)
    theirs = [
        [one for one in map(ledger.parts, part) if one[0] != viewer and one[1] == ledger.DRAWN]
        for part in decks
    ]
    pools = [[kind for _, _, kind in part] for part in theirs]
    pools[-1] += [tables.COMMODITY[name] for name in deck]
    found: Counter[World] = Counter()
    for orders in product(*(permutations(pool) for pool in pools)):
        ways, hands = ways_of(decks, orders, viewer)
        if ways:
            rest = sorted(orders[-1][len(theirs[-1]) :])
            found[tuple(sorted(hands.items())), tuple(rest)] += ways
    total = found.total()
    return {world: ways / total for world, ways in found.items()}


def ways_of(decks, orders, viewer):
    """In how many ways the others can have shown what they have, if the decks lay so; and what they still hold."""
    held: Counter[tuple[int, int]] = Counter()
    ways = 1
    for part, order in zip(decks, orders, strict=True):
        cards = iter(order)
        for seat, what, kind in map(ledger.parts, part):
            if seat == viewer:
                continue
            if what == ledger.DRAWN:
                held[seat, next(cards)] += 1
            else:
                ways *= held[seat, kind]
                held[seat, kind] -= 1
    return ways, +held


def world_of(state, viewer):
    held = {
        (seat, kind): count
        for seat, cards in enumerate(state.unknown_cards())
        for kind, count in enumerate(cards)
        if seat != viewer and count
    }
    deck = [kind for kind in range(KINDS) for _ in range(state.deck[kind])]
    return tuple(sorted(held.items())), tuple(deck)


@pytest.mark.parametrize(("entries", "deck"), SMALL)
@pytest.mark.parametrize("viewer", [0, 2, SPECTATOR])
def test_every_world_is_drawn_with_its_probability(entries, deck, viewer):  # TR-8.2
    state = with_ledger(entries, deck)
    odds = exact(entries, deck, viewer)
    rng = Rng(17)
    found: Counter[World] = Counter()
    for _ in range(TIMES):
        other = state.clone()
        other.resample(viewer, rng)
        found[world_of(other, viewer)] += 1
    assert found.keys() <= odds.keys()
    for world, chance in odds.items():
        deviation = (TIMES * chance * (1 - chance)) ** 0.5
        assert abs(found[world] - TIMES * chance) <= 5 * deviation + 1e-9


@pytest.mark.parametrize(("entries", "deck"), SMALL)
@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_no_world_can_be_told_from_another(entries, deck, viewer):  # TR-8.2
    """Whichever is true, a seat sees the same, and what it may think is drawn in the same way."""
    state = with_ledger(entries, deck)
    worlds: dict[World, Trajan] = {}
    for seed in range(100):
        other = state.clone()
        other.resample(viewer, Rng(seed))
        trajan(other)
        worlds.setdefault(world_of(other, viewer), other)
    seen, guess = sight(state, viewer), state.clone()
    guess.resample(viewer, Rng(5))
    for other in worlds.values():
        assert GAME.from_dict(other.to_dict()) == other
        assert sight(other, viewer) == seen
        other.resample(viewer, Rng(5))
        assert other == guess


# -- what is heard and read of it -------------------------------------------------------------------------------------


def heard(state, viewer):
    """What `viewer` hears and reads while player 1 draws two cards, also of what is refused."""
    match = Match(GAME, start=state, chance="manual")
    match.play("draw")
    told = [match.view(viewer), match.decision(viewer)]
    while match.state.to_play == CHANCE:
        told += errors(match, viewer)
        match.play(match.state.legal_actions()[0], CHANCE)
        told += [match.view(viewer), match.decision(viewer)]
    return msgspec.json.encode([*told, match.log(viewer), match.record(viewer)])


def errors(match, viewer):
    """What is said of outcomes that there cannot be, and of what is no move."""
    said = []
    for wrong in (99, -1, "sow blue", "first 1", "drawn whaet", "dranw wheat", "drawn gems again again", "?"):
        with pytest.raises(AntiquaError) as caught:
            match.play(wrong, reader=viewer)
        said.append(str(caught.value))
        assert "legal" not in caught.value.details
    return said


@pytest.mark.parametrize(("entries", "deck"), SMALL)
@pytest.mark.parametrize("viewer", [1, 2, SPECTATOR])
def test_nobody_hears_what_another_draws(entries, deck, viewer):  # TR-8.2
    state = with_ledger(entries, deck)
    worlds = [state.clone() for _ in range(20)]
    for seed, other in enumerate(worlds):
        other.resample(viewer, Rng(seed))
    assert {heard(other, viewer) for other in worlds} == {heard(state, viewer)}


def test_drawer_reads_nothing_of_what_others_hold():  # TR-8.2
    """Whether all cards of the deck are equal or not: the same draw is written the same."""
    worlds = [
        with_ledger(["2 draws oil", "2 draws wheat", "new deck", "1 draws fish"], ["wheat"] * 3),
        with_ledger(
            ["2 draws wheat", "2 draws wheat", "new deck", "1 draws fish"], ["oil", "wheat", "wheat"]
        ),
    ]
    told = set()
    for state in worlds:
        match = Match(GAME, start=state, chance="manual")
        match.play("draw")
        match.play("drawn wheat", CHANCE)
        told.add(msgspec.json.encode([match.view(0), match.decision(0), match.log(0), match.record(0)]))
    assert len(told) == 1


@pytest.mark.parametrize("reader", [0, 1, 2, SPECTATOR])
@pytest.mark.parametrize("wrong", ["drawn wheat", tables.COMMODITY["wheat"], "drawn wheat again"])
def test_refused_card_tells_nothing_of_the_others(reader, wrong):  # TR-8.2
    """Not which cards are left in the deck, neither by text nor by number; only who may know everything is told."""
    state = acting("seaport", {}, {"hand": ["wheat"] * 5}, {}, players=3)
    match = Match(GAME, start=state, chance="manual")
    match.play("draw")
    assert not match.game.knows(match.state, reader)
    with pytest.raises(IllegalMove) as caught:
        match.play(wrong, CHANCE, reader=reader)
    assert caught.value.id == "error-illegal-move-untold"
    assert caught.value.details.keys() == {"move"}
    with pytest.raises(IllegalMove) as caught:
        match.play(wrong, CHANCE, reader=None)
    assert caught.value.id in ("error-illegal-move-why", "error-illegal-action")


# -- writing it -------------------------------------------------------------------------------------------------------


def test_ledger_begins_with_the_first_new_deck():  # TR-8.6
    """With what is unknown in the hands; what everybody has seen a player take is not written down."""
    mats = [{"hand": ["wheat"]}, {"hand": ["oil", "fish"], "known": ["fish"]}, {}]
    state = acting("seaport", *mats, deck=0, players=3, **RESHUFFLE)
    assert state.ledger == ()
    play(state, "draw")
    assert state.to_dict()["ledger"] == ["1 draws wheat", "2 draws oil", "new deck"]
    first, second = (goods(state.deck)[place] for place in (0, -1))
    play(state, f"drawn {second}", f"drawn {first}", "discard wheat left")
    drawn = [f"1 draws {name}" for name in (first, second)]
    assert state.to_dict()["ledger"] == ["1 draws wheat", "2 draws oil", "new deck", *drawn, "1 shows wheat"]


def test_without_unknown_cards_there_is_nothing_to_remember():  # TR-8.6
    state = acting("seaport", {}, {"hand": ["fish"], "known": ["fish"]}, deck=0, **RESHUFFLE)
    assert play(state, "draw").ledger == ()


def test_long_ledger_begins_anew():  # TR-8.6
    """With what the players hold then, so that it never grows beyond what a position can hold."""
    hands = [[1, *[0] * 11], [0] * 12]
    long = (ledger.entry(0, ledger.DRAWN, 0), *[ledger.NEW_DECK] * ledger.LENGTH)
    assert ledger.new_deck(long[:-1], hands) == long
    assert ledger.new_deck(long, hands) == ledger.from_hands(hands)


@pytest.mark.parametrize(
    "entries",
    [
        ["2 draws oil"],  # no new deck
        ["new deck", "2 draws oil"],  # nothing was in the hands before
        ["2 draws wheat", "new deck"],  # others than in the hand
        ["2 draws oil", "new deck", "2 shows wheat", "2 draws wheat"],  # shown before it was drawn
        ["2 draws oil", "4 draws wheat", "4 shows wheat", "new deck"],  # there is no player 4
        ["2 draws wheat", "2 draws oil", "new deck", "2 shows wheat"],  # not in the order of the goods
        [*["3 draws wheat", "3 shows wheat"] * 6, "2 draws oil", "new deck"],  # there are only five
        ["2 draws oil", "new deck", *["3 draws wheat", "3 shows wheat"] * 5],  # one of them lies in the deck
        ["2 draws oil", *["new deck"] * (ledger.LENGTH + 2)],
    ],
)
def test_damaged_ledgers_are_refused(entries):
    data = with_ledger(["2 draws oil", "new deck"], ["wheat", "fish"]).to_dict()
    with pytest.raises(BadSave):
        GAME.from_dict({**data, "ledger": entries})


def test_ledger_needs_a_game_in_which_the_deck_is_shuffled_anew():
    data = acting("seaport", {"hand": ["oil"]}).to_dict()
    with pytest.raises(BadSave):
        GAME.from_dict({**data, "ledger": ["1 draws oil", "new deck"]})
