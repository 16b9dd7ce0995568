"""What experience adds to a sum of weights: a small network that was trained on many games.

Every seat is judged by what it has and by what the others have in the mean, so one network serves all seats and any
number of players. Both builds come to the same judgement, to the last bit.

Most of what a seat has is the same in one position and the next that search looks at. So only what has changed is taken
in: what is seen and what it means are held in such steps that their sums are exact, whatever was seen before.
"""

from __future__ import annotations

from array import array

from antiqua.kernel import seats

MOST_SEATS = seats.MOST_SEATS
SEEN_STEP, MEANING_STEP = 1.0 / 256, 1.0 / (1 << 20)
MOST_SEEN, MOST_MEANING = 4096.0, 64.0
# Who adds this to a number and takes it away again has rounded it to steps of what is seen: no bits are left for more.
ROUNDING = 1.5 * (1 << 52) * SEEN_STEP


class Network:
    """Two layers between what is counted of a position and what it promises.

    The numbers follow each other: per input what it means to each unit of the `first` layer if it is one's own, then if
    it is the others' (in the mean); the first layer's thresholds; per unit of the first layer what it means to each of
    the `second`; the second layer's thresholds; what each of its units is worth.
    """

    inputs: int
    first: int
    second: int
    numbers: array[float]
    known: array[float]
    sums: array[float]
    units: array[float]
    deeper: array[float]

    def __init__(self, inputs: int, first: int, second: int, numbers: array[float]) -> None:
        if len(numbers) != size(inputs, first, second):
            raise ValueError(f"{len(numbers)} numbers, not {size(inputs, first, second)}")
        self.inputs = inputs
        self.first = first
        self.second = second
        meanings = 2 * inputs * first
        self.numbers = array("d", [*map(in_steps, numbers[:meanings]), *numbers[meanings:]])
        self.known = array("d", [0.0] * (inputs * MOST_SEATS))  # per seat what was seen last
        self.sums = array("d", [0.0] * (2 * first * MOST_SEATS))  # per seat: as its own, and as others'
        self.units = array("d", [0.0] * first)
        self.deeper = array("d", [0.0] * second)

    def table(self) -> list[float]:
        """All its numbers."""
        return [self.numbers[i] for i in range(size(self.inputs, self.first, self.second))]

    def look(self, seat: int, found: array[float]) -> None:
        """Take in what one seat has."""
        numbers, known, sums, both = self.numbers, self.known, self.sums, 2 * self.first
        row = seat * both
        first = seat * self.inputs
        at = 0
        for i in range(self.inputs):
            amount = (found[i] + ROUNDING) - ROUNDING
            change = amount - known[first + i]
            if change != 0.0:
                if amount > MOST_SEEN:
                    amount = MOST_SEEN
                elif amount < -MOST_SEEN:
                    amount = -MOST_SEEN
                change = amount - known[first + i]
                known[first + i] = amount
                for unit in range(both):
                    sums[row + unit] += change * numbers[at + unit]
            at += both

    def judge(self, players: int, out: array[float]) -> None:
        """Add to `out` what the network makes of all that it has seen."""
        numbers, sums, units, deeper = self.numbers, self.sums, self.units, self.deeper
        first, second = self.first, self.second
        both = 2 * first
        thresholds = self.inputs * both
        share = 1.0 / (players - 1)
        for seat in range(players):
            for unit in range(first):
                units[unit] = 0.0
            for other in range(players):
                if other != seat:
                    row = other * both + first
                    for unit in range(first):
                        units[unit] += sums[row + unit]
            row = seat * both
            for unit in range(first):
                total = share * units[unit] + sums[row + unit] + numbers[thresholds + unit]
                units[unit] = total if total > 0.0 else 0.0
            at = thresholds + first
            last = at + first * second
            for unit in range(second):
                deeper[unit] = numbers[last + unit]
            for i in range(first):
                amount = units[i]
                if amount != 0.0:
                    for unit in range(second):
                        deeper[unit] += amount * numbers[at + unit]
                at += second
            last += second
            total = 0.0
            for unit in range(second):
                if deeper[unit] > 0.0:
                    total += deeper[unit] * numbers[last + unit]
            out[seat] += total


def size(inputs: int, first: int, second: int) -> int:
    """How many numbers such a network has."""
    return 2 * inputs * first + first + first * second + 2 * second


def in_steps(number: float) -> float:
    """What an input means, in steps that can be added up exactly."""
    return round(max(-MOST_MEANING, min(MOST_MEANING, number)) / MEANING_STEP) * MEANING_STEP
