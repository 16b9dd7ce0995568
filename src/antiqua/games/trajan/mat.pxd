cimport cython
from antiqua.games.trajan.tables cimport BonusTile
from antiqua.kernel.bits cimport count_bits
from antiqua.kernel.state cimport Buffer

cdef int NONE, TRAYS, COLORS, KINDS, TILES, BONUSES, CENTRE, CAMP, SUPPLY, START_LEGIONNAIRES
cdef int START_WORKERS, ARCH_START, SENATE_TILES, DEMAND_TILE, WILD_DEMAND, WILD_COMMODITY
cdef int WILD_CONSTRUCTION, SET_OF_3, SET_OF_4, BY_DEMAND, BY_WORKERS, BY_LEGIONNAIRES, BY_YELLOW
cdef int PER_TILE, NO_WILD_DEMAND_BONUS, SCORED
cdef list[BonusTile] BONUS_TILES
cdef int[8] SENATE_VOTES
cdef int[17] TILE_VOTES

@cython.final
@cython.freelist(64)
cdef class Mat:
    cdef readonly short[36] trays
    cdef readonly short[6] sizes
    cdef readonly short[6] slots
    cdef readonly int arch, supply, legionnaires, workers, leader
    cdef readonly unsigned int occupied, sites
    cdef readonly short[17] tiles
    cdef readonly unsigned int built, kept, covered
    cdef readonly int cards
    cdef readonly short[12] hand
    cdef readonly short[12] known
    cdef readonly short[12] display
    cdef readonly unsigned int yellow, gray
    cdef readonly int space, height
    cdef readonly int[6] points
    @cython.locals(new=Mat)
    cpdef Mat clone(self)
    cpdef pack(self, Buffer numbers)
    cdef draw(self, int kind)
    cdef take(self, int kind)
    cdef show(self, int kind)
    cpdef int unknown(self, int kind) except? -1
    cdef put(self, int tray, int color)
    cdef bint shows(self, int tray, int one, int other) except? -1
    cdef move_arch(self)
    cdef int tiles_on_circle(self) except? -1
    cpdef int votes(self) except? -1
    cpdef int kept_demands(self, int icon) except? -1
    cpdef int built_of(self, int kind) except? -1
    cpdef int set_points(self) except? -1
    cpdef int bonus_points(self, int options) except? -1
    cdef int counted(self, BonusTile tile) except? -1

cdef int set_value(int count) noexcept
