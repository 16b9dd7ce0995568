"""What is said at a table."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest
from sqlalchemy import insert
from starlette.testclient import TestClient

from antiqua.server import chat, schema
from antiqua.server.limits import Rules
from tests.server.helpers import Person, refused, script


@pytest.fixture
def database(any_database):
    return any_database


@pytest.fixture
def anna(app):
    return Person(app, "Anna")


@pytest.fixture
def boris(app):
    return Person(app, "Boris")


@pytest.fixture
def table(anna, boris):
    """Anna and Boris at a table."""
    table = anna.open("trajan", "me", "friend")
    anna.invite(table, 1, boris)
    return table


def lines(person, table, **query):
    return [(line["number"], line["name"], line["text"]) for line in read(person, table, **query)["lines"]]


def read(person, table, **query):
    return person.get(f"/api/tables/{table}/chat", **query)


def say(person, table, text, status=200):
    return person.post(f"/api/tables/{table}/chat", status, text=text)


def test_who_has_a_seat_speaks_and_everybody_who_looks_reads(app, anna, boris, table):
    before = anna.table(table)
    assert say(anna, table, "Salve")["number"] == 1
    say(boris, table, "سلام، خوش آمدید")
    expected = [(1, "Anna", "Salve"), (2, "Boris", "سلام، خوش آمدید")]
    for reader in (anna, boris, Person(app, "Clara")):
        assert lines(reader, table) == expected
    assert len(TestClient(app).get(f"/api/tables/{table}/chat").json()["lines"]) == 2
    after = anna.table(table)
    assert after["chats"] == 2
    assert after["revision"] == before["revision"] + 2
    assert after["version"] == before["version"]


def test_who_has_no_seat_does_not_speak(app, anna, table):
    clara = Person(app, "Clara")
    path = f"/api/tables/{table}/chat"
    assert refused(clara.client.post(path, json={"text": "Hi"}), 403, "server-error-not-seated")
    assert refused(TestClient(app).post(path, json={"text": "Hi"}), 401, "server-error-nobody")
    reader, player = script(app, anna.client, "read"), script(app, anna.client, "play")
    assert refused(reader.post(path, json={"text": "Hi"}), 403, "server-error-scope")
    assert reader.get(path).json()["lines"] == []
    assert player.post(path, json={"text": "Hi"}).status_code == 200


def test_there_is_no_chat_without_a_table(anna):
    say(anna, "nowhere", "Hi", 404)
    anna.get("/api/tables/nowhere/chat", 404)


def test_only_what_is_new_is_read_and_in_pages(anna, table):
    for number in range(1, 6):
        say(anna, table, f"line {number}")
    assert [number for number, *_ in lines(anna, table, since=3)] == [4, 5]
    first = read(anna, table, limit=2)
    assert first["next"] == 2
    last = read(anna, table, since=3, limit=2)
    assert last["next"] is None
    anna.get(f"/api/tables/{table}/chat", 422, limit=chat.PAGE + 1)


def test_a_line_is_text_in_one_direction(anna, table):
    say(anna, table, "a\u202eb\nc\x00\u2066 <b>d</b>\u200b")
    assert lines(anna, table) == [(1, "Anna", "ab c <b>d</b>")]


@pytest.mark.parametrize(
    ("text", "id"), [("\u202e \n", "server-error-chat-empty"), ("", "server-error-form")]
)
def test_a_line_has_something_to_read(anna, table, text, id):
    assert say(anna, table, text, 422)["id"] == id


def test_a_line_has_an_end(anna, table):
    say(anna, table, "x" * chat.LONGEST_LINE)
    say(anna, table, "x" * (chat.LONGEST_LINE + 1), 422)


def test_nobody_speaks_at_a_closed_table(anna):
    table = anna.open("trajan", "me", "friend")
    say(anna, table, "Is anybody there?")
    anna.delete(f"/api/tables/{table}")
    assert say(anna, table, "No.", 409)["id"] == "server-error-chat-closed"
    assert len(lines(anna, table)) == 1


def test_lines_that_are_said_at_the_same_moment_have_different_numbers(anna, boris, table):
    with ThreadPoolExecutor(2) as both:
        for person in (anna, boris):
            for turn in range(10):
                both.submit(say, person, table, str(turn))
    assert [number for number, *_ in lines(anna, table)] == [*range(1, 21)]


class TestLimit:
    @pytest.fixture
    def rules(self):
        return Rules(chat=2)

    def test_nobody_speaks_without_end(self, anna, boris, table):
        say(anna, table, "one")
        say(anna, table, "two")
        assert say(anna, table, "three", 429)["id"] == "server-error-too-often"
        say(boris, table, "one")


# -- whom somebody does not want to hear ---------------------------------------------------------------------


def test_who_is_muted_is_not_heard_by_who_muted_him(app, anna, boris, table):
    say(boris, table, "Hurry up")
    say(anna, table, "I think")
    anna.post("/api/mutes", person=boris.id)
    anna.post("/api/mutes", person=boris.id)
    assert lines(anna, table) == [(2, "Anna", "I think")]
    assert len(lines(boris, table)) == len(lines(Person(app, "Clara"), table)) == 2
    assert anna.get("/api/mutes") == [{"person": boris.id, "name": "Boris"}]
    assert boris.get("/api/mutes") == []
    anna.delete(f"/api/mutes/{boris.id}")
    assert len(lines(anna, table)) == 2
    anna.delete(f"/api/mutes/{boris.id}", 404)


def test_some_cannot_be_muted(anna, boris):
    assert anna.post("/api/mutes", 409, person=anna.id)["id"] == "server-error-mute-self"
    anna.post("/api/mutes", 404, person="nobody")
    boris.delete("/api/account")
    anna.post("/api/mutes", 404, person=boris.id)


def test_not_everybody_can_be_muted(app, anna, boris):
    crowd = [f"person {number}" for number in range(chat.MOST_MUTED)]
    with app.state.server.store.engine.begin() as connection:
        known = {"name": "", "created": 0, "seen": 0, "gone": False}
        connection.execute(insert(schema.person), [{"id": one, **known} for one in crowd])
        connection.execute(insert(schema.mute), [{"person": anna.id, "other": one} for one in crowd])
    assert anna.post("/api/mutes", 409, person=boris.id)["id"] == "server-error-mutes"
    anna.post("/api/mutes", person=crowd[0])
    anna.delete(f"/api/mutes/{crowd[0]}")
    anna.post("/api/mutes", person=boris.id)


def test_to_mute_is_for_people_alone(app, anna, boris):
    bot = script(app, anna.client, "play")
    for method, path, body in (
        ("GET", "/api/mutes", None),
        ("POST", "/api/mutes", {"person": boris.id}),
        ("DELETE", f"/api/mutes/{boris.id}", None),
    ):
        assert refused(bot.request(method, path, json=body), 403, "server-error-scope")
        assert refused(TestClient(app).request(method, path, json=body), 401, "server-error-nobody")
