"""No input can crash, hang or corrupt: what is changed at random is refused in words, or plays like any other.

Whatever gets in is played to its end a few times under the laws. Where compiled code would run away, a watchdog ends
the process, so that the test fails instead of hanging.
"""

import copy
import faulthandler
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from importlib import import_module
from typing import Any

import msgspec
import pytest

from antiqua import games, i18n, record, saved
from antiqua.kernel.errors import AntiquaError
from antiqua.kernel.playout import playouts
from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import CHANCE, OVER, SPECTATOR
from antiqua.kernel.state import State
from antiqua.match import Match
from tests.laws.laws import (
    decision_is_the_list,
    moves_are_numbers_are_texts,
    outcome_is_told,
    points_add_up,
    sight,
    there_is_a_choice,
)
from tests.laws.mutants import at as part_at
from tests.laws.mutants import invented, mutate, paths, pick
from tests.laws.test_laws import seed_of
from tests.laws.variants import USUAL, Variant, step, variants_of, walk

MUTANTS = 2000  # of each game
SOAK = 200_000
CONTINUATIONS = 5
LOOK = 500  # the dear laws are checked in one of so many positions, and at both ends
PATIENCE = 60  # seconds until something counts as hanging


@contextmanager
def watched() -> Iterator[None]:
    """End the process if this takes too long, even inside compiled code."""
    faulthandler.dump_traceback_later(PATIENCE, exit=True)
    try:
        yield
    finally:
        faulthandler.cancel_dump_traceback_later()


# -- what is changed -----------------------------------------------------------------------------------------


@cache
def saves(name: str) -> list[dict[str, Any]]:
    """Positions of random games of all variants, canonical ones and those in any order."""
    found = []
    for number, variant in enumerate(variants_of(name)):
        rng = Rng(seed_of(variant, "saves"))
        start = variant.start()
        start.any_order = variant.game.free_steps and number % 2 == 1
        found += [state.to_dict() for state in walk(start, rng) if rng.below(2 * variant.stride) == 0]
    return found


@cache
def words(name: str) -> list[str]:
    """Every word that is used in positions of a game."""
    found: set[str] = set()
    for data in saves(name)[::3]:
        for path in paths(data):
            part = part_at(data, path)
            found |= {str(path[-1])} | ({part} if isinstance(part, str) else set())
    phases = import_module(f"antiqua.games.{name}.constants").PHASES
    return sorted(found | set(phases))


@cache
def matches(name: str) -> list[str]:
    """Saved matches of some lengths."""
    found = []
    for seed, variant in enumerate(one for one in USUAL if one.name == name):
        for manual in ("auto", "manual"):
            rng = Rng(seed)
            options = dict(variant.options)
            playing = Match(name, variant.players, seed=seed, chance=manual, **options)
            # With manual chance all positions are kept, so that everything can be corrected.
            for _ in range(20 + rng.below(200 if manual == "auto" else 20)):
                if playing.over:
                    break
                playing.play(step(playing.state, rng))
            if playing.can_undo():
                playing.undo()
            found.append(playing.to_json())
    return found


@cache
def opened_matches(name: str) -> list[dict[str, Any]]:
    return [json.loads(text)["match"] for text in matches(name)]


@cache
def records(name: str) -> list[str]:
    found = []
    for text in matches(name):
        playing = Match.from_json(text)
        found.append(record.write(playing.record(None)))
        from_here = Match(playing.game, start=playing.state, seed=1)
        rng = Rng(len(found))
        for _ in range(5):
            if not from_here.over:
                from_here.play(step(from_here.state, rng))
        found.append(record.write(from_here.record(None)))
    return found


# -- what is done with it ------------------------------------------------------------------------------------


def mutant_state(name: str, rng: Rng) -> State | None:
    data = copy.deepcopy(pick(rng, saves(name)))
    mutate(data, pick(rng, saves(name)), rng)
    return admitted(data, games.get(name).from_dict)


def mutant_position(name: str, rng: Rng) -> State | None:
    """Facts that are invented, or the facts of one of the samples with changes."""
    kind = import_module(f"antiqua.games.{name}.position").Facts
    facts = invented(kind, words(name), rng)
    return admitted(facts, lambda given: games.get(name).position(**given))


def mutant_match(name: str, rng: Rng) -> State | None:
    """The checksum is put right, as somebody would who means it."""
    data = msgspec.json.decode(pick(rng, matches(name)))["match"]
    mutate(data, pick(rng, opened_matches(name)), rng)

    def load(changed: Any) -> State:
        body = json.dumps(changed).encode()
        with suppress(msgspec.MsgspecError, UnicodeError):
            body = saved.encoded(msgspec.json.decode(body, type=saved.SavedMatch))
        envelope = saved.Envelope(saved.FORMAT, saved.VERSION, saved.checksum(body), msgspec.Raw(body))
        loaded = Match.from_json(msgspec.json.encode(envelope))
        read_all(loaded)
        return loaded.state

    return admitted(data, load)


def mutant_record(name: str, rng: Rng) -> State | None:
    """Lines are changed, moved, dropped or made anew."""
    lines, other = (pick(rng, records(name)).split("\n") for _ in range(2))
    for _ in range(1 + rng.below(3)):
        place = rng.below(len(lines))
        way = rng.below(5)
        if way == 0:
            lines[place] = pick(rng, other)
        elif way == 1:
            del lines[place]
        elif way == 2:
            lines.insert(place, pick(rng, lines))
        elif way == 3:
            tokens = lines[place].split(" ")
            tokens[rng.below(len(tokens))] = pick(
                rng, (pick(rng, words(name)), str(rng.below(40)), "-1", "", "²")
            )
            lines[place] = " ".join(tokens)
        elif lines[place].startswith("start: {"):
            start = json.loads(lines[place].removeprefix("start: "))
            mutate(start, pick(rng, saves(name)), rng)
            lines[place] = "start: " + json.dumps(start)
    text = "\n".join(lines) or "?"

    def replay(given: str) -> State:
        replayed = record.replay(record.read(given))
        read_all(replayed)
        return replayed.state

    return admitted(text, replay)


def admitted(given: Any, way_in: Callable[[Any], State]) -> State | None:
    """The position that gets in; None if it is refused in words."""
    try:
        return way_in(given)
    except AntiquaError as error:
        refused = error
    for lang in i18n.LANGUAGES:
        assert i18n.catalogue(lang).message(refused)
    return None


def read_all(playing: Match) -> None:
    """Everything that people read of a match."""
    for viewer in (0, SPECTATOR):
        for entry in playing.log(viewer):
            for event in entry.events:
                assert i18n.catalogue("en").message(playing.game.tell(event))
        playing.decision(viewer)
        playing.view(viewer)


def play_on(state: State, name: str, rng: Rng) -> None:
    """To the end a few times, under the laws; then as search does it."""
    game = games.get(name)
    variant = Variant(name, state.players, tuple(game.options_of(state).items()))
    look(variant, state, rng)
    for _ in range(CONTINUATIONS):
        playing = state.clone()
        decisions = 0
        while playing.to_play != OVER and decisions < game.decision_limit:
            assert len(playing.legal_actions()) > 1
            if rng.below(LOOK) == 0:
                look(variant, playing, rng)
            decisions += playing.to_play != CHANCE
            playing.play(step(playing, rng))
        look(variant, playing, rng)
    limit = game.decision_limit
    for ending, winners, *_ in playouts(state.canonical(), CONTINUATIONS, rng, limit):
        assert (ending > 0) == (winners > 0)


LAWS = (
    there_is_a_choice,
    points_add_up,
    outcome_is_told,
    moves_are_numbers_are_texts,
    decision_is_the_list,
)


def look(variant: Variant, state: State, rng: Rng) -> None:
    for law in LAWS:
        law(variant, state, rng)
    for (
        seat
    ) in variant.observers():  # what a game conserves from its beginning, a position that is set up need not
        other = state.clone()
        other.resample(seat, rng)
        assert sight(variant, other, seat) == sight(variant, state, seat)
    data = json.loads(json.dumps(state.to_dict()))
    assert variant.game.from_dict(data) == state


WAYS_IN = (mutant_state, mutant_position, mutant_match, mutant_record)


def check_mutants(name: str, way_in: Callable[[str, Rng], State | None], number: int, seed: int) -> None:
    before = copy.deepcopy(saves(name)[0])
    accepted = 0
    for mutant in range(number):
        rng = Rng(seed).spawn(mutant)
        with watched():
            try:
                state = way_in(name, rng)
                if state is not None:
                    accepted += 1
                    play_on(state, name, rng)
            except Exception as error:
                error.add_note(f"mutant {mutant} of {name} by {way_in.__name__}, seed {seed}")
                raise
    assert saves(name)[0] == before
    assert number < 100 or 0 < accepted < number


@pytest.mark.parametrize("way_in", WAYS_IN, ids=lambda way: way.__name__)
@pytest.mark.parametrize("name", games.names())
def test_mutants_are_refused_or_play_like_any_other(name, way_in, scaled):
    check_mutants(name, way_in, scaled(MUTANTS // len(WAYS_IN)), seed_of(name, way_in.__name__))


@pytest.mark.soak
@pytest.mark.parametrize("part", range(10))
@pytest.mark.parametrize("way_in", WAYS_IN, ids=lambda way: way.__name__)
@pytest.mark.parametrize("name", games.names())
def test_very_many_mutants_are_refused_or_play_like_any_other(name, way_in, part, scaled):
    number = scaled(SOAK // len(WAYS_IN) // 10)
    check_mutants(name, way_in, number, seed_of(name, way_in.__name__, part))
