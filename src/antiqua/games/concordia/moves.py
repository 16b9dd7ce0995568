"""Action numbers, typed moves and their text, each into the others.

    play architect                          a card from hand; mercator_5 is a Mercator that pays 5
    copy prefect                            Diplomat: the card on top of another player's pile
    land roma > aquileia-vindobona          Architect: move a colonist to a route, from a city or another route
    house aquileia                          Architect: build
    produce syria, cash                     Prefect
    keep wine                               a unit of the goods received, where not all have room
    place sea roma                          Colonist, Tribune: a new colonist
    income                                  Colonist: money instead
    sell 3 wine, buy 4 brick                Mercator
    hire smith from 3 paying wine           Senator, Consul: the card in a slot; the good given where any will do
    done                                    no more of this

and chance's:

    token londinium brick                   the token of a city
    reveal architect II                     the next card of the display, with the number of its stack
    start 3                                 player 3 begins

Several steps of one action may be said at once, with their word only once: `house aquileia novaria`, `keep wine cloth`,
`keep 2 wine 1 cloth`, `place land roma sea roma`, `sell 2 cloth 1 wine`, `move land roma > aquileia-roma sea ...`.
"""

from __future__ import annotations

import re
from functools import cache, partial
from itertools import product

from antiqua.games.concordia import tables
from antiqua.games.concordia.constants import (
    BUILD,
    BUILD_IN,
    BUY_AS_CONSUL,
    BUY_AS_SENATOR,
    BUY_CARD,
    BUY_GOODS,
    BUYS,
    CASH,
    CHOOSE_PROVINCE,
    COLONISTS,
    COLONISTS_OF_A_KIND,
    COPY,
    COPY_ROLE,
    DEAL_CARD,
    DEAL_TOKEN,
    DONE,
    DRAW_STARTER,
    GAME_OVER,
    INCOME_OR_PLACE,
    KEEP,
    KEEP_GOOD,
    MOST_PLAYERS,
    MOVE,
    MOVE_TO,
    NO_CHOICE,
    OF_A_KIND,
    PLACE,
    PLACE_AT,
    PLACES,
    PLAY,
    PLAY_ROLE,
    PRODUCE,
    REFILL,
    SELL,
    SLOTS,
    SPACES,
    TAKE_INCOME,
    TRADE,
    TRIBUNE_COLONIST,
)
from antiqua.games.concordia.rules import Concordia
from antiqua.games.concordia.tables import CARDS, GOOD, GOODS, KINDS, MAPS, PERSONS, ROLE, ROLES, STACKS, Card
from antiqua.games.notation import expect_length, expect_name, kinds_by_word, legal_number, split, word_of
from antiqua.games.values import Move


class Play(Move, frozen=True, tag="play"):
    role: str


class Copy(Move, frozen=True, tag="copy"):
    role: str


class MoveColonist(Move, frozen=True, tag="move"):
    """`source` is a city or a route, `route` a route: the two ends with a hyphen, in alphabetical order."""

    kind: str
    source: str
    route: str


class Build(Move, frozen=True, tag="house"):
    city: str


class Produce(Move, frozen=True, tag="produce"):
    province: str


class Cash(Move, frozen=True, tag="cash"):
    pass


class Keep(Move, frozen=True, tag="keep"):
    good: str


class Place(Move, frozen=True, tag="place"):
    kind: str
    city: str


class Income(Move, frozen=True, tag="income"):
    pass


class Sell(Move, frozen=True, tag="sell"):
    units: int
    good: str


class Buy(Move, frozen=True, tag="buy"):
    units: int
    good: str


class Hire(Move, frozen=True, tag="hire"):
    """The card in a slot, counted from 1; `good` is paid where any will do."""

    person: str
    slot: int
    good: str | None = None


class Done(Move, frozen=True, tag="done"):
    pass


class Token(Move, frozen=True, tag="token"):
    city: str
    good: str


class Reveal(Move, frozen=True, tag="reveal"):
    person: str
    stack: int


class Start(Move, frozen=True, tag="start"):
    player: int


#: What kinds of moves there are in each phase.
MOVES: dict[int, tuple[type[Move], ...]] = {
    DEAL_TOKEN: (Token,),
    DEAL_CARD: (Reveal,),
    DRAW_STARTER: (Start,),
    REFILL: (Reveal,),
    PLAY: (Play,),
    TRIBUNE_COLONIST: (Place, Done),
    MOVE: (MoveColonist, Done),
    BUILD: (Build, Done),
    CHOOSE_PROVINCE: (Produce, Cash),
    KEEP: (Keep,),
    INCOME_OR_PLACE: (Income, Place),
    PLACE: (Place, Done),
    TRADE: (Sell, Buy, Done),
    COPY: (Copy,),
    BUY_AS_SENATOR: (Hire, Done),
    BUY_AS_CONSUL: (Hire, Done),
    GAME_OVER: (),
}

# -- numbers and moves ---------------------------------------------------------------------------------------


def move(state: Concordia, action: int) -> Move:
    """What a legal action, or outcome of chance, means in `state`."""
    if state.phase < PLAY:
        return outcome(state, action)
    if action < COPY_ROLE:
        return Play(ROLES[action - PLAY_ROLE])
    if action < DONE:
        return Copy(ROLES[action - COPY_ROLE])
    if action == DONE:
        return Done()
    if action < BUILD_IN:
        colonist, number = divmod(action - MOVE_TO, OF_A_KIND)
        kind = colonist // COLONISTS_OF_A_KIND
        source = place_name(state, state.everyone[state.active].places[colonist])
        return MoveColonist(KINDS[kind], source, state.map.route_name(kind * OF_A_KIND + number))
    if action < PRODUCE:
        return Build(state.map.names[action - BUILD_IN])
    if action < CASH:
        return Produce(state.map.provinces[action - PRODUCE])
    if action == CASH:
        return Cash()
    if action < TAKE_INCOME:
        return Keep(GOODS[action - KEEP_GOOD])
    if action == TAKE_INCOME:
        return Income()
    if action < SELL:
        kind, city = divmod(action - PLACE_AT, PLACES)
        return Place(KINDS[kind], state.map.name(city))
    if action < BUY_GOODS:
        return Sell((action - SELL) % SPACES + 1, GOODS[(action - SELL) // SPACES])
    if action < BUY_CARD:
        return Buy((action - BUY_GOODS) % SPACES + 1, GOODS[(action - BUY_GOODS) // SPACES])
    slot, choice = divmod(action - BUY_CARD, BUYS)
    return Hire(person(CARDS[state.display[slot]]), slot + 1, None if choice == NO_CHOICE else GOODS[choice])


def outcome(state: Concordia, number: int) -> Move:
    if state.phase == DEAL_TOKEN:
        return Token(state.map.names[state.dealt], GOODS[number])
    if state.phase == DRAW_STARTER:
        return Start(number + 1)
    return Reveal(person(CARDS[number]), CARDS[number].stack)


def person(card: Card) -> str:
    """Every Mercator for sale pays 5, so the person says it all."""
    entry: str = tables.DATA["sale_card"][card.index]["person"]
    return entry


def place_name(state: Concordia, place: int) -> str:
    return state.map.name(place) if place < PLACES else state.map.route_name(place - PLACES)


def number_of(state: Concordia, move: Move) -> int:
    """The number that `move` has in `state`, if it is legal there; -1 where it cannot be."""
    match move:
        case Play(role):
            return PLAY_ROLE + ROLE[role]
        case Copy(role):
            return COPY_ROLE + ROLE[role]
        case Done():
            return DONE
        case MoveColonist(kind, source, route):
            return moved(state, KINDS.index(kind), source, route)
        case Build(city):
            return BUILD_IN + state.map.names.index(city) if city in state.map.names else -1
        case Produce(province):
            provinces = state.map.provinces
            return PRODUCE + provinces.index(province) if province in provinces else -1
        case Cash():
            return CASH
        case Keep(good):
            return KEEP_GOOD + GOOD[good]
        case Income():
            return TAKE_INCOME
        case Place(kind, city):
            known = city in (*state.map.names, tables.CAPITAL)
            return PLACE_AT + KINDS.index(kind) * PLACES + state.map.city(city) if known else -1
        case Sell(units, good):
            return SELL + GOOD[good] * SPACES + units - 1 if 1 <= units <= SPACES else -1
        case Buy(units, good):
            return BUY_GOODS + GOOD[good] * SPACES + units - 1 if 1 <= units <= SPACES else -1
        case Hire():
            return hired(state, move)
    return outcome_number(state, move)


action = partial(legal_number, moves=MOVES, number_of=number_of)


def moved(state: Concordia, kind: int, source: str, route: str) -> int:
    """Of several colonists of a kind in one city the last one moves."""
    board = state.map
    numbers = [one for one in board.routes() if one // OF_A_KIND == kind and board.route_name(one) == route]
    places = state.everyone[state.active].places
    for colonist in reversed(range(COLONISTS)):
        if colonist // COLONISTS_OF_A_KIND == kind and places[colonist] >= 0 and numbers:
            if place_name(state, places[colonist]) == source:
                return MOVE_TO + colonist * OF_A_KIND + numbers[0] % OF_A_KIND
    return -1


def hired(state: Concordia, move: Hire) -> int:
    slot = move.slot - 1
    card = state.display[slot]
    if card < 0 or person(CARDS[card]) != move.person:
        return -1
    return BUY_CARD + slot * BUYS + (NO_CHOICE if move.good is None else GOOD[move.good])


def outcome_number(state: Concordia, move: Move) -> int:
    match move:
        case Token(city, good) if city == state.map.names[state.dealt]:
            return GOOD[good]
        case Start(player):
            return player - 1
        case Reveal(name, stack):
            return next((card.index for card in CARDS if (person(card), card.stack) == (name, stack)), -1)
    return -1


# -- moves and text ------------------------------------------------------------------------------------------


def write(move: Move) -> str:
    match move:
        case MoveColonist(kind, source, route):
            return f"{kind} {source} > {route}"
        case Play(name) | Copy(name) | Build(name) | Produce(name) | Keep(name):
            return f"{word_of(type(move))} {name}"
        case Place(kind, city):
            return f"place {kind} {city}"
        case Sell(units, good) | Buy(units, good):
            return f"{word_of(type(move))} {units} {good}"
        case Hire(name, slot, None):
            return f"hire {name} from {slot}"
        case Hire(name, slot, good):
            return f"hire {name} from {slot} paying {good}"
        case Token(city, good):
            return f"token {city} {good}"
        case Reveal(name, stack):
            return f"reveal {name} {ROMAN[stack - 1]}"
        case Start(player):
            return f"start {player}"
    return word_of(type(move))


def read(text: str) -> Move:
    """The move that `text` means; names may be in any case, the ends of a route in any order."""
    word, rest = split(text, FORMS, apart=">")
    form, names = FORMS[word]
    if word == "hire" and len(rest) > len(names):
        form, names = HIRE_PAYING
    expect_length(text, rest, len(names), form)
    found = [known(text, said, allowed) for said, allowed in zip(rest, names, strict=True)]
    return built(word, [name for name in found if name not in FILLERS])


def known(text: str, word: str, allowed: tuple[str, ...] | list[str]) -> str:
    """`word` if it is one of those allowed; a route in alphabetical order."""
    if "-" in word and re.fullmatch(r"\w+-\w+", word):
        word = "-".join(sorted(word.split("-")))
    return expect_name(text, word, allowed)


def built(word: str, names: list[str]) -> Move:
    match word:
        case "land" | "sea":
            return MoveColonist(word, *names)
        case "sell" | "buy":
            return (Sell if word == "sell" else Buy)(int(names[0]), names[1])
        case "hire":
            return Hire(names[0], int(names[1]), names[2] if len(names) > 2 else None)
        case "reveal":
            return Reveal(names[0], ROMAN.index(names[1].upper()) + 1)
        case "start":
            return Start(int(names[0]))
    return KIND_OF[word](*names)


# -- several at once -----------------------------------------------------------------------------------------


def spread(words: list[str]) -> list[str]:
    """The single moves that words mean: those of one action whose word is said only once."""
    whole = " ".join(words)
    first, *rest = whole.lower().replace(">", " > ").split()
    if first in KINDS or first == "move":
        steps = cut([first, *rest] if first in KINDS else rest, 4)
        fits = steps and all(step[0] in KINDS and step[2] == ">" for step in steps)
        return [" ".join(step) for step in steps] if fits else [whole]
    if first == "keep":
        return [f"keep {name}" for name in repeated(rest)] or [whole]
    steps = cut(rest, STEP_WORDS.get(first, 0))
    return [" ".join([first, *step]) for step in steps] or [whole]


def cut(words: list[str], length: int) -> list[list[str]]:
    """Steps of so many words each; none where that does not come out even."""
    if not length or len(words) % length:
        return []
    return [words[at : at + length] for at in range(0, len(words), length)]


def repeated(words: list[str]) -> list[str]:
    """`2 wine cloth` as wine, wine, cloth; none where a number has no name."""
    found: list[str] = []
    times = ""
    for word in words:
        if word not in UNITS:
            found += [word] * int(times or 1)
            times = ""
        elif times:
            return []
        else:
            times = word
    return [] if times else found


# -- all of them ---------------------------------------------------------------------------------------------


@cache
def every_move(players: int = 2) -> tuple[Move, ...]:  # noqa: ARG001
    """Every move that can be written, of both boards."""
    forms = [*((word, names) for word, (_, names) in FORMS.items()), ("hire", HIRE_PAYING[1])]
    return tuple(
        built(word, [name for name in chosen if name not in FILLERS])
        for word, names in forms
        for chosen in product(*names)
    )


# -- who may know ---------------------------------------------------------------------------------------------


def sees(state: Concordia, seat: int, move: Move) -> bool:  # noqa: ARG001
    """Everything lies open."""
    return True


def veil(move: Move) -> str:
    return write(move)


ROMAN = ("I", "II", "III", "IV", "V")[:STACKS]
FILLERS = (">", "from", "paying")
CITIES = tuple(dict.fromkeys(name for board in MAPS for name in (tables.CAPITAL, *board.names)))
PROVINCES = tuple(dict.fromkeys(name for board in MAPS for name in board.provinces))
ROUTES = tuple(dict.fromkeys(board.route_name(route) for board in MAPS for route in board.routes()))
UNITS = tuple(str(units) for units in range(1, SPACES + 1))
PLAYERS = tuple(str(player) for player in range(1, MOST_PLAYERS + 1))
FOR_SALE = tuple(name for name in PERSONS if any(person(card) == name for card in CARDS))
#: Per first word: how the move is written, and what each of the other words may be.
FORMS: dict[str, tuple[str, tuple[tuple[str, ...] | list[str], ...]]] = {
    "play": ("play architect", (ROLES,)),
    "copy": ("copy prefect", (ROLES,)),
    "land": ("land roma > aquileia-vindobona", (CITIES + ROUTES, (">",), ROUTES)),
    "sea": ("sea roma > massilia-roma", (CITIES + ROUTES, (">",), ROUTES)),
    "house": ("house aquileia", (CITIES,)),
    "produce": ("produce syria", (PROVINCES,)),
    "cash": ("cash", ()),
    "keep": ("keep wine", (GOODS,)),
    "income": ("income", ()),
    "place": ("place sea roma", (KINDS, CITIES)),
    "sell": ("sell 3 wine", (UNITS, GOODS)),
    "buy": ("buy 4 brick", (UNITS, GOODS)),
    "hire": ("hire smith from 3", (FOR_SALE, ("from",), tuple(str(slot + 1) for slot in range(SLOTS)))),
    "done": ("done", ()),
    "token": ("token londinium brick", (CITIES, GOODS)),
    "reveal": ("reveal architect II", (FOR_SALE, tuple(number.lower() for number in ROMAN))),
    "start": ("start 3", (PLAYERS,)),
}
HIRE_PAYING = ("hire smith from 3 paying wine", (*FORMS["hire"][1], ("paying",), GOODS))
#: How many words each of several steps has that are said at once.
STEP_WORDS = {"house": 1, "place": 2, "sell": 2, "buy": 2}
KIND_OF: dict[str, type[Move]] = kinds_by_word(MOVES)
