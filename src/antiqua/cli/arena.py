"""`antiqua arena`: bots against bots, and who is how strong."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from antiqua import games as collection
from antiqua.arena import lineups, tournament
from antiqua.arena.journal import Journal, differing
from antiqua.arena.ladder import Ladder, ladder, table
from antiqua.arena.playing import canonical
from antiqua.arena.tournament import Job, Numbered
from antiqua.arena.workers import WorkerDied, check_number, check_workers
from antiqua.cli import FAILED, INTERRUPTED, results, terminal
from antiqua.cli.simulate import bar, decimal, plain_table, with_range
from antiqua.kernel.errors import BadOption

if TYPE_CHECKING:
    from rich.table import Table

Several = Parameter(negative=(), consume_multiple=True)


def arena(
    game: str | None = None,
    /,
    *,
    bots: Annotated[list[str] | None, Several] = None,
    table: Annotated[list[str] | None, Several] = None,
    lone: Annotated[bool, Parameter(negative=())] = False,
    games: int | None = None,
    players: int | None = None,
    option: Annotated[list[str] | None, Parameter(negative=())] = None,
    seed: int | None = None,
    workers: int | None = None,
    output: Path | None = None,
    resume: Path | None = None,
    json: bool = False,
    csv: Path | None = None,
    html: Path | None = None,
    lang: str | None = None,
    color: bool = True,
) -> int | None:
    """Let bots play against each other over all cores, and tell how strong they are."""
    from antiqua.cli.play import read_option

    voice = terminal.speak(lang, color)
    options = dict(read_option(text) for text in option or [])
    wished = Wishes(game, games, players, options, seed, bots or [], table or [], lone)
    if games is not None:
        check_number("--games", games, tournament.MOST_GAMES)
    check_workers(workers)
    with ExitStack() as opened:
        if resume is not None:
            file: Journal[Job, Numbered] | None = wished.going_on(resume, output)
            assert file is not None
            opened.callback(file.close)
            job = file.job
        else:
            job = wished.planned()
        write_csv = opened.enter_context(results.promised(csv))
        write_html = opened.enter_context(results.promised(html))
        if resume is None:
            file = None
            if output is not None:
                file = tournament.create_journal(output, job)
                opened.callback(file.close)
        if not json:
            voice.tell_if_slow()
        try:
            wanted = len(tournament.places(job))
            with bar(voice, wanted, quiet=json) as progress:
                course = tournament.run(job, workers, progress, file)
        except WorkerDied as error:
            voice.complain(voice.message_of(error))
            results.tell_how_to_go_on(voice, "arena", resume or output)
            return FAILED
        found = ladder(course)
        write_csv(table_of(course))
        write_html(report_of(voice, found))
    if json:
        print_json(voice, found)
    else:
        show(voice, found)
    if found.interrupted:
        results.tell_how_to_go_on(voice, "arena", resume or output)
        return INTERRUPTED
    return None


table_of = table


def report_of(voice: terminal.Terminal, found: Ladder) -> str:
    from antiqua.arena.report import page

    return page(found, voice.catalogue)


def print_json(voice: terminal.Terminal, found: Ladder) -> None:
    import msgspec

    voice.out.out(msgspec.json.format(found.to_json(), indent=2), highlight=False)


class Wishes:
    """What somebody has asked for."""

    def __init__(
        self,
        game: str | None,
        games: int | None,
        players: int | None,
        options: dict[str, str],
        seed: int | None,
        bots: Sequence[str],
        table: Sequence[str],
        lone: bool,
    ) -> None:
        self.game, self.games, self.players = game, games, players
        self.options, self.seed = options, seed
        self.bots, self.table, self.lone = bots, table, lone

    def planned(self) -> Job:
        """A new run."""
        if self.game is None:
            raise BadOption("cli-which-game", games=", ".join(collection.names()))
        return tournament.plan(
            self.game,
            tournament.USUAL_GAMES if self.games is None else self.games,
            self.players,
            self.options,
            self.seed,
            self.bots,
            self.table,
            self.lone,
        )

    def going_on(self, path: Path, output: Path | None) -> Journal[Job, Numbered]:
        """The file of a run that goes on, if it is the one that is meant."""
        if output is not None:
            raise BadOption("results-output-and-resume")
        file = tournament.gone_on(path)
        try:
            results.agree(path, file.job, self.game, self.games, self.players, self.options, self.seed)
            if self.bots or self.table or self.lone:
                self.agree_about_bots(path, file.job)
        except BaseException:
            file.close()
            raise
        return file

    def agree_about_bots(self, path: Path, job: Job) -> None:
        bots = self.bots or ([] if self.table else job.bots)
        names, tables = lineups.read(
            [canonical(bot) for bot in bots], [canonical(bot) for bot in self.table], self.lone, job.players
        )
        if names != job.bots:
            raise differing(path, "--bots", results.joined(job.bots), results.joined(names))
        if tuple(tables) != job.lineups:
            there, here = (
                " / ".join(results.joined([names[bot] for bot in one]) for one in lines)
                for lines in (job.lineups, tables)
            )
            raise differing(path, "--table", there, here)


# -- what a person reads ----------------------------------------------------------------------------------------------


def show(voice: terminal.Terminal, found: Ladder) -> None:
    game = collection.get(found.game)
    name = voice.text(f"{game.prefix}-name")
    voice.say(voice.text("arena-title", game=name, games=found.games, players=found.players), style="bold")
    options = " ".join(f"{name}={str(value).lower()}" for name, value in found.options.items())
    voice.say(voice.text("sim-set-up", options=options, seed=str(found.seed)), style="dim")
    if found.interrupted:
        voice.say(voice.text("sim-interrupted", games=found.games, wanted=found.wanted), style="yellow")
    if not found.games:
        return
    voice.out.print()
    for drawn in (ladder_table, play_table, meeting_table):
        voice.out.print(drawn(voice, found))
    voice.say(voice.text(zero(found), prior=round(found.prior)), style="dim")
    tell_faults(voice, found)
    if found.truncated:
        cut = voice.text("sim-truncated", count=found.truncated, limit=game.decision_limit)
        voice.say(cut, style="yellow")
    timing = found.timing
    seconds, rate = decimal(voice, timing.seconds), round(timing.games_per_second)
    voice.say(voice.text("sim-time", seconds=seconds, workers=timing.workers, rate=rate), style="dim")


def zero(found: Ladder) -> str:
    """What the ratings mean: the message that says it."""
    return "arena-note-mean" if found.anchor is None else "arena-note-random"


def ladder_table(voice: terminal.Terminal, found: Ladder) -> Table:
    heads = ("arena-rating", "arena-played", "arena-share")
    table = plain_table(voice, "arena-bot", heads)
    for bot in found.order:
        one = found.bots[bot]
        rating = one.rating
        low, high = voice.number(round(rating.low)), voice.number(round(rating.high))
        shown = voice.text("arena-rated", rating=voice.number(round(rating.rating)), low=low, high=high)
        table.add_row(one.name, voice.celled(shown), voice.number(one.played), with_range(voice, one.share))
    return table


def play_table(voice: terminal.Terminal, found: Ladder) -> Table:
    heads = ("sim-wins", "sim-shared", "arena-points", "arena-time", "arena-longest", "arena-faults")
    table = plain_table(voice, "arena-bot", heads)
    for bot in found.order:
        one, thinking = found.bots[bot], found.timing.bots[bot]
        times = [milliseconds(voice, seconds) for seconds in (thinking.mean, thinking.longest)]
        whole = [voice.number(count) for count in (one.wins, one.shared)]
        points = decimal(voice, one.scores.mean)
        table.add_row(one.name, *whole, points, *times, voice.number(one.faults))
    return table


def meeting_table(voice: terminal.Terminal, found: Ladder) -> Table:
    """Who beats whom, the stronger ones first."""
    heads = ("sim-games", "arena-ahead", "arena-tied", "arena-behind", "arena-share")
    table = plain_table(voice, "arena-pairing", heads)
    for place, one in enumerate(found.order):
        for other in found.order[place + 1 :]:
            met = found.meeting(one, other)
            if met is None:
                continue
            pair = voice.text("arena-pair", one=found.bots[one].name, other=found.bots[other].name)
            counts = [amount(voice, count) for count in (met.ahead, met.tied, met.behind)]
            table.add_row(voice.celled(pair), voice.number(met.games), *counts, with_range(voice, met.share))
    return table


def tell_faults(voice: terminal.Terminal, found: Ladder) -> None:
    for one in found.bots:
        for fault in one.fault_kinds:
            said = voice.text("arena-fault", bot=one.name, count=fault.count, fault=fault.message)
            voice.say(said, style="yellow")


def amount(voice: terminal.Terminal, value: float) -> str:
    """A number of games, which copies at one table may have made a fraction."""
    return voice.number(round(value)) if value == round(value) else decimal(voice, value)


def milliseconds(voice: terminal.Terminal, seconds: float) -> str:
    return voice.celled(voice.text("arena-milliseconds", value=1000.0 * seconds))
