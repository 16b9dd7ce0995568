cimport cython
from antiqua.kernel.state cimport Encoder, State

cdef class GameState(State):
    cdef readonly int active, categories
    @cython.final
    cdef sit_down(self, int players, int categories)
    @cython.final
    cdef copy_common(self, GameState new)
    cpdef int score(self, int seat) except? -1
    cpdef Encoder encoder(self)
