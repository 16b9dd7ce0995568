"""Bots that are classes of somebody's own Python: `python:my_package.my_module:MyBot`, `python:path/to/file.py:MyBot`.

What stands behind a further colon is given to the class as text, for example where its weights are.
"""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from antiqua.bots.bot import Bot
from antiqua.games.message import Message
from antiqua.kernel.errors import BadOption


def imported(text: str, described: str) -> Bot:
    """The bot that `python:DESCRIBED` means; where there is no such class, or it fails, `BadOption` says why."""
    place, colon, rest = described.strip().partition(":")
    name, _, argument = rest.partition(":")
    if not place or not colon or not name:
        raise BadOption("bot-bad-class", bot=text)
    try:
        kind: Any = getattr(module(place), name)
        if isinstance(kind, type) and issubclass(kind, Bot):  # nothing else is called
            bot: Bot = kind(*[argument] if argument else ())
            return bot
    except Exception as error:  # it is anybody's program
        why = Message("bot-no-class", {"class": name, "why": f"{type(error).__name__}: {error}"})
        raise BadOption("bot-unusable", bot=text, why=why) from error
    raise BadOption("bot-unusable", bot=text, why=Message("bot-not-a-bot", {"class": name}))


def module(place: str) -> ModuleType:
    """By the path of its file, or by its name, from the current folder too."""
    if not place.endswith(".py"):
        if "" not in sys.path:
            sys.path.insert(0, "")
        return import_module(place)
    path = Path(place).resolve()
    name = f"antiqua_bot_{path}"
    if name not in sys.modules:
        spec = spec_from_file_location(name, path)
        assert spec is not None
        assert spec.loader is not None
        found = module_from_spec(spec)
        sys.modules[name] = found
        try:
            spec.loader.exec_module(found)
        except BaseException:
            del sys.modules[name]
            raise
    return sys.modules[name]
