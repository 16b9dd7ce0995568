"""Several processes serve the same tables: over PostgreSQL and Redis, and whatever dies."""

from __future__ import annotations

import asyncio
import json
import re

import httpx2
import pytest

from antiqua.kernel.rng import Rng
from antiqua.server.bus import MESSAGES, Message, News, Together
from tests.server import processes
from tests.server.serving import PATIENCE, company, some_move, until
from tests.server.test_analyses import bring_in, finished, path, played
from tests.server.test_live import heard, socket

GAME = "seven_wonders_duel"


@pytest.fixture(scope="module")
def shared(new_postgresql, redis):
    return "--database", new_postgresql.replace("+psycopg", ""), "--redis", redis


@pytest.fixture(scope="module")
def two(shared, tmp_path_factory):
    with (
        processes.serving(tmp_path_factory.mktemp("one"), *shared) as one,
        processes.serving(tmp_path_factory.mktemp("other"), *shared) as other,
    ):
        yield one, other


def test_two_processes_share_a_table(two):
    one, other = two
    rng = Rng(1)
    with company(one.address, "Anna") as (anna,), company(other.address, "Boris") as (boris,):
        table = anna.open(GAME, "me", "friend")
        with socket(one.address, anna) as ear, socket(other.address, boris) as his:
            for person, its in ((anna, ear), (boris, his)):
                its.send(json.dumps({"watch": {table: -1}}))
                heard(its, lambda news, person=person: person.id in news.get("here", []))
            heard(ear, lambda news: set(news.get("here", [])) == {anna.id, boris.id})
            assert anna.invite(table, 1, boris)["status"] == "running"
            for _ in range(10):
                seat = anna.look(table, 0)["pending"]["seat"]
                player = (anna, boris)[seat]
                seen = player.look(table, seat)
                moved = player.turn(table, seat, seen["version"], some_move(seen, rng))
                for its in (ear, his):
                    news = heard(its, lambda news, moved=moved: news.get("version", 0) >= moved["version"])
                    assert news["table"] == table
        assert anna.look(table, None)["log"] == boris.look(table, None)["log"]


def test_a_session_that_ends_in_one_process_ends_in_the_other(two):
    one, other = two
    with company(one.address, "Clara") as (clara,):
        secret = clara.client.cookies["antiqua"]
        with company(other.address, "Dora") as (dora,):
            dora.client.cookies.clear()
            dora.client.cookies.set("antiqua", secret)
            assert dora.get("/api/me")["name"] == "Clara"
            clara.post("/api/logout")
            until(lambda: dora.client.get("/api/me").status_code == 401)


def test_bots_go_on_when_their_process_dies(shared, tmp_path):
    with (
        processes.serving(tmp_path / "one", *shared) as one,
        processes.serving(tmp_path / "two", *shared) as two,
    ):
        with company(one.address, "Anna") as (anna,):
            secret = anna.client.cookies["antiqua"]
            table = anna.open(GAME, "me", "master")
            mine = anna.my_turn(table, 0)
            anna.turn(table, 0, mine["version"], mine["pending"]["options"][0]["move"])
            one.kill()
        with company(two.address, "Anna again") as (again,):
            again.client.cookies.clear()
            again.client.cookies.set("antiqua", secret)
            seen = again.my_turn(table, 0)
            assert seen["version"] > mine["version"]


def test_an_analysis_is_shared_and_goes_on_when_its_process_dies(shared, tmp_path):
    with (
        processes.serving(tmp_path / "one", *shared) as one,
        processes.serving(tmp_path / "two", *shared) as two,
        company(one.address, "Anna") as (anna,),
        company(two.address, "Boris") as (boris,),
    ):
        table = bring_in(anna, played("stone_age", 4))
        assert anna.post(path(table))["mine"]
        assert not boris.post(path(table))["mine"]
        until(lambda: boris.get(path(table))["looked"])
        one.kill()
        found = finished(boris, table)
    assert found["looked"] == found["count"] == len(found["judged"])


def test_whichever_process_is_asked_it_tells_the_figures_of_all(two):
    both = {one.process.pid for one in two}
    for one in two:
        until(lambda one=one: both <= counted(one))  # after the next report


def counted(server):
    """The processes whose sockets are counted; others may be told of that use the same Redis."""
    with httpx2.Client(base_url=server.address) as monitor:
        text = monitor.get("/metrics").raise_for_status().text
    assert text.count("# TYPE antiqua_sockets gauge") == text.count("# TYPE antiqua_tables gauge") == 1
    return {int(pid) for pid in re.findall(r'^antiqua_sockets{process=".*:(\d+)"} \d+$', text, re.MULTILINE)}


def test_nobody_waits_for_redis_and_what_is_told_meanwhile_goes_out_together():
    news, published = [Message(News(str(number))) for number in range(3)], []

    async def tell_three():
        bus, answers = Together("unix:///nowhere"), asyncio.Event()

        async def publish(_, told):
            published.append(MESSAGES.decode(told))
            await answers.wait()

        bus.redis.publish = publish
        publishing = asyncio.create_task(bus.publish())
        for message in news:
            await bus.tell(message)
            await asyncio.sleep(0)
        answers.set()
        while len(published) < 2:
            await asyncio.sleep(0)
        publishing.cancel()
        await bus.redis.aclose()

    asyncio.run(asyncio.wait_for(tell_three(), PATIENCE))
    assert published == [news[:1], news[1:]]
