"""The menu that `antiqua` opens: everything a person at a terminal may want, by number."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from rich.table import Table
from rich.text import Text

from antiqua import __version__, games, i18n
from antiqua.bots.levels import SEATED, character, title
from antiqua.cli import saves, storage, terminal
from antiqua.cli.play import new_match
from antiqua.cli.seats import HUMAN, OPPONENT, Seat, named
from antiqua.cli.session import Session
from antiqua.cli.terminal import Quit, Terminal
from antiqua.cli.wording import number_in
from antiqua.games.game import Game, Option
from antiqua.kernel.errors import AntiquaError, InvalidMove
from antiqua.match import AUTO, MANUAL, one_line

OFFERED = 9  # saved games or records in a list
WATCHING_PACE = 1.0
WATCHED = "expert"  # who plays when somebody wants to watch


class Menu:
    """Asks until somebody has had enough."""

    def __init__(self, voice: Terminal) -> None:
        self.voice = voice

    def run(self) -> None:
        """Until quit; the end of the input raises `InputEnded`."""
        while True:
            entries = self.entries()
            self.voice.out.print()
            self.voice.say(f"Antiqua {__version__}", style="bold")
            try:
                chosen = self.choose(
                    self.voice.text("cli-menu-ask"), [name for name, _ in entries], back=False
                )
                self.voice.out.print()
                if not self.carry_out(entries[chosen][1]):
                    return
            except Quit:
                return

    def entries(self) -> list[tuple[str, Callable[[], None] | None]]:
        """What there is to choose, and what it does; None leaves."""
        text = self.voice.text
        saved = storage.saved_games()
        last = next((game for game in saved if not game.watched), None)
        found: list[tuple[str, Callable[[], None] | None]] = [(text("cli-menu-new"), self.new_game)]
        if last is not None:
            said = text("cli-menu-continue", game=saves.title(self.voice, last))
            found.append((said, lambda: self.go_on(last.path)))
        others = len(saved) - (last is not None)
        if others:
            found.append((text("cli-menu-continue-other", count=others), self.go_on_with_another))
        if saved:
            found.append((text("cli-menu-delete"), self.delete))
        return [
            *found,
            (text("cli-menu-watch"), self.watch),
            (text("cli-menu-simulate"), self.simulate),
            (text("cli-menu-replay"), self.replay),
            (text("cli-menu-language", language=i18n.AUTONYMS[self.voice.lang]), self.change_language),
            (text("cli-menu-quit"), None),
        ]

    def carry_out(self, action: Callable[[], None] | None) -> bool:
        """Do it, and come back to the menu even from a failure; False to leave."""
        if action is None:
            return False
        try:
            action()
        except Quit:
            pass
        except AntiquaError as error:
            self.voice.complain(self.voice.message_of(error))
        self.voice.saved = None
        return True

    # -- asking ---------------------------------------------------------------------------------------------------

    def choose(self, question: str, names: Sequence[str], usual: int = 0, back: bool = True) -> int:
        """The index of one of `names`; Enter takes the usual one. Where that leads `back`, it says how."""
        if len(names) == 1:
            return 0
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(width=4, justify="right")
        for value, name in enumerate(names, 1):
            grid.add_row(Text(self.voice.number(value), style="bold cyan"), Text(self.voice.celled(name)))
        self.voice.out.print(grid)
        short = self.voice.text("cli-short-quit")
        if back:
            self.voice.say("     " + self.voice.text("cli-menu-back", word=short), style="dim")
        while True:
            typed = self.voice.ask(f"{question} [{self.voice.number(usual + 1)}] ").casefold()
            if not typed:
                return usual
            if typed in ("q", "quit", short, self.voice.text("cli-command-quit")):
                raise Quit
            number = number_in(typed)
            if number is not None and 1 <= number <= len(names):
                return number - 1
            error = InvalidMove("cli-no-such-number", number=typed, first=1, last=len(names))
            self.voice.complain(self.voice.message_of(error))

    def choose_game(self) -> Game:
        known = [games.get(name) for name in games.names()]
        names = [self.voice.text(f"{game.prefix}-name") for game in known]
        return known[self.choose(self.voice.text("cli-ask-game"), names)]

    def choose_players(self, game: Game) -> int:
        names = [self.voice.text("cli-players", count=count) for count in game.player_counts]
        return game.player_counts[self.choose(self.voice.text("cli-ask-players"), names)]

    def levels(self, game: Game) -> list[str]:
        """What the levels are called, and how they play."""
        say = self.voice.message
        return [
            self.voice.text("cli-level", title=say(title(level)), character=say(character(game, level)))
            for level in SEATED
        ]

    def choose_seats(self, game: Game, players: int) -> list[Seat]:
        kinds = [HUMAN, *SEATED]
        names = [self.voice.text("cli-seat-human"), *self.levels(game)]
        seats = []
        for seat in range(players):
            question = self.voice.text("cli-ask-seat", number=seat + 1)
            kind = kinds[self.choose(question, names, 0 if seat == 0 else kinds.index(OPPONENT))]
            name = self.voice.ask(self.voice.text("cli-ask-name") + " ") if kind == HUMAN else ""
            seats.append(Seat(kind, one_line(name)))
        return named(seats, self.voice)

    def choose_option(self, game: Game, option: Option) -> str | int | bool:
        family = f"{game.prefix}-option-{option.name}"
        names = [self.voice.text(f"{family}-{str(value).lower()}") for value in option.values]
        return option.values[self.choose(self.voice.text(family), names)]

    # -- what can be done -----------------------------------------------------------------------------------------

    def new_game(self) -> None:
        game = self.choose_game()
        players = self.choose_players(game)
        ways = [self.voice.text(f"cli-way-{way}") for way in ("usual", "variants", "real")]
        way = self.choose(self.voice.text("cli-ask-way"), ways)
        options = game.check_options({})
        if way > 0:
            options = {option.name: self.choose_option(game, option) for option in game.options}
        seats = self.choose_seats(game, players)
        chance = MANUAL if way == 2 else AUTO
        names = [seat.name for seat in seats]
        match = new_match(game, players, names, chance, options)
        self.play(Session(self.voice, match, seats))

    def go_on(self, path: Path) -> None:
        match, seats = saves.opened(self.voice, path)
        self.play(Session(self.voice, match, seats, path))

    def go_on_with_another(self) -> None:
        self.go_on(self.choose_saved(self.voice.text("cli-ask-saved")).path)

    def choose_saved(self, question: str) -> storage.Found:
        saved = storage.saved_games()[:OFFERED]
        return saved[self.choose(question, [saves.title(self.voice, one) for one in saved])]

    def delete(self) -> None:
        saves.ask_and_delete(self.voice, self.choose_saved(self.voice.text("cli-ask-delete")).path)

    def watch(self) -> None:
        game = self.choose_game()
        players = self.choose_players(game)
        usual = SEATED.index(WATCHED)
        level = SEATED[self.choose(self.voice.text("cli-ask-level"), self.levels(game), usual)]
        seats = named([Seat(level)] * players, self.voice)
        match = new_match(game, players, [seat.name for seat in seats], AUTO, {})
        pace = WATCHING_PACE if self.voice.out.is_terminal else None
        self.play(Session(self.voice, match, seats, pace=pace))

    def play(self, session: Session) -> None:
        session.run()
        self.voice.wait(self.voice.text("cli-press-enter"))

    def simulate(self) -> None:
        from antiqua.cli.simulate import simulate

        game = self.choose_game()
        players = self.choose_players(game)
        counts = (1_000, 10_000, 100_000)
        names = [self.voice.text("cli-games", count=count) for count in counts]
        count = counts[self.choose(self.voice.text("cli-ask-games"), names)]
        simulate(
            game.name, games=count, players=players, lang=self.voice.lang, color=not self.voice.out.no_color
        )
        self.voice = terminal.current()

    def replay(self) -> None:
        from antiqua.cli.replay import Player, read

        paths = sorted(
            storage.records_folder().glob("*.txt"), key=lambda path: path.stat().st_mtime, reverse=True
        )
        other = self.voice.text("cli-other-file")
        chosen = self.choose(
            self.voice.text("cli-ask-record"), [*(path.stem for path in paths[:OFFERED]), other]
        )
        if chosen < len(paths[:OFFERED]):
            path = paths[chosen]
        else:
            path = Path(self.voice.ask(self.voice.text("cli-ask-file") + " ")).expanduser()
        Player(self.voice, read(path)).step(0)

    def change_language(self) -> None:
        languages = i18n.LANGUAGES
        names = [i18n.AUTONYMS[lang] for lang in languages]
        chosen = self.choose(self.voice.text("cli-ask-language"), names, languages.index(self.voice.lang))
        self.voice = terminal.speak(languages[chosen], not self.voice.out.no_color)
