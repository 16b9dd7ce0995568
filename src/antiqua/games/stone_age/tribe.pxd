cimport cython
from antiqua.kernel.state cimport Buffer

cdef int KINDS, RIVER, TOOL_MAKER, HUT, PLACE_COUNT, START_PEOPLE, START_FOOD, TOOL_SLOTS, MOST_TOOL_VALUE
cdef int TWO_RESOURCES, ONE_USE_TOOLS

@cython.final
@cython.freelist(64)
cdef class Tribe:
    cdef readonly int people, hand
    cdef readonly unsigned int spots
    cdef readonly int[5] figures
    cdef readonly int food
    cdef readonly int[4] stock
    cdef readonly int tools, used_high, used_low, agriculture, points, buildings
    cdef readonly unsigned int face_up
    @cython.locals(new=Tribe)
    cdef Tribe clone(self)
    cpdef pack(self, Buffer numbers)
    cpdef int resources(self) noexcept
    cpdef bint can_redeem(self) noexcept
    cdef int unused_tools(self, int value) noexcept
    cdef void use_tool(self, int value) noexcept
    cdef unsigned int usable_items(self) noexcept
    cdef void gain_tool(self, bint refreshes) noexcept
    cpdef int large_tiles(self) noexcept
    cdef unsigned int payable_exactly(self, int first, int rest, bint free) noexcept
    cdef unsigned int payable_any(self, int first) noexcept
    cdef unsigned int payable_kinds(self, int first, unsigned int begun, int rest, int more, bint free) noexcept
    cdef bint can_finish(self, int first, unsigned int begun, int rest, int more) noexcept
    cdef int largest(self, int first, unsigned int without, int count) noexcept
    cdef int leave(self, int place) noexcept
