"""The end of the game: points, wild tiles, ties (TR-11, TR-12, TR-13)."""

from __future__ import annotations

from itertools import combinations_with_replacement, product

import pytest

from antiqua.games.trajan import tables
from antiqua.games.trajan.constants import ENDINGS
from antiqua.games.trajan.game import GAME
from antiqua.kernel.rng import Rng
from tests.games.trajan.helpers import (
    DATA,
    counted,
    end_round,
    final,
    given,
    options,
    play,
    points,
    random_games,
)

THREE = ["bread", "games", "religion"]
NOTHING = {"legionnaires": 0, "workers": 0, "yellow": []}


def mat(**facts):
    """A mat that scores nothing but what it is told."""
    return {**NOTHING, **facts}


def kinds(**counts):
    return [f"{kind}_{value}" for kind, count in counts.items() for value in (2, 3, 4, 5)[:count]]


def last_quarter(*, mats, pick=0, **facts):
    """The game ends now; nobody does anything in the last turn."""
    met = [f"demand_{icon}" for icon in THREE]
    able = [{**one, "tiles": [*one.get("tiles", []), *met]} for one in mats]
    state = given(*able, demands=THREE, quarter=4, time=tables.TIME_SPACES[len(mats)] - 1, **facts)
    end_round(state)
    return play(state, sorted(options(state))[pick])


def test_what_is_left_counts():  # B9.1, TR-11.1
    slots = {"I": "cards_blue_blue", "II": "victory_blue_blue", "IV": "worker_1_yellow_orange"}
    state = counted(mat(hand=["oil"] * 3 + ["fish"], workers=2, legionnaires=1, slots=slots))
    assert state.score(0) == 10
    assert final(state)["hand"] == 4
    assert final(state)["camps"] == 3
    assert final(state)["trajan_circle"] == 3
    assert counted(mat(sites=[3], built=kinds(door=3), yellow=["bonus_workers"])).score(0) == 11


@pytest.mark.parametrize(
    ("tiles", "values"),
    [
        (kinds(stairs=4, door=3, roof=2, window=1), (30, 40, 50)),  # B9.2
        (kinds(stairs=1, door=1, fountain=1, roof=1, window=1), (0, 0, 10)),  # B9.3
        (kinds(stairs=2, door=2), (0, 10, 20)),  # B9.4
        (kinds(stairs=3, door=3), (20, 30, 40)),  # one wild for each
        (kinds(stairs=4), (20, 20, 20)),
        (kinds(stairs=3), (10, 20, 20)),  # four are 20, not 30
        ([], (0, 0, 0)),
    ],
)
def test_construction_sets(tiles, values):  # TR-11.1, TR-11.2, TR-12.5
    for wilds, value in enumerate(values):
        state = counted(mat(built=tiles, tiles=["wild_construction"] * wilds))
        assert final(state)["construction_sets"] == value


@pytest.mark.parametrize(("workers", "yellow", "gray"), [(5, 5, 3), (1, 1, 1), (0, 0, 0), (4, 4, 2)])
def test_bonus_for_workers(workers, yellow, gray):  # B9.5, TR-13, TR-14.2
    sites = list(range(workers))
    assert final(counted(mat(sites=sites, yellow=["bonus_workers"])))["bonus_tiles"] == yellow
    assert final(counted(mat(sites=sites, gray=["bonus_workers"])))["bonus_tiles"] == gray


def test_workers_in_the_camp_do_not_count_for_the_tile():  # TR-13
    assert final(counted(mat(workers=3, yellow=["bonus_workers"])))["bonus_tiles"] == 0


def test_bonus_for_legionnaires():  # B9.6, TR-13
    four = {"occupied": ["alpes", "raetia", "noricum", "belgica"], "leader": "belgica", "legionnaires": 2}
    state = counted(mat(**four, yellow=["bonus_legionnaires"]))
    assert final(state)["bonus_tiles"] == 8
    assert final(state)["camps"] == 2
    assert final(counted(mat(**four, gray=["bonus_legionnaires"])))["bonus_tiles"] == 4


def test_bonus_for_yellow_tiles():  # B9.7, TR-13.3, TR-13
    yellow = ["bonus_yellow_tiles", "bonus_wine_fish", "bonus_workers"]
    assert final(counted(mat(yellow=yellow)))["bonus_tiles"] == 9
    state = counted(mat(yellow=yellow[1:], gray=["bonus_yellow_tiles"]))
    assert final(state)["bonus_tiles"] == 4


def test_bonus_for_goods():  # B9.8, TR-12.3, TR-13.2, TR-13
    shown = {"display": ["wheat", "wheat", "cattle"], "gray": ["bonus_cattle_wheat"]}
    assert final(counted(mat(**shown)))["bonus_tiles"] == 6
    assert final(counted(mat(**shown, tiles=["wild_commodity"])))["bonus_tiles"] == 8
    assert final(counted(mat(yellow=["bonus_cattle_wheat"], display=["wheat"])))["bonus_tiles"] == 3


def test_bonus_for_demands():  # B9.9, TR-12.2, TR-12.4, TR-13, TR-14.1, option demand_bonus
    bread = {"yellow": ["bonus_demand_bread"]}
    three = counted(mat(**bread, tiles=["demand_bread"] * 3))
    assert final(three)["bonus_tiles"] == 9  # once
    per_tile = counted(mat(**bread, tiles=["demand_bread"] * 3), demand_bonus="per_tile")
    assert final(per_tile)["bonus_tiles"] == 27
    kept = counted(mat(**bread, kept=["demand_bread_pink_pink"]))
    assert final(kept)["bonus_tiles"] == 0
    without = counted(mat(**bread, tiles=["wild_demand"]))
    assert final(without)["bonus_tiles"] == 0
    wild = counted(mat(**bread, tiles=["wild_demand"]), wild_demand_counts_for_bonus=True)
    assert final(wild)["bonus_tiles"] == 9  # option wild_demand_counts_for_bonus
    gray = counted(mat(gray=["bonus_demand_bread"], tiles=["demand_bread"]))
    assert final(gray)["bonus_tiles"] == 6


COUNTS = {"wild_demand_counts_for_bonus": True}


def test_wild_with_per_tile():  # options demand_bonus and wild_demand_counts_for_bonus, TR-12.4, TR-13.2
    facts = mat(yellow=["bonus_demand_bread"], tiles=["demand_bread", "wild_demand"])
    assert final(counted(facts, demand_bonus="per_tile", **COUNTS))["bonus_tiles"] == 18
    facts = mat(yellow=["bonus_demand_bread"], gray=["bonus_demand_games"], tiles=["wild_demand"])
    assert final(counted(facts, demand_bonus="per_tile", **COUNTS))["bonus_tiles"] == 9


def test_one_wild_serves_one_tile():  # TR-13.2, option wild_demand_counts_for_bonus
    facts = mat(yellow=["bonus_demand_bread"], gray=["bonus_demand_games"], tiles=["wild_demand"])
    assert final(counted(facts, **COUNTS))["bonus_tiles"] == 9
    facts["tiles"] = ["wild_demand"] * 2
    assert final(counted(facts, **COUNTS))["bonus_tiles"] == 15


def test_what_counts_nothing():  # B9.10, TR-11.3
    state = counted(
        mat(
            display=["oil"] * 4, tiles=["extra_forum", "demand_bread"], covered=["forum", "senate"], supply=15
        )
    )
    assert state.score(0) == 0


def test_most_points_win():  # TR-11.4
    state = last_quarter(mats=[{"points": 50}, {"points": 20}, {"points": 30}])
    assert state.winners == 1
    assert ENDINGS[state.ending] == "points"
    assert state.returns() == [1.0, 0.0, 0.0]
    state = last_quarter(**useless({"points": 30}, {"points": 30}, {"points": 50}))
    assert (state.winners, ENDINGS[state.ending]) == (4, "points")  # a tie behind the winner is none
    state = last_quarter(**useless({"points": 30, "hand": ["oil"] * 4}, {"points": 33}))
    assert state.winners == 1  # with what is added at the end


def useless(*mats):
    """With bonus tiles of four quarters that count nothing for who has only what everybody has at the start."""
    names = [name for name in tables.BONUSES if name != "bonus_yellow_tiles"]
    yellow = [[names.pop()] for _ in mats]
    gray: list[list[str]] = [[] for _ in mats]
    for quarter in range(3):
        yellow[quarter % len(mats)].append(names.pop())
        gray[(quarter + 1) % len(mats)].append(names.pop())
    owned = [{"yellow": one, "gray": other} for one, other in zip(yellow, gray, strict=True)]
    return {"mats": [{**mat, **own} for mat, own in zip(mats, owned, strict=True)], "bonus": names[:2]}


def tie(*mats, **facts):
    """Equal points."""
    return last_quarter(**useless(*({"points": 30, **one} for one in mats)), **facts)


def test_tie_by_the_track():  # B9.11, TR-11.4, TR-14.11
    state = tie({"senate": 5}, {"senate": 4, "tiles": ["senate_5", "senate_4"]})
    assert state.scores()[0] == state.scores()[1]
    assert state.winners == 1
    assert ENDINGS[state.ending] == "senate"


def test_tie_by_the_stack():  # B9.11, TR-11.4
    assert tie({"senate": 5}, {"senate": 5}, senate=[0, 1]).winners == 2
    assert tie({"senate": 5}, {"senate": 5}, senate=[1, 0]).winners == 1


def test_tie_by_votes():  # TR-11.4, option final_tiebreak
    state = tie(
        {"senate": 5},
        {"senate": 4, "tiles": ["senate_5", "senate_4"]},
        final_tiebreak="final_votes",
    )
    assert state.winners == 2
    assert ENDINGS[state.ending] == "votes"


def test_breakdown_is_the_score():  # TR-11.1
    for state in random_games(4, 5):
        assert [sum(parts.values()) for parts in GAME.breakdown(state)] == state.scores()


def test_rulings_of_the_printed_tiles():  # TR-14.1, TR-14.2
    tile = next(entry for entry in DATA["bonus_tile"] if entry["id"] == "bonus_workers")
    assert (tile["vp_yellow"], tile["vp_gray"], tile["rounding"]) == (1, 0.5, "up")
    assert points(given({}, {})) == 0


# -- wild tiles against brute force -----------------------------------------------------------------------------------


def random_mat(rng):
    """What a player may have at the end, of all that wild tiles can help."""
    tiles = [f"demand_{icon}" for icon in THREE for _ in range(rng.below(3))]
    tiles += ["wild_demand"] * rng.below(4) + ["wild_commodity"] * rng.below(4)
    tiles += ["wild_construction"] * rng.below(3)
    built = [tile for tile in tables.SITE_TILES if rng.below(2)]
    names = list(tables.BONUSES)
    yellow = [names.pop(rng.below(len(names))) for _ in range(rng.below(5))]
    gray = [names.pop(rng.below(len(names))) for _ in range(rng.below(5))]
    display = [kind for kind in tables.COMMODITIES for _ in range(rng.below(4))]
    sites = [site for site in range(20) if not rng.below(3)][:8]
    return mat(tiles=tiles, built=built, yellow=yellow, gray=gray, display=display, sites=sites)


def best_sets(facts):
    """Every way to give the wild construction tiles to kinds that have a real tile."""
    counts = [sum(tile.startswith(kind) for tile in facts["built"]) for kind in tables.CONSTRUCTION]
    wilds = facts["tiles"].count("wild_construction")
    best = 0
    for given_to in combinations_with_replacement(range(-1, 5), wilds):
        with_wilds = [count + given_to.count(kind) if count else 0 for kind, count in enumerate(counts)]
        best = max(best, sum(20 if count >= 4 else 10 if count == 3 else 0 for count in with_wilds))
    return best


def best_bonus(facts, per_tile):
    """Every way to give wild goods to kinds, and wild demands to icons."""
    goods = facts["tiles"].count("wild_commodity")
    icons = facts["tiles"].count("wild_demand")
    best = 0
    kinds_that_count = range(0, 12, 2)  # one of each pair is enough
    for extra_goods, extra_icons in product(
        combinations_with_replacement(kinds_that_count, goods), combinations_with_replacement(range(3), icons)
    ):
        total = 0.0
        for tile in DATA["bonus_tile"]:
            if tile["id"] in facts["yellow"] or tile["id"] in facts["gray"]:
                value = tile["vp_yellow"] if tile["id"] in facts["yellow"] else tile["vp_gray"]
                total += value * amount(facts, tile, extra_goods, extra_icons, per_tile)
        best = max(best, -int(-total // 1))
    return best


def amount(facts, tile, extra_goods, extra_icons, per_tile):
    if tile["scoring"] == "demand_once":
        icon = tables.ICON[tile["icon"]]
        count = facts["tiles"].count(f"demand_{tile['icon']}") + extra_icons.count(icon)
        return count if per_tile else min(1, count)
    if tile["scoring"] == "per_worker_on_site":
        return len(facts["sites"])
    if tile["scoring"] == "per_yellow_bonus_tile":
        return len(facts["yellow"])
    if tile["scoring"] == "per_displayed_commodity":
        pair = tile["commodities"]
        extra = sum(tables.COMMODITIES[kind] in pair for kind in extra_goods)
        return sum(facts["display"].count(kind) for kind in pair) + extra
    return 0


def test_wild_tiles_are_used_as_well_as_possible(many):  # TR-11.2, TR-13.2
    rng = Rng(11)
    for number in range(many(5000)):
        facts = random_mat(rng)
        per_tile = number % 2 == 1
        chosen = {"demand_bonus": "per_tile" if per_tile else "once", **COUNTS}
        state = counted(facts, **chosen, bonus=[], sites=dict.fromkeys(range(20)))
        assert final(state)["construction_sets"] == best_sets(facts)
        assert final(state)["bonus_tiles"] == best_bonus(facts, per_tile)
