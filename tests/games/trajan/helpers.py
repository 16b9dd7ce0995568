"""Positions in one line, moves by text, and what is on the table by name."""

from __future__ import annotations

from typing import Any

from antiqua.games.game import Event
from antiqua.games.trajan import moves, saved, tables
from antiqua.games.trajan.constants import CENTRE, CHOOSE_TRAY, EXTRA, NONE, OFFER_EXTRA, PHASES
from antiqua.games.trajan.options import to_bits
from antiqua.games.trajan.position import checked, position, table
from antiqua.games.trajan.rules import Trajan
from antiqua.kernel.bits import members
from antiqua.kernel.errors import IllegalMove
from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import CHANCE, OVER

DATA = tables.DATA
COLORS = {name[0].upper(): number for number, name in enumerate(tables.COLORS)}

# -- positions --------------------------------------------------------------------------------------------------------


def new_game(players: int = 2, **options: Any) -> Trajan:
    """Before set-up: chance is to choose the first player."""
    return Trajan(players, to_bits(options))


def given(*mats: dict[str, Any], **facts: Any) -> Trajan:
    """Player 1 is to choose a tray, if nothing else is said."""
    return position(mats=list(mats), **facts)


def acting(action: str, *mats: dict[str, Any], **facts: Any) -> Trajan:
    """Player 1 is about to perform the action of his target tray."""
    return position(mats=list(mats), decision="act", action=action, **facts)


def counted(*mats: dict[str, Any], **facts: Any) -> Trajan:
    """A position of which only the points are counted, whether a game can lead to it or not."""
    known = checked({"mats": list(mats), **facts})
    return saved.restored(table(known, len(known.mats)))


# -- moves ------------------------------------------------------------------------------------------------------------


def play(state: Trajan, *texts: str) -> Trajan:
    """Make these moves, chance's included; each must be legal."""
    for text in texts:
        number = moves.action(state, moves.read(text))
        if number < 0:
            raise IllegalMove("error-illegal-move", move=text, legal=sorted(options(state)))
        state.apply(number)
    return state


def options(state: Trajan) -> set[str]:
    """The legal moves, as text."""
    return {moves.write(moves.move(state, action)) for action in state.legal_actions()}


def can(state: Trajan, text: str) -> bool:
    return text in options(state)


def chance(state: Trajan) -> Trajan:
    """Let chance have its first outcome until somebody has to decide."""
    while state.to_play == CHANCE:
        state.apply(state.legal_actions()[0])
    return state


def turn(state: Trajan, *texts: str) -> Trajan:
    """Make these moves, and let chance have its first outcome after each."""
    for text in texts:
        chance(play(state, text))
    return state


def finish_turn(state: Trajan) -> Trajan:
    """Sow anyhow, then decline whatever is offered, until another player chooses a tray or something else is asked."""
    while phase(state) in ("sow_marker", "act", "spend_extra_tile"):
        chance(play(state, "pass") if can(state, "pass") else apply_first(state))
    return state


def end_round(state: Trajan) -> Trajan:
    """The active player takes the first tray, and does nothing else; the time marker must be near the start."""
    assert state.phase == CHOOSE_TRAY
    apply_first(state)
    assert state.crossings
    while phase(state) in ("sow_marker", "act", "spend_extra_tile", "cover_space"):
        play(state, "pass") if can(state, "pass") else apply_first(state)
    return state


def apply_first(state: Trajan) -> Trajan:
    state.apply(state.legal_actions()[0])
    return state


def random_games(players: int, number: int, seed: int = 1, **chosen: Any) -> list[Trajan]:
    """The last positions of random games."""
    rng = Rng(seed)
    ends = []
    for _ in range(number):
        state = new_game(players, **chosen)
        while state.to_play != OVER:
            legal = state.legal_actions()
            state.play(state.sample_chance(rng) if state.to_play == CHANCE else legal[rng.below(len(legal))])
        ends.append(state)
    return ends


class Recorder:
    """Listens to what happens."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def happened(self, event: Event) -> None:
        self.events.append(event)

    def forced(self, state: Trajan, action: int) -> None:
        """Forced moves are told by their events."""


def told(state: Trajan, *texts: str) -> list[Event]:
    """What happens when these moves are made in a copy of `state`."""
    copy = state.clone()
    recorder = Recorder()
    copy.listener = recorder
    play(copy, *texts)
    return recorder.events


# -- the table --------------------------------------------------------------------------------------------------------


def phase(state: Trajan) -> str:
    return PHASES[state.phase]


def offered(state: Trajan) -> str | None:
    """The action that an extra action tile is offered for."""
    return tables.ACTIONS[state.doing] if state.phase == OFFER_EXTRA else None


def tray(state: Trajan, seat: int, numeral: str) -> str:
    """The markers of a tray as letters, in the order of the colours."""
    place = tables.NUMERAL[numeral] * len(COLORS)
    counts = list(state.mats[seat].trays)[place : place + len(COLORS)]
    return "".join(letter * counts[number] for letter, number in COLORS.items())


def sizes(state: Trajan, seat: int = 0) -> list[int]:
    return list(state.mats[seat].sizes)


def slot(state: Trajan, seat: int, numeral: str) -> str | None:
    tile = list(state.mats[seat].slots)[tables.NUMERAL[numeral]]
    return None if tile == NONE else tables.TRAJAN_TILES[tile].id


def arch(state: Trajan, seat: int = 0) -> str:
    place = state.mats[seat].arch
    return "centre" if place == CENTRE else tables.NUMERALS[place]


def points(state: Trajan, seat: int = 0) -> int:
    """What the track of victory points shows."""
    return state.running_points(seat)


def tiles(state: Trajan, seat: int = 0) -> list[str]:
    return [
        name for name, count in zip(tables.TILES, state.mats[seat].tiles, strict=True) for _ in range(count)
    ]


def goods(counts: Any) -> list[str]:
    return list(tables.good_ids(list(counts)))


def hand(state: Trajan, seat: int = 0) -> list[str]:
    return goods(state.mats[seat].hand)


def display(state: Trajan, seat: int = 0) -> list[str]:
    return goods(state.mats[seat].display)


def built(state: Trajan, seat: int = 0) -> list[str]:
    return [tables.SITE_TILES[tile] for tile in members(state.mats[seat].built)]


def forum(state: Trajan) -> list[str]:
    """The tiles on green spaces."""
    return [name for name, count in zip(tables.TILES, state.forum, strict=True) for _ in range(count)]


def extras(state: Trajan) -> list[str]:
    """The tiles on yellow spaces."""
    names = tables.TILES[EXTRA:]
    return [name for name, count in zip(names, state.extras, strict=True) for _ in range(count)]


def province_tile(state: Trajan, province: str) -> str | None:
    tile = list(state.provinces)[tables.PROVINCE[province]]
    return None if tile == NONE else tables.TILES[tile]


def demands(state: Trajan) -> list[str]:
    return [name for name, count in zip(tables.ICONS, state.demands, strict=True) for _ in range(count)]


def senate_stack(state: Trajan, space: int = 0) -> list[int]:
    """The seats whose discs lie on a space, from the bottom up."""
    there = [seat for seat in range(state.players) if state.mats[seat].space == space]
    return sorted(there, key=lambda seat: state.mats[seat].height)


def gray_ships(state: Trajan) -> list[str]:
    return [ship for number, ship in enumerate(tables.SHIPS) if state.gray_ships >> number & 1]


def bonus(state: Trajan) -> list[str]:
    return list(tables.bonus_ids(state.bonus))


def final(state: Trajan, seat: int = 0) -> dict[str, int]:
    """What the end of the game adds, by category."""
    from antiqua.games.trajan.game import GAME

    return GAME.breakdown(state)[seat]
