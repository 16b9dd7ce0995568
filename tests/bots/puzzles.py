"""Positions with one right move, of two kinds.

`PUZZLES` are positions of 7 Wonders Duel in which one thing wins, or one thing saves the game. Each has a word of the
moves that do it: the name of a card, a wonder or a use. The test counts for itself, by trying everything, that these
moves and no others do it.

`FOUND` come from games of masters in all games, those of 7 Wonders Duel from games against science, and lie in
`tests/puzzles`. Nobody can try everything there: their moves are those that a search ten times as long as the master's
finds clearly best, whatever its seed. `tools/puzzles.py` finds more of them.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from antiqua import games

LATE = [*range(9, 20)]  # taken: four cards of Age III are open, the two at the end still lie under them
END = [2, *range(5, 20)]  # taken: slots 3 and 4 are open; 3 covers 0, and both cover 1
FIVE = ["workshop", "apothecary", "scriptorium", "pharmacist", "academy"]  # different symbols
PLAIN = {5: "palace", 6: "town_hall", 7: "obelisk", 8: "gardens"}  # blue cards, no danger
RAW = ["lumber_yard", "clay_pool", "quarry", "sawmill", "brickyard", "shelf_quarry"]
HIS = ["pyramids", "great_lighthouse", "mausoleum", "statue_of_zeus"]
MINE = ["circus_maximus", "colossus", "great_library", "sphinx"]
BLUE = [
    "theater",
    "altar",
    "baths",
    "statue",
    "temple",
    "aqueduct",
    "rostrum",
    "courthouse",
]  # enough to win by points
OTHERS = ["pyramids", "great_lighthouse", "statue_of_zeus", "piraeus"]
POOR = {"coins": 0, "wonders": HIS}


class Puzzle(NamedTuple):
    """`does` is what the moves have in common; `wins` or else saves."""

    name: str
    does: str
    wins: bool
    facts: dict[str, Any]


def late(layout: dict[int, str], me: dict[str, Any], other: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Age III with four open cards, my turn."""
    return {
        "age": 3,
        "taken": LATE,
        "layout": PLAIN | layout,
        "cities": [{"wonders": MINE, "coins": 0} | me, POOR | other],
        **more,
    }


def turned(facts: dict[str, Any]) -> dict[str, Any]:
    """The same, seen from the other seat."""
    first, second = facts["cities"]
    return {**facts, "cities": [second, first], "to_play": 1, "pawn": -facts.get("pawn", 0)}


ARSENAL = late({6: "arsenal"}, {"cards": RAW}, {}, pawn=6)
SIXTH = late({7: "university"}, {"cards": [*FIVE, "clay_pool", "press", "glassworks"]}, {})
THREAT = late({7: "university"}, {}, {"cards": [*FIVE, "clay_pool", "press", "glassworks"]})
MARCH = late({5: "pretorium"}, {}, {"coins": 8}, pawn=-6)

PUZZLES = (
    # -- military supremacy
    Puzzle("three shields reach the capital", "arsenal", True, ARSENAL),
    Puzzle("the same from the other seat", "arsenal", True, turned(ARSENAL)),
    Puzzle("bought with the last coins", "pretorium", True, late({8: "pretorium"}, {"coins": 8}, {}, pawn=6)),
    Puzzle(
        "free by a chain, with empty pockets",
        "circus",
        True,
        late({5: "circus"}, {"cards": ["parade_ground"]}, {}, pawn=7),
    ),
    Puzzle(
        "Strategy adds the missing shield",
        "fortifications",
        True,
        late({6: "fortifications"}, {"cards": ["palisade"], "tokens": ["strategy"]}, {}, pawn=6),
    ),
    Puzzle(
        "a wonder with two shields",
        "colossus",
        True,
        late({}, {"cards": ["clay_pool", "brickyard", "glassworks"]}, {}, pawn=7),
    ),
    Puzzle(
        "a wonder pays for the last blow and lets one strike",
        "hanging_gardens",
        True,
        late(
            {8: "pretorium"},
            {
                "cards": ["sawmill", "glassworks", "press"],
                "coins": 2,
                "wonders": ["hanging_gardens", "circus_maximus", "colossus", "great_library"],
            },
            {},
            pawn=6,
        ),
    ),
    Puzzle(
        "in Age II already",
        "walls",
        True,
        {
            "age": 2,
            "taken": [*range(6, 20)],
            "layout": {2: "walls", 3: "brewery", 4: "forum", 5: "customs_house"},
            "cities": [{"wonders": MINE, "coins": 0, "cards": ["quarry", "stone_pit"]}, POOR],
            "pawn": 7,
        },
    ),
    Puzzle(
        "Theology: a wonder with a shield, and then the card",
        "circus_maximus",
        True,
        late(
            {5: "circus"},
            {
                "cards": ["lumber_yard", "shelf_quarry", "glassworks", "parade_ground"],
                "tokens": ["theology"],
            },
            {},
            pawn=6,
        ),
    ),
    # -- scientific supremacy
    Puzzle("the sixth symbol", "university", True, SIXTH),
    Puzzle("the sixth symbol, from the other seat", "university", True, turned(SIXTH)),
    Puzzle(
        "free by a chain",
        "observatory",
        True,
        late({5: "observatory"}, {"cards": ["laboratory", *FIVE[1:]]}, {}),
    ),
    Puzzle(
        "a second sundial brings Law, and Law is the sixth",
        "study",
        True,
        late(
            {5: "study"},
            {"cards": [*FIVE, "sawmill", "glassworks", "press"]},
            {},
            board_tokens=["law", "agriculture", "economy", "masonry", "theology"],
        ),
    ),
    # -- the Mausoleum
    Puzzle(
        "a red card comes back from the discard pile",
        "mausoleum",
        True,
        late(
            {},
            {
                "cards": ["brickyard", "glass_blower", "glassworks", "press"],
                "wonders": ["mausoleum", "circus_maximus", "colossus", "great_library"],
            },
            {"wonders": OTHERS},
            pawn=7,
            discarded=["siege_workshop"],
        ),
    ),
    Puzzle(
        "the sixth symbol comes back",
        "mausoleum",
        True,
        late(
            {},
            {
                "cards": [*FIVE, "brickyard", "glass_blower", "glassworks", "press"],
                "wonders": ["mausoleum", "circus_maximus", "colossus", "great_library"],
            },
            {"wonders": OTHERS},
            discarded=["observatory"],
        ),
    ),
    # -- denying
    Puzzle("take away the sixth symbol", "university", False, THREAT),
    Puzzle("take away the sixth symbol, from the other seat", "university", False, turned(THREAT)),
    Puzzle("take away the army", "pretorium", False, MARCH),
    Puzzle(
        "push back, for two armies are coming",
        "siege_workshop",
        False,
        late(
            {5: "circus", 6: "fortifications", 7: "siege_workshop"},
            {"cards": ["archery_range"]},
            {"cards": ["parade_ground", "palisade"]},
            pawn=-7,
        ),
    ),
    Puzzle(
        "he must not be able to pay",
        "appian_way",
        False,
        late(
            {5: "pretorium", 6: "arsenal"},
            {
                "cards": ["brickyard", "shelf_quarry", "press"],
                "wonders": ["appian_way", "circus_maximus", "colossus", "great_library"],
            },
            {"coins": 8, "cards": ["lumber_yard", "logging_camp", "clay_pool", "clay_pit"]},
            pawn=-6,
        ),
    ),
    Puzzle(
        "do not uncover the sixth symbol, and win by points",
        "gardens",
        True,
        {
            "age": 3,
            "taken": END,
            "layout": {0: "university", 1: "palace", 3: "town_hall", 4: "gardens"},
            "cities": [
                {"wonders": MINE, "coins": 0, "cards": BLUE},
                {"wonders": HIS, "coins": 0, "cards": [*FIVE, "clay_pool", "press", "glassworks"]},
            ],
        },
    ),
    Puzzle(
        "do not uncover the army",
        "gardens",
        False,
        {
            "age": 3,
            "taken": END,
            "layout": {0: "pretorium", 1: "palace", 3: "town_hall", 4: "gardens"},
            "cities": [
                {"wonders": MINE, "coins": 0, "cards": BLUE, "tokens": ["philosophy"]},
                {"wonders": HIS, "coins": 8},
            ],
            "pawn": -6,
        },
    ),
    Puzzle(
        "bury what the Mausoleum would raise",
        "circus",
        False,
        late(
            {5: "circus"},
            {"cards": ["quarry", "stone_pit", "clay_pool", "clay_pit"]},
            {
                "cards": ["parade_ground", "brickyard", "glass_blower", "glassworks", "press"],
                "wonders": HIS,
            },
            pawn=-7,
        ),
    ),
    Puzzle(
        "take the card whose symbol he lacks, not the dearest",
        "observatory",
        False,
        late(
            {5: "palace", 6: "observatory", 7: "study"},
            {"coins": 7},
            {"cards": ["laboratory", *FIVE[1:]]},
        ),
    ),
)


class Found(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A saved position, the right moves in it (mostly one), and why nothing else will do."""

    name: str
    why: str
    moves: list[str]
    position: dict[str, Any]

    @property
    def game(self) -> str:
        game: str = self.position["game"]
        return game


def found(game: str) -> list[Found]:
    file = Path(__file__).parents[1] / "puzzles" / f"{game}.json"
    return msgspec.json.decode(file.read_bytes(), type=list[Found])


FOUND = {game: found(game) for game in games.names()}
