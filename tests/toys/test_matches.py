"""A fifth game, which nothing outside its folder knows: it obeys the laws, and everything can be done with it."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from pathlib import Path
from zlib import crc32

import msgspec
import pytest

from antiqua import bots, games, i18n, record
from antiqua.arena.simulate import simulate
from antiqua.bots.bot import Keeper
from antiqua.bots.levels import LEVELS
from antiqua.cli import terminal
from antiqua.cli.screen import Screen
from antiqua.games.game import Game
from antiqua.kernel.errors import NoUndo
from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import OVER, SPECTATOR
from antiqua.kernel.state import State
from antiqua.match import Match
from antiqua.record import Record
from tests.laws.conservation import CHECKS
from tests.laws.json_schema import validate
from tests.laws.laws import LAWS, Law, check, hidden_things_do_not_show
from tests.laws.variants import Variant, positions, variants_of


@pytest.fixture(params=range(4))
def variant(request: pytest.FixtureRequest) -> Variant:
    number: int = request.param
    return variants_of("matches")[number]


@pytest.fixture(autouse=True)
def counted(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing_is_lost(state: State) -> None:
        data = state.to_dict()
        assert 0 <= data["matches"] <= 10
        assert (state.to_play == OVER) is (data["last"] is not None)

    monkeypatch.setitem(CHECKS, "matches", nothing_is_lost)


def test_its_folder_makes_it_a_game() -> None:
    assert games.names()[0] == "matches"  # the shortest comes first
    assert [i18n.text("mt-name", lang) for lang in i18n.LANGUAGES] == ["Matches", "کبریت‌ها", "Спички"]
    assert len(variants_of("matches")) == 4


@pytest.mark.parametrize(
    "law", [*LAWS, Law(hidden_things_do_not_show, 20)], ids=lambda law: law.holds.__name__
)
def test_law(variant: Variant, law: Law, scaled: Callable[[int], int]) -> None:
    rng = Rng(crc32(f"{variant} {law.holds.__name__}".encode()))
    for state in positions(variant, max(5, scaled(law.games)), rng.bits()):
        check(law, variant, state, rng)


def test_everything_can_be_said(variant: Variant, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(i18n.Catalogue, "strict", True)
    game = variant.game
    for state in positions(variant, 5, seed=1):
        decision, outcome = game.decision(state, state.to_play), game.outcome(state)
        said = [outcome.message] if outcome else []
        if decision:
            refused = [game.refusal(state, move) for move in game.every_move(variant.players)]
            said = [decision.question, *(one.label for one in decision.choices), *filter(None, refused)]
        for lang in i18n.LANGUAGES:
            assert all(i18n.catalogue(lang).message(message).strip() for message in said)


def test_what_is_met_fits_the_schema(variant: Variant) -> None:
    game, schema = variant.game, variant.game.schema()
    for state in positions(variant, 5, seed=2):
        view = game.view(state, SPECTATOR)
        parts = {"view": view, "layout": game.layout(view), "decision": game.decision(state, state.to_play)}
        known = {name: json.loads(msgspec.json.encode(part)) for name, part in parts.items() if part}
        validate(known, schema, schema)


@pytest.mark.parametrize("level", LEVELS)
def test_bots_of_every_level_play_it(game: Game, level: str) -> None:
    kinds = ["master:iterations=50" if level == "master" else level, "random", "random"]
    match = Match("matches", 3, seed=5)
    keepers = [Keeper(bots.make(kind, game.name)) for kind in kinds]
    for seat, keeper in enumerate(keepers):
        keeper.begin(game, seat, match.state, seed=seat)
    while not match.over:
        seat = match.state.to_play
        match.play(keepers[seat].decide(match.state), seat)
    assert not any(keeper.faults for keeper in keepers)


def test_it_is_simulated() -> None:
    result = simulate("matches", 20, seed=3)
    assert result.games == 20


def test_it_is_saved_and_goes_on(tmp_path: Path) -> None:
    match = Match("matches", seed=3, last_match="loses")
    match.play("bet 2")
    match.save(tmp_path / "evening.json")
    again = Match.load(tmp_path / "evening.json")
    assert again.state == match.state
    assert again.history == match.history
    again.play("bet 1")


def test_it_is_recorded_and_played_again() -> None:
    match = Match("matches", seed=4)
    while not match.over:
        match.play(match.state.legal_actions()[0])
    text = record.write(Record.of(match, viewer=None))
    assert "1 bet 1" in text.splitlines()
    assert record.replay(record.read(text)).state == match.state


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_it_is_shown_in_words(game: Game, lang: str) -> None:
    match = Match("matches", seed=4, names=["Mina", "Boris"])
    voice = terminal.Terminal(lang)
    voice.out.file = shown = io.StringIO()
    decision = match.decision(0)
    assert decision is not None
    Screen(voice, game, match.names).show_turn(match.view(0), decision, decision.choices)
    assert "Mina" in shown.getvalue()
    assert i18n.catalogue(lang).message(decision.question) in shown.getvalue()


# -- something hidden without chance ----------------------------------------------------------------------------------


def test_a_hidden_move_is_no_ones_to_take_back() -> None:
    """Whoever made it has seen nothing new; but what others were told of it, they cannot unlearn (a barrier)."""
    match = Match("matches", seed=4)
    entry = match.play("bet 2")
    assert (entry.hidden, entry.chance) == (True, False)
    assert not match.can_undo(0)
    with pytest.raises(NoUndo) as error:
        match.undo(0)
    assert error.value.id == "error-undo-barrier-hidden"
    assert [one.text for one in match.log(0)][-1] == "bet 2"
    assert [one.text for one in match.log(1)][-1] == "bet ?"
    assert [one.text for one in match.log(SPECTATOR)][-1] == "bet ?"


def test_after_a_hidden_move_open_ones_come_back_up_to_it() -> None:
    match = Match("matches", chance="manual")
    for move in ("heap 9", "bet 2", "bet 1", "take 1"):
        match.play(move)
    assert match.can_undo(0)
    match.undo(0)
    assert match.made == 3
    with pytest.raises(NoUndo) as error:
        match.undo(1)
    assert error.value.id == "error-undo-barrier-hidden"


def test_when_bets_are_shown_at_the_end_nothing_comes_back() -> None:
    match = Match("matches", chance="manual")
    for move in ("heap 7", "bet 2", "bet 1", "take 3", "take 3"):
        match.play(move)
    assert match.over
    assert [one.text for one in match.log(SPECTATOR)][1:3] == ["bet 2", "bet 1"]
    with pytest.raises(NoUndo) as error:
        match.undo()
    assert error.value.id == "error-undo-barrier-hidden"
