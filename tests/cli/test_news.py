"""What a person is told between two moves of his own, when, and how he answers: numbers, words and mistypings."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from antiqua import games, i18n
from antiqua.cli import choosing, news, storage
from antiqua.cli.news import Paragraph
from antiqua.cli.seats import HUMAN, Seat
from antiqua.games.game import Event
from antiqua.match import Match
from tests.cli.helpers import DUEL, Antiqua


class Dealt(Event, frozen=True):
    card: int


class Placed(Event, frozen=True):
    seat: int
    where: str


class Rolled(Event, frozen=True):
    seat: int
    total: int


def told(events: list[Event], viewer: int) -> list[str]:
    paragraphs = news.told(
        events, viewer, lambda event: str(event.__struct_fields__[-1]), lambda count: f"(+{count})"
    )
    return list(map(str, paragraphs))


def test_each_player_has_a_paragraph() -> None:
    events: list[Event] = [Placed(0, "a"), Rolled(0, 3), Placed(1, "b"), Placed(0, "c"), Dealt(1)]
    assert told(events, 0) == ["where total", "where", "where", "card"]


def test_long_dealing_is_told_in_one_sentence() -> None:
    dealing: list[Event] = [Dealt(card) for card in range(25)]
    assert told([*dealing, Rolled(1, 3)], 0) == ["card (+24)", "total"]
    assert told(dealing[:4], 0) == ["card card card card"]


def test_what_concerns_oneself_is_never_shortened() -> None:
    rolls: list[Event] = [Rolled(0, total) for total in range(9)]
    others: list[Event] = [Rolled(1, total) for total in range(9)]
    assert told([*rolls, *others], 0) == [" ".join(["total"] * 9), "total (+8)"]
    assert told([*rolls, *others], 1) == ["total (+8)", " ".join(["total"] * 9)]


LONG_NEWS = [
    Paragraph(["I roll 7.", "I gather 2 wood."]),
    Paragraph(["Zoe rolls 9.", "Zoe builds."]),
    Paragraph(["A card is dealt."], owned=False),
]


@pytest.mark.parametrize(
    ("room", "shown"),
    [
        (5, ["I roll 7. I gather 2 wood.", "Zoe rolls 9. Zoe builds.", "A card is dealt."]),
        (4, ["I roll 7. I gather 2 wood. …", "Zoe rolls 9. Zoe builds."]),
        (3, ["I roll 7. …", "Zoe rolls 9. Zoe builds."]),
        (2, ["I roll 7. …", "Zoe builds."]),
        (1, ["I roll 7. …"]),
    ],
)
def test_whole_sentences_are_left_out_where_there_is_no_room(room: int, shown: list[str]) -> None:
    """First the own move, then the latest that anybody did; here a line has sixteen letters."""
    assert news.fitting(LONG_NEWS, room, lambda paragraph: -(-len(paragraph) // 16)) == shown


def test_paragraphs_run_on_before_sentences_are_left_out() -> None:
    others = [Paragraph(["A card."], owned=False), Paragraph(["Zoe rests."]), Paragraph(["Ann rests."])]

    def shown(room: int, width: int) -> list[str]:
        return news.fitting([Paragraph(["I rest."]), *others], room, lambda text: -(-len(text) // width))

    assert shown(3, 40) == ["I rest. …", "Zoe rests.", "Ann rests."]
    assert shown(1, 40) == ["I rest. … • Zoe rests. • Ann rests."]
    assert shown(2, 20) == ["I rest. … • Zoe rests. • Ann rests."]
    assert shown(1, 20) == ["I rest. …"]
    assert news.fitting(others, 1, lambda text: -(-len(text) // 40)) == ["… Zoe rests. • Ann rests."]


def test_the_end_of_one_long_paragraph_stays_in_it() -> None:
    assert news.fitting(
        [Paragraph(["I roll.", *["I sow."] * 9, "I rest."])], 1, lambda text: -(-len(text) // 24)
    ) == ["I roll. … I sow. I rest."]
    assert news.fitting([], 0, len) == []


# -- in a game --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "players"), [("stone_age", 4), ("trajan", 3)])
def test_own_rolls_and_draws_are_always_told(antiqua: Antiqua, name: str, players: int) -> None:
    """Whatever the record says of the person's own chance, he was told while he played."""
    arguments = ["play", name, "--players", str(players), "--seat", "1=human:Mina", "--seed", "4"]
    done = antiqua(*arguments, typed="1\n" * 600)
    assert done.code == 0
    (record,) = antiqua.records()
    lines = antiqua("replay", str(record)).out.splitlines()
    own = {line.strip() for line in lines if re.search(r"^ +Mina (?:rolls|draws|gathers)", line)}
    assert len(own) > 5
    assert [line for line in own if line not in done.out] == []


def test_set_up_is_told_shortly(antiqua: Antiqua) -> None:
    done = antiqua("play", "concordia", "--seed", "4")
    tokens, starter = re.findall(r"^• (.*)", done.out, re.MULTILINE)
    assert re.fullmatch(
        r"\S+: .* \(and 24 more; see “log”\) Display, slot 1: .* \(and 6 more; see “log”\)", tokens
    )
    assert starter == "Player 1 begins."


def items(out: str) -> list[list[str]]:
    """What was told above each prompt."""
    return [re.findall(r"^• (.*)", shown, re.MULTILINE) for shown in out.split("› ")[:-1]]


def test_two_people_at_one_screen_are_told_everything_once(antiqua: Antiqua) -> None:
    seats = ["--seat", "1=human:Mina", "--seat", "2=human:Oleg"]
    done = antiqua("play", "stone_age", *seats, "--seed", "4", typed="forest 2\nriver 3\n\nquarry 1\n")
    assert items(done.out)[1:] == [
        ["Mina – Forest: 2 people."],
        ["Oleg – River: 3 people."],
        ["Oleg – River: 3 people."],  # the table once more
        ["Mina – Quarry: 1 person."],
    ]


@pytest.mark.parametrize("chance", ["auto", "manual"])
def test_what_was_told_is_told_again_when_a_move_is_taken_back(antiqua: Antiqua, chance: str) -> None:
    """As it was, and not from where the line begins that was taken back."""
    arguments = ["stone_age", "--seat", "2=human:Oleg", "--seed", "4", "--chance", chance]
    dealt = "1\n" * 6 if chance == "manual" else ""
    done = antiqua("play", *arguments, typed=f"{dealt}forest 2\nriver 3\nhut\nundo\nredo\nundo\n")
    shown = items(done.out)[-6:]
    assert shown[:2] == [["Player 1 – Forest: 2 people."], ["Oleg – River: 3 people."]]
    assert shown[2] == shown[4] == ["Player 1 – Hut: 2 people."]
    assert shown[3] == shown[5] == shown[1]


def test_moves_of_bots_appear_while_the_others_think(antiqua: Antiqua) -> None:
    """Each bot's move at once, and the pace between their turns."""
    person = antiqua.start("play", "stone_age", "--players", "4", "--pace", "3600", "--seed", "4")
    person.sees("› ")
    person.types("1\n")
    before = person.sees("• Novice 2")
    assert " Stone Age " not in before
    person.interrupts()
    assert "• Novice 3" not in person.shown


def test_a_small_window_has_room_for_the_own_move_and_the_latest(antiqua: Antiqua) -> None:
    """The table leaves room for everything that anybody did; cards that were dealt are left out, and that is marked."""
    person = antiqua.start("play", "stone_age", "--players", "4", "--pace", "0", "--seed", "4", LINES="24")
    person.sees("› ")
    person.types("1\n")
    person.sees(" Stone Age ")
    recap = person.sees("› ").replace("\r", "").replace("\n  ", " ")
    assert re.search("^• Player 1 – .*• Novice 2 – .*• Novice 3 – .*• Novice 4 – ", recap, re.MULTILINE)
    assert "…" not in recap
    person.types("\x04")
    person.leaves()


def test_a_single_bot_needs_no_pause(antiqua: Antiqua) -> None:
    """Both of its picks in the draft are one turn, and the person's own move comes after it."""
    person = antiqua.start("play", DUEL, "--seed", "3", "--pace", "3600")
    person.sees("› ")
    person.types("1\n")
    person.sees("Player 1 chooses a wonder.")
    person.sees("› ")
    person.types("\x04")
    person.leaves()


# -- the number 0 -----------------------------------------------------------------------------------------------------

CLOSINGS: dict[str, set[str]] = {
    "seven_wonders_duel": set(),
    "stone_age": {"gather", "decline", "starve", "enough"},
    "concordia": {"done"},
    "trajan": {"pass"},
}


@pytest.mark.parametrize("name", CLOSINGS)
def test_what_ends_or_refuses_has_the_number_0(name: str) -> None:
    """Wherever such a move is possible; the other numbers are those of the other options, without a gap."""
    game = games.get(name)
    met = set()
    for seed in range(8):  # enough to meet all of them several times
        match = Match(game, seed=seed)
        while not match.over:
            decision = match.decision(match.state.to_play)
            assert decision is not None
            zero = game.closing(decision.choices)
            moves = {choice.move for choice in decision.choices}
            assert (zero is not None) == bool(moves & CLOSINGS[name])
            if zero is not None:
                met.add(zero.move)
                assert zero.move in CLOSINGS[name]
                rest = [choice for choice in decision.choices if choice != zero]
                found = choosing.read_choice("0", game, match.state, rest, str, zero)
                assert found == zero
            actions = match.state.legal_actions()
            match.play(actions[match.rng.below(len(actions))])
    assert met == CLOSINGS[name]


def test_number_0_is_shown_and_understood(antiqua: Antiqua, tmp_path: Path) -> None:
    stone_age = games.get("stone_age")
    tribes = [{"tools": [1, 1, 1], "places": {"forest": 3}}, {"places": {"river": 1}}]
    start = stone_age.position(tribes=tribes, decision="act")
    match = Match(stone_age, start=start, seed=1, names=["Mina", "Oleg"])
    storage.save(tmp_path / "a.json", match, [Seat(HUMAN, "Mina"), Seat(HUMAN, "Oleg")])
    done = antiqua("play", "--resume", str(tmp_path / "a.json"), typed="0\n")
    assert re.search(r"^ +0 Take ", done.out, re.MULTILINE)
    assert "Mina gathers: " in done.out


def test_number_0_means_nothing_where_there_is_nothing_to_refuse(antiqua: Antiqua) -> None:
    done = antiqua("play", DUEL, typed="0\n")
    assert "There is no number 0 here; the numbers go from 1 to 4." in done.err


# -- help -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize(
    ("lang", "leave"), [("en", "quit, q "), ("fa", "خروج، خ (quit)"), ("ru", "выход, в (quit)")]
)
def test_help_shows_what_can_be_typed_here(antiqua: Antiqua, name: str, lang: str, leave: str) -> None:
    done = antiqua("play", name, "--lang", lang, "--seed", "3", typed="help\n")
    page = re.sub("[\u2066-\u2069\u200e\u200f]", "", done.out.rpartition("› help")[2])
    words = {"seven_wonders_duel": "pick ", "stone_age": "place ", "concordia": "play ", "trajan": "place "}
    assert re.search(rf"^  {words[name]}\w+", page, re.MULTILINE)
    assert "tavern" not in page
    assert leave in page


@pytest.mark.parametrize(
    ("lang", "undo", "leave"), [("en", "u", "q"), ("fa", "ب", "خ"), ("ru", "о", "в"), ("fa", "u", "q")]
)
def test_one_letter_takes_back_and_leaves(antiqua: Antiqua, lang: str, undo: str, leave: str) -> None:
    done = antiqua("play", DUEL, "--seat", "2=human", "--lang", lang, typed=f"1\n{undo}\n{leave}\n1\n")
    assert done.code == 0
    assert done.err == ""
    assert done.out.count(f"› {leave}") == 1
    assert "› 1\n" not in done.out.rpartition(f"› {leave}")[2]


@pytest.mark.parametrize(
    ("lang", "typed"), [("en", "sell 1 wine"), ("ru", "продать 1 вино"), ("fa", "فروش ۱ شراب")]
)
def test_words_are_understood_in_another_case_than_the_options_say_them(lang: str, typed: str) -> None:
    """The table says “вино”, the option “1 ед. вина”."""
    concordia = games.get("concordia")
    everyone = [{"goods": {"brick": 1, "wine": 2}, "money": 5}, {}]
    match = Match(concordia, start=concordia.position(everyone=everyone))
    match.play("play mercator")
    decision = match.decision(0)
    assert decision is not None
    say = i18n.catalogue(lang).message
    found = choosing.read_choice(typed, match.game, match.state, decision.choices, say)
    assert found.move == "sell 1 wine"


def test_it_does_not_matter_which_of_two_equal_cards_is_meant() -> None:
    """Both say “Points 3 / Music”, and a real table cannot tell them apart."""
    match = Match(games.get("stone_age"), chance="manual")
    decision = match.decision(0)
    assert decision is not None
    say = i18n.catalogue("en").message
    found = choosing.read_choice("points 3 music", match.game, match.state, decision.choices, say)
    assert found.move == "deal points_3_music_a"


@pytest.mark.parametrize(
    ("lang", "typed", "said"),
    [
        ("en", "chose colosus", "1\u00a0– Choose “The Colossus”"),
        ("ru", "выбрать калосс", "например: 1\u00a0— Выбрать чудо «Колосс»"),
        ("fa", "انتخاب کلوسوس", "ممکن: ۱\u00a0– انتخابِ «مجسّمه‌ی کولوسوس»."),
    ],
)
def test_mistyped_words_bring_what_is_possible_now(
    antiqua: Antiqua, lang: str, typed: str, said: str
) -> None:
    done = antiqua("play", DUEL, "--seed", "3", "--lang", lang, typed=f"{typed}\n")
    assert said in re.sub("[\u2066-\u2069\u200e\u200f]", "", done.err)
