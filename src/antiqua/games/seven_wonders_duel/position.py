"""Any position of the game, set up from what differs from the start.

    position(age=2, cities=[{"cards": ["stable"], "coins": 3}, {}], layout={19: "horse_breeders"})

Everything not named is as at the start, or filled in: unnamed face-up slots show cards that are nowhere else, in the
order of the tables; each player has four wonders; the board has its tokens. Cards of the current age that are in a
city, discarded or tucked have left the layout, from the last slot upwards, unless `taken` says which slots are empty.
Cards of earlier ages that are not named are out of the game. What no game can lead to raises `BadPosition`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from antiqua.games.facts import read
from antiqua.games.seven_wonders_duel import saved
from antiqua.games.seven_wonders_duel.constants import (
    CAPITAL,
    DRAFT,
    DRAFTED,
    GROUP_SIZE,
    GUILDS_IN_PLAY,
    PHASES,
    PLAY,
    SLOTS,
    STARTER,
    STARTING_COINS,
    SYMBOLS_TO_WIN,
    TOKENS_ON_BOARD,
    WONDERS_EACH,
    WONDERS_LIMIT,
)
from antiqua.games.seven_wonders_duel.rules import Duel
from antiqua.games.seven_wonders_duel.tables import (
    CARD,
    CARDS,
    DRAFT_ORDER,
    FIRST_GAME,
    LAYOUTS,
    LIMITS,
    TOKEN,
    TOKEN_DISTANCES,
    TOKENS,
    WONDER,
    WONDERS,
    ZONE_TOKEN,
)
from antiqua.kernel.errors import BadPosition

BACKS = ("down", "guild")


class CityFacts(msgspec.Struct, forbid_unknown_fields=True):
    """One player's side. `built` names the wonders constructed, with the cards under them where that matters."""

    cards: list[str] = []
    coins: Annotated[int, Meta(le=saved.MOST_COINS)] = STARTING_COINS
    wonders: list[str] = []
    built: list[str] | dict[str, str | None] = []
    tokens: list[str] = []


class Facts(msgspec.Struct, forbid_unknown_fields=True):
    """What a position may be told. Seats count from 0; slots from 0 to 19, the deepest first.

    `layout` says what lies in a slot: a card, "down", "guild" (face down) or None (taken). `used_military_tokens` lists
    (seat on whose side it lay, coins); those that the pawn has reached are added. `decision` is play_card, draft_wonder
    (with the `group` to choose from) or choose_age_starter.
    """

    wonders: str = "draft"
    age_start_tie: str = "last_player_chooses"
    age: int = 1
    to_play: int = 0
    decision: str = "play_card"
    cities: tuple[CityFacts, CityFacts] = msgspec.field(default_factory=lambda: (CityFacts(), CityFacts()))
    layout: dict[int, str | None] = {}
    taken: list[int] | None = None
    discarded: list[str] = []
    board_tokens: list[str] | None = None
    pawn: int = 0
    used_military_tokens: list[tuple[int, int]] = []
    group: list[str] = []


def position(**given: Any) -> Duel:
    """The position that these facts describe, with the forced moves made where somebody has only one option."""
    facts = read(given, Facts)
    check_choices(facts)
    check_names(facts)
    check_uses(facts)
    check_numbers(facts)
    phase = PHASES.index(facts.decision)
    state = saved.restored(draft(facts) if phase == DRAFT else table(facts, phase))
    check_not_won(state)
    state.play_forced()
    return state


# -- reading and checking ---------------------------------------------------------------------------------------------


def check_choices(facts: Facts) -> None:
    """What has few values has one of them."""
    if facts.age not in (1, 2, 3):
        raise out_of_range("age", facts.age, 1, 3)
    if facts.to_play not in (0, 1):
        raise out_of_range("to_play", facts.to_play, 0, 1)
    for value, allowed, name in (
        (facts.wonders, ("draft", "first_game"), "wonders"),
        (facts.age_start_tie, ("last_player_chooses", "last_player_starts"), "age_start_tie"),
        (facts.decision, tuple(PHASES[phase] for phase in (PLAY, DRAFT, STARTER)), "decision"),
    ):
        if value not in allowed:
            raise BadPosition("error-bad-option-value", option=name, value=value, allowed=list(allowed))


def check_names(facts: Facts) -> None:
    """Everything named exists."""
    for _, names in card_places(facts):
        for name in names:
            check_name(name, CARD, "error-position-unknown-card", "error-position-no-such-card")
    for city in facts.cities:
        for name in [*city.wonders, *city.built, *facts.group]:
            check_name(name, WONDER, "error-position-unknown-wonder", "error-position-no-such-wonder")
        for name in city.tokens:
            check_name(name, TOKEN, "error-position-unknown-token", "error-position-no-such-token")
    for name in facts.board_tokens or []:
        check_name(name, TOKEN, "error-position-unknown-token", "error-position-no-such-token")


def check_name(name: str, table: dict[str, int], near: str, far: str) -> None:
    if name not in table:
        meant = get_close_matches(name, table, n=1)
        if meant:
            raise BadPosition(near, name=name, suggestion=meant[0])
        raise BadPosition(far, name=name)


def card_places(facts: Facts) -> list[tuple[str, list[str]]]:
    """Where cards are named, with a name for the place."""
    places = [("discarded", list(facts.discarded))]
    for seat, city in enumerate(facts.cities):
        tucked = city.built.values() if isinstance(city.built, dict) else []
        places.append((f"cities[{seat}].cards", list(city.cards)))
        places.append((f"cities[{seat}].built", [card for card in tucked if card is not None]))
    laid = [(slot, name) for slot, name in facts.layout.items() if name is not None and name not in BACKS]
    return places + [(f"layout[{slot}]", [name]) for slot, name in laid]


def check_uses(facts: Facts) -> None:
    """Every card, wonder and token is in one place only, and the age has it."""
    once(card_places(facts), "card")
    owned = [(f"cities[{seat}].wonders", own_wonders(city)) for seat, city in enumerate(facts.cities)]
    once([*owned, ("group", facts.group)], "wonder")
    for seat, city in enumerate(facts.cities):
        once([(f"cities[{seat}].built", list(city.built))], "wonder")
    tokens = [(f"cities[{seat}].tokens", city.tokens) for seat, city in enumerate(facts.cities)]
    once([*tokens, ("board_tokens", facts.board_tokens or [])], "token")
    for place, names in card_places(facts):
        for card in (CARDS[CARD[name]] for name in names):
            if place.startswith("layout") and card.age != facts.age:
                raise BadPosition("error-position-wrong-age", card=card.id, age=card.age, current=facts.age)
            if card.age > facts.age:
                raise BadPosition("error-position-later-age", card=card.id, age=card.age)


def once(places: Iterable[tuple[str, Sequence[str]]], kind: str) -> None:
    seen: dict[str, str] = {}
    for place, names in places:
        for name in names:
            if name in seen:
                raise BadPosition(
                    f"error-position-{kind}-twice", **{kind: name}, first=seen[name], second=place
                )
            seen[name] = place


def check_numbers(facts: Facts) -> None:
    if not -CAPITAL <= facts.pawn <= CAPITAL:
        raise BadPosition("error-position-pawn-range", pawn=facts.pawn, limit=CAPITAL)
    if abs(facts.pawn) == CAPITAL:
        raise BadPosition("error-position-won-military", player=1 if facts.pawn > 0 else 2)
    for seat, city in enumerate(facts.cities):
        if city.coins < 0:
            raise BadPosition("error-position-negative-coins", player=seat + 1, coins=city.coins)
        if len(own_wonders(city)) > WONDERS_EACH:
            count = len(own_wonders(city))
            raise BadPosition(
                "error-position-too-many-wonders", player=seat + 1, count=count, limit=WONDERS_EACH
            )
    built = sum(len(city.built) for city in facts.cities)
    if built > WONDERS_LIMIT:
        raise BadPosition("error-position-too-many-built", count=built, limit=WONDERS_LIMIT)
    for slot in [*facts.layout, *(facts.taken or [])]:
        if not 0 <= slot < SLOTS:
            raise BadPosition("error-position-slot-range", slot=slot, last=SLOTS - 1)
    check_tokens(facts)


def out_of_range(field: str, value: int, low: int, high: int) -> BadPosition:
    return BadPosition("error-bad-number", option=field, value=value, allowed=list(range(low, high + 1)))


def check_tokens(facts: Facts) -> None:
    """Five tokens are on the board or have been taken from it; the Great Library may have brought one more."""
    owned = sum(len(city.tokens) for city in facts.cities)
    library = any("great_library" in city.built for city in facts.cities)
    on_board = len(facts.board_tokens) if facts.board_tokens is not None else max(0, TOKENS_ON_BOARD - owned)
    if on_board > TOKENS_ON_BOARD:
        raise BadPosition("error-position-too-many-tokens", count=on_board, limit=TOKENS_ON_BOARD)
    if owned + on_board not in ((TOKENS_ON_BOARD, TOKENS_ON_BOARD + 1) if library else (TOKENS_ON_BOARD,)):
        raise BadPosition("error-position-token-count", count=owned + on_board, limit=TOKENS_ON_BOARD)


def check_not_won(state: Duel) -> None:
    for seat, city in enumerate(state.cities()):
        if city.different_symbols() >= SYMBOLS_TO_WIN:
            raise BadPosition("error-position-won-science", player=seat + 1)


# -- filling in -------------------------------------------------------------------------------------------------------


def own_wonders(city: CityFacts) -> list[str]:
    """The wonders named for a city; a constructed one need not be named twice."""
    return [*city.wonders, *(name for name in city.built if name not in city.wonders)]


def table(facts: Facts, phase: int) -> saved.Saved:
    """A position within an age."""
    if facts.group:
        raise BadPosition("error-position-group", count=len(facts.group), limit=0)
    owned = [own_wonders(city) for city in facts.cities]
    if facts.wonders == "first_game":
        owned = [first_game_wonders(seat, own) for seat, own in enumerate(owned)]
    spare = [wonder.id for wonder in WONDERS if wonder.id not in owned[0] + owned[1]]
    for wonders in owned:
        while len(wonders) < WONDERS_EACH:
            wonders.append(spare.pop(0))
    result = base(facts, phase, owned)
    if sum(len(city.built) for city in facts.cities) == WONDERS_LIMIT:  # SW-5.5
        for city in result.cities:
            city.wonders = [own for own in city.wonders if own.built]
    result.undealt_wonders = spare
    result.picks = 2 * WONDERS_EACH if result.options[0] == DRAFTED else 0
    result.layout = lay_out(facts)
    result.dealt = SLOTS
    return result


def first_game_wonders(seat: int, named: list[str]) -> list[str]:
    """SW-2.5: with this option a player has these four, so no others can be named."""
    wonders = [WONDERS[wonder].id for wonder in FIRST_GAME[seat]]
    if not {*named} <= {*wonders}:
        raise not_first_game()
    return wonders


def not_first_game() -> BadPosition:
    return BadPosition("error-bad-option-value", option="wonders", value="first_game", allowed=["draft"])


def draft(facts: Facts) -> saved.Saved:
    """A position of the draft (SW-3): the group says what is left of it, the cities what has been picked."""
    if facts.wonders == "first_game":
        raise not_first_game()
    owned = [own_wonders(city) for city in facts.cities]
    picks = len(owned[0]) + len(owned[1])
    expected = [DRAFT_ORDER[:picks].count(seat) for seat in range(2)]
    if picks >= 2 * GROUP_SIZE or [len(own) for own in owned] != expected:
        raise BadPosition("error-position-draft", first=expected[0], second=expected[1])
    if len(facts.group) != GROUP_SIZE - picks % GROUP_SIZE:
        raise BadPosition(
            "error-position-group", count=len(facts.group), limit=GROUP_SIZE - picks % GROUP_SIZE
        )
    if any(city.built or city.cards or city.tokens for city in facts.cities):
        raise BadPosition("error-position-draft-early")
    if facts.discarded or facts.layout or facts.taken or facts.used_military_tokens:
        raise BadPosition("error-position-draft-early")
    if facts.pawn:
        raise out_of_range("pawn", facts.pawn, 0, 0)
    for city in facts.cities:
        if city.coins != STARTING_COINS:
            raise out_of_range("coins", city.coins, STARTING_COINS, STARTING_COINS)
    result = base(facts, DRAFT, owned)
    gone = {*owned[0], *owned[1], *facts.group}
    result.undealt_wonders = [wonder.id for wonder in WONDERS if wonder.id not in gone]
    result.group = list(facts.group)
    result.picks = picks
    result.active = DRAFT_ORDER[picks]
    result.age = 0
    return result


def base(facts: Facts, phase: int, owned: list[list[str]]) -> saved.Saved:
    """What a position of the draft and one of an age have in common."""
    taken = [token for city in facts.cities for token in city.tokens]
    free = [token.id for token in TOKENS if token.id not in taken]
    return saved.Saved(
        game="seven_wonders_duel",
        version=saved.VERSION,
        options=(int(facts.wonders != "draft"), int(facts.age_start_tie != "last_player_chooses")),
        phase=PHASES[phase],
        active=starter(facts) if phase == STARTER else facts.to_play,
        age=facts.age,
        again=False,
        ending=0,
        winners=[],
        pawn=facts.pawn,
        military_tokens=military_tokens(facts),
        board_tokens=free[: max(0, TOKENS_ON_BOARD - len(taken))]
        if facts.board_tokens is None
        else facts.board_tokens,
        drawn_tokens=[],
        undealt_wonders=[],
        group=[],
        picks=0,
        dealt=0,
        layout=[None] * SLOTS,
        discarded=facts.discarded,
        destroys=None,
        cities=(city(facts.cities[0], owned[0]), city(facts.cities[1], owned[1])),
    )


def city(facts: CityFacts, owned: list[str]) -> saved.SavedCity:
    tucked = facts.built if isinstance(facts.built, dict) else {}
    wonders = [saved.SavedWonder(name, name in facts.built, tucked.get(name)) for name in owned]
    return saved.SavedCity(facts.coins, facts.cards, wonders, facts.tokens)


def starter(facts: Facts) -> int:
    """SW-11.3: the weaker player chooses; with the pawn in the middle, the one who is said to be to play."""
    if facts.age == 1:
        raise out_of_range("age", facts.age, 2, 3)
    if facts.pawn == 0 and facts.age_start_tie != "last_player_chooses":
        raise BadPosition("error-position-no-starter")
    return facts.to_play if facts.pawn == 0 else 1 if facts.pawn > 0 else 0


def military_tokens(facts: Facts) -> int:
    """The tokens that still lie on the track, as bits 2 * seat + (0: near, 1: far)."""
    used = set(facts.used_military_tokens)
    known = [(seat, ZONE_TOKEN[distance]) for seat in range(2) for distance in TOKEN_DISTANCES]
    for token in used:
        if token not in known:
            raise BadPosition("error-position-no-military-token", token=f"({token[0]}, {token[1]})")
    loser = 1 if facts.pawn > 0 else 0
    used |= {(loser, ZONE_TOKEN[distance]) for distance in TOKEN_DISTANCES if abs(facts.pawn) >= distance}
    for seat in range(2):
        near, far = (ZONE_TOKEN[distance] for distance in TOKEN_DISTANCES)
        if (seat, far) in used and (seat, near) not in used:
            raise BadPosition("error-position-military-order", coins=far, player=seat + 1)
    return sum(1 << bit for bit, token in enumerate(known) if token not in used)


# -- the layout (SW-4) ------------------------------------------------------------------------------------------------


def lay_out(facts: Facts) -> list[str | None]:
    layout = LAYOUTS[facts.age - 1]
    named = {name for place, names in card_places(facts) for name in names}
    used = [name for name in used_cards(facts) if CARDS[CARD[name]].age == facts.age]
    taken = taken_slots(facts, len(used))
    slots: list[str | None] = [None] * SLOTS
    spare = [card.id for card in CARDS if card.age == facts.age and not card.guild and card.id not in named]
    hidden: list[int] = []
    for slot in range(SLOTS):
        if slot in taken:
            continue
        covered = any(layout.covered_by[slot] >> above & 1 and above not in taken for above in range(SLOTS))
        if covered and not layout.face_up >> slot & 1:
            hidden.append(slot)
            slots[slot] = hidden_back(facts, slot)
        elif facts.layout.get(slot) in BACKS:
            raise BadPosition("error-position-slot-open", slot=slot)
        else:
            slots[slot] = facts.layout.get(slot) or spare.pop(0)
    if facts.age == 3:
        spread_guilds(facts, slots, hidden, used)
    check_deck(facts, slots)
    return slots


def used_cards(facts: Facts) -> list[str]:
    """The cards named outside the layout."""
    return [name for place, names in card_places(facts) if not place.startswith("layout") for name in names]


def taken_slots(facts: Facts, used: int) -> set[int]:
    """The slots that are empty: as told, or as many as cards of this age are in use, the last ones first."""
    layout = LAYOUTS[facts.age - 1]
    told = {slot for slot, name in facts.layout.items() if name is None}
    taken = told | set(facts.taken or [])
    for slot in taken & {slot for slot, name in facts.layout.items() if name is not None}:
        raise BadPosition("error-position-slot-both", slot=slot)
    if facts.taken is None:
        for slot in reversed(range(SLOTS)):
            above = [other for other in range(SLOTS) if layout.covered_by[slot] >> other & 1]
            if len(taken) < used and slot not in facts.layout and taken.issuperset(above):
                taken.add(slot)
    if facts.decision == PHASES[STARTER] and taken:  # SW-11.3: the layout is new
        allowed = [PHASES[PLAY]]
        raise BadPosition("error-bad-option-value", option="decision", value=facts.decision, allowed=allowed)
    if len(taken) < used:
        raise BadPosition("error-position-used-cards", count=used, age=facts.age, taken=len(taken))
    if len(taken) == SLOTS:
        raise BadPosition("error-position-empty-layout")
    for slot in sorted(taken):
        for other in range(SLOTS):
            if layout.covered_by[slot] >> other & 1 and other not in taken:
                raise BadPosition("error-position-slot-gone", slot=slot, covering=other)
    return taken


def hidden_back(facts: Facts, slot: int) -> str:
    told = facts.layout.get(slot, "down")
    if told not in BACKS or (told == "guild" and facts.age != 3):
        raise BadPosition("error-position-slot-hidden", slot=slot)
    return told


def spread_guilds(facts: Facts, slots: list[str | None], hidden: list[int], used: Sequence[str]) -> None:
    """SW-2.6: three guilds are in the layout; those that nobody has seen yet lie face down, the deepest first."""
    seen = [name for name in [*used, *slots] if name in CARD and CARDS[CARD[name]].guild]
    backs = slots.count("guild")
    if len(seen) + backs > GUILDS_IN_PLAY:
        raise BadPosition("error-position-too-many-guilds", count=len(seen) + backs, limit=GUILDS_IN_PLAY)
    told = backs > 0 or any(slot in facts.layout for slot in hidden)
    for slot in hidden:
        if not told and len(seen) + slots.count("guild") < GUILDS_IN_PLAY:
            slots[slot] = "guild"


def check_deck(facts: Facts, slots: Sequence[str | None]) -> None:
    """No more cards than the deck of an age has once three are removed (SW-2.6)."""
    for age in range(1, facts.age + 1):
        own = [
            name for name in used_cards(facts) if CARDS[CARD[name]].age == age and not CARDS[CARD[name]].guild
        ]
        count = len(own)
        if age == facts.age:
            count += sum(
                name == "down" or (name in CARD and not CARDS[CARD[name]].guild) for name in slots if name
            )
        limit = LAYOUTS[age - 1].cards - LIMITS["cards_removed_per_age"]
        if count > limit:
            raise BadPosition("error-position-too-many-cards", age=age, count=count, limit=limit)
