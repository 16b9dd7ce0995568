"""What the numbers of an observation mean, in their order; `encode.py` fills them in.

The other players follow clockwise; a spectator sees the table from the side of seat 0. Nothing is hidden but the order
of the deck, which is no part of a position at all (CO-3.7). What has another name on each map is labelled with both,
as in `brundisium|aleria`: Imperium's first.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import zip_longest

from antiqua.games.concordia import tables
from antiqua.games.concordia.constants import (
    CATEGORIES,
    COLONISTS,
    COLONISTS_OF_A_KIND,
    HOUSES,
    MOST_PLAYERS,
    OF_A_KIND,
    PHASES,
    ROUTES,
    SLOTS,
    SPACES,
)
from antiqua.games.concordia.tables import MAPS, NONE, Map
from antiqua.games.numbering import (
    Axis,
    amounts,
    axis,
    flags,
    in_line,
    length,
    observation,
    one_hot,
    seats_from_me,
    starts,
)

# What counts as 1: about the most that is seen in play.
MONEY, FEW_CARDS, OWN_GODS = 50.0, 3.0, 8.0
POINTS, SCORE, STEPS = 50.0, 200.0, 62.0
STORE, OF_KIND = float(SPACES), float(COLONISTS_OF_A_KIND)
ALL_HOUSES, MOVEMENT = float(HOUSES), float(COLONISTS)


def on_maps(name: str, names: Callable[[Map], Sequence[str]]) -> Axis:
    """An axis of things that have another name on each map, or are there on one of them only."""
    labels = zip_longest(*map(names, MAPS), fillvalue="-")
    return axis(name, ("|".join(dict.fromkeys(label)) for label in labels))


def routes(board: Map) -> list[str]:
    """The routes by their numbers, with their kinds: between two cities there may be one of each."""
    return [
        f"{tables.KINDS[route // OF_A_KIND]} {board.route_name(route)}"
        if board.first_end[route] != NONE
        else "-"
        for route in range(ROUTES)
    ]


SEAT = axis("seat", seats_from_me(MOST_PLAYERS))
GOOD = axis("good", tables.GOODS)
ROLE = axis("role", tables.ROLES)
KIND = axis("kind", tables.KINDS)
CARD = axis("card", (card.id for card in tables.CARDS))
CITY = on_maps("city", lambda board: board.names)
PLACE = axis("city", [*CITY.labels, tables.CAPITAL])
PROVINCE = on_maps("province", lambda board: board.provinces)
ROUTE = on_maps("route", routes)
VARIANTS = (
    "legacy_income",
    "intermediate_scoring",
    "prefect_cash_without_coins_forbidden",
    "colonists_in_any_city",
)

TABLE = in_line(
    one_hot("phase", axis("phase", PHASES)),  # what is pending
    one_hot("to_play", axis("seat", (*SEAT.labels, "chance", "nobody"))),
    one_hot("active", SEAT),  # whose turn it is
    one_hot("starter", SEAT),  # who began; none before it is drawn
    one_hot("magnus", SEAT),  # who has the Praefectus Magnus
    one_hot("concordia", SEAT),  # who has the Concordia card; none before the end is near
    flags("winner", SEAT),
    one_hot("players", axis("players", range(2, MOST_PLAYERS + 1))),
    one_hot("map", axis("map", (board.id for board in MAPS))),
    flags("variants", axis("variant", VARIANTS)),
    amounts("movement", MOVEMENT),  # movement points left
    amounts(
        "last_step", STEPS
    ),  # one more than the number of what was done last, where it says what may follow
    one_hot("cities", CITY, GOOD),  # the good that a city produces
    one_hot("bonus", PROVINCE, GOOD),  # the good of a province's marker
    flags("markers", PROVINCE),  # the marker shows its good
    one_hot("display", axis("slot", range(1, SLOTS + 1)), CARD),
    flags("unseen", CARD),  # cards of the deck
    flags("next_card", CARD),  # cards that may lie on top of it
)
OF_EACH = in_line(  # of each player, mine first
    amounts("money", MONEY),
    amounts("goods", STORE, GOOD),
    amounts("received", OF_KIND, GOOD),  # and not yet stored
    amounts("free", STORE),  # spaces of the storehouse
    amounts("hand", FEW_CARDS, ROLE),
    amounts("pile", FEW_CARDS, ROLE),
    one_hot("top", ROLE),  # the card on top of the pile
    amounts("gods", OWN_GODS, axis("god", tables.GODS)),  # cards of each god
    amounts("stored", OF_KIND, KIND),  # colonists in the storehouse
    amounts("in_cities", OF_KIND, KIND, PLACE),  # colonists
    flags("on_routes", ROUTE),  # colonists
    flags("houses", CITY),
    amounts("built", ALL_HOUSES),
    flags("scored"),  # in the intermediate scoring
    amounts("marker", SCORE),  # the points of it
    amounts("points", POINTS, axis("category", CATEGORIES)),  # as if the game ended now
    amounts("score", SCORE),
)
TABLE_SIZE, PLAYER_SIZE = length(TABLE), length(OF_EACH)
AT, IN_PLAYER = starts(TABLE), starts(OF_EACH)


#: Given the number of players.
features = partial(observation, TABLE, OF_EACH)
