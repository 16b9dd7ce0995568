"""People who play on whatever happens to the server, and what must be true of their games afterwards."""

from __future__ import annotations

import secrets
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx2
from sqlalchemy import create_engine

from antiqua.kernel.rng import Rng
from antiqua.server.upkeep import played_tables, verify
from tests.server.serving import PATIENCE, seats, some_move, until

GAME = "seven_wonders_duel"
NEVER = 3 * PATIENCE  # a server that is started again on a busy machine needs its time
PAUSE = 0.02  # seconds before something is asked again
CLEAR = (
    "server-error-storage",
    "server-error-unsure",
    "server-error-stopping",
)  # what may be said instead of an answer


class Somebody(threading.Thread):
    """Plays one game after the other. What was not acknowledged is sent again as it was, until it is."""

    def __init__(self, address: Callable[[], str], opponent: str, seed: int) -> None:
        super().__init__(name=f"somebody-{seed}")
        self.address = address
        self.opponent = opponent
        self.rng = Rng(seed)
        self.client = httpx2.Client(timeout=PATIENCE)
        self.logs: dict[str, list[str | None]] = {}
        self.versions: dict[str, int] = {}
        self.acknowledged = 0
        self.interrupted = 0
        self.refused = 0
        self.failure: BaseException | None = None
        self.enough = threading.Event()

    def run(self) -> None:
        try:
            self.ask("POST", "/api/guests", json={"name": "Somebody"})
            while not self.enough.is_set():
                self.play()
        except BaseException as error:
            self.failure = error
        finally:
            self.client.close()

    def ask(self, method: str, path: str, **sent: Any) -> Any:
        """An answer, after however many that there were not."""
        end, failures = time.monotonic() + NEVER, Counter[str]()
        while time.monotonic() < end:
            try:
                answer = self.client.request(method, self.address() + path, **sent)
            except httpx2.TransportError as error:
                failures[repr(error)] += 1
                self.interrupted += 1
                time.sleep(PAUSE)
                continue
            if answer.status_code != 503:
                assert answer.status_code == 200, answer.text
                return answer.json()
            assert answer.json()["id"] in CLEAR
            failures[answer.json()["id"]] += 1
            self.refused += 1
            time.sleep(PAUSE)
        raise AssertionError(f"nothing goes on: {failures}")

    def play(self) -> None:
        """One game, or what there is time for."""
        asked = {"game": GAME, "seats": seats("me", self.opponent)}
        table = self.ask("POST", "/api/tables", json=asked)["id"]
        self.logs[table] = []
        seen = self.look(table, 0)
        while seen["ending"] is None and not self.enough.is_set():
            seat = seen["pending"]["seat"]
            if self.opponent != "here" and seat != 0:
                time.sleep(PAUSE)
            else:
                seen = seen if seen["seat"] == seat else self.look(table, seat)
                turn = {"version": seen["version"], "seat": seat, "key": secrets.token_hex(8)}
                path = f"/api/tables/{table}/turn"
                self.note(table, self.ask("POST", path, json={**turn, "moves": [some_move(seen, self.rng)]}))
                self.acknowledged += 1
            seen = self.look(table, 0)

    def look(self, table: str, seat: int) -> Any:
        since = self.versions.get(table, -1)
        return self.note(
            table, self.ask("GET", f"/api/tables/{table}/position", params={"seat": seat, "since": since})
        )

    def note(self, table: str, seen: Any) -> Any:
        self.logs[table][seen["kept"] :] = made(seen["log"])
        self.versions[table] = seen["version"]
        return seen


def made(log: Any) -> list[str | None]:
    """The moves of people and bots; what chance did is not shown alike to everybody."""
    return [entry["move"] if entry["seat"] >= 0 else None for entry in log]


class Crowd:
    """Several people who play at once."""

    def __init__(self, address: Callable[[], str], alone: int, with_bots: int = 0) -> None:
        opponents = ["here"] * alone + ["novice"] * with_bots
        self.people = [Somebody(address, opponent, seed) for seed, opponent in enumerate(opponents)]

    @property
    def acknowledged(self) -> int:
        return sum(one.acknowledged for one in self.people)

    @property
    def refused(self) -> int:
        return sum(one.refused for one in self.people)

    def goes_on(self, bots_too: bool = False) -> None:
        """Wait until everybody has moved once more; a bot whose process died is looked for after a while."""
        before = {one: one.acknowledged for one in self.people if bots_too or one.opponent == "here"}
        for one, moves in before.items():
            until(lambda one=one, moves=moves: one.failure or one.acknowledged > moves, NEVER)
            if one.failure:
                raise one.failure

    def stop(self) -> None:
        """Let everybody finish what he asks, and go."""
        for one in self.people:
            one.enough.set()
        for one in self.people:
            one.join()
            if one.failure:
                raise one.failure


@contextmanager
def crowd(address: Callable[[], str], alone: int, with_bots: int = 0) -> Iterator[Crowd]:
    """People who play until the test is over; then what they know is what is stored."""
    playing = Crowd(address, alone, with_bots)
    for one in playing.people:
        one.start()
    try:
        playing.goes_on(bots_too=True)
        yield playing
        playing.goes_on(bots_too=True)
        playing.stop()
    finally:
        for one in playing.people:
            one.enough.set()
        for one in playing.people:
            one.join()
    expect_acknowledged(playing, address())


def expect_acknowledged(playing: Crowd, address: str) -> None:
    """Whatever was acknowledged is there as it was, and nothing else; only bots may have moved since."""
    with httpx2.Client(base_url=address, timeout=PATIENCE) as anybody:
        for one in playing.people:
            for table, log in one.logs.items():
                stored = anybody.get(f"/api/tables/{table}/position").raise_for_status().json()
                assert made(stored["log"])[: len(log)] == log
                assert one.opponent != "here" or stored["version"] == one.versions[table]


def expect_sound(database: str) -> None:
    """Every stored game is one by the rules."""
    engine = create_engine(database)
    with engine.connect() as connection:
        tables = played_tables(connection)
        wrong = {table: what for table in tables if (what := verify(connection, table)) is not None}
    engine.dispose()
    assert tables
    assert wrong == {}
