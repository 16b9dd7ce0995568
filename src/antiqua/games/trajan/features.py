"""What the numbers of an observation mean, in their order; `encode.py` fills them in.

Seats are counted from the observer on, clockwise; a spectator sees the table from the side of seat 0, without its hand.
Of other hands there is their size and what everybody knows of them (TR-8.2).
"""

from __future__ import annotations

from antiqua.games.numbering import (
    Feature,
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
from antiqua.games.trajan import tables
from antiqua.games.trajan.constants import CATEGORIES, LAST_SPACE, PHASES, QUARTERS, SITES, TOKENS
from antiqua.games.trajan.options import OPTIONS, from_bits

# What counts as 1: about the most that is seen in play.
PAIR, FEW, SOME, MANY_TILES, ALL_CARDS, HAND = 2.0, 3.0, 5.0, 14.0, 60.0, 12.0
VOTES, POINTS, SCORE, TILE_POINTS = 20.0, 50.0, 150.0, 9.0

SEAT = axis("seat", seats_from_me(4))
ACTION = axis("action", tables.ACTIONS)
COLOR = axis("color", tables.COLORS)
GOODS = axis("commodity", tables.COMMODITIES)
ICON = axis("icon", tables.ICONS)
TILE = axis("tile", tables.TILES)
BONUS = axis("bonus", tables.BONUSES)
PROVINCE = axis("province", tables.PROVINCES)
SITE = axis("site", range(SITES))
SITE_TILE = axis("tile", tables.SITE_TILES)
STACK = axis("stack", tables.STACKS)
IN_STACK = axis("number_in_stack", range(tables.PER_STACK))
TRAY = axis("tray", tables.NUMERALS)
PILE = axis("pile", ("left", "right"))
OPTION = axis("option", (f"{name}={value}" for name, value in from_bits((1 << len(OPTIONS)) - 1).items()))


def table(players: int) -> tuple[Feature, ...]:
    """What all share; the track of time is as long as there are players."""
    return in_line(
        one_hot("quarter", axis("quarter", range(QUARTERS + 1))),  # 0 is the set-up
        one_hot("phase", axis("phase", PHASES)),  # what is pending
        one_hot("to_play", axis("seat", (*SEAT.labels, "chance", "nobody"))),
        one_hot("active", SEAT),  # whose turn it is
        one_hot("first", SEAT),  # who began the game
        flags("options", OPTION),
        amounts("time", tables.TIME_SPACES[players]),  # where its marker stands
        amounts("crossings", PAIR),  # how often the marker of time passed the start in this turn
        amounts("demands", FEW, ICON),  # revealed in this quarter
        amounts("unseen_demands", SOME, ICON),
        one_hot("demand", ICON),  # the icon to be met, if that is asked
        one_hot("provinces", PROVINCE, TILE),  # the tile there
        amounts("forum", FEW, TILE),  # tiles on green spaces
        amounts("extras", PAIR, ACTION),  # tiles on yellow spaces
        amounts("unseen_forum", MANY_TILES, TILE),
        per(
            SITE,
            one_hot("site_kind", axis("kind", tables.CONSTRUCTION)),  # of the tile there
            amounts("site_points", SOME),
        ),
        one_hot("tops", STACK, IN_STACK),  # the visible tile
        flags("below", STACK, IN_STACK),  # it may lie below
        flags("bonus", BONUS),  # on the board
        flags("bag", BONUS),
        flags("gray_ships", axis("ship", tables.SHIPS)),
        amounts("deck", ALL_CARDS),
        amounts("piles", SOME, PILE, GOODS),
        one_hot("pile_tops", PILE, GOODS),
        amounts("held", PAIR, COLOR),  # markers to be sown
        one_hot("into", TRAY),  # the tray for the next one
        one_hot("doing", ACTION),  # the action of this turn
        one_hot("mode", axis("mode", ("main", "bonus", "repeat", "bonus_of_repeat"))),
        amounts("repeats", PAIR),
        amounts("laid", PAIR, GOODS),
        amounts("hand", SOME, GOODS),  # mine
        amounts("unseen_goods", SOME, GOODS),  # in the deck or in the hands of others, as far as I know
    )


OF_EACH = in_line(  # of each player, mine first
    amounts("trays", PAIR, TRAY, COLOR),  # markers
    per(  # the tile beside each tray
        TRAY,
        one_hot("slot_stack", STACK),
        amounts("slot_markers", PAIR, COLOR),  # that it wants
        one_hot("slot_icon", ICON),
        amounts("slot_points", TILE_POINTS),
        amounts("slot_amount", PAIR),
    ),
    one_hot("arch", axis("tray", (*tables.NUMERALS, "centre"))),
    amounts("supply", TOKENS),
    amounts("legionnaires", SOME),  # in the camp
    amounts("workers", SOME),  # in the camp
    one_hot("leader", axis("province", (*tables.PROVINCES, "camp"))),
    flags("occupied", PROVINCE),
    flags("at_work", SITE),  # his worker stands there
    amounts("tiles", FEW, TILE),
    flags("built", SITE_TILE),
    amounts("kept", FEW, ICON),  # demand tiles of the circle that he keeps
    flags("covered", ACTION),  # with a +2 marker
    amounts("cards", HAND),
    amounts("known", SOME, GOODS),
    amounts("display", SOME, GOODS),
    flags("yellow", BONUS),
    flags("gray", BONUS),
    one_hot("space", axis("space", range(LAST_SPACE + 1))),  # on the senate track
    amounts("height", FEW),
    amounts("votes", VOTES),
    amounts("points", POINTS, axis("category", CATEGORIES)),  # as if the game ended now
    amounts("score", SCORE),
    flags("won"),
)
TABLE = table(players=4)  # its places are the same for all
TABLE_SIZE, MAT_SIZE = length(TABLE), length(OF_EACH)
AT, ON_MAT = starts(TABLE), starts(OF_EACH)


def features(players: int) -> tuple[Feature, ...]:
    return observation(table(players), OF_EACH, players)
