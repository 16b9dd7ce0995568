"""`antiqua bench`: how fast the games are on this machine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from antiqua import games
from antiqua.cli import INTERRUPTED, terminal
from antiqua.games.game import Game

if TYPE_CHECKING:
    from rich.table import Table

    from antiqua.arena.bench import Bench


def bench(
    game: str | None = None, /, *, json: bool = False, lang: str | None = None, color: bool = True
) -> int | None:
    """Measure how fast the games are played, compiled and interpreted."""
    voice = terminal.speak(lang, color)
    chosen = [games.get(name) for name in ([game] if game is not None else games.names())]
    if not json:
        voice.tell_if_slow()
    found: list[Bench] = []
    interrupted = False
    try:
        for one in chosen:
            for players in one.player_counts:
                found.append(measured(voice, one, players, json))
    except KeyboardInterrupt:
        interrupted = True
    if json:
        print_json(voice, found)
    elif found:
        show(voice, found)
    if interrupted:
        voice.note(voice.text("cli-interrupted"))
        return INTERRUPTED
    return None


def measured(voice: terminal.Terminal, game: Game, players: int, quiet: bool) -> Bench:
    """The figures of one game; before that, where somebody looks, its name."""
    from antiqua.arena.bench import bench

    if voice.err.is_terminal and not quiet:
        name = voice.text(f"{game.prefix}-name")
        voice.note(voice.text("bench-measuring", game=name, players=players))
    return bench(game.name, players)


def print_json(voice: terminal.Terminal, found: list[Bench]) -> None:
    import msgspec

    voice.out.out(msgspec.json.format(msgspec.json.encode(found), indent=2).decode(), highlight=False)


def show(voice: terminal.Terminal, found: list[Bench]) -> None:
    """How fast it is, and what a position costs."""
    speed = plain_table(
        voice, "bench-games-per-second", "bench-decisions-per-second", "bench-interpreted", "bench-ratio"
    )
    costs = plain_table(voice, "bench-clone", "bench-listing", "bench-state", "bench-memory")
    for one in found:
        what = [voice.celled(voice.text(f"{games.get(one.game).prefix}-name")), voice.number(one.players)]
        rates = (one.games_per_second, one.decisions_per_second, one.interpreted_decisions_per_second)
        speed.add_row(
            *what, *(voice.number(round(rate)) for rate in rates), voice.number(round(one.ratio, 1))
        )
        sizes = (one.clone_ns, one.listing_ns, one.state_bytes, one.peak_mb)
        costs.add_row(*what, *("" if size is None else voice.number(round(size)) for size in sizes))
    voice.out.print(speed)
    voice.out.print(costs)


def plain_table(voice: terminal.Terminal, *heads: str) -> Table:
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(voice.celled(voice.text("bench-game")))
    for head in ("bench-players", *heads):
        table.add_column(voice.celled(voice.text(head)), justify="right")
    return table
