"""The description of the API is true, and all that a client needs: here are clients that know nothing else."""

from __future__ import annotations

import secrets
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx2
import jsonschema_rs
import pytest

from antiqua import games
from antiqua.kernel.rng import Rng

EXAMPLE = Path(__file__).parents[2] / "examples" / "server" / "random_bot.py"


class Described:
    """A client made of the description alone; every answer is checked against it."""

    def __init__(self, address: str, name: str) -> None:
        self.http = httpx2.Client(base_url=address, timeout=60)
        self.document = self.http.get("/api/openapi.json").json()
        self.operations = {
            operation["operationId"]: (method, path, operation)
            for path, methods in self.document["paths"].items()
            for method, operation in methods.items()
        }
        self.validators: dict[tuple[str, str], Any] = {}
        self.known: dict[str, int] = {}
        self.call("come_in", name=name)

    def call(self, id: str, expected: int = 200, **given: Any) -> Any:
        method, path, operation = self.operations[id]
        query = {}
        for parameter in operation["parameters"]:
            if parameter["name"] not in given:
                assert not parameter["required"]
            elif parameter["in"] == "path":
                path = path.replace(f"{{{parameter['name']}}}", given.pop(parameter["name"]))
            elif parameter["in"] == "query" and "requestBody" not in operation:
                query[parameter["name"]] = given.pop(parameter["name"])
        answer = self.http.request(
            method, path, params=query, json=given if "requestBody" in operation else None
        )
        assert answer.status_code == expected, answer.text
        status = str(answer.status_code) if str(answer.status_code) in operation["responses"] else "default"
        self.validator(id, status).validate(answer.json())
        return answer.json()

    def validator(self, id: str, status: str) -> Any:
        if (id, status) not in self.validators:
            schema = self.operations[id][2]["responses"][status]["content"]["application/json"]["schema"]
            whole = {**schema, "components": self.document["components"]}
            self.validators[id, status] = jsonschema_rs.Draft202012Validator(whole)
        return self.validators[id, status]

    def play(self, table: str, seat: int, rng: Rng) -> bool:
        """Move as long as it is time to; False when the game is over."""
        seen = self.call("look", table=table, seat=seat, since=self.known.get(table, -1))
        while seen["ending"] is None and seen["pending"]["seat"] == seat:
            options = seen["pending"]["options"]
            seen = self.call(
                "turn",
                table=table,
                version=seen["version"],
                seat=seat,
                key=secrets.token_hex(8),
                moves=[options[rng.below(len(options))]["move"]],
            )
        self.known[table] = seen["version"]
        return seen["ending"] is None


@pytest.fixture
def client(address):
    made = []

    def new(name: str) -> Described:
        made.append(Described(address, name))
        return made[-1]

    yield new
    for one in made:
        one.http.close()


# Whole games are long: each of these is played on one of the databases.
@pytest.mark.parametrize("url", ["sqlite"], indirect=True, scope="module")
@pytest.mark.parametrize("game", games.names())
def test_a_script_plays_against_a_bot(client, game):
    anna = client("Anna")
    offered = {one["name"]: one for one in anna.call("list_games")["games"]}
    seats = [{"kind": "me"}] + [{"kind": "bot", "bot": "random"}] * (offered[game]["players"][0] - 1)
    table = anna.call("open_table", game=game, seats=seats)["id"]
    rng = Rng(1)
    while anna.play(table, 0, rng):
        time.sleep(0.01)  # while the bot thinks
    assert anna.call("one_table", table=table)["status"] == "over"


@pytest.mark.parametrize("url", ["postgresql"], indirect=True, scope="module")
@pytest.mark.parametrize("game", games.names())
def test_two_scripts_play_each_other(client, game):
    anna, boris = client("Anna"), client("Boris")
    table = anna.call("open_table", game=game, seats=[{"kind": "me"}, {"kind": "friend"}])["id"]
    code = anna.call("invite", table=table, seat=1)["code"]
    boris.call("claim", code=code)
    rng = Rng(2)
    while anna.play(table, 0, rng) and boris.play(table, 1, rng):
        pass
    assert boris.call("one_table", table=table)["status"] == "over"


def test_refusals_are_described(client):
    anna, boris = client("Anna"), client("Boris")
    table = anna.call("open_table", game="seven_wonders_duel", seats=[{"kind": "me"}, {"kind": "here"}])["id"]
    seat = anna.call("look", table=table)["pending"]["seat"]
    turn = {"table": table, "seat": seat, "key": "a-key-of-mine"}
    assert anna.call("turn", 409, version=0, moves=["pass"], **turn)["position"]["seat"] == seat
    assert boris.call("turn", 403, version=0, moves=["pass"], **turn)["id"] == "server-error-not-your-seat"
    assert anna.call("one_table", 404, table="nowhere")["id"] == "server-error-no-table"
    assert anna.call("turn", 422, version=-1, moves=["pass"], **turn)["id"] == "server-error-form"


def test_a_bot_of_ones_own_sits_at_a_table(client, address):
    """The example, run as it says."""
    anna, owner = client("Anna"), client("Owner of a bot")
    token = owner.call("new_token", label="my bot", scopes=["read", "play"])["token"]
    table = anna.call("open_table", game="seven_wonders_duel", seats=[{"kind": "me"}, {"kind": "friend"}])[
        "id"
    ]
    code = anna.call("invite", table=table, seat=1)["code"]
    bot = subprocess.Popen(
        [sys.executable, EXAMPLE, address, token, code],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        rng = Rng(3)
        while anna.call("one_table", table=table)["status"] == "open":
            assert bot.poll() is None
            time.sleep(0.02)
        while anna.play(table, 0, rng):
            assert bot.poll() in (None, 0)
            time.sleep(0.01)
        said, complained = bot.communicate(timeout=60)
    finally:
        bot.kill()
        bot.communicate()
    assert (bot.returncode, complained) == (0, "")
    assert said.strip() == anna.call("look", table=table, seat=0)["ending"]["words"]
