"""What a seat sees of Stone Age, by labels; see `tests/games/readings.py`."""

from __future__ import annotations

from collections import Counter
from typing import Any

from antiqua.games.stone_age import tables
from antiqua.games.stone_age.game import GAME
from tests.games.readings import Looked, Reading

CARDS: dict[str, dict[str, Any]] = {card["id"]: card for card in tables.DATA["card"]}
GATHERING = ("hunting_grounds", "forest", "clay_pit", "quarry", "river")


def table(looked: Looked) -> Reading:
    view, pending = looked.view, looked.saved["pending"]
    tools = looked.features["tool_from"].axes[0].labels
    roll = view.roll
    return looked.turn() | {
        "round": view.round,
        "start": looked.seat_of(view.start),
        "winners": looked.winners(),
        "players": {str(looked.players): 1},
        "options": {option.name: option.values.index(looked.options[option.name]) for option in GAME.options},
        "display": {
            (space.place.removeprefix("card_"), space.card): 1 for space in view.spaces if space.card
        },
        "tops": {
            (stack.place.removeprefix("building_"), stack.building): 1
            for stack in view.stacks
            if stack.building
        },
        "left": {stack.place.removeprefix("building_"): stack.left for stack in view.stacks},
        "deck": view.deck,
        "unseen": dict.fromkeys(view.unseen, 1),
        "unseen_buildings": dict.fromkeys(view.unseen_buildings, 1),
        "spot": looked.one(view.spot),
        "paid": view.paid,
        "missing": view.missing,
        "rolling": looked.one(roll.good if roll else None),
        "dice": roll.dice if roll else 0,
        "total": roll.total if roll else 0,
        "tool_from": looked.one(tools[pending["tool_from"]] if roll else None),
        "items": Counter(view.items),
        "taken": looked.one(pending["taken"]),
        "after": looked.one(pending["after"]),
        "buyer": looked.seat_of(pending["buyer"]),
    }


def of_each(looked: Looked, seat: int) -> Reading:
    tribe = looked.view.tribes[seat]
    people = {place.place: place.people[seat] for place in looked.view.places}
    return {
        "people": tribe.people,
        "hand": tribe.hand,
        "figures": {place: people[place] for place in GATHERING},
        "spots": {place: 1 for place, there in people.items() if there and place not in GATHERING},
        "food": tribe.food,
        "stock": tribe.resources,
        "tools": sum(tool.value for tool in tribe.tools),
        "unused_tools": Counter(str(tool.value) for tool in tribe.tools if tool.value and not tool.used),
        "agriculture": tribe.agriculture,
        "buildings": len(tribe.buildings),
        "face_up": {face_up(card): 1 for card in tribe.face_up},
        "cards": dict.fromkeys(tribe.cards, 1),
        "unknown": tribe.unknown,
        "points": tribe.points,
        "score": tribe.score,
    }


def face_up(card: str) -> str:
    entry = CARDS[card]
    return "any_resources" if entry["effect"] == "any_resources" else f"one_use_{entry['amount']}"
