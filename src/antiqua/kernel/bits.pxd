cpdef int count_bits(unsigned int mask) noexcept
cpdef int nth_bit(unsigned int mask, int n) noexcept
cpdef int choose(int n, int k) noexcept
cpdef unsigned int subset(unsigned int mask, int k, int rank) noexcept
cpdef int subset_rank(unsigned int mask, unsigned int taken) noexcept
cpdef list members(unsigned int mask)
