"""Why a move is refused: the real obstacle, in words, and nothing that is not so."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from antiqua import i18n
from antiqua.games.game import Message, Move
from antiqua.games.seven_wonders_duel import moves, tables
from antiqua.games.seven_wonders_duel.constants import MOST_COINS, PHASES
from antiqua.games.seven_wonders_duel.position import position
from antiqua.games.seven_wonders_duel.rules import Duel
from antiqua.kernel.errors import IllegalMove, InvalidMove
from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import CHANCE, OVER
from tests.games.seven_wonders_duel.helpers import (
    CARD,
    GAME,
    RICH,
    board_tokens,
    boxed_tokens,
    built,
    cards,
    city,
    discarded,
    given,
    last_card,
    moves_at_random,
    new_game,
    options,
    phase,
    play,
    slots,
    tokens,
    wonders,
)

FOUR = ["sphinx", "piraeus", "colossus", "mausoleum"]


pytestmark = pytest.mark.usefixtures("strict_words")


def why(state: Duel, text: str, lang: str = "en") -> str:
    """The sentence that refuses a move."""
    said = GAME.refusal(state, GAME.read(text))
    assert said is not None
    assert GAME.action(state, GAME.read(text)) == -1
    return i18n.catalogue(lang).message(said)


# -- in words ---------------------------------------------------------------------------------------------------------


def test_another_decision_is_pending():
    state = given("arsenal", city(wonders="mausoleum", coins=RICH), discarded=["tavern", "baths"])
    now = "Something else is to be decided now. Player 1 "
    assert why(state, "pick sphinx").startswith(f"{now}takes an available card")
    play(state, "wonder mausoleum with arsenal")
    assert why(state, "discard palace").startswith(f"{now}chooses a card from the discard pile")
    assert why(new_game(), "build tavern").endswith("Which 5 progress tokens lie on the board?")


def test_the_draft():  # SW-3.4
    state = play(new_game(), "tokens agriculture economy law masonry theology",
                 "wonders colossus mausoleum piraeus sphinx", "pick colossus")  # fmt: skip
    assert why(state, "pick colossus") == "Player 1 has already chosen “The Colossus”."
    assert why(state, "pick pyramids") == "“The Pyramids” is not among the wonders to choose from."
    play(state, "pick mausoleum", "pick sphinx")
    assert why(state, "wonders colossus pyramids appian_way great_library") == (
        "“The Colossus” has already been dealt."
    )


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("build palace", "“Palace” does not lie face up in the card layout."),
        ("build tavern", "“Tavern” is a card of Age I; now the cards of Age III lie on the table."),
        ("discard press", "“Press” already stands in the city of Player 2."),
        ("build baths", "“Baths” already lies on the discard pile."),
        ("wonder sphinx with altar", "“Altar” already lies under the wonder “The Pyramids”."),
        ("discard obelisk", "“Obelisk” is still covered by other cards."),
        ("build arsenal", "“Arsenal” costs 10 coins, but Player 1 has only 7."),
        ("wonder sphinx with arsenal", "“The Sphinx” costs 8 coins, but Player 1 has only 7."),
        ("wonder colossus with arsenal", "“The Colossus” is not one of the wonders of Player 1."),
        ("wonder pyramids with arsenal", "“The Pyramids” has already been constructed."),
    ],
)
def test_why_a_card_cannot_be_used_so(move: str, sentence: str) -> None:  # SW-5.2, SW-5.4, SW-6.11
    me = {"wonders": ["sphinx"], "built": {"pyramids": "altar"}}
    other = city("press", wonders="colossus")
    state = given("arsenal", me, other, layout={0: "obelisk"}, discarded=["baths"])
    assert why(state, move) == sentence


def test_a_legal_move_is_not_refused():
    assert GAME.refusal(given("arsenal"), GAME.read("discard arsenal")) is None


def test_of_a_card_that_may_lie_face_down_it_is_not_said_where_it_is():  # SW-17.2
    """The same sentence for every card of the age that nobody has seen, in the layout or removed from the game."""
    state = given("tavern")
    for name in (name for name, card in CARD.items() if card["age"] == 1 and name not in slots(state)):
        said = GAME.refusal(state, GAME.read(f"build {name}"))
        assert said == Message("swd-why-not-face-up", {"card": Message(f"swd-card-{name}")})


def test_no_eighth_wonder() -> None:  # SW-5.5
    seven = [city(built="sphinx piraeus colossus"), city(built="pyramids mausoleum appian_way great_library")]
    state = given("arsenal", *seven)
    assert why(state, "wonder hanging_gardens with arsenal") == (
        "7 wonders have been constructed, and a game allows no more."
    )


def test_tokens():  # SW-10.1, SW-8.8
    board = ["agriculture", "economy", "law", "masonry"]
    pair = city("scriptorium", wonders="great_library", coins=RICH)
    state = given("library", pair, city(tokens="strategy"), board_tokens=board, age=2)
    play(state, "build library")
    assert why(state, "take strategy") == "Player 2 already has “Strategy”."
    assert why(state, "take theology") == "“Theology” is in the box, not on the board."
    state = given("arsenal", pair, city(tokens="strategy"), board_tokens=board)
    play(state, "wonder great_library with arsenal")
    assert why(state, "library law theology urbanism") == "“Law” lies on the board, not in the box."
    assert why(state, "library strategy theology urbanism") == "Player 2 already has “Strategy”."
    assert why(state, "library theology urbanism") == "There must be 3 of them, and 2 are named."
    assert why(state, "library theology theology urbanism") == "“Theology” is named twice."
    play(state, "library mathematics theology urbanism")
    assert why(state, "take philosophy") == "“Philosophy” is not among the tokens drawn from the box."


def test_the_draw_of_the_great_library_is_told_to_its_builder_only():  # SW-17.4
    state = given("arsenal", city(wonders="great_library", coins=RICH))
    play(state, "wonder great_library with arsenal")
    drawn = sorted(boxed_tokens(state))
    play(state, f"library {' '.join(drawn[:3])}")
    for reader, id in ((0, "error-illegal-move-why"), (1, "error-illegal-move-untold")):
        with pytest.raises(IllegalMove) as refused:
            GAME.parse(state, f"take {drawn[4]}", reader)
        assert refused.value.id == id


def test_cards_of_the_pile_and_of_the_opponent():  # SW-8.4, SW-8.9
    rich = city("tavern", wonders="mausoleum statue_of_zeus circus_maximus", coins=RICH)
    state = given("arsenal", rich, city("quarry clay_pool press glassworks"), discarded=["baths", "altar"])
    circus = play(state.clone(), "wonder circus_maximus with arsenal")
    assert why(circus, "destroy quarry") == "“Quarry” is not a grey card."
    zeus = play(state.clone(), "wonder statue_of_zeus with arsenal")
    assert why(zeus, "destroy tavern") == "“Tavern” does not stand in the city of Player 2."
    assert why(zeus, "destroy press") == "“Press” is not a brown card."
    play(state, "wonder mausoleum with arsenal")
    assert why(state, "revive tavern") == "“Tavern” already stands in the city of Player 1."
    assert why(state, "revive arsenal") == "“Arsenal” already lies under the wonder “The Mausoleum”."
    assert why(state, "revive palace") == "“Palace” does not lie on the discard pile."


def test_what_people_say_of_chance():  # SW-2.6, SW-17.3
    state = play(
        position(age=3, layout={18: "arsenal", 15: "guild", 16: "guild", 4: "guild"}), "discard arsenal"
    )
    assert phase(state) == "reveal_card"
    assert why(state, "reveal palace") == (
        "“Palace” is not a guild, and what is turned up here has the back of a guild."
    )
    assert why(state, "reveal arsenal") == "“Arsenal” already lies on the discard pile."
    assert why(state, f"reveal {slots(state)[0]}").endswith("already lies face up in the card layout.")
    assert (
        why(state, "reveal walls")
        == "“Walls” is a card of Age II; now the cards of Age III lie on the table."
    )
    state = play(position(age=3, layout={18: "arsenal"}), "discard arsenal")
    assert why(state, "reveal merchants_guild") == (
        "“Merchants Guild” is a guild, and what is turned up here does not have the back of a guild."
    )


# -- a second opinion, over random positions --------------------------------------------------------------------------


@dataclass
class Case:
    """A move that was refused, and what was said."""

    state: Duel
    move: Move
    said: Message

    def name(self, kind: str) -> str:
        """The id of the card, wonder, token or age that is named."""
        thing = self.said.args[kind]
        assert isinstance(thing, Message)
        return thing.id.split("-", 2)[2]

    @property
    def card(self) -> str:
        return self.name("card")

    @property
    def wonder(self) -> str:
        return self.name("wonder")

    @property
    def token(self) -> str:
        return self.name("token")

    @property
    def seat(self) -> int:
        who = self.said.args["player"]
        assert isinstance(who, Message)
        number = who.args["number"]
        assert isinstance(number, int)
        return number - 1

    @property
    def data(self) -> dict[str, Any]:
        return self.state.to_dict()


def legal_when_rich(case: Case) -> bool:
    """He has not enough, and with plenty the move is legal."""
    price = case.said.args["cost"]
    assert isinstance(price, int)
    data = case.data
    mine = data["cities"][case.seat]
    assert (mine["coins"], case.seat) == (case.said.args["coins"], case.state.to_play)
    poor = mine["coins"] < price
    mine["coins"] = MOST_COINS
    return poor and GAME.action(GAME.from_dict(data), case.move) >= 0


def under(case: Case) -> dict[str, str]:
    """The cards under wonders, with the wonders."""
    pairs = [pair for seat in range(2) for pair in built(case.state, seat).items()]
    return {card: wonder for wonder, card in pairs if card is not None}


def covering(case: Case) -> list[int]:
    lying = slots(case.state)
    entry = tables.DATA["layout"][case.state.age - 1]["slots"][lying.index(case.card)]
    return [slot for slot in entry["covered_by"] if lying[slot] is not None]


def guilds_laid(case: Case) -> int:
    guilds = [name for name, card in CARD.items() if card["back"] == "guild"]
    return sum(name in ("guild", *guilds) for name in slots(case.state))


def turned(case: Case) -> str | None:
    return slots(case.state)[case.state.turning]


#: For each reason, how to find out from the position alone whether it is true.
TRUE: dict[str, Callable[[Case], bool]] = {
    "not-now": lambda case: type(case.move) not in {type(GAME.read(text)) for text in options(case.state)},
    "picked": lambda case: case.wonder in wonders(case.state, case.seat),
    "not-in-group": lambda case: case.wonder not in case.data["group"],
    "not-face-up": lambda case: (
        case.card not in slots(case.state) and CARD[case.card]["age"] == case.state.age
    ),
    "covered": lambda case: covering(case) != [],
    "discarded": lambda case: case.card in discarded(case.state),
    "tucked": lambda case: under(case)[case.card] == case.wonder,
    "in-city": lambda case: case.card in cards(case.state, case.seat),
    "other-age": lambda case: (
        (int(case.name("age")), int(case.name("current"))) == (CARD[case.card]["age"], case.state.age)
        and CARD[case.card]["age"] != case.state.age
    ),
    "too-dear": legal_when_rich,
    "not-your-wonder": lambda case: (
        case.wonder not in wonders(case.state, case.seat) and case.seat == case.state.to_play
    ),
    "wonder-built": lambda case: case.wonder in built(case.state, case.state.to_play),
    "seven-wonders": lambda case: (
        len(built(case.state, 0)) + len(built(case.state, 1)) == case.said.args["limit"]
    ),
    "token-owned": lambda case: case.token in tokens(case.state, case.seat),
    "token-boxed": lambda case: case.token in boxed_tokens(case.state),
    "token-on-board": lambda case: case.token in board_tokens(case.state),
    "not-drawn": lambda case: case.token not in case.data["drawn_tokens"],
    "not-discarded": lambda case: case.card not in discarded(case.state),
    "not-in-city": lambda case: (
        case.card not in cards(case.state, case.seat) and case.seat == 1 - case.state.to_play
    ),
    "not-brown": lambda case: CARD[case.card]["color"] != case.data["destroys"] == "brown",
    "not-grey": lambda case: CARD[case.card]["color"] != case.data["destroys"] == "grey",
    "laid-out": lambda case: case.card in slots(case.state),
    "no-guild": lambda case: turned(case) == "down",
    "guild": lambda case: turned(case) == "guild",
    "guilds-laid-out": lambda case: guilds_laid(case) == 3,
    "only-guilds": lambda case: guilds_laid(case) + 20 - case.state.dealt == 3,
    "wonder-dealt": lambda case: case.wonder not in case.data["undealt_wonders"],
}
#: Hardly ever met at random.
RARE = {"only-guilds", "seven-wonders", "not-grey"}
#: Of moves that `every_move` does not have.
OF_WRONG_SIZE = {"named-twice", "how-many"}
OFTEN = ("play_card", "deal_card", "reveal_card")


def some_moves(state: Duel, every: list[Move], rng: Rng) -> Iterator[Move]:
    """All or many that could be made in such a moment, and one of another."""
    fitting = [move for move in every if type(move) in moves.MOVES[state.phase]]
    few = len(fitting) <= len(CARD)
    yield from fitting if few else (fitting[rng.below(len(fitting))] for _ in range(40))
    yield every[rng.below(len(every))]


def test_every_reason_is_true(many: Callable[[int], int]) -> None:
    met: Counter[str] = Counter()
    every = list(moves.every_move())
    rng = Rng(8)
    for seed in range(max(25, many(100))):
        for state in moves_at_random(new_game(wonders=("draft", "first_game")[seed % 2]), Rng(seed)):
            if state.to_play == OVER or (phase(state) in OFTEN and rng.below(8)):
                continue
            for move in some_moves(state, every, rng):
                said = GAME.refusal(state, move)
                assert (said is None) == (GAME.action(state, move) >= 0), (GAME.write(move), state.to_dict())
                if said is not None:
                    reason = said.id.removeprefix("swd-why-")
                    assert TRUE[reason](Case(state, move, said)), (GAME.write(move), said, state.to_dict())
                    met[reason] += 1
    assert TRUE.keys() - met.keys() <= RARE


def test_only_guilds_are_left():  # SW-2.6
    """The rarest of all: the last slots of Age III must hold the guilds."""
    state = last_card("walls", to_play=1)
    play(state, "discard walls")
    while (state.age, phase(state)) != (3, "deal_card") or state.dealt < 18:
        legal = state.legal_actions()
        state.apply(legal[0])  # the first is always a card, or the back, of the age
    assert why(state, "reveal palace").startswith("“Palace” ")
    unseen = next(
        name for name, card in CARD.items() if card["age"] == 3 and name in GAME.view(state, 0).unseen
    )
    assert why(state, f"reveal {unseen}").endswith(
        "is not a guild, and the 2 cards still to be laid out all are."
    )


def test_every_reason_has_its_second_opinion():
    reasons = {id.removeprefix("swd-why-") for id in i18n.catalogue("en").ids if id.startswith("swd-why-")}
    assert reasons == TRUE.keys() | OF_WRONG_SIZE


# -- what was typed wrongly -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("state", "text", "legal"),
    [
        (given("tavern"), "buidl tavern", "build tavern"),
        (given("tavern"), "build tavren", "build tavern"),
        (given("tavern", city(wonders="sphinx", coins=RICH)), "wonder sphinx with tavren", "wonder sphinx with tavern"),
        (given("tavern", city(wonders="sphinx", coins=RICH)), "wonder sfinx with tavern", "wonder sphinx with tavern"),
        (position(age=2, decision="choose_age_starter"), "begin 3", "begin 1"),
        (position(decision="draft_wonder", group=FOUR), "pick sphynx", "pick sphinx"),
        (new_game(), "tokens lawn", "tokens agriculture architecture economy law masonry"),
    ],
)  # fmt: skip
def test_errors_about_words_name_what_is_possible_now(state: Duel, text: str, legal: str) -> None:
    with pytest.raises(InvalidMove) as unknown:
        GAME.parse(state, text)
    assert unknown.value.id == "error-unknown-move"
    examples: Any = unknown.value.details["examples"]
    assert legal in examples
    assert set(examples) <= options(state)


def test_chance_has_its_words_too():
    state = play(position(age=2, layout={18: "walls"}), "discard walls")
    assert (state.to_play, PHASES[state.phase]) == (CHANCE, "reveal_card")
    with pytest.raises(InvalidMove) as unknown:
        GAME.parse(state, "reveal barackss")
    assert set(unknown.value.details["examples"]) <= options(state)
