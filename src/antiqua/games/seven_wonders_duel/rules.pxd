cimport cython
from antiqua.games.seven_wonders_duel.board cimport Board, military_token
from antiqua.games.seven_wonders_duel.city cimport City
from antiqua.games.seven_wonders_duel.tables cimport Card, Layout, Token, Wonder
from antiqua.kernel.bits cimport members, nth_bit, subset
from antiqua.kernel.rng cimport Rng
from antiqua.kernel.state cimport Buffer, Encoder, State

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

cdef class Duel(Board):
    @cython.locals(new=Duel)
    cpdef State clone(self)
    cpdef list_actions(self, Buffer actions)
    cpdef perform(self, int action)
    cpdef bint may_be_forced(self) except? -1
    @cython.final
    cdef deal_tokens(self, int rank)
    @cython.final
    cdef deal_wonders(self, int rank)
    @cython.final
    cdef list_draft(self, Buffer actions)
    @cython.final
    cdef pick_wonder(self, int wonder)
    @cython.final
    cdef begin_age(self, int age)
    @cython.final
    cdef deal_next(self)
    @cython.final
    cdef deal_card(self, int card)
    @cython.final
    cdef list_turn(self, Buffer actions)
    @cython.final
    cdef use_card(self, int slot, int use)
    @cython.final
    cdef construct(self, Card card)
    @cython.final
    cdef discard(self, int card)
    @cython.final
    cdef go_on(self)
    @cython.final
    cdef reveal(self, int card)
    @cython.final
    cdef pay(self, int coins, int trade)
    @cython.final
    cdef gain(self, int coins, str why)
    @cython.final
    cdef fine(self, int seat, int coins, str why)
    @cython.final
    cdef build(self, Card card)
    @cython.final
    cdef construct_wonder(self, int place, int card)
    @cython.final
    cdef remove_last_wonder(self)
    @cython.final
    cdef destroy(self, int card)
    @cython.final
    cdef revive(self, int card)
    @cython.final
    cdef add_shields(self, int shields)
    @cython.final
    cdef use_military_token(self, int distance)
    @cython.final
    cdef check_science(self, int symbol)
    @cython.final
    cdef list_tokens(self, unsigned int tokens, Buffer actions)
    @cython.final
    cdef draw_library(self, int rank)
    @cython.final
    cdef take_token(self, int token)
    @cython.final
    cdef gain_token(self, City me, Token token)
    @cython.final
    cdef end_age(self)
    @cython.final
    cdef choose_who_begins(self)
    @cython.final
    cdef begin_with(self, int seat)
    @cython.final
    cdef end_game(self)
    @cython.final
    cdef finish(self, unsigned int winners, int ending)
