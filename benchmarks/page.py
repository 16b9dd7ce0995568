"""How fast the page is in a real browser: first load, answers to clicks, frames while pieces move, memory.

    python benchmarks/page.py                 all of it
    python benchmarks/page.py --game trajan --moves 60

It serves the page itself and drives Chromium. The figures are for this machine with both on it: first load in bytes and
milliseconds, the time from a click to the painted answer for every kind of move, frames a second on the fullest board
of Concordia with the processor four times slower (while pieces move, while it is dragged, while it is zoomed), and the
heap after as many moves as a long game has. `--only frames` leaves out the rest.
"""

from __future__ import annotations

import argparse
import gzip
import math
import random
import shutil
import sys
import time
from collections import defaultdict
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from antiqua import games
from antiqua.server import site
from tools.pictures import BROWSERS, QUIET, Site, played, served

# From a click to the frame in which the answer is painted: a choice is answered when the version or the draft changes.
WATCH = """() => { const table = document.querySelector('.tablepage');
    window.clicked = 0; window.answered = [];
    addEventListener('click', event => { window.clicked = event.timeStamp; }, true);
    new MutationObserver(() => { if (!window.clicked) return; const began = window.clicked; window.clicked = 0;
        requestAnimationFrame(() => requestAnimationFrame(now => window.answered.push(performance.now() - began))); })
        .observe(table, {subtree: true, childList: true, attributes: true, characterData: true}); }"""
COUNT = """() => { window.times = []; window.counting = true;
    const step = now => { window.times.push(now); if (window.counting) requestAnimationFrame(step); };
    requestAnimationFrame(step); }"""
PARTS = ("load", "answers", "frames")
SECONDS = 4  # for which frames are counted
CHOICES = ".decision :is([data-choice], [data-confirm]):not([disabled], [aria-pressed=true]):visible"
READY = "() => ['mine', 'complete', 'over', 'covered'].includes(document.querySelector('.tablepage')?.dataset.turn)"


def share(values: list[float], part: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))]


def new_page(browser: Browser, address: str, motion: bool = False) -> tuple[Page, Site]:
    context = browser.new_context(viewport={"width": 1366, "height": 768}, locale="en")
    chosen = f"{{lang: 'en', theme: 'light', motion: {str(motion).lower()}, confirm: 'never'}}"
    context.add_init_script(f"localStorage.setItem('antiqua', JSON.stringify({chosen}))")
    return context.new_page(), Site(address, context, "en")


def first_load(browser: Browser, address: str) -> None:
    page, _ = new_page(browser, address)
    loaded: list[str] = []
    page.on("response", lambda response: loaded.append(response.url))
    began = time.perf_counter()
    page.goto(address)
    page.locator("[data-play]").first.wait_for()
    took = time.perf_counter() - began
    files = site.built()
    sizes: dict[str, int] = defaultdict(int)
    for url in loaded:
        path = url.removeprefix(address).partition("?")[0]
        file = files.get("/index.html" if path == "/" else path)
        if file is not None:
            kind = "fonts" if path.endswith(".woff2") else "all else"
            sizes[kind] += len(file.packed or gzip.compress(file.body, 9))
    told = ", ".join(f"{kind} {size / 1024:.0f} KB" for kind, size in sizes.items())
    print(f"first load: {told} (gzipped); the first button after {took * 1e3:.0f} ms", flush=True)
    page.context.close()


def answers(browser: Browser, address: str, game: str, moves: int) -> None:
    """Click what the list offers, and note how long the answer took by the kind of move."""
    page, me = new_page(browser, address)
    rng = random.Random(1)
    took: dict[str, list[float]] = defaultdict(list)
    begin(page, me, game)
    heap = page.context.new_cdp_session(page)
    before = used(heap)
    for _ in range(moves):
        page.wait_for_function(READY)
        turn = page.locator(".tablepage").get_attribute("data-turn")
        if turn == "over":
            begin(page, me, game)
            continue
        if turn == "covered":
            page.locator(".curtain button").click()
            continue
        found = page.locator(CHOICES)
        chosen = found.nth(rng.randrange(found.count()))
        kind = (chosen.get_attribute("data-move") or "confirm").split()[0]
        page.evaluate("() => { window.answered = []; }")
        chosen.click()
        page.wait_for_function("() => window.answered.length > 0")
        took[kind].append(page.evaluate("() => window.answered[0]"))
    every = [one for some in took.values() for one in some]
    print(
        f"{game}: click to answer p50 {median(every):.0f} ms, p95 {share(every, 0.95):.0f} ms, {len(every)} clicks"
    )
    for kind, some in sorted(took.items(), key=lambda item: -share(item[1], 0.95))[:5]:
        print(f"    {kind}: p95 {share(some, 0.95):.0f} ms of {len(some)}")
    print(f"    heap {before:.0f} MB at the beginning, {used(heap):.0f} MB at the end", flush=True)
    page.context.close()


def begin(page: Page, me: Site, game: str) -> None:
    table = me.post(
        "/api/tables", {"game": game, "seats": [{"kind": "me"}, {"kind": "here", "name": "Leon"}]}
    )
    page.goto(f"{me.address}/table/{table['id']}")
    page.wait_for_function(READY)
    page.evaluate(WATCH)


def used(session: CDPSession) -> float:
    session.send("HeapProfiler.collectGarbage")
    told: dict[str, Any] = session.send("Runtime.getHeapUsage")
    return float(told["usedSize"]) / (1 << 20)


def frames(browser: Browser, address: str) -> None:
    """Frames a second on the fullest board with the processor four times slower: while pieces move, while the board is
    dragged and while it is zoomed, by events as a mouse sends them."""
    page, me = new_page(browser, address, motion=True)
    match = played("concordia", 5)
    page.goto(f"{address}/table/{me.table(match, round(match.made * 0.93))}")
    page.wait_for_function(READY)
    slow = page.context.new_cdp_session(page)
    slow.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    slow.send("Performance.enable", {"timeDomain": "threadTicks"})
    told(
        "nothing moves", page, slow, lambda: page.wait_for_timeout(1000 * SECONDS)
    )  # what this machine can do
    page.locator(CHOICES).first.click()
    told("pieces move", page, slow, lambda: page.wait_for_timeout(1000 * SECONDS))
    box = page.locator(".map").bounding_box()
    assert box is not None
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.move(*middle)
    page.mouse.wheel(0, -200)  # a little nearer, so that there is something to be dragged
    page.wait_for_timeout(1000)
    page.mouse.down()
    told("the board is dragged", page, slow, lambda: circle(page, middle))
    page.mouse.up()
    told("the board is zoomed", page, slow, lambda: in_and_out(page))
    page.context.close()


def told(what: str, page: Page, session: CDPSession, act: Callable[[], object]) -> None:
    """Do something and tell what it cost: frames, gaps between them, and the work of the page's own thread for each."""
    page.evaluate(COUNT)
    before = worked(session)
    act()
    after = worked(session)
    times: list[float] = page.evaluate("() => { window.counting = false; return window.times; }")
    gaps = [later - earlier for earlier, later in pairwise(times)]
    print(
        f"fullest Concordia, 4x slower, {what}: {1000 * len(gaps) / sum(gaps):.0f} frames/s, "
        f"p95 {share(gaps, 0.95):.0f} ms, longest gap {max(gaps):.0f} ms; "
        f"work for a frame {1000 * (after - before) / len(gaps):.1f} ms",
        flush=True,
    )


def worked(session: CDPSession) -> float:
    """The seconds for which the thread of the page has worked, however busy the machine is."""
    metrics = session.send("Performance.getMetrics")["metrics"]
    return float(next(one["value"] for one in metrics if one["name"] == "TaskDuration"))


def circle(page: Page, middle: tuple[float, float]) -> None:
    end = time.perf_counter() + SECONDS
    while (left := end - time.perf_counter()) > 0:
        page.mouse.move(middle[0] + 90 * math.cos(3 * left), middle[1] + 60 * math.sin(3 * left))


def in_and_out(page: Page) -> None:
    end = time.perf_counter() + SECONDS
    while (left := end - time.perf_counter()) > 0:
        page.mouse.wheel(0, 24 if int(left) % 2 else -24)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", choices=games.names())
    parser.add_argument("--moves", type=int, default=150)
    parser.add_argument("--only", choices=PARTS)
    given = parser.parse_args()
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    if found is None:
        raise SystemExit("There is no Chromium on this machine.")
    with served() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=QUIET)
        if given.only in (None, "load"):
            first_load(browser, address)
        for game in [given.game] if given.game else games.names():
            if given.only in (None, "answers"):
                answers(browser, address, game, given.moves)
        if given.only in (None, "frames"):
            frames(browser, address)
        browser.close()


if __name__ == "__main__":
    main()
