cimport cython
from antiqua.kernel.rng cimport Rng
from antiqua.kernel.state cimport Buffer, State

cdef int MOST_ACTIONS
cdef double UNIT

cdef class Guide:
    cdef readonly list taken
    cdef double[::1] appeal
    cpdef begin(self, State state, Rng rng)
    cpdef int weigh(self, State state, Buffer actions) except -1
    @cython.locals(total=cython.double, drawn=cython.double, count=cython.int)
    cpdef int choose(self, State state, Buffer actions, Rng rng) except? -1
