"""Laws about what is new: versions only grow, increments lead to the same log, and a stored match goes on as it was."""

from __future__ import annotations

from typing import Any

import pytest

from antiqua.history import Entry
from antiqua.kernel.errors import NoHistory
from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import SPECTATOR
from antiqua.match import Match
from tests.laws.variants import USUAL, Variant
from tests.matches import Store, timeless

EVERY = 9  # one in so many moves a stored match is compared with the one it was made of


class Client:
    """Somebody who looks in now and then, and takes what is new into the copy of the log that he has."""

    def __init__(self, match: Match, viewer: int | None) -> None:
        self.viewer = viewer
        self.version = match.version
        self.log = match.log(viewer)

    def look(self, match: Match) -> int:
        """How many entries were told."""
        changes = match.changes(self.version, self.viewer)
        self.log[changes.kept :] = changes.entries
        self.version = changes.version
        assert self.log == match.log(self.viewer)
        return len(changes.entries)


def begun(variant: Variant, seed: int, chance: str) -> Match:
    bots = [] if seed % 2 else [1]
    return Match(variant.name, variant.players, seed=seed, chance=chance, bots=bots, **dict(variant.options))


def change(match: Match, rng: Rng) -> None:
    """Mostly a move; sometimes one is taken back, or played again, and of manual chance corrected."""
    wish = rng.below(8)
    if wish == 0 and match.can_undo():
        match.undo()
    elif wish == 1 and match.can_redo():
        match.redo()
    elif wish == 2 and match.manual and match.made > 1:
        match.undo(chance=True)
    else:
        legal = match.state.legal_actions()
        match.play(legal[rng.below(len(legal))])


def viewers(match: Match) -> list[int | None]:
    return [*range(match.players), SPECTATOR, None]


@pytest.mark.parametrize("usual", USUAL, ids=str)
@pytest.mark.parametrize("chance", ["auto", "manual"])
def test_what_is_new_leads_to_the_same_log(usual, chance, scaled):
    """For every viewer, however rarely he looks, over moves, undo, redo and the end."""
    for seed in range(scaled(2)):
        match = begun(usual, seed, chance)
        rng = Rng(seed)
        clients = [Client(match, viewer) for viewer in viewers(match)]
        heard: list[Entry] = list(match.history)
        versions = [match.version]

        def hear(changes: Any, heard: list[Entry] = heard, versions: list[int] = versions) -> None:
            heard[changes.kept :] = changes.entries
            versions.append(changes.version)

        match.subscribe(hear)
        while not match.over:
            change(match, rng)
            assert heard == match.history
            for client in clients:
                if rng.below(20 * usual.stride) == 0:
                    client.look(match)
        if match.manual:
            for client in clients:
                client.look(match)
            match.undo(chance=True)  # what the end has shown is hidden again
        for client in clients:
            client.look(match)
        assert versions == sorted(set(versions))
        assert versions[-1] == match.version >= match.made


@pytest.mark.parametrize("usual", USUAL, ids=str)
def test_a_version_that_never_was_is_told_everything(usual):
    match = begun(usual, 1, "auto")
    for version in (-1, match.version + 1, 10**9):
        changes = match.changes(version)
        assert (changes.kept, list(changes.entries)) == (0, match.log())
    assert match.changes(match.version).entries == ()


@pytest.mark.parametrize("usual", USUAL, ids=str)
@pytest.mark.parametrize("chance", ["auto", "manual"])
def test_a_stored_match_goes_on_as_it_was(usual, chance, scaled):
    """From its head and the rows that undo can reach: the same moves, undo, chance and words, to the same end."""
    for seed in range(scaled(2)):
        match = begun(usual, seed, chance)
        store = Store(match)
        rng = Rng(seed)
        while not match.over:
            change(match, rng)
            store.update(match)
            if rng.below(EVERY * usual.stride) == 0:
                check_twin(match, store.short())
        whole = store.whole()
        assert timeless(whole) == timeless(match)
        assert whole.record(None) == match.record(None)
        check_twin(match, store.short())


def check_twin(match: Match, twin: Match) -> None:
    assert as_it_is(twin) == as_it_is(match)
    assert twin.head() == match.head()
    if twin.head().reach > 0:
        for whole in (twin.record, twin.log, twin.to_json, lambda: twin.history):
            with pytest.raises(NoHistory):
                whole()


def as_it_is(match: Match) -> list[Any]:
    everybody = [*range(match.players), None]
    return [
        match.state,
        match.state.legal_actions(),
        match.version,
        match.made,
        match.moves,
        match.names,
        match.rng.state,
        [match._why_no_undo(seat) for seat in everybody],
        [match.can_redo(seat) for seat in everybody],
    ]


@pytest.mark.parametrize("usual", USUAL, ids=str)
def test_a_stored_match_plays_to_the_same_end(usual, scaled):
    """Restored again and again, from as little as possible, it comes to what it would have come to."""
    for seed in range(scaled(2)):
        match, alone = begun(usual, seed, "auto"), begun(usual, seed, "auto")
        store = Store(match)
        rng, other, pick = Rng(seed), Rng(seed), Rng(seed)
        while not alone.over:
            if pick.below(usual.stride) == 0:
                match = store.short()
            change(alone, other)
            change(match, rng)
            store.update(match)
        whole = store.whole()
        assert timeless(whole) == timeless(alone)
        assert whole.version == alone.version


@pytest.mark.parametrize("usual", USUAL, ids=str)
def test_what_is_stored_at_a_move_does_not_grow_with_the_game(usual):
    match = begun(usual, 1, "auto")
    store = Store(match)
    rng = Rng(1)
    while not match.over:
        legal = match.state.legal_actions()
        match.play(legal[rng.below(len(legal))])
        store.update(match)
    middle = len(store.written) // 2
    early, late = store.written[5:middle], store.written[middle:]
    assert sum(late) / len(late) < 1.5 * sum(early) / len(early)
    assert max(late) < len(match.to_json()) / 2
