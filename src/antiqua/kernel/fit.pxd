cimport cython
from antiqua.kernel.evaluate cimport Evaluator, power
from antiqua.kernel.rng cimport Rng
from antiqua.kernel.search cimport Greedy, Search, chance_of
from antiqua.kernel.state cimport Buffer, State

cdef int CHANCE, OVER, MOST_SEATS, OFTEN
cdef double TINY

@cython.final
cdef class Chooser:
    cdef Greedy greedy
    cdef Search search
    cdef int iterations
    cdef bint judges
    cpdef int choose(self, State state, Rng rng) except? -1

cdef class Samples:
    cdef readonly Evaluator evaluator
    cdef readonly Samples branches
    cdef Buffer actions
    cdef readonly int players, width, count
    cdef readonly object features, spreads, results, expected, row, shares
    @cython.locals(state=State, chooser=Chooser, action=cython.int, kept=cython.bint, known=cython.bint)
    cpdef play(self, State start, list choosers, Rng rng, double slips, int one_in)
    @cython.locals(after=State, mover=cython.int, visits=cython.int, share=cython.double, rest=cython.double)
    cpdef branch(self, State state, Search search)
    cpdef keep(self, State state)

@cython.locals(points=cython.double[::1], best=cython.double, total=cython.double, loss=cython.double, share=cython.double, result=cython.double, error=cython.double, at=cython.int)
cpdef double foretold(double[::1] features, double[::1] spreads, double[::1] results, int count, int players, int width, double[::1] weights, double[::1] slope) except? -1
