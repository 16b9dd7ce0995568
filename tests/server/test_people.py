"""Guests, accounts, sessions and tokens."""

from __future__ import annotations

import hashlib
import sys
import time
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import select, update
from starlette.testclient import TestClient

from antiqua.server import farewell, people, play, schema, seating, tables
from antiqua.server.api import Refused
from antiqua.server.app import ROUTES
from antiqua.server.people import COOKIE, SEEN_EVERY, YEAR, clean, fits, folded, neutral, sealed
from tests.server.helpers import PASSWORD, Person, account, guest, refused, script

OTHER = "battery staple"


@pytest.fixture
def database(any_database):
    return any_database


def log_in(app, name="Anna", password=PASSWORD):
    client = TestClient(app)
    return client, client.post("/api/login", json={"name": name, "password": password})


def stored(app, table):
    with app.state.server.store.engine.connect() as connection:
        return connection.execute(select(table)).mappings().all()


def change(app, statement):
    with app.state.server.store.engine.begin() as connection:
        connection.execute(statement)


# -- guests --------------------------------------------------------------------------------------------------


def test_a_guest_needs_a_name_only(app):
    anna = guest(app, "  Anna\tMaria ")
    me = anna.get("/api/me").json()
    assert me["name"] == "Anna Maria"
    assert not me["account"]


def test_nobody_is_told_to_come_in(app):
    assert refused(TestClient(app).get("/api/me"), 401, "server-error-nobody")


def test_the_database_knows_no_secret(app):
    anna, code = account(app)
    script(app, anna, "play")
    kept = "".join(str(dict(row)) for table in (schema.person, schema.session) for row in stored(app, table))
    for secret in (anna.cookies[COOKIE], PASSWORD, code):
        assert secret not in kept


def test_a_cookie_is_for_the_server_alone(app):
    header = TestClient(app).post("/api/guests", json={"name": "Anna"}).headers["set-cookie"].lower()
    assert "httponly" in header
    assert "samesite=lax" in header
    assert f"max-age={YEAR}" in header
    assert "secure" not in header
    https = TestClient(app, base_url="https://testserver")
    assert "; secure" in https.post("/api/guests", json={"name": "Boris"}).headers["set-cookie"].lower()


def test_a_cookie_renews_itself_before_it_expires(app):
    anna = guest(app)
    assert "set-cookie" not in anna.get("/api/me").headers
    app.state.server.people.forget(anna.get("/api/me").json()["id"])
    change(app, update(schema.session).values(seen=int(time.time()) - SEEN_EVERY - 1))
    header = anna.get("/api/me").headers["set-cookie"]
    assert anna.cookies[COOKIE] in header
    assert f"Max-Age={YEAR}" in header
    assert "set-cookie" not in anna.get("/api/me").headers
    assert stored(app, schema.session)[0]["seen"] > time.time() - SEEN_EVERY


def test_a_session_that_nobody_uses_for_a_year_has_ended(app):
    anna = guest(app)
    change(app, update(schema.session).values(seen=int(time.time()) - YEAR))
    assert anna.get("/api/me").status_code == 401


def test_a_guest_may_not_be_called_like_an_account(app):
    account(app, "Anna")
    answer = TestClient(app).post("/api/guests", json={"name": "ANNA"})
    assert refused(answer, 409, "server-error-name-taken")
    boris = guest(app, "Boris")
    assert refused(boris.post("/api/name", json={"name": "anna"}), 409, "server-error-name-taken")


# -- accounts ------------------------------------------------------------------------------------------------


def test_a_guest_becomes_an_account_and_stays_who_he_is(app):
    anna = guest(app)
    before = anna.get("/api/me").json()
    answer = anna.post("/api/account", json={"name": "Anna", "password": PASSWORD})
    assert len(answer.json()["code"]) == 27
    assert anna.get("/api/me").json() == {**before, "account": True}
    elsewhere, came_in = log_in(app)
    assert came_in.json()["id"] == before["id"]
    assert elsewhere.get("/api/me").json()["id"] == before["id"]


def test_an_account_is_had_once(app):
    anna, _ = account(app)
    answer = anna.post("/api/account", json={"name": "Anna", "password": OTHER})
    assert refused(answer, 409, "server-error-account-already")
    assert log_in(app)[1].status_code == 200


def test_a_name_that_looks_like_an_account_is_taken(app):
    account(app, "Straße")
    answer = guest(app, "Boris").post("/api/account", json={"name": "STRASSE", "password": PASSWORD})
    assert refused(answer, 409, "server-error-name-taken")


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Straße", "STRASSE"),
        ("Straße", "ｓｔｒａｓｓｅ"),
        ("Straße", " stra\u200bsse\u202e "),
        ("علی می‌رود ۷", "علي مي\u200cرود ٧"),
        ("کیمیا", "كيميا"),
        ("می‌خواهم", "میخواهم"),
        ("Anna 7", "Аnnа ７"),
    ],
)
def test_names_that_look_alike_are_one_login(name, other):
    assert folded(name) == folded(other)


@pytest.mark.parametrize(
    ("name", "other"), [("Anna", "Hanna"), ("Рома", "Роман"), ("علی", "عالی"), ("a b", "ab")]
)
def test_other_names_are_other_logins(name, other):
    assert folded(name) != folded(other)


def test_nobody_learns_whether_name_or_password_was_wrong(app):
    account(app)
    wrong_password = log_in(app, "Anna", OTHER)[1]
    wrong_name = log_in(app, "Nobody", PASSWORD)[1]
    guest(app, "Guest")
    no_account = log_in(app, "Guest", "")[1]
    assert refused(wrong_password, 403, "server-error-login")
    for other in (wrong_name, no_account):
        assert (other.status_code, other.content) == (wrong_password.status_code, wrong_password.content)


def test_who_does_not_exist_costs_as_much_as_a_wrong_password():
    sums = []

    def watch(_frame, event, called):
        if event == "c_call" and called is hashlib.scrypt:
            sums.append(called)

    kept = sealed(PASSWORD)
    for there in (kept, None):
        sys.setprofile(watch)
        assert not fits(OTHER, there)
        sys.setprofile(None)
    assert len(sums) == 2


def test_a_password_is_the_same_from_every_keyboard():
    assert fits("caf\u00e9 noir", sealed("cafe\u0301 noir"))


def test_a_short_password_is_refused(app):
    answer = guest(app).post("/api/account", json={"name": "Anna", "password": "short"})
    assert refused(answer, 422, "server-error-form")


def test_a_new_password_ends_all_other_sessions(app):
    anna, _ = account(app)
    elsewhere, _ = log_in(app)
    bot = script(app, anna, "play")
    assert elsewhere.get("/api/me").status_code == bot.get("/api/me").status_code == 200
    answer = anna.post("/api/password", json={"old": OTHER, "new": OTHER})
    assert refused(answer, 403, "server-error-login")
    assert anna.post("/api/password", json={"old": PASSWORD, "new": OTHER}).status_code == 200
    assert anna.get("/api/me").status_code == 200
    assert elsewhere.get("/api/me").status_code == bot.get("/api/me").status_code == 401
    assert log_in(app)[1].status_code == 403
    assert log_in(app, password=OTHER)[1].status_code == 200


def test_a_guest_has_no_password(app):
    anna = guest(app)
    for path, body in (
        ("/api/password", {"old": "", "new": PASSWORD}),
        ("/api/recovery-code", {"password": ""}),
    ):
        assert refused(anna.post(path, json=body), 409, "server-error-guest")


def test_a_recovery_code_is_used_once_and_replaced(app):
    anna, code = account(app)
    client = TestClient(app)

    def recover(with_code):
        return client.post("/api/recovery", json={"name": "anna", "code": with_code, "password": OTHER})

    assert refused(recover("00-11"), 403, "server-error-recovery")
    new = recover(f" {code.upper()} ").json()["code"]
    assert anna.get("/api/me").status_code == 401
    assert log_in(app, password=OTHER)[1].status_code == 200
    assert recover(code).status_code == 403
    assert recover(new).status_code == 200


def test_another_recovery_code_makes_the_one_before_worthless(app):
    anna, code = account(app)
    assert anna.post("/api/recovery-code", json={"password": OTHER}).status_code == 403
    new = anna.post("/api/recovery-code", json={"password": PASSWORD}).json()["code"]
    for tried, status in ((code, 403), (new, 200)):
        body = {"name": "Anna", "code": tried, "password": OTHER}
        assert TestClient(app).post("/api/recovery", json=body).status_code == status


def test_secrets_that_have_changed_meanwhile_are_not_replaced(app):
    account(app)
    with app.state.server.store.engine.begin() as connection:
        found = people.by_login(connection, "anna")
        people.change_secrets(connection, found, recovery="first")
        with pytest.raises(Refused):
            people.change_secrets(connection, found, recovery="second")


def test_rename(app):
    anna, _ = account(app)
    assert anna.post("/api/name", json={"name": "Hanna"}).json()["name"] == "Hanna"
    assert anna.get("/api/me").json()["name"] == "Hanna"
    assert log_in(app, "Hanna")[1].status_code == 200
    assert log_in(app, "Anna")[1].status_code == 403
    boris, _ = account(app, "Boris")
    assert refused(boris.post("/api/name", json={"name": "hanna"}), 409, "server-error-name-taken")
    assert boris.post("/api/name", json={"name": "BORIS"}).json()["name"] == "BORIS"


def test_a_new_name_is_that_of_all_games_that_go_on(app):
    anna, boris = Person(app, "Anna"), Person(app, "Boris")
    table = anna.open("trajan", "me", "here", "friend")
    over = anna.open("trajan", "me", "novice")
    change(app, update(schema.desk).where(schema.desk.c.id == over).values(status="over"))
    anna.invite(table, 2, boris)
    position = anna.look(table, 0)
    revision = anna.table(table)["revision"]
    anna.post("/api/name", name="Hanna")
    assert [seat["name"] for seat in boris.table(table)["seats"]] == ["Hanna", "", "Boris"]
    assert boris.table(table)["revision"] > revision
    assert "Hanna" in boris.get(f"/api/tables/{table}/record")["text"]
    assert anna.look(table, 0)["version"] == position["version"]
    assert anna.table(over)["seats"][0]["name"] == "Anna"


# -- a guest who has an account ------------------------------------------------------------------------------


@pytest.fixture
def anna(app):
    """An account that is logged in elsewhere."""
    anna = Person(app, "Anna")
    anna.post("/api/account", name="Anna", password=PASSWORD)
    return anna


@pytest.fixture
def visitor(app):
    """Its owner as a guest in another browser."""
    return Person(app, "Visitor")


def come_home(person, **more):
    return person.post("/api/login", name="Anna", password=PASSWORD, **more)


def mine(person):
    return {one["id"] for one in person.get("/api/tables", which="mine")["tables"]}


def everything(app):
    return "\n".join(repr(row) for table in schema.metadata.sorted_tables for row in stored(app, table))


def test_what_a_guest_has_comes_into_the_account(app, anna, visitor):
    boris = Person(app, "Boris")
    running = visitor.open("trajan", "me", "here", "friend")
    visitor.invite(running, 2, boris)
    waiting = visitor.open("trajan", "friend", "friend")
    over = visitor.open("trajan", "me", "here")
    change(app, update(schema.desk).where(schema.desk.c.id == over).values(status="over"))
    visitor.post(f"/api/tables/{running}/chat", text="Salve")
    before, revision = visitor.look(running, 0), visitor.table(running)["revision"]
    bot, cookie = script(app, visitor.client, "play"), visitor.client.cookies[COOKIE]
    assert come_home(visitor)["id"] == anna.id
    assert mine(anna) == mine(visitor) == {running, over}
    assert anna.table(waiting)["mine"]
    after = anna.look(running, 0)
    assert [after[part] for part in ("version", "view", "made")] == [
        before[part] for part in ("version", "view", "made")
    ]
    table = boris.table(running)
    assert [seat["name"] for seat in table["seats"]] == ["Anna", "", "Boris"]
    assert table["revision"] > revision
    assert "Anna" in boris.get(f"/api/tables/{running}/record")["text"]
    assert anna.table(over)["seats"][0]["name"] == "Visitor"  # as it was played
    (line,) = boris.get(f"/api/tables/{running}/chat")["lines"]
    assert (line["person"], line["name"]) == (anna.id, "Visitor")
    assert bot.get("/api/me").status_code == 401
    assert TestClient(app, cookies={COOKIE: cookie}).get("/api/me").status_code == 401
    assert visitor.id not in everything(app)


def test_a_seat_beside_the_own_one_is_that_of_somebody_at_the_same_screen(anna, visitor):
    table = anna.open("seven_wonders_duel", "me", "friend")
    anna.invite(table, 1, visitor)
    come_home(visitor)
    seats = anna.table(table)["seats"]
    assert [(seat["name"], seat["kind"], seat["mine"]) for seat in seats] == [
        ("Anna", "me", True),
        ("Visitor", "here", True),
    ]
    for seat in (0, 1):
        seen = anna.look(table, seat)
        if seen["pending"]["seat"] == seat:
            anna.turn(table, seat, seen["version"], seen["pending"]["options"][0]["move"])


def test_a_seat_that_is_kept_for_a_guest_is_kept_for_the_account(anna, visitor):
    table = visitor.open("seven_wonders_duel", "me", "novice")
    visitor.post(f"/api/tables/{table}/leave")
    come_home(visitor)
    assert anna.post(f"/api/tables/{table}/return", seat=0)["seats"][0]["mine"]


def test_a_turn_of_a_guest_that_is_sent_again_is_recognised(anna, visitor):
    table = anna.open("seven_wonders_duel", "me", "friend")
    anna.invite(table, 1, visitor)
    turns = {}
    for _ in range(4):
        seat = anna.look(table, 0)["pending"]["seat"]
        player = (anna, visitor)[seat]
        seen = player.look(table, seat)
        turn = seen["version"], seen["pending"]["options"][0]["move"]
        turns[seat] = turn, player.turn(table, seat, *turn, key=f"key-of-{seat}-{seen['version']}")
    come_home(visitor)
    for seat, ((version, move), answer) in turns.items():
        again = visitor.turn(table, seat, version, move, key=f"key-of-{seat}-{version}")
        assert again["version"] >= answer["version"]


def test_the_same_key_of_guest_and_account_stands_for_what_the_account_did(app, anna, visitor):
    table = anna.open("seven_wonders_duel", "me", "friend")
    anna.invite(table, 1, visitor)
    for _ in range(8):
        seat = anna.look(table, 0)["pending"]["seat"]
        player = (anna, visitor)[seat]
        seen = player.look(table, seat)
        kept = [row for row in stored(app, schema.done) if row["person"] == player.id]
        key = "the-same-key" if not kept else f"another-{seen['version']}"
        player.turn(table, seat, seen["version"], seen["pending"]["options"][0]["move"], key=key)
    before = [row for row in stored(app, schema.done) if row["key"] == "the-same-key"]
    assert {row["person"] for row in before} == {anna.id, visitor.id}
    come_home(visitor)
    after = [row for row in stored(app, schema.done) if row["key"] == "the-same-key"]
    assert after == [row for row in before if row["person"] == anna.id]


def test_nobody_mutes_himself_or_somebody_twice_after_coming_home(app, anna, visitor):
    boris, clara, dora = (Person(app, name) for name in ("Boris", "Clara", "Dora"))
    for who, whom in (
        *((anna, visitor), (visitor, anna), (anna, boris), (visitor, boris), (visitor, clara)),
        *((dora, visitor), (clara, anna), (clara, visitor)),
    ):
        who.post("/api/mutes", person=whom.id)
    come_home(visitor)
    assert {one["person"] for one in anna.get("/api/mutes")} == {boris.id, clara.id}
    for other in (clara, dora):
        assert [one["person"] for one in other.get("/api/mutes")] == [anna.id]
    assert visitor.id not in everything(app)


def test_who_does_not_want_to_brings_nothing_along(anna, visitor):
    table = visitor.open("trajan", "me", "novice")
    assert come_home(visitor, bring=False)["id"] == anna.id
    assert mine(anna) == set()
    assert anna.table(table)["seats"][0]["person"] == visitor.id


def test_a_script_of_a_guest_and_another_account_bring_nothing_along(app, anna, visitor):
    table = visitor.open("trajan", "me", "novice")
    bot = script(app, visitor.client, "play")
    bot.post("/api/login", json={"name": "Anna", "password": PASSWORD}).raise_for_status()
    assert mine(visitor) == {table}
    visitor.post("/api/account", name="Other", password=PASSWORD)
    come_home(visitor)
    assert mine(anna) == set()


@pytest.mark.usefixtures("anna")
def test_a_wrong_password_brings_nothing_along(visitor):
    table = visitor.open("trajan", "me", "novice")
    visitor.post("/api/login", 403, name="Anna", password=OTHER)
    assert mine(visitor) == {table}


# -- sessions ------------------------------------------------------------------------------------------------


def test_sessions_are_listed_and_ended(app):
    anna, _ = account(app)
    elsewhere, _ = log_in(app)
    listed = anna.get("/api/sessions").json()
    assert [one["current"] for one in listed].count(True) == 1
    other = next(one["id"] for one in listed if not one["current"])
    assert elsewhere.get("/api/me").status_code == 200
    assert anna.delete(f"/api/sessions/{other}").status_code == 200
    assert elsewhere.get("/api/me").status_code == 401
    assert refused(anna.delete(f"/api/sessions/{other}"), 404, "server-error-not-found")


def test_nobody_ends_the_session_of_another(app):
    anna, boris = guest(app, "Anna"), guest(app, "Boris")
    session = anna.get("/api/sessions").json()[0]["id"]
    assert boris.delete(f"/api/sessions/{session}").status_code == 404
    assert anna.get("/api/me").status_code == 200


def test_to_log_out_ends_the_session(app):
    anna, _ = account(app)
    secret = anna.cookies[COOKIE]
    assert anna.post("/api/logout").status_code == 200
    assert COOKIE not in anna.cookies
    assert TestClient(app, cookies={COOKIE: secret}).get("/api/me").status_code == 401


def test_to_log_in_again_replaces_the_session_of_the_browser(app):
    anna, _ = account(app)
    before = anna.cookies[COOKIE]
    anna.post("/api/login", json={"name": "Anna", "password": PASSWORD}).raise_for_status()
    assert len(anna.get("/api/sessions").json()) == 1
    assert TestClient(app, cookies={COOKIE: before}).get("/api/me").status_code == 401


def test_a_session_that_ends_while_it_is_looked_up_is_not_remembered(app):
    found = app.state.server.people
    person = people.Person("person", "Anna", False, "session", ())
    before = found.endings
    found.forget("person")
    found.remember("digest", person, before)
    assert "digest" not in found.remembered
    found.remember("digest", person, found.endings)
    assert "digest" in found.remembered


# -- tokens --------------------------------------------------------------------------------------------------


def test_a_token_is_taken_back(app):
    anna = guest(app)
    bot = script(app, anna, "read")
    assert bot.get("/api/me").json() == anna.get("/api/me").json()
    token = next(one for one in anna.get("/api/sessions").json() if one["kind"] == "token")
    assert (token["label"], token["scopes"]) == ("script", ["read"])
    anna.delete(f"/api/sessions/{token['id']}").raise_for_status()
    assert bot.get("/api/me").status_code == 401


@pytest.mark.parametrize("scopes", [[], ["account"], ["write"], ["read", "play", "read"]])
def test_there_are_no_other_scopes(app, scopes):
    answer = guest(app).post("/api/tokens", json={"label": "script", "scopes": scopes})
    assert refused(answer, 422, "server-error-form")


def test_what_has_no_scope_is_refused(app):
    bot = script(app, guest(app), "read")
    change(app, update(schema.session).where(schema.session.c.kind == "token").values(scopes="future"))
    assert refused(bot.get("/api/me"), 403, "server-error-scope")


def test_a_token_to_read_changes_nothing(app):
    bot = script(app, guest(app), "read")
    for route in ROUTES:
        if route.method != "GET":
            answer = bot.request(route.method, route.path.format_map(Everything()))
            assert refused(answer, 403, "server-error-scope"), route.path


class Everything(dict[str, str]):
    def __missing__(self, key):
        return key


OF_MY_OWN = {
    ("POST", "/api/account"): {"name": "Anna", "password": PASSWORD},
    ("DELETE", "/api/account"): None,
    ("POST", "/api/logout"): None,
    ("POST", "/api/name"): {"name": "Hanna"},
    ("POST", "/api/password"): {"old": PASSWORD, "new": OTHER},
    ("POST", "/api/recovery-code"): {"password": PASSWORD},
    ("GET", "/api/sessions"): None,
    ("DELETE", "/api/sessions/{id}"): None,
    ("POST", "/api/tokens"): {"label": "script"},
}
OPEN_TO_ALL = {("GET", "/api/me"), ("POST", "/api/guests"), ("POST", "/api/login"), ("POST", "/api/recovery")}


def test_what_belongs_to_a_person_is_not_for_tokens_and_not_for_nobody(app):
    bot, nobody = script(app, guest(app), "play"), TestClient(app)
    all_of_it = [*people.routes.all, *farewell.routes.all]
    assert {(one.method, one.path) for one in all_of_it} == OF_MY_OWN.keys() | OPEN_TO_ALL
    for (method, path), body in OF_MY_OWN.items():
        assert refused(bot.request(method, path, json=body), 403, "server-error-scope"), path
        assert refused(nobody.request(method, path, json=body), 401, "server-error-nobody"), path


def test_nobody_changes_a_table(app):
    """Who is unknown is told so before anything else, whether or not there is such a table."""
    back = {"version": 0, "seat": 0, "key": "some-key"}
    turn, seat, sitting = {**back, "moves": ["pass"]}, {"seat": 0}, [{"kind": "me"}, {"kind": "here"}]
    bodies = {
        "/api/tables": {"game": "chess", "seats": sitting},
        "/api/imports": {"text": "nonsense"},
        "/api/claims": {"code": "nonsense"},
        "/api/tables/{table}/branches": {"made": 0, "seats": sitting},
        "/api/tables/{table}/seats/{seat}": {"kind": "bot", "bot": "chess"},
        "/api/tables/{table}/time": {"seat": 0, "then": "bot", "bot": "chess"},
        "/api/tables/{table}/turn": turn,
        "/api/tables/{table}/undo": back,
        "/api/tables/{table}/redo": back,
        **{f"/api/tables/{{table}}/{what}": seat for what in ("join", "invitations", "return")},
    }
    nobody = TestClient(app)
    changing = [
        one for one in [*tables.routes.all, *seating.routes.all, *play.routes.all] if one.method != "GET"
    ]
    assert len(changing) >= len(bodies)
    for route in changing:
        if route.path != "/api/tables/{table}/draft":  # it changes nothing
            answer = nobody.request(route.method, route.path, json=bodies.get(route.path))
            assert refused(answer, 401, "server-error-nobody"), route.path


def test_there_are_not_endless_tokens(app):
    anna = guest(app)
    for _ in range(people.MOST_TOKENS):
        script(app, anna, "read")
    answer = anna.post("/api/tokens", json={"label": "one more"})
    assert refused(answer, 409, "server-error-tokens")


def test_nonsense_is_nobody(app):
    for authorization in ("Bearer", "Bearer x", "Basic QTpC", "x"):
        client = TestClient(app, headers={"authorization": authorization})
        assert client.get("/api/me").status_code == 401
    assert TestClient(app, cookies={COOKIE: "x"}).get("/api/me").status_code == 401


# -- names ---------------------------------------------------------------------------------------------------


@given(st.text(max_size=300), st.integers(1, 300))
def test_a_text_is_neutral(text, most):
    kept = neutral(text, most)
    assert len(kept) <= most
    assert kept == neutral(kept, most) == kept.strip()
    assert "  " not in kept
    for one in kept:
        assert one in people.JOINERS or unicodedata.category(one)[0] != "C"
        assert one == " " or unicodedata.category(one)[0] != "Z"
        assert unicodedata.bidirectional(one) not in (
            "LRE",
            "RLE",
            "LRO",
            "RLO",
            "PDF",
            "LRI",
            "RLI",
            "FSI",
            "PDI",
        )


@given(st.text(max_size=80))
def test_a_name_has_something_to_read_and_one_login(name):
    try:
        kept = clean(name)
    except Refused:
        return
    assert any(one.isalnum() for one in kept)
    assert folded(name) == folded(kept)
    assert folded(name)
    assert folded(f"\u202e {name}\u200b") == folded(name)


@pytest.mark.parametrize("name", ["نیما می‌خواهد", "Ёлка", "👩‍🚀 Anna", "O'Brien", "<b>Anna</b>"])
def test_names_of_people_stay_as_they_are(name):
    assert clean(name) == name


@pytest.mark.parametrize("name", ["\u202e", "\u200c", " \u2003 ", "\u0301", "\x00", "!!!"])
def test_a_name_without_a_letter_is_none(app, name):
    answer = TestClient(app).post("/api/guests", json={"name": name})
    assert refused(answer, 422, "server-error-name")
