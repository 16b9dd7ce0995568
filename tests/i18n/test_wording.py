"""One thing has one word and one spelling, and what has a number agrees with it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from antiqua import i18n

PAGE = Path(__file__).parents[2] / "ui" / "src"
PERSIAN = [
    *(Path(file) for file in i18n.files("fa")),
    *PAGE.glob("words/fa/*.ftl"),
    *PAGE.glob("games/*/fa.ftl"),
]
UNLIKE = {
    "آنجا": "آن‌جا",
    "اینجا": "این‌جا",
    "آنچه": "آن‌چه",
    "بیشتر": "بیش‌تر",
    "کمتر": "کم‌تر",
    "رای‌": "رأی‌",
    "نشان‌گر": "نشانگر",
    "ساخت و ساز": "ساخت‌وساز",
    "هسته‌ی تصادفی": "بذر تصادفی",
    "بارگیری فایل": "بارگذاری فایل",
    "قوانین": "قواعد",
}


@pytest.mark.parametrize("path", PERSIAN, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_persian_spellings_are_alike_everywhere(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    found = {word: better for word, better in UNLIKE.items() if re.search(rf"(?<![\w]){word}", text)}
    assert found == {}


@pytest.mark.parametrize("path", PERSIAN, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_the_number_of_a_player_never_stands_beside_another_number(path: Path) -> None:
    """Who has no name is called by a number, and nobody could tell “بازیکن ۱ ۲ نشانگر” from player 12’s."""
    assert re.findall(r".*\$player } {.*", path.read_text(encoding="utf-8")) == []


def test_an_age_is_called_the_same_in_the_game_and_in_its_errors() -> None:
    errors = (Path(i18n.FOLDER) / "fa" / "errors.ftl").read_text(encoding="utf-8")
    assert "عصر" not in errors


def test_letters_of_goods_differ() -> None:
    for lang in i18n.LANGUAGES:
        goods = ("brick", "food", "tool", "wine", "cloth")
        letters = [i18n.text(f"co-table-letter-{good}", lang) for good in goods]
        assert len({letter.replace("آ", "ا") for letter in letters}) == len(goods)


@pytest.mark.parametrize(
    ("lang", "workers", "rate", "said"),
    [
        ("en", 1, 1, "2.0 seconds in 1 process: 1 game per second."),
        ("en", 2, 300, "2.0 seconds in 2 processes: 300 games per second."),
        ("ru", 1, 21, "2.0 с, 1 процесс: 21 игра в секунду."),
        ("ru", 2, 3, "2.0 с, 2 процесса: 3 игры в секунду."),
        ("ru", 8, 311, "2.0 с, 8 процессов: 311 игр в секунду."),
    ],
)
def test_processes_and_games_agree_with_their_numbers(lang: str, workers: int, rate: int, said: str) -> None:
    assert i18n.text("sim-time", lang, seconds="2.0", workers=workers, rate=rate) == said


@pytest.mark.parametrize("prefix", ["sa", "co", "tr"])
@pytest.mark.parametrize(("lang", "dash"), [("en", "–"), ("fa", "–"), ("ru", "—")])
def test_standings_have_the_dash_of_the_language(prefix: str, lang: str, dash: str) -> None:
    said = i18n.text(f"{prefix}-standing", lang, player="Anna", points=40)
    digits = "۴۰" if lang == "fa" else "40"
    kept = f"Anna\u00a0{dash}\u00a0{digits}"  # a line ends neither before the dash nor after it
    assert re.sub("[\u2066-\u2069]", "", said) == kept


@pytest.mark.parametrize(("count", "said"), [(1, "1 еда"), (2, "2 еды"), (5, "5 еды"), (21, "21 еда")])
def test_food_agrees_with_its_number(count: int, said: str) -> None:
    assert i18n.text("sa-amount-food", "ru", count=count) == said
