"""Which cards may be in the hands of others once the deck has been shuffled anew (TR-8.2, TR-8.6).

As long as there is one deck, every unknown card of a hand may be any that nobody has seen. After the discards have been
shuffled into a new one, it matters when a card was drawn: what was in a hand before is none of the new deck. And when a
player shows a wheat, nobody can tell from which deck he had it; what he still holds depends on that. So from the first
new deck on all that everybody sees is written down: who drew a card, who showed which one that nobody had seen him
take, and when a new deck was made. What the drawn cards were is written down too, but only the drawer knows it.

A seat thinks that every order of every deck is as likely as any other, and that a player shows each unknown card of his
hand as likely as any other: nothing is concluded from what he might want. Then the chance that the cards shown so far
came from certain decks is a product: for each of them, how many cards of that deck its owner held, and how many equal
ones were among all of that deck that the seat does not see. `drawn_anew` draws from exactly these chances.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from math import factorial, prod
from typing import NamedTuple

from antiqua.games.trajan.constants import KINDS
from antiqua.kernel.rng import Rng

NEW_DECK = 0
DRAWN, SHOWN = 0, 1
#: After so many entries a new deck makes us begin anew: cards of earlier ones are then no longer told apart.
LENGTH = 200
BITS, COUNTER = 6, 63  # room to count up to all cards


def entry(seat: int, what: int, kind: int) -> int:
    """A number for every kind of entry; `NEW_DECK` is none of them."""
    return 1 + (2 * seat + what) * KINDS + kind


def parts(number: int) -> tuple[int, int, int]:
    """The seat, what it did, and the kind of goods."""
    rest, kind = divmod(number - 1, KINDS)
    return rest // 2, rest % 2, kind


def alike(one: int, other: int) -> bool:
    """Does the same seat do the same with both, perhaps with other goods?"""
    return NEW_DECK not in (one, other) and (one - 1) // KINDS == (other - 1) // KINDS


# -- writing ----------------------------------------------------------------------------------------------------------


def from_hands(hands: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """A new deck, and these are the cards of the seats that nobody else has seen; nothing where there are none."""
    cards = [
        entry(seat, DRAWN, kind)
        for seat, hand in enumerate(hands)
        for kind, count in enumerate(hand)
        for _ in range(count)
    ]
    return (*cards, NEW_DECK) if cards else ()


def new_deck(ledger: tuple[int, ...], hands: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """The deck is shuffled anew while the seats hold these cards that nobody else has seen."""
    if not ledger or len(ledger) > LENGTH or not any(map(any, hands)):
        return from_hands(hands)
    return (*ledger, NEW_DECK)


def added(ledger: tuple[int, ...], new: int) -> tuple[int, ...]:
    """One entry more. What a seat draws, or shows, without anything in between stands in the order of the goods."""
    place = len(ledger)
    while place and alike(ledger[place - 1], new) and ledger[place - 1] > new:
        place -= 1
    return (*ledger[:place], new, *ledger[place:])


# -- checking ---------------------------------------------------------------------------------------------------------


def is_ledger(
    ledger: tuple[int, ...], hands: list[list[int]], deck: Sequence[int], limits: Sequence[int]
) -> bool:
    """Can the rules have led to this ledger, these unknown cards of all seats, and this deck?"""
    if not ledger:
        return True
    decks = divided(ledger)
    drawn = [[parts(number)[2] for number in entries if parts(number)[1] == DRAWN] for entries in decks]
    drawn[-1] += [kind for kind, count in enumerate(deck) for _ in range(count)]
    return (
        len(decks) > 1
        and ledger[0] != NEW_DECK
        and len(ledger) - len(decks[-1]) <= LENGTH + 1
        and is_in_order(ledger)
        and shows_what_was_drawn(ledger, len(hands))
        and hands_of(ledger, len(hands)) == hands
        and all(cards.count(kind) <= limit for cards in drawn for kind, limit in enumerate(limits))
    )


def is_in_order(ledger: Sequence[int]) -> bool:
    return all(one <= other or not alike(one, other) for one, other in pairwise(ledger))


def shows_what_was_drawn(ledger: Sequence[int], players: int) -> bool:
    """Has every card that one of these players shows been drawn by him before?"""
    held: Counter[tuple[int, int]] = Counter()
    for number in ledger:
        if number != NEW_DECK:
            seat, what, kind = parts(number)
            held[seat, kind] += 1 if what == DRAWN else -1
            if seat >= players or held[seat, kind] < 0:
                return False
    return True


def hands_of(ledger: Sequence[int], players: int) -> list[list[int]]:
    """The unknown cards of all players: what they have drawn and not shown."""
    hands = [[0] * KINDS for _ in range(players)]
    for number in ledger:
        if number != NEW_DECK:
            seat, what, kind = parts(number)
            hands[seat][kind] += 1 if what == DRAWN else -1
    return hands


def divided(ledger: Sequence[int]) -> list[list[int]]:
    """The entries of each deck."""
    decks: list[list[int]] = [[]]
    for number in ledger:
        if number == NEW_DECK:
            decks.append([])
        else:
            decks[-1].append(number)
    return decks


# -- what a seat may think --------------------------------------------------------------------------------------------


class Shown(NamedTuple):
    """A card that another seat has shown; `slots` are the places in the ledger where he drew one, by deck."""

    seat: int
    kind: int
    slots: tuple[tuple[int, ...], ...]


class Way(NamedTuple):
    """What was counted before a shown card, the deck that it came from, and in how many ways all that may be so."""

    before: int
    deck: int
    odds: int


class Table(NamedTuple):
    """What a seat does not see: by deck, the places in the ledger where others drew, and all cards that are unseen."""

    shown: list[Shown]
    slots: list[list[int]]
    pools: list[list[int]]


def table(ledger: Sequence[int], deck: Sequence[int], viewer: int) -> Table:
    """All that others drew from each deck, and what is left of the last one."""
    decks = ledger.count(NEW_DECK) + 1
    slots: list[list[int]] = [[] for _ in range(decks)]
    pools = [[0] * KINDS for _ in range(decks)]
    pools[-1] = list(deck)
    own: dict[int, list[list[int]]] = {}
    shown = []
    now = 0
    for place, number in enumerate(ledger):
        if number == NEW_DECK:
            now += 1
            continue
        seat, what, kind = parts(number)
        if seat == viewer:
            continue
        mine = own.setdefault(seat, [[] for _ in range(decks)])
        if what == SHOWN:
            shown.append(Shown(seat, kind, tuple(map(tuple, mine))))
        else:
            slots[now].append(place)
            mine[now].append(place)
            pools[now][kind] += 1
    return Table(sorted(shown, key=lambda card: card.seat), slots, pools)


class Sources:
    """From which decks the shown cards may have come, with all chances.

    They are looked at seat by seat, because the cards of different seats come out of different hands. `layers` has, for
    each of them, every way to come to every count of what matters from then on: three rows of counters in one number,
    of shown cards by deck, of those of the seat in question by deck, and of those of each kind by deck.
    """

    def __init__(self, given: Table) -> None:
        self.given = given
        self.decks = len(given.pools)
        self.layers: list[dict[int, list[Way]]] = []
        self.ways = {0: 1}
        for number, card in enumerate(given.shown):
            self.layers.append(self.layer(card, self.forgotten(card, given.shown[number + 1 :])))
            self.ways = {key: sum(way.odds for way in ways) for key, ways in self.layers[-1].items()}

    def layer(self, card: Shown, forgotten: int) -> dict[int, list[Way]]:
        found: dict[int, list[Way]] = {}
        for before, odds in self.ways.items():
            for deck in range(self.decks):
                possible = self.possible(before, card, deck)
                if possible:
                    key = (before + self.step(card, deck)) & ~forgotten
                    found.setdefault(key, []).append(Way(before, deck, odds * possible))
        return found

    def possible(self, so_far: int, card: Shown, deck: int) -> int:
        """In how many ways can this card have come from this deck?"""
        held = len(card.slots[deck]) - (so_far >> self.of_seat(deck) & COUNTER)
        equal = self.given.pools[deck][card.kind] - (so_far >> self.of_kind(deck, card.kind) & COUNTER)
        return held * equal if held > 0 and equal > 0 else 0

    def step(self, card: Shown, deck: int) -> int:
        """What is counted where this card comes from this deck."""
        return (1 << self.of_all(deck)) + (1 << self.of_seat(deck)) + (1 << self.of_kind(deck, card.kind))

    def of_all(self, deck: int) -> int:
        return BITS * deck

    def of_seat(self, deck: int) -> int:
        return BITS * (self.decks + deck)

    def of_kind(self, deck: int, kind: int) -> int:
        return BITS * (self.decks * (2 + kind) + deck)

    def forgotten(self, card: Shown, later: list[Shown]) -> int:
        """The counters that do not matter after this card: its seat, or its kind, is not shown again."""
        counters = (
            [] if later and later[0].seat == card.seat else [self.of_seat(deck) for deck in range(self.decks)]
        )
        if all(other.kind != card.kind for other in later):
            counters += [self.of_kind(deck, card.kind) for deck in range(self.decks)]
        return sum(COUNTER << counter for counter in counters)

    def arrangements(self, counted: int) -> int:
        """In how many ways can all other cards lie?"""
        return prod(
            factorial(sum(pool) - (counted >> self.of_all(deck) & COUNTER))
            for deck, pool in enumerate(self.given.pools)
        )

    def drawn(self, rng: Rng) -> list[int]:
        """The deck of each shown card, each possible list with its exact probability."""
        counted = [*self.ways]
        key = counted[chosen([self.ways[one] * self.arrangements(one) for one in counted], rng)]
        found = []
        for layer in reversed(self.layers):
            way = layer[key][chosen([way.odds for way in layer[key]], rng)]
            found.append(way.deck)
            key = way.before
        return found[::-1]


def drawn_anew(
    ledger: tuple[int, ...], deck: Sequence[int], viewer: int, rng: Rng
) -> tuple[tuple[int, ...], list[int]]:
    """A ledger and a deck that `viewer` (or a spectator) cannot tell from these, each with its exact probability."""
    sources = sources_of(ledger, tuple(deck), viewer)
    pools = [pool[:] for pool in sources.given.pools]
    kinds: dict[int, int] = {}
    for card, source in zip(sources.given.shown, sources.drawn(rng), strict=True):
        free = [place for place in card.slots[source] if place not in kinds]
        kinds[free[rng.below(len(free))]] = card.kind
        pools[source][card.kind] -= 1
    left: list[int] = []
    for slots, pool in zip(sources.given.slots, pools, strict=True):
        left = [kind for kind, count in enumerate(pool) for _ in range(count)]
        for place in slots:
            if place not in kinds:
                kinds[place] = left.pop(rng.below(len(left)))
    return tuple(rewritten(ledger, kinds)), [left.count(kind) for kind in range(KINDS)]


@lru_cache(maxsize=16)
def sources_of(ledger: tuple[int, ...], deck: tuple[int, ...], viewer: int) -> Sources:
    """The chances once for all that a search draws from the same position."""
    return Sources(table(ledger, deck, viewer))


def rewritten(ledger: Sequence[int], kinds: dict[int, int]) -> Iterator[int]:
    """The ledger with other cards in some places; those without anything in between in their order."""
    changed = [
        entry(parts(number)[0], DRAWN, kinds[place]) if place in kinds else number
        for place, number in enumerate(ledger)
    ]
    start = 0
    for place, number in enumerate(changed):
        if place + 1 == len(changed) or not alike(number, changed[place + 1]):
            yield from sorted(changed[start : place + 1])
            start = place + 1


def chosen(odds: list[int], rng: Rng) -> int:
    """The place of one of these odds, each as likely as it says, however big they are."""
    left = below(sum(odds), rng)
    for place, ways in enumerate(odds):
        left -= ways
        if left < 0:
            return place
    raise ValueError(odds)


def below(limit: int, rng: Rng) -> int:
    """A number out of 0..limit-1, each exactly as likely as the others, however big the limit is."""
    words = (limit.bit_length() + 63) // 64
    while True:
        number = 0
        for _ in range(words):
            number = number << 64 | rng.bits()
        number >>= 64 * words - limit.bit_length()
        if number < limit:
            return number
