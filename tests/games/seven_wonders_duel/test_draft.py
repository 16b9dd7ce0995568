"""The wonder draft (SW-3)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from antiqua.games.seven_wonders_duel.events import WonderPicked
from antiqua.games.seven_wonders_duel.position import position
from antiqua.games.seven_wonders_duel.rules import Duel
from antiqua.kernel.errors import IllegalMove
from antiqua.kernel.seats import CHANCE, SPECTATOR
from tests.games.seven_wonders_duel.helpers import (
    GAME,
    WONDER,
    built,
    city,
    new_game,
    options,
    phase,
    play,
    told,
    wonders,
)

GROUP = ("colossus", "mausoleum", "piraeus", "sphinx")
SECOND = ("appian_way", "great_library", "pyramids", "statue_of_zeus")


def drafting() -> Duel:
    """Group 1 lies on the table."""
    return play(new_game(), "tokens agriculture economy law masonry theology", "wonders " + " ".join(GROUP))


def picks(state: Duel, group: tuple[str, ...]) -> list[int]:
    """Pick the group from its first wonder on; return who picked, the forced last pick included."""
    happened = told(state, *(f"pick {wonder}" for wonder in group[:3]))
    play(state, *(f"pick {wonder}" for wonder in group[:3]))
    return [event.seat for event in happened if isinstance(event, WonderPicked)]


def test_any_four_of_twelve():  # SW-3.1
    state = play(new_game(), "tokens agriculture economy law masonry theology")
    chances = state.chance_outcomes()
    assert {odds for _, odds in chances} == {Fraction(1, 495)}
    groups = {GAME.notation(state, outcome) for outcome, _ in chances}
    assert len(groups) == 495
    assert all(len({*group.split()[1:]} & WONDER.keys()) == 4 for group in groups)


def test_first_group_is_picked_1_2_2_1():  # SW-3.1
    assert picks(drafting(), GROUP) == [0, 1, 1, 0]


def test_second_group_is_picked_2_1_1_2():  # SW-3.2
    state = drafting()
    picks(state, GROUP)
    play(state, "wonders " + " ".join(SECOND))
    assert picks(state, SECOND) == [1, 0, 0, 1]


def test_last_four_wonders_go_to_the_box():  # SW-3.2
    state = drafting()
    picks(state, GROUP)
    play(state, "wonders " + " ".join(SECOND))
    picks(state, SECOND)
    assert (state.age, phase(state)) == (1, "deal_card")
    assert wonders(state, 0) | wonders(state, 1) == {*GROUP, *SECOND}
    assert GAME.view(state, SPECTATOR).undealt_wonders == 4


def test_second_group_is_not_dealt_before_the_first_is_taken():  # SW-3.3
    state = drafting()
    for wonder in GROUP[:2]:
        play(state, f"pick {wonder}")
        assert options(state) <= {f"pick {name}" for name in GROUP}
    assert GAME.view(state, 0).draft == GROUP[2:]
    play(state, f"pick {GROUP[2]}")
    assert state.to_play == CHANCE
    assert wonders(state, 0) | wonders(state, 1) == {*GROUP}  # the last one too
    rest = WONDER.keys() - {*GROUP}
    assert {name for text in options(state) for name in text.split()[1:]} == rest
    assert len(options(state)) == 70


def test_each_pick_is_free_among_those_left():  # SW-3.4
    state = drafting()
    assert options(state) == {f"pick {wonder}" for wonder in GROUP}
    play(state, "pick piraeus")
    assert options(state) == {"pick colossus", "pick mausoleum", "pick sphinx"}
    play(state, "pick sphinx")
    assert state.to_play == 1
    assert options(state) == {"pick colossus", "pick mausoleum"}


def test_wonder_of_another_group_cannot_be_picked():  # SW-3.4
    state = drafting()
    with pytest.raises(IllegalMove, match="pick pyramids"):
        play(state, "pick pyramids")


def test_fourth_pick_is_made_for_the_player():  # SW-3.4
    state = position(decision="draft_wonder", cities=[city(wonders="colossus"), city(wonders="piraeus")],
                     group=["mausoleum", "sphinx"])  # fmt: skip
    play(state, "pick sphinx")
    assert wonders(state, 0) == {"colossus", "mausoleum"}
    assert phase(state) == "deal_wonders"


def test_four_unbuilt_wonders_each():  # SW-3.5
    state = drafting()
    picks(state, GROUP)
    play(state, "wonders " + " ".join(SECOND))
    picks(state, SECOND)
    assert wonders(state, 0) == {"colossus", "sphinx", "great_library", "pyramids"}
    assert wonders(state, 1) == {"mausoleum", "piraeus", "appian_way", "statue_of_zeus"}
    assert built(state, 0) == built(state, 1) == {}


def test_wonders_are_open():  # SW-3.5
    state = drafting()
    play(state, "pick sphinx")
    for viewer in (0, 1, SPECTATOR):
        view = GAME.view(state, viewer)
        assert [own.wonder for own in view.cities[0].wonders] == ["sphinx"]
        assert view.draft == ("colossus", "mausoleum", "piraeus")
