"""What would a master do? A job with progress, which can be given up; it knows no more than the seat it advises.

What a job has found is kept on the bus for a while, so that any process can be asked for it.
"""

from __future__ import annotations

import asyncio
import time
from http import HTTPStatus
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from sqlalchemy import Connection

from antiqua.kernel.state import State
from antiqua.match import Match
from antiqua.server import minds, schema
from antiqua.server.answers import Words
from antiqua.server.api import Call, Nothing, Refused, Routes
from antiqua.server.desks import CLOSED, OVER, RUNNING, expect_seat, found, restored, seats_of
from antiqua.server.people import new_id

KEPT = 300  # seconds
USUAL = 1.2  # seconds that an advice takes, once it has begun
STEP = 0.25  # seconds between two words about its progress

routes = Routes()


class AskHint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of mine that is to move; `made` asks about it after so many entries of a game that is over.

    Of a game that was played to its end everybody may know everything, and ask about every seat.
    """

    seat: Annotated[int, Meta(ge=0, le=9)]
    made: Annotated[int, Meta(ge=0, le=schema.LARGEST)] | None = None


class Following(msgspec.Struct, frozen=True):
    """A move that is likely to follow."""

    seat: int
    label: str


class Advised(msgspec.Struct, frozen=True):
    """A move, where on the board it is, the share of victory that it promises, and what is likely to follow.

    `played`: it was made. In a game that is over the move that was made comes last, if it is none of the best.
    """

    move: str
    label: str
    detail: str
    places: tuple[str, ...]
    played: bool
    share: float
    line: tuple[Following, ...]


class Hint(msgspec.Struct, frozen=True):
    """A job: how far it is, from 0 to 1, and when it is done the best moves, or that it failed."""

    id: str
    table: str
    version: int
    progress: float
    done: bool = False
    failed: bool = False
    moves: tuple[Advised, ...] = ()


@routes.post(
    "/api/tables/{table}/hints", "Ask what a master would do; the answer is a job to be asked again."
)
async def ask_hint(call: Call, table: str, body: AskHint) -> Hint:
    server, person, id = call.server, call.me.id, new_id()

    def job(connection: Connection) -> tuple[Words, State, int]:
        desk, seats = server.shelf.standing(connection, table)
        expect_seat(seats, body.seat, person)
        if desk.status != RUNNING or desk.to_play != body.seat:
            raise Refused("server-error-no-hint", HTTPStatus.CONFLICT)
        if desk.rated:
            raise Refused("server-error-no-hint-rated", HTTPStatus.CONFLICT)
        with server.shelf.look(connection, desk, seats) as ready:
            match = ready.match
            return Words(match, call.lang), match.state.clone(), match.version  # others play on meanwhile

    def finished(connection: Connection) -> Match:
        desk = found(connection, table)
        if desk.status != OVER:
            expect_seat(seats_of(connection, table), body.seat, person)
        if desk.status not in (OVER, CLOSED):
            raise Refused("server-error-still-running", HTTPStatus.CONFLICT)
        return restored(connection, desk, -1)

    played = None
    if body.made is None:
        words, state, version = await server.store.read(job)
    else:
        match = await server.store.read(finished)
        words, version = Words(match, call.lang), match.version
        state = await server.apart(match.at, min(body.made, match.made))
        if state.to_play != body.seat:
            raise Refused("server-error-no-hint", HTTPStatus.CONFLICT)
        played = match.history[body.made].action if body.made < match.made else None
    if not await server.bus.claim(f"hint:{person}", 30):
        raise Refused("server-error-hint-running", HTTPStatus.TOO_MANY_REQUESTS)
    hint = Hint(id, table, version, 0.0)
    await keep(server, person, hint)
    server.spawn(advise(server, person, hint, words, state, body.seat, played))
    return hint


@routes.get("/api/hints/{hint}", "How far is a hint, and what does it say?")
async def look_hint(call: Call, hint: str) -> Hint:
    kept = await call.server.bus.kept(key_of(call.me.id, hint))
    if kept is None:
        raise Refused("server-error-no-such-hint", HTTPStatus.NOT_FOUND)
    return msgspec.json.decode(kept, type=Hint)


@routes.delete("/api/hints/{hint}", "I do not want a hint any more.")
async def drop_hint(call: Call, hint: str) -> Nothing:
    await call.server.bus.drop(key_of(call.me.id, hint))
    return Nothing()


def key_of(person: str, hint: str) -> str:
    return f"hint:{person}:{hint}"


async def keep(server: Any, person: str, hint: Hint) -> None:
    await server.bus.keep(key_of(person, hint.id), msgspec.json.encode(hint), KEPT)


async def advise(
    server: Any, person: str, hint: Hint, words: Words, state: State, seat: int, played: int | None
) -> None:
    """Think, and say how far it is, until it is done or nobody wants it any more."""
    mind = server.thinkers.mind_of(hint.table)
    thinking = asyncio.ensure_future(mind.run(minds.advice, words.game.name, state, seat, played))
    began = time.monotonic()
    try:
        while not thinking.done():
            await asyncio.wait({thinking}, timeout=STEP)
            if await server.bus.kept(key_of(person, hint.id)) is None:
                thinking.cancel()
                return
            progress = min(0.95, (time.monotonic() - began) / USUAL)
            await keep(server, person, msgspec.structs.replace(hint, progress=progress))
        try:
            found = thinking.result()
        except Exception:
            await keep(server, person, msgspec.structs.replace(hint, done=True, failed=True))
            raise
        chosen = [(words.game.choice(state, one.action), one, line) for one, line in found]
        moves = tuple(
            Advised(
                move=choice.move,
                label=words.say(choice.label),
                detail=words.say(choice.detail),
                places=choice.places,
                played=one.action == played,
                share=round(one.share, 3),
                line=tuple(Following(who, words.say(label)) for who, label in line),
            )
            for choice, one, line in chosen
        )
        await keep(server, person, msgspec.structs.replace(hint, progress=1.0, done=True, moves=moves))
    finally:
        await server.bus.release(f"hint:{person}")
