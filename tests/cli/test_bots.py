"""Bots at the terminal: as opponents, as advisers, alone at the table, and misbehaving."""

import re
import sys
from pathlib import Path

import pytest

from antiqua import games
from antiqua.cli import storage
from antiqua.cli.seats import HUMAN, Seat, named
from antiqua.cli.terminal import Terminal
from antiqua.match import Match
from tests.cli.helpers import DUEL, Antiqua

ROGUE = Path(__file__).parents[1] / "bots" / "rogue.py"


@pytest.mark.parametrize("name", games.names())
def test_levels_play_whole_games(antiqua: Antiqua, name: str) -> None:
    game = games.get(name)
    levels = ["novice", "apprentice", "novice:Zoe", "greedy", "random"][: game.player_counts[-1]]
    seats = [part for number, level in enumerate(levels, 1) for part in ("--seat", f"{number}={level}")]
    done = antiqua("play", name, "--players", str(len(levels)), *seats, "--seed", "2")
    assert done.code == 0
    (record,) = antiqua.records()
    text = record.read_text(encoding="utf-8")
    assert "player 1: Novice\nplayer 2: Apprentice\n" in text
    assert len(levels) < 3 or "player 3: Zoe\n" in text
    assert antiqua("replay", str(record), "--verify").code == 0


@pytest.mark.parametrize(
    ("lang", "names"), [("en", ["Novice 2", "Novice 3"]), ("fa", ["نوآموز ۲", "نوآموز ۳"])]
)
def test_bots_of_one_level_are_numbered_in_the_digits_of_the_language(lang: str, names: list[str]) -> None:
    seats = named([Seat(HUMAN, "Mina"), Seat("novice"), Seat("novice")], Terminal(lang))
    assert [seat.name for seat in seats] == ["Mina", *names]


def test_same_seed_same_game(antiqua: Antiqua) -> None:
    for _ in range(2):
        assert antiqua("play", DUEL, "--seat", "1=expert", "--seat", "2=novice", "--seed", "8").code == 0
    first, second = (record.read_text(encoding="utf-8") for record in antiqua.records())
    assert first == second


@pytest.mark.parametrize(
    ("lang", "word", "thinking"),
    [("en", "hint", "Thinking …"), ("ru", "подсказка", "Думаю…"), ("fa", "راهنمایی", "در حال فکر کردن …")],
)
def test_hint(antiqua: Antiqua, lang: str, word: str, thinking: str) -> None:
    """Three moves by their numbers, each with its share of victory; nothing has changed afterwards."""
    done = antiqua("play", DUEL, "--seed", "3", "--lang", lang, typed=f"{word}\nhint\n1\n")
    assert done.code == 0
    assert done.out.count(thinking) + done.err.count(thinking) == 2
    plain = re.sub("[\u2066-\u2069\u200e\u200f]", "", done.out)
    advised = re.findall(r"^ +(\d+) .*\((\d+) ?[%٪]\)$", plain, re.MULTILINE)
    assert len(advised) == 6
    assert {int(number) for number, _ in advised} <= {1, 2, 3, 4}
    assert all(0 <= int(share) <= 100 for _, share in advised)


@pytest.mark.parametrize(
    ("lang", "said"), [("en", ": wins at once"), ("fa", "همین حالا می‌برید"), ("ru", ": немедленная победа")]
)
def test_a_hint_names_the_move_that_wins_at_once(
    antiqua: Antiqua, tmp_path: Path, lang: str, said: str
) -> None:
    duel = games.get(DUEL)
    me = {"cards": ["sawmill", "clay_pool", "brickyard"], "coins": 0}
    start = duel.position(age=3, taken=[*range(9, 20)], layout={6: "arsenal"}, pawn=6, cities=[me, {}])
    storage.save(tmp_path / "a.json", Match(duel, start=start), [Seat(HUMAN), Seat("novice")])
    done = antiqua("play", "--resume", str(tmp_path / "a.json"), "--lang", lang, typed="hint\n")
    shown = re.sub("[\u200e\u200f\u2066-\u2069]", "", done.out.rpartition("› hint")[2])
    first, *others = re.findall(r"^ {2,}[\d۰-۹]+ {2}.*$", shown, re.MULTILINE)
    assert said in first
    assert len(others) == 2
    assert not any(said in line for line in others)


def test_a_hint_is_for_who_is_to_move(antiqua: Antiqua) -> None:
    done = antiqua("play", DUEL, "--chance", "manual", typed="hint\n")
    assert "A hint is for a player who is to move." in done.err


def test_undo_is_possible_against_a_bot_that_has_not_moved(antiqua: Antiqua) -> None:
    """Player 1 chooses, and the other may not have answered yet: in the draft player 2 chooses twice in a row."""
    done = antiqua(
        "play", DUEL, "--seed", "3", "--seat", "1=novice", "--seat", "2=human", typed="1\nundo\n1\n"
    )
    assert done.code == 0
    assert "Traceback" not in done.err
    assert len(antiqua.saved()) == 1


def test_a_bot_that_dies_is_told_and_the_game_goes_on(antiqua: Antiqua) -> None:
    done = antiqua(
        "play", DUEL, "--seat", "1=novice", "--seat", f"2=run:{sys.executable} {ROGUE} 'dies silently'"
    )
    assert done.code == 0
    assert len(antiqua.records()) == 1
    assert "Player 2: the program ended" in done.err
    assert "A random move is made instead." in done.err


def test_a_bot_that_cannot_begin_is_an_error(antiqua: Antiqua) -> None:
    for program in (f"{sys.executable} -c 'raise SystemExit(3)'", "no_such_program"):
        done = antiqua("play", DUEL, "--seat", "1=novice", "--seat", f"2=run:{program}")
        assert done.code == 2
        assert antiqua.records() == []


def test_a_class_sits_down_and_is_called_only_to_play(antiqua: Antiqua, tmp_path: Path) -> None:
    own = tmp_path / "own.py"
    own.write_text(
        "from antiqua.bots.bot import Bot\n"
        "class Own(Bot):\n"
        "    def decide(self, state):\n"
        "        return state.legal_actions()[0]\n"
    )
    done = antiqua("play", DUEL, "--seed", "3", "--seat", f"2=python:{own}:Own", typed="1\n")
    assert done.code == 0
    own.write_text("raise SystemExit('somebody has read the file')")
    done = antiqua("saves")
    assert done.code == 0
    assert "somebody has read" not in done.out + done.err
    assert antiqua.saved()[0].stem in done.out


@pytest.fixture
def foreign(tmp_path: Path) -> tuple[Path, Path]:
    """A saved game that names a program as player 1, and the file that this program leaves behind when it runs."""
    trace, code, path = tmp_path / "ran", tmp_path / "theirs.py", tmp_path / "foreign.json"
    code.write_text(
        "from antiqua.bots.bot import RandomBot\n"
        f"open({str(trace)!r}, 'w').close()\n"
        "class Theirs(RandomBot): pass\n"
    )
    seats = [Seat(f" Python:{code}:Theirs", "A"), Seat("human", "B")]
    storage.save(path, Match(DUEL, seed=1, names=["A", "B"]), seats)
    return path, trace


@pytest.mark.parametrize("lang", ["en", "fa", "ru"])
def test_a_saved_game_starts_no_program_unasked(
    antiqua: Antiqua, foreign: tuple[Path, Path], lang: str
) -> None:
    path, trace = foreign
    for arguments, typed in ((["--resume", str(path)], ""), ([DUEL], f"load {path}\nsave {path}\n")):
        done = antiqua("play", *arguments, "--lang", lang, typed=typed)
        assert f"./antiqua play --resume {path} --allow-programs" in done.err
        assert "theirs.py" in done.err
        assert not trace.exists()
    assert antiqua("play", "--resume", str(path), "--seat", "1=novice").code == 0
    assert not trace.exists()


def test_a_saved_game_starts_programs_that_are_allowed(antiqua: Antiqua, foreign: tuple[Path, Path]) -> None:
    path, trace = foreign
    assert antiqua("play", "--resume", str(path), "--allow-programs").code == 0
    assert trace.exists()
    assert "add --resume" in antiqua("play", DUEL, "--allow-programs").err


def test_who_sits_at_a_terminal_is_asked_about_programs(antiqua: Antiqua, foreign: tuple[Path, Path]) -> None:
    path, trace = foreign
    person = antiqua.start("play", "--resume", str(path))
    person.sees("[yes/no]")
    person.types("\n")
    person.sees("--allow-programs")
    assert not trace.exists()
    person = antiqua.start("play", "--resume", str(path))
    assert "theirs.py" in person.sees("[yes/no]")
    person.types("yes\n")
    person.sees("›")
    assert trace.exists()


def test_resumed_with_the_same_bots(antiqua: Antiqua) -> None:
    antiqua("play", DUEL, "--seed", "3", "--seat", "2=apprentice:Zoe", typed="1\n")
    done = antiqua("play", "--resume", typed="1\n")
    assert done.code == 0
    assert "Zoe" in done.out
    assert '"apprentice"' in antiqua.saved()[0].read_text(encoding="utf-8")
