"""A match: playing, undo to the last barrier, what is new."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from copy import deepcopy
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
from antiqua.saved import Head, Row
from tests.matches import (
    DUEL,
    Store,
    everything,
    last_two_cards,
    library_match,
    play_one,
    play_randomly,
    random_match,
    takeable,
    timeless,
)

TOKENS = "tokens agriculture economy law masonry strategy"
WONDERS = "wonders colossus piraeus pyramids sphinx"


pytestmark = pytest.mark.usefixtures("strict_words")


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


def test_what_bots_have_done_since_is_corrected_with_it():
    """They would do it again at once, and what was typed before it could never be mended."""
    match = Match(DUEL, chance="manual", bots=[0])
    for move in (TOKENS, WONDERS, "pick sphinx"):
        match.play(move)
    assert match.undo(chance=True).text == WONDERS
    assert [entry.text for entry in match.history] == [TOKENS]


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


# -- trying, looking back, going on ---------------------------------------------------------------------------


@pytest.mark.parametrize("name", games.names())
def test_what_is_rehearsed_is_what_is_played(name):
    """Until chance answers: nothing is drawn, and nothing changes."""
    match, rng = Match(name, seed=5), Rng(5)
    for _ in range(80):
        if match.over:
            break
        legal = match.state.legal_actions()
        move = match.game.notation(match.state, legal[rng.below(len(legal))])
        before = match.to_json()
        rehearsal = match.rehearse([move], match.state.to_play)
        assert match.to_json() == before
        made = match.play_all([move], match.state.to_play)
        assert rehearsal.entries == made
        assert rehearsal.state == match.at(
            match.made if match.history[-1] is made[-1] else first_of(match, made)
        )
    with pytest.raises(AntiquaError):
        match.rehearse(["no such move"])


def first_of(match, made):
    """How many entries there were when a move had been made, before chance made its own."""
    return next(number for number, entry in enumerate(match.history, 1) if entry is made[-1])


@pytest.mark.parametrize("name", games.names())
def test_a_branch_goes_the_same_way_and_then_its_own(name):
    match = Match(name, seed=6)
    play_randomly(match, Rng(6), 60)
    for made in (0, match.made // 2, match.made):
        branch = match.branch(made, names=["Anna", "Boris"], bots=[1])
        assert branch.history[:made] == match.history[:made]
        assert branch.state.to_play != CHANCE
        assert not branch.can_undo()
        assert branch.names == ("Anna", "Boris")
        again = Match.from_json(branch.to_json())
        assert again.state == branch.state
        play_randomly(branch, Rng(7), 30)
        assert branch.history[:made] == match.history[:made]


def test_a_branch_of_a_position_that_was_set_up():
    match = last_two_cards()
    play_one(match, Rng(1))
    assert match.branch(0).state == match.start
    assert match.branch(1).history == match.history[:1]
