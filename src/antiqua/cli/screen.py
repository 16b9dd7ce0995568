"""What a person sees of one game: the table, what happened, the options, the points, and explanations."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any, NamedTuple

from rich.padding import Padding
from rich.rule import Rule
from rich.segment import Segment
from rich.table import Table as Grid
from rich.text import Text

from antiqua.bots.bot import Advice
from antiqua.bots.hint import likely, wins
from antiqua.cli import choosing, news, prose
from antiqua.cli.seats import HUMAN, Seat
from antiqua.cli.tables import table_of
from antiqua.cli.tables.table import Form, Looking, Thing, common_things, listed
from antiqua.cli.terminal import ITEM, Terminal
from antiqua.cli.window import Lines, margin, sheet
from antiqua.cli.wording import number_in, words_of
from antiqua.games.game import Choice, Decision, Game, Message
from antiqua.history import Entry
from antiqua.i18n import POP_ISOLATE
from antiqua.kernel.errors import AntiquaError, BadOption
from antiqua.kernel.seats import CHANCE
from antiqua.kernel.state import State

WIDEST = 200  # columns; a wider window does not make the table easier to read
MOST_EXPLAINED = 6  # options at once
STEM, ENDING = 4, 2  # letters of a word that stay when it is inflected, and that may change
LEAST_NEWS = 2  # lines of them that are told before anything else of the table is
WISHED_NEWS = 6  # lines of them for which the things of others are shown in short
SPARE = 10  # lines that stay free below a table at which nobody is asked
COMMANDS = (
    "undo",
    "redo",
    "correct",
    "log",
    "score",
    "hint",
    "table",
    "more",
    "save",
    "load",
    "help",
    "quit",
)

#: What is tried one after the other until it fits: how much of the table; then that, and whether the options are brief.
ATTEMPTS = (Form.FULL, Form.MIDDLE, Form.COMPACT)
LAST_ATTEMPTS = (
    (Form.MIDDLE, True),
    (Form.COMPACT, True),
    (Form.LEAST, False),
    (Form.LEAST, True),
)
QUESTION_MARKS = ("?", "؟")
BETWEEN = "·"  # stands between the parts of a legend too
BRACKETS = "[]()"  # around signs on the table
SHORT = {"q": "quit", "u": "undo"}


class Page(NamedTuple):
    """A table, the options below it, a remark about these, and how many lines are left for the news."""

    above: list[Any]
    below: list[Any]
    note: list[Any]
    free: int


class Screen:
    """One game in one terminal."""

    def __init__(self, terminal: Terminal, game: Game, names: Sequence[str]) -> None:
        self.terminal = terminal
        self.game = game
        self.names = tuple(names)
        self.table = table_of(game.name)
        self.asked: Sequence[Choice] = ()  # the options that were shown last
        self.zero: Choice | None = None  # the one with the number 0 among them
        self.page = 0  # of the options, where they are too many for the window
        self.told: Sequence[
            news.Paragraph
        ] = ()  # beside the first page; the others leave as much room for it

    @property
    def looking(self) -> Looking:
        width = min(self.terminal.out.width, WIDEST) - margin(self.terminal)
        return Looking(self.terminal, self.names, width)

    def say(self, message: Message) -> str:
        return self.looking.say(message)

    def message_of(self, error: AntiquaError) -> str:
        """What went wrong, with the names of the players."""
        return self.say(Message(error.id, error.details))

    def print(self, renderable: Any) -> None:
        self.terminal.out.print(self.sheet(renderable))

    def sheet(self, renderable: Any) -> Lines:
        """The lines that something takes in this window."""
        return sheet(self.terminal, renderable, self.looking.width)

    # -- the game ---------------------------------------------------------------------------------------------------

    def show_turn(
        self,
        view: Any,
        decision: Decision,
        options: Sequence[Choice],
        paragraphs: Sequence[news.Paragraph] = (),
        full: bool = False,
    ) -> None:
        """The table, what has happened, the question and its options, all in one window unless `full` is wished."""
        self.asked, self.zero, self.page = tuple(options), self.game.closing(decision.choices), 0
        self.told = paragraphs
        if full or not self.terminal.out.is_terminal:
            self.show_whole_table(view)
            self.show_news(paragraphs)
            self.show_options(decision, options, view)
        else:
            self.terminal.clear()
            self.terminal.out.print(Lines(self.window(view, decision, options, paragraphs)))

    def show_more(self, view: Any, decision: Decision, options: Sequence[Choice]) -> None:
        """The next page of the options; after the last, the first."""
        self.page += 1
        self.terminal.clear()
        self.terminal.out.print(Lines(self.window(view, decision, options, self.told)))

    def show_table(self, view: Any, title: str = "") -> None:
        """The table on an empty screen, as much of it as leaves some lines for what comes below; nobody is asked."""
        if not self.terminal.out.is_terminal:
            self.show_whole_table(view, title)
            return
        self.terminal.clear()
        for form in Form:
            lines = [*self.heading(title), *self.drawn(view, form)]
            if len(lines) + SPARE <= self.terminal.out.height:
                break
        self.terminal.out.print(Lines(lines))

    def show_whole_table(self, view: Any, title: str = "") -> None:
        self.terminal.clear()
        self.terminal.out.print(Lines(self.heading(title)))
        self.print(self.table.draw(view, self.looking))

    def heading(self, remark: str = "") -> list[Any]:
        """The name of the game, and what else there is to say about what is shown."""
        parts = [self.terminal.text(f"{self.game.prefix}-name"), remark]
        told = " · ".join(part for part in parts if part)
        return self.sheet(Rule(told, style="bright_black")).lines

    def lines(self, entry: Entry) -> list[str]:
        """What an entry of the history says, in words."""
        return [self.say(self.game.tell(event)) for event in entry.events]

    def show_news(self, paragraphs: Sequence[news.Paragraph]) -> None:
        """What has happened, a paragraph for each player, apart from what stands above it."""
        if paragraphs:
            self.terminal.out.print()
        self.add_news(paragraphs)

    def add_news(self, paragraphs: Sequence[news.Paragraph]) -> None:
        """What has happened while somebody is looking on, right below what happened before."""
        for paragraph in paragraphs:
            self.terminal.say_item(str(paragraph), style="dim")

    def recap(self, seats: Sequence[Seat], moves: int) -> news.Paragraph:
        """Who plays in a game that goes on, and how far it has come."""
        players = [
            Message(
                "cli-recap-person" if seat.kind == HUMAN else "cli-recap-bot",
                {"player": self.looking.player(number)},
            )
            for number, seat in enumerate(seats)
        ]
        return news.Paragraph([self.terminal.text("cli-recap", players=players, moves=moves)])

    def show_options(self, decision: Decision, options: Sequence[Choice], view: Any) -> None:
        """The question, its numbered options, and what may be typed."""
        self.asked, self.zero = tuple(options), self.game.closing(decision.choices)
        self.terminal.out.print()
        self.terminal.say(self.say(decision.question), style="bold")
        self.print(self.table.options(decision, options, view, self.looking))
        if self.zero is not None:
            self.print(listed([self.zero], self.looking, first=0))
        for hint in self.hints(decision, options):
            self.terminal.say(hint, style="dim")

    def hints(self, decision: Decision, options: Sequence[Choice]) -> list[str]:
        """What may be typed."""
        said = []
        if choosing.pooled(options):
            said.append(self.terminal.text("cli-type-set", count=choosing.Pool(options).size))
        if decision.seat != CHANCE:
            prompt = "cli-prompt"
        else:
            prompt = "cli-prompt-chance" if decision.choices else "cli-prompt-secret"
        return [*said, self.terminal.text(prompt)]

    # -- what fits into the window ----------------------------------------------------------------------------------

    def window(
        self, view: Any, decision: Decision, options: Sequence[Choice], paragraphs: Sequence[news.Paragraph]
    ) -> list[Any]:
        """Everything that is needed to decide, in as many lines as the window has; the last one is for typing."""
        told = self.news_lines(paragraphs, sys.maxsize)
        zero = [] if self.zero is None else self.sheet(listed([self.zero], self.looking, first=0)).lines
        question = self.prose(self.say(decision.question), "bold")
        hints = [line for hint in self.hints(decision, options) for line in self.prose(hint, "dim")]
        room = self.terminal.out.height - 1 - len(question) - len(zero) - len(hints)
        least = min(len(told), LEAST_NEWS)
        wished = len(self.prose(f"{ITEM}{news.running(paragraphs)}", "dim", len(ITEM))) if told else 0
        above, below, note, free = self.best_page(
            view, decision, options, room, least, max(least, min(wished, WISHED_NEWS))
        )
        least = min(least, 1)
        if free < least:  # sooner than an option, the note about them is left out
            free, note = free + len(note), []
        if free < least:
            size = max(1, free + len(below) - least - 1)
            below = self.paged(below, size, len(options))
            free = least
        spaced = (
            [*told, [], *question] if free > len(told) else [*self.news_lines(paragraphs, free), *question]
        )
        return [*above, *spaced, *below, *note, *zero, *hints]

    def best_page(
        self, view: Any, decision: Decision, options: Sequence[Choice], room: int, least: int, wished: int
    ) -> Page:
        """As much of the table as leaves room for the wished lines of news; or, if nothing does, for the least."""
        tried = []
        for form in ATTEMPTS:
            page = self.tried(view, decision, options, room, form)
            if page.free >= wished:
                return page
            tried.append(page)
        page = max(tried, key=lambda one: one.free)
        for form, brief in LAST_ATTEMPTS:
            if page.free >= least:
                break
            page = self.tried(view, decision, options, room, form, brief)
        return page

    def tried(
        self,
        view: Any,
        decision: Decision,
        options: Sequence[Choice],
        room: int,
        form: Form,
        brief: bool = False,
    ) -> Page:
        """So much of the table, and the options in full or brief."""
        short = self.terminal.text("cli-table-short") if form > Form.FULL else ""
        above = [*self.heading(short), *self.drawn(view, form)]
        below = self.sheet(self.table.options(decision, options, view, self.looking, brief)).lines
        most = (self.terminal.out.height - 1) * 2 // 5
        if brief and form < Form.LEAST and len(options) > choosing.MANY and len(below) > most:
            below = self.paged(below, most, len(options))
        shortened = brief and any(option.detail is not None for option in options)
        note = self.prose(self.terminal.text("cli-options-short"), "dim") if shortened else []
        return Page(above, below, note, room - len(above) - len(below) - len(note))

    def news_lines(self, paragraphs: Sequence[news.Paragraph], room: int) -> list[Any]:
        """What has happened, as much of it as there is room for."""

        def lines(paragraph: str) -> list[Any]:
            return self.prose(f"{ITEM}{paragraph}", "dim", len(ITEM))

        shown = news.fitting(paragraphs, room, lambda paragraph: len(lines(paragraph)))
        return [line for paragraph in shown for line in lines(paragraph)][:room]

    def drawn(self, view: Any, form: Form) -> list[Any]:
        return self.sheet(self.table.draw(view, self.looking, form)).lines

    def paged(self, lines: list[Any], size: int, count: int) -> list[Any]:
        """One page of the options, and how to see the others."""
        pages = -(-len(lines) // size)
        page = self.page % pages
        told = self.terminal.text("cli-options-page", page=page + 1, pages=pages, count=count)
        return [*lines[page * size : (page + 1) * size], *self.prose(told, "bold")]

    def prose(self, text: str, style: str, hanging: int = 0) -> list[Any]:
        shown = self.terminal.out.get_style(style)
        broken = prose.lines(text, self.looking.width, self.terminal.rtl, hanging)
        return [[Segment(line, shown)] for line in broken]

    def show_advice(self, number: int, advice: Advice, game: Game, state: State, seat: int) -> None:
        """One of the best moves with its share of victory; under it what is likely to follow."""
        label = self.say(game.choice(state, advice.action).label)
        if wins(state, seat, advice.action):
            said = self.terminal.text("cli-advice-wins", move=label)
        else:
            share = self.terminal.number(round(100 * advice.share))
            said = self.terminal.text("cli-advice", move=label, share=share)
        line = Text(f"{self.terminal.number(number):>4}  ", style="bold cyan")
        line.append(self.looking.sentence(said), style="not bold default")
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
            self.print(Padding(Text(self.looking.sentence(" · ".join(follows)), style="dim"), (0, 0, 0, 6)))

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
        things = list(self.table.things(self.looking))
        thing = next((one for one in things if " " not in self.say(one.name)), next(iter(things), None))
        if thing is not None:
            usages["explain"] = self.say(Message("cli-usage-explain", {"thing": thing.name}))
        moves = {"number": number(1), "zero": number(0), "move": options[0].move} if options else {}
        moves["several"] = text("cli-usage-several", one=number(1), other=number(2))
        if self.table.several_steps:
            moves["steps"] = text(self.table.several_steps)
        named = {**moves, **usages}
        rows = [(usage, text(f"cli-about-{name}")) for name, usage in named.items()]
        signs = {thing.sign for thing in things if len(thing.sign) == 1 and not thing.sign.isalnum()}
        self.terminal.say_in_pages(rows, bound(self.table.legend(self.looking), signs - {BETWEEN}))

    def explain(self, text: str) -> None:
        """Say what that is on the screen: an option by its number, a sign, a component, a word."""
        number = number_in(text.strip())
        if number is not None and self.asked:
            option = choosing.numbered(number, self.asked, self.zero)
            self.print(listed([option], self.looking, number))
            self.explain_things(self.untold_in(option))
            return
        found = self.things_named(text)
        self.explain_things(found)
        if not found:
            self.explain_options(text)

    def explain_things(self, things: Iterable[Thing]) -> None:
        for thing in things:
            line = Text(f"{thing.sign} {self.say(thing.name)}".strip(), style="bold")
            told = self.looking.sentence(" ".join(self.say(said) for said in thing.said))
            line.append(f"  {told}", style="not bold")
            self.print(line)

    def untold_in(self, option: Choice) -> list[Thing]:
        """The components that an option names and of which it does not tell what they do."""
        told = "" if option.detail is None else self.say(option.detail)
        ids = option.move.split()[1:]
        named = [thing for thing in self.table.things(self.looking) if thing.id in ids]
        known = {thing.id for thing in named if any(self.say(said) in told for said in thing.said)}
        return [thing for thing in named if thing.id not in known]

    def things(self) -> list[Thing]:
        """Everything that can be asked about, what all games have first."""
        return [*common_things(self.looking), *self.table.things(self.looking)]

    def explain_options(self, text: str) -> None:
        """The options that a text may mean, with everything there is to say about them."""
        meant = choosing.alike(text, self.asked, self.say)
        if not meant:
            raise BadOption("cli-unknown-thing", text=text)
        for option in meant[:MOST_EXPLAINED]:
            self.print(
                listed([option], self.looking, self.asked.index(option) + choosing.first_number(self.asked))
            )

    def things_named(self, text: str) -> list[Thing]:
        """Those with exactly this sign or name; or with words that begin so, or nearly so; or sign by sign."""
        text = text.strip().strip(BRACKETS) or text.strip()
        typed = words_of(text)
        things = self.things()
        words = [(thing, words_of(thing.id), words_of(self.say(thing.name))) for thing in things]
        signed = [thing for thing in things if thing.sign == text != ""] or [
            thing for thing in things if thing.sign and thing.sign.casefold() == text.casefold()
        ]
        exact = [thing for thing, id, name in words if typed and typed in (id, name) and thing not in signed]
        return (
            signed + exact
            or starting_with(typed, words)
            or starting_with([word[: max(STEM, len(word) - ENDING)] for word in typed], words)
            or spelt(text, things)
        )

    def parted(self, text: str) -> tuple[str, str]:
        """The first word of a line, and the rest; a question mark needs no space after it."""
        if text[:1] in QUESTION_MARKS:
            return text[:1], text[1:].strip()
        word, _, rest = text.partition(" ")
        return word, rest.strip()

    def command(self, word: str, alone: bool = True) -> str | None:
        """The command that a word means, in English or in the language of the person.

        A letter is one only where it stands `alone`: «в Белгику» does not begin with leaving.
        """
        typed = word.casefold()
        if typed in QUESTION_MARKS:
            return "help"
        letters = {**SHORT, **{self.terminal.text(f"cli-short-{name}"): name for name in SHORT.values()}}
        if alone and typed in letters:
            return letters[typed]
        for name in COMMANDS:
            if typed in (name, self.terminal.text(f"cli-command-{name}").casefold()):
                return name
        return None


def bound(text: str, signs: Iterable[str]) -> str:
    """The same text; no line of it ends between one of the signs and what it means."""
    kinds = re.escape("".join(sorted(signs)))
    return re.sub(f"([{kinds}]{POP_ISOLATE}?) ", "\\1\u00a0", text) if kinds else text


def starting_with(typed: Sequence[str], things: Sequence[tuple[Thing, list[str], list[str]]]) -> list[Thing]:
    """The things with words that begin with all of those typed."""
    return [
        thing
        for thing, id, name in things
        if typed and all(any(known.startswith(word) for known in id + name) for word in typed)
    ]


def spelt(text: str, things: Sequence[Thing]) -> list[Thing]:
    """The things whose signs make up a text, as the letters of several resources do."""
    signs = {thing.sign: thing for thing in things if thing.sign}
    if not all(sign in signs for sign in text):
        return []
    return [signs[sign] for sign in dict.fromkeys(text)]
