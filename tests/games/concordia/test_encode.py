"""The observation, where random games seldom come."""

from __future__ import annotations

from array import array

from tests.games.concordia.helpers import GAME, given, player


def test_a_colonist_in_the_first_city_is_in_no_storehouse():
    """It is number 0: what is stored has -1."""
    state = given(player(houses="isca_d", land="isca_d"), player(), player(), colonist_placement="any")
    names = GAME.observation_names(3)
    numbers = array("f", bytes(4 * len(names)))
    state.observe(0, numbers)
    third = array("f", [1 / 3])[0]
    assert numbers[names.index("my_in_cities land isca_d|bauzanum")] == third
    assert numbers[names.index("my_stored land")] == 2 * third
