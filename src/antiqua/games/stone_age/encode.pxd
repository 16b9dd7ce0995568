cimport cython
from antiqua.games.stone_age.board cimport Board
from antiqua.games.stone_age.tribe cimport Tribe
from antiqua.kernel.state cimport Encoder, State

cdef int KINDS, RIVER, TOOL_MAKER, FIRST_SPACE, PLACE_COUNT, CARD_COUNT, BUILDING_COUNT, SPACES
cdef int STACK_PLACES, FACES, NONE, MOST_TOOL_VALUE
cdef int ONE_USE_COUNT, ACT, BUY, BUILD, UNSEEN, OWNED_BY, OPTION_COUNT
cdef int OVER, SPECTATOR, SEATS, CATEGORY_COUNT, TABLE_SIZE, TRIBE_SIZE
cdef int AT_ROUND, AT_PHASE, AT_TO_PLAY, AT_ACTIVE, AT_START, AT_WINNERS, AT_PLAYERS, AT_OPTIONS, AT_DISPLAY, AT_TOPS
cdef int AT_LEFT, AT_DECK, AT_UNSEEN, AT_UNSEEN_BUILDINGS, AT_SPOT, AT_PAID, AT_MISSING, AT_ROLLING, AT_DICE, AT_TOTAL
cdef int AT_TOOL_FROM, AT_ITEMS, AT_TAKEN, AT_AFTER, AT_BUYER, AT_HAND, AT_FIGURES, AT_SPOTS, AT_FOOD, AT_STOCK
cdef int AT_TOOLS, AT_UNUSED, AT_AGRICULTURE, AT_BUILDINGS, AT_FACE_UP, AT_CARDS, AT_UNKNOWN, AT_POINTS, AT_SCORE
cdef unsigned long long ONE
cdef double PER_ROUNDS, PER_FOODS, PER_UNITS, PER_MANY_BUILDINGS, PER_SLOTS, PER_POINTS, PER_SCORE, PER_TOTAL, PER_PAID
cdef double PER_PEOPLE, PER_AGRICULTURE, PER_TOOLS, PER_STACK, PER_CARDS, PER_SEATS

cdef class StoneAgeEncoder(Encoder):
    cpdef int size(self, int players) except? -1
    @cython.locals(board=Board)
    cpdef observe(self, State state, int seat, float[::1] out)

cdef int from_me(Board board, int seat, int me) noexcept
cdef int after_number(int phase) noexcept
cdef void write_turn(Board board, int me, float[::1] out) noexcept
@cython.locals(cards=cython.ulonglong, buildings=cython.ulonglong)
cdef void write_cards(Board board, int hidden, float[::1] out) noexcept
cdef void write_pending(Board board, int me, float[::1] out) noexcept
@cython.locals(tribe=Tribe, cards=cython.ulonglong)
cdef void write_tribe(Board board, int seat, int hidden, int at, float[::1] out) noexcept
@cython.locals(points=cython.int[7])
cdef void write_points(Board board, int seat, unsigned long long cards, int at, float[::1] out) noexcept
