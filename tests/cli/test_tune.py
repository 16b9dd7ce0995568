"""`antiqua tune`: weights that can be read again."""

import tomllib

import pytest

from antiqua import games
from antiqua.bots import tune as tuning
from antiqua.cli import main
from antiqua.games import weights

DUEL = "seven_wonders_duel"
QUICK = ["tune", DUEL, "--rounds", "2", "--games", "3", "--trials", "2", "--seed", "5", "--lang", "en"]


@pytest.fixture(autouse=True)
def fewer_steps(monkeypatch):
    monkeypatch.setattr(tuning, "STEPS", 3)


def test_weights_are_printed(capsys):
    assert main(QUICK) == 0
    out, err = capsys.readouterr()
    names = games.get(DUEL).evaluator().names
    assert list(weights.parse(out, names, "printed")) == list(names)
    assert "Round 1 of 2" in err
    assert "Round 2 of 2" in err
    assert "ept." in err
    found = tuning.tune(games.get(DUEL), 2, rounds=2, games=3, trials=2, seed=5)
    assert weights.write(found) == out


def test_rivals_show_other_games(capsys):
    searching = f"tune {DUEL} --rounds 1 --games 2 --trials 2 --iterations 5 --lang en".split()
    assert main(searching) == 0
    alone = capsys.readouterr()
    assert main([*searching, "--rivals"]) == 0
    mixed = capsys.readouterr()
    assert mixed.err != alone.err  # other positions, foretold otherwise
    found = tuning.tune(games.get(DUEL), 2, rounds=1, games=2, trials=2, iterations=5, rivals=True)
    assert weights.write(found) == mixed.out


def test_rivals_must_think(capsys):
    assert main([*QUICK, "--rivals"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert "“--rivals” needs “--iterations”" in err


def test_weights_are_written(capsys, tmp_path):
    path = tmp_path / "weights.toml"
    assert main([*QUICK, "--output", str(path)]) == 0
    out, err = capsys.readouterr()
    assert out == ""
    assert str(path) in err
    assert set(tomllib.loads(path.read_text())) == set(games.get(DUEL).evaluator().names)


def test_interruption_keeps_finished_rounds(capsys, monkeypatch, tmp_path):
    path = tmp_path / "weights.toml"
    usual = tuning.fitted
    rounds = []

    def interrupted(*given):
        rounds.append(given)
        if len(rounds) == 2:
            raise KeyboardInterrupt
        return usual(*given)

    monkeypatch.setattr(tuning, "fitted", interrupted)
    assert main([*QUICK, "--output", str(path)]) == 130
    monkeypatch.undo()
    monkeypatch.setattr(tuning, "STEPS", 3)
    first = tuning.tune(games.get(DUEL), 2, rounds=1, games=3, trials=2, seed=5)
    assert path.read_text() == weights.write(first)
    assert "Interrupted" in capsys.readouterr().err


def test_interruption_before_the_first_round_leaves_no_file(capsys, monkeypatch, tmp_path):
    def interrupted(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr(tuning, "fitted", interrupted)
    path = tmp_path / "weights.toml"
    assert main([*QUICK, "--output", str(path)]) == 130
    assert capsys.readouterr().out == ""
    assert not path.exists()
