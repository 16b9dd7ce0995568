"""A small, fast, seedable generator of random numbers; always passed in, never global."""

from __future__ import annotations

from operator import index

from antiqua.kernel.errors import AntiquaError

WORD = 0xFFFFFFFFFFFFFFFF
HALF = 0xFFFFFFFF
GAMMA = 0x9E3779B97F4A7C15
MIX_1 = 0xBF58476D1CE4E5B9
MIX_2 = 0x94D049BB133111EB


def scramble(z: int) -> int:
    """Stafford's mix 13: every bit of the answer depends on every bit of `z`."""
    z = ((z ^ (z >> 30)) * MIX_1) & WORD
    z = ((z ^ (z >> 27)) * MIX_2) & WORD
    return z ^ (z >> 31)


class Rng:
    """SplitMix64. The same seed gives the same numbers in both builds, on every machine.

    `state` is the whole truth about the generator: saving and setting it continues the stream exactly.
    """

    state: int

    def __init__(self, seed: int = 0) -> None:
        number = index(seed)
        if not 0 <= number <= 0xFFFFFFFFFFFFFFFF:
            raise AntiquaError("error-bad-seed", seed=str(seed))
        self.state = number
        self.state = scramble((self.state + GAMMA) & WORD)

    def bits(self) -> int:
        """The next 64 random bits."""
        self.state = (self.state + GAMMA) & WORD
        return scramble(self.state)

    def below(self, n: int) -> int:
        """A number out of 0..n-1, each exactly as likely as the others (Lemire's method)."""
        wide = n
        product = (self.bits() >> 32) * wide
        if (product & HALF) < wide:
            threshold = (HALF + 1 - wide) % wide
            while (product & HALF) < threshold:
                product = (self.bits() >> 32) * wide
        return product >> 32

    def spawn(self, stream: int) -> Rng:
        """An independent generator: number `stream` of those that come from this one's present state."""
        return Rng(scramble((self.state ^ scramble((stream + 1) * GAMMA & WORD)) & WORD))

    def __reduce__(self) -> tuple[object, ...]:
        return (restored, (self.state,))

    def __repr__(self) -> str:
        return f"<Rng at {self.state:#018x}>"


def restored(state: int) -> Rng:
    """A generator that continues from a saved `state`."""
    rng = Rng()
    rng.state = state
    return rng
