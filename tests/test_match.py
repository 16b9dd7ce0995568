"""A match: playing, undo to the last barrier, saving and loading."""

from __future__ import annotations

import json
import os
import pickle
from collections.abc import Callable, Iterator
from copy import deepcopy
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest

from antiqua import games, i18n
from antiqua.games.game import Move
from antiqua.games.seven_wonders_duel.events import CardDiscarded, LibraryDrawn, WonderPicked
from antiqua.games.seven_wonders_duel.moves import Build, PickWonder
from antiqua.history import Changes, Entry
from antiqua.kernel.errors import (
    AntiquaError,
    BadOption,
    BadSave,
    IllegalMove,
    InvalidMove,
    NoHistory,
    NotYourTurn,
    NoUndo,
)
from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import CHANCE, OVER, SPECTATOR
from antiqua.match import Match
from antiqua.saved import Head, Row, SavedMatch, checksum, encoded
from tests.matches import Store, timeless

DUEL = games.get("seven_wonders_duel")
TOKENS = "tokens agriculture economy law masonry strategy"
WONDERS = "wonders colossus piraeus pyramids sphinx"


@pytest.fixture(autouse=True)
def strict() -> Iterator[None]:
    """Every error that is shown has its words."""
    i18n.set_strict(True)
    yield
    i18n.set_strict(False)


def play_randomly(match: Match, rng: Rng, moves: int = 1000) -> None:
    for _ in range(moves):
        if match.over:
            return
        play_one(match, rng)


def play_one(match: Match, rng: Rng) -> Entry:
    legal = match.state.legal_actions()
    return match.play(legal[rng.below(len(legal))])


def random_match(seed: int, moves: int = 1000, **options: Any) -> Match:
    match = Match("seven_wonders_duel", seed=seed, **options)
    play_randomly(match, Rng(seed + 1_000_000), moves)
    return match


def library_match() -> Match:
    """A running game in which the Great Library has just been built and its tokens drawn."""
    for seed in count():
        match = Match("seven_wonders_duel", seed=seed)
        rng = Rng(seed)
        while not match.over:
            if match.state.to_play >= 0 and match.history[-1].text.startswith("library"):
                return match
            legal = match.state.legal_actions()
            texts = [DUEL.notation(match.state, action) for action in legal]
            wanted = [action for action, text in zip(legal, texts, strict=True) if "great_library" in text]
            match.play((wanted or legal)[rng.below(len(wanted or legal))])
    raise AssertionError


def last_two_cards() -> Match:
    """Age III with two cards left: whichever the first player takes, the other can only discard the last one."""
    cities = [{"coins": 0}, {"coins": 0}]
    layout = {0: "palace", 1: "town_hall"}
    start = DUEL.position(age=3, cities=cities, layout=layout, taken=list(range(2, 20)), to_play=0)
    return Match(DUEL, start=start)


def everything(match: Match) -> str:
    return match.to_json()


# -- playing -------------------------------------------------------------------------------------------------


def test_chance_sets_the_table_up_until_somebody_is_to_decide():
    match = Match("seven_wonders_duel", seed=1)
    assert [entry.seat for entry in match.history] == [CHANCE, CHANCE]
    assert [entry.text.split()[0] for entry in match.history] == ["tokens", "wonders"]
    assert match.state.to_play == 0
    assert not match.over
    assert match.outcome() is None


def test_the_same_seed_gives_the_same_game():
    assert everything(random_match(5)) == everything(random_match(5))
    assert everything(random_match(5)) != everything(random_match(6))


def test_without_a_seed_every_game_is_another():
    assert len({everything(Match("seven_wonders_duel")) for _ in range(4)}) == 4


def test_a_move_may_be_a_number_a_text_or_a_value():
    def after(how: Callable[[Match], int | str | Move]) -> str:
        match = Match(DUEL, seed=1)
        match.play(how(match))
        return everything(match)

    wonder = Match(DUEL, seed=1).history[1].text.split()[1]
    text = f"pick {wonder}"
    assert (
        after(lambda match: DUEL.parse(match.state, text))
        == after(lambda _: text)
        == after(lambda _: text.upper())
        == after(lambda _: PickWonder(wonder))
    )


def test_an_entry_tells_what_was_played_and_what_happened():
    match = Match(DUEL, 2, chance="manual")
    match.play(TOKENS)
    match.play(WONDERS)
    entry = match.play("pick sphinx", seat=0)
    assert (entry.seat, entry.text, entry.forced) == (0, "pick sphinx", ())
    assert entry.action == DUEL.action(DUEL.from_dict(match._before[-1].to_dict()), PickWonder("sphinx"))
    assert entry.events == (WonderPicked(0, "sphinx"),)


def test_a_forced_move_belongs_to_the_move_that_caused_it():
    match = Match(DUEL, chance="manual")
    for move in (TOKENS, WONDERS, "pick sphinx", "pick colossus"):
        match.play(move)
    entry = match.play("pick piraeus")
    assert [(step.seat, step.text) for step in entry.forced] == [(0, "pick pyramids")]
    assert entry.events == (WonderPicked(1, "piraeus"), WonderPicked(0, "pyramids"))
    assert match.history[-1] is entry


def test_a_state_taken_from_a_match_stays_as_it_is():
    match = random_match(3, moves=12)
    state, copy = match.state, match.state.clone()
    play_randomly(match, Rng(3))
    assert state == copy
    assert state.listener is None


@pytest.mark.parametrize(
    ("move", "seat", "error", "id"),
    [
        ("pick sphinx", 1, NotYourTurn, "error-not-your-turn"),
        ("pick sphinx", CHANCE, NotYourTurn, "error-not-chances-turn"),
        ("pick mausoleum", 0, IllegalMove, "error-illegal-move-why"),
        ("build tavern", 0, IllegalMove, "error-illegal-move-why"),
        ("bild tavern", None, InvalidMove, "error-unknown-move"),
        ("", None, InvalidMove, "error-empty-move"),
        (0, None, IllegalMove, "error-illegal-action"),
        (10**9, None, IllegalMove, "error-illegal-action"),
        (1.5, None, InvalidMove, "error-not-an-action"),
        (Build("tavern"), None, IllegalMove, "error-illegal-move-why"),
        (Build("no such card"), None, InvalidMove, "error-move-form"),
    ],
)
def test_a_wrong_move_is_refused_and_changes_nothing(move, seat, error, id):
    match = Match(DUEL, chance="manual")
    match.play(TOKENS)
    match.play(WONDERS)
    before = everything(match)
    with pytest.raises(error) as caught:
        match.play(move, seat)
    assert caught.value.id == id
    assert str(caught.value).endswith(".")
    assert everything(match) == before


def test_not_your_turn_says_whose_it_is():
    match = Match(DUEL, chance="manual")
    with pytest.raises(NotYourTurn, match=r"It is not player 2’s turn; to move: Chance\."):
        match.play("pick sphinx", seat=1)
    match.play(TOKENS, seat=CHANCE)
    match.play(WONDERS)
    with pytest.raises(NotYourTurn, match=r"Chance has nothing to decide here; to move: Player 1\."):
        match.play(WONDERS, seat=CHANCE)


def test_manual_chance_brings_only_what_is_possible():
    match = Match(DUEL, chance="manual")
    match.play(TOKENS)
    match.play(WONDERS)
    for move in ("pick sphinx", "pick colossus", "pick piraeus"):
        match.play(move)
    before = everything(match)
    with pytest.raises(IllegalMove):
        match.play(WONDERS)
    assert everything(match) == before


def test_after_the_end_nothing_can_be_played():
    match = random_match(9)
    before = everything(match)
    outcome = match.outcome()
    assert match.over
    assert outcome is not None
    assert outcome.scores == tuple(match.state.scores())
    for move, seat in ((0, None), ("pick sphinx", 0), ("pick sphinx", CHANCE)):
        with pytest.raises(IllegalMove) as caught:
            match.play(move, seat)
        assert caught.value.id == "error-game-over"
    assert everything(match) == before


@pytest.mark.parametrize(
    ("arguments", "id"),
    [
        ({"players": 3}, "error-bad-player-count"),
        ({"colour": "red"}, "error-unknown-option"),
        ({"wonders": "all"}, "error-bad-option-value"),
        ({"chance": "dice"}, "error-bad-option-value"),
        ({"names": ("a", "b", "c")}, "error-too-many-names"),
    ],
)
def test_what_cannot_be_begun(arguments, id):
    with pytest.raises(BadOption) as caught:
        Match("seven_wonders_duel", **arguments)
    assert caught.value.id == id
    assert str(caught.value).endswith(".")


def test_unknown_game():
    with pytest.raises(BadOption, match="There is no game “chess”"):
        Match("chess")


def test_a_seed_is_a_number_of_64_bits():
    with pytest.raises(AntiquaError, match="not a seed"):
        Match("seven_wonders_duel", seed=-1)


def test_names_are_lines():
    match = Match("seven_wonders_duel", names=["  Anna\nMaria\x1b ", "علی‌رضا"])
    assert match.names == ("Anna Maria", "علی‌رضا")
    assert Match("seven_wonders_duel").names == ("", "")
    assert Match("seven_wonders_duel", names=["\udcff"]).names == ("?", "")


def test_options_reach_the_game():
    match = Match("seven_wonders_duel", wonders="first_game", age_start_tie="last_player_starts")
    assert match.options == {"wonders": "first_game", "age_start_tie": "last_player_starts"}
    assert DUEL.phase(match.state) == "play_card"


def test_a_match_may_begin_in_any_position():
    start = DUEL.position(age=2, pawn=4, to_play=1)
    match = Match(DUEL, start=start, seed=1)
    assert match.state == start
    assert match.history == []
    with pytest.raises(TypeError):
        Match(DUEL, 2, start=start)
    play_randomly(match, Rng(1))
    assert match.start == start
    assert match.over


def test_views_and_decisions_are_those_of_the_game():
    match = random_match(4, moves=20)
    seat = match.state.to_play
    assert match.view(seat) == DUEL.view(match.state, seat)
    assert match.view() == DUEL.view(match.state, SPECTATOR)
    mine, theirs = match.decision(seat), match.decision(1 - seat)
    assert mine is not None
    assert theirs is not None
    assert [choice.action for choice in mine.choices] == match.state.legal_actions()
    assert theirs.choices == match.decision().choices == ()  # type: ignore[union-attr]


def test_a_match_can_be_copied_and_pickled():
    match = random_match(8, moves=30)
    for copy in (deepcopy(match), pickle.loads(pickle.dumps(match))):
        assert everything(copy) == everything(match)
        play_randomly(copy, Rng(1))
        assert everything(copy) != everything(match)


# -- the log -------------------------------------------------------------------------------------------------


def drawn(log: list[Entry]) -> list[tuple[str, int, list[Any]]]:
    """What the log says about the Great Library's draw."""
    return [
        (entry.text, entry.action, [event for event in entry.events if isinstance(event, LibraryDrawn)])
        for entry in log
        if entry.text.startswith("library")
    ]


def test_the_log_hides_what_a_viewer_may_not_know():  # SW-17.4
    match = library_match()
    builder = match.state.to_play
    truth = match.history[-1]
    assert drawn(match.log(builder)) == drawn(match.log(None)) == drawn(match.history)
    for viewer in (1 - builder, SPECTATOR):
        assert drawn(match.log(viewer)) == [("library ? ? ?", -1, [])]
    assert truth.text != "library ? ? ?"
    assert len(match.log()) == len(match.history)


def test_when_the_game_is_over_the_log_shows_everything():
    match = library_match()
    play_randomly(match, Rng(1))
    assert match.log(SPECTATOR) == match.history


def test_events_can_be_told():
    match = random_match(2)
    for entry in match.history:
        for event in entry.events:
            for lang in i18n.LANGUAGES:
                assert i18n.catalogue(lang).message(DUEL.tell(event))


# -- undo and redo -------------------------------------------------------------------------------------------


def test_undo_takes_a_move_back_and_redo_plays_it_again():
    match = Match(DUEL, seed=1)
    before = match.state
    entry = match.play(match.state.legal_actions()[0])
    after = timeless(match)
    assert match.can_undo(0)
    assert match.undo(0) is entry
    assert match.state == before
    assert match.can_redo(0)
    assert match.redo(0) is entry
    assert timeless(match) == after


def test_a_new_move_makes_redo_impossible():
    match = Match(DUEL, seed=1)
    match.play(match.state.legal_actions()[0])
    match.undo()
    match.play(match.state.legal_actions()[1])
    assert not match.can_redo()
    with pytest.raises(NoUndo, match="There is no move to play again"):
        match.redo()


def test_only_the_one_who_moved_takes_back_and_plays_again():
    match = Match(DUEL, seed=1)
    match.play(match.state.legal_actions()[0])
    assert not match.can_undo(1)
    with pytest.raises(NoUndo, match="There is no move to take back"):
        match.undo(1)
    match.undo(0)
    assert not match.can_redo(1)
    with pytest.raises(NoUndo):
        match.redo(1)


def test_before_the_first_move_there_is_nothing_to_undo():
    match = Match(DUEL, seed=1)
    with pytest.raises(NoUndo, match="There is no move to take back"):
        match.undo()


def test_another_seats_move_is_a_barrier_even_when_it_is_taken_back():
    """Who has seen what the other intended must not think again."""
    match = Match(DUEL, chance="manual")
    for move in (TOKENS, WONDERS, "pick sphinx", "pick colossus"):
        match.play(move)
    assert match.can_undo(1)
    assert not match.can_undo(0)
    with pytest.raises(NoUndo, match="another player has moved since"):
        match.undo(0)
    match.undo(1)
    for seat in (0, 1, None):
        assert not match.can_undo(seat)
    with pytest.raises(NoUndo, match="another player has moved since"):
        match.undo(0)


def test_a_chance_outcome_is_a_barrier():
    match = random_match(1, moves=3)
    assert match.history[-1].seat == CHANCE
    for seat in (0, 1, None):
        with pytest.raises(NoUndo, match="chance has already shown its outcome"):
            match.undo(seat)


def test_own_moves_in_a_row_are_taken_back_one_by_one():
    match = Match(DUEL, chance="manual")
    for move in (TOKENS, WONDERS, "pick sphinx"):
        match.play(move)
    before = timeless(match)
    match.play("pick colossus")
    between = match.state
    match.play("pick piraeus")
    after = timeless(match)
    match.undo(1)
    assert match.state == between
    match.undo(1)
    match.redo()
    match.redo()
    assert timeless(match) == after
    match.undo()
    match.undo()
    assert timeless(match)["state"] == before["state"]


def test_a_forced_move_of_the_other_seat_is_taken_back_with_the_move_that_caused_it():
    match = last_two_cards()
    before = match.state
    entry = match.play("discard palace")
    assert [(step.seat, step.text) for step in entry.forced] == [(1, "discard town_hall")]
    assert [event.seat for event in entry.events if isinstance(event, CardDiscarded)] == [0, 1]
    assert match.over
    assert not match.can_undo(1)
    match.undo(0)
    assert match.state == before
    match.redo()
    assert match.over


def test_the_end_of_a_game_with_secrets_is_a_barrier():
    """The finished record tells everything, so nobody may think again after it."""
    match = library_match()
    rng = Rng(1)
    while not match.over:
        entry = play_one(match, rng)
    assert entry is match.history[-1]
    with pytest.raises(NoUndo, match="something hidden has been seen"):
        match.undo()


def test_what_makes_an_entry_a_barrier():
    secret = LibraryDrawn(0, ("law", "economy", "masonry"))
    assert Entry(0, 1, "look", events=(secret,)).hidden
    assert not Entry(0, 1, "look", events=(CardDiscarded(0, "tavern"),)).hidden
    assert Entry(CHANCE, 1, "roll").chance
    assert Entry(0, 1, "draw", forced=(Entry(CHANCE, 1, "roll"),)).chance


def takeable(history: list[Entry]) -> int:
    """How many moves the last mover may take back: his own in a row, up to the last outcome of chance."""
    moves = 0
    for entry in reversed(history):
        if entry.chance or entry.hidden or entry.seat != history[-1].seat:
            break
        moves += 1
    return moves


def test_undo_and_redo_obey_their_laws_in_random_games(many):
    for seed in range(many(200)):
        match = Match(DUEL, seed=seed)
        rng = Rng(seed)
        while not match.over:
            play_one(match, rng)
            secrets = match.state.to_play == OVER and any(entry.hidden for entry in match.history)
            depth = 0 if secrets else takeable(match.history)
            stages = [timeless(match)]
            for _ in range(depth):
                assert match.can_undo(match.history[-1].seat)
                match.undo(match.history[-1].seat)
                stages.append(timeless(match))
            assert not match.can_undo()
            with pytest.raises(NoUndo):
                match.undo()
            for stage in reversed(stages):
                assert timeless(match) == stage
                if match.can_redo():
                    match.redo()
            assert timeless(match) == stages[0]


def test_where_only_bots_play_nobody_is_answered():
    """So what can be taken back does not grow with the game: the move of another bot is a barrier."""
    match = Match("concordia", 2, seed=1, bots=[0, 1])
    rng = Rng(1)
    while sum(match.moves) < 40:
        play_one(match, rng)
    assert len(match._before) < 20


# -- versions and what is new --------------------------------------------------------------------------------


def drafting() -> Match:
    match = Match(DUEL, chance="manual", seed=1)
    match.play(TOKENS)
    match.play(WONDERS)
    return match


def test_every_entry_and_every_undo_is_a_new_version():
    match = drafting()
    assert match.version == 2
    match.play("pick sphinx")
    match.play_all(["pick colossus", "pick piraeus"])
    assert match.version == match.made == 5
    match.undo()
    match.undo()
    assert (match.version, match.made) == (7, 3)
    match.redo()
    assert (match.version, match.made) == (8, 4)
    assert [match.version_of(number) for number in range(4)] == [1, 2, 3, 8]


def test_an_undo_that_takes_answers_along_is_one_change():
    match = Match(DUEL, seed=1, bots=[1])
    before = match.version
    for _ in range(2):
        match.play(match.state.legal_actions()[0])
    match.undo(0)
    assert match.version == before + 3
    assert match.changes(before + 2) == Changes(before + 3, match.made)
    match.redo(0)
    assert match.version == before + 5


def test_chance_that_follows_a_move_is_new_too():
    match = random_match(1, moves=2)
    before = match.version
    entry = match.play(match.state.legal_actions()[0])
    changes = match.changes(before)
    assert changes.entries == tuple(match.log(since=before)) == (entry, *match.history[-1:])
    assert changes.entries[-1].seat == CHANCE
    assert changes.version == before + 2


def test_what_was_taken_back_is_told_with_what_came_instead():
    match = drafting()
    match.play("pick sphinx")
    known = match.version
    match.undo()
    entry = match.play("pick pyramids")
    assert match.changes(known) == Changes(known + 2, 2, (entry,))


def test_a_version_survives_saving():
    match = drafting()
    match.play("pick sphinx")
    match.undo()
    match.play("pick pyramids")
    loaded = Match.from_json(everything(match))
    assert loaded.version == match.version == 5
    for known in range(6):
        log = {1: [TOKENS], 2: [TOKENS, WONDERS], 3: [TOKENS, WONDERS, "pick sphinx"]}.get(known, [])
        changes = loaded.changes(known)
        texts = [entry.text for entry in changes.entries]
        assert known > 3 or log[: changes.kept] + texts == [entry.text for entry in match.history]


def test_listeners_are_told_and_can_leave():
    match = drafting()
    heard: list[Changes] = []
    leave = match.subscribe(heard.append)
    first = match.play("pick sphinx")
    match.undo()
    match.redo()
    leave()
    leave()
    match.play("pick colossus")
    assert heard == [Changes(3, 2, (first,)), Changes(4, 2), Changes(5, 2, (first,))]


def test_a_refused_move_is_told_to_nobody():
    match = drafting()
    heard: list[Changes] = []
    match.subscribe(heard.append)
    for wrong in (lambda: match.play("pick mausoleum"), match.undo, match.redo):
        with pytest.raises(AntiquaError):
            wrong()
    assert heard == []


def test_a_listener_that_fails_harms_nobody(caplog):
    match = drafting()
    heard: list[Changes] = []

    noted: list[Changes] = []

    def fail_once(changes: Changes) -> None:
        if "no space left" not in caplog.text:
            raise RuntimeError("no space left")
        noted.append(changes)

    match.subscribe(fail_once)
    match.subscribe(heard.append)
    twin = drafting()
    assert match.play("pick sphinx") == twin.play("pick sphinx")
    assert everything(match) == everything(twin)
    assert len(heard) == 1
    assert "no space left" in caplog.text
    match.play("pick colossus")
    assert noted == [Changes(4, 2, tuple(match.history[2:]))]  # what it has missed, too


def test_a_listener_may_move():
    """Whoever listens after it is told both moves, in their order and once."""
    match = drafting()
    heard: list[Changes] = []

    def answer(_: Changes) -> None:
        if match.state.to_play == 1:
            match.play(match.state.legal_actions()[0])

    match.subscribe(answer)
    match.subscribe(heard.append)
    match.play("pick sphinx")
    assert [len(changes.entries) for changes in heard] == [3]
    assert list(heard[0].entries) == match.history[2:]


def test_a_copy_has_no_listeners():
    match = drafting()
    heard: list[Changes] = []
    match.subscribe(heard.append)
    for copy in (deepcopy(match), pickle.loads(pickle.dumps(match))):
        copy.play("pick sphinx")
    assert heard == []


# -- stored move by move -------------------------------------------------------------------------------------


def test_corrections_go_back_as_far_as_there_are_rows():
    match = drafting()
    match.play("pick sphinx")
    restored = Store(match).short()
    restored.undo(chance=True)
    assert restored.state.to_play == 0
    with pytest.raises(NoHistory, match=r"its beginning was not loaded \(entries left out: 1\)"):
        restored.undo(chance=True)
    assert restored.made == 2


@pytest.mark.parametrize(
    ("edit", "words"),
    [
        (lambda stored: stored["rows"].pop(), "“rows”"),
        (lambda stored: stored["rows"].pop(0), "“rows”"),
        (lambda stored: stored["rows"].clear(), "“rows”"),
        (lambda stored: stored["rows"][0].update(number=0), "“rows”"),
        (lambda stored: stored["rows"][0].update(version=9), "“version”"),
        (lambda stored: stored["rows"][-1].pop("before"), "state"),
        (lambda stored: stored["head"].update(version=1), "“version”"),
        (lambda stored: stored["head"].update(made=9), "“rows”"),
        (lambda stored: stored["head"].update(moves=[1]), "“moves”"),
        (lambda stored: stored["head"].update(moves=[9, 9]), "“moves”"),
        (lambda stored: stored["head"].update(secret=9), "“secret”"),
        (lambda stored: stored["head"].update(bots=[7]), "“bots”"),
        (lambda stored: stored["head"].update(game="chess"), "chess"),
        (lambda stored: stored["head"].update(rules_version=99), "99"),
        (lambda stored: stored["head"]["state"].update(pawn=40), "pawn"),
    ],
)
def test_a_store_that_does_not_fit_is_refused(edit, words):
    match = Match(DUEL, seed=1)
    match.play(match.state.legal_actions()[0])
    store = Store(match)
    stored = msgspec.to_builtins({"head": store.head, "rows": store.rows[store.head.reach :]})
    edit(stored)
    with pytest.raises(BadSave) as caught:
        Match.restored(msgspec.convert(stored["head"], Head), msgspec.convert(stored["rows"], list[Row]))
    assert words in str(caught.value)


# -- manual chance -------------------------------------------------------------------------------------------


def test_a_card_that_was_typed_wrongly_can_be_corrected():
    match = Match(DUEL, chance="manual", wonders="first_game")
    match.play(TOKENS)
    match.play("reveal tavern")
    assert not match.can_undo()
    with pytest.raises(NoUndo, match="There is no move to take back"):
        match.undo()
    match.undo(chance=True)
    match.play("reveal altar")
    assert [entry.text for entry in match.history] == [TOKENS, "reveal altar"]


def test_corrections_go_back_to_the_beginning_and_forward_again():
    match = random_match(3, moves=200, chance="manual")
    stages = [timeless(match)]
    while match.history:
        match.undo(chance=True)
        stages.append(timeless(match))
    assert match.state == DUEL.start()
    with pytest.raises(NoUndo, match="There is no move to take back"):
        match.undo(chance=True)
    for stage in reversed(stages[:-1]):
        match.redo()
        assert timeless(match) == stage


def test_a_corrected_match_is_saved_and_goes_on():
    match = Match(DUEL, chance="manual")
    for move in (TOKENS, WONDERS, "pick sphinx", "pick colossus", "pick piraeus"):
        match.play(move)
    for _ in range(4):
        match.undo(chance=True)
    match = Match.from_json(everything(match))
    assert match.can_redo()
    match.play(WONDERS)
    match.play("pick colossus", seat=0)
    assert match.can_undo(0)
    assert not match.can_redo()


def test_corrections_are_for_manual_chance_only():
    match = random_match(1, moves=3)
    with pytest.raises(NoUndo, match="chance has already shown its outcome"):
        match.undo(chance=True)


def test_manual_chance_is_a_barrier_for_the_players():
    match = Match(DUEL, chance="manual")
    for move in (TOKENS, WONDERS, "pick sphinx", "pick colossus", "pick piraeus"):
        match.play(move)
    assert match.can_undo(1)
    match.play("wonders great_library great_lighthouse mausoleum temple_of_artemis")
    with pytest.raises(NoUndo, match="chance has already shown its outcome"):
        match.undo(1)


# -- saving and loading --------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("part", range(10))
def test_games_survive_saving_and_loading_at_every_move(many, part):
    """Each game is saved and loaded at every move and plays just like its twin that was left alone."""
    for seed in range(part, many(300), 10):
        twin = random_match(seed)
        match = Match(DUEL, seed=seed)
        rng = Rng(seed + 1_000_000)
        while not match.over:
            play_one(match, rng)
            text = everything(match)
            loaded = Match.from_json(text)
            assert loaded.state == match.state
            assert loaded.rng.state == match.rng.state
            assert everything(loaded) == text
            match = loaded
        assert everything(match) == everything(twin)
        assert match.history == twin.history


def test_undo_and_redo_work_after_loading():
    match = Match(DUEL, seed=1)
    match.play(match.state.legal_actions()[0])
    match = Match.from_json(everything(match))
    match.undo(0)
    assert match.state.to_play == 0
    match = Match.from_json(everything(match))
    match.redo(0)
    assert match.state.to_play == 1


def test_manual_matches_and_positions_set_up_are_saved_whole():
    for match in (random_match(2, 40, chance="manual"), last_two_cards()):
        loaded = Match.from_json(everything(match))
        assert everything(loaded) == everything(match)
        assert loaded.start == match.start
        assert loaded.manual == match.manual


def test_loading_never_plays_old_moves_again():
    def nonsense(body: dict[str, Any]) -> None:
        for entry in body["history"]:
            entry.update(text="a move of old rules", action=7)

    match = random_match(1, moves=30)
    loaded = Match.from_json(edited(everything(match), nonsense))
    assert loaded.state == match.state
    assert loaded.history[5].text == "a move of old rules"


def test_spaces_and_order_do_not_matter():
    text = everything(random_match(1, moves=30))
    shuffled = json.dumps(json.loads(text), indent=1, sort_keys=True)
    assert everything(Match.from_json(shuffled)) == text


def edited(text: str, edit: Callable[[dict[str, Any]], object]) -> str:
    """A saved match with other contents and the checksum that belongs to them."""
    saved = json.loads(text)
    edit(saved["match"])
    try:
        body = msgspec.convert(saved["match"], SavedMatch)
        saved["checksum"] = checksum(encoded(body))
    except msgspec.ValidationError:
        pass
    return json.dumps(saved)


def as_if_the_other_played(saved: dict[str, Any]) -> dict[str, Any]:
    other: dict[str, Any] = DUEL.position(to_play=1 - DUEL.from_dict(saved).to_play).to_dict()
    return other


@pytest.mark.parametrize(
    ("edit", "words"),
    [
        (lambda body: body.update(game="chess"), "There is no game “chess”"),
        (lambda body: body.update(rules_version=99), "version 99 of the rules"),
        (lambda body: body.update(rng="xyz"), "rng"),
        (lambda body: body.update(rng=5), "rng"),
        (lambda body: body.update(names=["Anna"]), "“names”"),
        (lambda body: body.update(barrier=10_000), "“barrier”"),
        (lambda body: body.update(barrier=-1), "barrier"),
        (lambda body: body.update(before=[]), "“before”"),
        (lambda body: body.update(manual=True), "“before”"),
        (lambda body: body.update(before=[as_if_the_other_played(body["before"][0])]), "“before”"),
        (lambda body: body.update(version=1), "“version”"),
        (lambda body: body.update(turned=10_000), "“version”"),
        (lambda body: body.update(extra=1), "extra"),
        (lambda body: body.pop("state"), "state"),
        (lambda body: body.update(state={}), "state"),
        (lambda body: body["state"].update(pawn=40), "pawn"),
        (lambda body: body["state"].update(version=99), "version 99"),
        (lambda body: body["state"].update(discarded=["tavern", "tavern"]), "tavern"),
        (lambda body: body.update(state=DUEL.start().to_dict()), "“state”"),
        (lambda body: body.update(start=DUEL.start(wonders="first_game").to_dict()), "“options”"),
        (lambda body: body["history"][0].update(seat=5), "“history”"),
        (lambda body: body["history"][0].update(seat="Anna"), "seat"),
        (lambda body: body["history"][0].update(events=[{"type": "Miracle"}]), "Miracle"),
        (lambda body: body["history"][0].update(events=[{}]), "type"),
        (lambda body: body["undone"][0].update(barrier=10_000), "“undone”"),
    ],
)
def test_a_save_that_does_not_fit_is_refused(edit, words):
    match = Match(DUEL, seed=1)
    rng = Rng(1)
    while not match.can_undo(match.history[-1].seat) or takeable(match.history) < 2:
        play_one(match, rng)
    match.undo()
    text = everything(match)
    assert everything(Match.from_json(edited(text, len))) == text
    with pytest.raises(BadSave) as caught:
        Match.from_json(edited(text, edit))
    assert words in str(caught.value)
    assert str(caught.value).endswith(".")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "damaged"),
        ("null", "damaged"),
        ("[]", "damaged"),
        ("{}", "damaged"),
        ("save", "damaged"),
        ("[" * 100_000, "damaged"),
        ('{"format":"antiqua-match","version":1,"checksum":"0","match":' + '{"a":' * 100_000, "damaged"),
        (b"\xff\xfe", "damaged"),
        ('{"format":"antiqua-match","version":1}', "damaged"),
        ('{"format":"antiqua-match","version":"1"}', "damaged"),
        ('{"format":"antiqua-match","version":2,"new":1}', "is of version 2; versions that can be read: 1"),
        ('{"format":"antiqua-match","version":-1}', "is of version -1"),
        ('{"format":"another-game","version":1}', "This is not a saved game"),
    ],
)
def test_what_is_no_saved_match(text, words):
    with pytest.raises(BadSave, match=words):
        Match.from_json(text)


def test_every_damaged_byte_is_noticed():
    """Whether cut off anywhere or wrong anywhere, a save is refused, and with nothing but `BadSave`."""
    text = everything(Match(DUEL, seed=1)).encode()
    rng = Rng(1)
    for place in range(len(text)):
        garbled = bytes([text[place] ^ (1 + rng.below(255))])
        for wrong in (text[:place], text[:place] + garbled + text[place + 1 :]):
            with pytest.raises(BadSave):
                Match.from_json(wrong)


def test_files(tmp_path: Path):
    match = random_match(1, moves=30)
    path = tmp_path / "evening.json"
    match.save(path)
    match.save(str(path))
    assert everything(Match.load(path)) == everything(Match.load(str(path))) == everything(match)
    assert os.listdir(tmp_path) == ["evening.json"]


def test_a_file_that_cannot_be_written_leaves_nothing_behind(tmp_path: Path):
    match = Match(DUEL, seed=1)
    (tmp_path / "folder").mkdir()
    for path in (tmp_path / "folder", tmp_path / "nowhere" / "game.json", tmp_path / "zero\0", Path()):
        with pytest.raises(BadSave) as caught:
            match.save(path)
        assert caught.value.id == "error-file-unwritable"
        assert str(caught.value).endswith(".")
    assert os.listdir(tmp_path) == ["folder"]


def test_a_failed_save_keeps_the_old_file(tmp_path: Path, monkeypatch):
    path = tmp_path / "game.json"
    old = Match(DUEL, seed=1)
    old.save(path)

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(BadSave, match="No space left on device"):
        random_match(2).save(path)
    assert everything(Match.load(path)) == everything(old)
    assert os.listdir(tmp_path) == ["game.json"]


def test_a_file_that_cannot_be_read(tmp_path: Path):
    cases = [(tmp_path / "none.json", "There is no file"), (tmp_path, "cannot be read")]
    (tmp_path / "bad.json").write_text("{")
    cases.append((tmp_path / "bad.json", "bad.json” is damaged"))
    (tmp_path / "new.json").write_text('{"format":"antiqua-match","version":2}')
    cases.append((tmp_path / "new.json", "version 2"))
    for path, words in cases:
        with pytest.raises(BadSave, match=words) as caught:
            Match.load(path)
        assert str(caught.value).endswith(".")


def test_every_error_can_be_said_in_every_language():
    match = Match(DUEL, chance="manual")
    wrongs: list[Callable[[], object]] = [
        lambda: match.play("pick sphinx", seat=1),
        lambda: match.play(0.5),  # type: ignore[arg-type]
        match.undo,
        match.redo,
        lambda: Match(DUEL, names="abc"),
        lambda: Match.from_json("{"),
        lambda: Match.from_json('{"format":"antiqua-match","version":2}'),
        lambda: match.save(""),
    ]
    for wrong in wrongs:
        with pytest.raises(AntiquaError) as caught:
            wrong()
        for lang in i18n.LANGUAGES:
            assert i18n.catalogue(lang).message(caught.value)
    assert match.state.to_play != OVER
