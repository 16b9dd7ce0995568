"""Records: text and JSON, both ways; verification; what a viewer may not know."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from antiqua import games, i18n
from antiqua.kernel.errors import BadRecord
from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import CHANCE, SPECTATOR
from antiqua.match import Match
from antiqua.record import Record, from_json, read, replay, steps, to_json, write

DUEL = games.get("seven_wonders_duel")
RECORDS = Path(__file__).parent / "records" / "seven_wonders_duel"
MILITARY = (RECORDS / "military.txt").read_text(encoding="utf-8")
RANDOM = (RECORDS / "random.txt").read_text(encoding="utf-8")
RANDOM_SEED = 162

BEGINNING = """\
antiqua: 1
game: seven_wonders_duel
rules_version: 1
options: wonders=draft age_start_tie=last_player_chooses
player 1: Anna
player 2: Boris

* tokens agriculture economy law masonry strategy
* wonders colossus piraeus pyramids sphinx
1 pick sphinx
2 pick colossus
2 pick piraeus
# 1 pick pyramids (only option)
"""


pytestmark = pytest.mark.usefixtures("strict_words")


def play_randomly(match: Match, rng: Rng, moves: int = 1000) -> Match:
    for _ in range(moves):
        if match.over:
            break
        legal = match.state.legal_actions()
        match.play(legal[rng.below(len(legal))])
    return match


def refusal(text: str) -> BadRecord:
    """The error that reading or replaying `text` ends in."""
    with pytest.raises(BadRecord) as caught:
        replay(read(text))
    assert str(caught.value).endswith(".")
    for lang in i18n.LANGUAGES:
        assert i18n.catalogue(lang).message(caught.value)
    return caught.value


# -- whole games ---------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("part", range(4))
def test_random_games_survive_as_text_and_as_json(many, part):
    for seed in range(part, many(1000), 4):
        match = play_randomly(Match(DUEL, seed=seed, names=["Anna", "Boris"]), Rng(seed))
        record = match.record()
        text = write(record)
        again = read(text)
        assert again == record
        assert write(again) == text
        assert from_json(to_json(record)) == record
        assert write(from_json(to_json(again))) == text
        replayed = replay(again)
        assert replayed.state == match.state
        assert replayed.outcome() == match.outcome()
        assert replayed.history == match.history
        assert write(replayed.record()) == text


def test_running_games_survive_at_every_move(many):
    for seed in range(many(20)):
        match = Match(DUEL, seed=seed)
        rng = Rng(seed)
        while not match.over:
            record = match.record(viewer=None)
            assert read(write(record)) == record == from_json(to_json(record))
            assert replay(record).state == match.state
            play_randomly(match, rng, moves=1)


def test_the_golden_game_replays_to_its_result():
    record = read(RANDOM)
    assert write(record) == RANDOM
    assert record.result == "2 points 35-36"
    outcome = replay(record).outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.scores) == ((1,), "points", (35, 36))


def test_the_golden_game_is_that_of_its_seed():
    match = Match(DUEL, seed=RANDOM_SEED, names=["Cyrus", "Xenophon"])
    play_randomly(match, Rng(RANDOM_SEED))
    assert write(match.record(date="2026-01-31")) == RANDOM


# Example D: what was done, then the coins of both players and the place of the conflict pawn.
SCRIPT = [
    ("1 build quarry", 7, 7, 0),
    ("2 build logging_camp", 7, 6, 0),
    ("1 build guard_tower", 7, 6, 1),
    ("2 build pharmacist", 7, 4, 1),
    ("1 wonder temple_of_artemis with apothecary", 12, 4, 1),
    ("1 build clay_pool", 12, 4, 1),
    ("2 build press", 12, 3, 1),
    ("1 wonder sphinx with baths", 8, 3, 1),
    ("1 build garrison", 8, 3, 2),
    ("2 build clay_pit", 8, 2, 2),
    ("1 build lumber_yard", 8, 2, 2),
    ("2 build workshop", 8, 2, 2),
    ("1 build stone_pit", 7, 2, 2),
    ("2 build glassworks", 7, 1, 2),
    ("1 build palisade", 5, 0, 3),
    ("2 discard theater", 5, 2, 3),
    ("1 build stable", 5, 2, 4),
    ("2 build scriptorium", 5, 0, 4),
    ("1 build wood_reserve", 2, 0, 4),
    ("2 discard altar", 2, 2, 4),
    ("2 begin 2", 2, 2, 4),
    ("2 discard brickyard", 2, 4, 4),
    ("1 discard horse_breeders", 5, 4, 4),
    ("2 build library", 5, 4, 4),
    ("2 take law", 5, 4, 4),
    ("1 discard courthouse", 8, 4, 4),
    ("2 build forum", 8, 1, 4),
    ("1 build barracks", 8, 1, 5),
    ("2 build school", 8, 1, 5),
    ("1 build drying_room", 8, 1, 5),
    ("2 build laboratory", 8, 1, 5),
    ("2 take philosophy", 8, 1, 5),
    ("1 discard rostrum", 11, 1, 5),
    ("2 discard aqueduct", 11, 4, 5),
    ("1 build brewery", 17, 4, 5),
    ("2 build dispensary", 17, 4, 5),
    ("2 take architecture", 17, 4, 5),
    ("1 build archery_range", 17, 0, 7),
    ("2 wonder great_lighthouse with shelf_quarry", 17, 0, 7),
    ("1 build caravansery", 12, 0, 7),
    ("2 discard sawmill", 12, 3, 7),
    ("1 build walls", 12, 3, 9),
]


def coins_and_pawn(state: Any) -> tuple[int, int, int]:
    saved = state.to_dict()
    return saved["cities"][0]["coins"], saved["cities"][1]["coins"], saved["pawn"]


def test_the_scripted_military_game_step_by_step():  # seven_wonders_duel_examples.md, D
    record = read(MILITARY)
    turns = [step for step in steps(record) if step.entry.seat != CHANCE and " pick " not in step.line]
    assert [(step.line, *coins_and_pawn(step.after)) for step in turns] == SCRIPT
    match = replay(record)
    outcome = match.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.scores) == ((0,), "military", (20, 19))
    assert len(match.state.to_dict()["discarded"]) == 8
    first, second = DUEL.breakdown(match.state)
    assert {name: points for name, points in first.items() if points} == {
        "wonders": 6,
        "coins": 4,
        "military": 10,
    }
    assert {name: points for name, points in second.items() if points} == {
        "green": 7,
        "wonders": 4,
        "tokens": 7,
        "coins": 1,
    }


# -- reading and writing -------------------------------------------------------------------------------------


def test_a_record_reads_like_a_game():
    match = Match(DUEL, names=["Anna", "Boris"], chance="manual")
    for move in read(BEGINNING).moves:
        if not move.startswith("#"):
            match.play(move.partition(" ")[2])
    assert write(match.record()) == BEGINNING
    assert read(BEGINNING) == match.record()


def test_spaces_blank_lines_capitals_and_comments_do_not_matter():
    lines = BEGINNING.splitlines()
    lines[1:6] = [
        lines[1].upper(),
        "",
        "# by hand",
        *lines[4:6],
        "Options : AGE_START_TIE=last_player_chooses",
    ]
    untidy = "\ufeff\r\n  " + "\r\n\r\n".join(f" {line.replace(' ', chr(9) + ' ')} " for line in lines)
    assert untidy != BEGINNING
    record = read(untidy.replace("pick", "PICK"))
    assert (record.game, record.rules_version, record.players) == ("seven_wonders_duel", 1, ("Anna", "Boris"))
    assert record.options == {"wonders": "draft", "age_start_tie": "last_player_chooses"}
    assert replay(record).state == replay(read(BEGINNING)).state


def test_names_may_be_anything_or_nothing():
    for names in (("", ""), ("Anna: the # first", "عليرضا ‌"), ("*", "1 pick sphinx")):
        match = Match(DUEL, seed=1, names=names)
        assert read(write(match.record())) == match.record()


def test_the_date_is_given_by_the_caller():
    record = Match(DUEL, seed=1).record(date=" 2026-01-31\n")
    assert "\ndate: 2026-01-31\n" in write(record)
    assert read(write(record)) == record == from_json(to_json(record))


def test_a_record_without_moves():
    match = Match(DUEL, chance="manual")
    assert read(write(match.record())) == match.record()
    assert replay(match.record()).state == match.state


def test_steps_show_the_positions_before_and_after():
    shown = list(steps(read(BEGINNING)))
    assert [step.number for step in shown] == [8, 9, 10, 11, 12]
    assert shown[0].before == DUEL.start()
    for step, following in pairwise(shown):
        assert step.after == following.before
    assert shown[-1].entry.forced[0].text == "pick pyramids"


def test_a_match_that_was_replayed_goes_on():
    match = replay(read(BEGINNING))
    assert match.names == ("Anna", "Boris")
    match.play("wonders great_library great_lighthouse mausoleum temple_of_artemis")
    match.play("pick mausoleum", seat=1)
    assert write(match.record()).startswith(BEGINNING)


# -- forced moves --------------------------------------------------------------------------------------------


def test_a_forced_move_may_be_written_as_a_line():
    typed = BEGINNING.replace("# 1 pick pyramids (only option)", "1 Pick  PYRAMIDS")
    record = read(typed)
    assert replay(record).state == replay(read(BEGINNING)).state
    assert [step.line for step in steps(record)] == [step.line for step in steps(read(BEGINNING))]


def test_comments_about_forced_moves_have_no_effect():
    wrong = BEGINNING.replace("# 1 pick pyramids", "# 1 pick mausoleum")
    assert replay(read(wrong)).state == replay(read(BEGINNING)).state


@pytest.mark.parametrize("line", ["1 pick mausoleum", "2 pick pyramids", "1 pick pyramids\n1 pick pyramids"])
def test_another_move_than_the_forced_one_is_wrong(line):
    typed = BEGINNING.replace("# 1 pick pyramids (only option)", line)
    last = len(typed.splitlines())
    assert f"Line {last} of the record, “{line.splitlines()[-1]}”, is wrong:" in str(refusal(typed))


# -- wrong records -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("right", "wrong", "number", "words"),
    [
        (
            "1 build quarry",
            "1 build baths",
            37,
            "The move “build baths” is not legal here: “Baths” does not lie face up in the card layout.",
        ),
        ("1 build quarry", "1 bild quarry", 37, "“bild” in the move “bild quarry” is not known"),
        ("1 build quarry", "1 build", 37, "it is written like “build tavern”"),
        ("1 build quarry", "1", 37, "A move must not be empty"),
        ("1 build quarry", "2 build quarry", 37, "It is not player 2’s turn; to move: Player 1."),
        ("1 build quarry", "3 build quarry", 37, "begins with the player’s number, from 1 to 2, or with *"),
        ("1 build quarry", "build quarry", 37, "begins with the player’s number, from 1 to 2, or with *"),
        ("1 build quarry", "9" * 5000 + " build quarry", 37, "begins with the player’s number"),
        ("1 build quarry", "* reveal press", 37, "Chance has nothing to decide here; to move: Player 1."),
        ("1 build quarry", "result: 1 military 20-19", 37, "begins with the player’s number"),
        ("* reveal press", "2 build press", 39, "It is not player 2’s turn; to move: Chance."),
        ("* reveal press", "* reveal quarry", 39, "The move “reveal quarry” is not legal here"),
        ("1 build walls", "1 build walls\n2 discard walls", 110, "The game is over"),
        ("\n1 build walls", "", 7, "After the last move the game is not over."),
        ("20-19", "21-19", 7, "The moves lead to the result “1 military 20-19”."),
        ("result: 1 ", "result: 2 ", 7, "The moves lead to the result “1 military 20-19”."),
    ],
)
def test_the_first_wrong_line_is_named(right, wrong, number, words):
    assert MILITARY.count(right) == 1
    text = MILITARY.replace(right, wrong)
    error = refusal(text)
    assert error.id == "error-record-line"
    assert error.details["line"] == number
    if len(wrong) < 80 and wrong:
        assert error.details["text"] in text.splitlines()[number - 1]
    assert str(error).startswith(f"Line {number} of the record, “")
    assert words in str(error)


def test_of_two_wrong_lines_the_first_is_named():
    text = MILITARY.replace("2 build press", "2 bild press").replace("1 build quarry", "1 build baths")
    assert refusal(text).details["line"] == 37


def test_line_numbers_are_those_of_the_text():
    text = "\n\n# by hand\n" + MILITARY.replace("\n", "\r\n").replace("1 build quarry", "1 build baths")
    assert refusal(text).details["line"] == 40


def test_a_missing_result_is_no_mistake():
    assert replay(read(MILITARY.replace("result: 1 military 20-19\n", ""))).over


@pytest.mark.parametrize(
    ("right", "wrong", "number", "words"),
    [
        ("seven_wonders_duel", "chess", 2, "There is no game “chess”"),
        ("rules_version: 1", "rules_version: 99", 3, "version 99 of the rules"),
        ("rules_version: 1", "rules_version: one", 3, "It should look like “rules_version: 1”."),
        (
            "wonders=draft",
            "wonders=all",
            4,
            "The option “wonders” cannot be “all”; allowed: draft, first_game.",
        ),
        ("wonders=draft", "colour=red", 4, "has no option “colour”; its options are wonders, age_start_tie."),
        ("wonders=draft", "wonders", 4, "It should look like “options: name=value name=value”."),
        ("wonders=draft", "wonders=draft wonders=draft", 4, "It should look like"),
        ("player 2: Boris", "player 3: Boris", 6, "It should look like “player 2:”."),
        ("player 2: Boris", "player 2: Boris\nplayer 3: Cyrus", 5, "3 players; allowed: 2"),
        ("player 2: Boris\n", "", 5, "1 player; allowed: 2"),
        ("player 2: Boris", "player 2: Boris\nplayer 2: Cyrus", 7, "already in line 6"),
        ("player 2: Boris", "player 2: Boris\ngame: chess", 7, "already in line 2"),
        (
            "player 2: Boris",
            "player 2: Boris\nplace: Rome",
            7,
            "There is no such header field; the fields are anti",
        ),
        ("player 2: Boris", "player 2: Boris\nplayer: Rome", 7, "There is no such header field"),
        ("player 2: Boris", "player 2: Boris\nstart: {", 7, "The data do not have the right form"),
        ("player 2: Boris", 'player 2: Boris\nstart: {"version": 99}', 7, "version 99"),
        ("player 2: Boris", "player 2: Boris\nstart: {}", 7, "The saved state is damaged"),
        ("antiqua: 1", "antiqua: one", 1, "It should look like “antiqua: 1”."),
    ],
)
def test_a_wrong_header_is_named(right, wrong, number, words):
    assert BEGINNING.count(right) == 1
    error = refusal(BEGINNING.replace(right, wrong))
    assert error.id == "error-record-line"
    assert error.details["line"] == number
    assert words in str(error)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "This is not a game record"),
        ("\n# nothing\n", "This is not a game record"),
        ("1 build tavern\n", "This is not a game record"),
        ("game: seven_wonders_duel\n", "This is not a game record"),
        ("antiqua: 1\n", "This is not a game record"),
        ("antiqua: 2\nmiracles: many\n", "The record is of version 2; versions that can be read: 1."),
        ("antiqua: 1\ngame: seven_wonders_duel\n", "by 0 players; allowed: 2"),
    ],
)
def test_what_is_no_record(text, words):
    assert words in str(refusal(text))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "The record is damaged"),
        ("[]", "The record is damaged"),
        ("{}", "antiqua"),
        ("[" * 100_000, "The record is damaged"),
        (b"\xff", "The record is damaged"),
        ('{"antiqua": 1}', "game"),
        ('{"antiqua": 2, "new": 3}', "The record is of version 2"),
        ({"game": "chess"}, "“game” of the record is wrong: There is no game “chess”"),
        ({"game": 5}, "game"),
        ({"options": {"wonders": "all"}}, "“options” of the record is wrong"),
        ({"players": ["Anna"]}, "“players” of the record is wrong"),
        ({"rules_version": 99}, "“rules_version” of the record is wrong"),
        ({"start": {}}, "“start” of the record is wrong"),
        ({"extra": 1}, "extra"),
    ],
)
def test_json_that_is_no_record(text, words):
    if isinstance(text, dict):
        text = json.dumps({**json.loads(to_json(read(BEGINNING))), **text})
    with pytest.raises(BadRecord) as caught:
        from_json(text)
    assert words in str(caught.value)
    assert str(caught.value).endswith(".")


def test_json_is_verified_like_text():
    data = json.loads(to_json(read(BEGINNING)))
    data["moves"][3] = "2 pick sphinx"
    with pytest.raises(BadRecord, match="Line 11 of the record, “2 pick sphinx”, is wrong"):
        replay(from_json(json.dumps(data)))


# -- what a viewer may not know ------------------------------------------------------------------------------


def library_match() -> Match:
    """The golden game up to the Great Library's draw."""
    match = Match(DUEL, chance="manual")
    for step in steps(read(RANDOM)):
        match.play(step.entry.text)
        if step.entry.text.startswith("library"):
            break
    return match


def test_a_running_record_is_veiled():  # SW-17.4
    match = library_match()
    builder = match.state.to_play
    truth = match.history[-1].text
    for viewer in (builder, None):
        assert match.record(viewer).moves[-1] == f"* {truth}"
        assert replay(match.record(viewer)).state == match.state
    for viewer in (1 - builder, SPECTATOR):
        record = match.record(viewer)
        assert record.moves[-1] == "* library ? ? ?"
        assert record.moves[:-1] == match.record(None).moves[:-1]
        assert read(write(record)) == record == from_json(to_json(record))


def test_a_veiled_record_is_replayed_up_to_the_veil():
    match = library_match()
    match.play(match.state.legal_actions()[0])
    record = match.record()
    veiled = record.moves.index("* library ? ? ?")
    running = steps(record)
    for line in record.moves[:veiled]:
        if not line.startswith("#"):
            assert next(running).line == line
    with pytest.raises(BadRecord, match=r"“\* library \? \? \?”, is wrong: What stands here is hidden"):
        next(running)


def test_a_finished_record_is_complete_for_everyone():
    match = play_randomly(library_match(), Rng(1))
    assert match.record(0) == match.record(1) == match.record(SPECTATOR) == match.record(None)
    assert not any("?" in line for line in match.record().moves)


# -- positions that were set up ------------------------------------------------------------------------------


def set_up() -> Match:
    start = DUEL.position(age=2, pawn=-2, to_play=1, age_start_tie="last_player_starts")
    return Match(DUEL, seed=1, names=["Anna", "Boris"], start=start)


def test_a_game_from_a_position_set_up_has_it_in_its_header():
    match = play_randomly(set_up(), Rng(1))
    record = match.record()
    assert read(write(record)) == record == from_json(to_json(record))
    replayed = replay(read(write(record)))
    assert replayed.state == match.state
    assert replayed.start == match.start
    assert write(replayed.record()) == write(record)


def test_the_options_of_a_position_need_not_be_repeated():
    record = set_up().record(None)
    text = write(record)
    options = "options: wonders=draft age_start_tie=last_player_starts\n"
    assert options in text
    assert read(text.replace(options, "")).options == record.options
    other = text.replace("age_start_tie=last_player_starts", "age_start_tie=last_player_chooses")
    assert "The start position has other options" in str(refusal(other))


def test_a_position_may_hold_secrets_while_the_game_runs():
    record = set_up().record(0)
    assert record.start == "?"
    assert read(write(record)) == record == from_json(to_json(record))
    assert "“start” of the record is wrong: What stands here is hidden" in str(refusal(write(record)))


def test_records_are_values():
    assert read(BEGINNING) == read(BEGINNING)
    assert isinstance(read(BEGINNING), Record)
    with pytest.raises(AttributeError):
        read(BEGINNING).game = "chess"  # type: ignore[misc]
