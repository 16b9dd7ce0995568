"""Playing at the terminal: moves, commands, seats, chance, saving, and the ways to leave."""

from __future__ import annotations

import os
import re
import signal
from pathlib import Path

import pytest

from antiqua import games
from antiqua.cli import storage
from antiqua.cli.seats import HUMAN, Seat
from antiqua.match import Match
from tests.cli.helpers import DUEL, Antiqua, Person

BOTH = ("--seat", "1=human:Mina", "--seat", "2=human:Oleg")
NO_WONDERS = ("--option", "wonders=first_game")


def position(out: str) -> str:
    """The last table that was shown, up to the question."""
    return out.rpartition(" 7 Wonders Duel ")[2].partition("\n\n")[0]


def question(out: str) -> str:
    """Who was asked what at last."""
    asked: list[str] = re.findall(
        r"^\w.* (?:chooses a wonder|takes an available card)\b.*$", out, re.MULTILINE
    )
    return asked[-1]


# -- a whole game -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "fa", "ru"])
def test_game_against_a_random_player(antiqua: Antiqua, lang: str) -> None:
    done = antiqua("play", DUEL, "--lang", lang, typed="1\n" * 200)
    assert done.code == 0
    (record,) = antiqua.records()
    assert str(record) in done.out
    assert antiqua.saved() == []
    assert antiqua("replay", str(record), "--verify").code == 0
    text = record.read_text(encoding="utf-8")
    result = re.search(r"^result: \S+ \w+ (\d+)-(\d+)$", text, re.MULTILINE)
    assert result
    total = done.out.splitlines()[-2]
    assert [str(int(number)) for number in re.findall(r"\d+", total)] == list(result.groups())


def test_games_saved_under_one_name_in_two_folders_leave_two_records(
    antiqua: Antiqua, tmp_path: Path
) -> None:
    for seed in ("5", "6"):
        (tmp_path / seed).mkdir()
        file = str(tmp_path / seed / "game.json")
        done = antiqua(
            "play", DUEL, "--seat", "1=random", "--seat", "2=random", "--seed", seed, "--save", file
        )
        assert done.code == 0
    assert [record.name for record in antiqua.records()] == ["game-2.txt", "game.txt"]
    assert antiqua("play", "--resume", file).code == 0  # of a game that is over, the record is the same
    assert len(antiqua.records()) == 2


def test_random_players_alone_leave_a_record(antiqua: Antiqua) -> None:
    done = antiqua("play", DUEL, "--seat", "1=random", "--seat", "2=random:Zoe", "--seed", "5")
    again = antiqua("play", DUEL, "--seat", "1=random", "--seat", "2=random:Zoe", "--seed", "5")
    assert done.code == 0
    assert "Zoe" in done.out
    first, second = (record.read_text(encoding="utf-8") for record in antiqua.records())
    assert first == second
    assert "player 2: Zoe\n" in first
    assert done.out.splitlines()[:-1] == again.out.splitlines()[:-1]


# -- moves ------------------------------------------------------------------------------------------------------------


def test_numbers_notation_and_beginnings_of_words(antiqua: Antiqua) -> None:
    """In the seeded draft all three ways lead to the same position."""
    listed = antiqua("play", DUEL, *BOTH, "--seed", "3")
    names = re.findall(r"^ +\d Choose “(?:The )?([^”]+)”", listed.out, re.MULTILINE)
    id = names[1].lower().replace(" ", "_")
    tables = set()
    for typed in ("2", f"pick {id}", f"PICK {id.upper()}", names[1][:5]):
        done = antiqua("play", DUEL, *BOTH, "--seed", "3", typed=f"{typed}\n")
        assert question(done.out).startswith("Oleg")
        tables.add(position(done.out))
    assert len(tables) == 1


NOT_UNDERSTOOD = {
    "99": "There is no number 99 here; the numbers go from 1 to ",
    "0": "There is no number 0 here",
    "9" * 5000: "There is no number 1,000,000,000 here",
    "dance": "“dance” is not understood here. Possible are, for example: 1\u00a0– Construct “",
    "build atlantis": "“build atlantis” is not understood here. Possible are, for example: 1\u00a0– Construct “",
    "cunstruct clay pol": "is not understood here. Possible are, for example: 3\u00a0– Construct “Clay Pool”.",
    "build senate": "The move “build senate” is not legal here",
    "discard": "“discard” could mean several things: 2\u00a0– Discard “",
    "? atlantis": "Nothing on the table is called “atlantis”.",
    "undo": "There is no move to take back.",
    "redo": "There is no move to play again.",
    "correct": "Only what was typed in from a real table can be corrected.",
    "load": "Name the file of a saved game",
    "load none.json": "There is no file “none.json”",
    "save none/none.json": "The file “none/none.json” cannot be written",
    "\x1b[2Jevil": "“[2Jevil”",
}


def test_what_is_not_understood_changes_nothing(antiqua: Antiqua) -> None:
    typed = "\n".join([*NOT_UNDERSTOOD, "", ""])
    done = antiqua("play", DUEL, *BOTH, *NO_WONDERS, "--seed", "3", typed=typed)
    assert done.code == 0
    said = [line for line in done.err.splitlines() if "rules run interpreted" not in line]
    for line, complaint in zip(said, NOT_UNDERSTOOD.values(), strict=True):
        assert complaint in line
    assert "\x1b" not in done.err
    first, second = done.out.split(" 7 Wonders Duel ")[1:]
    assert position(f" 7 Wonders Duel {first}") == position(f" 7 Wonders Duel {second}")


def test_persian_words_and_digits(antiqua: Antiqua) -> None:
    done = antiqua("play", DUEL, "--lang", "fa", typed="۱\n؟ میخانه\nراهنما\nامتیاز\nخروج\n")
    assert done.code == 0
    assert "۴ سکّه" in done.out.replace("\u2068", "").replace("\u2069", "")
    assert "پس‌گرفتنِ آخرین حرکت" in done.out
    assert "کارت‌های آبی" in done.out
    assert done.err.count("\n") <= 1


def test_russian_words(antiqua: Antiqua) -> None:
    done = antiqua("play", DUEL, "--lang", "ru", typed="? великая\nпомощь\nжурнал\nвыход\n")
    assert done.code == 0
    assert "Великая библиотека  Цена: 3 древесины" in done.out
    assert "взять назад последний ход" in done.out
    assert "Жетоны прогресса на поле" in done.out


# -- commands ---------------------------------------------------------------------------------------------------------


def test_help_log_score_and_explanations(antiqua: Antiqua) -> None:
    done = antiqua("play", DUEL, typed="help\nlog\nscore\n? tavern\n?guard\n? law\n")
    assert "take back the last move" in done.out
    assert "correct  " not in done.out
    assert "●\u00a0coins · ★\u00a0points" in done.out
    assert "   1 Progress tokens on the board: " in done.out
    assert re.search(r"Military +0 +0\nTotal +2 +2\n", done.out)
    assert "Tavern  Commercial building. Cost: free. Take 4 coins from the bank." in done.out
    assert "Guard Tower  Military building." in done.out
    assert "Law  Science symbol: Scales." in done.out


def test_undo_and_redo(antiqua: Antiqua) -> None:
    """A move can be taken back until somebody else moves; player 2 picks twice in a row."""
    done = antiqua("play", DUEL, *BOTH, "--seed", "3", typed="1\nundo\n1\n2\nundo\nredo\nundo\nundo\n")
    asked = re.findall(r"^(Mina|Oleg) chooses a wonder\.$", done.out, re.MULTILINE)
    assert asked == ["Mina", "Oleg", "Mina", "Oleg", "Oleg", "Oleg", "Oleg", "Oleg"]
    assert done.err.count("can no longer be taken back: another player has moved since.") == 1


def test_undo_never_takes_back_what_another_person_has_answered(antiqua: Antiqua) -> None:
    done = antiqua("play", DUEL, *BOTH, "--seed", "3", typed="1\n1\nundo\nundo\n")
    assert "The last move can no longer be taken back: another player has moved since." in done.err


def test_undo_takes_back_what_bots_have_answered(antiqua: Antiqua) -> None:
    """In Stone Age people are placed in the open: nothing is seen that was not known."""
    arguments = ("play", "stone_age", "--players", "3", "--seed", "4", "--seat", "1=human:Mina")
    done = antiqua(*arguments, typed="place 3 forest\nundo\nplace 2 quarry\nundo\nredo\nlog\n")
    assert done.code == 0
    assert done.err == ""
    log = done.out.rpartition("› log")[2]
    assert "Mina – Quarry: 2 people." in log
    assert "Forest: 3 people" not in log
    placed = re.findall(r"(\w+(?: \d)?) – [\w ]+: \d pe", log)
    assert placed == ["Mina", "Novice 2", "Novice 3"]


def test_undo_stops_where_bots_have_turned_something_up(antiqua: Antiqua) -> None:
    done = antiqua("play", DUEL, "--seed", "3", typed="1\nundo\n")
    assert "The last move can no longer be taken back: " in done.err


def test_undone_moves_of_bots_do_not_return_after_loading(antiqua: Antiqua) -> None:
    arguments = ("play", "stone_age", "--players", "3", "--seed", "4", "--seat", "1=human:Mina")
    antiqua(*arguments, typed="place 3 forest\nundo\n")
    done = antiqua("play", "--resume", typed="place 1 quarry\nundo\nlog\n")
    assert done.err == ""
    assert "– Quarry" not in done.out.rpartition("› log")[2]


# -- several moves in a line ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "line", ["2, 1", "2;1", "2، 1", "2 ؛ pick PICKED", "pick SECOND, pick PICKED", "SECOND, 1"]
)
def test_a_line_of_several_moves(antiqua: Antiqua, line: str) -> None:
    """Oleg chooses twice in a row: by number, name or notation, each in the position that follows."""
    listed = antiqua("play", DUEL, *BOTH, "--seed", "3", typed="1\n")
    first, second, _ = (
        name.lower().replace(" ", "_")
        for name in re.findall(
            r"^ +\d Choose “(?:The )?([^”]+)”", listed.out.rpartition("› 1")[2], re.MULTILINE
        )
    )
    typed = line.replace("SECOND", second).replace("PICKED", first)
    done = antiqua("play", DUEL, *BOTH, "--seed", "3", typed=f"1\n{typed}\n")
    once = antiqua("play", DUEL, *BOTH, "--seed", "3", typed="1\n2\n1\n")
    assert done.err == ""
    assert position(done.out) == position(once.out)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("1, 99", "There is no number 99 here"),
        ("1, dance", "“dance” is not understood here"),
        ("1, 1, build tavern", "“build tavern” cannot be said together with what comes before it"),
    ],
)
def test_a_line_is_made_whole_or_not_at_all(antiqua: Antiqua, line: str, said: str) -> None:
    done = antiqua("play", DUEL, *BOTH, "--seed", "3", typed=f"1\n{line}\n\n")
    _, second, third = done.out.split(" 7 Wonders Duel ")[1:]
    assert said in done.err
    assert position(f" 7 Wonders Duel {second}") == position(f" 7 Wonders Duel {third}")


def test_errors_name_the_players(antiqua: Antiqua) -> None:
    seats = ["--seat", "1=human:Ann", "--seat", "2=human:Bob"]
    done = antiqua(
        "play", "stone_age", *seats, "--seed", "3", typed="place 1 hut\nplace 1 field, place 1 river\n"
    )
    assert re.search(
        r"cannot be said together with what comes before it: (Ann|Bob) comes in between", done.err
    )


def test_everything_that_a_line_brings_is_told(antiqua: Antiqua, tmp_path: Path) -> None:
    stone_age = games.get("stone_age")
    tribes = [{"tools": [2, 1, 1], "places": {"forest": 3}}, {"places": {"hunting_grounds": 1}}]
    match = Match(stone_age, start=stone_age.position(tribes=tribes, decision="act"))
    storage.save(tmp_path / "game.json", match, [Seat(HUMAN, "Mina"), Seat(HUMAN, "Oleg")])
    done = antiqua("play", "--resume", str(tmp_path / "game.json"), typed="tool 2 1\n")
    news = done.out.rpartition("› tool 2 1")[2]
    assert "Player 1 adds a tool of value 2. Player 1 adds a tool of value 1." in news


def test_news_stays_when_the_table_is_shown_again(antiqua: Antiqua) -> None:
    done = antiqua("play", DUEL, "--seed", "3", typed="1\n\ntable\n")
    told = "• Player 1 chooses “The Colossus”."
    assert [told in shown for shown in done.out.split("› ")][:4] == [False, True, True, True]


def test_save_and_load(antiqua: Antiqua, tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    done = antiqua("play", DUEL, *BOTH, "--seed", "3", typed=f"1\nsave {file}\n1\n1\nload {file}\nquit\n")
    assert f"Saved in “{file}”." in done.out
    assert question(done.out) == "Oleg chooses a wonder."
    assert len(antiqua.saved()) == 1
    assert "1 Progress tokens" in antiqua("play", "--resume", str(file), typed="log\n").out


def test_save_writes_over_saved_games_only(antiqua: Antiqua, tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Oleg")
    file = tmp_path / "evening.json"
    done = antiqua("play", DUEL, typed=f"save {letter}\nsave {file}\nsave {file}\nsave {tmp_path}\n")
    assert done.out.count("Saved in “") == 2
    assert f"The file “{letter}” exists already" in done.err
    assert f"The file “{tmp_path}” cannot be written" in done.err
    assert letter.read_text() == "Dear Oleg"


# -- saving and coming back -------------------------------------------------------------------------------------------


def test_quit_and_resume(antiqua: Antiqua) -> None:
    left = antiqua("play", DUEL, "--seat", "1=human:Mina", "--seed", "3", typed="1\nquit\n")
    (saved,) = antiqua.saved()
    assert left.code == 0
    assert f"play --resume {saved}" in left.out
    back = antiqua("play", "--resume")
    assert back.code == 0
    assert position(back.out) == position(left.out)
    assert question(back.out) == question(left.out) == "Mina chooses a wonder."
    assert antiqua.saved() == [saved]


def test_end_of_input_is_a_polite_way_to_leave(antiqua: Antiqua) -> None:
    done = antiqua("play", DUEL, typed="1\n")
    assert done.code == 0
    assert "The game is saved. Continue it with: " in done.out


def test_own_file_for_a_game(antiqua: Antiqua, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    assert antiqua("play", DUEL, "--save", str(file), typed="1\n").code == 0
    assert antiqua.saved() == []
    assert "exists already" in antiqua("play", DUEL, "--save", str(file)).err
    done = antiqua("play", "--resume", str(file), typed="1\n" * 200)
    assert done.code == 0
    assert len(antiqua.records()) == 1
    assert file.exists()


def test_resumed_with_other_players(antiqua: Antiqua) -> None:
    antiqua("play", DUEL, *BOTH, typed="1\n")
    done = antiqua("play", "--resume", "--seat", "1=random", "--seat", "2=random:Zoe")
    assert done.code == 0
    assert "Zoe" in done.out
    assert "player 1: Mina\nplayer 2: Zoe\n" in antiqua.records()[0].read_text(encoding="utf-8")


def test_bare_match_is_played_by_people(antiqua: Antiqua, tmp_path: Path) -> None:
    Match(DUEL, seed=3, names=["Mina"]).save(tmp_path / "match.json")
    done = antiqua("play", "--resume", str(tmp_path / "match.json"), typed="1\n")
    assert question(done.out) == "Player 2 chooses a wonder."


def test_damaged_game_is_named_and_left_alone(antiqua: Antiqua) -> None:
    antiqua("play", DUEL, typed="1\n")
    (saved,) = antiqua.saved()
    damaged = saved.read_text(encoding="utf-8").replace('"coins":7', '"coins":8', 1)
    saved.write_text(damaged, encoding="utf-8")
    done = antiqua("play", "--resume")
    assert (done.code, saved.read_text(encoding="utf-8")) == (2, damaged)
    assert f"The saved game “{saved}” is damaged" in done.err
    saved.write_text('{"format":"antiqua-table","version":99}', encoding="utf-8")
    assert "of version 99; versions that can be read: 1." in antiqua("play", "--resume").err


def test_killed_game_goes_on_where_it_was(antiqua: Antiqua) -> None:
    person = antiqua.start("play", DUEL, *BOTH, "--seed", "3")
    for name in ("Mina", "Oleg", "Oleg"):
        person.sees(f"{name} chooses a wonder.")
        person.sees("› ")
        person.types("1\n")
    person.sees("Oleg chooses a wonder.")
    os.kill(person.process.pid, signal.SIGKILL)
    assert person.leaves() == -signal.SIGKILL
    done = antiqua("play", "--resume", typed="log\n")
    assert done.code == 0
    assert question(done.out) == "Oleg chooses a wonder."
    assert done.out.rpartition("› log")[2].count("Oleg chooses “") == 2


# -- at a real terminal -----------------------------------------------------------------------------------------------


def at_the_second_question(antiqua: Antiqua) -> Person:
    person = antiqua.start("play", DUEL, "--seed", "3", "--pace", "0")
    person.sees("› ")
    person.types("1\n")
    person.sees("chooses a wonder.")
    person.sees("› ")
    return person


def test_control_c_interrupts_and_loses_nothing(antiqua: Antiqua) -> None:
    person = at_the_second_question(antiqua)
    assert person.interrupts() == 130
    assert "Interrupted." in person.shown
    assert "The game is saved. Continue it with: " in person.shown
    assert "Traceback" not in person.shown
    assert antiqua("play", "--resume", typed="log\n").out.count("Player 1 chooses “") >= 1


def test_help_comes_a_windowful_at_a_time(antiqua: Antiqua) -> None:
    person = antiqua.start("play", DUEL, "--seed", "3", LINES="16")
    person.sees("› ")
    person.types("?\n")
    first = person.sees("Press Enter to go on.")
    assert "choose the option with that number" in first
    assert "W\u00a0wood, C\u00a0clay" not in first
    person.types("\n")
    person.sees("W\u00a0wood, C\u00a0clay")
    person.sees("› ")
    person.types("\x04")
    assert person.leaves() == 0


def test_control_d_leaves(antiqua: Antiqua) -> None:
    person = at_the_second_question(antiqua)
    person.types("\x04")
    assert person.leaves() == 0
    assert "The game is saved. Continue it with: " in person.shown


def library(antiqua: Antiqua, path: Path) -> Person:
    """Mina is about to build the Great Library, whose draw nobody else may see."""
    duel = games.get(DUEL)
    start = duel.position(cities=[{"coins": 40, "wonders": ["great_library"]}, {}])
    match = Match(duel, start=start, seed=5, names=["Mina", "Oleg"])
    storage.save(path, match, [Seat(HUMAN, "Mina"), Seat(HUMAN, "Oleg")])
    person = antiqua.start("play", "--resume", str(path))
    person.sees("Mina takes an available card")
    person.sees("› ")
    return person


def test_private_draw_is_shown_only_after_the_screen_was_passed(antiqua: Antiqua, tmp_path: Path) -> None:
    person = library(antiqua, tmp_path / "library.json")
    person.types("wonder great_library with press\n")
    public = person.sees("Pass the screen to Mina, then press Enter.")
    assert "Drawn from the box" not in public
    assert "keeps one of the progress tokens" not in public
    person.types("\n")
    private = person.sees("keeps one of the progress tokens")
    (drawn,) = re.findall(r"Drawn from the box: (.*?)\s*$", private, re.MULTILINE)
    person.sees("› ")
    person.types("log\n")
    assert "draws from the box" not in person.sees("› ")
    person.types("1\n")
    assert drawn not in person.sees("Oleg takes an available card")
    person.sees("› ")
    person.types("\x04")
    assert person.leaves() == 0


def test_single_person_is_not_asked_to_pass_the_screen(antiqua: Antiqua, tmp_path: Path) -> None:
    person = library(antiqua, tmp_path / "library.json")
    person.types("\x04")
    person.leaves()
    done = antiqua(
        "play",
        "--resume",
        str(tmp_path / "library.json"),
        "--seat",
        "2=random",
        typed="wonder great_library with press\nlog\n",
    )
    assert "Pass the screen" not in done.out
    assert "Mina draws from the box: " in done.out


# -- a real table -----------------------------------------------------------------------------------------------------


def test_people_type_in_what_their_table_shows(antiqua: Antiqua) -> None:
    typed = [
        "law eco",  # two of five
        "1 2 3 4 99",
        "law economy strat theo zeus",
        "law economy strat theo urb",
        "correct",
        "tokens agriculture law masonry strategy theology",
        "sphinx pyr mauso col",
        *["1", "1", "1"],  # the fourth goes without saying
        "correct",
        "2",
        "1 2 3 4",
        *["1", "1", "1"],
        *["lumber", "reveal quarry", "1", "1"],
        "log",
    ]
    done = antiqua("play", DUEL, "--chance", "manual", typed="\n".join(typed) + "\n")
    assert done.code == 0
    assert "Name exactly 5 different ones of these; you named 2." in done.err
    assert "There is no number 99 here; the numbers go from 1 to 10." in done.err
    assert "“zeus” is not one of these: Agriculture, Architecture" in done.err
    log = done.out.rpartition("› log")[2]
    assert "Progress tokens on the board: Agriculture, Law, Masonry, Strategy, Theology." in log
    assert "Wonders to choose from: The Colossus, The Mausoleum, The Pyramids, The Sphinx." in log
    assert "Row 1 from the top, card 1 from the left: “Lumber Yard” is turned up." in log
    assert "Row 1 from the top, card 2 from the left: “Quarry” is turned up." in log
    assert "Row 3 from the top, card 1 from the left" in done.out  # the second row lies face down


def test_names_may_be_typed_without_their_marks(antiqua: Antiqua) -> None:
    typed = "قانون اقتصاد دین فلسفه بنايي\nlog\n"
    done = antiqua("play", DUEL, "--chance", "manual", "--lang", "fa", typed=typed)
    assert done.code == 0
    assert "توکن‌های پیشرفتِ روی صفحه" in done.out.rpartition("log")[2]
