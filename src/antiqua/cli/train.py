"""`antiqua train`: a network for a game's evaluation, learned in a league."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from antiqua import games as collection
from antiqua.arena.journal import unwritable
from antiqua.arena.workers import Interruption, WorkerDied, check_number, check_seed, check_workers
from antiqua.cli import FAILED, INTERRUPTED, terminal
from antiqua.cli.simulate import bar
from antiqua.kernel.errors import BadOption

if TYPE_CHECKING:
    from antiqua.training.rounds import Round

Several = Annotated[list[int] | None, Parameter(negative=(), consume_multiple=True)]
MOST = 10**6
MOST_ROUNDS = 9999
MOST_UNITS = 256  # of a layer


def train(
    game: str | None = None,
    /,
    *,
    output: Path | None = None,
    start: Path | None = None,
    players: Several = None,
    rounds: int = 5,
    games: int = 2000,
    iterations: Several = None,
    window: int = 15,
    first: int = 32,
    second: int = 8,
    seed: int = 1,
    workers: int | None = None,
    lang: str | None = None,
    color: bool = True,
) -> int | None:
    """Let search play in a league and train a network on its games, round after round; a run that stopped goes on."""
    voice = terminal.speak(lang, color)
    if game is None:
        raise BadOption("cli-which-game", games=", ".join(collection.names()))
    if output is None:
        raise BadOption("train-where")
    if find_spec("numpy") is None:
        raise BadOption("train-needs-numpy")
    from antiqua.training import run as training
    from antiqua.training.league import ITERATIONS, Settings

    chosen = collection.get(game)
    thoughts = tuple(iterations or [ITERATIONS])
    for name, value, most in (
        ("--rounds", rounds, MOST_ROUNDS),
        ("--games", games, MOST),
        *(("--iterations", thought, MOST) for thought in thoughts),
        ("--window", window, MOST_ROUNDS),
        ("--first", first, MOST_UNITS),
        ("--second", second, MOST_UNITS),
    ):
        check_number(name, value, most)
    hands = check_workers(workers)
    network = training.first_network(start, chosen) if start else b""
    settings = Settings(
        game=chosen.name,
        players=tuple(map(chosen.check_players, players or chosen.player_counts)),
        games=games,
        iterations=thoughts,
        window=window,
        first=first,
        second=second,
        seed=check_seed(seed),
        start=training.mark(network),
    )
    training.begin(output, settings, network)
    voice.tell_if_slow()
    interruption = Interruption()
    try:
        with interruption, bar(voice, games, False) as progress:
            training.train(
                settings,
                output,
                rounds,
                hands,
                voice.catalogue,
                interruption,
                lambda one: tell(voice, one, rounds),
                progress or (lambda _: None),
            )
    except WorkerDied as error:
        voice.complain(voice.message_of(error))
        voice.note(voice.text("train-goes-on", folder=str(output)))
        return FAILED
    except OSError as error:
        raise unwritable(output, error) from None
    if interruption.asked:
        voice.note(voice.text("train-goes-on", folder=str(output)))
        return INTERRUPTED
    voice.note(voice.text("train-written", file=str(output / training.RESULT)))
    voice.note(voice.text("train-report-written", file=str(output / training.REPORT)))
    return None


def tell(voice: terminal.Terminal, one: Round, rounds: int) -> None:
    """One round, beside the output."""
    voice.note(
        voice.text(
            "train-round",
            number=one.number,
            rounds=rounds,
            positions=one.positions,
            plain=f"{one.plain:.4f}",
            after=f"{one.after:.4f}",
            seconds=round(one.seconds),
        )
    )
