"""Positions in one line, moves by text, and what is on the table by name."""

from __future__ import annotations

from typing import Any

from antiqua.games.concordia import events, tables
from antiqua.games.concordia.constants import PHASES, PLACES
from antiqua.games.concordia.game import GAME as CONCORDIA
from antiqua.games.concordia.position import position
from antiqua.games.concordia.rules import Concordia
from antiqua.games.game import Event
from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import CHANCE, OVER
from tests.games.concordia.dealings import ITALIA, PERSIAN

GAME = CONCORDIA
DATA = tables.DATA
GOODS = tables.GOODS
RICH = 99

# -- positions -----------------------------------------------------------------------------------------------


def new_game(players: int, **options: Any) -> Concordia:
    """Before set-up: chance is to deal the city tokens."""
    state = GAME.start(players, **options)
    assert isinstance(state, Concordia)
    return state


def after_setup(players: int, seed: int = 1, **options: Any) -> Concordia:
    """After set-up, whatever chance dealt."""
    return by_chance(new_game(players, **options), Rng(seed))


def player(
    goods: str = "1/2/1/1/1",
    money: int | None = None,
    *,
    houses: str = "",
    pile: str = "",
    bought: str = "",
    land: str = "roma",
    sea: str = "roma",
    marker: int | None = None,
) -> dict[str, Any]:
    """One player: goods as brick/food/tool/wine/cloth, names as words, the top of the pile last."""
    units = dict(zip(GOODS, map(int, goods.split("/")), strict=True))
    return {
        "goods": units,
        "money": money,
        "houses": houses.split(),
        "pile": pile.split(),
        "bought": bought.split(),
        "land": land.split(),
        "sea": sea.split(),
        "marker": marker,
    }


def given(*everyone: dict[str, Any], **facts: Any) -> Concordia:
    """A position with these players, the first one to play; three who have just begun if none is named."""
    players = list(everyone) or [player(), player(), player()]
    italia = facts.get("map") == "italia" or len(players) == 2
    facts.setdefault("tokens", ITALIA if italia else PERSIAN)
    return position(players=len(players), everyone=players, **facts)


# -- moves ---------------------------------------------------------------------------------------------------


def play(state: Concordia, *texts: str) -> Concordia:
    """Make these moves, chance's included; each must be legal."""
    for text in texts:
        state.apply(GAME.parse(state, text))
    return state


def by_chance(state: Concordia, rng: Rng | None = None) -> Concordia:
    """Let chance decide until a seat is to play; without an `rng` the first outcome happens."""
    while state.to_play == CHANCE:
        state.apply(state.legal_actions()[0] if rng is None else state.sample_chance(rng))
    return state


def options(state: Concordia) -> set[str]:
    return {GAME.notation(state, action) for action in state.legal_actions()}


def can(state: Concordia, text: str) -> bool:
    return text in options(state)


def phase(state: Concordia) -> str:
    return PHASES[state.phase]


def random_game(state: Concordia, seed: int) -> list[Concordia]:
    """Every position of a random game in which a seat is to play, and the last one."""
    rng = Rng(seed)
    found = []
    while state.to_play != OVER:
        by_chance(state, rng)
        if state.to_play == OVER:
            break
        found.append(state.clone())
        legal = state.legal_actions()
        state.play(legal[rng.below(len(legal))])
    return [*found, state]


class Hearing:
    """Keeps what happens."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def happened(self, event: Event) -> None:
        self.events.append(event)

    def forced(self, state: Concordia, action: int) -> None:
        assert state.legal_actions() == [action]


def heard(state: Concordia, *texts: str) -> list[Event]:
    """What happens during these moves."""
    hearing = Hearing()
    state.listener = hearing
    play(state, *texts)
    state.listener = None
    return hearing.events


# -- what is on the table ------------------------------------------------------------------------------------


def goods(state: Concordia, seat: int = 0) -> str:
    return "/".join(str(units) for units in state.everyone[seat].goods)


def money(state: Concordia, seat: int = 0) -> int:
    return state.everyone[seat].money


def free(state: Concordia, seat: int = 0) -> int:
    return state.everyone[seat].free()


def hand(state: Concordia, seat: int = 0) -> dict[str, int]:
    return tables.counted(list(state.everyone[seat].hand), tables.ROLES)


def top(state: Concordia, seat: int = 0) -> str | None:
    number = state.everyone[seat].top
    return None if number < 0 else tables.ROLES[number]


def houses(state: Concordia, seat: int = 0) -> set[str]:
    return {name for city, name in enumerate(state.map.names) if state.everyone[seat].houses >> city & 1}


def places(state: Concordia, seat: int = 0) -> dict[str, list[str]]:
    """Where the colonists on the board stand, by kind."""
    found: dict[str, list[str]] = {"land": [], "sea": []}
    for number, place in enumerate(state.everyone[seat].places):
        if place >= 0:
            name = state.map.name(place) if place < PLACES else state.map.route_name(place - PLACES)
            found[tables.KINDS[number // 3]].append(name)
    return found


def display(state: Concordia) -> list[str]:
    return [tables.CARDS[card].id for card in state.display if card >= 0]


def coins_up(state: Concordia) -> set[str]:
    """The provinces whose marker shows coins."""
    return {name for number, name in enumerate(state.map.provinces) if not state.markers >> number & 1}


def bonus(state: Concordia) -> dict[str, str]:
    return {name: GOODS[state.bonus[number]] for number, name in enumerate(state.map.provinces)}


def points(state: Concordia, seat: int = 0) -> dict[str, int]:
    return GAME.breakdown(state)[seat]


def told(found: list[Event], kind: type[Event]) -> list[Event]:
    return [event for event in found if isinstance(event, kind)]


def prizes(found: list[Event]) -> list[tuple[int, int]]:
    """Who was paid what by the intermediate scoring."""
    return [
        (event.seat, event.coins)
        for event in found
        if isinstance(event, events.CoinsGained) and event.why == "prize"
    ]
