cimport cython

@cython.final
cdef class Good:
    cdef readonly str id
    cdef readonly int index, price, build_coins
    cdef readonly int[5] build_goods
    cdef readonly int marker_coins

@cython.final
cdef class Card:
    cdef readonly str id
    cdef readonly int index, stack, role, god
    cdef readonly int[5] cost

@cython.final
cdef class Map:
    cdef readonly str id
    cdef readonly int index, min_players, max_players
    cdef readonly list names, provinces
    cdef readonly int cities
    cdef readonly short[30] letter
    cdef readonly short[30] province
    cdef readonly unsigned int[12] province_cities
    cdef readonly short[79] first_end
    cdef readonly short[79] second_end
    cdef readonly unsigned int[2] ports
    cdef readonly short[6204] steps
    cdef readonly unsigned long long[987] within
