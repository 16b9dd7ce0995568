"""What the numbers of an observation mean, in their order; `encode.py` fills them in.

A spectator sees the table from the side of seat 0, without what is private: the draw of the Great Library, the one
thing that only its builder knows (SW-17.4).
"""

from __future__ import annotations

from functools import partial
from itertools import zip_longest

from antiqua.games.numbering import (
    amounts,
    axis,
    flags,
    in_line,
    length,
    observation,
    one_hot,
    per,
    seats_from_me,
    starts,
)
from antiqua.games.seven_wonders_duel import tables
from antiqua.games.seven_wonders_duel.constants import (
    CAPITAL,
    CATEGORIES,
    GROUP_SIZE,
    PHASES,
    SLOTS,
    WONDERS_EACH,
)

# What counts as 1: about the most that is seen in play.
COINS, PRICE, UNIT_PRICE = 50.0, 20.0, 7.0
UNITS, PAIR, ALL_SYMBOLS, MANY_CARDS = 5.0, 2.0, 6.0, 8.0
POINTS, SCORE, PICKS = 25.0, 75.0, 2.0 * GROUP_SIZE

SEATS = seats_from_me(2)
SEAT = axis("seat", SEATS)
SLOT = axis("slot", range(1, SLOTS + 1))
CARD = axis("card", (card.id for card in tables.CARDS))
# The cards of one age by their order, under the names that they have in each of them: `quarry|shelf_quarry|port`.
OF_AGE = [[card.id for card in tables.CARDS if card.age == age] for age in (1, 2, 3)]
AGE_CARD = axis("card_of_age", map("|".join, zip_longest(*OF_AGE, fillvalue="-")))
AGE_CARDS = len(AGE_CARD.labels)
RESOURCE = axis("resource", tables.RESOURCES)
STATUS = ("offered", "mine", "built_by_me", "next_1", "built_by_next_1")

TABLE = in_line(
    one_hot("age", axis("age", ("none", "I", "II", "III"))),
    one_hot("phase", axis("phase", PHASES)),  # what is pending
    one_hot("to_play", axis("seat", (*SEATS, "chance", "nobody"))),
    one_hot("active", SEAT),  # whose turn it is, also while chance decides
    flags("again"),  # the active player plays again after this turn
    flags("first_player"),  # I am player 1
    flags("options", axis("option", ("first_game_wonders", "last_player_starts_at_a_tie"))),
    flags("winners", SEAT),
    one_hot("pawn", axis("space", range(-CAPITAL, CAPITAL + 1))),  # from my capital to the opponent's
    flags("military_tokens", axis("seat", SEATS), axis("distance", tables.TOKEN_DISTANCES)),  # still there
    amounts("picks", PICKS),  # wonders drafted so far
    flags("wonders", axis("wonder", (wonder.id for wonder in tables.WONDERS)), axis("status", STATUS)),
    flags(
        "tokens",
        axis("token", (token.id for token in tables.TOKENS)),
        axis("place", ("board", "mine", "next_1", "drawn_for_me_to_choose")),
    ),
    one_hot("destroys", axis("color", ("brown", "grey"))),  # of the card that is about to be destroyed
    one_hot("slots", SLOT, axis("shows", ("empty", "down", "down_guild", "covered", "available"))),
    one_hot("slot_cards", SLOT, AGE_CARD),  # that lies there face up; all cards there are of one age
    amounts("slot_prices", PRICE, SLOT, SEAT),  # what the face-up card there costs
    one_hot(
        "cards",
        CARD,
        axis("place", ("unseen", "covered", "available", "mine", "next_1", "discarded", "tucked")),
    ),
)
OF_EACH = in_line(  # of each player, mine first
    amounts("coins", COINS),
    amounts("production", UNITS, RESOURCE),
    amounts("choices", PAIR, axis("kind", ("raw", "manufactured"))),  # producers of a resource of choice
    flags("fixed_price", RESOURCE),
    amounts("prices", UNIT_PRICE, RESOURCE),  # what a missing unit costs
    amounts("symbols", PAIR, axis("symbol", tables.SCIENCE)),
    amounts("different_symbols", ALL_SYMBOLS),
    amounts("colors", MANY_CARDS, axis("color", tables.COLORS)),  # cards of each colour
    flags("chains", axis("chain", tables.CHAINS)),
    amounts("points", POINTS, axis("category", CATEGORIES)),  # as if the game ended now
    amounts("score", SCORE),
    per(  # per own wonder, in the order of the actions
        axis("wonder", range(1, WONDERS_EACH + 1)),
        one_hot("wonder_state", axis("state", ("to_be_built", "built"))),
        amounts("wonder_price", PRICE),  # while it is to be built
    ),
)
TABLE_SIZE, CITY_SIZE = length(TABLE), length(OF_EACH)
AT, IN_CITY = starts(TABLE), starts(OF_EACH)


#: Given the number of players.
features = partial(observation, TABLE, OF_EACH)
