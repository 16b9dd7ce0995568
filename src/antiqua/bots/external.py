"""Bots in any language: programs that are asked in lines of JSON on their standard input, and answer on their output.

`docs/bots.md` describes the protocol, message by message, for those who write such programs. What is sent is made of
the view and the options of the program's own seat, from a position in which all else has been drawn anew.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
from collections.abc import Sequence
from contextlib import suppress
from time import monotonic
from typing import Any, NoReturn

import msgspec

from antiqua import i18n
from antiqua.bots.bot import MOST_FAULTS, Bot, BotDied, BotFault
from antiqua.bots.process import DEAF, ENDLESS, LONGEST_LINE, STUFFED, Program, ProgramEnded
from antiqua.games.game import Decision, Game
from antiqua.kernel.errors import AntiquaError, BadOption
from antiqua.kernel.rng import Rng
from antiqua.kernel.state import State

PROTOCOL = 1
#: The settings, in seconds: for an answer, and to get ready for a game.
USUAL_SECONDS = {"timeout": 10.0, "start": 30.0}
LEAST_SECONDS, MOST_SECONDS = 0.001, 86_400.0
SETTINGS = re.compile(r"\s*([a-z_]+=[^\s:,]*(?:,[a-z_]+=[^\s:,]*)*):(.*)", re.DOTALL)
PATIENCE = 1.0  # seconds that a program has to end when it is asked to
LAST_BREATH = 1.0  # seconds that one has whose pipes are closed already
LONGEST_QUOTE = 120  # characters of its output that a message repeats
SEED_BITS = 32  # what every language can read exactly; too few to compute any other seed from


class Answer(msgspec.Struct):
    """What a program may say: which question it answers, and with what. Further fields are nobody's business."""

    id: int = 0
    action: int | None = None
    move: str | None = None
    protocol: int | str | None = None
    name: str = ""
    language: str = ""
    error: str = ""


class ExternalBot(Bot):
    """A program in any language. One process plays game after game; after a fault the next game gets a new one."""

    listens = True

    def __init__(self, arguments: Sequence[str], timeout: float, start: float, text: str = "") -> None:
        self.arguments = list(arguments)
        self.timeout = timeout
        self.start = start
        self.text = text or shlex.join(arguments)
        self.program: Program | None = None
        self.title = ""  # what the program calls itself
        self.language = ""  # in which it wants to read its options
        self.met = False  # has it ever been ready for a game?
        self.asked = 0
        self.faults = 0

    # -- what a bot does ----------------------------------------------------------------------------------------------

    def begin(self, game: Game, seat: int, start: State, rng: Rng) -> None:
        """A program that cannot begin its very first game was named wrongly; later it has died."""
        super().begin(game, seat, start, rng)
        if self.faults:
            self.stop(0)
        self.faults = 0
        hello = {
            "type": "hello",
            "protocol": PROTOCOL,
            "game": game.name,
            "rules_version": game.rules_version,
            "players": start.players,
            "seat": seat,
            "options": game.options_of(start),
            "seed": rng.bits() >> (64 - SEED_BITS),
        }
        try:
            self.greet(hello)
        except BotFault as error:
            self.stop(0)
            if self.met:
                raise BotDied(error.id, **error.details) from None
            raise BadOption("bot-unusable", bot=self.text, why=error) from None
        self.met = True

    def decide(self, state: State) -> int:
        try:
            return self.chosen(state, self.answer(self.question(state), self.timeout))
        except BotFault as error:
            self.failed(error)
            raise

    def observe(self, state: State, seat: int, action: int | None) -> None:
        """`state` holds what the seat may know, so whatever is said of a hidden move tells nothing about it."""
        if action is None:
            move, hidden = self.veil(state), True
        else:
            move, hidden = self.game.notation(state, action), False
        self.tell({"type": "observe", "seat": seat, "move": move, "hidden": hidden})

    def end(self, state: State) -> None:
        outcome = self.game.outcome(state)
        if outcome is None:
            self.tell({"type": "end", "reason": "unfinished", "winners": [], "scores": []})
            return
        told = {"reason": outcome.reason, "winners": outcome.winners, "scores": outcome.scores}
        self.tell({"type": "end", **told})

    def close(self) -> None:
        self.tell({"type": "bye"})
        self.stop(PATIENCE)

    # -- what is said -------------------------------------------------------------------------------------------------

    def question(self, state: State) -> dict[str, Any]:
        """What the program needs to know to decide."""
        decision = self.game.decision(state, self.seat)
        assert decision is not None
        return {
            "type": "decide",
            "phase": decision.phase,
            "question": decision.question,
            "choices": self.choices(decision),
            "view": self.game.view(state, self.seat),
        }

    def choices(self, decision: Decision) -> Any:
        """The options; in words too, if the program wants them: that takes longer than all the rest."""
        if not self.language:
            return decision.choices
        words = i18n.catalogue(self.language)
        return [
            msgspec.structs.asdict(choice)
            | {"text": words.message(choice.label)}
            | ({"detail_text": words.message(choice.detail)} if choice.detail else {})
            for choice in decision.choices
        ]

    def veil(self, state: State) -> str:
        """What one reads who may not see the move that is pending."""
        for action in state.legal_actions():
            move = self.game.move(state, action)
            if not self.game.sees(state, self.seat, move):
                return self.game.veil(move)
        return "?"

    def tell(self, message: dict[str, Any]) -> None:
        """Say something that needs no answer; who cannot hear is noticed when asked."""
        if self.program is not None:
            self.program.send(msgspec.json.encode(message))

    # -- what is answered ---------------------------------------------------------------------------------------------

    def greet(self, hello: dict[str, Any]) -> None:
        """Get the program ready for a game; one that has ended since the last game is started again."""
        if self.program is not None and not self.program.over:
            with suppress(ProgramEnded):
                return self.shake_hands(hello)
        self.stop(0)
        try:
            self.program = Program(self.arguments)
        except (OSError, ValueError) as error:
            why = getattr(error, "strerror", None) or str(error)
            raise BotDied("bot-cannot-start", program=harmless(self.arguments[0]), why=why) from None
        try:
            return self.shake_hands(hello)
        except ProgramEnded as ended:
            self.mourn(ended)

    def shake_hands(self, hello: dict[str, Any]) -> None:
        answer = self.ask(hello, self.start)
        if answer.error:
            raise BotDied("bot-refused", why=harmless(answer.error))
        if answer.protocol is None:
            raise BotDied("bot-no-protocol")
        self.title = harmless(answer.name)
        self.language = answer.language if answer.language in i18n.LANGUAGES else ""

    def answer(self, question: dict[str, Any], seconds: float) -> Answer:
        try:
            return self.ask(question, seconds)
        except ProgramEnded as ended:
            self.mourn(ended)

    def ask(self, question: dict[str, Any], seconds: float) -> Answer:
        """The answer to this question; those to earlier ones are passed over, and everything else is a fault."""
        if self.program is None:
            raise BotDied("bot-closed")
        self.asked += 1
        numbered = {"type": question["type"], "id": self.asked, "limit_ms": round(seconds * 1000)}
        self.tell(numbered | question)
        deadline = monotonic() + seconds
        while True:
            line = self.program.receive(deadline)
            if line is None:
                raise BotFault("bot-late", seconds=seconds)
            answer = read_answer(line)
            if answer.protocol not in (None, PROTOCOL):
                raise BotDied("bot-other-protocol", theirs=harmless(str(answer.protocol)), ours=str(PROTOCOL))
            if answer.id == self.asked:
                return answer
            if not 0 < answer.id < self.asked:
                raise malformed(line)

    def chosen(self, state: State, answer: Answer) -> int:
        """The legal action that an answer names, by its number or by its notation."""
        if (answer.action is None) == (answer.move is None):
            raise BotFault("bot-no-answer")
        if answer.move is not None:
            try:
                return self.game.parse(state, answer.move)
            except AntiquaError:
                raise BotFault("bot-illegal-answer", answer=harmless(answer.move)) from None
        assert answer.action is not None
        if answer.action not in state.legal_actions():
            raise BotFault("bot-illegal-answer", answer=harmless(str(answer.action)))
        return answer.action

    # -- what goes wrong ----------------------------------------------------------------------------------------------

    def failed(self, error: BotFault) -> None:
        """Tell the program what it did wrong; after the last fault, nobody will ask it again in this game."""
        self.faults += 1
        if error.gone or self.faults >= MOST_FAULTS:
            self.stop(0)
        else:
            self.tell({"type": "fault", "id": self.asked, "why": str(error)})

    def mourn(self, ended: ProgramEnded) -> NoReturn:
        """Say what became of a program that can be asked no more."""
        program = self.program
        assert program is not None
        if ended.why == ENDLESS:
            raise BotDied("bot-endless", most=LONGEST_LINE)
        if ended.why == STUFFED:
            raise BotDied("bot-stuffed")
        self.stop(LAST_BREATH)
        words = harmless(program.last_words[-LONGEST_QUOTE:])
        if program.code is None:
            raise BotDied("bot-deaf" if ended.why == DEAF else "bot-closed")
        if words:
            raise BotDied("bot-ended-saying", code=str(program.code), words=words)
        raise BotDied("bot-ended", code=str(program.code))

    def stop(self, patience: float) -> None:
        program, self.program = self.program, None
        if program is not None:
            program.stop(patience)


def read_answer(line: bytes) -> Answer:
    try:
        return msgspec.json.decode(line, type=Answer)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise malformed(line) from None


def malformed(line: bytes) -> BotFault:
    return BotFault("bot-malformed", line=harmless(line.decode("utf-8", "replace").strip()))


def harmless(text: str) -> str:
    """A foreign text that may be shown in a terminal: short, and without what would move the cursor."""
    plain = "".join(letter if letter.isprintable() else "�" for letter in text[: LONGEST_QUOTE + 1])
    return plain if len(plain) <= LONGEST_QUOTE else f"{plain[:LONGEST_QUOTE]}…"


# -- how one is named -------------------------------------------------------------------------------------------------


def external(text: str, described: str) -> ExternalBot:
    """The bot that `run:DESCRIBED` means; without such a program, `BadOption`."""
    seconds = dict(USUAL_SECONDS)
    with_settings = SETTINGS.fullmatch(described)
    if with_settings:
        settings, described = with_settings.groups()
        for part in settings.split(","):
            name, _, value = part.partition("=")
            if name not in seconds:
                raise BadOption("bot-unknown-setting", name=name, bot=text, settings=list(seconds))
            seconds[name] = read_seconds(name, value, text)
    arguments = command(described, text)
    if shutil.which(arguments[0]) is None:
        raise BadOption("bot-no-program", program=harmless(arguments[0]), bot=text)
    return ExternalBot(arguments, seconds["timeout"], seconds["start"], text)


def read_seconds(name: str, value: str, text: str) -> float:
    try:
        number = float(value)
    except ValueError:
        number = float("nan")
    if not LEAST_SECONDS <= number <= MOST_SECONDS:
        low, high = f"{LEAST_SECONDS:g}", f"{MOST_SECONDS:g}"
        raise BadOption("bot-bad-setting", name=name, value=value, low=low, high=high, bot=text)
    return number


def command(described: str, text: str) -> list[str]:
    """The words of a command, as a shell would part them."""
    windows = os.name == "nt"
    try:
        words = shlex.split(described, posix=not windows)
    except ValueError:
        words = []
    if not words or not words[0]:
        raise BadOption("bot-bad-command", bot=text)
    return [word.strip('"') for word in words] if windows else words
