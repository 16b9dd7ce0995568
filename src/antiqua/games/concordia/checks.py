"""Is this a position of the game? The one check of what is loaded or set up, in the order of the rulebook."""

from __future__ import annotations

from collections import Counter

from antiqua.games.admission import Fault, expect_fit
from antiqua.games.concordia import tables
from antiqua.games.concordia.board import Board
from antiqua.games.concordia.components import city, god, role
from antiqua.games.concordia.components import place as place_words
from antiqua.games.concordia.constants import (
    ARCHITECT,
    BUILD,
    BUY_AS_CONSUL,
    BUY_AS_SENATOR,
    BY_CARDS,
    BY_HOUSES,
    CHOOSE_PROVINCE,
    COLONIST,
    COLONISTS_OF_A_KIND,
    CONSUL,
    COPY,
    DEAL_CARD,
    DEAL_TOKEN,
    DIPLOMAT,
    DRAW_STARTER,
    EMPTY,
    GAME_OVER,
    GIVEN_STARTER,
    GODS,
    GOODS,
    HOUSES,
    INCOME_OR_PLACE,
    INTERMEDIATE_OPTION,
    KEEP,
    KINDS,
    LIMITS_ENFORCED,
    LIMITS_OPTION,
    MAGNUS_BONUS,
    MATCHING_ROUTE,
    MERCATOR,
    MERCATOR_5,
    MOVE,
    NONE,
    PHASES,
    PLACE,
    PLACEMENT_OPTION,
    PLACES,
    PLAY,
    PREFECT,
    REFILL,
    ROLES,
    ROMA,
    SENATOR,
    SLOTS,
    SPACES,
    STARTER_OPTION,
    STORED,
    TRADE,
    TRIBUNE,
    TRIBUNE_COLONIST,
)
from antiqua.games.concordia.player import Player
from antiqua.games.concordia.tables import CARDS
from antiqua.games.message import Message
from antiqua.kernel.bits import members

# Of money and points. Whoever sets up a position has so much at most that no game leads from there to what cannot be
# loaded again, and nothing that can be loaded comes near to what a number can hold.
MOST_AT_FIRST = 1_000_000
MOST = 100 * MOST_AT_FIRST


def check(state: Board) -> None:
    """Raise a `Fault` unless the rules could have led here."""
    check_seats(state)
    check_map(state)
    check_phase(state)
    check_market(state)
    check_cards(state)
    check_routes(state)
    for seat in range(state.players):
        check_player(state, seat)
    check_markers(state)
    check_action(state)
    check_end(state)


fits = expect_fit(PHASES)


# -- 2: set-up -----------------------------------------------------------------------------------------------


def check_seats(state: Board) -> None:
    """Everybody who is named sits at the table."""
    for seat in (state.active, state.starter, state.holder, state.finisher):
        if not NONE <= seat < state.players:
            raise Fault("co-fault-seat", seat=seat + 1, players=state.players)


def check_map(state: Board) -> None:
    """CO-2.1, CO-2.2: the board is one for so many players; the tokens of each letter lie on its cities."""
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
    if any(good != NONE for good in list(state.produces)[state.dealt :]):
        raise Fault("co-fault-token-order", city=city(board.names[state.dealt]))
    for place, left in enumerate(state.tokens_left):
        if left < 0:
            token = Message(f"co-good-{tables.GOODS[place % GOODS]}")
            letter = tables.LETTERS[place // GOODS]
            raise Fault("co-fault-tokens", letter=letter, good=token, limit=tables.TOKENS[place])


def check_phase(state: Board) -> None:
    """CO-2, CO-3.6: what is pending fits how far the game is."""
    phase = state.phase
    every_marker = (1 << len(state.map.provinces)) - 1
    shown = SLOTS - list(state.display).count(EMPTY)
    begun = phase >= REFILL
    right = (
        (phase == DEAL_TOKEN) == (state.dealt < state.map.cities)
        and (phase > DEAL_TOKEN or state.markers == shown == 0)
        and (phase not in (DEAL_CARD, DRAW_STARTER) or state.markers == every_marker)
        and (phase != DEAL_CARD or shown < SLOTS)
        and (phase != DRAW_STARTER or shown == SLOTS)
        and (phase != DRAW_STARTER or state.options[STARTER_OPTION] != GIVEN_STARTER)
        and (phase != REFILL or (shown < SLOTS and state.unseen > 0))
        and begun == (state.starter != NONE) == (state.holder != NONE)
        and (begun or (state.active == 0 and state.finisher == NONE))
        and (phase == GAME_OVER) == (state.ending > 0) == (state.winners > 0)
    )
    fits(state, right)
    if begun and state.starter > 0 and state.options[STARTER_OPTION] == GIVEN_STARTER:  # CO-2.6
        raise Fault("co-fault-starter", player=state.starter + 1)


# -- 2.4, 5.7c: the cards for sale ---------------------------------------------------------------------------


def check_market(state: Board) -> None:
    """Every card is in one place, and no stack was begun before the one above it was used up."""
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
    check_display(state, len(shown))


def check_display(state: Board, shown: int) -> None:
    """CO-5.7b, CO-5.7c: a gap only where a Senator has just bought; seven cards as long as the deck lasts."""
    bought = members(state.made) if state.phase == BUY_AS_SENATOR else []
    end = max((slot for slot in range(SLOTS) if state.display[slot] != EMPTY), default=NONE)
    for slot in range(end):
        if state.display[slot] == EMPTY and slot not in bought:
            raise Fault("co-fault-gap", slot=slot + 1)
    if state.unseen and state.phase >= PLAY and shown + len(bought) < SLOTS:
        raise Fault("co-fault-display", count=shown, limit=SLOTS)
    if state.phase == REFILL and shown < SLOTS - 2:  # two cards at most were bought
        raise Fault("co-fault-display", count=shown, limit=SLOTS)


def check_cards(state: Board) -> None:
    """CO-1.2, CO-1.3: everybody has the starting cards, and the cards bought are those missing from the market."""
    present = members(state.unseen) + [card for card in state.display if card != EMPTY]
    bought = [card for card in CARDS if card.stack <= state.players and card.index not in present]
    for number, name in enumerate(tables.ROLES):
        for seat, player in enumerate(state.everyone):
            if player.cards[number] < tables.START_HAND[number]:
                raise Fault("co-fault-start-cards", player=seat + 1, role=role(name))
        owned = sum(player.cards[number] for player in state.everyone)
        there = tables.START_HAND[number] * state.players + sum(card.role == number for card in bought)
        if owned != there:
            raise Fault("co-fault-cards", role=role(name), count=owned, limit=there)
    for number, name in enumerate(tables.GODS):
        owned = sum(player.gods[number] for player in state.everyone)
        there = tables.START_GODS[number] * state.players + sum(card.god == number for card in bought)
        if owned != there:
            raise Fault("co-fault-gods", god=god(name), count=owned, limit=there)


# -- players -------------------------------------------------------------------------------------------------


def check_routes(state: Board) -> None:
    """CO-5.2e: at most one colonist on each route."""
    standing = Counter(place for player in state.everyone for place in player.places if place >= PLACES)
    for place, number in standing.items():
        if number > 1:
            raise Fault("co-fault-route", route=place_words(state.map.route_name(place - PLACES)))


def check_player(state: Board, seat: int) -> None:
    player = state.everyone[seat]
    check_amounts(seat, player)
    check_pile(seat, player)
    check_gods(seat, player)
    check_storehouse(seat, player)
    check_colonists(state, seat, player)
    if state.phase < REFILL:
        check_start(seat, player)


def check_amounts(seat: int, player: Player) -> None:
    """CO-R17: nobody has less than nothing."""
    check_money(seat, player.money)
    for number, name in enumerate(tables.GOODS):
        if min(player.goods[number], player.received[number]) < 0:
            raise Fault("co-fault-negative", player=seat + 1, what=Message(f"co-good-{name}"))
    for number, name in enumerate(tables.ROLES):
        if not 0 <= player.hand[number] <= player.cards[number]:
            raise Fault("co-fault-negative", player=seat + 1, what=role(name))


def check_money(seat: int, coins: int, most: int = MOST) -> None:
    """CO-R17"""
    if not 0 <= coins <= most:
        raise Fault("co-fault-money", player=seat + 1, count=coins, limit=most)


def check_pile(seat: int, player: Player) -> None:
    """CO-3.2, CO-3.4: the Tribune is in hand; the top card is one of the pile."""
    pile = [player.cards[number] - player.hand[number] for number in range(ROLES)]
    if pile[TRIBUNE]:
        raise Fault("co-fault-tribune", player=seat + 1)
    if (player.top == NONE) != (sum(pile) == 0) or (player.top != NONE and not pile[player.top]):
        raise Fault("co-fault-pile", player=seat + 1)


def check_gods(seat: int, player: Player) -> None:
    """CO-9.1: every role has one god, only Diplomats have several; the one of the start is Jupiter's."""
    fixed = Counter(
        GOD_OF_ROLE[number]
        for number in range(ROLES)
        if number != DIPLOMAT
        for _ in range(player.cards[number])
    )
    spare = [player.gods[number] - fixed[number] for number in range(GODS)]
    if min(spare) < 0 or sum(spare) != player.cards[DIPLOMAT] or not spare[GOD_OF_START_DIPLOMAT]:
        raise Fault("co-fault-own-gods", player=seat + 1)


def check_storehouse(seat: int, player: Player) -> None:
    """CO-4.1, CO-5.2g"""
    if player.free() < 0:
        raise Fault("co-fault-storehouse", player=seat + 1, count=SPACES - player.free(), limit=SPACES)
    if player.built > HOUSES:
        raise Fault("co-fault-houses", player=seat + 1, count=player.built, limit=HOUSES)


def check_colonists(state: Board, seat: int, player: Player) -> None:
    """CO-2.5, CO-4.2, CO-5.4a, CO-R9: one of each kind is on the board at least; in a city only where it may be put."""
    for kind, word in enumerate(tables.KINDS):
        places = list(player.places)[kind * COLONISTS_OF_A_KIND : (kind + 1) * COLONISTS_OF_A_KIND]
        if max(places) == STORED:
            raise Fault(f"co-fault-no-{word}", player=seat + 1)
        for place in places:
            if 0 <= place < ROMA:
                where = city(state.map.name(place))
                if not player.houses >> place & 1:
                    raise Fault("co-fault-city", player=seat + 1, city=where)
                matching = state.options[PLACEMENT_OPTION] == MATCHING_ROUTE
                if matching and not state.map.ports[kind] >> place & 1:
                    raise Fault(f"co-fault-port-{word}", player=seat + 1, city=where)


def check_start(seat: int, player: Player) -> None:
    """CO-2.5: before the first turn everybody has what he begins with, and no money."""
    fresh = Player()
    same = (
        player.money == 0
        and player.houses == 0
        and list(player.goods) == list(fresh.goods)
        and list(player.hand) == list(fresh.hand)
        and list(player.places) == list(fresh.places)
        and player.marker == NONE
    )
    if not same:
        raise Fault("co-fault-start", player=seat + 1)


def check_score(seat: int, points: int, most: int = MOST) -> None:
    """CO-10.1: of the intermediate scoring."""
    if not 0 <= points <= most:
        raise Fault("co-fault-score", player=seat + 1, count=points, limit=most)


def check_markers(state: Board) -> None:
    """CO-10: a score per player who has played a Tribune; when all have, the markers go back to 0."""
    markers = [player.marker for player in state.everyone]
    for seat, marker in enumerate(markers):
        if marker != NONE and not state.options[INTERMEDIATE_OPTION]:
            raise Fault("co-fault-marker", player=seat + 1)
    if NONE not in markers and any(markers):
        seat = next(seat for seat, marker in enumerate(markers) if marker)
        raise Fault("co-fault-markers-back", player=seat + 1, count=markers[seat])


# -- 3.6, 5: the action in progress --------------------------------------------------------------------------


def check_action(state: Board) -> None:
    """CO-3.6: the card that was played leads to what is pending, and what has been done of its action could be done."""
    phase = state.phase
    if phase in ROLES_OF and not carried_out(state) & set(ROLES_OF[phase]):
        raise Fault("co-fault-not-played", player=state.active + 1)
    fits(state, step_fits(state) and (phase == KEEP) == any(player.waits() for player in state.everyone))
    if phase == KEEP:
        check_kept(state)


def carried_out(state: Board) -> set[int]:
    """CO-3.2, CO-5.6: the roles that may be at work: the top of the own pile, and what a Diplomat there can copy."""
    top = state.everyone[state.active].top
    others = {player.top for seat, player in enumerate(state.everyone) if seat != state.active} - {NONE}
    return {top} | others if top == DIPLOMAT else {top}


def step_fits(state: Board) -> bool:
    """What the pending step needs is there, and the steps made before it could be made; see `Board`."""
    me, last, made = state.everyone[state.active], state.last_made, members(state.made)
    phase = state.phase
    if phase in (TRIBUNE_COLONIST, INCOME_OR_PLACE):  # CO-5.1b, CO-5.4a
        return me.can_pay_colonist()
    if phase == PLACE:
        return me.can_pay_colonist() and me.on_board > KINDS and (last == NONE or placed_now(me, last))
    if phase == MOVE:  # CO-5.2a
        return 1 <= state.points <= me.on_board
    if phase == BUILD:
        return last == NONE or built_now(state, me, last)
    if phase == TRADE:
        return trades_fit(me, last, made)
    if phase == BUY_AS_SENATOR:  # CO-5.7b
        gone = all(slot < SLOTS and state.display[slot] == EMPTY for slot in made)
        return gone and len(made) <= 1 and (last == NONE or made == [last])
    return True


def trades_fit(me: Player, last: int, made: list[int]) -> bool:
    """CO-5.5, CO-R12: two goods at most, none both sold and bought; what was bought is there."""
    known = all(step < 2 * GOODS for step in made)
    apart = len({step % GOODS for step in made}) == len(made) <= 2
    return (
        known
        and apart
        and (last == NONE or last in made)
        and all(step < GOODS or me.goods[step - GOODS] for step in made)
    )


def built_now(state: Board, me: Player, last: int) -> bool:
    """CO-5.2f: an own house, at the end of a route on which an own colonist stands."""
    ends = [state.map.ends(place - PLACES) for place in me.places if place >= PLACES]
    return 0 <= last < state.map.cities and me.houses >> last & 1 == 1 and any(last in pair for pair in ends)


def placed_now(me: Player, last: int) -> bool:
    """CO-5.4a: a colonist of that kind is in that city."""
    kind, place = divmod(last, PLACES)
    if not 0 <= kind < KINDS:
        return False
    return place in list(me.places)[kind * COLONISTS_OF_A_KIND : (kind + 1) * COLONISTS_OF_A_KIND]


def check_kept(state: Board) -> None:
    """CO-4.4, CO-4.5: the goods are those of one province; who chooses has too many, of several kinds."""
    chooser = state.everyone[state.to_play]
    received = [units for units in chooser.received if units]
    free = chooser.free()
    if not 1 <= free <= sum(received) - received[0]:
        raise Fault("co-fault-no-overflow", player=state.to_play + 1)
    for province in range(len(state.map.provinces)):
        if not state.markers >> province & 1 and all(
            could_receive(state, seat, province) for seat in range(state.players)
        ):
            return
    raise Fault("co-fault-received")


def could_receive(state: Board, seat: int, province: int) -> bool:
    """CO-5.3a, CO-6.1: who has stored what a province brought has nothing left, and who comes later everything."""
    player = state.everyone[seat]
    received = list(player.received)
    houses = player.houses & state.map.province_cities[province]
    produced = [(houses & state.good_cities[good]).bit_count() for good in range(GOODS)]
    if seat == state.active:
        produced[state.bonus[province]] += MAGNUS_BONUS if seat == state.holder else 1
    if seat == state.to_play:
        return all(left <= units for left, units in zip(received, produced, strict=True))
    turns = (seat - state.active) % state.players, (state.to_play - state.active) % state.players
    return turns[0] < turns[1] or received == produced


# -- 8: the end ----------------------------------------------------------------------------------------------


def check_end(state: Board) -> None:
    """CO-8: the game goes on, or is in its last turns, or is over."""
    if state.phase < REFILL:
        return
    sold_out = state.unseen == 0 and all(card == EMPTY for card in state.display)
    built = [seat for seat, player in enumerate(state.everyone) if player.built == HOUSES]
    if state.finisher == NONE and (built or sold_out):
        raise Fault("co-fault-should-end")
    if state.finisher != NONE and not (sold_out or state.finisher in built):
        raise Fault("co-fault-no-end", player=state.finisher + 1)
    if state.finisher == state.active and state.phase != GAME_OVER:  # CO-8.2
        raise Fault("co-fault-no-turn", player=state.active + 1)
    if state.phase == GAME_OVER:
        fits(state, state.finisher == state.active)
        check_winner(state, BY_HOUSES if state.finisher in built else BY_CARDS)


def check_winner(state: Board, ending: int) -> None:
    """CO-9.3: most points; then the first to receive the Praefectus Magnus."""
    best = min(range(state.players), key=lambda seat: (-state.score(seat), state.tie_rank(seat)))
    if state.winners != 1 << best:
        raise Fault("co-fault-winner", player=best + 1)
    fits(state, state.ending == ending)


def card_name(card: int) -> Message:
    return role(tables.ROLES[CARDS[card].role])


#: The roles whose action each phase belongs to.
ROLES_OF: dict[int, tuple[int, ...]] = {
    REFILL: (SENATOR, CONSUL),
    TRIBUNE_COLONIST: (NONE,),  # its pile is empty again
    MOVE: (ARCHITECT,),
    BUILD: (ARCHITECT,),
    CHOOSE_PROVINCE: (PREFECT,),
    KEEP: (PREFECT,),
    INCOME_OR_PLACE: (COLONIST,),
    PLACE: (COLONIST,),
    TRADE: (MERCATOR, MERCATOR_5),
    COPY: (DIPLOMAT,),
    BUY_AS_SENATOR: (SENATOR,),
    BUY_AS_CONSUL: (CONSUL,),
}
#: The god of every card of a role; Diplomats have several.
GOD_OF_ROLE = {card.role: card.god for card in CARDS} | {
    tables.role_of(entry): tables.GOD[entry["god"]] for entry in tables.DATA["starting_card"]
}
GOD_OF_START_DIPLOMAT = GOD_OF_ROLE[DIPLOMAT]
