"""What the positions of all games have in common, beyond the kernel's contract."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from importlib import import_module
from typing import Any, TypeVar

from antiqua.games import admission
from antiqua.kernel.state import Encoder, State

G = TypeVar("G", bound="GameState")


class GameState(State):
    """A position. `active` is whose turn it is, also while others or chance decide; `categories` are of points."""

    active: int
    categories: int

    def sit_down(self, players: int, categories: int) -> None:
        """Nobody has done anything."""
        self.players = players
        self.ending = 0
        self.winners = 0
        self.any_order = False
        self.listener = None
        self.active = 0
        self.categories = categories

    def copy_common(self, new: GameState) -> None:
        """Make `new` equal to this, as far as it is known here."""
        new.players = self.players
        new.to_play = self.to_play
        new.phase = self.phase
        new.ending = self.ending
        new.winners = self.winners
        new.any_order = self.any_order
        new.listener = None
        new.active = self.active
        new.categories = self.categories

    def score(self, seat: int) -> int:
        total = 0
        for category in range(self.categories):
            total += self.points_for(seat, category)
        return total

    # -- what other files of its folder do for it ---------------------------------------------------------------------

    def encoder(self) -> Encoder:
        encoder: Encoder = part(type(self).__module__, "encode").ENCODER
        return encoder

    def to_dict(self) -> dict[str, Any]:
        data: dict[str, Any] = part(type(self).__module__, "saved").to_dict(self)
        return data

    @classmethod
    def from_dict(cls: type[G], data: dict[str, Any]) -> G:
        state: G = admission.loaded(data, part(cls.__module__, "saved").FORM)
        return state


@cache
def part(module: str, name: str) -> Any:
    """The module of that name in the same folder; it may import the first one, so it is found late."""
    folder = module.rpartition(".")[0]
    return import_module(f"{folder}.{name}")


def weighted(outcomes: Sequence[int], weights: Sequence[int]) -> list[tuple[int, Fraction]]:
    """The outcomes of chance with their probabilities, which are as these weights."""
    total = sum(weights)
    return [(outcome, Fraction(weight, total)) for outcome, weight in zip(outcomes, weights, strict=True)]


def uniform(outcomes: Sequence[int]) -> list[tuple[int, Fraction]]:
    """The outcomes of chance, each as likely as the others."""
    return weighted(outcomes, [1] * len(outcomes))
