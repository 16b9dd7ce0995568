"""The menu: everything by number, and always a way back and out."""

from __future__ import annotations

import re

from tests.cli.helpers import DUEL, Antiqua

THE_DUEL = "1\n"  # the first of the games that the menu asks for


def entries(out: str) -> list[str]:
    """What the last menu offered."""
    menu = out.rpartition("Antiqua ")[2]
    return re.findall(r"^ +\d+ (.*?) *$", menu, re.MULTILINE)


def test_end_of_input_and_quit_leave(antiqua: Antiqua) -> None:
    ended = antiqua()
    assert ended.code == 0
    assert entries(ended.out) == [
        "Play a new game",
        "Watch bots play",
        "Simulate many games",
        "Replay a recorded game",
        "Language: English",
        "Quit",
    ]
    assert antiqua(typed="6\n").code == 0
    assert antiqua(typed="q\n").code == 0
    assert not antiqua.home.exists()


def test_new_game_and_back_to_the_menu_and_on(antiqua: Antiqua) -> None:
    usual, person, name, random = "1\n", "1\n", "Mina\n", "2\n"
    done = antiqua(typed=f"1\n{THE_DUEL}{usual}{person}{name}{random}1\nquit\n2\nlog\nquit\n")
    assert done.code == 0
    assert done.out.count("Mina chooses a wonder.") == 3
    assert entries(done.out)[1].startswith("Continue: 7 Wonders Duel, Mina – Random player, 2")
    assert len(antiqua.saved()) == 1


def test_new_game_with_variants_and_a_real_table(antiqua: Antiqua) -> None:
    real, first_game, usual = "3\n", "2\n", "\n"
    done = antiqua(typed=f"1\n{THE_DUEL}{real}{first_game}{usual}1\nMina\n1\nOleg\n1 2 3 4 5\nlumber\n")
    assert done.code == 0
    assert "Which 5 progress tokens lie on the board?" in done.out
    assert "The Pyramids" in done.out
    assert "Row 1 from the top, card 2 from the left: which card is dealt face up?" in done.out


def test_watch_and_replay(antiqua: Antiqua) -> None:
    novices = "3\n"
    done = antiqua(typed=f"2\n{THE_DUEL}{novices}\n4\n1\nn\nn\nq\n4\n2\nnone.txt\n")
    assert done.code == 0
    (record,) = antiqua.records()
    assert f"The record of the game is in “{record}”." in done.out
    assert "player 1: Novice 1\nplayer 2: Novice 2\n" in record.read_text(encoding="utf-8")
    assert "Move 2 of " in done.out
    assert "There is no file “none.txt”; check its name and its folder." in done.err
    assert entries(done.out)[0] == "Play a new game"


def test_simulate(antiqua: Antiqua) -> None:
    done = antiqua(typed=f"3\n{THE_DUEL}1\n")
    assert done.code == 0
    assert "7 Wonders Duel: 1000 random games" in done.out
    assert entries(done.out)[0] == "Play a new game"


def test_language(antiqua: Antiqua) -> None:
    done = antiqua(typed="5\n3\n5\n2\n")
    assert done.code == 0
    assert "Язык: Русский" in done.out
    assert "زبان: " in done.out
    assert "بازیِ تازه" in antiqua("--lang", "fa").out


def test_a_letter_leads_back_and_is_told(antiqua: Antiqua) -> None:
    for lang, letter, said in (("en", "q", "q goes back"), ("ru", "в", "в — назад"), ("fa", "خ", "بازگشت")):
        done = antiqua("--lang", lang, typed=f"1\n{letter}\n")
        assert done.code == 0
        assert done.err == ""
        assert said in done.out
        assert done.out.count("Antiqua ") == 2


def test_nonsense_is_asked_again(antiqua: Antiqua) -> None:
    done = antiqua(typed=f"9\nplay\n{'9' * 5000}\n")
    assert done.code == 0
    assert done.err.count("the numbers go from 1 to 6") == 3
    assert done.out.count("Play a new game") == 1


def test_several_saved_games(antiqua: Antiqua) -> None:
    for name in ("Ann", "Bob", "Cyd"):
        antiqua("play", DUEL, "--seat", f"1=human:{name}")
    done = antiqua(typed="3\n3\n")
    assert "Continue another saved game (2)" in done.out
    assert "Ann chooses a wonder." in done.out


def test_control_c_at_the_menu(antiqua: Antiqua) -> None:
    person = antiqua.start()
    person.sees("What would you like to do?")
    assert person.interrupts() == 130
    assert "Interrupted." in person.shown
