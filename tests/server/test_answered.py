"""Whatever goes wrong, and wherever: it is answered in one shape, and never by somebody else than us."""

from __future__ import annotations

import asyncio
from unittest.mock import AsyncMock

import pytest
from sqlalchemy import exc
from starlette.testclient import TestClient, WebSocketDenialResponse
from starlette.websockets import WebSocketDisconnect

from antiqua.server.app import create
from antiqua.server.store import Unsure
from tests.server.serving import GENEROUS

STORAGE, UNEXPECTED = (503, "server-error-storage"), (500, "server-error-unexpected")
FAILURES = [  # what is raised, and what is answered
    (exc.OperationalError(None, None, Exception("the database system is starting up")), STORAGE),
    (exc.InterfaceError(None, None, Exception("connection already closed")), STORAGE),
    (exc.TimeoutError("all connections of the pool are in use"), STORAGE),
    (Unsure(), (503, "server-error-unsure")),
    (asyncio.CancelledError(), (503, "server-error-stopping")),
    (RuntimeError("a mistake of ours"), UNEXPECTED),
]


@pytest.fixture(scope="module")
def app(new_sqlite):
    app = create(new_sqlite, rules=GENEROUS)
    yield app
    app.state.server.store.close()


@pytest.fixture
def client(app):
    client = TestClient(app, client=("127.0.0.1", 1))
    client.cookies.set("antiqua", "anything")
    return client


@pytest.fixture
def broken(app, monkeypatch):
    """Lets every question to the database fail."""

    def let_fail(failure):
        for name in ("read", "glance", "write"):
            monkeypatch.setattr(app.state.server.store, name, AsyncMock(side_effect=failure))

    return let_fail


def expect(answer, told):
    status, id = told
    assert (answer.status_code, answer.json()["id"]) == (status, id)
    assert answer.json()["sentence"]
    assert answer.headers.get("retry-after") == ("1" if status == 503 else None)
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(("failure", "told"), FAILURES, ids=lambda one: type(one).__name__)
def test_requests_and_sockets_that_are_to_be_opened(client, broken, failure, told):
    broken(failure)
    for path in ("/api/me", "/api/tables/x/position", "/metrics"):
        expect(client.get(path), told)
    with pytest.raises(WebSocketDenialResponse) as denied, client.websocket_connect("/api/live"):
        pass
    expect(denied.value, told)


@pytest.mark.parametrize("database", ["new_sqlite", "new_postgresql"])
def test_requests_that_come_when_everything_has_ended(database, request):
    """Who comes on a connection that is still open is told to come again."""
    app = create(request.getfixturevalue(database), rules=GENEROUS)
    with TestClient(app, client=("127.0.0.1", 1)) as client:
        client.post("/api/guests", json={"name": "Mina"})
    for method, path, sent in (
        ("POST", "/api/guests", {"name": "Leon"}),
        ("POST", "/api/login", {"name": "Mina", "password": "correct horse"}),
        ("GET", "/api/tables/x/position", None),
    ):
        answer = client.request(method, path, json=sent)
        assert (answer.status_code, answer.headers["retry-after"]) == (503, "1")
        assert answer.json()["id"] in ("server-error-stopping", "server-error-storage")


def test_a_socket_that_is_open(client, broken):
    client.cookies.clear()
    with client.websocket_connect("/api/live") as socket:
        broken(FAILURES[0][0])
        socket.send_text('{"watch": {"x": 1}}')
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_text()
    assert closed.value.code == 1013


def test_whether_it_is_ready(client, broken):
    broken(exc.TimeoutError("all connections of the pool are in use"))
    answer = client.get("/ready")
    assert (answer.status_code, answer.json()) == (503, {"database": False})
