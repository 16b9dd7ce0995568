"""The components in words: what they are called and what they are for. The texts are in the catalogues, under `tr-`
ids; names stand in quotation marks and in the nominative.
"""

from __future__ import annotations

from antiqua.games.message import Message, say
from antiqua.games.trajan.moves import WILD
from antiqua.games.trajan.tables import (
    ACTIONS,
    BONUSES,
    COLORS,
    COMMODITIES,
    CONSTRUCTION,
    ICONS,
    PROVINCES,
    SHIPS,
    STACKS,
    TILE,
    TILE_VOTES,
    TILES,
    TRAJAN_TILE,
    TRAJAN_TILES,
    BonusTile,
)

#: What there is, by kind, as views, moves and events name it.
THINGS: dict[str, list[str]] = {
    "action": ACTIONS,
    "color": COLORS,
    "good": COMMODITIES,
    "ship": SHIPS,
    "stack": STACKS,
    "icon": ICONS,
    "tile": TILES,
    "bonus": BONUSES,
    "province": PROVINCES,
    "construction": CONSTRUCTION,
}

# -- names ------------------------------------------------------------------------------------------------------------


def action(name: str) -> Message:
    return Message(f"tr-action-{name}")


def color(name: str) -> Message:
    return Message(f"tr-color-{name}")


def good(name: str) -> Message:
    return say("tr-wild") if name == WILD else Message(f"tr-good-{name}")


def tile(name: str) -> Message:
    return Message(f"tr-tile-{name}")


def province(name: str) -> Message:
    return Message(f"tr-province-{name}")


def icon(name: str) -> Message:
    return Message(f"tr-icon-{name}")


def stack(name: str) -> Message:
    return Message(f"tr-stack-{name}")


def bonus(name: str) -> Message:
    return Message(f"tr-bonus-{name}")


def ship(name: str) -> Message:
    return Message(f"tr-ship-{name}")


def pile(name: str) -> Message:
    return Message(f"tr-pile-{name}")


def kind(name: str) -> Message:
    """What is built with a construction tile."""
    return Message(f"tr-construction-{name.rsplit('_', 1)[0]}")


def building(name: str) -> Message:
    """A construction tile: its kind and its points."""
    return say("tr-building", kind=kind(name), points=int(name.rsplit("_", 1)[1]))


def face(name: str) -> Message:
    """A Trajan tile: what it brings, and the two markers that it wants."""
    printed = TRAJAN_TILES[TRAJAN_TILE[name]]
    brings = Message(f"tr-gift-{STACKS[printed.stack]}", {"count": printed.amount})
    if printed.icon >= 0:
        brings = say("tr-gift-demand", icon=icon(ICONS[printed.icon]))
    one, other = color(COLORS[printed.one]), color(COLORS[printed.other])
    return say("tr-face", brings=brings, one=one, other=other, points=printed.points)


def kept(name: str) -> Message:
    """A Trajan tile that was completed and is kept (TR-5.1): all that is left of it is the demand that it meets."""
    return icon(ICONS[TRAJAN_TILES[TRAJAN_TILE[name]].icon])


# -- what things are for ----------------------------------------------------------------------------------------------


def tile_effect(name: str) -> Message:
    """What a forum tile is for (TR-12)."""
    if name.startswith("senate_"):
        return say("tr-effect-senate", votes=TILE_VOTES[TILE[name]])
    if name.startswith("demand_"):
        return say("tr-effect-demand", icon=icon(name.removeprefix("demand_")))
    if name.startswith("extra_"):
        return say("tr-effect-extra", action=action(name.removeprefix("extra_")))
    return Message(f"tr-effect-{name}")


def bonus_effect(printed: BonusTile, yellow: bool) -> Message:
    """What a bonus tile counts, on one of its sides (TR-13)."""
    halves = printed.yellow if yellow else printed.gray
    if printed.icon >= 0:
        return say("tr-counts-demand", points=halves // 2, icon=icon(ICONS[printed.icon]))
    if printed.one >= 0:
        one, other = good(COMMODITIES[printed.one]), good(COMMODITIES[printed.other])
        return say("tr-counts-goods", points=halves // 2, one=one, other=other)
    if halves == 1:
        return say("tr-counts-half")
    names = {"bonus_workers": "workers", "bonus_legionnaires": "legionnaires", "bonus_yellow_tiles": "yellow"}
    return Message(f"tr-counts-{names[printed.id]}", {"points": halves // 2})
