"""The one way into a game for positions that somebody brings: saved ones, those of records, those set up by hand.

Compiled code trusts a position blindly, so nothing gets in that has not been checked as a whole: the form of the data,
every name and range, and then, in the game's own `checks.py`, everything that the rules hold to. Whatever is wrong is
raised as a `Fault`, which says it in words; it becomes a `BadSave` or a `BadPosition`, by what was brought.

    FORM = admission.Form(...)              # in a game's saved.py; FORM.loaded(data) is the position

    def position(**given):                  # in its position.py
        with admission.set_up():
            return admission.admitted(table(facts), FORM, settle)
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from antiqua.games.message import Argument, Message
from antiqua.kernel.errors import BadPosition, BadSave
from antiqua.kernel.seats import CHANCE, OVER
from antiqua.kernel.state import State

S = TypeVar("S", bound=State)
T = TypeVar("T")
ANY_ORDER = "any_order"
VERSION = "version"


class Fault(Exception):
    """Why something is no position, as a message."""

    def __init__(self, id: str, /, **args: Argument) -> None:
        super().__init__(id)
        self.message = Message(id, args)


class Form(NamedTuple, Generic[S]):
    """How positions of a game are saved and what is checked in them.

    `restore` makes a position of the data, without trusting any number in it that could lead it astray; `check` raises
    a `Fault` unless the rules could have led to that position.
    """

    version: int
    data: type[msgspec.Struct]
    restore: Callable[[Any], S]
    check: Callable[[S], None]
    actions: int
    outcomes: int

    def loaded(self, data: Any) -> S:
        """The position that `to_dict` wrote; anything else raises `BadSave`."""
        version = data.get(VERSION) if isinstance(data, dict) else None
        if type(version) is int and version > self.version:
            raise BadSave("error-save-version", version=str(version), supported=str(self.version))
        try:
            return admitted(data, self)
        except Fault as fault:
            raise BadSave("error-state-damaged", why=fault.message) from None


# -- out -----------------------------------------------------------------------------------------------------


def saved(state: State, data: msgspec.Struct) -> dict[str, Any]:
    """A position as plain data; that steps may come in any order is said only where it is so."""
    plain: dict[str, Any] = msgspec.to_builtins(data)
    return {**plain, ANY_ORDER: True} if state.any_order else plain


# -- in ------------------------------------------------------------------------------------------------------


@contextmanager
def set_up() -> Iterator[None]:
    """A position is set up by hand: what is wrong with it is a `BadPosition`."""
    try:
        yield
    except Fault as fault:
        raise BadPosition("error-bad-position", why=fault.message) from None


def admitted(data: Any, form: Form[S], settle: Callable[[S], None] | None = None) -> S:
    """The position that data describe, as `to_dict` writes them or as a struct; any other raises a `Fault`.

    `settle` goes on from the checked position to one in which there is something to decide; that one is checked again.
    """
    plain = msgspec.to_builtins(data) if isinstance(data, msgspec.Struct) else data
    any_order = False
    if isinstance(plain, dict) and ANY_ORDER in plain:
        any_order = plain[ANY_ORDER]
        plain = {name: value for name, value in plain.items() if name != ANY_ORDER}
        if any_order is not True:
            raise Fault("error-damage-form", detail=ANY_ORDER)
    try:
        checked = msgspec.convert(plain, form.data)
    except (msgspec.ValidationError, UnicodeError, RecursionError) as error:
        raise Fault("error-damage-form", detail=str(error)) from None
    state = form.restore(checked)
    state.any_order = any_order
    form.check(state)
    if settle is not None:
        settle(state)
        form.check(state)
    check_choice(state, form)
    return state


def check_choice(state: State, form: Form[Any]) -> None:
    """Whoever is to play, a seat or chance, has at least two options, all of them in range; when over, none."""
    if state.to_play == OVER:
        return
    legal = state.legal_actions()
    limit = form.outcomes if state.to_play == CHANCE else form.actions
    if not CHANCE <= state.to_play < state.players or len(legal) < 2:
        raise Fault("error-damage-no-choice")
    if not all(0 <= action < limit for action in legal) or len(set(legal)) < len(legal):
        raise Fault("error-damage-no-choice")


# -- names ---------------------------------------------------------------------------------------------------


def number(name: str, table: Mapping[str, int]) -> int:
    if name not in table:
        raise Fault("error-damage-name", name=name)
    return table[name]


def optional(name: str | None, table: Mapping[str, int], none: int = -1) -> int:
    return none if name is None else number(name, table)


def mask(names: Iterable[str], table: Mapping[str, int]) -> int:
    """The set of these names; one that is there twice is damage."""
    found = 0
    for name in names:
        bit = 1 << number(name, table)
        if found & bit:
            raise Fault("error-damage-twice", name=name)
        found |= bit
    return found


def seat_mask(seats: Iterable[int], players: int) -> int:
    """The set of these seats; one that does not exist, or is there twice, is damage."""
    return mask(map(str, seats), {str(seat): seat for seat in range(players)})


def counts(names: Iterable[str], table: Mapping[str, int]) -> list[int]:
    """How often each thing of the table is named."""
    found = [0] * len(table)
    for name in names:
        found[number(name, table)] += 1
    return found


def put(
    where: list[int], names: Iterable[str | None], table: Mapping[str, int], place: int, nowhere: int
) -> None:
    """Put things that are `nowhere` into a place; one that already is somewhere is damage."""
    for name in names:
        if name is None:
            continue
        thing = number(name, table)
        if where[thing] != nowhere:
            raise Fault("error-damage-twice", name=name)
        where[thing] = place


def one_of(names: Iterable[str]) -> msgspec.Meta:
    """What a field of saved data says that holds one of these names."""
    return msgspec.Meta(pattern=f"^(?:{'|'.join(dict.fromkeys(names))})$")


# -- options -------------------------------------------------------------------------------------------------


def option_numbers(options: Mapping[str, Any], known: Mapping[str, Sequence[Any]]) -> list[int]:
    """For every option the place of its value; an option that is not said has its default, the first."""
    for name in options:
        if name not in known:
            raise Fault("error-damage-name", name=name)
    found = []
    for name, values in known.items():
        value = options.get(name, values[0])
        fitting = [place for place, one in enumerate(values) if type(one) is type(value) and one == value]
        if not fitting:
            raise Fault("error-damage-name", name=str(value))
        found += fitting
    return found


def option_values(numbers: Iterable[int], known: Mapping[str, Sequence[T]]) -> dict[str, T]:
    """The inverse: for every option its value."""
    return {name: values[place] for (name, values), place in zip(known.items(), numbers, strict=False)}


# -- checks --------------------------------------------------------------------------------------------------


def expect(right: bool, id: str, /, **args: Argument) -> None:
    """Something that is so in every position."""
    if not right:
        raise Fault(id, **args)


def expect_fit(phases: Sequence[str]) -> Callable[[State, bool], None]:
    """For a game with these phases, what says that what is pending fits the rest."""

    def fits(state: State, right: bool) -> None:
        expect(right, "error-damage-phase", phase=phases[state.phase])

    return fits
