cimport cython
from antiqua.games.seven_wonders_duel.board cimport Board
from antiqua.games.seven_wonders_duel.city cimport City
from antiqua.games.seven_wonders_duel.tables cimport Card, Wonder
from antiqua.kernel.bits cimport count_bits
from antiqua.kernel.evaluate cimport Evaluator
from antiqua.kernel.state cimport State

cdef int RED, YELLOW, SLOTS, IN_COINS, CAPITAL, RESOURCES, RAW_RESOURCES, RAW_CHOICE, MANUFACTURED_CHOICE, SYMBOLS
cdef int TOKEN_COUNT, WONDER_COUNT, WONDERS_LIMIT, NONE, REVEAL_CARD, CARDS_PER_AGE, AGES, NEAR, HIGHEST, ALMOST
cdef list[Card] CARDS
cdef list[Wonder] WONDERS
cdef double ALL_CARDS, EARLY_SPREAD, LATE_SPREAD
cdef int SCORE, COINS, COINS_LEFT, RAW, MANUFACTURED, KINDS, CHOICES, FIXED_PRICES, PRICES, WONDER_PRICES, AFFORDABLE
cdef int YELLOW_CARDS, SHIELDS, PRESSED, RED_CARDS, PAIRS, SYMBOLS_3, SYMBOLS_4, SYMBOLS_5, CHAINS, TO_MOVE, AGAIN
cdef int FIRST_TOKEN, FIRST_WONDER

cdef class DuelEvaluator(Evaluator):
    @cython.locals(board=Board, me=City, other=City, left=cython.double, price=cython.int, turn_is_over=cython.bint)
    cpdef features(self, State state, int seat, double[::1] out)
    @cython.locals(board=Board)
    cpdef double spread(self, State state) except? -1
    @cython.locals(board=Board)
    cpdef bint sudden(self, State state) except? -1

cdef int cards_left(Board board) noexcept
