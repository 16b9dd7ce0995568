"""Every decision, option, event and ending can be read in every language, and says what is true."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, cast

import pytest

from antiqua import i18n
from antiqua.games.game import Choice, Event, Message
from antiqua.games.seven_wonders_duel import events, payment, tables, words
from antiqua.games.seven_wonders_duel.constants import CATEGORIES, ENDINGS, PHASES
from antiqua.games.seven_wonders_duel.rules import Duel
from antiqua.kernel.bits import members
from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import CHANCE, OVER
from tests.games.seven_wonders_duel.helpers import (
    GAME,
    RICH,
    Recorder,
    city,
    given,
    last_card,
    moves_at_random,
    phase,
    play,
)

ISOLATES = re.compile("[\u2066-\u2069]")
LEFTOVER = re.compile(r"swd-|list-|\{|\$|None|_")
COMPONENTS = [*tables.CARDS, *tables.WONDERS, *tables.TOKENS]

every_language = pytest.mark.parametrize("lang", i18n.LANGUAGES)


pytestmark = pytest.mark.usefixtures("strict_words")


def start(**options: Any) -> Duel:
    return cast(Duel, GAME.start(**options))


def read(message: Message | None, lang: str = "en") -> str:
    """The message as a person reads it; anything that is not language fails."""
    assert message is not None
    text = ISOLATES.sub("", i18n.catalogue(lang).message(message))
    assert text.strip() == text != ""
    assert not LEFTOVER.search(text), text
    assert lang != "fa" or not re.search("[A-Za-z0-9]", text), text
    assert lang != "ru" or not re.search("[A-HJ-UWYZa-z]", text), text  # Roman numbers there are
    return text


def choices(state: Duel) -> dict[str, Choice]:
    """The options of whoever decides, by their notation."""
    decision = GAME.decision(state, state.active)
    assert decision is not None
    return {choice.move: choice for choice in decision.choices}


def detail(state: Duel, move: str, lang: str = "en") -> str:
    return read(choices(state)[move].detail, lang)


def question(state: Duel, lang: str = "en") -> str:
    return read(GAME.question(state), lang)


@pytest.fixture
def positions(many: Callable[[int], int]) -> Iterator[Duel]:
    """Every position of some random games."""
    return (state for seed in range(many(24)) for state in moves_at_random(start(), Rng(seed)))


# -- everything can be read -------------------------------------------------------------------------------------------


@every_language
def test_every_decision_can_be_read(lang: str, positions: Iterator[Duel]) -> None:
    for state in positions:
        if state.to_play == OVER:
            read(GAME.ending_message(state), lang)
            continue
        question(state, lang)
        found = list(choices(state).values())
        labels = [read(choice.label, lang) for choice in (found if state.to_play != CHANCE else found[:12])]
        assert len(set(labels)) == len(labels)
        for choice in found if state.to_play != CHANCE else []:
            assert choice.detail is None or read(choice.detail, lang).endswith(".")


@every_language
def test_every_event_can_be_read(lang: str, many: Callable[[int], int]) -> None:
    for seed in range(many(24)):
        state = start()
        state.listener = recorder = Recorder()
        *_, _last = moves_at_random(state, Rng(seed))
        for event in recorder.events:
            assert read(GAME.tell(event), lang).endswith(".")


EVENTS: list[Event] = [
    events.TokensDealt(("law", "economy")),
    events.WondersDealt(("sphinx", "piraeus")),
    events.WonderPicked(0, "sphinx"),
    events.AgeBegan(2),
    events.CardRevealed(3, "walls"),
    events.CardRevealed(3, "builders_guild"),
    events.BackShown(9, True),
    events.BackShown(9, False),
    events.StarterChosen(0, 1),
    events.LastPlayerStarts(1, 2),
    events.CardConstructed(0, "forum", 3, 2, False),
    events.CardConstructed(0, "tavern", 0, 0, False),
    events.CardConstructed(0, "temple", 0, 0, True),
    events.CardDiscarded(1, "press"),
    events.WonderConstructed(1, "sphinx", "press", 1),
    events.WonderConstructed(1, "sphinx", "press", 0),
    events.WonderRemoved(0, "sphinx"),
    *(events.CoinsGained(0, 5, why) for why in ("discard", "card", "guild", "wonder", "token")),
    *(events.CoinsGained(0, 5, why) for why in ("urbanism", "economy")),
    *(events.CoinsLost(0, coins, why) for why in ("wonder", "military") for coins in (0, 1, 2, 5)),
    events.PawnMoved(0, 3),
    events.TokenTaken(0, "law", False),
    events.TokenTaken(0, "law", True),
    events.LibraryDrawn(0, ("law", "economy", "theology")),
    events.CardDestroyed(1, "press"),
    events.CardRevived(0, "press"),
    events.PlaysAgain(1),
    *(events.GameEnded(reason, (0, 1) if reason == "shared" else (1,)) for reason in ENDINGS[1:]),
]


@every_language
def test_every_kind_of_event_is_told(lang: str) -> None:
    kinds = {
        kind
        for kind in vars(events).values()
        if isinstance(kind, type) and kind.__module__ == events.__name__
    }
    assert {type(event) for event in EVENTS} == kinds
    told = [read(GAME.tell(event), lang) for event in EVENTS]
    assert len(set(told)) == len(told)


def test_players_are_messages_so_that_names_can_take_their_place() -> None:
    message = words.tell(events.StarterChosen(0, 1))
    assert message.args == {
        "player": Message("player", {"number": 1}),
        "starter": Message("player", {"number": 2}),
    }


def test_events_in_three_languages() -> None:
    event = events.CardConstructed(0, "forum", 3, 2, False)
    assert [read(words.tell(event), lang) for lang in i18n.LANGUAGES] == [
        "Player 1 constructs “Forum” for 5 coins.",
        "بازیکن ۱ «میدان‌گاه» را با ۵ سکّه می‌سازد.",
        "Игрок 1 строит карту «Форум» за 5 монет.",
    ]


# -- what is pending --------------------------------------------------------------------------------------------------


def questions() -> dict[str, Duel]:
    """A position for every phase but the last."""
    rich = city(wonders="great_library mausoleum circus_maximus", coins=RICH)
    build = {
        "draw_library": "wonder great_library with arsenal",
        "choose_discarded": "wonder mausoleum with arsenal",
        "choose_opponent_card": "wonder circus_maximus with arsenal",
    }
    table = given("arsenal", rich, city("glassworks press"), discarded=["tavern", "baths"])
    found = {PHASES[0]: start(), "play_card": table}
    found |= {name: play(table.clone(), move) for name, move in build.items()}
    found["choose_library"] = play(found["draw_library"].clone(), "library philosophy theology urbanism")
    found["deal_wonders"] = play(start(), "tokens law economy strategy theology urbanism")
    found["draft_wonder"] = play(found["deal_wonders"].clone(), "wonders sphinx piraeus colossus pyramids")
    found["deal_card"] = play(start(wonders="first_game"), "tokens law economy strategy theology urbanism")
    found["choose_age_starter"] = given(decision="choose_age_starter", age=2, pawn=2)
    found["choose_progress"] = play(
        given("school", city("apothecary sawmill drying_room press")), "build school"
    )
    found["reveal_card"] = play(table.clone(), "discard arsenal")
    age_3 = last_card("walls", city(), city(), to_play=1)
    play(age_3, *(move for move in choices(age_3) if move.startswith("discard")))
    play(age_3, "reveal arsenal", "reveal port")
    found["deal_back"] = age_3
    return found


def test_every_phase_has_its_question() -> None:  # SW-13
    found = questions()
    assert set(found) == set(PHASES) - {"game_over"}
    for name, state in found.items():
        assert phase(state) == name
        assert read(GAME.question(state)), name
    said = {lang: {question(state, lang) for state in found.values()} for lang in i18n.LANGUAGES}
    assert {len(texts) for texts in said.values()} == {len(found)}


def test_the_question_says_who_chooses_what() -> None:  # SW-13
    found = questions()
    assert question(found["draft_wonder"]) == "Player 1 chooses a wonder."
    assert question(found["choose_age_starter"]) == "Age II: Player 2 decides who begins."  # SW-11.3
    assert question(found["choose_opponent_card"]) == (
        "Player 1 puts a grey card of the opponent’s city on the discard pile."
    )
    assert question(found["deal_card"]) == (
        "Age I. Row 1 from the top, card 1 from the left: which card is dealt face up?"
    )
    assert question(found["reveal_card"]) == (
        "Age III. Row 6 from the top, card 3 from the left: which card is turned up?"
    )
    assert question(found["draw_library"]) == "Player 1 draws progress tokens from the box: which 3 are they?"


def test_a_zeus_question_names_the_other_colour() -> None:  # SW-8.4
    state = given("arsenal", city(wonders="statue_of_zeus", coins=RICH), city("quarry stone_pit"))
    assert "brown" in question(play(state, "wonder statue_of_zeus with arsenal"))


def test_chance_is_asked_what_the_cards_show() -> None:  # SW-17.3
    found = questions()
    backs = choices(found["deal_back"])
    assert {move: read(choice.label) for move, choice in backs.items()} == {
        "back age": "The back of an Age III card",
        "back guild": "The back of a guild",
    }
    for move, choice in choices(found["reveal_card"]).items():
        assert read(choice.label) == i18n.text(f"swd-card-{move.removeprefix('reveal ')}")
    tokens = choices(found["deal_tokens"])
    assert len(tokens) == 252
    assert read(tokens["tokens agriculture architecture economy law masonry"].label) == (
        "Agriculture, Architecture, Economy, Law, Masonry"
    )


# -- what an option costs ---------------------------------------------------------------------------------------------


def test_the_cost_of_an_option_is_what_leaves_the_treasury(
    positions: Iterator[Duel],
) -> None:  # SW-5.2, SW-6.8
    for state in positions:
        for move, choice in choices(state).items() if state.to_play >= 0 else ():
            if choice.cost is None:
                assert move.split()[0] not in ("build", "wonder", "revive")
                continue
            before = state.cities()[state.active].coins
            after = state.clone()
            after.listener = recorder = Recorder()
            after.perform(choice.action)
            gained = sum(
                event.coins
                for event in recorder.events
                if isinstance(event, events.CoinsGained) and event.seat == state.active
            )
            assert before - choice.cost + gained == after.cities()[state.active].coins
            assert choice.cost <= before  # SW-6.11


def test_the_purchases_told_make_up_the_trade(positions: Iterator[Duel]) -> None:  # SW-6.9
    for number, state in enumerate(positions):
        for seat in range(2 if number % 5 == 0 else 0):
            for wonder in tables.WONDERS:
                price = state.price_of_wonder(seat, wonder.index)
                assert payment.payment(state, seat, wonder).trade == price
            for card in tables.CARDS:
                _, trade, chain = state.price_of_card(seat, card.index)
                assert chain or payment.payment(state, seat, card).trade == trade


def test_free_cards_and_printed_coins() -> None:  # SW-6.1
    state = given("lumber_yard", layout={18: "stone_pit"})
    assert detail(state, "build lumber_yard").startswith("It costs nothing.")
    assert detail(state, "build stone_pit").startswith("Printed cost: 1 coin.")
    assert [choices(state)[move].cost for move in ("build lumber_yard", "build stone_pit")] == [0, 1]


def test_what_is_bought_is_told_good_by_good() -> None:  # SW-6.3, A9
    state = given("caravansery", city(), city("glassworks"))
    assert choices(state)["build caravansery"].cost == 7
    assert detail(state, "build caravansery").startswith(
        "Printed cost: 2 coins. Bought from the bank: 1 glass for 3 coins, 1 papyrus for 2 coins."
    )


def test_production_is_told() -> None:  # SW-6.2
    state = given("baths", city("quarry"))
    assert detail(state, "build baths").startswith("Your city produces everything it needs.")


def test_production_by_choice_and_a_discount_are_told() -> None:  # SW-6.7, C5
    state = given("palace", city("caravansery", tokens="masonry"), city("shelf_quarry sawmill clay_pool"))
    assert choices(state)["build palace"].cost == 4
    assert detail(state, "build palace").startswith(
        "Supplied by production of your choice: 1 wood. Saved by “Masonry”: 1 clay, 1 stone. "
        "Bought from the bank: 2 glass for 4 coins."
    )


def test_a_chain_is_told() -> None:  # SW-6.6
    state = given("aqueduct", city("baths"))
    assert detail(state, "build aqueduct").startswith(
        "Free of charge: “Baths” in your city has the linking symbol “Drop”."
    )


def test_economy_says_who_gets_the_coins() -> None:  # SW-6.10
    state = given("baths", city(), city(tokens="economy"))
    assert detail(state, "build baths").startswith(
        "Bought, the coins going to Player 2 through “Economy”: 1 stone for 2 coins."
    )


def test_a_discard_says_what_it_brings() -> None:  # SW-5.3, A13
    state = given("aqueduct", city("tavern clay_reserve"))
    assert choices(state)["discard aqueduct"].cost is None
    assert detail(state, "discard aqueduct").startswith(
        "You take 4 coins: 2, and 1 for each yellow card in your city (2)."
    )
    assert detail(given("aqueduct"), "discard aqueduct").startswith("Take 2 coins from the bank.")


# -- what follows an option -------------------------------------------------------------------------------------------


def to_turn_up(state: Duel) -> int:
    """How many face-down cards lie free, and so will be turned up (SW-5.7)."""
    shown = [slot.shows for slot in GAME.view(state, 0).slots]
    covered_by = tables.LAYOUTS[state.age - 1].covered_by
    return sum(
        shows in ("down", "down_guild")
        and all(shown[above] == "empty" for above in members(covered_by[slot]))
        for slot, shows in enumerate(shown)
    )


def parts(message: Message | None) -> dict[str, Message]:
    """The sentences of a detail, by id."""
    found = {}
    while message is not None and message.id == "list-sentences":
        first, rest = message.args["first"], message.args["rest"]
        assert isinstance(first, Message)
        assert isinstance(rest, Message)
        found[first.id] = first
        message = rest
    return found | ({message.id: message} if message else {})


def test_an_option_says_how_many_cards_it_turns_up(positions: Iterator[Duel]) -> None:  # SW-5.7
    for state in positions:
        for choice in choices(state).values() if state.to_play >= 0 and state.age else ():
            after = state.clone()
            after.play(choice.action)
            said = parts(choice.detail).get("swd-then-reveals")
            if after.to_play == OVER or after.age != state.age:
                assert said is None
            else:
                assert to_turn_up(after) == (said.args["count"] if said else 0)


def test_one_and_two_cards_turned_up() -> None:  # SW-5.7, B3
    state = given(age=2)
    assert detail(state, f"discard {card_in(state, 18)}").endswith("Then 1 card is turned up.")
    play(state, f"discard {card_in(state, 18)}", "reveal school")
    assert detail(state, f"discard {card_in(state, 19)}").endswith("Then 2 cards are turned up.")


def card_in(state: Duel, slot: int) -> str:
    return tables.CARDS[state.slots[slot]].id


def test_coins_shields_and_losses_are_told() -> None:  # SW-7.2, SW-9.3, SW-9.4
    state = given("pretorium", city(coins=8), city(coins=4), pawn=5)
    said = parts(choices(state)["build pretorium"].detail)
    assert read(said["swd-then-pawn"]) == "The conflict pawn moves 3 spaces: third zone on Player 2’s side."
    assert read(said["swd-then-loses"]) == "Player 2 loses 4 coins."
    arena = given("arena", city("lumber_yard clay_pool quarry", built="sphinx colossus", coins=3))
    assert "Take 4 coins from the bank." in detail(arena, "build arena")  # C8
    temple = given("temple", city("altar", tokens="urbanism", coins=1))
    assert "Take 4 coins from the bank." in detail(temple, "build temple")  # C9


def test_another_turn_is_told_unless_it_is_lost() -> None:  # SW-5.9, SW-10.9
    again = "You take another turn at once."
    sphinx = city("clay_pool quarry glass_blower", wonders="sphinx")
    assert again in detail(given("arsenal", sphinx), "wonder sphinx with arsenal")
    assert again not in detail(last_card("arsenal", sphinx), "wonder sphinx with arsenal")
    colossus = city("brickyard clay_pool glassworks", wonders="colossus")
    assert again not in detail(given("arsenal", colossus), "wonder colossus with arsenal")
    colossus["tokens"] = ["theology"]
    assert again in detail(given("arsenal", colossus), "wonder colossus with arsenal")
    wins = given("arsenal", colossus, pawn=7)
    assert again not in detail(wins, "wonder colossus with arsenal")  # SW-5.8
    play(wins, "wonder colossus with arsenal")
    assert (wins.to_play, wins.again) == (OVER, False)
    assert not GAME.view(wins, 0).again
    mausoleum = city(wonders="mausoleum", tokens="theology", coins=RICH)
    revived = given("arsenal", mausoleum, discarded=["guard_tower"], pawn=8)
    assert again not in detail(revived, "wonder mausoleum with arsenal")


def test_the_next_choice_is_told() -> None:  # SW-5.6, SW-10.1
    pair = given("school", city("apothecary sawmill drying_room press"))
    assert "Then you take a progress token from the board." in detail(pair, "build school")
    rich = city(wonders="great_library mausoleum circus_maximus statue_of_zeus", coins=RICH)
    state = given("arsenal", rich, city("press"), discarded=["tavern", "baths"])
    assert "Draw 3 at random" in detail(state, "wonder great_library with arsenal")
    assert "from the discard pile" in detail(state, "wonder mausoleum with arsenal")
    assert "Choose a grey card" in detail(state, "wonder circus_maximus with arsenal")
    assert "Choose a brown card" not in detail(state, "wonder statue_of_zeus with arsenal")  # SW-8.5


def test_the_end_of_an_age_is_told() -> None:  # SW-11.2
    assert detail(last_card("baths"), "discard baths").endswith("Then the cards are laid out for Age II.")


def test_the_end_of_the_game_is_told() -> None:  # SW-9.6, SW-10.4, SW-12.1
    state = given("arsenal", city("sawmill brickyard clay_pool"), pawn=6)
    assert "Player 1 wins by military supremacy" in detail(state, "build arsenal")
    state = given("academy", city("workshop apothecary scriptorium pharmacist university", coins=RICH))
    assert "with 6 different science symbols." in detail(state, "build academy")
    state = last_card("arsenal", city("sawmill brickyard clay_pool"))
    assert detail(state, "discard arsenal").endswith("Then the game is over, and the points are counted.")


def test_a_draft_pick_says_what_the_wonder_costs_and_does() -> None:  # SW-3.4, SW-3.3
    state = given(decision="draft_wonder", group=["sphinx", "piraeus", "colossus", "pyramids"])
    assert detail(state, "pick sphinx") == (
        "Cost: 1 clay, 1 stone, 2 glass. You take another turn at once. Worth 6 victory points."
    )
    play(state, "pick sphinx", "pick piraeus")
    assert detail(state, "pick colossus").endswith("Then 4 more wonders are dealt.")


def test_a_revived_card_costs_nothing_and_says_what_it_gives() -> None:  # SW-8.9
    state = given("arsenal", city(wonders="mausoleum", coins=RICH), discarded=["aqueduct", "tavern"])
    play(state, "wonder mausoleum with arsenal")
    choice = choices(state)["revive aqueduct"]
    assert choice.cost == 0
    assert next(iter(parts(choice.detail))) == "swd-effect-points"
    assert "swd-effect-chain-free" not in parts(choice.detail)


def test_a_revived_card_is_told_as_it_will_be() -> None:  # SW-9.3, SW-9.6, SW-9.7, SW-14.1
    rich = city(wonders="mausoleum", tokens="strategy", coins=RICH)
    state = given("arsenal", rich, city(coins=1), pawn=2, discarded=["guard_tower", "walls", "tavern"])
    play(state, "wonder mausoleum with arsenal")
    assert "pawn moves 2 spaces" in detail(state, "revive guard_tower")
    assert "Player 2 loses 1 coin." in detail(state, "revive guard_tower")
    assert "shield" not in detail(state, "revive guard_tower")
    assert "Take 4 coins from the bank." in detail(state, "revive tavern")
    near = given("arsenal", rich, pawn=8, discarded=["guard_tower", "walls"])
    play(near, "wonder mausoleum with arsenal")
    assert "pawn moves 1 space:" in detail(near, "revive walls")


def test_who_begins_is_told_where_nobody_chooses() -> None:  # SW-11.3
    state = last_card("walls", to_play=1, age_start_tie="last_player_starts")
    state.listener = recorder = Recorder()
    play(state, "discard walls")
    for now in moves_at_random(state, Rng(1)):
        if now.phase == PHASES.index("play_card"):
            break
    (begins,) = [one for one in recorder.events if isinstance(one, events.LastPlayerStarts)]
    assert begins == events.LastPlayerStarts(state.to_play, 3) == events.LastPlayerStarts(1, 3)
    assert (
        read(GAME.tell(begins)) == "Age III is begun by Player 2, who took the last card of the age before."
    )


def test_an_option_in_three_languages() -> None:
    state = given("caravansery", city(), city("glassworks"))
    choice = choices(state)["build caravansery"]
    assert [read(choice.label, lang) for lang in i18n.LANGUAGES] == [
        "Construct “Caravansery”",
        "ساختنِ «کاروان‌سرا»",
        "Построить карту «Караван-сарай»",
    ]
    assert read(choice.detail, "fa") == (
        "هزینه‌ی نقدی: ۲ سکّه. خرید از بانک: ۱ شیشه به بهای ۳ سکّه، ۱ پاپیروس به بهای ۲ سکّه. سپس ۱ کارت رو می‌شود."
    )
    assert read(choice.detail, "ru") == (
        "Цена на карте: 2 монеты. Покупка у банка: 1 стекло за 3 монеты, 1 папирус за 2 монеты. "
        "Затем открывается 1 карта."
    )


# -- how it ended -----------------------------------------------------------------------------------------------------


def ended(state: Duel, *texts: str) -> str:
    play(state, *texts)
    assert state.to_play == OVER
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.message == GAME.ending_message(state) == GAME.question(state)
    for lang in i18n.LANGUAGES:
        read(outcome.message, lang)
    return read(outcome.message)


def test_military_supremacy() -> None:  # SW-9.6, SW-12.4
    assert ended(given("arsenal", city("sawmill brickyard clay_pool"), pawn=6), "build arsenal") == (
        "Player 1 wins by military supremacy: the conflict pawn has entered the opponent’s capital."
    )


def test_scientific_supremacy() -> None:  # SW-10.4
    state = given("academy", city("workshop apothecary scriptorium pharmacist university", coins=RICH))
    assert (
        ended(state, "build academy")
        == "Player 1 wins by scientific supremacy, with 6 different science symbols."
    )


def test_civilian_victory() -> None:  # SW-12.3
    """The last card cannot be afforded: it is discarded, and the points decide."""
    assert ended(last_card("arsenal", city("palace"), city("gardens"))) == (
        "Civilian victory: Player 1 has more points. Points: Player 1\u00a0–\u00a010, Player 2\u00a0–\u00a08."
    )


def test_tie_broken_by_blue_cards() -> None:  # SW-12.3, C29
    assert ended(last_card("arsenal", city("academy port", coins=3), city("gardens", coins=6))) == (
        "Civilian victory: the points are equal, and Player 2 has more of them on blue cards. "
        "Points: Player 1\u00a0–\u00a08, Player 2\u00a0–\u00a08. "
        "Points on blue cards: Player 1\u00a0–\u00a00, Player 2\u00a0–\u00a06."
    )


def test_shared_victory() -> None:  # SW-12.3
    assert ended(last_card("arsenal", city("gardens", coins=4), city("pantheon", coins=6))) == (
        "The points are equal, also those on blue cards: the players share the victory. "
        "Points: Player 1\u00a0–\u00a08, Player 2\u00a0–\u00a08. "
        "Points on blue cards: Player 1\u00a0–\u00a06, Player 2\u00a0–\u00a06."
    )


# -- the components ---------------------------------------------------------------------------------------------------


@every_language
@pytest.mark.parametrize("thing", COMPONENTS, ids=lambda thing: thing.id)
def test_every_component_says_what_it_does(lang: str, thing: Any) -> None:
    said = [read(message, lang) for message in words.effects(thing)]
    assert said
    assert len(set(said)) == len(said)
    assert all(sentence.endswith(".") for sentence in said)
    if not isinstance(thing, tables.Token):
        assert read(words.cost_of(thing), lang).endswith(".")


def effects(thing: Any) -> list[str]:
    return [read(message) for message in words.effects(thing)]


@pytest.mark.parametrize(
    ("name", "cost", "said"),
    [
        ("lumber_yard", "Cost: free.", ["Produces 1 wood."]),
        ("shelf_quarry", "Cost: 2 coins.", ["Produces 2 stone."]),
        (
            "caravansery",
            "Cost: 2 coins, 1 glass, 1 papyrus.",
            ["Gives one unit for each construction, whichever you choose of these: wood, clay, stone."],
        ),
        ("customs_house", "Cost: 4 coins.", ["Fixed trade price of 1 coin per unit: glass, papyrus."]),
        (
            "horse_breeders",
            "Cost: 1 wood, 1 clay.",
            [
                "1 shield: move the conflict pawn 1 space towards the opponent’s capital.",
                "Free of charge if your city has “Stable” (linking symbol “Horseshoe”).",
            ],
        ),
        (
            "arena",
            "Cost: 1 wood, 1 clay, 1 stone.",
            [
                "Take 2 coins from the bank for each constructed wonder in your city.",
                "Worth 3 victory points.",
                "Free of charge if your city has “Brewery” (linking symbol “Barrel”).",
            ],
        ),
        (
            "moneylenders_guild",
            "Cost: 2 wood, 2 stone.",
            ["At the end of the game: 1 victory point for every 3 coins in the richer city."],
        ),
    ],
)
def test_cards_say_what_they_cost_and_do(name: str, cost: str, said: list[str]) -> None:  # SW-6.1, SW-7
    card = tables.CARDS[tables.CARD[name]]
    assert read(words.cost_of(card)) == cost
    assert effects(card) == said


def test_shipowners_count_two_colours_in_one_city() -> None:  # SW-7.6
    (said,) = effects(tables.CARDS[tables.CARD["shipowners_guild"]])
    assert "each brown or grey card" in said


def test_wonders_say_what_they_cost_and_do() -> None:  # SW-8.2
    way = tables.WONDERS[tables.WONDER["appian_way"]]
    assert read(words.cost_of(way)) == "Cost: 2 clay, 2 stone, 1 papyrus."
    assert effects(way) == [
        "Take 3 coins from the bank.",
        "Your opponent loses 3 coins, or all of them if there are fewer.",
        "You take another turn at once.",
        "Worth 3 victory points.",
    ]


def test_tokens_say_what_they_do() -> None:  # SW-10.5, SW-10.10
    said = {token.id: effects(token) for token in tables.TOKENS}
    assert said["agriculture"] == ["Take 6 coins from the bank.", "Worth 4 victory points."]
    assert said["law"][0] == "Science symbol: Scales."
    assert said["urbanism"][1].startswith("Take 4 coins for each card")
    assert all(said.values())


# -- what every front end asks ----------------------------------------------------------------------------------------


@every_language
def test_the_game_its_options_endings_and_categories_have_names(lang: str) -> None:
    ids = ["swd-name", "swd-about"]
    for option in GAME.options:
        ids += [
            f"swd-option-{option.name}",
            *(f"swd-option-{option.name}-{value}" for value in option.values),
        ]
    ids += [f"swd-ending-{name}" for name in ENDINGS[1:]] + [f"swd-category-{name}" for name in CATEGORIES]
    texts = [i18n.text(id, lang) for id in ids]
    assert len(set(texts)) >= len(texts) - 1  # the option of wonders is called as their category
    families = tuple(f"swd-{family}-" for family in ("option", "ending", "category"))
    assert {id for id in i18n.catalogue(lang).ids if id.startswith(families)} == set(ids[2:])
