cimport cython

cdef unsigned long long WORD, HALF, GAMMA, MIX_1, MIX_2

cpdef unsigned long long scramble(unsigned long long z) noexcept

@cython.final
cdef class Rng:
    cdef public unsigned long long state
    cpdef unsigned long long bits(self) noexcept
    @cython.locals(wide=cython.ulonglong, product=cython.ulonglong, threshold=cython.ulonglong)
    cpdef int below(self, int n) except? -1
    cpdef Rng spawn(self, unsigned long long stream)
