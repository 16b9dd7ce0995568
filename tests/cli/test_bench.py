"""`antiqua bench`: a table for people, a list of objects for programs."""

import json

import pytest

from antiqua.arena import bench as arena
from antiqua.cli import main
from tests.cli.helpers import Antiqua

KEYS = {
    "game",
    "players",
    "games_per_second",
    "decisions_per_second",
    "interpreted_decisions_per_second",
    "clone_ns",
    "listing_ns",
    "state_bytes",
}


@pytest.fixture
def quick(monkeypatch):
    """Measure as always, but not for long."""
    measure = arena.bench
    monkeypatch.setattr(arena, "bench", lambda name, players: measure(name, players, rounds=1, seconds=0.02))


@pytest.mark.usefixtures("quick")
def test_json(capsys):
    assert main(["bench", "stone_age", "--json"]) == 0
    captured = capsys.readouterr()
    found = json.loads(captured.out)
    assert captured.err == ""
    assert [(one["game"], one["players"]) for one in found] == [
        ("stone_age", 2),
        ("stone_age", 3),
        ("stone_age", 4),
    ]
    for one in found:
        assert one.keys() >= KEYS
        assert all(one[key] > 0 for key in KEYS - {"game"})


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("lang", ["en", "fa", "ru"])
def test_table(capsys, lang):
    assert main(["bench", "seven_wonders_duel", "--lang", lang]) == 0
    out = capsys.readouterr().out
    assert "bench-" not in out
    assert max(map(len, out.splitlines())) <= 90


@pytest.mark.parametrize(
    "arguments", [["chess"], ["--fast"], ["seven_wonders_duel", "--lang", "de"]], ids=" ".join
)
def test_mistakes_are_named(capsys, arguments):
    assert main(["bench", *arguments]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert arguments[-1] in captured.err


def test_control_c_ends_it_with_what_was_measured(antiqua: Antiqua) -> None:
    """The processes that measure are deaf to it: their traces would end up between the figures."""
    person = antiqua.start("bench")
    person.sees("Measuring")
    person.sees("Measuring")
    assert person.interrupts() == 130
    assert "Interrupted." in person.shown
    assert "7 Wonders Duel" in person.shown
    assert "Traceback" not in person.shown
    assert "KeyboardInterrupt" not in person.shown
