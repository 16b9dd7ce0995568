"""The server as one application: `create(settings)` makes it, uvicorn runs it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from sqlalchemy import select
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware.exceptions import ExceptionMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from antiqua.server import (
    analyses,
    catalogue,
    chat,
    farewell,
    forms,
    hints,
    lists,
    migrations,
    openapi,
    operation,
    pages,
    people,
    play,
    ratings,
    schema,
    seating,
    site,
    tables,
)
from antiqua.server.analyses import Analysts
from antiqua.server.api import Answered, Call, Direct, endpoints, no_such_page
from antiqua.server.bus import Alone, Bus, Message, News, Together
from antiqua.server.config import THIS_MACHINE
from antiqua.server.desks import Ready, Shelf, news_of
from antiqua.server.guard import Guard
from antiqua.server.limits import Limits, Own, Rules, Shared, of_person
from antiqua.server.live import Hub, live
from antiqua.server.metrics import Metrics
from antiqua.server.operation import Watched
from antiqua.server.people import COOKIE, YEAR, People
from antiqua.server.store import Store
from antiqua.server.thinking import Thinkers, bot_to_move

T = TypeVar("T")
LOG = logging.getLogger(__name__)
MOST_AT_ONCE = 1000  # tables that are looked up together
ROUTES = [
    *catalogue.routes.all,
    *people.routes.all,
    *lists.routes.all,
    *tables.routes.all,
    *seating.routes.all,
    *play.routes.all,
    *hints.routes.all,
    *analyses.routes.all,
    *chat.routes.all,
    *ratings.routes.all,
    *farewell.routes.all,
]


class Server:
    """What all requests share."""

    def __init__(self, database: str, redis: str = "", workers: int = 1, rules: Rules | None = None) -> None:
        self.store = Store(database)
        self.bus: Bus = Together(redis) if redis else Alone()
        self.rules = rules or Rules()
        self.limits: Limits = Shared(redis) if redis else Own()
        self.people = People(self.store, self.rules)
        self.shelf = Shelf()
        self.hub = Hub()
        self.metrics = Metrics()
        self.workers = workers
        self.thinkers = Thinkers(self, workers)
        self.analysts = Analysts(self)
        self.tasks: set[asyncio.Task[Any]] = set()
        self.stops = False

    async def open(self) -> None:
        await asyncio.to_thread(migrations.upgrade, self.store.engine)
        await self.bus.open(self.heard)
        self.thinkers.open()
        self.analysts.open()
        if isinstance(self.bus, Together):
            self.spawn(operation.report(self))

    async def close(self) -> None:
        """Finish what is under way; thoughts are given up."""
        self.stops = True
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.analysts.close()
        await self.thinkers.close()
        await self.bus.close()
        await self.limits.close()
        self.people.close()
        await asyncio.to_thread(self.store.close)

    # -- news ------------------------------------------------------------------------------------------------

    async def happened(self, table: str) -> None:
        """A table has changed: everybody who watches is told what it is at now, and bots may be to move."""
        await self.announce(table)
        self.thinkers.wake(table)

    async def moved(self, ready: Ready) -> None:
        """The same after a move: then it is known whether a bot is to move."""
        await self.announce(ready.desk.id, news_of(ready.desk))
        if bot_to_move(ready.desk, ready.seats):
            self.thinkers.wake(ready.desk.id)

    async def announce(self, table: str, news: News | None = None) -> None:
        for one in await self.standing([table]) if news is None else [news]:
            await self.bus.tell(Message(one))

    async def presence(self, table: str, here: tuple[str, ...]) -> None:
        await self.bus.tell(Message(News(table, here=here)))

    async def standing(self, tables: list[str]) -> list[News]:
        """What these tables are at."""
        desks = schema.desk.c
        wanted = select(desks.id, desks.revision, desks.version, desks.chats).where(desks.id.in_(tables))
        rows = await self.store.read(lambda connection: connection.execute(wanted).all())
        return [News(*row) for row in rows]

    def heard(self, message: Message) -> None:
        """What any process has told."""
        if message.news is not None:
            self.hub.tell(message.news)
        if message.ended is not None:
            self.people.forget(message.ended.person)
            self.hub.doubt(message.ended.person)
        if message.missed:
            self.people.forget_all()
            self.spawn(self.catch_up())

    async def catch_up(self) -> None:
        """News were missed: everybody who listens is told what his tables are at, if he still may listen."""
        for ear in self.hub.ears:
            ear.doubted.set()
        watched = list(self.hub.watching)
        for first in range(0, len(watched), MOST_AT_ONCE):
            for news in await self.standing(watched[first : first + MOST_AT_ONCE]):
                self.hub.tell(news)

    async def limit(self, call: Call, what: str) -> None:
        """Who asks does such a thing once more, or is told when he may."""
        await of_person(call, what)

    # -- work ------------------------------------------------------------------------------------------------

    def spawn(self, work: Coroutine[Any, Any, object]) -> None:
        """Do something beside the requests."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)

    def ended(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("something beside the requests has failed", exc_info=task.exception())

    async def apart(self, work: Callable[..., T], *given: Any) -> T:
        """Heavy work in a thread, so that nobody else waits."""
        return await asyncio.to_thread(work, *given)

    def set_cookie(self, request: Request, response: Response, secret: str) -> None:
        secure = request.url.scheme == "https"
        if secret:
            response.set_cookie(COOKIE, secret, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
        else:
            response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=secure)


def create(
    database: str,
    redis: str = "",
    workers: int = 1,
    rules: Rules | None = None,
    monitors: Sequence[str] = THIS_MACHINE,
) -> Starlette:
    """The application on a database, with so many processes for bots; from where it may be watched over."""
    forms.work_out(ROUTES)
    server = Server(database, redis, workers, rules)
    described = openapi.document(ROUTES)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await server.open()
        yield
        await server.close()

    async def socket(one: WebSocket) -> None:
        await live(server, one)

    page = site.built()
    of_api = endpoints(server, [*ROUTES, *openapi.routes(described)])
    app = Starlette(
        routes=[
            *of_api,
            WebSocketRoute("/api/live", socket),
            *operation.routes(server, monitors),
            *site.routes(page),
            *pages.routes(described),
        ],
        lifespan=lifespan,
    )
    lost = ExceptionMiddleware(app.router, {HTTPException: site.or_lost(page, no_such_page)})
    answered = Answered(Direct(lost, of_api), lambda: server.stops)
    app.middleware_stack = Watched(Guard(answered, server.rules), server.metrics)
    app.state.server = server
    return app
