"""What a seat sees of Concordia, by labels; see `tests/games/readings.py`."""

from __future__ import annotations

from collections import Counter

from tests.games.readings import Looked, Reading

MAPS = ("imperium", "italia")


def labels(looked: Looked, feature: str, axis: int = 0) -> dict[str, str]:
    """By the names on this map, the labels, which have the names on both."""
    board = MAPS.index(looked.view.map)
    split = {label: label.split("|") for label in looked.features[feature].axes[axis].labels}
    return {names[board] if len(names) > 1 else names[0]: label for label, names in split.items()}


def legacy(looked: Looked) -> bool:
    """Does a Colonist bring two coins for each colonist? By the edition, unless it is said."""
    said = looked.options["colonist_income"]
    return said == "two_per_colonist" or bool(said == "by_edition" and looked.options["edition"] == "legacy")


def table(looked: Looked) -> Reading:
    view = looked.view
    city, province = labels(looked, "cities"), labels(looked, "bonus")
    magnus = [player.seat for player in view.players if player.magnus]
    concordia = [player.seat for player in view.players if player.concordia]
    return looked.turn() | {
        "starter": looked.seat_of(view.starter),
        "magnus": {looked.who(seat): 1 for seat in magnus},
        "concordia": {looked.who(seat): 1 for seat in concordia},
        "winner": looked.winners(),
        "players": {str(looked.players): 1},
        "map": {view.map: 1},
        "variants": {
            "legacy_income": int(legacy(looked)),
            "intermediate_scoring": int(looked.options["intermediate_scoring"]),
            "prefect_cash_without_coins_forbidden": int(
                looked.options["prefect_cash_without_coins"] == "forbidden"
            ),
            "colonists_in_any_city": int(looked.options["colonist_placement"] == "any"),
        },
        "movement": view.movement,
        "last_step": looked.saved["last"] + 1,
        "cities": {(city[one.city], one.good): 1 for one in view.cities if one.good},
        "bonus": {(province[one.province], one.good): 1 for one in view.provinces if one.good},
        "markers": {province[one.province]: 1 for one in view.provinces if one.active},
        "display": {(str(slot.slot), slot.card): 1 for slot in view.display if slot.card},
        "unseen": dict.fromkeys(looked.saved["unseen"], 1),
        "next_card": dict.fromkeys(view.next_cards, 1),
    }


def of_each(looked: Looked, seat: int) -> Reading:
    player = looked.view.players[seat]
    city, route = labels(looked, "my_houses"), labels(looked, "my_on_routes")
    colonists = [one for one in looked.view.colonists if one.seat == seat]
    standing = Counter(
        (one.kind, city.get(one.place, one.place)) for one in colonists if "-" not in one.place
    )
    return {
        "money": player.money,
        "goods": player.goods,
        "received": player.received,
        "free": player.free,
        "hand": player.hand,
        "pile": player.pile,
        "top": looked.one(player.top),
        "gods": player.gods,
        "stored": player.stored,
        "in_cities": standing,
        "on_routes": {route[f"{one.kind} {one.place}"]: 1 for one in colonists if "-" in one.place},
        "houses": {city[name]: 1 for name in player.houses},
        "built": 15 - player.houses_left,
        "scored": int(player.marker is not None),
        "marker": player.marker or 0,
        "points": player.points,
        "score": player.score,
    }
