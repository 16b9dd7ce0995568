"""What a sowing leads to: where the last marker falls and which Trajan tile it can complete there
(TR-4.3, TR-4.4). A forecast for people; the rules themselves are in `rules.py`.
"""

from __future__ import annotations

from collections import Counter

import msgspec

from antiqua.games.trajan.constants import COLORS, NONE, SOW, TRAYS
from antiqua.games.trajan.mat import Mat
from antiqua.games.trajan.rules import Trajan
from antiqua.games.trajan.tables import TRAJAN_TILES


class Outlook(msgspec.Struct, frozen=True):
    """The tray of the last marker, and its tile (NONE if it cannot be completed) with the colours that have to come
    there; `sure` if they come whatever is chosen.
    """

    target: int
    tile: int = NONE
    missing: tuple[int, ...] = ()
    sure: bool = False


def path(source: int, taken: int) -> list[int]:
    """The trays that get the markers, in the order in which they are chosen: two at a time where a tray gets two."""
    twice = max(0, taken - TRAYS)
    steps = [step for step in range(min(taken, TRAYS)) for _ in range(2 if step < twice else 1)]
    return [(source + 1 + step) % TRAYS for step in steps]


def markers_in(mat: Mat, tray: int) -> Counter[int]:
    return Counter(dict(enumerate(list(mat.trays)[COLORS * tray : COLORS * (tray + 1)])))


def from_tray(mat: Mat, tray: int) -> Outlook | None:
    """What taking the markers of a tray would lead to; None if it is empty."""
    taken = list(mat.sizes)[tray]
    if not taken:
        return None
    target = (tray + taken) % TRAYS
    there = markers_in(mat, target)
    if target == tray:  # they are the ones that are taken
        there.clear()
    return outlook(mat, target, markers_in(mat, tray), there, path(tray, taken))


def while_sowing(state: Trajan, color: int = NONE) -> Outlook:
    """What the markers still held lead to, after one of `color` if it is given."""
    assert state.phase == SOW
    mat = state.mats[state.active]
    ways = path(state.source, state.taken)[state.sown :]
    target = (state.source + state.taken) % TRAYS
    held, there = Counter(dict(enumerate(state.held))), markers_in(mat, target)
    if color != NONE:
        held[color] -= 1
        there[color] += ways.pop(0) == target
    return outlook(mat, target, held, there, ways)


def outlook(mat: Mat, target: int, held: Counter[int], there: Counter[int], ways: list[int]) -> Outlook:
    lies = list(mat.slots)[target]
    if lies == NONE:
        return Outlook(target)
    tile = TRAJAN_TILES[lies]
    missing = Counter([tile.one, tile.other]) - there
    come = ways.count(target)
    if missing.total() > come or missing - held:
        return Outlook(target)
    sure = all(come - (len(ways) - held[one]) >= wanted for one, wanted in missing.items())
    return Outlook(target, lies, tuple(missing.elements()), sure)
