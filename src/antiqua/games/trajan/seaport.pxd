cimport cython
from antiqua.games.trajan.board cimport Board
from antiqua.games.trajan.mat cimport Mat
from antiqua.kernel.state cimport Buffer, State

cdef int NONE, KINDS, WILD_COMMODITY, SAME, PAIRWISE, DIFFERENT
cdef int DRAW, TAKE_CARD, LAY, PLAY, SHIP_SAME, SHIP_DIFFERENT, SHIP_PAIRS, DISCARD, ADD_CARD, ADD_ONE, ADD_TWO
cdef int ADD_WILD, ADD_WILD_AND_ONE, ADD_TWO_WILDS, ADD_THREE_WILDS, ADD_PAIR_OF_WILDS, ADD_PAIR
cdef int ADD_PAIR_AND_WILDS, ADD_TWO_PAIRS, IN_SEAPORT
cdef int[12] SHIP_FRONT
cdef int[12] SHIP_BACK
cdef int[66] PAIR_ONE
cdef int[66] PAIR_OTHER
cdef int[144] PAIR_RANK

cdef class Seaport(Board):
    @cython.locals(mat=Mat)
    @cython.final
    cdef bint seaport_possible(self) except? -1
    @cython.locals(mat=Mat)
    @cython.final
    cdef list_seaport(self, Buffer actions)
    @cython.final
    cdef list_different_wilds(self, int least, int most, Buffer actions)
    @cython.final
    cdef int first_kind(self, int next_kind) noexcept
    @cython.final
    cdef bint is_laid(self, int kind) noexcept
    @cython.locals(mat=Mat)
    @cython.final
    cdef list_laid_one(self, Buffer actions)
    @cython.locals(mat=Mat)
    @cython.final
    cdef list_laid_two(self, Buffer actions)
    @cython.final
    cdef list_different(self, Mat mat, int wilds, Buffer actions)
    @cython.final
    cdef list_pairs(self, Mat mat, int wilds, Buffer actions)
    @cython.final
    cdef use_seaport(self, int action)
    @cython.locals(mat=Mat)
    @cython.final
    cdef take_card(self, int pile)
    @cython.final
    cdef discard(self, int kind, int pile)
    @cython.locals(mat=Mat)
    @cython.final
    cdef list_discards(self, Buffer actions)
    @cython.final
    cdef lay(self, int kind)
    @cython.locals(goods=cython.int[12])
    @cython.final
    cdef play_laid(self)
    @cython.locals(mat=Mat)
    @cython.final
    cdef int display_laid(self, int* goods) except? -1
    @cython.locals(mat=Mat)
    @cython.final
    cdef add_cargo(self, int* goods, int kind, int count)
    @cython.locals(goods=cython.int[12])
    @cython.final
    cdef ship_same(self, int more, int wilds)
    @cython.locals(goods=cython.int[12])
    @cython.final
    cdef ship_different(self, int added)
    @cython.locals(goods=cython.int[12])
    @cython.final
    cdef ship_pairs(self, int added)
    @cython.locals(mat=Mat)
    @cython.final
    cdef ship(self, int ship, int units, int wilds, int* goods)
    @cython.final
    cdef draw_card(self, int outcome)
    @cython.final
    cdef turn_up(self, int outcome)
