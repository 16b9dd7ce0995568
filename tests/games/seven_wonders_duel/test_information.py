"""Who knows what (SW-17)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from antiqua.games.game import Move
from antiqua.games.seven_wonders_duel.events import BackShown, LibraryDrawn
from antiqua.games.seven_wonders_duel.position import position
from antiqua.games.seven_wonders_duel.rules import Duel
from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import SPECTATOR
from tests.games.seven_wonders_duel.helpers import (
    CARD,
    GAME,
    RICH,
    TOKEN,
    Recorder,
    boxed_tokens,
    city,
    given,
    moves_at_random,
    new_game,
    options,
    phase,
    play,
    slots,
)

EVERYBODY = (0, 1, SPECTATOR)


def test_open_to_everybody():  # SW-17.1
    p1 = {"cards": ["altar"], "built": {"sphinx": "tavern"}, "coins": 3, "tokens": ["law"]}
    state = position(
        age=2, cities=[p1, city("quarry", coins=5)], pawn=-2, discarded=["baths"], layout={19: "walls"}
    )
    for viewer in EVERYBODY:
        view = GAME.view(state, viewer)
        assert [side.coins for side in view.cities] == [3, 5]
        assert [group.cards for group in view.cities[0].cards] == [("altar",)]
        assert [(own.wonder, own.tucked) for own in view.cities[0].wonders if own.built] == [
            ("sphinx", "tavern")
        ]
        assert view.cities[0].tokens == ("law",)
        assert view.pawn == -2
        assert view.discarded == ("baths",)
        assert view.slots[19].card == "walls"
        assert view.to_play == 0
        assert len(view.tokens) == 4


def test_face_down_cards_are_in_nobodys_view_nor_in_the_position():  # SW-17.2
    """What is face down is not decided yet: the whole position does not know it."""
    state = position(age=2)
    for viewer in EVERYBODY:
        for slot in GAME.view(state, viewer).slots:
            assert (slot.card is None) == (slot.shows == "down")
    assert slots(state).count("down") == 8
    seen = {name for name in slots(state) if name in CARD}
    assert len(GAME.view(state, 0).unseen) == 23 - len(seen)


def test_removed_cards_are_not_known():  # SW-17.2
    """Any of the 11 unseen cards may lie in a face-down slot of Age II, each as likely as the others."""
    state = position(age=2, layout={18: "walls"})
    play(state, "discard walls")
    assert phase(state) == "reveal_card"
    chances = state.chance_outcomes()
    assert {odds for _, odds in chances} == {Fraction(1, 11)}
    assert len(chances) == 11


def test_card_that_was_seen_is_not_among_the_unseen():  # SW-17.2
    state = play(new_game(wonders="first_game"), "tokens agriculture economy law masonry theology")
    assert len(options(state)) == 23
    play(state, "reveal tavern")
    assert len(options(state)) == 22
    assert "reveal tavern" not in options(state)
    assert "tavern" not in GAME.view(state, SPECTATOR).unseen


def test_second_group_is_hidden_before_it_is_dealt():  # SW-17.2
    state = play(new_game(), "tokens agriculture economy law masonry theology",
                 "wonders sphinx piraeus colossus mausoleum")  # fmt: skip
    for viewer in EVERYBODY:
        view = GAME.view(state, viewer)
        assert view.draft == ("colossus", "mausoleum", "piraeus", "sphinx")
        assert view.undealt_wonders == 8


@pytest.mark.parametrize("seed", range(6))
def test_guild_backs_show(seed):  # SW-17.3
    """In Age III everybody sees which face-down slots hold guilds; with the open ones they are three."""
    for state in moves_at_random(new_game(), Rng(seed)):
        if state.age == 3 and phase(state) == "choose_age_starter":
            break
    else:
        pytest.skip("this game has no such moment")
    open_guilds = [name for name in slots(state) if name in CARD and CARD[name]["back"] == "guild"]
    assert len(open_guilds) + slots(state).count("guild") == 3
    for viewer in EVERYBODY:
        shows = [slot.shows for slot in GAME.view(state, viewer).slots]
        assert [show == "down_guild" for show in shows] == [name == "guild" for name in slots(state)]
        assert shows.count("down") + shows.count("down_guild") == 8


def test_back_tells_what_may_be_turned_up():  # SW-17.3
    for back, kind in (("guild", "guild"), ("down", "age_3")):
        layout = {19: "palace", **dict.fromkeys((2, 3, 4), "guild"), 17: "down"}
        if back == "guild":
            layout = {19: "palace", 2: "guild", 3: "guild", 4: "down", 17: "guild"}
        state = play(position(age=3, layout=layout), "discard palace")
        assert {CARD[text.split()[1]]["back"] for text in options(state)} == {kind}


def test_backs_are_dealt_with_the_right_odds():  # SW-17.3
    """Slots 0 and 1 are open; then the first back is a guild with 3 in 18, if no guild is open yet."""
    for state in moves_at_random(new_game(), Rng(2)):
        if state.age == 3 and phase(state) == "deal_back":
            break
    open_guilds = len([name for name in slots(state) if name in CARD and CARD[name]["back"] == "guild"])
    odds = {GAME.notation(state, outcome): chance for outcome, chance in state.chance_outcomes()}
    assert odds == {"back guild": Fraction(3 - open_guilds, 18), "back age": Fraction(15 + open_guilds, 18)}


def test_backs_are_shown_to_everybody():  # SW-17.3
    state = new_game(wonders="first_game")
    state.listener = recorder = Recorder()
    for _ in moves_at_random(state, Rng(4)):
        pass
    shown = [event for event in recorder.events if isinstance(event, BackShown)]
    assert len(shown) == 8
    assert all(event.seen_by is None for event in shown)


BOARD = ["agriculture", "architecture", "economy", "law", "masonry"]


def library() -> Duel:
    """Player 2 has built the Great Library; its draw is pending."""
    state = given("tavern", {}, city(wonders="great_library", coins=RICH), to_play=1, board_tokens=BOARD)
    return play(state, "wonder great_library with tavern")


def test_boxed_tokens_are_deducible():  # SW-17.4
    state = library()
    assert boxed_tokens(state) == TOKEN.keys() - {*BOARD}
    for viewer in EVERYBODY:
        assert {*GAME.view(state, viewer).boxed} == TOKEN.keys() - {*BOARD}


def test_library_draw_is_for_its_builder():  # SW-17.4
    state = play(library(), "library mathematics strategy theology")
    assert GAME.view(state, 1).library == ("mathematics", "strategy", "theology")
    for viewer in (0, SPECTATOR):
        assert GAME.view(state, viewer).library == ()
        decision = GAME.decision(state, viewer)
        assert decision is not None
        assert decision.choices == ()


def test_library_draw_in_events_and_records():  # SW-17.4
    state = library()
    draw: Move = GAME.read("library mathematics strategy theology")
    assert [GAME.sees(state, viewer, draw) for viewer in EVERYBODY] == [False, True, False]
    assert GAME.veil(draw) == "library ? ? ?"
    state.listener = recorder = Recorder()
    play(state, "library mathematics strategy theology", "take strategy")
    (event,) = [event for event in recorder.events if isinstance(event, LibraryDrawn)]
    assert event.seen_by == (1,)


def test_chosen_token_is_public():  # SW-17.4
    state = play(library(), "library mathematics strategy theology")
    take = GAME.read("take strategy")
    assert all(GAME.sees(state, viewer, take) for viewer in EVERYBODY)
    play(state, "take strategy")
    for viewer in EVERYBODY:
        assert GAME.view(state, viewer).cities[1].tokens == ("strategy",)
        assert GAME.view(state, viewer).library == ()


def test_everything_else_is_the_same_for_both(many):  # SW-17.5
    for seed in range(many(30)):
        for state in moves_at_random(new_game(), Rng(seed)):
            if phase(state) != "choose_library":
                before = state.fingerprint()
                for viewer in EVERYBODY:
                    resampled = state.clone()
                    resampled.resample(viewer, Rng(seed))
                    assert resampled.fingerprint() == before  # nothing is there that could be drawn anew


def test_resampling_the_draw():  # SW-17.5
    """The opponent may imagine any of the ten draws; the builder knows his."""
    state = play(library(), "library mathematics strategy theology")
    imagined = set()
    for seed in range(200):
        copy = state.clone()
        copy.resample(0, Rng(seed))
        imagined.add(GAME.view(copy, 1).library)
        assert GAME.view(copy, 0) == GAME.view(state, 0)
        own = state.clone()
        own.resample(1, Rng(seed))
        assert own == state
    assert len(imagined) == 10
    assert all({*draw} <= boxed_tokens(state) for draw in imagined)


def test_future_cards_are_drawn_from_the_unseen_pool():  # SW-17.5
    """The same position may go on with any unseen card: none of them is fixed."""
    state = play(position(age=2, layout={18: "walls"}), "discard walls")
    drawn = {state.sample_chance(Rng(seed)) for seed in range(300)}
    assert drawn == set(state.legal_actions())
