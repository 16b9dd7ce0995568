"""Is this a position that the rules can lead to? What is wrong with one that is not, in words."""

from __future__ import annotations

from collections.abc import Callable

from antiqua.games.game import Argument, Message
from antiqua.games.stone_age.constants import (
    ACT,
    ANY_RESOURCES,
    BUILD,
    BUILDINGS_OUT,
    BUY,
    CHOOSE_START,
    DEAL_CARD,
    DRAW_CARD,
    EXTRA_CARD,
    FEED,
    FIRST_SPACE,
    FIRST_STACK,
    FIXED,
    GAME_OVER,
    KINDS,
    LARGE_TOOLS,
    MOST_TOOL_VALUE,
    NONE,
    ONE_USE_COUNT,
    ONE_USE_TOOL,
    OPT_START,
    OPT_TILES,
    OWNED_BY,
    PHASES,
    PICK,
    PLACE,
    PLACE_COUNT,
    RANDOM_SEAT,
    RINGS,
    RIVER,
    ROLL,
    ROLL_ITEMS,
    SPACES,
    STACK_SIZE,
    TAKE,
    TOOL_MAKER,
    TOOL_SLOTS,
    TOOLS,
    TURN_BUILDING,
    VILLAGE,
)
from antiqua.games.stone_age.rules import StoneAge
from antiqua.games.stone_age.tables import (
    BUILDINGS,
    CARDS,
    CROWD_LIMIT,
    ITEM_DICE,
    PLACES,
    RESOURCES,
    SIDES,
    VILLAGE_LIMIT,
)
from antiqua.games.stone_age.tribe import Tribe
from antiqua.kernel.bits import count_bits
from antiqua.kernel.seats import OVER
from antiqua.kernel.state import Buffer

ACTING = (ROLL, ROLL_ITEMS, DRAW_CARD, ACT, TOOLS, BUY, BUILD, PICK)


def problem(state: StoneAge) -> Message | None:
    """The first thing that is wrong, or None."""
    checks: tuple[Callable[[StoneAge], Message | None], ...] = (
        people, places, order, tools, goods, cards, stacks, setup, pending, ending,
    )  # fmt: skip
    for check in checks:
        wrong = check(state)
        if wrong is not None:
            return wrong
    return None


def playable(state: StoneAge) -> bool:
    """Whoever is to play has something to choose from."""
    if state.to_play == OVER:
        return True
    options = Buffer()
    state.list_actions(options)
    return options.count >= 2


def say(id: str, /, **args: Argument) -> Message:
    return Message(id, args)


def player(seat: int) -> Message:
    return say("player", number=seat + 1)


def misfit(state: StoneAge) -> Message:
    return say("error-damage-phase", phase=PHASES[state.phase])


def step(state: StoneAge) -> int:
    """What is pending; while the two resources are taken, what they were asked from."""
    return state.after if state.phase == TAKE else state.phase


def acting(state: StoneAge) -> bool:
    """Is it the phase of the actions (SA-5)?"""
    return step(state) in ACTING or (state.phase == TURN_BUILDING and state.round > 0)


# -- people -----------------------------------------------------------------------------------------------------------


def people(state: StoneAge) -> Message | None:
    for seat, tribe in enumerate(state.tribes()):
        if tribe.hand < 0:
            placed = tribe.people - tribe.hand
            return say("sa-wrong-placed", player=player(seat), placed=placed, people=tribe.people)
    return None


def places(state: StoneAge) -> Message | None:
    """SA-4.4, SA-4.5, SA-4.7, SA-4.8"""
    tribes = state.tribes()
    rings, crowd = state.rings, state.crowd
    for place in range(PLACE_COUNT):
        name = say(f"sa-place-{PLACES[place].id}")
        if place >= TOOL_MAKER and sum(tribe.spots >> place & 1 for tribe in tribes) > 1:
            return say("sa-wrong-shared", place=name)
        if 0 < place <= RIVER and rings[place] > RINGS:
            return say("sa-wrong-figures", place=name, count=rings[place])
        if 0 < place <= RIVER and crowd[place] > CROWD_LIMIT[state.players]:
            return say("sa-wrong-crowd", place=name, limit=CROWD_LIMIT[state.players])
        if place >= FIRST_STACK + state.stacks() and state.occupied >> place & 1:
            return say("sa-wrong-no-place", place=name)
    if count_bits(state.occupied & VILLAGE) > VILLAGE_LIMIT[state.players]:
        return say("sa-wrong-village", limit=VILLAGE_LIMIT[state.players])
    return None


def order(state: StoneAge) -> Message | None:
    """SA-5.1: during the actions only those who have not had their turn yet still have people on the board."""
    if state.phase == PLACE:
        return None
    turn = state.active if state.buyer == NONE else state.buyer
    late = (turn - state.start) % state.players if acting(state) else state.players
    for seat, tribe in enumerate(state.tribes()):
        if tribe.spots and (seat - state.start) % state.players < late:
            return say("sa-wrong-late", player=player(seat))
    return None


# -- what the players have --------------------------------------------------------------------------------------------


def tools(state: StoneAge) -> Message | None:
    tribes = state.tribes()
    for seat, tribe in enumerate(tribes):
        high = tribe.tools % TOOL_SLOTS
        low = TOOL_SLOTS - high if tribe.tools >= TOOL_SLOTS else 0
        used = tribe.used_high + tribe.used_low
        if tribe.used_high > high or tribe.used_low > low or (used and state.phase == PLACE):
            return say("sa-wrong-used", player=player(seat))
    if state.options[OPT_TILES] and sum(tribe.large_tiles() for tribe in tribes) > LARGE_TOOLS:  # SA-R4
        return say("sa-wrong-tiles", limit=LARGE_TOOLS)
    return None


def goods(state: StoneAge) -> Message | None:
    for kind in range(KINDS):
        if state.in_bank(kind) < 0:  # SA-R31
            return say("sa-wrong-supply", resource=say(f"sa-good-{RESOURCES[kind]}"))
    return None


def cards(state: StoneAge) -> Message | None:
    """What lies face up was bought openly; the extra card came with the card that gives it (SA-6.8)."""
    where = state.card_at
    if state.extra != NONE:
        giver = next(card.index for card in CARDS if card.effect == EXTRA_CARD)
        effect = CARDS[state.extra].effect
        bit = state.extra - first_card(ONE_USE_TOOL) if effect == ONE_USE_TOOL else ONE_USE_COUNT
        owner = where[state.extra] - OWNED_BY
        face_up = (
            owner >= 0
            and effect in (ONE_USE_TOOL, ANY_RESOURCES)
            and state.tribes()[owner].face_up >> bit & 1
        )
        if owner < 0 or where[giver] != where[state.extra] or face_up:
            return say("sa-wrong-extra", card=say(f"sa-card-{CARDS[state.extra].id}"))
    return None


def first_card(effect: int) -> int:
    return next(card.index for card in CARDS if card.effect == effect)


# -- the table --------------------------------------------------------------------------------------------------------


def stacks(state: StoneAge) -> Message | None:
    """SA-2.2, SA-5.16: every building that is not in its stack was built; the tops are face up."""
    tops, left = state.tops, state.left
    built = sum(tribe.buildings for tribe in state.tribes())
    gone = sum(STACK_SIZE - left[stack] for stack in range(state.stacks()))
    if built != gone:
        return say("sa-wrong-built", built=built, gone=gone)
    down = [stack for stack in range(state.stacks()) if left[stack] and tops[stack] == NONE]
    turned = state.phase == TURN_BUILDING or state.round == 0
    expected = len(down) == 1 if turned and state.round else bool(down) if turned else not down
    lost = any(not left[stack] and tops[stack] != NONE for stack in range(state.stacks()))
    empty = any(not left[stack] for stack in range(state.stacks()))
    if lost or not expected or (empty and state.phase in (PLACE, DEAL_CARD)):
        return say("sa-wrong-tops")
    for stack in range(state.stacks()):
        if state.occupied >> (FIRST_STACK + stack) & 1 and tops[stack] == NONE:
            return say("sa-wrong-tops")
    return None


def setup(state: StoneAge) -> Message | None:
    """SA-2: before the first round nobody has done anything; cards fill the spaces from the right (SA-8.3)."""
    display = state.display
    dealt = sum(card != NONE for card in display)
    if state.round == 0:
        untouched = all(numbers(tribe) == numbers(Tribe()) for tribe in state.tribes())
        owned = any(where >= OWNED_BY for where in state.card_at)
        turned = any(top != NONE for top in state.tops)
        early = state.phase == CHOOSE_START or (state.phase == DEAL_CARD and dealt < SPACES)
        if not untouched or owned or not (early or (state.phase == TURN_BUILDING and dealt == SPACES)):
            return misfit(state)
        if turned and early:
            return say("sa-wrong-tops")
    if state.phase == CHOOSE_START and (state.options[OPT_START] != RANDOM_SEAT or dealt or state.round):
        return misfit(state)
    gap_first = any(display[space] == NONE and display[space + 1] != NONE for space in range(SPACES - 1))
    if state.phase == DEAL_CARD:
        if dealt == SPACES or gap_first or state.deck < SPACES - dealt or state.active != state.start:
            return say("sa-wrong-display")
    if state.phase == PLACE and dealt < SPACES:
        return say("sa-wrong-display")
    for space in range(SPACES):
        if state.occupied >> (FIRST_SPACE + space) & 1 and display[space] == NONE:
            return say("sa-wrong-display")
    return None


def numbers(tribe: Tribe) -> list[int]:
    found = Buffer()
    tribe.pack(found)
    return found.to_list()


# -- what has been begun ----------------------------------------------------------------------------------------------


def pending(state: StoneAge) -> Message | None:
    fits = (
        taking_fits(state)
        and payment_fits(state)
        and roll_fits(state)
        and items_fit(state)
        and (state.phase != DRAW_CARD or state.extra == NONE)
    )
    return None if fits else misfit(state)


def taking_fits(state: StoneAge) -> bool:
    if state.phase == TAKE:
        return state.after in (ACT, BUY, BUILD, FEED)
    return state.after == NONE and state.taken == NONE


def payment_fits(state: StoneAge) -> bool:
    """What is paid for is there, and not fully paid; a tribe that misses food has none."""
    phase = step(state)
    given = sum(state.paid)
    price = 0
    spot = state.spot
    tribe = state.tribes()[state.active]
    if phase == BUY:
        if not FIRST_SPACE <= spot < FIRST_STACK or state.display[spot - FIRST_SPACE] == NONE:
            return False
        price = spot - FIRST_SPACE + 1
    elif phase == BUILD:
        if not FIRST_STACK <= spot < FIRST_STACK + state.stacks() or state.tops[spot - FIRST_STACK] == NONE:
            return False
        building = BUILDINGS[state.tops[spot - FIRST_STACK]]
        price = 1 if building.kind == FIXED else building.most
    elif spot != NONE:
        return False
    if phase == FEED:
        price = state.missing
        if not 1 <= state.missing <= tribe.people or tribe.food:
            return False
    elif state.missing:
        return False
    if state.phase == TAKE:
        return given == 0
    return given < price or (given == 0 and price == 0)


def roll_fits(state: StoneAge) -> bool:
    if state.phase == ROLL:
        return state.rolling != NONE and state.dice > 0 and state.total == 0 and state.tool_from == 0
    if state.phase == TOOLS:
        tools = state.total - state.dice * SIDES
        least = state.total >= state.dice > 0
        return (
            state.rolling != NONE
            and least
            and tools <= 24
            and state.tool_from < MOST_TOOL_VALUE + ONE_USE_COUNT
        )
    return state.rolling == NONE and not (state.dice or state.total or state.tool_from)


def items_fit(state: StoneAge) -> bool:
    shown = sum(state.items)
    if state.phase == ROLL_ITEMS:
        return state.buyer == state.active and shown == 0
    if state.phase == PICK:
        if state.buyer == NONE:
            return False
        picked = (state.active - state.buyer) % state.players
        return shown == ITEM_DICE[state.players] - picked
    return state.buyer == NONE and shown == 0


def ending(state: StoneAge) -> Message | None:
    """SA-9.1, SA-9.2: the game is over when it must be, and they have won who should have."""
    if state.phase != GAME_OVER:
        return misfit(state) if state.ending or state.winners else None
    left = state.left
    if state.ending == BUILDINGS_OUT:
        right = any(not left[stack] for stack in range(state.stacks()))
    else:
        right = sum(card == NONE for card in state.display) > state.deck
    return None if right and state.ending and state.winners == state.best_seats() else misfit(state)
