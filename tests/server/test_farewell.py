"""Who goes for good."""

from __future__ import annotations

import pytest
from sqlalchemy import select, update
from starlette.testclient import TestClient

from antiqua.server import schema
from tests.server.helpers import PASSWORD, Person, script

NAME = "Annabella"


@pytest.fixture
def database(any_database):
    return any_database


@pytest.fixture
def anna(app):
    return Person(app, NAME)


@pytest.fixture
def boris(app):
    return Person(app, "Boris")


@pytest.fixture
def table(anna, boris):
    """A running game of Anna, somebody at her screen, and Boris."""
    table = anna.open("trajan", "me", "here", "friend")
    anna.invite(table, 2, boris)
    return table


def everything(app):
    """All that the database holds, as one text."""
    with app.state.server.store.engine.connect() as connection:
        rows = [row for table in schema.metadata.sorted_tables for row in connection.execute(select(table))]
    return "\n".join(map(repr, rows)).lower()


def test_nothing_is_left_of_a_name(app, anna, boris, table):
    code = anna.post("/api/account", name=NAME, password=PASSWORD)["code"]
    bot = script(app, anna.client, "play")
    anna.post(f"/api/tables/{table}/chat", text="Salve")
    boris.post("/api/mutes", person=anna.id)
    over = anna.open("trajan", "me", "novice")
    with app.state.server.store.engine.begin() as connection:
        connection.execute(update(schema.desk).where(schema.desk.c.id == over).values(status="over"))
    boris.look(table, 2)
    assert NAME.lower() in everything(app)
    answer = anna.client.delete("/api/account")
    assert "max-age=0" in answer.headers["set-cookie"].lower()
    assert NAME.lower() not in everything(app)
    for path in (
        f"/api/tables/{table}",
        f"/api/tables/{table}/record",
        f"/api/tables/{table}/position?seat=2",
    ):
        assert NAME not in boris.client.get(path).raise_for_status().text
    boris.delete(f"/api/mutes/{anna.id}", 404)
    (line,) = boris.get(f"/api/tables/{table}/chat")["lines"]
    assert (line["name"], line["text"]) == ("", "Salve")
    assert bot.get("/api/me").status_code == 401
    client = TestClient(app)
    assert client.post("/api/login", json={"name": NAME, "password": PASSWORD}).status_code == 403
    lost = {"name": NAME, "code": code, "password": PASSWORD}
    assert client.post("/api/recovery", json=lost).status_code == 403


def test_a_name_that_is_gone_is_free(app, anna):
    anna.post("/api/account", name=NAME, password=PASSWORD)
    anna.delete("/api/account")
    assert Person(app, NAME).id != anna.id


def test_a_bot_plays_on_for_others(anna, boris, table):
    before = boris.table(table)
    anna.delete("/api/account")
    after = boris.table(table)
    assert after["status"] == "running"
    assert after["revision"] > before["revision"]
    assert [(seat["bot"], seat["free"]) for seat in after["seats"][:2]] == [("novice", False)] * 2
    assert after["seats"][2]["mine"]


def test_a_game_without_other_people_is_closed(anna):
    alone = anna.open("trajan", "me", "novice")
    anna.delete("/api/account")
    assert Person(anna.client.app, "Clara").table(alone)["status"] == "closed"


def test_a_seat_at_an_open_table_is_free_again(anna, boris):
    mine = anna.open("trajan", "me", "friend")
    his = boris.open("trajan", "me", "anybody", "anybody", public=True)
    anna.post(f"/api/tables/{his}/join", seat=1)
    anna.delete("/api/account")
    assert boris.table(mine)["status"] == "closed"
    after = boris.table(his)
    assert after["status"] == "open"
    assert after["seats"][1]["free"]
    assert after["seats"][1]["person"] is None
