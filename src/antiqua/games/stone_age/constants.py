"""The numbers that name things: what is pending, actions, places, endings. No rules here."""

from __future__ import annotations

from antiqua.games.stone_age import tables

# Goods and resources: a resource's number is one less than its good's, and a gathering place has its good's number.
FOOD, WOOD, BRICK, STONE, GOLD = range(5)
GOODS, KINDS = len(tables.GOODS), len(tables.RESOURCES)
HUNTING, RIVER, TOOL_MAKER, HUT, FIELD, FIRST_SPACE, FIRST_STACK = 0, 4, 5, 6, 7, 8, 12
PLACE_COUNT, CARD_COUNT, BUILDING_COUNT = len(tables.PLACES), len(tables.CARDS), len(tables.BUILDINGS)
SPACES, STACK_PLACES = 4, 4
VILLAGE = 1 << TOOL_MAKER | 1 << HUT | 1 << FIELD
CULTURES, SPECIALISTS, FACES = len(tables.CULTURES), len(tables.SPECIALISTS), len(tables.ITEMS)
TOOL_ITEM, AGRICULTURE_ITEM = tables.ITEMS.index("tool"), tables.ITEMS.index("agriculture")
FARMER, MAKER, BUILDER, SHAMAN = range(4)
NONE = -1

# The numbers of components.toml.
START_PEOPLE, MOST_PEOPLE = tables.NUMBERS["start_people"], tables.NUMBERS["max_people"]
START_FOOD = tables.NUMBERS["start_food"]
MOST_AGRICULTURE = tables.NUMBERS["max_agriculture"]
TOOL_SLOTS, MOST_TOOLS = tables.NUMBERS["tool_slots"], tables.NUMBERS["max_tool_sum"]
MOST_TOOL_VALUE = tables.NUMBERS["max_tool_value"]
PENALTY = tables.NUMBERS["starvation_penalty"]
STACK_SIZE = tables.NUMBERS["buildings_per_stack"]
RINGS = tables.PLACES[RIVER].rings
LARGE_TOOLS: int = tables.DATA["tools"]["tiles_3_4"]
ANY_AMOUNT = tables.CARDS[tables.ANY_RESOURCES[0]].amount

# What the upper halves of the cards do (SA-6), and the kinds of buildings.
DICE_ITEMS, GIVES_FOOD, GIVES_RESOURCE, ROLLS_RESOURCE, GIVES_POINTS = range(5)
GIVES_TOOL, GIVES_AGRICULTURE, EXTRA_CARD, ONE_USE_TOOL, ANY_RESOURCES = range(5, 10)
FIXED, CHOICE, OPEN = range(3)

# The cards that lie face up beside the board: three one-use tools, the dearest first, and the two resources.
ONE_USE_COUNT = len(tables.ONE_USE)
TWO_RESOURCES = 1 << ONE_USE_COUNT
ONE_USE_TOOLS = TWO_RESOURCES - 1

# What is pending: chance decides in the first six, a player in the others (SA-3.1).
CHOOSE_START, DEAL_CARD, TURN_BUILDING, ROLL, ROLL_ITEMS, DRAW_CARD = range(6)
PLACE, ACT, TOOLS, BUY, BUILD, FEED, TAKE, PICK = range(6, 14)
GAME_OVER = 14
PHASES = (
    "choose_start",
    "deal_card",
    "turn_building",
    "roll",
    "roll_items",
    "draw_card",
    "place",
    "act",
    "tools",
    "buy_card",
    "build",
    "feed",
    "two_resources",
    "pick_item",
    "game_over",
)

# The action numbers of the seats. Chance's outcomes are seats, cards, buildings, totals or ranks, by what is pending.
RESOLVE = len(tables.PLACEMENT_PLACE)  # + place
REDEEM = RESOLVE + PLACE_COUNT
PAY = REDEEM + 1  # + resource
DECLINE = PAY + KINDS
CONSTRUCT = DECLINE + 1
ENOUGH = CONSTRUCT + 1
STARVE = ENOUGH + 1
USE_TOOL = STARVE + 1  # + 0..3 for tiles of value 4..1, then the one-use tools
GATHER = USE_TOOL + MOST_TOOL_VALUE + ONE_USE_COUNT
TAKE_RESOURCE = GATHER + 1  # + resource
PICK_ITEM = TAKE_RESOURCE + KINDS  # + face from 0
ACTIONS = PICK_ITEM + FACES
OUTCOMES = max(len(rolls) for rolls in tables.ITEM_ROLLS)

# Where a card or a building is.
UNSEEN, OPEN_TO_ALL, OWNED_BY = 0, 1, 2  # OWNED_BY + seat

# How it ended (SA-9), and what points are given for.
BUILDINGS_OUT, CARDS_OUT = 1, 2
ENDINGS = ("running", "buildings", "cards")
ON_TRACK, IN_CULTURE, IN_FARMERS, IN_MAKERS, IN_BUILDERS, IN_SHAMANS, IN_RESOURCES = range(7)
CATEGORIES = ("track", "culture", "farmers", "tool_makers", "hut_builders", "shamans", "resources")

# The options, in the order in which a position keeps the numbers of their values.
SUM, SEQUENTIAL = 0, 1
FIRST_SEAT, RANDOM_SEAT = 0, 1
OPTION_VALUES: dict[str, tuple[str | int | bool, ...]] = {
    "start_player": ("first_seat", "random"),  # SA-2.4
    "tie_break": ("sum", "sequential"),  # SA-9.7
    "limited_supply": ("off", "later_edition", "first_edition_text"),  # SA-5.9
    "allow_futile_placement": (True, False),  # SA-R1
    "upgrade_refreshes_tool": (False, True),  # SA-R3
    "limited_tool_tiles": (False, True),  # SA-R4
    "hunt_repeat": (False, True),
    "any_resources_immediate": (False, True),
}
OPTION_COUNT = len(OPTION_VALUES)
OPT_START, OPT_TIE, OPT_SUPPLY, OPT_FUTILE, OPT_REFRESH, OPT_TILES, OPT_HUNT, OPT_IMMEDIATE = range(8)
