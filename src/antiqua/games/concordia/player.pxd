cimport cython
from antiqua.kernel.bits cimport count_bits
from antiqua.kernel.state cimport Buffer

cdef int COLONISTS, COLONISTS_OF_A_KIND, GODS, GOODS, KINDS, NONE, ROLES, ROMA, SPACES, STORED
cdef int[5] COLONIST_COST
cdef int[5] PRICES

@cython.final
@cython.freelist(64)
cdef class Player:
    cdef readonly int money
    cdef readonly short[5] goods
    cdef readonly short[14] hand
    cdef readonly short[14] cards
    cdef readonly short[6] gods
    cdef readonly int top
    cdef readonly short[6] places
    cdef readonly int on_board
    cdef readonly unsigned int houses
    cdef readonly int built
    cdef readonly short[5] received
    cdef readonly int marker
    @cython.locals(new=Player)
    cdef Player clone(self)
    cdef void pack(self, Buffer numbers) noexcept
    cpdef int free(self) noexcept
    cdef int settle(self) noexcept
    cdef void store(self, int units) noexcept
    cpdef bint waits(self) noexcept
    cpdef bint stored(self, int kind) noexcept
    cpdef bint can_pay_colonist(self) noexcept
    cdef void pay_colonist(self) noexcept
    cpdef void place(self, int kind, int city) noexcept
    cdef void shift(self, int colonist, int place) noexcept
    cpdef int in_hand(self) noexcept
    cpdef int owned(self) noexcept
    cdef bint single_role(self) noexcept
    cpdef int wealth(self) noexcept
