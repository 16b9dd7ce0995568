"""Takes pictures of every screen of the page, to be looked at one by one.

    python tools/pictures.py build/pictures                                    all of them: some hundred
    python tools/pictures.py build/pictures --only trajan --lang fa --size phone

It serves the page itself, with games that bots have played to their beginning, middle and end, for the fewest and the
most players. A picture is named GAME-PLAYERS-MOMENT-LANGUAGE-THEME-SIZE.png; other screens by their own name.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Error, Page, sync_playwright

from antiqua import games, i18n, record
from antiqua.match import Match
from antiqua.table import Table

PROGRAM = [sys.executable, "-c", "import sys; from antiqua.cli import main; sys.exit(main())"]
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
QUIET = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
SIZES = {"desktop": (1366, 768), "phone": (390, 844), "tablet": (820, 1180), "wide": (1920, 1080)}
USUAL = ("desktop", "phone")
THEMES = ("light", "dark")
NAMES = {
    "en": ("Mina", "Leon", "Sofia", "Maximilian Aurelius", "Darius"),
    "fa": ("مینا", "لئون", "سوفیا", "فرامرز خوش‌گفتار", "داریوش"),
    "ru": ("Мина", "Леон", "София", "Константин Багрянородный", "Дарий"),
}
MOMENTS = {"early": 0.12, "middle": 0.55, "late": 0.93, "end": 1.0}
LOOK = 700  # milliseconds until a screen has come to rest


class Shot(NamedTuple):
    """One picture: what it is called, and where it is."""

    name: str
    path: str


def played(game: str, players: int) -> Match:
    """A game among bots that know what they do."""
    match = Match(game, players, seed=5)
    Table(match, ["apprentice"] * players).run()
    return match


class Site:
    """A server of our own, and somebody who has tables on it."""

    def __init__(self, address: str, context: BrowserContext, lang: str) -> None:
        self.address, self.context, self.lang = address, context, lang
        self.post("/api/guests", {"name": NAMES[lang][0]})

    def post(self, path: str, body: Any) -> Any:
        answer = self.context.request.post(f"{self.address}{path}?lang={self.lang}", data=body)
        if not answer.ok:
            raise SystemExit(answer.text())
        return answer.json()

    def table(self, match: Match, share: float) -> str:
        """A table at which such a share of a game has been played; everybody sits before this screen."""
        made = round(match.made * share)
        here = [{"kind": "here", "name": name} for name in NAMES[self.lang][1 : match.players]]
        seats = {} if share == 1 else {"made": made, "seats": [{"kind": "me"}, *here]}
        id: str = self.post("/api/imports", {"text": record.write(match.record(None)), **seats})["id"]
        return id

    def waiting(self) -> str:
        seats = [{"kind": "me"}, {"kind": "friend"}, {"kind": "bot", "bot": "expert"}, {"kind": "anybody"}]
        id: str = self.post("/api/tables", {"game": "stone_age", "seats": seats, "public": True})["id"]
        return id

    def shots(self, matches: dict[tuple[str, int], Match], only: str) -> Iterator[Shot]:
        for (game, players), match in matches.items():
            for moment, share in MOMENTS.items():
                if only in f"{game}-{players}-{moment}":
                    table = self.table(match, share)
                    yield Shot(f"{game}-{players}-{moment}", f"/table/{table}")
                    if share == 1:
                        yield Shot(f"{game}-{players}-result", f"/result/{table}")
                        yield Shot(f"{game}-{players}-replay", f"/replay/{table}/{match.made // 2}")
            if players == games.get(game).player_counts[0]:
                yield Shot(f"new-{game}", f"/new/{game}")
                yield Shot(f"learn-{game}", f"/learn/{game}")
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
    matches = {key: played(*key) for key in counts}
    taken = 0
    for lang in wish.lang or i18n.LANGUAGES:
        with browser.new_context() as owner:
            site = Site(address, owner, lang)
            shots = [shot for shot in site.shots(matches, wish.only) if wish.only in shot.name]
            cookies = owner.storage_state()
        for theme in wish.theme or THEMES:
            for size in wish.size or USUAL:
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
                    page = context.new_page()
                    for shot in shots:
                        picture(page, address + shot.path, folder / f"{shot.name}-{lang}-{theme}-{size}.png")
                        taken += 1
    return taken


def picture(page: Page, url: str, file: Path) -> None:
    page.goto(url)
    with suppress(Error):  # a screen that goes on asking is looked at all the same
        page.wait_for_load_state("networkidle", timeout=5 * LOOK)
    page.wait_for_timeout(LOOK)
    curtain = page.locator(".curtain button")
    if curtain.count():
        curtain.click()
        page.mouse.move(0, 0)  # nothing explains itself
        page.wait_for_timeout(LOOK)
    page.screenshot(path=file)


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
