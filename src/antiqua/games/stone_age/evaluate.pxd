cimport cython
from antiqua.games.stone_age.board cimport Board
from antiqua.games.stone_age.tribe cimport Tribe
from antiqua.kernel.bits cimport count_bits
from antiqua.kernel.evaluate cimport Evaluator
from antiqua.kernel.state cimport State

cdef int FOOD, KINDS, RIVER, TOOL_MAKER, HUT, FIELD, FIRST_SPACE, FIRST_STACK, CARD_COUNT, SPACES, SPECIALISTS
cdef int FARMER, MAKER, BUILDER, SHAMAN, NONE, MOST_PEOPLE, MOST_AGRICULTURE, MOST_TOOLS, TOOL_SLOTS
cdef int MOST_TOOL_VALUE, ANY_AMOUNT, DICE_ITEMS, GIVES_FOOD, GIVES_RESOURCE, ROLLS_RESOURCE, GIVES_POINTS
cdef int GIVES_TOOL, GIVES_AGRICULTURE, EXTRA_CARD, ONE_USE_TOOL, ANY_RESOURCES, FIXED, CHOICE, ONE_USE_COUNT
cdef int CHOOSE_START, DEAL_CARD, ROLL, ROLL_ITEMS, DRAW_CARD, PLACE, TOOLS, TAKE, PICK, OWNED_BY, ROW
cdef int[5] STACKS
cdef int[5] VALUES
cdef int[36] CULTURE
cdef int[36] SPECIALIST
cdef int[36] FIGURES
cdef int[36] EFFECT
cdef int[36] AMOUNT
cdef int[36] RESOURCE
cdef int[36] DICE
cdef int[3] ONE_USE_VALUE
cdef int[28] KIND
cdef int[112] COST
cdef int[28] POINTS
cdef int[28] MOST
cdef int[28] KINDS_WANTED
cdef double[55] MEAN
cdef double[5] CARDS_A_ROUND
cdef double[4] GROWTH
cdef double TILES_A_ROUND, LAST_CARDS, MOST_ROUNDS, SHORTEST, SPENT_A_ROUND, EARLY_SPREAD, LATE_SPREAD, HOPED
cdef double HOPED_KIND, HOPED_FOOD, HUNGER, BUILDINGS_CAP, PIP, PIP_LATER, PIP_LAST, PIP_ONCE
cdef int SCORE, CULTURE_SETS, SPECIALIST_POINTS, SYMBOLS, FIRST_GROWTH, FIRST_STOCK, STOCK_KINDS, STOCK_ALL
cdef int LACKING, STARVING, PEOPLE, AGRICULTURE, TOOL_SUM, BUILT, HAND, ANY_HAND, READY, ONE_USE, TWO, ITEMS, EXTRA
cdef int TO_MOVE, STARTS_NEXT
cdef int ROUNDS, PLACING, THREE, FOUR, PEOPLE_THEN, AGRICULTURE_THEN, TOOLS_THEN, BUILDINGS_THEN, FOOD_THEN, FIRST_SET
cdef int SECOND_SET, FIRST_FIGURES, CARDS_TO_COME, LEAST_STACK

cdef class StoneAgeEvaluator(Evaluator):
    cdef double[4] stock
    cdef double[4] figures
    cdef double food, people, agriculture, tools, points, buildings, first_set, second_set, ready, once, two
    cdef double items, extra
    cdef unsigned int symbols
    cdef bint gathers
    @cython.locals(board=Board, tribe=Tribe, placing=cython.bint, mine=cython.bint, feeding=cython.bint,
        rounds=cython.double, hand=cython.double, need=cython.double, hope=cython.double, total=cython.double,
        useful=cython.double, left=cython.int, low=cython.int)
    cpdef features(self, State state, int seat, double[::1] out)
    @cython.locals(least=cython.int)
    @cython.final
    cdef int look_further(self, Board board, double rounds, bint placing, double[::1] out) except -1
    @cython.locals(board=Board, rounds=cython.double)
    cpdef double spread(self, State state) except? -1
    @cython.final
    cdef void take_stock(self, Board board, Tribe tribe, int seat) noexcept
    @cython.final
    @cython.locals(culture=cython.int)
    cdef void lower_half(self, int card, double part) noexcept
    @cython.final
    @cython.locals(effect=cython.int, amount=cython.double)
    cdef void upper_half(self, int card, double part) noexcept
    @cython.final
    @cython.locals(phase=cython.int, given=cython.int)
    cdef void finish_pending(self, Board board, Tribe tribe, double rounds) noexcept
    @cython.final
    cdef void gain(self, int good, double amount) noexcept
    @cython.final
    @cython.locals(value=cython.int, price=cython.double, low=cython.int, high=cython.int, highs=cython.int,
        lows=cython.int, best=cython.double, most=cython.int, tiles=cython.int, spent=cython.int, once=cython.int,
        pips=cython.int, count=cython.int, worth=cython.double, cards=cython.int, more=cython.int, less=cython.int)
    cdef void use_tools(self, Board board, Tribe tribe, double rounds) noexcept
    @cython.final
    @cython.locals(phase=cython.int, spots=cython.uint, stacks=cython.int)
    cdef void finish_round(self, Board board, Tribe tribe, double hand) noexcept
    @cython.final
    @cython.locals(paid=cython.double)
    cdef void spend(self, int first, double price) noexcept
    @cython.final
    @cython.locals(there=cython.double, part=cython.double)
    cdef void buy(self, int card, int price, int first, double hope) noexcept
    @cython.final
    @cython.locals(first=cython.int, given=cython.int, kinds=cython.uint, value=cython.int)
    cdef void build(self, Board board, int building, bint begun, double hand) noexcept
    @cython.final
    @cython.locals(part=cython.double, lack=cython.double, taken=cython.double)
    cdef void build_fixed(self, int building, double hope) noexcept
    @cython.final
    @cython.locals(chosen=cython.int, lack=cython.double, there=cython.double, best=cython.int, most=cython.double,
        amount=cython.double, part=cython.double, points=cython.double, left=cython.double, paid=cython.double,
        kind=cython.int)
    cdef void build_choice(self, int first, unsigned int begun, int rest, int more, int value, double hand) noexcept
    @cython.final
    @cython.locals(points=cython.double, left=cython.double, paid=cython.double, kind=cython.int)
    cdef void build_open(self, int first, int rest, int given, int value) noexcept
    @cython.final
    @cython.locals(there=cython.double)
    cdef double hunger(self, double missing) noexcept

cdef bint is_placing(Board board) noexcept
@cython.locals(part=cython.double, hand=cython.int, people=cython.int, tribe=Tribe, cards=cython.double,
    place=cython.int, rate=cython.double, rounds=cython.double, tiles=cython.double)
cdef double rounds_left(Board board, bint placing) noexcept
@cython.locals(more=cython.double)
cdef double growth(int specialist, double most, double rounds) noexcept
cdef int next_start(Board board) noexcept
@cython.locals(players=cython.int)
cdef bint after_active(Board board, int seat) noexcept
@cython.locals(seat=cython.int)
cdef bint has_to_pick(Board board, Tribe tribe) noexcept
