"""Players with a plan follow it, by the rules; and a plan that there is not is told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import antiqua
from antiqua import bots, games, i18n
from antiqua.arena import playing, tournament
from antiqua.bots.bot import Keeper
from antiqua.bots.plans import Plan, PlanBot, parse, plans, title
from antiqua.bots.thinking import Mind
from antiqua.cli.seats import Seat, read_seat
from antiqua.kernel.errors import BadOption, BadSave
from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import CHANCE, OVER
from antiqua.kernel.state import Buffer, State
from antiqua.table import play
from tests.bots.puzzles import SIXTH, THREAT

DUEL, STONE_AGE, CONCORDIA, TRAJAN = "seven_wonders_duel", "stone_age", "concordia", "trajan"
EVERY = [(game, plan) for game in games.names() for plan in plans(game)]
FIRST = [(game, next(iter(plans(game)))) for game in games.names()]
COLORS = ("brown", "grey", "blue", "green", "yellow", "red", "purple")


def test_every_game_has_plans():
    assert {game for game, _ in EVERY} == set(games.names())


@pytest.mark.parametrize(("game", "name"), EVERY)
def test_a_plan_judges_otherwise(game, name):
    """By other weights, or not at all; and it has a title in every language."""
    plan = plans(game)[name]
    usual = games.get(game).evaluator()
    assert (plan.evaluator(games.get(game)).table() != usual.table()) == plan.mind.evaluates
    assert bool(plan.roads) == (not plan.mind.evaluates)
    for lang in i18n.LANGUAGES:
        assert i18n.catalogue(lang).message(title(name))


@pytest.mark.parametrize(("game", "name"), EVERY if antiqua.COMPILED else FIRST)
def test_a_plan_plays_whole_games(game, name):
    chosen = games.get(game)
    for players in chosen.player_counts if antiqua.COMPILED else chosen.player_counts[:1]:
        keepers = [
            Keeper(bots.make(f"plan:{name}:iterations=5", game)),
            *(Keeper(bots.make("random", game)) for _ in range(players - 1)),
        ]
        final = play(chosen, keepers, chosen.start(players), Rng(3), range(players))
        assert final.to_play == OVER
        assert [keeper.faults for keeper in keepers] == [[]] * players


# -- each follows its road --------------------------------------------------------------------------------------------


def cards_of(color: str) -> Callable[[Any, int], int]:
    return lambda state, seat: (state.second if seat else state.first).colors[COLORS.index(color)]


def tools(state: Any, seat: int) -> int:
    return sum(tool.value for tool in games.get(STONE_AGE).view(state, seat).tribes[seat].tools)


def specialists(state: Any, seat: int) -> int:
    gods: list[int] = state.everyone[seat].gods
    return gods[-1]


def sites(state: Any, seat: int) -> int:
    built: int = state.mats[seat].sites
    return built.bit_count()


@pytest.mark.skipif(not antiqua.COMPILED, reason="would take minutes")
@pytest.mark.parametrize(
    ("game", "name", "counted", "times"),
    [
        (DUEL, "science", cards_of("green"), 2.5),
        (DUEL, "military", cards_of("red"), 1.5),
        (DUEL, "coins", cards_of("yellow"), 1.2),
        (STONE_AGE, "tools", tools, 1.6),
        (CONCORDIA, "minerva", specialists, 1.3),
        (TRAJAN, "construction", sites, 1.3),
    ],
)
def test_a_plan_follows_its_road(game, name, counted, times):
    """In the end it has more of what it is about than whoever thinks alike with the usual weights, on the whole."""
    chosen, plan = games.get(game), plans(game)[name]
    mind = msgspec.structs.replace(plan.mind, iterations=60)
    own = usual = 0
    for seed in range(6):
        keepers = [Keeper(PlanBot(one, mind)) for one in (plan, Plan(mind=mind))]
        seat = seed % 2
        final = play(chosen, keepers[:: -1 if seat else 1], chosen.start(2), Rng(seed), [seed, seed + 100])
        own += counted(final, seat)
        usual += counted(final, 1 - seat)
    assert own > times * usual


def endings(roads: list[str], number: int) -> Counter[str]:
    """How guided playouts of 7 Wonders Duel end; without roads they are played at random."""
    game, actions, found = games.get(DUEL), Buffer(), Counter[str]()
    guide = game.guide(roads) if roads else None
    for seed in range(number):
        state: State = game.start()
        rng = Rng(seed)
        if guide is not None:
            guide.begin(state, rng)
        while state.to_play != OVER:
            if state.to_play == CHANCE:
                state.play(state.sample_chance(rng))
                continue
            legal = state.legal_actions()
            if guide is None:
                state.play(legal[rng.below(len(legal))])
                continue
            actions.count = 0
            state.list_actions(actions)
            action = guide.choose(state, actions, rng)
            assert action in legal
            state.play(action)
        found[game.endings[state.ending]] += 1
    return found


def test_playouts_follow_their_road(many):
    number = max(60, many(400))
    chance, science, arms = endings([], number), endings(["science"], number), endings(["arms"], number)
    assert science["science"] > 0.03 * number > 3 * chance["science"]
    assert arms["military"] > 1.4 * chance["military"] > 0


@pytest.mark.parametrize(("facts", "does"), [(SIXTH, "build university"), (THREAT, "university")])
@pytest.mark.parametrize("road", games.get(DUEL).roads)
def test_whoever_can_win_does_and_whoever_must_denies(road, facts, does):
    game = games.get(DUEL)
    state, actions, guide = game.position(**facts), Buffer(), game.guide([road])
    state.list_actions(actions)
    for seed in range(50):
        rng = Rng(seed)
        guide.begin(state, rng)
        assert does in game.notation(state, guide.choose(state, actions, rng))


# -- names and files --------------------------------------------------------------------------------------------------


def test_a_plan_is_named_like_any_bot():
    bot = bots.make(" Plan : Science : milliseconds=20,explore=0.5", DUEL)
    assert isinstance(bot, PlanBot)
    assert bot.plan == plans(DUEL)["science"]
    assert bot.mind == msgspec.structs.replace(bot.plan.mind, iterations=0, milliseconds=20.0, explore=0.5)
    assert playing.canonical(" Plan:Science") == "plan:science"
    assert read_seat("plan:science", DUEL) == Seat("plan:science")
    assert read_seat("Plan:Science:Zoe", DUEL) == Seat("plan:science", "Zoe")
    assert read_seat("plan:science:iterations=9:Zoe", DUEL) == Seat("plan:science:iterations=9", "Zoe")


@pytest.mark.parametrize(
    ("text", "error", "words"),
    [
        ("plan:magic", "bot-unknown-plan", "its plans are science, military"),
        ("plan", "bot-unknown-plan", "its plans are science, military"),
        ("plan:huts", "bot-unknown-plan", "“huts”"),  # of another game
        ("plan:science:luck=1", "bot-unknown-setting", "“luck”"),
        ("plan:science:iterations=many", "bot-bad-setting", "“many”"),
        ("plans:science", "bot-unknown", "plan:NAME"),
    ],
)
def test_what_is_no_plan_is_told(text, error, words):
    with pytest.raises(BadOption, match=words) as told:
        bots.make(text, DUEL)
    assert told.value.id == error


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("[one]\nmind = {}\nadd = { unheard_of = 1.0 }", "error-unknown-weight"),
        ("[one]\nmind = {}\ntimes = { unheard_of = 1.0 }", "error-unknown-weight"),
        ("[one]\nmind = {}\nroads = ['nowhere']", "error-unknown-road"),
        ("[one]\nmind = {}\nplus = {}", "error-bad-plans"),
        ("[one]\nadd = {}", "error-bad-plans"),
        ("= =", "error-bad-plans"),
    ],
)
def test_a_file_that_is_none_of_plans(text, error):
    with pytest.raises(BadSave) as told:
        parse(text, ["coins"], ["science"], "here")
    assert told.value.id == error


def test_weights_are_multiplied_then_added_to():
    found = parse(
        "[one]\nmind = { iterations = 7 }\ntimes = { coins = 2 }\nadd = { coins = 0.5 }", ["coins"], [], ""
    )
    assert found == {"one": Plan(mind=Mind(iterations=7), times={"coins": 2.0}, add={"coins": 0.5})}
    usual = games.get(DUEL).evaluator()
    table = dict(zip(usual.names, usual.table(), strict=True))
    changed = dict(zip(usual.names, found["one"].evaluator(games.get(DUEL)).table(), strict=True))
    assert changed == table | {"coins": 2 * table["coins"] + 0.5}


def test_a_run_notices_other_plans(monkeypatch):
    """What was begun with one plan does not go on with another of the same name."""
    job = tournament.plan(DUEL, 2, table=["plan:science", "random"])
    changed = msgspec.structs.replace(plans(DUEL)["science"], add={})
    monkeypatch.setitem(plans(DUEL), "science", changed)
    assert tournament.plan(DUEL, 2, table=["plan:science", "random"]).mark != job.mark
