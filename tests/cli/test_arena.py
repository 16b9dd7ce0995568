"""`antiqua arena`, and `antiqua simulate` with bots: for people, for programs, and with files."""

import csv
import json
import os
import re
import shlex
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest

from antiqua.cli import main
from tests.cli.helpers import PROGRAM, Antiqua

DUEL = "seven_wonders_duel"
USUAL = [DUEL, "--bots", "random", "greedy", "--games", "4", "--seed", "7", "--workers", "1"]


@pytest.fixture
def run(capsys, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("ANTIQUA_LANG", "en")
    monkeypatch.setenv("COLUMNS", "120")

    def run(*arguments):
        code = main(list(arguments))
        captured = capsys.readouterr()
        return code, captured.out, captured.err

    return run


def untimed(text):
    data = json.loads(text)
    del data["timing"]
    return data


def test_tables(run):
    code, out, err = run("arena", *USUAL)
    assert code == 0
    for expected in (
        "4 games of bots, 2 players",
        "seed 7",
        "Rating (95% interval)",
        "greedy before random",
        "Per decision",
        "random is 0",
        "1 draw is added that was never played",
    ):
        assert expected in out
    assert out.index("greedy") < out.index("random", out.index("Rating"))
    assert "Traceback" not in err


@pytest.mark.parametrize(("lang", "expected"), [("fa", "۴ بازی ربات‌ها"), ("ru", "4 игры ботов")])
def test_tables_in_other_languages(run, lang, expected):
    code, out, _ = run("arena", *USUAL, "--lang", lang)
    assert code == 0
    assert expected in out.replace("\u2068", "").replace("\u2069", "")
    assert "arena-" not in out


def test_json_csv_and_html(run, tmp_path):
    code, out, err = run("arena", *USUAL, "--json", "--csv", "games.csv", "--html", "report.html")
    assert (code, err) == (0, "")
    found = json.loads(out)
    assert [bot["name"] for bot in found["bots"]] == ["random", "greedy"]
    assert (found["games"], found["seed"], found["players"]) == (4, 7, 2)
    rows = list(csv.DictReader((tmp_path / "games.csv").read_text().splitlines()))
    assert [row["game"] for row in rows] == ["0", "1", "2", "3"]
    wins = sum(
        float(row[f"victory_{seat}"]) for row in rows for seat in "12" if row[f"bot_{seat}"] == "greedy"
    )
    assert found["bots"][1]["share"]["share"] == wins / 4
    report = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert "<h1>7 Wonders Duel: how strong the bots are</h1>" in report


def test_report_speaks_the_chosen_language(run, tmp_path):
    assert run("arena", *USUAL, "--html", "report.html", "--lang", "fa")[0] == 0
    assert '<html lang="fa" dir="rtl">' in (tmp_path / "report.html").read_text(encoding="utf-8")


def test_tables_of_one_and_lone_bots(run):
    code, out, _ = run(
        "arena", "stone_age", "--table", "greedy", "random", "random", "--games", "3", "--seed", "1", "--json"
    )
    assert code == 0
    assert json.loads(out)["lineups"] == [[0, 1, 1]]
    code, out, _ = run(
        "arena",
        DUEL,
        "--bots",
        "random",
        "novice",
        "greedy",
        "--lone",
        "--games",
        "2",
        "--json",
        "--seed",
        "1",
    )
    assert code == 0
    assert json.loads(out)["lineups"] == [[1, 0], [2, 1]]


DYING = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"id": message["id"], "protocol": 1}), flush=True)
    elif message["type"] == "decide":
        sys.exit(3)
"""


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_program_that_dies_is_told_and_stops_nothing(run, tmp_path, workers):
    (tmp_path / "dying.py").write_text(DYING)
    bot = f"run:{shlex.join([sys.executable, 'dying.py'])}"
    code, out, _ = run(
        "arena", DUEL, "--bots", "random", bot, "--games", "4", "--workers", workers, "--html", "report.html"
    )
    assert code == 0
    assert "4 games of bots" in out
    assert "4 faults: the program ended (exit code 3)." in " ".join(out.split())
    assert "the program ended" in (tmp_path / "report.html").read_text(encoding="utf-8")


def test_a_program_that_cannot_be_started_is_a_mistake(run, tmp_path):
    code, out, err = run("arena", DUEL, "--bots", "random", "run:no_such_program", "--output", "run")
    assert (code, out) == (2, "")
    assert "no_such_program" in err
    assert list(tmp_path.iterdir()) == []


# -- files ------------------------------------------------------------------------------------------------------------


def test_going_on(run, tmp_path):
    """After a crash in the middle of a line everything is as if nothing had been."""
    _, whole, _ = run("arena", *USUAL, "--json", "--output", "whole.jsonl")
    lines = (tmp_path / "whole.jsonl").read_bytes().splitlines(keepends=True)
    assert len(lines) == 5
    (tmp_path / "part.jsonl").write_bytes(b"".join(lines[:3]) + lines[3][:20])
    code, out, _ = run("arena", "--resume", "part.jsonl", "--json", "--workers", "1")
    assert code == 0
    assert json.dumps(untimed(out)) == json.dumps(untimed(whole))
    code, out, _ = run(
        "arena", *USUAL, "--resume", "part.jsonl", "--html", "r.html"
    )  # the same, said in full
    assert code == 0
    assert (tmp_path / "r.html").exists()


def test_simulation_goes_on(run, tmp_path):
    asked = ["simulate", DUEL, "--bots", "greedy", "random", "--games", "4", "--seed", "7", "--workers", "1"]
    _, whole, _ = run(*asked, "--json", "--output", "whole.jsonl")
    lines = (tmp_path / "whole.jsonl").read_bytes().splitlines(keepends=True)
    (tmp_path / "part.jsonl").write_bytes(b"".join(lines[:3]))
    code, out, _ = run(*asked, "--json", "--resume", "part.jsonl")
    assert code == 0
    assert json.dumps(untimed(out)) == json.dumps(untimed(whole))
    code, out, _ = run("simulate", "--resume", "part.jsonl")
    assert code == 0
    assert "4 games of bots with 2 players" in out
    assert "1: greedy" in out


MISTAKES = [
    (["arena"], "seven_wonders_duel"),
    (["arena", "chess", "--bots", "random", "greedy"], "chess"),
    (["arena", DUEL], "--bots"),
    (["arena", DUEL, "--bots", "random"], "random"),
    (["arena", DUEL, "--bots", "random", "expertt"], "expertt"),
    (["arena", DUEL, "--bots", "random", "greedy", "random"], "random"),
    (["arena", DUEL, "--bots", "random", "greedy", "--games", "0"], "--games"),
    (["arena", DUEL, "--bots", "random", "greedy", "--workers", "0"], "workers"),
    (["arena", DUEL, "--bots", "random", "greedy", "--players", "3"], "3"),
    (["arena", DUEL, "--bots", "random", "greedy", "--seed", "-1"], "-1"),
    (["arena", DUEL, "--table", "random", "greedy", "greedy"], "3"),
    (["arena", DUEL, "--table", "random", "greedy", "--lone"], "--lone"),
    (["arena", DUEL, "--table", "random", "greedy", "--bots", "random", "greedy"], "--table"),
    (["arena", *USUAL, "--html", "no/folder.html"], "no/folder.html"),
    (["arena", *USUAL, "--csv", "old"], "old"),
    (["arena", *USUAL, "--html", "old"], "old"),
    (["arena", *USUAL, "--output", "old"], "old"),
    (["arena", *USUAL, "--output", "no/folder"], "no/folder"),
    (["arena", *USUAL, "--html", "same", "--csv", "same"], "same"),
    (["arena", "--resume", "nothing"], "nothing"),
    (["arena", "--resume", "old"], "old"),
    (["arena", "--resume", "run", "--output", "other"], "--output"),
    (["arena", "stone_age", "--resume", "run"], "stone_age"),
    (["arena", "--resume", "run", "--seed", "8"], "--seed"),
    (["arena", "--resume", "run", "--games", "6"], "--games"),
    (["arena", "--resume", "run", "--option", "wonders=first_game"], "first_game"),
    (["arena", "--resume", "run", "--bots", "random", "novice"], "novice"),
    (["arena", "--resume", "run", "--lone"], "greedy, random"),
    (["arena", "--resume", "sim"], "antiqua arena"),
    (["simulate", "--resume", "run"], "antiqua simulate"),
    (["simulate", DUEL, "--bots", "random", "random", "random"], "3"),
    (["simulate", DUEL, "--bots", "nobody"], "nobody"),
    (["simulate", DUEL, "--output", "old"], "old"),
    (["simulate", "--resume", "sim", "--bots", "greedy"], "greedy"),
    (["simulate", "--resume", "sim", "--output", "other"], "--output"),
    (["tune"], "seven_wonders_duel"),
    (["tune", "chess"], "chess"),
    (["tune", DUEL, "--rounds", "0"], "--rounds"),
    (["tune", DUEL, "--trials", "0"], "--trials"),
    (["tune", DUEL, "--games", "-3"], "--games"),
    (["tune", DUEL, "--iterations", "-1"], "--iterations"),
    (["tune", DUEL, "--seed", "-1"], "-1"),
    (["tune", DUEL, "--players", "5"], "5"),
    (["tune", DUEL, "--output", "old"], "old"),
]


@pytest.fixture(scope="module")
def runs(tmp_path_factory):
    """Files of results that exist already."""
    folder = tmp_path_factory.mktemp("runs")
    assert main(["arena", *USUAL, "--json", "--output", str(folder / "run")]) == 0
    simulated = ["simulate", DUEL, "--games", "3", "--bots", "random", "--workers", "1", "--json"]
    assert main([*simulated, "--output", str(folder / "sim")]) == 0
    (folder / "old").write_text("something else")
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.mark.parametrize("lang", ["en", "fa", "ru"])
@pytest.mark.parametrize(
    ("arguments", "named"), MISTAKES, ids=[" ".join(arguments) for arguments, _ in MISTAKES]
)
def test_mistakes_are_named(run, runs, tmp_path, lang, arguments, named):
    """One sentence, in the language asked for, and no file is touched or left behind."""
    for name, content in runs.items():
        (tmp_path / name).write_bytes(content)
    code, out, err = run(*arguments, "--lang", lang)
    assert (code, out) == (2, "")
    shown = err.translate(dict(zip(map(ord, "۰۱۲۳۴۵۶۷۸۹−"), "0123456789-", strict=True)))
    assert named in shown.translate(dict.fromkeys(map(ord, "\u200e\u2066\u2067\u2068\u2069")))
    assert len(err.strip().splitlines()) == 1
    letters = {"en": "[a-z]", "fa": "[\u0600-\u06ff]", "ru": "[\u0400-\u04ff]"}[lang]
    assert len(re.findall(letters, err)) > 10
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == runs


# -- Ctrl-C -----------------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="sends the signal of Ctrl-C to a group of processes")
@pytest.mark.parametrize("workers", ["1", "2"])
@pytest.mark.parametrize("command", ["arena", "simulate"])
def test_ctrl_c_keeps_what_is_finished(antiqua: Antiqua, tmp_path: Path, many, command, workers):
    """In a process of its own, as somebody would do it; afterwards the rest is played, to the same result."""
    bots = ["random", f"search:iterations={many(300)}"]
    asked = [command, DUEL, "--bots", *bots, "--games", "40", "--seed", "3"]
    path = tmp_path / "run.jsonl"
    process = subprocess.Popen(
        [*PROGRAM, *asked, "--workers", workers, "--output", str(path)],
        env=antiqua.environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    try:
        end = time.monotonic() + 60
        while not path.exists() or path.read_bytes().count(b"\n") < 4:
            assert time.monotonic() < end
            assert process.poll() is None
            time.sleep(0.02)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=60)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
    finished = path.read_bytes().count(b"\n") - 1
    assert process.returncode == 130
    assert 3 <= finished < 40
    assert f"Interrupted: {finished} of 40 games were finished".encode() in out
    assert f"{command} --resume {path}".encode() in err
    assert b"Traceback" not in err
    rest = antiqua(command, "--resume", str(path), "--json")
    whole = antiqua(*asked, "--json")
    assert (rest.code, whole.code) == (0, 0), rest.err + whole.err
    assert json.dumps(untimed(rest.out)) == json.dumps(untimed(whole.out))
