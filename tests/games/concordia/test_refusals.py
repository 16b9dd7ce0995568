"""Every move that is not legal is refused with its true obstacle; a second opinion is asked wherever there is one."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest

from antiqua import i18n
from antiqua.games.concordia import moves, refusals, tables
from antiqua.games.concordia.game import GAME
from antiqua.games.concordia.rules import Concordia
from antiqua.games.game import Message, Move
from antiqua.kernel.errors import IllegalMove
from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import CHANCE, OVER
from tests.games.concordia.helpers import given, new_game, play, player

pytestmark = pytest.mark.usefixtures("strict_words")


def why(state: Concordia, text: str) -> str:
    """What is said in English; it can be said in every language."""
    with pytest.raises(IllegalMove) as refused:
        GAME.parse(state, text)
    reason = refused.value.details["why"]
    for lang in i18n.LANGUAGES:
        assert i18n.catalogue(lang).message(reason)
    return "".join(c for c in i18n.catalogue("en").message(reason) if c not in "\u2066\u2067\u2068\u2069")


def free(state: Concordia, *texts: str) -> Concordia:
    """The position after these moves, where steps come in any order."""
    state.any_order = True
    return play(state, *texts)


# -- each obstacle once --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("state", "text", "reason"),
    [
        (given(), "play consul", "The player has no card “Consul”."),
        (
            given(player(pile="senator"), player(), player()),
            "play senator",
            "“Senator” lies on the player’s own discard pile; the Tribune brings it back.",
        ),
        (given(), "sell 1 wine", "Something else is being decided: Player 1 plays a card."),
        (
            play(given(player(), player(pile="prefect"), player(pile="senator")), "play diplomat"),
            "copy mason",
            "“Mason” lies on top of no other player’s pile.",
        ),
        (
            play(
                given(player(), player(pile="diplomat"), player(pile="senator"), player(pile="prefect")),
                "play diplomat",
            ),
            "copy diplomat",
            "A Diplomat cannot be copied.",
        ),
        (
            play(given(coins=["syria"]), "play prefect"),
            "produce syria",
            "The marker of this province shows coins: Syria.",
        ),
        (
            play(given(), "play prefect"),
            "produce sicilia",
            "The board “Imperium” does not have this: Sicilia.",
        ),
        (
            play(given(prefect_cash_without_coins="forbidden"), "play prefect"),
            "cash",
            "No marker shows coins.",
        ),
    ],
)
def test_cards_and_provinces(state: Concordia, text: str, reason: str):  # CO-3.1, CO-5.3, CO-5.6, CO-R5
    assert why(state, text) == reason


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("land roma > brigantium-olisipo", "It would take 5 steps; left: 3."),
        ("land roma > aquileia-roma", "A colonist already stands there: Aquileia – Roma (Player 2)."),
        ("sea roma > massilia-roma", "A colonist already stands there: Massilia – Roma (Player 1)."),
        ("sea massilia-roma > massilia-roma", "The colonist already stands there: Massilia – Roma."),
        ("land athenae > aquileia-roma", "The player has no land colonist there: Athenae."),
        ("sea roma > aquileia-vindobona", "There is no sea route: Aquileia – Vindobona."),
        ("land roma > comum-verona", "The board “Imperium” does not have this: Comum – Verona."),
        ("house aquileia", "Houses are built only after all movement; “done” ends it."),
    ],
)
def test_movement(text: str, reason: str):  # CO-5.2
    red = player(sea="massilia-roma roma")
    state = play(given(red, player(land="aquileia-roma"), player()), "play architect")
    assert why(state, text) == reason


def test_no_way_leads_over_the_sea_by_land():  # CO-5.2b
    red = player(houses="olbia", land="olbia roma")
    state = play(given(red, player(), colonist_placement="any"), "play architect")
    assert why(state, "land olbia > comum-verona") == "No way by land leads from Olbia to Comum – Verona."


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("house roma", "No house is ever built there: Roma."),
        ("house panormus", "The board “Imperium” does not have this: Panormus."),
        ("house londinium", "The player already has a house there: Londinium."),
        ("house tyros", "No colonist of the player stands on a route beside the city: Tyros."),
        ("house isca_d", "It costs 6 sestertii, 1 brick, 1 tool; lacking: 4 sestertii, 1 tool."),
        ("land roma > aquileia-roma", "Colonists move only before houses are built; the movement is over."),
    ],
)
def test_houses(text: str, reason: str):  # CO-5.2f to CO-5.2h
    red = player("3/2/0/2/1", 2, houses="londinium", land="isca_d-londinium londinium-lutetia")
    state = free(given(red, player(), player(houses="isca_d")), "play architect", "done")
    assert why(state, text) == reason


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("place sea massilia", "The player has no house there: Massilia."),
        ("place sea novaria", "No sea route touches this city: Novaria."),
        ("place land roma", "The player has no land colonist left in the storehouse."),
        ("place land panormus", "The board “Imperium” does not have this: Panormus."),
        (
            "done",
            "Something else is being decided: Player 1 puts new colonists on the board, or takes income.",
        ),
    ],
)
def test_new_colonists(text: str, reason: str):  # CO-5.4, CO-R9
    red = player("0/3/3/0/0", bought="s1_colonist", houses="novaria", land="roma roma roma")
    assert why(free(given(red, player(), player()), "play colonist"), text) == reason


def test_income_is_instead_of_colonists():  # CO-5.4
    red = player("0/3/3/0/0", bought="s1_colonist")
    state = free(given(red, player(), player()), "play colonist", "place sea roma")
    assert why(state, "income").startswith("Income is taken instead of new colonists")


def test_tribune_puts_colonists_in_roma():  # CO-5.1b
    state = play(given(player(houses="massilia"), player(), player()), "play tribune")
    assert why(state, "place sea massilia") == "The Tribune puts a colonist only in Roma."


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("sell 3 wine", "The player has only 2 wine."),
        ("sell 1 brick", "The player has none of this good: brick."),
        ("buy 2 cloth", "It costs 14 sestertii; the player has 8."),
        ("buy 5 brick", "It costs 15 sestertii; the player has 8. The storehouse has 4 free spaces."),
    ],
)
def test_trade(text: str, reason: str):  # CO-5.5
    state = free(given(player("0/1/1/2/0"), player(), player()), "play mercator")
    assert why(state, text) == reason


@pytest.mark.parametrize(
    ("done", "text", "reason"),
    [
        (
            "sell 1 wine",
            "buy 1 wine",
            "This good has been sold in this action, so it cannot be bought: wine.",
        ),
        (
            "buy 1 brick",
            "sell 1 brick",
            "This good has been bought in this action, so it cannot be sold: brick.",
        ),
        (
            "sell 1 wine, buy 1 brick",
            "sell 1 tool",
            "Two goods have already been traded in this action: wine, brick.",
        ),
    ],
)
def test_two_goods_each_one_way(done: str, text: str, reason: str):  # CO-5.5, CO-R12
    state = free(given(player("0/1/1/2/0"), player(), player()), "play mercator", *done.split(", "))
    assert why(state, text) == reason


ONE_MORE = (
    "Under slot 2 one more good of the buyer’s choice is paid; say which, as in "
    "“hire prefect from 2 paying brick”."
)
DISPLAY = ["s1_mason", "s1_prefect", "s1_architect", "s1_farmer", "s1_colonist", "s1_diplomat", "s1_mercator"]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("hire smith from 1", "In slot 1 of the display lies “Mason”."),
        (
            "hire prefect from 2",
            ONE_MORE,
        ),
        ("hire mason from 1 paying wine", "No good of the buyer’s choice is paid for this card here."),
        (
            "hire farmer from 4",
            "It costs 1 brick, 1 food, 1 cloth; lacking: 1 brick, 1 cloth.",
        ),
    ],
)
def test_cards_for_sale(text: str, reason: str):  # CO-5.7
    state = free(given(player("0/3/1/1/0"), player(), player(), display=DISPLAY), "play senator")
    assert why(state, text) == reason


def test_a_slot_bought_from_is_empty():  # CO-5.7b
    state = given(player("0/3/2/1/0"), player(), player(), display=DISPLAY)
    free(state, "play senator", "hire architect from 3 paying wine")
    assert why(state, "hire architect from 3 paying food") == "Slot 3 of the display is empty."


@pytest.mark.parametrize(
    ("before", "text", "reason"),
    [
        (["play mercator", "sell 1 wine"], "sell 1 tool", "co-why-trades-in-order"),
        (["play architect", "done", "house londinium"], "house isca_d", "co-why-cities-in-order"),
        (["play senator", "hire prefect from 2 paying food"], "hire mason from 1", "co-why-slots-in-order"),
    ],
)
def test_machines_make_steps_in_order(before: list[str], text: str, reason: str):
    red = player("2/2/2/1/0", 50, land="isca_d-londinium londinium-lutetia", sea="roma roma roma")
    state = play(given(red, player(), player(), display=DISPLAY), *before)
    with pytest.raises(IllegalMove) as refused:
        GAME.parse(state, text)
    assert refused.value.details["why"].id == reason


def test_keeping():  # CO-4.4
    state = play(
        given(player("0/3/2/2/0", houses="antiochia tyros"), player(), player()),
        "play prefect",
        "produce syria",
    )
    assert GAME.phase(state) == "keep_goods"
    assert why(state, "keep tool") == "There is none of this good among those received that are left: tool."
    assert why(state, "done").startswith("All free spaces must be filled; left: ")


def test_what_chance_does():  # CO-2.2, CO-2.4, CO-2.6
    state, rng = new_game(3), Rng(1)
    assert why(state, "token tyros brick") == "The next token lies in this city: Isca D."
    assert why(state, "reveal smith I") == "Something else is being decided: Isca D.: which token lies there?"
    while GAME.phase(state) == "deal_token":
        state.apply(state.sample_chance(rng))
    assert why(state, "reveal consul II") == "First the rest of stack I is turned up."
    assert why(state, "reveal consul V") == "Stack V is not used by 3 players."
    assert why(state, "reveal weaver I") == "There is no such card in stack I: “Weaver”."
    play(state, "reveal smith I")
    assert why(state, "reveal smith I") == "“Smith” of stack I is no longer in the deck."
    while GAME.phase(state) == "deal_card":
        state.apply(state.sample_chance(rng))
    assert why(state, "start 4") == "There is no player 4; the players are 1 to 3."


def test_tokens_run_out():  # CO-2.2
    state = new_game(3)
    left = {GAME.notation(state, action).split()[-1] for action in state.legal_actions()}
    for good in set(tables.GOODS) - left:
        assert why(state, f"token isca_d {good}").endswith(f"none is left with this good: {good}.")


# -- a second opinion ----------------------------------------------------------------------------------------

KINDS_OF_MOVES: dict[type[Move], list[Move]] = {}
for _move in moves.every_move():
    KINDS_OF_MOVES.setdefault(type(_move), []).append(_move)


class Case(NamedTuple):
    """A move that is refused in a position, and why."""

    state: Concordia
    move: Any
    reason: Any


def some_positions(players: int, seed: int, any_order: bool) -> Iterator[Concordia]:
    """One in a few positions of a random game in which all kinds of decisions come up."""
    rng = Rng(seed)
    state = new_game(players)
    state.any_order = any_order
    while state.to_play != OVER:
        legal = state.legal_actions()
        state.play(state.sample_chance(rng) if state.to_play == CHANCE else legal[rng.below(len(legal))])
        if state.to_play != OVER and rng.below(6) == 0:
            yield state


def changed(state: Concordia, goods: dict[str, int], money: int | None = None, house: str = "") -> Concordia:
    """The same position, but the active player has these goods, this money and one house more."""
    data = copy.deepcopy(state.to_dict())
    me = data["players"][state.active]
    me["goods"] = goods
    me["money"] = me["money"] if money is None else money
    me["houses"] += [house] if house else []
    return GAME.from_dict(data)


def goods_of(state: Concordia) -> dict[str, int]:
    return tables.counted(list(state.everyone[state.active].goods), tables.GOODS)


def is_legal(state: Concordia, move: Move) -> bool:
    return GAME.action(state, move) >= 0


def enough_would_do(case: Case) -> bool:
    """With exactly the goods of the price, and plenty of money, the move is legal."""
    state, move, reason = case
    price: dict[str, int] = {}
    for part in reason.args["parts"]:
        name = part.id.removeprefix("co-amount-")
        if name != "coins":
            price[name] = part.args["count"]
    return is_legal(changed(state, price, 1000), move)


def room(state: Concordia) -> int:
    """The spaces of the active player's storehouse that hold no colonist."""
    me = state.everyone[state.active]
    return me.free() + sum(me.goods)


def bought(state: Concordia) -> dict[str, int]:
    """What was bought in this action must be there."""
    return {name: 1 for number, name in enumerate(tables.GOODS) if state.made >> 5 + number & 1}


def more_to_sell_would_do(case: Case) -> bool:
    state, move, _ = case
    kept = bought(state)
    if move.units + len(kept) > room(state):
        return True
    return state.everyone[state.active].goods[tables.GOOD[move.good]] < move.units and is_legal(
        changed(state, {**kept, move.good: move.units}), move
    )


def money_and_room_would_do(case: Case) -> bool:
    state, move, _ = case
    kept = bought(state)
    if move.units + len(kept) > room(state):
        return bool(move.units > state.everyone[state.active].free())
    return is_legal(changed(state, kept, 1000), move)


def a_house_would_do(case: Case) -> bool:
    state, move, _ = case
    return state.everyone[state.active].built == 14 or is_legal(
        changed(state, goods_of(state), house=move.city), move
    )


def own_places(state: Concordia, seat: int, kind: str) -> list[str]:
    first = 3 * tables.KINDS.index(kind)
    places = list(state.everyone[seat].places)[first : first + 3]
    return [moves.place_name(state, place) for place in places if place >= 0]


def stands_there(case: Case) -> bool:
    state, move, reason = case
    named = reason.args["player"]
    assert isinstance(named, Message)
    seat = named.args["number"]
    assert isinstance(seat, int)
    return move.route in own_places(state, seat - 1, move.kind)


def is_too_far(case: Case) -> bool:
    """By another count of the steps; nobody stands in the way."""
    state, move, reason = case
    free_route = not any(move.route in own_places(state, seat, move.kind) for seat in range(state.players))
    return (
        free_route and reason.args["count"] == distance(state, move) > state.points == reason.args["points"]
    )


def distance(state: Concordia, move: moves.MoveColonist) -> int:
    """Over the routes as they are printed; 0 if there is no way."""
    printed = next(one for one in tables.DATA["map"] if one["id"] == state.map.id)[move.kind]
    routes = {f"{first}-{second}" for first, second in printed}
    if "-" in move.source:
        reached, steps = {move.source}, 0
    else:
        reached, steps = {one for one in routes if move.source in one.split("-")}, 1
    while move.route not in reached:
        cities = {city for one in reached for city in one.split("-")}
        wider = {one for one in routes if cities & set(one.split("-"))}
        if wider <= reached:
            return 0
        reached, steps = reached | wider, steps + 1
    return steps


def card_of(move: Move) -> list[tables.Card]:
    assert isinstance(move, moves.Reveal)
    return [card for card in tables.CARDS if moves.person(card) == move.person and card.stack == move.stack]


def me(state: Concordia) -> Any:
    return state.everyone[state.active]


def tops(state: Concordia) -> list[str]:
    others = [one.top for seat, one in enumerate(state.everyone) if seat != state.active]
    return [tables.ROLES[top] for top in others if top >= 0]


def touched(state: Concordia, city: str) -> bool:
    """Does an own colonist stand on a route at this city?"""
    places = own_places(state, state.active, "land") + own_places(state, state.active, "sea")
    return any("-" in one and city in one.split("-") for one in places)


def names_of_board(state: Concordia) -> set[str]:
    data = next(one for one in tables.DATA["map"] if one["id"] == state.map.id)
    routes = {f"{first}-{second}" for kind in tables.KINDS for first, second in data[kind]}
    provinces = [one for one in tables.DATA["province"] if one["map"] == state.map.id]
    cities = {city for one in provinces for city in one["cities"]}
    return routes | cities | {one["id"] for one in provinces} | {"roma"}


def has_kind(state: Concordia, kind: str, city: str) -> bool:
    printed = next(one for one in tables.DATA["map"] if one["id"] == state.map.id)[kind]
    return any(city in ends for ends in printed)


Check = Callable[[Case], bool]
#: Per reason: is it so? Facts are looked up elsewhere than the refusal does; what is short would do if it were there.
IS_SO: dict[str, Check] = {
    "co-why-pending": lambda c: (
        type(c.move) not in {type(GAME.move(c.state, a)) for a in c.state.legal_actions()}
        and c.reason.args["question"] == GAME.question(c.state)
    ),
    "co-why-still-moving": lambda c: GAME.phase(c.state) == "architect_move",
    "co-why-moved": lambda c: GAME.phase(c.state) == "architect_build",
    "co-why-must-keep": lambda c: c.state.everyone[c.state.to_play].free() == c.reason.args["free"] > 0,
    "co-why-no-income": lambda c: GAME.phase(c.state) == "colonist_place",
    "co-why-not-on-board": lambda c: (
        not {
            word
            for word in GAME.write(c.move).split()
            if word in moves.CITIES + moves.ROUTES + moves.PROVINCES
        }
        <= names_of_board(c.state)
    ),
    "co-why-on-pile": lambda c: c.move.role in c.state.to_dict()["players"][c.state.active]["pile"],
    "co-why-not-owned": lambda c: me(c.state).cards[tables.ROLE[c.move.role]] == 0,
    "co-why-diplomat": lambda c: c.move.role == "diplomat",
    "co-why-not-on-top": lambda c: c.move.role not in tops(c.state),
    "co-why-coins": lambda c: c.move.province not in c.state.to_dict()["active_markers"],
    "co-why-no-coins": lambda c: len(c.state.to_dict()["active_markers"]) == len(c.state.map.provinces),
    "co-why-none-left": lambda c: (
        c.move.good not in c.state.to_dict()["players"][c.state.to_play]["received"]
    ),
    "co-why-must-fill": lambda c: (
        not c.state.any_order
        and sum(list(c.state.everyone[c.state.to_play].received)[tables.GOOD[c.move.good] :])
        < c.state.everyone[c.state.to_play].free()
    ),
    "co-why-no-route-land": lambda c: c.move.kind == "land" and distance_unknown(c.state, c.move),
    "co-why-no-route-sea": lambda c: c.move.kind == "sea" and distance_unknown(c.state, c.move),
    "co-why-not-there-land": lambda c: c.move.source not in own_places(c.state, c.state.active, "land"),
    "co-why-not-there-sea": lambda c: c.move.source not in own_places(c.state, c.state.active, "sea"),
    "co-why-stands-there": lambda c: (
        c.move.source == c.move.route in own_places(c.state, c.state.active, c.move.kind)
    ),
    "co-why-no-way-land": lambda c: distance(c.state, c.move) == 0,
    "co-why-no-way-sea": lambda c: distance(c.state, c.move) == 0,
    "co-why-occupied": stands_there,
    "co-why-too-far": is_too_far,
    "co-why-capital": lambda c: c.move.city == "roma",
    "co-why-own-house": lambda c: c.move.city in c.state.to_dict()["players"][c.state.active]["houses"],
    "co-why-no-colonist": lambda c: not touched(c.state, c.move.city),
    "co-why-cities-in-order": lambda c: not c.state.any_order,
    "co-why-too-dear": enough_would_do,
    "co-why-none-stored-land": lambda c: len(own_places(c.state, c.state.active, "land")) == 3,
    "co-why-none-stored-sea": lambda c: len(own_places(c.state, c.state.active, "sea")) == 3,
    "co-why-only-roma": lambda c: GAME.phase(c.state) == "tribune_colonist" and c.move.city != "roma",
    "co-why-no-port-land": lambda c: not has_kind(c.state, "land", c.move.city),
    "co-why-no-port-sea": lambda c: not has_kind(c.state, "sea", c.move.city),
    "co-why-no-own-house": a_house_would_do,
    "co-why-places-in-order": lambda c: not c.state.any_order,
    "co-why-bought": lambda c: bool(c.state.made >> 5 + tables.GOOD[c.move.good] & 1),
    "co-why-sold": lambda c: bool(c.state.made >> tables.GOOD[c.move.good] & 1),
    "co-why-too-few": more_to_sell_would_do,
    "co-why-none": more_to_sell_would_do,
    "co-why-no-money": money_and_room_would_do,
    "co-why-no-room": money_and_room_would_do,
    "list-sentences": money_and_room_would_do,
    "co-why-two-goods": lambda c: c.state.made.bit_count() == 2,
    "co-why-trades-in-order": lambda c: not c.state.any_order,
    "co-why-slot-empty": lambda c: c.state.to_dict()["display"][c.move.slot - 1] is None,
    "co-why-other-card": lambda c: (
        (c.state.to_dict()["display"][c.move.slot - 1] or "").split("_")[1] != c.move.person
    ),
    "co-why-slots-in-order": lambda c: not c.state.any_order,
    "co-why-any-missing": lambda c: "any" in tables.DATA["market_slot"][c.move.slot - 1]["extra"],
    "co-why-any-unasked": lambda c: (
        GAME.phase(c.state) == "consul" or "any" not in tables.DATA["market_slot"][c.move.slot - 1]["extra"]
    ),
    "co-why-next-city": lambda c: c.move.city != c.state.map.names[c.state.dealt],
    "co-why-no-token": lambda c: c.state.token_weight(tables.GOOD[c.move.good]) == 0,
    "co-why-no-card": lambda c: not card_of(c.move),
    "co-why-stack-unused": lambda c: c.move.stack > c.state.players,
    "co-why-not-in-deck": lambda c: card_of(c.move)[0].id not in c.state.to_dict()["unseen"],
    "co-why-stack-above": lambda c: card_of(c.move)[0].id in c.state.to_dict()["unseen"],
    "co-fault-seat": lambda c: c.move.player > c.state.players,
}


def distance_unknown(state: Concordia, move: moves.MoveColonist) -> bool:
    printed = next(one for one in tables.DATA["map"] if one["id"] == state.map.id)[move.kind]
    return move.route.split("-") not in [list(ends) for ends in printed]


def near_misses(state: Concordia, rng: Rng) -> Iterator[Move]:
    """Moves of every kind, more of those kinds that are possible now, and colonists from where they stand."""
    possible = moves.MOVES[state.phase]
    for kind, written in KINDS_OF_MOVES.items():
        for _ in range(25 if kind in possible else 1):
            yield written[rng.below(len(written))]
    if moves.MoveColonist in possible:
        for word in tables.KINDS:
            for source in own_places(state, state.active, word):
                for route in rng_routes(state, rng):
                    yield moves.MoveColonist(word, source, route)


def rng_routes(state: Concordia, rng: Rng) -> list[str]:
    routes = state.map.routes()
    return [state.map.route_name(routes[rng.below(len(routes))]) for _ in range(8)]


@pytest.mark.parametrize("any_order", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_reason_is_true(players: int, any_order: bool, many: Any):
    rng = Rng(players)
    for seed in range(many(2)):
        for state in some_positions(players, seed, any_order):
            for move in near_misses(state, rng):
                if is_legal(state, move):
                    continue
                reason = refusals.refusal(state, move)
                assert IS_SO[reason.id](Case(state, move, reason)), (
                    GAME.write(move),
                    reason,
                    state.to_dict(),
                )
