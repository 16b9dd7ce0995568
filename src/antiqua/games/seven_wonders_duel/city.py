"""One player's city: what it owns, produces, counts and pays (SW-1.6, SW-6)."""

from __future__ import annotations

from collections.abc import Iterator

from antiqua.games.seven_wonders_duel import tables

from antiqua.games.seven_wonders_duel.constants import (  # isort: skip
    CARD_COUNT, WONDER_COUNT, BLUE, WONDERS_BUILT, COIN_TRIPLETS, RESOURCES, RAW_RESOURCES, SYMBOLS,
    RAW_CHOICE, MANUFACTURED_CHOICE, TOKEN_COUNT, FIRST_GUILD, NONE, ARCHITECTURE, MASONRY, MATHEMATICS,
    STARTING_COINS, BASE_PRICE,
    FIXED_PRICE, DISCOUNT, COINS_PER_POINT, MATHEMATICS_POINTS,
)  # fmt: skip
from antiqua.games.seven_wonders_duel.tables import Card, Wonder

CARDS = tables.CARDS
WONDERS = tables.WONDERS
TOKENS = tables.TOKENS
# Of every card what is asked most often, side by side in memory.
CARD_COINS = [card.coins for card in CARDS]
FREE_IF = [card.free_if for card in CARDS]


class City:
    """What one player owns (SW-1.6). All but coins, wonders and tokens follows from the cards and wonders built.

    What trade costs is remembered in `trades`, per card and then per wonder, since prices seldom change: `changes`
    counts what may have changed them, and they were worked out at `known_at` changes of both cities together.
    """

    coins: int
    production: list[int]
    fixed_price: list[int]
    choices: list[int]
    symbols: list[int]
    colors: list[int]
    points: list[int]
    chains: int
    guilds: int
    wonders: list[int]
    owned: int
    built: int
    wonders_built: int
    wonder_points: int
    tokens: int
    trades: list[int]
    changes: int
    known_at: int

    def __init__(self) -> None:
        self.coins = STARTING_COINS  # SW-2.4
        self.production = [0] * 5
        self.fixed_price = [0] * 5
        self.choices = [0] * 3
        self.symbols = [0] * 7
        self.colors = [0] * 7
        self.points = [0] * 7
        self.chains = 0
        self.guilds = 0
        self.wonders = [NONE] * 4
        self.owned = 0
        self.built = 0
        self.wonders_built = 0
        self.wonder_points = 0
        self.tokens = 0
        self.trades = [NONE] * 85
        self.changes = 0
        self.known_at = NONE

    def clone(self) -> City:
        new = City.__new__(City)
        new.coins = self.coins
        new.production = self.production[:]
        new.fixed_price = self.fixed_price[:]
        new.choices = self.choices[:]
        new.symbols = self.symbols[:]
        new.colors = self.colors[:]
        new.points = self.points[:]
        new.chains = self.chains
        new.guilds = self.guilds
        new.wonders = self.wonders[:]
        new.owned = self.owned
        new.built = self.built
        new.wonders_built = self.wonders_built
        new.wonder_points = self.wonder_points
        new.tokens = self.tokens
        new.trades = self.trades[:]
        new.changes = self.changes
        new.known_at = self.known_at
        return new

    def restore(self, source: Iterator[int]) -> None:
        """Coins, tokens and wonders from numbers; the cards are added by the board."""
        self.changes += 1
        self.coins = next(source)
        self.tokens = next(source)
        built = next(source)
        for place in range(4):
            self.wonders[place] = next(source)
            if self.wonders[place] != NONE:
                self.owned += 1
            if built >> place & 1:
                self.add_wonder(place)
        for token in range(TOKEN_COUNT):
            if self.has(token) and TOKENS[token].science >= 0:
                self.symbols[TOKENS[token].science] += 1

    def has(self, token: int) -> bool:
        return self.tokens >> token & 1 != 0

    def own_token(self, token: int) -> None:
        self.tokens |= 1 << token
        self.changes += 1

    def own_wonder(self, wonder: int) -> None:
        """Keep the wonders in the order of the components, whatever the order of the draft."""
        place = self.owned
        while place > 0 and self.wonders[place - 1] > wonder:
            self.wonders[place] = self.wonders[place - 1]
            place -= 1
        self.wonders[place] = wonder
        self.owned += 1

    def add_card(self, card: Card) -> None:
        """SW-7.1, SW-7.5, SW-7.7: what a card in the city is worth from now on."""
        self.colors[card.color] += 1
        self.points[card.color] += card.points
        for good in range(RESOURCES):
            self.production[good] += card.produces[good]
            self.fixed_price[good] |= card.fixed_price[good]
        self.choices[card.choice] += 1
        if card.produces_or_trades:
            self.changes += 1
        if card.gives_chain >= 0:
            self.chains |= 1 << card.gives_chain
        if card.science >= 0:
            self.symbols[card.science] += 1
        if card.guild:
            self.guilds |= 1 << (card.index - FIRST_GUILD)

    def remove_card(self, card: Card) -> None:
        """SW-8.5: a brown or grey card leaves; such cards only produce."""
        self.colors[card.color] -= 1
        self.changes += 1
        for good in range(RESOURCES):
            self.production[good] -= card.produces[good]

    def add_wonder(self, place: int) -> None:
        wonder = WONDERS[self.wonders[place]]
        self.built |= 1 << place
        self.wonders_built += 1
        self.wonder_points += wonder.points
        self.choices[wonder.choice] += 1
        self.changes += 1

    def drop_wonder(self, place: int) -> None:
        """SW-5.5: the only wonder that is not built goes back to the box."""
        self.owned -= 1
        for later in range(place, self.owned):
            self.wonders[later] = self.wonders[later + 1]
        self.wonders[self.owned] = NONE
        self.built = (1 << self.owned) - 1

    def lose_coins(self, amount: int) -> int:
        """SW-14.1: a player loses what he has, down to 0; returns what was lost."""
        lost = amount if amount < self.coins else self.coins
        self.coins -= lost
        return lost

    def different_symbols(self) -> int:
        kinds = 0
        for symbol in range(SYMBOLS):
            if self.symbols[symbol]:
                kinds += 1
        return kinds

    def count(self, things: int) -> int:
        """How many of the `things` (a set of colours, wonders, sets of three coins) this city has."""
        total = 0
        for color in range(7):
            if things >> color & 1:
                total += self.colors[color]
        if things >> WONDERS_BUILT & 1:
            total += self.wonders_built
        if things >> COIN_TRIPLETS & 1:
            total += self.coins // COINS_PER_POINT
        return total

    def token_points(self) -> int:
        """SW-10.5: printed points, and Mathematics' points for each own token."""
        total = 0
        own = 0
        for token in range(TOKEN_COUNT):
            if self.tokens >> token & 1:
                total += TOKENS[token].points
                own += 1
        if self.has(MATHEMATICS):
            total += MATHEMATICS_POINTS * own
        return total

    # -- 6: payment ---------------------------------------------------------------------------------------------------

    def trade_cost(self, seller: City, cost: list[int], discount: int) -> int:
        """SW-6.9: what the missing units cost, after the dearest have been produced by choice or discounted away."""
        missing = [0] * 5
        price = [0] * 5
        total = 0
        for good in range(RESOURCES):
            lacking = cost[good] - self.production[good]  # SW-6.2
            missing[good] = lacking if lacking > 0 else 0
            price[good] = (
                FIXED_PRICE if self.fixed_price[good] else BASE_PRICE + seller.production[good]
            )  # SW-6.3
            total += missing[good] * price[good]  # SW-6.4
        if total and self.choices[RAW_CHOICE]:
            total -= waive(missing, price, 0, RAW_RESOURCES, self.choices[RAW_CHOICE])
        if total and self.choices[MANUFACTURED_CHOICE]:
            total -= waive(missing, price, RAW_RESOURCES, RESOURCES, self.choices[MANUFACTURED_CHOICE])
        if total and discount:
            total -= waive(missing, price, 0, RESOURCES, discount)
        return total

    def linked(self, card: int) -> bool:
        """Does the city give the symbol that makes the card free? (SW-6.6)"""
        return FREE_IF[card] >= 0 and self.chains >> FREE_IF[card] & 1 != 0

    def forget_trades(self, known_at: int) -> None:
        self.known_at = known_at
        for thing in range(CARD_COUNT + WONDER_COUNT):
            self.trades[thing] = NONE

    def card_trade(self, card: int, seller: City) -> int:
        if self.known_at != self.changes + seller.changes:
            self.forget_trades(self.changes + seller.changes)
        if self.trades[card] == NONE:
            masonry = CARDS[card].color == BLUE and self.has(MASONRY)  # SW-6.7
            self.trades[card] = self.trade_cost(seller, CARDS[card].cost, DISCOUNT if masonry else 0)
        return self.trades[card]

    def card_cost(self, card: int, seller: City) -> int:
        """Everything that constructing a card costs: nothing with a chain, else coins and trade."""
        if self.linked(card):
            return 0
        return CARD_COINS[card] + self.card_trade(card, seller)

    def wonder_cost(self, wonder: Wonder, seller: City) -> int:
        if self.known_at != self.changes + seller.changes:
            self.forget_trades(self.changes + seller.changes)
        thing = CARD_COUNT + wonder.index
        if self.trades[thing] == NONE:
            discount = DISCOUNT if self.has(ARCHITECTURE) else 0  # SW-6.7
            self.trades[thing] = self.trade_cost(seller, wonder.cost, discount)
        return self.trades[thing]

    def unit_price(self, good: int, seller: City) -> int:
        """SW-6.3: what one missing unit costs."""
        return FIXED_PRICE if self.fixed_price[good] else BASE_PRICE + seller.production[good]


def waive(missing: list[int], price: list[int], first: int, end: int, units: int) -> int:
    """Strike out the dearest missing units among the goods first..end-1; return what that saves (SW-14.13)."""
    saved = 0
    for _ in range(units):
        dearest = first
        for good in range(first, end):
            if missing[good] and (not missing[dearest] or price[good] > price[dearest]):
                dearest = good
        if missing[dearest]:
            missing[dearest] -= 1
            saved += price[dearest]
    return saved
