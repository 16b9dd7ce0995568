cimport cython
from antiqua.games.concordia.board cimport Board
from antiqua.games.concordia.player cimport Player
from antiqua.kernel.bits cimport count_bits
from antiqua.kernel.evaluate cimport Evaluator
from antiqua.kernel.state cimport State

cdef int ARCHITECT, BRICK, BUILD, BUY_AS_CONSUL, BUY_AS_SENATOR, CHOOSE_PROVINCE, COLONIST
cdef int COLONISTS, COLONISTS_OF_A_KIND, COLONIST_INCOME, COLONIST_INCOME_EACH, COLONIST_INCOME_LEGACY
cdef int CONCORDIA_POINTS, CONSUL, COPY, DIPLOMAT, EMPTY, FARTHEST, FOOD, GODS, GOODS, HOUSES, INCOME_OR_PLACE
cdef int JUPITER, MAGNUS_BONUS, MARS, MASON, MERCATOR, MERCATOR_5, MERCURIUS, MINERVA, MOVE, NONE, PLACE, PLACES
cdef int PLAY, POINTS_PER_COLONIST, POINTS_PER_GOOD, PREFECT, PROVINCES, REFILL, ROLES, ROMA, ROUTES, SATURNUS
cdef int SENATOR, SLOTS, STORED, TOOL, TRADE, VESTA
cdef int ENOUGH, ENOUGH_GOODS, ENOUGH_ROOM, AT_ONCE, COLONIST_PRICE, ROWS, POINTS
cdef double EARLY_SPREAD, LATE_SPREAD, SOON, PER_VESTA_POINT, FAR
cdef int SCORE, TO_COME, WEALTH_SOON, WEALTH_LEFT, FIRST_GOOD, ROOM, PRODUCTION, COLONISTS_OUT, OPEN_PLACES
cdef int FIRST_OWN, FIRST_HAND, BUILD_READY, BUILD_LATER, BUILD_PENDING, BUY_READY, BUY_LATER, BUY_PENDING
cdef int PREFECT_READY, PREFECT_LATER, PREFECT_PENDING, SPECIALIST_READY, COLONIST_READY, COLONIST_PENDING, TRADE_PENDING
cdef int COPY_PENDING, MAGNUS, TO_MOVE, LAST_TURN
cdef int LEFT, ENDING, THREE, FOUR, FIVE, MONEY, OWN_HOUSES, IN_HAND, OWNED, FIRST_GOD, PER_GOD, MAKES
cdef int[5] PRICES
cdef int[5] MARKER_COINS
cdef int[14] SPECIALTY
cdef int[14] SPECIALIST_POINTS
cdef int[14] INCOME
cdef int[35] SLOT_GOODS
cdef int[7] SLOT_ANY
cdef int[5] BUILD_COINS
cdef int[25] BUILD_GOODS
cdef int[150] CARD_COST
cdef int[30] CARD_ROLE
cdef int[30] CARD_GOD
cdef unsigned int[6] GOD_CARDS
cdef unsigned int[5] WORKERS
cdef int[5] WORKER
cdef double[6] CARDS_IN_PLAY
cdef unsigned int[1974] REACHED

cdef class ConcordiaEvaluator(Evaluator):
    cdef double left, soon, coin, ready
    cdef unsigned int sold
    cdef double[6] many
    cdef double[5] workers
    cdef double[6] values
    cdef int[5] made
    cdef double[12] yields
    cdef int[12] units
    cdef double now, later
    cdef unsigned int provinces, sorts, ones, twos, fours
    cdef unsigned int[7] near
    cdef double[5] worth
    cdef int[5] rest
    cdef int[5] stock
    cdef int purse, buys, price, missing, kinds
    cdef unsigned int bought
    cdef bint payable
    @cython.locals(
        board=Board, me=Player, left=cython.double, soon=cython.double, gain=cython.double,
        senator=cython.bint, cards=cython.int,
    )
    cpdef features(self, State state, int seat, double[::1] out)
    @cython.final
    cdef int look_further(self, Board board, Player me, double[::1] out) except -1
    @cython.locals(board=Board)
    cpdef double spread(self, State state) except? -1
    @cython.locals(houses=cython.uint, both=cython.uint, player=Player)
    @cython.final
    cdef int look_at_course(self, Board board, int seat) except -1
    @cython.locals(houses=cython.uint, part=cython.double, each=cython.double)
    @cython.final
    cdef int look_at_houses(self, Board board, Player me) except -1
    @cython.locals(worth=cython.double)
    @cython.final
    cdef int look_at_wealth(self, Player me, double[::1] out) except -1
    @cython.final
    cdef int look_at_turn(self, Board board, int seat, double[::1] out) except -1
    @cython.final
    cdef void look_at_reach(self, Board board, Player me, int points) noexcept
    @cython.locals(
        here=cython.uint, sites=cython.uint, rest=cython.uint, provinces=cython.uint, kinds=cython.uint,
        gain=cython.double, most=cython.double, worth=cython.double,
    )
    @cython.final
    cdef double best_houses(self, Board board, Player me, int points, int after, int buys=*) noexcept
    @cython.final
    cdef int houses_in(self, int city) noexcept
    @cython.locals(cities=cython.uint)
    @cython.final
    cdef unsigned int price_houses(self, Board board) noexcept
    @cython.locals(worth=cython.double)
    @cython.final
    cdef double house(self, int good) noexcept
    @cython.locals(gain=cython.double, most=cython.double, worth=cython.double)
    @cython.final
    cdef double best_cards(self, Board board, Player me, bint senator, int cards, int after=*, int buys=*) noexcept
    @cython.final
    cdef bint price_card(self, int card, int slot, bint senator) noexcept
    @cython.final
    cdef void take_stock(self, Player me, int buys) noexcept
    @cython.final
    cdef void begin_price(self) noexcept
    @cython.final
    cdef void add_price(self, int good, int units) noexcept
    @cython.final
    cdef void take(self, int good, int units) noexcept
    @cython.locals(houses=cython.double, cards=cython.double)
    @cython.final
    cdef double best_trade(self, Board board, Player me) noexcept
    @cython.locals(worth=cython.double)
    @cython.final
    cdef double card(self, int card) noexcept
    @cython.locals(most=cython.double, worth=cython.double)
    @cython.final
    cdef double best_province(self, Board board, Player me, bint magnus) noexcept
    @cython.final
    cdef double work(self, Player me, int good) noexcept
    @cython.locals(each=cython.double, gain=cython.double)
    @cython.final
    cdef double best_colonists(self, Board board, Player me, bint income) noexcept
    @cython.locals(most=cython.double, gain=cython.double)
    @cython.final
    cdef double best_copy(self, Board board, Player me, int seat) noexcept

cdef bint has_turn(Board board, int seat) noexcept
