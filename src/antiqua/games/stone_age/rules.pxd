cimport cython
from antiqua.games.stone_age.board cimport Board
from antiqua.games.stone_age.tables cimport Building, Card
from antiqua.games.stone_age.tribe cimport Tribe
from antiqua.kernel.bits cimport members
from antiqua.kernel.state cimport Buffer, State

cdef int FOOD, KINDS, RIVER, TOOL_MAKER, HUT, FIRST_SPACE, FIRST_STACK, SPACES, FACES, TOOL_ITEM
cdef int AGRICULTURE_ITEM, NONE, MOST_PEOPLE, MOST_AGRICULTURE, TOOL_SLOTS, MOST_TOOLS, MOST_TOOL_VALUE, PENALTY
cdef int LARGE_TOOLS, DICE_ITEMS, GIVES_FOOD, GIVES_RESOURCE, ROLLS_RESOURCE, GIVES_POINTS, GIVES_TOOL
cdef int GIVES_AGRICULTURE, EXTRA_CARD, ONE_USE_TOOL, ANY_RESOURCES, FIXED, TWO_RESOURCES, CHOOSE_START
cdef int DEAL_CARD, TURN_BUILDING, ROLL, ROLL_ITEMS, DRAW_CARD, PLACE, ACT, TOOLS, BUY, BUILD, FEED, TAKE, PICK
cdef int GAME_OVER, RESOLVE, REDEEM, PAY, DECLINE, CONSTRUCT, ENOUGH, STARVE, USE_TOOL, GATHER, TAKE_RESOURCE
cdef int PICK_ITEM, OPEN_TO_ALL, OWNED_BY, BUILDINGS_OUT, CARDS_OUT, SEQUENTIAL, OPT_TIE, OPT_REFRESH, OPT_TILES
cdef int OPT_IMMEDIATE
cdef list[Card] CARDS
cdef list[Building] BUILDINGS
cdef list GOODS
cdef int[5] VALUES
cdef int[3] ONE_USE
cdef int[5] STACKS
cdef int[49] PLACEMENT_PLACE
cdef int[49] PLACEMENT_FIGURES
cdef int[5] ITEM_DICE

cdef class StoneAge(Board):
    @cython.locals(new=StoneAge)
    cpdef State clone(self)
    cpdef list_actions(self, Buffer actions)
    cpdef perform(self, int action)
    @cython.locals(place=cython.int)
    cpdef int subject(self, int action) except? -1
    cpdef bint may_be_forced(self) except? -1
    @cython.final
    cdef choose_start(self, int seat)
    @cython.final
    cdef deal_next(self)
    @cython.final
    cdef deal_card(self, int card)
    @cython.final
    cdef turn_building(self, int building)
    @cython.final
    cdef begin_round(self)
    @cython.final
    cdef place(self, int place, int figures)
    @cython.final
    cdef int next_seat(self, int seat) noexcept
    cpdef go_on_placing(self)
    cpdef go_on(self)
    @cython.final
    cdef list_places(self, Buffer actions)
    @cython.final
    cdef resolve(self, int place)
    @cython.final
    cdef gain_person(self, Tribe tribe)
    @cython.final
    cdef gain_agriculture(self, int seat)
    @cython.final
    cdef gain_tool(self, int seat)
    @cython.final
    cdef gain_food(self, Tribe tribe, int amount, str why)
    @cython.final
    cdef gain_resource(self, int seat, int kind, int amount, str why)
    @cython.final
    cdef roll_for(self, int good, int dice)
    @cython.final
    cdef roll(self, int total)
    @cython.final
    cdef ask_for_tools(self, int first)
    @cython.final
    cdef list_tools(self, Buffer actions)
    @cython.final
    cdef use_tool(self, int item)
    @cython.final
    cdef gather(self)
    @cython.final
    cdef pay(self, int kind)
    @cython.final
    cdef clear_payment(self)
    @cython.final
    cdef decline(self)
    @cython.final
    cdef take_card(self)
    @cython.final
    cdef construct(self)
    @cython.final
    cdef build(self)
    @cython.final
    cdef use_card(self, Card card)
    @cython.final
    cdef gain_points(self, Tribe tribe, int points)
    @cython.final
    cdef roll_items(self, int rank)
    @cython.final
    cdef pick_item(self, int face)
    @cython.final
    cdef draw_card(self, int card)
    @cython.final
    cdef redeem(self, int after)
    @cython.final
    cdef list_resources(self, Buffer actions)
    @cython.final
    cdef take_resource(self, int kind)
    @cython.final
    cdef feed(self)
    @cython.final
    cdef fed(self, int food)
    @cython.final
    cdef starve(self)
    @cython.final
    cdef feed_next(self)
    @cython.final
    cdef end_round(self)
    @cython.final
    cdef slide_cards(self)
    @cython.final
    cdef finish(self, int ending)
    @cython.final
    cdef int compare(self, int seat, int other) except? -1000000
    @cython.final
    cdef perform_payment(self, int action)
    cpdef begin_feeding(self, int seat)
    cpdef bint no_tool_for(self, int seat) noexcept
    cpdef unsigned int best_seats(self) except? 0
