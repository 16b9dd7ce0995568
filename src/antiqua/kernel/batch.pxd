cimport cython
from antiqua.kernel.rng cimport Rng
from antiqua.kernel.state cimport Buffer, Encoder, State

cdef int CHANCE, OVER, NEXT_STEP, SAME_STEP, RUNNING, TERMINATED, TRUNCATED, KEPT, UNKNOWN

@cython.final
cdef class Batch:
    cdef readonly int size, players, limit, autoreset, width
    cdef State start
    cdef list[State] states
    cdef list[Rng] rngs
    cdef Encoder encoder
    cdef Buffer options
    cdef int[::1] decisions, last
    cdef signed char[::1] ended
    cdef short[::1] known, counts
    cpdef reset(self, unsigned long long[::1] seeds=*, unsigned char[::1] chosen=*)
    @cython.locals(state=State)
    cpdef int step(self, long long[::1] actions, float[:, ::1] rewards, unsigned char[::1] terminated, unsigned char[::1] truncated, int[:, ::1] scores=*, float[:, ::1] finals=*) except? -1
    @cython.locals(action=cython.longlong, legal=cython.bint)
    cdef int check(self, long long[::1] actions) except -1
    @cython.locals(options=Buffer)
    cdef int list_options(self, int i) except -1
    cdef int option(self, int i, int k) noexcept
    @cython.locals(state=State)
    cdef int begin(self, int i) except -1
    @cython.locals(state=State)
    cdef int advance(self, int i, int action) except -1
    cdef int draw(self, State state, Rng rng) except -1
    @cython.locals(state=State, running=cython.bint)
    cpdef look(self, int[::1] to_play, signed char[:, ::1] masks=*, float[:, ::1] observations=*)
    cdef int write_mask(self, int i, signed char[:, ::1] masks) except -1
    cpdef choose(self, Rng rng, long long[::1] out)
    cpdef State state(self, int i)

cdef int fits(Py_ssize_t size, Py_ssize_t needed) except -1
cdef int share_out(State state, float[::1] rewards) except -1
