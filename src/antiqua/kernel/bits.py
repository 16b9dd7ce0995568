"""Sets of small numbers as bit masks, and choices of k out of n as one number."""

from __future__ import annotations

# The place of the only bit in a word, without a loop, is BIT_OF[word * DE_BRUIJN >> 58 & 63]: a de Bruijn sequence has
# different six bits at every place. Rules that walk through large masks write it out, because a call would cost more.
DE_BRUIJN = 0x03F79D71B4CB0A89
BIT_OF = [0] * 64
for _bit in range(64):
    BIT_OF[(DE_BRUIJN << _bit) >> 58 & 63] = _bit


def count_bits(mask: int) -> int:
    """How many members `mask` has, added up in pairs of bits, then fours, then bytes: no loop, no branch."""
    mask -= mask >> 1 & 0x55555555
    mask = (mask & 0x33333333) + (mask >> 2 & 0x33333333)
    mask = mask + (mask >> 4) & 0x0F0F0F0F
    return mask * 0x01010101 >> 24 & 0xFF


def nth_bit(mask: int, n: int) -> int:
    """The n-th smallest member of `mask`, counted from 0."""
    while n:
        mask &= mask - 1
        n -= 1
    bit = 0
    while not mask & 1:
        mask >>= 1
        bit += 1
    return bit


def choose(n: int, k: int) -> int:
    """The number of ways to take k things out of n."""
    ways = 1
    for i in range(k):
        ways = ways * (n - i) // (i + 1)
    return ways


def subset(mask: int, k: int, rank: int) -> int:
    """The `rank`-th way to take k members of `mask`, as a mask; smallest members first."""
    taken = 0
    left = count_bits(mask)
    member = 0
    while k:
        if mask >> member & 1:
            left -= 1
            with_it = choose(left, k - 1)
            if rank < with_it:
                taken |= 1 << member
                k -= 1
            else:
                rank -= with_it
        member += 1
    return taken


def subset_rank(mask: int, taken: int) -> int:
    """The inverse of `subset`."""
    rank = 0
    left = count_bits(mask)
    k = count_bits(taken)
    member = 0
    while k:
        if mask >> member & 1:
            left -= 1
            if taken >> member & 1:
                k -= 1
            else:
                rank += choose(left, k - 1)
        member += 1
    return rank


def members(mask: int) -> list[int]:
    """The members of `mask`, smallest first."""
    found = []
    member = 0
    while mask:
        if mask & 1:
            found.append(member)
        mask >>= 1
        member += 1
    return found
