cimport cython
from antiqua.games.stone_age.tables cimport Building
from antiqua.games.stone_age.tribe cimport Tribe
from antiqua.kernel.bits cimport count_bits
from antiqua.kernel.rng cimport Rng
from antiqua.kernel.state cimport Buffer, State

cdef int KINDS, RIVER, TOOL_MAKER, HUT, FIELD, FIRST_SPACE, FIRST_STACK, CARD_COUNT, BUILDING_COUNT
cdef int SPACES, STACK_PLACES, VILLAGE, FACES, FARMER, MAKER, BUILDER, SHAMAN, NONE, MOST_PEOPLE
cdef int MOST_AGRICULTURE, MOST_TOOLS, STACK_SIZE, RINGS, ANY_AMOUNT, FIXED, CHOICE, CHOOSE_START, DEAL_CARD
cdef int TURN_BUILDING, ROLL, ROLL_ITEMS, PLACE, BUY, BUILD, FEED, GAME_OVER, REDEEM, PAY, DECLINE, CONSTRUCT
cdef int ENOUGH, STARVE, UNSEEN, OWNED_BY, ON_TRACK, IN_CULTURE, IN_FARMERS, IN_MAKERS, IN_BUILDERS, IN_SHAMANS, IN_RESOURCES
cdef int RANDOM_SEAT, OPTION_COUNT, OPT_START, OPT_SUPPLY, OPT_FUTILE, OPT_HUNT
cdef int CHANCE, OVER, SIDES
cdef unsigned int BY_DECLINE, BY_CONSTRUCT, BY_ENOUGH, BY_STARVE, BY_REDEEM
cdef list[Building] BUILDINGS
cdef int[5] STACKS
cdef int[5] VILLAGE_LIMIT
cdef int[5] CROWD_LIMIT
cdef int[5] ITEM_DICE
cdef int[16] FIRST_PLACEMENT
cdef int[11] POWERS
cdef int[12] SUPPLY
cdef int[9] SET_POINTS
cdef int[8] COUNT_OF_THREE
cdef int[36] SYMBOL
cdef int[36] SPECIALIST
cdef int[36] FIGURES
cdef int[64] BIT_OF
cdef unsigned long long DE_BRUIJN, ONE

cdef class Board(State):
    cdef readonly int[8] options
    cdef readonly int start, round, buyer, after, taken, spot
    cdef readonly int[4] paid
    cdef readonly int pay_from, missing, rolling, dice, total, tool_from
    cdef readonly int[6] items
    cdef readonly int[4] display
    cdef readonly int[4] tops
    cdef readonly int[4] left
    cdef readonly int deck, extra
    cdef readonly short[36] card_at
    cdef readonly short[28] building_at
    cdef readonly int[5] rings
    cdef readonly int[5] crowd
    cdef readonly unsigned int occupied
    cdef Tribe first, second, third, fourth, me
    cdef copy_to(self, Board new)
    cpdef pack(self, Buffer numbers)
    @cython.locals(tribe=Tribe)
    cdef recount(self)
    @cython.final
    cdef Tribe tribe(self, int seat)
    @cython.final
    cdef void turn_to(self, int seat) noexcept
    cpdef int stacks(self) noexcept
    @cython.final
    cdef void ask(self, int phase) noexcept
    @cython.final
    cdef int room(self, Tribe tribe, int place) noexcept
    @cython.final
    cdef unsigned int open_spots(self, Tribe tribe) noexcept
    @cython.final
    cdef bint can_place(self, Tribe tribe) noexcept
    @cython.final
    cdef bint one_placement(self, Tribe tribe) noexcept
    @cython.final
    cdef int placements(self, Tribe tribe) noexcept
    cpdef bint may_place(self, int seat, int place) noexcept
    @cython.final
    cdef list_placements(self, Buffer actions)
    cpdef int in_bank(self, int kind) noexcept
    @cython.final
    cdef int price(self) noexcept
    cpdef unsigned int payable(self) noexcept
    @cython.locals(ways=cython.uint)
    @cython.final
    cdef unsigned int ways_to_pay(self) noexcept
    cpdef tuple payment(self)
    @cython.final
    cdef int given(self) noexcept
    @cython.final
    cdef unsigned int kinds_paid(self) noexcept
    cpdef int last_paid(self) noexcept
    @cython.final
    cdef bint affords(self, Building building) noexcept
    @cython.locals(ways=cython.uint)
    @cython.final
    cdef list_payments(self, Buffer actions)
    @cython.locals(ways=cython.uint)
    @cython.final
    cdef bint payment_is_forced(self) noexcept
    @cython.final
    cdef bint is_open(self) noexcept
    @cython.final
    cdef bint fixed_affordable(self) noexcept
    cpdef int points_for(self, int seat, int category) except? -1
    @cython.locals(points=cython.int[7], cards=cython.ulonglong)
    cpdef int seen_points(self, int seat, int category, int unknown) except? -1
    @cython.locals(points=cython.int[7])
    cpdef int score(self, int seat) except? -1
    @cython.locals(figures=cython.int[4])
    @cython.final
    cdef void list_points(self, int seat, unsigned long long cards, int* points) noexcept
    @cython.final
    cdef unsigned long long cards_at(self, int place) noexcept
    @cython.final
    cdef unsigned long long buildings_at(self, int place) noexcept
    @cython.final
    cdef int unredeemed(self, Tribe tribe) noexcept
    cpdef int turning(self) noexcept
    @cython.final
    cdef int unseen_buildings(self) noexcept
    @cython.final
    cdef list_outcomes(self, Buffer actions)
    cpdef int sample_chance(self, Rng rng) except? -1
    cpdef int hidden_from(self, int seat) noexcept
    cpdef resample(self, int seat, Rng rng)
    cpdef bint hides(self, int seat) except? -1

cdef int nth_unseen(short* places, int n) noexcept
@cython.locals(found=cython.ulonglong, bit=cython.ulonglong)
cdef unsigned long long members_at(short* where, int count, int place) noexcept
