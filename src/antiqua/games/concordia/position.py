"""Any position at the beginning of a turn, set up from what differs from the start.

    position(players=3, everyone=[{"houses": ["massilia"], "pile": ["architect"]}, {}, {}])

Everything not named is as at the start, or filled in: cities without a token get those left of their letter, in the
order of the goods; the display shows the first cards of the first stack, and the deck holds all that is nowhere else.
If the deck is told, what is then nowhere belongs to the last player. What no game can lead to raises `BadPosition`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from antiqua.games import admission
from antiqua.games.admission import Fault
from antiqua.games.concordia import checks, saved, tables
from antiqua.games.concordia.components import good as good_name
from antiqua.games.concordia.components import role as role_name
from antiqua.games.concordia.constants import (
    COLONISTS_OF_A_KIND,
    LAND,
    MOST_PLAYERS,
    NONE,
    OPTION_VALUES,
    PHASES,
    PLAY,
    SEA,
    SLOTS,
)
from antiqua.games.concordia.rules import Concordia
from antiqua.games.concordia.tables import CARD, CARDS, GODS, GOODS, ROLE, ROLES, Map
from antiqua.games.facts import exists, read
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
    with admission.set_up():
        return admission.admitted(described(facts), saved.FORM, Concordia.play_forced)


def seat_players(facts: Facts) -> None:
    """As many as are told of, or said to be there; two without a word."""
    players = max(2, len(facts.everyone)) if facts.players is None else facts.players
    if not 2 <= players <= MOST_PLAYERS or len(facts.everyone) not in (0, players):
        allowed = list(range(2, MOST_PLAYERS + 1))
        raise BadPosition("error-bad-number", option="players", value=str(players), allowed=allowed)
    facts.everyone = facts.everyone or [PlayerFacts() for _ in range(players)]


def known(name: str, names: Sequence[str]) -> str:
    exists(name, names, "co-fault-near", "error-damage-name", Fault)
    return name


# -- filling in ----------------------------------------------------------------------------------------------


def described(facts: Facts) -> saved.Saved:
    everyone = facts.everyone
    players = len(everyone)
    board = Concordia(players, admission.option_numbers(facts.options, OPTION_VALUES)).map
    check_seats(facts)
    display, deck = market(facts)
    for name in facts.coins:
        known(name, board.provinces)
    return saved.Saved(
        game="concordia",
        version=saved.VERSION,
        options=facts.options,
        phase=PHASES[PLAY],
        active=facts.to_play,
        starter=facts.starter,
        holder=(facts.starter - 1) % players if facts.holder is None else facts.holder,
        finisher=facts.finisher,
        ending=0,
        winners=[],
        points=0,
        last=NONE,
        tokens=tokens(board, facts.tokens),
        active_markers=[name for name in board.provinces if name not in facts.coins],
        display=[*display, *[None] * (SLOTS - len(display))],
        unseen=deck,
        players=[
            player(one, board, seat, tables.START_MONEY[(seat - facts.starter) % players])
            for seat, one in enumerate(everyone)
        ],
    )


def check_seats(facts: Facts) -> None:
    players = len(facts.everyone)
    for seat in (facts.to_play, facts.starter, facts.holder, facts.finisher):
        if seat is not None and not 0 <= seat < players:
            raise Fault("co-fault-seat", seat=seat + 1, players=players)


def tokens(board: Map, named: dict[str, str]) -> dict[str, str]:
    """CO-2.2: what is not named comes from the tokens left of each letter."""
    left = {letter: list(tables.TOKENS[at : at + len(GOODS)]) for letter, at in LETTER_TOKENS}
    for city, good in named.items():
        letter = board.letter[board.city(known(city, board.names))]
        number = GOODS.index(known(good, GOODS))
        left[letter][number] -= 1
        if left[letter][number] < 0:
            limit = tables.TOKENS[letter * len(GOODS) + number]
            raise Fault("co-fault-tokens", letter=tables.LETTERS[letter], good=good_name(good), limit=limit)
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
    if len(shown) > SLOTS:
        raise Fault("co-fault-slots", count=len(shown), limit=SLOTS)
    gone = [*taken, *(known(name, ids) for name in shown)]
    if facts.deck is None:
        return shown, [name for name in in_play if name not in gone]
    deck = [known(name, ids) for name in facts.deck]
    last = facts.everyone[-1]
    last.bought = [*last.bought, *(name for name in in_play if name not in [*gone, *deck])]
    return shown, deck


def player(facts: PlayerFacts, board: Map, seat: int, money: int) -> saved.SavedPlayer:
    """One player, who has `money` where nothing is told."""
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
            raise Fault("co-fault-no-such-card", player=seat + 1, role=role_name(ROLES[role]))
    for name in facts.houses:
        known(name, board.names)
    if facts.money is not None:
        checks.check_money(seat, facts.money, checks.MOST_AT_FIRST)
    if facts.marker is not None:
        checks.check_score(seat, facts.marker, checks.MOST_AT_FIRST)
    return saved.SavedPlayer(
        money=money if facts.money is None else facts.money,
        goods=tables.counted(tables.START_GOODS, GOODS) if facts.goods is None else facts.goods,
        hand=tables.counted(hand, ROLES),
        pile=tables.counted(pile, ROLES),
        top=facts.pile[-1] if facts.pile else None,
        gods=tables.counted(gods, GODS),
        land=colonists(facts.land, board, LAND),
        sea=colonists(facts.sea, board, SEA),
        houses=facts.houses,
        received={},
        marker=facts.marker,
    )


def colonists(named: list[str], board: Map, kind: int) -> list[str]:
    """Those that are not named are in the storehouse."""
    places = list(saved.PLACE_NUMBERS[board.index][kind])
    return [
        *(known(name, places) for name in named),
        *[saved.STOREHOUSE] * (COLONISTS_OF_A_KIND - len(named)),
    ]


LETTER_TOKENS = [(letter, letter * len(GOODS)) for letter in range(len(tables.LETTERS))]
