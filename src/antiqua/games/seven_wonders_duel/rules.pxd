cimport cython
from antiqua.games.seven_wonders_duel.board cimport Board, military_token
from antiqua.games.seven_wonders_duel.city cimport City
from antiqua.games.seven_wonders_duel.tables cimport Card, Layout, Token, Wonder
from antiqua.kernel.bits cimport members, nth_bit, subset
from antiqua.kernel.rng cimport Rng
from antiqua.kernel.state cimport Buffer, State

cdef int BLUE, YELLOW, SLOTS, WONDER_COUNT, TOKEN_COUNT, FIRST_GUILD, GUILD_COUNT, NONE, ECONOMY, STRATEGY
cdef int THEOLOGY, URBANISM, CAPITAL, TOKENS_ON_BOARD, GROUP_SIZE, WONDERS_LIMIT, GUILDS_IN_PLAY
cdef int LIBRARY_DRAW, DISCARD_INCOME, SYMBOLS_TO_WIN, STRATEGY_SHIELDS, URBANISM_COINS, DEAL_TOKENS
cdef int DEAL_WONDERS, DEAL_CARD, DEAL_BACK, REVEAL_CARD, DRAW_LIBRARY, DRAFT, PLAY, PROGRESS, LIBRARY
cdef int REVIVE, DESTROY, STARTER, GAME_OVER, RESOLVED, CONSTRUCT, DISCARD, BUILD_WONDER, USES, PICK_WONDER
cdef int TAKE_TOKEN, PICK_CARD, BEGIN, AGE_BACK, GUILD_BACK, BUILT_BY, DISCARDED, TUCKED, MILITARY
cdef int SCIENTIFIC, CIVILIAN, CIVILIAN_BLUE, SHARED, DRAFTED, LAST_PLAYER_STARTS
cdef unsigned int ALL_SLOTS, ALL_TOKENS
cdef list[Card] CARDS
cdef list[Wonder] WONDERS
cdef list[Token] TOKENS
cdef list[Layout] LAYOUTS
cdef int[8] DRAFT_ORDER
cdef int[10] ZONE_TOKEN
cdef unsigned long long DE_BRUIJN
cdef int[64] BIT_OF

cdef class Duel(Board):
    @cython.locals(new=Duel)
    cpdef State clone(self)
    cpdef list_actions(self, Buffer actions)
    cpdef perform(self, int action)
    cpdef int subject(self, int action) except? -1
    cpdef bint may_be_forced(self) except? -1
    @cython.final
    cdef deal_tokens(self, int rank)
    @cython.final
    cdef int deal_wonders(self, int rank) except -1
    @cython.final
    cdef int list_draft(self, Buffer actions) except -1
    @cython.final
    cdef int pick_wonder(self, int wonder) except -1
    @cython.final
    cdef int begin_age(self, int age) except -1
    @cython.final
    cdef deal_next(self)
    @cython.final
    cdef int deal_card(self, int card) except -1
    @cython.final
    @cython.locals(available=cython.ulonglong, lowest=cython.ulonglong, uses=cython.int[4], count=cython.int)
    cdef int list_turn(self, Buffer actions) except -1
    @cython.final
    cdef int use_card(self, int slot, int use) except -1
    @cython.final
    cdef int construct(self, Card card) except -1
    @cython.final
    cdef int discard(self, int card) except -1
    @cython.final
    cdef go_on(self)
    @cython.final
    cdef int reveal(self, int card) except -1
    @cython.final
    cdef int pay(self, int coins, int trade) except -1
    @cython.final
    cdef int gain(self, int coins, str why) except -1
    @cython.final
    cdef int fine(self, int seat, int coins, str why) except -1
    @cython.final
    cdef int build(self, Card card) except -1
    @cython.final
    cdef construct_wonder(self, int place, int card)
    @cython.final
    cdef remove_last_wonder(self)
    @cython.final
    cdef int destroy(self, int card) except -1
    @cython.final
    cdef int revive(self, int card) except -1
    @cython.final
    cdef add_shields(self, int shields)
    @cython.final
    cdef int use_military_token(self, int distance) except -1
    @cython.final
    cdef int check_science(self, int symbol) except -1
    @cython.final
    cdef int list_tokens(self, unsigned int tokens, Buffer actions) except -1
    @cython.final
    cdef int draw_library(self, int rank) except -1
    @cython.final
    cdef int take_token(self, int token) except -1
    @cython.final
    cdef int gain_token(self, City me, Token token) except -1
    @cython.final
    cdef int end_age(self) except -1
    @cython.final
    cdef int choose_who_begins(self) except -1
    @cython.final
    cdef int begin_with(self, int seat) except -1
    @cython.final
    cdef int end_game(self) except -1
    @cython.final
    cdef int finish(self, unsigned int winners, int ending) except -1
