"""Is this a position of the game? One check for saved positions and for those that are set up by hand."""

from __future__ import annotations

from collections import Counter

from antiqua.games.concordia import tables
from antiqua.games.concordia.board import Board
from antiqua.games.concordia.constants import (
    BUILD,
    BUY_AS_SENATOR,
    CITIES,
    COLONISTS_OF_A_KIND,
    DEAL_CARD,
    DEAL_TOKEN,
    DIPLOMAT,
    DRAW_STARTER,
    EMPTY,
    GAME_OVER,
    GODS,
    GOODS,
    HOUSES,
    INTERMEDIATE_OPTION,
    KEEP,
    LIMITS_ENFORCED,
    LIMITS_OPTION,
    MOVE,
    NONE,
    PHASES,
    PLACE,
    PLACES,
    PLAY,
    REFILL,
    ROLES,
    ROMA,
    SLOTS,
    SPACES,
    STORED,
    TRADE,
    TRIBUNE,
)
from antiqua.games.concordia.player import Player
from antiqua.games.concordia.tables import CARDS, Map
from antiqua.games.game import Message
from antiqua.kernel.bits import members


class Fault(Exception):
    """Why something is no position, as a message."""

    def __init__(self, id: str, **args: int | str | Message) -> None:
        super().__init__(id)
        self.message = Message(id, dict(args))


def check_pending(phase: str, players: int, seats: list[int], waits: bool) -> None:
    """What must hold before a position can be restored: the seats exist, and goods wait where one must choose."""
    if max(seats) >= players:
        raise Fault("co-fault-seat", seat=max(seats) + 1, players=players)
    if waits != (phase == PHASES[KEEP]):
        raise Fault("error-damage-phase", phase=phase)


def check(state: Board) -> None:
    """Raise a `Fault` unless the rules could have led here."""
    check_map(state)
    check_phase(state)
    check_market(state)
    check_cards(state)
    check_routes(state)
    for seat in range(state.players):
        check_player(state, seat)
    check_end(state)


def check_map(state: Board) -> None:
    """CO-2.1, CO-2.2"""
    board = state.map
    if state.options[LIMITS_OPTION] == LIMITS_ENFORCED:
        if not board.min_players <= state.players <= board.max_players:
            raise Fault(
                "co-fault-players",
                map=Message(f"co-map-{board.id}"),
                count=state.players,
                least=board.min_players,
                most=board.max_players,
            )
    produces = list(state.produces)
    if any(good != NONE for good in produces[state.dealt :]):
        raise Fault("co-fault-token-order")
    for place, left in enumerate(state.tokens_left):
        if left < 0:
            raise Fault("co-fault-tokens", letter=tables.LETTERS[place // GOODS])


def check_phase(state: Board) -> None:
    """What is pending fits what has been set up, and the numbers of the action in progress fit the action."""
    phase = state.phase
    shown = SLOTS - list(state.display).count(EMPTY)
    begun = phase >= REFILL
    fits = (
        (phase == DEAL_TOKEN) == (state.dealt < state.map.cities)
        and (phase > DEAL_TOKEN or not (state.markers or shown))
        and (phase != DEAL_CARD or shown < SLOTS)
        and (phase != DRAW_STARTER or shown == SLOTS)
        and (phase != REFILL or (shown < SLOTS and state.unseen > 0))
        and begun == (state.starter != NONE) == (state.holder != NONE)
        and (phase == MOVE) == (state.points > 0)
        and NONE <= state.last_step() <= LAST_STEP.get(phase, NONE)
        and (phase == GAME_OVER) == (state.ending > 0) == (state.winners > 0)
    )
    if not fits:
        raise Fault("error-damage-phase", phase=PHASES[phase])


def check_market(state: Board) -> None:
    """CO-2.4, CO-5.7c: every card is in one place, and no stack was begun before the one above it was used up."""
    shown = [card for card in state.display if card != EMPTY]
    for card, number in Counter([*shown, *members(state.unseen)]).items():
        if number > 1:
            raise Fault("error-damage-twice", name=CARDS[card].id)
        if CARDS[card].stack > state.players:
            raise Fault("co-fault-stack", card=card_name(card), count=state.players)
    top = min((CARDS[card].stack for card in members(state.unseen)), default=None)
    if top is not None:
        for later in CARDS:
            if top < later.stack <= state.players and not state.unseen >> later.index & 1:
                raise Fault("co-fault-deck", card=card_name(later.index))
    gap = state.last if state.phase == BUY_AS_SENATOR else NONE
    last = max((slot for slot in range(SLOTS) if state.display[slot] != EMPTY), default=NONE)
    full = [slot for slot in range(SLOTS) if slot <= last and state.display[slot] == EMPTY and slot != gap]
    waiting = state.unseen and state.phase >= PLAY and len(shown) + (gap != NONE) < SLOTS
    if full or waiting:
        raise Fault("co-fault-display")


def check_cards(state: Board) -> None:
    """Everybody has the starting cards, and the cards bought are those missing from the market."""
    present = members(state.unseen) + [card for card in state.display if card != EMPTY]
    bought = [card for card in CARDS if card.stack <= state.players and card.index not in present]
    for role in range(ROLES):
        start = tables.START_HAND[role]
        owned = [player.cards[role] for player in state.everyone]
        if min(owned) < start or sum(owned) != start * state.players + sum(
            card.role == role for card in bought
        ):
            raise Fault("co-fault-cards", role=role_name(role))
    for god in range(GODS):
        total = sum(player.gods[god] for player in state.everyone)
        if total != tables.START_GODS[god] * state.players + sum(card.god == god for card in bought):
            raise Fault("co-fault-gods", god=Message(f"co-god-{tables.GODS[god]}"))


def check_routes(state: Board) -> None:
    """CO-5.2e: at most one colonist on each route."""
    standing = Counter(place for player in state.everyone for place in player.places if place >= PLACES)
    for place, number in standing.items():
        if number > 1:
            raise Fault("co-fault-route", route=state.map.route_name(place - PLACES))


def check_player(state: Board, seat: int) -> None:
    player = state.everyone[seat]
    hand, cards = list(player.hand), list(player.cards)
    pile = [own - held for own, held in zip(cards, hand, strict=True)]
    if hand[TRIBUNE] != cards[TRIBUNE]:  # CO-3.4
        raise Fault("co-fault-tribune", player=seat + 1)
    if (player.top == NONE) != (sum(pile) == 0) or (player.top != NONE and not pile[player.top]):
        raise Fault("co-fault-pile", player=seat + 1)
    fixed = Counter(
        GOD_OF_ROLE[role] for role in range(ROLES) for _ in range(cards[role]) if role != DIPLOMAT
    )
    spare = [player.gods[god] - fixed[god] for god in range(GODS)]
    if min(spare) < 0 or sum(spare) != cards[DIPLOMAT]:
        raise Fault("co-fault-own-gods", player=seat + 1)
    if player.free() < 0:  # CO-4.1
        raise Fault("co-fault-storehouse", player=seat + 1, count=SPACES - player.free(), limit=SPACES)
    if player.built > HOUSES:
        raise Fault("co-fault-houses", player=seat + 1, count=player.built, limit=HOUSES)
    check_colonists(state.map, seat, player)
    if player.marker != NONE and not state.options[INTERMEDIATE_OPTION]:
        raise Fault("co-fault-marker", player=seat + 1)


def check_colonists(board: Map, seat: int, player: Player) -> None:
    """CO-2.5, CO-4.2: one of each kind is on the board at least; in a city other than Roma only beside an own house."""
    for kind, word in enumerate(tables.KINDS):
        places = list(player.places)[kind * COLONISTS_OF_A_KIND : (kind + 1) * COLONISTS_OF_A_KIND]
        if max(places) == STORED:
            raise Fault(f"co-fault-no-{word}", player=seat + 1)
        for place in places:
            if 0 <= place < ROMA and not player.houses >> place & 1:
                raise Fault("co-fault-city", player=seat + 1, city=Message(f"co-city-{board.name(place)}"))


def check_end(state: Board) -> None:
    """CO-8: the game goes on, or is in its last turns, or is over."""
    if state.phase < REFILL:
        return
    sold_out = state.unseen == 0 and all(card == EMPTY for card in state.display)
    built = any(player.built == HOUSES for player in state.everyone)
    deciding = state.phase > REFILL
    if state.finisher == NONE and deciding and (built or (sold_out and state.phase != BUY_AS_SENATOR)):
        raise Fault("co-fault-should-end")
    if state.finisher != NONE and not (sold_out or state.everyone[state.finisher].built == HOUSES):
        raise Fault("co-fault-no-end", player=state.finisher + 1)
    if (state.finisher == state.active) != (state.phase == GAME_OVER):
        raise Fault("error-damage-phase", phase=PHASES[state.phase])


def card_name(card: int) -> Message:
    return role_name(CARDS[card].role)


def role_name(role: int) -> Message:
    return Message(f"co-role-{tables.ROLES[role]}")


#: The god of every card of a role; Diplomats have several.
GOD_OF_ROLE = {card.role: card.god for card in CARDS} | {
    tables.role_of(entry): tables.GOD[entry["god"]] for entry in tables.DATA["starting_card"]
}
#: The highest step after which an action goes on.
LAST_STEP = {BUILD: CITIES - 1, PLACE: 2 * PLACES - 1, TRADE: 2 * GOODS - 1, BUY_AS_SENATOR: SLOTS - 1}
