"""Action numbers, typed moves and their text, each into the others.

    place yellow                     set-up: a marker for the next tray
    pick deck | pick left            set-up: a card of the deck, or the top of a discard pile
    tile victory                     the top Trajan tile of a stack, at set-up or for the arch
    tray military                    take the markers of a tray
    sow yellow                       the next marker goes into the next tray
    cover forum                      a +2 marker on the space of an action
    draw                             seaport: two cards from the deck ...
    discard wheat left               ... and one onto a discard pile
    take left                        the top of a discard pile
    lay wheat                        a card to be played or shipped, the first kind first
    play                             the laid cards go into the display
    ship same wheat wheat wild       the whole cargo: the laid cards, further ones and wild tiles
    forum senate_4                   a tile of the forum
    recruit | march belgica | occupy
    advance                          in the senate
    hire | build 7                   a worker, or one onto a construction site
    pass                             leave out an action or what is offered
    spend tile | spend wild          an extra action tile
    wilds 1                          so many wild tiles instead of forum tiles for a demand
    keep bonus_workers               the consul's bonus tile

and chance's:

    first 2                          player 2 begins
    fill senate_4                    the next tile in the forum
    province senate_4                the next tile on a province
    extra extra_forum                the next extra action tile
    site door_3                      the next construction tile
    marker yellow                    set-up: a marker dealt at random
    stack victory                    set-up: a Trajan tile dealt at random
    top victory_blue_blue            the new top of a stack
    bag bonus_workers                a bonus tile out of the bag
    turn wheat                       a card that starts a discard pile
    drawn wheat                      a card of the deck; `drawn ?` for those who do not see it
    drawn wheat again                the same: each of the last five cards comes in one of two ways, at random, so that
                                     even a deck of equal cards leaves chance a choice and nobody can tell it
    demand bread                     a demand is revealed
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import cache, partial
from itertools import combinations
from typing import Any

from antiqua.games import notation
from antiqua.games.notation import expect_length, expect_name, kinds_by_word, legal_number, split, word_of
from antiqua.games.trajan.constants import (
    ACT,
    ADD_CARD,
    ADD_ONE,
    ADD_PAIR,
    ADD_PAIR_AND_WILDS,
    ADD_PAIR_OF_WILDS,
    ADD_THREE_WILDS,
    ADD_TWO,
    ADD_TWO_PAIRS,
    ADD_TWO_WILDS,
    ADD_WILD,
    ADD_WILD_AND_ONE,
    ADVANCE,
    ANOTHER,
    BUILD,
    CHOOSE_BONUS,
    CHOOSE_FIRST,
    CHOOSE_TRAY,
    COLOR,
    COVER,
    COVER_SPACE,
    DEAL_BONUS,
    DEAL_EXTRA,
    DEAL_FORUM,
    DEAL_MARKER,
    DEAL_PROVINCE,
    DEAL_SITE,
    DEAL_STACK,
    DISCARD,
    DISCARD_CARD,
    DRAW,
    DRAW_CARD,
    EXTRA,
    GAME_OVER,
    HIRE,
    KINDS,
    LAID_ONE,
    LAID_TWO,
    LAY,
    LAY_OUT,
    MARCH,
    MEET,
    MEET_DEMANDS,
    NONE,
    OCCUPY,
    OFFER_EXTRA,
    PASS,
    PICK_CARD,
    PICK_STACK,
    PLAY,
    RECRUIT,
    REVEAL_DEMAND,
    REVEAL_TOP,
    SHIP_DIFFERENT,
    SHIP_PAIRS,
    SHIP_SAME,
    SITES,
    SOW,
    SPEND,
    STACK,
    TAKE_BONUS,
    TAKE_CARD,
    TAKE_TILE,
    TRAY,
    TURN_UP,
    WILD_COMMODITY,
    WILD_DEMAND,
)
from antiqua.games.trajan.rules import Trajan
from antiqua.games.trajan.tables import (
    ACTIONS,
    BONUSES,
    COLORS,
    COMMODITIES,
    COMMODITY,
    ICONS,
    PAIR_ONE,
    PAIR_OTHER,
    PER_STACK,
    PROVINCES,
    SHIP_SIZE,
    SITE_TILES,
    STACKS,
    TILE_COUNTS,
    TILES,
    TRAJAN_TILE,
    TRAJAN_TILES,
    good_ids,
)
from antiqua.games.values import Move
from antiqua.kernel.errors import InvalidMove

WILD = "wild"
PILES = ["left", "right"]
SHIP_WORDS = ["same", "pairs", "different"]  # in the order of the ships


class PlaceMarker(Move, frozen=True, tag="place"):
    color: str


class PickCard(Move, frozen=True, tag="pick"):
    source: str


class TakeTrajanTile(Move, frozen=True, tag="tile"):
    stack: str


class ChooseTray(Move, frozen=True, tag="tray"):
    tray: str


class Sow(Move, frozen=True, tag="sow"):
    color: str


class Cover(Move, frozen=True, tag="cover"):
    action: str


class Draw(Move, frozen=True, tag="draw"):
    pass


class TakeCard(Move, frozen=True, tag="take"):
    pile: str


class Lay(Move, frozen=True, tag="lay"):
    card: str


class Play(Move, frozen=True, tag="play"):
    pass


class Ship(Move, frozen=True, tag="ship"):
    """`cards` are all that go, in the order of the table, `wild` for each wild tile at the end."""

    ship: str
    cards: tuple[str, ...]


class Discard(Move, frozen=True, tag="discard"):
    card: str
    pile: str


class TakeForumTile(Move, frozen=True, tag="forum"):
    tile: str


class Recruit(Move, frozen=True, tag="recruit"):
    pass


class March(Move, frozen=True, tag="march"):
    province: str


class Occupy(Move, frozen=True, tag="occupy"):
    pass


class Advance(Move, frozen=True, tag="advance"):
    pass


class Hire(Move, frozen=True, tag="hire"):
    pass


class Build(Move, frozen=True, tag="build"):
    site: int


class Pass(Move, frozen=True, tag="pass"):
    pass


class Spend(Move, frozen=True, tag="spend"):
    what: str


class Wilds(Move, frozen=True, tag="wilds"):
    count: int


class KeepBonus(Move, frozen=True, tag="keep"):
    tile: str


class First(Move, frozen=True, tag="first"):
    player: int


class FillForum(Move, frozen=True, tag="fill"):
    tile: str


class FillProvince(Move, frozen=True, tag="province"):
    tile: str


class FillExtra(Move, frozen=True, tag="extra"):
    tile: str


class FillSite(Move, frozen=True, tag="site"):
    tile: str


class DealMarker(Move, frozen=True, tag="marker"):
    color: str


class DealStack(Move, frozen=True, tag="stack"):
    stack: str


class RevealTop(Move, frozen=True, tag="top"):
    tile: str


class DealBonus(Move, frozen=True, tag="bag"):
    tile: str


class TurnUp(Move, frozen=True, tag="turn"):
    card: str
    again: bool = False


class DrawCard(Move, frozen=True, tag="drawn"):
    card: str
    again: bool = False


class RevealDemand(Move, frozen=True, tag="demand"):
    icon: str


EXTRA_TILES = TILES[EXTRA:]
#: Moves of a word and a name or number: the number of the first action, and the names in the order of the actions.
NAMED: dict[type[Move], tuple[int, Sequence[str] | Sequence[int]]] = {
    PlaceMarker: (COLOR, COLORS),
    PickCard: (DRAW, ["deck", *PILES]),
    TakeTrajanTile: (STACK, STACKS),
    ChooseTray: (TRAY, ACTIONS),
    Sow: (COLOR, COLORS),
    Cover: (COVER, ACTIONS),
    TakeCard: (TAKE_CARD, PILES),
    Lay: (LAY, COMMODITIES),
    TakeForumTile: (TAKE_TILE, TILES),
    March: (MARCH, PROVINCES),
    Build: (BUILD, range(SITES)),
    Spend: (SPEND, ["tile", WILD]),
    Wilds: (MEET, range(TILE_COUNTS[WILD_DEMAND] + 1)),
    KeepBonus: (TAKE_BONUS, BONUSES),
    First: (0, range(1, 5)),
    FillForum: (0, TILES),
    FillProvince: (0, TILES),
    FillExtra: (0, EXTRA_TILES),
    FillSite: (0, SITE_TILES),
    DealMarker: (0, COLORS),
    DealStack: (0, STACKS),
    DealBonus: (0, BONUSES),
    RevealDemand: (0, ICONS),
}
ALONE: dict[type[Move], int] = {
    Draw: DRAW,
    Play: PLAY,
    Recruit: RECRUIT,
    Occupy: OCCUPY,
    Advance: ADVANCE,
    Hire: HIRE,
    Pass: PASS,
}
#: What kinds of moves there are in each phase.
MOVES: dict[int, tuple[type[Move], ...]] = {
    CHOOSE_FIRST: (First,),
    DEAL_FORUM: (FillForum,),
    DEAL_PROVINCE: (FillProvince,),
    DEAL_EXTRA: (FillExtra,),
    DEAL_SITE: (FillSite,),
    DEAL_MARKER: (DealMarker,),
    REVEAL_TOP: (RevealTop,),
    DEAL_BONUS: (DealBonus,),
    TURN_UP: (TurnUp,),
    DRAW_CARD: (DrawCard,),
    DEAL_STACK: (DealStack,),
    REVEAL_DEMAND: (RevealDemand,),
    LAY_OUT: (PlaceMarker,),
    PICK_CARD: (PickCard,),
    PICK_STACK: (TakeTrajanTile,),
    CHOOSE_TRAY: (ChooseTray,),
    SOW: (Sow,),
    COVER_SPACE: (Cover,),
    ACT: (
        *(Pass, Draw, TakeCard, Lay, Ship, TakeForumTile, Recruit, March),
        *(Occupy, Advance, TakeTrajanTile, Hire, Build),
    ),
    LAID_ONE: (Lay, Play, Ship),
    LAID_TWO: (Play, Ship),
    DISCARD_CARD: (Discard,),
    OFFER_EXTRA: (Spend, Pass),
    MEET_DEMANDS: (Wilds,),
    CHOOSE_BONUS: (KeepBonus,),
    GAME_OVER: (),
}

# -- numbers and moves ------------------------------------------------------------------------------------------------


def move(state: Trajan, action: int) -> Move:
    """What a legal action, or outcome of chance, means in `state`."""
    phase = state.phase
    if phase in (TURN_UP, DRAW_CARD):
        kind = TurnUp if phase == TURN_UP else DrawCard
        return kind(COMMODITIES[action % KINDS], action >= ANOTHER)
    if phase == REVEAL_TOP:
        return RevealTop(TRAJAN_TILES[state.stack_to_turn() * PER_STACK + action].id)
    if phase == DISCARD_CARD:
        return Discard(COMMODITIES[(action - DISCARD) // 2], PILES[(action - DISCARD) % 2])
    if SHIP_SAME <= action < DISCARD and phase in (ACT, LAID_ONE, LAID_TWO):
        ship, goods, wilds = cargo(state, action)
        return Ship(SHIP_WORDS[ship], (*good_ids(goods), *[WILD] * wilds))
    for one in MOVES[phase]:
        if ALONE.get(one) == action:
            return one()
        start, names = NAMED.get(one, (0, ()))
        if start <= action < start + len(names):
            return one(names[action - start])
    raise ValueError(action)


def cargo(state: Trajan, action: int) -> tuple[int, list[int], int]:
    """What an action of shipping ships: which ship, goods of each kind, wild tiles."""
    goods = [0] * KINDS
    laid = [kind for kind in (state.laid, state.laid_too) if kind != NONE]
    for kind in laid:
        goods[kind] += 1
    if action < SHIP_DIFFERENT:
        more, wilds = divmod(action - SHIP_SAME, ADD_CARD)
        if more:
            goods[laid[0]] += more
        return 0, goods, wilds
    if action < SHIP_PAIRS:
        wilds, kinds = added_to_different(action - SHIP_DIFFERENT)
        for kind in kinds:
            goods[kind] += 1
        return 2, goods, wilds
    wilds, pairs = added_to_pairs(action - SHIP_PAIRS)
    for kind, count in pairs:
        goods[kind] += count
    return 1, goods, wilds + (1 if len(laid) == 1 else 0)


def added_to_different(added: int) -> tuple[int, tuple[int, ...]]:
    """Wild tiles and further kinds that go onto the ship of different goods."""
    if added >= ADD_TWO_WILDS:
        return (3 if added >= ADD_THREE_WILDS else 2), ()
    if added >= ADD_WILD:
        return 1, ((added - ADD_WILD_AND_ONE,) if added >= ADD_WILD_AND_ONE else ())
    if added >= ADD_TWO:
        return 0, (PAIR_ONE[added - ADD_TWO], PAIR_OTHER[added - ADD_TWO])
    return 0, ((added - ADD_ONE,) if added >= ADD_ONE else ())


def added_to_pairs(added: int) -> tuple[int, list[tuple[int, int]]]:
    """Wild tiles and further kinds, with the number of their cards, that go onto the ship of pairs."""
    if added >= ADD_TWO_PAIRS:
        pair, rest = divmod(added - ADD_TWO_PAIRS, 4)
        first, second = rest // 2, rest % 2
        return first + second, [(PAIR_ONE[pair], 2 - first), (PAIR_OTHER[pair], 2 - second)]
    if added >= ADD_PAIR:
        together = added >= ADD_PAIR_AND_WILDS
        kind, wild = divmod(added - (ADD_PAIR_AND_WILDS if together else ADD_PAIR), 2)
        return wild + (2 if together else 0), [(kind, 2 - wild)]
    return (2 if added == ADD_PAIR_OF_WILDS else 0), []


def ship_number(state: Trajan, wanted: Ship) -> int:
    for number in state.legal_actions():
        if SHIP_SAME <= number < DISCARD and move(state, number) == wanted:
            return number
    return -1


def number_of(state: Trajan, move: Move) -> int:
    """The number that `move` has in `state`, if it is legal there; -1 where it cannot be."""
    match move:
        case TurnUp(card, again) | DrawCard(card, again):
            return COMMODITY[card] + (ANOTHER if again else 0)
        case RevealTop(tile):
            stack, place = divmod(TRAJAN_TILE[tile], PER_STACK)
            return place if stack == state.stack_to_turn() else -1
        case Discard(card, pile):
            return DISCARD + 2 * COMMODITY[card] + PILES.index(pile)
        case Ship():
            return ship_number(state, move)
    if type(move) in ALONE:
        return ALONE[type(move)]
    start, names = NAMED[type(move)]
    return start + names.index(name_in(move))


action = partial(legal_number, moves=MOVES, number_of=number_of)


def name_in(move: Move) -> Any:
    """The one name, or number, that a move of two words has."""
    return getattr(move, move.__struct_fields__[0])


# -- moves and text ---------------------------------------------------------------------------------------------------


def write(move: Move) -> str:
    word = word_of(type(move))
    match move:
        case Ship(ship, cards):
            return " ".join([word, ship, *cards])
        case Discard(card, pile):
            return f"{word} {card} {pile}"
        case TurnUp(card, again) | DrawCard(card, again):
            return f"{word} {card} again" if again else f"{word} {card}"
    return word if type(move) in ALONE else f"{word} {name_in(move)}"


def read(text: str) -> Move:
    """The move that `text` means; names may be in any case, the cards of a cargo in any order."""
    word, rest = split(text, KIND_OF)
    kind = KIND_OF[word]
    if kind is Ship:
        return read_ship(text, rest)
    if kind in ALONE:
        expect_length(text, rest, 0, example(kind))
        return kind()
    if kind is Discard:
        expect_length(text, rest, 2, example(kind))
        return Discard(expect_name(text, rest[0], COMMODITIES), expect_name(text, rest[1], PILES))
    if kind in (TurnUp, DrawCard):
        again = rest[1:] == ["again"]
        expect_length(text, rest[:1] if again else rest, 1, example(kind))
        return kind(expect_name(text, rest[0], COMMODITIES), again)
    expect_length(text, rest, 1, example(kind))
    names = {str(name): name for name in (TRAJAN_TILE if kind is RevealTop else NAMED[kind][1])}
    return kind(names[expect_name(text, rest[0], names)])


def example(kind: type[Move]) -> str:
    """How a move of this kind is written."""
    if kind in ALONE:
        return word_of(kind)
    if kind is Ship:
        return "ship same wheat wheat"
    if kind is Discard:
        return "discard wheat left"
    if kind in (TurnUp, DrawCard):
        return f"{word_of(kind)} wheat"
    return f"{word_of(kind)} {TRAJAN_TILES[0].id if kind is RevealTop else NAMED[kind][1][0]}"


def read_ship(text: str, words: Sequence[str]) -> Ship:
    if len(words) < 2:
        raise InvalidMove("error-move-form", text=text, form=example(Ship))
    ship = expect_name(text, words[0], SHIP_WORDS)
    cargo = [expect_name(text, word, [*COMMODITIES, WILD]) for word in words[1:]]
    return Ship(ship, tuple(sorted(cargo, key=lambda good: COMMODITY.get(good, KINDS))))


# -- several in one line ----------------------------------------------------------------------------------------------


def spread(words: list[str]) -> list[str]:
    """The single moves that words mean: `sow g y b`, `lay wheat oil`, `play wheat oil`, outcomes of chance one by one.

    Markers go into the trays that ask for them, one after the other; a colour may be its first letter.
    """
    first, *rest = (word.lower() for word in words)
    kind = KIND_OF.get(first)
    if kind is Play and 0 < len(rest) <= 2 and all(word in COMMODITIES for word in rest):
        return [*(f"{word_of(Lay)} {card}" for card in rest), first]
    names = {name: name for name in SEVERAL.get(kind, ())} if kind else {}
    if kind in (PlaceMarker, Sow, DealMarker):
        names |= {name[0]: name for name in COLORS}
    if rest and all(word in names for word in rest):
        return [f"{first} {names[word]}" for word in rest]
    return [" ".join(words)]


# -- all of them ------------------------------------------------------------------------------------------------------


def every_move(players: int) -> Iterator[Move]:
    """Every move, of seats and of chance, that there may be in a game of so many players."""
    for kind in ALONE:
        yield kind()
    for kind, (_, names) in NAMED.items():
        for name in names[:players] if kind is First else names:
            yield kind(name)
    for name in TRAJAN_TILE:
        yield RevealTop(name)
    for card in COMMODITIES:
        for pile in PILES:
            yield Discard(card, pile)
        for again in (False, True):
            yield TurnUp(card, again)
            yield DrawCard(card, again)
    yield from every_cargo()


@cache
def every_cargo() -> tuple[Ship, ...]:
    """TR-6.1.2, TR-12.3: whatever the ships can take."""
    wilds = range(TILE_COUNTS[WILD_COMMODITY] + 1)
    same = {(kind,) * count for kind in COMMODITIES for count in range(SHIP_SIZE[0] + 1)}
    unlike = {kinds for count in range(SHIP_SIZE[2] + 1) for kinds in combinations(COMMODITIES, count)}
    paired = {kinds for count in range(SHIP_SIZE[1] + 1) for kinds in combinations(COMMODITIES, count)}
    pairs = {
        (cards, wild)
        for kinds in paired
        for single in range(len(kinds) + 1)
        for split in combinations(kinds, single)
        for wild in (single, single + 2)
        for cards in [tuple(name for name in kinds for _ in range(1 if name in split else 2))]
        if wild in wilds and len(cards) + wild <= 2 * SHIP_SIZE[1]
    }
    loads = [
        *(("same", cards, wild) for cards in same for wild in wilds if len(cards) + wild <= SHIP_SIZE[0]),
        *(("pairs", cards, wild) for cards, wild in pairs),
        *(
            ("different", cards, wild)
            for cards in unlike
            for wild in wilds
            if len(cards) + wild <= SHIP_SIZE[2]
        ),
    ]
    return tuple(Ship(ship, (*cards, *[WILD] * wild)) for ship, cards, wild in sorted(loads) if cards or wild)


# -- who may know -----------------------------------------------------------------------------------------------------


def sees(state: Trajan, seat: int, move: Move) -> bool:
    """TR-8.2: what is drawn from the deck is for the drawer only; all else is open."""
    return not isinstance(move, DrawCard) or seat == state.active


veil = notation.veil


KIND_OF: dict[str, type[Move]] = kinds_by_word(MOVES)
#: Moves that come one after the other, so that their word may be said once, and the names that they have.
SEVERAL: dict[type[Move], Collection[str]] = {
    **{
        kind: [str(name) for name in NAMED[kind][1]]
        for kind in (
            *(PlaceMarker, PickCard, TakeTrajanTile, Sow, Lay, FillForum, FillProvince, FillExtra, FillSite),
            *(DealMarker, DealStack, DealBonus, RevealDemand),
        )
    },
    RevealTop: TRAJAN_TILE,
    TurnUp: COMMODITIES,
    DrawCard: COMMODITIES,
}
