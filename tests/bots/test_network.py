"""Networks: what they compute, the same for every seat and in both builds, and files that are not networks."""

from array import array

import pytest

from antiqua import games
from antiqua.games import judgement
from antiqua.kernel.errors import BadSave
from antiqua.kernel.network import Network, size
from antiqua.kernel.rng import Rng
from tests.laws.variants import USUAL, positions

INPUTS, FIRST, SECOND = 3, 2, 2
# Two units: the first sees own - others' of the first input, the second the others' third input less 1. The deeper
# ones are their sum, and the first less the second; they are worth 1 and 10.
NUMBERS = [
    *(1.0, 0.0, -1.0, 0.0),
    *(0.0, 0.0, 0.0, 0.0),
    *(0.0, 0.0, 0.0, 1.0),
    *(0.0, -1.0),
    *(1.0, 1.0, 1.0, -1.0),
    *(0.0, 0.5),
    *(1.0, 10.0),
]
every_game = pytest.mark.parametrize("name", games.names())


def network(inputs, first=4, second=3, seed=1, most=0.05):
    rng = Rng(seed)
    numbers = [most * (rng.below(2001) - 1000) / 1000 for _ in range(size(inputs, first, second))]
    return Network(inputs, first, second, array("d", numbers))


def asked(net, rows):
    """What a network adds for each row."""
    out = array("d", [0.0] * len(rows))
    for seat, row in enumerate(rows):
        net.look(seat, array("d", row))
    net.judge(len(rows), out)
    return list(out)


def judged(net, rows):
    """What a network adds for each row, by the definition and in plain lists."""
    table, first, second = net.table(), net.first, net.second
    both = [table[i * 2 * first : (i + 1) * 2 * first] for i in range(net.inputs)]
    rest = iter(table[net.inputs * 2 * first :])
    thresholds = [next(rest) for _ in range(first)]
    deeper = [[next(rest) for _ in range(second)] for _ in range(first)]
    second_thresholds = [next(rest) for _ in range(second)]
    worth = [next(rest) for _ in range(second)]
    found = []
    for seat, row in enumerate(rows):
        others = [other for at, other in enumerate(rows) if at != seat]
        mean = [sum(column) / len(others) for column in zip(*others, strict=True)]
        units = [
            max(
                0.0,
                thresholds[unit]
                + sum(x * both[i][unit] for i, x in enumerate(row))
                + sum(x * both[i][first + unit] for i, x in enumerate(mean)),
            )
            for unit in range(first)
        ]
        last = [
            max(0.0, second_thresholds[k] + sum(units[unit] * deeper[unit][k] for unit in range(first)))
            for k in range(second)
        ]
        found.append(sum(value * weight for value, weight in zip(last, worth, strict=True)))
    return found


def test_a_network_by_hand():
    net = Network(INPUTS, FIRST, SECOND, array("d", NUMBERS))
    # Seat 0: 4 - 1 = 3 and 5 - 1 = 4, so 7 and 3 - 4 + 0.5 < 0. Seat 1: 1 - 4 < 0 and 2 - 1 = 1, so 1 and -0.5.
    assert asked(net, [[4.0, 9.0, 2.0], [1.0, 9.0, 5.0]]) == [7.0, 1.0]
    # Seat 0: 4 - 1 = 3 and the others' mean 1 - 1 = 0, so 3 and 3.5.
    assert asked(net, [[4.0, 0.0, 0.0], [2.0, 0.0, 2.0], [0.0, 0.0, 0.0]])[0] == 3.0 + 35.0


@pytest.mark.parametrize("players", [2, 3, 5])
def test_layers_are_sums_of_what_is_seen(players):
    net, rng = network(7), Rng(players)
    rows = [[(rng.below(9) - 2) * 1.0 for _ in range(7)] for _ in range(players)]
    assert asked(net, rows) == pytest.approx(judged(net, rows), rel=1e-12)
    turned = rows[1:] + rows[:1]
    assert asked(net, turned) == pytest.approx(asked(net, rows)[1:] + asked(net, rows)[:1], rel=1e-12)


def test_what_was_seen_before_leaves_no_trace():
    """Only changes are taken in, and yet a network that has seen much says to the last bit what a new one says."""
    rng, seen = Rng(3), network(7)
    for _ in range(500):
        rows = [[(rng.below(40001) - 20000) / 97 for _ in range(7)] for _ in range(3)]
        assert asked(seen, rows) == asked(network(7), rows)


def test_what_is_beyond_measure_counts_as_the_most():
    assert asked(network(1), [[1e300], [-1e300]]) == asked(network(1), [[4096.0], [-4096.0]])
    assert Network(1, 1, 1, array("d", [1e9, -1e9, 0, 0, 0, 0])).table()[:2] == [64.0, -64.0]


def test_too_many_or_too_few_numbers():
    with pytest.raises(ValueError, match="21 numbers, not 22"):
        Network(INPUTS, FIRST, SECOND, array("d", NUMBERS[1:]))


@pytest.mark.parametrize("variant", USUAL, ids=str)
def test_a_network_adds_to_the_weights(variant, many):
    """A network of nothing changes nothing; another one changes shares, which are still parts of one."""
    game, inputs = variant.game, len(variant.game.inputs)
    plain = game.evaluator(learned=False)
    nothing = game.evaluator(None, Network(inputs, 2, 2, array("d", [0.0] * size(inputs, 2, 2))))
    some = game.evaluator(None, network(inputs))
    changed = False
    for state in positions(variant, max(1, many(4)), 8, 5):
        assert nothing.shares(state) == plain.shares(state)
        shares = some.shares(state)
        assert abs(sum(shares) - 1) < 1e-9
        assert min(shares) >= 0
        changed = changed or shares != plain.shares(state)
    assert changed


@every_game
def test_names_of_what_is_seen(name):
    inputs = games.get(name).inputs
    assert len(set(inputs)) == len(inputs)
    assert inputs[: len(games.get(name).evaluator().names)] == games.get(name).evaluator().names


def test_networks_are_read_as_they_were_written():
    net = network(3, 2, 2)
    data = judgement.write(("a", "b", "c"), 2, 2, net.table())
    again = judgement.parse(data, ("a", "b", "c"), "here")
    assert again.table() == pytest.approx(net.table(), rel=1e-6)
    assert judgement.write(("a", "b", "c"), 2, 2, again.table()) == data


@pytest.mark.parametrize(
    "spoil",
    [
        lambda _: b"",
        lambda _: b"[1]\n",
        lambda data: data[:-1],
        lambda data: data + b"0000",
        lambda data: data.replace(b'"a"', b'"d"'),
        lambda data: data.replace(b'"a","b"', b'"b","a"'),
        lambda data: data.replace(b'"first":2', b'"first":-2'),
        lambda data: data.replace(b'"first":2', b'"first":999999999'),
    ],
)
def test_files_that_are_no_networks(spoil):
    data = judgement.write(("a", "b", "c"), 2, 2, network(3, 2, 2).table())
    with pytest.raises(BadSave, match="here"):
        judgement.parse(spoil(data), ("a", "b", "c"), "here")
