cimport cython

@cython.final
cdef class Place:
    cdef readonly str id
    cdef readonly int index
    cdef readonly str kind
    cdef readonly int least, most, rings

@cython.final
cdef class Card:
    cdef readonly str id
    cdef readonly int index, effect, amount, resource, dice, culture, specialist, figures

@cython.final
cdef class Building:
    cdef readonly str id
    cdef readonly int index, kind
    cdef readonly int[4] cost
    cdef readonly int points, least, most, kinds
