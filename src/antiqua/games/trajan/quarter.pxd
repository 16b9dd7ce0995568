cimport cython
from antiqua.games.trajan.mat cimport Mat
from antiqua.games.trajan.setup cimport Setup
from antiqua.kernel.bits cimport members
from antiqua.kernel.state cimport Buffer, State

cdef int NONE, TRAYS, TILES, PROVINCES, BONUSES, ICONS, SENATE_TILES, DEMAND_TILE, WILD_DEMAND
cdef int DEMANDS_PER_QUARTER, QUARTERS, MEET_DEMANDS, CHOOSE_BONUS, REVEAL_DEMAND, GAME_OVER
cdef int TAKE_BONUS, IN_DEMANDS, BY_POINTS, BY_SENATE, BY_VOTES, RESTACK_BY_POINTS
cdef int REMOVE_PROVINCE_SENATE, FINAL_VOTES, FLOOR_ZERO
cdef int[4] PENALTY

cdef class Quarter(Setup):
    cdef end_turn(self)
    @cython.final
    cdef end_rounds(self)
    @cython.final
    cdef reveal_demand(self, int icon)
    @cython.final
    cdef end_quarter(self)
    @cython.final
    cdef next_demands(self)
    @cython.final
    cdef int need(self, Mat mat, int icon) except? -1
    @cython.final
    cdef use_needed_wilds(self, Mat mat)
    @cython.locals(mat=Mat)
    cpdef int replaceable(self) except? -1
    @cython.final
    cdef meet_next(self)
    @cython.locals(mat=Mat)
    @cython.final
    cdef spend_on_demand(self, int wilds)
    @cython.final
    cdef list_bonus(self, Buffer actions)
    @cython.locals(first=Mat, second=Mat)
    @cython.final
    cdef take_bonus(self, int tile)
    @cython.locals(heights=cython.int[4], mat=Mat)
    @cython.final
    cdef restack(self)
    @cython.final
    cdef bint stacks_above(self, int one, int other) except? -1
    @cython.locals(mat=Mat)
    @cython.final
    cdef clear(self)
    cdef begin_quarter(self)
    @cython.final
    cdef end_game(self)
