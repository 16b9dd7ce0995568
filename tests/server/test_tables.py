"""Tables: who may sit where, invitations, time, lists, rematches."""

from __future__ import annotations

import pytest

from antiqua.kernel.rng import Rng
from antiqua.server import clocks
from antiqua.server.clocks import Clock
from tests.server.serving import company, seats, some_move, until

GAME = "seven_wonders_duel"


@pytest.fixture
def people(address):
    with company(address, "Anna", "Boris", "Clara") as those:
        yield those


def play(people, table, moves, rng):
    for _ in range(moves):
        seen = people[0].look(table, 0)
        if seen["ending"] is not None:
            return
        seat = seen["pending"]["seat"]
        mine = people[seat].look(table, seat)
        people[seat].turn(table, seat, mine["version"], some_move(mine, rng))


def test_anybody_may_join_a_public_table_once(people):
    anna, boris, clara = people
    table = anna.open(GAME, "me", "anybody", public=True)
    assert table in [one["id"] for one in boris.get("/api/tables", which="open")["tables"]]
    assert boris.table(table)["seats"][1]["free"]
    assert boris.post(f"/api/tables/{table}/join", seat=1)["status"] == "running"
    assert clara.post(f"/api/tables/{table}/join", 409, seat=1)["id"] == "server-error-seat-taken"
    assert clara.post(f"/api/tables/{table}/join", 409, seat=7)["id"] == "server-error-seat-taken"


def test_an_invitation_is_for_one_and_for_once(people):
    anna, boris, clara = people
    table = anna.open(GAME, "me", "friend")
    assert table not in [one["id"] for one in boris.get("/api/tables", which="open")["tables"]]
    boris.post(f"/api/tables/{table}/join", 409, seat=1)
    boris.post(f"/api/tables/{table}/invitations", 403, seat=1)
    first = anna.post(f"/api/tables/{table}/invitations", seat=1)["code"]
    second = anna.post(f"/api/tables/{table}/invitations", seat=1)["code"]
    assert boris.post("/api/claims", 410, code=first)["id"] == "server-error-invitation"
    boris.get(f"/api/invitations/{first}", 410)
    typed = second.lower().replace("-", " ")
    assert boris.get(f"/api/invitations/{typed}")["id"] == table  # to look at it uses nothing up
    assert boris.post("/api/claims", code=typed)["status"] == "running"
    clara.post("/api/claims", 410, code=second)
    clara.get(f"/api/invitations/{second}", 410)
    assert anna.post(f"/api/tables/{table}/invitations", 409, seat=1)["id"] == "server-error-seat-taken"


def test_the_plan_of_an_open_table_is_changed_by_its_owner(people):
    anna, boris, _ = people
    table = anna.open(GAME, "me", "friend")
    path = f"/api/tables/{table}/seats/1"
    boris.post(path, 403, kind="me")
    assert anna.post(path, 422, kind="bot", bot="run:evil")["id"] == "error-bad-option-value"
    assert anna.post(path, kind="bot", bot="novice")["status"] == "running"
    assert anna.post(path, 409, kind="friend")["id"] == "server-error-not-open"


def test_who_leaves_is_replaced_and_may_come_back(people):
    anna, boris, clara = people
    table = anna.open(GAME, "me", "anybody", public=True)
    boris.post(f"/api/tables/{table}/join", seat=1)
    left = boris.post(f"/api/tables/{table}/leave")["seats"][1]
    assert left["left"]
    assert left["vacant"]
    assert left["bot"] == "novice"
    mine = anna.my_turn(table, 0)
    anna.turn(table, 0, mine["version"], mine["pending"]["options"][0]["move"])
    until(lambda: anna.look(table, 0)["version"] > mine["version"] + 1)  # the bot has moved
    assert boris.post(f"/api/tables/{table}/return", seat=1)["seats"][1]["mine"]
    assert clara.post(f"/api/tables/{table}/join", 409, seat=1)["id"] == "server-error-seat-taken"
    boris.post(f"/api/tables/{table}/leave")
    assert clara.post(f"/api/tables/{table}/join", seat=1)["seats"][1]["mine"]
    boris.post(f"/api/tables/{table}/return", 409, seat=1)
    assert [seat["name"] for seat in anna.table(table)["seats"]] == ["Anna", "Clara"]


def test_a_table_is_closed_by_who_is_alone_there(people):
    anna, boris, clara = people
    table = anna.open(GAME, "me", "friend")
    boris.delete(f"/api/tables/{table}", 403)
    anna.invite(table, 1, boris)
    assert anna.delete(f"/api/tables/{table}", 409)["id"] == "server-error-not-open"
    boris.post(f"/api/tables/{table}/leave")
    clara.delete(f"/api/tables/{table}", 403)
    anna.delete(f"/api/tables/{table}")
    assert anna.table(table)["status"] == "closed"
    assert anna.table(table)["ending"] == "closed"


def test_a_rematch_keeps_the_seats_and_turns_them(people):
    anna, boris, clara = people
    table = anna.open(GAME, "me", "friend")
    anna.invite(table, 1, boris)
    anna.post(f"/api/tables/{table}/rematch", 409)
    play([anna, boris], table, 1000, Rng(1))
    clara.post(f"/api/tables/{table}/rematch", 403)
    again = boris.post(f"/api/tables/{table}/rematch")
    assert again["status"] == "open"
    assert [seat["name"] for seat in again["seats"]] == ["Boris", "Anna"]
    clara.post(f"/api/tables/{again['id']}/join", 409, seat=1)
    accepted = anna.post(f"/api/tables/{table}/rematch")
    assert accepted["id"] == again["id"]
    assert accepted["status"] == "running"
    assert accepted["rematch_of"] == table


def test_lists_have_my_turn_first_and_pages(address):
    with company(address, "Lena", "Max") as (lena, _):
        tables = [lena.post("/api/tables", game=GAME, seats=seats("me", "here"))["id"] for _ in range(5)]
        waiting = lena.open(GAME, "me", "friend")
        page = lena.get("/api/tables", which="mine", limit=4)
        assert page["next"]
        rest = lena.get("/api/tables", which="mine", limit=4, after=page["next"])
        found = [one["id"] for one in page["tables"] + rest["tables"]]
        assert sorted(found) == sorted([*tables, waiting])
        assert found[-1] == waiting
        assert rest["next"] is None
        assert lena.get("/api/tables", which="mine", game="trajan")["tables"] == []
        lena.get("/api/tables", 422, which="mine", after="?")


@pytest.mark.parametrize(
    ("sent", "id"),
    [
        ({"game": "chess"}, "error-unknown-game"),
        ({"seats": [{"kind": "me"}] * 3}, "error-bad-player-count"),
        ({"options": {"no": 1}}, "error-unknown-option"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "run:rm"}]}, "error-bad-option-value"),
        ({"seats": [{"kind": "me"}, {"kind": "ghost"}]}, "server-error-form"),
        ({"colour": "red"}, "server-error-form"),
        ({"clock": {"kind": "bank"}}, "server-error-clock"),
        ({"rated": True, "seats": [{"kind": "me"}, {"kind": "here"}]}, "server-error-rated"),
    ],
)
def test_wrong_tables_are_refused_in_words(people, sent, id):
    asked = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "here"}], **sent}
    answer = people[0].client.post("/api/tables?lang=ru", json=asked)
    assert 400 <= answer.status_code < 500
    assert answer.json()["id"] == id
    assert any("а" <= letter <= "я" for letter in answer.json()["sentence"])


@pytest.mark.parametrize("then", ["bot", "end"])
def test_when_time_is_up_the_others_decide(people, then):
    anna, boris, clara = people
    table = anna.open(GAME, "me", "friend", clock={"kind": "bank", "bank": 1})
    anna.invite(table, 1, boris)
    seen = anna.look(table, 0)
    late = seen["pending"]["seat"]
    other = (anna, boris)[1 - late]
    assert seen["left"] == [1000, 1000]
    assert seen["deadline"] is not None
    path = f"/api/tables/{table}/time"
    clara.post(path, 403, seat=late, then=then)
    other.post(path, 409, seat=1 - late, then=then)
    until(lambda: other.client.post(path, json={"seat": late, "then": then}).status_code == 200)
    told = other.table(table)
    if then == "end":
        assert (told["status"], told["ending"]) == ("over", "time")
        assert told["seats"][late]["rank"] == 2
    else:
        assert told["seats"][late]["bot"] == "novice"
        assert (anna, boris)[late].post(f"/api/tables/{table}/return", seat=late)["seats"][late]["mine"]


def test_clocks():
    bank = Clock("bank", bank=60, increment=5)
    times = clocks.switch(bank, clocks.begin(bank, 2), 0, [False, False], 1_000)
    assert times.deadline == 61_000
    assert clocks.switch(bank, times, 0, [False, False], 9_000) == times  # still his turn
    times = clocks.switch(bank, times, 1, [False, False], 11_000)
    assert times.left == (55_000, 60_000)
    times = clocks.switch(bank, times, 0, [False, True], 12_000)
    times = clocks.switch(bank, times, 1, [False, True], 13_000)
    assert times.deadline is None  # a bot has all the time
    days = Clock("days", days=2)
    times = clocks.switch(days, clocks.begin(days, 2), 1, [False, False], 5)
    assert times.deadline == 5 + 2 * clocks.DAY
    times = clocks.switch(days, clocks.switch(days, times, 0, [False] * 2, 50), 1, [False] * 2, 100)
    assert times.left[1] == 2 * clocks.DAY
    assert clocks.switch(Clock(), clocks.begin(Clock(), 2), 1, [False, False], 5).deadline is None
