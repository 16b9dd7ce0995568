"""Any position at the beginning of a turn, set up from what differs from the start.

    position(players=3, everyone=[{"houses": ["massilia"], "pile": ["architect"]}, {}, {}])

Everything not named is as at the start, or filled in: cities without a token get those left of their letter, in the
order of the goods; the display shows the first cards of the first stack, and the deck holds all that is nowhere else.
If the deck is told, what is then nowhere belongs to the last player. What no game can lead to raises `BadPosition`.
"""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any

import msgspec

from antiqua.games.concordia import consistency, saved, tables
from antiqua.games.concordia.constants import (
    COLONISTS_OF_A_KIND,
    NONE,
    OPTION_VALUES,
    PHASES,
    PLAY,
    SLOTS,
)
from antiqua.games.concordia.rules import Concordia
from antiqua.games.concordia.tables import CARD, CARDS, GODS, GOODS, ROLE, ROLES, Map
from antiqua.games.facts import read
from antiqua.kernel.errors import BadPosition


class PlayerFacts(msgspec.Struct, forbid_unknown_fields=True):
    """One player. `pile` are the cards discarded, the last on top, by role; `bought` cards by their ids, in hand unless
    they are in the pile; `land` and `sea` say where colonists are: a city, or a route such as aquileia-roma.
    """

    money: int | None = None
    goods: dict[str, int] | None = None
    pile: list[str] = []
    bought: list[str] = []
    land: list[str] = msgspec.field(default_factory=lambda: [tables.CAPITAL])
    sea: list[str] = msgspec.field(default_factory=lambda: [tables.CAPITAL])
    houses: list[str] = []
    marker: int | None = None


class Facts(msgspec.Struct, forbid_unknown_fields=True):
    """What a position may be told; the options of the game stand beside it by their names. Seats count from 0; `coins`
    are the provinces whose marker shows coins; `holder` has the Praefectus Magnus, `finisher` the Concordia card.
    """

    players: int | None = None
    options: dict[str, Any] = {}
    to_play: int = 0
    starter: int = 0
    holder: int | None = None
    finisher: int | None = None
    tokens: dict[str, str] = {}
    coins: list[str] = []
    display: list[str] | None = None
    deck: list[str] | None = None
    everyone: list[PlayerFacts] = []


def position(**given: Any) -> Concordia:
    """The position that these facts describe: `to_play` is about to play a card."""
    facts = read(given, Facts, OPTION_VALUES)
    seat_players(facts)
    options = {name: facts.options.get(name, values[0]) for name, values in OPTION_VALUES.items()}
    try:
        check_option_names(options)
        state = saved.restored(described(facts, options))
    except consistency.Fault as fault:
        raise BadPosition("error-bad-position", why=fault.message) from None
    state.play_forced()
    return state


def seat_players(facts: Facts) -> None:
    """As many as are told of, or said to be there; two without a word."""
    most = tables.LIMITS["max_players"]
    players = max(2, len(facts.everyone)) if facts.players is None else facts.players
    if not 2 <= players <= most or len(facts.everyone) not in (0, players):
        allowed = list(range(2, most + 1))
        raise BadPosition("error-bad-number", option="players", value=str(players), allowed=allowed)
    facts.everyone = facts.everyone or [PlayerFacts() for _ in range(players)]


def check_option_names(options: dict[str, Any]) -> None:
    for name, value in options.items():
        if value not in OPTION_VALUES[name]:
            allowed = [str(one).lower() for one in OPTION_VALUES[name]]
            raise BadPosition("error-bad-option-value", option=name, value=str(value), allowed=allowed)


def known(name: str, names: list[str]) -> str:
    if name not in names:
        meant = get_close_matches(name, names, n=1)
        if meant:
            raise consistency.Fault("co-fault-near", name=name, suggestion=meant[0])
        raise consistency.Fault("error-damage-name", name=name)
    return name


# -- filling in ----------------------------------------------------------------------------------------------


def described(facts: Facts, options: dict[str, Any]) -> saved.Saved:
    everyone = facts.everyone
    players = len(everyone)
    board = Concordia(players, saved.option_numbers(options)).map
    display, deck = market(facts)
    holder = (facts.starter + players - 1) % players if facts.holder is None else facts.holder
    result = saved.Saved(
        game="concordia",
        version=saved.VERSION,
        options=options,
        phase=PHASES[PLAY],
        active=facts.to_play,
        starter=facts.starter,
        holder=holder,
        finisher=facts.finisher,
        ending=0,
        winners=[],
        points=0,
        last=NONE,
        tokens=tokens(board, facts.tokens),
        active_markers=[name for name in board.provinces if name not in facts.coins],
        display=[*display, *[None] * (SLOTS - len(display))],
        unseen=deck,
        players=[player(one, (seat - facts.starter) % players) for seat, one in enumerate(everyone)],
    )
    for name in facts.coins:
        known(name, board.provinces)
    seats = [facts.to_play, facts.starter, holder, 0 if facts.finisher is None else facts.finisher]
    if min(seats) < 0:
        raise consistency.Fault("co-fault-seat", seat=min(seats) + 1, players=players)
    return result


def tokens(board: Map, named: dict[str, str]) -> dict[str, str]:
    """CO-2.2: what is not named comes from the tokens left of each letter."""
    left = {letter: list(tables.TOKENS[at : at + len(GOODS)]) for letter, at in LETTER_TOKENS}
    for city, good in named.items():
        letter = board.letter[board.city(known(city, board.names))]
        left[letter][GOODS.index(known(good, GOODS))] -= 1
        if min(left[letter]) < 0:
            raise consistency.Fault("co-fault-tokens", letter=tables.LETTERS[letter])
    found = {}
    for number, city in enumerate(board.names):
        if city in named:
            found[city] = named[city]
        else:
            pool = left[board.letter[number]]
            spare = next(good for good, count in enumerate(pool) if count)
            pool[spare] -= 1
            found[city] = GOODS[spare]
    return found


def market(facts: Facts) -> tuple[list[str], list[str]]:
    """CO-2.4: the display and the deck; cards that are nowhere go to the last player."""
    in_play = [card.id for card in CARDS if card.stack <= len(facts.everyone)]
    ids = list(CARD)
    taken = [known(name, ids) for one in facts.everyone for name in one.bought]
    shown = facts.display
    if shown is None:
        shown = [name for name in in_play if name not in taken and name not in (facts.deck or [])][:SLOTS]
    gone = [*taken, *(known(name, ids) for name in shown)]
    if facts.deck is None:
        return shown, [name for name in in_play if name not in gone]
    deck = [known(name, ids) for name in facts.deck]
    last = facts.everyone[-1]
    last.bought = [*last.bought, *(name for name in in_play if name not in [*gone, *deck])]
    return shown, deck


def player(facts: PlayerFacts, turn: int) -> saved.SavedPlayer:
    hand = list(tables.START_HAND)
    gods = list(tables.START_GODS)
    for card in (CARDS[CARD[name]] for name in facts.bought):
        hand[card.role] += 1
        gods[card.god] += 1
    pile = [0] * len(ROLES)
    for role in (ROLE[known(name, ROLES)] for name in facts.pile):
        hand[role] -= 1
        pile[role] += 1
        if hand[role] < 0:
            raise consistency.Fault("co-fault-cards", role=consistency.role_name(role))
    goods = tables.counted(tables.START_GOODS, GOODS) if facts.goods is None else facts.goods
    money = tables.START_MONEY[turn] if facts.money is None else facts.money
    if money < 0 or min(goods.values(), default=0) < 0:
        raise consistency.Fault("co-fault-negative", player=turn + 1)
    return saved.SavedPlayer(
        money=money,
        goods=goods,
        hand=tables.counted(hand, ROLES),
        pile=tables.counted(pile, ROLES),
        top=facts.pile[-1] if facts.pile else None,
        gods=tables.counted(gods, GODS),
        land=[*facts.land, *[saved.STOREHOUSE] * (COLONISTS_OF_A_KIND - len(facts.land))],
        sea=[*facts.sea, *[saved.STOREHOUSE] * (COLONISTS_OF_A_KIND - len(facts.sea))],
        houses=facts.houses,
        received={},
        marker=facts.marker,
    )


LETTER_TOKENS = [(letter, letter * len(GOODS)) for letter in range(len(tables.LETTERS))]
