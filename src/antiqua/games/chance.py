"""What chance may bring, with exact probabilities."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction


def weighted(outcomes: Sequence[int], weights: Sequence[int]) -> list[tuple[int, Fraction]]:
    """The outcomes of chance with their probabilities, which are as these weights."""
    total = sum(weights)
    return [(outcome, Fraction(weight, total)) for outcome, weight in zip(outcomes, weights, strict=True)]


def uniform(outcomes: Sequence[int]) -> list[tuple[int, Fraction]]:
    """The outcomes of chance, each as likely as the others."""
    return weighted(outcomes, [1] * len(outcomes))
