"""People at a server in this process, by cookie and by token."""

from __future__ import annotations

from typing import Any

from starlette.applications import Starlette
from starlette.testclient import TestClient

from tests.server import serving

PASSWORD = "correct horse"


class Person(serving.Person):
    """A guest with a browser."""

    client: TestClient

    def __init__(self, app: Starlette, name: str) -> None:
        self.client = TestClient(app)
        self.come_in(name)


def guest(app: Starlette, name: str = "Anna") -> TestClient:
    return Person(app, name).client


def account(app: Starlette, name: str = "Anna") -> tuple[TestClient, str]:
    """A guest who has become an account, and his recovery code."""
    person = Person(app, name)
    return person.client, person.post("/api/account", name=name, password=PASSWORD)["code"]


def script(app: Starlette, owner: TestClient, *scopes: str) -> TestClient:
    """A script with a token of somebody's."""
    answer = owner.post("/api/tokens", json={"label": "script", "scopes": scopes})
    token = answer.raise_for_status().json()["token"]
    return TestClient(app, headers={"authorization": f"Bearer {token}"})


def refused(answer: Any, status: int, id: str) -> bool:
    """Is it this refusal, in the one shape that all have?"""
    assert answer.status_code == status, answer.text
    assert set(answer.json()) == {"id", "args", "sentence"}
    return bool(answer.json()["id"] == id)
