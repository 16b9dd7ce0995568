cimport cython
from antiqua.games.seven_wonders_duel.board cimport Board
from antiqua.games.seven_wonders_duel.city cimport City
from antiqua.games.seven_wonders_duel.tables cimport Card, Token, Wonder
from antiqua.kernel.bits cimport count_bits
from antiqua.kernel.guide cimport Guide
from antiqua.kernel.rng cimport Rng
from antiqua.kernel.state cimport Buffer, State

cdef int BEGIN, BUILD_WONDER, CAPITAL, CONSTRUCT, DISCARD, DRAFT, LIBRARY, NONE, PICK_CARD, PICK_WONDER, PLAY, PROGRESS
cdef int REVIVE, STARTER, STRATEGY, STRATEGY_SHIELDS, SYMBOLS_TO_WIN, TAKE_TOKEN, USES, POINTS, SCIENCE, ARMS
cdef list[Card] CARDS
cdef list[Wonder] WONDERS
cdef list[Token] TOKENS
cdef double WIN, DENY, BUILD, SELL, RAISE, SCIENTIFIC_NEW, PER_SYMBOL
cdef double SCIENTIFIC_PAIR, ARMED_SHIELD, FOR_SCIENCE, AGAIN, HINDER, FIRST, UNIT, POINTS_WISH, SCIENCE_WISH
cdef double PER_OWN_SYMBOL, ARMS_WISH, PER_STEP

cdef class DuelGuide(Guide):
    cdef int[2] own
    cdef double[3] wish
    cdef int road, seat, reach, threat, different, theirs
    @cython.locals(board=Board, me=City, pawn=cython.int, total=cython.double, drawn=cython.double, road=cython.int)
    cpdef begin(self, State state, Rng rng)
    @cython.locals(board=Board, me=City, other=City, seat=cython.int, pawn=cython.int)
    cpdef int weigh(self, State state, Buffer actions) except -1
    @cython.final
    @cython.locals(phase=cython.int, action=cython.int, appeal=cython.double)
    cdef int weigh_others(self, Board board, City me, Buffer actions) except -1
    @cython.final
    @cython.locals(last=cython.int, slot=cython.int, use=cython.int, card=Card, cards=cython.double, danger=cython.double, appeal=cython.double)
    cdef int weigh_turn(self, Board board, City me, City other, Buffer actions) except -1
    @cython.final
    @cython.locals(appeal=cython.double, shields=cython.int)
    cdef double of_card(self, Board board, City me, Card card) except? -1
    @cython.final
    @cython.locals(shields=cython.int)
    cdef double of_denying(self, City me, City other, Card card) except? -1
    @cython.final
    @cython.locals(appeal=cython.double)
    cdef double of_wonder(self, Wonder wonder) except? -1
    @cython.final
    @cython.locals(symbol=cython.int, held=Token)
    cdef double of_token(self, City me, int token) except? -1
