"""What a seat sees of Trajan, by labels; see `tests/games/readings.py`."""

from __future__ import annotations

from collections import Counter
from typing import Any

from antiqua.games.trajan import tables
from tests.games.readings import Looked, Reading

TILES: dict[str, dict[str, Any]] = {tile["id"]: tile for tile in tables.DATA["trajan_tile"]}
IN_STACK = {
    tile["id"]: str(
        [other["id"] for other in TILES.values() if other["stack"] == tile["stack"]].index(tile["id"])
    )
    for tile in TILES.values()
}
PILES = ("left", "right")
MODES = {"main": "main", "bonus": "bonus", "repeat": "repeat", "repeat_bonus": "bonus_of_repeat"}


def table(looked: Looked) -> Reading:
    view, saved = looked.view, looked.saved
    chosen = {f"{name}={value}" for name, value in looked.options.items()}
    tiles = [(site, *site.tile.split("_")) for site in view.sites if site.tile]
    tops = [(PILES[number], cards[-1]) for number, cards in enumerate(view.piles) if cards]
    return looked.turn() | {
        "quarter": {str(view.quarter): 1},
        "first": looked.seat_of(view.first),
        "options": {label: 1 for label in looked.features["options"].axes[0].labels if label in chosen},
        "time": view.time,
        "crossings": saved["crossings"],
        "demands": Counter(view.demands),
        "unseen_demands": Counter(view.unseen_demands),
        "demand": looked.one(view.demand),
        "provinces": {(one.province, one.tile): 1 for one in view.provinces if one.tile},
        "forum": Counter(view.forum),
        "extras": Counter(tile.removeprefix("extra_") for tile in view.extras),
        "unseen_forum": Counter(view.unseen_forum),
        "site_kind": {(str(site.site), kind): 1 for site, kind, _ in tiles},
        "site_points": {str(site.site): int(points) for site, _, points in tiles},
        "tops": {(stack.stack, IN_STACK[stack.top]): 1 for stack in view.stacks if stack.top},
        "below": {(stack.stack, IN_STACK[tile]): 1 for stack in view.stacks for tile in stack.below},
        "bonus": dict.fromkeys(view.bonus, 1),
        "bag": dict.fromkeys(view.bag, 1),
        "gray_ships": dict.fromkeys(view.gray_ships, 1),
        "deck": view.deck,
        "piles": Counter((PILES[number], card) for number, cards in enumerate(view.piles) for card in cards),
        "pile_tops": dict.fromkeys(tops, 1),
        "held": Counter(view.turn.held),
        "into": looked.one(into(looked)),
        "doing": {saved["doing"]: 1},
        "mode": {MODES[saved["mode"]]: 1},
        "repeats": view.turn.repeats,
        "laid": Counter(view.turn.laid),
        "hand": Counter(view.mats[looked.me].hand or ()),
        "unseen_goods": view.unseen_goods,
    }


def into(looked: Looked) -> str | None:
    """Where the next marker goes; at set-up two go into every tray (TR-2)."""
    view = looked.view
    if view.phase != "lay_out_markers":
        return str(view.turn.into) if view.turn.into else None
    trays = view.mats[view.active].trays
    return next(str(tray.numeral) for tray in trays if len(tray.markers) < 2)


def of_each(looked: Looked, seat: int) -> Reading:
    mat = looked.view.mats[seat]
    beside = {tray.numeral: TILES[tray.tile] for tray in mat.trays if tray.tile}
    markers = Counter((tray, color) for tray, tile in beside.items() for color in tile["markers"])
    winners = looked.view.outcome.winners if looked.view.outcome else ()
    return {
        "trays": Counter((tray.numeral, color) for tray in mat.trays for color in tray.markers),
        "slot_stack": {(tray, tile["stack"]): 1 for tray, tile in beside.items()},
        "slot_markers": markers,
        "slot_icon": {(tray, tile["icon"]): 1 for tray, tile in beside.items() if "icon" in tile},
        "slot_points": {tray: tile["vp"] for tray, tile in beside.items()},
        "slot_amount": {tray: tile["amount"] for tray, tile in beside.items()},
        "arch": {mat.arch or "centre": 1},
        "supply": mat.supply,
        "legionnaires": mat.legionnaires,
        "workers": mat.workers,
        "leader": {mat.leader or "camp": 1},
        "occupied": dict.fromkeys(mat.occupied, 1),
        "at_work": {str(site): 1 for site in mat.sites},
        "tiles": Counter(mat.tiles),
        "built": dict.fromkeys(mat.built, 1),
        "kept": Counter(TILES[tile]["icon"] for tile in mat.kept),
        "covered": dict.fromkeys(mat.covered, 1),
        "cards": mat.cards,
        "known": Counter(mat.known),
        "display": Counter(mat.display),
        "yellow": dict.fromkeys(mat.yellow, 1),
        "gray": dict.fromkeys(mat.gray, 1),
        "space": {str(mat.space): 1},
        "height": mat.height,
        "votes": mat.votes,
        "points": mat.points,
        "score": mat.score,
        "won": int(seat in winners),
    }
