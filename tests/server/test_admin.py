"""`antiqua admin` beside a server that runs, on SQLite and PostgreSQL."""

from __future__ import annotations

import io
from collections.abc import Iterator
from typing import NamedTuple

import msgspec
import pytest
from sqlalchemy import delete, select, text, update
from starlette.applications import Starlette
from starlette.testclient import TestClient

from antiqua import Match, cli, games, i18n
from antiqua.cli.app import ACTIONS
from antiqua.kernel.rng import Rng
from antiqua.server import schema
from antiqua.server.app import create
from tests.matches import play_randomly
from tests.server.helpers import PASSWORD, Person, account
from tests.server.serving import GENEROUS

pytestmark = pytest.mark.usefixtures("strict_words")


class Done(NamedTuple):
    """What a command left behind."""

    code: int
    out: str
    err: str


class Admin:
    """Somebody who keeps a server."""

    def __init__(self, url: str, capsys, monkeypatch) -> None:
        self.url = url.replace("+psycopg", "")
        self.capsys = capsys
        self.monkeypatch = monkeypatch
        monkeypatch.setenv("ANTIQUA_LANG", "en")
        monkeypatch.setenv("COLUMNS", "200")

    def __call__(self, *words: str, typed: str = "") -> Done:
        self.monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = cli.main(["admin", *words, "--database", self.url])
        return Done(code, *self.capsys.readouterr())

    def does(self, *words: str) -> str:
        done = self(*words)
        assert (done.code, done.err) == (0, "")
        return done.out


@pytest.fixture
def admin(empty: str, capsys, monkeypatch) -> Admin:
    return Admin(empty, capsys, monkeypatch)


@pytest.fixture
def server(empty: str) -> Iterator[Starlette]:
    app = create(empty, rules=GENEROUS)
    with TestClient(app):
        yield app


def changed(app: Starlette, *statements) -> None:
    with app.state.server.store.engine.begin() as connection:
        for statement in statements:
            connection.execute(statement)


def game_of_two(app: Starlette) -> tuple[Person, Person, str]:
    anna, boris = Person(app, "Anna"), Person(app, "Boris")
    table = anna.open("stone_age", "me", "friend")
    anna.invite(table, 1, boris)
    return anna, boris, table


def move(people: list[Person], table: str) -> None:
    seat = people[0].look(table, 0)["pending"]["seat"]
    now = people[seat].look(table, seat)
    people[seat].turn(table, seat, now["version"], now["pending"]["options"][0]["move"])


# -- people --------------------------------------------------------------------------------------------------


def test_people_are_listed_and_found(admin, server):
    account(server, "Mina")
    game_of_two(server)
    listed = admin.does("people")
    assert [name in listed for name in ("Mina", "Anna", "Boris")] == [True] * 3
    found = admin.does("people", "MIN")
    assert "account" in found
    assert "Anna" not in found
    assert admin.does("people", "%") == "There are none.\n"


def test_a_new_recovery_code(admin, server):
    account(server, "Mina")
    done = admin.does("reset", "mina", "--yes")
    code = done.split(" is ")[1].split(". ")[0].strip("\u2068\u2069")
    stranger = TestClient(server)
    lost = {"name": "Mina", "password": PASSWORD}
    assert stranger.post("/api/login", json=lost).status_code == 403
    wish = {"name": "Mina", "code": code, "password": "another one"}
    assert stranger.post("/api/recovery", json=wish).status_code == 200
    assert stranger.post("/api/login", json={"name": "Mina", "password": "another one"}).status_code == 200


def test_who_is_meant(admin, server):
    mina = Person(server, "Mina")
    assert admin("reset", "Mina", "--yes").err == "“Mina” is a guest and has no password.\n"
    assert admin("forget", "Nobody", "--yes").err == "There is nobody called “Nobody”.\n"
    changed(server, delete(schema.session), update(schema.person).values(id="-" + mina.id[1:]))
    mina.id = "-" + mina.id[1:]
    other = Person(server, "Mina")
    several = admin("forget", "Mina", "--yes").err
    assert all(id in several for id in (mina.id, other.id))
    admin.does("forget", "--yes", mina.id)  # an id may begin like an option
    assert other.id in admin.does("people")
    assert mina.id not in admin.does("people")


def test_who_is_deleted_leaves_his_games(admin, server):
    anna, boris, table = game_of_two(server)
    move([anna, boris], table)
    admin.does("forget", boris.id, "--yes")
    seats = anna.table(table)["seats"]
    assert [(seat["name"], bool(seat["bot"])) for seat in seats] == [("Anna", False), ("", True)]
    assert admin.does("verify").endswith("wrong: 0.\n")


def test_nothing_is_done_that_is_not_meant(admin, server):
    mina = Person(server, "Mina")
    done = admin("forget", "Mina", typed="no\n")
    assert done.out.endswith("Nothing has been done.\n")
    assert admin("forget", "Mina", typed="").code == 0  # nobody there to ask
    assert mina.get("/api/me")["name"] == "Mina"


# -- tables --------------------------------------------------------------------------------------------------


def test_tables_are_listed_shown_and_closed(admin, server):
    anna, _, table = game_of_two(server)
    waiting = anna.open("concordia", "me", "anybody")
    assert [id in admin.does("tables") for id in (table, waiting)] == [True, True]
    assert [id in admin.does("tables", "--status", "running") for id in (table, waiting)] == [True, False]
    shown = admin.does("table", table)
    assert [word in shown for word in ("Stone Age", "running", "Anna", "Boris")] == [True] * 4
    admin.does("close", table, "--yes")
    assert anna.table(table)["status"] == "closed"
    assert admin("close", table, "--yes").err == f"The table {table} has ended already.\n"
    assert admin("table", "nowhere").code == 2


# -- backups -------------------------------------------------------------------------------------------------


def test_a_backup_brings_everything_back_while_the_server_runs(admin, server, tmp_path):
    anna, boris, table = game_of_two(server)
    move([anna, boris], table)
    before = anna.look(table, 0)
    file = tmp_path / "antiqua.backup"
    admin.does("backup", str(file))
    assert file.stat().st_mode & 0o777 == 0o600
    for _ in range(3):
        move([anna, boris], table)
    Person(server, "Late")
    admin.does("restore", str(file), "--yes")
    assert anna.look(table, 0) | {"time": 0} == before | {"time": 0}
    assert "Late" not in admin.does("people")
    move([anna, boris], table)
    assert admin.does("verify").endswith("1 game was played again; wrong: 0.\n")


def test_backups_are_not_overwritten_and_nothing_else_is_restored(admin, server, tmp_path):
    file = tmp_path / "antiqua.backup"
    file.write_text("precious")
    assert admin("backup", str(file)).err == f"The file “{file}” exists already; name a new one.\n"
    assert admin("restore", str(file), "--yes").code == 2
    assert admin("restore", str(tmp_path / "no"), "--yes").code == 2
    assert file.read_text() == "precious"
    assert [path for path in tmp_path.iterdir() if path.suffix == ".part"] == []
    Person(server, "Anna")


# -- the database --------------------------------------------------------------------------------------------


def test_migrating(admin):
    assert admin("people").err.startswith("There is no database of Antiqua")
    assert "is now at" in admin.does("migrate")
    assert "is up to date" in admin.does("migrate")


def test_a_database_of_another_version(admin, server):
    changed(server, text("UPDATE alembic_version SET version_num = '9999'"))
    for action in ("people", "migrate"):
        assert "newer version of Antiqua" in admin(action).err


# -- verifying -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", games.names())
def test_every_game_is_played_again(admin, server, game):
    anna = Person(server, "Anna")
    counts = games.get(game).player_counts
    for players in counts:
        match = Match(game, players, seed=players)
        play_randomly(match, Rng(players), 4000)
        anna.post("/api/imports", text=match.to_json())
    assert admin.does("verify").endswith("; wrong: 0.\n")


def test_what_was_taken_back_does_not_count(admin, server):
    anna = Person(server, "Anna")
    table = anna.open("seven_wonders_duel", "me", "here")
    seat = anna.look(table, 0)["pending"]["seat"]
    now = anna.look(table, seat)
    after = anna.turn(table, seat, now["version"], now["pending"]["options"][0]["move"])
    if after["can_undo"]:
        anna.post(f"/api/tables/{table}/undo", version=after["version"], seat=seat, key="a" * 12)
    assert admin.does("verify", table).endswith("wrong: 0.\n")


def test_what_differs_is_named(admin, server):
    anna, boris, table = game_of_two(server)
    for _ in range(4):
        move([anna, boris], table)
    desk, entry = schema.desk, schema.entry
    with server.state.server.store.engine.connect() as connection:
        head = connection.execute(select(desk.c.head).where(desk.c.id == table)).scalar_one()
        rows = connection.execute(select(entry).where(entry.c.desk == table)).all()
    row = msgspec.json.decode(head)
    row["state"]["round"] += 1

    def wrong(*statements) -> str:
        changed(server, *statements)
        done = admin("verify")
        assert done.code == 1
        assert done.out == "1 game was played again; wrong: 1.\n"
        assert f"Table {table}" in done.err
        return str(done.err)

    here = update(desk).where(desk.c.id == table)
    assert "“position”" in wrong(here.values(head=msgspec.json.encode(row)))
    assert "“to_play”" in wrong(here.values(head=head, to_play=7))
    assert "“version”" in wrong(here.values(to_play=anna.look(table, 0)["pending"]["seat"], version=99))
    lost = rows[1]
    gone = delete(entry).where(entry.c.desk == table, entry.c.version == lost.version)
    assert f"Entry {lost.number} is missing." in wrong(gone)
    changed(server, here.values(head=b"{"))
    assert "cannot be read" in admin("verify").err


# -- purging -------------------------------------------------------------------------------------------------


def test_guests_who_left_no_trace_are_purged(admin, server):
    anna, boris, table = game_of_two(server)
    idle, new = Person(server, "Idle"), Person(server, "New")
    account(server, "Mina")
    anna.post(f"/api/tables/{anna.open('stone_age', 'me', 'friend')}/invitations", seat=1)
    move([anna, boris], table)
    old = update(schema.person).values(seen=0)
    changed(
        server,
        old.where(schema.person.c.id != new.id),
        update(schema.invitation).values(expires=0),
        update(schema.done).values(at=0),
    )
    said = admin.does("purge", "--yes")
    assert said == "Deleted: guests 1, invitations 1, keys of requests 1.\n"
    left = admin.does("people")
    assert [name in left for name in ("Anna", "Boris", "New", "Mina", "Idle")] == [True] * 4 + [False]
    assert idle.name == "Idle"
    assert admin("purge", "--days", "0").code == 2


# -- words ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_every_action_has_its_page(lang, capsys, monkeypatch):
    monkeypatch.setenv("ANTIQUA_LANG", lang)
    for action in ACTIONS["admin"]:
        assert cli.main(["admin", action, "--help"]) == 0
        said, complained = capsys.readouterr()
        assert complained == ""
        assert f"admin {action}" in said
        assert "cli-" not in said


def test_an_action_that_there_is_not(capsys, monkeypatch):
    monkeypatch.setenv("ANTIQUA_LANG", "en")
    assert cli.main(["admin", "dance"]) == 2
    assert capsys.readouterr().err.startswith(
        "There is no command “admin dance”; the commands are admin people"
    )
    assert cli.main(["admin"]) == 0
    assert "admin COMMAND --help" in capsys.readouterr().out
