"""What the folder of a game holds: the same files with the same functions in every game.

    tables.py, constants.py          its components and numbers, from `components.toml`
    rules.py, board.py, ...          its positions; they know nothing of what follows
    checks.py, saved.py              what every position holds to; positions as data
    position.py                      positions set up from facts
    moves.py, refusals.py            moves as values and as text; why one is not legal
    events.py, components.py         what happens; what its things are called
    words.py                         decisions, endings and events in words
    view.py, layout.py               what a seat may see, and where it stands on the table
    features.py, numbering.py        what the numbers of observations, actions and outcomes mean
    encode.py, evaluate.py           positions as numbers for machines that learn; what judges them
    guide.py                         what appeals to whoever follows a road, in games that have several
    game.py                          its facts, and these parts together

`Game` is what the rest of the program knows of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

import msgspec

from antiqua.games.admission import Form
from antiqua.games.geometry import Place
from antiqua.games.message import Message
from antiqua.games.numbering import Actions, Feature, Numbering
from antiqua.games.values import Choice, Event, Move
from antiqua.kernel.evaluate import Evaluator
from antiqua.kernel.guide import Guide
from antiqua.kernel.network import Network
from antiqua.kernel.state import Encoder, State

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=msgspec.Struct)
Of_contra = TypeVar("Of_contra", bound=State, contravariant=True)
Made_co = TypeVar("Made_co", bound=State, covariant=True)
Shown_co = TypeVar("Shown_co", bound=msgspec.Struct, covariant=True)
Seen_contra = TypeVar("Seen_contra", bound=msgspec.Struct, contravariant=True)


class Moves(Protocol[Of_contra]):
    """`moves.py`"""

    def move(self, state: Of_contra, action: int, /) -> Move: ...
    def action(self, state: Of_contra, move: Move, /) -> int: ...
    def write(self, move: Move, /) -> str: ...
    def read(self, text: str, /) -> Move: ...
    def spread(self, words: list[str], /) -> list[str]: ...
    def every_move(self, players: int, /) -> Iterable[Move]: ...
    def sees(self, state: Of_contra, seat: int, move: Move, /) -> bool: ...
    def veil(self, move: Move, /) -> str: ...


class Refusals(Protocol[Of_contra]):
    """`refusals.py`"""

    def refusal(self, state: Of_contra, move: Move, /) -> Message | None: ...


class Words(Protocol[Of_contra]):
    """`words.py`"""

    def question(self, state: Of_contra, /) -> Message: ...
    def choice(self, state: Of_contra, action: int, /) -> Choice: ...
    def ending(self, state: Of_contra, /) -> Message: ...
    def tell(self, event: Event, /) -> Message: ...


class Saved(Protocol[S]):
    """`saved.py`"""

    @property
    def FORM(self) -> Form[S]: ...  # noqa: N802


class Positions(Protocol[Made_co]):
    """`position.py`"""

    def position(self, **facts: Any) -> Made_co: ...


class Views(Protocol[Of_contra, Shown_co]):
    """`view.py`"""

    def view(self, state: Of_contra, seat: int, /) -> Shown_co: ...


class Layout(Protocol[Seen_contra]):
    """`layout.py`"""

    def places(self, view: Seen_contra, /) -> dict[str, Place]: ...


class Features(Protocol):
    """`features.py`"""

    def features(self, players: int, /) -> tuple[Feature, ...]: ...


class Numbers(Protocol):
    """`numbering.py`"""

    @property
    def NUMBERING(self) -> Numbering: ...  # noqa: N802
    @property
    def ACTION_NUMBERS(self) -> tuple[Actions, ...]: ...  # noqa: N802
    @property
    def OUTCOME_NUMBERS(self) -> tuple[Actions, ...]: ...  # noqa: N802


class Parts(NamedTuple, Generic[S, V]):
    """The files of a game."""

    moves: Moves[S]
    refusals: Refusals[S]
    words: Words[S]
    saved: Saved[S]
    position: Positions[S]
    view: Views[S, V]
    layout: Layout[V]
    features: Features
    numbering: Numbers
    encoder: Encoder
    evaluator: Callable[[Mapping[str, float] | None, Network | None], Evaluator]
    inputs: tuple[str, ...]  # what the network of the evaluator sees
    guide: type[Guide] = Guide  # one that knows no roads
