"""What is understood of what people type, what they are told otherwise, and lines of several moves."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from antiqua import games, i18n
from antiqua.cli import choosing, shorthand
from antiqua.cli.seats import HUMAN, Seat
from antiqua.cli.session import Session
from antiqua.cli.tables import table_of
from antiqua.cli.terminal import Terminal
from antiqua.games.game import Choice, Message
from antiqua.kernel.errors import AntiquaError, IllegalMove, InvalidMove
from antiqua.kernel.rng import Rng
from antiqua.match import Match

pytestmark = pytest.mark.usefixtures("strict_words")
INVISIBLE = re.compile("[\u2066-\u2069\u200e\u200f]")


def chosen(match: Match, lang: str, typed: str) -> str:
    decision = match.decision(match.state.to_play)
    assert decision is not None
    say = i18n.catalogue(lang).message
    return choosing.read_choice(typed, match.game, match.state, decision.choices, say).move


def decided(match: Match) -> Sequence[Choice]:
    decision = match.decision(match.state.to_play)
    assert decision is not None
    return decision.choices


def refused(match: Match, lang: str, typed: str) -> str:
    """What is said to who types that."""
    with pytest.raises(AntiquaError) as error:
        chosen(match, lang, typed)
    return INVISIBLE.sub("", i18n.catalogue(lang).message(error.value))


# -- what an option is called -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "typed"),
    [
        ("ru", "место карты 1"),
        ("ru", "Место карты 1: 1 человек"),
        ("ru", "карта 1"),
        ("en", "card space 1"),
        ("en", "card1"),
        ("en", "place 1 card 1"),
        ("fa", "جای کارت ۱"),
    ],
)
def test_what_an_option_is_called_means_it_though_others_have_the_same_words(lang: str, typed: str) -> None:
    """“Card space 2: 1 person” has a 1 too."""
    assert chosen(Match("stone_age", seed=11), lang, typed) == "place 1 card_1"


@pytest.mark.parametrize(
    ("lang", "typed"),
    [("en", "2 people to the forest"), ("ru", "2 человека в лес"), ("fa", "۲ آدمک به جنگل")],
)
def test_small_words_do_no_harm(lang: str, typed: str) -> None:
    assert chosen(Match("stone_age", seed=11), lang, typed) == "place 2 forest"


@pytest.mark.parametrize(
    ("lang", "typed"),
    [
        ("en", "land casinum roma"),
        ("fa", "زمینی کاسینوم – رم"),
        ("ru", "сухоп казин рим"),
        ("en", "roma cas"),
        ("fa", "رم کاسینوم"),
        ("ru", "рим — казин"),
    ],
)
def test_a_place_that_is_named_twice_is_told_apart_by_the_order(lang: str, typed: str) -> None:
    """Who goes from Rome has Rome in all his moves; the name of the route comes last, and is enough."""
    match = Match("concordia", seed=4)
    while "play architect" not in [option.move for option in decided(match)]:
        match.play(match.state.legal_actions()[0])
    match.play("play architect")
    assert chosen(match, lang, typed) == "land roma > casinum-roma"


@pytest.mark.parametrize(("lang", "typed"), [("en", "b"), ("en", "t"), ("ru", "и"), ("fa", "ابزار")])
def test_what_all_options_have_is_not_meant_by_a_letter(lang: str, typed: str) -> None:
    """Each is a `token` for Bauzanum."""
    match = Match("concordia", map="italia", chance="manual")
    assert chosen(match, lang, typed) == f"token bauzanum {'brick' if typed == 'b' else 'tool'}"


def test_of_two_equal_cards_one_is_suggested() -> None:
    suggested = refused(Match("stone_age", chance="manual"), "en", "points 3")
    assert suggested.count("Points 3 / Music") == 1
    assert "Points 3 / Hut builder" in suggested


# -- numbers ----------------------------------------------------------------------------------------------------------


@pytest.fixture
def rolling() -> Match:
    """Stone Age at a real table: the sum of three dice is to be typed in."""
    stone_age = games.get("stone_age")
    match = Match(stone_age, seed=11)
    for move in ("place 3 forest", "place 5 hunting_grounds", "place 2 river"):
        match.play(move)
    match = Match(stone_age, start=match.state, chance="manual")
    match.play("act forest")
    return match


@pytest.mark.parametrize(("lang", "typed"), [("en", "8"), ("fa", "۸"), ("ru", "сумма 8"), ("en", "roll 8")])
def test_a_sum_of_dice_is_typed_as_it_is(rolling: Match, lang: str, typed: str) -> None:
    """8 is the sum, not the eighth sum that three dice may have."""
    assert chosen(rolling, lang, typed) == "roll 8"


def test_impossible_sums_are_refused(rolling: Match) -> None:
    assert refused(rolling, "en", "2") == "There is no number 2 here; the numbers go from 3 to 18."
    assert refused(rolling, "en", "19") == "There is no number 19 here; the numbers go from 3 to 18."


# -- why not ----------------------------------------------------------------------------------------------------------


@pytest.fixture
def occupied() -> Match:
    """Stone Age: the first player has been to the forest and to a building, and is to place people again."""
    match = Match("stone_age", seed=11)
    match.play("place 1 building_1")
    match.play("place 1 hunting_grounds")
    match.play("place 1 forest")
    match.play("place 1 card_1")
    return match


@pytest.mark.parametrize(
    ("lang", "typed", "why"),
    [
        ("en", "forest", "already placed people this round: Forest."),
        ("ru", "лес 3", "В этом раунде игрок там уже был: Лес."),
        ("ru", "Лес: 2 человека", "В этом раунде игрок там уже был: Лес."),
        ("fa", "جنگل", "پیش‌تر آن‌جا آدمک گذاشته است: جنگل."),
        ("en", "stack 1", "already placed people this round: Building stack 1."),
        ("ru", "стопка 1", "В этом раунде игрок там уже был: Стопка зданий 1."),
        ("en", "hut 1", "Exactly 2 people must be placed there: Hut."),
        ("en", "place 2 tool maker", "Exactly 1 person must be placed there: Tool maker."),
    ],
)
def test_people_are_told_why_not_in_their_own_words(occupied: Match, lang: str, typed: str, why: str) -> None:
    assert refused(occupied, lang, typed).endswith(why)


@pytest.mark.parametrize(
    ("lang", "typed", "why"),
    [
        ("en", "build stone pit", "“Stone Pit” is still covered by other cards."),
        ("en", "discard clay reserve", "“Clay Reserve” is still covered by other cards."),
        ("ru", "построить каменоломню", "Карта «Каменоломня» не лежит в раскладке лицом вверх."),
        ("fa", "ساختنِ معدن سنگ", "«معدن سنگ» هنوز زیر کارت‌های دیگر است."),
    ],
)
def test_names_of_several_words_are_understood_where_they_are_not_possible(
    lang: str, typed: str, why: str
) -> None:
    match = Match("seven_wonders_duel", seed=5)
    while match.game.phase(match.state) == "draft_wonder":
        match.play(match.state.legal_actions()[0])
    assert refused(match, lang, typed).endswith(why)


def test_what_is_possible_is_never_refused_for_a_reason() -> None:
    """Who says “forum” before a tile of the forum says the notation in his own words."""
    trajan = games.get("trajan")
    match = Match(trajan, start=trajan.position(decision="act", action="forum", forum=["wild_demand"]))
    assert refused(match, "ru", "форум джокер требования") == (
        "«форум джокер требования» здесь непонятно. Можно, например: 1\u00a0— Взять «Джокер требования»."
    )


def test_numbers_alone_do_not_make_a_suggestion(occupied: Match) -> None:
    """“Card space 3” is not near what somebody types about three people."""
    assert "1\u00a0— Охотничьи угодья: 1 человек" in refused(occupied, "ru", "послать 3 далеко")


def test_a_mistyped_beginning_of_a_word_is_near_it(occupied: Match) -> None:
    assert "1\u00a0– Hunting grounds: 1 person" in refused(occupied, "en", "place 2 huntt")


# -- lines ------------------------------------------------------------------------------------------------------------


@pytest.fixture
def buyer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Session:
    """Stone Age in Russian: a card is to be paid with one wood; after that, only the field is left to use."""
    monkeypatch.setenv("ANTIQUA_HOME", str(tmp_path))
    stone_age = games.get("stone_age")
    match = Match(stone_age, seed=1)
    for move in ("place 1 card_1", "place 5 hunting_grounds", "place 3 forest", "place 1 field"):
        match.play(move)
    for move in ("act forest", "act card_1"):
        match.play(move)
    session = Session(Terminal("ru"), match, [Seat(HUMAN), Seat(HUMAN)], tmp_path / "game.json", pace=0)
    session.viewer = match.state.to_play
    return session


@pytest.mark.parametrize("line", ["река", "использовать реку", "act river"])
def test_what_belongs_to_another_decision_is_said_to_do_so(buyer: Session, line: str) -> None:
    with pytest.raises(IllegalMove) as error:
        buyer.moves_in(line)
    why = error.value.details["why"]
    assert isinstance(why, Message)
    assert why.id == "sa-why-phase"


def test_what_follows_by_itself_may_be_said_by_its_number(buyer: Session) -> None:
    """It is the only option. Who copies all tiles of a real table into one line counts the last one too."""
    assert buyer.moves_in("1, 1") == [*buyer.moves_in("pay wood"), "act field"]


@pytest.mark.parametrize("line", ["pay wood 2", "отдать дерево 2", "отдать 2 дерево", "дерево и дерево"])
def test_what_is_one_too_many_is_said_to_be_so(buyer: Session, line: str) -> None:
    with pytest.raises(IllegalMove) as error:
        buyer.moves_in(line)
    assert error.value.id == "cli-one-too-many"


def test_what_cannot_be_paid_is_no_question_of_who_comes_next(buyer: Session) -> None:
    with pytest.raises(IllegalMove) as error:
        buyer.moves_in("pay wood 1 gold 1")
    assert error.value.details["fault"].id == "error-illegal-move-why"


# -- what is wrong in a line of several moves -------------------------------------------------------------------------


@pytest.fixture
def sower(tmp_path: Path) -> Session:
    """Trajan: seven markers lie in the first tray, and there are cards for a cargo in hand."""
    trajan = games.get("trajan")
    facts = {"trays": {"I": "YOOGWPP", "II": ""}, "hand": ["gems", "gems", "cattle", "cattle", "wheat"]}
    match = Match(trajan, start=trajan.position(mats=[facts]))
    return Session(Terminal("en"), match, [Seat(HUMAN), Seat(HUMAN)], tmp_path / "game.json", pace=0)


def told(session: Session, line: str) -> str:
    """What is said to who types that line; nothing of it is done."""
    session.viewer = session.match.state.to_play
    with pytest.raises(AntiquaError) as error:
        session.obey(line)
    assert session.match.made == 0
    return INVISIBLE.sub("", session.screen.message_of(error.value))


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (
            "seaport, sow o o g p y y",
            (
                "The move “sow yellow” is not legal here: No marker of this colour is left to be placed: Yellow. "
                "That is move 7 of 7 in this line; nothing of the line has been done."
            ),
        ),
        (
            "seaport, sow o silver g",
            (
                "“silver” in “sow o silver g” is not understood here. Possible are: Yellow, Orange, Green, White, "
                "Pink. That is move 2 of 2 in this line; nothing of the line has been done."
            ),
        ),
        (
            "seaport, dance, sow o",
            (
                "“dance” is not understood here. Possible are, for example: 1\u00a0– Yellow, 2\u00a0– Orange, "
                "3\u00a0– Green, 4\u00a0– White. That is move 2 of 3 in this line; nothing of the line has been done."
            ),
        ),
        (
            "seaport sow o o",
            "“seaport sow o o” is not understood here. Moves are parted by commas: “seaport, sow o o”.",
        ),
        ("seaport, sow o o g p y y p", "“Yellow” is one too many: what comes before it is enough already."),
    ],
)
def test_a_fault_in_a_line_is_told_with_its_place(sower: Session, line: str, said: str) -> None:
    assert told(sower, line).startswith(said)


@pytest.mark.parametrize("typed", ["build wood", "build wood res", "build wood reserve"])
def test_what_cannot_be_paid_is_told_by_the_beginning_of_its_name_too(typed: str) -> None:
    """Also where something else, here a resource, is called just like that."""
    duel = games.get("seven_wonders_duel")
    start = duel.position(layout={19: "wood_reserve"}, taken=[14, 15, 16, 17, 18], cities=[{"coins": 0}, {}])
    why = refused(Match(duel, start=start), "en", typed)
    assert why.endswith("“Wood Reserve” costs 3 coins, but Player 1 has only 0.")


def test_a_letter_is_a_command_only_where_it_can_mean_nothing_else(tmp_path: Path) -> None:
    """«о» is short for «отмена», and orange has the same letter; «в» is short for «выход», and a preposition."""
    trajan = games.get("trajan")
    match = Match(trajan, start=trajan.position(mats=[{"trays": {"I": "YO", "II": ""}}]))
    session = Session(Terminal("ru"), match, [Seat(HUMAN), Seat(HUMAN)], tmp_path / "game.json", pace=0)
    session.viewer = 0
    session.obey("порт")
    session.obey("о")
    assert [step.text for entry in match.history for step in entry.steps][:2] == [
        "tray seaport",
        "sow orange",
    ]
    with pytest.raises(InvalidMove):
        session.obey("в дальний путь")
    session.obey("о")
    assert match.made == 1


def test_more_markers_than_trays_are_sown_around_the_ring(sower: Session) -> None:  # TR-4.3
    """The seventh one falls into the tray of the first; both are asked for at once, but nobody names them so."""
    sower.viewer = sower.match.state.to_play
    sower.obey("seaport, sow o y g w p o p")
    trays = sower.match.view(0).mats[0].trays
    assert trays[0].markers == ("orange",)
    assert trays[1].markers == ("orange", "pink")
    sown = zip(trays[2:], ["yellow", "green", "white", "pink"], strict=True)
    assert all(marker in tray.markers for tray, marker in sown)


def test_cards_that_are_shipped_are_laid_by_themselves(tmp_path: Path) -> None:  # TR-6.1.1
    trajan = games.get("trajan")
    start = trajan.position(
        mats=[{"hand": ["gems", "gems", "cattle", "cattle"]}], decision="act", action="seaport"
    )
    session = Session(
        Terminal("en"), Match(trajan, start=start), [Seat(HUMAN), Seat(HUMAN)], tmp_path / "game.json", pace=0
    )
    session.viewer = 0
    session.obey("ship pairs gems gems cattle cattle")
    assert sorted(session.match.view(0).mats[0].display) == ["cattle", "cattle", "gems", "gems"]


@pytest.mark.parametrize("line", ["отдать дерево 1", "отдать 1 дерево", "дерево 1", "дерева 1", "pay де 1"])
def test_short_forms_are_understood_in_the_words_of_a_language(buyer: Session, line: str) -> None:
    assert buyer.moves_in(line) == buyer.moves_in("pay wood")


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "tool 1 1 1"),
        ("en", "tools 1 1 1"),
        ("en", "1, 1, 1"),
        ("ru", "орудия 1 1 1"),
        ("ru", "добавить орудие 1 1 1"),
        ("fa", "ابزار ۱ ۱ ۱"),
    ],
)
def test_what_is_said_three_times_is_done_three_times(tmp_path: Path, lang: str, line: str) -> None:
    stone_age = games.get("stone_age")
    tribes = [{"tools": [1, 1, 1], "places": {"forest": 3}}, {"places": {"hunting_grounds": 1}}]
    match = Match(stone_age, start=stone_age.position(tribes=tribes, decision="act"))
    session = Session(Terminal(lang), match, [Seat(HUMAN), Seat(HUMAN)], tmp_path / "game.json", pace=0)
    session.viewer = match.state.to_play
    state, made = match.state.clone(), []
    for said in session.moves_in(line):
        made.append(match.game.notation(state, int(said)))
        state.apply(int(said))
    assert made == ["tool 1"] * 3


def test_the_kind_is_left_out_beside_another_one_that_has_no_such_things(tmp_path: Path) -> None:
    """Who may take two resources for a card instead, pays with “wood 2” all the same."""
    stone_age = games.get("stone_age")
    mine = {"wood": 5, "places": {"card_2": 1, "field": 1}, "cards": ["any_resources_2_healing"]}
    match = Match(
        stone_age, start=stone_age.position(tribes=[mine, {"places": {"river": 1}}], decision="act")
    )
    match.play("act card_2")
    session = Session(Terminal("ru"), match, [Seat(HUMAN), Seat(HUMAN)], tmp_path / "game.json", pace=0)
    session.viewer = match.state.to_play
    assert "redeem" in {choice.move for choice in session.options()}
    assert session.moves_in("дерево 2") == session.moves_in("pay wood 2")


def test_of_two_kinds_of_tools_those_are_meant_that_are_there(tmp_path: Path) -> None:
    """The one-use tool is called a tool too."""
    stone_age = games.get("stone_age")
    mine = {"tools": [2, 2, 1], "places": {"forest": 3}, "cards": ["one_use_tool_4_tool_maker_1"]}
    match = Match(
        stone_age,
        start=stone_age.position(tribes=[mine, {"places": {"hunting_grounds": 1}}], decision="act"),
    )
    session = Session(Terminal("fa"), match, [Seat(HUMAN), Seat(HUMAN)], tmp_path / "game.json", pace=0)
    session.viewer = match.state.to_play
    assert session.moves_in("ابزار ۲ ۲") == session.moves_in("tool 2 2")
    assert len(session.moves_in("ابزار ۲ ۲")) == 2


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "blue green yellow white"),
        ("en", "b g y w"),
        ("ru", "синий зелёный жёлтый белый"),
        ("fa", "آبی سبز زرد سفید"),
        ("fa", "آ س ز ف"),
        ("fa", "آ، س، ز ف"),
        ("en", "blue then green, then yellow and white"),
        ("ru", "синий, затем зелёный, потом жёлтый и белый"),
        ("fa", "آبی سپس سبز بعد زرد و سفید"),
        ("fa", "آبی، سبز روشن، زرد، سفید"),
    ],
)
def test_markers_are_put_down_in_the_order_in_which_they_are_said(
    tmp_path: Path, lang: str, line: str
) -> None:
    match = Match("trajan", seed=4)
    session = Session(Terminal(lang), match, [Seat(HUMAN), Seat(HUMAN)], tmp_path / "game.json", pace=0)
    session.viewer = match.state.to_play
    state, colors = match.state.clone(), []
    for said in session.moves_in(line):
        colors.append(match.game.notation(state, int(said)).split()[-1])
        state.apply(int(said))
    assert colors == ["blue", "green", "yellow", "white"]


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
@pytest.mark.parametrize(
    ("game", "steps"),
    [
        ("stone_age", {"pay wood", "pay brick"}),
        ("trajan", {"sow green", "sow yellow", "sow blue"}),
        ("concordia", {"sell 2 cloth", "buy 1 wine"}),
    ],
)
def test_the_example_of_several_steps_in_the_help_is_understood(
    game: str, steps: set[str], lang: str
) -> None:
    """In words of the language, where all of its steps are among the options."""
    match = Match(game, seed=1)
    rng = Rng(1)
    while not steps <= {option.move for option in decided(match)}:
        legal = match.state.legal_actions()
        match.play(legal[rng.below(len(legal))])
        if match.over:
            match = Match(game, seed=rng.below(1000))
    catalogue = i18n.catalogue(lang)
    example = catalogue.message(Message(table_of(game).several_steps))
    said = [
        move
        for part in re.split("[,،]", INVISIBLE.sub("", example))
        for move in shorthand.several(part, match.game, decided(match), catalogue.message)
    ]
    assert steps <= set(said)


@pytest.fixture
def trader() -> Match:
    """Concordia: one unit of wine and of cloth to sell, and coins for a little."""
    match = Match("concordia", map="italia", seed=1)
    match.play("play mercator")
    return match


@pytest.mark.parametrize(
    ("lang", "line", "moves"),
    [
        ("en", "sell 1 cloth and buy 2 wine", ["sell 1 cloth", "buy 2 wine"]),
        ("ru", "продать 1 ткань и купить 2 вина", ["sell 1 cloth", "buy 2 wine"]),
        ("fa", "فروش ۱ پارچه و خرید ۲ شراب", ["sell 1 cloth", "buy 2 wine"]),
        ("ru", "продать 1 ткань и 1 вино", ["sell 1 cloth", "sell 1 wine"]),
        ("ru", "купить 1 к 1 и", ["buy 1 brick", "buy 1 tool"]),  # the letter of «инструмент»
    ],
)
def test_and_joins_steps(tmp_path: Path, trader: Match, lang: str, line: str, moves: list[str]) -> None:
    session = Session(Terminal(lang), trader, [Seat(HUMAN), Seat(HUMAN)], tmp_path / "game.json", pace=0)
    session.viewer = trader.state.to_play
    assert session.moves_in(line) == session.moves_in(", ".join(moves))


def test_what_is_wrong_behind_an_and_is_told_as_it_was_typed(tmp_path: Path, trader: Match) -> None:
    session = Session(Terminal("en"), trader, [Seat(HUMAN), Seat(HUMAN)], tmp_path / "game.json", pace=0)
    session.viewer = trader.state.to_play
    with pytest.raises(InvalidMove) as error:
        session.moves_in("sell 1 cloth and buy 1 wine, xyz")
    assert "“xyz” is not understood" in INVISIBLE.sub("", session.screen.message_of(error.value))


def test_commas_that_are_missing_are_shown(tmp_path: Path) -> None:
    match = Match("concordia", map="italia", chance="manual")
    session = Session(Terminal("en"), match, [Seat(HUMAN), Seat(HUMAN)], tmp_path / "game.json", pace=0)
    session.viewer = match.state.to_play
    assert "“wine, food, tool”" in told(session, "wine food tool")


@pytest.mark.parametrize("left_out", [False, True])
def test_tokens_that_follow_by_themselves_may_be_typed_in_their_turn(tmp_path: Path, left_out: bool) -> None:
    """Once the others of its letter are known, a token is no question any more: that of Nicaea, and the last one."""
    match = Match("concordia", map="italia", chance="manual")
    session = Session(Terminal("en"), match, [Seat(HUMAN), Seat(HUMAN)], tmp_path / "game.json", pace=0)
    session.viewer = match.state.to_play
    tokens = "wffbctbtbcffwbfbtbwctbtwf"
    before, nicaea, after = tokens[:6], tokens[6], tokens[7:]
    session.obey(", ".join(before + after if left_out else before + nicaea + after))
    assert [city.good[0] for city in match.view(0).cities if city.good] == list(tokens)
    assert all(slot.card is None for slot in match.view(0).display)  # F was not the Farmer


def test_an_amount_of_one_may_be_said(buyer: Session) -> None:
    wood = buyer.match.game.parse(buyer.match.state, "pay wood")
    assert buyer.moves_in("pay wood 1") == [wood]


def test_what_follows_by_itself_may_be_said_in_any_language(buyer: Session) -> None:
    wood = buyer.match.game.parse(buyer.match.state, "pay wood")
    assert buyer.moves_in("отдать дерево, использовать поле") == [wood, "act field"]


@pytest.mark.parametrize("line", ["отдать дерево, использовать реку", "1, 2"])
def test_what_comes_too_late_in_a_line_is_named_as_it_was_typed(buyer: Session, line: str) -> None:
    with pytest.raises(IllegalMove) as error:
        buyer.moves_in(line)
    assert error.value.id == "error-interrupted"
    assert str(error.value.details["move"]) in line + " pay wood"
