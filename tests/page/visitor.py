"""Somebody with a browser, who looks at the page and plays on it with mouse, finger or keys."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Error, Locator, Page, expect

DESKTOP = (1366, 768)
PHONE = (390, 844)
PATIENCE = 20_000  # milliseconds until something counts as never happening
expect.set_options(timeout=PATIENCE)
SEEN = "localStorage.setItem('antiqua', JSON.stringify({settings}))"
CHOICES = ".decision :is([data-choice], [data-confirm]):not([disabled])"
PLACES = "[data-place][role=button]:not([aria-disabled=true])"
LOT = """([selectors, lot]) => {
    const shown = (one) => one.checkVisibility({visibilityProperty: true}) && one.getBoundingClientRect().width > 0;
    for (const selector of selectors) {
        const found = [...document.querySelectorAll(selector)].filter(shown);
        if (found.length) return found[Math.floor(lot * found.length)];
    }
    return null;
}"""
TURN = """() => new Promise((resolve) => {
    const turn = () => document.querySelector(".tablepage")?.dataset.turn;
    const rests = () => ["mine", "complete", "over", "covered"].includes(turn());
    const done = () => rests() && (watch.disconnect(), resolve(turn()));
    const look = () => rests() && setTimeout(done);  // not what is only passed through
    const watch = new MutationObserver(look);
    watch.observe(document.body, {subtree: true, childList: true, attributeFilter: ["data-turn"]});
    look();
})"""
EXPECTED = ("status of 4",)  # a refusal by the server is told to people; the browser also notes it


class Visitor:
    """A browser window. `faults` are errors that nobody should see, in the page's code or its rules of security."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        name: str = "",
        size: tuple[int, int] = DESKTOP,
        lang: str = "en",
        theme: str = "light",
        confirm: str = "never",
    ) -> None:
        self.address = address
        self.lang = lang
        self.rng = random.Random(f"{name}{lang}{theme}")
        small = size[0] < 800
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, has_touch=small, is_mobile=small, locale=lang
        )
        self.context.set_default_timeout(PATIENCE)
        chosen = {"lang": lang, "theme": theme, "motion": False, "confirm": confirm}
        settings = "{" + ", ".join(f"{key}: {value!r}".lower() for key, value in chosen.items()) + "}"
        self.context.add_init_script(f"localStorage.getItem('antiqua') ?? {SEEN.format(settings=settings)}")
        self.page: Page = self.context.new_page()
        self.faults: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", self.note)
        if name:
            answer = self.context.request.post(f"{address}/api/guests", data={"name": name})
            assert answer.ok

    def note(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not any(part in message.text for part in EXPECTED):
            self.faults.append(message.text)

    def leave(self) -> None:
        self.context.close()

    def go(self, path: str) -> None:
        self.page.goto(f"{self.address}{path}")

    # -- at the server, without the page ---------------------------------------------------------------------

    def ask(self, path: str, body: Any) -> Any:
        answer = self.context.request.post(f"{self.address}{path}?lang={self.lang}", data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def open_table(self, game: str, *seats: str, **options: Any) -> str:
        """A table with these seats: me, here:NAME, bot:LEVEL, friend, anybody."""
        told = []
        for seat in seats:
            kind, _, more = seat.partition(":")
            told.append(
                {"kind": kind, **({"bot": more} if kind == "bot" else {"name": more} if more else {})}
            )
        table: str = self.ask("/api/tables", {"game": game, "seats": told, "options": options})["id"]
        return table

    # -- at a table ------------------------------------------------------------------------------------------

    @property
    def table(self) -> Locator:
        return self.page.locator(".tablepage")

    def sit(self, table: str) -> None:
        self.go(f"/table/{table}")
        expect(self.table).to_have_attribute("data-turn", "mine")

    @property
    def turn(self) -> str:
        return self.table.get_attribute("data-turn") or ""

    def settle(self) -> str:
        """Wait until I am to do something, or the game is over."""
        turn: str = self.page.evaluate(TURN)
        return turn

    def choices(self) -> Locator:
        """What the decision list offers: options, and what finishes a turn or a widget."""
        return self.page.locator(f"{CHOICES}:visible")

    def places(self) -> Locator:
        """What can be clicked on the board."""
        return self.page.locator(f"{PLACES}:visible")

    def click_any(self, *selectors: str) -> bool:
        """Click something, by lot, of the first of these that is there; looked for in one go, as games are long."""
        found = self.page.evaluate_handle(LOT, [selectors, self.rng.random()]).as_element()
        if found is None:
            return False
        try:
            found.click()
        except Error as error:
            if "not attached" not in str(error):  # it has gone on meanwhile, and what was found is no more
                raise
        return True

    def choose(self, found: Locator) -> None:
        """Click one of these, by lot, when there are any."""
        found.first.wait_for()
        found.nth(self.rng.randrange(found.count() or 1)).click()
