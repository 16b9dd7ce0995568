cimport cython
from antiqua.kernel.network cimport Network
from antiqua.kernel.state cimport State

cdef int OVER, MOST_SEATS, STEPS, LOWEST
cdef double[::1] POWERS

cdef class Evaluator:
    cdef readonly tuple names, sights
    cdef readonly Network network
    cdef double[::1] weights
    cdef double[::1] found
    cpdef features(self, State state, int seat, double[::1] out)
    cpdef double spread(self, State state) except? -1
    cpdef bint sudden(self, State state) except? -1
    @cython.locals(total=cython.double)
    cpdef double estimate(self, State state, int seat) except? -1
    @cython.locals(best=cython.double, total=cython.double, spread=cython.double)
    cpdef evaluate(self, State state, double[::1] out)

cpdef share_victory(State state, double[::1] out)
@cython.locals(at=cython.double, whole=cython.int)
cpdef double power(double x) noexcept
