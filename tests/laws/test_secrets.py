"""Nobody learns what he may not: checked against all that could be so, found without drawing anything anew.

A random game is played step by step. For one who looks on, it is played again in every way that differs only in what
the rulebook keeps from him: those are the worlds that he cannot tell apart. So whatever he can read, hear or be told
must be the same in all of them, and what is drawn anew for a bot must be each of them with its right probability.
"""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from math import sqrt
from typing import Any, NamedTuple

import msgspec
import pytest

from antiqua import games, i18n, record
from antiqua.bots.bot import Keeper
from antiqua.bots.external import ExternalBot
from antiqua.games.game import Game, Move
from antiqua.kernel.errors import AntiquaError
from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import CHANCE, OVER, SPECTATOR
from antiqua.kernel.state import State
from antiqua.match import Match
from tests.laws.test_laws import seed_of
from tests.laws.variants import USUAL, step

MOST_WORLDS = 150  # with more of them a game is left alone
LOOKED_AT = 8  # worlds in which everything is read
REFUSALS = 40
DRAWS = 30  # of each world, on the average
ENOUGH = 4  # looks at what is hidden in one game

# -- what the rulebooks keep secret ----------------------------------------------------------------------------------


class Secret(NamedTuple):
    """The phase in which chance shows something to the active player only, and where to begin to meet it.

    One in so many of the positions in which something is hidden is looked at.
    """

    phase: str
    starts: Callable[[Game], list[State]]
    one_in: int


def every_number_of_players(game: Game) -> list[State]:
    return [variant.start() for variant in USUAL if variant.name == game.name]


def great_libraries(game: Game) -> list[State]:
    """Somebody can build the Great Library, and what is drawn is not yet chosen from."""
    library = {"wonders": ["great_library"], "coins": 60}
    return [
        game.position(age=age, to_play=seat, cities=[library, {}] if seat == 0 else [{}, library])
        for age in (1, 2, 3)
        for seat in range(2)
    ]


def small_decks(game: Game) -> list[State]:
    """Few cards, so that all hands can be thought of: the last ones, with and without shuffling the piles anew."""
    return [
        game.position(players=players, deck=deck, quarter=quarter, commodity_deck_empty=way)
        for players in game.player_counts
        for deck, quarter in ((6, 4), (9, 3))
        for way in ("no_reshuffle", "reshuffle_below_tops")
    ]


def additional_cards(game: Game) -> list[State]:
    """The first player stands on the card that brings another one, and can pay for it."""
    buyer = {"wood": 3, "places": {"card_1": 1, "forest": 1}}
    others = {"places": {"hunting_grounds": 2, "river": 1}}
    return [
        game.position(
            decision="act",
            display=["extra_card_writing"],
            tribes=[buyer, others, *[{"places": {"quarry": 1}}] * (players - 2)],
        )
        for players in game.player_counts
    ]


#: SW-17.4, SA-6.8, TR-8.2; in Concordia everything is open (CO-1).
SECRETS = {
    "seven_wonders_duel": Secret("draw_library", great_libraries, 1),
    "stone_age": Secret("draw_card", additional_cards, 10),
    "trajan": Secret("draw_card", small_decks, 15),
}


def keeper_of_the_secret(game: Game, state: Any) -> int | None:
    """Who alone sees what chance is about to show; None: everybody does."""
    secret = SECRETS.get(game.name)
    return state.active if secret is not None and game.phase(state) == secret.phase else None


# -- worlds ----------------------------------------------------------------------------------------------------------


class Step(NamedTuple):
    """One step of the game as it was; made by itself if there was nothing to choose."""

    seat: int
    action: int
    text: str
    for_eyes_of: int | None


@dataclass
class World:
    """A way in which it could have been: every action, forced ones too, and how probable its secrets are."""

    state: State
    actions: tuple[int, ...]
    weight: Fraction

    def after(self, action: int, chance: Fraction) -> World:
        state = self.state.clone()
        state.perform(action)
        return World(state, (*self.actions, action), self.weight * chance)


class TooMany(Exception):
    """There are more worlds than can be thought of."""


def chances(state: State) -> dict[int, Fraction]:
    return dict(state.chance_outcomes()) if state.to_play == CHANCE else {}


def the_same(game: Game, state: State, made: Step) -> list[int]:
    """The action that is written like this step; it mostly has the same number. None where it is not possible."""
    legal = state.legal_actions()
    likely = [made.action] if made.action in legal else []
    for action in [*likely, *legal]:
        if game.notation(state, action) == made.text:
            return [action]
    return []


def follow(game: Game, worlds: list[World], made: Step, observer: int) -> list[World]:
    """The worlds after a step: where the observer sees it, it is the same in all; otherwise it may be any."""
    hidden = made.for_eyes_of is not None and made.for_eyes_of != observer
    if len(worlds) == 1 and not hidden:  # it is the world as it is
        return [worlds[0].after(made.action, Fraction(1))]
    found: dict[int, World] = {}
    for world in worlds:
        assert world.state.to_play == made.seat
        odds = chances(world.state)
        for action in world.state.legal_actions() if hidden else the_same(game, world.state, made):
            after = world.after(action, odds.get(action, Fraction(1)))
            same = found.setdefault(after.state.fingerprint(), after)
            if same is not after:
                same.weight += after.weight
    if len(found) > MOST_WORLDS:
        raise TooMany
    return list(found.values())


def steps_of_a_game(game: Game, state: State, rng: Rng) -> Iterator[tuple[Step, bool]]:
    """A random game from `state` on, step by step; and whether the next step is somebody's decision."""
    while state.to_play != OVER:
        action = step(state, rng)
        made = Step(state.to_play, action, game.notation(state, action), keeper_of_the_secret(game, state))
        state.perform(action)
        yield made, state.to_play == OVER or len(state.legal_actions()) > 1


# -- all that one can know -------------------------------------------------------------------------------------------


class Notebook(ExternalBot):
    """A program that writes down what it is told, instead of running."""

    def __init__(self) -> None:
        super().__init__(["notebook"], timeout=1, start=1)
        self.lines: list[bytes] = []

    def greet(self, hello: dict[str, Any]) -> None:
        self.tell(hello)

    def tell(self, message: dict[str, Any]) -> None:
        self.lines.append(msgspec.json.encode(message))

    def decide(self, state: State) -> int:
        self.tell(self.question(state))
        return state.legal_actions()[0]


def replayed(game: Game, start: State, actions: tuple[int, ...], seat: int) -> tuple[Match, list[bytes]]:
    """The match in one world, and what a program at that seat was told."""
    match = Match(game, start=start, chance="manual")
    notebook = Notebook()
    keeper = Keeper(notebook)
    if seat != SPECTATOR:
        keeper.begin(game, seat, match.state, seed=5)
    forced = 0
    for action in actions:
        if forced:
            forced -= 1
            continue
        if seat != SPECTATOR:
            keeper.observe(match.state, action)
        forced = len(match.play(action).forced)
    assert forced == 0
    if match.state.to_play == seat:
        keeper.ask(match.state)
    assert not keeper.faults
    return match, notebook.lines


def seen(match: Match, seat: int) -> list[Any]:
    """Everything that `seat` sees, has seen and keeps."""
    game, state = match.game, match.state
    numbers = array("f", bytes(4 * game.encoder().size(state.players)))
    state.observe(seat, numbers)
    return [
        state.to_play,
        msgspec.json.encode(match.view(seat)),
        msgspec.json.encode(match.decision(seat)),
        msgspec.json.encode(match.log(seat)),
        [msgspec.json.encode(match.changes(since, seat)) for since in (0, match.version // 2, match.version)],
        record.write(match.record(seat)),
        state.legal_actions() if state.to_play == seat else None,
        numbers.tobytes(),
    ]


def refused(match: Match, seat: int, move: Move) -> str | None:
    """What `seat` is told of a move that is not legal; of one that is, he is not told before he makes it."""
    game, state = match.game, match.state
    if game.action(state, move) >= 0:
        return None
    try:
        game.parse(state, game.write(move), seat)
    except AntiquaError as error:
        return i18n.catalogue("en").message(error)
    raise AssertionError("neither legal nor refused")


def check_looks(game: Game, start: State, worlds: list[World], seat: int, rng: Rng) -> None:
    """The worlds look alike, to people and to programs, and so does what they say of moves that are not legal."""
    some = [worlds[rng.below(len(worlds))] for _ in range(LOOKED_AT)]
    matches = [replayed(game, start, world.actions, seat) for world in some]
    first, told = matches[0]
    look = seen(first, seat)
    written = list(game.every_move(first.players))
    moves = [written[rng.below(len(written))] for _ in range(REFUSALS)]
    answers = [{refused(match, seat, move) for match, _ in matches} - {None} for move in moves]
    for match, lines in matches[1:]:
        assert seen(match, seat) == look
        assert lines == told
    for move, said in zip(moves, answers, strict=True):
        assert len(said) < 2, (game.write(move), said)


def check_guesses(worlds: list[World], seat: int, seed: int) -> None:
    """What is drawn anew does not depend on the world, and is each of them as often as it should be."""
    number = DRAWS * len(worlds)
    found: Counter[int] = Counter()
    for draw in range(number):
        guesses = set()
        for world in (worlds[draw % len(worlds)], worlds[0]):
            guess = world.state.clone()
            guess.resample(seat, Rng(seed).spawn(draw))
            guesses.add(guess.fingerprint())
        assert len(guesses) == 1
        found += Counter(guesses)
    whole = sum(world.weight for world in worlds)
    expected = {world.state.fingerprint(): number * float(world.weight / whole) for world in worlds}
    assert found.keys() <= expected.keys()
    deviation = sum((found[guess] - most) ** 2 / most for guess, most in expected.items())
    freedom = len(expected) - 1
    assert deviation < freedom + 5 * sqrt(2 * freedom) + 5, (deviation, freedom)


# -- the law ---------------------------------------------------------------------------------------------------------


def check_game(game: Game, start: State, seed: int) -> int:
    """Play one game, and look on from every seat now and then; returns how often there was something hidden."""
    rng = Rng(seed)
    one_in = SECRETS[game.name].one_in if game.name in SECRETS else 1
    state = start.clone()
    watching = {seat: [World(start.clone(), (), Fraction(1))] for seat in (*range(state.players), SPECTATOR)}
    checked = 0
    for made, settled in steps_of_a_game(game, state, rng):
        for seat in list(watching):
            try:
                watching[seat] = follow(game, watching[seat], made, seat)
            except TooMany:
                del watching[seat]
                continue
            worlds = watching[seat]
            assert state.fingerprint() in {world.state.fingerprint() for world in worlds}
            if len(worlds) > 1 and settled and state.to_play != OVER and rng.below(one_in) == 0:
                check_looks(game, start, worlds, seat, rng)
                check_guesses(worlds, seat, seed)
                checked += 1
        if checked >= ENOUGH:
            break
    return checked


@pytest.mark.parametrize("name", games.names())
def test_worlds_that_cannot_be_told_apart_look_alike(name, scaled):
    game = games.get(name)
    starts = SECRETS[name].starts(game) if name in SECRETS else every_number_of_players(game)
    checked = 0
    for number in range(max(len(starts), scaled(24))):
        start = starts[number % len(starts)]
        start.any_order = game.free_steps
        checked += check_game(game, start, seed_of(name, number, "secrets"))
    assert (checked > 0) == (name in SECRETS)
