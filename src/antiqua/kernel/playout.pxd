from antiqua.kernel.rng cimport Rng
from antiqua.kernel.state cimport Buffer, State
cimport cython

cdef int CHANCE, OVER

cpdef int playout(State state, Rng rng, Buffer actions, int limit=*) except? -1
@cython.locals(game=State, actions=Buffer)
cpdef list playouts(State state, int n, Rng rng, int limit=*)
cpdef repeat_clone(State state, int n)
@cython.locals(actions=Buffer)
cpdef repeat_listing(State state, int n)
