cimport cython
from antiqua.kernel.bits cimport count_bits
from antiqua.games.trajan.mat cimport Mat
from antiqua.games.trajan.quarter cimport Quarter
from antiqua.games.trajan.tables cimport TrajanTile
from antiqua.kernel.state cimport Buffer, Encoder, State

cdef int NONE, COLORS, TRAYS, CENTRE, DRAW_CARDS, ADD_WORKERS, ADD_LEGIONNAIRES, PLUS_TWO, DEMAND
cdef int DEAL_FORUM, DEAL_PROVINCE, DEAL_EXTRA, DEAL_SITE, DEAL_MARKER, REVEAL_TOP, DEAL_BONUS, TURN_UP
cdef int DRAW_CARD, DEAL_STACK, LAY_OUT, PICK_CARD, PICK_STACK, CHOOSE_TRAY, SOW, COVER_SPACE, ACT
cdef int LAID_ONE, LAID_TWO, DISCARD_CARD, OFFER_EXTRA, MEET_DEMANDS, CHOOSE_BONUS, REVEAL_DEMAND
cdef int SET_UP_CARDS, SET_UP_TILES, DO_ACTION, DONE, TRAY, COLOR, STACK, COVER, DRAW, TAKE_CARD
cdef int DISCARD, MEET, TAKE_BONUS, IN_TRAJAN, PER_STACK
cdef list[TrajanTile] TRAJAN_TILES
cdef int[5] TIME_SPACES

cdef class Trajan(Quarter):
    @cython.locals(new=Trajan)
    cpdef State clone(self)
    cdef begin_turn(self)
    @cython.locals(mat=Mat)
    @cython.final
    cdef list_trays(self, Buffer actions)
    @cython.locals(mat=Mat)
    @cython.final
    cdef choose_tray(self, int tray)
    @cython.final
    cdef bint is_second(self) except? -1
    @cython.final
    cdef bint is_first_of_two(self) except? -1
    @cython.final
    cdef list_colors(self, Buffer actions)
    @cython.final
    cdef sow(self, int color)
    @cython.final
    cdef deal_marker(self, int color)
    @cython.locals(mat=Mat)
    @cython.final
    cdef end_sowing(self)
    @cython.final
    cdef complete(self, Mat mat, TrajanTile tile)
    @cython.locals(mat=Mat)
    @cython.final
    cdef list_uncovered(self, Buffer actions)
    @cython.locals(mat=Mat)
    @cython.final
    cdef cover(self, int action)
    cdef go_on(self)
    cpdef list_actions(self, Buffer actions)
    cpdef bint may_be_forced(self) except? -1
    @cython.final
    cdef bint single_color(self) except? -1
    cpdef perform(self, int action)
    @cython.final
    cdef happen(self, int outcome)
