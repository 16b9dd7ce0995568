"""What can be played: the games with their options, the levels of bots."""

from __future__ import annotations

import msgspec

from antiqua import games, i18n
from antiqua.bots.levels import SEATED, character, title
from antiqua.games.game import Game
from antiqua.server.api import Call, Routes

routes = Routes()


class OptionValue(msgspec.Struct, frozen=True):
    value: str | int | bool
    label: str


class OptionAnswer(msgspec.Struct, frozen=True):
    """A choice between variants of the rules; the first value is the one of the printed rules."""

    name: str
    label: str
    values: tuple[OptionValue, ...]


class GameAnswer(msgspec.Struct, frozen=True):
    name: str
    title: str
    about: str
    players: tuple[int, ...]
    options: tuple[OptionAnswer, ...]
    characters: dict[str, str]  # how each level plays it


class LevelAnswer(msgspec.Struct, frozen=True):
    name: str
    title: str


class Catalogue(msgspec.Struct, frozen=True):
    games: tuple[GameAnswer, ...]
    levels: tuple[LevelAnswer, ...]


@routes.get("/api/games", "What can be played, with which options, against which bots?")
async def list_games(call: Call) -> Catalogue:
    words = i18n.catalogue(call.lang)
    return Catalogue(
        tuple(game_answer(games.get(name), words) for name in games.names()),
        tuple(LevelAnswer(level, words.message(title(level))) for level in SEATED),
    )


def game_answer(game: Game, words: i18n.Catalogue) -> GameAnswer:
    def label(*parts: object) -> str:
        return words.text("-".join([game.prefix, "option", *(str(part).lower() for part in parts)]))

    return GameAnswer(
        name=game.name,
        title=words.text(f"{game.prefix}-name"),
        about=words.text(f"{game.prefix}-about"),
        players=tuple(game.player_counts),
        options=tuple(
            OptionAnswer(
                option.name,
                label(option.name),
                tuple(OptionValue(value, label(option.name, value)) for value in option.values),
            )
            for option in game.options
        ),
        characters={level: words.message(character(game, level)) for level in SEATED},
    )
