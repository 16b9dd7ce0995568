"""What one seat, or a spectator, may see: built from what is allowed, never by deleting from what is there (SW-17).

Things are named by the ids of `components.toml`, in its order; seats count from 0. All is public but the Great
Library's draw, which its builder alone sees (SW-17.4).
"""

from __future__ import annotations

from typing import Literal

import msgspec

from antiqua.games import scoring
from antiqua.games.scoring import Outcome
from antiqua.games.seven_wonders_duel import layout, words
from antiqua.games.seven_wonders_duel.board import military_token
from antiqua.games.seven_wonders_duel.city import City
from antiqua.games.seven_wonders_duel.constants import (
    BUILT_BY,
    CATEGORIES,
    DEAL_BACK,
    DEAL_CARD,
    DISCARD_INCOME,
    DISCARDED,
    EMPTY,
    ENDINGS,
    FACE_DOWN,
    FIRST_GUILD,
    LIBRARY,
    MANUFACTURED_CHOICE,
    NONE,
    PHASES,
    RAW_CHOICE,
    RAW_RESOURCES,
    REVEAL_CARD,
    SLOTS,
    YELLOW,
)
from antiqua.games.seven_wonders_duel.payment import payment
from antiqua.games.seven_wonders_duel.rules import Duel
from antiqua.games.seven_wonders_duel.tables import (
    CARDS,
    COLORS,
    DRAFT_ORDER,
    RESOURCES,
    SCIENCE,
    TOKEN_DISTANCES,
    WONDERS,
    ZONE_TOKEN,
    Card,
    Wonder,
    token_ids,
    wonder_ids,
)
from antiqua.kernel.bits import count_bits, members

Shows = Literal["empty", "up", "down", "down_guild", "undealt"]


class Purchase(msgspec.Struct, frozen=True):
    """Units of a resource that a city would have to buy, and what they cost together (SW-6.3)."""

    resource: str
    units: int
    coins: int


class Price(msgspec.Struct, frozen=True):
    """What a card costs one city: printed coins and trade; nothing where a chain makes it free (SW-6)."""

    coins: int
    trade: int
    chain: bool
    bought: tuple[Purchase, ...] = ()


class SlotView(msgspec.Struct, frozen=True):
    """A place of the layout; `prices` are those of an available card, per seat, and `opens` the slots that come free
    when it is taken.
    """

    slot: int
    row: int
    x: int
    shows: Shows
    card: str | None = None
    available: bool = False
    prices: tuple[Price, ...] = ()
    opens: tuple[int, ...] = ()


class MilitaryToken(msgspec.Struct, frozen=True):
    """A token still on the track: `seat` loses `coins` when the pawn comes within `distance` on his side (SW-9.3)."""

    seat: int
    distance: int
    coins: int


class CardGroup(msgspec.Struct, frozen=True):
    """The cards of one colour in a city."""

    color: str
    cards: tuple[str, ...]


class WonderView(msgspec.Struct, frozen=True):
    """A player's wonder: built, with the card under it, or not, with what it would cost him now."""

    wonder: str
    built: bool
    tucked: str | None = None
    price: int | None = None
    bought: tuple[Purchase, ...] = ()


class Good(msgspec.Struct, frozen=True):
    """What brown and grey cards make of a resource, and what one more unit costs (SW-6.3)."""

    resource: str
    produced: int
    price: int


class ChoiceProducer(msgspec.Struct, frozen=True):
    """A card or wonder that gives one unit of one of these resources for each construction (SW-6.2)."""

    source: str
    resources: tuple[str, ...]


class Symbol(msgspec.Struct, frozen=True):
    symbol: str
    count: int


class CityView(msgspec.Struct, frozen=True):
    """One player's city; `points` per category and `score` are as if the game ended now."""

    seat: int
    coins: int
    cards: tuple[CardGroup, ...]
    wonders: tuple[WonderView, ...]
    tokens: tuple[str, ...]
    goods: tuple[Good, ...]
    choices: tuple[ChoiceProducer, ...]
    science: tuple[Symbol, ...]
    discard_income: int
    points: dict[str, int]
    score: int


class View(msgspec.Struct, frozen=True):
    """The whole table as `viewer` sees it.

    `picks` are the seats that choose from the wonders of `draft`, the next one first (SW-3); `turning` is the slot
    whose card or back chance is about to show; `zone` is where the pawn stands; `boxed` are the progress tokens in the
    box; `unseen` and `unseen_guilds` are the cards of this age that nobody has seen yet: what is face down is among
    them, and so is what was removed.
    """

    game: str
    viewer: int
    phase: str
    age: int
    to_play: int
    active: int
    again: bool
    pawn: int
    zone: str
    military_tokens: tuple[MilitaryToken, ...]
    tokens: tuple[str, ...]
    boxed: tuple[str, ...]
    library: tuple[str, ...]
    draft: tuple[str, ...]
    picks: tuple[int, ...]
    undealt_wonders: int
    slots: tuple[SlotView, ...]
    turning: int | None
    unseen: tuple[str, ...]
    unseen_guilds: tuple[str, ...]
    discarded: tuple[str, ...]
    cities: tuple[CityView, ...]
    outcome: Outcome | None


def view(state: Duel, seat: int) -> View:
    """What `seat` (or `SPECTATOR`) may see."""
    return View(
        game="seven_wonders_duel",
        viewer=seat,
        phase=PHASES[state.phase],
        age=state.age,
        to_play=state.to_play,
        active=state.active,
        again=state.again,
        pawn=state.pawn,
        zone=layout.zone(state.pawn),
        military_tokens=military_tokens(state),
        tokens=token_ids(state.board_tokens),
        boxed=token_ids(state.boxed_tokens()),
        library=token_ids(state.drawn_tokens) if state.phase == LIBRARY and seat == state.active else (),
        draft=wonder_ids(state.group),
        picks=tuple(DRAFT_ORDER[state.picks : state.picks + count_bits(state.group)]),
        undealt_wonders=count_bits(state.undealt_wonders),
        slots=slots(state),
        turning=state.turning if state.phase in (DEAL_CARD, DEAL_BACK, REVEAL_CARD) else None,
        unseen=tuple(CARDS[state.layout.first_card + card].id for card in members(state.unseen)),
        unseen_guilds=tuple(CARDS[FIRST_GUILD + guild].id for guild in members(state.unseen_guilds)),
        discarded=cards_at(state, DISCARDED),
        cities=tuple(city(state, owner) for owner in range(state.players)),
        outcome=scoring.outcome(state, ENDINGS, words.ending),
    )


def military_tokens(state: Duel) -> tuple[MilitaryToken, ...]:
    return tuple(
        MilitaryToken(seat, distance, ZONE_TOKEN[distance])
        for seat in range(state.players)
        for distance in TOKEN_DISTANCES
        if state.military_tokens & military_token(seat, distance)
    )


def cards_at(state: Duel, place: int) -> tuple[str, ...]:
    return tuple(CARDS[card].id for card, where in enumerate(state.where) if where == place)


# -- the layout of the age --------------------------------------------------------------------------------------------


def slots(state: Duel) -> tuple[SlotView, ...]:
    """The twenty places of the age; none before the first age."""
    if state.age == 0:
        return ()
    lying = state.slots
    return tuple(slot_view(state, slot, lying[slot]) for slot in range(SLOTS))


def slot_view(state: Duel, slot: int, lies: int) -> SlotView:
    spot = layout.SPOTS[state.age][slot]
    if slot >= state.dealt:
        return SlotView(slot, spot.row, spot.x, "undealt")
    if lies == EMPTY:
        return SlotView(slot, spot.row, spot.x, "empty")
    if lies < 0:
        return SlotView(slot, spot.row, spot.x, "down" if lies == FACE_DOWN else "down_guild")  # SW-17.3
    if not state.available >> slot & 1:
        return SlotView(slot, spot.row, spot.x, "up", CARDS[lies].id)
    prices = tuple(price(state, seat, lies) for seat in range(state.players))
    return SlotView(slot, spot.row, spot.x, "up", CARDS[lies].id, True, prices, opened(state, slot))


def price(state: Duel, seat: int, card: int) -> Price:
    coins, trade, chain = state.price_of_card(seat, card)
    return Price(coins, trade, chain, purchases(state, seat, CARDS[card]) if trade else ())


def purchases(state: Duel, seat: int, thing: Card | Wonder) -> tuple[Purchase, ...]:
    paid = payment(state, seat, thing)
    bought = zip(RESOURCES, paid.bought, paid.prices, strict=True)
    return tuple(Purchase(name, units, units * each) for name, units, each in bought if units)


def opened(state: Duel, slot: int) -> tuple[int, ...]:
    """The slots that nothing covers any more once the card at `slot` is taken (SW-4.3)."""
    left = state.present & ~(1 << slot)
    covered_by = state.layout.covered_by
    return tuple(one for one in members(left) if covered_by[one] >> slot & 1 and not covered_by[one] & left)


# -- the cities -------------------------------------------------------------------------------------------------------


def city(state: Duel, seat: int) -> CityView:
    own = state.cities()[seat]
    cards = cards_at(state, BUILT_BY + seat)
    return CityView(
        seat=seat,
        coins=own.coins,
        cards=groups(cards),
        wonders=wonders(state, seat, own),
        tokens=token_ids(own.tokens),
        goods=tuple(
            Good(name, made, state.unit_price(seat, good))
            for good, (name, made) in enumerate(zip(RESOURCES, own.production, strict=True))
        ),
        choices=choice_producers(state, seat, own),
        science=tuple(Symbol(name, count) for name, count in zip(SCIENCE, own.symbols, strict=True)),
        discard_income=DISCARD_INCOME + own.colors[YELLOW],
        points={name: state.points_for(seat, category) for category, name in enumerate(CATEGORIES)},
        score=state.score(seat),
    )


def groups(cards: tuple[str, ...]) -> tuple[CardGroup, ...]:
    """The cards of a city by colour; colours it does not have are left out."""
    colors = {card.id: COLORS[card.color] for card in CARDS}
    named = (CardGroup(color, tuple(card for card in cards if colors[card] == color)) for color in COLORS)
    return tuple(group for group in named if group.cards)


def wonders(state: Duel, seat: int, own: City) -> tuple[WonderView, ...]:
    tucked = state.tucked
    found = []
    for place, wonder in enumerate(own.wonders):
        if wonder == NONE:
            continue
        name = WONDERS[wonder].id
        if own.built >> place & 1:
            under = tucked[wonder]  # a position that was set up need not say
            found.append(WonderView(name, True, tucked=None if under == NONE else CARDS[under].id))
        else:
            bought = purchases(state, seat, WONDERS[wonder])
            found.append(WonderView(name, False, price=state.price_of_wonder(seat, wonder), bought=bought))
    return tuple(found)


def choice_producers(state: Duel, seat: int, own: City) -> tuple[ChoiceProducer, ...]:
    kinds = {
        RAW_CHOICE: tuple(RESOURCES[:RAW_RESOURCES]),
        MANUFACTURED_CHOICE: tuple(RESOURCES[RAW_RESOURCES:]),
    }
    where = state.where
    offers = [(card.id, card.choice) for card in CARDS if where[card.index] == BUILT_BY + seat]
    for place, wonder in enumerate(own.wonders):
        if own.built >> place & 1:
            offers.append((WONDERS[wonder].id, WONDERS[wonder].choice))
    return tuple(ChoiceProducer(source, kinds[kind]) for source, kind in offers if kind in kinds)
