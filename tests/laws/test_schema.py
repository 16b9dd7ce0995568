"""Everything that a client sees of a game is what the game's schema says."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from antiqua.games.game import Event, Game
from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import CHANCE
from antiqua.kernel.state import State
from tests.laws.json_schema import Mismatch, validate
from tests.laws.laws import Listening
from tests.laws.test_laws import seed_of
from tests.laws.variants import Variant, walk

LOOKS = 12  # positions of a game in which everything is looked at


def shown(game: Game, state: State, seat: int) -> dict[str, Any]:
    """What there is to see of a position, as JSON."""
    view = game.view(state, seat)
    found = {
        "view": view,
        "layout": game.layout(view),
        "decision": game.decision(state, seat),
        "outcome": game.outcome(state),
    }
    return {name: plain(value) for name, value in found.items() if value is not None}


def plain(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


def instances(variant: Variant, seed: int) -> Iterator[dict[str, Any]]:
    """What is met in a random game: every event and some moves, and what all see of some positions and of the last."""
    game = variant.game
    state = variant.start()
    state.listener = listening = Listening()
    rng = Rng(seed)
    look = rng.spawn(0)
    told: set[type[Event]] = set()
    for position in walk(state, rng):
        for action in position.legal_actions()[:3]:
            yield {"move": plain(game.move(position, action))}
        if position.to_play < CHANCE or look.below(80 * variant.stride) < LOOKS:
            for seat in variant.observers():
                yield shown(game, position, seat)
    for event in listening.events:
        if type(event) not in told or look.below(10) == 0:
            told.add(type(event))
            yield {"event": plain(event)}


def test_what_is_met_fits_the_schema(variant, many):
    schema = variant.game.schema()
    for seed in range(max(1, many(6))):
        met = set()
        for instance in instances(variant, seed_of(variant, "schema", seed)):
            validate(instance, schema, schema)
            met |= set(instance)
        assert met == set(schema["properties"])


def test_what_is_damaged_does_not(variant):
    """One thing is missing, or is of another kind: the schema says more than that there is something."""
    schema = variant.game.schema()
    for instance in list(instances(variant, 1))[:: 40 * variant.stride]:
        for part in instance:
            damaged = copy.deepcopy(instance)
            key = next(iter(damaged[part]))
            damaged[part][key] = [[0.5]]
            with pytest.raises(Mismatch):
                validate(damaged, schema, schema)
            if part != "layout":
                del damaged[part][key]
                with pytest.raises(Mismatch):
                    validate(damaged, schema, schema)


def test_the_schema_is_json(variant):
    schema = variant.game.schema()
    assert json.loads(json.dumps(schema)) == schema
    assert schema["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    assert schema["title"] == variant.name
