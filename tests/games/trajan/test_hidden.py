"""Private hands (TR-8.1, TR-8.2): what others see, what resampling may change, and what a seat has seen still fits."""

from __future__ import annotations

from array import array
from collections import Counter

import msgspec
import pytest

from antiqua.games.trajan import events, moves, tables
from antiqua.games.trajan.constants import ANOTHER, CHOOSE_TRAY, DRAW, DRAW_CARD, ERAS, KINDS, PASS, TURN_UP
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
    """The seats have drawn these cards, `hands[seat][era]`, from the deck of now and from ever earlier ones."""
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


def test_unknown_cards_of_two_decks_ago_leave_their_owner(many):  # TR-8.2
    """In games with several new decks: what two seats drew long ago is not always where it is."""
    rng = Rng(12)
    tried = 0
    for _ in range(many(40)):
        state, _, slots = record(4, {"commodity_deck_empty": "reshuffle_below_tops"}, rng, 1200)
        for one, other, me in ((0, 1, 2), (1, 2, 3), (2, 3, 0), (3, 0, 1)):
            for age in range(2, len(slots[0].ages)):
                mine, theirs = (set(slots[seat].ages[age].values()) for seat in (one, other))
                if mine and theirs and not mine & theirs:
                    assert is_dealt_anew(state, me, one, mine.pop())
                    tried += 1
    assert tried or many(40) < 40


def is_dealt_anew(state, me, seat, kind):
    """Has `seat`, as `me` may think, sometimes fewer cards of a kind than it has?"""
    for seed in range(200):
        other = state.clone()
        other.resample(me, Rng(seed))
        if other.mats[seat].hand[kind] < state.mats[seat].hand[kind]:
            return True
    return False


def test_cards_of_more_decks_than_are_told_apart_go_round_together():  # TR-8.6
    """Nothing is lost, and nothing is given away, when the earliest decks are no longer told apart."""
    kinds = [name for name in tables.COMMODITIES if name not in ("cattle", "wheat")]
    state = with_decks([[name] for name in kinds], [["cattle"]] + [[]] * (ERAS - 1), [[]] * ERAS)
    state = play(state, "draw")  # a new deck: of ten decks somebody has a card
    trajan(state)
    assert Counter(hand(state, 0)) == Counter(kinds)
    assert [len(seats[0]) for seats in eras_in_hands(state)] == [1] * (ERAS - 2) + [2]
    state.resample(2, Rng(1))
    trajan(state)


def test_empty_decks_are_not_remembered():  # TR-8.6
    """Only decks of which somebody has cards count, so many new decks do not make the earliest ones one."""
    state = with_decks(
        [[], ["wheat"], [], [], [], [], ["oil"], [], [], ["gems"]],
        [[], ["fish"]],
        [[], [], [], [], [], [], [], [], [], ["furs"]],
    )
    before = eras_in_hands(state)
    assert eras_in_hands(play(state, "draw")) == before


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


class Slots:
    """The cards that one player has drawn from the deck, by the step of the draw, until they are shown."""

    def __init__(self):
        self.ages: list[dict[int, int]] = [{}]  # drawn from this deck, the one before, ...: step -> kind

    def new_deck(self):
        self.ages.insert(0, {})

    def show(self, kind):
        for slots in self.ages:
            for step, drawn in slots.items():
                if drawn == kind:
                    del slots[step]
                    return
        raise AssertionError(kind)


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


def record(players, chosen, rng, length):
    """A game so far: its steps, forced ones too, and what each player has drawn and not shown.

    It stops before there are cards of more decks in hands than a position tells apart.
    """
    state = new_game(players, **chosen)
    slots = [Slots() for _ in range(players)]
    steps: list[tuple[int, int | None, int]] = []
    while state.to_play != OVER and len(steps) < length and len(ages_in_hands(slots)) < ERAS:
        action = next_action(state, rng)
        kind, phase, actor = kind_of(state, action), state.phase, state.active
        steps.append((action, kind, phase))
        before = [list(mat.hand) for mat in state.mats]
        known = [list(mat.known) for mat in state.mats]
        listener = Listener()
        state.listener = listener
        state.perform(action)
        state.listener = None
        if phase == DRAW_CARD:
            slots[actor].ages[0][len(steps) - 1] = kind
        for seat in range(players):
            for kind in range(KINDS):
                gone = before[seat][kind] - state.mats[seat].hand[kind]
                for _ in range(gone - min(max(gone, 0), known[seat][kind])):
                    slots[seat].show(kind)
        if listener.reshuffled:
            for own in slots:
                own.new_deck()
    return state, steps, slots


def changed_draws(other, slots, me):
    """Which draws of the others must have brought what, so that they hold what they hold in `other`."""
    changed: dict[int, int] = {}
    for drawn, cards in zip(ages_in_hands(slots), eras_in_hands(other), strict=True):
        for seat in range(other.players):
            if seat != me:
                changed.update(zip(drawn[seat], cards[seat], strict=True))
    return changed


def ages_in_hands(slots):
    """What was drawn from each deck and not shown, by seat; only of decks of which somebody has a card."""
    ages = [[own.ages[age] for own in slots] for age in range(len(slots[0].ages))]
    return [seats for seats in ages if any(seats)]


def eras_in_hands(state):
    """The same as the position counts it: kinds of cards, by seat."""
    eras = [
        [[kind for kind in range(KINDS) for _ in range(mat.drawn_in(era, kind))] for mat in state.mats]
        for era in range(ERAS)
    ]
    return [seats for seats in eras if any(seats)]


def apart_from_decks(state):
    """The position, but not which of several equal cards was shown: one of a later deck or of an earlier one."""
    data = state.to_dict()
    for mat in data["mats"]:
        del mat["older"]
    return data


def outcome(state, kind):
    legal = state.legal_actions()
    return kind if kind in legal else kind + ANOTHER


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("deck", ["no_reshuffle", "reshuffle_below_tops"])
def test_history_of_views_fits_the_resampled_game(players, deck, many):  # TR-8.2
    """The resampled game, played again from the start, shows its seat all the way what it has seen."""
    rng = Rng(100 * players + len(deck))
    for _ in range(many(60)):
        state, steps, slots = record(players, {"commodity_deck_empty": deck}, rng, 100 + rng.below(900))
        me = rng.below(players)
        other = state.clone()
        other.resample(me, rng)
        trajan(other)
        changed = changed_draws(other, slots, me)
        mine = new_game(players, commodity_deck_empty=deck)
        theirs = new_game(players, commodity_deck_empty=deck)
        for number, (action, kind, phase) in enumerate(steps):
            several = len(mine.legal_actions()) > 1
            assert several == (len(theirs.legal_actions()) > 1)  # nobody can tell by who is asked
            if several and number % 7 == 0:
                assert sight(mine, me) == sight(theirs, me)
            mine.perform(action)
            card = phase in (DRAW_CARD, TURN_UP)
            same = outcome(theirs, changed.get(number, kind)) if card else action
            assert same in theirs.legal_actions()
            theirs.perform(same)
        assert mine == state
        assert apart_from_decks(theirs) == apart_from_decks(other)
        assert sight(mine, me) == sight(theirs, me)


def test_deck_runs_out_in_these_games():
    """The games above come to the end of the deck, and to a new one."""
    rng = Rng(9)
    ends = [record(4, {"commodity_deck_empty": "reshuffle_below_tops"}, rng, 1200)[0] for _ in range(6)]
    assert any(len(eras_in_hands(state)) > 2 for state in ends)
    assert tables.CARDS_EACH == [5] * 12
