"""Whole games as records: one that is kept, and what a viewer may know of one that is running."""

from __future__ import annotations

import re
from pathlib import Path

from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import SPECTATOR
from antiqua.match import Match
from antiqua.record import read, replay, write

RECORDS = Path(__file__).parents[2] / "records" / "trajan"
GOLDEN = RECORDS / "random.txt"
FIRST_RULES = RECORDS / "first_rules.txt"
SEED = 110


def played(seed: int, moves: int = 10_000) -> Match:
    """A game of three in which everybody chooses at random, in the canonical order."""
    match = Match("trajan", 3, seed=seed, names=["Aelia", "Brutus", "Cato"], any_order=False)
    rng = Rng(seed)
    for _ in range(moves):
        if match.over:
            break
        legal = match.state.legal_actions()
        match.play(legal[rng.below(len(legal))])
    return match


def test_kept_game_is_still_played_the_same():
    kept = GOLDEN.read_text(encoding="utf-8")
    match = played(SEED)
    assert match.over
    assert write(match.record()) == kept
    assert replay(read(kept)).state == match.state


def test_game_by_the_first_defaults_is_played_as_it_was():  # TR-10.11, TR-12.4
    """Options that a record of the first rules does not name have the defaults of then."""
    kept = FIRST_RULES.read_text(encoding="utf-8")
    named = replay(read(kept))
    unnamed = re.sub("options: .*\n", "", kept)
    assert unnamed != kept
    for match in (named, replay(read(unnamed))):
        assert match.over
        assert match.options["province_senate_tiles"] == "stay"
        assert match.options["wild_demand_counts_for_bonus"] is True
        assert match.state == named.state
        assert write(match.record()).partition("\n\n")[2] == kept.partition("\n\n")[2]


def test_options_of_a_record_without_version_are_those_of_now():
    text = re.sub("(options|rules_version|result): .*\n", "", FIRST_RULES.read_text(encoding="utf-8"))
    record = read(text.partition("\n\n")[0])
    assert record.options["province_senate_tiles"] == "removed"
    assert record.options["wild_demand_counts_for_bonus"] is False


def test_running_record_hides_the_draws_of_others():  # TR-8.2
    match = played(7, 150)
    assert not match.over
    full = [line for line in write(match.record(None)).splitlines() if " drawn " in line]
    assert full
    assert not any("?" in line for line in full)
    for viewer in (0, 1, 2, SPECTATOR):
        lines = [line for line in write(match.record(viewer)).splitlines() if " drawn " in line]
        assert len(lines) == len(full)
        drawers = drawers_of(match)
        for line, true, drawer in zip(lines, full, drawers, strict=True):
            assert line == (true if drawer == viewer else veiled(true))


def veiled(line: str) -> str:
    return line[: line.index("drawn ")] + "drawn ?" + (" (only option)" if line.endswith(")") else "")


def drawers_of(match: Match) -> list[int]:
    """Who made each draw, as the log tells it to all."""
    steps = [one for entry in match.history for one in entry.steps if one.text.startswith("drawn ")]
    return [one.seen_by[0] for one in steps if one.seen_by is not None]


def test_events_of_the_log_hide_them_too():  # TR-8.2
    match = played(7, 150)
    for viewer in (0, 1, 2, SPECTATOR):
        for entry in match.log(viewer):
            for event in entry.events:
                assert type(event).__name__ != "CardSeen" or event.seat == viewer
