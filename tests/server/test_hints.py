"""Hints: jobs that think, can be asked and given up, and know no more than a seat."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.server.serving import company, until


@pytest.fixture
def people(address):
    with company(address, "Anna", "Boris") as those:
        yield those


def test_a_hint_is_a_job(people):
    anna, boris = people
    table = anna.open("seven_wonders_duel", "me", "friend")
    assert anna.post(f"/api/tables/{table}/hints", 409, seat=0)["id"] == "server-error-no-hint"
    anna.invite(table, 1, boris)
    seat = anna.look(table, 0)["pending"]["seat"]
    player, other = (anna, boris) if seat == 0 else (boris, anna)
    other.post(f"/api/tables/{table}/hints", 409, seat=1 - seat)
    other.post(f"/api/tables/{table}/hints", 403, seat=seat)
    asked = one_of_two(player, f"/api/tables/{table}/hints", seat)
    assert asked["progress"] == 0
    other.get(f"/api/hints/{asked['id']}", 404)

    def done():
        hint = player.get(f"/api/hints/{asked['id']}")
        return hint if hint["done"] else None

    hint = until(done)
    moves = [option["move"] for option in player.look(table, seat)["pending"]["options"]]
    assert hint["moves"]
    assert {advised["move"] for advised in hint["moves"]} <= set(moves)
    assert all(0 <= advised["share"] <= 1 for advised in hint["moves"])
    again = until(
        lambda: player.client.post(f"/api/tables/{table}/hints", json={"seat": seat}).json().get("version")
    )
    assert again == hint["version"]


def one_of_two(player, path, seat):
    """Two are asked for at the same moment, and one is given."""
    with ThreadPoolExecutor(2) as hands:
        answers = [*hands.map(lambda _: player.client.post(path, json={"seat": seat}), range(2))]
    given, refused = sorted(answers, key=lambda answer: answer.status_code)
    assert (given.status_code, refused.status_code) == (200, 429)
    assert refused.json()["id"] == "server-error-hint-running"
    return given.json()


def test_a_hint_is_given_up(people):
    anna = people[0]
    table = anna.post("/api/tables", game="seven_wonders_duel", seats=[{"kind": "me"}, {"kind": "here"}])[
        "id"
    ]
    seat = anna.look(table, 0)["pending"]["seat"]
    hint = anna.post(f"/api/tables/{table}/hints", seat=seat)["id"]
    anna.delete(f"/api/hints/{hint}")
    assert anna.get(f"/api/hints/{hint}", 404)["id"] == "server-error-no-such-hint"
    until(lambda: anna.client.post(f"/api/tables/{table}/hints", json={"seat": seat}).status_code == 200)


def test_a_hint_looks_back_at_a_game_that_is_over(people):
    anna, boris = people
    table = anna.open("seven_wonders_duel", "me", "here")
    seat = anna.look(table, 0)["pending"]["seat"]
    made = anna.look(table, 0)["made"]
    running = anna.post(f"/api/tables/{table}/hints", 409, seat=seat, made=made)
    assert running["id"] == "server-error-still-running"
    move = anna.look(table, seat)["pending"]["options"][0]["move"]
    version = anna.look(table, seat)["version"]
    anna.post(f"/api/tables/{table}/turn", version=version, seat=seat, key="a-key-01", moves=[move])
    anna.delete(f"/api/tables/{table}")
    boris.post(f"/api/tables/{table}/hints", 403, seat=seat, made=made)
    anna.post(f"/api/tables/{table}/hints", 409, seat=1 - seat, made=made)
    asked = anna.post(f"/api/tables/{table}/hints", seat=seat, made=made)

    def done():
        hint = anna.get(f"/api/hints/{asked['id']}")
        return hint if hint["done"] else None

    assert until(done)["moves"]
