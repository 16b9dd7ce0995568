cimport cython
from antiqua.games.trajan.board cimport Board
from antiqua.games.trajan.mat cimport Mat
from antiqua.kernel.bits cimport count_bits
from antiqua.kernel.evaluate cimport Evaluator
from antiqua.kernel.state cimport State

cdef int NONE, COLORS, TRAYS, KINDS, SITES, PROVINCES, BONUSES, ICONS, SEAPORT, FORUM, MILITARY, SENATE, TRAJAN
cdef int CONSTRUCTION, CENTRE, DEMAND_TILE, WILD_DEMAND, WILD_COMMODITY, WILD_CONSTRUCTION, WILD_EXTRA, EXTRA
cdef int QUARTERS, LAST_SPACE, LESS_PER_OTHER, NO_EFFECT, DRAW_CARDS, ADD_WORKERS, ADD_LEGIONNAIRES, PLUS_TWO
cdef int BY_DEMAND, BY_WORKERS, BY_LEGIONNAIRES, BY_YELLOW, SAME, PAIRWISE, DIFFERENT
cdef int DEAL_FORUM, DEAL_PROVINCE, DEAL_EXTRA, DEAL_BONUS, CHOOSE_TRAY, SOW, COVER_SPACE, ACT, DISCARD_CARD
cdef int MEET_DEMANDS, CHOOSE_BONUS, REVEAL_DEMAND, DISCARDING, DEMANDS_PER_QUARTER, CONSTRUCTION_KINDS, ROUNDS
cdef double EARLY_SPREAD, LATE_SPREAD, STEPS_PER_TURN, FIRST_WORTH, SECOND_WORTH, THIRD_WORTH
cdef double FOURTH_WORTH, FEW_TURNS
cdef int[5] TIME_SPACES
cdef int[20] SITE_POINTS
cdef int[10] PROVINCE_POINTS
cdef int[11] BORDERS
cdef int[20] NEXT_TO
cdef int[8] SENATE_POINTS
cdef int[12] SHIP_FRONT
cdef int[12] SHIP_BACK
cdef int[54] TILE_ONE
cdef int[54] TILE_OTHER
cdef int[54] TILE_POINTS
cdef int[54] TILE_EFFECT
cdef int[54] TILE_AMOUNT
cdef int[12] SCORING
cdef int[12] YELLOW
cdef int[12] GRAY
cdef int[12] BONUS_ICON
cdef int[12] BONUS_ONE
cdef int[12] BONUS_OTHER
cdef double[16] TO_MISS
cdef double[17] TILE_WORTH
cdef double[6] ACTION_WORTH
cdef int SCORE, TURNS, DOING, DOING_FIRST, LAID, DRAWS, COMPLETING, BEST_TURN, NEXT_TURN, REACH, TILE_NEXT
cdef int TILES_ALL, TILES_HALF, TILES_READY, CARDS_LEFT, SHIP_BEST, SHIP_SECOND, BONUS_CARDS, BONUS_GROWTH, SHORT
cdef int SHORT_LATE, KEPT, SPARE_DEMAND, F_WILD_DEMAND, F_WILD_COMMODITY, F_WILD_CONSTRUCTION, F_WILD_EXTRA
cdef int EXTRAS, EXTRAS_COVERED, COVERED, SENATE_BONUS, SENATE_STEP, WORKERS, LEGIONNAIRES, SITE_BEST, SITE_SECOND
cdef int SETS_TWO, SETS_THREE, OCCUPYING, MARCHING, SUPPLIED
cdef int LEFT, QUARTER_LEFT, LATER, THREE, FOUR, CARDS, VOTES, MARCHERS, BUILDERS, WORTH, MARKERS

cdef class TrajanEvaluator(Evaluator):
    cdef double left, quarter_left, hurry
    cdef int later
    cdef double[6] worth
    cdef double[12] goods
    @cython.locals(board=Board, mat=Mat)
    cpdef features(self, State state, int seat, double[::1] out)
    @cython.final
    cdef int look_further(self, Board board, Mat mat, double[::1] out) except -1
    @cython.locals(turns=cython.double)
    @cython.final
    cdef int look_at_time(self, Board board, int seat, double[::1] out) except -1
    @cython.locals(value=cython.double, owned=cython.uint)
    @cython.final
    cdef int look_at_bonus(self, Board board, Mat mat, double[::1] out) except -1
    @cython.final
    cdef double growth(self, Mat mat, int tile) except? -1
    @cython.locals(first=cython.double, second=cython.double, third=cython.double, best=cython.double,
                   other=cython.double)
    @cython.final
    cdef int look_at_hand(self, Board board, int seat, Mat mat, double[::1] out) except -1
    @cython.locals(total=cython.double, best=cython.double, gain=cython.double)
    @cython.final
    cdef double laid_worth(self, Board board, Mat mat, int wilds) except? -1
    @cython.locals(short=cython.double, met=cython.bint, wanted=cython.bint)
    @cython.final
    cdef int look_at_demands(self, Board board, Mat mat, double[::1] out) except -1
    @cython.final
    cdef int look_at_tiles(self, Mat mat, double[::1] out) except -1
    @cython.final
    cdef int look_at_senate(self, Board board, int seat, Mat mat, double[::1] out) except -1
    @cython.locals(behind=cython.double, behind_too=cython.double, width=cython.double, risk=cython.double,
                   best=cython.double, worst=cython.double, count=cython.double, yellow=cython.double,
                   gray=cython.double)
    @cython.final
    cdef double promised(self, Board board, int seat, Mat mat) except? -1
    @cython.final
    cdef double counted(self, Mat mat, int tile) except? -1
    @cython.locals(there=cython.double, best=cython.double, value=cython.double)
    @cython.final
    cdef int look_at_military(self, Board board, int seat, Mat mat, double[::1] out) except -1
    @cython.locals(best=cython.double, second=cython.double, value=cython.double, beside=cython.uint,
                   on_board=cython.uint)
    @cython.final
    cdef int look_at_construction(self, Board board, Mat mat, double[::1] out) except -1
    @cython.locals(best=cython.double, second=cython.double, value=cython.double, tile=cython.double,
                   reached=cython.uint)
    @cython.final
    cdef int look_at_circle(self, Board board, int seat, Mat mat, double[::1] out) except -1
    @cython.locals(times=cython.double)
    @cython.final
    cdef int look_at_turn(self, Board board, Mat mat, double[::1] out) except -1
    @cython.locals(points=cython.double)
    @cython.final
    cdef double tile_worth(self, Mat mat, int tile) except? -1
    @cython.locals(board=Board)
    cpdef double spread(self, State state) except? -1

cdef double part_left(Board board) noexcept
cdef bint between_quarters(Board board) noexcept
cdef int later_quarters(Board board) noexcept
cdef int steps_in_quarter(Board board) noexcept
cdef int ship_points(Board board, int ship, int units) noexcept
@cython.locals(gain=cython.double)
cdef double ship_gain(Board board, int ship, int units, int cards) noexcept
cdef double occupation(Board board, int seat, int province) noexcept
cdef int missing_markers(Mat mat, int tile, int tray) noexcept
cdef bint can_complete(Mat mat, int source, int target, int taken) noexcept
cdef bint still_completes(Board board, Mat mat, int tile, int target) noexcept
