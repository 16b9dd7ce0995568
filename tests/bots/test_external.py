"""Programs in any language play, and whatever they do wrong, the game goes on."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
import tracemalloc
from pathlib import Path

import pytest

from antiqua import bots, games, i18n
from antiqua.bots.bot import Bot, Keeper
from antiqua.bots.external import ExternalBot
from antiqua.bots.process import LONGEST_LINE, MOST_LINES, MOST_UNREAD, STUFFED, Program, ProgramEnded
from antiqua.kernel.errors import BadOption
from antiqua.kernel.rng import Rng
from antiqua.kernel.seats import OVER
from antiqua.kernel.state import State
from antiqua.table import play
from tests.bots.tables import DUEL, ROOT, faults, keeper_of, living, noted, rogue, whole_game

EXAMPLES = {
    "python": [sys.executable, str(ROOT / "examples/bots/thrifty.py")],
    "javascript": ["node", str(ROOT / "examples/bots/eager.js")],
}
SHORT = "timeout=1:"  # for programs that are late whenever they are wrong


def example(language: str) -> ExternalBot:
    if shutil.which(EXAMPLES[language][0]) is None:
        pytest.skip("node is not installed")
    return ExternalBot(EXAMPLES[language], 60, 60)


# -- programs that play -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", EXAMPLES)
@pytest.mark.parametrize("game", games.names())
def test_an_example_plays_whole_games(game, language, many):
    bot = example(language)
    keeper = Keeper(bot)
    try:
        for seed in range(many(2)):
            final = whole_game([keeper], game, seed)
            assert final.to_play == OVER
            assert keeper.faults == []
            assert keeper.decisions > 10
    finally:
        keeper.close()
    assert bot.title in ("Thrifty", "Eager")
    assert keeper.faults == []


@pytest.mark.parametrize("game", games.names())
def test_the_examples_play_each_other_and_the_same_game_again(game):
    keepers = [Keeper(example("python")), Keeper(example("javascript"))]
    try:
        finals = [whole_game(keepers, game, seed=5) for _ in range(2)]
    finally:
        for keeper in keepers:
            keeper.close()
    assert finals[0] == finals[1]
    assert finals[0].to_play == OVER
    assert [keeper.faults for keeper in keepers] == [[], []]


@pytest.mark.parametrize("language", EXAMPLES)
def test_an_example_is_better_than_chance(language):
    """It need not be strong, but it must not be nonsense either."""
    keeper = Keeper(example(language))
    try:
        won = sum(whole_game([keeper], DUEL, seed).returns()[0] for seed in range(20))
    finally:
        keeper.close()
    assert won > 15


def test_examples_are_short():
    for path in (ROOT / "examples/bots").iterdir():
        assert len(path.read_text(encoding="utf-8").splitlines()) < 100


# -- programs that do not ---------------------------------------------------------------------------------------------

# What is told of each, how often, and whether a random player takes its seat.
WRONG = {
    "hangs": (["bot-late"] * 3, SHORT),
    "writes half a line": (["bot-late"] * 3, SHORT),
    "cheats": (["bot-illegal-answer"] * 3, ""),
    "cheats by a negative number": (["bot-illegal-answer"] * 3, ""),
    "cheats by notation": (["bot-illegal-answer"] * 3, ""),
    "writes half a surrogate": (["bot-malformed"] * 3, ""),
    "says nothing": (["bot-no-answer"] * 3, ""),
    "says too much": (["bot-no-answer"] * 3, ""),
    "says true": (["bot-malformed"] * 3, ""),
    "answers the future": (["bot-malformed"] * 3, ""),
    "talks nonsense": (["bot-malformed"] * 3, ""),
    "writes a list": (["bot-malformed"] * 3, ""),
    "writes deep nests": (["bot-malformed"] * 3, ""),
    "writes a huge number": (["bot-malformed"] * 3, ""),
    "floods lines": (["bot-malformed"] * 3, ""),
    "floods one line": (["bot-endless"], ""),
    "dies": (["bot-ended-saying"], ""),
    "dies silently": (["bot-ended"], ""),
    "dies in half a line": (["bot-ended"], ""),
    "closes its input": (["bot-deaf"], ""),
    "closes its output": (["bot-closed"], ""),
}


@pytest.mark.parametrize("behaviour", WRONG)
def test_a_fault_is_told_and_the_game_goes_on(behaviour, tmp_path):
    told, settings = WRONG[behaviour]
    notes = tmp_path / "notes"
    keeper = keeper_of(rogue(behaviour, notes, settings))
    final = whole_game([keeper])
    assert final.to_play == OVER
    assert faults(keeper) == told
    assert keeper.gone
    asked = len(noted(notes, "asked"))
    assert asked == 2 + len(told) or (behaviour in ("hangs", "floods lines") and asked == 3)
    assert keeper.decisions > asked, "a random player has played on"
    assert living(*noted(notes, "pid")) == [], "nobody asks it any more, so it has been ended"
    keeper.close()
    for fault in keeper.faults:
        for language in i18n.LANGUAGES:
            text = i18n.catalogue(language).message(fault)
            assert text != fault.id
            assert "\x1b" not in text
            assert "\x07" not in text


def test_the_fault_of_a_dead_program_repeats_its_last_words():
    keeper = keeper_of(rogue("dies"))
    whole_game([keeper])
    (fault,) = keeper.faults
    assert fault.args["code"] == "7"
    assert str(fault.args["words"]).endswith("out of ideas")


def test_the_last_line_of_a_traceback_is_the_one_that_is_told():
    keeper = keeper_of(rogue("breaks down"))
    whole_game([keeper])
    assert str(keeper.faults[0].args["words"]).endswith("ZeroDivisionError: division by zero")


def test_after_one_fault_the_program_goes_on_and_knows_what_it_did(tmp_path):
    notes = tmp_path / "notes"
    keeper = keeper_of(rogue("cheats once", notes))
    whole_game([keeper])
    keeper.close()
    assert faults(keeper) == ["bot-illegal-answer"]
    assert not keeper.gone
    assert len(noted(notes, "asked")) == keeper.decisions
    wrong = noted(notes, "asked")[2][0]
    assert f"fault {wrong} the answer “123456789” is not a legal move\n" in notes.read_text(encoding="utf-8")


class Watch(Keeper):
    """Remembers what its bot has answered."""

    def begin(self, *given) -> None:
        self.made: list[int] = []
        super().begin(*given)

    def decide(self, state: State) -> int:
        self.made.append(super().decide(state))
        return self.made[-1]


def test_a_late_answer_is_not_taken_for_the_next(tmp_path):
    notes = tmp_path / "notes"
    keeper = Watch(bots.make(rogue("answers late", notes, "timeout=2:"), DUEL))
    whole_game([keeper])
    keeper.close()
    assert faults(keeper) == ["bot-late"]
    assert not keeper.gone
    wished = [int(first) for _, first, _ in noted(notes, "asked")]
    assert wished[3] != int(noted(notes, "asked")[3][2]), "the late answer would have been another"
    del wished[2], keeper.made[2]
    assert keeper.made == wished


def test_a_second_answer_to_the_same_question_is_passed_over(tmp_path):
    notes = tmp_path / "notes"
    keeper = Watch(bots.make(rogue("answers twice", notes), DUEL))
    for seed in (1, 2):
        whole_game([keeper], seed=seed)
        assert keeper.faults == []
    keeper.close()
    assert keeper.made == [int(first) for _, first, _ in noted(notes, "asked")][-keeper.decisions :]


def test_a_full_standard_error_stops_nobody():
    keeper = keeper_of(rogue("fills its standard error"))
    whole_game([keeper])
    keeper.close()
    assert keeper.faults == []


def test_nothing_of_a_program_reaches_the_terminal(capfd):
    for behaviour in ("dies", "fills its standard error", "talks nonsense"):
        keeper = keeper_of(rogue(behaviour))
        whole_game([keeper])
        keeper.close()
    assert capfd.readouterr() == ("", "")


# -- bounds -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("behaviour", ["floods lines", "floods one line"])
def test_memory_is_bounded_whatever_is_written(behaviour):
    keeper = keeper_of(rogue(behaviour))
    tracemalloc.start()
    try:
        whole_game([keeper])
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
        keeper.close()
    assert peak < 2 * MOST_LINES * LONGEST_LINE


def test_lines_that_nobody_reads_make_the_program_wait():
    program = Program([sys.executable, "-c", "while True: print('x' * 1000)"])
    try:
        time.sleep(0.5)
        assert 0 < len(program.box.came) <= MOST_LINES
    finally:
        program.stop(0)


def test_a_program_that_never_reads_is_noticed_and_nobody_waits():
    program = Program([sys.executable, "-c", "import time; time.sleep(600)"])
    begin = time.monotonic()
    try:
        for _ in range(2 * MOST_UNREAD // 1000):
            program.send(b"x" * 1000)
        with pytest.raises(ProgramEnded) as ended:
            program.receive(begin + 60)
    finally:
        program.stop(0)
    assert ended.value.why == STUFFED
    assert time.monotonic() - begin < 30


# -- the beginning ----------------------------------------------------------------------------------------------------

UNUSABLE = {
    "dies at once": "bot-ended-saying",
    "is silent at hello": "bot-late",
    "speaks the future": "bot-other-protocol",
    "speaks the future otherwise": "bot-other-protocol",
    "says no protocol": "bot-no-protocol",
    "refuses": "bot-refused",
    "floods at hello": "bot-endless",
}


@pytest.mark.parametrize("behaviour", UNUSABLE)
def test_who_cannot_begin_was_named_wrongly(behaviour, tmp_path):
    notes = tmp_path / "notes"
    settings = "start=0.5:" if "silent" in behaviour else ""
    keeper = keeper_of(rogue(behaviour, notes, settings))
    with pytest.raises(BadOption) as error:
        whole_game([keeper])
    assert error.value.id == "bot-unusable"
    assert error.value.details["why"].id == UNUSABLE[behaviour]
    assert "\x1b" not in str(error.value)
    assert behaviour in str(error.value)
    if "silent" not in behaviour:  # that one may be ended before it can write
        assert living(*noted(notes, "pid")) == []
    keeper.close()


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("run:no-such-program --fast", "bot-no-program"),
        ("run:/no/such/program", "bot-no-program"),
        ("run:./docs", "bot-no-program"),
        ("run:", "bot-bad-command"),
        ("run:   ", "bot-bad-command"),
        ("run:''", "bot-bad-command"),
        ("run:timeout=5:", "bot-bad-command"),
        ("run:python3 'unclosed", "bot-bad-command"),
        ("run:timeout=soon:python3 bot.py", "bot-bad-setting"),
        ("run:timeout=nan:python3 bot.py", "bot-bad-setting"),
        ("run:timeout=0:python3 bot.py", "bot-bad-setting"),
        ("run:timeout=-1,start=2:python3 bot.py", "bot-bad-setting"),
        ("run:start=1e9:python3 bot.py", "bot-bad-setting"),
        ("run:patience=3:python3 bot.py", "bot-unknown-setting"),
        ("runn:python3 bot.py", "bot-unknown"),
    ],
)
def test_a_bad_name_is_refused_in_one_sentence(text, id):
    with pytest.raises(BadOption) as error:
        bots.make(text, DUEL)
    assert error.value.id == id
    for language in i18n.LANGUAGES:
        assert "\n" not in i18n.catalogue(language).message(error.value)


def test_a_program_that_is_none_cannot_be_started(tmp_path):
    broken = tmp_path / "broken"
    broken.write_bytes(b"\x7fELF but not really")
    broken.chmod(0o755)
    keeper = keeper_of(f"run:'{broken}'")
    with pytest.raises(BadOption) as error:
        whole_game([keeper])
    assert error.value.details["why"].id == "bot-cannot-start"


@pytest.mark.parametrize(
    ("text", "arguments", "timeout", "start"),
    [
        ("run:python3 bot.py", ["python3", "bot.py"], 10, 30),
        ("run:timeout=5:python3 bot.py", ["python3", "bot.py"], 5, 30),
        ("run:start=60,timeout=0.25: python3 bot.py a=b:c", ["python3", "bot.py", "a=b:c"], 0.25, 60),
        ("RUN: python3 'my bot.py' --net=a:b", ["python3", "my bot.py", "--net=a:b"], 10, 30),
    ],
)
def test_a_name_is_a_command_with_settings(text, arguments, timeout, start):
    bot = bots.make(text, DUEL)
    assert isinstance(bot, ExternalBot)
    assert (bot.arguments, bot.timeout, bot.start) == (arguments, timeout, start)


class Confused(Bot):
    def begin(self, game, seat, start, rng):
        raise RuntimeError("confused")


def test_a_bot_in_python_that_fails_at_the_beginning_stops_no_game():
    keeper = Keeper(Confused())
    assert whole_game([keeper]).to_play == OVER
    assert faults(keeper) == ["bot-crashed"]


# -- game after game --------------------------------------------------------------------------------------------------


def test_one_process_plays_game_after_game(tmp_path):
    notes = tmp_path / "notes"
    keeper = keeper_of(rogue("plays well", notes))
    for seed, game in enumerate(games.names()):
        assert whole_game([keeper], game, seed).to_play == OVER
        assert keeper.faults == []
    keeper.close()
    assert len(noted(notes, "pid")) == 1
    assert noted(notes, "end") == [["of", "input"]], "it was asked to end and had the time to do it"
    assert living(*noted(notes, "pid")) == []


def test_a_program_may_end_after_every_game(tmp_path):
    notes = tmp_path / "notes"
    keeper = keeper_of(rogue("plays one game", notes))
    for seed in range(3):
        whole_game([keeper], seed=seed)
        assert keeper.faults == []
    keeper.close()
    assert len(noted(notes, "pid")) == 3


def test_after_a_fault_the_next_game_gets_a_new_process(tmp_path):
    notes = tmp_path / "notes"
    keeper = keeper_of(rogue("cheats once", notes))
    for seed in range(2):
        whole_game([keeper], seed=seed)
        assert faults(keeper) == ["bot-illegal-answer"]
    keeper.close()
    pids = [pid for (pid,) in noted(notes, "pid")]
    assert len(set(pids)) == 2
    assert living(pids) == []


def test_a_program_that_vanishes_between_games_has_died(tmp_path):
    program = tmp_path / "program.py"
    source = Path(ROOT / "tests/bots/rogue.py").read_text(encoding="utf-8")
    program.write_text(source, encoding="utf-8")
    keeper = Keeper(ExternalBot([sys.executable, "-I", "-S", str(program), "dies"], 10, 10))
    whole_game([keeper])
    program.unlink()
    assert whole_game([keeper], seed=2).to_play == OVER
    assert faults(keeper) == ["bot-ended-saying"]
    assert keeper.gone
    keeper.close()


# -- nothing is left --------------------------------------------------------------------------------------------------


def test_whoever_does_not_leave_is_ended(tmp_path):
    notes = tmp_path / "notes"
    keeper = keeper_of(rogue("does not leave", notes))
    whole_game([keeper])
    (pid,) = noted(notes, "pid")
    assert len(living(pid)) == 1, "the test can tell a process that runs"
    begin = time.monotonic()
    keeper.close()
    assert time.monotonic() - begin < 10
    assert living(pid) == []
    keeper.close()
    assert keeper.faults == []


@pytest.mark.skipif(os.name == "nt", reason="there are no process groups on Windows")
def test_its_children_end_with_it(tmp_path):
    notes = tmp_path / "notes"
    keeper = keeper_of(rogue("has a child", notes))
    whole_game([keeper])
    pids = [pid for (pid,) in noted(notes, "pid")]
    assert len(living(pids)) == 2
    keeper.close()
    assert living(pids) == []


def test_an_unfinished_game_leaves_nothing_behind(tmp_path):
    notes = tmp_path / "notes"
    keeper = keeper_of(rogue("records", notes))
    duel = games.get(DUEL)
    final = play(duel, [keeper, keeper_of("random")], duel.start(), Rng(1), [1, 2], limit=5)
    assert final.to_play != OVER
    keeper.close()
    text = notes.read_text(encoding="utf-8")
    assert '{"type":"end","reason":"unfinished","winners":[],"scores":[]}' in text
    assert living(*noted(notes, "pid")) == []


def test_a_forgotten_program_ends_with_its_bot(tmp_path):
    notes = tmp_path / "notes"
    keeper = keeper_of(rogue("does not leave", notes))
    whole_game([keeper])
    (pid,) = noted(notes, "pid")
    threads = keeper.bot.program._threads  # type: ignore[attr-defined]
    del keeper
    assert living(pid) == []
    for thread in threads:
        thread.join(10)
        assert not thread.is_alive()


def test_a_forgotten_program_ends_with_python(tmp_path):
    notes = tmp_path / "notes"
    lines = [
        "from tests.bots.tables import *",
        f"keeper = keeper_of(rogue('does not leave', Path({str(notes)!r})))",
        "whole_game([keeper])",
    ]
    ended = subprocess.run(
        [sys.executable, "-c", "\n".join(lines)], cwd=ROOT, capture_output=True, check=False
    )
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, b"", b"")
    assert living(*noted(notes, "pid")) == []
