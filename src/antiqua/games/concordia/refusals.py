"""Why a move is not legal now: per kind of move the obstacles in the order in which one would meet them.

What is short (points, money, goods, spaces) comes last: it is said only where nothing else stands in the way.
"""

from __future__ import annotations

from collections.abc import Sequence

from antiqua.games.concordia import moves, tables
from antiqua.games.concordia.components import amounts, city, good, place, province, role
from antiqua.games.concordia.constants import (
    ANY_CITY,
    BUILD,
    BUY_AS_SENATOR,
    COLONISTS_OF_A_KIND,
    DIPLOMAT,
    EMPTY,
    KEEP,
    MOVE,
    OF_A_KIND,
    PLACE,
    PLACEMENT_OPTION,
    PLACES,
    TRIBUNE_COLONIST,
)
from antiqua.games.concordia.moves import ROMAN, place_name
from antiqua.games.concordia.rules import Concordia
from antiqua.games.concordia.tables import CARDS, GOOD, GOOD_LIST, GOODS, KINDS, ROLE
from antiqua.games.concordia.words import ending, hire_price, house_parts, question, steps
from antiqua.games.message import Message, player, say, sentences
from antiqua.games.values import Move
from antiqua.kernel.bits import members
from antiqua.kernel.seats import OVER


def refusal(state: Concordia, move: Move) -> Message:
    """Why a move that is not legal in `state` is not."""
    if state.to_play == OVER:
        return ending(state)
    if type(move) not in moves.MOVES[state.phase]:
        return not_now(state, move)
    match move:
        case moves.Play(name):
            return refused_card(state, name)
        case moves.Copy(name):
            return refused_copy(name)
        case moves.MoveColonist():
            return refused_move(state, move)
        case moves.Build(name):
            return refused_house(state, name)
        case moves.Produce(name):
            return not_on_board(state, name) or say("co-why-coins", province=province(name))
        case moves.Cash():
            return say("co-why-no-coins")  # CO-R5
        case moves.Keep(name):
            return refused_keep(state, name)
        case moves.Place(kind, name):
            return refused_place(state, KINDS.index(kind), name)
        case moves.Sell(_, name):
            return refused_sale(state, name)
        case moves.Buy(units, name):
            return refused_purchase(state, units, name)
        case moves.Hire():
            return refused_hire(state, move)
        case moves.Token(name, token):
            return refused_token(state, name, token)
        case moves.Reveal(person, stack):
            return refused_reveal(state, person, stack)
        case moves.Start(number):
            return say("co-fault-seat", seat=number, players=state.players)
    raise TypeError(move)


def not_now(state: Concordia, move: Move) -> Message:
    """Something else is being decided."""
    phase = state.phase
    if isinstance(move, moves.Build) and phase == MOVE:  # CO-5.2f
        return say("co-why-still-moving")
    if isinstance(move, moves.MoveColonist) and phase == BUILD:
        return say("co-why-moved")
    if isinstance(move, moves.Done) and phase == KEEP:  # CO-4.4
        return say("co-why-must-keep", free=state.everyone[state.to_play].free())
    if isinstance(move, moves.Income) and phase == PLACE:  # CO-5.4
        return say("co-why-no-income")
    return say("co-why-pending", question=question(state))


def not_on_board(state: Concordia, name: str) -> Message | None:
    """A city, route or province of the other board."""
    board = state.map
    routes = {board.route_name(route) for route in board.routes()}
    if name in (*board.names, *board.provinces, *routes, tables.CAPITAL):
        return None
    shown = province(name) if name in moves.PROVINCES else place(name)
    return say("co-why-not-on-board", map=Message(f"co-map-{board.id}"), name=shown)


# -- 3, 5.6: cards -------------------------------------------------------------------------------------------


def refused_card(state: Concordia, name: str) -> Message:
    """CO-3.1"""
    if state.everyone[state.active].cards[ROLE[name]]:
        return say("co-why-on-pile", card=role(name))
    return say("co-why-not-owned", card=role(name))


def refused_copy(name: str) -> Message:
    """CO-5.6"""
    if ROLE[name] == DIPLOMAT:
        return say("co-why-diplomat")
    return say("co-why-not-on-top", card=role(name))


# -- 4: goods received ---------------------------------------------------------------------------------------


def refused_keep(state: Concordia, name: str) -> Message:
    """CO-4.4; in the canonical order the cheaper ones that are passed over are lost."""
    if not state.everyone[state.to_play].received[GOOD[name]]:
        return say("co-why-none-left", good=good(name))
    return say("co-why-must-fill", good=good(name))


# -- 5.2: Architect ------------------------------------------------------------------------------------------


def refused_move(state: Concordia, move: moves.MoveColonist) -> Message:
    kind = KINDS.index(move.kind)
    board = state.map
    foreign = not_on_board(state, move.source) or not_on_board(state, move.route)
    if foreign is not None:
        return foreign
    if not any(
        board.route_name(route) == move.route for route in board.routes() if route // OF_A_KIND == kind
    ):
        return Message(f"co-why-no-route-{move.kind}", {"route": place(move.route)})
    first = kind * COLONISTS_OF_A_KIND
    own = list(state.everyone[state.active].places)[first : first + COLONISTS_OF_A_KIND]
    if move.source not in [place_name(state, one) for one in own if one >= 0]:
        return Message(f"co-why-not-there-{move.kind}", {"place": place(move.source)})
    if move.source == move.route:  # CO-R10
        return say("co-why-stands-there", route=place(move.route))
    count = steps(state, move)
    if count == 0:
        return Message(
            f"co-why-no-way-{move.kind}", {"source": place(move.source), "route": place(move.route)}
        )
    for seat, one in enumerate(state.everyone):  # CO-5.2d
        if move.route in [
            place_name(state, where) for where in list(one.places)[first : first + COLONISTS_OF_A_KIND]
        ]:
            return say("co-why-occupied", route=place(move.route), player=player(seat))
    return say("co-why-too-far", count=count, points=state.points)


def refused_house(state: Concordia, name: str) -> Message:
    me = state.everyone[state.active]
    if name == tables.CAPITAL:  # CO-5.2g
        return say("co-why-capital", city=city(name))
    foreign = not_on_board(state, name)
    if foreign is not None:
        return foreign
    number = state.map.city(name)
    if me.houses >> number & 1:
        return say("co-why-own-house", city=city(name))
    if not any(number in state.map.ends(one - PLACES) for one in me.places if one >= PLACES):  # CO-5.2f
        return say("co-why-no-colonist", city=city(name))
    if number <= state.last_made:
        return say("co-why-cities-in-order", city=city(name))
    goods = GOOD_LIST[state.produces[number]].build_goods
    coins = state.house_coins(number)
    short = max(0, coins - me.money)
    return say("co-why-too-dear", parts=house_parts(state, name), missing=missing(state, goods, short))


def missing(state: Concordia, goods: Sequence[int], coins: int = 0) -> tuple[Message, ...]:
    """What the active player lacks of a price."""
    own = state.everyone[state.active].goods
    return amounts([max(0, goods[number] - own[number]) for number in range(len(GOODS))], coins)


# -- 5.1, 5.4: Tribune and Colonist --------------------------------------------------------------------------


def refused_place(state: Concordia, kind: int, name: str) -> Message:
    me = state.everyone[state.active]
    word = KINDS[kind]
    foreign = not_on_board(state, name)
    if foreign is not None:
        return foreign
    if not me.stored(kind):
        return Message(f"co-why-none-stored-{word}")
    if state.phase == TRIBUNE_COLONIST:  # CO-5.1b
        return say("co-why-only-roma")
    number = state.map.city(name)
    anywhere = state.options[PLACEMENT_OPTION] == ANY_CITY
    if not anywhere and not state.map.ports[kind] >> number & 1:  # CO-R9; Roma has both kinds
        return Message(f"co-why-no-port-{word}", {"city": city(name)})
    if kind * PLACES + number < state.last_made:
        return say("co-why-places-in-order")
    return say("co-why-no-own-house", city=city(name))  # CO-5.4a


# -- 5.5: Mercator -------------------------------------------------------------------------------------------


def refused_sale(state: Concordia, name: str) -> Message:
    number = GOOD[name]
    if state.made >> len(GOODS) + number & 1:  # CO-R12
        return say("co-why-bought", good=good(name))
    own = state.everyone[state.active].goods[number]
    short = say("co-why-too-few", goods=amounts({name: own})) if own else say("co-why-none", good=good(name))
    return refused_trade(state, number) or short


def refused_purchase(state: Concordia, units: int, name: str) -> Message:
    """Money and spaces may both be short."""
    number = GOOD[name]
    if state.made >> number & 1:  # CO-R12
        return say("co-why-sold", good=good(name))
    closed = refused_trade(state, len(GOODS) + number)
    if closed is not None:
        return closed
    me = state.everyone[state.active]
    price = units * GOOD_LIST[number].price
    short = []
    if me.money < price:
        short.append(say("co-why-no-money", coins=price, money=me.money))
    if me.free() < units:
        short.append(say("co-why-no-room", free=me.free()))
    found = sentences(short)
    assert found is not None
    return found


def refused_trade(state: Concordia, step: int) -> Message | None:
    """CO-5.5: two goods in all; in the canonical order sales before purchases, cheaper goods first."""
    traded = [number % len(GOODS) for number in members(state.made)]
    if len(traded) == 2 and not state.made >> step & 1:
        return say("co-why-two-goods", goods=tuple(good(GOODS[number]) for number in traded))
    return say("co-why-trades-in-order") if step <= state.last_made else None


# -- 5.7, 5.8: Senator and Consul ----------------------------------------------------------------------------


def refused_hire(state: Concordia, move: moves.Hire) -> Message:
    card = state.display[move.slot - 1]
    if card == EMPTY:
        return say("co-why-slot-empty", slot=move.slot)
    lying = moves.person(CARDS[card])
    if lying != move.person:
        return say("co-why-other-card", slot=move.slot, card=role(lying))
    if move.slot - 1 <= state.last_step():
        return say("co-why-slots-in-order")
    asked = state.phase == BUY_AS_SENATOR and tables.SLOT_ANY[move.slot - 1]
    if asked and move.good is None:
        return say("co-why-any-missing", slot=move.slot, move=f"{moves.write(move)} paying {GOODS[0]}")
    if move.good is not None and not asked:
        return say("co-why-any-unasked")
    price = hire_price(state, move.slot, move.good)
    return say("co-why-too-dear", parts=amounts(price), missing=missing(state, price))


# -- 2: what chance does -------------------------------------------------------------------------------------


def refused_token(state: Concordia, name: str, token: str) -> Message:
    """CO-2.2"""
    following = state.map.names[state.dealt]
    if name != following:
        return say("co-why-next-city", city=city(following))
    letter = tables.LETTERS[state.map.letter[state.dealt]]
    return say("co-why-no-token", letter=letter, good=good(token))


def refused_reveal(state: Concordia, person: str, stack: int) -> Message:
    """CO-2.4"""
    named = [card for card in CARDS if (moves.person(card), card.stack) == (person, stack)]
    if not named:
        return say("co-why-no-card", card=role(person), stack=ROMAN[stack - 1])
    if stack > state.players:
        return say("co-why-stack-unused", stack=ROMAN[stack - 1], count=state.players)
    if not state.unseen >> named[0].index & 1:
        return say("co-why-not-in-deck", card=role(person), stack=ROMAN[stack - 1])
    above = min(CARDS[card].stack for card in members(state.unseen))
    return say("co-why-stack-above", stack=ROMAN[above - 1])
