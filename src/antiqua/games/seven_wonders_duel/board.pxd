cimport cython
from antiqua.games.seven_wonders_duel.city cimport City
from antiqua.games.seven_wonders_duel.tables cimport Card, Layout, Wonder
from antiqua.kernel.bits cimport choose, count_bits, nth_bit, subset
from antiqua.kernel.rng cimport Rng
from antiqua.kernel.state cimport Buffer, State

cdef int BLUE, GREEN, YELLOW, SLOTS, CARD_COUNT, WONDER_COUNT, TOKEN_COUNT, FIRST_GUILD, GUILD_COUNT, NONE
cdef int TOKENS_ON_BOARD, GROUP_SIZE, GUILDS_IN_PLAY, LIBRARY_DRAW, COINS_PER_POINT, DEAL_TOKENS
cdef int DEAL_WONDERS, DEAL_CARD, DEAL_BACK, REVEAL_CARD, DRAW_LIBRARY, DRAFT, LIBRARY, GAME_OVER
cdef int PICK_CARD, AGE_BACK, GUILD_BACK, UNSEEN, LAID_OUT, BUILT_BY, DISCARDED, EMPTY, FACE_DOWN
cdef int FACE_DOWN_GUILD, IN_BLUE, IN_GREEN, IN_YELLOW, IN_PURPLE, IN_WONDERS, IN_TOKENS, IN_COINS, IN_MILITARY, DRAFTED
cdef int LAST_PLAYER_CHOOSES
cdef unsigned int ALL_WONDERS, ALL_TOKENS
cdef int CHANCE, OVER
cdef list[Card] CARDS
cdef list[Wonder] WONDERS
cdef list[Layout] LAYOUTS
cdef int[10] ZONE_POINTS

cdef class Board(State):
    cdef readonly int wonders_option, tie_option, age
    cdef readonly bint again
    cdef readonly int pawn
    cdef readonly unsigned int military_tokens, board_tokens, drawn_tokens, undealt_wonders, group
    cdef readonly int picks
    cdef readonly Layout layout
    cdef readonly short[20] slots
    cdef readonly unsigned int present, available, uncovered
    cdef readonly int dealt, guilds_to_deal, turning
    cdef readonly unsigned int unseen, unseen_guilds
    cdef readonly short[73] where
    cdef readonly short[12] tucked
    cdef readonly int destroys
    cdef readonly City first, second
    cdef int copy_to(self, Board new) except -1
    @cython.locals(city=City)
    cpdef pack(self, Buffer numbers)
    cdef restore_layout(self)
    @cython.final
    cdef City city(self, int seat)
    @cython.final
    cdef int ask(self, int phase) except -1
    @cython.final
    cdef int lay_back(self, int back) except -1
    @cython.final
    cdef int turn_up(self, int card) except -1
    @cython.final
    cdef int take_from_layout(self, int slot) noexcept
    cpdef int unit_price(self, int seat, int good) except? -1
    @cython.final
    cdef int larger_count(self, Card guild) noexcept
    @cython.final
    cdef bint any_discarded(self) noexcept
    @cython.final
    cdef int list_cards_at(self, int place, int color, Buffer actions) except -1
    @cython.locals(points=cython.int[8])
    cpdef int points_for(self, int seat, int category) except? -1
    @cython.locals(points=cython.int[8])
    cpdef int score(self, int seat) except? -1
    @cython.final
    cdef void list_points(self, int seat, int* points) noexcept
    @cython.final
    cdef int guild_points(self, City me) noexcept
    cpdef unsigned int boxed_tokens(self) except? 0
    @cython.final
    cdef int outcomes(self) noexcept
    @cython.final
    cdef int age_card_odds(self) noexcept
    @cython.final
    cdef int guild_odds(self) noexcept
    @cython.final
    cdef int list_unseen(self, Buffer actions) except -1
    cpdef int sample_chance(self, Rng rng) except? -1
    cpdef resample(self, int seat, Rng rng)
    cpdef bint hides(self, int seat) except? -1

cdef int draw(unsigned int unseen, int cards, Rng rng) except? -1
cpdef unsigned int military_token(int seat, int distance) except? 0
