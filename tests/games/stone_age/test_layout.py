"""Every place stands on the table, and can be reached with the keyboard."""

from __future__ import annotations

from antiqua.games.geometry import neighbours
from antiqua.games.stone_age import layout
from tests.games.stone_age.helpers import GAME, building, given, play, random_game, turn


def test_everything_stands_on_the_table(many):
    for seed in range(many(6)):
        last = random_game(2 + seed % 3, seed)[-1]
        for place in layout.places(GAME.view(last, 0)).values():
            assert place.x - place.width / 2 >= 0
            assert place.x + place.width / 2 <= layout.WIDTH + 0.01
            assert place.y - place.height / 2 >= 0
            assert place.y + place.height / 2 <= layout.HEIGHT + 0.01


def test_cards_get_cheaper_to_the_right():  # SA-1.5
    known = layout.places(GAME.view(given(), 0))
    xs = [known[f"place-card_{space}"].x for space in (4, 3, 2, 1)]
    assert xs == sorted(xs)


def test_the_board_has_as_many_stacks_as_players():  # SA-2.2
    for players in (2, 3, 4):
        known = layout.places(GAME.view(given(players), 0))
        assert sum(id.startswith("place-building") for id in known) == players


def test_where_to_click():
    def first(state) -> dict[str, tuple[str, ...]]:
        decision = GAME.decision(state, state.active)
        assert decision is not None
        return {choice.move: choice.places for choice in decision.choices}

    assert first(given())["place 2 hut"] == ("place-hut",)
    paying = first(building("open_1_7_a", wood=2))
    assert paying["pay wood"] == ("stock-1-wood", "place-building_1")
    assert paying["decline"] == ("place-building_1",)
    card = "one_use_tool_4_tool_maker_1"
    rolled = play(turn(tribe={"places": {"river": 1}, "tools": [2, 1, 1], "cards": [card]}), "roll 3")
    assert first(rolled)["tool 2"] == ("tool-1-2", "dice")
    assert first(rolled)["one_use 4"] == (f"card-{card}", "dice")
    assert first(rolled)["gather"] == ("dice", "stock-1-gold")


def test_arrow_keys_lead_everywhere(many):
    for seed in range(many(6)):
        for state in random_game(2 + seed % 3, seed)[::11]:
            if state.to_play < 0:
                continue
            decision = GAME.decision(state, state.active)
            assert decision is not None
            clickable = {choice.places[0] for choice in decision.choices}
            arrows = neighbours(layout.places(GAME.view(state, state.active)), clickable)
            reached, new = set[str](), [next(iter(arrows))]
            while new:
                reached.add(here := new.pop())
                new += [there for there in arrows[here].values() if there not in reached]
            assert reached == clickable, clickable - reached
