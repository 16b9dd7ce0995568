"""`antiqua play`: a new game, or one that goes on."""

from __future__ import annotations

import math
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Literal

from cyclopts import Parameter

from antiqua import games
from antiqua.cli import storage, terminal
from antiqua.cli.saves import ask_for_programs
from antiqua.cli.seats import HUMAN, OPPONENT, Seat, named, read_seats
from antiqua.cli.session import Session
from antiqua.games.game import Game
from antiqua.kernel.errors import BadOption, BadSave
from antiqua.match import AUTO, MANUAL, Match

Several = Parameter(negative=())


def play(
    game: str | None = None,
    /,
    *,
    players: int | None = None,
    seat: Annotated[list[str] | None, Several] = None,
    option: Annotated[list[str] | None, Several] = None,
    seed: int | None = None,
    chance: Literal["auto", "manual"] = "auto",
    resume: Annotated[list[Path] | None, Parameter(negative=(), consume_multiple=(0, 1))] = None,
    save: Path | None = None,
    allow_programs: Annotated[bool, Parameter(negative=())] = False,
    pace: float | None = None,
    lang: str | None = None,
    color: bool = True,
) -> None:
    """Play a game, or continue one."""
    voice = terminal.speak(lang, color)
    if pace is not None and not (math.isfinite(pace) and 0 <= pace <= 3600):
        raise BadOption("error-bad-number", option="--pace", value=str(pace), allowed="0–3600")
    if allow_programs and resume is None:
        raise BadOption("cli-programs-without-save")
    if resume is not None:
        if game is not None or players is not None or option or seed is not None or chance != AUTO:
            raise BadOption("cli-resume-alone")
        path = resume[0] if resume else storage.last_game()
        session = resumed(voice, path, seat or [], save, allow_programs, pace)
    else:
        session = new_session(voice, game, players, seat or [], option or [], seed, chance, save, pace)
    session.run()


def new_session(
    voice: terminal.Terminal,
    name: str | None,
    players: int | None,
    seats: Sequence[str],
    options: Sequence[str],
    seed: int | None,
    chance: str,
    save: Path | None,
    pace: float | None,
) -> Session:
    """A new game. At a real table people sit on all seats, otherwise on the first."""
    if name is None:
        raise BadOption("cli-which-game", games=", ".join(games.names()))
    game = games.get(name)
    count = game.check_players(players)
    usual = [HUMAN] * count if chance == MANUAL else [HUMAN] + [OPPONENT] * (count - 1)
    who = named(read_seats(seats, name, count, usual), voice)
    chosen = dict(read_option(text) for text in options)
    match = new_match(game, count, [one.name for one in who], chance, game.check_options(chosen), seed)
    if save is not None:
        if save.exists():
            raise BadSave("cli-file-exists", file=str(save))
        storage.save(save, match, who)
    return Session(voice, match, who, save, pace)


def new_match(
    game: Game,
    players: int,
    names: Sequence[str],
    chance: str,
    options: dict[str, Any],
    seed: int | None = None,
) -> Match:
    return Match(game, players, seed=seed, names=names, chance=chance, **options)


def resumed(
    voice: terminal.Terminal,
    path: Path,
    seats: Sequence[str],
    save: Path | None,
    allow_programs: bool,
    pace: float | None,
) -> Session:
    """A saved game, which stays in its file; `--seat` lets other players take over."""
    match, saved = storage.load(path)
    who = read_seats(seats, match.game.name, match.players, [seat.kind for seat in saved]) if seats else saved
    if not allow_programs:
        stay = [new.kind for new, old in zip(who, saved, strict=True) if new.kind == old.kind]
        ask_for_programs(voice, path, stay)
    if seats:
        who = [Seat(new.kind, new.name or old) for new, old in zip(who, match.names, strict=True)]
        who = named(who, voice)
        match.names = tuple(seat.name for seat in who)
    if save is not None:
        if save.exists() and save.resolve() != path.resolve():
            raise BadSave("cli-file-exists", file=str(save))
        storage.save(save, match, who)
    return Session(voice, match, who, save or path, pace)


def read_option(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals or not name.strip():
        raise BadOption("cli-bad-option-form", text=text)
    return name.strip(), value.strip()
