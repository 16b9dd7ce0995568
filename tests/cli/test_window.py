"""What a window of any size shows of any game: everything that is needed to decide, in every language."""

from __future__ import annotations

import io
import re
import unicodedata
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from antiqua import games, i18n
from antiqua.bots.bot import Advice
from antiqua.cli import choosing
from antiqua.cli.news import Paragraph
from antiqua.cli.screen import Screen
from antiqua.cli.tables.seven_wonders_duel import abbreviated
from antiqua.cli.tables.table import Form, listed, sentences_of
from antiqua.cli.terminal import Terminal
from antiqua.cli.window import sheet
from antiqua.games.concordia import components as concordia
from antiqua.games.game import Choice, Decision
from antiqua.games.stone_age import components as stone_age
from antiqua.games.trajan import components as trajan
from antiqua.kernel.errors import BadOption
from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import CHANCE, SPECTATOR
from antiqua.match import AUTO, MANUAL, Match
from tests.cli.helpers import ESCAPES

GAMES = ("seven_wonders_duel", "stone_age", "concordia", "trajan")
TABLES = [(name, players) for name in GAMES for players in games.get(name).player_counts]
SIZES = [(80, 24), (120, 40), (200, 50)]
NAMES = ("Mina", "Oleg the Patient", "", "Tom", "Eve")
MARKS = re.compile("[\u200e\u2066-\u2069]")
NAMED = r"[^\W\d]{3,}"  # something that is called by its name


pytestmark = pytest.mark.usefixtures("strict_words")


def screen(
    match: Match, lang: str = "en", size: tuple[int, int] = (80, 24), color: bool = True
) -> tuple[Screen, Callable[[], str]]:
    """A window of a real terminal, and what has been written into it since last asked."""
    terminal = Terminal(lang)
    file = io.StringIO()
    terminal.out = Console(
        file=file,
        width=size[0],
        height=size[1],
        highlight=False,
        markup=False,
        emoji=False,
        force_terminal=True,
        color_system="truecolor" if color else None,
    )

    def written() -> str:
        text = ESCAPES.sub("", file.getvalue())
        file.seek(0)
        file.truncate()
        return text

    return Screen(terminal, match.game, match.names), written


def positions(name: str, players: int, every: int, chance: str = AUTO) -> Iterator[Match]:
    """A random game, looked at now and then."""
    game = games.get(name)
    match = Match(game, players=players, seed=players, names=NAMES[:players], chance=chance)
    rng = Rng(players)
    made = 0
    while not match.over:
        if made % every == 0:
            yield match
        legal = match.state.legal_actions()
        match.play(legal[rng.below(len(legal))])
        made += 1


def asked(match: Match) -> tuple[int, Decision]:
    """Who is to decide what, as somebody may know who sits there."""
    seat = match.state.to_play
    if seat != CHANCE:
        decision = match.decision(seat)
        assert decision is not None
        return seat, decision
    for reader in range(match.players):
        decision = match.decision(reader)
        assert decision is not None
        if decision.choices:
            return reader, decision
    raise AssertionError("nobody may know what chance brings")


def turn(shown: Screen, match: Match, **wishes: Any) -> list[Choice]:
    viewer, decision = asked(match)
    options = shown.table.ordered(decision)
    shown.show_turn(match.view(viewer), decision, options, **wishes)
    return options


def reached(name: str, players: int, phase: str, least: int = 1) -> Match:
    """The first position of a random game where so many options of this kind are pending."""
    for match in positions(name, players, every=1):
        legal = match.state.legal_actions()
        if match.game.phase(match.state) == phase and len(legal) >= least:
            return match
    raise AssertionError(phase)


# -- everything fits ----------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize(("name", "players"), TABLES)
@pytest.mark.parametrize("chance", [AUTO, MANUAL])
def test_table_news_options_and_prompt_fit_the_window(
    name: str, players: int, size: tuple[int, int], chance: str
) -> None:
    news = [
        Paragraph(["Something has happened.", "Something else has happened."]),
        Paragraph(["That was all."]),
    ]
    for match in positions(name, players, every=173, chance=chance):
        for lang in i18n.LANGUAGES:
            shown, written = screen(match, lang, size)
            turn(shown, match, paragraphs=news)
            lines = written().splitlines()
            assert len(lines) + 1 <= size[1], (match.game.phase(match.state), lang)  # one line is for typing
            assert max(cell_len(line) for line in lines) <= size[0]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_own_things_and_the_question_are_in_the_smallest_window(name: str, players: int) -> None:
    for match in positions(name, players, every=211):
        if match.state.to_play == CHANCE:
            continue
        shown, written = screen(match)
        options = turn(shown, match)
        text = written()
        assert shown.looking.titled(match.state.to_play) in text
        assert f"▶ {shown.looking.titled(match.state.to_play)}" in text
        decision = match.decision(match.state.to_play)
        assert decision is not None
        assert shown.say(decision.question)[:60] in text
        assert re.search(r"(^|\s)1(–\d+)?\s", text), options


WONDERS = ["great_library", "hanging_gardens", "sphinx", "temple_of_artemis"]


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_own_wonders_are_in_the_smallest_window_by_the_numbers_of_their_columns(lang: str) -> None:
    """All cards of an age lie there, and every wonder can be paid: there is no room for the names in the options."""
    duel = games.get("seven_wonders_duel")
    cities = [{"coins": 40, "wonders": WONDERS}, {}]
    match = Match(duel, start=duel.position(cities=cities), names=NAMES[:2])
    shown, written = screen(match, lang)
    turn(shown, match)
    text = MARKS.sub("", written())
    places = [shown.terminal.number(place) for place in range(1, 5)]
    assert all(re.search(rf"◇{place} {NAMED}", text) for place in places), text
    assert len(text.splitlines()) < 24


def test_no_prices_are_announced_where_no_card_lies() -> None:
    *_, last = positions("seven_wonders_duel", 2, every=1)
    while not last.over:
        last.play(last.state.legal_actions()[0])
    shown, written = screen(last, size=(200, 50))
    for form in Form:
        shown.print(shown.table.draw(last.view(0), shown.looking, form))
    assert "price for you" not in written()


def test_what_a_hint_says_runs_from_right_to_left_in_persian() -> None:
    """Also what is expected to follow, player after player."""
    match = Match("seven_wonders_duel", seed=1)
    shown, written = screen(match, "fa")
    state, seat = match.state, match.state.to_play
    action = state.legal_actions()[0]
    after = state.clone()
    after.apply(action)
    line = ((seat, action), (after.to_play, after.legal_actions()[0]))
    shown.show_advice(1, Advice(action, 0.5, line), match.game, state, seat)
    told = written().splitlines()
    assert len(told) == 2
    assert all(re.search("^[ \u200e۱]*\u2067.*\u2069$", line) for line in told)


def test_sentences_about_an_option_run_on_from_right_to_left_in_persian() -> None:
    """The second one stands to the left of the first."""
    match = next(
        match
        for match in positions("trajan", 2, every=1)
        if match.game.phase(match.state) == "choose_tray"
        and any(len(list(sentences_of(option.detail))) > 1 for option in asked(match)[1].choices)
    )
    shown, _ = screen(match, "fa", (200, 50))
    several = [option for option in asked(match)[1].choices if len(list(sentences_of(option.detail))) > 1]
    for option in several:
        (line,) = shown.sheet(listed([option], shown.looking)).lines
        (detail,) = [segment.text.strip() for segment in line if "نشانگر؛" in segment.text]
        assert detail.startswith("\u2067")
        assert detail.endswith("\u2069")


def test_what_cannot_be_paid_has_a_price_and_no_number() -> None:
    duel = games.get("seven_wonders_duel")
    start = duel.position(layout={19: "baths"}, taken=[14, 15, 16, 17, 18], cities=[{"coins": 0}, {}])
    match = Match(duel, start=start)
    shown, written = screen(match)
    turn(shown, match)
    (line,) = [line for line in written().splitlines() if re.match(r"  ?Baths .*\+2●", line)]
    assert re.search(r"★3 ∞ +–  2● +\d+  \+2●", line)


def test_sites_are_named_by_their_tiles_where_details_are_left_out() -> None:
    """And the tiles may be typed, and asked for."""
    match = reached("trajan", 2, "act", least=20)
    shown, written = screen(match)
    options = turn(shown, match)
    text = written()
    tiles = {site.site: site.tile for site in match.view(match.state.to_play).sites if site.tile is not None}
    sites = [(number, site) for number, option in enumerate(options, 1) for site in built_on(option)]
    assert sites
    for number, site in sites:
        tile = shown.say(trajan.building(tiles[site]))
        assert re.search(rf"\b{number} {tile} \(site {site}\)", text), text
        (meant,) = choosing.named_by_tile(f"build {tile}", options, shown.table.lies_there, shown.say)
        assert meant == options[number - 1]
        shown.explain(tile)
        assert "construction tile" in written()


def built_on(option: Choice) -> list[int]:
    word, *rest = option.move.split()
    return [int(rest[0])] if word == "build" else []


def test_other_players_take_a_line_each_at_the_beginning() -> None:
    """What they have none of would take a second one, and the room for what they have done."""
    match = reached("trajan", 4, "choose_tray")
    shown, written = screen(match)
    turn(shown, match)
    others = [seat for seat in range(4) if seat != match.state.to_play]
    lines = written().splitlines()
    heads = [
        number
        for number, line in enumerate(lines)
        if line.startswith(tuple(f"{seat + 1} " for seat in others))
    ]
    assert len(heads) == 3
    assert heads[2] - heads[0] == 2


def test_tiles_beside_the_trays_stay_whole_in_a_narrow_window() -> None:
    game = games.get("trajan")
    slots = {
        "II": "plus_two_white_pink_a",
        "IV": "demand_religion_green_white",
        "VI": "worker_1_yellow_orange",
    }
    yellow = ["bonus_workers"]
    match = Match(game, start=game.position(mats=[{"slots": slots, "yellow": yellow}]))
    shown, written = screen(match)
    turn(shown, match)
    assert "II [WP] +2 marker ★4  IV [GW] Demand “Religion” every quarter ★1" in written()


def test_short_form_says_so_and_the_command_shows_everything() -> None:
    match = reached("concordia", 5, "choose_card")
    shown, written = screen(match)
    turn(shown, match)
    assert "short form; “table” shows everything" in written()
    turn(shown, match, full=True)
    whole = written()
    assert "short form" not in whole
    assert len(whole.splitlines()) > 24
    for city in match.view(0).cities:
        assert shown.looking.cell(concordia.city(city.city)) in whole


def test_sites_stay_whole_in_a_wide_window() -> None:
    match = reached("trajan", 4, "choose_tray")
    shown, written = screen(match, "ru", (200, 60))
    turn(shown, match)
    text = " ".join(written().split())
    for site in match.view(0).sites:
        assert f"{site.site} {shown.say(trajan.building(site.tile))}" in text


def test_where_nothing_can_be_typed_no_command_is_named() -> None:
    match = reached("concordia", 5, "choose_card")
    shown, written = screen(match)
    shown.show_table(match.view(SPECTATOR), "Move 7 of 9")
    assert written().splitlines()[0].strip("─ ") == "Concordia · Move 7 of 9"


def test_wide_window_is_used() -> None:
    match = reached("trajan", 4, "choose_tray")
    shown, written = screen(match, size=(200, 50))
    turn(shown, match)
    assert max(cell_len(line) for line in written().splitlines()) > 190


@pytest.mark.parametrize("form", Form)
@pytest.mark.parametrize("name", ["stone_age", "concordia", "trajan"])
def test_no_word_is_cut_in_eighty_columns(name: str, form: Form) -> None:
    for match in positions(name, 2, every=131):
        view = match.view(max(match.state.to_play, 0))
        words = []
        for width in (80, 1000):
            shown, written = screen(match, "ru", (width, 50))
            looking = shown.looking._replace(width=width)
            lines = sheet(shown.terminal, shown.table.draw(view, looking, form), width)
            shown.terminal.out.print(lines)
            words.append({word for word in tokens(written()) if word.isalpha()})
        assert sorted(words[1] - words[0]) == []


def test_too_many_options_come_in_pages() -> None:
    match = reached("concordia", 3, "architect_move", least=90)
    viewer, decision = asked(match)
    shown, written = screen(match)
    options = turn(shown, match)
    seen: set[int] = set()
    pages = 1
    text = written()
    for page in range(1, 20):
        found = re.search(r"Page (\d+) of (\d+), (\d+) options in all", text)
        assert found is not None
        assert (int(found[1]), int(found[3])) == (page, len(options))
        assert len(text.splitlines()) < 24
        seen |= {int(number) for number in re.findall(r"(?:^|  )(\d+) [A-Z]", text, re.MULTILINE)}
        pages = int(found[2])
        shown.show_more(match.view(viewer), decision, options)
        text = written()
        if page == pages:
            break
    assert pages > 1
    assert "Page 1 of" in text  # after the last comes the first
    assert seen >= set(range(1, len(options) + 1))


def test_no_option_is_between_two_pages_if_something_is_told_beside_the_first() -> None:
    match = Match("stone_age", players=3, chance=MANUAL)
    viewer, decision = asked(match)
    shown, written = screen(match)
    options = turn(shown, match, paragraphs=[Paragraph(["Something has happened."])])
    text = written()
    pages = re.search(r"Page 1 of (\d)", text)
    assert pages is not None
    for _ in range(1, int(pages[1])):
        shown.show_more(match.view(viewer), decision, options)
        text += written()
    numbers = {int(number) for number in re.findall(r"(?:^|  ) *(\d+) [A-Z]", text, re.MULTILINE)}
    assert numbers >= set(range(1, len(options) + 1))


def test_news_gives_way_before_options_are_put_on_a_second_page() -> None:
    match = reached("seven_wonders_duel", 2, "play_card", least=12)
    shown, written = screen(match)
    turn(
        shown,
        match,
        paragraphs=[Paragraph([said]) for said in ("My own move.", "Somebody else’s, " * 12, "The latest.")],
    )
    text = written()
    assert "Page 1" not in text
    assert "• My own move. …" in text


def test_the_note_that_options_are_short_gives_way_before_they_are_put_on_a_second_page() -> None:
    match = reached("seven_wonders_duel", 2, "play_card", least=12)
    viewer, decision = asked(match)
    paged = 0
    for height in range(14, 25):
        shown, written = screen(match, size=(80, height))
        options = turn(shown, match)
        shown.show_more(match.view(viewer), decision, options)
        text = written()
        paged += "Page 2 of 2" in text
        assert "Details are left out" not in text or "Page" not in text
    assert paged


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_what_may_be_typed_takes_one_line(lang: str) -> None:
    match = reached("stone_age", 2, "place")
    shown, _ = screen(match, lang)
    (hint,) = shown.hints(asked(match)[1], ())
    assert len(shown.prose(hint, "dim")) == 1


@pytest.mark.parametrize(
    ("name", "room", "short"),
    [
        ("Wood Reserve", 12, "Wood Reserve"),
        ("Parade Ground", 12, "Par. Ground"),
        ("Wood Reserve", 10, "Wood Res."),
        ("Стекольная мастерская", 12, "Стек. маст."),
        ("Лагерь лесорубов", 12, "Лаг. лесор."),
        ("Скрипторий", 9, "Скриптор."),
    ],
)
def test_names_of_cards_are_abbreviated_as_people_do_it(name: str, room: int, short: str) -> None:
    assert abbreviated(name, room) == short


def test_nothing_is_cut_in_a_pipe() -> None:
    match = reached("stone_age", 4, "place")
    shown, written = screen(match)
    shown.terminal.out = Console(file=shown.terminal.out.file, width=80, height=24)
    turn(shown, match)
    text = written()
    assert "short form" not in text
    assert len(text.splitlines()) > 24


def test_details_left_out_can_be_asked_for_by_number() -> None:
    match = reached("concordia", 5, "choose_card", least=6)
    shown, written = screen(match)
    options = turn(shown, match)
    assert "Details are left out" in written()
    for number, option in enumerate(options, 1):
        shown.explain(str(number))
        told = " ".join(written().split())
        assert told.startswith(f"{number} ")
        assert option.detail is not None
        assert shown.say(option.detail) in told
    with pytest.raises(BadOption):
        shown.explain("xyzzy")


def test_signs_may_be_asked_for_in_their_brackets() -> None:
    match = reached("trajan", 2, "choose_tray")
    shown, written = screen(match)
    turn(shown, match)
    written()
    shown.explain("[OB]")
    assert re.findall(r"^([OB]) (\w+)", written(), re.MULTILINE) == [("O", "Orange"), ("B", "Blue")]


def test_long_entries_of_the_log_hang_below_their_text() -> None:
    match = Match(games.get("seven_wonders_duel"), seed=1)
    shown, written = screen(match, size=(30, 24))
    shown.terminal.say_numbered(26, "Novice constructs “The Great Lighthouse” for 6 coins.")
    assert written().splitlines() == [
        "  26 Novice constructs “The",
        "     Great Lighthouse” for 6",
        "     coins.",
    ]


def test_sums_of_dice_have_themselves_as_numbers() -> None:
    games_by_hand = positions("stone_age", 2, every=1, chance=MANUAL)
    match = next(match for match in games_by_hand if match.game.phase(match.state) == "roll")
    shown, written = screen(match)
    sums = [option.move.removeprefix("roll ") for option in turn(shown, match)]
    assert sums[0] != "1"
    assert re.findall(r"(\d+) Total \d+", written()) == sums


def test_both_sides_of_a_bonus_tile_are_told_apart() -> None:
    shown, written = screen(reached("trajan", 2, "choose_tray"), size=(200, 50))
    shown.explain("yellow bonus tiles")
    assert "Yellow side: 3 points for each own yellow bonus tile. Grey side: 2 points for each" in written()


# -- what is on the screen is explained ---------------------------------------------------------------------------

QUIET = set("()[]{}:,.;،؛؟!“”«»'’-−+/=&%—│─╭╮╰╯┌┐└┘|→←↗↘↙↖")


def tokens(text: str) -> set[str]:
    """The words and signs of a text; numbers, punctuation and frames mean nothing by themselves."""
    found = set()
    for part in re.split(r"[\s\d]+", MARKS.sub("", text)):
        word = ""
        for character in part:
            if character.isalpha() or unicodedata.combining(character) or character in "\u200c’'":
                word += character
                continue
            found.add(word)
            word = ""
            if character not in QUIET:
                found.add(character)
        found.add(word)
    return found - {""}


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_word_and_sign_of_the_table_is_explained(name: str, lang: str) -> None:
    players = games.get(name).player_counts[-1]
    unknown: dict[str, str] = {}
    known: set[str] = set()
    for match in positions(name, players, every=83):
        shown, written = screen(match, lang, (100, 40))
        view = match.view(max(match.state.to_play, 0))
        for form in Form:
            shown.print(shown.table.draw(view, shown.looking, form))
        named = {word for name in NAMES for word in tokens(name)}
        text = written()
        for token in tokens(text) - known - named:
            if shown.things_named(token):
                known.add(token)
            else:
                unknown[token] = next(line for line in text.splitlines() if token in MARKS.sub("", line))
    assert not unknown


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_thing_has_a_name_and_an_explanation(name: str, lang: str) -> None:
    match = next(positions(name, 2, every=1))
    shown, _ = screen(match, lang)
    for thing in shown.table.things(shown.looking):
        assert shown.say(thing.name)
        assert thing.said
        assert all(shown.say(said) for said in thing.said)


@pytest.mark.parametrize("name", GAMES)
def test_signs_of_the_legend_are_explained(name: str) -> None:
    match = next(positions(name, 2, every=1))
    for lang in i18n.LANGUAGES:
        shown, written = screen(match, lang)
        legend = MARKS.sub("", shown.table.legend(shown.looking))
        signs = {sign for sign in tokens(legend) if len(sign) == 1 and not sign.isalpha()}
        for sign in signs - {"·"}:  # which stands between the explanations
            shown.explain(sign)
            assert sign in written()


@pytest.mark.parametrize("name", GAMES)
def test_words_of_the_options_are_explained(name: str) -> None:
    for match in positions(name, 2, every=151):
        shown, written = screen(match, "ru")
        for option in turn(shown, match)[:8]:
            written()
            for word in tokens(shown.say(option.label)) - {word for name in NAMES for word in tokens(name)}:
                if word[0].isalpha():
                    shown.explain(word)
                    assert written().strip()


# -- colour is never alone ----------------------------------------------------------------------------------------


def test_people_bear_the_number_of_their_tribe() -> None:
    game = games.get("stone_age")
    for match in positions("stone_age", 3, every=1):
        crowd = next((place for place in match.view(0).places if sum(map(bool, place.people)) == 2), None)
        if crowd is not None:
            break
    assert crowd is not None
    shown, written = screen(match, color=False, size=(160, 50))
    shown.show_table(game.view(match.state, SPECTATOR))
    text = written()
    name = shown.looking.cell(stone_age.place(crowd.place))
    line = next(line for line in text.splitlines() if name in line)
    for seat, count in enumerate(crowd.people):
        if count:
            assert f"{seat + 1}▲" in line


@pytest.mark.parametrize("name", GAMES)
def test_every_player_is_named_with_his_number(name: str) -> None:
    players = games.get(name).player_counts[-1]
    match = next(positions(name, players, every=1))
    shown, written = screen(match, color=False, size=(200, 50))
    for form in Form:
        shown.print(shown.table.draw(match.view(0), shown.looking, form))
        text = written()
        for seat, given in enumerate(NAMES[:players]):
            assert (f"{seat + 1} {given}" if given else f"Player {seat + 1}") in text


# -- right to left ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_persian_lines_run_from_left_to_right_and_their_words_are_isolated(name: str) -> None:
    players = games.get(name).player_counts[-1]
    for match in positions(name, players, every=149):
        shown, written = screen(match, "fa", (100, 40))
        for form in Form:
            shown.print(shown.table.draw(match.view(0), shown.looking, form))
            for line in written().splitlines():
                if line.strip():
                    assert line.startswith(" \u200e")
                    assert alone(line), line


def alone(line: str) -> bool:
    """Does every letter that is written from right to left stand inside an isolate of the same line?"""
    depth = 0
    for character in line:
        depth += (character in "\u2066\u2067\u2068") - (character == "\u2069")
        if depth < 0 or (depth == 0 and unicodedata.bidirectional(character) in ("R", "AL")):
            return False
    return depth == 0


@pytest.mark.parametrize("name", GAMES)
def test_persian_tables_have_persian_digits_only(name: str) -> None:
    for match in positions(name, 2, every=149):
        shown, written = screen(match, "fa", (100, 40))
        turn(shown, match)
        assert not re.search("[0-9]", written())


@pytest.mark.parametrize("name", GAMES)
def test_columns_stand_at_the_same_places_in_every_row(name: str) -> None:
    """The frames of panels meet, whatever is written inside."""
    for match in positions(name, 2, every=211):
        for lang in i18n.LANGUAGES:
            shown, written = screen(match, lang, (120, 40))
            shown.print(shown.table.draw(match.view(0), shown.looking))
            edges: set[int] = set()
            for line in written().splitlines():
                plain = MARKS.sub("", line).removeprefix(" " if lang == "fa" else "")
                if plain.startswith("╭"):
                    edges = {cell_len(plain[:at]) for at, sign in enumerate(plain) if sign in "╭╮"}
                elif plain.startswith(("│", "╰")) and edges:
                    assert edges >= {cell_len(plain[:at]) for at, sign in enumerate(plain) if sign in "╰╯"}
                    assert cell_len(plain) - 1 in edges
