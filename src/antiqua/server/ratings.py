"""Ratings of people, per game and number of players, and what everybody may know of somebody.

A game counts if that was agreed on before it began and all its seats are those of different accounts. It counts as it
ended:

* played to its end: by rank. For whom a bot plays at that moment, he has left: he comes last, whatever it reached.
* by time: who had none left comes after all others, who share the first place.
* closed: for nobody.

A rating is a belief, with a mean and a deviation. What is shown is what somebody is surely worth: the mean less three
deviations, so that it is earned by playing and not by one lucky game. Who begins has about 0.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from http import HTTPStatus
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from openskill.models import PlackettLuce, PlackettLuceRating
from sqlalchemy import Connection, and_, case, func, insert, literal, or_, select, tuple_, update

from antiqua import games
from antiqua.server import schema
from antiqua.server.api import Call, Refused, Routes
from antiqua.server.desks import OVER
from antiqua.server.paging import HowMany, Mark, mark, marked, page
from antiqua.server.people import HERE

MODEL = PlackettLuce()

routes = Routes()


# -- after a game --------------------------------------------------------------------------------------------


def rate(connection: Connection, desk: Any, seats: Sequence[Any]) -> None:
    """Let a game that has just ended count, in the transaction that ends it; its seats know their ranks."""
    people = [seat.person for seat in seats]
    if not desk.rated or None in people or len(set(people)) < len(people):
        return
    if not all_accounts(connection, people):
        return
    ranks = [len(seats) + 1 if seat.bot else seat.rank for seat in seats]
    before = [known(connection, desk, person) for person in people]
    after = MODEL.rate([[one] for one in before], ranks=[float(rank) for rank in ranks])
    shares = wins(ranks)
    for person, (rating,), won in zip(people, after, shares, strict=True):
        note(connection, desk, person, rating, won)


def all_accounts(connection: Connection, ids: Sequence[str]) -> bool:
    """Have they all an account? Nobody else rates them until the transaction ends."""
    people = schema.person.c
    rows = connection.execute(
        select(people.login).where(people.id.in_(ids)).order_by(people.id).with_for_update()
    ).all()
    return len(rows) == len(ids) and all(row.login is not None for row in rows)


def wins(ranks: Sequence[int]) -> list[float]:
    """What each has won: a first place that several share is a part for each."""
    best = min(ranks)
    return [1 / ranks.count(best) if rank == best else 0.0 for rank in ranks]


def mine(desk: Any, person: str) -> Any:
    ratings = schema.rating.c
    return and_(ratings.person == person, ratings.game == desk.game, ratings.players == desk.players)


def known(connection: Connection, desk: Any, person: str) -> PlackettLuceRating:
    ratings = schema.rating.c
    row = connection.execute(select(ratings.mu, ratings.sigma).where(mine(desk, person))).first()
    return MODEL.rating() if row is None else MODEL.rating(row.mu, row.sigma)


def note(connection: Connection, desk: Any, person: str, rating: PlackettLuceRating, won: float) -> None:
    ratings = schema.rating
    believed = {"mu": rating.mu, "sigma": rating.sigma, "shown": rating.ordinal()}
    counted = {"games": ratings.c.games + 1, "won": ratings.c.won + won}
    if not connection.execute(
        update(ratings).where(mine(desk, person)).values(**believed, **counted)
    ).rowcount:
        first = {"person": person, "game": desk.game, "players": desk.players, "games": 1, "won": won}
        connection.execute(insert(ratings).values(**believed, **first))


# -- who is best ---------------------------------------------------------------------------------------------


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A list for so many players; after somebody who was the last of another page."""

    players: Annotated[int, Meta(ge=2, le=5)] = 2
    after: Annotated[str, Meta(max_length=26)] | None = None
    limit: HowMany = 20


class Standing(msgspec.Struct, frozen=True):
    """How somebody stands; who shares a place has the same number.

    `rating` is what he is surely worth: it begins at 0 and is earned by playing. A game counts by rank if it was rated:
    if all agreed before it began, and all have accounts. Who left comes last, and so does who had no time left; a game
    that was closed counts for nobody. `won` counts a shared win in part.
    """

    place: int
    person: str
    name: str
    rating: float
    games: int
    won: float


class Standings(msgspec.Struct, frozen=True):
    """A page of a list; `next` asks for the following one."""

    standings: tuple[Standing, ...]
    next: str | None


@routes.get("/api/ratings/{game}", "Who is best at a game, for a number of players.")
async def best(call: Call, game: str, query: Board) -> Standings:
    name = games.get(game).name
    return await call.server.store.read(lambda connection: board(connection, name, query))


def board(connection: Connection, game: str, query: Board) -> Standings:
    ratings, people = schema.rating.c, schema.person.c
    listed = and_(ratings.game == game, ratings.players == query.players)
    place = func.rank().over(order_by=ratings.shown.desc()).label("place")
    all_of_them = (
        select(place, people.id, people.name, ratings.shown, ratings.games, ratings.won)
        .join_from(schema.rating, schema.person)
        .where(listed)
        .subquery()
    )
    one = all_of_them.c
    wanted = select(all_of_them).order_by(one.shown.desc(), one.id)
    if query.after is not None:
        last = connection.execute(select(ratings.shown).where(listed, ratings.person == query.after)).scalar()
        if last is None:
            raise Refused("server-error-not-found", HTTPStatus.NOT_FOUND)
        wanted = wanted.where(or_(one.shown < last, and_(one.shown == last, one.id > query.after)))
    rows, last = page(connection, wanted, query.limit)
    standings = tuple(
        Standing(row.place, row.id, row.name, round(row.shown, 2), row.games, row.won) for row in rows
    )
    return Standings(standings, None if last is None else last.id)


# -- what everybody may know of somebody ---------------------------------------------------------------------


class Facts(msgspec.Struct, frozen=True):
    """What somebody has played, with so many players: finished games, and how many of them he won.

    Others are told of public tables only. `rating` is null where no game was rated.
    """

    game: str
    players: int
    games: int
    won: int
    rating: float | None


class PersonAnswer(msgspec.Struct, frozen=True):
    id: str
    name: str
    account: bool
    since: int
    facts: tuple[Facts, ...]


class Rival(msgspec.Struct, frozen=True):
    """Who sat at another seat: a name, or the level of a bot."""

    name: str
    bot: str


class Result(msgspec.Struct, frozen=True):
    """A finished game of somebody: his rank, and his points (null where the game was not played to its end).

    `left`: a bot played for him in the end.
    """

    table: str
    game: str
    players: int
    rated: bool
    ending: str
    rank: int
    points: int | None
    left: bool
    at: int
    rivals: tuple[Rival, ...]


class Results(msgspec.Struct, frozen=True):
    """A page of results, latest first; `next` asks for the following one."""

    results: tuple[Result, ...]
    next: str | None


class Later(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """After the `next` of another answer; of one game or of all."""

    game: Annotated[str, Meta(max_length=40)] | None = None
    after: Mark | None = None
    limit: HowMany = 20


@routes.get("/api/people/{person}", "What everybody may know of somebody: games, results, ratings.")
async def about(call: Call, person: str) -> PersonAnswer:
    asking = call.person_id
    return await call.server.store.read(lambda connection: page_of(connection, person, asking))


@routes.get("/api/people/{person}/games", "The finished games of somebody.")
async def finished(call: Call, person: str, query: Later) -> Results:
    asking = call.person_id
    return await call.server.store.read(lambda connection: results(connection, person, asking, query))


def there(connection: Connection, person: str) -> Any:
    """Somebody; who has deleted himself has no page."""
    people = schema.person
    row = connection.execute(select(people).where(people.c.id == person, people.c.gone.is_(False))).first()
    if row is None:
        raise Refused("server-error-not-found", HTTPStatus.NOT_FOUND)
    return row


def played(person: str, asking: str | None) -> Any:
    """His seats at finished tables, as far as who asks may know of them."""
    desks, seats = schema.desk.c, schema.seat.c
    seen = literal(True) if person == asking else desks.public
    return and_(
        seats.person == person, seats.kind != HERE, desks.status == OVER, seats.rank.is_not(None), seen
    )


def page_of(connection: Connection, person: str, asking: str | None) -> PersonAnswer:
    row = there(connection, person)
    ratings = schema.rating.c
    rated = {
        (one.game, one.players): one.shown
        for one in connection.execute(
            select(ratings.game, ratings.players, ratings.shown).where(ratings.person == person)
        )
    }
    counted = counts(connection, person, asking)
    facts = []
    for game, players in sorted(counted.keys() | rated.keys()):
        number, won = counted.get((game, players), (0, 0))
        shown = rated.get((game, players))
        facts.append(Facts(game, players, number, won, None if shown is None else round(shown, 2)))
    return PersonAnswer(row.id, row.name, row.login is not None, row.created, tuple(facts))


def counts(connection: Connection, person: str, asking: str | None) -> dict[tuple[str, int], tuple[int, int]]:
    """How many games there are, and how many of them were won, by game and number of players."""
    desks, seats = schema.desk.c, schema.seat.c
    rows = connection.execute(
        select(
            desks.game,
            desks.players,
            func.count(),
            func.sum(case((and_(seats.rank == 1, seats.bot == ""), 1), else_=0)),
        )
        .join_from(schema.seat, schema.desk)
        .where(played(person, asking))
        .group_by(desks.game, desks.players)
    )
    return {(game, players): (number, won) for game, players, number, won in rows}


def results(connection: Connection, person: str, asking: str | None, query: Later) -> Results:
    there(connection, person)
    desks, seats = schema.desk.c, schema.seat.c
    wanted = (
        select(schema.desk, seats.number, seats.rank, seats.points, seats.bot)
        .join_from(schema.seat, schema.desk)
        .where(played(person, asking))
        .order_by(desks.moved.desc(), desks.id.desc())
    )
    if query.game is not None:
        wanted = wanted.where(desks.game == query.game)
    if query.after is not None:
        wanted = wanted.where(tuple_(desks.moved, desks.id) < tuple_(*marked(query.after, 1)))
    rows, last = page(connection, wanted, query.limit)
    others = rivals(connection, {row.id: row.number for row in rows})
    found = tuple(result(row, others[row.id]) for row in rows)
    return Results(found, None if last is None else mark(last.moved, last.id))


def rivals(connection: Connection, sat: Mapping[str, int]) -> dict[str, tuple[Rival, ...]]:
    """Who else sat at these tables, by the seat of who is asked about."""
    seats = schema.seat.c
    found: dict[str, list[Rival]] = {desk: [] for desk in sat}
    for seat in connection.execute(
        select(schema.seat).where(seats.desk.in_(list(sat))).order_by(seats.desk, seats.number)
    ):
        if seat.number != sat[seat.desk]:
            found[seat.desk].append(Rival(seat.name, seat.bot))
    return {desk: tuple(others) for desk, others in found.items()}


def result(row: Any, others: tuple[Rival, ...]) -> Result:
    return Result(
        table=row.id,
        game=row.game,
        players=row.players,
        rated=row.rated,
        ending=row.ending,
        rank=row.rank,
        points=row.points,
        left=bool(row.bot),
        at=row.moved,
        rivals=others,
    )
