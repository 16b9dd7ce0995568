"""`antiqua games`: which games there are, for how many players, and what can be chosen."""

from __future__ import annotations

from typing import Annotated, Any

from cyclopts import Parameter

from antiqua import games as collection
from antiqua.cli import terminal
from antiqua.games.game import Game


def games(
    *, json: Annotated[bool, Parameter(negative=())] = False, lang: str | None = None, color: bool = True
) -> None:
    """List the games with their options."""
    voice = terminal.speak(lang, color)
    known = [collection.get(name) for name in collection.names()]
    if json:
        print_json(known, voice)
        return
    for game in known:
        describe(game, voice)


def print_json(known: list[Game], voice: terminal.Terminal) -> None:
    import msgspec

    text = msgspec.json.format(msgspec.json.encode([facts(game, voice) for game in known]), indent=2)
    voice.out.out(text.decode(), highlight=False)


def facts(game: Game, voice: terminal.Terminal) -> dict[str, Any]:
    return {
        "name": game.name,
        "title": voice.text(f"{game.prefix}-name"),
        "players": game.player_counts,
        "rules_version": game.rules_version,
        "options": [
            {"name": option.name, "values": option.values, "default": option.default}
            for option in game.options
        ],
    }


def describe(game: Game, voice: terminal.Terminal) -> None:
    from rich.table import Table
    from rich.text import Text

    voice.say(voice.text(f"{game.prefix}-name"), style="bold")
    players = ", ".join(voice.number(count) for count in game.player_counts)
    voice.say(
        "  " + voice.text("cli-game-facts", name=game.name, players=players, version=game.rules_version),
        style="dim",
    )
    voice.say(voice.text(f"{game.prefix}-about"))
    grid = Table.grid(padding=(0, 2, 0, 0))
    for option in game.options:
        about = voice.celled(voice.text(f"{game.prefix}-option-{option.name}"))
        grid.add_row(Text(f"  --option {option.name}=…", style="bold"), Text(about, style="bold"))
        for value in option.values:
            written = str(value).lower()
            said = voice.text(f"{game.prefix}-option-{option.name}-{written}")
            if value == option.default:
                said = voice.text("cli-default", value=said)
            grid.add_row(Text(f"      {written}"), Text(voice.celled(said), style="dim"))
    voice.out.print(grid)
