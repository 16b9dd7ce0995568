"""The numbers that name things: what is pending, actions, places, endings. No rules here."""

from __future__ import annotations

from antiqua.games.concordia import tables

NONE = tables.NONE
GOODS, GODS, ROLES, KINDS = len(tables.GOODS), len(tables.GODS), len(tables.ROLES), len(tables.KINDS)
BRICK, FOOD, TOOL, WINE, CLOTH = range(5)
VESTA, JUPITER, SATURNUS, MERCURIUS, MARS, MINERVA = range(6)
LAND, SEA = range(2)
TRIBUNE, ARCHITECT, PREFECT, MERCATOR, DIPLOMAT, SENATOR, CONSUL, COLONIST, MASON = range(9)
MERCATOR_5 = tables.ROLE["mercator_5"]
CARD_COUNT, SLOTS = len(tables.CARDS), tables.LIMITS["market_slots"]
CITIES, ROMA, PLACES, PROVINCES = tables.MOST_CITIES, tables.ROMA, tables.PLACES, tables.MOST_PROVINCES
TOKEN_KINDS = len(tables.TOKENS)
ROUTES, OF_A_KIND, FARTHEST = tables.MOST_ROUTES, tables.MOST_OF_A_KIND, tables.FARTHEST

# The numbers of components.toml.
MOST_PLAYERS = tables.LIMITS["max_players"]
SPACES = tables.LIMITS["storehouse_spaces"]
COLONISTS_OF_A_KIND = tables.LIMITS["colonists_of_a_kind"]
COLONISTS = KINDS * COLONISTS_OF_A_KIND
HOUSES = tables.LIMITS["houses"]
CONCORDIA_POINTS = tables.LIMITS["concordia_points"]
FREE_CARDS = tables.LIMITS["tribune_free_cards"]
COLONIST_INCOME = tables.LIMITS["colonist_income"]
COLONIST_INCOME_EACH = tables.LIMITS["colonist_income_each"]
COLONIST_INCOME_LEGACY = tables.LIMITS["colonist_income_legacy"]
MAGNUS_BONUS = tables.LIMITS["magnus_bonus"]
COINS_PER_VESTA_POINT = tables.LIMITS["coins_per_vesta_point"]
POINTS_PER_GOOD = tables.LIMITS["points_per_good"]
POINTS_PER_COLONIST = tables.LIMITS["points_per_colonist"]
FIRST_PLACE_COINS = tables.LIMITS["first_place_coins"]
SECOND_PLACE_COINS = tables.LIMITS["second_place_coins"]

# What is pending (CO-3.6): chance decides in the first four, a player in the others.
DEAL_TOKEN, DEAL_CARD, DRAW_STARTER, REFILL = range(4)
PLAY, TRIBUNE_COLONIST, MOVE, BUILD, CHOOSE_PROVINCE, KEEP, INCOME_OR_PLACE, PLACE = range(4, 12)
TRADE, COPY, BUY_AS_SENATOR, BUY_AS_CONSUL = range(12, 16)
GAME_OVER = 16
PHASES = (
    "deal_token",
    "deal_card",
    "draw_starter",
    "refill_display",
    "choose_card",
    "tribune_colonist",
    "architect_move",
    "architect_build",
    "prefect",
    "keep_goods",
    "colonist",
    "colonist_place",
    "mercator",
    "diplomat",
    "senator",
    "consul",
    "game_over",
)

# The action numbers of the seats. Chance's outcomes are goods, cards or seats, by what is pending.
PLAY_ROLE = 0  # + role
COPY_ROLE = PLAY_ROLE + ROLES  # + role
DONE = COPY_ROLE + ROLES
MOVE_TO = DONE + 1  # + colonist * OF_A_KIND + number of the route within its kind
BUILD_IN = MOVE_TO + COLONISTS * OF_A_KIND  # + city
PRODUCE = BUILD_IN + CITIES  # + province
CASH = PRODUCE + PROVINCES
KEEP_GOOD = CASH + 1  # + good
TAKE_INCOME = KEEP_GOOD + GOODS
PLACE_AT = TAKE_INCOME + 1  # + kind * PLACES + city
SELL = PLACE_AT + KINDS * PLACES  # + good * SPACES + quantity - 1
BUY_GOODS = SELL + GOODS * SPACES  # likewise
BUY_CARD = BUY_GOODS + GOODS * SPACES  # + slot * BUYS + the good paid where any will do, or NO_CHOICE
NO_CHOICE, BUYS = GOODS, GOODS + 1
ACTIONS = BUY_CARD + SLOTS * BUYS
OUTCOMES = CARD_COUNT

STORED = NONE  # where a colonist is that has not been put on the board
EMPTY = NONE  # what a slot of the display shows without a card

# How it ended (CO-8.1), and what points are given for (CO-9.2).
BY_CARDS, BY_HOUSES = 1, 2
ENDINGS = ("running", "cards", "houses")
CATEGORIES = (*tables.GODS, "concordia")
CATEGORY_COUNT, IN_CONCORDIA = len(CATEGORIES), GODS

# The options: where each stands in a position, and what the numbers mean that are kept of them.
MAP_OPTION, EDITION_OPTION, INCOME_OPTION, INTERMEDIATE_OPTION = range(4)
STARTER_OPTION, LIMITS_OPTION, CASH_OPTION, PLACEMENT_OPTION, OPTIONS = range(4, 9)
IMPERIUM, ITALIA = range(2)
BY_EDITION, FIVE_PLUS_ONE, TWO_PER_COLONIST = range(3)
CURRENT, LEGACY = range(2)
RANDOM_STARTER, GIVEN_STARTER = range(2)
CASH_ALLOWED, CASH_FORBIDDEN = range(2)
MATCHING_ROUTE, ANY_CITY = range(2)

# What each option may be; the first value is the default (CO-D, CO-R5, CO-R9). A position keeps the place of the value.
OPTION_VALUES: dict[str, tuple[str | bool, ...]] = {
    "map": ("by_players", "imperium", "italia"),
    "edition": ("current", "legacy"),
    "colonist_income": ("by_edition", "five_plus_one", "two_per_colonist"),
    "intermediate_scoring": (False, True),
    "start_player": ("random", "given"),
    "map_player_limits": ("enforced", "free"),
    "prefect_cash_without_coins": ("allowed", "forbidden"),
    "colonist_placement": ("matching_route", "any"),
}
LIMITS_ENFORCED, LIMITS_FREE = range(2)
