"""The screens around the tables, and the states that only come about by themselves, for tools/pictures.py.

There is more than one person in a house: Mina looks at it, the others open tables, play with her and with each other.
What takes long to come about (a bot that fails, time that is up) is put into what the server answers.
"""

from __future__ import annotations

import json
import random
import secrets
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import Any, NamedTuple, Protocol

from playwright.sync_api import BrowserContext, Error, Page, Route

LOOK = 700  # milliseconds until a screen has come to rest
PASSWORD = "kept for nobody"
PUBLIC = {"public": True}
BANK = {"clock": {"kind": "bank", "bank": 1200, "increment": 30}}
DAYS = {"clock": {"kind": "days", "days": 2}}
CHAT = {
    "en": ("Good luck to you", "And to you. I am only learning this one"),
    "fa": ("موفق باشید", "شما هم. من تازه دارم یاد می‌گیرم"),
    "ru": ("Удачи вам", "И вам. Я в неё только учусь играть"),
}


class Shot(NamedTuple):
    """One picture: what it is called, where it is, what is done there first, and who looks at it."""

    name: str
    path: str
    steps: Callable[[Page], None] | None = None
    who: str = "owner"  # or "member", who has an account, or "stranger", who was never here


class Someone(Protocol):
    """Somebody who has tables on a server."""

    address: str
    context: BrowserContext
    lang: str

    def post(self, path: str, body: Any) -> Any: ...
    def get(self, path: str) -> Any: ...


class House:
    """Who is there besides the one who looks, and what they do."""

    def __init__(self, owner: Someone, others: Sequence[Someone]) -> None:
        self.owner, self.others = owner, others
        for other in others:
            other.post("/api/account", {"name": other.get("/api/me")["name"], "password": PASSWORD})

    def together(self, game: str, *people: Someone, **more: Any) -> str:
        """A table at which these people sit, the first one at the first seat."""
        seats = [{"kind": "me"}, *({"kind": "friend"} for _ in people[1:])]
        table: str = people[0].post("/api/tables", {"game": game, "seats": seats, **more})["id"]
        for seat, person in enumerate(people[1:], 1):
            code = people[0].post(f"/api/tables/{table}/invitations", {"seat": seat})["code"]
            person.post("/api/claims", {"code": code})
        return table

    def play(self, table: str, *people: Someone, moves: int = 1000) -> None:
        """Everybody plays what comes, until it is over or enough."""
        rng = random.Random(7)
        for _ in range(moves):
            seat = people[0].get(f"/api/tables/{table}")["to_play"]
            if seat < 0:
                return
            seen = people[seat].get(f"/api/tables/{table}/position?seat={seat}")
            move = rng.choice(seen["pending"]["options"])["move"]
            turn = {"version": seen["version"], "seat": seat, "key": secrets.token_hex(8), "moves": [move]}
            people[seat].post(f"/api/tables/{table}/turn", turn)

    def furnish(self) -> dict[str, str]:
        """Tables of all kinds, by name."""
        mina, (leon, sofia, maximilian, *_) = self.owner, self.others
        named = {
            "mine": self.together("seven_wonders_duel", mina, leon),
            "days": self.together("concordia", mina, leon, sofia, maximilian, **DAYS),
            "theirs": self.together("trajan", leon, mina, sofia, **DAYS),
        }
        while mina.get(f"/api/tables/{named['theirs']}")["to_play"] == 1:  # Mina only waits there
            self.play(named["theirs"], leon, mina, sofia, moves=1)
        for text, who in zip(CHAT[mina.lang], (leon, mina), strict=True):
            who.post(f"/api/tables/{named['mine']}/chat", {"text": text})
        watched = self.together("seven_wonders_duel", sofia, leon, **PUBLIC)
        self.play(watched, sofia, leon, moves=9)
        for _ in range(2):
            rated = self.together("seven_wonders_duel", leon, sofia, rated=True, **PUBLIC)
            self.play(rated, leon, sofia)
        friends = [{"kind": "me"}, {"kind": "anybody"}, {"kind": "bot", "bot": "expert"}, {"kind": "anybody"}]
        leon.post("/api/tables", {"game": "concordia", "seats": friends, **BANK, **PUBLIC})
        two = [{"kind": "me"}, {"kind": "anybody"}]
        sofia.post(
            "/api/tables", {"game": "seven_wonders_duel", "seats": two, "rated": True, **PUBLIC, **DAYS}
        )
        named["open"] = maximilian.post("/api/tables", {"game": "trajan", "seats": two, **PUBLIC})["id"]
        waits = mina.post("/api/tables", {"game": "stone_age", "seats": [*two, {"kind": "friend"}]})["id"]
        for name, seat in (("code", 1), ("used", 2)):
            named[name] = mina.post(f"/api/tables/{waits}/invitations", {"seat": seat})["code"]
        maximilian.post("/api/claims", {"code": named["used"]})
        return named

    def beside(self, game: str, entries: int, until: str = "") -> str:
        """A table beside a real one after so many entries, and then up to a question of that phase."""
        people = [{"kind": "here", "name": name} for name in ("Nadia", "Kaveh", "Tomas")]
        count = 2 if game == "seven_wonders_duel" else 3
        body = {"game": game, "seats": people[:count], "companion": True}
        table: str = self.owner.post("/api/tables", body)["id"]
        rng = random.Random(3)
        for done in range(400):
            seen = self.owner.get(f"/api/tables/{table}/position?seat=0")
            pending = seen["pending"]
            if done >= entries and until in pending["phase"]:
                break
            seat = pending["seat"]
            if not pending["options"]:
                pending = self.owner.get(f"/api/tables/{table}/position?seat={max(seat, 0)}")["pending"]
            turn = {"version": seen["version"], "seat": seat, "key": secrets.token_hex(8)}
            move = rng.choice(pending["options"])["move"]
            self.owner.post(f"/api/tables/{table}/turn", {**turn, "moves": [move]})
        return table


MIXED = (
    ".seatrow:nth-child(3) .fold",
    ".seatrow:nth-child(3) [data-value=friend]",
    ".seatrow:nth-child(4) .fold",
    ".seatrow:nth-child(4) [data-value=here]",
)


def changed(table: str, change: Callable[[Any], None]) -> Callable[[Page], None]:
    """The same screen, with something else in what the server says."""

    def answer(route: Route) -> None:
        response = route.fetch()
        found = response.json()
        change(found)
        route.fulfill(response=response, body=json.dumps(found))

    def steps(page: Page) -> None:
        page.route(f"**/api/tables/{table}**", answer)
        page.reload()
        with suppress(Error):  # what is said stands over the table, which must have been laid
            page.locator(".decision").first.wait_for(timeout=30 * LOOK)
        page.wait_for_timeout(2 * LOOK)

    return steps


def clicks(*selectors: str) -> Callable[[Page], None]:
    """The first of each that can be seen is clicked, where there is one."""

    def steps(page: Page) -> None:
        for selector in selectors:
            found = page.locator(selector).locator("visible=true")
            if found.count():
                found.first.click()
                page.wait_for_timeout(LOOK)

    return steps


def offline(page: Page) -> None:
    """The connection is lost while one looks."""
    page.evaluate("dispatchEvent(new Event('offline'))")
    page.wait_for_timeout(LOOK)


def outdated(page: Page) -> None:
    """The server was renewed meanwhile."""

    def answer(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, body=response.text().replace("/assets/index-", "/assets/index-0"))

    page.route(lambda url: url.count("/") == 3, answer)
    page.evaluate("dispatchEvent(new Event('online'))")
    page.wait_for_timeout(2 * LOOK)


def loads(page: Page) -> None:
    """The server takes its time."""
    page.route("**/api/tables/**", lambda _: None)
    page.reload()
    page.wait_for_timeout(2 * LOOK)


def breaks(page: Page) -> None:
    """Nobody answers any more."""
    page.route("**/api/tables/**", lambda route: route.abort())
    page.reload()
    page.wait_for_timeout(2 * LOOK)


def failed(found: Any) -> None:
    if "seats" in found:
        found["seats"][found["to_play"]].update(vacant=True, bot="expert", person=None, free=True)


def too_late(found: Any) -> None:
    if "deadline" in found:
        found["deadline"] = 1000


def around(house: House, own: str) -> Iterator[Shot]:
    """All of them. `own` is a table of several people at this screen, who have secrets."""
    table = house.furnish()
    leon = house.others[0].get("/api/me")["id"]
    dice = house.beside("stone_age", 40, "roll")
    cards = house.beside("seven_wonders_duel", 14, "reveal")
    people = house.beside("concordia", 12)
    yield from [
        Shot("home-newcomer", "/", who="stranger"),
        Shot("home-pick", "/", clicks("[data-play=seven_wonders_duel]")),
        Shot("home-account", "/", who="member"),
        Shot("new-mixed", "/new/stone_age", clicks("[role=radio][data-value='4']", *MIXED)),
        Shot("new-days", "/new/concordia", clicks("[data-clock=days]")),
        Shot("invited-by-list", f"/table/{table['open']}"),
        Shot("join-code", f"/join/{table['code']}", who="stranger"),
        Shot("join-own", f"/join/{table['code']}"),
        Shot("join-used", f"/join/{table['used']}", who="stranger"),
        Shot("join-enter", "/join", who="stranger"),
        Shot("lobby-open", "/tables?show=open", clicks(".narrow [data-value=open]")),
        Shot("lobby-watch", "/tables", clicks(".narrow [data-value=running]")),
        Shot("lobby-past", "/tables", clicks(".narrow [data-value=over]")),
        Shot("lobby-none", "/tables", clicks(".fchip:nth-child(4)"), who="stranger"),
        Shot("settings-account", "/settings", who="member"),
        Shot("settings-password", "/settings", clicks(".ways [aria-expanded]", "[data-token]"), who="member"),
        Shot("settings-delete", "/settings", clicks(".danger .btn"), who="member"),
        Shot("settings-newcomer", "/settings", who="stranger"),
        Shot("settings-login", "/settings", clicks(".alt .link"), who="stranger"),
        Shot("person", f"/people/{leon}"),
        Shot("ratings-some", "/ratings/seven_wonders_duel"),
        Shot("companion-dice", f"/companion/{dice}", clicks(".faces .key:nth-child(6)")),
        Shot("companion-cards", f"/companion/{cards}"),
        Shot("companion-people", f"/companion/{people}"),
        Shot("state-offline", "/tables", offline),
        Shot("state-outdated", "/tables", outdated),
        Shot("state-loading", f"/table/{table['mine']}", loads),
        Shot("state-unreachable", f"/table/{table['mine']}", breaks),
        Shot("state-thinking", f"/table/{table['theirs']}"),
        Shot("state-bot-failed", f"/table/{table['theirs']}", changed(table["theirs"], failed)),
        Shot("state-time", f"/table/{table['theirs']}", changed(table["theirs"], too_late)),
        Shot("state-my-time", f"/table/{table['mine']}", changed(table["mine"], too_late)),
        Shot("chat", f"/table/{table['mine']}", clicks(".more.log", "[role=tab]:has([href='#i-chat'])")),
        Shot("menu", f"/table/{table['mine']}", clicks(".menu > .tb")),
        Shot("curtain", f"/table/{own}"),
    ]
