"""A real server in a thread, and people who talk to it."""

from __future__ import annotations

import secrets
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import httpx2
import uvicorn

from antiqua.kernel.rng import Rng
from antiqua.server.app import create
from antiqua.server.limits import Rules

PATIENCE = 60  # seconds until something counts as never happening
GENEROUS = Rules(
    **dict.fromkeys(Rules.__struct_fields__, 1_000_000)
)  # limits that no test reaches by accident


@contextmanager
def serving(database: str, **settings: Any) -> Iterator[str]:
    """The address of a server."""
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.bind(("127.0.0.1", 0))
    config = uvicorn.Config(
        create(database, **{"rules": GENEROUS, **settings}), log_level="warning", lifespan="on"
    )
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
    thread.start()
    try:
        until(lambda: server.started or not thread.is_alive())
        assert server.started
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join()


def until(holds: Any, patience: float = PATIENCE) -> Any:
    """Wait for something; what it gives when it is true."""
    end = time.monotonic() + patience
    while not (found := holds()):
        assert time.monotonic() < end, "it never happened"
        time.sleep(0.01)
    return found


class Person:
    """A guest with a browser."""

    def __init__(self, address: str, name: str) -> None:
        self.client = httpx2.Client(base_url=address, timeout=PATIENCE)
        self.come_in(name)

    def come_in(self, name: str) -> None:
        self.name = name
        self.id: str = self.post("/api/guests", name=name)["id"]

    def ask(self, method: str, path: str, status: int = 200, **sent: Any) -> Any:
        answer = self.client.request(method, path, **sent)
        assert answer.status_code == status, answer.text
        return answer.json()

    def get(self, path: str, status: int = 200, **query: Any) -> Any:
        given = {name: value for name, value in query.items() if value is not None}
        return self.ask("GET", path, status, params=given)

    def post(self, path: str, status: int = 200, **body: Any) -> Any:
        return self.ask("POST", path, status, json=body)

    def delete(self, path: str, status: int = 200) -> Any:
        return self.ask("DELETE", path, status)

    # -- at a table ------------------------------------------------------------------------------------------

    def open(self, game: str, *kinds: str, **more: Any) -> str:
        """A new table; a kind is `me`, `friend`, `anybody`, `here` or the level of a bot."""
        return str(self.post("/api/tables", game=game, seats=seats(*kinds), **more)["id"])

    def invite(self, table: str, seat: int, friend: Person) -> Any:
        code = self.post(f"/api/tables/{table}/invitations", seat=seat)["code"]
        return friend.post("/api/claims", code=code)

    def table(self, table: str) -> Any:
        return self.get(f"/api/tables/{table}")

    def look(self, table: str, seat: int | None, since: int = -1) -> Any:
        return self.get(f"/api/tables/{table}/position", seat=seat, since=since)

    def turn(self, table: str, seat: int, version: int, *moves: str, key: str = "", status: int = 200) -> Any:
        return self.post(
            f"/api/tables/{table}/turn",
            status,
            version=version,
            seat=seat,
            key=key or secrets.token_hex(8),
            moves=moves,
        )

    def back(
        self, table: str, seat: int, version: int, what: str = "undo", status: int = 200, **more: Any
    ) -> Any:
        return self.post(
            f"/api/tables/{table}/{what}",
            status,
            version=version,
            seat=seat,
            key=secrets.token_hex(8),
            **more,
        )

    def my_turn(self, table: str, seat: int) -> Any:
        """The table when the seat is to play, or the game is over."""

        def mine() -> Any:
            seen = self.look(table, seat)
            return seen if seen["ending"] is not None or seen["pending"]["seat"] == seat else None

        return until(mine)


@contextmanager
def company(address: str, *names: str) -> Iterator[list[Person]]:
    """Guests with these names, as long as they are needed."""
    with ExitStack() as browsers:
        people = [Person(address, name) for name in names]
        for person in people:
            browsers.callback(person.client.close)
        yield people


def seats(*kinds: str) -> list[dict[str, str]]:
    return [
        {"kind": kind} if kind in ("me", "friend", "anybody", "here") else {"kind": "bot", "bot": kind}
        for kind in kinds
    ]


def some_move(position: Any, rng: Rng) -> str:
    """One of the options that are pending."""
    options = position["pending"]["options"]
    return str(options[rng.below(len(options))]["move"])
