"""Analyses: finished games, judged once for everybody, by work that goes on whatever happens."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import pairwise
from typing import Any

import httpx2
import pytest
from starlette.testclient import TestClient

from antiqua import record
from antiqua.match import Match
from antiqua.server import analyses
from antiqua.server.analyses import Analysts, positions, stops
from antiqua.server.app import create
from antiqua.table import Table
from tests.server.helpers import Person, refused
from tests.server.serving import GENEROUS, company, serving, until


@pytest.fixture
def people(address):
    with company(address, "Anna", "Boris") as those:
        yield those


@cache
def played(game="seven_wonders_duel", players=2):
    match = Match(game, players, seed=4)
    Table(match, ["novice"] * players).run()
    return match


def bring_in(person, match=None):
    """A finished game at a table of its own."""
    text = record.write((match or played()).record(None))
    return person.post("/api/imports", text=text)["id"]


def path(table):
    return f"/api/tables/{table}/analysis"


def finished(person, table):
    def done():
        found = person.get(path(table))
        return found if found["status"] == "done" else None

    return until(done)


def test_a_finished_game_is_judged_for_everybody(people, address):
    anna, boris = people
    table = bring_in(anna)
    assert anna.get(path(table))["status"] == "none"
    begun = anna.post(path(table))
    moves = [number for number, entry in enumerate(played().history) if entry.seat >= 0]
    assert (begun["status"], begun["mine"], begun["count"]) == ("waits", True, len(moves) + 1)
    assert begun["decisive"] == []
    found = finished(anna, table)
    assert found["looked"] == found["count"]
    assert [one["made"] for one in found["judged"]] == [*moves, played().made]
    assert all(sum(one["shares"]) == pytest.approx(1, abs=0.001) for one in found["judged"])
    assert found["judged"][-1]["shares"] == played().state.returns()
    assert boris.post(path(table)) == {**found, "mine": False}
    with httpx2.Client(base_url=address) as nobody:
        assert nobody.get(path(table)).json() == {**found, "mine": False}
        assert refused(nobody.post(path(table), json={}), 401, "server-error-nobody")


def test_decisive_moves_are_the_largest_changes_in_order(people):
    anna = people[0]
    table = bring_in(anna)
    anna.post(path(table))
    found = finished(anna, table)
    shares = {one["made"]: one["shares"] for one in found["judged"]}
    changes = []
    for one, then in pairwise(found["judged"]):
        seat = played().history[one["made"]].seat
        changes.append(abs(then["shares"][seat] - one["shares"][seat]))
    assert 1 <= len(found["decisive"]) <= 4
    assert [one["made"] for one in found["decisive"]] == sorted(one["made"] for one in found["decisive"])
    told = []
    for one in found["decisive"]:
        assert one["seat"] == played().history[one["made"]].seat
        assert one["before"] == shares[one["made"]][one["seat"]]
        assert one["after"] == shares[one["until"]][one["seat"]]
        told.append(abs(one["after"] - one["before"]))
    assert sorted(told) == pytest.approx(sorted(changes)[-len(told) :])


def test_a_game_that_goes_on_is_not_judged(people):
    anna, boris = people
    table = anna.open("seven_wonders_duel", "me", "here")
    for asked in (anna.get, anna.post):
        assert asked(path(table), 409)["id"] == "server-error-still-running"
        assert asked(path("nowhere"), 404)["id"] == "server-error-no-table"
    anna.delete(f"/api/tables/{table}")
    assert boris.post(path(table))["count"] == 1
    assert len(finished(boris, table)["judged"][0]["shares"]) == 2


def test_two_who_ask_at_once_get_one_analysis(people):
    anna, boris = people
    table = bring_in(anna)
    with ThreadPoolExecutor(4) as hands:
        begun = [*hands.map(lambda one: one.post(path(table)), [anna, boris, anna, boris])]
    assert len({one["mine"] for one in begun[::2]}) == len({one["mine"] for one in begun[1::2]}) == 1
    assert begun[0]["mine"] != begun[1]["mine"]
    assert finished(anna, table)["judged"] == finished(boris, table)["judged"]


@pytest.mark.parametrize("players", [2, 4])
def test_long_games_are_judged_turn_by_turn(players):
    match = played("trajan", players)
    wanted = stops(match)
    moves = sum(entry.seat >= 0 for entry in match.history)
    assert len(wanted) <= min(analyses.MOST_POSITIONS, moves + 1)
    assert wanted == sorted(set(wanted))
    assert wanted[-1] == match.made
    states = positions(match, wanted)
    assert [state.to_play for state in states[:-1]] == [match.history[made].seat for made in wanted[:-1]]
    assert states[-1] == match.state
    if moves >= analyses.MOST_POSITIONS:
        seats = [state.to_play for state in states]
        assert all(one != then for one, then in pairwise(seats))


# -- while it waits ------------------------------------------------------------------------------------------


@pytest.fixture
def idle(monkeypatch):
    """A master who thinks for ever."""

    async def thought(*_):
        await asyncio.sleep(3600)

    monkeypatch.setattr(Analysts, "thought", thought)


@pytest.mark.usefixtures("idle")
def test_who_asked_may_give_it_up(app):
    anna, boris = Person(app, "Anna"), Person(app, "Boris")
    table = bring_in(anna)
    anna.post(path(table))
    assert boris.get(path(table))["status"] == "waits"
    assert refused(boris.client.delete(path(table)), 403, "server-error-analysis-not-yours")
    anna.delete(path(table))
    assert anna.get(path(table))["status"] == "none"
    anna.delete(path(table))
    assert boris.post(path(table))["mine"]


@pytest.mark.usefixtures("idle")
def test_nobody_has_too_many_that_wait(app, monkeypatch):
    anna, boris = Person(app, "Anna"), Person(app, "Boris")
    tables = [bring_in(anna) for _ in range(3)]
    for table in tables[:2]:
        anna.post(path(table))
        anna.post(path(table))  # it is asked for already
    answer = anna.client.post(path(tables[2]), json={})
    assert refused(answer, 429, "server-error-analysis-running")
    monkeypatch.setattr(analyses, "MOST_WAITING", 2)
    assert refused(boris.client.post(path(tables[2]), json={}), 429, "server-error-analysis-busy")
    anna.delete(path(tables[0]))
    assert boris.post(path(tables[2]))["status"] == "waits"


@pytest.mark.usefixtures("idle")
def test_how_often_somebody_may_ask_is_limited(database):
    app = create(database, rules=type(GENEROUS)(tables=4))
    with TestClient(app):
        anna = Person(app, "Anna")
        table = bring_in(anna)
        for _ in range(4):
            anna.post(path(table))
            anna.delete(path(table))
        assert refused(anna.client.post(path(table), json={}), 429, "server-error-too-often")


# -- whatever happens ----------------------------------------------------------------------------------------


def test_a_server_that_starts_again_goes_on(any_database, monkeypatch):
    """What was noted is not judged again."""
    judged: list[Any] = []
    whole = Analysts.thought

    async def half(self, job, states):
        if len(judged) >= 40:
            await asyncio.sleep(3600)
        judged.extend(states)
        return await whole(self, job, states)

    monkeypatch.setattr(Analysts, "thought", half)
    with serving(any_database) as address, company(address, "Anna") as (anna,):
        table = bring_in(anna)
        anna.post(path(table))
        kept = until(lambda: anna.get(path(table))["looked"])
        secret = anna.client.cookies["antiqua"]
        assert anna.get(path(table))["status"] == "waits"
    judged.clear()

    async def rest(self, job, states):
        judged.extend(states)
        return await whole(self, job, states)

    monkeypatch.setattr(Analysts, "thought", rest)
    with serving(any_database) as address, company(address, "Boris") as (boris,):
        boris.client.cookies.set("antiqua", secret)
        found = finished(boris, table)
    assert 0 < kept < found["count"]
    assert len(judged) == found["count"] - kept


def test_one_that_fails_can_be_asked_for_again(people, monkeypatch):
    anna = people[0]
    table = bring_in(anna)
    whole = Analysts.thought

    async def broken(*_):
        raise RuntimeError("a master who cannot think")

    monkeypatch.setattr(Analysts, "thought", broken)
    anna.post(path(table))
    until(lambda: anna.get(path(table))["status"] == "failed")
    monkeypatch.setattr(Analysts, "thought", whole)
    assert anna.post(path(table))["status"] == "waits"
    assert finished(anna, table)["looked"]
