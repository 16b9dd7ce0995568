"""100,000 random games of each game obey all laws (`make soak`): cheap ones in every position, dear ones in a few."""

import pytest

from antiqua.kernel.rng import Rng
from tests.laws.laws import LAWS, Law, check, hidden_things_do_not_show
from tests.laws.test_laws import seed_of
from tests.laws.variants import walk

GAMES, PARTS = 100_000, 10
EVERYWHERE = ("there_is_a_choice", "nothing_is_lost", "points_add_up")
CHEAP = [law for law in LAWS if law.holds.__name__ in EVERYWHERE]
DEAR = [law for law in LAWS if law not in CHEAP] + [Law(hidden_things_do_not_show, 0)]


@pytest.mark.soak
@pytest.mark.parametrize("part", range(PARTS))
def test_many_games_obey_all_laws(variant, part, many):
    rng = Rng(seed_of(variant, part, "soak"))
    turn = 0
    for _ in range(many(GAMES // PARTS)):
        for state in walk(variant.start(), rng):
            for law in CHEAP:
                check(law, variant, state, rng)
            if rng.below(50) == 0:
                check(DEAR[turn % len(DEAR)], variant, state, rng)
                turn += 1
