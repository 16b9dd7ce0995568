"""The socket: what is new is told, presence, and what is lost is caught up with."""

from __future__ import annotations

import json

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from antiqua.kernel.rng import Rng
from tests.server.serving import company, some_move

GAME = "seven_wonders_duel"


@pytest.fixture
def people(address):
    with company(address, "Anna", "Boris") as those:
        yield those


def socket(address, person=None):
    cookies = {} if person is None else {"Cookie": f"antiqua={person.client.cookies['antiqua']}"}
    return connect(address.replace("http", "ws") + "/api/live", additional_headers=cookies, open_timeout=60)


def heard(socket, wanted):
    """The first news that fits."""
    while True:
        news = json.loads(socket.recv(timeout=60))
        if wanted(news):
            return news


def move(people, table, rng):
    seat = people[0].look(table, 0)["pending"]["seat"]
    seen = people[seat].look(table, seat)
    return people[seat].turn(table, seat, seen["version"], some_move(seen, rng))


def test_what_happens_is_told_and_what_was_missed_too(people, address):
    anna, boris = people
    table = anna.open(GAME, "me", "friend")
    rng = Rng(1)
    with socket(address, boris) as ear:
        known = anna.table(table)["revision"]
        ear.send(json.dumps({"watch": {table: known}}))
        heard(ear, lambda news: "here" in news)
        anna.invite(table, 1, boris)
        begun = heard(ear, lambda news: news.get("version", 0) > 0)
        moved = move(people, table, rng)
        assert heard(ear, lambda news: news.get("version", 0) >= moved["version"])["table"] == table
    moved = move(people, table, rng)  # nobody listens
    with socket(address, boris) as ear:
        ear.send(json.dumps({"watch": {table: begun["revision"]}}))
        assert heard(ear, lambda news: news.get("revision"))["version"] == moved["version"]


def test_who_is_there_is_seen(people, address):
    anna, boris = people
    table = anna.open(GAME, "me", "friend")
    with socket(address, anna) as hers:
        hers.send(json.dumps({"watch": {table: -1}}))
        heard(hers, lambda news: news.get("here") == [anna.id])
        with socket(address, boris) as his:
            his.send(json.dumps({"watch": {table: -1}}))
            heard(hers, lambda news: set(news.get("here", [])) == {anna.id, boris.id})
            assert set(anna.table(table)["here"]) == {anna.id, boris.id}
        heard(hers, lambda news: news.get("here") == [anna.id])


@pytest.mark.parametrize("said", ["nonsense", '{"watch": 1}', '{"watch": {}, "more": 1}', "x" * 20_000])
def test_nonsense_closes_the_socket_and_nothing_else(people, address, said):
    with socket(address) as ear:
        ear.send(said)
        with pytest.raises(ConnectionClosed) as closed:
            ear.recv(timeout=60)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code in (1003, 1009)
    assert people[0].get("/api/me")["name"] == "Anna"
