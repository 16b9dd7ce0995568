"""What a person sees of one game: the table, what happened, the options, the points, and explanations."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from antiqua.bots.bot import Advice
from antiqua.bots.hint import likely, wins
from antiqua.cli import choosing
from antiqua.cli.seats import HUMAN, Seat
from antiqua.cli.tables import table_of
from antiqua.cli.tables.table import Looking, Thing, listed
from antiqua.cli.terminal import Terminal
from antiqua.games.game import Choice, Decision, Game, Message
from antiqua.kernel.errors import BadOption
from antiqua.kernel.seats import CHANCE
from antiqua.kernel.state import State
from antiqua.match import Entry

WIDEST = 120  # columns; a wider window does not make the table easier to read
COMMANDS = ("undo", "redo", "correct", "log", "score", "hint", "table", "save", "load", "help", "quit")
SHORT = {"?": "help", "؟": "help", "q": "quit", "u": "undo"}


class Screen:
    """One game in one terminal."""

    def __init__(self, terminal: Terminal, game: Game, names: Sequence[str]) -> None:
        self.terminal = terminal
        self.game = game
        self.names = tuple(names)
        self.table = table_of(game.name)

    @property
    def looking(self) -> Looking:
        return Looking(self.terminal, self.names, min(self.terminal.out.width, WIDEST))

    def say(self, message: Message) -> str:
        return self.looking.say(message)

    def print(self, renderable: Any) -> None:
        self.terminal.out.print(renderable, width=self.looking.width)

    # -- the game ---------------------------------------------------------------------------------------------------

    def show_table(self, view: Any, title: str = "") -> None:
        """The whole table, on an empty screen."""
        self.terminal.clear()
        heading = self.terminal.text(f"{self.game.prefix}-name")
        self.print(Rule(f"{heading} · {title}" if title else heading, style="bright_black"))
        self.print(self.table.draw(view, self.looking))

    def lines(self, entry: Entry) -> list[str]:
        """What an entry of the history says, in words."""
        return [self.say(self.game.tell(event)) for event in entry.events]

    def show_news(self, news: Sequence[str]) -> None:
        """What has happened, a paragraph for each player."""
        if news:
            self.terminal.out.print()
        for paragraph in news:
            self.terminal.say_item(paragraph, style="dim")

    def show_recap(self, seats: Sequence[Seat], moves: int) -> None:
        """Who plays in a game that goes on, and how far it has come."""
        players = [
            Message(
                "cli-recap-person" if seat.kind == HUMAN else "cli-recap-bot",
                {"player": self.looking.player(number)},
            )
            for number, seat in enumerate(seats)
        ]
        self.terminal.out.print()
        self.terminal.say(self.terminal.text("cli-recap", players=players, moves=moves), style="bold")

    def show_options(self, decision: Decision, options: Sequence[Choice], view: Any) -> None:
        """The question, its numbered options, and what may be typed."""
        self.terminal.out.print()
        self.terminal.say(self.say(decision.question), style="bold")
        self.print(self.table.options(decision, options, view, self.looking))
        zero = choosing.closing(decision.choices)
        if zero is not None:
            self.print(listed([zero], self.looking, first=0))
        for hint in self.hints(decision, options):
            self.terminal.say(hint, style="dim")

    def hints(self, decision: Decision, options: Sequence[Choice]) -> list[str]:
        """What may be typed."""
        said = []
        if choosing.pooled(options):
            said.append(self.terminal.text("cli-type-set", count=choosing.Pool(options).size))
        chance = decision.seat == CHANCE
        return [*said, self.terminal.text("cli-prompt-chance" if chance else "cli-prompt")]

    def show_advice(self, number: int, advice: Advice, game: Game, state: State, seat: int) -> None:
        """One of the best moves with its share of victory; under it what is likely to follow."""
        label = self.say(game.choice(state, advice.action).label)
        if wins(state, seat, advice.action):
            said = self.terminal.text("cli-advice-wins", move=label)
        else:
            share = self.terminal.number(round(100 * advice.share))
            said = self.terminal.text("cli-advice", move=label, share=share)
        line = Text(f"{self.terminal.number(number):>4}  ", style="bold cyan")
        line.append(said, style="not bold default")
        self.print(line)
        follows = [
            self.terminal.text(
                "cli-advice-step",
                player=self.looking.player(who),
                moves=[self.say(label) for _, label in moves],
            )
            for who, moves in groupby(likely(game, state, seat, advice), key=lambda step: step[0])
        ]
        if follows:
            self.print(Padding(Text(" · ".join(follows), style="dim"), (0, 0, 0, 6)))

    def show_points(self, points: Sequence[dict[str, int]]) -> None:
        """The points of every seat by category, and their sums."""
        cell, number = self.looking.cell, self.terminal.number
        grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="bold", pad_edge=False)
        grid.add_column("")
        for seat in range(len(points)):
            grid.add_column(self.looking.player(seat), justify="right")
        for category in points[0]:
            name = cell(Message(f"{self.game.prefix}-category-{category}"))
            grid.add_row(name, *(number(own[category]) for own in points))
        grid.add_row(cell(Message("cli-total")), *(number(sum(own.values())) for own in points), style="bold")
        self.print(grid)

    # -- help -------------------------------------------------------------------------------------------------------

    def show_help(self, manual: bool, options: Sequence[Choice]) -> None:
        """Everything that can be typed; corrections only where chance is typed in."""
        text, number = self.terminal.text, self.terminal.number
        usages = {name: text(f"cli-usage-{name}") for name in COMMANDS if name != "correct" or manual}
        thing = next(self.things(), None)
        if thing is not None:
            usages["explain"] = self.say(Message("cli-usage-explain", {"thing": thing.name}))
        named = {"number": number(1), "zero": number(0), "move": options[0].move, **usages}
        self.terminal.say_rows([(usage, text(f"cli-about-{name}")) for name, usage in named.items()])
        legend = self.table.legend(self.looking)
        if legend:
            self.terminal.say(legend)

    def explain(self, text: str) -> None:
        """Say what the components do that `text` may mean."""
        found = self.things_named(choosing.words_of(text))
        if not found:
            raise BadOption("cli-unknown-thing", text=text)
        for thing in found:
            line = Text(self.say(thing.name), style="bold")
            line.append("  " + " ".join(self.say(said) for said in thing.said), style="not bold")
            self.print(line)

    def things(self) -> Iterator[Thing]:
        return self.table.things()

    def things_named(self, typed: list[str]) -> list[Thing]:
        """Those with exactly this name, or else those whose names have words that begin so."""
        things = [
            (thing, choosing.words_of(thing.id), choosing.words_of(self.say(thing.name)))
            for thing in self.things()
        ]
        exact = [thing for thing, id, name in things if typed in (id, name)]
        return exact or [
            thing
            for thing, id, name in things
            if typed and all(any(known.startswith(word) for known in id + name) for word in typed)
        ]

    def command(self, word: str) -> str | None:
        """The command that a word means, in English or in the language of the person."""
        typed = word.casefold()
        if typed in SHORT:
            return SHORT[typed]
        for name in ("undo", "quit"):
            if typed == self.terminal.text(f"cli-short-{name}"):
                return name
        for name in COMMANDS:
            if typed in (name, self.terminal.text(f"cli-command-{name}").casefold()):
                return name
        return None
