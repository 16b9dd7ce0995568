"""Everything that can be said renders, in every language; the check finds what is wrong with the catalogues."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from antiqua import i18n
from tools import check_messages as checker

ROOT = Path(__file__).resolve().parents[2]
CATALOGUES = ROOT / "src/antiqua/i18n"
DUEL = ROOT / "src/antiqua/games/seven_wonders_duel"
TABLES = DUEL / "components.toml"

FSI, RLI, PDI = "\u2068", "\u2067", "\u2069"
ISOLATES = re.compile("[\u2066-\u2069]")


LANGUAGE = {lang: checker.read_language(ROOT, lang) for lang in i18n.LANGUAGES}

every_language = pytest.mark.parametrize("lang", i18n.LANGUAGES)


@dataclass(frozen=True)
class Said:
    """A message, as any layer may define it."""

    id: str
    args: dict[str, Any] = field(default_factory=dict)


def said(id: str, **args: Any) -> Said:
    return Said(id, args)


def plain(text: str) -> str:
    return ISOLATES.sub("", text)


pytestmark = pytest.mark.usefixtures("strict_words")


@pytest.fixture
def catalogue_of(tmp_path: Path) -> Callable[..., i18n.Catalogue]:
    """Builds the catalogue of a language from texts per language."""

    def build(lang: str, **texts: str) -> i18n.Catalogue:
        for name, text in texts.items():
            (tmp_path / name).mkdir(exist_ok=True)
            (tmp_path / name / "test.ftl").write_text(text, encoding="utf-8")
        return i18n.catalogue(lang, str(tmp_path))

    return build


# ---------------------------------------------------------------- the languages


def test_languages() -> None:
    assert i18n.LANGUAGES == ("en", "fa", "ru")
    assert {lang: i18n.AUTONYMS[lang] for lang in i18n.LANGUAGES} == {
        "en": "English",
        "fa": "فارسی",
        "ru": "Русский",
    }
    assert [i18n.direction(lang) for lang in i18n.LANGUAGES] == ["ltr", "rtl", "ltr"]


def test_unknown_language() -> None:
    with pytest.raises(i18n.UnknownLanguage):
        i18n.catalogue("xx")


def test_a_catalogue_is_made_once() -> None:
    assert i18n.catalogue("fa") is i18n.catalogue("fa")


def test_import_loads_neither_fluent_nor_babel() -> None:
    code = "import sys, antiqua.i18n; print({'fluent', 'babel', 'pytz'} & set(sys.modules))"
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert shown.stdout.strip() == "set()"


# ---------------------------------------------------------------- all messages

ALWAYS_NUMBERS = (
    "sim-decimal",
    "sim-percent",
    "arena-milliseconds",
    "train-report-loss",
    "train-report-thousandth",
    "train-report-percent",
    "train-report-seconds",
    "train-report-minutes",
    "train-report-hours",
)


@every_language
def test_entries_are_split_as_the_parser_splits_them(lang: str) -> None:
    of_program = [id for id, one in LANGUAGE[lang].messages.items() if one.where.startswith("src/")]
    assert i18n.catalogue(lang).ids == of_program


@every_language
@pytest.mark.parametrize("number", [0, 1, 2, 5, 21, 12_345])
def test_every_message_renders(lang: str, number: int) -> None:
    catalogue = i18n.catalogue(lang)
    for id in catalogue.ids:
        text = catalogue.render(id, dict.fromkeys(LANGUAGE[lang].variables(id), number))
        assert plain(text).strip()
        assert "{" not in text
        assert text.count(FSI) + text.count(RLI) == text.count(PDI)
        if lang == "fa":
            assert not re.search("[0-9]", text)
        else:
            assert plain(text) == text


@every_language
def test_every_message_takes_words(lang: str) -> None:
    catalogue = i18n.catalogue(lang)
    for id in catalogue.ids:
        if id in ALWAYS_NUMBERS:
            continue
        variables = LANGUAGE[lang].variables(id)
        text = catalogue.render(id, {name: f"<{name}>" for name in variables})
        assert {name for name in variables if f"<{name}>" in text} == variables, id


@every_language
def test_errors_are_sentences(lang: str) -> None:
    catalogue = i18n.catalogue(lang)
    reason = said("error-nothing-to-undo")
    for id in catalogue.ids:
        if not id.startswith(("error-", "swd-effect-", "swd-why-")):
            continue
        args: dict[str, object] = dict.fromkeys(LANGUAGE[lang].variables(id), 1)
        for sentence in {"why", "question"} & args.keys():
            if id != "error-file-unreadable":
                args[sentence] = reason
        text = plain(catalogue.render(id, args))
        assert text.endswith("."), id
        assert not text.endswith(".."), id
        assert text[0] == text[0].upper(), id


def test_an_error_in_three_languages() -> None:
    said = {
        lang: plain(i18n.text("error-illegal-action", lang, action=17, legal=[3, 4, 9])) for lang in LANGUAGE
    }
    assert said == {
        "en": "Action 17 is not legal here; legal are 3, 4, 9.",
        "fa": "کنش ۱۷ در این‌جا مجاز نیست؛ کنش‌های مجاز: ۳، ۴، ۹.",
        "ru": "Действие 17 здесь недопустимо; допустимы: 3, 4, 9.",
    }


# ---------------------------------------------------------------- numbers and plurals


@pytest.mark.parametrize(
    ("number", "shown"),
    [
        (0, "0 монет"),
        (1, "1 монета"),
        (2, "2 монеты"),
        (4, "4 монеты"),
        (5, "5 монет"),
        (11, "11 монет"),
        (12, "12 монет"),
        (21, "21 монета"),
        (22, "22 монеты"),
        (25, "25 монет"),
        (101, "101 монета"),
        (111, "111 монет"),
    ],
)
def test_russian_plurals(number: int, shown: str) -> None:
    assert i18n.text("swd-amount-coins", "ru", count=number) == shown


def test_english_plurals() -> None:
    shown = [i18n.text("swd-amount-coins", count=number) for number in (0, 1, 2)]
    assert shown == ["0 coins", "1 coin", "2 coins"]


@pytest.mark.parametrize(
    ("number", "en", "fa", "ru"),
    [
        (7, "7", "۷", "7"),
        (1234, "1234", "۱۲۳۴", "1234"),
        (9999, "9999", "۹۹۹۹", "9999"),
        (10_000, "10,000", "۱۰٬۰۰۰", "10\u00a0000"),
        (1_234_567, "1,234,567", "۱٬۲۳۴٬۵۶۷", "1\u00a0234\u00a0567"),
        (-3, "\u22123", "\u200e\u2212۳", "\u22123"),
        (0.125, "0.125", "۰٫۱۲۵", "0,125"),
    ],
)
def test_numbers(number: float, en: str, fa: str, ru: str) -> None:
    assert [i18n.catalogue(lang).number(number) for lang in ("en", "fa", "ru")] == [en, fa, ru]


@pytest.mark.parametrize(
    ("lang", "shown"), [("en", "5 0005 41.2%"), ("fa", "۵ ۰۰۰۵ ۴۱٫۲٪"), ("ru", "5 0005 41,2\u00a0%")]
)
def test_number_function(catalogue_of: Callable[..., i18n.Catalogue], lang: str, shown: str) -> None:
    share = 'NUMBER($share, style: "percent", maximumFractionDigits: 1)'
    source = f"test-number = {{ NUMBER($n) }} {{ NUMBER($n, minimumIntegerDigits: 4) }} {{ {share} }}\n"
    rendered = catalogue_of(lang, **{lang: source}).text("test-number", n=5, share=0.4123)
    assert plain(rendered) == shown


@every_language
def test_an_abbreviated_name_ends_a_sentence_without_a_second_stop(lang: str) -> None:
    built = i18n.text("co-event-placed-land", lang, player="P", city=said("co-city-isca_d"))
    assert not re.search(r"\.\W*\.", built), built
    assert built.endswith((".", "." + PDI))


def test_two_dots_that_are_no_stops_stay() -> None:
    assert "../games" in i18n.text("error-file-not-found", "en", file="../games")


def test_a_string_keeps_its_digits() -> None:
    assert "game-7.txt" in i18n.text("error-file-not-found", "fa", file="game-7.txt")


# ---------------------------------------------------------------- what is inside a message


def test_isolation_in_persian_only() -> None:
    assert i18n.text("player", "fa", number=2) == f"بازیکن {FSI}۲{PDI}"
    assert i18n.text("player", "en", number=2) == "Player 2"
    assert i18n.text("player", "ru", number=2) == "Игрок 2"


@every_language
def test_nested_messages(lang: str) -> None:
    catalogue = i18n.catalogue(lang)
    tavern = catalogue.text("swd-card-tavern")
    reason = said("swd-why-covered", card=said("swd-card-tavern"))
    inner = catalogue.message(reason)
    outer = catalogue.message(said("error-illegal-move-why", move="build tavern", why=reason))
    assert tavern in inner
    assert plain(inner) in plain(outer)


def test_a_nested_sentence_keeps_its_direction() -> None:
    """It may begin with an isolated Latin word, which must not turn the whole sentence round."""
    reason = said("error-unknown-game", name="chess", games=[])
    assert f"{RLI}{i18n.catalogue('fa').message(reason)}{PDI}" in i18n.text(
        "error-bad-position", "fa", why=reason
    )


@every_language
def test_errors_with_details_are_messages_too(lang: str) -> None:
    class Refusal(ValueError):
        def __init__(self, id: str, **details: object) -> None:
            self.id = id
            self.details = details

    catalogue = i18n.catalogue(lang)
    refusal = Refusal("error-game-over", move="x")
    whole = catalogue.text("error-record-line", line=3, text="1 build tavern", why=refusal)
    assert catalogue.message(refusal) == catalogue.text("error-game-over", move="x")
    assert plain(catalogue.message(refusal)) in plain(whole)


def test_lists() -> None:
    goods = [said("swd-amount-wood", count=2), said("swd-amount-glass", count=1), "x", 7]
    assert i18n.catalogue("en").join(goods) == "2 wood, 1 glass, x, 7"
    assert i18n.catalogue("ru").join(goods) == "2 древесины, 1 стекло, x, 7"
    assert plain(i18n.catalogue("fa").join(goods)) == "۲ چوب، ۱ شیشه، x، ۷"
    assert i18n.text("swd-effect-produces", goods=goods[:2]) == "Produces 2 wood, 1 glass."
    assert i18n.text("swd-effect-produces", goods=(goods[0],)) == "Produces 2 wood."


def test_a_persian_list_runs_from_right_to_left() -> None:
    assert i18n.catalogue("fa").join(["a", "b"]) == f"{RLI}{FSI}a{PDI}، {FSI}b{PDI}{PDI}"


@every_language
def test_an_empty_list_is_said(lang: str) -> None:
    catalogue = i18n.catalogue(lang)
    assert catalogue.text("list-empty") in catalogue.text("error-illegal-action", action=1, legal=[])


def test_truth_is_yes_or_no() -> None:
    assert i18n.text("error-bad-option-value", option="x", value=True, allowed=[False]) == (
        "The option “x” cannot be “yes”; allowed: no."
    )


@every_language
def test_a_very_long_list_is_cut(lang: str) -> None:
    text = i18n.text("error-illegal-action", lang, action=1, legal=list(range(5000)))
    assert "…" in text
    assert text.endswith(".")
    assert text.count(FSI) + text.count(RLI) == text.count(PDI)


# ---------------------------------------------------------------- what is missing


def test_strict_mode_raises() -> None:
    with pytest.raises(i18n.UnknownMessage):
        i18n.text("no-such-message")
    for _ in range(2):  # what was rendered once is kept, but not what is wrong
        with pytest.raises(i18n.BadMessage, match="number"):
            i18n.text("player")
    with pytest.raises(i18n.BadMessage):
        i18n.text("player", number=object())


@every_language
def test_a_session_goes_on(lang: str) -> None:
    i18n.set_strict(False)
    assert i18n.text("no-such-message", lang) == "no-such-message"
    assert i18n.text("player", lang)
    assert "thing" in i18n.text(
        "error-file-not-found", lang, file=type("", (), {"__str__": lambda _: "thing"})()
    )


def test_english_stands_in(catalogue_of: Callable[..., i18n.Catalogue]) -> None:
    i18n.set_strict(False)
    persian = catalogue_of(
        "fa", en="test-only = Only { $n } in English\ntest-bad = Good\n", fa="test-bad = { $n\n"
    )
    assert persian.text("test-only", n=5) == "Only 5 in English"
    assert persian.text("test-bad") == "Good"


def test_terms_and_references(catalogue_of: Callable[..., i18n.Catalogue]) -> None:
    source = "-game = Дуэль\ntest-a = { test-b }!\ntest-b = { -game } на { $n }\n"
    assert catalogue_of("ru", ru=source).text("test-a", n=2) == "Дуэль на 2!"


# ---------------------------------------------------------------- the components of 7 Wonders Duel

STRUCTURE = {"id", "index", "age", "back", "color", "cost"}


def resources(ids: list[str]) -> list[Said]:
    return [said(f"swd-resource-{id}") for id in ids]


def guild(value: dict[str, Any]) -> Said:
    if value["count"] == ["coin_triplet"]:
        return said("swd-effect-guild-treasury", points=value["vp_each"], coins=3)
    each = said(f"swd-each-{'_'.join(value['count'])}")
    if not value["coins_each"]:
        return said("swd-effect-guild-points", points=value["vp_each"], each=each)
    return said("swd-effect-guild", coins=value["coins_each"], points=value["vp_each"], each=each)


def coins_per(value: dict[str, Any]) -> Said:
    return said("swd-effect-coins-per", coins=value["amount"], each=said(f"swd-each-{value['what']}"))


def chain(id: str, value: str) -> Said:
    return said(id, chain=said(f"swd-chain-{value}"), card=said("swd-card-lighthouse"))


EFFECTS: dict[str, Callable[[Any], Said]] = {
    "produces": lambda v: said(
        "swd-effect-produces", goods=[said(f"swd-amount-{k}", count=n) for k, n in v.items()]
    ),
    "produces_choice": lambda v: said("swd-effect-choice", goods=resources(v)),
    "fixed_price": lambda v: said("swd-effect-fixed-price", goods=resources(v), price=1),
    "coins": lambda v: said("swd-effect-coins", coins=v),
    "coins_per": coins_per,
    "vp": lambda v: said("swd-effect-points", points=v),
    "shields": lambda v: said("swd-effect-shields", shields=v),
    "science": lambda v: said("swd-effect-science", symbol=said(f"swd-science-{v}")),
    "gives_chain": lambda v: chain("swd-effect-chain-gives", v),
    "free_if": lambda v: chain("swd-effect-chain-free", v),
    "guild": guild,
    "play_again": lambda _: said("swd-effect-play-again"),
    "opponent_loses_coins": lambda v: said("swd-effect-opponent-loses", coins=v),
    "discard_opponent": lambda v: said(f"swd-effect-discard-{v}"),
    "build_from_discard": lambda _: said("swd-effect-build-from-discard"),
    "box_progress_draw": lambda v: said("swd-effect-box-tokens", count=v),
    "discount": lambda v: said(f"swd-effect-discount-{v}", count=2),
    "receives_opponent_trade": lambda _: said("swd-effect-economy"),
    "vp_per_progress_token": lambda v: said("swd-effect-mathematics", points=v),
    "bonus_shields_red": lambda v: said("swd-effect-strategy", shields=v),
    "future_wonders_play_again": lambda _: said("swd-effect-theology"),
    "coins_per_chain_build": lambda v: said("swd-effect-urbanism", coins=v),
}


@every_language
def test_every_effect_in_the_tables_can_be_said(lang: str) -> None:
    catalogue = i18n.catalogue(lang)
    data = tomllib.loads(TABLES.read_text(encoding="utf-8"))
    occurring = set()
    for row in [*data["card"], *data["wonder"], *data["progress_token"]]:
        for key, value in row.items():
            if key not in STRUCTURE:
                occurring.add(key)
                assert plain(catalogue.message(EFFECTS[key](value))).endswith(".")
    assert occurring == EFFECTS.keys()


@every_language
def test_every_cost_in_the_tables_can_be_said(lang: str) -> None:
    catalogue = i18n.catalogue(lang)
    data = tomllib.loads(TABLES.read_text(encoding="utf-8"))
    for row in [*data["card"], *data["wonder"]]:
        parts = [said(f"swd-amount-{key}", count=number) for key, number in row["cost"].items()]
        assert catalogue.join(parts or [said("swd-amount-nothing")])


# ---------------------------------------------------------------- the check


class Tree:
    """A copy of some catalogues, with code that names every message."""

    def __init__(self, root: Path) -> None:
        self.root = root
        for lang in i18n.LANGUAGES:
            for file in (
                CATALOGUES / lang / "common.ftl",
                CATALOGUES / lang / "errors.ftl",
                DUEL / f"{lang}.ftl",
            ):
                copy = root / file.relative_to(ROOT)
                copy.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(file, copy)
        shutil.copy(DUEL / "game.py", root / DUEL.relative_to(ROOT))
        self.code = root / "src/antiqua/code.py"
        self.code.write_text("".join(f"{id!r}\n" for id in self.messages()), encoding="utf-8")

    def messages(self) -> list[str]:
        return list(checker.read_language(self.root, "en").messages)

    def problems(self) -> list[str]:
        return checker.problems(self.root)

    def add_code(self, text: str) -> None:
        self.code.write_text(self.code.read_text(encoding="utf-8") + text + "\n", encoding="utf-8")

    def add_page(self, text: str, **texts: str) -> None:
        """A file of the page, and what the page says in some languages."""
        page = self.root / "ui/src"
        page.mkdir(parents=True)
        (page / "Page.svelte").write_text(text, encoding="utf-8")
        for lang, said in texts.items():
            (page / "words" / lang).mkdir(parents=True)
            (page / "words" / lang / "page.ftl").write_text(f"{said}\n", encoding="utf-8")

    def forget(self, id: str) -> None:
        """Let no code name `id`."""
        self.code.write_text(self.code.read_text(encoding="utf-8").replace(f"{id!r}\n", ""), encoding="utf-8")

    def file(self, lang: str, name: str = "common") -> Path:
        return self.root / "src/antiqua/i18n" / lang / f"{name}.ftl"

    def add(self, text: str, lang: str) -> None:
        path = self.file(lang)
        path.write_text(path.read_text(encoding="utf-8") + text + "\n", encoding="utf-8")

    def add_everywhere(self, id: str, en: str, fa: str, ru: str) -> None:
        for lang, text in (("en", en), ("fa", fa), ("ru", ru)):
            self.add(f"{id} = {text}", lang)
        self.add_code(repr(id))

    def remove(self, id: str, *langs: str, name: str = "common") -> None:
        for lang in langs:
            text = self.file(lang, name).read_text(encoding="utf-8")
            shorter = re.sub(rf"^{id} = .*\n", "", text, flags=re.MULTILINE)
            assert shorter != text
            self.file(lang, name).write_text(shorter, encoding="utf-8")


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    return Tree(tmp_path)


def test_the_catalogues_are_right(tree: Tree) -> None:
    assert checker.problems(ROOT) == []
    assert tree.problems() == []


def test_the_check_as_a_command(tree: Tree, capsys: pytest.CaptureFixture[str]) -> None:
    assert checker.main([str(tree.root)]) == 0
    tree.add("player = Twice", "en")
    assert checker.main([str(tree.root)]) == 1
    assert capsys.readouterr().out.count("\n") == 1


def move_to_another_file(tree: Tree) -> None:
    tree.remove("yes", "ru")
    tree.file("ru", "other").write_text("yes = да\n", encoding="utf-8")


# Each defect is planted alone and must be reported, in a line with these words, and nothing else reported.
DEFECTS: dict[str, tuple[Callable[[Tree], None], list[str]]] = {
    "does not parse": (
        lambda tree: tree.add("list-broken = { $n", "ru"),
        [r"ru/common\.ftl:\d+: does not parse"],
    ),
    "missing in one language": (
        lambda tree: tree.remove("chance", "ru"),
        [r"chance is missing in ru"],
    ),
    "present in one language only": (
        lambda tree: tree.add("list-extra = فقط", "fa"),
        [r"list-extra is missing in en", r"list-extra is missing in ru"],
    ),
    "other variable": (
        lambda tree: tree.add_everywhere("list-x", "{ $n }", "{ $m }", "{ $n }"),
        [r"fa/.*list-x does not use \$n", r"fa/.*list-x uses \$m"],
    ),
    "variable lost in a plural": (
        lambda tree: tree.add_everywhere(
            "list-x", "{ $n } { $m }", "{ $n } { $m }", "{ $n ->\n  [one] а\n  [few] б\n *[many] в\n }"
        ),
        [r"ru/.*list-x does not use \$m"],
    ),
    "twice": (
        lambda tree: tree.add("yes = yep", "en"),
        [r"en/common\.ftl:\d+: yes is already at .*en/common\.ftl:\d+"],
    ),
    "in another file": (
        move_to_another_file,
        [r"ru/other\.ftl:1: yes is in another file"],
    ),
    "broken reference": (
        lambda tree: tree.add_everywhere("list-x", "{ yes }", "{ yes }", "{ -term }"),
        [r"ru/.*list-x refers to -term"],
    ),
    "unknown function": (
        lambda tree: tree.add_everywhere("list-x", "{ NUMBER($n) }", "{ NUMBER($n) }", "{ DATE($n) }"),
        [r"ru/.*list-x calls DATE"],
    ),
    "plural form missing": (
        lambda tree: tree.add_everywhere("list-x", "{ $n }", "{ $n }", "{ $n ->\n  [one] а\n *[many] б\n }"),
        [r"ru/.*list-x has the plural forms many, one; ru has few, many, one"],
    ),
    "attribute": (
        lambda tree: tree.add_everywhere("list-x", "a\n    .title = b", "آ", "а"),
        [r"en/.*list-x has attributes"],
    ),
    "other line breaks": (
        lambda tree: tree.add_everywhere("list-x", "a b", "آ\n    ب", "а б"),
        [r"fa/.*list-x has other line breaks"],
    ),
    "Persian letter in English": (
        lambda tree: tree.add_everywhere("list-x", "a پ", "پ", "п"),
        [r"en/.*list-x contains a Persian letter"],
    ),
    "Persian letter in Russian": (
        lambda tree: tree.add_everywhere("list-x", "a", "پ", "پ"),
        [r"ru/.*list-x contains a Persian letter"],
    ),
    "Cyrillic letter in English": (
        lambda tree: tree.add_everywhere("list-x", "\u0430", "پ", "п"),
        [r"en/.*list-x contains a Cyrillic letter"],
    ),
    "Arabic yeh": (
        lambda tree: tree.add_everywhere("list-x", "a", "باز\u064a", "п"),
        [r"fa/.*list-x contains an Arabic letter"],
    ),
    "Arabic kaf inside a plural": (
        lambda tree: tree.add_everywhere(
            "list-x", "{ $n }", "{ $n ->\n  [one] \u0643\n *[other] ک\n }", "{ $n }"
        ),
        [r"fa/.*list-x contains an Arabic letter"],
    ),
    "Latin digit in Persian": (
        lambda tree: tree.add_everywhere("list-x", "7", "7", "7"),
        [r"fa/.*list-x contains a digit that is not Persian"],
    ),
    "stray non-joiner": (
        lambda tree: tree.add_everywhere("list-x", "a", "می\u200c رود", "а"),
        [r"fa/.*list-x contains a zero-width non-joiner"],
    ),
    "space at the end": (
        lambda tree: tree.add_everywhere("list-x", 'a{ " " }', "آ", "а"),
        [r"en/.*list-x begins or ends with a space"],
    ),
    "space at the beginning": (
        lambda tree: tree.add_everywhere("list-x", "a", "آ", '{ " а" }'),
        [r"ru/.*list-x begins or ends with a space"],
    ),
    "space at the end of a line": (
        lambda tree: tree.add_everywhere("list-x", "a ", "آ", "а"),
        [r"en/common\.ftl:\d+: a space at the end of the line"],
    ),
    "two spaces": (
        lambda tree: tree.add_everywhere("list-x", "a b", "آ ب", "а  б"),
        [r"ru/.*list-x contains two spaces"],
    ),
    "code names no message": (
        lambda tree: tree.add_code('raise_error("error-no-such-thing")'),
        [r"code\.py:\d+: there is no message error-no-such-thing"],
    ),
    "code names an empty family": (
        lambda tree: tree.add_code('f"swd-planet-{planet}"'),
        [r"code\.py:\d+: there is no message swd-planet-\*"],
    ),
    "code names too much": (
        lambda tree: tree.add_code('f"swd-{kind}-{id}"'),
        [r"code\.py:\d+: the family swd-\*-\* is too wide"],
    ),
    "argument missing": (
        lambda tree: tree.add_code('fail("error-bad-number", option=a, allowed=b)'),
        [r"code\.py:\d+: error-bad-number needs \$value"],
    ),
    "argument too many": (
        lambda tree: tree.add_code('Said("error-game-over", {"move": a, "seat": b})'),
        [r"code\.py:\d+: error-game-over has no \$seat"],
    ),
    "page names no message": (
        lambda tree: tree.add_page('{t("ui-no-such-thing")}'),
        [r"Page\.svelte:1: there is no message ui-no-such-thing"],
    ),
    "page names an empty family": (
        lambda tree: tree.add_page("{t(`swd-planet-${planet}`)}"),
        [r"Page\.svelte:1: there is no message swd-planet-\*"],
    ),
    "page gives no argument": (
        lambda tree: tree.add_page('{t("player", { count: 3 })}'),
        [r"Page\.svelte:1: player needs \$number", r"Page\.svelte:1: player has no \$count"],
    ),
    "text of the page without a use": (
        lambda tree: tree.add_page("", en="ui-x = a", fa="ui-x = آ", ru="ui-x = а"),
        [r"ui/src/words/en/page\.ftl:1: ui-x is not used"],
    ),
    "text of the page missing in one language": (
        lambda tree: tree.add_page("{t('ui-x')}", en="ui-x = a", fa="ui-x = آ"),
        [r"page\.ftl:1: ui-x is missing in ru"],
    ),
    "message without a use": (
        lambda tree: tree.forget("error-game-over"),
        [r"en/errors\.ftl:\d+: error-game-over is not used"],
    ),
}


@pytest.mark.parametrize("defect", DEFECTS)
def test_the_check_finds(tree: Tree, defect: str) -> None:
    plant, expected = DEFECTS[defect]
    plant(tree)
    found = tree.problems()
    assert len(found) == len(expected), found
    for words, problem in zip(expected, found, strict=True):
        assert re.search(words, problem)


@pytest.mark.parametrize(
    "code",
    [
        'f"swd-chain-{symbol}"',
        '"swd-chain-" + symbol',
        'FAMILY = {"chain": "swd-chain-"}',
        'text(f"swd-{"chain"}-{symbol}")  # not a message\nf"swd-chain-{symbol}"',
    ],
)
def test_ways_to_name_a_family(tree: Tree, code: str) -> None:
    for id in tree.messages():
        if id.startswith("swd-chain-"):
            tree.forget(id)
    assert len(tree.problems()) == 17
    tree.add_code(code.replace('{"chain"}', "{kind}"))
    assert tree.problems() == []


@pytest.mark.parametrize("id", ["swd-name", "swd-about", "swd-option-wonders", "swd-ending-blue"])
def test_what_front_ends_ask_of_every_game_needs_no_other_use(tree: Tree, id: str) -> None:
    tree.forget(id)
    assert tree.problems() == []


@pytest.mark.parametrize(
    "code",
    [
        '"error-prone habit"',
        '"swd-nothing"  # not a message',
        'text("error-game-over", move=move, lang=lang)',
        'fail("error-game-over", **details)',
        'Option("list-empty", default=3)',
    ],
)
def test_what_is_no_problem(tree: Tree, code: str) -> None:
    tree.add_code(code)
    assert tree.problems() == []


# -- what players are called ------------------------------------------------------------------------------------------


@every_language
def test_players_are_called_by_their_names_wherever_they_are_mentioned(lang: str) -> None:
    named = i18n.catalogue(lang).naming(["Mina", "", "Борис"])
    first, second, third = (said("player", number=number) for number in (1, 2, 3))
    assert plain(named.message(first)) == "Mina"
    assert named.message(second) == i18n.catalogue(lang).message(second)
    assert plain(named.join([first, third])) == plain(named.text("list-separator")).join(["Mina", "Борис"])
    nested = said("list-sentences", first=said("list-sentences", first=third, rest=second), rest=first)
    assert plain(named.message(nested)).startswith("Борис ")
    assert plain(named.message(nested)).endswith(" Mina")
    assert plain(named.text("player", number=1)) == "Mina"


@every_language
def test_names_belong_to_one_view_of_a_catalogue(lang: str) -> None:
    named = i18n.catalogue(lang).naming(["Mina"])
    number = i18n.text("player", lang, number=1)
    assert plain(named.naming(["Boris"]).text("player", number=1)) == "Boris"
    assert named.naming(()).text("player", number=1) == number
    assert i18n.catalogue(lang).text("player", number=1) == number
    assert named.text("player", number=2) == i18n.text("player", lang, number=2)
    assert named.bundle is i18n.catalogue(lang).bundle


def test_a_name_is_isolated_among_what_runs_the_other_way() -> None:
    named = i18n.catalogue("fa").naming(["Mina"])
    sentence = named.text("list-sentences", first=said("player", number=1), rest="…")
    assert f"{FSI}Mina{PDI}" in sentence


def test_names_are_said_in_the_other_language_too(catalogue_of: Callable[..., i18n.Catalogue]) -> None:
    i18n.set_strict(False)
    found = catalogue_of(
        "ru", en="greeting = Hello, { $who }!\nnamed-player = { $name }", ru="player = Игрок"
    )
    assert found.naming(["Mina"]).text("greeting", who=said("player", number=1)) == "Hello, Mina!"


@pytest.mark.parametrize("page", ['t("ui-x", { name, count: 3 })', "`ui-x-${way}`", 'const id = "ui-x";'])
def test_ways_in_which_the_page_names_a_message(tree: Tree, page: str) -> None:
    ids = ("ui-x-a", "ui-x-b") if "$" in page else ("ui-x",)
    texts = {lang: "\n".join(f"{id} = {{ $name }} {{ $count }}" for id in ids) for lang in i18n.LANGUAGES}
    tree.add_page(page, **texts)
    assert tree.problems() == []
