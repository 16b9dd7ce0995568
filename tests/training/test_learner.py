"""Learning: slopes that are true, forecasts that get better, and a network that says what the learner says."""

from array import array

import msgspec
import numpy as np
import pytest

from antiqua.kernel.network import Network
from antiqua.training.league import Settings
from antiqua.training.learner import Learner, Positions, learn

SETTINGS = Settings(game="toy", players=(3,), epochs=300, belief=0.0)


def drawn(count, players=3, inputs=4, seed=0):
    """Positions in which who has more of the first and less of the second wins; the weights know nothing of it."""
    rng = np.random.default_rng(seed)
    seen = ((rng.normal(0, 1, (count, players, inputs)) * 256).round() / 256).astype(np.float32)
    best = (seen[:, :, 0] - seen[:, :, 1]).argmax(1)
    results = np.eye(players, dtype=np.float32)[best]
    plain = np.zeros((count, players), np.float32)
    return Positions(seen, plain, np.full_like(plain, -1), results)


def learner(inputs=4):
    made = Learner(np.linspace(1, 2, inputs).astype(np.float32), 5, 3, seed=1)
    made.parts["last"] += np.array([0.5, -0.3, 0.2], np.float32)
    return made


@pytest.mark.parametrize("part", ["own", "others", "first", "deeper", "second", "last"])
def test_slopes_are_how_the_loss_changes(part):
    made, those = learner(), drawn(64)
    made.parts = {name: numbers.astype(np.float64) for name, numbers in made.parts.items()}
    slope = made.slopes(those.seen, those.plain, those.results)[part]
    at = np.unravel_index(np.abs(slope).argmax(), slope.shape)
    step = 1e-4
    made.parts[part][at] += step
    above = made.loss(those)
    made.parts[part][at] -= 2 * step
    below = made.loss(those)
    assert slope[at] == pytest.approx((above - below) / (2 * step), rel=0.02)


def test_it_learns_what_wins():
    made, fresh = learner(), drawn(500, seed=2)
    before = made.loss(fresh)
    learn(made, [drawn(4000)], SETTINGS, 1)
    assert made.loss(fresh) < 0.4 < before


def test_what_search_expected_counts_where_it_is_known():
    those = drawn(2)
    known = msgspec.structs.replace(
        those,
        expected=np.array([[0.2, 0.3, 0.5], [-1, -1, -1]], np.float32),
        results=np.eye(3, dtype=np.float32)[:2],
    )
    targets = known.targets(0.5)
    assert targets[0] == pytest.approx([0.6, 0.15, 0.25])
    assert list(targets[1]) == [0, 1, 0]


def test_a_network_says_what_the_learner_says():
    made, those = learner(), drawn(5)
    net = Network(4, 5, 3, array("d", made.numbers()))
    for rows, expected in zip(those.seen, made.shares(those.seen, those.plain)[0], strict=True):
        out = array("d", [0.0] * 3)
        for seat, row in enumerate(rows):
            net.look(seat, array("d", row.tolist()))
        net.judge(3, out)
        powers = np.exp(np.array(out))
        assert powers / powers.sum() == pytest.approx(expected, rel=1e-4)
