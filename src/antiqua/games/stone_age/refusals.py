"""Why a move is not legal, in words: the first obstacle that a person would find who looks at the table.

A refusal is told to whoever may know the options of what is pending (`Game.parse` sees to it), so it may speak of them.
"""

from __future__ import annotations

from antiqua.games.message import Message, player, say
from antiqua.games.stone_age import moves, words
from antiqua.games.stone_age.components import (
    amounts,
    building,
    card,
    dice,
    good,
    item,
    people,
    place,
    price_of_building,
)
from antiqua.games.stone_age.constants import (
    BUILD,
    CHOICE,
    FIRST_STACK,
    FIXED,
    HUNTING,
    OPEN_TO_ALL,
    OPT_FUTILE,
    OPT_HUNT,
    OWNED_BY,
    RINGS,
    RIVER,
    VILLAGE,
)
from antiqua.games.stone_age.rules import StoneAge
from antiqua.games.stone_age.tables import (
    ANY_RESOURCES,
    BUILDING,
    BUILDINGS,
    CARD,
    CARDS,
    CROWD_LIMIT,
    FACE_UP,
    ITEM_DICE,
    ONE_USE,
    PLACES,
    RESOURCES,
    SIDES,
    VILLAGE_LIMIT,
    Building,
)
from antiqua.games.stone_age.tables import PLACE as PLACE_NUMBER
from antiqua.games.stone_age.tribe import Tribe
from antiqua.games.values import Move
from antiqua.kernel.bits import count_bits, members


def refusal(state: StoneAge, move: Move) -> Message:
    """Why `move` is not legal in `state`, which it must not be."""
    if type(move) not in moves.MOVES[state.phase]:
        return say("sa-why-phase", now=words.short_question(state))
    match move:
        case moves.Place(figures, name):
            return no_placement(state, PLACE_NUMBER[name], figures)
        case moves.Act(name):
            return nobody_there(state, PLACE_NUMBER[name])
        case moves.UseTool(value):
            return no_tile(state, value)
        case moves.UseOnce(value):
            return no_one_use_tool(state, value)
        case moves.Pay(name):
            return no_payment(state, name)
        case moves.Construct():
            return no_construction(state)
        case moves.Enough():
            return not_enough(state)
        case moves.Decline() | moves.Starve():
            return payment_begun(state)
        case moves.Redeem():
            return payment_begun(state) if sum(state.paid) else no_face_up_card(state, ANY_RESOURCES[0])
        case moves.Take():
            return say("sa-why-order-resources")
        case moves.Pick(name):
            return say("sa-why-no-item", item=item(name))
    return no_outcome(state, move)


def in_turn(state: StoneAge) -> Tribe:
    return state.tribes()[state.active]


# -- 4: placing people ------------------------------------------------------------------------------------------------


def no_placement(state: StoneAge, where: int, figures: int) -> Message:
    """SA-4: there is no such place, it takes another number of people, it is taken or full; or they are not there."""
    tribe = in_turn(state)
    name = place(PLACES[where].id)
    if where >= FIRST_STACK + state.stacks():
        return no_stack(state)
    if tribe.spots >> where & 1 and not (where == HUNTING and state.options[OPT_HUNT]):  # SA-4.2
        return say("sa-why-been", place=name)
    taken = closed_spot(state, where, name) if where > RIVER else crowded(state, where, figures, name)
    if taken is None and where > RIVER and figures != PLACES[where].least:  # SA-4.4
        return say("sa-why-exactly", place=name, people=people(PLACES[where].least))
    return taken or say("sa-why-hand", count=tribe.hand)


def no_stack(state: StoneAge) -> Message:
    """SA-2.2"""
    return say("sa-why-stacks", players=state.players, count=state.stacks())


def closed_spot(state: StoneAge, where: int, name: Message) -> Message | None:
    """SA-4.5, SA-4.8, SA-R1: what stands in the way in the village, at a card or at a building."""
    there = seats_at(state, where)
    if there:
        return say("sa-why-occupied", place=name, player=player(there[0]))
    if not VILLAGE >> where & 1:
        return None
    limit = VILLAGE_LIMIT[state.players]
    taken = state.occupied & VILLAGE
    if count_bits(taken) >= limit:
        return say(
            "sa-why-village", limit=limit, places=tuple(place(PLACES[one].id) for one in members(taken))
        )
    if state.options[OPT_FUTILE] and words.futile(state, where):
        return say("sa-why-futile", place=name)
    return None


def crowded(state: StoneAge, where: int, figures: int, name: Message) -> Message | None:
    """SA-4.7, SA-R8: too many players or too many people at a gathering place; the hunting grounds are never full."""
    if where == HUNTING:
        return None
    limit = CROWD_LIMIT[state.players]
    there = seats_at(state, where)
    if len(there) >= limit:
        return say("sa-why-crowd", place=name, limit=limit, players=tuple(map(player, there)))
    free = RINGS - state.rings[where]
    return say("sa-why-rings", place=name, count=free) if figures > free else None


def seats_at(state: StoneAge, where: int) -> list[int]:
    return [seat for seat, tribe in enumerate(state.tribes()) if tribe.spots >> where & 1]


# -- 5: actions -------------------------------------------------------------------------------------------------------


def nobody_there(state: StoneAge, where: int) -> Message:
    """SA-5.1"""
    if where >= FIRST_STACK + state.stacks():
        return no_stack(state)
    return say("sa-why-no-figure", player=player(state.active), place=place(PLACES[where].id))


def no_tile(state: StoneAge, value: int) -> Message:
    """SA-7.2: there is no such tile, or it has been used this round; or it had to come before."""
    used = [one_used for one, one_used in in_turn(state).tool_tiles() if one == value]
    if not used:
        return say("sa-why-no-tool", player=player(state.active), value=value)
    return say("sa-why-tool-used", value=value) if all(used) else say("sa-why-order-tools")


def no_one_use_tool(state: StoneAge, value: int) -> Message:
    """SA-6.9"""
    wanted = [index for index in ONE_USE if CARDS[index].amount == value]
    return no_face_up_card(state, wanted[0]) if wanted else say("sa-why-no-one-use", value=value)


def no_face_up_card(state: StoneAge, index: int) -> Message:
    """SA-6.8, SA-6.9, SA-6.10: a card that can be used once is not there, or not any more; or it had to come before."""
    name = card(CARDS[index].id)
    if state.card_at[index] != OWNED_BY + state.active:
        return say("sa-why-no-card", player=player(state.active), card=name)
    if state.extra == index:
        return say("sa-why-extra", card=name)
    if in_turn(state).face_up >> FACE_UP.index(index) & 1:
        return say("sa-why-order-tools")
    return say("sa-why-card-used", card=name)


def no_payment(state: StoneAge, name: str) -> Message:
    """SA-R11, SA-R12: what is not there cannot be given, nor what would make the exact price impossible."""
    tribe = in_turn(state)
    kind = RESOURCES.index(name)
    wanted = built(state) if state.phase == BUILD else None
    if wanted is not None and wanted.kind == FIXED:
        return say("sa-why-fixed", goods=amounts(wanted.cost))
    if not tribe.stock[kind]:
        return say("sa-why-no-resource", player=player(state.active), good=good(name))
    if in_any_order(state).payable() >> kind & 1:
        return say("sa-why-order-resources")
    if wanted is not None:
        return say("sa-why-unfinished", good=good(name), price=price_of_building(wanted))
    return say("sa-why-short", player=player(state.active), has=tribe.resources(), needs=state.still_to_pay())


def in_any_order(state: StoneAge) -> StoneAge:
    """The same position, in which steps may come in any order."""
    free = state.clone()
    free.any_order = True
    return free


def built(state: StoneAge) -> Building:
    """The building that is being paid for."""
    return BUILDINGS[words.top_at(state, state.spot)]


def no_construction(state: StoneAge) -> Message:
    """SA-5.14: the building has no fixed price, or not all of it is there."""
    wanted = built(state)
    if wanted.kind != FIXED:
        return say("sa-why-not-fixed", price=price_of_building(wanted))
    return say(
        "sa-why-cannot-afford",
        player=player(state.active),
        needs=amounts(wanted.cost),
        has=amounts(in_turn(state).stock),
    )


def not_enough(state: StoneAge) -> Message:
    """SA-5.14, SA-R11: only an open price can be more or less, and it is at least one resource."""
    wanted = built(state)
    if wanted.kind in (FIXED, CHOICE):
        return say("sa-why-exact", price=price_of_building(wanted))
    return say("sa-why-nothing-paid")


def payment_begun(state: StoneAge) -> Message:
    """SA-R11: what has been begun to be paid is paid in full."""
    return say("sa-why-begun", goods=amounts(state.paid))


# -- chance -----------------------------------------------------------------------------------------------------------


def no_outcome(state: StoneAge, move: Move) -> Message:
    """What chance cannot bring: cards and buildings that are elsewhere, other dice than were rolled."""
    match move:
        case moves.Deal(name) | moves.Draw(name):
            where = state.card_at[CARD[name]]
            if where == OPEN_TO_ALL:
                return say("sa-why-card-open", card=card(name))
            return say("sa-why-card-owned", card=card(name), player=player(where - OWNED_BY))
        case moves.Turn(name):
            where = state.building_at[BUILDING[name]]
            if where == OPEN_TO_ALL:
                return say("sa-why-building-open", building=building(name))
            return say("sa-why-building-owned", building=building(name), player=player(where - OWNED_BY))
        case moves.Roll():
            return say("sa-why-roll", dice=dice(state.dice), least=state.dice, most=state.dice * SIDES)
        case moves.Items():
            return say("sa-why-dice", dice=dice(ITEM_DICE[state.players]))
    return say("sa-why-players", players=state.players)
