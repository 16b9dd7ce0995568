cimport cython
from antiqua.games.concordia.player cimport Player
from antiqua.games.concordia.tables cimport Map
from antiqua.kernel.bits cimport count_bits, nth_bit
from antiqua.kernel.rng cimport Rng
from antiqua.kernel.state cimport Buffer, State

cdef int BRICK, BUILD, BUY_AS_SENATOR, BY_EDITION, CARD_COUNT, CATEGORY_COUNT, CITIES, COINS_PER_VESTA_POINT
cdef int COLONISTS, COLONISTS_OF_A_KIND, CONCORDIA_POINTS, DEAL_TOKEN, DRAW_STARTER, EDITION_OPTION, EMPTY
cdef int GAME_OVER, GOODS, IMPERIUM, INCOME_OPTION, IN_CONCORDIA, ITALIA, JUPITER, KEEP, LEGACY, MAP_OPTION
cdef int MARS, MERCURIUS, MINERVA, MOST_STEPS, MOVE, NONE, OF_A_KIND, OPTIONS, PLACE, PLACES, PLAY, POINTS_PER_COLONIST
cdef int POINTS_PER_GOOD, PROVINCES, ROLES, SATURNUS, SLOTS, TOKEN_KINDS, TRADE, TWO_PER_COLONIST, VESTA
cdef unsigned long long ONE
cdef list[Map] MAPS
cdef int[20] TOKENS
cdef unsigned int[6] STACK_CARDS
cdef int[14] SPECIALIST_POINTS
cdef int[14] SPECIALTY
cdef int[5] MARKER_COINS

cdef class Board(State):
    cdef readonly short[8] options
    cdef readonly int starter, holder, finisher, points, last_made
    cdef readonly unsigned int made
    cdef readonly Map map
    cdef readonly bint legacy
    cdef readonly short[30] produces
    cdef readonly int dealt
    cdef readonly short[20] tokens_left
    cdef readonly unsigned int[5] good_cities
    cdef readonly short[12] bonus
    cdef readonly unsigned int markers
    cdef readonly short[7] display
    cdef readonly unsigned int unseen
    cdef readonly unsigned long long[2] taken
    cdef readonly list[Player] everyone
    cdef derive(self)
    cdef int map_index(self) noexcept
    cdef copy_to(self, Board new)
    cpdef pack(self, Buffer numbers)
    cpdef int points_left(self) noexcept
    cpdef int last_step(self) noexcept
    cpdef bint made_freely(self) noexcept
    @cython.final
    cdef bint limits_steps(self) noexcept
    @cython.final
    cdef unsigned int made_in_order(self) noexcept
    @cython.final
    cdef void begin_steps(self) noexcept
    @cython.final
    cdef void pass_to(self, int step) noexcept
    @cython.final
    cdef int first_waiting(self) except? -1
    @cython.final
    cdef ask(self, int phase)
    @cython.final
    cdef void lay_token(self, int good) noexcept
    @cython.final
    cdef void occupy(self, int kind, int place) noexcept
    @cython.final
    cdef void leave(self, int kind, int place) noexcept
    cpdef int houses_in(self, int city) except? -1
    cpdef int coins_shown(self) noexcept
    cpdef unsigned int deck_top(self) noexcept
    cpdef int empty_slot(self) noexcept
    cpdef int value_of(self, int seat, int god) except? -1
    cpdef int points_for(self, int seat, int category) except? -1
    cpdef int tie_rank(self, int seat) noexcept
    cpdef int token_weight(self, int good) noexcept
    @cython.final
    cdef bint single_token(self) noexcept
    @cython.final
    cdef list_outcomes(self, Buffer actions)
    cpdef int sample_chance(self, Rng rng) except? -1
    cpdef resample(self, int seat, Rng rng)
    cpdef bint hides(self, int seat) except? -1
