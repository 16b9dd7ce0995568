"""The page for people: files that were built from `ui/`, kept in memory with their compressed form.

Where it was not built, as in a clone before `make page`, there is the plain start page instead.
"""

from __future__ import annotations

import gzip
import mimetypes
from collections.abc import Awaitable, Callable, Iterator, Sequence
from http import HTTPStatus
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import antiqua

FOLDER = "page"
START = "index.html"
#: The screens of the page, each with an address of its own.
SCREENS = (
    "new",
    "tables",
    "table",
    "result",
    "replay",
    "join",
    "learn",
    "companion",
    "settings",
    "people",
    "ratings",
)
FOR_EVER = "public, max-age=31536000, immutable"  # the name of such a file changes with what is in it
ASK_AGAIN = "no-cache"
WORTH_IT = 1024  # bytes from which on a text is compressed
TEXTS = ("text/", "application/javascript", "application/json", "application/manifest+json", "image/svg+xml")

mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")


Failing = Callable[[Request, Exception], Awaitable[Response]]


class File(NamedTuple):
    """A file of the page as it is sent."""

    body: bytes
    packed: bytes | None
    media_type: str
    kept: str


def built(folder: Traversable | None = None) -> dict[str, File]:
    """All files of the page by their address; none if it was not built."""
    root = files("antiqua.server").joinpath(FOLDER) if folder is None else folder
    if not root.joinpath(START).is_file():
        return {}
    return {path: read(path, file) for path, file in below(root, "")}


def below(folder: Traversable, path: str) -> Iterator[tuple[str, Traversable]]:
    for one in folder.iterdir():
        if one.is_dir():
            yield from below(one, f"{path}/{one.name}")
        else:
            yield f"{path}/{one.name}", one


def read(path: str, file: Traversable) -> File:
    body = file.read_bytes()
    media_type = mimetypes.guess_type(path)[0] or "application/octet-stream"
    worth_it = len(body) >= WORTH_IT and media_type.startswith(TEXTS)
    kept = FOR_EVER if path.startswith("/assets/") else ASK_AGAIN
    return File(body, gzip.compress(body, 9, mtime=0) if worth_it else None, media_type, kept)


def routes(page: dict[str, File]) -> Sequence[Route]:
    """The files, and the start of the page at the address of every screen."""
    if not page:
        return []

    async def file(request: Request) -> Response:
        return sent(page[request.url.path], request)

    async def screen(request: Request) -> Response:
        return sent(page[f"/{START}"], request)

    return [
        Route("/", screen),
        *(Route(path, file) for path in page if path != f"/{START}"),
        *(Route(f"/{name}", screen) for name in SCREENS),
        *(Route(f"/{name}/{{rest:path}}", screen) for name in SCREENS),
    ]


def or_lost(page: dict[str, File], told: Failing) -> Failing:
    """Who asks for a page that is not there gets ours, which says so; programs are told in their own way."""

    async def tell(request: Request, error: Exception) -> Response:
        wants_page = "text/html" in request.headers.get("accept", "") and not request.url.path.startswith(
            "/api"
        )
        if not (page and wants_page and request.method == "GET"):
            return await told(request, error)
        response = sent(page[f"/{START}"], request)
        response.status_code = getattr(error, "status_code", HTTPStatus.NOT_FOUND)
        return response

    return tell


def sent(file: File, request: Request) -> Response:
    headers = {
        "cache-control": file.kept,
        "vary": "accept-encoding",
        "x-antiqua-version": antiqua.__version__,
    }
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(
            file.packed, media_type=file.media_type, headers={**headers, "content-encoding": "gzip"}
        )
    return Response(file.body, media_type=file.media_type, headers=headers)
