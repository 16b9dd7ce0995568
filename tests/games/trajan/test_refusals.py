"""Every reason that is given for a refusal is true: a second opinion, from what can be seen on the table."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from antiqua.games.game import Move
from antiqua.games.notation import word_of
from antiqua.games.trajan import moves, refusals, tables
from antiqua.games.trajan.game import GAME
from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import CHANCE, OVER
from tests.games.trajan.helpers import acting, given, play
from tests.laws.variants import positions, variants_of

SEATS, TRIED = (2, 3, 4), 3  # so many moves of each kind are tried in a position
CARGOES = set(moves.every_cargo())


class Refused:
    """A move that was refused: what its player sees, and what was said."""

    def __init__(self, state, move):
        self.state, self.move = state, move
        self.said = refusals.refusal(state, move)
        self.view = GAME.view(state, state.active)
        self.mat = self.view.mats[state.active]
        self.name = move.__struct_fields__ and getattr(move, move.__struct_fields__[0])
        self.legal = [moves.move(state, action) for action in state.legal_actions()]

    def none_of_its_kind(self):
        return all(type(move) is not type(self.move) for move in self.legal)

    def cargo(self):
        """Cards and wild tiles of a cargo."""
        cards = Counter(self.move.cards)
        return cards, cards.pop("wild", 0)

    def own_cards(self):
        return Counter([*self.mat.hand, *self.view.turn.laid])

    def reachable(self, state=None):
        """Can it be shipped after some cards have been laid?"""
        state = state or self.state
        if moves.action(state, self.move) >= 0:
            return True
        lays = [one for one in legal_moves(state) if isinstance(one, moves.Lay)]
        return any(self.reachable(play(state.clone(), moves.write(lay))) for lay in lays)

    def province(self):
        return {edge["b"] if edge["a"] == self.mat.leader else edge["a"] for edge in edges(self.mat.leader)}


def legal_moves(state):
    return [moves.move(state, action) for action in state.legal_actions()]


def edges(province):
    return [edge for edge in tables.DATA["province_edge"] if province in (edge["a"], edge["b"])]


def beside(site, other):
    (row, column), (there, aside) = divmod(site, 5), divmod(other, 5)
    return abs(row - there) + abs(column - aside) == 1


TRUE = {
    "not-now": lambda one: one.none_of_its_kind(),
    "nothing-laid": lambda one: one.view.turn.laid == () and one.view.turn.action == "seaport",
    "other-action": lambda one: (
        one.none_of_its_kind()
        and one.said.args["action"].id == f"tr-action-{one.view.turn.action}"
        and one.said.args["other"] != one.said.args["action"]
    ),
    "tray-empty": lambda one: next(tray for tray in one.mat.trays if tray.action == one.name).markers == (),
    "no-marker": lambda one: one.name not in one.view.turn.held,
    "marker-order": lambda one: one.name in one.view.turn.held and not one.state.any_order,
    "covered": lambda one: one.name in one.mat.covered,
    "stack-empty": lambda one: stack_of(one).top is None and stack_of(one).below == (),
    "stack-once": lambda one: stack_of(one).top is None and one.view.quarter == 0,
    "no-extra-tile": lambda one: f"extra_{one.view.turn.action}" not in one.mat.tiles,
    "no-extra-wild": lambda one: "wild_extra_action" not in one.mat.tiles,
    "deck-empty": lambda one: (
        one.view.deck == 0
        and (
            GAME.options_of(one.state)["commodity_deck_empty"] == "no_reshuffle"
            or all(len(pile) < 2 for pile in one.view.piles)
        )
    ),
    "pile-empty": lambda one: one.view.piles[moves.PILES.index(one.name)] == (),
    "not-in-hand": lambda one: one.name not in one.mat.hand,
    "card-order": lambda one: (
        one.name in one.mat.hand
        and not one.state.any_order
        and tables.COMMODITY[one.name] < tables.COMMODITY[one.view.turn.laid[0]]
    ),
    "cargo-same": lambda one: one.move not in CARGOES,
    "cargo-pairs": lambda one: one.move not in CARGOES,
    "cargo-different": lambda one: one.move not in CARGOES,
    "no-wilds": lambda one: (
        one.said.args["needs"]
        == one.cargo()[1]
        > one.said.args["count"]
        == one.mat.tiles.count("wild_commodity")
    ),
    "too-few": lambda one: any(
        (count, one.own_cards()[name]) == (one.said.args["needs"], one.said.args["count"])
        and count > one.own_cards()[name]
        and one.said.args["card"].id == f"tr-good-{name}"
        for name, count in one.cargo()[0].items()
    ),
    "lay-first": lambda one: one.reachable(
        play(one.state.clone(), f"lay {one.said.args['card'].id.removeprefix('tr-good-')}")
    ),
    "laid-cards": lambda one: not one.reachable() and Counter(one.view.turn.laid) - one.cargo()[0],
    "laid-pair": lambda one: not one.reachable() and len(set(one.view.turn.laid)) == 2,
    "cargo-order": lambda one: not one.reachable() and not Counter(one.view.turn.laid) - one.cargo()[0],
    "not-in-forum": lambda one: one.name not in (*one.view.forum, *one.view.extras),
    "no-tokens": lambda one: one.mat.supply == 0,
    "not-beside-camp": lambda one: (
        one.mat.leader is None and one.name not in tables.DATA["military_camp"]["links"]
    ),
    "leader-there": lambda one: one.mat.leader == one.name,
    "not-adjacent": lambda one: one.mat.leader is not None and one.name not in one.province(),
    "leader-camp": lambda one: one.mat.leader is None,
    "own-legionnaire": lambda one: one.mat.leader in one.mat.occupied,
    "no-legionnaire": lambda one: one.mat.legionnaires == 0 and one.mat.leader is not None,
    "own-worker": lambda one: int(one.name) in one.mat.sites,
    "no-worker": lambda one: one.mat.workers == 0,
    "site-apart": lambda one: (
        one.mat.sites and not any(beside(int(one.name), site) for site in one.mat.sites)
    ),
    "few-wilds": lambda one: (
        demanded(one).tiles.count("wild_demand") == one.said.args["count"] < int(one.name)
    ),
    "wilds": lambda one: int(one.name) > one.said.args["count"] == max(int(move.count) for move in one.legal),
    "no-bonus": lambda one: one.name not in one.view.bonus,
    "none-left": lambda one: (
        one.none_of_its_kind()
        or all(
            GAME.choice(one.state, action).label != one.said.args["name"]
            for action in one.state.legal_actions()
        )
    ),
    "other-stack": lambda one: (
        tables.TRAJAN_TILES[tables.TRAJAN_TILE[one.name]].stack != one.state.stack_to_turn()
    ),
    "twin": lambda one: moves.RevealTop(one.said.args["tile"]) in one.legal,
    "not-in-deck": lambda one: all(move.card != one.name for move in one.legal),
    "again": lambda one: one.move.again and moves.read(f"{word_of(type(one.move))} {one.name}") in one.legal,
}


def stack_of(one):
    return next(stack for stack in one.view.stacks if stack.stack == one.name)


def demanded(one):
    return one.view.mats[one.state.demand_seat]


def tried(state, rng):
    """Some moves of every kind; cargoes also on ships that do not take them."""
    for kind, every in by_kind(state.players).items():
        for _ in range(min(TRIED, len(every))):
            move = every[rng.below(len(every))]
            yield move
            if kind is moves.Ship:
                yield moves.Ship(moves.SHIP_WORDS[rng.below(3)], move.cards)
    if state.phase in SHIPPING:
        yield from cargoes_of_hand(state, rng)


@cache
def by_kind(players):
    kinds: dict[type[Move], list[Move]] = {}
    for move in moves.every_move(players):
        kinds.setdefault(type(move), []).append(move)
    return kinds


SHIPPING = [phase for phase, kinds in moves.MOVES.items() if moves.Ship in kinds]


def cargoes_of_hand(state, rng):
    """Cargoes of what there is, so that they are refused for better reasons than that something is missing."""
    view = GAME.view(state, state.active)
    own = [*view.mats[state.active].hand, *view.turn.laid, "wild"]
    for _ in range(TRIED):
        cards = sorted({rng.below(len(own)) for _ in range(1 + rng.below(5))})
        text = " ".join(own[card] for card in cards)
        yield moves.read(f"ship {moves.SHIP_WORDS[rng.below(3)]} {text}")


@pytest.mark.slow
@pytest.mark.parametrize("players", SEATS)
def test_every_reason_is_true(players, many):
    rng = Rng(players)
    variants = [one for one in variants_of("trajan") if one.players == players]
    for variant in variants[: many(len(variants))]:
        for state in positions(variant, 1, rng.bits(), one_in=6):
            if state.to_play == OVER:
                continue
            for move in tried(state, rng):
                if variant.game.action(state, move) < 0:
                    one = Refused(state, move)
                    assert TRUE[one.said.id.removeprefix("tr-why-")](one), (moves.write(move), one.said)


def test_game_is_over():
    state = given(quarter=4, time=10)
    rng = Rng(3)
    while state.to_play != OVER:
        state.play(state.sample_chance(rng) if state.to_play == CHANCE else state.legal_actions()[0])
    assert refusals.refusal(state, moves.read("pass")).id == "tr-why-over"


# -- what is missing would be enough ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("action", "mat", "missing", "before", "text"),
    [
        ("military", {"supply": 0}, {"supply": 1}, [], "recruit"),
        ("construction", {"supply": 0}, {"supply": 1}, [], "hire"),
        ("seaport", {"hand": ["oil"]}, {"hand": ["oil", "wheat"]}, [], "lay wheat"),
        ("seaport", {"hand": ["oil"]}, {"tiles": ["wild_commodity"]}, ["lay oil"], "ship same oil wild"),
        ("seaport", {"hand": ["oil"]}, {"hand": ["oil", "oil"]}, ["lay oil"], "lay oil"),
        (
            "senate",
            {"tiles": ["wild_extra_action"]},
            {"tiles": ["wild_extra_action", "extra_senate"]},
            ["advance"],
            "spend tile",
        ),
        (
            "senate",
            {"tiles": ["extra_senate"]},
            {"tiles": ["wild_extra_action", "extra_senate"]},
            ["advance"],
            "spend wild",
        ),
        (
            "military",
            {"leader": "raetia", "occupied": ["alpes"], "legionnaires": 0},
            {"legionnaires": 1},
            [],
            "occupy",
        ),
        ("construction", {"sites": [8], "workers": 0}, {"workers": 1}, [], "build 3"),
        ("construction", {"sites": [8]}, {"sites": [8, 3]}, [], "build 2"),
        ("military", {"leader": "raetia"}, {"leader": "belgica"}, [], "march britannia"),
    ],
)
def test_what_is_missing_would_be_enough(action, mat, missing, before, text):
    move = moves.read(text)
    refused = play(acting(action, mat), *before)
    assert moves.action(refused, move) < 0
    assert refusals.refusal(refused, move).id != "tr-why-not-now"
    assert moves.action(play(acting(action, {**mat, **missing}), *before), move) >= 0
