"""The numbers that name things: what is pending, actions, places, endings. No rules here."""

from __future__ import annotations

from antiqua.games.seven_wonders_duel import tables

BROWN, GREY, BLUE, GREEN, YELLOW, RED, PURPLE = range(7)
WONDERS_BUILT, COIN_TRIPLETS = 7, 8  # what else cards count, after the seven colours
RESOURCES, RAW_RESOURCES, SYMBOLS, SLOTS = 5, 3, 7, 20
RAW_CHOICE, MANUFACTURED_CHOICE = tables.RAW_CHOICE, tables.MANUFACTURED_CHOICE
CARD_COUNT, WONDER_COUNT, TOKEN_COUNT = len(tables.CARDS), len(tables.WONDERS), len(tables.TOKENS)
ALL_SLOTS, ALL_WONDERS, ALL_TOKENS = (1 << SLOTS) - 1, (1 << WONDER_COUNT) - 1, (1 << TOKEN_COUNT) - 1
FIRST_GUILD, GUILD_COUNT = tables.GUILDS[0], len(tables.GUILDS)
NONE = -1

ARCHITECTURE, ECONOMY, MASONRY = (
    tables.TOKEN["architecture"],
    tables.TOKEN["economy"],
    tables.TOKEN["masonry"],
)
MATHEMATICS, STRATEGY = tables.TOKEN["mathematics"], tables.TOKEN["strategy"]
THEOLOGY, URBANISM = tables.TOKEN["theology"], tables.TOKEN["urbanism"]

# The numbers of components.toml.
CAPITAL = tables.CAPITAL
MOST_COINS = 10_000  # far more than a game can bring, so that no sum of them is too large for the rules
STARTING_COINS = tables.LIMITS["starting_coins"]
TOKENS_ON_BOARD = tables.LIMITS["progress_tokens_on_board"]
WONDERS_EACH = tables.LIMITS["wonders_drafted_per_player"]
GROUP_SIZE = tables.LIMITS["wonder_draft_group_size"]
WONDERS_LIMIT = tables.LIMITS["wonders_built_limit"]
GUILDS_IN_PLAY = tables.LIMITS["guilds_added_to_age_3"]
LIBRARY_DRAW = tables.LIMITS["great_library_draw"]
BASE_PRICE = tables.LIMITS["base_trade_price"]
FIXED_PRICE = tables.LIMITS["fixed_trade_price"]
DISCOUNT = tables.LIMITS["discount_resources"]
DISCARD_INCOME = tables.LIMITS["discard_base_income"]
COINS_PER_POINT = tables.LIMITS["coins_per_vp"]
SYMBOLS_TO_WIN = tables.LIMITS["science_symbols_to_win"]
STRATEGY_SHIELDS = tables.LIMITS["strategy_bonus_shields"]
URBANISM_COINS = tables.LIMITS["urbanism_chain_coins"]
MATHEMATICS_POINTS = tables.LIMITS["mathematics_vp_per_token"]

# What is pending (SW-13): chance decides in the first six, the active player in the next seven.
DEAL_TOKENS, DEAL_WONDERS, DEAL_CARD, DEAL_BACK, REVEAL_CARD, DRAW_LIBRARY = range(6)
DRAFT, PLAY, PROGRESS, LIBRARY, REVIVE, DESTROY, STARTER = range(6, 13)
GAME_OVER = 13
RESOLVED = 14  # in passing: the action is done, and nothing more is asked
PHASES = (
    "deal_tokens",
    "deal_wonders",
    "deal_card",
    "deal_back",
    "reveal_card",
    "draw_library",
    "draft_wonder",
    "play_card",
    "choose_progress",
    "choose_library",
    "choose_discarded",
    "choose_opponent_card",
    "choose_age_starter",
    "game_over",
)

# The action numbers of the seats. Chance's outcomes are cards, backs or ranks of a subset, by what is pending.
CONSTRUCT, DISCARD, BUILD_WONDER, USES = (
    0,
    1,
    2,
    6,
)  # slot * USES + one of these (the own wonders count from 2 to 5)
PICK_WONDER = SLOTS * USES
TAKE_TOKEN = PICK_WONDER + WONDER_COUNT
PICK_CARD = TAKE_TOKEN + TOKEN_COUNT
BEGIN = PICK_CARD + CARD_COUNT
ACTIONS = BEGIN + 2
OUTCOMES = 495  # four wonders out of twelve is the largest deal
AGE_BACK, GUILD_BACK = 0, 1

# Where a card is, and what a slot shows when it is no card.
UNSEEN, LAID_OUT, BUILT_BY, DISCARDED, TUCKED = 0, 1, 2, 4, 5  # BUILT_BY + seat
EMPTY, FACE_DOWN, FACE_DOWN_GUILD = -1, -2, -3

# How it ended (SW-12), and what points are given for.
MILITARY, SCIENTIFIC, CIVILIAN, CIVILIAN_BLUE, SHARED = 1, 2, 3, 4, 5
ENDINGS = ("running", "military", "science", "points", "blue", "shared")
IN_BLUE, IN_GREEN, IN_YELLOW, IN_PURPLE, IN_WONDERS, IN_TOKENS, IN_COINS, IN_MILITARY = range(8)
CATEGORIES = ("blue", "green", "yellow", "purple", "wonders", "tokens", "coins", "military")

# The options: what the numbers mean that a position keeps of them.
DRAFTED, FIRST_GAME = 0, 1
LAST_PLAYER_CHOOSES, LAST_PLAYER_STARTS = 0, 1
