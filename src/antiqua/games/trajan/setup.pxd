cimport cython
from antiqua.games.trajan.actions cimport Actions
from antiqua.games.trajan.mat cimport Mat
from antiqua.games.trajan.tables cimport TrajanTile
from antiqua.kernel.bits cimport count_bits
from antiqua.kernel.state cimport Buffer, State

cdef int NONE, COLORS, TRAYS, SITES, PROVINCES, EXTRA, MARKERS, START_CARDS, START_TILES, YELLOW_SPACES
cdef int BONUS_SPACES, DEAL_FORUM, DEAL_PROVINCE, DEAL_EXTRA, DEAL_SITE, DEAL_MARKER, REVEAL_TOP
cdef int DEAL_BONUS, DEAL_STACK, LAY_OUT, PICK_CARD, PICK_STACK, SET_UP_CARDS, SET_UP_TILES, DRAW
cdef int TAKE_CARD, FORUM_FIRST, RANDOM_TRAYS, DEAL_CARDS, RANDOM_TILES, PER_STACK
cdef list[TrajanTile] TRAJAN_TILES
cdef int[5] GREEN_SPACES
cdef int[3] START_SLOTS

cdef class Setup(Actions):
    cdef begin_turn(self)
    cdef begin_quarter(self)
    @cython.final
    cdef choose_first(self, int seat)
    @cython.final
    cdef fill_next(self)
    cpdef int province_to_fill(self) except? -1
    @cython.locals(mat=Mat)
    @cython.final
    cdef bint needs_tile(self, int province) except? -1
    @cython.final
    cdef deal_tile(self, int tile)
    @cython.final
    cdef deal_extra(self, int action)
    @cython.final
    cdef deal_site(self, int tile)
    cpdef int site_to_fill(self) except? -1
    @cython.final
    cdef lay_out_next(self)
    @cython.final
    cdef turn_tops(self)
    @cython.final
    cdef reveal_top(self, int place)
    @cython.final
    cdef deal_bonus_next(self)
    @cython.locals(mat=Mat)
    @cython.final
    cdef deal_bonus(self, int tile)
    @cython.final
    cdef pick_card_next(self)
    @cython.final
    cdef pick_card(self, int action)
    @cython.final
    cdef pick_tile_next(self)
    @cython.final
    cdef pick_tile(self, int stack)
