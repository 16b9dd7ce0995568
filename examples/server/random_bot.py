"""A bot of your own: it joins a table over HTTP and plays legal moves at random. It needs nothing but Python.

    python examples/server/random_bot.py http://127.0.0.1:8700 TOKEN CODE

TOKEN is one that you have made for it (`POST /api/tokens`, or in your settings), CODE an invitation to a seat. Replace
`choose` by something better: `position["view"]` is all that your seat may see, and every option says what it costs.
"""

import json
import random
import secrets
import sys
import time
import urllib.error
import urllib.request

PAUSE = 0.2  # seconds between two looks while others think


def ask(path, body=None):
    """The answer of the server; what it refuses is told as it says it."""
    request = urllib.request.Request(
        ADDRESS + path,
        None if body is None else json.dumps(body).encode(),
        {"Authorization": f"Bearer {TOKEN}", "Content-Type": "application/json"},
    )
    try:
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as error:
        sys.exit(json.load(error)["sentence"])


def choose(position):
    """The move to make."""
    return random.choice(position["pending"]["options"])["move"]


def play(table, seat):
    version = -1
    while True:
        position = ask(f"/api/tables/{table}/position?seat={seat}&since={version}")
        version = position["version"]
        if position["ending"] is not None:
            return position["ending"]["words"]
        if position["pending"] is None or position["pending"]["seat"] != seat:
            time.sleep(PAUSE)
            continue
        turn = {"version": version, "seat": seat, "key": secrets.token_hex(8), "moves": [choose(position)]}
        ask(f"/api/tables/{table}/turn", turn)


if __name__ == "__main__":
    ADDRESS, TOKEN, CODE = sys.argv[1:]
    joined = ask("/api/claims", {"code": CODE})
    while joined["status"] == "open":  # others are still to come
        time.sleep(PAUSE)
        joined = ask(f"/api/tables/{joined['id']}")
    mine = next(number for number, seat in enumerate(joined["seats"]) if seat["mine"])
    print(play(joined["id"], mine))
