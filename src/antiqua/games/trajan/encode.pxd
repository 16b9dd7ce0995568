cimport cython
from antiqua.games.trajan.board cimport Board
from antiqua.games.trajan.mat cimport Mat
from antiqua.games.trajan.tables cimport TrajanTile
from antiqua.kernel.state cimport Encoder, State

cdef int NONE, COLORS, TRAYS, KINDS, STACKS, TILES, SITES, PROVINCES, BONUSES, ICONS, PILE_LENGTH, SOW
cdef int LAY_OUT, MEET_DEMANDS, CATEGORY_COUNT, CHANCE, OVER, SPECTATOR, PER_STACK, SLOT_SIZE
cdef int TABLE_SIZE, MAT_SIZE
cdef int AT_QUARTER, AT_PHASE, AT_TO_PLAY, AT_ACTIVE, AT_FIRST, AT_OPTIONS, AT_TIME, AT_DEMANDS
cdef int AT_UNSEEN_DEMANDS, AT_DEMAND, AT_PROVINCES, AT_FORUM, AT_EXTRAS, AT_UNSEEN_FORUM, AT_SITES
cdef int AT_TOPS, AT_BELOW, AT_BONUS, AT_BAG, AT_SHIPS, AT_DECK, AT_PILES, AT_PILE_TOPS, AT_HELD, AT_INTO
cdef int AT_DOING, AT_MODE, AT_REPEATS, AT_LAID, AT_HAND, AT_UNSEEN_GOODS
cdef int ON_TRAYS, ON_SLOTS, ON_ARCH, ON_TOKENS, ON_LEADER, ON_OCCUPIED, ON_WORKERS, ON_TILES, ON_BUILT
cdef int ON_KEPT, ON_COVERED, ON_CARDS, ON_KNOWN, ON_DISPLAY, ON_YELLOW, ON_GRAY, ON_SPACE, ON_HEIGHT
cdef int ON_VOTES, ON_POINTS, ON_SCORE, ON_WON
cdef double PER_PAIR, PER_FEW, PER_SOME, PER_MANY_TILES, PER_ALL_CARDS, PER_HAND, PER_VOTES, PER_POINTS, PER_SCORE
cdef double PER_TILE_POINTS, PER_TOKENS
cdef list[TrajanTile] TRAJAN_TILES
cdef int[5] TIME_SPACES
cdef int[12] CARDS_EACH
cdef int[20] SITE_POINTS

cdef class TrajanEncoder(Encoder):
    cpdef int size(self, int players) except? -1
    @cython.locals(board=Board)
    cpdef observe(self, State state, int seat, float[::1] out)

cdef int write_turn(Board board, int me, float[::1] out) except -1
cdef void write_stocks(Board board, float[::1] out) noexcept
@cython.locals(mat=Mat)
cdef int write_goods(Board board, int seat, float[::1] out) except -1
@cython.locals(mat=Mat)
cdef int write_mat(Board board, int seat, int at, float[::1] out) except -1
cdef void write_slot(TrajanTile tile, int at, float[::1] out) noexcept
cdef int write_points(Board board, int seat, int at, float[::1] out) except -1
