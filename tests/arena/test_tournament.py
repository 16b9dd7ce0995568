"""Bots against bots: paired, the same for any number of workers, and going on where it was interrupted."""

import json
import signal
from collections import defaultdict
from pathlib import Path

import msgspec
import pytest

from antiqua import bots, games
from antiqua.arena import journal, simulate, tournament
from antiqua.arena.ladder import Ladder, ladder, table
from antiqua.arena.tally import share
from antiqua.arena.tournament import gone_on, places, plan, play_game, run
from antiqua.bots.bot import Bot, BotFault
from antiqua.kernel.errors import AntiquaError, BadOption, BadSave

DUEL = "seven_wonders_duel"
TWINS = ["greedy", "greedy:iterations=0"]  # the same bot by two names, which leaves nothing to its own chance


def without_timing(found: Ladder) -> str:
    data = json.loads(found.to_json())
    del data["timing"]
    return json.dumps(data)


# -- games ------------------------------------------------------------------------------------------------------------


def test_games_of_a_group_share_chance():
    """When the same bot plays on both seats, changing seats changes nothing; another group is another game."""
    job = plan(DUEL, 8, bots=TWINS, seed=3)
    groups = defaultdict(list)
    for number, place in enumerate(places(job)):
        played = play_game(job, number)
        assert played is not None
        groups[place.group].append((played.ending, played.winners, played.scores, played.decisions))
    assert [len(group) for group in groups.values()] == [2] * 4
    assert all(len(set(group)) == 1 for group in groups.values())
    assert len({group[0] for group in groups.values()}) == 4


def test_a_bot_takes_its_own_chance_along_to_another_seat(monkeypatch):
    """Random numbers belong to who uses them, not to the seat; another group, or copy, has others."""
    begun = []

    class Remembers(Bot):
        def begin(self, game, seat, start, rng):
            super().begin(game, seat, start, rng)
            begun.append((self, seat, rng.bits()))

        def decide(self, state):
            return state.legal_actions()[0]

    monkeypatch.setattr(bots, "make", lambda *_: Remembers())
    job = plan("stone_age", 6, table=["one", "two", "two"], seed=3)
    begun.clear()
    groups = defaultdict(set)
    for number, place in enumerate(places(job)):
        play_game(job, number)
        groups[place.group].add(frozenset((job.bots[place.seats[seat]], bits) for _, seat, bits in begun))
        begun.clear()
    assert [len(same) for same in groups.values()] == [1, 1]
    known = [bits for (group,) in groups.values() for _, bits in group]
    assert len(set(known)) == len(known) == 6


def test_result_does_not_depend_on_the_number_of_workers():
    job = plan(DUEL, 6, bots=["random", "novice", "greedy"], seed=5)
    one, two = (ladder(run(job, workers)) for workers in (1, 2))
    assert without_timing(one) == without_timing(two)
    assert one.games == one.wanted == 18
    assert two.timing.workers == 2


def test_figures_are_those_of_the_games():
    course = run(plan(DUEL, 10, bots=["random", "greedy"], seed=2), 1)
    found = ladder(course)
    played = list(course.games.values())
    for bot, one in enumerate(found.bots):
        seats = [(game, game.seats.index(bot)) for game in played]
        wins = sum(game.winners == 1 << seat for game, seat in seats)
        points = [game.scores[seat] for game, seat in seats]
        assert (one.played, one.wins, one.faults) == (10, wins, 0)
        assert one.share == share(wins + 0.5 * one.shared, 10)
        assert one.scores.mean == pytest.approx(sum(points) / 10)
        assert one.decisions == sum(game.decisions[seat] for game, seat in seats)
        assert found.timing.bots[bot].longest == max(game.longest[seat] for game, seat in seats)
    (met,) = found.meetings
    assert (met.one, met.other, met.games) == (0, 1, 10)
    assert met.ahead + met.tied + met.behind == 10
    assert met.share == share(met.ahead + met.tied / 2, 10)
    back = found.meeting(1, 0)
    assert back is not None
    assert (back.ahead, back.behind) == (met.behind, met.ahead)
    assert back.share.share == pytest.approx(1 - met.share.share)
    assert sum(seat.share.share for seat in found.seats) == pytest.approx(1)
    assert found.order == [1, 0]  # one who thinks beats one who does not
    assert found.anchor == 0
    assert found.bots[0].rating.rating == 0
    assert found.bots[1].settings["iterations"] == 0
    assert msgspec.json.decode(found.to_json(), type=Ladder) == found


def test_table_has_a_row_for_every_game():
    course = run(plan(DUEL, 4, bots=["random", "greedy"], seed=2), 1)
    head, *rows = [line.split(",") for line in table(course).splitlines()]
    assert head[:6] == ["game", "group", "lineup", "ending", "bot_1", "bot_2"]
    assert [row[:3] for row in rows] == [["0", "0", "0"], ["1", "0", "0"], ["2", "1", "0"], ["3", "1", "0"]]
    for row, game in zip(rows, course.games.values(), strict=True):
        facts = dict(zip(head, row, strict=True))
        assert [facts["score_1"], facts["score_2"]] == [str(score) for score in game.scores]
        assert facts["victory_1"] == str(float(game.winners & 1) / game.winners.bit_count())
        assert facts["place_1"] == ("1" if game.winners & 1 else "2")
        assert facts["ending"] == games.get(DUEL).endings[game.ending]
        assert [facts["bot_1"], facts["bot_2"]] == [("random", "greedy")[bot] for bot in game.seats]


def test_three_players_and_copies():
    """One among two copies: three seatings per group, and copies count once for each seat."""
    job = plan("stone_age", 3, table=["random", "greedy", "greedy"], seed=4)
    assert (job.players, job.lineups) == (3, ((0, 1, 1),))
    found = ladder(run(job, 1))
    assert (found.games, found.groups) == (3, 1)
    assert [one.played for one in found.bots] == [3, 6]
    assert found.bots[0].share.share + 2 * found.bots[1].share.share == pytest.approx(1)
    assert found.meetings[0].games == 3


def test_cut_off_games_count_for_nobody(monkeypatch):
    monkeypatch.setattr(type(games.get(DUEL)), "decision_limit", 10)
    found = ladder(run(plan(DUEL, 4, bots=["random", "greedy"], seed=2), 1))
    assert (found.games, found.truncated) == (4, 4)
    assert [one.played for one in found.bots] == [0, 0]
    assert [one.rating.rating for one in found.bots] == pytest.approx([0, 0])


# -- faults -----------------------------------------------------------------------------------------------------------


class Illegal(Bot):
    def decide(self, state):
        return -5


class Crashing(Bot):
    def decide(self, state):
        raise RuntimeError("no idea")


class Unusable(Bot):
    """Can begin one game, the trial before the run, and no other."""

    begun = 0

    def begin(self, game, seat, start, rng):
        super().begin(game, seat, start, rng)
        type(self).begun += 1
        if type(self).begun > 1:
            raise BadOption("bot-no-settings", name="gone")


class Slow(Bot):
    def decide(self, state):
        raise BotFault("bot-illegal-answer", answer="late")


@pytest.mark.parametrize(
    ("kind", "per_game", "said"),
    [
        (Illegal, 3, "the answer “-5” is not a legal move"),
        (Crashing, 1, "the bot crashed (RuntimeError: no idea)"),
        (Slow, 3, "the answer “late” is not a legal move"),
        (Unusable, 1, "The bot “gone” has no settings."),  # as it is, or in words about a crash
    ],
)
def test_faults_are_told_and_stop_nothing(monkeypatch, kind, per_game, said):
    usual = bots.make
    monkeypatch.setattr(bots, "make", lambda text, game: kind() if text == "bad" else usual(text, game))
    job = plan(DUEL, 4, bots=["random", "bad"], seed=1)
    found = ladder(run(job, 1))
    assert (found.games, found.interrupted) == (4, False)
    bad = found.bots[1]
    assert (bad.faults, bad.faulty_games) == (4 * per_game, 4)
    (fault,) = bad.fault_kinds
    assert said in fault.text
    assert fault.count == 4 * per_game
    assert found.bots[0].faults == 0
    assert bad.played == 4


def test_faults_survive_the_file(monkeypatch, tmp_path):
    usual = bots.make
    monkeypatch.setattr(bots, "make", lambda text, game: Illegal() if text == "bad" else usual(text, game))
    job = plan(DUEL, 4, bots=["random", "bad"], seed=1)
    with tournament.create_journal(tmp_path / "run", job) as file:
        whole = ladder(run(job, 1, file=file))
    with gone_on(tmp_path / "run") as file:
        assert without_timing(ladder(run(file.job, 1, file=file))) == without_timing(whole)


# -- going on ---------------------------------------------------------------------------------------------------------


def interrupt_after(number):
    def progress(done):
        if done == number:
            signal.raise_signal(signal.SIGINT)

    return progress


@pytest.mark.parametrize("workers", [1, 2])
def test_an_interrupted_run_goes_on_to_the_same_result(tmp_path, workers):
    job = plan(DUEL, 12, bots=["random", "novice", "greedy"], seed=6)
    whole = ladder(run(job, 1))
    path = tmp_path / "run.jsonl"
    with tournament.create_journal(path, job) as file:
        part = run(job, workers, interrupt_after(5), file)
    assert part.interrupted
    assert 5 <= len(part.games) < part.wanted == 36
    assert ladder(part).interrupted
    written = path.read_bytes()
    assert written.count(b"\n") == 1 + len(part.games)
    with gone_on(path) as file:
        assert set(file.parts) == set(part.games)
        told: list[int] = []
        rest = run(file.job, workers, told.append, file)
    assert told == list(range(len(part.games), 37))
    assert not rest.interrupted
    assert rest.fresh == 36 - len(part.games)
    assert without_timing(ladder(rest)) == without_timing(whole)
    assert path.read_bytes().startswith(written)  # nothing is ever written anew
    with gone_on(path) as file:
        again = run(file.job, 1, file=file)
    assert (again.fresh, without_timing(ladder(again))) == (0, without_timing(whole))


def test_interruption_does_not_wait_for_a_slow_game(monkeypatch):
    """The game that is going on is given up at its next decision."""
    asked = []

    class Presses(Bot):
        def decide(self, state):
            asked.append(state)
            if len(asked) == 3:
                signal.raise_signal(signal.SIGINT)
            return state.legal_actions()[0]

    usual = bots.make
    monkeypatch.setattr(bots, "make", lambda text, game: Presses() if text == "me" else usual(text, game))
    course = run(plan(DUEL, 10, bots=["random", "me"], seed=1), 1)
    assert len(asked) == 3
    assert (course.interrupted, course.games) == (True, {})
    assert ladder(course).games == 0


@pytest.fixture
def file(tmp_path):
    """The file of a run that is finished, with six games."""
    job = plan(DUEL, 6, bots=["random", "greedy"], seed=6)
    path = tmp_path / "run.jsonl"
    with tournament.create_journal(path, job) as file:
        run(job, 1, file=file)
    return path


@pytest.mark.parametrize(
    "torn", [b'{"ending":3,"winn', b'{"ending":3}\n', b"\x00\x00\x00", b"\xff\n", b"[\n"]
)
def test_a_torn_last_line_is_dropped(file, torn):
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:4]) + torn)
    with gone_on(file) as opened:
        assert len(opened.parts) == 3
        course = run(opened.job, 1, file=opened)
    assert not course.interrupted
    assert [json.loads(line)["scores"] for line in file.read_bytes().splitlines()[1:]] == [
        json.loads(line)["scores"] for line in lines[1:]
    ]


def damaged(file, change):
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(change(lines)))
    before = file.read_bytes()
    with pytest.raises(BadSave) as caught:
        gone_on(file)
    assert file.read_bytes() == before
    return caught.value


@pytest.mark.parametrize(
    "change",
    [
        lambda lines: [*lines[:2], b"nonsense\n", *lines[2:]],
        lambda lines: [*lines[:3], lines[2], *lines[3:]],
        lambda lines: [*lines[:2], lines[2].replace(b'"number":1', b'"number":99'), *lines[3:]],
        lambda lines: [*lines[:2], lines[2].replace(b'"seats":[1,0]', b'"seats":[0,1]'), *lines[3:]],
        lambda lines: [*lines[:2], lines[2].replace(b'"decisions":[', b'"decisions":[1,'), *lines[3:]],
    ],
    ids=["nonsense", "twice", "number", "seats", "length"],
)
def test_damage_in_the_middle_is_refused(file, change):
    assert damaged(file, change).id == "results-damaged"


def head(lines, old, new):
    assert old in lines[0]
    return [lines[0].replace(old, new), *lines[1:]]


@pytest.mark.parametrize(
    ("change", "id"),
    [
        (lambda lines: lines[:0], "results-none"),
        (lambda lines: [b"hello\n", *lines], "results-none"),
        (lambda lines: [lines[0][:40]], "results-none"),
        (lambda lines: head(lines, b"antiqua arena", b"antiqua simulate"), "results-none"),
        (lambda lines: head(lines, b"seven_wonders_duel", b"chess"), "results-none"),
        (lambda lines: head(lines, b'"players":2', b'"players":3'), "results-none"),
        (lambda lines: head(lines, b"[[0,1]]", b"[[0,7]]"), "results-none"),
        (lambda lines: head(lines, b"[[0,1]]", b"[]"), "results-none"),
        (lambda lines: head(lines, b'"seed":6', b'"seed":-6'), "results-none"),
        (lambda lines: head(lines, b'"games":6', b'"games":0'), "results-none"),
        (lambda lines: head(lines, b'"greedy"', b'"greedi"'), "results-none"),
        (lambda lines: head(lines, b'"version":1', b'"version":2'), "results-version"),
        (lambda lines: head(lines, b'"antiqua":"', b'"antiqua":"9'), "results-other-program"),
        (lambda lines: head(lines, b'"rules_version":', b'"rules_version":9'), "results-other-rules"),
        (lambda lines: head(lines, b'"mark":"', b'"mark":"0'), "results-other-bots"),
    ],
)
def test_files_of_other_runs_and_versions_are_refused(file, change, id):
    assert damaged(file, change).id == id


def test_files_are_not_overwritten_and_not_shared(file, tmp_path):
    job = plan(DUEL, 6, bots=["random", "greedy"], seed=6)
    before = file.read_bytes()
    with pytest.raises(BadSave, match="exists already"):
        tournament.create_journal(file, job)
    with gone_on(file), pytest.raises(BadSave, match="Another run"):
        gone_on(file)
    assert file.read_bytes() == before
    with pytest.raises(BadSave, match="There is no file"):
        gone_on(tmp_path / "nothing")
    with pytest.raises(BadSave, match="cannot be read"):
        gone_on(tmp_path)
    with pytest.raises(BadSave, match="cannot be written"):
        tournament.create_journal(tmp_path / "no" / "folder", job)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a disk that is always full")
def test_a_full_disk_is_a_sentence():
    job = plan(DUEL, 2, bots=["random", "greedy"], seed=6)
    full = Path("/dev/full")
    opened: journal.Journal[tournament.Job, tournament.Numbered] = journal.Journal(
        full, full.open("wb"), job, {}
    )
    with opened, pytest.raises(BadSave, match="cannot be written"):
        run(job, 1, file=opened)


# -- wrong input ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changes", "id"),
    [
        ({"game": "chess"}, "error-unknown-game"),
        ({"bots": ["random", "expertt"]}, "bot-unknown"),
        ({"bots": ["random", "random:x=1"]}, "bot-no-settings"),
        ({"bots": ["Random ", "random"]}, "arena-one-bot"),
        ({"players": 3}, "error-bad-player-count"),
        ({"bots": (), "table": ["random", "greedy", "greedy"]}, "error-bad-player-count"),
        ({"games": 0}, "error-bad-number"),
        ({"games": 10**7}, "error-bad-number"),
        ({"seed": -1}, "error-bad-seed"),
        ({"options": {"size": "large"}}, "error-unknown-option"),
    ],
)
def test_wrong_input_is_refused(changes, id):
    wished = {"game": DUEL, "games": 2, "bots": ["random", "greedy"], **changes}
    with pytest.raises(AntiquaError) as caught:
        plan(**wished)
    assert caught.value.id == id


# -- simulate ---------------------------------------------------------------------------------------------------------


def untimed(result: simulate.Result) -> str:
    return msgspec.structs.replace(result, timing=None).to_json()


@pytest.mark.parametrize("names", [[], ["greedy", "novice"]], ids=["playouts", "bots"])
@pytest.mark.parametrize("workers", [1, 2])
def test_an_interrupted_simulation_goes_on_to_the_same_result(tmp_path, names, workers):
    number = 40 if names else 60 * simulate.CHUNK + 7  # far more than are asked for in advance
    job = simulate.plan(DUEL, number, seed=3, bots=names)
    whole = simulate.run(job, 1)
    path = tmp_path / "sim.jsonl"
    told = []

    def progress(done):
        told.append(done)
        if len(told) == 2:
            signal.raise_signal(signal.SIGINT)

    with simulate.create_journal(path, job) as file:
        part = simulate.run(job, workers, progress, file)
    assert part.interrupted
    assert 0 < part.games < number
    with simulate.gone_on(path) as file:
        rest = simulate.run(file.job, workers, file=file)
    assert not rest.interrupted
    assert untimed(rest) == untimed(whole)


def test_simulation_with_bots_is_the_same_for_any_number_of_workers():
    one, two = (simulate.simulate(DUEL, 8, seed=3, workers=count, bots=["greedy"]) for count in (1, 2))
    assert untimed(one) == untimed(two)
    assert [seat.bot for seat in one.seats] == ["greedy", "greedy"]
    assert one.games == sum(ending.games for ending in one.endings) == 8


def test_who_thinks_wins_the_simulation():
    first = simulate.simulate(DUEL, 10, seed=3, workers=1, bots=["greedy", "random"])
    second = simulate.simulate(DUEL, 10, seed=3, workers=1, bots=["random", "greedy"])
    assert first.seats[0].wins > 7
    assert second.seats[1].wins > 7


def test_simulation_counts_faults(monkeypatch):
    usual = bots.make
    monkeypatch.setattr(bots, "make", lambda text, game: Illegal() if text == "bad" else usual(text, game))
    result = simulate.simulate(DUEL, 3, seed=3, workers=1, bots=["bad", "random"])
    assert (result.games, [seat.faults for seat in result.seats]) == (3, [9, 0])


def test_wrong_numbers_of_bots_are_refused():
    with pytest.raises(BadOption, match="3 bots are named for 2 players"):
        simulate.simulate(DUEL, 3, bots=["random"] * 3)


def test_files_of_the_arena_are_not_those_of_simulate(file):
    with pytest.raises(BadSave, match="is not a file of results of “antiqua simulate”"):
        simulate.gone_on(file)
