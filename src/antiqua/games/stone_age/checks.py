"""Is this a position that the rules can lead to? What is wrong with one that is not, in words.

The checks go from the seats over what lies on the table to what has been begun; each relies on those before it. What
cannot be told from a position alone is not asked: in which order people were placed, who was the start player of
earlier rounds, and whether so much could be gained in so many rounds.
"""

from __future__ import annotations

from antiqua.games.admission import Fault
from antiqua.games.message import player
from antiqua.games.stone_age.components import card, good, place
from antiqua.games.stone_age.constants import (
    ACT,
    BUILD,
    BUILDINGS_OUT,
    BUY,
    CARDS_OUT,
    CHOOSE_START,
    DEAL_CARD,
    DICE_ITEMS,
    DRAW_CARD,
    EXTRA_CARD,
    FEED,
    FIELD,
    FIRST_SPACE,
    FIRST_STACK,
    FIXED,
    GAME_OVER,
    HUNTING,
    HUT,
    KINDS,
    LARGE_TOOLS,
    MOST_AGRICULTURE,
    MOST_PEOPLE,
    MOST_TOOL_VALUE,
    MOST_TOOLS,
    NONE,
    ONE_USE_COUNT,
    OPT_FUTILE,
    OPT_IMMEDIATE,
    OPT_START,
    OPT_TILES,
    OWNED_BY,
    PHASES,
    PICK,
    PLACE,
    RANDOM_SEAT,
    RINGS,
    RIVER,
    ROLL,
    ROLL_ITEMS,
    ROLLS_RESOURCE,
    SPACES,
    STACK_SIZE,
    TAKE,
    TOOL_MAKER,
    TOOL_SLOTS,
    TOOLS,
    TURN_BUILDING,
    TWO_RESOURCES,
    VILLAGE,
)
from antiqua.games.stone_age.rules import StoneAge
from antiqua.games.stone_age.tables import (
    ANY_RESOURCES,
    BUILDINGS,
    CARDS,
    CROWD_LIMIT,
    FACE_UP,
    ITEM_DICE,
    ONE_USE,
    PLACES,
    RESOURCES,
    SIDES,
    VILLAGE_LIMIT,
)
from antiqua.games.stone_age.tribe import Tribe
from antiqua.kernel.bits import count_bits, members
from antiqua.kernel.state import Buffer

SETTING_UP = (CHOOSE_START, DEAL_CARD, TURN_BUILDING)
ACTING = (ROLL, ROLL_ITEMS, DRAW_CARD, ACT, TOOLS, BUY, BUILD, PICK)


def check(state: StoneAge) -> None:
    """Raise a `Fault` unless the rules can lead to this position."""
    for part in (
        seats, set_up, people, places, village, turns, tools, supply, extra_card, face_up_cards, spaces,
        dealing, stacks, gathering, payment, feeding, two_resources, items, drawing, ending,
    ):  # fmt: skip
        part(state)


def expect(fits: bool, state: StoneAge, field: str) -> None:
    """A field, by its name in saved positions, that must fit what is pending."""
    if not fits:
        raise Fault("sa-wrong-field", phase=PHASES[state.phase], field=field)


def step(state: StoneAge) -> int:
    """What is pending; while the two resources are taken, what they were asked from."""
    return state.after if state.phase == TAKE else state.phase


def acting(state: StoneAge) -> bool:
    """Is it the phase of the actions (SA-5)?"""
    return step(state) in ACTING or (state.phase == TURN_BUILDING and state.round > 0)


# -- 2: set-up --------------------------------------------------------------------------------------------------------


def seats(state: StoneAge) -> None:
    for seat in (state.active, state.start, state.buyer):
        if seat >= state.players:
            raise Fault("sa-wrong-seat", number=seat + 1, players=state.players)


def set_up(state: StoneAge) -> None:
    """SA-2: before the first round nobody has done anything."""
    if state.round:
        expect(state.phase != CHOOSE_START, state, "round")
        return
    expect(state.phase in SETTING_UP, state, "round")
    expect(state.active == state.start, state, "active")
    chosen = state.options[OPT_START] == RANDOM_SEAT and state.phase != CHOOSE_START  # SA-2.4
    expect(chosen or state.start == 0, state, "start")
    expect(state.phase != CHOOSE_START or state.options[OPT_START] == RANDOM_SEAT, state, "phase")
    expect(state.phase != CHOOSE_START or not any(card != NONE for card in state.display), state, "display")
    untouched = numbers(Tribe())
    for seat, tribe in enumerate(state.tribes()):
        if numbers(tribe) != untouched or OWNED_BY + seat in state.card_at:
            raise Fault("sa-wrong-untouched", player=player(seat))


def numbers(tribe: Tribe) -> list[int]:
    found = Buffer()
    tribe.pack(found)
    return found.to_list()


# -- 4: people --------------------------------------------------------------------------------------------------------


def people(state: StoneAge) -> None:
    """SA-4.1: nobody has placed more people than he has."""
    for seat, tribe in enumerate(state.tribes()):
        if tribe.hand < 0:
            placed = tribe.people - tribe.hand
            raise Fault("sa-wrong-placed", player=player(seat), placed=placed, people=tribe.people)


def places(state: StoneAge) -> None:
    """SA-4.4, SA-4.5, SA-4.7: how many people, and whose, a place can hold."""
    for where in members(state.occupied):
        name = place(PLACES[where].id)
        there = sum(tribe.spots >> where & 1 for tribe in state.tribes())
        if where >= FIRST_STACK + state.stacks():
            raise Fault("sa-wrong-no-place", place=name)
        if where >= TOOL_MAKER and there > 1:
            raise Fault("sa-wrong-shared", place=name)
        if HUNTING < where <= RIVER and state.rings[where] > RINGS:
            raise Fault("sa-wrong-figures", place=name, count=state.rings[where])
        if HUNTING < where <= RIVER and there > CROWD_LIMIT[state.players]:
            raise Fault("sa-wrong-crowd", place=name, limit=CROWD_LIMIT[state.players])


def village(state: StoneAge) -> None:
    """SA-4.8, and SA-R1 where the option forbids placing for nothing."""
    if count_bits(state.occupied & VILLAGE) > VILLAGE_LIMIT[state.players]:
        raise Fault("sa-wrong-village", limit=VILLAGE_LIMIT[state.players])
    if state.phase != PLACE or not state.options[OPT_FUTILE]:
        return
    for seat, tribe in enumerate(state.tribes()):
        full = {
            TOOL_MAKER: tribe.tools == MOST_TOOLS,
            HUT: tribe.people == MOST_PEOPLE,
            FIELD: tribe.agriculture == MOST_AGRICULTURE,
        }
        for where, futile in full.items():
            if futile and tribe.spots >> where & 1:
                raise Fault("sa-wrong-futile", player=player(seat), place=place(PLACES[where].id))


def turns(state: StoneAge) -> None:
    """SA-5.1: during the actions only those who have not had their turn yet still have people on the board."""
    if state.phase == PLACE:
        return
    if not acting(state):
        everybody_home(state)
        return
    turn = state.active if state.buyer == NONE else state.buyer
    for seat in range(state.players):
        if (seat - state.start) % state.players < (turn - state.start) % state.players:
            home(state, seat)


def everybody_home(state: StoneAge) -> None:
    for seat in range(state.players):
        home(state, seat)


def home(state: StoneAge, seat: int) -> None:
    if state.tribes()[seat].spots:
        raise Fault("sa-wrong-late", player=player(seat))


# -- 5, 7: what the players have --------------------------------------------------------------------------------------


def tools(state: StoneAge) -> None:
    """SA-7.2, SA-8.3: no more tiles are used than there are, and none when a round begins. SA-R4"""
    tribes = state.tribes()
    for seat, tribe in enumerate(tribes):
        high = tribe.tools % TOOL_SLOTS
        low = TOOL_SLOTS - high if tribe.tools >= TOOL_SLOTS else 0
        if tribe.used_high > high or tribe.used_low > low:
            raise Fault("sa-wrong-used", player=player(seat))
        if state.phase == PLACE and tribe.used_high + tribe.used_low:
            raise Fault("sa-wrong-used-early", player=player(seat))
    large = sum(tribe.large_tiles() for tribe in tribes)
    if state.options[OPT_TILES] and large > LARGE_TOOLS:
        raise Fault("sa-wrong-tiles", count=large, limit=LARGE_TOOLS)


def supply(state: StoneAge) -> None:
    """SA-R31: where the bank is limited, nobody has what it never had."""
    for kind in range(KINDS):
        if state.in_bank(kind) < 0:
            there = sum(tribe.stock[kind] for tribe in state.tribes())
            limit = there + state.in_bank(kind)
            raise Fault("sa-wrong-supply", resource=good(RESOURCES[kind]), count=there, limit=limit)


# -- 6: cards ---------------------------------------------------------------------------------------------------------


def bought(state: StoneAge, seat: int, index: int) -> bool:
    """Does `seat` have a card whose upper half has been used: one that he did not draw as an extra card (SA-6.8)?"""
    return state.card_at[index] == OWNED_BY + seat and state.extra != index


def has_effect(state: StoneAge, seat: int, effect: int) -> bool:
    return any(one.effect == effect and bought(state, seat, one.index) for one in CARDS)


def extra_card(state: StoneAge) -> None:
    """SA-6.8: it came with the card that gives it; only an empty deck gave none (SA-R2)."""
    giver = next(one.index for one in CARDS if one.effect == EXTRA_CARD)
    owner = state.card_at[giver]
    if state.extra == NONE:
        if owner >= OWNED_BY and state.deck and state.phase != DRAW_CARD:
            raise Fault("sa-wrong-no-extra", card=card(CARDS[giver].id))
    elif owner < OWNED_BY or state.card_at[state.extra] != owner or state.extra == giver:
        raise Fault("sa-wrong-extra", card=card(CARDS[state.extra].id))


def face_up_cards(state: StoneAge) -> None:
    """SA-6.9, SA-6.10: only the own cards that can be used once, and were not drawn as an extra card."""
    for seat, tribe in enumerate(state.tribes()):
        for bit in members(tribe.face_up):
            kept = bit != ONE_USE_COUNT or not state.options[OPT_IMMEDIATE]
            if not kept or not bought(state, seat, FACE_UP[bit]):
                raise Fault("sa-wrong-face-up", card=card(CARDS[FACE_UP[bit]].id))


def spaces(state: StoneAge) -> None:
    """SA-5.13, SA-8.3: people stand where a card lies, and while they are placed all spaces are filled."""
    for space in range(SPACES):
        where = FIRST_SPACE + space
        if state.display[space] == NONE and (state.occupied >> where & 1 or state.phase == PLACE):
            raise Fault("sa-wrong-gap", place=place(PLACES[where].id))


def dealing(state: StoneAge) -> None:
    """SA-2.1, SA-8.3: cards are dealt into the gaps, which are on the left; if there are not enough, it is over."""
    if state.phase != DEAL_CARD and not (state.phase == TURN_BUILDING and state.round == 0):
        return
    gaps = gaps_on_the_left(state)
    expect(state.active == state.start, state, "active")
    expect(gaps > 0 if state.phase == DEAL_CARD else gaps == 0, state, "display")
    if gaps > state.deck:
        raise Fault("sa-wrong-deck", count=state.deck, gaps=gaps)


def gaps_on_the_left(state: StoneAge) -> int:
    """How many spaces are empty, when what is left has moved to the right (SA-8.3)."""
    filled = [one != NONE for one in state.display]
    expect(filled == sorted(filled, reverse=True), state, "display")
    return filled.count(False)


# -- 2, 5: stacks of buildings ----------------------------------------------------------------------------------------


def stacks(state: StoneAge) -> None:
    """SA-2.2, SA-5.16: every building that is not in its stack was built; the tops are face up."""
    built = sum(tribe.buildings for tribe in state.tribes())
    gone = sum(STACK_SIZE - state.left[stack] for stack in range(state.stacks()))
    if built != gone:
        raise Fault("sa-wrong-built", built=built, gone=gone)
    for stack in range(state.stacks()):
        name = place(PLACES[FIRST_STACK + stack].id)
        if state.tops[stack] != NONE and not state.left[stack]:
            raise Fault("sa-wrong-top", place=name)
        if not state.left[stack]:
            used_up(state, stack)
    face_down(state)


def used_up(state: StoneAge, stack: int) -> None:
    """SA-9.1: the round is finished, and no other begins."""
    name = place(PLACES[FIRST_STACK + stack].id)
    if state.phase in (PLACE, DEAL_CARD):
        raise Fault("sa-wrong-used-up", place=name)
    if state.occupied >> (FIRST_STACK + stack) & 1:
        raise Fault("sa-wrong-no-building", place=name)


def face_down(state: StoneAge) -> None:
    """SA-5.16: a top lies face down only until it is turned up, after a building was built; SA-2.2: in set-up."""
    down = [stack for stack in range(state.stacks()) if state.left[stack] and state.tops[stack] == NONE]
    if state.round == 0:
        begun = range(state.stacks() - len(down), state.stacks())
        expect(down == list(begun), state, "stacks")
        expect(bool(down) and (state.phase == TURN_BUILDING or len(down) == state.stacks()), state, "stacks")
        return
    if state.phase == TURN_BUILDING:
        expect(len(down) == 1, state, "stacks")
        expect(state.tribes()[state.active].buildings > 0, state, "active")
        down = [stack for stack in down if state.occupied >> (FIRST_STACK + stack) & 1]
    if down:
        raise Fault("sa-wrong-no-building", place=place(PLACES[FIRST_STACK + down[0]].id))


# -- what has been begun ----------------------------------------------------------------------------------------------


def gathering(state: StoneAge) -> None:
    """SA-5.7, SA-6.5: dice are rolled for people who have come home, or for a card."""
    if state.phase not in (ROLL, TOOLS):
        expect(state.rolling == NONE, state, "rolling")
        expect(state.dice == 0, state, "dice")
        expect(state.total == 0, state, "total")
        expect(state.tool_from == 0, state, "tool_from")
        return
    expect(state.rolling != NONE, state, "rolling")
    expect(came_home(state) or card_is_rolled_for(state), state, "dice")
    if state.phase == ROLL:
        expect(state.total == 0, state, "total")
        expect(state.tool_from == 0, state, "tool_from")
    else:
        rolled(state)


def came_home(state: StoneAge) -> bool:
    tribe = state.tribes()[state.active]
    most = min(tribe.hand, PLACES[state.rolling].most)
    return 1 <= state.dice <= most and not tribe.spots >> state.rolling & 1


def card_is_rolled_for(state: StoneAge) -> bool:
    return any(
        one.effect == ROLLS_RESOURCE
        and (one.resource + 1, one.dice) == (state.rolling, state.dice)
        and bought(state, state.active, one.index)
        for one in CARDS
    )


def rolled(state: StoneAge) -> None:
    """SA-5.8, SA-6.9: what the dice showed, with tools that have been used; the last of them, where one is named."""
    tribe = state.tribes()[state.active]
    low = tribe.tools // TOOL_SLOTS
    tiles = {low + 1: tribe.used_high, low: tribe.used_low}
    spent = [
        one
        for bit, one in enumerate(ONE_USE)
        if bought(state, state.active, one) and not tribe.face_up >> bit & 1
    ]
    most = sum(value * count for value, count in tiles.items()) + sum(CARDS[one].amount for one in spent)
    least = 0
    if state.tool_from >= MOST_TOOL_VALUE:
        named = state.tool_from - MOST_TOOL_VALUE
        expect(named < ONE_USE_COUNT and ONE_USE[named] in spent, state, "tool_from")
        least = CARDS[ONE_USE[named]].amount
    elif state.tool_from:
        least = MOST_TOOL_VALUE - state.tool_from
        expect(tiles.get(least, 0) > 0, state, "tool_from")
    expect(state.dice + least <= state.total <= state.dice * SIDES + most, state, "total")


def payment(state: StoneAge) -> None:
    """SA-5.10, SA-5.14, SA-R11: what is paid for is there, nobody stands on it, and it is not fully paid."""
    price = price_of_pending(state)
    given = sum(state.paid)
    expect(given < price or given == price == 0, state, "paid")
    expect(state.phase != TAKE or given == 0, state, "paid")
    expect(state.pay_from == 0 or state.paid[state.pay_from] > 0, state, "pay_from")


def price_of_pending(state: StoneAge) -> int:
    """How many resources are to be given at most: a fixed price is paid at once."""
    spot = state.spot
    phase = step(state)
    if phase not in (BUY, BUILD):
        expect(spot == NONE, state, "spot")
        return state.missing if phase == FEED else 0
    first, things = (FIRST_SPACE, state.display) if phase == BUY else (FIRST_STACK, state.tops)
    count = SPACES if phase == BUY else state.stacks()
    expect(first <= spot < first + count, state, "spot")
    expect(things[spot - first] != NONE and not state.occupied >> spot & 1, state, "spot")
    if phase == BUY:
        return spot - FIRST_SPACE + 1
    building = BUILDINGS[state.tops[spot - FIRST_STACK]]
    return 1 if building.kind == FIXED else building.most


def feeding(state: StoneAge) -> None:
    """SA-8.1, SA-8.2, SA-R15: all food has been eaten, that of the fields too, and some is missing."""
    if step(state) != FEED:
        expect(state.missing == 0, state, "missing")
        return
    tribe = state.tribes()[state.active]
    expect(1 <= state.missing <= tribe.people - tribe.agriculture, state, "missing")
    if tribe.food:
        raise Fault("sa-wrong-eaten", player=player(state.active), food=tribe.food)


def two_resources(state: StoneAge) -> None:
    """SA-6.10: the card has been turned over, and something follows."""
    if state.phase != TAKE:
        expect(state.after == NONE, state, "after")
        expect(state.taken == NONE, state, "taken")
        return
    immediate = state.options[OPT_IMMEDIATE]
    tribe = state.tribes()[state.active]
    expect(state.after in ((ACT,) if immediate else (ACT, BUY, BUILD, FEED)), state, "after")
    expect(bool(immediate or state.after != ACT or tribe.spots), state, "after")
    if not bought(state, state.active, ANY_RESOURCES[0]) or tribe.face_up & TWO_RESOURCES:
        raise Fault("sa-wrong-unused", player=player(state.active), card=card(CARDS[ANY_RESOURCES[0]].id))


def items(state: StoneAge) -> None:
    """SA-6.2, SA-R6: as many dice as there are players who have not taken one."""
    shown = sum(state.items)
    if state.phase not in (ROLL_ITEMS, PICK):
        expect(state.buyer == NONE, state, "buyer")
        expect(shown == 0, state, "items")
        return
    expect(state.buyer != NONE and has_effect(state, state.buyer, DICE_ITEMS), state, "buyer")
    picked = (state.active - state.buyer) % state.players
    if state.phase == PICK:
        expect(shown == ITEM_DICE[state.players] - picked, state, "items")
    else:
        expect(picked == 0, state, "buyer")
        expect(shown == 0, state, "items")


def drawing(state: StoneAge) -> None:
    """SA-6.8"""
    if state.phase == DRAW_CARD:
        expect(state.extra == NONE and has_effect(state, state.active, EXTRA_CARD), state, "extra")


# -- 9: the end of the game -------------------------------------------------------------------------------------------


def ending(state: StoneAge) -> None:
    """SA-9.1, SA-9.2: the game is over when it must be, and they have won who should have."""
    if state.phase != GAME_OVER:
        expect(state.ending == 0, state, "ending")
        expect(state.winners == 0, state, "winners")
        return
    if any(not state.left[stack] for stack in range(state.stacks())):
        expect(state.ending == BUILDINGS_OUT, state, "ending")
    else:
        expect(state.ending == CARDS_OUT, state, "ending")
        expect(gaps_on_the_left(state) > state.deck, state, "display")
    expect(state.winners == state.best_seats(), state, "winners")
