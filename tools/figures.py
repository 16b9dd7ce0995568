"""What the figures in the rules show, told by the engine: the page draws it and computes nothing.

python tools/figures.py            writes ui/src/learn/figures/*.json anew, one for each chapter that has a figure
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from antiqua import games
from antiqua.games.concordia.position import position as concordia
from antiqua.games.seven_wonders_duel.position import position as duel
from antiqua.games.stone_age.position import position as stone_age
from antiqua.games.trajan.position import position as trajan
from antiqua.kernel.state import State

FOLDER = Path(__file__).parents[1] / "ui/src/learn/figures"
PURSE = 40  # coins enough to lose all that can be lost
MOST_STEPS = 9
GATHERING = {
    "hunting_grounds": "food",
    "forest": "wood",
    "clay_pit": "brick",
    "quarry": "stone",
    "river": "gold",
}
MOST_DICE = 7
PIPS = 6
MOST_HOUSES = 3
GOODS = ("brick", "food", "tool", "wine", "cloth")
TRAYS = {"I": "YB", "II": "GOW", "III": "P", "IV": "YBGP", "V": "O", "VI": "W"}
SLOTS = {"II": "cards_yellow_green", "V": "cards_orange_orange", "I": "victory_blue_blue"}


def seen(state: State, game: str, *moves: str) -> Any:
    """What the first player sees after these moves."""
    for move in moves:
        state.apply(games.get(game).parse(state, move))
    return games.get(game).view(state, 0)


def conflict(seat: int) -> list[dict[str, Any]]:
    """SW-9: the pawn and its tokens after so many shields of a player, what it is worth and what the other has lost."""
    purse = [{"coins": PURSE}, {"coins": PURSE}]
    way = 1 if seat == 0 else -1
    found: list[dict[str, Any]] = []
    lost = 0
    for steps in range(MOST_STEPS + 1):
        if steps == 0:
            view = seen(duel(cities=purse), "seven_wonders_duel")
        else:
            before = duel(cities=purse, to_play=seat, pawn=way * (steps - 1), layout={19: "guard_tower"})
            view = seen(before, "seven_wonders_duel", "build guard_tower")
            lost += PURSE - view.cities[1 - seat].coins
        found.append(
            {
                "pawn": view.pawn,
                "military_tokens": view.military_tokens,
                "points": view.cities[seat].points["military"],
                "lost": lost,
                "won": view.outcome is not None,
            }
        )
    return found


def gathered(place: str, total: int) -> int:
    """SA-5.7: what a roll of this total brings at a place."""
    dice = -(-total // PIPS)
    waits = {"places": {"field": 1, "tool_maker": 1}}  # so that nobody eats yet
    before = stone_age(tribes=[{"people": MOST_DICE, "places": {place: dice}}, waits], decision="act")
    had, has = (
        view.tribes[0] for view in (seen(before, "stone_age"), seen(before, "stone_age", f"roll {total}"))
    )
    good = GATHERING[place]
    return int(has.food - had.food if good == "food" else has.resources[good] - had.resources[good])


def building() -> dict[str, Any]:
    """CO-5.2h: the cities of a board, one of them for each good, and the coins of its next house after so many."""
    cities = seen(concordia(players=MOST_HOUSES + 1, map="imperium"), "concordia").cities
    sites = {good: next(one.city for one in cities if one.good == good) for good in GOODS}
    coins: dict[str, list[int]] = {}
    for good, city in sites.items():
        coins[good] = []
        for houses in range(MOST_HOUSES + 1):
            everyone: list[dict[str, Any]] = [{}] + [
                {"houses": [city] if seat < houses else []} for seat in range(MOST_HOUSES)
            ]
            found = seen(concordia(everyone=everyone, map="imperium"), "concordia").cities
            coins[good].append(next(one.next_house for one in found if one.city == city))
    return {"cities": cities, "sites": sites, "coins": coins}


def sowing() -> Any:
    """TR-4: a player who is about to choose a tray."""
    return seen(trajan(mats=[{"trays": TRAYS, "slots": SLOTS}, {}], time=3), "trajan")


def told() -> dict[str, str]:
    """The files by their names."""
    rolls = range(MOST_DICE * PIPS + 1)
    found = {
        "SW-9": [conflict(0), conflict(1)],
        "SA-5": {
            place: {"good": good, "brings": [gathered(place, total) if total else 0 for total in rolls]}
            for place, good in GATHERING.items()
        },
        "CO-5": building(),
        "TR-4": sowing(),
    }
    return {
        f"{name}.json": msgspec.json.encode(one, order="deterministic").decode() + "\n"
        for name, one in found.items()
    }


if __name__ == "__main__":
    for name, text in told().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
