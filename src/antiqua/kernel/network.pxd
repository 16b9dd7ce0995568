cimport cython

cdef int MOST_SEATS
cdef double MOST_SEEN, ROUNDING

@cython.final
cdef class Network:
    cdef readonly int inputs, first, second
    cdef double[::1] numbers, known, sums, units, deeper
    @cython.locals(numbers=cython.double[::1], known=cython.double[::1], sums=cython.double[::1], both=cython.Py_ssize_t, row=cython.Py_ssize_t, first=cython.Py_ssize_t, at=cython.Py_ssize_t, i=cython.Py_ssize_t, unit=cython.Py_ssize_t, amount=cython.double, change=cython.double)
    cpdef look(self, int seat, double[::1] found)
    @cython.locals(numbers=cython.double[::1], sums=cython.double[::1], units=cython.double[::1], deeper=cython.double[::1], first=cython.Py_ssize_t, second=cython.Py_ssize_t, both=cython.Py_ssize_t, thresholds=cython.Py_ssize_t, row=cython.Py_ssize_t, at=cython.Py_ssize_t, last=cython.Py_ssize_t, i=cython.Py_ssize_t, unit=cython.Py_ssize_t, seat=cython.Py_ssize_t, other=cython.Py_ssize_t, share=cython.double, total=cython.double, amount=cython.double)
    cpdef judge(self, int players, double[::1] out)
