"""The ten levels of every game: who they are, that they differ as told, and that a higher one plays better."""

from __future__ import annotations

import pytest

from antiqua import bots, games, i18n
from antiqua.arena.ladder import ladder
from antiqua.arena.tournament import plan, run
from antiqua.bots.levels import LEVELS, SEATED, character, levels, title
from antiqua.bots.plans import PlanBot, plans
from antiqua.bots.thinking import ThinkingBot

GAMES = games.names()


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_all_of_them(game: str) -> None:
    assert tuple(levels(game)) == LEVELS


@pytest.mark.parametrize("game", GAMES)
def test_a_level_has_the_opinions_of_the_plan_that_it_likes(game: str) -> None:
    liked = {name: level.likes for name, level in levels(game).items() if level.likes}
    assert len(set(liked.values())) == len(liked) >= 4
    for name, road in liked.items():
        bot = bots.make(f"{name}:blur=0", game)
        assert isinstance(bot, PlanBot)
        assert bot.plan == plans(game)[road]
        assert (bot.mind.blur, bot.mind.overlooks) == (0.0, levels(game)[name].overlooks)
    best = bots.make(LEVELS[-1], game)
    assert isinstance(best, ThinkingBot)
    assert not isinstance(best, PlanBot)


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_each_has_a_name_and_a_character_of_its_own(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(i18n.Catalogue, "strict", True)
    say = i18n.catalogue(lang).message
    assert len({say(title(level)) for level in SEATED}) == len(SEATED)
    for game in map(games.get, GAMES):
        assert len({say(character(game, level)) for level in SEATED}) == len(SEATED)


@pytest.mark.parametrize("game", GAMES)
def test_higher_levels_win(game: str) -> None:
    """Three steps that look one move ahead are enough to be seen in few games; `docs/ladder.md` has all of them."""
    found = ladder(run(plan(game, 20, bots=["newcomer", "apprentice", "journeyman"], seed=4), 1))
    shares = [bot.share.share for bot in found.bots]
    assert shares[0] < 0.35
    assert shares[0] < shares[1] < shares[2]
