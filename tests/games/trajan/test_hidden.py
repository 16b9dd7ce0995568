"""Private hands (TR-8.1, TR-8.2): what others see, what resampling may change, and what a seat has seen still fits."""

from __future__ import annotations

from array import array
from collections import Counter

import msgspec
import pytest

from antiqua.games.trajan import events, ledger, moves, tables
from antiqua.games.trajan.constants import CHOOSE_TRAY, DRAW, DRAW_CARD, KINDS, PASS, TURN_UP
from antiqua.games.trajan.game import GAME
from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import CHANCE, OVER, SPECTATOR
from tests.games.trajan.conservation import trajan
from tests.games.trajan.helpers import acting, goods, hand, new_game, options, play


def sight(state, seat):
    """Everything that `seat` may know of a position."""
    out = array("f", bytes(4 * GAME.encoder().size(state.players)))
    state.observe(seat, out)
    return (
        state.to_play,
        msgspec.json.encode(GAME.view(state, seat)),
        out.tobytes(),
        msgspec.json.encode(GAME.decision(state, seat)),
        state.legal_actions() if state.to_play == seat else None,
        state.scores(),
    )


# -- what is seen -----------------------------------------------------------------------------------------------------


def test_everything_else_is_public():  # TR-8.1, TR-8.2
    state = acting(
        "seaport",
        {"hand": ["wheat", "oil"], "display": ["fish"], "tiles": ["senate_4"]},
        {"points": 12, "hand": ["gems"], "known": ["gems"], "gray": ["bonus_workers"], "covered": ["forum"]},
        players=3,
        quarter=2,
    )
    views = [GAME.view(state, seat) for seat in (0, 1, SPECTATOR)]
    for shown in views:
        assert shown.mats[0].display == ("fish",)
        assert shown.mats[0].tiles == ("senate_4",)
        assert shown.mats[0].cards == 2
        assert shown.deck == state.deck_size
        assert len(shown.piles[0]) == 1
        assert all(stack.top for stack in shown.stacks)
        assert [len(stack.below) for stack in shown.stacks] == [8, 8, 8, 8, 7, 8]  # a +2 marker is in use
        assert shown.mats[1].running == 12
    same = [msgspec.structs.replace(shown, viewer=0, mats=(), unseen_goods={}) for shown in views]
    assert same[0] == same[1] == same[2]
    mats = [[msgspec.structs.replace(mat, hand=None) for mat in shown.mats] for shown in views]
    assert mats[0] == mats[1] == mats[2]


def test_only_the_owner_sees_his_hand():  # TR-8.2
    state = acting("seaport", {"hand": ["wheat", "oil"]}, {"hand": ["gems"]})
    assert GAME.view(state, 0).mats[0].hand == ("oil", "wheat")
    assert GAME.view(state, 0).mats[1].hand is None
    assert GAME.view(state, 1).mats[0].hand is None
    assert [mat.hand for mat in GAME.view(state, SPECTATOR).mats] == [None, None]


def test_card_taken_from_a_pile_is_known_to_all():  # TR-8.1
    state = acting("seaport", {"hand": ["oil"]}, {}, piles=(["gems", "fish"], ["wine"]))
    play(state, "take left")
    assert GAME.view(state, 1).mats[0].known == ("fish",)
    for _ in range(20):
        state.resample(1, Rng(_))
        assert "fish" in hand(state)


def test_known_card_that_is_shown_is_known_no_more():
    state = acting("seaport", {"hand": ["fish", "fish", "oil"], "known": ["fish"]}, {})
    play(state, "lay fish")
    assert goods(state.mats[0].known) == []
    assert hand(state) == ["oil", "fish"]


def test_draw_is_veiled():  # TR-8.2
    state = play(acting("seaport", {}, {}), "draw")
    move = moves.move(state, state.legal_actions()[0])
    assert GAME.sees(state, 0, move)
    assert not GAME.sees(state, 1, move)
    assert not GAME.sees(state, SPECTATOR, move)
    assert GAME.veil(move) == "drawn ?"


def test_nobody_is_told_what_the_next_card_may_be():  # TR-8.2
    """A kind that cannot come is in somebody's hand."""
    state = play(acting("seaport", {}, {"hand": ["wheat"] * 5}), "draw")
    assert "drawn wheat" not in options(state)
    for seat in (0, 1, SPECTATOR):
        decision = GAME.decision(state, seat)
        assert decision is not None
        assert decision.choices == ()


def test_unseen_goods_are_those_of_the_viewer():
    state = acting("seaport", {"hand": ["wheat", "oil"]}, {"hand": ["wheat", "gems"], "known": ["gems"]})
    assert GAME.view(state, 0).unseen_goods["wheat"] == 4
    assert GAME.view(state, 0).unseen_goods["gems"] == 4 - state.pile(0).count("gems") - state.pile(1).count(
        "gems"
    )
    assert GAME.view(state, SPECTATOR).unseen_goods["oil"] == 5


def test_resample_reaches_every_hand():  # TR-8.2
    """Two unknown cards out of what is left, each pair as often as it should be, about."""
    state = acting("seaport", {"hand": ["wheat", "oil"]}, {"hand": ["gems", "gems"]})
    rng = Rng(3)
    seen: Counter[str] = Counter()
    for _ in range(3000):
        other = state.clone()
        other.resample(0, rng)
        assert hand(other, 0) == ["oil", "wheat"]
        assert len(hand(other, 1)) == 2
        seen.update(hand(other, 1))
    unseen = GAME.view(state, 0).unseen_goods
    total = sum(unseen.values())
    for kind, count in unseen.items():
        assert abs(seen[kind] - 6000 * count / total) < 120


def test_own_hand_is_never_resampled():
    state = acting("seaport", {"hand": ["wheat", "oil"]}, {"hand": ["gems", "gems"]})
    state.resample(1, Rng(1))
    assert hand(state, 1) == ["gems", "gems"]


def test_old_cards_are_none_of_the_new_deck():  # TR-8.6
    """After the deck was shuffled anew, cards drawn before go round among the hands only."""
    mats = [{"hand": ["wheat"] * 3}, {"hand": ["oil"] * 2}, {}]
    state = acting("seaport", *mats, commodity_deck_empty="reshuffle_below_tops", deck=0)
    play(state, "draw")
    new_deck = Counter(goods(state.deck))
    for seed in range(30):
        other = state.clone()
        other.resample(2, Rng(seed))
        assert Counter(hand(other, 0) + hand(other, 1)) == {"wheat": 3, "oil": 2}
        assert Counter(goods(other.deck)) == new_deck


def with_decks(*hands):
    """The seats have drawn these cards, `hands[seat][era]`, from the deck of now and from ever earlier ones.

    So positions were saved before there was a ledger; they did not say what had been shown.
    """
    held = [[name for era in eras for name in era] for eras in hands]
    state = acting(
        "seaport",
        *({"hand": cards} for cards in held),
        commodity_deck_empty="reshuffle_below_tops",
        deck=0,
    )
    data = state.to_dict()
    for mat, eras in zip(data["mats"], hands, strict=True):
        mat["older"] = [list(era) for era in eras[1:]]
    return GAME.from_dict(data)


def test_cards_go_round_among_those_of_the_same_deck_only():  # TR-8.6
    """However many decks ago: nobody keeps what another seat cannot know he has."""
    state = with_decks(
        [[], ["wheat"], ["oil"], ["gems"], []],
        [[], ["fish"], ["wine"], [], ["furs"]],
        [[], ["fruit"], [], [], []],
    )
    seen = set()
    for seed in range(60):
        other = state.clone()
        other.resample(2, Rng(seed))
        trajan(other)
        seen.add((*hand(other, 0), *hand(other, 1)))
    assert len(seen) == 4
    for cards in seen:
        assert cards.index("gems") < 3 <= cards.index("furs")  # each the only one of its deck
        assert (cards.index("wheat") < 3) != (cards.index("fish") < 3)
        assert (cards.index("oil") < 3) != (cards.index("wine") < 3)


def test_positions_saved_without_a_ledger_still_load():  # TR-8.6
    state = with_decks([["oil"], ["wheat"], ["gems", "furs"]], [[], ["fish"]], [["wine"]])
    assert state.to_dict()["ledger"] == [
        *("1 draws furs", "1 draws gems", "new deck"),
        *("1 draws wheat", "2 draws fish", "new deck"),
        *("1 draws oil", "3 draws wine"),
    ]
    assert "older" not in state.to_dict()["mats"][0]


def test_resampling_does_not_depend_on_what_is_hidden(many):  # TR-8.2
    """From whatever consistent position it starts, the same numbers at random lead to the same hands."""
    rng = Rng(31)
    for game in range(many(60)):
        players = 2 + game % 3
        deck = "reshuffle_below_tops" if game % 2 else "no_reshuffle"
        state, _, _ = record(players, {"commodity_deck_empty": deck}, rng, 100 + rng.below(1100))
        for seat in range(players):
            one, other = state.clone(), state.clone()
            other.resample(seat, rng)
            one.resample(seat, Rng(5))
            other.resample(seat, Rng(5))
            assert one == other


# -- the history of what a seat has seen ------------------------------------------------------------------------------


class Listener:
    def __init__(self):
        self.reshuffled = False

    def happened(self, event):
        self.reshuffled = self.reshuffled or isinstance(event, events.DeckReshuffled)

    def forced(self, state, action):
        """Nothing is forced here: every step is made one by one."""


def next_action(state, rng):
    """At random, but often to the seaport, and there to the deck, so that it runs out, and the next one too."""
    legal = state.legal_actions()
    if state.to_play == CHANCE:
        return state.sample_chance(rng)
    if state.phase == CHOOSE_TRAY and rng.below(10) < 7:
        port = [tray for tray in legal if (tray + state.mats[state.active].sizes[tray]) % 6 == 0]
        return port[0] if port else legal[rng.below(len(legal))]
    if DRAW in legal and rng.below(10) < 6:
        return DRAW
    useful = [action for action in legal if action != PASS] or legal
    return useful[rng.below(len(useful))]


def kind_of(state, action):
    """What is drawn or turned up, if something is; which of two equal cards makes no difference."""
    return action % KINDS if state.phase in (DRAW_CARD, TURN_UP) else None


class Drawn:
    """The steps in which cards were drawn that nobody else has seen.

    While there is one deck, `slots` has those of each player with what he drew, until he shows it: one of two equal
    cards is as good as the other. From the first new deck on, `places` has a step for every draw in the ledger.
    """

    def __init__(self, players):
        self.slots: list[dict[int, int]] = [{} for _ in range(players)]
        self.places: list[int | None] = []

    def draw(self, seat, step, kind):
        if self.places:
            self.places.append(step)
        else:
            self.slots[seat][step] = kind

    def show(self, seat, kind):
        if self.places:
            self.places.append(None)
        else:
            del self.slots[seat][next(step for step, drawn in self.slots[seat].items() if drawn == kind)]

    def new_deck(self, ledger):
        if not ledger:
            self.places = []
        elif self.places:
            self.places.append(None)
        else:
            self.places = [*(step for own in self.slots for step in sorted(own, key=own.__getitem__)), None]
            self.slots = [{} for _ in self.slots]


def record(players, chosen, rng, length):
    """A game so far: its steps, forced ones too, and in which of them each player has drawn what he holds."""
    state = new_game(players, **chosen)
    drawn = Drawn(players)
    steps: list[tuple[int, int | None, int]] = []
    while state.to_play != OVER and len(steps) < length:
        action = next_action(state, rng)
        kind, phase, actor = kind_of(state, action), state.phase, state.active
        unknown = state.unknown_cards()
        listener = Listener()
        state.listener = listener
        state.perform(action)
        state.listener = None
        if phase == DRAW_CARD:
            drawn.draw(actor, len(steps), kind)
        steps.append((action, kind, phase))
        for shown, (before, after) in enumerate(
            zip(unknown[actor], state.unknown_cards()[actor], strict=True)
        ):
            for _ in range(before - after):
                drawn.show(actor, shown)
        if listener.reshuffled:
            drawn.new_deck(state.ledger)
        assert len(drawn.places) == len(state.ledger)
    return state, steps, drawn


def changed_draws(other, drawn, me):
    """Which draws of the others must have brought what, so that they hold, and have shown, what they do in `other`."""
    changed: dict[int, int] = {}
    for step, number in zip(drawn.places, other.ledger, strict=True):
        if step is not None and ledger.parts(number)[0] != me:
            changed[step] = ledger.parts(number)[2]
    if not other.ledger:
        for seat, (own, unknown) in enumerate(zip(drawn.slots, other.unknown_cards(), strict=True)):
            if seat != me:
                cards = [kind for kind, count in enumerate(unknown) for _ in range(count)]
                changed.update(zip(own, cards, strict=True))
    return changed


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("deck", ["no_reshuffle", "reshuffle_below_tops"])
def test_history_of_views_fits_the_resampled_game(players, deck, many):  # TR-8.2
    """The resampled game, played again from the start, shows its seat all the way what it has seen."""
    rng = Rng(100 * players + len(deck))
    for _ in range(many(60)):
        state, steps, drawn = record(players, {"commodity_deck_empty": deck}, rng, 100 + rng.below(900))
        me = rng.below(players)
        other = state.clone()
        other.resample(me, rng)
        trajan(other)
        changed = changed_draws(other, drawn, me)
        mine = new_game(players, commodity_deck_empty=deck)
        theirs = new_game(players, commodity_deck_empty=deck)
        for number, (action, kind, phase) in enumerate(steps):
            several = len(mine.legal_actions()) > 1
            assert several == (len(theirs.legal_actions()) > 1)  # nobody can tell by who is asked
            if several and number % 7 == 0:
                assert sight(mine, me) == sight(theirs, me)
            mine.perform(action)
            card = phase in (DRAW_CARD, TURN_UP)
            same = changed.get(number, kind) if card else action
            assert same in theirs.legal_actions()
            theirs.perform(same)
        assert mine == state
        assert theirs == other
        assert sight(mine, me) == sight(theirs, me)


def test_deck_runs_out_in_these_games():
    """The games above come to the end of the deck, and to a new one."""
    rng = Rng(9)
    ends = [record(4, {"commodity_deck_empty": "reshuffle_below_tops"}, rng, 1200)[0] for _ in range(6)]
    assert any(state.ledger.count(ledger.NEW_DECK) > 2 for state in ends)
    assert tables.CARDS_EACH == [5] * 12
