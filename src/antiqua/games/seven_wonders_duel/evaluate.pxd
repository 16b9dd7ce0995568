cimport cython
from antiqua.games.seven_wonders_duel.board cimport Board
from antiqua.games.seven_wonders_duel.city cimport City
from antiqua.kernel.bits cimport count_bits
from antiqua.kernel.evaluate cimport Evaluator
from antiqua.kernel.state cimport State

cdef int RED, IN_COINS, CAPITAL, RESOURCES, RAW_RESOURCES, RAW_CHOICE, MANUFACTURED_CHOICE, SYMBOLS, TOKEN_COUNT
cdef int WONDER_COUNT, WONDERS_LIMIT, NONE, CARDS_PER_AGE, AGES, NEAR, ALMOST
cdef double ALL_CARDS, EARLY_SPREAD, LATE_SPREAD
cdef int SCORE, COINS, COINS_LEFT, RAW, MANUFACTURED, KINDS, CHOICES, FIXED_PRICES, SHIELDS, PRESSED, RED_CARDS
cdef int PAIRS, SYMBOLS_3, SYMBOLS_4, SYMBOLS_5, CHAINS, TO_MOVE, AGAIN, FIRST_TOKEN, FIRST_WONDER

cdef class DuelEvaluator(Evaluator):
    @cython.locals(board=Board, me=City, left=cython.double)
    cpdef features(self, State state, int seat, double[::1] out)
    @cython.locals(board=Board)
    cpdef double spread(self, State state) except? -1
    @cython.locals(board=Board)
    cpdef bint sudden(self, State state) except? -1

cdef int cards_left(Board board) noexcept
