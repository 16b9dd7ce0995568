"""Every move that can be written is legal, or refused with a reason that can be read in every language."""

import pytest

from antiqua import i18n
from antiqua.kernel.errors import IllegalMove
from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import OVER
from tests.laws.laws import some
from tests.laws.test_laws import seed_of
from tests.laws.variants import positions

MOVES = 200  # that are tried in one position


pytestmark = pytest.mark.usefixtures("strict_words")


def test_every_refusal_has_a_reason(variant, many):
    game = variant.game
    rng = Rng(seed_of(variant, "reasons"))
    written = list(game.every_move(variant.players))
    read: set[str] = set()
    for state in positions(variant, many(20), rng.bits(), one_in=4):
        if state.to_play == OVER:
            continue
        for move in [written[rng.below(len(written))] for _ in range(MOVES)]:
            if game.action(state, move) >= 0:
                continue
            with pytest.raises(IllegalMove) as refused:
                game.parse(state, game.write(move))
            assert refused.value.id == "error-illegal-move-why", (game.write(move), state.to_dict())
            why = refused.value.details["why"].id
            if why not in read or rng.below(20) == 0:  # putting it into words is the dear part
                read.add(why)
                for lang in i18n.LANGUAGES:
                    assert i18n.catalogue(lang).message(refused.value)


def test_every_legal_move_can_be_written(variant, many):
    game = variant.game
    rng = Rng(seed_of(variant, "written"))
    written = set(game.every_move(variant.players))
    for state in positions(variant, many(10), rng.bits(), one_in=8):
        legal = state.legal_actions()
        if legal:
            assert {game.move(state, action) for action in some(legal, rng, 10)} <= written
