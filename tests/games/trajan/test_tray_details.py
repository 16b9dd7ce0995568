"""What the choice of a tray promises of the Trajan tile where the last marker falls (TR-4.3, TR-4.4)."""

from __future__ import annotations

from collections import Counter

import pytest

from antiqua import i18n
from antiqua.games.trajan import events, moves
from antiqua.games.trajan.game import GAME
from antiqua.games.trajan.tables import ACTION
from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import OVER
from tests.games.trajan.helpers import Recorder, given, new_game, phase

MOST = 7  # markers; the ways to sow more are too many to try them all
CERTAIN, POSSIBLE = "tr-detail-completes", "tr-detail-may-complete"


def detail(state, text):
    chosen = GAME.choice(state, GAME.parse(state, text))
    assert chosen.detail is not None
    return i18n.catalogue("en").message(chosen.detail)


@pytest.mark.parametrize(
    ("trays", "told"),
    [
        ({"II": "Y", "III": "O"}, "The last marker completes this Trajan tile: 1 worker (Yellow + Orange"),
        ({"II": "B", "III": "YO"}, "The last marker completes this Trajan tile"),
        ({"I": "YB", "III": "O"}, "if these come last: Yellow. The tile: 1 worker (Yellow + Orange"),
    ],
)
def test_tile_that_the_last_marker_can_complete_is_named(trays, told):  # TR-4.4
    state = given({"trays": trays, "slots": {"III": "worker_1_yellow_orange"}})
    assert told in detail(state, "tray forum" if "II" in trays else "tray seaport")


@pytest.mark.parametrize("trays", [{"II": "B", "III": "O"}, {"II": "Y", "III": "G"}])
def test_tile_that_cannot_be_completed_is_not_mentioned(trays):  # TR-4.4
    state = given({"trays": trays, "slots": {"III": "worker_1_yellow_orange"}})
    assert "Trajan tile" not in detail(state, "tray forum")


def completed(recorder):
    return any(isinstance(event, events.TileCompleted) for event in recorder.events)


def ways(state, action):
    """For every way to sow the markers of a tray, whether a tile is completed."""
    after, recorder = state.clone(), Recorder()
    after.listener = recorder
    after.apply(action)
    if completed(recorder) or phase(after) != "sow_marker":
        return {completed(recorder)}
    return set().union(*(ways(after, choice) for choice in after.legal_actions()))


def promised(state, action):
    told = repr(GAME.choice(state, action).detail)
    return CERTAIN if CERTAIN in told else POSSIBLE if POSSIBLE in told else None


def test_tray_promises_a_tile_exactly_if_some_sowing_completes_it(many):
    rng = Rng(4)
    seen: Counter[str | None] = Counter()
    for _ in range(many(20)):
        state = new_game(setup_trays="random")
        while state.to_play != OVER:
            legal = state.legal_actions()
            if phase(state) == "choose_tray":
                for action in legal:
                    if list(state.mats[state.active].sizes)[tray_of(state, action)] <= MOST:
                        found = ways(state, action)
                        expected = CERTAIN if found == {True} else POSSIBLE if True in found else None
                        assert promised(state, action) == expected
                        seen[expected] += 1
            state.apply(legal[rng.below(len(legal))])
    assert all(seen[kind] for kind in (CERTAIN, POSSIBLE, None))


def tray_of(state, action):
    return ACTION[moves.write(GAME.move(state, action)).split()[1]]
