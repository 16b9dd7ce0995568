"""A position as plain data, and back. What is read is checked: data that no position can have is refused."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from antiqua.games.game import Message
from antiqua.games.seven_wonders_duel.constants import (
    BUILT_BY,
    CAPITAL,
    CARD_COUNT,
    DEAL_BACK,
    DEAL_CARD,
    DEAL_WONDERS,
    DESTROY,
    DISCARDED,
    DRAFT,
    DRAFTED,
    EMPTY,
    FACE_DOWN,
    FACE_DOWN_GUILD,
    GAME_OVER,
    GROUP_SIZE,
    LAID_OUT,
    NONE,
    PHASES,
    SLOTS,
    TUCKED,
    UNSEEN,
    WONDER_COUNT,
    WONDERS_EACH,
)
from antiqua.games.seven_wonders_duel.rules import Duel
from antiqua.games.seven_wonders_duel.tables import CARD, CARDS, COLORS, TOKEN, WONDER, WONDERS, token_ids, wonder_ids
from antiqua.kernel.errors import BadSave
from antiqua.kernel.seats import OVER
from antiqua.kernel.state import Buffer

VERSION = 1
Seat = Annotated[int, Meta(ge=0, le=1)]
Coins = Annotated[int, Meta(ge=0, le=10_000)]
DOWN = {FACE_DOWN: "down", FACE_DOWN_GUILD: "guild", EMPTY: None}


class SavedWonder(msgspec.Struct, forbid_unknown_fields=True):
    """An own wonder; `tucked` is the card under it once it is built."""

    wonder: str
    built: bool
    tucked: str | None


class SavedCity(msgspec.Struct, forbid_unknown_fields=True):
    coins: Coins
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
    pawn: Annotated[int, Meta(ge=-CAPITAL, le=CAPITAL)]
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
    saved = Saved(
        game="seven_wonders_duel",
        version=VERSION,
        options=(state.wonders_option, state.tie_option),
        phase=PHASES[state.phase],
        active=state.active,
        age=state.age,
        again=bool(state.again),
        ending=state.ending,
        winners=[seat for seat in range(2) if state.winners >> seat & 1],
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
        destroys=COLORS[state.destroys] if state.phase == DESTROY else None,
        cities=(saved_city(state, 0), saved_city(state, 1)),
    )
    data: dict[str, Any] = msgspec.to_builtins(saved)
    return data


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


def from_dict(data: Any) -> Duel:
    """The position that `to_dict` wrote; anything else raises `BadSave`."""
    if isinstance(data, dict) and type(data.get("version")) is int and data["version"] > VERSION:
        raise BadSave("error-save-version", version=str(data["version"]), supported=str(VERSION))
    try:
        saved = msgspec.convert(data, Saved)
    except msgspec.ValidationError as error:
        raise damaged("error-damage-form", detail=str(error)) from None
    return restored(saved)


def restored(saved: Saved, playable: bool = True) -> Duel:
    where = [UNSEEN] * CARD_COUNT
    tucked = [NONE] * WONDER_COUNT
    slots = [slot_number(where, name) for name in saved.layout]
    put(where, saved.discarded, DISCARDED)
    cities: list[int] = []
    for seat, city in enumerate(saved.cities):
        put(where, city.cards, BUILT_BY + seat)
        cities += [city.coins, mask(city.tokens, TOKEN), *wonder_numbers(seat, city.wonders, where, tucked)]
    check_sets(saved)
    check_phase(saved)
    state = Duel()
    state.restore(
        [
            *saved.options,
            PHASES.index(saved.phase),
            saved.active,
            saved.age,
            int(saved.again),
            saved.ending,
            sum(1 << seat for seat in set(saved.winners)),
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
            COLORS.index(saved.destroys) if saved.destroys in COLORS else NONE,
        ]
    )
    if playable:
        check_playable(state)
    return state


def damaged(id: str, **args: int | str) -> BadSave:
    return BadSave("error-state-damaged", why=Message(id, dict(args)))


def number(name: str, table: dict[str, int]) -> int:
    if name not in table:
        raise damaged("error-damage-name", name=name)
    return table[name]


def mask(names: Iterable[str], table: dict[str, int]) -> int:
    """The set of these names; one that is there twice is damage."""
    found = 0
    for name in names:
        bit = 1 << number(name, table)
        if found & bit:
            raise damaged("error-damage-twice", name=name)
        found |= bit
    return found


def put(where: list[int], names: Iterable[str], place: int) -> None:
    """Every card is in one place only."""
    for name in names:
        card = number(name, CARD)
        if where[card] != UNSEEN:
            raise damaged("error-damage-twice", name=name)
        where[card] = place


def slot_number(where: list[int], name: str | None) -> int:
    for code, word in DOWN.items():
        if name == word:
            return code
    assert name is not None
    put(where, [name], LAID_OUT)
    return CARD[name]


def wonder_numbers(seat: int, wonders: Sequence[SavedWonder], where: list[int], tucked: list[int]) -> list[int]:
    """Which are built, and the four places, as `City.restore` reads them."""
    if len(wonders) > WONDERS_EACH:
        raise damaged("error-position-too-many-wonders", player=seat + 1, count=len(wonders), limit=WONDERS_EACH)
    built = 0
    places = [NONE] * WONDERS_EACH
    ordered = sorted(wonders, key=lambda own: number(own.wonder, WONDER))
    for place, own in enumerate(ordered):
        places[place] = WONDER[own.wonder]
        built |= own.built << place
        if own.tucked is not None:
            if not own.built:
                raise damaged("error-damage-tucked", name=own.wonder)
            put(where, [own.tucked], TUCKED)
            tucked[WONDER[own.wonder]] = CARD[own.tucked]
    return [built, *places]


def check_sets(saved: Saved) -> None:
    """Every wonder and every token is in one place only."""
    mask([*saved.board_tokens, *saved.drawn_tokens, *saved.cities[0].tokens, *saved.cities[1].tokens], TOKEN)
    owned = [own.wonder for city in saved.cities for own in city.wonders]
    mask([*saved.undealt_wonders, *saved.group, *owned], WONDER)


def check_phase(saved: Saved) -> None:
    """What is pending fits the rest."""
    if saved.phase not in PHASES:
        raise damaged("error-damage-name", name=saved.phase)
    phase = PHASES.index(saved.phase)
    over = phase == GAME_OVER
    fits = (
        over == (saved.ending > 0) == bool(saved.winners)
        and (phase <= DEAL_WONDERS or phase == DRAFT) == (saved.age == 0)
        and (saved.options[0] == DRAFTED or phase not in (DEAL_WONDERS, DRAFT))
        and (phase != DRAFT or saved.picks < 2 * GROUP_SIZE)
        and (phase in (DEAL_CARD, DEAL_BACK)) == (saved.age > 0 and saved.dealt < SLOTS)
        and (phase == DESTROY) == (saved.destroys in ("brown", "grey"))
    )
    if not fits:
        raise damaged("error-damage-phase", phase=saved.phase)


def check_playable(state: Duel) -> None:
    """Whoever is to play has something to choose from."""
    if state.to_play == OVER:
        return
    options = Buffer()
    state.list_actions(options)
    if options.count < 2:
        raise damaged("error-damage-phase", phase=PHASES[state.phase])
