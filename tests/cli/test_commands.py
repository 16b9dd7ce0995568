"""Every command by itself: what it prints, in which language, and how it fails."""

from __future__ import annotations

import io
import json
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import antiqua as package
from antiqua import games
from antiqua.cli import games as games_command
from antiqua.cli import main, terminal
from antiqua.cli.app import COMMANDS, app
from antiqua.cli.helping import EXAMPLES
from tests.cli.helpers import DUEL, PROGRAM, Antiqua

RECORD = Path(__file__).parents[1] / "records" / DUEL / "military.txt"
ALL = ", ".join(games.names())
MARKS = re.compile("[\u200e\u200f\u2066-\u2069]")


@pytest.fixture
def inside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let `main` run in this process as it would in its own: with nothing to read, and in English."""
    monkeypatch.setenv("ANTIQUA_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("ANTIQUA_LANG", "en")
    monkeypatch.setenv("ANTIQUA_CALLED", "./antiqua")
    monkeypatch.setenv("COLUMNS", "500")
    monkeypatch.delenv("ANTIQUA_DEBUG", raising=False)
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    monkeypatch.setattr(terminal, "_terminal", None)


def test_version_loads_nothing_that_takes_time() -> None:
    """Neither the games nor the server, nor what they need."""
    asked = "import sys; from antiqua.cli import main; main(['--version']); print(*sys.modules)"
    run = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    version, *loaded = run.stdout.split()
    assert version == package.__version__
    slow = {"antiqua.games", "antiqua.server", "fluent", "markdown_it", "msgspec", "sqlalchemy", "starlette"}
    assert not slow & set(loaded)


def test_the_package_is_the_command() -> None:
    asked = [sys.executable, "-m", "antiqua", "saves", "--help", "--lang", "en"]
    run = subprocess.run(asked, capture_output=True, text=True, check=True)
    assert run.stdout.startswith("Usage: python -m antiqua saves\n")


HEADS = {"en": ("Usage", "Examples"), "fa": ("شیوه‌ی کاربرد", "نمونه‌ها"), "ru": ("Использование", "Примеры")}


@pytest.mark.parametrize("lang", HEADS)
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_speaks_the_language_and_has_examples(antiqua: Antiqua, command: str, lang: str) -> None:
    done = antiqua(*command.split(), "--help", ANTIQUA_LANG=lang)
    usage, examples = HEADS[lang]
    assert (done.code, done.err) == (0, "")
    out = MARKS.sub("", done.out)
    assert f"{usage}: ./antiqua {command}".strip() in out
    assert f"{examples}:\n\n  ./antiqua {command}".rstrip() in out
    assert "cli-" not in out


@pytest.mark.parametrize("arguments", ["play --lang ru --help", "--help --lang=ru play", "play -h --lang ru"])
def test_language_of_help_may_stand_anywhere(antiqua: Antiqua, arguments: str) -> None:
    assert antiqua(*arguments.split()).out.startswith("Использование: ./antiqua play [GAME]\n")


def test_every_example_of_the_help_can_be_called() -> None:
    for examples in EXAMPLES.values():
        for example in examples:
            app.parse_args(shlex.split(example), exit_on_error=False, print_error=False)


def test_games_in_words(antiqua: Antiqua) -> None:
    done = antiqua("games")
    assert done.code == 0
    for words in (
        "7 Wonders Duel",
        DUEL,
        "players: 2",
        "version of the rules: 1",
        "--option wonders=",
        "first_game",
    ):
        assert words in done.out
    assert "chosen in turn, four each (default)" in done.out


def test_games_for_programs(antiqua: Antiqua) -> None:
    duel, *others = json.loads(antiqua("games", "--json").out)
    assert [duel["name"], *(game["name"] for game in others)] == list(games.names())
    assert duel == {
        "name": DUEL,
        "title": "7 Wonders Duel",
        "players": [2],
        "rules_version": 1,
        "options": [
            {"name": "wonders", "values": ["draft", "first_game"], "default": "draft"},
            {
                "name": "age_start_tie",
                "values": ["last_player_chooses", "last_player_starts"],
                "default": "last_player_chooses",
            },
        ],
    }


# -- languages --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "environment", "title"),
    [
        (["--lang", "ru"], {}, "7 чудес: Дуэль"),
        (["--lang", "en"], {"ANTIQUA_LANG": "ru"}, "7 Wonders Duel"),
        ([], {"ANTIQUA_LANG": "fa", "LANG": "ru_RU.UTF-8"}, "هفت شگفتی: دوئل"),
        ([], {"LANG": "ru_RU.UTF-8"}, "7 чудес: Дуэль"),
        ([], {"LANG": "de_DE.UTF-8"}, "7 Wonders Duel"),
        ([], {"LC_ALL": "fa_IR", "LANG": "ru_RU.UTF-8"}, "هفت شگفتی: دوئل"),
    ],
)
def test_language(antiqua: Antiqua, arguments: list[str], environment: dict[str, str], title: str) -> None:
    done = antiqua("games", *arguments, **environment)
    assert done.code == 0
    assert title in done.out


@pytest.mark.parametrize("before", [["--lang", "ru"], ["--no-color", "--lang=ru"]])
def test_what_every_command_understands_may_stand_before_it(antiqua: Antiqua, before: list[str]) -> None:
    done = antiqua(*before, "games", "--json")
    assert done.code == 0
    assert "7 чудес: Дуэль" in done.out


def test_terminal_that_cannot_show_persian(antiqua: Antiqua) -> None:
    done = antiqua("games", "--lang", "fa", PYTHONUTF8="0", PYTHONIOENCODING="ascii")
    assert done.code == 0
    assert DUEL in done.out


# -- what goes wrong --------------------------------------------------------------------------------------------------

NEW = f"play {DUEL}"
WRONG = {
    "chess": "There is no command “chess”; the commands are play,",
    "--lang ru --seed 3 play": "Сначала пишется команда, потом всё, что к ней относится: ./antiqua play --lang",
    "games --colour": "Unknown option: --colour. Did you mean --color? More: ./antiqua games --help",
    "games --lang xx": "There is no language “xx”; the languages are en, fa, ru.",
    "play": f"Name a game; the games are {ALL}.",
    "play chess": f"There is no game “chess”; the games are {ALL}.",
    f"{NEW} --players 3": f"{DUEL} cannot be played by 3 players; allowed: 2.",
    f"{NEW} --seat 3=human": "“3=human” is not a seat; write for example 1=human",
    f"{NEW} --seat 1=robot": "There is no bot “robot”; the bots are random, newcomer, novice, learner, apprentice,",
    f"{NEW} --seat 1=": "“1=” is not a seat",
    f"{NEW} --seat 2=expert:iterations=none": "“iterations” cannot be “none”",
    f"{NEW} --seat 2=expert:luck=1": "there is no setting “luck”",
    f"{NEW} --seat 2=random:depth=1": "The bot “random” has no settings.",
    f"{NEW} --seat 1=human --seat 1=random": "Seat 1 is given twice",
    f"{NEW} --option wonders": "“wonders” is not an option; write it as name=value.",
    f"{NEW} --option wonders=all": "The option “wonders” cannot be “all”; allowed: draft, first_game.",
    f"{NEW} --option speed=fast": f"{DUEL} has no option “speed”",
    f"{NEW} --seed -1": "“-1” is not a seed",
    f"{NEW} --seed x": "“x” is not a value of --seed. More: ./antiqua play --help",
    f"{NEW} --seed": "--seed needs a value. More: ./antiqua play --help",
    f"{NEW} --seed 1 --seed 2": "--seed is given several times; give it once. More: ./antiqua play --help",
    f"{NEW} --chance none": "“none” is not a value of --chance; allowed: auto, manual. More: ",
    f"{NEW} now then": "“now then” is too much here. More: ./antiqua play --help",
    "games --colour --lang ru": "Неизвестный параметр: --colour. Может быть, --color? Подробнее: ./antiqua",
    "play --seed x --lang=ru": "«x» — не значение параметра --seed. Подробнее: ./antiqua play --help",
    "saves --delete none": "There is no saved game “none”; the saved games are: none.",
    f"{NEW} --pace nan": "“--pace” cannot be “nan”; allowed: 0–3600.",
    f"{NEW} --save HERE/missing/game.json": "missing/game.json” cannot be written",
    f"{NEW} --save HERE/text.txt": "text.txt” exists already",
    f"{NEW} --resume": "the name, --players, --option, --seed and --chance",
    "play --resume": "There is no game to continue in “",
    "play --resume HERE/none.json": "none.json”; check its name and its folder.",
    "play --resume HERE": "cannot be read (",
    "play --resume HERE/text.txt": "text.txt” is damaged",
    "replay": "FILE is missing. More: ./antiqua replay --help",
    "replay HERE/none.txt": "none.txt”; check its name and its folder.",
    "replay HERE/text.txt": "This is not a game record",
    "replay HERE/wrong.txt": "Line 12 of the record, “* reveal atlantis”, is wrong: “atlantis”",
    "replay HERE/binary.txt": "This is not a game record",
    f"replay {RECORD} --at 1000": "“--at” cannot be “1000”; allowed: 0–",
}


@pytest.fixture
def here(tmp_path: Path) -> Path:
    """A folder with files that are no games and no right records."""
    (tmp_path / "text.txt").write_text("hello")
    (tmp_path / "binary.txt").write_bytes(b"\xff\xfe\x00")
    lines = RECORD.read_text(encoding="utf-8").splitlines()
    lines[11] = "* reveal atlantis"
    (tmp_path / "wrong.txt").write_text("\n".join(lines), encoding="utf-8")
    return tmp_path


def sentences(err: str) -> list[str]:
    return [line for line in err.splitlines() if "rules run interpreted" not in line]


@pytest.mark.usefixtures("inside")
@pytest.mark.parametrize("command", WRONG)
def test_wrong_input_gets_one_sentence(here: Path, capsys: pytest.CaptureFixture[str], command: str) -> None:
    assert main(command.replace("HERE", str(here)).split()) == 2
    out, err = capsys.readouterr()
    (said,) = sentences(err)
    assert WRONG[command] in said
    assert out == ""
    assert not (here / "home").exists()


@pytest.mark.parametrize("command", ["chess", "games --colour", "play --resume", "replay HERE/wrong.txt"])
def test_wrong_input_ends_with_exit_code_2(antiqua: Antiqua, here: Path, command: str) -> None:
    done = antiqua(*command.replace("HERE", str(here)).split())
    assert (done.code, done.out) == (2, "")
    assert WRONG[command] in sentences(done.err)[0]


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("fa", "وجود ندارد؛ بازی‌ها"),
        ("ru", f"Нет игры «chess»; есть игры: {ALL}."),
    ],
)
def test_errors_speak_the_language(antiqua: Antiqua, lang: str, words: str) -> None:
    done = antiqua("play", "chess", "--lang", lang)
    assert done.code == 2
    assert words in done.err


def test_wrong_language_in_the_environment_is_named(antiqua: Antiqua) -> None:
    done = antiqua("games", ANTIQUA_LANG="klingon")
    assert (done.code, done.err) == (2, "There is no language “klingon”; the languages are en, fa, ru.\n")


def test_unwritable_home_does_not_stop_a_game(antiqua: Antiqua) -> None:
    antiqua.home.write_text("a file where the folder should be")
    done = antiqua("play", DUEL, typed="1\nquit\n")
    assert done.code == 0
    assert done.err.count("cannot be written") == 1
    assert "The game goes on, but it is not being saved." in done.err


def test_broken_pipe_is_no_mishap(antiqua: Antiqua) -> None:
    process = subprocess.Popen(
        [*PROGRAM, "play", DUEL],
        env=antiqua.environment(),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdin.write(b"1\n" * 100)
    process.stdin.close()
    process.stdout.readline()
    process.stdout.close()
    assert process.wait(30) == 1
    assert b"Traceback" not in process.stderr.read()
    process.stderr.close()


@pytest.fixture
def bug(monkeypatch: pytest.MonkeyPatch) -> None:
    def describe(*_: object) -> None:
        raise RuntimeError("the sky is falling")

    monkeypatch.setattr(games_command, "describe", describe)


@pytest.mark.usefixtures("inside", "bug")
def test_unexpected_failure_says_what_and_how_to_report_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 1
    said = capsys.readouterr().err
    assert "RuntimeError: the sky is falling" in said
    assert "ANTIQUA_DEBUG=1" in said
    assert "Traceback" not in said


@pytest.mark.usefixtures("inside", "bug")
def test_unexpected_failure_shows_all_with_debug(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ANTIQUA_DEBUG", "1")
    with pytest.raises(RuntimeError, match="falling"):
        main(["games"])


def test_interpreted_rules_are_mentioned_once(antiqua: Antiqua) -> None:
    done = antiqua("play", DUEL, typed="quit\n", ANTIQUA_PURE="1")
    assert done.err.count("rules run interpreted") == 1
    assert "rules run interpreted" not in done.out


# -- replay -----------------------------------------------------------------------------------------------------------


def test_replay_tells_the_game_and_that_it_is_right(antiqua: Antiqua) -> None:
    done = antiqua("replay", str(RECORD))
    assert done.code == 0
    assert "1 build " in done.out
    assert "Ada constructs " in done.out
    assert done.out.splitlines()[-1].startswith("Ada wins by military supremacy")


def test_replay_verifies_in_two_lines(antiqua: Antiqua) -> None:
    done = antiqua("replay", str(RECORD), "--verify")
    assert done.code == 0
    assert done.out.startswith("The record is right: ")
    assert len(done.out.splitlines()) == 2


def test_replay_reads_the_standard_input(antiqua: Antiqua) -> None:
    done = antiqua("replay", "-", "--verify", typed=RECORD.read_text(encoding="utf-8"))
    assert done.code == 0


def test_replay_shows_any_position(antiqua: Antiqua) -> None:
    done = antiqua("replay", str(RECORD), "--at", "3", "--lang", "ru")
    assert done.code == 0
    assert "Ход 3 из " in done.out
    assert "Ada выбирает чудо" in done.out


def test_replay_steps(antiqua: Antiqua) -> None:
    done = antiqua("replay", str(RECORD), "--step", typed="p\nn\n\nnonsense\n1000\n۵\np\nq\n")
    assert done.code == 0
    titles = [line.strip("─ ").split(" of ")[0] for line in done.out.splitlines() if line.startswith("──")]
    assert [title.split()[-1] for title in titles] == ["0", "1", "2", "5", "4"]
    assert "This is the beginning of the record." in done.err
    assert "“nonsense” means nothing here; type n, p, a number or q." in done.err
    assert "There is no number 1000 here; the numbers go from 0 to 91." in done.err


def test_replay_stops_at_the_end_of_the_input(antiqua: Antiqua) -> None:
    assert antiqua("replay", str(RECORD), "--step", typed="n\n").code == 0
