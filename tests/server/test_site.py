"""The built page is served at the address of every screen; without one, the plain start page is."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.testclient import TestClient

import antiqua
from antiqua.server import site
from antiqua.server.api import no_such_page

START = b"<!doctype html><title>Antiqua</title>"
SCRIPT = b"console.log('Antiqua');\n" * 100


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_bytes(START)
    (tmp_path / "assets/index-1a2b.js").write_bytes(SCRIPT)
    (tmp_path / "manifest.webmanifest").write_text("{}")
    return tmp_path


@pytest.fixture
def client(folder: Path) -> TestClient:
    page = site.built(folder)
    lost = {HTTPException: site.or_lost(page, no_such_page)}
    return TestClient(Starlette(routes=site.routes(page), exception_handlers=lost))


@pytest.mark.parametrize("path", ["/", "/table/abc", "/replay/abc/12", "/learn", "/join/x-y"])
def test_every_screen_begins_with_the_same_file(client: TestClient, path: str) -> None:
    answer = client.get(path)
    assert answer.content == START
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["x-antiqua-version"] == antiqua.__version__


def test_what_changes_its_name_is_kept_for_ever(client: TestClient) -> None:
    answer = client.get("/assets/index-1a2b.js")
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.content == SCRIPT


def test_texts_are_compressed_for_who_can_read_that(client: TestClient) -> None:
    packed = client.get("/assets/index-1a2b.js", headers={"accept-encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < len(gzip.compress(SCRIPT)) + 50
    plain = client.get("/assets/index-1a2b.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.content == SCRIPT


@pytest.mark.parametrize("path", ["/assets/other.js", "/nowhere", "/assets/../index.html.bak"])
def test_what_is_not_there_is_not_found(client: TestClient, path: str) -> None:
    assert client.get(path).status_code == 404


def test_who_is_lost_sees_the_page_and_programs_are_told(client: TestClient) -> None:
    seen = client.get("/nowhere", headers={"accept": "text/html,*/*"})
    assert (seen.status_code, seen.content) == (404, START)
    for method, path in [("GET", "/api/nowhere"), ("POST", "/nowhere")]:
        told = client.request(method, path, headers={"accept": "text/html"})
        assert (told.status_code, told.json()["id"]) == (404, "server-error-not-found")


def test_without_a_page_there_are_no_routes(tmp_path: Path) -> None:
    assert site.routes(site.built(tmp_path)) == []
