"""`antiqua train`: a run in a folder, which goes on where it stopped."""

import msgspec
import pytest

from antiqua import games
from antiqua.cli import main
from antiqua.games import judgement
from antiqua.kernel.network import size
from antiqua.training import league
from tests.arena.pages import parsed

DUEL = "seven_wonders_duel"


@pytest.fixture(autouse=True)
def few_games(monkeypatch):
    monkeypatch.setattr(league, "GAMES_PER_UNIT", 2)


def run(folder, **more):
    usual = {"lang": "en", "rounds": 1, "games": 20, "iterations": 2, "first": 4, "second": 2, "workers": 1}
    wishes = [
        word for name, value in (usual | more).items() for word in (f"--{name}", *str(value).split(" "))
    ]
    return main(["train", DUEL, "--output", str(folder), *wishes])


def test_a_run_goes_on_and_can_be_repeated(capsys, tmp_path):
    assert run(tmp_path / "one") == 0
    err = capsys.readouterr().err
    assert "Round 1 of 1" in err
    assert str(tmp_path / "one" / "judgement.bin") in err
    assert run(tmp_path / "one", rounds=2) == 0
    assert "Round 1" not in capsys.readouterr().err
    assert run(tmp_path / "two", rounds=2) == 0
    one, two = ((tmp_path / name / "judgement.bin").read_bytes() for name in ("one", "two"))
    assert one == two
    first = (tmp_path / "one" / "network-0001.bin").read_bytes()
    assert first != one
    network = judgement.parse(one, games.get(DUEL).inputs, "it")
    assert (network.first, network.second) == (4, 2)
    rounds = [
        msgspec.json.decode(line) for line in (tmp_path / "one" / "rounds.jsonl").read_text().splitlines()
    ]
    assert [entry["number"] for entry in rounds] == [1, 2]
    for entry in rounds:
        assert sum(met["games"] for met in entry["met"]) == entry["games"]
        assert sum(tenth["count"] for tenth in entry["tenths"]) == 2 * entry["foretold"]
    told = "".join(parsed((tmp_path / "one" / "report.html").read_text()).itertext())
    for entry in rounds:
        assert f"{entry['plain']:.4f}" in told
        assert f"{entry['after']:.4f}" in told
    for tenth in rounds[-1]["tenths"]:
        assert not tenth["count"] or f"{100 * tenth['result']:.2f}%" in told


def test_later_rounds_may_think_longer(tmp_path):
    """The first round is that of a run with as few iterations; the second one, and those behind it, think longer."""
    assert run(tmp_path / "few", rounds=3) == 0
    assert run(tmp_path / "more", rounds=3, iterations="2 40") == 0
    games = {
        number: [(tmp_path / name / f"games-000{number}.bin").read_bytes() for name in ("few", "more")]
        for number in (1, 2)
    }
    assert games[1][0] == games[1][1]
    assert games[2][0] != games[2][1]
    settings = msgspec.json.decode((tmp_path / "more" / "settings.json").read_bytes(), type=league.Settings)
    assert [settings.thought(number) for number in (1, 2, 3, 9)] == [2, 40, 40, 40]
    told = "".join(parsed((tmp_path / "more" / "report.html").read_text()).itertext())
    assert "2, 40" in told


def test_a_window_forgets_the_oldest_games(tmp_path):
    """Who learns from the newest round alone learns the same whatever was played before it."""
    assert run(tmp_path / "one", rounds=2, window=1) == 0
    folder = tmp_path / "two"
    assert run(folder, rounds=1, window=1) == 0
    (folder / "games-0001.bin").write_bytes(b"")
    assert run(folder, rounds=2, window=1) == 0
    one, two = ((tmp_path / name / "judgement.bin").read_bytes() for name in ("one", "two"))
    assert one == two


def test_a_finished_run_is_told_in_another_language(tmp_path):
    assert run(tmp_path / "one", games=1) == 0
    report = tmp_path / "one" / "report.html"
    assert parsed(report.read_text()).get("lang") == "en"
    assert run(tmp_path / "one", games=1, lang="fa") == 0
    assert parsed(report.read_text()).get("lang") == "fa"


def test_a_run_may_begin_with_a_network(capsys, tmp_path):
    """The network of another run plays the first round: its games are others, and it is not trained from nothing."""
    assert run(tmp_path / "one") == 0
    before = tmp_path / "one" / "judgement.bin"
    assert run(tmp_path / "two", start=before, seed=2) == 0
    assert run(tmp_path / "three", seed=2) == 0
    assert (tmp_path / "two" / "network-0000.bin").read_bytes() == before.read_bytes()
    two, three = ((tmp_path / name / "games-0001.bin").read_bytes() for name in ("two", "three"))
    assert two != three
    assert run(tmp_path / "two", start=before, seed=2, rounds=2) == 0
    capsys.readouterr()
    assert run(tmp_path / "two", seed=2, rounds=3) == 2
    assert "start = " in capsys.readouterr().err
    (tmp_path / "odd").write_text("dear")
    for wrong in ("odd", "none"):
        assert run(tmp_path / "four", start=tmp_path / wrong) == 2
        assert wrong in capsys.readouterr().err
    assert not (tmp_path / "four").exists()


def test_a_run_that_was_killed_before_its_first_network_goes_on(tmp_path):
    assert run(tmp_path / "one", games=1) == 0
    (tmp_path / "two").mkdir()
    (tmp_path / "two" / "settings.json").write_bytes((tmp_path / "one" / "settings.json").read_bytes())
    assert run(tmp_path / "two", games=1) == 0
    one, two = ((tmp_path / name / "judgement.bin").read_bytes() for name in ("one", "two"))
    assert one == two


def test_guests_win_what_the_others_do_not(monkeypatch):
    """Whoever meets search without evaluation wins; and nothing is said of the games that were not played."""
    monkeypatch.setattr(league, "ALIKE", 0)
    monkeypatch.setattr(league, "BLIND", 100)
    game = games.get(DUEL)
    nothing = judgement.write(game.inputs, 4, 2, [0.0] * size(len(game.inputs), 4, 2))
    settings = league.Settings(game=DUEL, players=(2,), iterations=(16,))
    found = [one for unit in range(4) for one in league.harvest(league.Sowing(settings, 1, (nothing,)), unit)]
    met = [share for one in found for who, share in one.met if who == league.SEARCH]
    assert len(met) >= 5
    assert sum(met) / len(met) > 0.6


def test_bad_wishes(capsys, tmp_path):
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "letter").write_text("dear")
    (tmp_path / "odd").mkdir()
    (tmp_path / "odd" / "settings.json").write_text("{")
    (tmp_path / "begun").mkdir()
    (tmp_path / "begun" / "settings.json").write_bytes(
        msgspec.json.encode(
            league.Settings(game=DUEL, players=(2,), games=20, iterations=(2,), first=4, second=2)
        )
    )
    (tmp_path / "file").write_text("")
    for folder, more, said in (
        ("full", {}, "is not empty"),
        ("odd", {}, "settings.json"),
        ("begun", {"iterations": "3 40"}, "iterations = 2, not 3 40"),
        ("begun", {"window": 2}, "window = 15, not 2"),
        ("new", {"iterations": "3 0"}, "--iterations"),
        ("new", {"window": 0}, "--window"),
        ("file", {}, "file"),
        ("new", {"games": 0}, "--games"),
        ("new", {"players": 7}, "7"),
    ):
        assert run(tmp_path / folder, **more) == 2
        assert said in capsys.readouterr().err
    assert main(["train", DUEL, "--lang", "en"]) == 2
    assert "--output" in capsys.readouterr().err
    assert (tmp_path / "full" / "letter").read_text() == "dear"
    assert not (tmp_path / "new").exists()


def test_the_smallest_run_and_a_damaged_one(capsys, tmp_path):
    """A round has something to learn from and something to foretell, however few games are asked for."""
    assert run(tmp_path / "one", games=1) == 0
    assert "Round 1 of 1" in capsys.readouterr().err
    for name in ("games-0001.bin", "network-0001.bin"):
        whole = (tmp_path / "one" / name).read_bytes()
        (tmp_path / "one" / name).write_bytes(whole[:-1])
        assert run(tmp_path / "one", games=1, rounds=2) == 2
        assert name in capsys.readouterr().err
        (tmp_path / "one" / name).write_bytes(whole)
    assert run(tmp_path / "one", games=1, rounds=2) == 0
