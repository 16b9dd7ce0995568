"""Every way to set up every registered game, and random walks through it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Any

from antiqua import games
from antiqua.games.game import Game
from antiqua.kernel.errors import BadOption
from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import CHANCE, OVER, SPECTATOR
from antiqua.kernel.state import State

ALL_COMBINATIONS = 16  # more than these are not all tried, but every value of every option is
SHORT_GAME = 80  # in games with more positions fewer of them are looked at


@dataclass(frozen=True)
class Variant:
    """A game with a number of players and a value for every option."""

    name: str
    players: int
    options: tuple[tuple[str, Any], ...]

    @property
    def game(self) -> Game:
        return games.get(self.name)

    def start(self) -> State:
        start: State = self.game.start(self.players, **dict(self.options))
        return start

    @property
    def stride(self) -> int:
        """One in how many positions is looked at, so that a long game costs no more than a short one."""
        return max(1, length(self) // SHORT_GAME)

    def observers(self) -> tuple[int, ...]:
        """Everybody who may look: the seats, and a spectator."""
        return (*range(self.players), SPECTATOR)

    def __str__(self) -> str:
        return "-".join([self.name, str(self.players), *(str(value) for _, value in self.options)])


def option_sets(game: Game, players: int) -> list[dict[str, Any]]:
    names = [option.name for option in game.options]
    values = [option.values for option in game.options]
    every = [dict(zip(names, chosen, strict=True)) for chosen in product(*values)]
    if len(every) <= ALL_COMBINATIONS:
        return every
    return [accepted(game, players, {})] + [
        accepted(game, players, {option.name: value})
        for option in game.options
        for value in option.values[1:]
    ]


def accepted(game: Game, players: int, wanted: dict[str, Any]) -> dict[str, Any]:
    """All options, with the usual values where they go together with what is wanted, else with another one changed."""
    usual = {option.name: option.default for option in game.options} | wanted
    changes = [(option.name, value) for option in game.options for value in option.values]
    for options in (usual, *({**usual, name: value} | wanted for name, value in changes)):
        try:
            game.start(players, **options)
        except BadOption:
            continue
        return options
    raise AssertionError(f"no game of {game.name} for {players} players with {wanted}")


@cache
def variants_of(name: str) -> list[Variant]:
    game = games.get(name)
    return [
        Variant(name, players, tuple(options.items()))
        for players in game.player_counts
        for options in option_sets(game, players)
    ]


VARIANTS = [variant for name in games.names() for variant in variants_of(name)]
# The usual options for each number of players: enough for the slow build, which plays the same games.
USUAL = list({(one.name, one.players): one for one in reversed(VARIANTS)}.values())[::-1]
# And every value of every option once for each game.
TELLING = [one for one in VARIANTS if one in USUAL or one.players == one.game.player_counts[0]]


@cache
def length(variant: Variant) -> int:
    """How many positions a random game has."""
    return sum(1 for _ in walk(variant.start(), Rng(1)))


def step(state: State, rng: Rng) -> int:
    """A move at random, of a seat or of chance; it is not made."""
    if state.to_play == CHANCE:
        return state.sample_chance(rng)
    legal = state.legal_actions()
    return legal[rng.below(len(legal))]


def walk(state: State, rng: Rng) -> Iterator[State]:
    """Every position of a random game from `state` on, the last one too; always the same object."""
    yield state
    while state.to_play != OVER:
        state.play(step(state, rng))
        yield state


def positions(variant: Variant, number: int, seed: int, one_in: int = 1) -> Iterator[State]:
    """The positions of `number` random games, or one in so many of them; fewer in long games."""
    rng = Rng(seed)
    pick = rng.spawn(0)
    one_in *= variant.stride
    for _ in range(number):
        for state in walk(variant.start(), rng):
            if one_in == 1 or pick.below(one_in) == 0:
                yield state
