"""What the numbers of an observation mean, in their order; `encode.py` fills them in.

The seats follow clockwise from the observer; a spectator sees the table from the side of seat 0, without what is
private: the card that came with the additional card (SA-6.8). The deck and the stacks have no order, so what nobody has
seen is one set.
"""

from __future__ import annotations

from functools import partial

from antiqua.games.numbering import (
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
from antiqua.games.stone_age import tables
from antiqua.games.stone_age.constants import (
    CARD_COUNT,
    CATEGORIES,
    FIRST_SPACE,
    MOST_AGRICULTURE,
    MOST_PEOPLE,
    MOST_TOOL_VALUE,
    MOST_TOOLS,
    OPTION_VALUES,
    PHASES,
    SPACES,
    STACK_PLACES,
    STACK_SIZE,
    TOOL_MAKER,
)

# What counts as 1: about the most that is seen in play.
ROUNDS, FOODS, UNITS, MANY_BUILDINGS, SLOTS = 40.0, 30.0, 20.0, 10.0, 3.0
POINTS, SCORE, TOTAL, PAID = 100.0, 250.0, 60.0, 7.0

SEATS = max(tables.PLAYER_COUNTS)
SEAT = axis("seat", seats_from_me(SEATS))
PLACES = [place.id for place in tables.PLACES]
CARD = axis("card", (card.id for card in tables.CARDS))
BUILDING = axis("building", (building.id for building in tables.BUILDINGS))
RESOURCE = axis("resource", tables.RESOURCES)
STACK = axis("stack", range(1, STACK_PLACES + 1))
ONE_USE = [f"one_use_{tables.CARDS[card].amount}" for card in tables.ONE_USE]
TOOL = axis("tool", [*range(MOST_TOOL_VALUE, 0, -1), *ONE_USE])

TABLE = in_line(
    amounts("round", ROUNDS),
    one_hot("phase", axis("phase", PHASES)),  # what is pending
    one_hot("to_play", axis("seat", (*SEAT.labels, "chance", "nobody"))),
    one_hot("active", SEAT),  # who decides, or whose turn it is while chance does
    one_hot("start", SEAT),  # the start player
    flags("winners", SEAT),
    one_hot("players", axis("players", tables.PLAYER_COUNTS)),
    amounts(
        "options", 1, axis("option", OPTION_VALUES)
    ),  # the number of each option's value; 0 is the default
    one_hot("display", axis("space", range(1, SPACES + 1)), CARD),  # the card that lies there
    one_hot("tops", STACK, BUILDING),  # the building on top
    amounts("left", STACK_SIZE, STACK),  # how high the stacks are
    amounts("deck", CARD_COUNT),
    flags("unseen", CARD),  # the cards that I have never seen
    flags("unseen_buildings", BUILDING),
    one_hot("spot", axis("place", PLACES[FIRST_SPACE:])),  # what is being resolved
    amounts("paid", PAID, RESOURCE),
    amounts("missing", MOST_PEOPLE),  # food that has to be paid for
    one_hot("rolling", axis("good", tables.GOODS)),  # what is rolled for
    amounts("dice", MOST_PEOPLE),
    amounts("total", TOTAL),
    one_hot("tool_from", TOOL),  # the first tool that may still be added to the roll
    amounts("items", SEATS, axis("item", tables.ITEMS)),  # dice that nobody has taken yet
    one_hot("taken", RESOURCE),  # the first of the two resources
    one_hot("after", axis("phase", ("act", "buy_card", "build", "feed"))),  # what follows the two resources
    one_hot("buyer", SEAT),  # who goes on when everybody has an item
)
OF_EACH = in_line(  # of each player, mine first
    amounts("people", MOST_PEOPLE),
    amounts("hand", MOST_PEOPLE),
    amounts("figures", MOST_PEOPLE, axis("place", PLACES[:TOOL_MAKER])),  # people at the gathering places
    flags(
        "spots", axis("place", PLACES[TOOL_MAKER:])
    ),  # village places, card spaces and stacks that he holds
    amounts("food", FOODS),
    amounts("stock", UNITS, RESOURCE),
    amounts("tools", MOST_TOOLS),  # the sum of their values
    amounts(
        "unused_tools", SLOTS, axis("value", range(1, MOST_TOOL_VALUE + 1))
    ),  # tiles that can still be used
    amounts("agriculture", MOST_AGRICULTURE),
    amounts("buildings", MANY_BUILDINGS),
    flags("face_up", axis("card", [*ONE_USE, "any_resources"])),
    flags("cards", CARD),  # those that I know
    flags("unknown"),  # there is a card that I do not know
    amounts("points", POINTS, axis("category", CATEGORIES)),  # as if the game ended now, as far as I know
    amounts("score", SCORE),
)
TABLE_SIZE, TRIBE_SIZE = length(TABLE), length(OF_EACH)
AT, IN_TRIBE = starts(TABLE), starts(OF_EACH)


#: Given the number of players.
features = partial(observation, TABLE, OF_EACH)
