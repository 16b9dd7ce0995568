"""Playing through the API: whole games, drafts, undo, requests that come late or twice."""

from __future__ import annotations

import secrets
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from typing import Any

import httpx2
import pytest

from antiqua import games, record
from antiqua.kernel.rng import Rng
from antiqua.match import Match
from tests.matches import library_match, play_randomly
from tests.server.helpers import Person
from tests.server.serving import company, seats, some_move


@pytest.fixture
def people(address):
    with company(address, "Anna", "Boris", "Clara", "Daria", "Egor") as those:
        yield those


def duel(people, **more):
    anna, boris, *_ = people
    table = anna.open("seven_wonders_duel", "me", "friend", **more)
    assert anna.invite(table, 1, boris)["status"] == "running"
    return table


WHOLE = [(game, count) for game in games.names() for count in games.get(game).player_counts]


@pytest.mark.parametrize("url", ["sqlite"], indirect=True, scope="module")
@pytest.mark.parametrize(("game", "count"), WHOLE)
def test_people_play_a_game_to_its_end(people, game, count):
    """The most that can play sit at as many screens, fewer at one."""
    anna, rng = people[0], Rng(1)
    many = count == max(games.get(game).player_counts)
    playing = people[:count] if many else [anna] * count
    table = anna.open(game, "me", *["friend" if many else "here"] * (count - 1))
    if many:
        assert anna.table(table)["status"] == "open"
        for seat, friend in enumerate(playing[1:], 1):
            anna.invite(table, seat, friend)
    assert anna.table(table)["status"] == "running"
    log: list[Any] = []
    known = -1
    seen = anna.look(table, 0)
    while seen["ending"] is None:
        seat = seen["pending"]["seat"]
        if seat != seen["seat"]:
            seen = playing[seat].look(table, seat, seen["version"])
        seen = playing[seat].turn(table, seat, seen["version"], some_move(seen, rng))
        if rng.below(10) == 0:  # somebody who looks now and then has the whole log all the same
            told = anna.look(table, 0, known)
            log[told["kept"] :], known = told["log"], told["version"]
    told = anna.look(table, 0, known)
    log[told["kept"] :] = told["log"]
    assert log == anna.look(table, 0)["log"]
    over = anna.table(table)
    assert over["status"] == "over"
    assert over["ending"] == "played"
    assert {seat["rank"] for seat in over["seats"]} >= {1}
    assert [seat["points"] for seat in over["seats"]] == told["ending"]["scores"]
    replayed = record.replay(record.read(anna.get(f"/api/tables/{table}/record")["text"]))
    outcome = replayed.outcome()
    assert outcome is not None
    assert list(outcome.scores) == told["ending"]["scores"]


@pytest.mark.parametrize("begun", [library_match, lambda: Match("trajan", seed=5)], ids=["library", "hands"])
def test_the_end_shows_what_was_hidden_though_only_the_latest_was_loaded(app, begun):
    """As where a process has just been started, or another one had the table until now."""
    match, anna, rng = begun(), Person(app, "Anna"), Rng(1)
    play_randomly(match, rng)
    text = record.write(match.record(None))
    sitting = seats("me", "here")
    table = anna.post("/api/imports", text=text, made=match.made - 12, seats=sitting)["id"]
    seen = anna.look(table, 0)
    while seen["ending"] is None:
        seat = seen["pending"]["seat"]
        seen = anna.look(table, seat, seen["version"])
        app.state.server.shelf.ready.clear()
        seen = anna.turn(table, seat, seen["version"], some_move(seen, rng))
    hidden = [entry["move"] for entry in anna.look(table, 0)["log"] if "?" in entry["move"]]
    assert hidden == []
    assert seen["kept"] < match.made - 12  # it was told again from where the first secret was


@pytest.mark.parametrize("game", games.names())
def test_a_person_plays_against_bots(people, game):
    anna, rng = people[0], Rng(2)
    table = anna.open(game, "me", "novice")
    for _ in range(12):
        mine = anna.my_turn(table, 0)
        anna.turn(table, 0, mine["version"], some_move(mine, rng))
    assert {entry["seat"] for entry in anna.my_turn(table, 0)["log"]} >= {0, 1}


def test_a_draft_shows_and_stores_nothing(people):
    table = duel(people)
    seat = people[0].look(table, 0)["pending"]["seat"]
    player = people[seat]
    seen = player.look(table, seat)
    move = seen["pending"]["options"][0]["move"]
    path = f"/api/tables/{table}/draft"
    draft = player.post(path, version=seen["version"], seat=seat, moves=[move])
    assert draft["ends"]
    assert draft["log"][0]["move"] == move
    assert draft["view"] != seen["view"]
    assert player.look(table, seat) | {"time": 0} == seen | {"time": 0}
    empty = player.post(path, version=seen["version"], seat=seat, moves=[])
    assert (empty["view"], empty["pending"]) == (seen["view"], seen["pending"])
    wrong = player.post(path, 422, version=seen["version"], seat=seat, moves=["pick nothing"])
    assert wrong["id"] == "error-unknown-move"
    other = people[1 - seat]
    assert (
        other.post(path, 403, version=seen["version"], seat=seat, moves=[move])["id"]
        == "server-error-not-your-seat"
    )


def test_a_move_is_taken_back_and_played_again(people):
    table = duel(people)
    seat = people[0].look(table, 0)["pending"]["seat"]
    player = people[seat]
    before = player.look(table, seat)
    after = player.turn(table, seat, before["version"], before["pending"]["options"][0]["move"])
    assert after["can_undo"]
    assert not people[1 - seat].look(table, 1 - seat)["can_undo"]
    back = player.back(table, seat, after["version"])
    assert back["version"] > after["version"]
    assert back["view"] == before["view"]
    assert back["kept"] == before["made"]
    again = player.back(table, seat, back["version"], "redo")
    assert again["view"] == after["view"]
    assert player.back(table, seat, again["version"], "redo", 422)["id"] == "error-nothing-to-redo"


def test_late_and_repeated_turns_are_recognised(people):
    table = duel(people)
    seat = people[0].look(table, 0)["pending"]["seat"]
    player = people[seat]
    before = player.look(table, seat)
    moves = [option["move"] for option in before["pending"]["options"]]
    first = player.turn(table, seat, before["version"], moves[0], key="once-and-only")
    again = player.turn(table, seat, before["version"], moves[0], key="once-and-only")
    assert again | {"time": 0} == first | {"time": 0}
    other = player.turn(table, seat, before["version"], moves[1], key="once-and-only", status=409)
    assert other["id"] == "server-error-key"
    late = player.turn(table, seat, before["version"], moves[1], status=409)
    assert late["id"] == "server-error-stale"
    assert late["position"] | {"time": 0} == first | {"time": 0}


@pytest.mark.parametrize(
    "times", [pytest.param(50, id="some"), pytest.param(1000, id="many", marks=pytest.mark.soak)]
)
def test_of_two_who_press_at_the_same_moment_one_moves(people, address, times):
    anna, rng = people[0], Rng(3)
    cookies = dict(anna.client.cookies)
    ready = threading.Barrier(2)

    def press(browser, table, turn):
        ready.wait()
        answer = browser.post(f"/api/tables/{table}/turn", json={**turn, "key": secrets.token_hex(8)})
        return answer.status_code

    with ExitStack() as stack:
        hands = stack.enter_context(ThreadPoolExecutor(2))
        browsers = [
            stack.enter_context(httpx2.Client(base_url=address, cookies=cookies, timeout=60)) for _ in "12"
        ]
        table = anna.open("seven_wonders_duel", "me", "here")
        seen = anna.look(table, 0)
        for _ in range(times):
            if seen["ending"] is not None:
                table = anna.open("seven_wonders_duel", "me", "here")
                seen = anna.look(table, 0)
            seat, before, made = seen["pending"]["seat"], seen["version"], seen["made"]
            seen = anna.look(table, seat, before)
            turn = {"version": before, "seat": seat, "moves": [some_move(seen, rng)]}
            pressed = [hands.submit(press, browser, table, turn) for browser in browsers]
            assert sorted(one.result() for one in pressed) == [200, 409]
            seen = anna.look(table, seat, before)
            new = seen["log"][made - seen["kept"] :]  # the end of a game tells old secrets again
            assert [entry["move"] for entry in new if entry["seat"] == seat] == turn["moves"]


def test_nobody_plays_for_another(people):
    table = duel(people)
    seat = people[0].look(table, 0)["pending"]["seat"]
    seen = people[seat].look(table, seat)
    move = seen["pending"]["options"][0]["move"]
    for stranger in (people[1 - seat], people[2]):
        assert (
            stranger.turn(table, seat, seen["version"], move, status=403)["id"]
            == "server-error-not-your-seat"
        )
        stranger.get(f"/api/tables/{table}/position", 403, seat=seat)
    assert (
        people[1 - seat].turn(table, 1 - seat, seen["version"], move, status=422)["id"]
        == "error-not-your-turn"
    )
    watching = people[2].look(table, None)
    assert watching["pending"]["options"] == []


def test_several_people_at_one_screen(people):
    anna = people[0]
    sitting = [{"kind": "me"}, {"kind": "here", "name": "Zoe"}]
    table = anna.post("/api/tables", game="seven_wonders_duel", seats=sitting)["id"]
    rng = Rng(4)
    for _ in range(6):
        seat = anna.look(table, 0)["pending"]["seat"]
        seen = anna.look(table, seat)
        anna.turn(table, seat, seen["version"], some_move(seen, rng))
    assert {entry["seat"] for entry in anna.look(table, 0)["log"]} >= {0, 1}
    assert [seat["name"] for seat in anna.table(table)["seats"]] == ["Anna", "Zoe"]


@pytest.mark.parametrize("game", games.names())
def test_at_a_companion_table_people_enter_what_chance_does(people, game):
    anna, rng = people[0], Rng(5)
    table = anna.open(game, "me", "here", companion=True)
    entered = 0
    for _ in range(40):
        seen = anna.look(table, 0)
        seat = seen["pending"]["seat"]
        if not seen["pending"]["options"]:
            seen = anna.look(table, 1)
        entered += seat == -1
        moved = anna.turn(table, seat, seen["version"], some_move(seen, rng))
    assert entered > 0
    corrected = anna.back(table, 0, moved["version"], chance=True)
    assert corrected["made"] == moved["made"] - 1
    boris = people[1]
    assert (
        boris.turn(table, -1, corrected["version"], "roll 1", status=403)["id"] == "server-error-not-chance"
    )


def test_how_a_table_looked_before(people):
    table = duel(people)
    rng, views = Rng(6), {}
    for _ in range(8):
        seat = people[0].look(table, 0)["pending"]["seat"]
        seen = people[seat].look(table, seat)
        watched = people[2].look(table, None)
        move = some_move(seen, rng)
        places = {option["move"]: option["places"] for option in seen["pending"]["options"]}
        views[watched["made"]] = watched["view"], places[move]
        people[seat].turn(table, seat, seen["version"], move)
    for made, (view, places) in views.items():
        past = people[2].get(f"/api/tables/{table}/past", made=made)
        assert past["view"] == view
        assert past["places"] == places


def test_a_game_goes_on_from_a_record_and_from_a_finished_table(people):
    anna, boris = people[:2]
    table = duel(people)
    rng = Rng(7)
    now = anna.look(table, 0)
    while now["ending"] is None:
        seat = now["pending"]["seat"]
        mine = people[seat].look(table, seat)
        now = people[seat].turn(table, seat, mine["version"], some_move(mine, rng))
    text = anna.get(f"/api/tables/{table}/record")["text"]
    looked_at = anna.post("/api/imports", text=text)
    assert looked_at["status"] == "over"
    assert anna.look(looked_at["id"], None)["view"] == anna.look(table, None)["view"]
    begun = [line for line in text.splitlines()[:-5] if not line.startswith("result")]
    unfinished = anna.post("/api/imports", text="\n".join(begun))
    assert unfinished["status"] == "closed"
    assert [one["name"] for one in unfinished["seats"]] == [one["name"] for one in anna.table(table)["seats"]]
    past = {one["id"] for one in anna.get("/api/tables", which="over")["tables"]}
    assert {table, looked_at["id"], unfinished["id"]} <= past
    assert unfinished["id"] not in {one["id"] for one in boris.get("/api/tables", which="over")["tables"]}
    shorter = anna.post("/api/imports", text=text, made=30, seats=seats("me", "novice"))
    assert shorter["status"] == "running"
    assert len(anna.look(shorter["id"], 0)["log"]) >= 30
    assert anna.post("/api/imports", 422, text="nonsense")["sentence"]
    branch = boris.post(f"/api/tables/{table}/branches", made=30, seats=seats("me", "friend"))
    assert branch["status"] == "open"
    assert branch["previous"] == table
    assert boris.invite(branch["id"], 1, anna)["status"] == "running"
    seat = boris.look(branch["id"], 0)["pending"]["seat"]
    seen = (boris, anna)[seat].look(branch["id"], seat)
    (boris, anna)[seat].turn(branch["id"], seat, seen["version"], some_move(seen, rng))
