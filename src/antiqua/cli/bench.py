"""`antiqua bench`: how fast the games are on this machine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from antiqua import games
from antiqua.cli import terminal

if TYPE_CHECKING:
    from rich.table import Table

    from antiqua.arena.bench import Bench


def bench(
    game: str | None = None, /, *, json: bool = False, lang: str | None = None, color: bool = True
) -> None:
    """Measure how fast the games are played, compiled and interpreted."""
    from antiqua.arena.bench import bench as measure

    voice = terminal.speak(lang, color)
    chosen = [games.get(name) for name in ([game] if game is not None else games.names())]
    if not json:
        voice.tell_if_slow()
    found = []
    for one in chosen:
        for players in one.player_counts:
            if voice.err.is_terminal and not json:
                voice.note(
                    voice.text("bench-measuring", game=voice.text(f"{one.prefix}-name"), players=players)
                )
            found.append(measure(one.name, players))
    if json:
        print_json(voice, found)
    else:
        show(voice, found)


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
