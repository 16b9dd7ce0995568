cimport cython
from antiqua.games.concordia.board cimport Board
from antiqua.games.concordia.player cimport Player
from antiqua.games.concordia.tables cimport Card

cdef int BY_CARDS, BY_HOUSES, DEAL_CARD, DRAW_STARTER, EMPTY, FIRST_PLACE_COINS, GAME_OVER, GIVEN_STARTER
cdef int HOUSES, INTERMEDIATE_OPTION, NONE, PLAY, SECOND_PLACE_COINS, SLOTS, STARTER_OPTION
cdef list[Card] CARDS
cdef int[5] START_MONEY

cdef class Course(Board):
    @cython.final
    cdef deal_token(self, int good)
    @cython.final
    cdef reveal(self, int card)
    @cython.final
    cdef deal_card(self, int card)
    @cython.final
    cdef begin(self, int starter)
    @cython.final
    cdef end_turn(self)
    @cython.final
    cdef score_tribune(self)
    @cython.final
    cdef pay_prizes(self)
    @cython.final
    cdef test_end(self)
    @cython.final
    cdef end_game(self)
    @cython.final
    cdef gain(self, int seat, int coins, str why)
