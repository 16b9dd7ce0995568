"""What stands before every request: it is refused if it is too large, too frequent, or made by another page.

A browser sends our cookie with what other pages make it send. Three things are between them and us: the cookie is
`SameSite=Lax`, what changes something must come from a page of ours, and every answer tells the browser to let nobody
else use it.
"""

from __future__ import annotations

from http import HTTPStatus

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from antiqua.kernel.errors import AntiquaError
from antiqua.server.api import Refused, language, problem
from antiqua.server.limits import Own, Rules, TooOften, address

MOST_BYTES = 1 << 20  # of a body
MOST_ADDRESS = 4096  # bytes of an address with its query
MOST_HEADERS = 100
MOST_HEADER_BYTES = 16_384  # of all of them together

SAFE = ("GET", "HEAD", "OPTIONS")
TLS = ("https", "wss")
POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "content-security-policy": POLICY,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
RAW_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
NAMES = frozenset(name for name, _ in RAW_HEADERS)
#: Of answers that say nothing else: they are for one person, and for now.
CACHE_CONTROL = (b"cache-control", b"no-store")
ANSWERS = ("http.response.start", "websocket.http.response.start")  # the latter instead of a socket


class Guard:
    """Lets through what may pass, and puts the headers on what comes back.

    Who asks, and whether by TLS, is what the connection says; behind a proxy, what that one says, if uvicorn was told
    to believe it.
    """

    def __init__(self, app: ASGIApp, rules: Rules) -> None:
        self.app = app
        self.rules = rules
        self.counted = Own()  # by each process for itself: to ask Redis would cost more than most requests do

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        try:
            self.check(HTTPConnection(scope))
        except AntiquaError as error:
            await refuse(error, scope, receive, dressed(send))
            return
        await self.app(scope, bounded(receive), dressed(send))

    def check(self, request: HTTPConnection) -> None:
        expect_short(request.scope)
        if request.scope["type"] == "websocket" or request.scope["method"] not in SAFE:
            expect_own_page(request)
        if wait := self.counted.spent(self.rules.of("address_requests"), address(request)):
            raise TooOften(wait)


async def refuse(error: AntiquaError, scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 1008})  # before it was opened: the browser sees a 403
    else:
        await problem(error, language(HTTPConnection(scope)))(scope, receive, send)


def dressed(send: Send) -> Send:
    """Sends on, with the headers that every answer has."""

    async def put_on(message: Message) -> None:
        if message["type"] in ANSWERS:
            own = [header for header in message["headers"] if header[0] not in NAMES]
            if all(name != CACHE_CONTROL[0] for name, _ in own):
                own.append(CACHE_CONTROL)
            message = {**message, "headers": [*own, *RAW_HEADERS]}
        await send(message)

    return put_on


# -- sizes ---------------------------------------------------------------------------------------------------


def expect_short(scope: Scope) -> None:
    """What is declared before the body must be of a sensible size, the length of the body included."""
    target = scope.get("raw_path") or scope["path"].encode()
    if len(target) + len(scope["query_string"]) > MOST_ADDRESS:
        raise Refused("server-error-too-long", HTTPStatus.REQUEST_URI_TOO_LONG, most=MOST_ADDRESS)
    headers = scope["headers"]
    if (
        len(headers) > MOST_HEADERS
        or sum(len(name) + len(value) for name, value in headers) > MOST_HEADER_BYTES
    ):
        raise Refused(
            "server-error-too-long", HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, most=MOST_HEADER_BYTES
        )
    declared = Headers(scope=scope).get("content-length", "0")
    if not declared.isdecimal() or int(declared) > MOST_BYTES:
        raise too_long()


def bounded(receive: Receive) -> Receive:
    """Receives a body no further than it may be long, whatever its length was said to be."""
    received = 0

    async def count() -> Message:
        nonlocal received
        message = await receive()
        received += len(message.get("body", b"")) if message["type"] == "http.request" else 0
        if received > MOST_BYTES:
            raise too_long()
        return message

    return count


def too_long() -> Refused:
    return Refused("server-error-too-long", HTTPStatus.REQUEST_ENTITY_TOO_LARGE, most=MOST_BYTES)


# -- pages ---------------------------------------------------------------------------------------------------


def expect_own_page(request: HTTPConnection) -> None:
    """A browser says from which page a change comes: it must be ours. Scripts say nothing."""
    origin = request.headers.get("origin")
    site = request.headers.get("sec-fetch-site", "same-origin")
    if site not in ("same-origin", "none") or not (origin is None or is_own(origin, request)):
        raise Refused("server-error-origin", HTTPStatus.FORBIDDEN)


def is_own(origin: str, request: HTTPConnection) -> bool:
    """Where we are reached by TLS, a page that was not is not ours: anybody on the way could have written it."""
    scheme, _, host = origin.lower().partition("://")
    expected = ("https",) if request.scope["scheme"] in TLS else ("http", "https")
    return scheme in expected and host == request.headers.get("host", "").lower()
