"""What stands before every request."""

from __future__ import annotations

import asyncio
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from antiqua.server import guard
from antiqua.server.api import MOST_DEPTH, Refused, expect_shallow
from antiqua.server.app import ROUTES
from antiqua.server.limits import Rules
from tests.server.helpers import guest, refused

OURS = "http://testserver"


# -- headers -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/api/me", "/api/tables", "/api/openapi.json", "/nowhere", "/api/login"])
def test_every_answer_tells_the_browser_to_let_nobody_else_use_it(app, path):
    headers = TestClient(app).get(path).headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cache-control"] == "no-store"
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert "*" not in policy
    assert "access-control-allow-origin" not in headers


def test_failures_of_our_own_have_the_headers_too(app):
    client = TestClient(app, raise_server_exceptions=False, cookies=dict(guest(app).cookies))
    app.state.server.store.readers.shutdown()
    answer = client.get("/api/tables")  # which is read in a thread
    assert answer.status_code == 500
    assert answer.headers["x-frame-options"] == "DENY"


# -- pages ---------------------------------------------------------------------------------------------------

FOREIGN = [
    {"origin": "http://evil.example"},
    {"origin": "null"},
    {"origin": "http://testserver:81"},
    {"origin": "http://testserver.evil.example"},
    {"origin": "ftp://testserver"},
    {"origin": "testserver"},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
    {"origin": OURS, "sec-fetch-site": "cross-site"},
]
OWN = [
    {},
    {"origin": OURS},
    {"origin": "https://testserver"},  # by TLS to a proxy that nobody was told to believe
    {"origin": OURS, "sec-fetch-site": "same-origin"},
    {"sec-fetch-site": "none"},
]


@pytest.mark.parametrize("headers", FOREIGN)
def test_another_page_changes_nothing(app, headers):
    anna = guest(app)
    for route in ROUTES:
        if route.method != "GET":
            answer = anna.request(route.method, route.path, headers=headers)
            assert refused(answer, 403, "server-error-origin"), route.path
    assert anna.get("/api/me", headers=headers).status_code == 200


@pytest.mark.parametrize("headers", OWN)
def test_our_own_pages_and_scripts_do(app, headers):
    assert guest(app).post("/api/name", json={"name": "Hanna"}, headers=headers).status_code == 200


@pytest.mark.parametrize("headers", FOREIGN)
def test_another_page_opens_no_socket(app, headers):
    anna = guest(app)
    with (
        pytest.raises(WebSocketDisconnect) as closed,
        anna.websocket_connect("/api/live", headers={**headers}),
    ):
        pass
    assert closed.value.code == 1008


@pytest.mark.parametrize("headers", OWN)
def test_our_own_pages_open_sockets(app, headers):
    with guest(app).websocket_connect("/api/live", headers={**headers}) as socket:
        socket.send_text("nonsense")  # it is heard, and the socket is closed for it
        assert socket.receive()["code"] == 1003


def test_where_we_are_reached_by_tls_our_pages_are_too(app):
    client = TestClient(app, base_url="https://testserver")
    client.headers["origin"] = "https://testserver"
    assert client.post("/api/guests", json={"name": "Anna"}).status_code == 200
    client.headers["origin"] = OURS
    assert refused(client.post("/api/name", json={"name": "Hanna"}), 403, "server-error-origin")


def test_a_proxy_is_believed_if_it_is_trusted(app):
    said = {"x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.7"}
    for trusted, secure in (("testclient", True), ("192.0.2.1", False)):
        client = TestClient(ProxyHeadersMiddleware(app, trusted), headers=said)  # type: ignore[arg-type]
        cookie = client.post("/api/guests", json={"name": "Anna"}).headers["set-cookie"].lower()
        assert ("; secure" in cookie) == secure


# -- sizes ---------------------------------------------------------------------------------------------------


def test_a_body_is_not_read_whole_if_it_is_too_long(app):
    taken, answered = 0, []

    async def receive():
        nonlocal taken
        taken += 65_536
        return {"type": "http.request", "body": b" " * 65_536, "more_body": taken < 64 * guard.MOST_BYTES}

    async def send(message):
        answered.append(message)

    scope = {
        "type": "http",
        "method": "POST",
        "path": "/api/guests",
        "query_string": b"",
        "scheme": "http",
        "headers": [(b"host", b"testserver")],
    }
    asyncio.run(app(scope, receive, send))
    assert answered[0]["status"] == 413
    assert taken <= guard.MOST_BYTES + 65_536


def test_a_length_that_is_declared_is_enough(app):
    for length in (str(guard.MOST_BYTES + 1), "-1", "many"):
        answer = TestClient(app).post("/api/guests", content=b"{}", headers={"content-length": length})
        assert refused(answer, 413, "server-error-too-long")


def test_addresses_and_headers_have_a_length(app):
    client = TestClient(app)
    assert client.get("/api/tables", params={"after": "x" * guard.MOST_ADDRESS}).status_code == 414
    assert client.get("/" + "x" * guard.MOST_ADDRESS).status_code == 414
    assert client.get("/api/tables", headers={"x": "x" * guard.MOST_HEADER_BYTES}).status_code == 431
    many = {f"x-{number}": "" for number in range(guard.MOST_HEADERS)}
    assert client.get("/api/tables", headers=many).status_code == 431


@pytest.mark.parametrize("bracket", ["[", '{"a":'])
def test_json_does_not_nest_without_end(app, bracket):
    answer = TestClient(app).post("/api/guests", content=bracket * 100_000)
    assert refused(answer, 422, "server-error-too-deep")


def test_brackets_in_texts_do_not_nest(app):
    name = "[" * 20 + "\\" * 10 + "Anna"
    assert guest(app, name).get("/api/me").json()["name"] == name


@pytest.mark.parametrize("hard", [b'"\\"' * 300_000, b'"' + b'\\"' * 500_000, b"[]" * 500_000])
def test_depth_is_found_in_one_pass(hard):
    """What looked at a text again and again would take hours."""
    expect_shallow(b"[]" * MOST_DEPTH + hard)


values = st.recursive(
    st.none() | st.integers() | st.text(st.sampled_from('[]{}"\\ab\n')),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text('[]{}"\\', max_size=3), inner, max_size=3)
    ),
    max_leaves=20,
)


def depth_of(value):
    if isinstance(value, dict):
        value = list(value.values())
    return 1 + max(map(depth_of, value), default=0) if isinstance(value, list) else 0


@given(values, st.integers(0, 2 * MOST_DEPTH))
def test_depth_is_that_of_the_value(value, more):
    for _ in range(more):
        value = [value]
    text = json.dumps([value, ["["] * MOST_DEPTH]).encode()
    if 1 + depth_of(value) > MOST_DEPTH:
        with pytest.raises(Refused):
            expect_shallow(text)
    else:
        expect_shallow(text)


# -- an address ----------------------------------------------------------------------------------------------


class TestLimit:
    @pytest.fixture
    def rules(self):
        return Rules(requests=1)

    def test_an_address_asks_only_so_often(self, app):
        client, asked = TestClient(app), 0
        while (answer := client.get("/api/tables")).status_code == 200:
            asked += 1
        assert asked >= 10
        assert refused(answer, 429, "server-error-too-often")
        assert answer.headers["retry-after"] == str(answer.json()["args"]["seconds"])
        assert 1 <= int(answer.headers["retry-after"]) <= 6
        with pytest.raises(WebSocketDisconnect), client.websocket_connect("/api/live"):
            pass
