"""`antiqua simulate`: many games of random players or bots, and what came of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from antiqua import games as collection
from antiqua.arena.journal import Journal, differing
from antiqua.arena.playing import canonical
from antiqua.arena.simulate import (
    MOST_GAMES,
    Chunk,
    Job,
    Result,
    SeatResult,
    create_journal,
    gone_on,
    plan,
    run,
)
from antiqua.arena.workers import WorkerDied, check_number, check_workers
from antiqua.cli import FAILED, INTERRUPTED, results, terminal
from antiqua.kernel.errors import BadOption

if TYPE_CHECKING:
    from rich.table import Table

    from antiqua.arena.tally import Bin, Share

USUAL_GAMES = 1000
BAR, SHORTEST_BAR = 24, 4  # columns of the longest bar
EIGHTHS = " ▏▎▍▌▋▊▉"


def simulate(
    game: str | None = None,
    /,
    *,
    games: int | None = None,
    players: int | None = None,
    bots: Annotated[list[str] | None, Parameter(negative=(), consume_multiple=True)] = None,
    option: Annotated[list[str] | None, Parameter(negative=())] = None,
    seed: int | None = None,
    workers: int | None = None,
    output: Path | None = None,
    resume: Path | None = None,
    json: bool = False,
    lang: str | None = None,
    color: bool = True,
) -> int | None:
    """Play many games over all cores and count: who wins, how games end, how many points there are."""
    from antiqua.cli.play import read_option

    voice = terminal.speak(lang, color)
    options = dict(read_option(text) for text in option or [])
    if games is not None:
        check_number("--games", games, MOST_GAMES)
    if resume is None:
        if game is None:
            raise BadOption("cli-which-game", games=", ".join(collection.names()))
        job = plan(game, games or USUAL_GAMES, players, options, seed, bots or [])
        check_workers(workers)
        file = create_journal(output, job) if output is not None else None
    else:
        file = going_on(resume, output, game, games, players, options, seed, bots)
        job = file.job
    if not json:
        voice.tell_if_slow()
    try:
        with closing(file) if file is not None else nullcontext(), bar(voice, job.games, json) as progress:
            result = run(job, workers, progress, file)
    except WorkerDied as error:
        voice.complain(voice.message_of(error))
        results.tell_how_to_go_on(voice, "simulate", resume or output)
        return FAILED
    if json:
        print_json(voice, result)
    else:
        show(voice, result)
    if result.interrupted:
        results.tell_how_to_go_on(voice, "simulate", resume or output)
        return INTERRUPTED
    return None


def going_on(
    resume: Path,
    output: Path | None,
    game: str | None,
    games: int | None,
    players: int | None,
    options: dict[str, str],
    seed: int | None,
    bots: list[str] | None,
) -> Journal[Job, Chunk]:
    """The file of a run that goes on, if it is the one that is meant."""
    if output is not None:
        raise BadOption("results-output-and-resume")
    file = gone_on(resume)
    try:
        results.agree(resume, file.job, game, games, players, options, seed)
        if bots:
            names = [canonical(bot) for bot in bots] * (file.job.players if len(bots) == 1 else 1)
            if tuple(names) != file.job.bots:
                there = results.joined(file.job.bots or ["random"])
                raise differing(resume, "--bots", there, results.joined(names))
    except BaseException:
        file.close()
        raise
    return file


@contextmanager
def bar(voice: terminal.Terminal, wanted: int, quiet: bool) -> Iterator[Callable[[int], None] | None]:
    """A progress bar beside the output, where somebody looks at it."""
    if quiet or not voice.err.is_terminal:
        yield None
        return
    from rich.progress import BarColumn, Progress, TextColumn

    def said(done: int) -> str:
        return voice.celled(voice.text("sim-progress", games=done, wanted=wanted))

    with Progress(
        BarColumn(), TextColumn("{task.description}", markup=False), console=voice.err, transient=True
    ) as drawn:
        task = drawn.add_task(said(0), total=wanted)
        yield lambda done: drawn.update(task, completed=done, description=said(done))


def print_json(voice: terminal.Terminal, result: Result) -> None:
    import msgspec

    voice.out.out(msgspec.json.format(result.to_json(), indent=2), highlight=False)


# -- what a person reads ----------------------------------------------------------------------------------------------


def show(voice: terminal.Terminal, result: Result) -> None:
    game = collection.get(result.game)
    name = voice.text(f"{game.prefix}-name")
    by_bots = any(seat.bot for seat in result.seats)
    title = "sim-title-bots" if by_bots else "sim-title"
    voice.say(voice.text(title, game=name, games=result.games, players=result.players), style="bold")
    options = " ".join(f"{name}={str(value).lower()}" for name, value in result.options.items())
    voice.say(voice.text("sim-set-up", options=options, seed=str(result.seed)), style="dim")
    if result.interrupted:
        voice.say(voice.text("sim-interrupted", games=result.games, wanted=result.wanted), style="yellow")
    if not result.games:
        return
    voice.out.print()
    for table in (win_table, ending_table, score_table, histogram):
        voice.out.print(table(voice, result))
    made = result.decisions
    voice.say(voice.text("sim-decisions", mean=decimal(voice, made.mean), low=made.min, high=made.max))
    for seat in result.seats:
        if seat.faults:
            faults = voice.text("sim-faults", number=seat.seat + 1, bot=seat.bot, count=seat.faults)
            voice.say(faults, style="yellow")
    if result.truncated:
        cut = voice.text("sim-truncated", count=result.truncated, limit=game.decision_limit)
        voice.say(cut, style="yellow")
    timing = result.timing
    seconds = decimal(voice, timing.seconds)
    rate = round(timing.games_per_second)
    voice.say(voice.text("sim-time", seconds=seconds, workers=timing.workers, rate=rate), style="dim")


def win_table(voice: terminal.Terminal, result: Result) -> Table:
    table = plain_table(voice, "sim-player", ("sim-wins", "sim-shared", "sim-share"))
    for seat in result.seats:
        wins, shared = voice.number(seat.wins), voice.number(seat.shared)
        table.add_row(player(voice, seat), wins, shared, with_range(voice, seat.share))
    return table


def score_table(voice: terminal.Terminal, result: Result) -> Table:
    heads = ("sim-mean", "sim-sd", "sim-min", "sim-lower", "sim-median", "sim-upper", "sim-max")
    table = plain_table(voice, "sim-points", heads)
    for seat in result.seats:
        scores = seat.scores
        quantiles = [scores.quantiles[name] for name in ("25", "50", "75")] if scores.count else []
        whole = [voice.number(number) for number in (scores.min, *quantiles, scores.max)]
        table.add_row(player(voice, seat), decimal(voice, scores.mean), decimal(voice, scores.sd), *whole)
    return table


def player(voice: terminal.Terminal, seat: SeatResult) -> str:
    if seat.bot:
        return voice.celled(voice.text("sim-player-bot", number=seat.seat + 1, bot=seat.bot))
    return voice.celled(voice.text("player", number=seat.seat + 1))


def ending_table(voice: terminal.Terminal, result: Result) -> Table:
    prefix = collection.get(result.game).prefix
    table = plain_table(voice, "sim-ending", ("sim-games", "sim-share"))
    for ending in result.endings:
        name = voice.celled(voice.text(f"{prefix}-ending-{ending.name}"))
        table.add_row(name, voice.number(ending.games), with_range(voice, ending.share))
    return table


def histogram(voice: terminal.Terminal, result: Result) -> Table:
    """How many points there are, seat beside seat: a bar for each range."""
    from rich.text import Text

    table = plain_table(voice, "sim-points", ())
    rows = list(zip(*(seat.scores.histogram for seat in result.seats), strict=True))
    longest = max((one.count for row in rows for one in row), default=1)
    names = [range_name(voice, row[0]) for row in rows]
    room = voice.out.width - max(map(len, names), default=0) - 4  # and three columns between two bars
    width = min(BAR, max(SHORTEST_BAR, room // len(result.seats) - 3))
    for seat in result.seats:
        table.add_column(player(voice, seat), min_width=width)
    for name, row in zip(names, rows, strict=True):
        bars = [drawn(width * one.count / longest, voice.out.options.ascii_only) for one in row]
        table.add_row(name, *(Text(bar, style="cyan") for bar in bars))
    return table


def range_name(voice: terminal.Terminal, one: Bin) -> str:
    if one.low == one.high:
        return voice.number(one.low)
    return voice.celled(voice.text("sim-range", low=one.low, high=one.high))


def drawn(length: float, ascii_only: bool) -> str:
    """A bar of so many columns, exact to an eighth where the terminal can show that; never nothing for something."""
    if ascii_only:
        return "#" * max(round(length), 1 if length else 0)
    eighths = max(round(8 * length), 1 if length else 0)
    return "█" * (eighths // 8) + EIGHTHS[eighths % 8].strip()


def plain_table(voice: terminal.Terminal, first: str, others: tuple[str, ...]) -> Table:
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(voice.celled(voice.text(first)))
    for other in others:
        table.add_column(voice.celled(voice.text(other)), justify="right", no_wrap=True)
    return table


def with_range(voice: terminal.Terminal, share: Share) -> str:
    low, high = (percent(voice, number) for number in (share.low, share.high))
    return voice.celled(voice.text("sim-with-range", share=percent(voice, share.share), low=low, high=high))


def percent(voice: terminal.Terminal, share: float) -> str:
    return terminal.plain(voice.text("sim-percent", value=share))


def decimal(voice: terminal.Terminal, number: float) -> str:
    return terminal.plain(voice.text("sim-decimal", value=number))
