"""Positions in one line, moves by text, and what is on the table by name.

Seats 0 to 3 are called red, blue, green and yellow, as in the rulebook's examples.
"""

from __future__ import annotations

from typing import Any

from antiqua.games.game import Event
from antiqua.games.stone_age import events, game, tables
from antiqua.games.stone_age.constants import CATEGORIES, PHASES
from antiqua.games.stone_age.position import position
from antiqua.games.stone_age.rules import StoneAge
from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import CHANCE, OVER

GAME = game.GAME
RED, BLUE, GREEN, YELLOW = range(4)
COLORS = ("red", "blue", "green", "yellow")
CARDS = [card.id for card in tables.CARDS]
TILES = [building.id for building in tables.BUILDINGS]
RICH = {"wood": 9, "brick": 9, "stone": 9, "gold": 9}

# -- positions --------------------------------------------------------------------------------------------------------


def begin(players: int = 2, **choices: Any) -> StoneAge:
    """A new game, before set-up."""
    return GAME.start(players, **choices)


def given(players: int = 4, **facts: Any) -> StoneAge:
    """A position by colour, `given(red={"places": {"forest": 4}}, to_play=RED)`; people are placed unless told."""
    tribes = [facts.pop(color, {}) for color in COLORS[:players]]
    return position(tribes=tribes, **facts)


def turn(players: int = 4, seat: int = RED, **facts: Any) -> StoneAge:
    """The turn of `seat`, the start player, in the phase of the actions; the next player still has something to do.

    What is said about the tribe in turn comes as `tribe`, about others by their colour.
    """
    facts[COLORS[seat]] = facts.pop("tribe")
    after = COLORS[(seat + 1) % players]
    other = facts.get(after, {})
    if len(other.get("places", {})) < 2:
        free = next(place for place in ("card_4", "card_3") if place not in facts[COLORS[seat]]["places"])
        facts[after] = {**other, "places": {"hunting_grounds": 1, free: 1, **other.get("places", {})}}
    return given(players, start=seat, decision="act", **facts)


def at(place: str, players: int = 4, seat: int = RED, **facts: Any) -> StoneAge:
    """The same, with one figure at `place` only, so that it is resolved at once; the keywords are the tribe's."""
    table = {name: facts.pop(name) for name in list(facts) if name in TABLE_FACTS}
    return turn(players, seat, tribe={**facts, "places": {place: 2 if place == "hut" else 1}}, **table)


TABLE_FACTS = {
    *COLORS,
    *(option.name for option in GAME.options),
    "display",
    "tops",
    "left",
    "extra",
    "round",
}


def buying(card: str, space: int = 1, players: int = 4, seat: int = RED, **facts: Any) -> StoneAge:
    """`seat` has resolved the figure on `card`, which lies on that space."""
    spare = [name for name in CARDS if name != card and name not in everything(facts)]
    display = [*spare[: space - 1], card, *spare[space - 1 : 3]]
    return at(f"card_{space}", players, seat, display=display, **facts)


def building(tile: str, players: int = 4, seat: int = RED, **facts: Any) -> StoneAge:
    """`seat` has resolved the figure on the first stack, on which `tile` lies."""
    return at("building_1", players, seat, tops=[tile], **facts)


def hungry(players: int = 4, seat: int = RED, **facts: Any) -> StoneAge:
    """The actions are over, and `seat` is the first to be fed; the keywords are the tribe's."""
    table = {name: facts.pop(name) for name in list(facts) if name in TABLE_FACTS}
    return given(players, start=seat, decision="feed", **{COLORS[seat]: facts}, **table)


def everything(facts: dict[str, Any]) -> list[str]:
    """All cards that are named in some facts."""
    sides = [facts, *(facts[color] for color in COLORS if color in facts)]
    return [card for side in sides for card in side.get("cards", [])] + [str(facts.get("extra"))]


# -- moves ------------------------------------------------------------------------------------------------------------


def play(state: StoneAge, *texts: str) -> StoneAge:
    """Make these moves, chance's included; each must be legal."""
    for text in texts:
        state.apply(GAME.parse(state, text))
    return state


def chance(state: StoneAge) -> StoneAge:
    """Let chance do whatever it does, until somebody is to play."""
    while state.to_play == CHANCE:
        state.apply(state.legal_actions()[0])
    return state


def finish_round(state: StoneAge) -> StoneAge:
    """Play on, with the last of the legal actions, until the next round begins or the game is over."""
    now = state.round
    while state.to_play != OVER and (state.round == now or state.to_play == CHANCE):
        state.apply(state.legal_actions()[-1])
    return state


def options(state: StoneAge) -> set[str]:
    """The legal moves, as text."""
    return {GAME.notation(state, action) for action in state.legal_actions()}


def can(state: StoneAge, text: str) -> bool:
    return text in options(state)


def where(state: StoneAge) -> dict[str, int]:
    """At which places people may be put, and how many at most."""
    found: dict[str, int] = {}
    for text in options(state):
        word, figures, place = text.split()
        assert word == "place"
        found[place] = max(found.get(place, 0), int(figures))
    return found


def payments(state: StoneAge) -> dict[str, int]:
    """All ways to pay that are open now, as words like `WWG`, with the points that they bring; `-` pays nothing."""
    found: dict[str, int] = {}
    for text in options(state) - {"redeem"}:
        after = state.clone()
        recorder = Recorder()
        after.listener = recorder
        play(after, text)
        done = [
            event for event in recorder.events if isinstance(event, PAYMENTS) and event.seat == state.active
        ]
        ways = {word(done[0]): scored(done[0])} if done else payments(after)
        assert not found.keys() & ways.keys(), "no two ways pay the same"
        found |= ways
    return found


PAYMENTS = (
    events.CardBought,
    events.CardDeclined,
    events.BuildingBuilt,
    events.BuildingDeclined,
    events.TribeFed,
    events.TribeStarved,
)


def word(event: Event) -> str:
    paid = getattr(event, "paid", (0, 0, 0, 0))
    return "".join(letter * count for letter, count in zip("WBSG", paid, strict=True)) or "-"


def scored(event: Event) -> int:
    return -event.points if isinstance(event, events.TribeStarved) else getattr(event, "points", 0)


class Recorder:
    """Listens to what happens."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def happened(self, event: Event) -> None:
        self.events.append(event)

    def forced(self, state: StoneAge, action: int) -> None:
        """Forced moves are told by their events."""


def told(state: StoneAge, *texts: str) -> list[Event]:
    """What happens when these moves are made in a copy of `state`."""
    copy = state.clone()
    recorder = Recorder()
    copy.listener = recorder
    play(copy, *texts)
    return recorder.events


def random_game(players: int, seed: int, **choices: Any) -> list[StoneAge]:
    """Every position of a game played at random."""
    return played_at_random(begin(players, **choices), seed)


def played_at_random(state: StoneAge, seed: int) -> list[StoneAge]:
    """Every position from `state`, which is changed, to the end."""
    rng = Rng(seed)
    found = [state.clone()]
    while state.to_play != OVER:
        legal = state.legal_actions()
        state.play(state.sample_chance(rng) if state.to_play == CHANCE else legal[rng.below(len(legal))])
        found.append(state.clone())
    return found


# -- what is on the table ---------------------------------------------------------------------------------------------


def phase(state: StoneAge) -> str:
    return PHASES[state.phase]


def stock(state: StoneAge, seat: int = RED) -> str:
    """What resources a player has, as a word like `WWG`."""
    return "".join(letter * count for letter, count in zip("WBSG", state.tribes()[seat].stock, strict=True))


def tools(state: StoneAge, seat: int = RED) -> list[str]:
    """The tool tiles, the best first, with a star where used: `["2", "1", "1*"]`."""
    return [f"{value}{'*' if used else ''}" for value, used in state.tribes()[seat].tool_tiles()]


def display(state: StoneAge) -> list[str | None]:
    shown: list[str | None] = state.to_dict()["display"]
    return shown


def cards(state: StoneAge, seat: int = RED) -> set[str]:
    return set(state.to_dict()["tribes"][seat]["cards"])


def face_up(state: StoneAge, seat: int = RED) -> set[str]:
    return set(state.to_dict()["tribes"][seat]["face_up"])


def points(state: StoneAge, seat: int = RED) -> dict[str, int]:
    found = GAME.breakdown(state)[seat]
    assert tuple(found) == CATEGORIES
    return found


def ending(state: StoneAge) -> tuple[str, list[int]]:
    """How it ended, and the seats that won."""
    assert state.to_play == OVER
    return GAME.endings[state.ending], [seat for seat in range(state.players) if state.winners >> seat & 1]
