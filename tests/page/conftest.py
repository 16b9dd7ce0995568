"""The page in a real browser, on a real server."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, sync_playwright

from antiqua.server import site
from tests.page.visitor import DESKTOP, Visitor
from tests.server.processes import Serving, serving
from tests.server.serving import GENEROUS

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """A browser as long as its tests follow each other: while it is open, nothing else here can run an event loop."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    if found is None:
        pytest.skip("no Chromium is on this machine: the page is not tested")
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=found, args=QUIET)
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server with the page."""
    with page_served(tmp_path_factory.mktemp("page")) as running:
        yield running


@contextmanager
def page_served(folder: Path, port: int = 0) -> Iterator[Serving]:
    """A server whose limits no test reaches by accident."""
    assert site.built(), "the page was not built: make page"
    limits = "".join(f"{name} = {value}\n" for name, value in msgspec.structs.asdict(GENEROUS).items())
    settings = folder / "settings.toml"
    settings.write_text(f"[limits]\n{limits}")
    with serving(folder, "--config", str(settings), port=port) as running:
        yield running


@pytest.fixture
def visit(browser: Browser, server: Serving) -> Iterator[Callable[..., Visitor]]:
    """Somebody opens a browser; when the test ends, nothing must have gone wrong in it."""
    with ExitStack() as leaving:
        came: list[Visitor] = []

        def come(name: str = "", size: tuple[int, int] = DESKTOP, **wishes: Any) -> Visitor:
            visitor = Visitor(browser, server.address, name, size, **wishes)
            leaving.callback(visitor.leave)
            came.append(visitor)
            return visitor

        yield come
        faults = [fault for visitor in came for fault in visitor.faults]
    assert faults == []
