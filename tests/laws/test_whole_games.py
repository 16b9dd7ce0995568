"""Laws about whole games: same seed, same game, in every process and both builds; every game ends; who listens does
not disturb.
"""

from collections import defaultdict
from math import sqrt

import msgspec
import pytest

import antiqua
from antiqua import games, i18n
from antiqua.games.game import Message
from antiqua.kernel.playout import playout, playouts
from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import CHANCE, OVER
from antiqua.kernel.state import Buffer, State
from tests.laws import digest
from tests.laws.laws import (
    LAWS,
    Listening,
    check,
    mask_is_the_list,
    nothing_is_lost,
    outcome_is_told,
    points_add_up,
)
from tests.laws.test_laws import seed_of
from tests.laws.variants import Variant, positions, step, variants_of, walk

MANY_POSITIONS = 20  # of one phase, to judge the odds of its draws


def other_build() -> dict[str, str]:
    """What makes another process run the other build; only the compiled build compares itself with it."""
    if not antiqua.COMPILED:
        pytest.skip("the tests of the compiled build compare it with this one")
    return {"ANTIQUA_PURE": "1"}


# -- same seed, same game ---------------------------------------------------------------------------------------------


def test_same_seed_same_game(variant, many):
    seeds = range(many(4))
    played = digest.here([(variant, seeds)], deep=True)
    assert digest.here([(variant, seeds)], deep=True) == played
    assert len({line.split()[2] for line in played}) == len(seeds)


@pytest.mark.parametrize("hash_seed", ["0", "4242"])
@pytest.mark.parametrize("name", games.names())
def test_same_game_under_any_hash_seed(name, hash_seed, variants, many):  # noqa: ARG001
    played = [(variant, range(many(3))) for variant in variants]
    elsewhere = digest.elsewhere(played, {"PYTHONHASHSEED": hash_seed}, deep=True)
    assert elsewhere == digest.here(played, deep=True)


@pytest.mark.slow
@pytest.mark.parametrize("name", games.names())
def test_same_game_in_both_builds(name, variants, scaled, many):
    """500 games of each game as it is usually played, and 250 divided among the other variants; soaking, more."""
    compare_builds(name, variants, usual=scaled(500), each=many(250))


@pytest.mark.soak
@pytest.mark.parametrize("name", games.names())
def test_many_same_games_in_both_builds(name, variants, scaled, many):
    compare_builds(name, variants, usual=scaled(2000), each=many(2000))


def compare_builds(name: str, variants: list[Variant], usual: int, each: int) -> None:
    other = other_build()
    first = variants_of(name)[0]
    played = [(variant, range(usual if variant == first else each)) for variant in variants]
    assert digest.elsewhere(played, other) == digest.here(played)


@pytest.mark.slow
@pytest.mark.parametrize("name", games.names())
def test_same_sight_in_both_builds(name, variants, many):  # noqa: ARG001
    """Views, decisions, observations, chances and scores too."""
    other = other_build()
    played = [(variant, range(many(4))) for variant in variants]
    assert digest.elsewhere(played, other, deep=True) == digest.here(played, deep=True)


# -- every game ends --------------------------------------------------------------------------------------------------


def test_every_game_ends_before_its_limit(variant, many):
    limit = variant.game.decision_limit
    for ending, winners, decisions, scores in playouts(variant.start(), many(20_000), Rng(5), limit):
        assert ending > 0
        assert winners > 0
        assert 0 < decisions <= limit
        assert len(scores) == variant.players


def test_ends(variant, many):
    """The last positions of many games: all kinds of endings are among them."""
    endings = set()
    rng, actions = Rng(seed_of(variant, "ends")), Buffer()
    laws = [
        law
        for law in LAWS
        if law.holds in (outcome_is_told, nothing_is_lost, points_add_up, mask_is_the_list)
    ]
    number = many(5000)
    for _ in range(number):
        state = variant.start()
        playout(state, rng, actions)
        endings.add(variant.game.endings[state.ending])
        for law in laws:
            check(law, variant, state, rng)
    assert number < 5000 or endings == set(variant.game.endings[1:])


def test_cut_off_games_say_so(variant):
    """A game that reaches the limit is left as it stands, with ending 0."""
    for ending, winners, decisions, _ in playouts(variant.start(), 10, Rng(6), 3):
        assert (ending, winners, decisions) == (0, 0, 3)


def test_playouts_are_games(variant, many):
    """What the compiled loop plays is what one gets by listing, choosing and playing."""
    number = many(50)
    start = variant.start()
    rng, same = Rng(7), Rng(7)
    for ending, winners, decisions, scores in playouts(start, number, rng):
        state = start.clone()
        made = 0
        while state.to_play != OVER:
            made += state.to_play != CHANCE
            state.apply(step(state, same))
        assert (state.ending, state.winners, made, tuple(state.scores())) == (
            ending,
            winners,
            decisions,
            scores,
        )
    assert rng.state == same.state
    assert start == variant.start()
    state = start.clone()
    made = playout(state, Rng(8), Buffer())
    assert state.to_play == OVER
    assert made > 0


# -- chance -----------------------------------------------------------------------------------------------------------


def test_sampling_matches_the_probabilities(variant, many):
    """Pearson's sum over many positions of each phase, against its exact mean and spread; and every draw leaves the
    position alone. Phases with few positions are taken together: a single one is no judge of 5 in a million."""
    rng = Rng(seed_of(variant, "sampling"))
    found: dict[str, list[tuple[float, float]]] = defaultdict(list)
    for _ in range(max(3, many(60))):
        for state in walk(variant.start(), rng):
            if state.to_play == CHANCE and rng.below(2):
                found[variant.game.phase(state)].append(pearson(state, rng, draws=200))
    groups: dict[str, list[tuple[float, float]]] = defaultdict(list)
    for phase, sums in found.items():
        groups[phase if len(sums) >= MANY_POSITIONS else "rare"] += sums
    assert groups
    for phase, sums in groups.items():
        excess, variance = (sum(column) for column in zip(*sums, strict=True))
        assert abs(excess) < 5 * sqrt(variance), phase


def pearson(state: State, rng: Rng, draws: int) -> tuple[float, float]:
    """How far Pearson's sum is above its mean, and its variance, for draws with the right probabilities."""
    before = state.fingerprint()
    odds = {outcome: float(chance) for outcome, chance in state.chance_outcomes()}
    counts = dict.fromkeys(odds, 0)
    for _ in range(draws):
        counts[state.sample_chance(rng)] += 1
    assert state.fingerprint() == before
    kinds = len(odds)
    total = sum(
        (counts[outcome] - draws * chance) ** 2 / (draws * chance) for outcome, chance in odds.items()
    )
    inverse = sum(1 / chance for chance in odds.values())
    return total - (kinds - 1), 2 * (kinds - 1) + (inverse - kinds**2 - 2 * kinds + 2) / draws


# -- fingerprints -----------------------------------------------------------------------------------------------------


def test_fingerprints_are_equal_where_positions_are(variant, many):
    """Among positions of several games, and among those that follow one another, which differ in very little."""
    sample: list[State] = []
    for state in positions(variant, 2 + many(20), seed_of(variant, "pairs"), one_in=20):
        sample.append(state.clone())
        for action in state.legal_actions()[:8]:
            after = state.clone()
            after.play(action)
            sample.append(after)
    sample = sample[: many(1000) + 20]
    prints = [state.fingerprint() for state in sample]
    data = [state.to_dict() for state in sample]
    assert len(set(prints)) > len(sample) / 3
    for one in range(len(sample)):
        for other in range(one, len(sample)):
            same = prints[one] == prints[other]
            assert (sample[one] == sample[other]) is same
            assert (sample[one] != sample[other]) is not same
            if same:
                assert data[one] == data[other]
    assert len(set(prints)) == len({msgspec.json.encode(one) for one in data})


def test_states_compare_only_with_states(variant):
    state = variant.start()
    assert state != 1
    assert state != "state"
    assert state is not None
    assert state != None  # noqa: E711 - this is what is tested
    with pytest.raises(TypeError):
        hash(state)


# -- events -----------------------------------------------------------------------------------------------------------


def test_listening_changes_nothing(variant, many):
    for seed in range(many(100)):
        quiet, loud = variant.start(), variant.start()
        loud.listener = listening = Listening()
        rng, same = Rng(seed), Rng(seed)
        while quiet.to_play != OVER:
            quiet.play(step(quiet, rng))
            loud.play(step(loud, same))
            assert quiet == loud
        assert listening.events
        assert loud.clone().listener is None


def test_everything_can_be_said(variant, many):
    """Every event, question, option and ending has its words in every language, and all its arguments."""
    game = variant.game
    strict = i18n.Catalogue.strict
    i18n.set_strict(True)
    try:
        for seed in range(max(2, many(4))):
            state = variant.start()
            state.listener = listening = Listening()
            said: list[Message] = []
            for position in walk(state, Rng(seed)):
                decision = game.decision(position, position.to_play)
                if decision is not None:
                    said.append(decision.question)
                    said += [choice.label for choice in decision.choices[:40]]
                    said += [choice.detail for choice in decision.choices[:40] if choice.detail is not None]
            outcome = game.outcome(state)
            assert outcome is not None
            said.append(outcome.message)
            said += [game.tell(event) for event in listening.events]
            distinct = {msgspec.json.encode(message): message for message in said}
            for lang in i18n.LANGUAGES:
                catalogue = i18n.catalogue(lang)
                assert all(catalogue.message(message).strip() for message in distinct.values())
    finally:
        i18n.set_strict(strict)


def test_a_variant_is_what_it_says(variant):
    assert variant.game.options_of(variant.start()) == dict(variant.options)
    assert variant.start().players == variant.players
    assert variant.start().to_play == CHANCE
