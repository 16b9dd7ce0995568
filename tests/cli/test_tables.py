"""How the table is drawn, and what is understood of what people type."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterator

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from antiqua import games, i18n
from antiqua.cli import choosing, tables
from antiqua.cli.screen import Screen
from antiqua.cli.tables.canvas import fitted
from antiqua.cli.tables.seven_wonders_duel import Board, in_two
from antiqua.cli.tables.table import Form, Table, flowed
from antiqua.cli.terminal import Terminal
from antiqua.cli.wording import words_of
from antiqua.games.concordia import components as concordia
from antiqua.games.game import Choice, Decision, Message
from antiqua.games.seven_wonders_duel.tables import CARDS, TOKENS, WONDERS
from antiqua.kernel.errors import AmbiguousMove, InvalidMove
from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import CHANCE, SPECTATOR
from antiqua.match import MANUAL, Match
from tests.cli.helpers import ESCAPES

DUEL = games.get("seven_wonders_duel")
PRINTED = {*(card.id for card in CARDS), *(one.id for one in WONDERS), *(token.id for token in TOKENS)}


pytestmark = pytest.mark.usefixtures("strict_words")


def screen(
    match: Match, lang: str = "en", width: int = 100, color: bool = False
) -> tuple[Screen, Callable[[], str]]:
    """A screen, and what has been written on it since last asked."""
    terminal = Terminal(lang)
    file = io.StringIO()
    terminal.out = Console(
        file=file,
        width=width,
        highlight=False,
        markup=False,
        emoji=False,
        force_terminal=color,
        color_system="truecolor" if color else None,
    )

    def written() -> str:
        text = file.getvalue()
        file.seek(0)
        file.truncate()
        return text

    return Screen(terminal, match.game, match.names), written


def positions(seed: int, every: int, chance: str = "auto") -> Iterator[Match]:
    match = Match(DUEL, seed=seed, names=["Mina", "Oleg, who has a rather long name"], chance=chance)
    rng = Rng(seed)
    made = 0
    while not match.over:
        if made % every == 0:
            yield match
        legal = match.state.legal_actions()
        match.play(legal[rng.below(len(legal))])
        made += 1
    yield match


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
@pytest.mark.parametrize("width", [30, 60, 80, 100, 200])
@pytest.mark.parametrize("chance", ["auto", "manual"])
def test_every_position_fits_every_width(lang: str, width: int, chance: str) -> None:
    for match in positions(seed=width, every=23, chance=chance):
        shown, written = screen(match, lang, width, color=True)
        for viewer in (0, 1, SPECTATOR):
            shown.show_table(match.view(viewer))
        seat = max(match.state.to_play, 0)
        decision = match.decision(seat)
        if decision is not None:
            shown.show_options(decision, shown.table.ordered(decision), match.view(seat))
        text = ESCAPES.sub("", written())
        assert max(cell_len(line) for line in text.splitlines()) <= width


def test_pyramid_shows_the_cards_where_they_lie() -> None:
    layout = {14: "tavern", 15: "press", 5: "theater"}
    match = Match(DUEL, start=DUEL.position(layout=layout, cities=[{"coins": 4}, {}]))
    shown, written = screen(match)
    shown.show_table(match.view(0))
    lines = written().splitlines()
    (row,) = [number for number, line in enumerate(lines) if "[Tavern" in line]
    assert lines[row].index("[Press") - lines[row].index("[Tavern") == 16
    assert lines[row + 1][lines[row].index("[Tavern") :].startswith("[+4● ∞ ")
    assert lines[row + 2][lines[row].index("[Press") :].startswith("[1● (1●) ")
    assert "░░░" in lines[row - 1]


def test_options_of_a_turn_are_a_line_per_card_and_a_column_per_use() -> None:
    start = DUEL.position(
        layout={19: "tavern"},
        taken=[14, 15, 16, 17, 18],
        cities=[{"coins": 40, "wonders": ["sphinx", "pyramids", "piraeus", "colossus"]}, {}],
    )
    match = Match(DUEL, start=start)
    shown, written = screen(match)
    decision = match.decision(0)
    assert decision is not None
    options = shown.table.ordered(decision)
    shown.show_options(decision, options, match.view(0))
    text = written()
    numbers = {option.move: number for number, option in enumerate(options, 1)}
    (line,) = [line for line in text.splitlines() if line.startswith(" Tavern")]
    assert re.findall(r"\d+  \S+", line) == [
        f"{numbers['build tavern']}  free",
        f"{numbers['discard tavern']}  +2●",
        *(
            f"{numbers[f'wonder {name} with tavern']}  8●"
            for name in ("colossus", "piraeus", "pyramids", "sphinx")
        ),
    ]


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_every_component_explains_itself(lang: str) -> None:
    match = Match(DUEL, seed=1)
    shown, written = screen(match, lang)
    things = [thing for thing in Board().things(shown.looking) if thing.id in PRINTED]
    assert len(things) == len(CARDS) + len(WONDERS) + len(TOKENS)
    for thing in things:
        shown.explain(thing.id)
        assert cell_len(written()) > 10


# -- the boards -------------------------------------------------------------------------------------------------------


def drawn(match: Match, lang: str = "en", width: int = 200, form: Form = Form.FULL) -> str:
    shown, written = screen(match, lang, width)
    shown.print(shown.table.draw(match.view(0), shown.looking, form))
    return written()


def test_trays_of_trajan_stand_in_a_ring_clockwise() -> None:
    game = games.get("trajan")
    mat = {"trays": {"I": "YO", "IV": "GG"}, "slots": {"III": "worker_1_yellow_orange"}, "arch": "V"}
    text = drawn(Match(game, start=game.position(mats=[mat, {}])), form=Form.COMPACT)
    lines = text.splitlines()
    top, side, bottom = (
        next(row for row, line in enumerate(lines) if name in line)
        for name in ("II Forum", "III Military", "IV Senate")
    )
    assert (top, side, bottom) == (top, top + 2, top + 4)
    assert re.search(r"I Seaport +→ II Forum", lines[top])
    assert re.search(r"VI Construction +III Military", lines[side])
    assert re.search(r"V Trajan ∩ +← IV Senate", lines[bottom])
    assert re.search(r"^↗ +YO ", lines[top + 1])
    assert "[YO]" in lines[side + 1]  # what the tile beside tray III wants
    assert "GG" in lines[bottom + 1]


def test_a_kept_tile_of_trajan_is_shown_by_its_demand_alone() -> None:
    """Its markers and its points are of the past."""
    game = games.get("trajan")
    match = Match(game, start=game.position(mats=[{"kept": ["demand_games_green_green"]}, {}]))
    assert re.search(r"Kept demands +Games {2,}", drawn(match))


def test_map_of_concordia_shows_cities_routes_and_colonists() -> None:
    match = Match(games.get("concordia"), players=3, seed=3)
    view = match.view(0)
    text = drawn(match)
    shown, _ = screen(match)
    for city in view.cities:
        letter = shown.looking.cell(Message(f"co-table-letter-{city.good}"))
        assert f"{letter} {shown.looking.cell(concordia.city(city.city))}" in text
    assert "~ ~" in text  # by sea
    assert "· ·" in text  # by land


def test_provinces_of_concordia_stand_with_their_markers_and_cities() -> None:
    match = Match(games.get("concordia"), players=3, seed=3)
    shown, _ = screen(match)
    view = match.view(0)
    for width, form in ((200, Form.FULL), (120, Form.MIDDLE)):
        text = drawn(match, width=width, form=form)
        for province in view.provinces:
            name = shown.looking.cell(concordia.province(province.province))
            found = next(line for line in text.splitlines() if re.search(rf"(^|  ){name} ", line))
            assert province.good is not None
            marker = shown.looking.cell(Message(f"co-table-letter-{province.good}"))
            assert f"{name}  {marker} " in found
            for city in view.cities:
                if city.province == province.province:
                    assert shown.looking.cell(concordia.city(city.city)) in found


def test_colonists_of_concordia_are_named_with_the_ends_of_their_routes() -> None:
    game = games.get("concordia")
    match = Match(game, players=3, seed=3)
    rng = Rng(3)
    while not any("-" in colonist.place for colonist in match.view(0).colonists):
        legal = match.state.legal_actions()
        match.play(legal[rng.below(len(legal))])
    shown, _ = screen(match)
    text = drawn(match, width=120, form=Form.MIDDLE)
    for colonist in match.view(0).colonists:
        sign = {"land": "▲", "sea": "≈"}[colonist.kind]
        assert f"{sign}{colonist.seat + 1} {shown.looking.cell(concordia.place(colonist.place))}" in text


def test_city_explains_where_its_routes_lead() -> None:
    shown, written = screen(Match(games.get("concordia"), players=3, seed=3), width=200)
    shown.explain("roma")
    told = " ".join(written().split())
    assert "By land to: Aquileia, Novaria, Syracusae." in told
    assert "By sea to: Carthago, Massilia" in told


def test_province_explains_where_the_leader_can_march() -> None:  # TR-6.3.2
    shown, written = screen(Match(games.get("trajan"), seed=3), width=200)
    shown.explain("britannia")
    assert "From there the leader can march to: Lugudunensis, Belgica, Germania Inferior." in " ".join(
        written().split()
    )


def test_a_card_of_concordia_explains_what_it_counts_at_the_end() -> None:
    """Whether a card is worth its goods is asked before it is bought."""
    shown, written = screen(Match(games.get("concordia"), players=3, seed=3), width=200)
    shown.explain("architect")
    assert "Its god: Jupiter. 1 point for each of your houses outside the brick cities." in written()
    shown.explain("diplomat")  # each of them has another god
    assert "Its god" not in written()


def test_a_city_of_both_boards_is_explained_as_it_lies_on_this_one() -> None:
    match = Match(games.get("concordia"), map="italia", seed=3)
    shown, written = screen(match, width=200)
    shown.show_whole_table(match.view(0))
    written()
    shown.explain("roma")
    told = " ".join(written().split())
    assert told.count("By land to:") == 1
    assert "By land to: Casinum, Cosa, Spoletum. By sea to: Cosa, Neapolis, Olbia, Panormus." in told


@pytest.mark.parametrize(("lang", "between"), [("en", "–"), ("ru", "—"), ("fa", "–")])
def test_routes_tell_what_their_cities_produce(lang: str, between: str) -> None:
    """A small window has no room for the map while colonists move."""
    match = Match(games.get("concordia"), map="italia", seed=3)
    match.play("play architect")
    seat = match.state.to_play
    decision, view = match.decision(seat), match.view(seat)
    assert decision is not None
    shown, written = screen(match, lang, width=200)
    shown.show_options(decision, shown.table.ordered(decision), view)
    text = re.sub("[\u2066-\u2069\u200e\u200f]", "", written())

    def called(name: str) -> str:
        (good,) = [city.good for city in view.cities if city.city == name]
        sign = shown.looking.say(Message(f"co-table-letter-{good}"))
        return f"{sign} {shown.looking.say(concordia.city(name))}"

    rome = shown.looking.say(concordia.city("roma"))
    assert f"{called('casinum')} {between} {rome} (" in text
    assert f"{called('casinum')} {between} {called('neapolis')} (" in text


def test_display_of_concordia_stands_where_its_cards_are_turned_up_and_goods_for_them_bought() -> None:
    match = Match(games.get("concordia"), map="italia", chance=MANUAL)
    seen = set[str]()
    while len(seen) < 2:
        match.play(match.state.legal_actions()[0])
        phase = match.game.phase(match.state)
        if phase == "choose_card":
            match.play("play mercator")
            phase = match.game.phase(match.state)
        (first, *_) = match.view(0).display
        if phase in ("deal_card", "mercator") and first.role is not None:
            seen.add(phase)
            shown = concordia.role(first.role)
            assert f"1 {i18n.catalogue('en').message(shown)}" in drawn(match, form=Form.COMPACT)


def test_unpaid_goods_of_a_house_are_told_once() -> None:
    match = Match(games.get("concordia"), players=2, seed=3)
    rng = Rng(5)
    while match.game.phase(match.state) != "architect_build":
        legal = match.state.legal_actions()
        match.play(legal[rng.below(len(legal))])
    shown, written = screen(match)
    decision = match.decision(match.state.to_play)
    assert decision is not None
    shown.show_options(decision, shown.table.ordered(decision), match.view(match.state.to_play))
    houses = [line for line in written().splitlines() if "Build a house:" in line]
    assert houses
    assert all(line.count("Cost:") == 1 for line in houses)


def test_pieces_flow_and_only_those_longer_than_a_line_are_broken() -> None:
    parts = [Text("cards"), Text(" Art ×2 "), Text(" Hut builder ×2 "), Text("one two three four")]
    assert [line.plain for line in flowed(parts, 18, between=" ", margin=2)] == [
        "cards  Art ×2 ",
        "   Hut builder ×2 ",
        "  one two three",
        "  four",
    ]


def test_long_name_takes_two_lines_on_a_narrow_card() -> None:
    assert in_two("Стекольная мастерская", 12) == ["Стекольная", "мастерская"]
    assert in_two("Градостроительство", 9) == ["Градостр-", "оительство"]
    assert in_two("Форум", 9) == ["Форум", ""]


@pytest.mark.parametrize("text", ["چوب‌بُری", "سکّه", "é", "日本"])
def test_widths_are_those_of_the_display(text: str) -> None:
    """Marks and joiners take no column, wide letters take two."""
    assert fitted(text, cell_len(text)) == text
    assert cell_len(fitted(text + text, cell_len(text) + 1)) <= cell_len(text) + 1


def test_game_without_a_drawing_is_playable() -> None:
    assert type(tables.table_of("tic_tac_toe")) is Table
    match = Match(DUEL, seed=1)
    shown, written = screen(match)
    shown.table = Table()
    shown.show_table(match.view(0))
    assert "phase: draft_wonder\n" in written()
    decision = match.decision(0)
    assert decision is not None
    options = shown.table.ordered(decision)
    assert sorted(option.action for option in options) == match.state.legal_actions()
    shown.show_options(decision, options, match.view(0))
    assert "4 Choose “" in written()
    assert shown.table.points(match.view(0)) is None


def test_unknown_games_options_are_grouped_by_place() -> None:
    choices = [
        Choice(number, f"move {number}", Message("yes"), places=(place,))
        for number, place in enumerate("abab")
    ]
    ordered = Table().ordered(Decision(0, "any", Message("yes"), tuple(choices)))
    assert [choice.action for choice in ordered] == [0, 2, 1, 3]


# -- what is typed ----------------------------------------------------------------------------------------------------


@pytest.fixture
def dealing() -> tuple[Match, list[Choice]]:
    match = Match(DUEL, chance=MANUAL)
    decision = match.decision()
    assert decision is not None
    assert decision.seat == CHANCE
    return match, list(decision.choices)


def said(message: Message) -> str:
    return i18n.catalogue("ru").message(message)


def test_pool_finds_the_one_set(dealing: tuple[Match, list[Choice]]) -> None:
    match, choices = dealing
    assert choosing.pooled(choices)
    pool = choosing.Pool(choices)
    assert (pool.size, len(pool.things)) == (5, 10)
    wanted = "tokens agriculture economy law masonry theology"
    for typed in (
        "agr eco law mas theo",
        "law, ECONOMY; mas agr theo",
        "1 3 4 5 9",
        "зем экон закон камен теол",
    ):
        assert pool.read_choice(typed, said).move == wanted
    assert DUEL.parse(match.state, wanted) == pool.read_choice("1 3 4 5 9", said).action


@pytest.mark.parametrize(
    ("typed", "error"),
    [
        ("1 3 4 5", InvalidMove),
        ("1 1 3 4 5", InvalidMove),
        ("1 3 4 5 11", InvalidMove),
        ("1 3 4 5 0", InvalidMove),
        ("1 3 4 5 ma", AmbiguousMove),
        ("1 3 4 5 zeus", InvalidMove),
        ("9" * 5000, InvalidMove),
        ("", InvalidMove),
    ],
)
def test_pool_refuses(dealing: tuple[Match, list[Choice]], typed: str, error: type[InvalidMove]) -> None:
    with pytest.raises(error):
        choosing.Pool(dealing[1]).read_choice(typed, said)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("wonder great_library", ["wonder", "great", "library"]),
        ("Бойня ЗЕЛЁНАЯ", ["боиня", "зеленая"]),
        ("سکّه", ["سکه"]),
        ("چوب‌بُری", ["چوب", "بری"]),
        ("كتاب", ["کتاب"]),
    ],
)
def test_words_as_people_type_them(text: str, words: list[str]) -> None:
    assert words_of(text) == words
