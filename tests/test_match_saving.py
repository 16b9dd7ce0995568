"""A match is saved and loaded, and what is damaged is refused."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from antiqua import i18n
from antiqua.kernel.errors import (
    AntiquaError,
    BadSave,
)
from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import OVER
from antiqua.match import Match
from antiqua.saved import SavedMatch, checksum, encoded
from tests.matches import (
    DUEL,
    everything,
    last_two_cards,
    play_one,
    random_match,
    takeable,
)

TOKENS = "tokens agriculture economy law masonry strategy"
WONDERS = "wonders colossus piraeus pyramids sphinx"


pytestmark = pytest.mark.usefixtures("strict_words")


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
