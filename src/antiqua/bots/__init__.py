"""Players that are programs. `make("expert", "stone_age")` makes one; see `bot.py` for what they may see.

What `make` understands:

- `random`, and the levels from `newcomer` to `master` (`levels.py` has all ten);
- `greedy`, which looks one move ahead, and `search`, each with settings: `search:iterations=5000,explore=0.5`;
- a level with other settings: `master:milliseconds=1000`;
- `plan:NAME`, which tries to win by one road (`plan:science`), and with settings `plan:science:milliseconds=100`;
- `run:COMMAND`, a program that speaks the protocol of `docs/bots.md`; `run:timeout=5:COMMAND` gives it five seconds
  for every answer, `run:start=60:COMMAND` a minute to get ready;
- `python:MODULE:CLASS` or `python:FILE.py:CLASS`, a `Bot` of your own; `python:FILE.py:CLASS:TEXT` is made with a text.
"""

from __future__ import annotations

from typing import Any

import msgspec

from antiqua.bots.bot import Bot, RandomBot
from antiqua.bots.levels import GREEDY, RANDOM, SEARCH, SEATED, level
from antiqua.bots.plans import PLAN, PlanBot, plan
from antiqua.bots.thinking import Mind, ThinkingBot
from antiqua.kernel.errors import BadOption

NAMES = (*SEATED, GREEDY, SEARCH)
RUN, PYTHON = "run", "python"
USUAL_ITERATIONS = 1000


def make(text: str, game: str) -> Bot:
    """The bot that `text` describes, for a game; anything else raises `BadOption`."""
    name, _, settings = text.strip().partition(":")
    name = name.strip().lower()
    if name == RUN:
        from antiqua.bots.external import external

        return external(text, settings)
    if name == PYTHON:
        from antiqua.bots.imported import imported

        return imported(text, settings)
    if name == PLAN:
        road, _, settings = settings.partition(":")
        chosen = plan(game, road.strip().lower(), text)
        return PlanBot(chosen, changed(chosen.mind, settings, text))
    if name not in NAMES:
        others = (f"{PLAN}:NAME", f"{RUN}:COMMAND", f"{PYTHON}:MODULE:CLASS")
        raise BadOption("bot-unknown", name=text, bots=[*NAMES, *others])
    if name == RANDOM:
        if settings:
            raise BadOption("bot-no-settings", name=name)
        return RandomBot()
    if name in (GREEDY, SEARCH):
        base = Mind(iterations=USUAL_ITERATIONS if name == SEARCH else 0)
        return ThinkingBot(changed(base, settings, text))
    known = level(game, name)
    mind = changed(known, settings, text)
    return PlanBot(plan(game, known.likes, text), mind) if known.likes else ThinkingBot(mind)


LIMITS: dict[str, tuple[float, float]] = {
    "iterations": (0, 10**8),
    "milliseconds": (0, 10**7),
    "explore": (0, 10),
    "trust": (0, 1000),
    "focus": (0, 10),
    "patience": (0, 10**6),
    "depth": (-1, 10**6),
    "slips": (0, 1),
    "blend": (0, 1),
    "doubt": (0, 1),
    "room": (1000, 10**8),
    "evaluates": (0, 1),
    "learned": (0, 1),
    "reuse": (0, 1),
    "processes": (1, 64),
    "overlooks": (0, 1),
    "blur": (0, 1),
}


def changed(base: Mind, settings: str, text: str) -> Mind:
    """A mind with the settings that a text like `iterations=500,explore=0.3` changes."""
    wanted: dict[str, Any] = {}
    for part in settings.split(",") if settings else []:
        name, _, value = (piece.strip() for piece in part.partition("="))
        if name not in LIMITS:
            raise BadOption("bot-unknown-setting", name=name or part, bot=text, settings=list(LIMITS))
        wanted[name] = number(name, value, text)
    if "milliseconds" in wanted and "iterations" not in wanted:
        wanted["iterations"] = 0
    return msgspec.structs.replace(base, **wanted)


def number(name: str, text: str, bot: str) -> float | int | bool:
    low, high = LIMITS[name]
    try:
        value = float(text)
    except ValueError:
        value = float("nan")
    kind = type(getattr(Mind(), name))
    if not low <= value <= high or (kind is not float and value != int(value)):
        raise BadOption("bot-bad-setting", name=name, value=text, low=f"{low:g}", high=f"{high:g}", bot=bot)
    return bool(value) if kind is bool else kind(value)
