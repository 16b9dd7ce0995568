"""`antiqua tune`: better weights for a game's evaluation, by self-play."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from antiqua import games as collection
from antiqua.arena.workers import check_number, check_seed
from antiqua.cli import INTERRUPTED, results, terminal
from antiqua.cli.simulate import percent
from antiqua.kernel.errors import BadOption

if TYPE_CHECKING:
    from antiqua.bots.tune import Round

MOST = 10**7


def tune(
    game: str | None = None,
    /,
    *,
    players: int | None = None,
    rounds: int = 5,
    games: int = 2000,
    trials: int = 1000,
    iterations: int = 0,
    rivals: bool = False,
    seed: int = 1,
    output: Path | None = None,
    lang: str | None = None,
    color: bool = True,
) -> int | None:
    """Look for better weights of a game's evaluation by self-play, and print them, or write them to a file."""
    from antiqua.bots.tune import tune as find
    from antiqua.games import weights

    voice = terminal.speak(lang, color)
    if game is None:
        raise BadOption("cli-which-game", games=", ".join(collection.names()))
    chosen = collection.get(game)
    count = chosen.check_players(players)
    for name, value in (("--rounds", rounds), ("--games", games), ("--trials", trials)):
        check_number(name, value, MOST)
    if not 0 <= iterations <= MOST:
        raise BadOption("error-bad-number", option="--iterations", value=str(iterations), allowed=f"0–{MOST}")
    if rivals and not iterations:
        raise BadOption("tune-rivals-need-iterations")
    check_seed(seed)
    best: dict[str, float] = {}

    def told(one: Round) -> None:
        best.update(one.weights)
        tell(voice, one, rounds)

    with results.promised(output) as write:
        code = None
        try:
            best.update(
                find(
                    chosen,
                    count,
                    rounds=rounds,
                    games=games,
                    trials=trials,
                    iterations=iterations,
                    rivals=rivals,
                    seed=seed,
                    progress=told,
                )
            )
        except KeyboardInterrupt:  # what the finished rounds found is worth keeping
            code = INTERRUPTED
            voice.note(voice.text("tune-interrupted"))
        if best and output is not None:
            write(weights.write(best))
            voice.note(voice.text("tune-written", file=str(output)))
        elif best:
            voice.out.out(weights.write(best), highlight=False, end="")
    return code


def tell(voice: terminal.Terminal, one: Round, rounds: int) -> None:
    """One round, beside the output."""
    head = voice.text(
        "tune-round",
        number=one.number,
        rounds=rounds,
        positions=one.positions,
        share=percent(voice, one.share),
    )
    loss = voice.text("tune-loss", before=f"{one.before:.4f}", after=f"{one.after:.4f}")
    kept = voice.text("tune-kept" if one.kept else "tune-not-kept")
    voice.note(f"{head} {loss} {kept}")
