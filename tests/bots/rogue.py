"""A program that plays well until it does what its first argument names. The second is a file for its notes.

What it does wrong, it does at question number `WRONG` of a game, or at its `hello`.
"""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

WRONG = 3
FOREVER = 600  # seconds; nobody waits for it

behaviour = sys.argv[1]
notes = sys.argv[2] if len(sys.argv) > 2 else os.devnull
missed: list[int] = []  # questions not answered yet


def note(text: str) -> None:
    with open(notes, "a", encoding="utf-8") as file:
        file.write(text + "\n")


def raw(data: bytes) -> Any:
    sys.stdout.buffer.write(data)
    sys.stdout.buffer.flush()


def say(**fields: object) -> Any:
    raw(json.dumps(fields).encode() + b"\n")


def die(code: int, words: str) -> Any:
    sys.stderr.write(words)
    sys.stderr.flush()
    os._exit(code)


def greet(message: dict[str, Any]) -> None:
    greeting = {"id": message["id"], "protocol": 1, "name": "Rogue"}
    match behaviour:
        case "dies at once":
            die(3, "no such weights file\n")
        case "is silent at hello":
            time.sleep(FOREVER)
        case "speaks the future":
            greeting["protocol"] = 2
        case "speaks the future otherwise":
            raw(b'{"protocol": "3.0-beta", "hi": true}\n')
        case "says no protocol":
            del greeting["protocol"]
        case "refuses":
            greeting["error"] = "I only play chess\x1b[2J"
        case "floods at hello":
            flood_line()
        case "wants words":
            greeting["language"] = "fa"
        case "shouts its name":
            greeting["name"] = "\x1b[31m" + "x" * 5000
    say(**greeting)


def flood_line() -> Any:
    while True:
        raw(b"x" * 8192)


def decide(message: dict[str, Any], asked: int) -> None:
    choices = message["choices"]
    good = {"id": message["id"], "action": choices[0]["action"]}
    note(f"asked {message['id']} {choices[0]['action']} {choices[-1]['action']}")
    if behaviour == "answers twice":
        say(**good)
        good["action"] = choices[-1]["action"]
    elif behaviour == "answers late" and missed:
        say(id=missed.pop(), action=choices[-1]["action"])  # legal here, if it were taken for an answer
    elif asked >= WRONG and behaviour in ALWAYS_WRONG:
        ALWAYS_WRONG[behaviour](good)
        return
    elif asked == WRONG and behaviour in ONCE_WRONG:
        ONCE_WRONG[behaviour](good)
        return
    say(**good)


def close(number: int, good: dict[str, Any]) -> None:
    """Close a pipe, answer nevertheless, and stay."""
    os.close(number)
    with suppress(OSError):
        say(**good)
    time.sleep(FOREVER)


def write_much(good: dict[str, Any]) -> None:
    for _ in range(20_000):
        sys.stderr.write("x" * 99 + "\n")
    sys.stderr.write("y" * 1_000_000)
    sys.stderr.flush()
    say(**good)


def flood_lines() -> Any:
    while True:
        raw(b"garbage\n" * 1000)


ALWAYS_WRONG: dict[str, Callable[[dict[str, Any]], Any]] = {
    "hangs": lambda _: time.sleep(FOREVER),
    "cheats": lambda good: say(**good | {"action": 123_456_789}),
    "cheats by a negative number": lambda good: say(**good | {"action": -1}),
    "cheats by notation": lambda good: say(id=good["id"], move="build atlantis"),
    "says nothing": lambda good: say(id=good["id"]),
    "says too much": lambda good: say(**good, move="build tavern"),
    "says true": lambda good: say(id=good["id"], action=True),
    "answers the future": lambda good: say(**good | {"id": good["id"] + 1}),
    "talks nonsense": lambda _: raw(b"I think I'll build\x07 the \xff\xfe tavern!\n"),
    "writes a list": lambda _: raw(b"[1, 2]\n"),
    "writes deep nests": lambda _: raw(b"[" * 30_000 + b"]" * 30_000 + b"\n"),
    "writes a huge number": lambda _: raw(b'{"id": ' + b"9" * 10_000 + b"}\n"),
    "writes half a surrogate": lambda good: raw(b'{"id": %d, "move": "\\ud800"}\n' % good["id"]),
    "floods lines": lambda _: flood_lines(),
    "writes half a line": lambda good: raw(b'{"id": %d, "act' % good["id"]),
}
ONCE_WRONG: dict[str, Callable[[dict[str, Any]], Any]] = {
    "dies": lambda _: die(7, "Traceback:\x1b[1m\nout of ideas\n"),
    "breaks down": lambda good: good["id"] / 0,
    "dies silently": lambda _: die(0, ""),
    "dies in half a line": lambda good: raw(b'{"id": %d, "act' % good["id"]) or die(1, ""),
    "floods one line": lambda _: flood_line(),
    "closes its input": lambda good: close(0, good),
    "closes its output": lambda good: close(1, good),
    "cheats once": lambda good: say(**good | {"action": 123_456_789}),
    "answers late": lambda good: missed.append(good["id"]),
    "fills its standard error": write_much,
}


def main() -> None:
    note(f"pid {os.getpid()}")
    if behaviour == "has a child":
        child = subprocess.Popen(["sleep", str(FOREVER)])
        note(f"pid {child.pid}")
    asked = 0
    for line in sys.stdin:
        message = json.loads(line)
        if behaviour == "records":
            note(line.strip())
        if message["type"] == "hello":
            asked = 0
            greet(message)
        elif message["type"] == "decide":
            asked += 1
            decide(message, asked)
        elif message["type"] == "fault":
            note(f"fault {message['id']} {message['why']}")
        elif message["type"] == "end" and behaviour == "plays one game":
            break
    note("end of input")
    if behaviour == "does not leave":
        time.sleep(FOREVER)


main()
