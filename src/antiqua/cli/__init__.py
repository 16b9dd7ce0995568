"""The command line `antiqua`: play, watch, simulate and replay in the terminal.

Exit codes: 0 all went well, 1 something unexpected, 2 wrong input, 130 interrupted.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from antiqua.cli.terminal import Terminal

DONE, FAILED, WRONG_INPUT, INTERRUPTED = 0, 1, 2, 130
HELP_FLAGS = ("--help", "-h")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; every mishap becomes a sentence and an exit code."""
    try:
        return guarded(sys.argv[1:] if arguments is None else arguments)
    except KeyboardInterrupt:  # before anything could be said, or while it was
        return INTERRUPTED


def guarded(arguments: Sequence[str]) -> int:
    from antiqua.cli import terminal

    terminal.make_streams_forgiving()
    try:
        code = run(arguments)
        sys.stdout.flush()
        return code
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
    except KeyboardInterrupt:
        return interrupted(terminal.current())
    except Exception as error:
        if os.environ.get("ANTIQUA_DEBUG", "") not in ("", "0"):
            raise
        return unexpected(terminal.current(), error)


def run(arguments: Sequence[str]) -> int:
    from cyclopts import CycloptsError

    from antiqua.cli import terminal
    from antiqua.cli.app import app, command_first, explain, show_help
    from antiqua.kernel.errors import AntiquaError

    if any(word in HELP_FLAGS for word in arguments):
        terminal.speak_as_wished(arguments)
        show_help(arguments)
        return DONE
    try:
        code = app(command_first(arguments))
    except CycloptsError as error:
        terminal.speak_as_wished(arguments)
        terminal.current().complain(explain(error, arguments))
        return WRONG_INPUT
    except AntiquaError as error:
        terminal.current().complain(terminal.current().message_of(error))
        return WRONG_INPUT
    except terminal.InputEnded:
        return DONE
    return code if isinstance(code, int) else DONE


def interrupted(terminal: Terminal) -> int:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # an impatient second Ctrl-C changes nothing
    terminal.note("")
    terminal.note(terminal.text("cli-interrupted"))
    terminal.tell_how_to_resume()
    return INTERRUPTED


def unexpected(terminal: Terminal, error: Exception) -> int:
    """Something that should never happen: say what, where the game is, and how to report it."""
    what = " ".join(f"{type(error).__name__}: {error}".split())
    terminal.complain(terminal.text("cli-unexpected", error=what[:300], switch="ANTIQUA_DEBUG=1"))
    terminal.tell_how_to_resume()
    return FAILED
