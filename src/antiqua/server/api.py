"""Routes with typed requests and answers: what is not described is refused, and what is answered is described.

A handler says all there is to know with its annotations:

    @routes.post("/api/tables", "Open a table.")
    async def open_table(call: Call, body: NewTable) -> TableAnswer: ...

`body` is read from the JSON of the request, `query` from its address, the other parameters from the path.
"""

from __future__ import annotations

import asyncio
import inspect
import logging
import re
from collections import defaultdict
from collections.abc import Awaitable, Callable, Mapping, Sequence
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, NamedTuple, get_type_hints

import msgspec
from sqlalchemy.exc import DataError, SQLAlchemyError
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route as StarletteRoute
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.types import Message as ASGIMessage

from antiqua import i18n
from antiqua.games.message import Argument, Message
from antiqua.kernel.errors import AntiquaError
from antiqua.server.store import Unsure

if TYPE_CHECKING:
    from antiqua.server.app import Server
    from antiqua.server.people import Person

LOG = logging.getLogger(__name__)
MOST_DEPTH = 32  # of lists and objects in each other, in a request
JSON = "application/json"
Handler = Callable[..., Awaitable[Any]]


class Refused(AntiquaError):
    """A request that is understood and not granted."""

    status = HTTPStatus.FORBIDDEN

    def __init__(self, id: str, /, status: HTTPStatus = HTTPStatus.FORBIDDEN, **details: Any) -> None:
        super().__init__(id, **details)
        self.status = status

    def told(self, problem: Problem) -> Problem:
        """What is answered: a refusal that has more to say adds it."""
        return problem


class Problem(msgspec.Struct, frozen=True):
    """What went wrong: the id of a message, its arguments, and the sentence in the language asked for."""

    id: str
    args: dict[str, Any]
    sentence: str


class Text(msgspec.Struct, frozen=True):
    text: str


class Nothing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """There is nothing to say."""


class Reply(NamedTuple):
    """An answer with a new cookie for the browser; an empty one takes it away."""

    answer: Any
    cookie: str


class Call(NamedTuple):
    """One request: who asks, in which language, of which server."""

    server: Server
    request: Request
    person: Person | None
    lang: str

    @property
    def person_id(self) -> str | None:
        """Who asks, if he is known."""
        return None if self.person is None else self.person.id

    @property
    def me(self) -> Person:
        """Who asks; nobody may not."""
        if self.person is None:
            raise Refused("server-error-nobody", HTTPStatus.UNAUTHORIZED)
        return self.person


class Route(NamedTuple):
    """A way to ask, with everything that the description says of it."""

    method: str
    path: str
    summary: str
    handler: Handler
    body: type | None
    query: type | None
    places: tuple[str, ...]
    answer: type
    stale: type | None = None  # what is answered with 409, if it is more than a problem


class Routes:
    """The routes of one part of the server."""

    def __init__(self) -> None:
        self.all: list[Route] = []

    def get(self, path: str, summary: str) -> Callable[[Handler], Handler]:
        return self.route("GET", path, summary)

    def post(self, path: str, summary: str, stale: type | None = None) -> Callable[[Handler], Handler]:
        return self.route("POST", path, summary, stale)

    def delete(self, path: str, summary: str) -> Callable[[Handler], Handler]:
        return self.route("DELETE", path, summary)

    def route(
        self, method: str, path: str, summary: str, stale: type | None = None
    ) -> Callable[[Handler], Handler]:
        def add(handler: Handler) -> Handler:
            hints = get_type_hints(handler, localns={"Person": Any, "Server": Any})
            places = tuple(name for name in inspect.signature(handler).parameters if f"{{{name}}}" in path)
            self.all.append(
                Route(
                    method,
                    path,
                    summary,
                    handler,
                    hints.get("body"),
                    hints.get("query"),
                    places,
                    hints["return"],
                    stale,
                )
            )
            return handler

        return add


def endpoints(server: Server, routes: list[Route]) -> list[StarletteRoute]:
    return [StarletteRoute(route.path, endpoint(server, route), methods=[route.method]) for route in routes]


def endpoint(server: Server, route: Route) -> Callable[[Request], Awaitable[Response]]:
    async def answer(request: Request) -> Response:
        person = await server.people.known(request)
        given: dict[str, Any] = {name: request.path_params[name] for name in route.places}
        if route.body is not None:
            given["body"] = read_body(await body_of(request), route.body)
        if route.query is not None:
            given["query"] = read_query(dict(request.query_params), route.query)
        result = await route.handler(Call(server, request, person, language(request)), **given)
        answered, cookie = result if isinstance(result, Reply) else (result, renewed(request))
        response = json(answered)
        if cookie is not None:
            server.set_cookie(request, response, cookie)
        return response

    return answer


class Answered:
    """Whatever goes wrong inside is answered in the shape of all refusals: also when this process stops, and before a
    socket is opened. Where an answer has begun, there is nothing left but to close the connection.
    """

    def __init__(self, app: ASGIApp, stops: Callable[[], bool]) -> None:
        self.app = app
        self.stops = stops

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = False

        async def note(message: ASGIMessage) -> None:
            nonlocal begun
            await send(message)
            begun = True

        try:
            await self.app(scope, receive, note)
        except (Exception, asyncio.CancelledError) as error:
            if begun:
                raise
            answer = problem(refusal(error, self.stops()), language(HTTPConnection(scope)))
            await answer(scope, receive, send)


class Direct:
    """Leads requests of the API straight to their endpoints, and all others on. Starlette would try one pattern after
    the other for each, inside of a layer that waits for errors, which `Answered` waits for anyway.
    """

    def __init__(self, app: ASGIApp, endpoints: Sequence[StarletteRoute]) -> None:
        self.app = app
        self.ways: defaultdict[tuple[str, int], list[tuple[list[str], StarletteRoute]]] = defaultdict(list)
        for route in endpoints:
            parts = route.path.split("/")
            for method in route.methods or ():
                self.ways[method, len(parts)].append((parts, route))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = self.find(scope) if scope["type"] == "http" and not scope.get("root_path") else None
        if found is None:
            await self.app(scope, receive, send)
            return
        scope["route"], scope["path_params"] = found
        request = Request(scope, receive, send)
        response = await found[0].endpoint(request)
        await response(scope, receive, send)

    def find(self, scope: Scope) -> tuple[StarletteRoute, dict[str, str]] | None:
        """The route that a path leads to, and what stands in its places."""
        asked = scope["path"].split("/")
        for parts, route in self.ways.get((scope["method"], len(asked)), ()):
            places = {}
            for part, there in zip(parts, asked, strict=True):
                if part.startswith("{") and there:
                    places[part[1:-1]] = there
                elif part != there:
                    break
            else:
                return route, places
        return None


async def no_such_page(request: Request, error: Exception) -> Response:
    """What the routes do not know, in the shape of all refusals."""
    status = HTTPStatus(getattr(error, "status_code", HTTPStatus.NOT_FOUND))
    id = "server-error-method" if status == HTTPStatus.METHOD_NOT_ALLOWED else "server-error-not-found"
    response = problem(Refused(id, status), language(request))
    response.headers.update(getattr(error, "headers", None) or {})
    return response


def renewed(request: Request) -> str | None:
    """The cookie that the browser has, if it is time to let it live longer."""
    return getattr(request.state, "renewed", None)


def json(result: Any, status: int = HTTPStatus.OK) -> Response:
    return Response(msgspec.json.encode(result), status, media_type=JSON)


# -- what comes in -------------------------------------------------------------------------------------------


def language(request: HTTPConnection) -> str:
    """The language that is asked for: by name, or by what the browser prefers."""
    wished = [request.query_params.get("lang", ""), *request.headers.get("accept-language", "").split(",")]
    for one in wished:
        lang = one.strip()[:2].lower()
        if lang in i18n.LANGUAGES:
            return lang
    return i18n.FALLBACK


async def body_of(request: Request) -> bytes:
    try:
        return await request.body()
    except ClientDisconnect:
        raise Refused("server-error-form", HTTPStatus.BAD_REQUEST, detail="") from None


def read_body(body: bytes, kind: type) -> Any:
    expect_shallow(body)
    try:
        return msgspec.json.decode(body or b"{}", type=kind)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise Refused("server-error-form", HTTPStatus.UNPROCESSABLE_ENTITY, detail=str(error)) from None


TEXT = re.compile(rb'"[^"\\]*+(?:\\.[^"\\]*+)*+"?', re.DOTALL)
BRACKETS = bytes.maketrans(b"{}", b"[]")
NO_BRACKETS = bytes(set(range(256)) - set(b"[]{}"))


def expect_shallow(body: bytes) -> None:
    """JSON must not nest further than anything that is asked for: nothing is left of its brackets after the innermost
    were taken away so many times."""
    if body.count(b"[") + body.count(b"{") <= MOST_DEPTH:
        return
    left = TEXT.sub(b"", body).translate(BRACKETS, NO_BRACKETS)
    for _ in range(MOST_DEPTH):
        left = left.replace(b"[]", b"")
    if b"[]" in left or left.count(b"[") > MOST_DEPTH:
        raise Refused("server-error-too-deep", HTTPStatus.UNPROCESSABLE_ENTITY, most=MOST_DEPTH)


def read_query(given: Mapping[str, str], kind: type) -> Any:
    own = {name: value for name, value in given.items() if name != "lang"}
    try:
        return msgspec.convert(own, kind, strict=False)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise Refused("server-error-form", HTTPStatus.UNPROCESSABLE_ENTITY, detail=str(error)) from None


# -- what goes wrong -----------------------------------------------------------------------------------------


class Interrupted(Refused):
    """A request that did not come to its end, and may be made again."""

    headers: Mapping[str, str] = {"retry-after": "1"}

    def __init__(self, id: str) -> None:
        super().__init__(id, HTTPStatus.SERVICE_UNAVAILABLE)


def refusal(error: BaseException, stops: bool) -> AntiquaError:
    """What is said of whatever went wrong; what nobody but us can mend is noted. While this process `stops`, whatever
    a request needs may have ended before it.
    """
    match error:
        case AntiquaError():
            return error
        case DataError():  # a number or a letter that no database takes
            return Refused("server-error-form", HTTPStatus.UNPROCESSABLE_ENTITY, detail="")
        case SQLAlchemyError():  # it is full, or away: nothing of the request has happened
            LOG.error("the database did not do its work", exc_info=error)
            return Interrupted("server-error-storage")
        case Unsure():
            LOG.error("the database may have done its work", exc_info=error)
            return Interrupted("server-error-unsure")
        case asyncio.CancelledError():  # there was no more time to finish it
            LOG.warning("a request was given up, because this process stops")
            return Interrupted("server-error-stopping")
        case _ if stops:
            LOG.warning("a request failed, because this process stops", exc_info=error)
            return Interrupted("server-error-stopping")
        case _:
            LOG.error("a request failed", exc_info=error)
            return Refused("server-error-unexpected", HTTPStatus.INTERNAL_SERVER_ERROR)


def problem(error: AntiquaError, lang: str) -> Response:
    """Every failure in one shape."""
    status = getattr(error, "status", HTTPStatus.UNPROCESSABLE_ENTITY)
    details = {name: plain(value) for name, value in error.details.items()}
    told = Problem(error.id, details, i18n.catalogue(lang).message(error))
    response = json(error.told(told) if isinstance(error, Refused) else told, status)
    response.headers.update(getattr(error, "headers", {}))
    return response


def plain(value: Argument | Any) -> Any:
    """An argument as JSON: a message stays one."""
    if isinstance(value, AntiquaError):
        return Message(value.id, {name: plain(part) for name, part in value.details.items()})
    if isinstance(value, list | tuple):
        return [plain(part) for part in value]
    return value if isinstance(value, int | str | float | bool | Message) or value is None else str(value)
