"""What the numbers of observations, actions and outcomes mean is described, and nothing is left out."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from antiqua import games
from antiqua.games.game import Game
from antiqua.games.numbering import Actions, Feature
from antiqua.kernel.errors import BadOption

GAMES = [games.get(name) for name in games.names()]
TABLES = [(game, players) for game in GAMES for players in game.player_counts]


@pytest.mark.parametrize(("game", "players"), TABLES, ids=lambda value: getattr(value, "name", value))
def test_every_number_of_an_observation_is_in_one_feature(game: Game, players: int) -> None:
    features = game.describe_observation(players)
    numbers = [number for feature in features for number in feature]
    assert sorted(numbers) == list(range(game.encoder().size(players)))
    assert len({feature.name for feature in features}) == len(features)
    assert all(feature.end == max(feature) + 1 for feature in features)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_action_and_outcome_has_a_meaning(game: Game) -> None:
    assert covered(game.describe_actions()) == set(range(game.actions))
    assert covered(game.describe_outcomes()) == set(range(game.outcomes))


def covered(groups: tuple[Actions, ...]) -> set[int]:
    return {number for group in groups for number in group}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_in_a_phase_a_number_has_one_meaning(game: Game) -> None:
    for groups in (game.describe_actions(), game.describe_outcomes()):
        for phase in game.phases:
            here = Counter(number for group in groups if phase in group.phases for number in group)
            assert set(here.values()) <= {1}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_seats_and_chance_decide_in_different_phases(game: Game) -> None:
    mine, chances = (
        {phase for group in groups for phase in group.phases}
        for groups in (game.describe_actions(), game.describe_outcomes())
    )
    assert not mine & chances
    assert mine | chances == set(game.phases) - {"game_over"}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_labels_are_those_of_the_places(game: Game) -> None:
    for group in (*game.describe_observation(2), *game.describe_actions()):
        numbers = list(group)
        assert len(numbers) == group.count
        assert all(len(set(axis.labels)) == len(axis.labels) > 0 for axis in group.axes)
        assert group.labels(numbers[-1]) == tuple(axis.labels[-1] for axis in group.axes)
        assert [number for number in range(-1, group.end + 1) if number in group] == sorted(numbers)
        with pytest.raises(ValueError, match="is none of"):
            group.labels(group.end)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_descriptions_are_json(game: Game) -> None:
    features = game.describe_observation(2)
    assert msgspec.json.decode(msgspec.json.encode(features), type=tuple[Feature, ...]) == features
    actions = game.describe_actions()
    assert msgspec.json.decode(msgspec.json.encode(actions), type=tuple[Actions, ...]) == actions


def test_observations_of_no_game_are_not_described() -> None:
    with pytest.raises(BadOption):
        games.get("seven_wonders_duel").describe_observation(3)


def test_what_an_output_means() -> None:
    duel = games.get("seven_wonders_duel")
    number = next(iter(duel.describe_actions()[5]))
    said = {group.name: group.labels(number) for group in duel.describe_actions() if number in group}
    assert said == {"revive": ("lumber_yard",), "destroy": ("lumber_yard",)}
