cimport cython
from antiqua.games.seven_wonders_duel.board cimport Board
from antiqua.games.seven_wonders_duel.city cimport City
from antiqua.games.seven_wonders_duel.tables cimport Card, Wonder
from antiqua.kernel.bits cimport count_bits
from antiqua.kernel.evaluate cimport Evaluator
from antiqua.kernel.state cimport State

cdef int GREEN, RED, YELLOW, SLOTS, IN_COINS, CAPITAL, RESOURCES, RAW_RESOURCES, RAW_CHOICE, MANUFACTURED_CHOICE, SYMBOLS
cdef int SYMBOLS_TO_WIN, STRATEGY, STRATEGY_SHIELDS, UNSEEN, LAW
cdef int TOKEN_COUNT, WONDER_COUNT, WONDERS_LIMIT, NONE, REVEAL_CARD, CARDS_PER_AGE, AGES, NEAR, HIGHEST, ALMOST
cdef list[Card] CARDS, SCIENTIFIC, MILITARY
cdef list[Wonder] WONDERS
cdef double ALL_CARDS, EARLY_SPREAD, LATE_SPREAD
cdef int SCORE, COINS, COINS_LEFT, RAW, MANUFACTURED, KINDS, CHOICES, FIXED_PRICES, PRICES, WONDER_PRICES, AFFORDABLE
cdef int YELLOW_CARDS, SHIELDS, PRESSED, RED_CARDS, PAIRS, SYMBOLS_3, SYMBOLS_4, SYMBOLS_5, CHAINS, TO_MOVE, AGAIN
cdef int FIRST_TOKEN, FIRST_WONDER
cdef int AGE_1, AGE_2, AGE_3, LEFT, LEFT_IN_AGE, ODD_IN_AGE, OPEN, PAYABLE, FREE, MAKES, FIXES
cdef int DIFFERENT, NEW_OPEN, NEW_PAYABLE, NEW_COVERED, NEW_UNSEEN, TWIN_OPEN, TWIN_PAYABLE, TWIN_COVERED, TWIN_UNSEEN
cdef int KINDS_TO_COME, LAW_THERE, SCIENCE_IS_OUT, ONE_SHORT, ONE_SHORT_OPEN, ONE_SHORT_PAYABLE, TWO_SHORT
cdef int TWO_SHORT_OPEN, TWO_SHORT_PAYABLE, AHEAD_2, AHEAD_5, AHEAD_7, SHIELDS_OPEN, SHIELDS_PAYABLE, SHIELDS_COVERED
cdef int SHIELDS_UNSEEN, SHIELDS_OF_WONDERS, MOST_SHIELDS, CAPITAL_IN_REACH, STRATEGY_HERE, POINTS_OPEN, POINTS_PAYABLE
cdef int MOST_POINTS, POINTS_COVERED, WONDERS_LEFT, WONDERS_TO_COME, TURNS_LEFT, TURNS_PAYABLE, SINGLES, TOKENS_THERE

cdef class DuelEvaluator(Evaluator):
    @cython.locals(board=Board, me=City, other=City, left=cython.double, price=cython.int, turn_is_over=cython.bint)
    cpdef features(self, State state, int seat, double[::1] out)
    @cython.locals(card=Card, kinds=cython.uint, is_open=cython.bint, pays=cython.bint, bonus=cython.int, cards=cython.int)
    cdef look_further(self, Board board, City me, City other, int pawn, double[::1] out)
    @cython.locals(different=cython.int, law=cython.int)
    cdef look_at_symbols(self, Board board, City me, double[::1] out)
    @cython.locals(wonder=Wonder, pays=cython.bint)
    cdef look_at_wonders(self, Board board, City me, City other, double[::1] out)
    @cython.locals(board=Board)
    cpdef double spread(self, State state) except? -1
    @cython.locals(board=Board)
    cpdef bint sudden(self, State state) except? -1

cdef int cards_left(Board board) noexcept
