"""What wonders do when they are constructed (SW-8)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from antiqua.games.seven_wonders_duel.position import position
from antiqua.games.seven_wonders_duel.rules import Duel
from antiqua.kernel.errors import IllegalMove
from antiqua.kernel.rng import Rng
from tests.games.seven_wonders_duel.helpers import (
    GAME,
    RICH,
    WONDER,
    board_tokens,
    boxed_tokens,
    built,
    can,
    cards,
    city,
    coins,
    cost,
    discarded,
    given,
    moves_at_random,
    new_game,
    options,
    phase,
    play,
    points,
    prices,
    reveal,
    tokens,
    told,
    turn,
)


def building(
    wonder: str, own: dict[str, Any] | None = None, rival: dict[str, Any] | None = None, **facts: Any
) -> Duel:
    """Player 1, rich, has just constructed `wonder` with the arsenal; whatever it asks is still to be answered."""
    p1 = {"coins": RICH, **(own or {})}
    p1["wonders"] = [wonder]
    return play(given("arsenal", p1, rival, **facts), f"wonder {wonder} with arsenal")


PRICE = {
    wonder: 2 * sum(entry["cost"].values()) for wonder, entry in WONDER.items()
}  # nobody produces anything


@pytest.mark.parametrize("wonder", WONDER)
def test_what_each_wonder_gives(wonder):  # SW-8.2, SW-8.3, SW-8.4, SW-8.6, SW-8.7, SW-8.8, SW-8.9
    """Coins, opponent's loss, shields, points, extra turn; as printed, for a player with nothing else."""
    gains = {"appian_way": 3, "hanging_gardens": 6, "temple_of_artemis": 12}
    shields = {"circus_maximus": 1, "statue_of_zeus": 1, "colossus": 2}
    again = {"appian_way", "hanging_gardens", "piraeus", "sphinx", "temple_of_artemis"}
    vp = {
        "appian_way": 3,
        "circus_maximus": 3,
        "colossus": 3,
        "great_library": 4,
        "great_lighthouse": 4,
        "hanging_gardens": 3,
        "mausoleum": 2,
        "piraeus": 2,
        "pyramids": 9,
        "sphinx": 6,
        "statue_of_zeus": 3,
        "temple_of_artemis": 0,
    }
    state = building(wonder, {"coins": RICH})
    if wonder == "great_library":
        play(state, GAME.notation(state, state.legal_actions()[0]))
        play(state, "take philosophy" if can(state, "take philosophy") else sorted(options(state))[0])
    reveal(state)
    extra = 6 if tokens(state, 0) & {"agriculture", "urbanism"} else 0
    assert coins(state) == (
        RICH - PRICE[wonder] + gains.get(wonder, 0) + extra,
        4 if wonder == "appian_way" else 7,
    )
    assert state.pawn == shields.get(wonder, 0)
    assert points(state, 0)["wonders"] == vp[wonder]
    assert state.to_play == (0 if wonder in again else 1)
    assert built(state, 0) == {wonder: "arsenal"}


def test_order_of_effects():  # SW-8.1
    """Pay, seventh wonder, coins and loss, then shields."""
    p1 = city(built="sphinx pyramids piraeus", wonders="appian_way", coins=RICH)
    p2 = city(built="circus_maximus great_library mausoleum", wonders="colossus", tokens="economy")
    happened = [
        type(event).__name__ for event in told(given("arsenal", p1, p2), "wonder appian_way with arsenal")
    ]
    assert happened == ["WonderConstructed", "CoinsGained", "WonderRemoved", "CoinsGained", "CoinsLost"]
    zeus = given("arsenal", city(wonders="statue_of_zeus", coins=RICH), city("quarry clay_pool"), pawn=2)
    happened = [
        type(event).__name__ for event in told(zeus, "wonder statue_of_zeus with arsenal", "destroy quarry")
    ]
    assert happened == ["WonderConstructed", "PawnMoved", "CoinsLost", "CardDestroyed"]


def test_sub_decision_comes_before_the_extra_turn():  # SW-8.1
    state = building("statue_of_zeus", city(tokens="theology", coins=RICH), city("quarry clay_pool"))
    assert phase(state) == "choose_opponent_card"
    reveal(play(state, "destroy quarry"))
    assert (phase(state), state.to_play) == ("play_card", 0)


@pytest.mark.parametrize(("before", "after"), [(7, 4), (3, 0), (2, 0), (0, 0)])
def test_appian_way(before, after):  # SW-8.2
    state = building("appian_way", rival=city(coins=before))
    assert coins(state) == (RICH - 10 + 3, after)


@pytest.mark.parametrize(
    ("wonder", "targets"),
    [
        pytest.param("circus_maximus", {"glassworks", "press"}, id="circus-grey"),
        pytest.param("statue_of_zeus", {"quarry", "sawmill"}, id="zeus-brown"),
    ],
)
def test_builder_chooses_a_card_of_the_opponent(wonder, targets):  # SW-8.3, SW-8.4
    rival = city("glassworks press quarry sawmill altar guard_tower tavern")
    for target in targets:
        state = building(wonder, city("drying_room clay_pool", coins=RICH), rival)
        assert (phase(state), state.to_play) == ("choose_opponent_card", 0)
        assert options(state) == {f"destroy {name}" for name in targets}
        play(state, f"destroy {target}")
        assert target not in cards(state, 1)
        assert discarded(state) == {target}
        assert len(cards(state, 1)) == 6
        assert cards(state, 0) == {"drying_room", "clay_pool"}


@pytest.mark.parametrize(("wonder", "only"), [("circus_maximus", "press"), ("statue_of_zeus", "quarry")])
def test_only_card_is_destroyed_without_asking(wonder, only):  # SW-8.5
    state = building(wonder, rival=city(f"{only} altar"))
    assert phase(state) != "choose_opponent_card"
    assert discarded(state) == {only}


@pytest.mark.parametrize(
    ("wonder", "others"),
    [("circus_maximus", "quarry sawmill altar"), ("statue_of_zeus", "press glassworks tavern")],
)
def test_no_such_card_no_pick(wonder, others):  # SW-8.5
    state = building(wonder, rival=city(others))
    assert phase(state) == "reveal_card"
    assert discarded(state) == set()
    assert cards(state, 1) == {*others.split()}


def test_pick_cannot_be_declined():  # SW-8.5
    state = building("statue_of_zeus", rival=city("quarry sawmill"))
    assert options(state) == {"destroy quarry", "destroy sawmill"}
    with pytest.raises(IllegalMove, match="destroy clay_pool"):
        play(state, "destroy clay_pool")


def test_loss_takes_effect_at_once():  # SW-8.5
    rival = city("sawmill lumber_yard")
    state = given("arsenal", city(wonders="statue_of_zeus", coins=RICH), rival)
    assert prices(state, 0)["wood"] == 5
    play(state, "wonder statue_of_zeus with arsenal", "destroy sawmill")
    assert prices(state, 0)["wood"] == 3
    assert state.price_of_card(1, 61)[1] == 8  # town hall: the rival now buys a wood and three stone
    guild = position(age=3, cities=[city("shipowners_guild", coins=0), city("sawmill quarry", coins=0)])
    assert points(guild, 0)["purple"] == 2


def test_lost_card_no_longer_counts():  # SW-8.5
    p1 = city("shipowners_guild", wonders="statue_of_zeus", coins=RICH)
    state = given("palace", p1, city("sawmill quarry clay_pool"))
    assert points(state, 0)["purple"] == 3
    play(state, "wonder statue_of_zeus with palace", "destroy quarry")
    assert points(state, 0)["purple"] == 2


def test_coins_earned_by_a_lost_card_are_kept():  # SW-8.5
    """Player 2 gets 2 coins for each brown card by the port; then Zeus destroys one of them."""
    p1 = city(wonders="statue_of_zeus", coins=RICH)
    p2 = city("lumber_yard quarry glassworks press", coins=0)
    state = given("port", p1, p2, to_play=1, layout={18: "palace"})
    turn(state, "build port")
    assert coins(state)[1] == 4
    turn(state, "wonder statue_of_zeus with palace", "destroy quarry")
    assert coins(state)[1] == 4


def test_colossus_pyramids_sphinx():  # SW-8.6
    assert building("colossus").pawn == 2
    assert points(building("pyramids"), 0)["wonders"] == 9
    sphinx = reveal(building("sphinx"))
    assert sphinx.to_play == 0
    assert points(sphinx, 0)["wonders"] == 6


def test_hanging_gardens_and_temple_of_artemis():  # SW-8.6
    gardens = reveal(building("hanging_gardens"))
    assert coins(gardens) == (RICH - 8 + 6, 7)
    assert gardens.to_play == 0
    temple = reveal(building("temple_of_artemis"))
    assert coins(temple) == (RICH - 8 + 12, 7)
    assert temple.to_play == 0
    assert points(temple, 0)["wonders"] == 0


def test_great_lighthouse_and_piraeus_produce_for_their_owner_only():  # SW-8.7
    assert cost("baths", city(built="great_lighthouse")) == 0
    assert cost("walls", city(built="great_lighthouse")) == 2
    assert cost("apothecary", city(built="piraeus")) == 0
    assert cost("baths", {}, city(built="great_lighthouse piraeus")) == 2
    assert reveal(building("piraeus")).to_play == 0
    assert reveal(building("great_lighthouse")).to_play == 1


def test_great_library_draws_three_of_the_box():  # SW-8.8
    board = ["agriculture", "architecture", "economy", "law", "masonry"]
    state = building("great_library", board_tokens=board)
    chances = state.chance_outcomes()
    assert [odds for _, odds in chances] == [Fraction(1, 10)] * 10
    drawn = {GAME.notation(state, outcome) for outcome, _ in chances}
    assert {name for text in drawn for name in text.split()[1:]} == boxed_tokens(state)
    play(state, "library mathematics strategy theology")
    assert (phase(state), state.to_play) == ("choose_library", 0)
    assert options(state) == {"take mathematics", "take strategy", "take theology"}


def test_great_library_token_is_gained_and_the_others_go_back():  # SW-8.8
    board = ["agriculture", "architecture", "economy", "law", "masonry"]
    state = building("great_library", board_tokens=board)
    play(state, "library urbanism mathematics philosophy", "take urbanism")
    assert tokens(state, 0) == {"urbanism"}
    assert coins(state)[0] == RICH - 10 + 6
    assert board_tokens(state) == {*board}
    assert boxed_tokens(state) == {"mathematics", "philosophy", "strategy", "theology"}


def test_mausoleum_revives_any_discarded_card():  # SW-8.9
    pile = ["walls", "altar", "guard_tower", "sawmill"]
    state = building("mausoleum", discarded=pile)
    assert (phase(state), state.to_play) == ("choose_discarded", 0)
    assert options(state) == {f"revive {card}" for card in pile}
    play(state, "revive walls")
    assert cards(state, 0) == {"walls"}
    assert state.pawn == 2
    assert coins(state)[0] == RICH - 10
    assert discarded(state) == {"altar", "guard_tower", "sawmill"}


def test_mausoleum_finds_only_what_was_discarded():  # SW-8.9
    """Not the cards tucked under wonders, not the one just used, not those that left the game unseen."""
    p1: dict[str, Any] = {"built": {"sphinx": "tavern"}, "coins": RICH}
    state = building("mausoleum", p1, discarded=["altar", "baths"])
    assert options(state) == {"revive altar", "revive baths"}


def test_mausoleum_revives_cards_discarded_by_either_player_or_destroyed():  # SW-8.9
    p1 = city(wonders="mausoleum statue_of_zeus", coins=RICH)
    state = given("palace", p1, city("quarry"), layout={18: "arsenal"})
    turn(state, "wonder statue_of_zeus with palace", "discard arsenal")  # the only brown card is gone
    free = sorted(text.split()[1] for text in options(state) if text.startswith("discard"))[0]
    turn(state, f"discard {free}")
    own = sorted(text for text in options(state) if text.startswith("discard"))
    turn(state, own[0])
    used = sorted(text.split()[-1] for text in options(state) if text.startswith("wonder mausoleum"))[0]
    play(state, f"wonder mausoleum with {used}")
    assert options(state) == {f"revive {card}" for card in ("quarry", "arsenal", free, own[0].split()[1])}


def test_mausoleum_is_mandatory():  # SW-8.9
    state = building("mausoleum", discarded=["altar"])
    assert cards(state, 0) == {"altar"}
    assert discarded(state) == set()


def test_mausoleum_is_free_and_pays_no_economy():  # SW-8.9
    state = building("mausoleum", rival=city(tokens="economy", coins=0), discarded=["palace", "town_hall"])
    assert coins(state) == (RICH - 10, 10)  # the wonder itself is paid for
    play(state, "revive town_hall")
    assert coins(state) == (RICH - 10, 10)


def test_theology_makes_later_wonders_play_again():  # SW-8.10
    assert reveal(building("pyramids", city(tokens="theology", coins=RICH))).to_play == 0
    assert reveal(building("pyramids", rival=city(tokens="theology"))).to_play == 1


def test_constructed_wonder_is_never_lost(many):  # SW-8.11
    for seed in range(many(20)):
        before: list[set[str]] = [set(), set()]
        for state in moves_at_random(new_game(), Rng(seed)):
            now = [set(built(state, seat)) for seat in range(2)]
            assert all(before[seat] <= now[seat] for seat in range(2))
            before = now
