"""Every choice says where on the table it is, in places that the layout of the view knows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from antiqua.games.game import Choice
from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import CHANCE, OVER, SPECTATOR
from tests.laws.test_laws import seed_of
from tests.laws.variants import Variant, walk

#: The kinds of moves that touch nothing on the table, and so have no place.
PLACELESS = {"concordia": {"done"}}


def looked_at(variant: Variant, seed: int, any_order: bool) -> Iterator[tuple[Choice, set[str]]]:
    """The choices of a random game, each with the places that whoever is given it knows."""
    game = variant.game
    start = variant.start()
    start.any_order = any_order and game.free_steps
    rng = Rng(seed)
    pick = rng.spawn(0)
    for state in walk(start, rng):
        if state.to_play == OVER or pick.below(variant.stride):
            continue
        for seat in (0, SPECTATOR) if state.to_play == CHANCE else (state.to_play,):
            decision = game.decision(state, seat)
            assert decision is not None
            known = set(game.layout(game.view(state, seat))) if decision.choices else set()
            for choice in decision.choices:
                yield choice, known


def test_choices_have_their_places(variant, many):
    met: Counter[bool] = Counter()
    for number in range(max(2, many(10))):
        seed = seed_of(variant, "places", number)
        for choice, known in looked_at(variant, seed, any_order=number % 2 == 1):
            assert set(choice.places) <= known, choice
            kind = choice.move.split()[0]
            assert bool(choice.places) is (kind not in PLACELESS.get(variant.name, ())), choice
            met[bool(choice.places)] += 1
    assert met[True] > 50
    assert (met[False] > 0) is (variant.name in PLACELESS)


def test_every_place_has_its_own_id(variant):
    for state in walk(variant.start(), Rng(seed_of(variant, "ids"))):
        view = variant.game.view(state, SPECTATOR)
        assert all(id == place.id for id, place in variant.game.layout(view).items())
