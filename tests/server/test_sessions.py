"""Sessions, limits and chat of a server that runs, and of two that share a database and Redis."""

from __future__ import annotations

import json
from contextlib import ExitStack

import httpx2
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from antiqua.server import people
from antiqua.server.limits import Rules
from tests.server.serving import PATIENCE, company, seats, serving, until


@pytest.fixture
def one(database):
    with serving(database) as address:
        yield address


@pytest.fixture
def two(database, redis):
    """Two servers, each with the other's news."""
    with serving(database, redis=redis) as first, serving(database, redis=redis) as second:
        yield first, second


def bearer(token):
    return {"authorization": f"Bearer {token}"}


def listening(address, token):
    place = address.replace("http", "ws") + "/api/live"
    return connect(place, additional_headers=bearer(token), open_timeout=PATIENCE)


def new_token(person, *scopes):
    return person.post("/api/tokens", label="script", scopes=scopes or ["play"])


def test_a_socket_ends_with_its_session(one):
    with company(one, "Anna") as (anna,):
        kept, given = new_token(anna), new_token(anna)
        with listening(one, kept["token"]) as stays, listening(one, given["token"]) as ends:
            for socket in (stays, ends):
                socket.send(json.dumps({"watch": {}}))
            anna.delete(f"/api/sessions/{given['id']}")
            with pytest.raises(ConnectionClosed) as closed:
                ends.recv(timeout=PATIENCE)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1008
            table = anna.open("trajan", "me", "friend")
            stays.send(json.dumps({"watch": {table: -1}}))
            assert json.loads(stays.recv(timeout=PATIENCE))["table"] == table


def test_the_socket_tells_how_many_lines_there_are(one):
    with company(one, "Anna", "Boris") as (anna, boris):
        table = anna.open("trajan", "me", "friend")
        anna.invite(table, 1, boris)
        with listening(one, new_token(anna, "read")["token"]) as ear:
            ear.send(json.dumps({"watch": {table: anna.table(table)["revision"]}}))
            while "here" not in json.loads(ear.recv(timeout=PATIENCE)):
                pass
            boris.post(f"/api/tables/{table}/chat", text="Salve")
            while json.loads(ear.recv(timeout=PATIENCE)).get("chats") != 1:
                pass


def test_who_asks_too_often_opens_no_socket(database):
    with serving(database, rules=Rules(requests=1)) as address, company(address, "Anna") as (anna,):
        token = new_token(anna)["token"]
        with httpx2.Client(base_url=address, headers=bearer(token)) as script:
            until(lambda: script.get("/api/me").status_code == 429)
        with pytest.raises(InvalidStatus), listening(address, token):
            pass


def test_a_session_that_ends_at_one_server_ends_at_the_other(two, monkeypatch):
    monkeypatch.setattr(people, "REMEMBERED", 3600)  # only news can end it
    first, second = two
    with ExitStack() as clients, company(first, "Anna") as (anna,):
        given, kept = new_token(anna), new_token(anna)
        ends, stays = [
            clients.enter_context(httpx2.Client(base_url=second, headers=bearer(one["token"])))
            for one in (given, kept)
        ]
        assert ends.get("/api/me").status_code == stays.get("/api/me").status_code == 200
        anna.delete(f"/api/sessions/{given['id']}")
        until(lambda: ends.get("/api/me").status_code == 401)
        assert stays.get("/api/me").status_code == 200
        anna.post("/api/name", name="Hanna")
        until(lambda: stays.get("/api/me").json()["name"] == "Hanna")


def test_servers_count_together(database, redis):
    few = {"redis": redis, "rules": Rules(tables=1)}
    with (
        serving(database, **few) as first,
        serving(database, **few) as second,
        company(first, "Anna") as (anna,),
    ):
        anna.open("trajan", "me", "friend")
        with httpx2.Client(base_url=second, headers=bearer(new_token(anna)["token"])) as script:
            answer = script.post("/api/tables", json={"game": "trajan", "seats": seats("me", "friend")})
    assert answer.status_code == 429
