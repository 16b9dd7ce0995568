"""What somebody who runs a server can ask it, and what he finds in its log."""

from __future__ import annotations

import asyncio
import json
import logging
import logging.config
import re
import shlex
import time
from html.parser import HTMLParser

import msgspec
import pytest
from starlette.testclient import TestClient

from antiqua import i18n
from antiqua.server import logs
from antiqua.server.app import create
from antiqua.server.config import Config
from antiqua.server.metrics import Metrics, Report, gauge
from antiqua.server.operation import Watched
from tests.server.helpers import Person

HERE = ("127.0.0.1", 50000)
ELSEWHERE = ("203.0.113.5", 50000)


# -- alive and ready -----------------------------------------------------------------------------------------


def test_health_and_readiness(url):
    with TestClient(create(url), client=HERE) as client:
        assert client.get("/health").json() == {"alive": True}
        assert client.get("/ready").json() == {"database": True}


def test_readiness_asks_redis(database, redis):
    with TestClient(create(database, redis), client=HERE) as client:
        assert client.get("/ready").json() == {"database": True, "redis": True}


def test_what_does_not_answer_is_named(database, tmp_path):
    with TestClient(create(database, f"unix://{tmp_path}/nobody"), client=HERE) as client:
        answer = client.get("/ready")
        assert (answer.status_code, answer.json()) == (503, {"database": True, "redis": False})


@pytest.mark.usefixtures("strict_words")
@pytest.mark.parametrize("path", ["/ready", "/metrics"])
def test_only_monitors_may_ask(database, path):
    app = create(database, monitors=("127.0.0.1", "10.0.0.0/8"))
    with TestClient(app):
        assert TestClient(app, client=("10.1.2.3", 1)).get(path).status_code == 200
        assert TestClient(app, client=HERE).get(path).status_code == 200
        assert TestClient(app, client=ELSEWHERE).get("/health").status_code == 200
        assert TestClient(app).get(path).status_code == 403  # who has no address
        refused = TestClient(app, client=ELSEWHERE).get(path, headers={"accept-language": "ru"})
        assert (refused.status_code, refused.json()["id"]) == (403, "server-error-monitors")
        assert "настройках" in refused.json()["sentence"]


@pytest.mark.parametrize("header", ["x-forwarded-for", "forwarded"])
def test_a_proxy_on_this_machine_does_not_speak_for_it(database, header):
    with TestClient(create(database), client=HERE) as client:
        assert client.get("/metrics", headers={header: "203.0.113.5"}).status_code == 403


# -- metrics -------------------------------------------------------------------------------------------------


def measured(client):
    lines = client.get("/metrics").text.splitlines()
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines if line[0] != "#")}


def test_requests_are_counted_by_route_and_status(database):
    app = create(database)
    with TestClient(app, client=HERE) as client:
        for path in ("/api/tables/nowhere", "/api/tables/elsewhere", "/api/tables", "/some/secret?token=x"):
            client.get(path)
        client.request("BREW", "/tea")
        found = measured(client)
    one_table = 'method="GET",route="/api/tables/{table}"'
    assert found[f'antiqua_requests_total{{{one_table},status="404"}}'] == 2
    assert found[f"antiqua_request_seconds_count{{{one_table}}}"] == 2
    assert found[f'antiqua_request_seconds_bucket{{{one_table},le="+Inf"}}'] == 2
    assert found['antiqua_requests_total{method="GET",route="/api/tables",status="200"}'] == 1
    assert found['antiqua_requests_total{method="GET",route="other",status="404"}'] == 1
    assert found['antiqua_requests_total{method="other",route="other",status="404"}'] == 1


def test_buckets_grow(database):
    with TestClient(create(database), client=HERE) as client:
        client.get("/health")
        found = measured(client)
    buckets = [value for name, value in found.items() if "_bucket" in name and "/health" in name]
    assert buckets == sorted(buckets)
    assert buckets[-1] == 1


def test_tables_and_moves_are_counted(database):
    app = create(database)
    with TestClient(app, client=HERE) as client:
        anna = Person(app, "Anna")
        anna.open("stone_age", "me", "friend")
        table = anna.open("stone_age", "me", "here")
        now = anna.look(table, 0)
        seat = now["pending"]["seat"]
        anna.turn(table, seat, now["version"], anna.look(table, seat)["pending"]["options"][0]["move"])
        found = measured(client)
        assert found['antiqua_tables{status="open"}'] == 1
        assert found["antiqua_sockets"] == 0
        assert found['antiqua_moves_total{by="person"}'] == 1
        assert found['antiqua_moves_total{by="bot"}'] == 0
        assert found["antiqua_bots_thinking"] == 0
        assert found["antiqua_writes_waiting"] == 0


def test_sockets_are_counted_as_long_as_they_are_open():
    metrics, seen = Metrics(), []

    async def broken(*_):
        seen.append(metrics.sockets)
        raise ConnectionError

    with pytest.raises(ConnectionError):
        asyncio.run(Watched(broken, metrics)({"type": "websocket"}, broken, broken))
    assert (seen, metrics.sockets) == ([1], 0)


def test_the_format_is_that_of_prometheus(database):
    with TestClient(create(database), client=HERE) as client:
        client.get("/health")
        answer = client.get("/metrics")
    assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    line = r'# (HELP|TYPE) [a-z_]+ .+|[a-z_]+(\{[a-z]+="[^"\\]*"(,[a-z]+="[^"\\]*")*\})? [0-9.]+'
    assert [one for one in answer.text.splitlines() if not re.fullmatch(line, one)] == []
    assert answer.text.endswith("\n")


# -- logs ----------------------------------------------------------------------------------------------------


@pytest.fixture
def lines(capfd):
    """What is logged, with this kind of lines."""
    kept = [
        (logger, logger.level, logger.handlers[:]) for logger in (logging.root, logging.getLogger("antiqua"))
    ]

    def begin(**wishes):
        logging.config.dictConfig(logs.settings(Config(**wishes)))
        return read

    def read():
        return capfd.readouterr().err.splitlines()

    yield begin
    for logger, level, handlers in kept:
        logger.setLevel(level)
        logger.handlers[:] = handlers


def test_a_line_of_json_for_every_request(database, lines):
    read = lines(log_format="json")
    with TestClient(create(database), client=ELSEWHERE) as client:
        client.get("/api/tables/nowhere/position?seat=0&token=secret")
        client.get("/health")
    (line,) = read()
    said = json.loads(line)
    assert said.pop("ms") >= 0
    assert said.pop("at").endswith("+00:00")
    assert said.pop("message").startswith("GET /api/tables/nowhere/position 422")
    assert said == {
        "level": "info",
        "from": "antiqua.server.operation",
        "method": "GET",
        "route": "/api/tables/{table}/position",
        "table": "nowhere",
        "status": 422,
        "client": "203.0.113.5",
    }


def test_no_secret_is_logged(database, lines):
    """Whatever somebody sends, and however much is logged."""
    read = lines(log_level="debug")
    with TestClient(create(database)) as client:
        client.headers["authorization"] = "Bearer hush-1"
        client.cookies.set("antiqua", "hush-2")
        client.post("/api/login?code=hush-3", json={"name": "hush-4", "password": "hush-5"})
        client.get("/hush-6")
        client.get("/api/tables/hush%0A7")
        client.delete("/api/sessions/hush-8")
        client.post("/api/guests", content=b"hush-9")
    said = read()
    assert len(said) == 5
    assert "hush" not in "\n".join(said)


def test_a_failure_of_the_database_does_not_show_what_was_written(database):
    assert create(database).state.server.store.engine.hide_parameters


def test_lines_for_people(database, lines):
    read = lines()
    with TestClient(create(database), client=ELSEWHERE) as client:
        client.get("/api/tables/nowhere")
    (line,) = read()
    assert re.fullmatch(
        r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d INFO GET /api/tables/nowhere 404 [\d.]+ ms 203.0.113.5", line
    )


def test_libraries_may_only_warn(lines):
    read = lines(log_level="debug")
    logging.getLogger("websockets.server").debug("Cookie: hush")
    logging.getLogger("websockets.server").warning("odd")
    logging.getLogger("antiqua.server").debug("ours")
    assert [line.partition(" ")[2].partition(" ")[2] for line in read()] == ["WARNING odd", "DEBUG ours"]


# -- pages ---------------------------------------------------------------------------------------------------


class Reader(HTMLParser):
    """What a page consists of."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.texts: list[str] = []
        self.open: list[str] = []
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag, attrs):
        self.elements.append((tag, dict(attrs)))
        if tag not in ("meta", "link"):
            self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.texts.append(data)


@pytest.mark.usefixtures("strict_words")
@pytest.mark.parametrize("path", ["/plain", "/api"])
@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_pages_speak_the_language_and_run_nothing_foreign(database, path, lang):
    with TestClient(create(database)) as client:
        answer = client.get(path, headers={"accept-language": lang})
        seen = Reader(answer.text)
        assert client.get("/style.css").headers["content-type"].startswith("text/css")
    html = dict(seen.elements)["html"]
    assert (html["lang"], html["dir"]) == (lang, i18n.direction(lang))
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert not {"script", "style", "img", "iframe"} & {tag for tag, _ in seen.elements}
    assert not any("style" in attributes for _, attributes in seen.elements)
    links = [
        value
        for _, attributes in seen.elements
        for name, value in attributes.items()
        if name in ("href", "src")
    ]
    assert not [link for link in links if link is not None and ":" in link]
    assert "server-" not in answer.text


def test_what_the_first_page_tells_to_type_works(database):
    """Each command as curl would send it."""
    with TestClient(create(database)) as client:
        page = Reader(client.get("/plain").text)
        commands = [text for text in page.texts if text.startswith("curl")]
        table = ""
        for command in commands:
            words = shlex.split(command.replace("\\\n", " ").replace("TABLE", table))
            if "--json" in words:
                answer = client.post(words[-1], json=json.loads(words[words.index("--json") + 1]))
                table = answer.json()["id"]
            else:
                answer = client.get(words[-1])
            assert answer.status_code == 200, answer.text
    assert len(commands) == 3
    assert answer.json()["table"] == table


def test_the_host_that_somebody_names_cannot_become_markup(database):
    with TestClient(create(database)) as client:
        text = client.get("/plain", headers={"host": "<script>alert(1)</script>"}).text
    assert "<script" not in text


def test_every_route_and_every_type_is_described(database):
    app = create(database)
    with TestClient(app) as client:
        text = client.get("/api").text
        document = client.get("/api/openapi.json").json()
    seen = Reader(text)
    ids = {attributes["id"] for _, attributes in seen.elements if "id" in attributes}
    operations = {one["operationId"] for methods in document["paths"].values() for one in methods.values()}
    assert operations <= ids
    assert {f"type-{name}" for name in document["components"]["schemas"]} <= ids
    inside = {(attributes.get("href") or "")[1:] for tag, attributes in seen.elements if tag == "a"}
    assert {link for link in inside if link.startswith("type-")} <= ids


def test_who_has_fallen_silent_is_not_counted(database, redis):
    app = create(database, redis)
    with TestClient(app, client=HERE) as client:
        bus = app.state.server.bus
        silent = msgspec.json.encode(Report(time.time() - 3600, [gauge("antiqua_sockets", "Sockets.", 7)]))
        assert client.portal is not None
        client.portal.call(bus.report, "silent:1", silent)
        assert "silent:1" not in client.get("/metrics").text
        assert "silent:1" not in client.portal.call(bus.reports)
