"""Positions in one line, moves by text, and what is on the table by name."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from antiqua import games
from antiqua.games.game import Event
from antiqua.games.seven_wonders_duel import events, tables
from antiqua.games.seven_wonders_duel.constants import PHASES
from antiqua.games.seven_wonders_duel.position import position
from antiqua.games.seven_wonders_duel.rules import Duel
from antiqua.kernel.bits import members
from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import CHANCE, OVER

GAME = games.get("seven_wonders_duel")
DATA = tables.DATA
CARD = {entry["id"]: entry for entry in DATA["card"]}
WONDER = {entry["id"]: entry for entry in DATA["wonder"]}
TOKEN = {entry["id"]: entry for entry in DATA["progress_token"]}
RICH = 99

# -- positions --------------------------------------------------------------------------------------------------------


def new_game(**options: str) -> Duel:
    """Before set-up: chance is to deal the progress tokens."""
    state = GAME.start(2, **options)
    assert isinstance(state, Duel)
    return state


def city(
    cards: str = "", *, built: str = "", wonders: str = "", tokens: str = "", coins: int = 7
) -> dict[str, Any]:
    """One player's side, with the names as words: `city("tavern quarry", built="sphinx", coins=3)`."""
    return {
        "cards": cards.split(),
        "built": built.split(),
        "wonders": wonders.split(),
        "tokens": tokens.split(),
        "coins": coins,
    }


def given(
    card: str | None = None, p1: dict[str, Any] | None = None, p2: dict[str, Any] | None = None, **facts: Any
) -> Duel:
    """A position in which `card`, in its own age, can be taken from slot 19. Player 1 is to play if nothing is said."""
    facts["cities"] = [p1 or {}, p2 or {}]
    if card is not None:
        facts["age"] = CARD[card]["age"]
        facts["layout"] = {19: card, **facts.get("layout", {})}
    return position(**facts)


def last_card(
    card: str, p1: dict[str, Any] | None = None, p2: dict[str, Any] | None = None, **facts: Any
) -> Duel:
    """The same, with `card` as the last one of its age: it lies in slot 0."""
    return given(None, p1, p2, age=CARD[card]["age"], layout={0: card}, taken=list(range(1, 20)), **facts)


# -- moves ------------------------------------------------------------------------------------------------------------


def play(state: Duel, *texts: str) -> Duel:
    """Make these moves, chance's included; each must be legal."""
    for text in texts:
        state.apply(GAME.parse(state, text))
    return state


def reveal(state: Duel) -> Duel:
    """Turn up whatever has come free, whatever it is."""
    while PHASES[state.phase] == "reveal_card":
        state.apply(state.legal_actions()[0])
    return state


def deal(state: Duel) -> Duel:
    """Lay out an age, however it falls."""
    while PHASES[state.phase] in ("deal_card", "deal_back"):
        state.apply(state.legal_actions()[0])
    return state


def turn(state: Duel, *texts: str) -> Duel:
    """Make these moves, and turn up what comes free after each."""
    for text in texts:
        reveal(play(state, text))
    return state


def options(state: Duel) -> set[str]:
    """The legal moves, as text."""
    return {GAME.notation(state, action) for action in state.legal_actions()}


def can(state: Duel, text: str) -> bool:
    return text in options(state)


class Recorder:
    """Listens to what happens."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def happened(self, event: Event) -> None:
        self.events.append(event)

    def forced(self, state: Duel, action: int) -> None:
        """Forced moves are told by their events."""


def told(state: Duel, *texts: str) -> list[Event]:
    """What happens when these moves are made in a copy of `state`."""
    copy = state.clone()
    recorder = Recorder()
    copy.listener = recorder
    for text in texts:
        copy.apply(GAME.parse(copy, text))
    return recorder.events


def moves_at_random(state: Duel, rng: Rng) -> Iterator[Duel]:
    """`state` now and after every move of a game played at random to its end."""
    yield state
    while state.to_play != OVER:
        if state.to_play == CHANCE:
            state.play(state.sample_chance(rng))
        else:
            legal = state.legal_actions()
            state.play(legal[rng.below(len(legal))])
        yield state


# -- prices -----------------------------------------------------------------------------------------------------------


def bill(state: Duel, text: str) -> tuple[int, int]:
    """What a construction takes from its builder: printed coins and trade. His treasury must bear it out."""
    seat = state.active
    after = play(state.clone(), text)
    happened = told(state, text)
    (built,) = [
        event for event in happened if isinstance(event, events.CardConstructed | events.WonderConstructed)
    ]
    gained = sum(
        event.coins for event in happened if isinstance(event, events.CoinsGained) and event.seat == seat
    )
    coins = built.coins if isinstance(built, events.CardConstructed) else 0
    assert state.cities()[seat].coins + gained - coins - built.trade == after.cities()[seat].coins
    return coins, built.trade


def cost(
    thing: str, p1: dict[str, Any] | None = None, p2: dict[str, Any] | None = None, to_play: int = 0
) -> int:
    """The coins that a card or an own wonder costs whoever is to play, who has plenty of them."""
    cities = [{**(p1 or {})}, {**(p2 or {})}]
    cities[to_play]["coins"] = RICH
    if thing in WONDER:
        cities[to_play]["wonders"] = [thing]
        return sum(bill(given("arsenal", *cities, to_play=to_play), f"wonder {thing} with arsenal"))
    return sum(bill(given(thing, *cities, to_play=to_play), f"build {thing}"))


def prices(state: Duel, seat: int = 0) -> dict[str, int]:
    """What one missing unit of each resource costs (SW-6.3)."""
    return {name: state.unit_price(seat, good) for good, name in enumerate(tables.RESOURCES)}


# -- what is on the table ---------------------------------------------------------------------------------------------


def phase(state: Duel) -> str:
    return PHASES[state.phase]


def coins(state: Duel) -> tuple[int, int]:
    first, second = state.cities()
    return first.coins, second.coins


def cards(state: Duel, seat: int) -> set[str]:
    return set(state.to_dict()["cities"][seat]["cards"])


def tokens(state: Duel, seat: int) -> set[str]:
    return set(state.to_dict()["cities"][seat]["tokens"])


def board_tokens(state: Duel) -> set[str]:
    return set(tables.token_ids(state.board_tokens))


def boxed_tokens(state: Duel) -> set[str]:
    return set(tables.token_ids(state.boxed_tokens()))


def wonders(state: Duel, seat: int) -> set[str]:
    """The wonders of a player, built or not."""
    return {own["wonder"] for own in state.to_dict()["cities"][seat]["wonders"]}


def built(state: Duel, seat: int) -> dict[str, str | None]:
    """The wonders that a player has constructed, with the cards under them."""
    return {
        own["wonder"]: own["tucked"] for own in state.to_dict()["cities"][seat]["wonders"] if own["built"]
    }


def discarded(state: Duel) -> set[str]:
    return set(state.to_dict()["discarded"])


def military_tokens(state: Duel) -> set[tuple[int, int]]:
    """The tokens still on the track: on whose side (the seat), how many coins."""
    return {(token.seat, token.coins) for token in GAME.view(state, 0).military_tokens}


def slots(state: Duel) -> list[str | None]:
    """What lies in each slot: a card, "down", "guild" or None."""
    laid: list[str | None] = state.to_dict()["layout"]
    return laid


def available(state: Duel) -> set[int]:
    return set(members(state.available))


def ending(state: Duel) -> tuple[str, tuple[int, ...]]:
    """How it ended, and the seats that won."""
    outcome = GAME.outcome(state)
    assert outcome is not None
    return outcome.reason, outcome.winners


def points(state: Duel, seat: int) -> dict[str, int]:
    return GAME.breakdown(state)[seat]
