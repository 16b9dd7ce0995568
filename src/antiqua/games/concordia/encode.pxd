cimport cython
from antiqua.games.concordia.board cimport Board
from antiqua.games.concordia.player cimport Player
from antiqua.kernel.state cimport Encoder, State

cdef int CARD_COUNT, CASH_OPTION, CATEGORY_COUNT, CITIES, COLONISTS, COLONISTS_OF_A_KIND, GODS, GOODS
cdef int INTERMEDIATE_OPTION, MOST_PLAYERS, PLACEMENT_OPTION, PLACES, PROVINCES, ROLES, SLOTS
cdef int OVER, SPECTATOR, TABLE_SIZE, PLAYER_SIZE
cdef int AT_PHASE, AT_TO_PLAY, AT_ACTIVE, AT_STARTER, AT_MAGNUS, AT_CONCORDIA, AT_WINNER, AT_PLAYERS
cdef int AT_MAP, AT_VARIANTS, AT_MOVEMENT, AT_LAST, AT_CITIES, AT_BONUS, AT_MARKERS, AT_DISPLAY
cdef int AT_UNSEEN, AT_NEXT, AT_GOODS, AT_RECEIVED, AT_FREE, AT_HAND, AT_PILE, AT_TOP, AT_GODS, AT_STORED
cdef int AT_IN_CITIES, AT_ON_ROUTES, AT_HOUSES, AT_BUILT, AT_SCORED, AT_MARKER, AT_POINTS, AT_SCORE
cdef double MONEY, FEW_CARDS, OWN_GODS, POINTS, SCORE, STEPS, STORE, OF_KIND, ALL_HOUSES, MOVEMENT

cdef class ConcordiaEncoder(Encoder):
    cpdef int size(self, int players) except? -1
    @cython.locals(board=Board)
    cpdef observe(self, State state, int seat, float[::1] out)

cdef void mark_seat(Board board, int me, int seat, int at, float[::1] out) noexcept
cdef write_turn(Board board, int me, float[::1] out)
cdef write_board(Board board, float[::1] out)
cdef write_market(Board board, float[::1] out)
@cython.locals(player=Player)
cdef write_player(Board board, int seat, int at, float[::1] out)
cdef write_points(Board board, int seat, int at, float[::1] out)
