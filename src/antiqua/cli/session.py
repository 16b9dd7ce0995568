"""A game at the terminal: who is asked what, what they may type, and what is saved when.

Everything is saved after every move, so whatever happens to the terminal, the game can be continued.
"""

from __future__ import annotations

import math
import re
import time
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import NamedTuple

from antiqua.arena.workers import cores
from antiqua.bots.hint import advise, with_cores
from antiqua.cli import choosing, news, saves, shorthand, storage
from antiqua.cli.news import Paragraph
from antiqua.cli.screen import Screen
from antiqua.cli.seats import Seat, renamed
from antiqua.cli.terminal import InputEnded, Quit, Terminal
from antiqua.cli.wording import begun, number_in, plain, words_of
from antiqua.games.game import Choice, Decision, Event, Game, Message
from antiqua.history import Entry, Gatherer
from antiqua.kernel.errors import AntiquaError, BadOption, BadSave, IllegalMove, InvalidMove
from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import CHANCE, OVER, SPECTATOR
from antiqua.kernel.state import State
from antiqua.match import Match, mover
from antiqua.table import Table

SAMPLES = 12  # of what somebody cannot see, to find out whether somebody else can
SAY_NOTHING_DONE = ("error-interrupted", "cli-one-too-many")  # that nothing of a line has been done
USUAL_PACE = 0.7  # seconds between the turns of bots, where somebody is watching


class Prompt(NamedTuple):
    """A decision as it is put to somebody: the options by their numbers from 1 on, and the one with the number 0."""

    decision: Decision
    options: list[Choice]
    zero: Choice | None


class Shown(NamedTuple):
    """A prompt: how much of the history there was, who looked, and from where on it was told."""

    made: int
    viewer: int
    since: int


class Foreseen(Gatherer):
    """What a move would bring about by itself, as the options that it would have been."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.choices: list[Choice] = []

    def forced(self, state: State, action: int) -> None:
        self.choices.append(self.game.choice(state, action))


class Session:
    """One game, from where it stands to its end, or until somebody leaves."""

    def __init__(
        self,
        terminal: Terminal,
        match: Match,
        seats: Sequence[Seat],
        path: Path | None = None,
        pace: float | None = None,
    ) -> None:
        self.terminal = terminal
        self.path = path or storage.new_path(match.game.name)
        self.pace = pace if pace is not None else USUAL_PACE if terminal.out.is_terminal else 0.0
        self.unsaved = False  # has it been said that saving is impossible?
        self.turn_began = -math.inf  # when the last turn of a bot was shown
        self.sit_down(match, seats)

    def sit_down(self, match: Match, seats: Sequence[Seat]) -> None:
        self.match = match
        self.seats = renamed(seats, self.terminal)
        match.names = tuple(seat.name or old for seat, old in zip(self.seats, match.names, strict=True))
        self.screen = Screen(self.terminal, match.game, match.names)
        kinds = [one.kind for one in seats]
        self.table = Table(match, kinds, save=lambda _: self.save(), report=self.tell_fault)
        self.people = self.table.people
        self.began = match.made  # how much of the game was over before
        self.shown: list[Shown] = []  # every prompt so far, as long as what led to it has not been taken back
        self.recap = any(match.moves)  # is there to be said what was before?
        self.prompts: tuple[State, dict[int, Prompt]] = (match.state, {})  # of a position, by who looks
        self.viewer = SPECTATOR
        self.private = False  # is something on the screen that not everybody may see?
        self.save()

    # -- the course of a game ---------------------------------------------------------------------------------------

    def run(self) -> None:
        """Play to the end; whoever leaves before raises `InputEnded`, with everything saved."""
        self.terminal.tell_if_slow()
        try:
            while not self.match.over:
                self.next()
        except InputEnded:
            self.terminal.tell_how_to_resume()
            raise
        finally:
            self.table.close()
        self.finish()

    def next(self) -> None:
        """One move, of whoever is to make it."""
        seat = self.match.state.to_play
        if seat == CHANCE:
            self.ask(self.reader_of_chance())
        elif seat in self.people:
            self.ask(seat)
        else:
            self.let_bot_move(seat)

    def let_bot_move(self, seat: int) -> None:
        """One decision of a bot. What a turn brings is shown at once; the next turn waits until it can be read."""
        thought = self.table.think()
        if self.last_mover() != seat:
            time.sleep(max(0.0, self.turn_began + self.pace - time.monotonic()))
            self.turn_began = time.monotonic()
        made = self.match.made
        self.table.accept(thought)
        self.tell_while_bots_move(made)
        if not self.people and self.match.state.to_play != seat:
            self.show_to_spectators()

    def last_mover(self) -> int:
        return next((entry.seat for entry in reversed(self.match.history) if entry.seat != CHANCE), CHANCE)

    def tell_fault(self, seat: int, what: Message) -> None:
        """Say what a bot has done wrong."""
        player = self.screen.looking.player(seat)
        self.terminal.complain(self.terminal.text("cli-bot-fault", player=player, what=what))

    def show_to_spectators(self) -> None:
        """The table on a screen; only what happens where the output goes into a file."""
        if self.terminal.out.is_terminal:
            self.show()
        self.tell_news()

    def reader_of_chance(self) -> int:
        """Who types in what chance has brought: a person who may see it, or sits there for one who may.

        What it may bring can be more secret than what it has brought; then nobody is shown the options.
        """
        seen = [seat for seat in range(self.match.players) if self.sees_outcome(seat)]
        people = [seat for seat in seen if seat in self.people]
        return (people or seen)[0]

    def sees_outcome(self, seat: int) -> bool:
        """May `seat` see what chance is about to bring?"""
        state, game = self.match.state, self.match.game
        return game.sees(state, seat, game.move(state, state.legal_actions()[0]))

    def make(self, moves: Sequence[int | str]) -> None:
        """Make the moves of a line, all or none, and let everybody know."""
        made = self.match.made
        self.table.play(moves)
        self.tell_while_bots_move(made)

    def tell_while_bots_move(self, made: int) -> None:
        """Show at once what a move has brought, where the next one is not asked for but comes by itself."""
        if self.people and self.terminal.out.is_terminal and self.table.bot_to_move:
            self.tell_entries(self.log_from(made, self.memory))

    # -- asking -----------------------------------------------------------------------------------------------------

    def ask(self, viewer: int) -> None:
        """Show the table to `viewer` and let him type until something has changed."""
        self.hand_over(viewer)
        self.viewer = viewer
        self.show_turn(self.news())
        state = self.match.state
        while self.match.state is state:
            try:
                self.obey(self.terminal.ask())
            except AntiquaError as error:
                self.terminal.complain(self.screen.message_of(error))

    def obey(self, text: str) -> None:
        """Do what a line means: a command, or a move."""
        word, rest = self.screen.parted(text)
        alone = not rest and not self.names_option(word)
        match self.screen.command(word, alone) if text else "table":
            case None:
                self.make(self.moves_in(text))
            case "undo":
                self.undo()
            case "redo":
                self.table.redo()
            case "correct":
                self.correct()
            case "log":
                self.show_log()
            case "score":
                self.show_score()
            case "hint":
                self.hint()
            case "table":
                self.show_turn(self.news(), full=bool(text))
            case "more":
                self.show_more()
            case "save":
                self.save_as(rest.strip())
            case "load":
                self.load(rest.strip())
            case "help":
                if rest.strip():
                    self.screen.explain(rest)
                else:
                    self.screen.show_help(self.match.manual, self.options())
            case "quit":
                raise Quit

    def names_option(self, sign: str) -> bool:
        """Is it the sign of something that can be chosen now? Then the letter means that and no command."""
        table, typed = self.screen.table, sign.casefold()
        ids = {thing.id for thing in table.things(self.screen.looking) if thing.sign.casefold() == typed}
        return any(ids.intersection(choice.move.split()[1:]) for choice in self.options()) if ids else False

    def moves_in(self, text: str) -> list[int | str]:
        """The moves that a line says; where it only lacks a comma, the error says where."""
        try:
            return self.understood(text)
        except AntiquaError as error:
            apart = self.apart(text)
            if apart != text and not isinstance(error, IllegalMove):
                return self.understood(apart)
            line = self.with_comma(text) if error.id == "cli-not-understood" else None
            if line is None:
                raise
            raise InvalidMove("cli-missing-comma", text=text, line=line) from None

    def apart(self, text: str) -> str:
        """The same line with a comma for each “and” or “then” after which another kind of move may be said."""
        joining = "|".join(map(re.escape, self.screen.say(Message("cli-words-between")).split()))
        return re.sub(rf"(?<=[^\W\d])\s+(?:(?:{joining})\s+)+(?=[^\W\d])", ", ", text, flags=re.IGNORECASE)

    def with_comma(self, text: str) -> str | None:
        """The same line with a comma between two moves, or after each word, if that makes sense of it."""
        words = text.split()
        lines = [f"{' '.join(words[:at])}, {' '.join(words[at:])}" for at in reversed(range(1, len(words)))]
        for line in [*lines, ", ".join(words)]:
            with suppress(AntiquaError):
                self.understood(line)
                return line
        return None

    def understood(self, text: str) -> list[int | str]:
        """The moves of a line, each understood in the position that follows those before it.

        What a move brings about by itself may be said all the same: `Match.play_all` passes over it, and says what is
        wrong with moves that cannot follow any more.
        """
        game, state = self.match.game, self.match.state
        parts = game.several(text)
        if not self.options():  # they are secret
            return choosing.named_in_full(parts, game, state, self.screen.say)
        if choosing.pooled(self.options()):
            return [self.read_choice(text, state).action]
        before, found = state, list[int | str]()
        brought: list[Choice] = []
        waiting = deque(parts)
        while waiting:
            waiting = deque(self.screen.table.as_asked(waiting, partial(game.view, state, self.viewer)))
            part = self.spelled_out(waiting.popleft(), state)
            try:
                said = self.read_part(part, state, brought)
            except AntiquaError as error:
                meant = self.step_before(part, error) or self.short_form(part, state)
                if meant:
                    waiting.extendleft(reversed(meant))
                    continue
                raise self.in_line(
                    self.fault_of(part, state, before, error), len(found), len(waiting)
                ) from None
            found.append(said)
            if isinstance(said, int):
                before, state = state, state.clone()
                state.listener = foreseen = Foreseen(game)
                state.apply(said)
                state.listener = None
                if self.match.state.to_play == CHANCE:
                    brought.clear()  # it has been left out
                brought += foreseen.choices
        return found

    def spelled_out(self, part: str, state: State) -> str:
        """A part of nothing but letters of the table, where its things are to be chosen: by the names of these.

        A letter need not begin the name of what it stands for: «ف» is white in Persian, «س» green.
        """
        if state.to_play != self.match.state.to_play:
            return part
        offered = {id for choice in self.prompt(state, self.viewer).options for id in choice.move.split()[1:]}
        things = self.screen.table.things(self.screen.looking)
        signs = {plain(thing.sign): thing.id for thing in things if thing.sign}
        typed = plain(part).split()
        if offered and offered.issubset(signs.values()) and all(word in signs for word in typed):
            return " ".join(signs[word] for word in typed)
        return part

    def step_before(self, part: str, error: AntiquaError) -> list[str]:
        """A part of a line with the step that has to come before it, where it is refused for want of that."""
        why = error.details.get("why")
        step = self.screen.table.step_before(why) if isinstance(why, Message) else None
        return [] if step is None else [step, part]

    def fault_of(self, part: str, state: State, before: State, error: AntiquaError) -> AntiquaError:
        """What is wrong with a part of a line: with one of its words, or with how much it says, or as a whole."""
        if state.to_play == self.match.state.to_play:
            options = self.prompt(state, self.viewer).options
            strange = shorthand.fault_in(part, self.match.game, options, self.screen.say)
            if strange is not None or shorthand.word_of(part) in map(shorthand.kind_of, options):
                return strange or error
        try:
            self.check_not_too_much(part, before)
        except AntiquaError as truer:
            return truer
        return error

    def in_line(self, error: AntiquaError, before: int, after: int) -> AntiquaError:
        """An error with its place in a line of several moves; some say by themselves that nothing has been done."""
        if before + after == 0 or error.id in SAY_NOTHING_DONE:
            return error
        fault = Message(error.id, error.details)
        return type(error)("cli-line-fault", fault=fault, number=before + 1, count=before + 1 + after)

    def short_form(self, part: str, state: State) -> list[str]:
        """The moves that a part of a line means by a short form in the person's own words; none if it does not."""
        if state.to_play != self.match.state.to_play:
            return []
        options = self.prompt(state, self.viewer).options
        found = shorthand.several(part, self.match.game, options, self.screen.say)
        if len(found) == 1 and found[0] not in {choice.move for choice in options}:
            return []
        return found

    def read_part(self, part: str, state: State, brought: list[Choice]) -> int | str:
        """The move that a part of a line means, or the notation of what the parts before it have `brought` already.

        That is taken out of `brought`: what is said once more is too much.
        """
        exact = [choice for choice in brought if part.casefold() == choice.move]
        number = number_in(part)
        done = exact or ([] if number is not None else choosing.alike(part, brought, self.screen.say))
        if self.match.state.to_play == CHANCE:  # the table shows that too, and it is typed in its turn
            called = [(choice, words_of(self.screen.say(choice.label))) for choice in done]
            typed = words_of(part)
            exact = exact or [choice for choice, words in called if all(map(begun, words, typed))]
        if state.to_play == self.match.state.to_play and not exact:
            try:
                return self.read_choice(part, state).action
            except AntiquaError:
                if not done:
                    raise
        if brought and number == 1:  # the only option that there was
            done = brought[:1]
        if done:
            brought.remove(done[0])
            return done[0].move
        if state.to_play == OVER:
            raise IllegalMove("error-game-over", move=part)
        raise IllegalMove("error-interrupted", move=part, expected=mover(state.to_play))

    def check_not_too_much(self, part: str, before: State) -> None:
        """Raise the true reason where a part of a line goes on with what the parts before it have brought to an end.

        `before` is the last position of who moves. Only steps of which a short form may name several go on so.
        """
        options = self.prompt(before, self.viewer).options
        kind = shorthand.word_of(part)
        if kind not in map(shorthand.kind_of, options):
            return
        meant = self.read_choice(part, before)  # or it raises what speaks against it by itself
        if len(self.match.game.spread([kind, *meant.move.split()[1:] * 2])) > 1:
            raise IllegalMove("cli-one-too-many", move=meant.label)

    def read_choice(self, text: str, state: State) -> Choice:
        _, options, zero = self.prompt(state, self.viewer)
        say = self.screen.say
        if choosing.pooled(options):
            try:
                return choosing.Pool(options).read_choice(text, say)
            except AntiquaError:
                if text.casefold().split(maxsplit=1)[0] != options[0].move.split(maxsplit=1)[0]:
                    raise
        try:
            return choosing.read_choice(text, self.match.game, state, options, say, zero)
        except AntiquaError:
            found = choosing.named_by_tile(text, options, self.screen.table.lies_there, say)
            if len(found) != 1:
                raise
            return found[0]

    def prompt(self, state: State, viewer: int) -> Prompt:
        """What `viewer` is asked in `state`; now it is built once, however often it is shown and answered."""
        if state is not self.match.state:
            return self.built(state, viewer)
        if self.prompts[0] is not state:
            self.prompts = (state, {})
        known = self.prompts[1]
        if viewer not in known:
            known[viewer] = self.built(state, viewer)
        return known[viewer]

    def built(self, state: State, viewer: int) -> Prompt:
        decision = self.match.game.decision(state, viewer)
        assert decision is not None
        zero = self.match.game.closing(decision.choices)
        options = [choice for choice in self.screen.table.ordered(decision) if choice != zero]
        return Prompt(decision, options, zero)

    @property
    def asked(self) -> Prompt:
        """What is pending now, for who is looking."""
        return self.prompt(self.match.state, self.viewer)

    def options(self) -> list[Choice]:
        return self.asked.options

    # -- who may look -----------------------------------------------------------------------------------------------

    def hand_over(self, viewer: int) -> None:
        """Before private things appear, the others look away; afterwards, they are wiped off the screen."""
        if self.private and viewer != self.viewer:
            self.terminal.forget()
            self.private = False
        others = [seat for seat in self.people if seat != viewer]
        if viewer in self.people and not self.private and any(self.hides(viewer, other) for other in others):
            self.terminal.forget()
            player = self.screen.looking.player(viewer)
            self.terminal.wait(self.terminal.text("cli-hand-over", player=player))
            self.private = True

    def hides(self, viewer: int, other: int) -> bool:
        """Would `viewer` be shown something now that `other` may not know?

        What `other` cannot see is drawn anew a few times: if that changes what `viewer` sees, it is private.
        """
        state, game = self.match.state, self.match.game
        if state.to_play == CHANCE:
            return self.sees_outcome(viewer) and not self.sees_outcome(other)
        shown = (game.view(state, viewer), self.prompt(state, viewer).decision)
        rng = Rng(self.match.made)
        for _ in range(SAMPLES):
            guess = state.clone()
            guess.resample(other, rng)
            if guess != state and (game.view(guess, viewer), game.decision(guess, viewer)) != shown:
                return True
        return False

    @property
    def memory(self) -> int:
        """Whose knowledge the log shows: that of the only person here, or what everybody knows."""
        return self.people[0] if len(self.people) == 1 else SPECTATOR

    # -- showing ----------------------------------------------------------------------------------------------------

    def show(self) -> None:
        self.screen.show_table(self.match.view(self.viewer))

    def show_turn(self, paragraphs: Sequence[Paragraph] = (), full: bool = False) -> None:
        """Everything that somebody needs who is asked."""
        view = self.match.view(self.viewer)
        self.screen.show_turn(view, self.asked.decision, self.options(), paragraphs, full)

    def show_more(self) -> None:
        view = self.match.view(self.viewer)
        self.screen.show_more(view, self.asked.decision, self.options())

    def tell_news(self) -> None:
        self.screen.show_news(self.news())

    def news(self) -> list[Paragraph]:
        """What has happened since the last prompt, a paragraph for each player; first, where an old game stands."""
        recap = []
        if self.recap:
            self.recap = False
            recap = [self.screen.recap(self.seats, sum(self.match.moves))]
        return recap + self.told_of(self.new_entries())

    def tell_entries(self, entries: Sequence[Entry]) -> None:
        self.screen.add_news(self.told_of(entries))

    def told_of(self, entries: Sequence[Entry]) -> list[Paragraph]:
        return news.told(self.events_of(entries), self.viewer, self.tell, self.tell_more)

    def new_entries(self) -> list[Entry]:
        """What has happened since the prompt before this one; the same again when the table is shown again.

        What somebody else was shown, who sits at the same screen, everybody there has seen, unless it was wiped off.
        """
        knower = self.viewer if self.private else self.memory
        made = self.match.made
        while self.shown and self.shown[-1].made > made:  # taken back
            self.shown.pop()
        if not self.shown or self.shown[-1][:2] != (made, self.viewer):
            seen = (one.made for one in reversed(self.shown) if not self.private or one.viewer == self.viewer)
            first = next(seen, None)
            self.shown.append(Shown(made, self.viewer, self.last_own_move() if first is None else first))
        return self.log_from(self.shown[-1].since, knower)

    def last_own_move(self) -> int:
        """The number of the last entry of who is looking, where an old game goes on; the first one if there is none."""
        if self.match.manual or not self.people:
            return self.began
        history = self.match.history
        own = (number for number in reversed(range(len(history))) if history[number].seat == self.viewer)
        return next(own, 0)

    def log_from(self, number: int, knower: int) -> list[Entry]:
        """The log from this entry on."""
        return self.match.log(knower, self.match.version_of(number) - 1) if number < self.match.made else []

    def events_of(self, entries: Sequence[Entry]) -> list[Event]:
        return [event for entry in entries for event in entry.events]

    def tell(self, event: Event) -> str:
        return self.screen.say(self.match.game.tell(event))

    def tell_more(self, count: int) -> str:
        word = self.terminal.text("cli-command-log")
        return self.terminal.text("cli-news-more", count=count, command=word)

    def show_log(self) -> None:
        for number, entry in enumerate(self.match.log(self.memory), 1):
            for line in self.screen.lines(entry):
                self.terminal.say_numbered(number, line)

    def show_score(self) -> None:
        points = self.screen.table.points(self.match.view(self.viewer))
        if points is None:
            self.terminal.say(self.terminal.text("cli-no-score-yet"))
        else:
            self.screen.show_points(points)

    def hint(self) -> None:
        """The best moves, the share of victory that each promises, and what is likely to follow."""
        state, seat = self.match.state, self.viewer
        if state.to_play != seat:
            raise BadOption("cli-no-hint")
        self.terminal.note(self.terminal.text("cli-thinking"))
        _, options, zero = self.asked
        numbers = {
            choice.action: number for number, choice in enumerate(options, choosing.first_number(options))
        }
        if zero is not None:
            numbers[zero.action] = 0
        for advice in advise(self.match.game, state, seat, with_cores(cores())):
            self.screen.show_advice(numbers[advice.action], advice, self.match.game, state, seat)

    def finish(self) -> None:
        """The outcome in words, where the points come from, and where the record is."""
        outcome = self.match.outcome()
        assert outcome is not None
        self.viewer = self.people[0] if self.people else SPECTATOR
        self.show()
        self.tell_news()
        self.terminal.out.print()
        self.terminal.say(self.screen.say(outcome.message), style="bold green")
        self.screen.show_points(self.match.game.breakdown(self.match.state))
        self.keep_record()

    # -- taking back ------------------------------------------------------------------------------------------------

    def undo(self) -> None:
        """Take back the last move of a person, and what bots have answered."""
        movers = (entry.seat for entry in reversed(self.match.history))
        last = next((seat for seat in movers if seat not in self.match.bots), CHANCE)
        self.table.undo(last if last in self.people else self.viewer)

    def correct(self) -> None:
        if not self.match.manual:
            raise BadOption("cli-nothing-to-correct")
        self.table.undo(chance=True)

    # -- saving and loading -----------------------------------------------------------------------------------------

    def save(self) -> None:
        """After every move; where it is impossible, the usual folder has to do, and without that the game goes on."""
        try:
            storage.save(self.path, self.match, self.seats)
            self.terminal.saved = self.path
        except AntiquaError as error:
            if self.unsaved:
                return
            self.terminal.complain(self.terminal.message_of(error))
            if self.path.parent != storage.games_folder():
                self.path = storage.new_path(self.match.game.name)
                self.save()
            else:
                self.unsaved = True
                self.terminal.note(self.terminal.text("cli-not-saved"))

    def save_as(self, name: str) -> None:
        """Save under another name; what is no saved game is not written over."""
        path = Path(name).expanduser() if name else self.path
        if path.is_file() and not storage.is_saved_game(path):
            raise BadSave("cli-file-exists", file=str(path))
        storage.save(path, self.match, self.seats)
        self.terminal.say(self.terminal.text("cli-saved", file=str(path)))

    def load(self, name: str) -> None:
        """Go on with another game; this one stays saved where it is."""
        if not name:
            raise BadOption("cli-load-what", folder=str(storage.games_folder()))
        path = Path(name).expanduser()
        match, seats = saves.opened(self.terminal, path)
        self.path = path
        self.table.close()
        self.sit_down(match, seats)

    def keep_record(self) -> None:
        """Write the record, which holds all of the game, and remove what was saved to continue it."""
        from antiqua import record

        date = f"{datetime.now().astimezone():%Y-%m-%d}"
        text = record.write(self.match.record(None, date))
        try:
            path = storage.record_path(self.path, text)
            storage.write_file(path, text)
        except AntiquaError as error:
            self.terminal.complain(self.terminal.message_of(error))
            return
        if self.path.parent == storage.games_folder():
            self.path.unlink(missing_ok=True)
        self.terminal.saved = None
        self.terminal.say(self.terminal.text("cli-record-written", file=str(path)))
