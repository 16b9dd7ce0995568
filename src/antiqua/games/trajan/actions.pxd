cimport cython
from antiqua.games.trajan.mat cimport Mat
from antiqua.games.trajan.seaport cimport Seaport
from antiqua.games.trajan.tables cimport TrajanTile
from antiqua.kernel.state cimport Buffer, State

cdef int NONE, TRAYS, STACKS, TILES, SITES, PROVINCES, SEAPORT, FORUM, MILITARY, SENATE, TRAJAN
cdef int CONSTRUCTION, CENTRE, TO_BE_TURNED, EXTRA, LAST_SPACE, LESS_PER_OTHER, STACK, PASS
cdef int TAKE_TILE, RECRUIT, MARCH, OCCUPY, ADVANCE, HIRE, BUILD, IN_MILITARY, IN_SENATE
cdef int IN_CONSTRUCTION, PER_STACK
cdef list[TrajanTile] TRAJAN_TILES
cdef int[20] SITE_POINTS
cdef int[5] FIRST_BONUS
cdef int[20] NEXT_TO
cdef int[10] PROVINCE_POINTS
cdef int[11] BORDERS
cdef int[8] SENATE_POINTS

cdef class Actions(Seaport):
    @cython.locals(mat=Mat)
    cpdef bint possible(self, int action) except? -1
    @cython.final
    cdef list_action(self, Buffer actions)
    @cython.final
    cdef int carry_out(self, int action) except? -2
    @cython.final
    cdef list_forum(self, Buffer actions)
    @cython.locals(mat=Mat)
    @cython.final
    cdef take_tile(self, int tile)
    @cython.locals(mat=Mat)
    @cython.final
    cdef list_military(self, Buffer actions)
    @cython.locals(mat=Mat)
    @cython.final
    cdef do_military(self, int action)
    @cython.final
    cdef recruit(self, Mat mat, int count)
    @cython.final
    cdef march(self, Mat mat, int province)
    @cython.final
    cdef occupy(self, Mat mat)
    @cython.final
    cdef list_stacks(self, Buffer actions)
    @cython.locals(mat=Mat)
    @cython.final
    cdef take_for_arch(self, int stack)
    @cython.locals(mat=Mat)
    @cython.final
    cdef take_top(self, int stack, int slot)
    @cython.locals(mat=Mat, other=Mat)
    @cython.final
    cdef advance(self)
    @cython.final
    cdef int open_sites(self, Mat mat) except? -1
    @cython.locals(mat=Mat)
    @cython.final
    cdef list_construction(self, Buffer actions)
    @cython.locals(mat=Mat)
    @cython.final
    cdef int construct(self, int action) except? -2
    @cython.final
    cdef hire(self, Mat mat, int count)
    @cython.final
    cdef int build(self, Mat mat, int site) except? -1
