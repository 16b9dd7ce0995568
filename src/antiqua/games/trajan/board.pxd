cimport cython
from antiqua.games.trajan.mat cimport Mat
from antiqua.kernel.bits cimport count_bits
from antiqua.kernel.rng cimport Rng
from antiqua.kernel.state cimport Buffer, State

cdef int NONE, COLORS, KINDS, STACKS, TILES, SITES, PROVINCES, BONUSES, ICONS, TRAYS, PILE_LENGTH, LEFT, RIGHT
cdef int TO_BE_TURNED, CARD_POINTS, WORKER_POINTS, LEGIONNAIRE_POINTS, TILE_POINTS, CHOOSE_FIRST
cdef int DEAL_FORUM, DEAL_PROVINCE, DEAL_EXTRA, DEAL_SITE, DEAL_MARKER, REVEAL_TOP, DEAL_BONUS, TURN_UP
cdef int DRAW_CARD, DEAL_STACK, REVEAL_DEMAND, LAY_OUT, MEET_DEMANDS, CHOOSE_BONUS, GAME_OVER, MAIN
cdef int ANOTHER, IN_CARDS, IN_CAMPS, IN_TILES, IN_SETS, SCORED, CATEGORY_COUNT, RESHUFFLE, MOST_ALIKE
cdef int UNORDERED
cdef int CHANCE, OVER, PER_STACK, TWIN_STACK, TWIN_PLACE, ALL_CARDS
cdef int[12] CARDS_EACH
cdef int[17] TILE_COUNTS
cdef int[6] EXTRA_COUNTS
cdef int[3] DEMAND_COUNTS

cdef class Board(State):
    cdef readonly unsigned int options
    cdef readonly int first, quarter, time, crossings, resume, draws, fill, picks
    cdef readonly int source, taken, sown, low
    cdef readonly short[6] held
    cdef readonly int doing, mode, repeats, laid, laid_too, demand_seat, demand_icon
    cdef readonly bint unordered
    cdef readonly short[10] provinces
    cdef readonly short[17] forum
    cdef readonly short[17] forum_unseen
    cdef readonly int forum_left
    cdef readonly short[6] extras
    cdef readonly short[6] extras_unseen
    cdef readonly short[20] sites
    cdef readonly unsigned int sites_unseen
    cdef readonly short[6] tops
    cdef readonly short[6] stacks_unseen
    cdef readonly unsigned int bonus, bag
    cdef readonly short[3] demands
    cdef readonly short[3] demands_unseen
    cdef readonly short[12] deck
    cdef readonly int deck_size
    cdef readonly short[120] piles
    cdef readonly short[2] pile_sizes
    cdef readonly unsigned int gray_ships
    cdef readonly tuple ledger
    cdef readonly list[Mat] mats
    @cython.final
    cdef forget_turn(self)
    cdef copy_to(self, Board new)
    cpdef pack(self, Buffer numbers)
    @cython.final
    cdef pack_stocks(self, Buffer numbers)
    @cython.final
    cdef ask(self, int phase)
    cpdef bint draws_or_turns(self) except? -1
    cpdef int ranked(self, int rank) except? -1
    @cython.locals(first=Mat, second=Mat)
    cpdef bint outranks(self, int one, int other) except? -1
    @cython.locals(first=Mat, second=Mat)
    cpdef bint ahead(self, int one, int other) except? -1
    cpdef int doubled(self) except? -1
    cpdef int sowing_into(self) except? -1
    @cython.final
    cdef int below_tops(self) except? -1
    cpdef bint can_draw(self) except? -1
    @cython.final
    cdef reshuffle(self)
    @cython.locals(mat=Mat)
    @cython.final
    cdef draw_into_hand(self, int kind)
    @cython.locals(mat=Mat)
    @cython.final
    cdef show_from_hand(self, int kind)
    @cython.final
    cdef discard_to(self, int pile, int kind)
    @cython.final
    cdef int take_from(self, int pile) except? -1
    cpdef int pile_to_fill(self) except? -1
    @cython.final
    cdef int from_deck(self, int outcome) except? -1
    cpdef bint may_be_equal(self) except? -1
    cpdef int stack_to_turn(self) except? -1
    @cython.final
    cdef int list_odds(self, int* ways) except? -1
    @cython.final
    cdef void list_top_odds(self, int stack, int* ways) noexcept
    @cython.locals(ways=cython.int[24])
    @cython.final
    cdef int odds(self, int outcome) except? -1
    @cython.locals(ways=cython.int[24])
    @cython.final
    cdef list_outcomes(self, Buffer actions)
    @cython.locals(ways=cython.int[24])
    cpdef int sample_chance(self, Rng rng) except? -1
    @cython.final
    cdef bint chance_may_be_forced(self) except? -1
    cpdef resample(self, int seat, Rng rng)
    @cython.final
    cdef int collect(self, Mat mat) except? -1
    @cython.final
    cdef int deal_anew(self, Mat mat, int left, Rng rng) except? -1
    @cython.locals(mat=Mat)
    @cython.final
    cdef deal_by_ledger(self, int seat, Rng rng)
    @cython.locals(mat=Mat)
    @cython.final
    cdef score_points(self, int seat, int category, int points)
    @cython.locals(mat=Mat)
    cpdef int running_points(self, int seat) except? -1
    @cython.locals(mat=Mat)
    cpdef int points_for(self, int seat, int category) except? -1
