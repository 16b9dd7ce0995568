cimport cython
from antiqua.games.seven_wonders_duel.tables cimport Card, Token, Wonder

cdef int CARD_COUNT, WONDER_COUNT, BLUE, WONDERS_BUILT, COIN_TRIPLETS, RESOURCES, RAW_RESOURCES, SYMBOLS, RAW_CHOICE
cdef int MANUFACTURED_CHOICE, TOKEN_COUNT, FIRST_GUILD, NONE, ARCHITECTURE, MASONRY, MATHEMATICS
cdef int STARTING_COINS, BASE_PRICE, FIXED_PRICE, DISCOUNT, COINS_PER_POINT, MATHEMATICS_POINTS
cdef list[Card] CARDS
cdef list[Wonder] WONDERS
cdef list[Token] TOKENS
cdef int[73] CARD_COINS, FREE_IF

@cython.final
@cython.freelist(64)
cdef class City:
    cdef readonly int coins
    cdef readonly int[5] production
    cdef readonly int[5] fixed_price
    cdef readonly int[3] choices
    cdef readonly int[7] symbols
    cdef readonly int[7] colors
    cdef readonly int[7] points
    cdef readonly unsigned int chains, guilds
    cdef readonly int[4] wonders
    cdef readonly int owned
    cdef readonly unsigned int built
    cdef readonly int wonders_built, wonder_points
    cdef readonly unsigned int tokens
    cdef short[85] trades
    cdef int changes, known_at
    @cython.locals(new=City)
    cdef City clone(self)
    cpdef bint has(self, int token) noexcept
    cpdef bint linked(self, int card) noexcept
    cdef void own_token(self, int token) noexcept
    cpdef own_wonder(self, int wonder)
    cpdef add_card(self, Card card)
    cdef int remove_card(self, Card card) except -1
    cdef int add_wonder(self, int place) except -1
    cdef int drop_wonder(self, int place) except -1
    cdef int lose_coins(self, int amount) noexcept
    cpdef int different_symbols(self) noexcept
    cpdef int count(self, int things) noexcept
    cpdef int token_points(self) noexcept
    @cython.locals(missing=cython.int[5], price=cython.int[5])
    cdef int trade_cost(self, City seller, int* cost, int discount) noexcept
    cdef void forget_trades(self, int known_at) noexcept
    cpdef int card_trade(self, int card, City seller) noexcept
    cpdef int card_cost(self, int card, City seller) noexcept
    cpdef int wonder_cost(self, Wonder wonder, City seller) noexcept
    cpdef int unit_price(self, int good, City seller) noexcept

cdef int waive(int* missing, int* price, int first, int end, int units) noexcept
