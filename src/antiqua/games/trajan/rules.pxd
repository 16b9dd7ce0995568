cimport cython
from antiqua.games.trajan.actions cimport Actions
from antiqua.games.trajan.mat cimport Mat
from antiqua.games.trajan.tables cimport TrajanTile
from antiqua.kernel.bits cimport count_bits, members
from antiqua.kernel.state cimport Buffer, State

cdef int NONE, COLORS, TRAYS, TILES, SITES, PROVINCES, ICONS, CONSTRUCTION, CENTRE
cdef int SENATE_TILES, DEMAND_TILE, WILD_DEMAND, WILD_EXTRA, EXTRA, MARKERS, START_CARDS, START_TILES
cdef int YELLOW_SPACES, BONUS_SPACES, DEMANDS_PER_QUARTER, QUARTERS, REPEATS, REPEATS_COVERED
cdef int DRAW_CARDS, ADD_WORKERS, ADD_LEGIONNAIRES, PLUS_TWO, DEMAND, DEAL_FORUM, DEAL_PROVINCE
cdef int DEAL_EXTRA, DEAL_SITE, DEAL_MARKER, REVEAL_TOP, DEAL_BONUS, TURN_UP, DRAW_CARD, DEAL_STACK
cdef int REVEAL_DEMAND, LAY_OUT, PICK_CARD, PICK_STACK, CHOOSE_TRAY, SOW, COVER_SPACE, ACT, LAID_ONE
cdef int LAID_TWO, DISCARD_CARD, OFFER_EXTRA, MEET_DEMANDS, CHOOSE_BONUS, GAME_OVER, SET_UP_CARDS
cdef int SET_UP_TILES, DO_ACTION, DONE, DISCARDING, MAIN, BONUS, REPEAT, REPEAT_BONUS, TRAY, COLOR
cdef int STACK, COVER, PASS, DRAW, TAKE_CARD, LAY, PLAY, DISCARD, TAKE_TILE, SPEND, SPEND_WILD, MEET
cdef int TAKE_BONUS, IN_TRAJAN, IN_DEMANDS, BY_POINTS, BY_SENATE, BY_VOTES, RESTACK_BY_POINTS
cdef int REMOVE_PROVINCE_SENATE, FINAL_VOTES, FORUM_FIRST, NO_EXTRA_AFTER_BONUS, FLOOR_ZERO
cdef int RANDOM_TRAYS, DEAL_CARDS, RANDOM_TILES
cdef int PER_STACK
cdef list[TrajanTile] TRAJAN_TILES
cdef int[5] TIME_SPACES
cdef int[5] GREEN_SPACES
cdef int[3] START_SLOTS
cdef int[4] PENALTY

cdef class Trajan(Actions):
    @cython.locals(new=Trajan)
    cpdef State clone(self)
    @cython.final
    cdef choose_first(self, int seat)
    @cython.final
    cdef fill_next(self)
    cpdef int province_to_fill(self) except? -1
    @cython.locals(mat=Mat)
    @cython.final
    cdef bint needs_tile(self, int province) except? -1
    @cython.final
    cdef deal_tile(self, int tile)
    @cython.final
    cdef deal_extra(self, int action)
    @cython.final
    cdef deal_site(self, int tile)
    cpdef int site_to_fill(self) except? -1
    @cython.final
    cdef lay_out_next(self)
    @cython.final
    cdef turn_tops(self)
    @cython.final
    cdef reveal_top(self, int place)
    @cython.final
    cdef deal_bonus_next(self)
    @cython.locals(mat=Mat)
    @cython.final
    cdef deal_bonus(self, int tile)
    @cython.final
    cdef pick_card_next(self)
    @cython.final
    cdef pick_card(self, int action)
    @cython.final
    cdef pick_tile_next(self)
    @cython.final
    cdef pick_tile(self, int stack)
    @cython.final
    cdef begin_turn(self)
    @cython.locals(mat=Mat)
    @cython.final
    cdef list_trays(self, Buffer actions)
    @cython.locals(mat=Mat)
    @cython.final
    cdef choose_tray(self, int tray)
    @cython.final
    cdef bint is_second(self) except? -1
    @cython.final
    cdef bint is_first_of_two(self) except? -1
    @cython.final
    cdef list_colors(self, Buffer actions)
    @cython.final
    cdef sow(self, int color)
    @cython.final
    cdef deal_marker(self, int color)
    @cython.locals(mat=Mat)
    @cython.final
    cdef end_sowing(self)
    @cython.final
    cdef complete(self, Mat mat, TrajanTile tile)
    @cython.locals(mat=Mat)
    @cython.final
    cdef list_uncovered(self, Buffer actions)
    @cython.locals(mat=Mat)
    @cython.final
    cdef cover(self, int action)
    @cython.final
    cdef begin_action(self)
    @cython.final
    cdef do_action(self, int action)
    @cython.final
    cdef do_seaport(self, int action)
    @cython.final
    cdef discard_drawn(self, int kind, int pile)
    @cython.final
    cdef performed(self, int bonus)
    @cython.final
    cdef pass_action(self)
    @cython.locals(mat=Mat)
    @cython.final
    cdef offer(self)
    @cython.final
    cdef offer_for_construction(self)
    @cython.locals(mat=Mat)
    @cython.final
    cdef list_offer(self, Buffer actions)
    @cython.locals(mat=Mat)
    @cython.final
    cdef answer_offer(self, int action)
    @cython.final
    cdef repeat(self)
    @cython.final
    cdef resume_construction(self)
    @cython.final
    cdef go_on(self)
    @cython.final
    cdef end_turn(self)
    @cython.final
    cdef end_rounds(self)
    @cython.final
    cdef reveal_demand(self, int icon)
    @cython.final
    cdef end_quarter(self)
    @cython.final
    cdef next_demands(self)
    @cython.final
    cdef int need(self, Mat mat, int icon) except? -1
    @cython.final
    cdef use_needed_wilds(self, Mat mat)
    @cython.locals(mat=Mat)
    cpdef int replaceable(self) except? -1
    @cython.final
    cdef meet_next(self)
    @cython.locals(mat=Mat)
    @cython.final
    cdef spend_on_demand(self, int wilds)
    @cython.final
    cdef list_bonus(self, Buffer actions)
    @cython.locals(first=Mat, second=Mat)
    @cython.final
    cdef take_bonus(self, int tile)
    @cython.locals(heights=cython.int[4], mat=Mat)
    @cython.final
    cdef restack(self)
    @cython.final
    cdef bint stacks_above(self, int one, int other) except? -1
    @cython.locals(mat=Mat)
    @cython.final
    cdef clear(self)
    @cython.final
    cdef begin_quarter(self)
    @cython.final
    cdef end_game(self)
    cpdef list_actions(self, Buffer actions)
    cpdef bint may_be_forced(self) except? -1
    @cython.final
    cdef bint single_color(self) except? -1
    cpdef perform(self, int action)
    @cython.final
    cdef happen(self, int outcome)
