"""A position as plain data, and back. What is read is checked: data that no position can have is refused."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from antiqua.games.game import Message
from antiqua.games.seven_wonders_duel.board import military_token
from antiqua.games.seven_wonders_duel.constants import (
    BUILT_BY,
    CAPITAL,
    CARD_COUNT,
    CIVILIAN,
    CIVILIAN_BLUE,
    DEAL_BACK,
    DEAL_CARD,
    DEAL_TOKENS,
    DEAL_WONDERS,
    DESTROY,
    DISCARDED,
    DRAFT,
    DRAFTED,
    DRAW_LIBRARY,
    EMPTY,
    FACE_DOWN,
    FACE_DOWN_GUILD,
    GAME_OVER,
    GROUP_SIZE,
    GUILDS_IN_PLAY,
    IN_BLUE,
    LAID_OUT,
    LAST_PLAYER_CHOOSES,
    LIBRARY,
    LIBRARY_DRAW,
    MILITARY,
    NONE,
    PHASES,
    PLAY,
    PROGRESS,
    REVEAL_CARD,
    REVIVE,
    SCIENTIFIC,
    SHARED,
    SLOTS,
    STARTER,
    STARTING_COINS,
    SYMBOLS_TO_WIN,
    TOKENS_ON_BOARD,
    TUCKED,
    UNSEEN,
    WONDER_COUNT,
    WONDERS_EACH,
    WONDERS_LIMIT,
)
from antiqua.games.seven_wonders_duel.rules import Duel
from antiqua.games.seven_wonders_duel.tables import (
    CARD,
    CARDS,
    COLORS,
    DRAFT_ORDER,
    FIRST_GAME,
    LAYOUTS,
    LIMITS,
    TOKEN,
    TOKEN_DISTANCES,
    WONDER,
    WONDERS,
    ZONE_TOKEN,
    token_ids,
    wonder_ids,
)
from antiqua.kernel.errors import BadSave
from antiqua.kernel.seats import OVER
from antiqua.kernel.state import Buffer

VERSION: Final = 1
Seat = Annotated[int, Meta(ge=0, le=1)]
MOST_COINS = 10_000  # far more than a game can bring
Coins = Annotated[int, Meta(ge=0, le=MOST_COINS)]
FIRST_GAME_WONDERS = [[WONDERS[wonder].id for wonder in wonders] for wonders in FIRST_GAME]
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
    except (msgspec.ValidationError, UnicodeError) as error:  # the latter: half a surrogate pair
        raise damaged("error-damage-form", detail=str(error)) from None
    state = restored(saved)
    check(saved, state)
    return state


def restored(saved: Saved) -> Duel:
    """The position of these data, which name things that exist, each in one place; the rest is for `check`."""
    if saved.phase not in PHASES:
        raise damaged("error-damage-name", name=saved.phase)
    where = [UNSEEN] * CARD_COUNT
    tucked = [NONE] * WONDER_COUNT
    slots = [slot_number(where, name) for name in saved.layout]
    put(where, saved.discarded, DISCARDED)
    cities: list[int] = []
    for seat, city in enumerate(saved.cities):
        put(where, city.cards, BUILT_BY + seat)
        cities += [city.coins, mask(city.tokens, TOKEN), *wonder_numbers(seat, city.wonders, where, tucked)]
    mask([*saved.board_tokens, *saved.drawn_tokens, *saved.cities[0].tokens, *saved.cities[1].tokens], TOKEN)
    mask([*saved.undealt_wonders, *saved.group, *(own.wonder for own in own_wonders(saved))], WONDER)
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
    return state


def own_wonders(saved: Saved) -> list[SavedWonder]:
    return [own for city in saved.cities for own in city.wonders]


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


def wonder_numbers(
    seat: int, wonders: Sequence[SavedWonder], where: list[int], tucked: list[int]
) -> list[int]:
    """Which are built, and the four places, as `City.restore` reads them."""
    if len(wonders) > WONDERS_EACH:
        raise damaged(
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
                raise damaged("error-damage-tucked", name=own.wonder)
            put(where, [own.tucked], TUCKED)
            tucked[WONDER[own.wonder]] = CARD[own.tucked]
    return [built, *places]


# -- checking ---------------------------------------------------------------------------------------------------------


def check(saved: Saved, state: Duel) -> None:
    """Refuse what no game can lead to and what could not be played on; compiled rules trust their position."""
    check_age(saved, state.phase)
    check_wonders(saved, state.phase)
    check_tokens(saved, state.phase)
    check_military(saved)
    check_cards(saved)
    check_layout(saved, state)
    check_phase(saved, state)
    check_ending(saved, state)
    check_playable(state)


def fit(saved: Saved, fits: bool) -> None:
    if not fits:
        raise damaged("error-damage-phase", phase=saved.phase)


def check_age(saved: Saved, phase: int) -> None:
    """Before the first age nothing but tokens and wonders is dealt; then an age is dealt, slot by slot, and played."""
    fit(saved, (phase in (DEAL_TOKENS, DEAL_WONDERS, DRAFT)) == (saved.age == 0))
    fit(saved, (phase in (DEAL_CARD, DEAL_BACK)) == (saved.age > 0 and saved.dealt < SLOTS))
    if saved.age == 0:
        fit(saved, saved.dealt == saved.pawn == 0 and saved.layout == [None] * SLOTS)
        fit(saved, all(city.coins == STARTING_COINS and not city.tokens for city in saved.cities))


def check_wonders(saved: Saved, phase: int) -> None:
    """SW-3: as many wonders as the draft has brought; SW-5.5: with the seventh, the eighth has gone."""
    drafted = saved.options[0] == DRAFTED
    owned = [[own.wonder for own in city.wonders] for city in saved.cities]
    built = sum(own.built for own in own_wonders(saved))
    if built > WONDERS_LIMIT:
        raise damaged("error-position-too-many-built", count=built, limit=WONDERS_LIMIT)
    gone = int(built == WONDERS_LIMIT)
    fit(
        saved,
        len(saved.undealt_wonders) + len(saved.group) + len(owned[0]) + len(owned[1]) + gone == WONDER_COUNT,
    )
    if saved.age == 0:
        left = GROUP_SIZE - saved.picks % GROUP_SIZE
        fit(saved, drafted or phase == DEAL_TOKENS)
        fit(saved, phase != DEAL_TOKENS or saved.picks == 0)
        fit(saved, saved.picks < len(DRAFT_ORDER) and (phase == DRAFT or left == GROUP_SIZE))
        fit(saved, saved.active == (DRAFT_ORDER[saved.picks] if phase == DRAFT else 0))
        fit(
            saved,
            [len(own) for own in owned] == [DRAFT_ORDER[: saved.picks].count(seat) for seat in range(2)],
        )
        fit(saved, len(saved.group) == (left if phase == DRAFT else 0) and built == 0)
    else:
        fit(saved, saved.picks == (len(DRAFT_ORDER) if drafted else 0) and not saved.group)
        fit(saved, sorted(len(own) for own in owned) == [WONDERS_EACH - gone, WONDERS_EACH])
        fit(
            saved,
            drafted or all({*owned[seat]} <= {*wonders} for seat, wonders in enumerate(FIRST_GAME_WONDERS)),
        )


def check_tokens(saved: Saved, phase: int) -> None:
    """SW-2.3, SW-8.8: five tokens are on the board or were taken from it; one more may be from the Great Library."""
    count = len(saved.board_tokens) + sum(len(city.tokens) for city in saved.cities)
    limit = 0 if phase == DEAL_TOKENS else TOKENS_ON_BOARD
    library = any(own.built and own.wonder == "great_library" for own in own_wonders(saved))
    more = int(library and phase not in (DRAW_LIBRARY, LIBRARY))
    if not limit <= count <= limit + more:
        raise damaged("error-position-token-count", count=count, limit=limit)
    if len(saved.board_tokens) > limit:
        raise damaged("error-position-too-many-tokens", count=len(saved.board_tokens), limit=limit)
    fit(saved, len(saved.drawn_tokens) == (LIBRARY_DRAW if phase == LIBRARY else 0))


def check_military(saved: Saved) -> None:
    """SW-9.3: the tokens that the pawn has reached are used, the nearer ones first."""
    near, far = TOKEN_DISTANCES
    for seat in range(2):
        reached = saved.pawn if seat == 1 else -saved.pawn
        on_track = [
            distance for distance in TOKEN_DISTANCES if saved.military_tokens & military_token(seat, distance)
        ]
        for distance in on_track:
            if reached >= distance:
                coins = ZONE_TOKEN[distance]
                raise damaged("error-position-military-token", coins=coins, player=seat + 1, pawn=saved.pawn)
        if on_track == [near]:
            raise damaged("error-position-military-order", coins=ZONE_TOKEN[far], player=seat + 1)
    fit(saved, saved.age > 0 or saved.military_tokens == 0b1111)


def check_cards(saved: Saved) -> None:
    """SW-2.6: of each age that has begun, no more cards than its deck has; three guilds."""
    used = [*saved.discarded, *(name for city in saved.cities for name in city.cards)]
    used += [own.tucked for own in own_wonders(saved) if own.tucked is not None]
    cards = [CARDS[CARD[name]] for name in [*used, *saved.layout] if name in CARD]
    guilds = sum(card.guild for card in cards) + saved.layout.count("guild")
    if guilds > GUILDS_IN_PLAY:
        raise damaged("error-position-too-many-guilds", count=guilds, limit=GUILDS_IN_PLAY)
    for age in range(1, len(LAYOUTS) + 1):
        count = sum(card.age == age and not card.guild for card in cards)
        if age == saved.age:
            count += saved.layout.count("down")
        limit = LAYOUTS[age - 1].cards - LIMITS["cards_removed_per_age"]
        if count > limit:
            raise damaged("error-position-too-many-cards", age=age, count=count, limit=limit)
    for card in cards:
        if card.age > saved.age:
            raise damaged("error-position-later-age", card=card.id, age=card.age)
    count = sum(CARDS[CARD[name]].age == saved.age for name in used)
    taken = saved.layout[: saved.dealt].count(None)
    if count > taken:
        raise damaged("error-position-used-cards", count=count, age=saved.age, taken=taken)


def check_layout(saved: Saved, state: Duel) -> None:
    """SW-4: what lies in each slot can lie there, and what is no longer there could be taken."""
    fit(saved, saved.layout[saved.dealt :].count(None) == SLOTS - saved.dealt)
    fit(saved, saved.dealt == SLOTS or None not in saved.layout[: saved.dealt])
    for slot, name in enumerate(saved.layout[: saved.dealt]):
        face_up = state.layout.face_up >> slot & 1
        above = [
            other for other in range(SLOTS) if state.layout.covered_by[slot] & state.present & 1 << other
        ]
        if name is None:
            if above:
                raise damaged("error-position-slot-gone", slot=slot, covering=above[0])
        elif name in CARD:
            if CARDS[CARD[name]].age != saved.age:
                age = CARDS[CARD[name]].age
                raise damaged("error-position-wrong-age", card=name, age=age, current=saved.age)
            if above and not face_up:
                raise damaged("error-position-slot-hidden", slot=slot)
        elif face_up or (not above and state.phase in (PLAY, STARTER)):
            raise damaged("error-position-slot-open", slot=slot)
        elif name == "guild" and saved.age != 3:
            raise damaged("error-position-slot-hidden", slot=slot)


def check_phase(saved: Saved, state: Duel) -> None:
    """What is pending has come about."""
    phase = state.phase
    me = saved.cities[saved.active]
    built = {own.wonder for own in me.wonders if own.built}
    within_turn = phase in (REVEAL_CARD, DRAW_LIBRARY, PROGRESS, LIBRARY, REVIVE, DESTROY, GAME_OVER)
    fit(saved, within_turn or not saved.again)
    fit(saved, not within_turn or None in saved.layout)
    if phase in (DEAL_CARD, DEAL_BACK):
        fit(saved, (phase == DEAL_CARD) == bool(state.layout.face_up >> saved.dealt & 1))
        fit(saved, phase == DEAL_CARD or 0 < state.guilds_to_deal < SLOTS - saved.dealt)
        fit(saved, saved.age > 1 or saved.active == 0)
    elif phase == REVEAL_CARD:
        fit(saved, state.uncovered != 0)
    elif phase in (DRAW_LIBRARY, LIBRARY):
        fit(saved, "great_library" in built)
    elif phase == REVIVE:
        fit(saved, "mausoleum" in built)
    elif phase == PROGRESS:
        fit(saved, 2 in state.cities()[saved.active].symbols)
    elif phase == STARTER:
        fit(saved, saved.age > 1 and None not in saved.layout)
        weaker = int(saved.pawn > 0)
        fit(saved, saved.active == weaker if saved.pawn else saved.options[1] == LAST_PLAYER_CHOOSES)
    if phase == DESTROY:
        fit(saved, {"brown": "statue_of_zeus", "grey": "circus_maximus"}.get(saved.destroys or "") in built)
    else:
        fit(saved, saved.destroys is None)


def check_ending(saved: Saved, state: Duel) -> None:
    """SW-12: it is over, and won, exactly when the rules say so."""
    six = [seat for seat, city in enumerate(state.cities()) if city.different_symbols() >= SYMBOLS_TO_WIN]
    blue = [state.points_for(seat, IN_BLUE) for seat in range(2)]
    scores = state.scores()
    if abs(saved.pawn) == CAPITAL:
        right = [int(saved.pawn < 0)], MILITARY
        fit(saved, not six)
    elif six:
        right = six, SCIENTIFIC
        fit(saved, len(six) == 1)
    elif state.phase != GAME_OVER:
        right = [], 0
    else:
        fit(saved, saved.age == len(LAYOUTS) and state.present == 0)
        if scores[0] != scores[1]:
            right = [int(scores[1] > scores[0])], CIVILIAN
        elif blue[0] != blue[1]:
            right = [int(blue[1] > blue[0])], CIVILIAN_BLUE
        else:
            right = [0, 1], SHARED
    fit(saved, (saved.winners, saved.ending) == right and (saved.ending > 0) == (state.phase == GAME_OVER))


def check_playable(state: Duel) -> None:
    """Whoever is to play has something to choose from."""
    if state.to_play == OVER:
        return
    options = Buffer()
    state.list_actions(options)
    if options.count < 2:
        raise damaged("error-damage-phase", phase=PHASES[state.phase])
