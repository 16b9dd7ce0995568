"""A thrifty bot for every game: it does something rather than nothing, and of that what costs least.

The name of this bot is `run:python3 examples/bots/thrifty.py`. It needs nothing but Python;
`docs/bots.md` describes what is read and written here.
"""

import json
import random
import sys

PROTOCOL = 1
IDLE = {"pass", "done", "discard", "decline", "starve", "sell"}  # first words of moves that bring little
EAGER = {
    "wonder": 3,
    "build": 2,
    "house": 3,
    "hire": 3,
    "construct": 2,
    "forum": 1,
    "ship": 1,
}  # and of those that bring much


def worth(choice, dice):
    """How much we like an option: what it brings, less what it costs, and a little luck."""
    word = choice["move"].split()[0]
    brings = -2 if word in IDLE else EAGER.get(word, 0)
    return brings - (choice["cost"] or 0) / 5 + dice.random()


def answer(message):
    """What is said goes out as one line, and at once."""
    print(json.dumps(message), flush=True)


def main():
    dice = random.Random()
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            dice = random.Random(message["seed"])
            answer({"id": message["id"], "protocol": PROTOCOL, "name": "Thrifty"})
        elif message["type"] == "decide":
            best = max(message["choices"], key=lambda choice: worth(choice, dice))
            answer({"id": message["id"], "action": best["action"]})
        elif message["type"] == "fault":
            print("I did wrong:", message["why"], file=sys.stderr)
        elif message["type"] == "bye":
            break


main()
