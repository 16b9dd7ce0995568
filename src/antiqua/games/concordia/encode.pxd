cimport cython
from antiqua.games.concordia.board cimport Board
from antiqua.games.concordia.player cimport Player
from antiqua.kernel.state cimport Encoder, State

cdef int CARD_COUNT, CASH_OPTION, CATEGORY_COUNT, CITIES, COLONISTS_OF_A_KIND, GODS, GOODS
cdef int INTERMEDIATE_OPTION, KINDS, MOST_PLAYERS, PLACEMENT_OPTION, PLACES, PROVINCES, ROLES, SLOTS
cdef int OVER, SPECTATOR, TABLE_SIZE, PLAYER_SIZE
cdef int AT_PHASE, AT_TO_PLAY, AT_ACTIVE, AT_STARTER, AT_MAGNUS, AT_CONCORDIA, AT_WINNER, AT_PLAYERS
cdef int AT_MAP, AT_VARIANTS, AT_MOVEMENT, AT_LAST, AT_CITIES, AT_BONUS, AT_MARKERS, AT_DISPLAY
cdef int AT_UNSEEN, AT_NEXT, AT_GOODS, AT_RECEIVED, AT_FREE, AT_HAND, AT_PILE, AT_TOP, AT_GODS, AT_STORED
cdef int AT_IN_CITIES, AT_ON_ROUTES, AT_HOUSES, AT_BUILT, AT_SCORED, AT_MARKER, AT_POINTS, AT_SCORE
cdef double PER_MONEY, PER_FEW_CARDS, PER_OWN_GODS, PER_POINTS, PER_SCORE, PER_STEPS, PER_STORE, PER_OF_KIND
cdef double PER_ALL_HOUSES, PER_MOVEMENT

cdef class ConcordiaEncoder(Encoder):
    cpdef int size(self, int players) except? -1
    @cython.locals(board=Board)
    cpdef observe(self, State state, int seat, float[::1] out)

cdef void mark_seat(Board board, int me, int seat, int at, float[::1] out) noexcept
cdef void write_turn(Board board, int me, float[::1] out) noexcept
cdef void write_board(Board board, float[::1] out) noexcept
cdef void write_market(Board board, float[::1] out) noexcept
@cython.locals(player=Player)
cdef int write_player(Board board, int seat, int at, float[::1] out) except -1
cdef int write_points(Board board, int seat, int at, float[::1] out) except -1
