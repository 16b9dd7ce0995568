"""A position as plain data, and back. What is read is checked in `checks.py`, as all that comes from outside."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from antiqua.games import admission
from antiqua.games.admission import Fault, mask, number, optional, put, seat_mask
from antiqua.games.data import numbered
from antiqua.games.seven_wonders_duel import checks
from antiqua.games.seven_wonders_duel.constants import (
    ACTIONS,
    BUILT_BY,
    CARD_COUNT,
    DISCARDED,
    EMPTY,
    FACE_DOWN,
    FACE_DOWN_GUILD,
    GAME_OVER,
    GROUP_SIZE,
    LAID_OUT,
    NONE,
    OUTCOMES,
    PHASES,
    SLOTS,
    TUCKED,
    UNSEEN,
    WONDER_COUNT,
    WONDERS_EACH,
)
from antiqua.games.seven_wonders_duel.rules import Duel
from antiqua.games.seven_wonders_duel.tables import (
    CARD,
    CARDS,
    COLORS,
    TOKEN,
    WONDER,
    WONDERS,
    token_ids,
    wonder_ids,
)
from antiqua.kernel.bits import members

VERSION: Final = 1
Seat = Annotated[int, Meta(ge=0, le=1)]
Number = Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]  # whatever the checks have a better word for
PHASE = numbered(PHASES)
COLOR = numbered(COLORS)
DOWN = {FACE_DOWN: "down", FACE_DOWN_GUILD: "guild", EMPTY: None}


class SavedWonder(msgspec.Struct, forbid_unknown_fields=True):
    """An own wonder; `tucked` is the card under it once it is built."""

    wonder: str
    built: bool
    tucked: str | None


class SavedCity(msgspec.Struct, forbid_unknown_fields=True):
    coins: Number
    cards: list[str]
    wonders: list[SavedWonder]
    tokens: list[str]


class Saved(msgspec.Struct, forbid_unknown_fields=True):
    """Everything in a position; the rest (prices, counts, what is unseen) follows from it."""

    game: Literal["seven_wonders_duel"]
    version: Literal[1]
    options: tuple[Seat, Seat]
    phase: str
    active: Seat
    age: Annotated[int, Meta(ge=0, le=3)]
    again: bool
    ending: Annotated[int, Meta(ge=0, le=5)]
    winners: list[Seat]
    pawn: Number
    military_tokens: Annotated[int, Meta(ge=0, le=15)]
    board_tokens: list[str]
    drawn_tokens: list[str]
    undealt_wonders: list[str]
    group: list[str]
    picks: Annotated[int, Meta(ge=0, le=2 * GROUP_SIZE)]
    dealt: Annotated[int, Meta(ge=0, le=SLOTS)]
    layout: Annotated[list[str | None], Meta(min_length=SLOTS, max_length=SLOTS)]
    discarded: list[str]
    destroys: str | None
    cities: tuple[SavedCity, SavedCity]


# -- writing ----------------------------------------------------------------------------------------------------------


def to_dict(state: Duel) -> dict[str, Any]:
    where = state.where
    data = Saved(
        game="seven_wonders_duel",
        version=VERSION,
        options=(state.wonders_option, state.tie_option),
        phase=PHASES[state.phase],
        active=state.active,
        age=state.age,
        again=bool(state.again),
        ending=state.ending,
        winners=members(state.winners),
        pawn=state.pawn,
        military_tokens=state.military_tokens,
        board_tokens=list(token_ids(state.board_tokens)),
        drawn_tokens=list(token_ids(state.drawn_tokens)),
        undealt_wonders=list(wonder_ids(state.undealt_wonders)),
        group=list(wonder_ids(state.group)),
        picks=state.picks,
        dealt=state.dealt,
        layout=[CARDS[card].id if card >= 0 else DOWN[card] for card in state.slots],
        discarded=cards_at(where, DISCARDED),
        destroys=COLORS[state.destroys] if state.destroys != NONE else None,
        cities=(saved_city(state, 0), saved_city(state, 1)),
    )
    return admission.saved(state, data)


def cards_at(where: Sequence[int], place: int) -> list[str]:
    return [card.id for card in CARDS if where[card.index] == place]


def saved_city(state: Duel, seat: int) -> SavedCity:
    city = state.cities()[seat]
    tucked = state.tucked
    return SavedCity(
        coins=city.coins,
        cards=cards_at(state.where, BUILT_BY + seat),
        wonders=[
            SavedWonder(
                WONDERS[wonder].id,
                bool(city.built >> place & 1),
                CARDS[tucked[wonder]].id if tucked[wonder] != NONE else None,
            )
            for place, wonder in enumerate(city.wonders)
            if wonder != NONE
        ],
        tokens=list(token_ids(city.tokens)),
    )


# -- reading ----------------------------------------------------------------------------------------------------------


def restored(saved: Saved) -> Duel:
    """The position of these data, which name things that exist, each in one place; the rest is for the checks."""
    phase = number(saved.phase, PHASE)
    where = [UNSEEN] * CARD_COUNT
    tucked = [NONE] * WONDER_COUNT
    slots = [slot_number(where, name) for name in saved.layout]
    put(where, saved.discarded, CARD, DISCARDED, UNSEEN)
    cities: list[int] = []
    for seat, city in enumerate(saved.cities):
        put(where, city.cards, CARD, BUILT_BY + seat, UNSEEN)
        cities += [city.coins, mask(city.tokens, TOKEN), *wonder_numbers(seat, city.wonders, where, tucked)]
    mask([*saved.board_tokens, *saved.drawn_tokens, *saved.cities[0].tokens, *saved.cities[1].tokens], TOKEN)
    own_wonders = [own.wonder for city in saved.cities for own in city.wonders]
    mask([*saved.undealt_wonders, *saved.group, *own_wonders], WONDER)
    state = Duel()
    state.restore(
        [
            *saved.options,
            phase,
            saved.active,
            saved.age,
            int(saved.again and phase != GAME_OVER),  # once the extra turn of a winner was kept
            saved.ending,
            seat_mask(saved.winners, 2),
            saved.pawn,
            saved.military_tokens,
            mask(saved.board_tokens, TOKEN),
            mask(saved.drawn_tokens, TOKEN),
            mask(saved.undealt_wonders, WONDER),
            mask(saved.group, WONDER),
            saved.picks,
            saved.dealt,
            *slots,
            *where,
            *tucked,
            *cities,
            optional(saved.destroys, COLOR),
        ]
    )
    return state


def slot_number(where: list[int], name: str | None) -> int:
    for code, word in DOWN.items():
        if name == word:
            return code
    assert name is not None
    put(where, [name], CARD, LAID_OUT, UNSEEN)
    return CARD[name]


def wonder_numbers(
    seat: int, wonders: Sequence[SavedWonder], where: list[int], tucked: list[int]
) -> list[int]:
    """Which are built, and the four places, as `City.restore` reads them."""
    if len(wonders) > WONDERS_EACH:
        raise Fault(
            "error-position-too-many-wonders", player=seat + 1, count=len(wonders), limit=WONDERS_EACH
        )
    built = 0
    places = [NONE] * WONDERS_EACH
    ordered = sorted(wonders, key=lambda own: number(own.wonder, WONDER))
    for place, own in enumerate(ordered):
        places[place] = WONDER[own.wonder]
        built |= own.built << place
        if own.tucked is not None:
            if not own.built:
                raise Fault("error-damage-tucked", name=own.wonder)
            put(where, [own.tucked], CARD, TUCKED, UNSEEN)
            tucked[WONDER[own.wonder]] = CARD[own.tucked]
    return [built, *places]


FORM = admission.Form(VERSION, Saved, restored, checks.check, ACTIONS, OUTCOMES)
