cimport cython
from antiqua.games.seven_wonders_duel.board cimport Board
from antiqua.games.seven_wonders_duel.city cimport City
from antiqua.games.seven_wonders_duel.tables cimport Card, Wonder
from antiqua.kernel.state cimport Encoder, State

cdef int RESOURCES, SYMBOLS, SLOTS, RAW_CHOICE, MANUFACTURED_CHOICE, CARD_COUNT, WONDER_COUNT, TOKEN_COUNT, CAPITAL
cdef int LIBRARY, DESTROY, EMPTY, BROWN, OVER, SPECTATOR, BASE_PRICE, FIXED_PRICE
cdef int COLORS, CHAINS, CATEGORY_COUNT, TABLE_SIZE, CITY_SIZE
cdef int SIZE, AGE_CARDS
cdef int[4] FIRST_OF_AGE
cdef Py_ssize_t[12] COLUMN
cdef Py_ssize_t AT_AGE, AT_PHASE, AT_TO_PLAY, AT_ACTIVE, AT_AGAIN, AT_FIRST, AT_OPTIONS, AT_WINNERS, AT_PAWN, AT_MILITARY
cdef Py_ssize_t AT_PICKS, AT_WONDERS, AT_TOKENS, AT_DESTROYS, AT_SLOTS, AT_SLOT_CARDS, AT_SLOT_PRICES, AT_CARDS, AT_CITIES
cdef Py_ssize_t AT_PRODUCTION, AT_CHOICES, AT_FIXED, AT_PRICES, AT_SYMBOLS, AT_DIFFERENT, AT_COLORS, AT_CHAINS, AT_POINTS
cdef Py_ssize_t AT_SCORE, AT_PLACES
cdef double PER_COINS, PER_PRICE, PER_UNIT_PRICE, PER_UNITS, PER_PAIR, PER_ALL_SYMBOLS, PER_MANY_CARDS, PER_POINTS, PER_SCORE, PER_PICKS
cdef list[Card] CARDS
cdef list[Wonder] WONDERS

cdef class DuelEncoder(Encoder):
    cpdef int size(self, int players) except? -1
    @cython.locals(board=Board, mine=City, theirs=City)
    cpdef observe(self, State state, int seat, float[::1] out)

cdef void write_turn(Board board, int me, float[::1] out) noexcept
cdef void write_military(Board board, int me, float[::1] out) noexcept
cdef void write_wonders(Board board, City mine, City theirs, float[::1] out) noexcept
@cython.locals(drawn=cython.uint, at=Py_ssize_t)
cdef void write_tokens(Board board, City mine, City theirs, bint chooses, float[::1] out) noexcept
@cython.locals(available=Py_ssize_t, at=Py_ssize_t, slot=Py_ssize_t, number=Py_ssize_t)
cdef int write_layout(Board board, City mine, City theirs, float[::1] out) except -1
@cython.locals(at=Py_ssize_t, mine=Py_ssize_t, card=Py_ssize_t)
cdef void write_cards(Board board, int me, float[::1] out) noexcept
@cython.locals(points=cython.int[8], price=cython.int, good=Py_ssize_t, symbol=Py_ssize_t, color=Py_ssize_t, category=Py_ssize_t, place=Py_ssize_t)
cdef int write_city(Board board, int seat, City city, City other, Py_ssize_t at, float[::1] out) except -1
