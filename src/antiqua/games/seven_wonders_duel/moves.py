"""Action numbers, typed moves and their text, each into the others.

    pick sphinx                      draft: take a wonder
    build tavern                     construct an available card
    discard tavern                   discard it for coins
    wonder sphinx with tavern        construct an own wonder, with that card
    take law                         a progress token, from the board or the Great Library's draw
    revive tavern                    Mausoleum: a card of the discard pile
    destroy press                    Zeus, Circus: a card of the opponent's city
    begin 2                          player 2 begins the next age

and chance's:

    tokens agriculture economy …     the five progress tokens on the board
    wonders sphinx piraeus …         four wonders for the draft
    reveal barracks                  the next card that is laid or turned face up
    back guild | back age            the back of the next face-down card of Age III
    library law theology urbanism    the Great Library's draw
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import combinations

from msgspec.structs import astuple

from antiqua.games.notation import (
    expect_length,
    expect_name,
    expect_number,
    kinds_by_word,
    legal_number,
    split,
    word_of,
)
from antiqua.games.seven_wonders_duel.constants import (
    AGE_BACK,
    ALL_TOKENS,
    BEGIN,
    BUILD_WONDER,
    CONSTRUCT,
    DEAL_BACK,
    DEAL_CARD,
    DEAL_TOKENS,
    DEAL_WONDERS,
    DESTROY,
    DISCARD,
    DRAFT,
    DRAW_LIBRARY,
    GAME_OVER,
    GROUP_SIZE,
    GUILD_BACK,
    LIBRARY,
    LIBRARY_DRAW,
    PICK_CARD,
    PICK_WONDER,
    PLAY,
    PROGRESS,
    REVEAL_CARD,
    REVIVE,
    SLOTS,
    STARTER,
    TAKE_TOKEN,
    TOKENS_ON_BOARD,
    USES,
)
from antiqua.games.seven_wonders_duel.rules import Duel
from antiqua.games.seven_wonders_duel.tables import (
    CARD,
    CARDS,
    TOKEN,
    TOKENS,
    WONDER,
    WONDERS,
    token_ids,
    wonder_ids,
)
from antiqua.games.values import Move
from antiqua.kernel.bits import subset, subset_rank
from antiqua.kernel.errors import InvalidMove


class PickWonder(Move, frozen=True, tag="pick"):
    wonder: str


class Build(Move, frozen=True, tag="build"):
    card: str


class Discard(Move, frozen=True, tag="discard"):
    card: str


class BuildWonder(Move, frozen=True, tag="wonder"):
    wonder: str
    card: str


class TakeToken(Move, frozen=True, tag="take"):
    token: str


class Revive(Move, frozen=True, tag="revive"):
    card: str


class Destroy(Move, frozen=True, tag="destroy"):
    card: str


class Begin(Move, frozen=True, tag="begin"):
    player: int


class DealTokens(Move, frozen=True, tag="tokens"):
    tokens: tuple[str, ...]


class DealWonders(Move, frozen=True, tag="wonders"):
    wonders: tuple[str, ...]


class Reveal(Move, frozen=True, tag="reveal"):
    card: str


class Back(Move, frozen=True, tag="back"):
    guild: bool


class DrawLibrary(Move, frozen=True, tag="library"):
    tokens: tuple[str, ...]


#: What kinds of moves there are in each phase.
MOVES: dict[int, tuple[type[Move], ...]] = {
    DEAL_TOKENS: (DealTokens,),
    DEAL_WONDERS: (DealWonders,),
    DEAL_CARD: (Reveal,),
    DEAL_BACK: (Back,),
    REVEAL_CARD: (Reveal,),
    DRAW_LIBRARY: (DrawLibrary,),
    DRAFT: (PickWonder,),
    PLAY: (Build, Discard, BuildWonder),
    PROGRESS: (TakeToken,),
    LIBRARY: (TakeToken,),
    REVIVE: (Revive,),
    DESTROY: (Destroy,),
    STARTER: (Begin,),
    GAME_OVER: (),
}

# -- numbers and moves ------------------------------------------------------------------------------------------------


def move(state: Duel, action: int) -> Move:
    """What a legal action, or outcome of chance, means in `state`."""
    phase = state.phase
    if phase == PLAY:
        return turn(state, action // USES, action % USES)
    if phase in (DEAL_CARD, REVEAL_CARD):
        return Reveal(CARDS[action].id)
    if phase == DEAL_BACK:
        return Back(action == GUILD_BACK)
    if phase == DEAL_TOKENS:
        return DealTokens(token_ids(subset(ALL_TOKENS, TOKENS_ON_BOARD, action)))
    if phase == DEAL_WONDERS:
        return DealWonders(wonder_ids(subset(state.undealt_wonders, GROUP_SIZE, action)))
    if phase == DRAW_LIBRARY:
        return DrawLibrary(token_ids(subset(state.boxed_tokens(), LIBRARY_DRAW, action)))
    if phase == DRAFT:
        return PickWonder(WONDERS[action - PICK_WONDER].id)
    if phase in (PROGRESS, LIBRARY):
        return TakeToken(TOKENS[action - TAKE_TOKEN].id)
    if phase == REVIVE:
        return Revive(CARDS[action - PICK_CARD].id)
    if phase == DESTROY:
        return Destroy(CARDS[action - PICK_CARD].id)
    return Begin(action - BEGIN + 1)


def turn(state: Duel, slot: int, use: int) -> Move:
    card = CARDS[state.slots[slot]].id
    if use == CONSTRUCT:
        return Build(card)
    if use == DISCARD:
        return Discard(card)
    return BuildWonder(WONDERS[own_wonders(state)[use - BUILD_WONDER]].id, card)


def number_of(state: Duel, move: Move) -> int:
    """The number that `move` has in `state`, if it is legal there; -1 where it cannot be."""
    match move:
        case Build(card):
            return slot_of(state, card) * USES + CONSTRUCT
        case Discard(card):
            return slot_of(state, card) * USES + DISCARD
        case BuildWonder(wonder, card):
            own = own_wonders(state)
            place = own.index(WONDER[wonder]) if WONDER[wonder] in own else -SLOTS * USES
            return slot_of(state, card) * USES + BUILD_WONDER + place
        case PickWonder(wonder):
            return PICK_WONDER + WONDER[wonder]
        case TakeToken(token):
            return TAKE_TOKEN + TOKEN[token]
        case Revive(card) | Destroy(card):
            return PICK_CARD + CARD[card]
        case Begin(player):
            return BEGIN + player - 1
        case Reveal(card):
            return CARD[card]
        case Back(guild):
            return GUILD_BACK if guild else AGE_BACK
        case DealTokens(tokens):
            return rank(ALL_TOKENS, TOKENS_ON_BOARD, [TOKEN[token] for token in tokens])
        case DealWonders(wonders):
            return rank(state.undealt_wonders, GROUP_SIZE, [WONDER[wonder] for wonder in wonders])
        case DrawLibrary(tokens):
            return rank(state.boxed_tokens(), LIBRARY_DRAW, [TOKEN[token] for token in tokens])
    return -1


action = partial(legal_number, moves=MOVES, number_of=number_of)


def own_wonders(state: Duel) -> list[int]:
    return state.cities()[state.active].wonders


def slot_of(state: Duel, card: str) -> int:
    """Where `card` lies open; a number below 0 where it does not."""
    slots = state.slots
    return slots.index(CARD[card]) if CARD[card] in slots else -SLOTS


def rank(candidates: int, size: int, chosen: Sequence[int]) -> int:
    mask = sum(1 << one for one in set(chosen))
    if len(chosen) != size or len(set(chosen)) != size or mask & ~candidates:
        return -1
    return subset_rank(candidates, mask)


# -- moves and text ---------------------------------------------------------------------------------------------------


def write(move: Move) -> str:
    match move:
        case BuildWonder(wonder, card):
            return f"wonder {wonder} with {card}"
        case Begin(player):
            return f"begin {player}"
        case Back(guild):
            return "back guild" if guild else "back age"
        case DealTokens(names) | DealWonders(names) | DrawLibrary(names):
            return " ".join([word_of(type(move)), *names])
        case _:
            (name,) = astuple(move)
            return f"{word_of(type(move))} {name}"


def read(text: str) -> Move:
    """The move that `text` means; names may be in any case, sets in any order."""
    word, rest = split(text, KIND_OF)
    kind = KIND_OF[word]
    if kind is BuildWonder:
        if len(rest) != 3 or rest[1] != "with":
            raise InvalidMove("error-move-form", text=text, form="wonder sphinx with tavern")
        return BuildWonder(expect_name(text, rest[0], WONDER), expect_name(text, rest[2], CARD))
    if kind in (DealTokens, DrawLibrary):
        return kind(names(text, rest, TOKEN))
    if kind is DealWonders:
        return DealWonders(names(text, rest, WONDER))
    expect_length(text, rest, 1, EXAMPLES[kind])
    if kind is Begin:
        return Begin(expect_number(text, rest[0], 1, 2))
    if kind is Back:
        return Back(expect_name(text, rest[0], ("age", "guild")) == "guild")
    table = WONDER if kind is PickWonder else TOKEN if kind is TakeToken else CARD
    return kind(expect_name(text, rest[0], table))


def names(text: str, words: list[str], table: dict[str, int]) -> tuple[str, ...]:
    """A set of names, in the order of the components."""
    named = [expect_name(text, word, table) for word in words]
    return tuple(sorted(named, key=lambda name: table[name]))


# -- all of them ------------------------------------------------------------------------------------------------------


def spread(words: list[str]) -> list[str]:
    """There are no short forms."""
    return [" ".join(words)]


def every_move(players: int = 2) -> Iterator[Move]:  # noqa: ARG001
    """Every move that can be written; sets have the size that is dealt."""
    for card in CARD:
        yield from (Build(card), Discard(card), Revive(card), Destroy(card), Reveal(card))
        yield from (BuildWonder(wonder, card) for wonder in WONDER)
    yield from map(PickWonder, WONDER)
    yield from map(TakeToken, TOKEN)
    yield from (Begin(1), Begin(2), Back(False), Back(True))
    yield from map(DealTokens, combinations(TOKEN, TOKENS_ON_BOARD))
    yield from map(DealWonders, combinations(WONDER, GROUP_SIZE))
    yield from map(DrawLibrary, combinations(TOKEN, LIBRARY_DRAW))


# -- who may know -----------------------------------------------------------------------------------------------------


def sees(state: Duel, seat: int, move: Move) -> bool:
    """SW-17.4: the Great Library's draw is for its builder only; all else is open."""
    return not isinstance(move, DrawLibrary) or seat == state.active


def veil(move: Move) -> str:  # noqa: ARG001
    """What the others read of the tokens that the Great Library shows its owner."""
    return "library ? ? ?"


KIND_OF: dict[str, type[Move]] = kinds_by_word(MOVES)
EXAMPLES: dict[type[Move], str] = {
    PickWonder: "pick sphinx",
    Build: "build tavern",
    Discard: "discard tavern",
    TakeToken: "take law",
    Revive: "revive tavern",
    Destroy: "destroy press",
    Begin: "begin 1",
    Reveal: "reveal barracks",
    Back: "back guild",
}
