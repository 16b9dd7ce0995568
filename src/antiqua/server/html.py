"""Pages out of parts, in which nothing that somebody else wrote can become markup."""

from __future__ import annotations

from html import escape

from starlette.responses import HTMLResponse

from antiqua import i18n

POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
EMPTY = ("link", "meta")


class Html(str):
    """Text that is markup already."""

    __slots__ = ()


def element(name: str, /, *inside: object, **attributes: str) -> Html:
    """One element; `class_` is the attribute `class`."""
    told = "".join(f' {key.rstrip("_")}="{escape(value)}"' for key, value in attributes.items())
    return Html(f"<{name}{told}>" if name in EMPTY else f"<{name}{told}>{joined(*inside)}</{name}>")


def joined(*parts: object) -> Html:
    return Html("".join(part if isinstance(part, Html) else escape(str(part)) for part in parts))


def page(lang: str, title: str, *inside: object) -> HTMLResponse:
    """A whole page, which needs nothing but our own style sheet."""
    head = element(
        "head",
        element("meta", charset="utf-8"),
        element("meta", name="viewport", content="width=device-width, initial-scale=1"),
        element("title", title),
        element("link", rel="stylesheet", href="/style.css"),
    )
    others = [
        element("a", i18n.AUTONYMS[one], href=f"?lang={one}", lang=one, hreflang=one)
        for one in i18n.LANGUAGES
        if one != lang
    ]
    body = element("body", element("nav", *others), element("main", element("h1", title), *inside))
    whole = element("html", head, body, lang=lang, dir=i18n.direction(lang))
    return HTMLResponse(f"<!doctype html>\n{whole}\n", headers={"content-security-policy": POLICY})
