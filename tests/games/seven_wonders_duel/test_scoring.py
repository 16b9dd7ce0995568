"""The end of the game and its points (SW-12)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from antiqua.games.seven_wonders_duel.position import position
from antiqua.games.seven_wonders_duel.rules import Duel
from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import OVER
from tests.games.seven_wonders_duel.helpers import (
    CARD,
    GAME,
    RICH,
    TOKEN,
    WONDER,
    city,
    ending,
    given,
    last_card,
    moves_at_random,
    new_game,
    phase,
    play,
    points,
)

# -- a second count ---------------------------------------------------------------------------------------------------

COUNTED = {
    "merchants_guild": ("yellow",),
    "shipowners_guild": ("brown", "grey"),
    "magistrates_guild": ("blue",),
    "scientists_guild": ("green",),
    "tacticians_guild": ("red",),
}


def recount(state: Duel) -> list[dict[str, int]]:
    """SW-12.2 and SW-7.6 from the names of what lies on the table and the printed numbers."""
    table = state.to_dict()
    result = []
    for seat in range(2):
        own = table["cities"][seat]
        printed = {
            color: sum(CARD[name].get("vp", 0) for name in own["cards"] if CARD[name]["color"] == color)
            for color in ("blue", "green", "yellow")
        }
        zone = table["pawn"] if seat == 0 else -table["pawn"]
        result.append(
            printed
            | {
                "purple": sum(guild_points(name, table["cities"]) for name in own["cards"]),
                "wonders": sum(
                    WONDER[wonder["wonder"]].get("vp", 0) for wonder in own["wonders"] if wonder["built"]
                ),
                "tokens": sum(TOKEN[name].get("vp", 0) for name in own["tokens"])
                + (3 * len(own["tokens"]) if "mathematics" in own["tokens"] else 0),
                "coins": own["coins"] // 3,
                "military": 0 if zone <= 0 else 2 if zone <= 2 else 5 if zone <= 5 else 10,
            }
        )
    return result


def guild_points(name: str, cities: list[dict[str, Any]]) -> int:
    if name == "builders_guild":
        return 2 * max(len([own for own in side["wonders"] if own["built"]]) for side in cities)
    if name == "moneylenders_guild":
        return max(int(side["coins"]) for side in cities) // 3
    if name in COUNTED:
        return max(
            len([card for card in side["cards"] if CARD[card]["color"] in COUNTED[name]]) for side in cities
        )
    return 0


def test_points_of_random_games(many):  # SW-12.2, SW-7.6
    for seed in range(max(20, many(300))):
        state = new_game()
        for _ in moves_at_random(state, Rng(seed)):
            pass
        assert GAME.breakdown(state) == recount(state)
        assert state.scores() == [sum(side.values()) for side in recount(state)]


def test_points_of_random_cities():  # SW-12.2, SW-7.6
    """Full of guilds, wonders and tokens, as random games seldom are."""
    random = Random(1)
    guilds = [name for name, card in CARD.items() if card["back"] == "guild"]
    early = [name for name, card in CARD.items() if card["age"] < 3]
    late = [name for name, card in CARD.items() if card["age"] == 3 and card["back"] != "guild"]
    for _ in range(400):
        named = (
            random.sample(early, 26) + random.sample(late, random.randint(0, 9)) + random.sample(guilds, 3)
        )
        random.shuffle(named)
        split = random.randint(5, len(named) - 5)
        wonders = random.sample(sorted(WONDER), 8)
        tokens = random.sample(sorted(TOKEN), random.randint(0, 5))
        sides = [
            {"cards": named[:split], "built": wonders[: random.randint(0, 4)], "tokens": tokens[::2]},
            {"cards": named[split:], "built": wonders[4 : 4 + random.randint(0, 3)], "tokens": tokens[1::2]},
        ]
        if any(six_symbols(side) for side in sides):
            continue
        cities = [{**side, "coins": random.randint(0, 40)} for side in sides]
        state = position(age=3, cities=cities, pawn=random.randint(-8, 8), taken=list(range(2, 20)))
        assert GAME.breakdown(state) == recount(state)


def six_symbols(side: dict[str, list[str]]) -> bool:
    symbols = {CARD[name].get("science") for name in side["cards"]} - {None}
    return len(symbols) + ("law" in side["tokens"]) >= 6


def test_winner_of_random_games(many):  # SW-12.3
    """More points; then more points on blue cards; then both."""
    seen = set()
    for seed in range(max(60, many(1200))):
        state = new_game()
        for _ in moves_at_random(state, Rng(seed)):
            pass
        reason, winners = ending(state)
        seen.add(reason)
        if reason in ("military", "science"):
            continue
        ours, theirs = recount(state)
        first, second = (sum(ours.values()), ours["blue"]), (sum(theirs.values()), theirs["blue"])
        assert winners == ((0,) if first > second else (1,) if second > first else (0, 1))
        assert reason == ("points" if first[0] != second[0] else "blue" if first != second else "shared")
    assert {"points", "military"} <= seen


# -- one by one -------------------------------------------------------------------------------------------------------


def test_supremacy_ends_the_game_at_once():  # SW-12.1
    military = play(given("guard_tower", pawn=8), "build guard_tower")
    assert (ending(military), military.age) == (("military", (0,)), 1)
    own = city("workshop apothecary scriptorium pharmacist academy", coins=RICH)
    science = play(given("university", own), "build university")
    assert ending(science) == ("science", (0,))
    assert military.to_play == science.to_play == OVER


def test_otherwise_the_game_ends_after_age_3():  # SW-12.1
    state = last_card("palace", city(coins=RICH))
    assert ending(play(state, "build palace")) == ("points", (0,))
    for card in ("tavern", "brewery"):
        assert phase(play(last_card(card), f"build {card}")) in ("deal_card", "deal_back")


@pytest.mark.parametrize(
    ("own", "category", "worth"),
    [
        (city("altar palace", coins=0), "blue", 10),
        (city("workshop library", coins=0), "green", 3),
        (city("arena port tavern", coins=0), "yellow", 6),
        (city("magistrates_guild altar", coins=0), "purple", 1),
        (city(built="pyramids piraeus", wonders="sphinx", coins=0), "wonders", 11),
        (city(tokens="agriculture philosophy law", coins=0), "tokens", 11),
        (city(coins=11), "coins", 3),
        (city(coins=2), "coins", 0),
        (city("walls quarry press", coins=0), "blue", 0),
    ],
)
def test_what_counts(own, category, worth):  # SW-12.2
    state = position(age=3, cities=[own, city(coins=0)])
    mine = points(state, 0)
    assert mine[category] == worth
    extra = 3 if "altar" in own["cards"] and category == "purple" else 0
    assert state.score(0) == worth + extra == sum(mine.values())


def test_leader_only_gets_military_points():  # SW-12.2
    assert [points(position(pawn=-6), seat)["military"] for seat in range(2)] == [0, 10]
    assert [points(position(pawn=0), seat)["military"] for seat in range(2)] == [0, 0]


def finish(p1: dict[str, Any], p2: dict[str, Any], **facts: Any) -> Duel:
    """Player 2 discards the last card of Age III, for 2 coins; if he can afford nothing else, it is done for him."""
    state = last_card("arsenal", p1, p2, to_play=1, **facts)
    return state if state.to_play == OVER else play(state, "discard arsenal")


def test_more_points_win():  # SW-12.3
    assert ending(finish(city(coins=10), city(coins=3))) == ("points", (0,))
    assert ending(finish(city(coins=1), city(coins=10))) == ("points", (1,))


def test_blue_points_break_a_tie():  # SW-12.3
    blue = finish(city("altar", coins=0), city("school library", coins=0))  # 3 points each
    assert blue.scores() == [3, 3]
    assert ending(blue) == ("blue", (0,))
    assert ending(finish(city("school library", coins=0), city("altar", coins=0))) == ("blue", (1,))


def test_shared_victory():  # SW-12.3
    state = finish(city("altar", coins=0), city("theater", coins=0))
    assert ending(state) == ("shared", (0, 1))
    assert state.returns() == [0.5, 0.5]


def test_win_shares():  # SW-12.3
    assert finish(city(coins=10), city(coins=3)).returns() == [1.0, 0.0]
    assert position().returns() == [0.0, 0.0]


def test_points_do_not_matter_after_a_supremacy():  # SW-12.4
    state = given(
        "guard_tower", city(coins=0), city("altar theater baths", tokens="philosophy", coins=50), pawn=8
    )
    play(state, "build guard_tower")
    assert state.score(0) < state.score(1)
    assert ending(state) == ("military", (0,))
    assert points(state, 0)["military"] == 10
