cimport cython
from antiqua.games.concordia.board cimport Board
from antiqua.games.concordia.player cimport Player
from antiqua.games.concordia.tables cimport Card, Good
from antiqua.kernel.bits cimport count_bits
from antiqua.kernel.state cimport Buffer, State

cdef int ANY_CITY, ARCHITECT, BUILD, BUILD_IN, BUYS, BUY_AS_CONSUL, BUY_AS_SENATOR, BUY_CARD, BUY_GOODS
cdef int BY_CARDS, BY_HOUSES, CASH, CASH_FORBIDDEN, CASH_OPTION, CHOOSE_PROVINCE, CITIES, COLONIST
cdef int COLONISTS, COLONISTS_OF_A_KIND, COLONIST_INCOME, COLONIST_INCOME_EACH, COLONIST_INCOME_LEGACY
cdef int CONSUL, COPY, COPY_ROLE, DEAL_CARD, DEAL_TOKEN, DIPLOMAT, DONE, DRAW_STARTER, EMPTY, FARTHEST
cdef int FIRST_PLACE_COINS, FREE_CARDS, GAME_OVER, GIVEN_STARTER, GOODS, HOUSES, INCOME_OR_PLACE
cdef int INTERMEDIATE_OPTION, KEEP, KEEP_GOOD, KINDS, LAND, MAGNUS_BONUS, MERCATOR, MERCATOR_5, MOVE
cdef int MOVE_TO, NONE, NO_CHOICE, OF_A_KIND, PLACE, PLACEMENT_OPTION, PLACES, PLACE_AT, PLAY
cdef int PLAY_ROLE, PREFECT, PRODUCE, PROVINCES, REFILL, ROLES, ROMA, SEA, SECOND_PLACE_COINS, SELL
cdef int SENATOR, SLOTS, SPACES, STARTER_OPTION, STORED, TAKE_INCOME, TRADE, TRIBUNE, TRIBUNE_COLONIST
cdef list[Card] CARDS
cdef int[5] START_MONEY
cdef list[Good] GOOD_LIST
cdef int[5] PRICES
cdef int[14] INCOME
cdef int[14] SPECIALTY
cdef int[35] SLOT_GOODS
cdef int[7] SLOT_ANY

cdef class Concordia(Board):
    @cython.locals(new=Concordia)
    cpdef State clone(self)
    cpdef list_actions(self, Buffer actions)
    cpdef perform(self, int action)
    cpdef int subject(self, int action) except? -1
    cpdef bint may_be_forced(self) except? -1
    @cython.final
    @cython.locals(count=cython.int)
    cdef list_hand(self, Buffer actions)
    @cython.final
    cdef play_card(self, int role)
    @cython.final
    cdef carry_out(self, int role)
    @cython.final
    cdef tell_received(self, int seat)
    @cython.final
    cdef bint settle(self, int seat) except? -1
    @cython.final
    cdef store_goods(self)
    @cython.final
    cdef list_kept(self, Buffer actions)
    @cython.final
    cdef keep(self, int good)
    @cython.final
    cdef play_tribune(self, Player me)
    @cython.final
    cdef list_tribune(self, Buffer actions)
    @cython.final
    cdef play_architect(self)
    @cython.final
    cdef offer_moves(self)
    @cython.final
    cdef unsigned long long targets(self, int colonist) noexcept
    cpdef int steps_to(self, int colonist, int number) except? -1
    @cython.final
    cdef list_moves(self, Buffer actions)
    @cython.final
    cdef move_to(self, int colonist, int number)
    @cython.final
    cdef unsigned int sites(self) noexcept
    cpdef int house_coins(self, int city) except? -1
    @cython.final
    cdef bint can_build(self, int city) except? -1
    @cython.final
    cdef offer_sites(self)
    @cython.final
    cdef list_sites(self, Buffer actions)
    @cython.final
    cdef build_in(self, int city)
    @cython.final
    cdef list_provinces(self, Buffer actions)
    @cython.final
    cdef produce(self, int province)
    @cython.final
    cdef pass_magnus(self)
    @cython.final
    cdef cash(self)
    @cython.final
    cdef play_colonist(self)
    @cython.final
    cdef take_income(self)
    @cython.final
    cdef list_places(self, Buffer actions)
    @cython.final
    cdef place(self, int kind, int city)
    @cython.final
    cdef play_mercator(self, int coins)
    @cython.final
    @cython.locals(made=cython.uint)
    cdef bint may_trade(self, int step, int opposite) noexcept
    @cython.final
    cdef int can_sell(self, int good) except? -1
    @cython.final
    cdef int can_buy(self, int good, int free) except? -1
    @cython.final
    cdef offer_trade(self)
    @cython.final
    cdef list_trade(self, Buffer actions)
    @cython.final
    cdef trade(self, int good, int units, int step)
    @cython.final
    cdef unsigned int copyable(self) except? 0
    @cython.final
    cdef play_diplomat(self)
    @cython.final
    cdef list_copies(self, Buffer actions)
    @cython.final
    cdef copy(self, int role)
    @cython.final
    cdef unsigned int payable(self, int slot) except? 0
    @cython.final
    cdef list_cards(self, Buffer actions)
    @cython.final
    cdef offer_cards(self, int phase)
    @cython.locals(paid=cython.int[5])
    @cython.final
    cdef buy_card(self, int slot, int choice)
    @cython.final
    cdef close_display(self)
    @cython.final
    cdef refill_display(self)
    @cython.final
    cdef play_specialist(self, int good)
    @cython.final
    cdef perform_trade(self, int action)
    @cython.final
    cdef perform_chance(self, int outcome)
    @cython.final
    cdef deal_token(self, int good)
    @cython.final
    cdef reveal(self, int card)
    @cython.final
    cdef deal_card(self, int card)
    @cython.final
    cdef begin(self, int starter)
    @cython.final
    cdef end_turn(self)
    @cython.final
    cdef score_tribune(self)
    @cython.final
    cdef pay_prizes(self)
    @cython.final
    cdef test_end(self)
    @cython.final
    cdef end_game(self)
    @cython.final
    cdef gain(self, int seat, int coins, str why)
