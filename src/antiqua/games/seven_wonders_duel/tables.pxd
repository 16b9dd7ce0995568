cimport cython

@cython.final
cdef class Card:
    cdef readonly str id
    cdef readonly int index, age
    cdef readonly bint guild
    cdef readonly int color, coins
    cdef readonly int[5] cost
    cdef readonly int[5] produces
    cdef readonly int[5] fixed_price
    cdef readonly int choice
    cdef readonly bint produces_or_trades
    cdef readonly int points, shields, science, gives_chain, free_if
    cdef readonly int gain, per, gain_per, counts, points_each, gain_each

@cython.final
cdef class Wonder:
    cdef readonly str id
    cdef readonly int index
    cdef readonly int[5] cost
    cdef readonly int points, shields, gain, opponent_loses, choice
    cdef readonly bint play_again
    cdef readonly int discards
    cdef readonly bint revives
    cdef readonly int draws

@cython.final
cdef class Token:
    cdef readonly str id
    cdef readonly int index, gain, points, science

@cython.final
cdef class Layout:
    cdef readonly int age, first_card, cards
    cdef readonly unsigned int face_up
    cdef readonly unsigned int open
    cdef readonly int[40] under
    cdef readonly unsigned int[20] covered_by
