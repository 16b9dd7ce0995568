"""`antiqua serve` as somebody starts and stops it."""

from __future__ import annotations

import inspect
import json
import signal
import socket
import subprocess
import sys
from contextlib import contextmanager
from urllib.parse import urlsplit

import pytest

from antiqua import i18n
from antiqua.cli.serve import serve
from antiqua.kernel.errors import BadOption
from antiqua.server import running
from antiqua.server.config import CONFIG, OPTIONS, Config
from tests.server.processes import serving
from tests.server.settings import explanation

BESIDES = {"browser", "lang", "color", CONFIG}  # options that are no settings


def test_every_setting_is_an_option_and_explained():
    assert set(inspect.signature(serve).parameters) - BESIDES == set(OPTIONS)
    for lang in i18n.LANGUAGES:
        for name in OPTIONS:
            assert explanation(name) in i18n.catalogue(lang)


@pytest.mark.slow
def test_the_first_run_makes_everything_and_the_next_goes_on(tmp_path):
    home = tmp_path / "home"
    with serving(home, "--log-format", "json") as server, server.client() as client:
        assert client.get("/").status_code == 200
        mina = client.post("/api/guests", json={"name": "Mina"}).json()
        cookies = dict(client.cookies)
        assert server.end(signal.SIGINT) == 0
    assert server.lines[0] == f"Antiqua is served at {server.address}/"
    assert server.lines[1].startswith("Open this address in a browser")
    assert server.lines[-1] == "The server has stopped; everything is stored."
    logged = [json.loads(line) for line in server.lines if line.startswith("{")]
    assert [(line["route"], line["status"]) for line in logged] == [("/", 200), ("/api/guests", 200)]
    assert (home / "server" / "antiqua.db").stat().st_size > 0
    with serving(home) as server:
        with server.client(cookies) as client:
            assert client.get("/api/me").json() == mina
        assert server.end(signal.SIGTERM) == 0


BODY = b'{"name": "Mina"}'


@contextmanager
def stopping(server):
    """A server that stops while it waits for the body of a request; the connection on which it waits."""
    place = urlsplit(server.address)
    assert place.hostname is not None
    head = [
        "POST /api/guests HTTP/1.1",
        f"Host: {place.netloc}",
        "Content-Type: application/json",
        f"Content-Length: {len(BODY)}",
        "Expect: 100-continue",
    ]
    with socket.create_connection((place.hostname, place.port), 30) as connection:
        connection.sendall("\r\n".join([*head, "", ""]).encode())
        assert connection.recv(1000).startswith(b"HTTP/1.1 100")
        server.process.send_signal(signal.SIGTERM)
        wait_until_closed(place.hostname, place.port)
        yield connection


@pytest.mark.slow
def test_a_request_that_is_under_way_is_finished(tmp_path):
    with serving(tmp_path) as server:
        with stopping(server) as connection:
            connection.sendall(BODY)
            assert connection.recv(1000).startswith(b"HTTP/1.1 200")
        assert server.finished() == 0


@pytest.mark.slow
def test_a_request_that_cannot_be_finished_in_time_is_to_be_made_again(tmp_path):
    with serving(tmp_path, "--stop-seconds", "1") as server:
        with stopping(server) as connection, connection.makefile("rb") as answer:
            head, _, body = answer.read().partition(b"\r\n\r\n")  # all, until it is closed
            assert head.startswith(b"HTTP/1.1 503")
            assert b"\r\nretry-after: 1" in head
            assert b"\r\nx-frame-options: DENY" in head
            assert json.loads(body)["id"] == "server-error-stopping"
        assert server.finished() == 0


def wait_until_closed(host, port):
    """Until nobody else is let in."""
    while True:
        try:
            socket.create_connection((host, port), 30).close()
        except (ConnectionRefusedError, ConnectionResetError):  # reset, if it was closed at this very moment
            return


@pytest.mark.slow
def test_two_processes_serve_the_same(tmp_path, new_postgresql, redis):
    database = new_postgresql.replace("+psycopg", "")
    options = ["--processes", "2", "--database", database, "--redis", redis]
    with serving(tmp_path, *options) as server, server.client() as client:
        mina = client.post("/api/guests", json={"name": "Mina"}).json()
        for _ in range(20):  # each with a connection of its own, to whichever process takes it
            with server.client(dict(client.cookies)) as other:
                assert other.get("/api/me").json() == mina
        assert server.end(signal.SIGTERM) == 0


def test_an_address_that_is_taken():
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with pytest.raises(BadOption) as caught:
            running.listen(Config(port=port))
    assert f"127.0.0.1:{port}" in str(caught.value)
    assert "--port" in str(caught.value)


@pytest.mark.parametrize(
    ("host", "shown", "only_here"),
    [("127.0.0.1", "127.0.0.1", True), ("localhost", "localhost", True), ("::1", "[::1]", True)],
)
def test_the_address_to_open(host, shown, only_here):
    config = Config(host=host, port=0)
    with running.listen(config) as taken:
        port = taken.getsockname()[1]
        assert running.address(config, taken) == f"http://{shown}:{port}/"
    assert running.is_only_here(config) == only_here


def test_the_address_for_others():
    config = Config(host="0.0.0.0", port=0)
    with running.listen(config) as taken:
        assert "0.0.0.0" not in running.address(config, taken)
    assert not running.is_only_here(config)


def test_a_database_that_cannot_be_used(tmp_path):
    (tmp_path / "antiqua.db").write_bytes(b"no database, but long enough to be looked at" * 50)
    with pytest.raises(BadOption) as caught:
        running.prepare(Config(data=str(tmp_path)))
    assert caught.value.id == "server-error-database"
    assert "secret" not in running.shown(Config(database="postgresql://anna:secret@host/x"))


@pytest.mark.parametrize(
    ("package", "options", "extra"),
    [("uvicorn", [], "server"), ("psycopg", ["--database", "postgresql://host/x"], "cluster")],
)
def test_a_package_that_is_missing(tmp_path, package, options, extra):
    code = f"import sys; sys.modules[{package!r}] = None; from antiqua.cli import main; sys.exit(main())"
    done = subprocess.run(
        [sys.executable, "-c", code, "serve", "--data", str(tmp_path), "--lang", "en", *options],
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 2
    words = (
        f"The Python package “{package}” is missing here; install it with: pip install 'antiqua[{extra}]'\n"
    )
    assert done.stderr == words
