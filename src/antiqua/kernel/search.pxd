cimport cython
from antiqua.kernel.evaluate cimport Evaluator, power, share_victory
from antiqua.kernel.guide cimport Guide
from antiqua.kernel.rng cimport Rng
from antiqua.kernel.state cimport Buffer, State

cdef int CHANCE, OVER, NONE, DANGEROUS, IMPOSSIBLE, SURELY, MOST_SEATS, DEEPEST, MOST_ACTIONS, FIRST_ROOM, BETWEEN_LOOKS, LOOKS, DRAWS, TABLE
cdef double UNTRIED, UNIT
cdef double[::1] ROOT_OF_LOG, ROOT, ONE_BY_ROOT

@cython.final
cdef class Greedy:
    cdef readonly Evaluator evaluator
    cdef Buffer actions
    cdef double[::1] shares
    @cython.locals(after=State)
    cpdef double worth(self, State state, int action) except? -1
    @cython.locals(worth=cython.double, most=cython.double)
    cpdef int best(self, State state, Rng rng) except? -1
    cpdef int playout(self, State state, Rng rng, double slips, int decisions) except? -1

@cython.final
cdef class Search:
    cdef readonly Evaluator evaluator
    cdef Greedy greedy
    cdef Guide guide
    cdef double explore, trust, focus, slips, blend, doubt
    cdef int patience, depth, room, count, size, looks, kept
    cdef readonly int iterations
    cdef readonly bint certain
    cdef bint secrets, judges_two
    cdef Buffer actions
    cdef int[::1] options, path, key, subject, visits, seen, won, child, next
    cdef double[::1] total, guess, prior, shares, ends, sums
    cdef make_room(self, int nodes, int kept=*)
    cpdef clear(self)
    cdef int add(self, int key, int subject, double guess) except? -2
    cdef int find(self, int parent, int key, int subject) noexcept
    cdef append(self, int parent, int node)
    cdef bint lists(self, State state, int action) except? -1
    @cython.locals(key=cython.int[::1], subject=cython.int[::1], visits=cython.int[::1], seen=cython.int[::1], won=cython.int[::1], child=cython.int[::1], sibling=cython.int[::1], total=cython.double[::1], guess=cython.double[::1], prior=cython.double[::1], origin=cython.int[::1], parent=cython.int, old=cython.int, last=cython.int, node=cython.int)
    cdef move_up(self, int top)
    @cython.locals(start=cython.double, spent=cython.double, left=cython.double)
    cpdef int think(self, State state, int seat, Rng rng, int iterations=*, double milliseconds=*, bint eager=*) except? -1
    cdef int lead(self) noexcept
    cdef prepare(self, State state, int seat)
    @cython.locals(state=State, depth=cython.int, node=cython.int, sure=cython.bint, guessed=cython.bint, mover=cython.int)
    cdef int iterate(self, State root, int seat, Rng rng) except -1
    @cython.locals(node=cython.int, parent=cython.int, winner=cython.int, seat=cython.int)
    cdef prove(self, int winners, int depth)
    cdef bint all_won(self, int parent, int winner) noexcept
    cdef bint has_other(self, int node) noexcept
    @cython.locals(width=cython.double, worth=cython.double, most=cython.double, likely=cython.double, visits=cython.int, node=cython.int)
    cdef int choose(self, State state, int parent, Rng rng) except? -2
    @cython.locals(key=cython.int, likely=cython.double, at=cython.int, action=cython.int, subject=cython.int)
    cdef double find_options(self, State state, int parent) except? -1
    cdef int leader(self) noexcept
    cdef expand(self, State state, int parent, int count)
    @cython.locals(best=cython.double)
    cdef set_priors(self, int parent)
    cdef int insert(self, State state, int parent, int action) except? -2
    @cython.locals(guess=cython.double)
    cdef int successor(self, State state, int action) except? -2
    cdef int judge(self, State state, Rng rng) except -1
    cdef int blend_in(self, State state, Rng rng) except -1
    cdef int play_on(self, State state, Rng rng, int decisions) except -1
    @cython.locals(after=State)
    cdef look_for_ends(self, State state, int seat, Rng rng)
    @cython.locals(after=State, options=Buffer)
    cpdef bint wins(self, State state, int seat, Rng rng) except? -1
    @cython.locals(after=State, options=Buffer)
    cpdef bint is_safe(self, State state, int seat, Rng rng) except? -1
    cpdef int best(self) except? -1
    cdef bint is_better(self, int node, int other) noexcept
    cdef double share(self, int node) noexcept
    cpdef double expected(self, int seat) except? -2
    cpdef list found(self)

cpdef bint chance_of(double part, Rng rng) noexcept
