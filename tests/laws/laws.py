"""The laws that hold in every position of every game. Each function checks one and leaves the position alone."""

from __future__ import annotations

import copy
import json
import pickle
from array import array
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from typing import Any, NamedTuple

import msgspec
import pytest

from antiqua.games.game import Event
from antiqua.kernel.errors import AntiquaError, BadSave, IllegalMove, InvalidMove
from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import CHANCE, OVER
from antiqua.kernel.state import Buffer, State
from tests.laws.conservation import CHECKS
from tests.laws.variants import Variant, walk

EQUALS = 10  # what is seen of a position that came out as it was is dear and the same: compared once in so many times
NOT_NUMBERS: tuple[Any, ...] = (
    True,
    False,
    None,
    "",
    "0",
    "build",
    0.0,
    1.0,
    float("nan"),
    b"1",
    [],
    (0,),
    {},
)
OUT_OF_RANGE = (-1, -2, -3, -1000, 10**6, 2**31, 2**63, 2**64, -(2**63), 10**30)
NO_MOVES = ("", "   ", "\n", "xyzzy", "0", "-1", "?", "\x00", "build", "*" * 5000, "a b c d e f g")


# -- what one may do --------------------------------------------------------------------------------------------------


def there_is_a_choice(variant: Variant, state: State, rng: Rng) -> None:  # noqa: ARG001
    """Whoever is to play, a seat or chance, has at least two options, in the declared range; when over, none."""
    legal = state.legal_actions()
    if state.to_play == OVER:
        assert legal == []
        return
    assert state.to_play == CHANCE or 0 <= state.to_play < variant.players
    limit = variant.game.outcomes if state.to_play == CHANCE else variant.game.actions
    assert len(legal) >= 2
    assert len(set(legal)) == len(legal)
    assert all(type(action) is int and 0 <= action < limit for action in legal)
    buffer = Buffer()
    state.list_actions(buffer)
    assert buffer.to_list() == legal


def nothing_else_is_accepted(variant: Variant, state: State, rng: Rng) -> None:  # noqa: ARG001
    """`apply` refuses every number that is not listed and everything that is no number, and changes nothing."""
    before = state.to_dict()
    legal = set(state.legal_actions())
    highest = max(variant.game.actions, variant.game.outcomes)
    for number in (*range(highest + 2), *OUT_OF_RANGE):
        if number not in legal:
            with pytest.raises(IllegalMove):
                state.apply(number)
    for thing in NOT_NUMBERS:
        with pytest.raises(InvalidMove):
            state.apply(thing)
    assert state.to_dict() == before


def apply_is_play(variant: Variant, state: State, rng: Rng) -> None:  # noqa: ARG001
    for action in some(state.legal_actions(), rng):
        played, applied = state.clone(), state.clone()
        played.play(action)
        applied.apply(action)
        assert played == applied


def mask_is_the_list(variant: Variant, state: State, rng: Rng) -> None:  # noqa: ARG001
    out = array("b", [7]) * variant.game.actions
    state.mask(out)
    legal = state.legal_actions() if state.to_play >= 0 else []
    assert sorted(legal) == [action for action, allowed in enumerate(out) if allowed]
    assert set(out) <= {0, 1}


def short_arrays_are_refused(variant: Variant, state: State, rng: Rng) -> None:  # noqa: ARG001
    """Compiled code would write past the end of them."""
    legal = state.legal_actions()
    if state.to_play >= 0:
        with pytest.raises(AntiquaError):
            state.mask(array("b", bytes(max(legal))))
    size = variant.game.encoder().size(variant.players)
    for seat in variant.observers():
        with pytest.raises(AntiquaError):
            state.observe(seat, array("f", bytes(4 * (size - 1))))


# -- copies -----------------------------------------------------------------------------------------------------------


def clone_is_equal_and_independent(variant: Variant, state: State, rng: Rng) -> None:  # noqa: ARG001
    print_before = state.fingerprint()
    clone, witness = state.clone(), state.clone()
    assert type(clone) is type(state)
    assert clone is not state
    assert clone == state
    assert clone.listener is None
    for _ in walk(clone, rng.spawn(0)):
        pass
    assert state == witness
    assert state.fingerprint() == witness.fingerprint() == print_before


def saved_and_loaded(variant: Variant, state: State, rng: Rng) -> None:
    """Through real JSON and back: equal, and it goes on in the same way."""
    data = state.to_dict()
    assert state.to_dict() == data
    text = json.dumps(data)
    loaded = type(state).from_dict(json.loads(text))
    same_in_all(variant, state, loaded, rng)
    assert json.dumps(loaded.to_dict()) == text
    assert variant.game.from_dict(json.loads(text)) == state
    assert variant.game.options_of(loaded) == dict(variant.options)


def damaged_saves_are_refused_or_other_positions(variant: Variant, state: State, rng: Rng) -> None:
    """One thing in the saved data is changed: that is no position, or one that differs and is as good as any."""
    data = state.to_dict()
    text = json.dumps(data)
    places = list(leaves(json.loads(text), ()))
    for _ in range(30):
        path = places[rng.below(len(places))]
        changed = json.loads(text)
        change(changed, path, places, rng)
        try:
            other = variant.game.from_dict(changed)
        except BadSave:
            continue
        different = other.to_dict() != data
        assert (other != state) is different, path
        assert (other.fingerprint() != state.fingerprint()) is different, path
        assert variant.game.from_dict(other.to_dict()) == other
        assert len(other.legal_actions()) >= (0 if other.to_play == OVER else 2)


Path = tuple[str | int, ...]


def leaves(data: Any, path: Path) -> Iterator[Path]:
    """Where the single values are."""
    if isinstance(data, dict | list):
        for key, part in data.items() if isinstance(data, dict) else enumerate(data):
            yield from leaves(part, (*path, key))
    else:
        yield path


def change(data: Any, path: Path, others: Sequence[Path], rng: Rng) -> None:
    """Another value of the same kind, one from elsewhere, or none at all."""
    value = at(data, path)
    holder, key = at(data, path[:-1]), path[-1]
    way = rng.below(4)
    if way == 0:
        holder[key] = at(data, others[rng.below(len(others))])
    elif way == 1:
        del holder[key]
    elif isinstance(value, bool):
        holder[key] = not value
    elif isinstance(value, int):
        holder[key] = value + rng.below(7) - 3
    else:
        holder[key] = None if value is not None else "x"


def at(data: Any, path: Path) -> Any:
    for key in path:
        data = data[key]
    return data


def pickled_and_copied(variant: Variant, state: State, rng: Rng) -> None:
    for twin in (pickle.loads(pickle.dumps(state)), copy.copy(state), copy.deepcopy(state)):
        assert twin is not state
        same_in_all(variant, state, twin, rng)


def same_in_all(variant: Variant, one: State, other: State, rng: Rng) -> None:
    """Equal, and whatever is asked of them or done with them."""
    assert type(one) is type(other)
    assert one == other
    assert one.fingerprint() == other.fingerprint()
    assert one.to_play == other.to_play
    assert one.legal_actions() == other.legal_actions()
    assert one.scores() == other.scores()
    for seat in variant.observers():
        assert observation(variant, one, seat) == observation(variant, other, seat)
    seed = rng.bits()
    ends = []
    for state in (one, other):
        *_, last = walk(state.clone(), Rng(seed))
        ends.append((last.fingerprint(), last.scores(), last.winners, last.ending))
    assert ends[0] == ends[1]


# -- moves and words --------------------------------------------------------------------------------------------------


def moves_are_numbers_are_texts(variant: Variant, state: State, rng: Rng) -> None:  # noqa: ARG001
    game = variant.game
    texts = set()
    for action in state.legal_actions():
        move = game.move(state, action)
        text = game.write(move)
        assert game.action(state, move) == action
        assert game.read(text) == move
        assert game.parse(state, text) == action
        assert game.notation(state, action) == text
        assert text == " ".join(text.split()) != ""
        assert msgspec.json.decode(msgspec.json.encode(move), type=type(move)) == move
        texts.add(text)
    assert len(texts) == len(state.legal_actions())


def no_move_is_no_move(variant: Variant, state: State, rng: Rng) -> None:  # noqa: ARG001
    for text in NO_MOVES:
        with pytest.raises(InvalidMove):
            variant.game.parse(state, text)


def decision_is_the_list(variant: Variant, state: State, rng: Rng) -> None:  # noqa: ARG001
    """Who decides is told every option, and nobody the options of another; chance's, unless they tell a secret."""
    game = variant.game
    legal = state.legal_actions()
    for seat in variant.observers():
        decision = game.decision(state, seat)
        if state.to_play == OVER:
            assert decision is None
            continue
        assert decision is not None
        assert decision.seat == state.to_play
        assert decision.phase == game.phase(state)
        given = [choice.action for choice in decision.choices]
        if state.to_play == seat:
            assert given == legal
        elif state.to_play == CHANCE:
            known = [action for action in legal if game.sees(state, seat, game.move(state, action))]
            assert given == (known if game.knows(state, seat) else [])
        else:
            assert given == []
        assert [choice.move for choice in decision.choices] == [
            game.notation(state, action) for action in given
        ]


# -- what numbers mean ------------------------------------------------------------------------------------------------

#: Axes that count what only a position can name.
COUNTED = {"slot", "own_wonder", "colonist", "route_of_this_kind", "number_in_stack"} | {
    "further_cards",
    "wilds",
    "added",
}


def actions_mean_what_is_described(variant: Variant, state: State, rng: Rng) -> None:  # noqa: ARG001
    """In its phase a number lies in one group: that of its kind of move, under labels that its text says."""
    game = variant.game
    groups = game.describe_outcomes() if state.to_play == CHANCE else game.describe_actions()
    here = [group for group in groups if game.phase(state) in group.phases]
    for action in state.legal_actions():
        move = game.move(state, action)
        (group,) = [group for group in here if action in group]
        assert group.name == move.__struct_config__.tag
        said = game.write(move).lower().split()
        for axis, label in zip(group.axes, group.labels(action), strict=True):
            if axis.name not in COUNTED and not axis.name.startswith("rank_of") and label != "no_choice":
                assert any(is_said(name, said) for name in label.split("|")), (label, said)


def is_said(label: str, words: list[str]) -> bool:
    """Are these words, or the word that an id ends in?"""
    return set(label.split()) <= set(words) or any(word in label.split("_") for word in words)


def observations_are_as_described(variant: Variant, state: State, rng: Rng) -> None:  # noqa: ARG001
    for seat in variant.observers():
        numbers = observed(variant, state, seat)
        for feature in variant.game.describe_observation(variant.players):
            own = [numbers[place] for place in feature]
            if feature.values == "amounts":
                counts = [number * feature.unit for number in own]
                assert all(abs(count - round(count)) < 1e-4 for count in counts), feature.name
            else:
                assert set(own) <= {0.0, 1.0}, feature.name
            if feature.values == "one_hot":
                width = feature.shape[-1]
                rows = [own[start : start + width] for start in range(0, len(own), width)]
                assert all(sum(row) <= 1 for row in rows), feature.name


# -- chance -----------------------------------------------------------------------------------------------------------


def chances_are_exact(variant: Variant, state: State, rng: Rng) -> None:  # noqa: ARG001
    """The outcomes are those listed, each possible, their probabilities fractions that sum to 1."""
    if state.to_play != CHANCE:
        return
    odds = state.chance_outcomes()
    assert [outcome for outcome, _ in odds] == state.legal_actions()
    assert {type(chance) for _, chance in odds} == {Fraction}
    assert all(chance > 0 for _, chance in odds)
    assert sum(chance for _, chance in odds) == 1
    possible = set(state.legal_actions())
    assert all(state.sample_chance(rng) in possible for _ in range(5))


# -- counting ---------------------------------------------------------------------------------------------------------


def nothing_is_lost(variant: Variant, state: State, rng: Rng) -> None:  # noqa: ARG001
    CHECKS[variant.name](state)


def points_add_up(variant: Variant, state: State, rng: Rng) -> None:  # noqa: ARG001
    game = variant.game
    breakdown = game.breakdown(state)
    assert [sum(points.values()) for points in breakdown] == state.scores()
    assert [state.score(seat) for seat in range(variant.players)] == state.scores()
    assert all(tuple(points) == game.categories for points in breakdown)


def outcome_is_told(variant: Variant, state: State, rng: Rng) -> None:  # noqa: ARG001
    """Who won and why is known exactly when the game is over."""
    outcome = variant.game.outcome(state)
    returns = state.returns()
    assert all(type(share) is float for share in returns)
    if state.to_play != OVER:
        assert outcome is None
        assert (state.ending, state.winners) == (0, 0)
        assert returns == [0.0] * variant.players
        return
    assert outcome is not None
    assert outcome.winners
    assert set(outcome.winners) <= set(range(variant.players))
    assert outcome.reason in variant.game.endings[1:]
    assert list(outcome.scores) == state.scores()
    share = 1 / len(outcome.winners)
    assert returns == [share if seat in outcome.winners else 0.0 for seat in range(variant.players)]


# -- what is hidden ---------------------------------------------------------------------------------------------------


def observed(variant: Variant, state: State, seat: int) -> array[float]:
    out = array("f", bytes(4 * variant.game.encoder().size(variant.players)))
    state.observe(seat, out)
    return out


def observation(variant: Variant, state: State, seat: int) -> bytes:
    return observed(variant, state, seat).tobytes()


def sight(variant: Variant, state: State, seat: int) -> tuple[Any, ...]:
    """Everything that `seat` may know of a position."""
    return (
        state.to_play,
        msgspec.json.encode(variant.game.view(state, seat)),
        observation(variant, state, seat),
        msgspec.json.encode(variant.game.decision(state, seat)),
        state.legal_actions() if state.to_play == seat else None,
        msgspec.json.encode(variant.game.outcome(state)),
    )


def hidden_things_do_not_show(variant: Variant, state: State, rng: Rng) -> bool:
    """Drawing anew all that a seat cannot see changes nothing that it sees; returns whether anything was hidden."""
    something = False
    for seat in variant.observers():
        other = state.clone()
        other.resample(seat, rng)
        if other != state:
            assert state.hides(seat)
            something = True
        elif rng.below(EQUALS):
            continue
        assert sight(variant, other, seat) == sight(variant, state, seat)
        CHECKS[variant.name](other)
    return something


class Listening:
    """Keeps what happens, as one who sits at `seat` hears it."""

    def __init__(self, seat: int | None = None) -> None:
        self.seat = seat
        self.events: list[Event] = []

    def happened(self, event: Event) -> None:
        if self.seat is None or event.seen_by is None or self.seat in event.seen_by:
            self.events.append(event)

    def forced(self, state: State, action: int) -> None:
        assert state.legal_actions() == [action]


def secret_outcomes_look_alike(variant: Variant, state: State, rng: Rng) -> None:  # noqa: ARG001
    """What chance does out of a seat's sight looks the same to that seat, whatever it is, and is written the same."""
    game = variant.game
    if state.to_play != CHANCE:
        return
    for seat in variant.observers():
        moves = [(action, game.move(state, action)) for action in state.legal_actions()]
        secret = [(action, move) for action, move in moves if not game.sees(state, seat, move)]
        looks = {look_after(variant, state, action, seat) for action, _ in secret}
        veils = {game.veil(move) for _, move in secret}
        assert len(looks) <= 1
        assert len(veils) <= 1
        assert not veils & {game.write(move) for _, move in moves}


def look_after(variant: Variant, state: State, action: int, seat: int) -> tuple[Any, ...]:
    after = state.clone()
    listening = Listening(seat)
    after.listener = listening
    after.play(action)
    after.listener = None
    sights = sight(variant, after, seat)
    return (*(str(part) for part in sights), msgspec.json.encode(listening.events))


# -- all of them ------------------------------------------------------------------------------------------------------


class Law(NamedTuple):
    """A law, and in how many games, at one in how many positions, it is worth checking."""

    holds: Callable[[Variant, State, Rng], object]
    games: int
    one_in: int = 1


LAWS = (
    Law(there_is_a_choice, 1000),
    Law(nothing_is_lost, 150),
    Law(points_add_up, 250),
    Law(outcome_is_told, 100),
    Law(mask_is_the_list, 250),
    Law(short_arrays_are_refused, 20, one_in=5),
    Law(apply_is_play, 100),
    Law(chances_are_exact, 50),
    Law(clone_is_equal_and_independent, 100, one_in=5),
    Law(saved_and_loaded, 20),
    Law(pickled_and_copied, 20),
    Law(damaged_saves_are_refused_or_other_positions, 10, one_in=5),
    Law(moves_are_numbers_are_texts, 20),
    Law(no_move_is_no_move, 20, one_in=5),
    Law(nothing_else_is_accepted, 20, one_in=5),
    Law(decision_is_the_list, 20),
    Law(actions_mean_what_is_described, 10),
    Law(observations_are_as_described, 10, one_in=5),
    Law(secret_outcomes_look_alike, 100),
)


def some(numbers: list[int], rng: Rng, most: int = 3) -> list[int]:
    """A few of many."""
    if len(numbers) <= most:
        return numbers
    return [numbers[rng.below(len(numbers))] for _ in range(most)]


def check(law: Law, variant: Variant, state: State, rng: Rng) -> None:
    """Check one law in one position; what goes wrong names the position."""
    before = state.fingerprint()
    try:
        law.holds(variant, state, rng)
        assert state.fingerprint() == before, "checking the law changed the position"
    except (AssertionError, AntiquaError, pytest.fail.Exception) as error:
        error.add_note(f"in {variant} at {json.dumps(state.to_dict())}")
        raise
