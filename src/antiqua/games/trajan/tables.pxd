cimport cython

@cython.final
cdef class TrajanTile:
    cdef readonly str id
    cdef readonly int index, stack, one, other, points, effect, amount, icon

@cython.final
cdef class BonusTile:
    cdef readonly str id
    cdef readonly int index, scoring, yellow, gray, icon, one, other
