"""Takes pictures of every screen of the page, to be looked at one by one.

    python tools/pictures.py build/pictures                                    all of them: some hundred
    python tools/pictures.py build/pictures --only trajan --lang fa --size phone

It serves the page itself, with games that bots have played to their beginning, middle and end, for the fewest and the
most players. A picture is named GAME-PLAYERS-MOMENT-LANGUAGE-THEME-SIZE.png; other screens by their own name.
The master has looked at games that are over: at the result, and at the replay before the move that changed most.
"""

from __future__ import annotations

import argparse
import os
import re
import secrets
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Error, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from antiqua import games, i18n, record
from antiqua.match import Match
from antiqua.table import Table
from tools.screens import LOOK, House, Shot, around

PROGRAM = [sys.executable, "-c", "import sys; from antiqua.cli import main; sys.exit(main())"]
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
QUIET = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
SIZES = {
    "desktop": (1366, 768),
    "phone": (390, 844),
    "tablet": (820, 1180),
    "wide": (1920, 1080),
    "large": (2560, 1440),
}
USUAL = ("desktop", "phone")
THEMES = ("light", "dark")
NAMES = {
    "en": ("Mina", "Leon", "Sofia", "Maximilian Aurelius", "Darius"),
    "fa": ("مینا", "لئون", "سوفیا", "فرامرز خوش‌گفتار", "داریوش"),
    "ru": ("Мина", "Леон", "София", "Константин Багрянородный", "Дарий"),
}
MOMENTS = {"early": 0.12, "middle": 0.55, "late": 0.93}
ENDS = ("end", "result", "replay")
SUPREMACIES = ("military", "science")
HOUSE = re.compile("home|new-|invited|join|lobby|settings|person|ratings|companion|state|chat|menu|curtain")


def played(game: str, players: int, seed: int = 5) -> Match:
    """A game among bots that know what they do."""
    match = Match(game, players, seed=seed)
    Table(match, ["apprentice"] * players).run()
    return match


def supremacy(reason: str) -> Match:
    """A game of Duel that ended at once."""
    duels = (played("seven_wonders_duel", 2, seed) for seed in range(1000))
    return next(match for match in duels if (end := match.outcome()) is not None and end.reason == reason)


class Site:
    """A server of our own, and somebody who has tables on it."""

    def __init__(self, address: str, context: BrowserContext, lang: str, name: str = "") -> None:
        self.address, self.context, self.lang = address, context, lang
        self.post("/api/guests", {"name": name or NAMES[lang][0]})

    def post(self, path: str, body: Any) -> Any:
        answer = self.context.request.post(f"{self.address}{path}?lang={self.lang}", data=body)
        if not answer.ok:
            raise SystemExit(answer.text())
        return answer.json()

    def get(self, path: str) -> Any:
        return self.context.request.get(f"{self.address}{path}").json()

    def table(self, match: Match, made: int) -> str:
        """A table at which so much of a game has been played; everybody sits before this screen."""
        here = [{"kind": "here", "name": name} for name in NAMES[self.lang][1 : match.players]]
        body = {"text": record.write(match.record(None)), "made": made, "seats": [{"kind": "me"}, *here]}
        id: str = self.post("/api/imports", body)["id"]
        return id

    def finished(self, match: Match) -> str:
        """A table at which a game was played to its end, and which the master has looked at."""
        last = max(number for number, entry in enumerate(match.history) if entry.seat >= 0)
        table = self.table(match, last)
        while (seat := self.get(f"/api/tables/{table}")["to_play"]) >= 0:
            seen = self.get(f"/api/tables/{table}/position?seat={seat}")
            moves = [option["move"] for option in seen["pending"]["options"]]
            move = match.history[last].text if match.history[last].text in moves else moves[0]
            turn = {"version": seen["version"], "seat": seat, "key": secrets.token_hex(8), "moves": [move]}
            self.post(f"/api/tables/{table}/turn", turn)
        self.post(f"/api/tables/{table}/analysis", {})
        while self.get(f"/api/tables/{table}/analysis")["status"] == "waits":
            time.sleep(0.5)
        return table

    def looked_back(self, name: str, match: Match) -> Iterator[Shot]:
        """The end of a game, and the board before its most decisive move."""
        table = self.finished(match)
        found = self.get(f"/api/tables/{table}/analysis")["decisive"]
        most = max(
            found, key=lambda one: abs(one["after"] - one["before"]), default={"made": match.made // 2}
        )
        yield Shot(f"{name}-end", f"/table/{table}")
        yield Shot(f"{name}-result", f"/result/{table}")
        yield Shot(f"{name}-replay", f"/replay/{table}/{most['made']}")

    def waiting(self) -> str:
        seats = [{"kind": "me"}, {"kind": "friend"}, {"kind": "bot", "bot": "expert"}, {"kind": "anybody"}]
        id: str = self.post("/api/tables", {"game": "stone_age", "seats": seats, "public": True})["id"]
        return id

    def shots(self, matches: dict[tuple[str, int], Match], only: str) -> Iterator[Shot]:
        for (game, players), match in matches.items():
            name = f"{game}-{players}"
            for moment, share in MOMENTS.items():
                if only in f"{name}-{moment}":
                    yield Shot(f"{name}-{moment}", f"/table/{self.table(match, round(match.made * share))}")
            if any(only in f"{name}-{what}" for what in ENDS):
                yield from self.looked_back(name, match)
        for game in games.names():
            yield Shot(f"new-{game}", f"/new/{game}")
            yield Shot(f"learn-{game}", f"/learn/{game}")
            yield Shot(f"cards-{game}", f"/learn/{game}?view=cards")
        for reason in SUPREMACIES:
            if any(only in f"{reason}-{what}" for what in ENDS):
                yield from self.looked_back(reason, supremacy(reason))
        yield Shot("waiting", f"/table/{self.waiting()}")
        for name, path in [
            ("home", "/"),
            ("lobby", "/tables"),
            ("settings", "/settings"),
            ("companion", "/companion"),
            ("ratings", "/ratings/concordia"),
            ("join", "/join/not-a-code"),
            ("gone", "/table/not-a-table"),
            ("nowhere", "/nowhere"),
        ]:
            yield Shot(name, path)


def take(browser: Browser, address: str, folder: Path, wish: argparse.Namespace) -> int:
    counts = [(game, players) for game in games.names() for players in ends(games.get(game).player_counts)]
    matches = {key: played(*key) for key in counts if wanted(wish.only, "-".join(map(str, key)))}
    taken = 0
    for lang in wish.lang or i18n.LANGUAGES:
        with browser.new_context() as owner:
            site = Site(address, owner, lang)
            shots = [*site.shots(matches, wish.only)]
            cookies = {"owner": owner.storage_state(), "stranger": None}
            if not wish.only or HOUSE.search(wish.only):
                others = [Site(address, browser.new_context(), lang, name) for name in NAMES[lang][1:]]
                shots += around(House(site, others), site.table(played("trajan", 3), 60))
                cookies["member"] = others[0].context.storage_state()
        shots = [shot for shot in shots if re.search(wish.only, shot.name)]
        for theme in wish.theme or THEMES:
            for size in wish.size or USUAL:
                for who in sorted({shot.who for shot in shots}):
                    with looking(browser, cookies[who], lang, theme, size) as page:
                        for shot in shots:
                            if shot.who == who:
                                picture(
                                    page, address, shot, folder / f"{shot.name}-{lang}-{theme}-{size}.png"
                                )
                                taken += 1
    return taken


@contextmanager
def looking(browser: Browser, cookies: Any, lang: str, theme: str, size: str) -> Iterator[Page]:
    """Somebody with a screen of that size."""
    width, height = SIZES[size]
    small = width < 800
    with browser.new_context(
        storage_state=cookies,
        viewport={"width": width, "height": height},
        is_mobile=small,
        has_touch=small,
        locale=lang,
    ) as context:
        chosen = f"{{lang: '{lang}', theme: '{theme}', motion: false}}"
        context.add_init_script(f"localStorage.setItem('antiqua', JSON.stringify({chosen}))")
        yield context.new_page()


def wanted(only: str, name: str) -> bool:
    """Can a picture of this game be one of those?"""
    return not only or only.startswith(name) or name.startswith(only) or only in (*MOMENTS, *ENDS)


def picture(page: Page, address: str, shot: Shot, file: Path) -> None:
    page.goto(address + shot.path)
    with suppress(Error):  # a screen that goes on asking is looked at all the same
        page.wait_for_load_state("networkidle", timeout=5 * LOOK)
    if shot.steps is None:  # a busy machine lays tables out slowly
        with suppress(Error):
            page.locator("[aria-busy=true]").first.wait_for(state="hidden", timeout=30 * LOOK)
    page.wait_for_timeout(LOOK)
    curtain = page.locator(".curtain button")
    if shot.steps is not None:
        shot.steps(page)
    elif curtain.count() and shot.name != "curtain":
        curtain.click()
        page.mouse.move(0, 0)  # nothing explains itself
        page.wait_for_timeout(LOOK)
    page.screenshot(path=file)
    page.unroute_all(behavior="ignoreErrors")


def ends(counts: tuple[int, ...]) -> list[int]:
    return sorted({counts[0], counts[-1]})


@contextmanager
def served() -> Iterator[str]:
    """The address of a server of our own."""
    limits = {f"ANTIQUA_SERVE_LIMITS_{name}": "1000000" for name in ("REQUESTS", "GUESTS", "TABLES")}
    with tempfile.TemporaryDirectory() as home:
        process = subprocess.Popen(
            [*PROGRAM, "serve", "--port", "0", "--log-level", "warning"],
            env={**os.environ, **limits, "ANTIQUA_HOME": home, "PYTHONUNBUFFERED": "1"},
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            assert process.stdout is not None
            found = next(filter(None, (re.search(r"http://[\d.]+:\d+", line) for line in process.stdout)))
            yield found[0]
        finally:
            process.terminate()
            process.wait()


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", default="", help="a part of the name, such as trajan-4 or home")
    parser.add_argument("--lang", action="append", choices=i18n.LANGUAGES)
    parser.add_argument("--theme", action="append", choices=THEMES)
    parser.add_argument("--size", action="append", choices=list(SIZES))
    wish = parser.parse_args()
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    if found is None:
        raise SystemExit("There is no Chromium on this machine.")
    wish.folder.mkdir(parents=True, exist_ok=True)
    with served() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=QUIET)
        taken = take(browser, address, wish.folder, wish)
        browser.close()
    print(f"{taken} pictures in {wish.folder}")


if __name__ == "__main__":
    main()
