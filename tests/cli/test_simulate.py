"""`antiqua simulate`: tables for people, JSON for programs, sentences for mistakes."""

import json
from concurrent.futures.process import BrokenProcessPool

import msgspec
import pytest

from antiqua import games
from antiqua.arena import simulate as arena
from antiqua.arena.simulate import CHUNK, Result
from antiqua.cli import main

GAME = "seven_wonders_duel"


def run(capsys, *arguments):
    code = main(["simulate", *arguments])
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def test_tables(capsys):
    code, out, _ = run(capsys, GAME, "--games", "60", "--seed", "7", "--workers", "1", "--lang", "en")
    assert code == 0
    for expected in (
        "60 random games",
        "seed 7",
        "Player 1",
        "Player 2",
        "Military supremacy",
        "Median",
        "█",
    ):
        assert expected in out
    assert out.count("\n") < 60


@pytest.mark.parametrize(("lang", "expected"), [("fa", "۶۰ بازی تصادفی"), ("ru", "60 случайных игр")])
def test_tables_in_other_languages(capsys, lang, expected):
    code, out, _ = run(capsys, GAME, "--games", "60", "--seed", "7", "--workers", "1", "--lang", lang)
    assert code == 0
    assert expected in out.replace("\u2068", "").replace("\u2069", "")
    assert "sim-" not in out


def test_json(capsys):
    code, out, err = run(capsys, GAME, "--games", "60", "--seed", "7", "--workers", "1", "--json")
    assert (code, err) == (0, "")
    result = msgspec.json.decode(out, type=Result)
    assert (result.games, result.seed, result.players) == (60, 7, 2)
    assert sum(seat.share.share for seat in result.seats) == pytest.approx(1)
    assert sum(ending["games"] for ending in json.loads(out)["endings"]) == 60


def test_options_reach_the_games(capsys):
    code, out, _ = run(capsys, GAME, "--games", "5", "--option", "wonders=first_game", "--json")
    assert code == 0
    assert json.loads(out)["options"] == {"wonders": "first_game", "age_start_tie": "last_player_chooses"}


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["chess"], "chess"),
        ([], GAME),
        ([GAME, "--games", "0"], "--games"),
        ([GAME, "--games", "many"], "many"),
        ([GAME, "--players", "3"], "3 players"),
        ([GAME, "--option", "wonders"], "wonders"),
        ([GAME, "--option", "wonders=all"], "all"),
        ([GAME, "--option", "size=large"], "size"),
        ([GAME, "--seed", "-1"], "-1"),
        ([GAME, "--workers", "0"], "workers"),
        ([GAME, "--lang", "de"], "de"),
        ([GAME, "--fast"], "--fast"),
    ],
    ids=" ".join,
)
def test_mistakes_are_named(capsys, arguments, named):
    code, out, err = run(capsys, *arguments)
    assert code == 2
    assert out == ""
    assert named in err
    assert len(err.strip().splitlines()) == 1
    assert "Traceback" not in err


def test_cut_off_games_are_mentioned(capsys, monkeypatch):
    monkeypatch.setattr(type(games.get(GAME)), "decision_limit", 20)
    code, out, _ = run(capsys, GAME, "--games", "21", "--workers", "1", "--lang", "en")
    assert code == 0
    assert "21 games were cut off after 20 decisions, unfinished." in out


def test_interruption_is_mentioned(capsys, monkeypatch):
    """After the first chunk; what is finished is shown."""
    played = arena.play_chunk

    def interrupted(job, chunk):
        if chunk == 1:
            raise KeyboardInterrupt
        return played(job, chunk)

    monkeypatch.setattr(arena, "play_chunk", interrupted)
    code, out, _ = run(capsys, GAME, "--games", str(3 * CHUNK), "--workers", "1", "--lang", "en")
    assert code == 130
    assert f"{CHUNK} of {3 * CHUNK} games were finished" in out
    assert "Player 2" in out


def test_interruption_before_the_first_game_leaves_no_table(capsys, monkeypatch):
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(arena, "play_chunk", interrupted)
    code, out, _ = run(capsys, GAME, "--games", "10", "--workers", "1", "--lang", "en")
    assert code == 130
    assert "0 of 10 games were finished" in out
    assert "Player" not in out


def test_death_of_a_worker_is_a_sentence(capsys, monkeypatch):
    def died(*_: object) -> None:
        raise BrokenProcessPool

    monkeypatch.setattr(arena, "play_chunk", died)
    code, out, err = run(capsys, GAME, "--games", "10", "--workers", "1", "--lang", "en")
    assert (code, out) == (1, "")
    assert "A worker process died after 0 of 10 games" in err
