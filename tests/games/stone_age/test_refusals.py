"""Refusals are true: what they name is looked up in the view, or changed, and then the move is legal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from typing import Any, NamedTuple, cast

import pytest

from antiqua.games.game import Message, Move
from antiqua.games.stone_age import moves, refusals, tables, words
from antiqua.games.stone_age.rules import StoneAge
from antiqua.games.stone_age.view import View
from antiqua.kernel.errors import IllegalMove
from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import CHANCE, OVER
from antiqua.match import Match
from tests.games.stone_age.helpers import GAME, begin, buying, given

EVERY = list(moves.every_move())
RESOURCES = tables.RESOURCES
MOVES = 40  # that are tried in one position
VARIANTS: list[dict[str, Any]] = [
    {},
    {"allow_futile_placement": False},
    {"hunt_repeat": True},
    {"any_resources_immediate": True},
    {"limited_tool_tiles": True},
]


def positions(many: Callable[[int], int]) -> Iterator[StoneAge]:
    """One in ten positions of random games, canonical ones and those in any order."""
    for seed in range(many(15)):
        rng = Rng(seed)
        state = begin(2 + seed % 3, **VARIANTS[seed % len(VARIANTS)])
        state.any_order = seed % 2 == 1
        while state.to_play != OVER:
            if rng.below(10) == 0:
                yield state
            legal = state.legal_actions()
            state.play(state.sample_chance(rng) if state.to_play == CHANCE else legal[rng.below(len(legal))])


def legal(state: StoneAge, move: Move) -> bool:
    return GAME.action(state, move) >= 0


def changed(state: StoneAge, **values: Any) -> StoneAge:
    """The same position, with other things of the player in turn."""
    data = state.to_dict()
    data["tribes"][state.active] |= values
    return GAME.from_dict(data)


def with_plenty(state: StoneAge, *names: str) -> StoneAge:
    stock = state.tribes()[state.active].stock
    return changed(
        state, resources=[count + 20 * (name in names) for name, count in zip(RESOURCES, stock, strict=True)]
    )


def finishing(state: StoneAge, resource: str) -> list[tuple[int, ...]]:
    """Every whole payment of a building of choice that is possible after one more of `resource` (SA-5.14)."""
    tile = tables.DATA["building"][state.tops[int(cast(str, table(state).spot)[-1]) - 1]]
    stock = state.tribes()[state.active].stock
    least = [paid + (name == resource) for name, paid in zip(RESOURCES, state.paid, strict=True)]
    most = [paid + has for paid, has in zip(state.paid, stock, strict=True)]
    ways = product(*(range(low, high + 1) for low, high in zip(least, most, strict=True)))
    return [way for way in ways if sum(way) == tile["resources"] and sum(map(bool, way)) == tile["kinds"]]


def table(state: StoneAge) -> View:
    return GAME.view(state, state.active)


def at(state: StoneAge, name: str) -> tuple[int, ...]:
    return next(place.people for place in table(state).places if place.place == name)


def number_in(message: Any) -> int:
    """The seat of a player's name."""
    return int(message.args["number"]) - 1


# -- what makes each refusal true -------------------------------------------------------------------------------------


class Refused(NamedTuple):
    """A move that is not legal, and what was said about it."""

    state: StoneAge
    move: Any
    why: Message


def wrong_phase(it: Refused) -> bool:
    offered = {type(moves.move(it.state, action)) for action in it.state.legal_actions()}
    return type(it.move) not in offered and it.why.args["now"] == words.short_question(it.state)


def hand(it: Refused) -> bool:
    mine = table(it.state).tribes[it.state.active]
    if it.why.args["count"] != mine.hand or mine.hand >= it.move.figures:
        return False
    needed = mine.people + it.move.figures - mine.hand
    return needed >= 10 or legal(changed(it.state, people=needed), it.move)


def village(it: Refused) -> bool:
    taken = [name for name in ("tool_maker", "hut", "field") if any(at(it.state, name))]
    return (
        len(taken) == it.why.args["limit"] == tables.VILLAGE_LIMIT[it.state.players]
        and it.move.place not in taken
        and it.why.args["places"] == tuple(Message(f"sa-place-{name}") for name in taken)  # not a message
    )


def crowd(it: Refused) -> bool:
    there = [seat for seat, count in enumerate(at(it.state, it.move.place)) if count]
    named = [number_in(one) for one in cast(tuple[Message, ...], it.why.args["players"])]
    return there == named and len(there) == it.why.args["limit"] == tables.CROWD_LIMIT[it.state.players]


def rings(it: Refused) -> bool:
    free = next(place.free for place in table(it.state).places if place.place == it.move.place)
    return free is not None and free == it.why.args["count"] and free < it.move.figures


def futile(it: Refused) -> bool:
    mine = table(it.state).tribes[it.state.active]
    most = {
        "hut": mine.people == 10,
        "field": mine.agriculture == 10,
        "tool_maker": sum(t.value for t in mine.tools) == 12,
    }
    return most[it.move.place] and not GAME.options_of(it.state)["allow_futile_placement"]


def tool_values(state: StoneAge, used: bool) -> list[int]:
    return [tool.value for tool in table(state).tribes[state.active].tools if tool.used == used]


def no_card(it: Refused) -> bool:
    return meant(it.why) not in table(it.state).tribes[it.state.active].cards


def used_card(it: Refused) -> bool:
    mine = table(it.state).tribes[it.state.active]
    return meant(it.why) in mine.cards and meant(it.why) not in mine.face_up


def meant(why: Message) -> str:
    return cast(Message, why.args["card"]).id.removeprefix("sa-card-")  # not a message


def in_order(it: Refused) -> bool:
    free = it.state.clone()
    free.any_order = True
    return not it.state.any_order and legal(free, it.move)


def no_resource(it: Refused) -> bool:
    return table(it.state).tribes[it.state.active].resources[it.move.resource] == 0


def short(it: Refused) -> bool:
    has, needs = cast(int, it.why.args["has"]), cast(int, it.why.args["needs"])
    mine = table(it.state).tribes[it.state.active]
    return has == sum(mine.resources.values()) < needs and legal(
        with_plenty(it.state, it.move.resource), it.move
    )


def owned(it: Refused) -> bool:
    owner = number_in(it.why.args["player"])
    return it.move.card in GAME.view(it.state, owner).tribes[owner].cards


TRUE: dict[str, Callable[[Refused], bool]] = {
    "sa-why-phase": wrong_phase,
    "sa-why-hand": hand,
    "sa-why-stacks": lambda it: int(it.move.place[-1]) > len(table(it.state).stacks),
    "sa-why-exactly": lambda it: (
        it.move.figures != tables.DATA["place"][tables.PLACE[it.move.place]]["max_figures"]
    ),
    "sa-why-been": lambda it: at(it.state, it.move.place)[it.state.active] > 0,
    "sa-why-occupied": lambda it: (
        number_in(it.why.args["player"]) != it.state.active
        and at(it.state, it.move.place)[number_in(it.why.args["player"])] > 0
    ),
    "sa-why-village": village,
    "sa-why-crowd": crowd,
    "sa-why-rings": rings,
    "sa-why-futile": futile,
    "sa-why-no-figure": lambda it: at(it.state, it.move.place)[it.state.active] == 0,
    "sa-why-no-tool": lambda it: (
        it.move.value not in tool_values(it.state, True) + tool_values(it.state, False)
    ),
    "sa-why-tool-used": lambda it: (
        it.move.value in tool_values(it.state, True) and it.move.value not in tool_values(it.state, False)
    ),
    "sa-why-no-one-use": lambda it: it.move.value == 1,
    "sa-why-no-card": no_card,
    "sa-why-card-used": used_card,
    "sa-why-extra": lambda it: it.state.to_dict()["extra"] == meant(it.why),
    "sa-why-order-tools": in_order,
    "sa-why-order-resources": in_order,
    "sa-why-fixed": lambda it: "construct" in after_plenty(it.state),
    "sa-why-not-fixed": lambda it: "construct" not in after_plenty(it.state),
    "sa-why-exact": lambda it: cast(Message, it.why.args["price"]).id != "sa-price-open",
    "sa-why-nothing-paid": lambda it: not any(table(it.state).paid.values()),
    "sa-why-no-resource": no_resource,
    "sa-why-short": short,
    "sa-why-unfinished": lambda it: not finishing(it.state, it.move.resource),
    "sa-why-cannot-afford": lambda it: legal(with_plenty(it.state, *RESOURCES), it.move),
    "sa-why-begun": lambda it: any(table(it.state).paid.values()),
    "sa-why-no-item": lambda it: it.move.item not in table(it.state).items,
    "sa-why-card-open": lambda it: it.move.card in [one.card for one in table(it.state).spaces],
    "sa-why-card-owned": owned,
    "sa-why-building-open": lambda it: (
        it.move.building in [stack.building for stack in table(it.state).stacks]
    ),
    "sa-why-building-owned": lambda it: (
        it.move.building in table(it.state).tribes[number_in(it.why.args["player"])].buildings
    ),
    "sa-why-roll": lambda it: (
        not (cast(int, it.why.args["least"]) <= it.move.total <= cast(int, it.why.args["most"]))
    ),
    "sa-why-dice": lambda it: len(it.move.faces) != it.state.players,
    "sa-why-players": lambda it: it.move.player > it.state.players,
}


def after_plenty(state: StoneAge) -> list[str]:
    """The moves of the player in turn, if he had plenty of everything."""
    rich = with_plenty(state, *RESOURCES)
    return [GAME.notation(rich, action) for action in rich.legal_actions()]


# -- over random positions --------------------------------------------------------------------------------------------


def test_every_refusal_is_true(many: Callable[[int], int]):
    rng = Rng(7)
    seen = set()
    for state in positions(many):
        fitting = [move for move in EVERY if type(move) in moves.MOVES[state.phase]]
        for some in (fitting, EVERY):
            for move in (some[rng.below(len(some))] for _ in range(MOVES)):
                if not legal(state, move):
                    why = refusals.refusal(state, move)
                    seen.add(why.id)
                    assert TRUE[why.id](Refused(state, move, why)), (why, moves.write(move), state.to_dict())
    assert len(seen) > 15


def test_a_drawn_card_cannot_be_used():  # SA-6.8
    card = "any_resources_2_healing"
    state = buying("food_1_weaving", 1, wood=1, cards=["extra_card_writing"], extra=card)
    why = refusals.refusal(state, moves.read("redeem"))
    assert why == Message("sa-why-extra", {"card": Message(f"sa-card-{card}")})  # not a message


def test_refusals_tell_others_nothing_about_a_drawn_card():  # SA-6.8, SA-10.2
    """Which card may be dealt next is not told to somebody who does not know the card that another one drew."""
    extra = "food_7_pottery"
    start = given(
        2,
        red={"cards": ["extra_card_writing"], "places": {"card_1": 1}, "wood": 1},
        display=["food_1_weaving"],
        extra=extra,
        decision="act",
    )
    match = Match(GAME, start=start, chance="manual")
    match.play("pay wood")
    while match.state.to_play != CHANCE:
        match.play(match.state.legal_actions()[-1])
    with pytest.raises(IllegalMove) as told:
        match.play(f"deal {extra}", reader=0)
    assert told.value.details["why"].id == "sa-why-card-owned"
    for name in (extra, "food_1_weaving"):
        with pytest.raises(IllegalMove) as untold:
            match.play(f"deal {name}", reader=1)
        assert untold.value.id == "error-illegal-move-untold"
