"""The ladder as one page for a browser."""

from __future__ import annotations

from antiqua import games as collection
from antiqua.arena.ladder import BotResult, Ladder
from antiqua.arena.page import TICKS, Page, round_numbers, safe
from antiqua.arena.tally import Share
from antiqua.i18n import Catalogue

WIDTH, LABELS, RIGHT = 720, 190, 24  # of a plot; for names at its left; free at its right
ROW = 30
CELL, CELL_HEIGHT = 72, 34
LONGEST_NAME = 24  # letters


def page(found: Ladder, words: Catalogue) -> str:
    report = Report(found, words)
    return report.whole(report.say("arena-report-title", game=report.game), report.parts())


def short(name: str) -> str:
    return name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"


class Report(Page):
    """The parts of a page about one ladder, in one language."""

    def __init__(self, found: Ladder, words: Catalogue) -> None:
        super().__init__(words)
        self.found = found
        self.game = words.text(f"{collection.get(found.game).prefix}-name")

    # -- words and numbers ------------------------------------------------------------------------------------------

    def decimal(self, value: float) -> str:
        return self.say("sim-decimal", value=value)

    def name(self, one: BotResult) -> str:
        return f"<bdi><code>{safe(one.name)}</code></bdi>"

    def with_range(self, share: Share) -> str:
        parts = [self.words.text("sim-percent", value=one) for one in (share.share, share.low, share.high)]
        return self.say("sim-with-range", share=parts[0], low=parts[1], high=parts[2])

    def rated(self, one: BotResult) -> str:
        rating = one.rating
        parts = [self.words.number(round(value)) for value in (rating.rating, rating.low, rating.high)]
        return self.say("arena-rated", rating=parts[0], low=parts[1], high=parts[2])

    # -- parts ------------------------------------------------------------------------------------------------------

    def parts(self) -> list[str]:
        if not self.found.games:
            return self.head()
        return [
            *self.head(),
            self.heading("arena-report-ladder"),
            self.ladder_plot(),
            self.ladder_table(),
            self.notes(),
            self.heading("arena-report-matrix"),
            self.about("arena-report-matrix-about"),
            self.matrix(),
            self.meeting_table(),
            self.heading("arena-report-play"),
            self.play_table(),
            *self.faults(),
            self.heading("arena-report-scores"),
            self.about("arena-report-scores-about"),
            self.score_plots(),
            self.heading("arena-report-seats"),
            self.about("arena-report-seats-about"),
            self.seat_table(),
            self.maker(),
        ]

    def head(self) -> list[str]:
        found = self.found
        options = " ".join(f"{name}={str(value).lower()}" for name, value in found.options.items())
        title = self.say("arena-title", game=self.game, games=found.games, players=found.players)
        lines = [
            f"<p>{title}</p>",
            self.about("sim-set-up", options=options, seed=str(found.seed)),
            self.about("arena-report-wanted", games=found.games, wanted=found.wanted),
        ]
        if found.interrupted:
            text = self.say("sim-interrupted", games=found.games, wanted=found.wanted)
            lines.append(f'<p class="warn">{text}</p>')
        if found.truncated:
            limit = collection.get(found.game).decision_limit
            text = self.say("sim-truncated", count=found.truncated, limit=limit)
            lines.append(f'<p class="warn">{text}</p>')
        return lines

    def notes(self) -> str:
        id = "arena-note-mean" if self.found.anchor is None else "arena-note-random"
        return self.about(id, prior=round(self.found.prior))

    def ladder_table(self) -> str:
        heads = [self.say(id) for id in ("arena-bot", "arena-rating", "arena-played", "arena-share")]
        rows = [
            [
                f"{self.number(place)} {self.name(one)}",
                self.rated(one),
                self.number(one.played),
                self.with_range(one.share),
            ]
            for place, one in self.ranked()
        ]
        return self.table(heads, rows)

    def ranked(self) -> list[tuple[int, BotResult]]:
        return [(place, self.found.bots[bot]) for place, bot in enumerate(self.found.order, 1)]

    def play_table(self) -> str:
        ids = (
            "arena-bot",
            "sim-wins",
            "sim-shared",
            "arena-points",
            "arena-time",
            "arena-longest",
            "arena-faults",
        )
        rows = []
        for bot in self.found.order:
            one, thinking = self.found.bots[bot], self.found.timing.bots[bot]
            times = [
                self.say("arena-milliseconds", value=1000.0 * seconds)
                for seconds in (thinking.mean, thinking.longest)
            ]
            counts = [self.number(one.wins), self.number(one.shared), self.decimal(one.scores.mean)]
            rows.append([self.name(one), *counts, *times, self.number(one.faults)])
        return self.table([self.say(id) for id in ids], rows)

    def meeting_table(self) -> str:
        ids = ("arena-pairing", "sim-games", "arena-ahead", "arena-tied", "arena-behind", "arena-share")
        rows = []
        order = self.found.order
        for place, one in enumerate(order):
            for other in order[place + 1 :]:
                met = self.found.meeting(one, other)
                if met is not None:
                    names = [self.found.bots[bot].name for bot in (one, other)]
                    counts = [self.amount(count) for count in (met.ahead, met.tied, met.behind)]
                    pair = self.say("arena-pair", one=names[0], other=names[1])
                    rows.append([pair, self.number(met.games), *counts, self.with_range(met.share)])
        return self.table([self.say(id) for id in ids], rows)

    def amount(self, value: float) -> str:
        return self.number(round(value)) if value == round(value) else self.decimal(value)

    def seat_table(self) -> str:
        rows = [[self.number(one.seat + 1), self.with_range(one.share)] for one in self.found.seats]
        return self.table([self.say("arena-report-seat"), self.say("arena-share")], rows)

    def faults(self) -> list[str]:
        return [
            f'<p class="warn">{self.say("arena-fault", bot=one.name, count=fault.count, fault=fault.message)}</p>'
            for one in self.found.bots
            for fault in one.fault_kinds
        ]

    # -- plots ------------------------------------------------------------------------------------------------------

    def label(self, y: float, one: BotResult, place: int) -> str:
        name = f"{self.number(place)}  {safe(short(one.name))}"
        return f'<text x="0" y="{y:g}"><title>{safe(one.name)}</title>{name}</text>'

    def ladder_plot(self) -> str:
        """A dot for every rating, and a line for its interval."""
        rated = [one.rating for one in self.found.bots]
        ticks = round_numbers(min(one.low for one in rated), max(one.high for one in rated))
        low, high = ticks[0], ticks[-1]

        def at(value: float) -> float:
            return LABELS + (WIDTH - LABELS - RIGHT) * (value - low) / (high - low)

        bottom = ROW * len(rated) + 6
        drawn = []
        for tick in ticks:
            x = at(tick)
            drawn.append(f'<line class="grid" x1="{x:.1f}" y1="0" x2="{x:.1f}" y2="{bottom}"/>')
            drawn.append(
                f'<text class="soft" x="{x:.1f}" y="{bottom + 16}" text-anchor="middle">{self.number(tick)}</text>'
            )
        for place, one in self.ranked():
            y = ROW * place - ROW / 2
            rating = one.rating
            drawn.append(self.label(y + 5, one, place))
            drawn.append(
                f'<line class="range" x1="{at(rating.low):.1f}" y1="{y:g}" x2="{at(rating.high):.1f}" y2="{y:g}"/>'
            )
            drawn.append(
                f'<circle class="dot" cx="{at(rating.rating):.1f}" cy="{y:g}" r="5">'
                f"<title>{self.rated(one)}</title></circle>"
            )
        return self.plot(bottom + 24, WIDTH, "arena-report-ladder", drawn)

    def matrix(self) -> str:
        """A square for every two bots: the fuller its colour, the clearer it is who comes first."""
        order = self.found.order
        drawn = []
        for column in range(len(order)):
            x = LABELS + CELL * column + CELL / 2
            drawn.append(
                f'<text class="soft" x="{x:g}" y="14" text-anchor="middle">{self.number(column + 1)}</text>'
            )
        for row, one in enumerate(order):
            top = 22 + CELL_HEIGHT * row
            drawn.append(self.label(top + CELL_HEIGHT / 2 + 4, self.found.bots[one], row + 1))
            for column, other in enumerate(order):
                drawn += self.square(LABELS + CELL * column, top, one, other)
        width = max(WIDTH, LABELS + CELL * len(order))
        return self.plot(26 + CELL_HEIGHT * len(order), width, "arena-report-matrix", drawn)

    def square(self, x: float, y: float, one: int, other: int) -> list[str]:
        met = self.found.meeting(one, other)
        box = f'x="{x + 1:g}" y="{y + 1:g}" width="{CELL - 2}" height="{CELL_HEIGHT - 2}" rx="3"'
        if met is None:
            return [f'<rect class="empty" {box}/>']
        share = met.share.share
        kind = "good" if share >= 0.5 else "bad"
        title = f"<title>{self.with_range(met.share)}</title>"
        return [
            f'<rect class="{kind}" fill-opacity="{0.08 + 0.8 * abs(share - 0.5):.2f}" {box}>{title}</rect>',
            self.centred(x + CELL / 2, y + CELL_HEIGHT / 2 + 5, self.percent(share)),
        ]

    def centred(self, x: float, y: float, text: str) -> str:
        return f'<text x="{x:g}" y="{y:g}" text-anchor="middle">{text}</text>'

    def score_plots(self) -> str:
        """A histogram for every bot, below each other."""
        most = max(
            (
                one.count / bot.scores.count
                for bot in self.found.bots
                for one in bot.scores.histogram
                if bot.scores.count
            ),
            default=1.0,
        )
        height = 64
        drawn = []
        for place, bot in self.ranked():
            bottom = (height + 14) * place - 6
            drawn.append(self.label(bottom - height / 2, bot, place))
            mean = self.words.text("sim-decimal", value=bot.scores.mean)
            drawn.append(
                f'<text class="soft" x="0" y="{bottom - height / 2 + 18:g}">'
                f"{self.say('arena-report-mean', value=mean)}</text>"
            )
            drawn.append(
                f'<line class="grid" x1="{LABELS}" y1="{bottom}" x2="{WIDTH - RIGHT}" y2="{bottom}"/>'
            )
            drawn += self.bars(bot, bottom, height / most)
        bottom = (height + 14) * len(self.found.bots)
        bins = next((bot.scores.histogram for bot in self.found.bots if bot.scores.count), ())
        step = (WIDTH - LABELS - RIGHT) / max(1, len(bins))
        for number, one in enumerate(bins):
            if number % max(1, len(bins) // TICKS) == 0:
                x = LABELS + step * number
                drawn.append(
                    f'<text class="soft" x="{x:.1f}" y="{bottom + 10}">{self.number(one.low)}</text>'
                )
        return self.plot(bottom + 16, WIDTH, "arena-report-scores", drawn)

    def bars(self, bot: BotResult, bottom: float, scale: float) -> list[str]:
        bins = bot.scores.histogram
        step = (WIDTH - LABELS - RIGHT) / max(1, len(bins))
        drawn = []
        for number, one in enumerate(bins):
            if one.count:
                tall = max(1.0, scale * one.count / bot.scores.count)
                span = self.say("sim-range", low=one.low, high=one.high)
                drawn.append(
                    f'<rect class="bar" x="{LABELS + step * number + 1:.1f}" y="{bottom - tall:.1f}"'
                    f' width="{step - 2:.1f}" height="{tall:.1f}">'
                    f"<title>{span}: {self.number(one.count)}</title></rect>"
                )
        return drawn
