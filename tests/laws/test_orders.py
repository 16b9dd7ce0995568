"""People make the steps of an action in any order, machines in the canonical one: both reach the same results."""

import pytest

from antiqua.bots.bot import Keeper, RandomBot
from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import CHANCE, OVER
from antiqua.kernel.state import State
from antiqua.match import Match
from tests.laws.test_laws import seed_of
from tests.laws.variants import Variant, step

MOST_NODES = 3000  # of the tree of one action; larger ones are left alone
#: Between two actions of the same seat, in a turn or in two; an enumeration stops there.
BETWEEN = {
    "stone_age": ("place", "act"),
    "concordia": ("choose_card",),
    "trajan": ("choose_tray",),
}


class TooMany(Exception):
    """The tree is too large to be enumerated."""


def results(variant: Variant, state: State) -> set[int]:
    """Every position that the pending action can end in."""
    seat = state.to_play
    found: set[int] = set()
    seen: set[int] = set()
    open_nodes = [state]
    while open_nodes:
        node = open_nodes.pop()
        for action in node.legal_actions():
            after = node.clone()
            after.play(action)
            ended = after.to_play != seat or variant.game.phase(after) in BETWEEN[variant.name]
            print_of = after.canonical().fingerprint() if ended else after.fingerprint()
            if ended:
                found.add(print_of)
            elif print_of not in seen:
                seen.add(print_of)
                open_nodes.append(after)
                if len(seen) > MOST_NODES:
                    raise TooMany
    return found


def positions_in_any_order(variant: Variant, rng: Rng):
    """The positions of a random game in which a seat is in the middle of an action."""
    state = variant.start()
    state.any_order = True
    while state.to_play != OVER:
        if state.to_play != CHANCE and variant.game.phase(state) not in BETWEEN[variant.name]:
            yield state
        state.play(step(state, rng))


def test_any_order_reaches_the_same_results(variant, many):
    if not variant.game.free_steps:
        pytest.skip("no steps that could come in another order")
    compared = 0
    for game in range(many(40)):
        rng = Rng(seed_of(variant, game, "orders"))
        for state in positions_in_any_order(variant, rng):
            if rng.below(4 * variant.stride) == 0:
                try:
                    free, canonical = results(variant, state), results(variant, state.canonical())
                except TooMany:
                    continue
                assert free == canonical, state.to_dict()
                compared += 1
    assert compared > 0


def test_canonical_steps_are_possible_in_any_order(variant, many):
    """Whatever is offered in the canonical order is offered, with the same number, in any."""
    if not variant.game.free_steps:
        pytest.skip("no steps that could come in another order")
    for game in range(many(40)):
        for state in positions_in_any_order(variant, Rng(seed_of(variant, game, "canonical"))):
            assert set(state.canonical().legal_actions()) <= set(state.legal_actions())


def test_bots_play_where_people_may_step_in_any_order(variant, many):
    """They are asked in the canonical order, and what they decide is carried out to the end."""
    for seed in range(many(10)):
        match = Match(variant.name, variant.players, seed=seed, **dict(variant.options))
        keepers = [Keeper(RandomBot()) for _ in range(variant.players)]
        for seat, keeper in enumerate(keepers):
            keeper.begin(match.game, seat, match.state, seed)
        while not match.over:
            match.play(keepers[match.state.to_play].decide(match.state))
        assert not any(keeper.faults for keeper in keepers)
