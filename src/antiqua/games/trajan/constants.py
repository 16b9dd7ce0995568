"""The numbers that name things: what is pending, actions, kinds of tiles, endings. No rules here."""

from __future__ import annotations

from antiqua.games.trajan import tables

NONE = -1
COLORS, TRAYS, KINDS, STACKS, TILES, SITES, PROVINCES, BONUSES, ICONS = 6, 6, 12, 6, 17, 20, 10, 12, 3
PILE_LENGTH = 60
LEFT, RIGHT = 0, 1
UNORDERED = (
    -2
)  # among the numbers of a position in which cards were laid in any order; no entry of the ledger
SEAPORT, FORUM, MILITARY, SENATE, TRAJAN, CONSTRUCTION = range(6)
CENTRE = TRAYS  # where the arch stands when no slot is free
CAMP = PROVINCES  # where a leader stands before the first march
TO_BE_TURNED = -2  # a stack whose new top has not been turned up

# Kinds of forum tiles.
SENATE_TILES, DEMAND_TILE = 4, tables.TILE["demand_bread"]  # four kinds of senate tiles come first
WILD_DEMAND, WILD_COMMODITY = tables.TILE["wild_demand"], tables.TILE["wild_commodity"]
WILD_CONSTRUCTION, WILD_EXTRA = tables.TILE["wild_construction"], tables.TILE["wild_extra_action"]
EXTRA = tables.TILE["extra_seaport"]  # + action
MOST_ALIKE = max(tables.TILE_COUNTS)

# The numbers of components.toml.
MARKERS: int = tables.DATA["counts"]["action_markers_per_player"]
TOKENS: int = tables.DATA["counts"]["small_tokens_per_player"]
SUPPLY: int = tables.DATA["setup"]["tokens_supply_after_setup"]
START_LEGIONNAIRES: int = tables.DATA["setup"]["tokens_in_military_camp"]
START_WORKERS: int = tables.DATA["setup"]["tokens_in_worker_camp"]
START_CARDS: int = tables.DATA["setup"]["commodity_cards_per_player"]
START_TILES: int = tables.DATA["setup"]["trajan_tiles_per_player"]
START_SLOTS = tables.START_SLOTS
ARCH_START = tables.NUMERAL[tables.DATA["action_circle"]["arch_start_slot"]]
YELLOW_SPACES: int = tables.DATA["forum"]["yellow_slots"]
BONUS_SPACES: int = tables.DATA["bonus_display"]["slots"]
DEMANDS_PER_QUARTER: int = tables.DATA["demands"]["revealed_per_quarter"]
QUARTERS: int = tables.DATA["time_track"]["quarters"]
LAST_SPACE: int = tables.DATA["senate_track"]["last_index"]
REPEATS: int = tables.DATA["plus_two"]["repeats_without_marker"]
REPEATS_COVERED: int = tables.DATA["plus_two"]["repeats_with_marker"]
LESS_PER_OTHER: int = tables.DATA["legionnaire_scoring"]["minus_per_other_player"]
CARD_POINTS: int = tables.DATA["final_scoring"]["card_in_hand"]
WORKER_POINTS: int = tables.DATA["final_scoring"]["worker_in_camp"]
LEGIONNAIRE_POINTS: int = tables.DATA["final_scoring"]["legionnaire_in_camp"]
TILE_POINTS: int = tables.DATA["final_scoring"]["trajan_tile_on_circle"]
SET_OF_3: int = tables.DATA["final_scoring"]["construction_set_3"]
SET_OF_4: int = tables.DATA["final_scoring"]["construction_set_4"]
NO_EFFECT, DRAW_CARDS, ADD_WORKERS, ADD_LEGIONNAIRES, PLUS_TWO, DEMAND = range(6)
BY_DEMAND, BY_WORKERS, BY_LEGIONNAIRES, BY_YELLOW, BY_GOODS = range(5)
SAME, PAIRWISE, DIFFERENT = tables.SHIP["ship_same"], tables.SHIP["ship_pairs"], tables.SHIP["ship_different"]

# What is pending: chance decides in the first twelve, a seat in the others.
(
    CHOOSE_FIRST, DEAL_FORUM, DEAL_PROVINCE, DEAL_EXTRA, DEAL_SITE, DEAL_MARKER, REVEAL_TOP, DEAL_BONUS,
    TURN_UP, DRAW_CARD, DEAL_STACK, REVEAL_DEMAND,
) = range(12)  # fmt: skip
(
    LAY_OUT, PICK_CARD, PICK_STACK, CHOOSE_TRAY, SOW, COVER_SPACE, ACT, LAID_ONE, LAID_TWO, DISCARD_CARD,
    OFFER_EXTRA, MEET_DEMANDS, CHOOSE_BONUS,
) = range(12, 25)  # fmt: skip
GAME_OVER = 25
PHASES = (
    "choose_first_player",
    "deal_forum_tile",
    "deal_province_tile",
    "deal_extra_tile",
    "deal_construction_tile",
    "deal_marker",
    "reveal_trajan_tile",
    "deal_bonus_tile",
    "turn_up_card",
    "draw_card",
    "deal_trajan_tile",
    "reveal_demand",
    "lay_out_markers",
    "pick_card",
    "pick_trajan_tile",
    "choose_tray",
    "sow_marker",
    "cover_space",
    "act",
    "lay_second_card",
    "complete_cargo",
    "discard_card",
    "spend_extra_tile",
    "meet_demands",
    "choose_bonus_tile",
    "game_over",
)

# What goes on when nothing more is to be drawn or turned up.
SET_UP_CARDS, SET_UP_TILES, DO_ACTION, DONE, DISCARDING = range(5)
# Which action is being performed: the target tray's, the bonus of a construction tile, a repetition by an extra action
# tile, the bonus of a repeated construction (TR-7.5).
MAIN, BONUS, REPEAT, REPEAT_BONUS = range(4)

# What is added to the laid cards when a cargo is shipped, as a number; 0 where nothing is. On the ship of equal goods:
# ADD_CARD * cards of the hand (0 to 2) + wild tiles (0 to 3).
ADD_CARD = tables.TILE_COUNTS[WILD_COMMODITY] + 1
ADDED_TO_SAME = 3 * ADD_CARD
# On the ship of different goods:
ADD_ONE = 1  # + kind
ADD_TWO = ADD_ONE + KINDS  # + pair of kinds
ADD_WILD = ADD_TWO + len(tables.PAIR_ONE)
ADD_WILD_AND_ONE = ADD_WILD + 1  # + kind
ADD_TWO_WILDS = ADD_WILD_AND_ONE + KINDS
ADD_THREE_WILDS = ADD_TWO_WILDS + 1
ADDED_TO_DIFFERENT = ADD_THREE_WILDS + 1
# On the ship of pairs:
ADD_PAIR_OF_WILDS = 1
ADD_PAIR = ADD_PAIR_OF_WILDS + 1  # + 2 * kind + is one of the two a wild tile?
ADD_PAIR_AND_WILDS = ADD_PAIR + 2 * KINDS  # likewise, and a pair of wild tiles
ADD_TWO_PAIRS = (
    ADD_PAIR_AND_WILDS + 2 * KINDS
)  # + 4 * pair of kinds + 2 * wild in the first + wild in the second
ADDED_TO_PAIRS = ADD_TWO_PAIRS + 4 * len(tables.PAIR_ONE)

# The action numbers of the seats.
TRAY = 0  # + tray
COLOR = TRAY + TRAYS  # + colour
STACK = COLOR + COLORS  # + stack
COVER = STACK + STACKS  # + action
PASS = COVER + TRAYS
DRAW = PASS + 1
TAKE_CARD = DRAW + 1  # + pile
LAY = TAKE_CARD + 2  # + kind
PLAY = LAY + KINDS
SHIP_SAME = PLAY + 1  # + what is added to the laid cards, for this ship and the next two
SHIP_DIFFERENT = SHIP_SAME + ADDED_TO_SAME
SHIP_PAIRS = SHIP_DIFFERENT + ADDED_TO_DIFFERENT
DISCARD = SHIP_PAIRS + ADDED_TO_PAIRS  # + 2 * kind + pile
TAKE_TILE = DISCARD + 2 * KINDS  # + kind of tile
RECRUIT = TAKE_TILE + TILES
MARCH = RECRUIT + 1  # + province
OCCUPY = MARCH + PROVINCES
ADVANCE = OCCUPY + 1
HIRE = ADVANCE + 1
BUILD = HIRE + 1  # + site
SPEND = BUILD + SITES
SPEND_WILD = SPEND + 1
MEET = SPEND_WILD + 1  # + wilds used instead of forum tiles (0..3)
TAKE_BONUS = MEET + 4  # + bonus tile
ACTIONS = TAKE_BONUS + BONUSES

# Outcomes of a draw: a kind of goods; where the deck is so small that all its cards could be equal, ANOTHER + kind is
# the other of two ways in which it comes.
ANOTHER = KINDS
OUTCOMES = 2 * KINDS

# The running score, and what is added at the end.
(
    IN_TRAJAN, IN_SEAPORT, IN_MILITARY, IN_SENATE, IN_CONSTRUCTION, IN_DEMANDS, IN_CARDS, IN_CAMPS, IN_TILES,
    IN_SETS, IN_BONUS,
) = range(11)  # fmt: skip
CATEGORIES = (
    "trajan_tiles",
    "seaport",
    "military",
    "senate",
    "construction",
    "demands",
    "hand",
    "camps",
    "trajan_circle",
    "construction_sets",
    "bonus_tiles",
)
SCORED = 6  # the first categories are counted while the game goes on
CATEGORY_COUNT = len(CATEGORIES)

# How it ended (TR-11.4).
BY_POINTS, BY_SENATE, BY_VOTES = 1, 2, 3
ENDINGS = ("running", "points", "senate", "votes")

# The options: bit i of `options` is set where option i, in the order of `options.py`, has the value named here.
(
    PER_TILE, RESTACK_BY_POINTS, REMOVE_PROVINCE_SENATE, NO_WILD_DEMAND_BONUS, RESHUFFLE, FINAL_VOTES,
    FORUM_FIRST, NO_EXTRA_AFTER_BONUS, FLOOR_ZERO, RANDOM_TRAYS, DEAL_CARDS, RANDOM_TILES,
) = (1 << bit for bit in range(12))  # fmt: skip
