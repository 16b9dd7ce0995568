"""The description of the API, made from the types of its routes and of the games."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

import antiqua
from antiqua import games, i18n
from antiqua.server.api import Call, Problem, Route, Routes
from antiqua.server.bus import News
from antiqua.server.live import Watch

REFERENCE = "#/components/schemas/{name}"
LIVE = """A WebSocket at `/api/live` says at once what is new. Send `Watch` with the tables that you want to hear of and
the revision of each that you know; you are told `News` of all that differ, and of every change. Then fetch the rest."""
ABOUT = f"""Everything that a client of Antiqua needs: people, tables, moves, bots.

Come in with `POST /api/guests`: a cookie says from then on who you are. A script uses a token instead, as
`Authorization: Bearer ...`. Words come in the language of `?lang=`, else of `Accept-Language`, if it is one of
{", ".join(i18n.LANGUAGES)}. A refusal is always a `Problem`.

{LIVE}
"""


def document(routes: Sequence[Route]) -> dict[str, Any]:
    """OpenAPI 3.1 of these routes."""
    types = [*dict.fromkeys(used(routes))]
    schemas, components = msgspec.json.schema_components(types, ref_template=REFERENCE)
    by_type = dict(zip(types, schemas, strict=True))
    components.update(of_games())
    fill_in(components)
    paths: dict[str, dict[str, Any]] = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = operation(route, by_type, components)
    whole = {
        "openapi": "3.1.0",
        "info": {"title": "Antiqua", "version": antiqua.__version__, "description": ABOUT},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": "antiqua"},
                "token": {"type": "http", "scheme": "bearer"},
            },
        },
    }
    plain: dict[str, Any] = msgspec.json.decode(
        msgspec.json.encode(whole)
    )  # defaults may be structs and tuples
    return plain


def used(routes: Sequence[Route]) -> Iterator[Any]:
    for route in routes:
        yield from (kind for kind in (route.body, route.query, route.answer, route.stale) if kind is not None)
    yield from (Problem, Watch, News)


def of_games() -> dict[str, Any]:
    """What each game's views and events look like; names begin with the game's."""
    found: dict[str, Any] = {}
    for name in games.names():
        game = games.get(name)
        prefix = title(name)
        kinds = {f"{prefix}View": game.view_type, f"{prefix}Event": game.event_type}
        schemas, parts = msgspec.json.schema_components(
            kinds.values(), ref_template=REFERENCE.format(name=prefix + "_{name}")
        )
        found |= {f"{prefix}_{part}": schema for part, schema in parts.items()}
        found |= dict(zip(kinds, schemas, strict=True))
    return found


def title(name: str) -> str:
    return "".join(part.capitalize() for part in name.split("_"))


def fill_in(node: Any) -> None:
    """Say of everything that depends on the game what it is in each."""
    if isinstance(node, dict):
        kind = node.pop("x-game", None)
        if kind is not None:
            node["anyOf"] = [
                {"$ref": REFERENCE.format(name=title(name) + kind.capitalize())} for name in games.names()
            ]
    for part in node.values() if isinstance(node, dict) else node if isinstance(node, list | tuple) else ():
        fill_in(part)


def operation(route: Route, schemas: dict[Any, Any], components: dict[str, Any]) -> dict[str, Any]:
    described: dict[str, Any] = {
        "operationId": route.handler.__name__,
        "summary": route.summary,
        "parameters": [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
            for name in route.places
        ],
        "responses": {
            "200": {"description": "Done.", "content": content(schemas[route.answer])},
            "default": {"description": "Refused.", "content": content(schemas[Problem])},
        },
    }
    if route.stale is not None:
        either = {"anyOf": [schemas[route.stale], schemas[Problem]]}
        described["responses"]["409"] = {"description": "It knows too little.", "content": content(either)}
    if route.body is not None:
        described["requestBody"] = {"required": True, "content": content(schemas[route.body])}
    if route.query is not None:
        fields = components[route.query.__name__]
        described["parameters"] += [
            {"name": name, "in": "query", "required": name in fields.get("required", ()), "schema": schema}
            for name, schema in fields["properties"].items()
        ]
    described["parameters"].append(
        {"name": "lang", "in": "query", "required": False, "schema": {"enum": list(i18n.LANGUAGES)}}
    )
    return described


def content(schema: Any) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}


def routes(described: dict[str, Any]) -> list[Route]:
    """Where the description itself is to be had."""
    about = Routes()

    @about.get("/api/openapi.json", "This description.")
    async def openapi(call: Call) -> dict[str, Any]:  # noqa: ARG001
        return described

    return about.all
