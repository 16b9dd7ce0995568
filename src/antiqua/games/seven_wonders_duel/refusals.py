"""Why a move is not legal: for each kind of move its obstacles, in the order in which a person would come upon them.

What is said is true, and open to both players: of a card that nobody has seen it is not said where it is.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from antiqua.games.message import Message, player, say
from antiqua.games.seven_wonders_duel import moves
from antiqua.games.seven_wonders_duel.components import age, card, token, wonder
from antiqua.games.seven_wonders_duel.constants import (
    BUILT_BY,
    DISCARDED,
    FACE_DOWN,
    GROUP_SIZE,
    GUILDS_IN_PLAY,
    LAID_OUT,
    LIBRARY,
    LIBRARY_DRAW,
    REVEAL_CARD,
    SLOTS,
    TOKENS_ON_BOARD,
    TUCKED,
    WONDERS_LIMIT,
)
from antiqua.games.seven_wonders_duel.rules import Duel
from antiqua.games.seven_wonders_duel.tables import CARD, CARDS, COLORS, TOKEN, WONDER, WONDERS, Card
from antiqua.games.seven_wonders_duel.words import cost, question
from antiqua.games.values import Move


def refusal(state: Duel, move: Move) -> Message | None:
    """What stands in the way of `move`; None where it is legal."""
    if type(move) not in moves.MOVES[state.phase]:
        return say("swd-why-not-now", question=question(state))
    match move:
        case moves.PickWonder(name):
            return refused_pick(state, name)
        case moves.Discard(name):
            return refused_card(state, name)
        case moves.Build(name):
            return refused_card(state, name) or refused_price(state, card(name), cost(state, move))
        case moves.BuildWonder(name, tucked):
            return refused_card(state, tucked) or refused_wonder(state, name, cost(state, move))
        case moves.TakeToken(name):
            return refused_token(state, name)
        case moves.Revive(name):
            return refused_revival(state, name)
        case moves.Destroy(name):
            return refused_destruction(state, name)
        case moves.Reveal(name):
            return refused_reveal(state, CARDS[CARD[name]])
        case moves.DealTokens(names):
            return refused_set(names, TOKENS_ON_BOARD, map(token, names))
        case moves.DealWonders(names):
            return refused_set(names, GROUP_SIZE, map(wonder, names)) or refused_group(state, names)
        case moves.DrawLibrary(names):
            return refused_set(names, LIBRARY_DRAW, map(token, names)) or refused_draw(state, names)
    return None


# -- 3: the draft -----------------------------------------------------------------------------------------------------


def refused_pick(state: Duel, name: str) -> Message | None:
    """SW-3.4"""
    if state.group >> WONDER[name] & 1:
        return None
    for seat, city in enumerate(state.cities()):
        if WONDER[name] in city.wonders:
            return say("swd-why-picked", wonder=wonder(name), player=player(seat))
    return say("swd-why-not-in-group", wonder=wonder(name))


# -- 4, 5: taking a card ----------------------------------------------------------------------------------------------


def refused_card(state: Duel, name: str) -> Message | None:
    """SW-4.3, SW-5.1: only a card can be taken that lies open with nothing on it."""
    known = whereabouts(state, CARDS[CARD[name]])
    if known is not None:
        return known
    slot = moves.slot_of(state, name)
    if slot < 0:
        return refused_age(state, CARDS[CARD[name]]) or say("swd-why-not-face-up", card=card(name))
    return None if state.available >> slot & 1 else say("swd-why-covered", card=card(name))


def whereabouts(state: Duel, thing: Card) -> Message | None:
    """Where a card is that has been used already; None while it has not."""
    where = state.where[thing.index]
    if where == DISCARDED:
        return say("swd-why-discarded", card=card(thing.id))
    if where == TUCKED:
        tucked = state.tucked
        over = next(one for one in WONDERS if tucked[one.index] == thing.index)
        return say("swd-why-tucked", card=card(thing.id), wonder=wonder(over.id))
    if where >= BUILT_BY:
        return say("swd-why-in-city", card=card(thing.id), player=player(where - BUILT_BY))
    return None


def refused_age(state: Duel, thing: Card) -> Message | None:
    if thing.age == state.age:
        return None
    return say("swd-why-other-age", card=card(thing.id), age=age(thing.age), current=age(state.age))


# -- 5, 6: constructing -----------------------------------------------------------------------------------------------


def refused_wonder(state: Duel, name: str, price: int | None) -> Message | None:
    """SW-5.4, SW-5.5"""
    own = state.cities()[state.active]
    if sum(city.wonders_built for city in state.cities()) == WONDERS_LIMIT:
        return say("swd-why-seven-wonders", limit=WONDERS_LIMIT)
    if WONDER[name] not in own.wonders:
        return say("swd-why-not-your-wonder", wonder=wonder(name), player=player(state.active))
    if own.built >> own.wonders.index(WONDER[name]) & 1:
        return say("swd-why-wonder-built", wonder=wonder(name))
    return refused_price(state, wonder(name), price)


def refused_price(state: Duel, thing: Message, price: int | None) -> Message | None:
    """SW-6.11"""
    coins = state.cities()[state.active].coins
    if price is None or price <= coins:
        return None
    return say("swd-why-too-dear", thing=thing, cost=price, coins=coins, player=player(state.active))


# -- 8, 10: what effects let a player choose --------------------------------------------------------------------------


def refused_token(state: Duel, name: str) -> Message | None:
    """SW-10.1, SW-8.8"""
    offered = state.drawn_tokens if state.phase == LIBRARY else state.board_tokens
    if offered >> TOKEN[name] & 1:
        return None
    for seat, city in enumerate(state.cities()):
        if city.has(TOKEN[name]):
            return say("swd-why-token-owned", token=token(name), player=player(seat))
    if state.phase == LIBRARY:
        return say("swd-why-not-drawn", token=token(name))
    return say("swd-why-token-boxed", token=token(name))


def refused_revival(state: Duel, name: str) -> Message | None:
    """SW-8.9"""
    if state.where[CARD[name]] == DISCARDED:
        return None
    return whereabouts(state, CARDS[CARD[name]]) or say("swd-why-not-discarded", card=card(name))


def refused_destruction(state: Duel, name: str) -> Message | None:
    """SW-8.3, SW-8.4"""
    opponent = 1 - state.active
    if state.where[CARD[name]] != BUILT_BY + opponent:
        return say("swd-why-not-in-city", card=card(name), player=player(opponent))
    if CARDS[CARD[name]].color != state.destroys:
        return Message(f"swd-why-not-{COLORS[state.destroys]}", {"card": card(name)})
    return None


# -- 17: what people say of chance ------------------------------------------------------------------------------------


def refused_reveal(state: Duel, thing: Card) -> Message | None:
    """SW-2.6, SW-4.1, SW-17.3: a card that nobody has seen, of this age, with the back that lies there."""
    if state.where[thing.index] == LAID_OUT:
        return say("swd-why-laid-out", card=card(thing.id))
    return whereabouts(state, thing) or refused_age(state, thing) or refused_back(state, thing)


def refused_back(state: Duel, thing: Card) -> Message | None:
    if state.phase == REVEAL_CARD:
        if thing.guild == (state.slots[state.turning] != FACE_DOWN):
            return None
        return say("swd-why-no-guild" if thing.guild else "swd-why-guild", card=card(thing.id))
    if thing.guild and not state.guilds_to_deal:
        return say("swd-why-guilds-laid-out", card=card(thing.id), limit=GUILDS_IN_PLAY)
    if not thing.guild and state.guilds_to_deal == SLOTS - state.dealt:
        return say("swd-why-only-guilds", card=card(thing.id), count=state.guilds_to_deal)
    return None


def refused_set(names: Sequence[str], size: int, said: Iterable[Message]) -> Message | None:
    """So many different things are turned up at once."""
    for at, message in enumerate(said):
        if names[at] in names[:at]:
            return say("swd-why-named-twice", name=message)
    return None if len(names) == size else say("swd-why-how-many", count=len(names), needed=size)


def refused_group(state: Duel, names: Sequence[str]) -> Message | None:
    """SW-3.2"""
    for name in names:
        if not state.undealt_wonders >> WONDER[name] & 1:
            return say("swd-why-wonder-dealt", wonder=wonder(name))
    return None


def refused_draw(state: Duel, names: Sequence[str]) -> Message | None:
    """SW-8.8: the box has what is neither on the board nor with a player."""
    for name in names:
        if state.board_tokens >> TOKEN[name] & 1:
            return say("swd-why-token-on-board", token=token(name))
        for seat, city in enumerate(state.cities()):
            if city.has(TOKEN[name]):
                return say("swd-why-token-owned", token=token(name), player=player(seat))
    return None
