"""Plain pages without scripts: where to begin without the page, and how the API is used, made from its description."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib.resources import files
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import antiqua
from antiqua import games, i18n
from antiqua.games.game import Message
from antiqua.server.api import language
from antiqua.server.html import Html, element, joined, page

STYLE = files("antiqua.server").joinpath("style.css").read_bytes()
GUEST = """curl --cookie-jar antiqua.cookies --json '{"name": "Mina"}' \\
    %s/api/guests"""
TABLE = """curl --cookie antiqua.cookies \\
    --json '{"game": "seven_wonders_duel", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "novice"}]}' \\
    %s/api/tables"""
LOOK = """curl --cookie antiqua.cookies '%s/api/tables/TABLE/position?seat=0'"""

Schema = Mapping[str, Any]


def routes(document: Mapping[str, Any]) -> list[Route]:
    async def start(request: Request) -> Response:
        return start_page(language(request), str(request.base_url).rstrip("/"))

    async def api(request: Request) -> Response:
        return api_page(language(request), document)

    async def style(_: Request) -> Response:
        return Response(STYLE, media_type="text/css", headers={"cache-control": "public, max-age=3600"})

    return [Route("/", start), Route("/plain", start), Route("/api", api), Route("/style.css", style)]


# -- where to begin ------------------------------------------------------------------------------------------


def start_page(lang: str, address: str) -> Response:
    text = i18n.catalogue(lang).render
    titles = [Message(f"{games.get(name).prefix}-name") for name in games.names()]
    steps = [("server-page-guest", GUEST), ("server-page-table", TABLE), ("server-page-look", LOOK)]
    return page(
        lang,
        text("server-page-title", {}),
        element("p", text("server-page-about", {"version": antiqua.__version__, "games": titles})),
        element("h2", text("server-page-begin", {})),
        element(
            "ol",
            *(element("li", text(id, {}), element("pre", command % address)) for id, command in steps),
        ),
        element(
            "p",
            text("server-page-all", {}),
            " ",
            element("a", text("server-page-api", {}), href=f"/api?lang={lang}"),
        ),
        element("p", text("server-page-terminal", {}), " ", element("code", "antiqua play")),
    )


# -- the API -------------------------------------------------------------------------------------------------


def api_page(lang: str, document: Mapping[str, Any]) -> Response:
    text = i18n.catalogue(lang).render
    operations = [
        operation(lang, f"{method.upper()} {path}", described)
        for path, methods in document["paths"].items()
        for method, described in methods.items()
    ]
    schemas = [
        schema(lang, name, described) for name, described in sorted(document["components"]["schemas"].items())
    ]
    return page(
        lang,
        text("server-page-api", {}),
        element("p", text("server-page-api-about", {})),
        element("p", element("a", "/api/openapi.json", href="/api/openapi.json")),
        *operations,
        element("h2", text("server-page-types", {})),
        *schemas,
    )


def operation(lang: str, head: str, described: Mapping[str, Any]) -> Html:
    """One way to ask: what it takes and what it answers."""
    text = i18n.catalogue(lang).render
    rows = [(one["name"], one["in"], kind(one["schema"])) for one in described["parameters"]]
    if "requestBody" in described:
        rows.append(("", "body", kind(json_of(described["requestBody"]))))
    return element(
        "section",
        element("h3", element("code", head)),
        element("p", described["summary"], class_="english", lang="en"),
        table(rows),
        *(
            element(
                "p", text("server-page-answer", {"status": status}), " ", element("code", kind(json_of(one)))
            )
            for status, one in described["responses"].items()
        ),
        id=described["operationId"],
    )


def json_of(described: Mapping[str, Any]) -> Schema:
    found: Schema = described["content"]["application/json"]["schema"]
    return found


def schema(lang: str, name: str, described: Schema) -> Html:
    """One type, field by field."""
    fields = described.get("properties", {})
    needed = described.get("required", ())
    rows = [
        (field, "" if field in needed else i18n.catalogue(lang).render("server-page-optional", {}), kind(one))
        for field, one in fields.items()
    ]
    about = (
        element("p", described["description"], class_="english", lang="en")
        if "description" in described
        else ""
    )
    shown = table(rows) if fields else element("p", element("code", kind(described)))
    return element("section", element("h3", element("code", name)), about, shown, id=f"type-{name}")


def table(rows: list[tuple[str, str, Html]]) -> Html:
    if not rows:
        return Html()
    lines = [
        element(
            "tr",
            element("td", element("code", name)),
            element("td", where),
            element("td", element("code", what)),
        )
        for name, where, what in rows
    ]
    return element("table", *lines)


def kind(one: Schema) -> Html:
    """A type in a few words, with links to those that have a name."""
    if "$ref" in one:
        name = one["$ref"].rpartition("/")[2]
        return element("a", name, href=f"#type-{name}")
    if "anyOf" in one:
        return Html(" | ".join(kind(each) for each in one["anyOf"]))
    if "enum" in one:
        return joined(" | ".join(repr(each) for each in one["enum"]))
    if one.get("type") == "array":
        return joined("[", Html(", ".join(items(one))), "]")
    if one.get("type") == "object" and isinstance(one.get("additionalProperties"), Mapping):
        return joined("{…: ", kind(one["additionalProperties"]), "}")
    return joined(one.get("type", "any"), bounds(one))


def items(one: Schema) -> Iterator[Html]:
    for each in one.get("prefixItems", ()):
        yield kind(each)
    if isinstance(one.get("items"), Mapping):
        yield joined(kind(one["items"]), ", …")


BOUNDS = {
    "minimum": "≥ {}",
    "maximum": "≤ {}",
    "minLength": "≥ {} characters",
    "maxLength": "≤ {} characters",
    "pattern": "{}",
}


def bounds(one: Schema) -> str:
    told = [form.format(one[name]) for name, form in BOUNDS.items() if name in one]
    return f" ({', '.join(told)})" if told else ""
