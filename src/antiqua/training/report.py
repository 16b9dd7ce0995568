"""A run of training as one page for a browser: how well its networks foretell, and how they fared in the league."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from antiqua import games as collection
from antiqua.arena.page import Page, round_numbers, safe
from antiqua.bots.plans import PLAN
from antiqua.i18n import Catalogue
from antiqua.training.league import EARLIER_SELF, ITSELF, SEARCH, WEIGHTS, Settings
from antiqua.training.rounds import Met, Round

WIDTH, HEIGHT = 720, 240
LEFT, RIGHT, TOP, BOTTOM = 64, 24, 10, 26  # free around a plot
SIDE = 300  # of the plot of forecasts against results
MILLE = 1000  # a loss is drawn in thousandths
NOTHING = "–"
SETTINGS = (
    "players",
    "games",
    "iterations",
    "first",
    "second",
    "window",
    "epochs",
    "belief",
    "seed",
    "start",
)
# Opponents as the plot and the table by rounds have them: all plans together.
KINDS = (EARLIER_SELF, WEIGHTS, SEARCH, PLAN)

Points = Sequence[tuple[float, float]]


def page(settings: Settings, rounds: Sequence[Round], words: Catalogue) -> str:
    """The report of a run of which at least one round is finished."""
    report = Report(settings, rounds, words)
    return report.whole(report.say("train-report-title", game=report.game), report.parts())


class Report(Page):
    """The parts of a page about one run, in one language."""

    def __init__(self, settings: Settings, rounds: Sequence[Round], words: Catalogue) -> None:
        super().__init__(words)
        self.settings = settings
        self.rounds = rounds
        self.game = words.text(f"{collection.get(settings.game).prefix}-name")

    def parts(self) -> list[str]:
        rounds = self.rounds
        games = sum(one.games for one in rounds)
        took = self.words.render(*duration(sum(one.seconds for one in rounds)))
        parts = [
            f"<p>{self.say('train-report-sum', rounds=len(rounds), games=games, time=took)}</p>",
            self.heading("train-report-forecasts"),
            self.about("train-report-forecasts-about"),
            self.losses(),
            self.round_table(),
        ]
        if any(one.met for one in rounds):
            parts += [self.heading("train-report-league"), self.about("train-report-league-about")]
            for players in self.settings.players:
                parts += self.league(players)
        if rounds[-1].tenths:
            parts += [
                self.heading("train-report-calibration"),
                self.about("train-report-calibration-about", number=rounds[-1].number),
                self.calibration(),
                self.tenth_table(),
            ]
        return [*parts, self.heading("train-report-settings"), self.setting_table(), self.maker()]

    # -- words and numbers ------------------------------------------------------------------------------------------

    def loss(self, value: float) -> str:
        return self.say("train-report-loss", value=value)

    def whole_percent(self, value: float) -> str:
        return self.say("train-report-percent", value=value)

    def time(self, seconds: float) -> str:
        return safe(self.words.render(*duration(seconds)))

    def heads(self, *ids: str) -> list[str]:
        return [self.say(id) for id in ids]

    def opponent(self, name: str) -> str:
        """A kind of opponents, or one plan by its title and name."""
        if name.startswith(f"{PLAN}:"):
            title = self.say("bot-plan-" + name.removeprefix(f"{PLAN}:"))
            return f"{title} <bdi><code>{safe(name)}</code></bdi>"
        return self.say(f"train-report-against-{name}")

    # -- tables -----------------------------------------------------------------------------------------------------

    def setting_table(self) -> str:
        rows = []
        for name in SETTINGS:
            value = getattr(self.settings, name)
            if isinstance(value, tuple):
                shown = self.words.join(value)
            elif name == "start":
                shown = value or NOTHING
            else:
                shown = self.words.number(value)
            rows.append([self.say(f"train-report-setting-{name}"), safe(shown)])
        return self.table(self.heads("train-report-setting", "train-report-value"), rows)

    def round_table(self) -> str:
        heads = self.heads(
            "train-report-round",
            "sim-games",
            "train-report-learned",
            "train-report-foretold",
            "train-report-plain",
            "train-report-after",
            "train-report-time",
        )
        rows = [
            [
                self.number(one.number),
                self.number(one.games),
                self.number(one.positions),
                self.number(one.foretold) if one.foretold else NOTHING,
                self.loss(one.plain),
                self.loss(one.after),
                self.time(one.seconds),
            ]
            for one in self.rounds
        ]
        return self.table(heads, rows)

    def tenth_table(self) -> str:
        tenths = self.rounds[-1].tenths
        rows = []
        for which, one in enumerate(tenths):
            ends = [self.words.text("train-report-percent", value=(which + n) / len(tenths)) for n in (0, 1)]
            means = [self.percent(one.forecast), self.percent(one.result)] if one.count else [NOTHING] * 2
            rows.append([self.say("sim-range", low=ends[0], high=ends[1]), self.number(one.count), *means])
        ids = ("train-report-tenth", "train-report-count", "train-report-mean", "train-report-came")
        return self.table(self.heads(*ids), rows)

    # -- the league -------------------------------------------------------------------------------------------------

    def league(self, players: int) -> list[str]:
        """The games of tables with so many players."""
        told = [(one.number, [met for met in one.met if met.players == players]) for one in self.rounds]
        told = [(number, those) for number, those in told if those]
        if not told:
            return []
        curves = []
        for kind in KINDS:
            met = [(number, together(those, kind)) for number, those in told]
            curves.append([(number, one.share) for number, one in met if one is not None])
        names = [self.opponent(kind) for kind in KINDS]
        rows = []
        for number, those in told:
            itself = together(those, ITSELF)
            rows.append(
                [
                    self.number(number),
                    self.number(itself.games) if itself else NOTHING,
                    *(self.met(together(those, kind)) for kind in KINDS),
                ]
            )
        shares = [tick / 4 for tick in range(5)]
        everybody = [met for _, those in told for met in those]
        opponents = sorted({met.opponent for met in everybody if met.opponent != ITSELF})
        return [
            f"<h3>{self.say('train-report-players', players=players)}</h3>",
            self.keys(names),
            self.curves("train-report-league", curves, shares, self.whole_percent, 1 / players),
            self.table([*self.heads("train-report-round"), self.opponent(ITSELF), *names], rows),
            self.about("train-report-opponents-about"),
            self.table(
                self.heads("train-report-opponent", "train-report-met"),
                [[self.opponent(one), self.met(together(everybody, one))] for one in opponents],
            ),
        ]

    def met(self, one: Met | None) -> str:
        if one is None:
            return NOTHING
        share = self.words.text("sim-percent", value=one.share)
        return self.say("train-report-share", share=share, games=one.games)

    # -- plots ------------------------------------------------------------------------------------------------------

    def losses(self) -> str:
        lines = [
            [(one.number, one.after) for one in self.rounds],
            [(one.number, one.plain) for one in self.rounds],
        ]
        lowest, highest = (end(loss for line in lines for _, loss in line) for end in (min, max))
        ticks = [tick / MILLE for tick in round_numbers(MILLE * lowest, MILLE * highest)]
        names = self.heads("train-report-after", "train-report-plain")
        return self.keys(names) + self.curves(
            "train-report-forecasts",
            lines,
            ticks,
            lambda value: self.say("train-report-thousandth", value=value),
        )

    def keys(self, names: Sequence[str]) -> str:
        """Which curve is whose."""
        line = '<svg viewBox="0 0 38 12"><line class="curve curve-{}" x1="2" y1="6" x2="36" y2="6"/></svg>'
        each = "".join(f"<span>{line.format(number)}{name}</span>" for number, name in enumerate(names))
        return f'<p class="keys">{each}</p>\n'

    def curves(
        self,
        label: str,
        lines: Sequence[Points],
        ticks: Sequence[float],
        shown: Callable[[float], str],
        even: float | None = None,
    ) -> str:
        """A curve for each of the lines, round by round; `even` is where nobody is better than the others."""
        first, last = self.rounds[0].number, self.rounds[-1].number
        right, bottom = WIDTH - RIGHT, HEIGHT - BOTTOM

        def across(number: float) -> float:
            if first == last:
                return (LEFT + right) / 2
            return LEFT + (right - LEFT) * (number - first) / (last - first)

        def down(value: float) -> float:
            return bottom - (bottom - TOP) * (value - ticks[0]) / (ticks[-1] - ticks[0])

        drawn = []
        for tick in ticks:
            y = down(tick)
            drawn.append(f'<line class="grid" x1="{LEFT}" y1="{y:.1f}" x2="{right}" y2="{y:.1f}"/>')
            drawn.append(
                f'<text class="soft" x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{shown(tick)}</text>'
            )
        if even is not None:
            y = down(even)
            drawn.append(f'<line class="even" x1="{LEFT}" y1="{y:.1f}" x2="{right}" y2="{y:.1f}"/>')
        for number in round_numbers(first, last):
            if first <= number <= last:
                drawn.append(
                    f'<text class="soft" x="{across(number):.1f}" y="{HEIGHT - 6}" text-anchor="middle">'
                    f"{self.number(number)}</text>"
                )
        for which, line in enumerate(lines):
            points = [(across(number), down(value)) for number, value in line]
            path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
            drawn.append(f'<polyline class="curve curve-{which}" points="{path}"/>')
            drawn += [
                f'<circle class="curve curve-{which}" cx="{x:.1f}" cy="{y:.1f}" r="1.5">'
                f"<title>{self.number(number)}: {shown(value)}</title></circle>"
                for (x, y), (number, value) in zip(points, line, strict=True)
            ]
        return self.plot(HEIGHT, WIDTH, label, drawn)

    def calibration(self) -> str:
        """A dot for every tenth, the bigger the more forecasts it has; on the slanting line forecasts are true."""
        tenths = self.rounds[-1].tenths
        most = max(one.count for one in tenths)

        def across(share: float) -> float:
            return LEFT + SIDE * share

        def down(share: float) -> float:
            return TOP + SIDE * (1 - share)

        drawn = []
        for tick in (0.0, 0.25, 0.5, 0.75, 1.0):
            x, y, text = across(tick), down(tick), self.whole_percent(tick)
            drawn += [
                f'<line class="grid" x1="{LEFT}" y1="{y:g}" x2="{LEFT + SIDE}" y2="{y:g}"/>',
                f'<text class="soft" x="{LEFT - 8}" y="{y + 4:g}" text-anchor="end">{text}</text>',
                f'<text class="soft" x="{x:g}" y="{TOP + SIDE + 20}" text-anchor="middle">{text}</text>',
            ]
        drawn.append(f'<line class="even" x1="{across(0)}" y1="{down(0)}" x2="{across(1)}" y2="{down(1)}"/>')
        for one in tenths:
            if one.count:
                came = self.say(
                    "train-report-tenth-came",
                    forecast=self.words.text("sim-percent", value=one.forecast),
                    result=self.words.text("sim-percent", value=one.result),
                    count=one.count,
                )
                drawn.append(
                    f'<circle class="dot" cx="{across(one.forecast):.1f}" cy="{down(one.result):.1f}"'
                    f' r="{3 + 6 * (one.count / most) ** 0.5:.1f}"><title>{came}</title></circle>'
                )
        return self.plot(TOP + SIDE + BOTTOM, LEFT + SIDE + RIGHT, "train-report-calibration", drawn, "small")


def together(those: Sequence[Met], kind: str) -> Met | None:
    """All games against one opponent, or against all plans."""
    some = [one for one in those if one.opponent == kind or one.opponent.startswith(f"{kind}:")]
    games = sum(one.games for one in some)
    if not games:
        return None
    won = sum(one.games * one.share for one in some)
    return Met(opponent=kind, players=some[0].players, games=games, share=won / games)


def duration(seconds: float) -> tuple[str, dict[str, float]]:
    """A message in the greatest unit that leaves enough of it."""
    if seconds < 100:
        return "train-report-seconds", {"value": seconds}
    if seconds < 6000:
        return "train-report-minutes", {"value": seconds / 60}
    return "train-report-hours", {"value": seconds / 3600}
