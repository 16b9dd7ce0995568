"""Everybody can use the page: no screen has a serious fault that axe knows, in any language and either theme."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from antiqua import games, i18n
from tests.page.visitor import DESKTOP, PHONE, Visitor

Visit = Callable[..., Visitor]
AXE = (Path(__file__).parents[2] / "ui/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")
SERIOUS = """() => axe.run(document, {resultTypes: ["violations"]}).then(found => found.violations
    .filter(one => ["serious", "critical"].includes(one.impact))
    .map(one => one.id + ": " + one.nodes.slice(0, 3).map(node => node.html.slice(0, 160)).join(" | ")))"""
SCREENS = [
    "/",
    "/new/concordia",
    "/tables",
    "/settings",
    "/learn",
    "/learn/trajan",
    "/learn/seven_wonders_duel?view=cards",
    "/join",
    "/join/ABCD-EFGH",
    "/companion",
    "/ratings/trajan",
    "/nowhere",
]


def faults(visitor: Visitor) -> list[str]:
    """What axe finds; the page itself may not be given scripts, so it goes in beside the rules of security."""
    visitor.page.evaluate(AXE)
    found: list[str] = visitor.page.evaluate(SERIOUS)
    wide = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
    if visitor.page.evaluate(wide):
        found.append("the page can be scrolled sideways")
    return found


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_screens(visit: Visit, lang: str, theme: str) -> None:
    size = PHONE if (lang == "fa") == (theme == "light") else DESKTOP
    somebody = visit("Mina", size, lang=lang, theme=theme)
    found = {}
    for path in SCREENS:
        somebody.go(path)
        somebody.page.wait_for_load_state("networkidle")
        found[path] = faults(somebody)
    assert found == {path: [] for path in SCREENS}


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", games.names())
def test_tables(visit: Visit, game: str, theme: str) -> None:
    """Each game in all languages, on both sizes."""
    found = {}
    for number, lang in enumerate(i18n.LANGUAGES):
        size = (DESKTOP, PHONE)[(number + (theme == "dark")) % 2]
        somebody = visit(f"Mina {lang}", size, lang=lang, theme=theme)
        somebody.sit(somebody.open_table(game, "me", "bot:novice"))
        for _ in range(6):
            if somebody.settle() == "over":
                break
            somebody.choose(somebody.choices())
        somebody.settle()
        found[lang] = faults(somebody)
        somebody.leave()
    assert found == {lang: [] for lang in i18n.LANGUAGES}
