"""Nothing appears or vanishes but by rule: counts everything in a position, from the printed data."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

from antiqua.games.concordia import tables
from antiqua.games.concordia.board import Board
from antiqua.games.concordia.constants import ENDINGS, PHASES
from antiqua.games.concordia.player import Player
from antiqua.kernel.bits import members
from antiqua.kernel.seats import CHANCE, OVER
from antiqua.kernel.state import State

SALE_CARDS: list[dict[str, Any]] = tables.DATA["sale_card"]
STARTING_CARDS: list[dict[str, Any]] = tables.DATA["starting_card"]
CITY_TOKENS: list[dict[str, Any]] = tables.DATA["city_token"]


def check(state: State) -> None:
    board = cast(Board, state)
    check_turn(board)
    check_tokens(board)
    check_cards(board)
    check_routes(board)
    for player in board.everyone:
        check_player(board, player)
    check_end(board)


def check_turn(board: Board) -> None:
    phase = PHASES[board.phase]
    if phase in ("deal_token", "deal_card", "draw_starter", "refill_display"):
        assert board.to_play == CHANCE
    elif phase == "game_over":
        assert board.to_play == OVER
    elif phase == "keep_goods":
        assert sum(board.everyone[board.to_play].received) > board.everyone[board.to_play].free() > 0
    else:
        assert board.to_play == board.active
    if phase not in ("deal_token", "deal_card", "draw_starter"):
        assert 0 <= board.holder < board.players  # exactly one has the Praefectus Magnus


def check_tokens(board: Board) -> None:
    """CO-2.2, CO-2.3, CO-5.3: tokens by letter; the marker of a province is its best good."""
    dealt: dict[str, Counter[str]] = {}
    produces = list(board.produces)
    for number, name in enumerate(board.map.provinces):
        cities = [city for city in range(board.map.cities) if board.map.province[city] == number]
        goods = [produces[city] for city in cities if produces[city] >= 0]
        letter = next(
            one["letter"]
            for one in tables.DATA["province"]
            if (one["map"], one["id"]) == (board.map.id, name)
        )
        dealt.setdefault(letter, Counter()).update(tables.GOODS[good] for good in goods)
        assert board.bonus[number] == max(goods, default=-1)
    for row in CITY_TOKENS:
        for good, number in dealt.get(row["letter"], Counter()).items():
            assert number <= row[good]
            if board.dealt == board.map.cities:
                assert number == row[good]
    for made, mask in enumerate(board.good_cities):
        assert members(mask) == [city for city in range(board.map.cities) if produces[city] == made]


def check_cards(board: Board) -> None:
    """Every card for sale is in the deck, in the display or somebody's; everybody has the starting cards."""
    display = [card for card in board.display if card >= 0]
    deck = members(board.unseen)
    assert not set(display) & set(deck)
    assert len(set(display)) == len(display)
    bought = [
        card
        for number, card in enumerate(SALE_CARDS)
        if card["stack"] <= board.players and number not in display and number not in deck
    ]
    roles = Counter("mercator_5" if card["person"] == "mercator" else card["person"] for card in bought)
    gods = Counter(card["god"] for card in bought)
    for card in STARTING_CARDS:
        roles[card["person"]] += card["copies"] * board.players
        gods[card["god"]] += card["copies"] * board.players
    for number, role in enumerate(tables.ROLES):
        assert sum(player.cards[number] for player in board.everyone) == roles[role]
    for number, god in enumerate(tables.GODS):
        assert sum(player.gods[number] for player in board.everyone) == gods[god]
    if board.to_play >= 0 and PHASES[board.phase] != "senator":
        assert len(display) == 7 or not deck


def check_routes(board: Board) -> None:
    """CO-5.2e: one colonist on a route at most; what is noted as occupied is."""
    standing: list[list[int]] = [[], []]
    for player in board.everyone:
        for number, place in enumerate(player.places):
            if place >= 31:
                standing[number // 3].append(place - 31)
    for kind in (0, 1):
        assert len(set(standing[kind])) == len(standing[kind])
        assert sorted(route - kind * 44 for route in standing[kind]) == [
            route for route in range(44) if board.taken[kind] >> route & 1
        ]
        assert all(route in board.map.routes() and route // 44 == kind for route in standing[kind])


def check_player(board: Board, player: Player) -> None:
    assert player.money >= 0
    places = list(player.places)
    assert len(places) == 6
    assert places[:3] == sorted(places[:3])
    assert places[3:] == sorted(places[3:])
    stored = places.count(-1)
    assert player.on_board == 6 - stored
    assert min(player.goods) >= 0
    assert stored + sum(player.goods) <= 12  # CO-4.1
    assert player.free() == 12 - stored - sum(player.goods)
    assert player.built == len(members(player.houses)) <= 15
    assert not player.houses >> board.map.cities  # never in Roma
    assert all(0 <= held <= own for held, own in zip(player.hand, player.cards, strict=True))
    assert sum(player.cards) == sum(player.gods)
    assert player.hand[tables.ROLE["tribune"]] == 1  # CO-3.4
    pile = sum(player.cards) - sum(player.hand)
    assert (player.top == -1) == (pile == 0)
    if PHASES[board.phase] != "keep_goods":
        assert sum(player.received) == 0


def check_end(board: Board) -> None:
    """CO-8: who has the Concordia card has bought the last card or built the fifteenth house."""
    assert (board.to_play == OVER) == (board.ending > 0) == (board.winners > 0)
    sold_out = board.unseen == 0 and all(card < 0 for card in board.display)
    if board.finisher >= 0:
        houses = board.everyone[board.finisher].built == 15
        assert houses or sold_out
        if board.to_play == OVER:
            assert ENDINGS[board.ending] == ("houses" if houses else "cards")
            assert board.active == board.finisher
    if board.to_play == OVER:
        assert board.finisher >= 0
        best = max(board.scores())
        tied = [seat for seat in range(board.players) if board.score(seat) == best]
        order = [(board.holder - passed) % board.players for passed in range(board.players)]  # CO-9.3
        assert board.winners == 1 << next(seat for seat in order if seat in tied)
