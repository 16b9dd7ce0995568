"""Any position of the game, set up from what differs from the start.

    position(age=2, cities=[{"cards": ["stable"], "coins": 3}, {}], layout={19: "horse_breeders"})

Everything not named is as at the start, or filled in: unnamed face-up slots show cards that are nowhere else, in the
order of the tables; each player has four wonders; the board has its tokens. Cards of the current age that are in a
city, discarded or tucked have left the layout, from the last slot upwards, unless `taken` says which slots are empty.
Cards of earlier ages that are not named are out of the game. What the facts make is checked like a saved position;
what does not go together raises `BadPosition`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from antiqua.games import admission
from antiqua.games.admission import Fault
from antiqua.games.facts import exists, read
from antiqua.games.seven_wonders_duel import saved
from antiqua.games.seven_wonders_duel.constants import (
    DRAFT,
    DRAFTED,
    GUILDS_IN_PLAY,
    PHASES,
    PLAY,
    SLOTS,
    STARTER,
    STARTING_COINS,
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
    TOKEN,
    TOKEN_DISTANCES,
    TOKENS,
    WONDER,
    WONDERS,
    ZONE_TOKEN,
)

BACKS = ("down", "guild")


class CityFacts(msgspec.Struct, forbid_unknown_fields=True):
    """One player's side. `built` names the wonders constructed, with the cards under them where that matters."""

    cards: list[str] = []
    coins: int = STARTING_COINS
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
    with admission.set_up():
        check_choices(facts)
        check_names(facts)
        check_uses(facts)
        phase = PHASES.index(facts.decision)
        described = draft(facts) if phase == DRAFT else table(facts, phase)
        return admission.admitted(described, saved.FORM, Duel.play_forced)


# -- reading: what only facts can have wrong --------------------------------------------------------------------------


def check_choices(facts: Facts) -> None:
    """What has few values has one of them."""
    for name, told, numbers in (("age", facts.age, (1, 2, 3)), ("to_play", facts.to_play, (0, 1))):
        if told not in numbers:
            raise Fault("error-bad-number", option=name, value=told, allowed=listed(numbers))
    for name, value, allowed in (
        ("wonders", facts.wonders, ("draft", "first_game")),
        ("age_start_tie", facts.age_start_tie, ("last_player_chooses", "last_player_starts")),
        ("decision", facts.decision, [PHASES[phase] for phase in (PLAY, DRAFT, STARTER)]),
    ):
        if value not in allowed:
            raise Fault("error-bad-option-value", option=name, value=value, allowed=listed(allowed))
    for slot in [*facts.layout, *(facts.taken or [])]:
        if not 0 <= slot < SLOTS:
            raise Fault("error-position-slot-range", slot=slot, last=SLOTS - 1)
    for token in facts.used_military_tokens:
        if token not in military_track():
            raise Fault("error-position-no-military-token", token=f"({token[0]}, {token[1]})")


def listed(values: Iterable[Any]) -> str:
    return ", ".join(map(str, values))


def check_names(facts: Facts) -> None:
    """Everything named exists."""
    for _, names in card_places(facts):
        for name in names:
            exists(name, CARD, "error-position-unknown-card", "error-position-no-such-card", Fault)
    for city in facts.cities:
        for name in [*city.wonders, *city.built, *facts.group]:
            exists(name, WONDER, "error-position-unknown-wonder", "error-position-no-such-wonder", Fault)
        for name in city.tokens:
            exists(name, TOKEN, "error-position-unknown-token", "error-position-no-such-token", Fault)
    for name in facts.board_tokens or []:
        exists(name, TOKEN, "error-position-unknown-token", "error-position-no-such-token", Fault)


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
    """Every card, wonder and token is named in one place only, and so is what lies in a slot."""
    once(card_places(facts), "card")
    owned = [(f"cities[{seat}].wonders", own_wonders(city)) for seat, city in enumerate(facts.cities)]
    once([*owned, ("group", facts.group)], "wonder")
    for seat, city in enumerate(facts.cities):
        once([(f"cities[{seat}].built", list(city.built))], "wonder")
    tokens = [(f"cities[{seat}].tokens", city.tokens) for seat, city in enumerate(facts.cities)]
    once([*tokens, ("board_tokens", facts.board_tokens or [])], "token")
    for slot in facts.taken or []:
        if facts.layout.get(slot) is not None:
            raise Fault("error-position-slot-both", slot=slot)


def once(places: Iterable[tuple[str, Sequence[str]]], kind: str) -> None:
    seen: dict[str, str] = {}
    for place, names in places:
        for name in names:
            if name in seen:
                raise Fault(f"error-position-{kind}-twice", **{kind: name}, first=seen[name], second=place)
            seen[name] = place


# -- filling in -------------------------------------------------------------------------------------------------------


def own_wonders(city: CityFacts) -> list[str]:
    """The wonders named for a city; a constructed one need not be named twice."""
    return [*city.wonders, *(name for name in city.built if name not in city.wonders)]


def table(facts: Facts, phase: int) -> saved.Saved:
    """A position within an age."""
    owned = [own_wonders(city) for city in facts.cities]
    spare = [one.id for one in WONDERS if one.id not in [*owned[0], *owned[1], *facts.group]]
    for seat, wonders in enumerate(owned):
        mine = first_game_wonders(seat) if facts.wonders == "first_game" else spare
        for name in [name for name in mine if name in spare][: max(0, WONDERS_EACH - len(wonders))]:
            wonders.append(name)
            spare.remove(name)
    result = base(facts, phase, owned)
    if sum(len(city.built) for city in facts.cities) == WONDERS_LIMIT:  # SW-5.5
        for city in result.cities:
            city.wonders = [own for own in city.wonders if own.built]
    result.undealt_wonders = spare
    result.picks = len(DRAFT_ORDER) if result.options[0] == DRAFTED else 0
    result.layout = lay_out(facts)
    result.dealt = SLOTS
    return result


def first_game_wonders(seat: int) -> list[str]:
    """SW-2.5"""
    return [WONDERS[wonder].id for wonder in FIRST_GAME[seat]]


def draft(facts: Facts) -> saved.Saved:
    """A position of the draft (SW-3): the group says what is left of it, the cities what has been picked."""
    if facts.layout or facts.taken or facts.used_military_tokens:
        raise Fault("error-position-draft-early")
    owned = [own_wonders(city) for city in facts.cities]
    result = base(facts, DRAFT, owned)
    gone = {*owned[0], *owned[1], *facts.group}
    result.undealt_wonders = [wonder.id for wonder in WONDERS if wonder.id not in gone]
    result.picks = min(len(owned[0]) + len(owned[1]), len(DRAFT_ORDER))
    result.active = [*DRAFT_ORDER, 0][result.picks]
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
        active=chooser(facts) if phase == STARTER else facts.to_play,
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
        group=facts.group,
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


def chooser(facts: Facts) -> int:
    """SW-11.3: the weaker player chooses; with the pawn in the middle, the one who is said to be to play."""
    return facts.to_play if facts.pawn == 0 else 1 if facts.pawn > 0 else 0


def military_track() -> list[tuple[int, int]]:
    """All military tokens as (seat on whose side it lies, coins), in the order of their bits."""
    return [(seat, ZONE_TOKEN[distance]) for seat in range(2) for distance in TOKEN_DISTANCES]


def military_tokens(facts: Facts) -> int:
    """The tokens that still lie on the track; those that the pawn has reached do not (SW-9.3)."""
    loser = 1 if facts.pawn > 0 else 0
    reached = [(loser, ZONE_TOKEN[distance]) for distance in TOKEN_DISTANCES if abs(facts.pawn) >= distance]
    used = {*facts.used_military_tokens, *reached}
    return sum(1 << bit for bit, token in enumerate(military_track()) if token not in used)


# -- the layout (SW-4) ------------------------------------------------------------------------------------------------


def lay_out(facts: Facts) -> list[str | None]:
    layout = LAYOUTS[facts.age - 1]
    named = {name for _, names in card_places(facts) for name in names}
    spare = iter(
        [card.id for card in CARDS if card.age == facts.age and not card.guild and card.id not in named]
    )
    taken = taken_slots(facts)
    slots: list[str | None] = [None] * SLOTS
    hidden: list[int] = []
    for slot in range(SLOTS):
        if slot in taken:
            continue
        covered = any(layout.covered_by[slot] >> above & 1 and above not in taken for above in range(SLOTS))
        if covered and not layout.face_up >> slot & 1:
            hidden.append(slot)
            slots[slot] = facts.layout.get(slot, "down")
        else:
            slots[slot] = facts.layout.get(slot) or next(spare, "down")
    told = "guild" in slots or any(slot in facts.layout for slot in hidden)
    if facts.age == 3 and not told:
        spread_guilds(slots, hidden, used_cards(facts))
    return slots


def used_cards(facts: Facts) -> list[str]:
    """The cards of the age that are named outside the layout."""
    named = [name for place, names in card_places(facts) if not place.startswith("layout") for name in names]
    return [name for name in named if CARDS[CARD[name]].age == facts.age]


def taken_slots(facts: Facts) -> set[int]:
    """The slots that are empty: as told, or as many as cards of this age are in use, the last ones first."""
    layout = LAYOUTS[facts.age - 1]
    used = len(used_cards(facts))
    taken = {slot for slot, name in facts.layout.items() if name is None} | set(facts.taken or [])
    if facts.taken is None:
        for slot in reversed(range(SLOTS)):
            above = [other for other in range(SLOTS) if layout.covered_by[slot] >> other & 1]
            if len(taken) < used and slot not in facts.layout and taken.issuperset(above):
                taken.add(slot)
    return taken


def spread_guilds(slots: list[str | None], hidden: list[int], used: Sequence[str]) -> None:
    """SW-2.6: three guilds are in the layout; those that nobody has seen yet lie face down, the deepest first."""
    seen = [name for name in [*used, *slots] if name in CARD and CARDS[CARD[name]].guild]
    for slot in hidden[: max(0, GUILDS_IN_PLAY - len(seen))]:
        slots[slot] = "guild"
