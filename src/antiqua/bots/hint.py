"""Advice for a person: the best moves, what they promise and what they lead to."""

from __future__ import annotations

from antiqua import bots
from antiqua.bots.bot import Advice
from antiqua.bots.thinking import ThinkingBot
from antiqua.games.game import Game, Message
from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import OVER
from antiqua.kernel.state import State

ADVISER = "master:milliseconds=1000"
MOST_PROCESSES = 4  # that think together when somebody waits
BEST = 3
SEED = 7  # nothing that is hidden may have a part in it
AHEAD = 3  # moves that follow the advised one
GUESSES = 5  # of what is hidden; what is not the same in all of them is not known


def with_cores(cores: int) -> str:
    """The adviser where so many cores have nothing else to do."""
    return f"{ADVISER},processes={min(cores, MOST_PROCESSES)}"


def advise(
    game: Game,
    state: State,
    seat: int,
    adviser: str = ADVISER,
    most: int = BEST,
    *,
    played: int | None = None,
) -> list[Advice]:
    """The best moves of `seat`, which is to play, those that win at once in front; it knows no more than the seat.

    Behind them comes what was `played`, if it is none of them.
    """
    bot = bots.make(adviser, game.name)
    assert isinstance(bot, ThinkingBot)
    rng = Rng(SEED)
    seen = state.canonical()
    seen.resample(seat, rng)
    winning = [action for action in seen.legal_actions() if wins(state, seat, action)]
    if len(winning) >= most and played in (None, *winning[:most]):
        return [Advice(action, 1.0) for action in winning[:most]]
    bot.begin(game, seat, seen, rng.spawn(0))
    others = [advice for advice in bot.advice(seen, most) if advice.action not in winning]
    best = [*(Advice(action, 1.0) for action in winning), *others][:most]
    if played is None or played in [advice.action for advice in best]:
        return best
    return best + [Advice(action, share) for action, _, share in bot.search.found() if action == played]


def guesses(state: State, seat: int) -> list[State]:
    """Positions that `seat` cannot tell from this one."""
    found = []
    for number in range(GUESSES):
        guess = state.canonical()
        guess.resample(seat, Rng(SEED).spawn(number))
        found.append(guess)
    return found


def wins(state: State, seat: int, action: int) -> bool:
    """Is the game over after this move, and won by `seat` alone, whatever is hidden?"""
    for guess in guesses(state, seat):
        guess.play(action)
        if guess.to_play != OVER or guess.winners != 1 << seat:
            return False
    return True


def likely(game: Game, state: State, seat: int, advice: Advice) -> list[tuple[int, Message]]:
    """The next moves after the advised one as the search expects them: who, and what.

    They end where chance decides, and where a move depends on what `seat` cannot see.
    """
    found: list[tuple[int, Message]] = []
    worlds = guesses(state, seat)
    for world in worlds:
        world.play(advice.action)
    for who, action in advice.line[1 : 1 + AHEAD]:
        if any(world.to_play != who or action not in world.legal_actions() for world in worlds):
            break
        labels = [game.choice(world, action).label for world in worlds]
        if any(label != labels[0] for label in labels):
            break
        found.append((who, labels[0]))
        for world in worlds:
            world.play(action)
    return found
