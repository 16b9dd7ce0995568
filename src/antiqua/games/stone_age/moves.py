"""Action numbers, typed moves and their text, each into the others.

    place 3 forest          put people on a place
    act forest              resolve one of the own places
    tool 2 | one_use 4      add a tool tile, or a one-use tool, to the roll
    gather                  add nothing more
    pay wood                give a resource for a card, a building or missing food
    construct               pay a building's fixed price
    enough                  build with what has been given
    decline                 take the figure back
    starve                  give nothing, and lose points
    redeem                  use the card with the two resources
    take gold               one of the two resources
    pick tool               an item, of those that the dice show

and chance's:

    start 2                 player 2 begins
    deal points_3_music_a   the next card that is laid out
    turn fixed_wwb          the building that is turned up
    roll 14                 the total of the dice
    items 2 2 5 6           what the dice for items show
    draw food_1_weaving     the extra card

In a line of several moves there are short forms, in which the steps come as they are said:

    pay wood 2 brick 1      pay wood, pay wood, pay brick; also `pay 2 wood 1 brick`, `pay wood wood brick`
    take wood gold          take wood, take gold; also `take 2 wood`
    tool 2 1 1              tool 2, tool 1, tool 1; also `one_use 4 3`
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import product

from msgspec.structs import astuple

from antiqua.games import notation
from antiqua.games.notation import (
    expect_length,
    expect_name,
    expect_number,
    kinds_by_word,
    legal_number,
    split,
    word_of,
)
from antiqua.games.stone_age.constants import (
    ACT,
    BUILD,
    BUY,
    CHOOSE_START,
    CONSTRUCT,
    DEAL_CARD,
    DECLINE,
    DRAW_CARD,
    ENOUGH,
    FEED,
    GAME_OVER,
    GATHER,
    MOST_PEOPLE,
    MOST_TOOL_VALUE,
    PAY,
    PICK,
    PICK_ITEM,
    PLACE,
    REDEEM,
    RESOLVE,
    ROLL,
    ROLL_ITEMS,
    STARVE,
    TAKE,
    TAKE_RESOURCE,
    TOOLS,
    TURN_BUILDING,
    USE_TOOL,
)
from antiqua.games.stone_age.rules import StoneAge
from antiqua.games.stone_age.tables import (
    BUILDING,
    BUILDINGS,
    CARD,
    CARDS,
    FIRST_PLACEMENT,
    ITEM_DICE,
    ITEM_ROLLS,
    ITEMS,
    MOST_DICE,
    ONE_USE,
    PLACEMENT_FIGURES,
    PLACEMENT_PLACE,
    PLACES,
    PLAYER_COUNTS,
    RESOURCES,
    SIDES,
)
from antiqua.games.stone_age.tables import PLACE as PLACE_NUMBER
from antiqua.games.values import Move
from antiqua.kernel.errors import InvalidMove


class Place(Move, frozen=True, tag="place"):
    figures: int
    place: str


class Act(Move, frozen=True, tag="act"):
    place: str


class UseTool(Move, frozen=True, tag="tool"):
    value: int


class UseOnce(Move, frozen=True, tag="one_use"):
    value: int


class Gather(Move, frozen=True, tag="gather"):
    pass


class Pay(Move, frozen=True, tag="pay"):
    resource: str


class Construct(Move, frozen=True, tag="construct"):
    pass


class Enough(Move, frozen=True, tag="enough"):
    pass


class Decline(Move, frozen=True, tag="decline"):
    pass


class Starve(Move, frozen=True, tag="starve"):
    pass


class Redeem(Move, frozen=True, tag="redeem"):
    pass


class Take(Move, frozen=True, tag="take"):
    resource: str


class Pick(Move, frozen=True, tag="pick"):
    item: str


class Start(Move, frozen=True, tag="start"):
    player: int


class Deal(Move, frozen=True, tag="deal"):
    card: str


class Turn(Move, frozen=True, tag="turn"):
    building: str


class Roll(Move, frozen=True, tag="roll"):
    total: int


class Items(Move, frozen=True, tag="items"):
    faces: tuple[int, ...]


class Draw(Move, frozen=True, tag="draw"):
    card: str


#: What kinds of moves there are in each phase.
MOVES: dict[int, tuple[type[Move], ...]] = {
    CHOOSE_START: (Start,),
    DEAL_CARD: (Deal,),
    TURN_BUILDING: (Turn,),
    ROLL: (Roll,),
    ROLL_ITEMS: (Items,),
    DRAW_CARD: (Draw,),
    PLACE: (Place,),
    ACT: (Act, Redeem),
    TOOLS: (UseTool, UseOnce, Gather),
    BUY: (Pay, Decline, Redeem),
    BUILD: (Pay, Construct, Enough, Decline, Redeem),
    FEED: (Pay, Starve, Redeem),
    TAKE: (Take,),
    PICK: (Pick,),
    GAME_OVER: (),
}

#: The moves that need no more words, with their numbers.
PLAIN: dict[int, Move] = {
    GATHER: Gather(),
    CONSTRUCT: Construct(),
    ENOUGH: Enough(),
    DECLINE: Decline(),
    STARVE: Starve(),
    REDEEM: Redeem(),
}
PLAIN_NUMBERS: dict[type[Move], int] = {type(move): number for number, move in PLAIN.items()}
ONE_USE_VALUES: list[int] = [CARDS[card].amount for card in ONE_USE]

# -- numbers and moves ------------------------------------------------------------------------------------------------


def move(state: StoneAge, action: int) -> Move:
    """What a legal action, or outcome of chance, means in `state`."""
    phase = state.phase
    if phase < PLACE:
        return outcome(state, action)
    if phase == PLACE:
        return Place(PLACEMENT_FIGURES[action], PLACES[PLACEMENT_PLACE[action]].id)
    if action in PLAIN:
        return PLAIN[action]
    if phase == ACT:
        return Act(PLACES[action - RESOLVE].id)
    if phase == TOOLS:
        item = action - USE_TOOL
        if item < MOST_TOOL_VALUE:
            return UseTool(MOST_TOOL_VALUE - item)
        return UseOnce(ONE_USE_VALUES[item - MOST_TOOL_VALUE])
    if phase == TAKE:
        return Take(RESOURCES[action - TAKE_RESOURCE])
    if phase == PICK:
        return Pick(ITEMS[action - PICK_ITEM])
    return Pay(RESOURCES[action - PAY])


def outcome(state: StoneAge, number: int) -> Move:
    phase = state.phase
    if phase == ROLL:
        return Roll(number)
    if phase == DEAL_CARD:
        return Deal(CARDS[number].id)
    if phase == TURN_BUILDING:
        return Turn(BUILDINGS[number].id)
    if phase == ROLL_ITEMS:
        return Items(tuple(face + 1 for face in ITEM_ROLLS[ITEM_DICE[state.players]][number]))
    if phase == DRAW_CARD:
        return Draw(CARDS[number].id)
    return Start(number + 1)


def number_of(state: StoneAge, move: Move) -> int:
    """The number that `move` has in `state`, if it is legal there; -1 where it cannot be."""
    match move:
        case Place(figures, place):
            where = PLACES[PLACE_NUMBER[place]]
            if not where.least <= figures <= where.most:
                return -1
            return FIRST_PLACEMENT[where.index] + figures - where.least
        case Act(place):
            return RESOLVE + PLACE_NUMBER[place]
        case UseTool(value):
            return USE_TOOL + MOST_TOOL_VALUE - value
        case UseOnce(value):
            return USE_TOOL + MOST_TOOL_VALUE + ONE_USE_VALUES.index(value) if value in ONE_USE_VALUES else -1
        case Pay(resource):
            return PAY + RESOURCES.index(resource)
        case Take(resource):
            return TAKE_RESOURCE + RESOURCES.index(resource)
        case Pick(item):
            return PICK_ITEM + ITEMS.index(item)
        case Deal(card) | Draw(card):
            return CARD[card]
        case Turn(building):
            return BUILDING[building]
        case Roll(total):
            return total
        case Start(player):
            return player - 1
        case Items(faces):
            rolls = ITEM_ROLLS[ITEM_DICE[state.players]]
            shown = tuple(face - 1 for face in faces)
            return rolls.index(shown) if shown in rolls else -1
    return PLAIN_NUMBERS[type(move)]


action = partial(legal_number, moves=MOVES, number_of=number_of)


# -- moves and text ---------------------------------------------------------------------------------------------------


def write(move: Move) -> str:
    if isinstance(move, Items):
        return " ".join([word_of(Items), *map(str, move.faces)])
    return " ".join([word_of(type(move)), *map(str, astuple(move))])


def read(text: str) -> Move:
    """The move that `text` means; names may be in any case, dice in any order."""
    word, rest = split(text, KIND_OF)
    kind = KIND_OF[word]
    if kind is Items:
        faces = [expect_number(text, face, 1, SIDES) for face in rest]
        if len(faces) not in PLAYER_COUNTS:
            raise InvalidMove("error-move-form", text=text, form=EXAMPLES[kind])
        return Items(tuple(sorted(faces)))
    expect_length(text, rest, len(kind.__struct_fields__), EXAMPLES[kind])
    return kind(*(value(text, field, word) for field, word in zip(kind.__struct_fields__, rest, strict=True)))


def value(text: str, field: str, word: str) -> str | int:
    """One word of a move, as the field that it stands for."""
    if field in NUMBERS:
        return expect_number(text, word, *NUMBERS[field])
    return expect_name(text, word, NAMES[field])


# -- short forms ------------------------------------------------------------------------------------------------------


def spread(words: list[str]) -> list[str]:
    """The single moves that a short form means; anything else, what is wrong included, is one move."""
    first, *rest = (word.lower() for word in words)
    kind = KIND_OF.get(first)
    if kind in (Pay, Take):
        named = counted(rest)
    elif kind in (UseTool, UseOnce):
        named = rest if set(rest) <= VALUES_OF_TOOLS else []
    else:
        named = []
    return [f"{first} {name}" for name in named] or [" ".join(words)]


def counted(words: list[str]) -> list[str]:
    """Resources as often as they are meant, their number before or after them; none if that is not what was said."""
    amounts_first = bool(words) and words[0] in AMOUNTS
    named: list[str] = []
    place = 0
    while place < len(words):
        pair = words[place : place + 2]
        if amounts_first:
            pair.reverse()
        name, amount = (*pair, "")[:2]
        is_amount = amount in AMOUNTS
        if name not in RESOURCES or (amounts_first and not is_amount):
            return []
        named += [name] * (AMOUNTS[amount] if is_amount else 1)
        place += 2 if is_amount else 1
    return named


# -- all of them ------------------------------------------------------------------------------------------------------


def every_move(players: int = 2) -> Iterator[Move]:  # noqa: ARG001
    """Every move that can be written, legal anywhere or not."""
    for kind in KIND_OF.values():
        if kind is Items:
            for dice in PLAYER_COUNTS:
                yield from (Items(tuple(face + 1 for face in faces)) for faces in ITEM_ROLLS[dice])
            continue
        for values in product(*(possible(field) for field in kind.__struct_fields__)):
            yield kind(*values)


def possible(field: str) -> list[str] | list[int]:
    """What a field of a move can be."""
    if field in NUMBERS:
        least, most = NUMBERS[field]
        return list(range(least, most + 1))
    return NAMES[field]


# -- who may know -----------------------------------------------------------------------------------------------------


def sees(state: StoneAge, seat: int, move: Move) -> bool:
    """SA-6.8: the extra card is for its owner only; all else is open."""
    return not isinstance(move, Draw) or seat == state.active


veil = notation.veil


KIND_OF: dict[str, type[Move]] = kinds_by_word(MOVES)
#: What the fields of the moves may be.
NUMBERS: dict[str, tuple[int, int]] = {
    "figures": (1, max(place.most for place in PLACES)),
    "value": (1, MOST_TOOL_VALUE),
    "player": (1, max(PLAYER_COUNTS)),
    "total": (1, MOST_DICE * SIDES),
}
NAMES: dict[str, list[str]] = {
    "place": list(PLACE_NUMBER),
    "resource": RESOURCES,
    "item": ITEMS,
    "card": list(CARD),
    "building": list(BUILDING),
}
#: How many of a resource can be said in a short form: no price is higher.
AMOUNTS: dict[str, int] = {str(amount): amount for amount in range(1, MOST_PEOPLE + 1)}
VALUES_OF_TOOLS: set[str] = {str(value) for value in possible("value")}
EXAMPLES: dict[type[Move], str] = {
    **{type(move): word_of(type(move)) for move in PLAIN.values()},
    Place: "place 3 forest",
    Act: "act forest",
    UseTool: "tool 2",
    UseOnce: "one_use 4",
    Pay: "pay wood",
    Take: "take gold",
    Pick: "pick tool",
    Start: "start 1",
    Deal: "deal points_3_music_a",
    Turn: "turn fixed_wwb",
    Roll: "roll 14",
    Items: "items 2 2 5 6",
    Draw: "draw food_1_weaving",
}
