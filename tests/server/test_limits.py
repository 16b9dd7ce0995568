"""How often something may be done."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

import msgspec
import pytest
from redis import Redis
from starlette.requests import HTTPConnection
from starlette.testclient import TestClient

from antiqua.server import limits
from antiqua.server.app import create
from antiqua.server.limits import HOUR, Limit, Own, Shared, address
from tests.server.helpers import PASSWORD, account, guest, refused
from tests.server.serving import GENEROUS

THREE = Limit("three", 3, 300)


class Counter:
    """Spends from one place, and lets time pass without waiting."""

    def __init__(self, redis):
        self.redis: Any = Redis.from_url(redis) if redis else None
        self.address = redis
        self.own = Own()
        self.run = secrets.token_hex(8)  # others count in the same Redis

    def who(self, name):
        return f"{name} {self.run}"

    def key(self, name):
        return f"antiqua:limit:three:{self.who(name)}"

    def spend(self, name, limit=THREE):
        return asyncio.run(self.spent(self.who(name), limit))

    async def spent(self, who, limit):
        if self.redis is None:
            return await self.own.spend(limit, who)
        shared = Shared(self.address)
        try:
            return await shared.spend(limit, who)
        finally:
            await shared.close()

    def pass_time(self, name, seconds):
        if self.redis is None:
            self.own.given_back["three", self.who(name)] -= seconds
        else:
            self.redis.set(self.key(name), float(self.redis.get(self.key(name))) - seconds)


@pytest.fixture(params=["here", "redis"])
def counter(request):
    counter = Counter(request.getfixturevalue("redis") if request.param == "redis" else "")
    yield counter
    if counter.redis is not None:
        counter.redis.close()


def test_so_many_at_once_and_then_one_after_the_other(counter):
    assert [counter.spend("anna") for _ in range(3)] == [0, 0, 0]
    wait = counter.spend("anna")
    assert 0 < wait <= 100
    assert 0 < counter.spend("anna") <= wait  # what is refused costs nothing
    counter.pass_time("anna", 100)
    assert counter.spend("anna") == 0
    assert counter.spend("anna") > 0
    counter.pass_time("anna", 1000)
    assert [counter.spend("anna") for _ in range(3)] == [0, 0, 0]
    assert counter.spend("anna") > 0


def test_everybody_and_everything_is_counted_apart(counter):
    for who in ("anna", "boris"):
        assert [counter.spend(who) == 0 for _ in range(4)] == [True] * 3 + [False]
    assert counter.spend("anna", Limit("other", 1, 60)) == 0


def test_redis_forgets_who_has_everything_back(redis):
    counter = Counter(redis)
    counter.spend("anna")
    assert 0 < counter.redis.pttl(counter.key("anna")) <= 100_000
    counter.redis.close()


def test_without_redis_each_process_counts_for_itself(tmp_path):
    async def spend():
        shared = Shared(f"unix://{tmp_path}/nowhere")
        try:
            return [await shared.spend(THREE, "anna") for _ in range(4)]
        finally:
            await shared.close()

    waits = asyncio.run(spend())
    assert waits[:3] == [0, 0, 0]
    assert waits[3] > 0


def test_the_room_for_counting_is_bounded():
    own = Own()
    assert own.spent(THREE, "often") == own.spent(THREE, "often") == own.spent(THREE, "often") == 0
    for number in range(limits.MOST_KEPT + 10):
        own.spent(THREE, str(number))
    assert len(own.given_back) <= limits.MOST_KEPT
    assert own.spent(THREE, "often") > 0


@pytest.mark.parametrize(
    ("host", "expected"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::"),
        ("testclient", "testclient"),
    ],
)
def test_an_address_is_a_host_or_a_network(host, expected):
    assert address(HTTPConnection({"type": "http", "client": (host, 1)})) == expected


def test_a_socket_of_this_machine_has_no_address():
    assert address(HTTPConnection({"type": "http", "client": None})) == ""


# -- through the API -----------------------------------------------------------------------------------------


def too_often(answer, seconds):
    assert refused(answer, 429, "server-error-too-often")
    wait = int(answer.headers["retry-after"])
    assert answer.json()["args"] == {"seconds": wait}
    assert str(wait) in answer.json()["sentence"]
    return 0 < wait <= seconds


@pytest.fixture
def serve(database):
    """Servers with other limits than those that nobody reaches."""
    clients = []

    def serve(**few):
        app = create(database, rules=msgspec.structs.replace(GENEROUS, **few))
        clients.append(TestClient(app))
        clients[-1].__enter__()
        return app

    yield serve
    for client in clients:
        client.__exit__(None, None, None)


def test_a_person_asks_only_so_often(serve):
    app = serve(requests=1)
    anna, boris = guest(app, "Anna"), guest(app, "Boris")
    assert anna.get("/api/me").status_code == 200
    assert too_often(anna.get("/api/me"), 60)
    assert boris.get("/api/me").status_code == 200


def test_guests_come_only_so_often_from_an_address(serve):
    app = serve(guests=2)
    guest(app), guest(app)
    assert too_often(TestClient(app).post("/api/guests", json={"name": "Anna"}), HOUR / 2)


def test_a_password_is_tried_only_so_often(serve):
    app = serve(log_ins=2)
    account(app)
    client = TestClient(app)
    for _ in range(2):
        assert client.post("/api/login", json={"name": "anna", "password": "wrong"}).status_code == 403
    right = {"name": "ANNA", "password": PASSWORD}
    assert too_often(client.post("/api/login", json=right), HOUR / 2)
    code = {"name": "Anna", "code": "", "password": PASSWORD}
    assert too_often(client.post("/api/recovery", json=code), HOUR / 2)


def test_passwords_are_tried_only_so_often_from_an_address(serve):
    client = TestClient(serve(log_ins=1))
    for name in ("Anna", "Boris", "Clara"):
        lost = {"name": name, "code": "", "password": PASSWORD}
        assert client.post("/api/recovery", json=lost).status_code == 403
    right = {"name": "David", "password": PASSWORD}
    assert too_often(client.post("/api/login", json=right), HOUR / 3)


def test_tables_are_opened_only_so_often(serve):
    app = serve(tables=1)
    anna = guest(app)
    body = {"game": "trajan", "seats": [{"kind": "me"}, {"kind": "anybody"}]}
    assert anna.post("/api/tables", json=body).status_code == 200
    assert too_often(anna.post("/api/tables", json=body), HOUR)


@pytest.mark.usefixtures("strict_words")
@pytest.mark.parametrize("lang", ["en", "fa", "ru"])
def test_it_is_said_in_every_language(serve, lang):
    app = serve(guests=1)
    guest(app)
    answer = TestClient(app).post(f"/api/guests?lang={lang}", json={"name": "Anna"})
    assert answer.status_code == 429
    assert answer.json()["sentence"] != answer.json()["id"]
