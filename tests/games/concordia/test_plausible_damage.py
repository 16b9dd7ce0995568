"""Saved positions with changes that look right: other phases, seats, steps, amounts and places of the same game.

The mutants of the laws are mostly refused for their form. These have it, so that what the rules forbid must be found by
the rules; whatever gets in plays on like any other.
"""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

from antiqua.games.concordia import tables
from antiqua.games.concordia.constants import PHASES
from antiqua.games.concordia.game import GAME
from antiqua.games.concordia.saved import PLACE_NUMBERS
from antiqua.kernel.errors import BadSave
from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import OVER
from tests.games.concordia.helpers import new_game
from tests.laws.mutants import pick
from tests.laws.test_mutants import play_on, watched

Data = dict[str, Any]


def change_phase(data: Data, rng: Rng) -> None:
    data["phase"] = pick(rng, PHASES)


def change_steps(data: Data, rng: Rng) -> None:
    data["last"] = rng.below(63) - 1 if rng.below(2) else rng.below(11) - 1
    data["points"] = rng.below(7) if rng.below(3) == 0 else data["points"]
    data["made"] = sorted({rng.below(10) for _ in range(rng.below(4))})
    if rng.below(2):
        del data["made"]


def change_seats(data: Data, rng: Rng) -> None:
    name = pick(rng, ("active", "starter", "holder", "finisher"))
    data[name] = pick(rng, (None, *range(len(data["players"])))) if name != "active" else rng.below(5)


def change_amounts(data: Data, rng: Rng) -> None:
    player = pick(rng, data["players"])
    goods = pick(rng, (player["goods"], player["goods"], player["received"]))
    goods[pick(rng, tables.GOODS)] = rng.below(6)
    player["money"] = pick(rng, (0, 3, player["money"], 1_000_000))


def change_places(data: Data, rng: Rng) -> None:
    player, kind = pick(rng, data["players"]), rng.below(2)
    places = list(PLACE_NUMBERS[len(data["players"]) == 2][kind])
    player[tables.KINDS[kind]][rng.below(3)] = pick(rng, places)


def change_houses(data: Data, rng: Rng) -> None:
    player = pick(rng, data["players"])
    city = pick(rng, tables.MAPS[len(data["players"]) == 2].names)
    player["houses"] = sorted({city} ^ set(player["houses"]))


def change_piles(data: Data, rng: Rng) -> None:
    """A card from hand to the top of the pile, or back."""
    player = pick(rng, data["players"])
    source, target = pick(rng, (("hand", "pile"), ("pile", "hand")))
    if player[source]:
        role = pick(rng, sorted(player[source]))
        player[source][role] -= 1
        player[source] = {name: count for name, count in player[source].items() if count}
        player[target][role] = player[target].get(role, 0) + 1
        player["top"] = role if target == "pile" else next(iter(player["pile"]), None)


def change_market(data: Data, rng: Rng) -> None:
    slot, other = rng.below(7), rng.below(7)
    shown = data["display"]
    shown[slot], shown[other] = shown[other], shown[slot]
    data["active_markers"] = [name for name in data["active_markers"] if rng.below(4)]


def change_order(data: Data, rng: Rng) -> None:  # noqa: ARG001
    if data.pop("any_order", None) is None:
        data["any_order"] = True


CHANGES: tuple[Callable[[Data, Rng], None], ...] = (
    change_phase,
    change_steps,
    change_seats,
    change_amounts,
    change_places,
    change_houses,
    change_piles,
    change_market,
    change_order,
)


def positions(players: int, rng: Rng, any_order: bool) -> list[Data]:
    """Those of one random game."""
    state = new_game(players, intermediate_scoring=players == 3)
    state.any_order = any_order
    found = []
    while state.to_play != OVER:
        legal = state.legal_actions()
        state.play(legal[rng.below(len(legal))])
        found.append(state.to_dict())
    return found


def test_what_looks_right_is_refused_or_plays_on(many: Any):
    rng = Rng(12)
    saves = [one for players in (2, 3, 5) for free in (False, True) for one in positions(players, rng, free)]
    accepted = 0
    number = many(200)
    for mutant in range(number):
        own = Rng(99).spawn(mutant)
        data = copy.deepcopy(pick(own, saves))
        for _ in range(1 + own.below(2)):
            pick(own, CHANGES)(data, own)
        with watched():
            try:
                state = GAME.from_dict(data)
            except BadSave:
                continue
            accepted += 1
            try:
                play_on(state, "concordia", own)
            except Exception as error:
                error.add_note(f"mutant {mutant}: {data}")
                raise
    assert number < 100 or number // 10 < accepted < number
