"""No field of a position is forgotten: by its copies, by what is saved of it, by the numbers that tell it from others.

`laws.py` compares copies and saved games with the position itself, in its options and to its end. What is left is that
two positions which differ in one field are not taken for equal.
"""

from __future__ import annotations

import copy
from collections.abc import Callable

import msgspec
import pytest

from antiqua.games.admission import ANY_ORDER, Fault
from antiqua.kernel.state import State
from tests.laws.laws import Path, at, leaves
from tests.laws.variants import USUAL, Variant, positions

ABOUT_THE_FILE = ("version", "game")


def changed_by_one(variant: Variant, state: State, path: Path) -> State | None:
    """The position in which one saved number is one more, possible in play or not; None if it has no form."""
    form = variant.game.parts.saved.FORM
    data = copy.deepcopy(state.to_dict())
    any_order = data.pop(ANY_ORDER, False)
    at(data, path[:-1])[path[-1]] += 1
    try:
        other: State = form.restore(msgspec.convert(data, form.data))
    except (Fault, msgspec.ValidationError):
        return None
    other.any_order = any_order
    return other


@pytest.mark.parametrize("usual", USUAL, ids=str)
def test_every_saved_number_makes_another_position(usual: Variant, scaled: Callable[[int], int]) -> None:
    tried = set()
    for state in positions(usual, scaled(2), seed=1, one_in=5):
        data = state.to_dict()
        for path in leaves(data, ()):
            if path[0] in ABOUT_THE_FILE or path[0] == ANY_ORDER or type(at(data, path)) is not int:
                continue
            other = changed_by_one(usual, state, path)
            if other is not None:
                assert other != state, path
                assert other.fingerprint() != state.fingerprint(), path
                tried.add(path[0])
    assert len(tried) >= 5, tried
