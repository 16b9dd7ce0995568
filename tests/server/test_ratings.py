"""Ratings, and what everybody may know of somebody."""

from __future__ import annotations

import pytest
from sqlalchemy import insert, select, update
from starlette.testclient import TestClient

from antiqua.kernel.rng import Rng
from antiqua.server import ratings, schema
from antiqua.server.app import ROUTES
from antiqua.server.desks import found, seats_of
from antiqua.server.openapi import document
from tests.server.helpers import Person, refused, script
from tests.server.serving import some_move

GAME = "seven_wonders_duel"


@pytest.fixture
def database(any_database):
    return any_database


@pytest.fixture
def people(app):
    """Three accounts; their passwords are not what is tested here."""
    three = [Person(app, name) for name in ("Anna", "Boris", "Clara")]
    with app.state.server.store.engine.begin() as connection:
        connection.execute(update(schema.person).values(login=schema.person.c.name))
    for person in three:
        app.state.server.people.forget(person.id)
    return three


def ended(app, game, ranks, *, rated=True, public=True, at=0, **seats):
    """A table of these people that has just ended, with their ranks; `seats` says what else is so of all of them."""
    id = f"table {at} {number_of_tables(app)}"
    desk = {"id": id, "game": game, "players": len(ranks), "owner": ranks[0][0], "moved": at}
    texts = {"options": "{}", "clock": "{}", "times": "{}", "ending": "played", "status": "over"}
    numbers = {"revision": 1, "version": 1, "to_play": -2, "chats": 0, "created": 0}
    flags = {"public": public, "companion": False, "rated": rated}
    with app.state.server.store.engine.begin() as connection:
        connection.execute(insert(schema.desk).values(**desk, **texts, **numbers, **flags))
        for number, (person, rank, *bot) in enumerate(ranks):
            seat = {"kind": "friend", "name": "", "vacant": False, "bot": "".join(bot), **seats}
            connection.execute(
                insert(schema.seat).values(desk=id, number=number, person=person, rank=rank, points=7, **seat)
            )
        ratings.rate(connection, found(connection, id), seats_of(connection, id))
    return id


def number_of_tables(app):
    with app.state.server.store.engine.connect() as connection:
        return len(connection.execute(select(schema.desk.c.id)).all())


def rated(app):
    """What is kept of everybody: games, games won, and the mean."""
    with app.state.server.store.engine.connect() as connection:
        return {row.person: row for row in connection.execute(select(schema.rating))}


# -- after a game --------------------------------------------------------------------------------------------


def test_who_wins_rises_and_who_loses_falls(app, people):
    anna, boris, _ = people
    ended(app, GAME, [(anna.id, 1), (boris.id, 2)])
    kept = rated(app)
    assert kept[anna.id].mu > 25 > kept[boris.id].mu
    assert kept[anna.id].shown > kept[boris.id].shown
    assert [(kept[one.id].games, kept[one.id].won) for one in (anna, boris)] == [(1, 1), (1, 0)]
    ended(app, GAME, [(anna.id, 2), (boris.id, 1)])
    again = rated(app)
    assert again[anna.id].mu < kept[anna.id].mu
    assert again[anna.id].sigma < kept[anna.id].sigma
    assert [(again[one.id].games, again[one.id].won) for one in (anna, boris)] == [(2, 1), (2, 1)]


def test_places_of_three_are_told_apart(app, people):
    anna, boris, clara = people
    ended(app, "trajan", [(anna.id, 3), (boris.id, 1), (clara.id, 2)])
    kept = rated(app)
    assert kept[boris.id].mu > kept[clara.id].mu > kept[anna.id].mu


def test_a_shared_win_counts_in_part(app, people):
    anna, boris, clara = people
    ended(app, "trajan", [(anna.id, 1), (boris.id, 1), (clara.id, 3)])
    kept = rated(app)
    assert kept[anna.id].mu == kept[boris.id].mu > 25
    assert [kept[one.id].won for one in people] == [0.5, 0.5, 0]


def test_who_left_comes_last_whatever_the_bot_reached(app, people):
    anna, boris, clara = people
    ended(app, "trajan", [(anna.id, 1, "master"), (boris.id, 2), (clara.id, 3)])
    kept = rated(app)
    assert kept[boris.id].mu > kept[clara.id].mu > kept[anna.id].mu
    assert [kept[one.id].won for one in people] == [0, 1, 0]


def test_other_games_do_not_count(app, people):
    anna, boris, clara = people
    guest = Person(app, "Guest")
    ended(app, GAME, [(anna.id, 1), (boris.id, 2)], rated=False)
    ended(app, GAME, [(anna.id, 1), (anna.id, 2)])
    ended(app, GAME, [(anna.id, 1), (None, 2, "novice")])
    ended(app, GAME, [(anna.id, 1), (guest.id, 2)])
    clara.delete("/api/account")
    ended(app, GAME, [(anna.id, 1), (clara.id, 2)])
    assert rated(app) == {}


def test_games_and_numbers_of_players_are_rated_apart(app, people):
    anna, boris, clara = people
    ended(app, GAME, [(anna.id, 1), (boris.id, 2)])
    ended(app, "trajan", [(anna.id, 2), (boris.id, 1)])
    ended(app, "trajan", [(anna.id, 1), (boris.id, 2), (clara.id, 3)])
    ratings_of = {
        (one["game"], one["players"]): one["rating"] for one in anna.get(f"/api/people/{anna.id}")["facts"]
    }
    assert len(ratings_of) == 3
    assert ratings_of[GAME, 2] > ratings_of["trajan", 2]


def rated_table(anna, boris, **more):
    table = anna.open(GAME, "me", "friend", rated=True, public=True, **more)
    anna.invite(table, 1, boris)
    return table


def test_a_game_that_is_played_to_its_end_counts(app, people):
    anna, boris, _ = people
    table, rng = rated_table(anna, boris), Rng(2)
    position = anna.look(table, 0)
    while position["ending"] is None:
        seat = position["pending"]["seat"]
        if position["seat"] != seat:
            position = people[seat].look(table, seat, position["version"])
        position = people[seat].turn(table, seat, position["version"], some_move(position, rng))
    kept = rated(app)
    winner, loser = (anna, boris) if position["ending"]["winners"] == [0] else (boris, anna)
    assert kept[winner.id].mu > 25 > kept[loser.id].mu
    (result,) = boris.get(f"/api/people/{winner.id}/games")["results"]
    assert (result["table"], result["rank"], result["rated"], result["ending"]) == (table, 1, True, "played")
    assert result["rivals"] == [{"name": loser.get("/api/me")["name"], "bot": ""}]


def test_who_has_no_time_left_loses(app, people):
    anna, boris, _ = people
    table = rated_table(anna, boris, clock={"kind": "bank", "bank": 60})
    seat = anna.table(table)["to_play"]
    late, early = people[seat], people[1 - seat]
    with app.state.server.store.engine.begin() as connection:
        connection.execute(update(schema.desk).values(deadline=1))
    early.post(f"/api/tables/{table}/time", seat=seat, then="end")
    kept = rated(app)
    assert kept[early.id].mu > 25 > kept[late.id].mu


# -- who is best ---------------------------------------------------------------------------------------------


def standings(app, **query):
    return TestClient(app).get(f"/api/ratings/{GAME}", params=query).raise_for_status().json()


def test_a_list_is_read_in_pages(app, people):
    anna, boris, clara = people
    ended(app, GAME, [(anna.id, 1), (boris.id, 2)])
    ended(app, GAME, [(clara.id, 2), (boris.id, 1)])
    whole = standings(app)
    assert whole["next"] is None
    assert [one["place"] for one in whole["standings"]] == [1, 2, 3]
    shown = [one["rating"] for one in whole["standings"]]
    assert shown == sorted(shown, reverse=True)
    page, pages = standings(app, limit=1), []
    while page["next"]:
        pages += page["standings"]
        page = standings(app, limit=1, after=page["next"])
    assert pages + page["standings"] == whole["standings"]
    assert standings(app, players=3) == {"standings": [], "next": None}


def test_who_is_equal_shares_a_place(app, people):
    anna, boris, clara = people
    ended(app, "trajan", [(anna.id, 1), (boris.id, 1), (clara.id, 3)])
    query = {"players": 3, "limit": 2}
    found = TestClient(app).get("/api/ratings/trajan", params=query).json()
    assert [one["place"] for one in found["standings"]] == [1, 1]
    assert {one["person"] for one in found["standings"]} == {anna.id, boris.id}
    rest = TestClient(app).get("/api/ratings/trajan", params={**query, "after": found["next"]}).json()
    assert [(one["place"], one["name"]) for one in rest["standings"]] == [(3, "Clara")]


def test_a_list_needs_a_game_and_somebody_who_is_in_it(app):
    client = TestClient(app)
    assert refused(client.get("/api/ratings/chess"), 422, "error-unknown-game")
    answer = client.get(f"/api/ratings/{GAME}", params={"after": "nobody"})
    assert refused(answer, 404, "server-error-not-found")
    assert refused(client.get(f"/api/ratings/{GAME}", params={"players": 9}), 422, "server-error-form")


def test_who_deletes_himself_is_in_no_list_and_has_no_page(app, people):
    anna, boris, _ = people
    ended(app, GAME, [(anna.id, 1), (boris.id, 2)])
    anna.delete("/api/account")
    assert [one["name"] for one in standings(app)["standings"]] == ["Boris"]
    boris.get(f"/api/people/{anna.id}", 404)
    boris.get(f"/api/people/{anna.id}/games", 404)
    assert len(boris.get(f"/api/people/{boris.id}/games")["results"]) == 1


# -- what everybody may know of somebody ---------------------------------------------------------------------


def test_only_who_played_is_told_of_private_tables(app, people):
    anna, boris, clara = people
    private = ended(app, GAME, [(anna.id, 1), (boris.id, 2)], rated=False, public=False, at=1)
    public = ended(app, GAME, [(anna.id, 2), (boris.id, 1)], rated=False, at=2)

    def told(reader):
        page = reader.get(f"/api/people/{anna.id}").json()
        results = reader.get(f"/api/people/{anna.id}/games").json()["results"]
        return [(one["games"], one["won"]) for one in page["facts"]], [one["table"] for one in results]

    assert told(anna.client) == ([(2, 1)], [public, private])
    for other in (clara.client, boris.client, TestClient(app), script(app, clara.client, "read")):
        assert told(other) == ([(1, 0)], [public])


def test_a_page_says_who_somebody_is(app, people):
    anna = people[0].get(f"/api/people/{people[0].id}")
    assert (anna["name"], anna["account"], anna["facts"]) == ("Anna", True, [])
    guest = Person(app, "Guest")
    assert not guest.get(f"/api/people/{guest.id}")["account"]
    guest.get("/api/people/nobody", 404)


def test_games_of_others_at_the_same_screen_are_not_mine(app, people):
    anna, boris, _ = people
    ended(app, GAME, [(anna.id, 1), (boris.id, 2)], rated=False, kind="here")
    assert anna.get(f"/api/people/{anna.id}")["facts"] == []


def test_what_a_bot_won_for_somebody_who_left_is_not_won(app, people):
    anna, boris, _ = people
    ended(app, GAME, [(anna.id, 1, "master"), (boris.id, 2)], rated=False)
    (fact,) = anna.get(f"/api/people/{anna.id}")["facts"]
    assert (fact["games"], fact["won"]) == (1, 0)
    assert [one["left"] for one in anna.get(f"/api/people/{anna.id}/games")["results"]] == [True]


def test_running_games_are_no_results(people):
    anna, boris, _ = people
    rated_table(anna, boris)
    assert anna.get(f"/api/people/{anna.id}/games")["results"] == []


def test_results_are_read_in_pages_and_by_game(app, people):
    anna, boris, _ = people
    tables = [ended(app, GAME, [(anna.id, 1), (boris.id, 2)], rated=False, at=at) for at in (1, 2, 2)]
    other = ended(app, "trajan", [(anna.id, 1), (boris.id, 2)], rated=False, at=3)
    path = f"/api/people/{anna.id}/games"
    seen, after = [], None
    while page := boris.get(path, limit=1, after=after):
        seen += [one["table"] for one in page["results"]]
        after = page["next"]
        if after is None:
            break
    assert seen == [other, tables[2], tables[1], tables[0]]
    assert [one["table"] for one in boris.get(path, game="trajan")["results"]] == [other]
    boris.get(path, 422, after="nonsense")


# -- the description -----------------------------------------------------------------------------------------


def test_the_description_tells_of_all_of_it():
    paths = document(ROUTES)["paths"]
    for path, methods in {
        "/api/account": {"post", "delete"},
        "/api/sessions/{id}": {"delete"},
        "/api/recovery-code": {"post"},
        "/api/tables/{table}/chat": {"get", "post"},
        "/api/mutes": {"get", "post"},
        "/api/ratings/{game}": {"get"},
        "/api/people/{person}/games": {"get"},
    }.items():
        assert set(paths[path]) == methods
        assert all(paths[path][method]["summary"] for method in methods)
    names = {one["name"] for one in paths["/api/ratings/{game}"]["get"]["parameters"]}
    assert names == {"game", "players", "after", "limit", "lang"}
