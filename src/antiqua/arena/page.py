"""One page for a browser: tables and plots, in light and dark, from left to right or right to left.

The page is all there is: no scripts, no pictures, no fonts and no addresses, so it can be sent by mail and opened
anywhere, years later.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from html import escape
from math import floor, log10

import antiqua
from antiqua.i18n import Catalogue

CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff]")
TICKS = 6

STYLE = """
:root { color-scheme: light dark; --ink: #1d2530; --soft: #5c6675; --paper: #fbfaf7; --line: #d9d6ce;
  --accent: #2f6690; --good: #2e7d5b; --bad: #b0503c; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8e6e1; --soft: #a3a9b3; --paper: #171a1f; --line: #383d46; --accent: #7db4de;
    --good: #5fb890; --bad: #dd8570; } }
body { margin: 0 auto; padding: 1.5rem 1rem 3rem; max-width: 60rem; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif; }
h1 { font-size: 1.6rem; line-height: 1.25; margin: 0 0 .5rem; }
h2 { font-size: 1.15rem; margin: 2.2rem 0 .5rem; }
h3 { font-size: 1rem; margin: 1.2rem 0 .3rem; }
p { margin: .3rem 0; }
.soft { color: var(--soft); font-size: .9rem; }
.warn { color: var(--bad); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; margin: .6rem 0; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .9rem .3rem 0; text-align: end; white-space: nowrap; border-bottom: 1px solid var(--line); }
[dir=rtl] th, [dir=rtl] td { padding: .3rem 0 .3rem .9rem; }
th { font-weight: 600; color: var(--soft); font-size: .85rem; }
th:first-child, td:first-child, .name { text-align: start; min-width: 9rem; }
code { font: .9em ui-monospace, monospace; white-space: normal; overflow-wrap: anywhere; }
svg { display: block; width: 100%; max-width: 45rem; height: auto; direction: ltr; }
svg.small { max-width: 25rem; }
svg text { fill: var(--ink); font: 13px system-ui, sans-serif; }
svg .soft { fill: var(--soft); font-size: 12px; }
.grid { stroke: var(--line); stroke-width: 1; }
.range { stroke: var(--accent); stroke-width: 3; stroke-linecap: round; opacity: .55; }
.dot, .bar { fill: var(--accent); }
.curve { fill: none; stroke: var(--accent); stroke-width: 2.5; stroke-linejoin: round; stroke-linecap: round; }
.curve-1 { stroke: var(--bad); stroke-dasharray: 7 5; } .curve-2 { stroke: var(--good); stroke-dasharray: 1 6; }
.curve-3 { stroke: var(--soft); stroke-dasharray: 12 4 2 4; } .even { stroke: var(--soft); stroke-dasharray: 2 4; }
.keys { display: flex; flex-wrap: wrap; gap: .2rem 1.2rem; margin: .4rem 0; font-size: .9rem; }
.keys span { display: inline-flex; align-items: center; gap: .4rem; } .keys svg { width: 2.4rem; }
.good { fill: var(--good); } .bad { fill: var(--bad); } .empty { fill: none; stroke: var(--line); }
@media print { body { max-width: none; } h2 { break-after: avoid; } svg, table { break-inside: avoid; } }
"""


def safe(text: str) -> str:
    """A text that may stand anywhere in the page."""
    return escape(CONTROL.sub("", text))


class Page:
    """What a page is made of, in one language."""

    def __init__(self, words: Catalogue) -> None:
        self.words = words

    def whole(self, title: str, parts: Iterable[str]) -> str:
        """The page, as well-formed XML too."""
        words = self.words
        return (
            f'<!DOCTYPE html>\n<html lang="{words.lang}" dir="{words.direction}">\n<head>\n<meta charset="utf-8"/>\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1"/>\n'
            f"<title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n"
            f"<h1>{title}</h1>\n" + "\n".join(parts) + "\n</body>\n</html>\n"
        )

    # -- words and numbers ------------------------------------------------------------------------------------------

    def say(self, id: str, /, **args: object) -> str:
        return safe(self.words.render(id, args))

    def number(self, value: float) -> str:
        return safe(self.words.number(value))

    def percent(self, value: float) -> str:
        return self.say("sim-percent", value=value)

    # -- parts ------------------------------------------------------------------------------------------------------

    def heading(self, id: str) -> str:
        return f"<h2>{self.say(id)}</h2>"

    def about(self, id: str, **args: object) -> str:
        return f'<p class="soft">{self.say(id, **args)}</p>'

    def maker(self) -> str:
        return self.about("arena-report-made", version=antiqua.__version__)

    def table(self, heads: Iterable[str], rows: Iterable[Sequence[str]]) -> str:
        head = "".join(f"<th>{one}</th>" for one in heads)
        body = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>\n" for row in rows)
        return f'<div class="wide"><table>\n<tr>{head}</tr>\n{body}</table></div>'

    def plot(self, height: float, width: float, label: str, inside: Iterable[str], kind: str = "plot") -> str:
        drawn = "\n".join(inside)
        named = f'role="img" aria-label="{self.say(label)}"'
        return f'<svg class="{kind}" viewBox="0 0 {width:g} {height:g}" {named}>\n{drawn}\n</svg>'


def round_numbers(low: float, high: float) -> list[int]:
    """A few round numbers that reach from below `low` to above `high`."""
    span = max(high - low, 1.0)
    power = 10 ** floor(log10(span / TICKS))
    step = max(1, round(next(factor * power for factor in (1, 2, 5, 10) if factor * power * TICKS >= span)))
    first = floor(low / step)
    count = 1
    while (first + count) * step < high:
        count += 1
    return [(first + number) * step for number in range(count + 1)]
