cimport cython
from antiqua.kernel.rng cimport Rng, scramble

cdef int CHANCE, OVER
cdef unsigned long long SIGN, DE_BRUIJN
cdef int[64] BIT_OF

cdef class Encoder

@cython.final
cdef class Buffer:
    cdef int[1024] items
    cdef public int count
    cdef bint lent
    cpdef void add(self, int number) noexcept
    @cython.locals(count=cython.int)
    cpdef void add_members(self, unsigned long long mask, int first) noexcept
    cpdef list to_list(self)

cdef Buffer SPARE

cdef class State:
    cdef readonly int players
    cdef readonly int to_play
    cdef readonly int phase
    cdef readonly int active
    cdef readonly int categories
    cdef readonly int ending
    cdef readonly unsigned int winners
    cdef public bint any_order
    cdef public object listener
    @cython.final
    cdef sit_down(self, int players, int categories)
    @cython.final
    cdef copy_common(self, State new)
    cpdef State clone(self)
    cpdef list_actions(self, Buffer actions)
    cpdef perform(self, int action)
    cpdef bint may_be_forced(self) except? -1
    cpdef int sample_chance(self, Rng rng) except? -1
    cpdef int score(self, int seat) except? -1
    cpdef int points_for(self, int seat, int category) except? -1
    cpdef resample(self, int seat, Rng rng)
    cpdef bint hides(self, int seat) except? -1
    cpdef int subject(self, int action) except? -1
    cpdef pack(self, Buffer numbers)
    cpdef play(self, int action)
    @cython.locals(options=Buffer)
    cpdef play_forced(self)
    cpdef list legal_actions(self)
    @cython.locals(actions=Buffer)
    cpdef mask(self, signed char[::1] out)
    cpdef Encoder encoder(self)
    cpdef observe(self, int seat, float[::1] out)
    @cython.locals(twin=State)
    cpdef State canonical(self)
    cpdef unsigned long long fingerprint(self) except? 0
    @cython.locals(mine=Buffer, theirs=Buffer)
    cdef bint equals(self, State other) except? -1

cdef class Encoder:
    cpdef int size(self, int players) except? -1
    cpdef observe(self, State state, int seat, float[::1] out)

@cython.locals(hash=cython.ulonglong, word=cython.ulonglong)
cdef unsigned long long digest(Buffer numbers) noexcept
cdef bint same(Buffer one, Buffer other) noexcept
