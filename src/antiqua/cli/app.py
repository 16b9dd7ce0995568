"""The commands and what `--help` says about them; each is imported when it is called."""

from __future__ import annotations

from collections.abc import Sequence

from cyclopts import App, CycloptsError, UnusedCliTokensError

import antiqua
from antiqua.cli import terminal

HELP = "Board games of the ancient world in your terminal, exactly by the book."

COMMANDS = {
    "play": """Play a game, or continue one.

Choose by number, or type a move such as "build tavern". During the game, ? shows everything you can type. The game is \
saved after every move.""",
    "games": "List the games with their options.",
    "replay": """Check a recorded game, or step through it.

Every line is played again by the rules. If one is wrong, the first wrong line is named, and the exit code is 2.""",
    "simulate": "Play many games over all cores and count who wins, how, and with how many points.",
    "arena": """Let bots play against each other, and tell how strong they are.

Games are paired: in a group of games chance is the same, and the bots take every seat in turn. Ctrl-C keeps what is \
finished; with --output a run can go on later, to the same result.""",
    "tune": "Look for better weights of a game's evaluation, which the bots judge by, in games against itself.",
    "bench": "Measure how fast the games run, compiled and interpreted.",
}

EXAMPLES = {
    "": """\
Examples:

  antiqua                                         choose from a menu
  antiqua --lang fa                               the same in Persian
  antiqua games                                   which games there are
  antiqua play seven_wonders_duel                 play against a novice
  antiqua play --resume                           continue the last game
  antiqua simulate seven_wonders_duel --games 1000
  antiqua arena seven_wonders_duel --bots random novice expert
  antiqua replay game.txt --step
""",
    "games": """\
Examples:

  antiqua games
  antiqua games --json
""",
    "play": """\
Examples:

  antiqua play seven_wonders_duel
  antiqua play seven_wonders_duel --seat 1=human:Mina --seat 2=human:Oleg
  antiqua play seven_wonders_duel --seat 1=random --seat 2=random --pace 0.5
  antiqua play seven_wonders_duel --option wonders=first_game --seed 7 --lang ru
  antiqua play seven_wonders_duel --chance manual
  antiqua play --resume
  antiqua play --resume my-game.json
""",
    "replay": """\
Examples:

  antiqua replay game.txt
  antiqua replay game.txt --step --lang fa
  antiqua replay game.txt --at 20
  antiqua replay game.txt --verify
""",
    "simulate": """\
Examples:

  antiqua simulate seven_wonders_duel --games 10000
  antiqua simulate seven_wonders_duel --games 1000 --seed 7 --json
  antiqua simulate seven_wonders_duel --games 200 --bots expert novice
  antiqua simulate stone_age --players 3 --games 100 --bots novice --output novices.jsonl
  antiqua simulate --resume novices.jsonl
""",
    "arena": """\
Examples:

  antiqua arena seven_wonders_duel --bots random novice apprentice expert --games 200
  antiqua arena stone_age --players 3 --bots random novice expert --html report.html --csv games.csv
  antiqua arena concordia --table expert novice novice --games 300
  antiqua arena trajan --players 4 --bots random novice expert --lone
  antiqua arena seven_wonders_duel --bots expert "run:python my_bot.py" --output long.jsonl
  antiqua arena --resume long.jsonl --json
""",
    "tune": """\
Examples:

  antiqua tune seven_wonders_duel --rounds 3
  antiqua tune stone_age --players 3 --games 500 --trials 500 --output weights.toml
  antiqua tune seven_wonders_duel --iterations 500 --rivals --rounds 2 --output weights.toml
""",
    "bench": """\
Examples:

  antiqua bench
  antiqua bench seven_wonders_duel --json
""",
}

app = App(
    name="antiqua",
    help=HELP,
    help_format="plaintext",
    help_epilogue=EXAMPLES[""],
    version=antiqua.__version__,
    exit_on_error=False,
    print_error=False,
    result_action="return_value",
    suppress_keyboard_interrupt=False,
)
for number, (name, about) in enumerate(COMMANDS.items()):
    app.command(
        f"antiqua.cli.{name}:{name}", name=name, help=about, help_epilogue=EXAMPLES[name], sort_key=number
    )


@app.default
def menu(*, lang: str | None = None, color: bool = True) -> None:
    """Choose from a menu.

    Parameters
    ----------
    lang
        Language: en, fa or ru. Without it, that of ANTIQUA_LANG or of your system.
    color
        Use colours.
    """
    from antiqua.cli.menu import Menu

    Menu(terminal.speak(lang, color)).run()


def explain(error: CycloptsError, arguments: Sequence[str]) -> str:
    """One sentence about a command that could not be understood, and where help is."""
    text = terminal.current().text
    first = arguments[0] if arguments else ""
    if isinstance(error, UnusedCliTokensError) and first not in COMMANDS:
        named = next((word for word in arguments if word in COMMANDS), None)
        if not first.startswith("-"):
            return text("cli-unknown-command", command=first, commands=", ".join(COMMANDS))
        if named is not None:
            others = [word for word in arguments if word != named]
            return text("cli-command-first", command=" ".join(["antiqua", named, *others]))
    command = f"antiqua {first} --help" if first in COMMANDS else "antiqua --help"
    return text("cli-wrong-usage", what=" ".join(str(error).split()), command=command)
