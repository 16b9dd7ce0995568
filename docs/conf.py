"""The documentation site: Sphinx reads the pages of this folder as they are; `make docs` builds it.

The pages are written to be read in the repository too. So a rule's number is a plain HTML anchor, and a link may lead
to any file: what is no page of the site is linked where the repository is published.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.errors import SphinxError
from sphinx.transforms import SphinxTransform

import antiqua

DOCS = Path(__file__).resolve().parent
ROOT = DOCS.parent
REPOSITORY = "https://github.com/antiqua-games/antiqua/blob/main"
SHOWN_HERE = {ROOT / "CONTRIBUTING.md": "contributing.md", ROOT / "CHANGELOG.md": "changelog.md"}

project = "Antiqua"
author = "The Antiqua authors"
copyright = author
version = release = antiqua.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.viewcode"]
root_doc = "index"
nitpicky = False  # hints name types of other projects, whose inventories cannot be had without a network
highlight_language = "text"
default_role = "code"  # docstrings write `code` as Markdown does

myst_heading_anchors = 3
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_class_signature = "separated"
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 100
viewcode_line_numbers = True

html_theme = "furo"
html_title = f"Antiqua {version}"
html_show_sphinx = False
html_copy_source = False
html_theme_options = {
    "source_repository": "https://github.com/antiqua-games/antiqua/",
    "source_branch": "main",
    "source_directory": "docs/",
    "light_css_variables": {"color-brand-primary": "#8c3b1f", "color-brand-content": "#8c3b1f"},
    "dark_css_variables": {"color-brand-primary": "#e0956f", "color-brand-content": "#e0956f"},
}

# -- links that lead out of this folder ---------------------------------------------------------------------------

LINK = re.compile(r"(?<=\]\()(?![a-z]+:|#)([^)#\s]+)(#[^)\s]*)?(?=\))")


def with_links_of_the_site(text: str, written_in: Path, shown_in: Path) -> str:
    """A text with links as seen from the folder `written_in`, for a page in the folder `shown_in`."""

    def led_on(link: re.Match[str]) -> str:
        target = (written_in / link[1]).resolve()
        if not target.exists():
            raise SphinxError(f"{written_in}: the link to {link[1]} leads nowhere")
        if target in SHOWN_HERE:
            target = DOCS / SHOWN_HERE[target]
        if not target.is_relative_to(DOCS):
            return f"{REPOSITORY}/{target.relative_to(ROOT).as_posix()}{link[2] or ''}"
        return Path(os.path.relpath(target, shown_in)).as_posix() + (link[2] or "")

    return LINK.sub(led_on, text)


def read_page(app: Sphinx, name: str, content: list[str]) -> None:
    folder = (DOCS / name).parent
    content[0] = with_links_of_the_site(content[0], folder, folder)


def read_included(app: Sphinx, path: Path, parent: str, content: list[str]) -> None:
    content[0] = with_links_of_the_site(content[0], (DOCS / path).resolve().parent, (DOCS / parent).parent)


# -- anchors ------------------------------------------------------------------------------------------------------

ANCHOR = re.compile(r'<a id="([^"]+)">')


class Anchors(SphinxTransform):
    """Make targets of the HTML anchors before rules, and tell MyST, so that it checks links to them like all others."""

    default_priority = 1

    def apply(self, **_: Any) -> None:
        for raw in list(self.document.findall(nodes.raw)):
            anchor = ANCHOR.fullmatch(raw.astext())
            if anchor:
                self.document.myst_slugs[anchor[1]] = (raw.line, anchor[1], anchor[1])
                raw.replace_self(nodes.target("", "", ids=[anchor[1]]))
            elif raw.astext() == "</a>":
                raw.parent.remove(raw)


# -- languages ----------------------------------------------------------------------------------------------------

DIRECTIONS = {"fa": "rtl", "ru": "ltr"}


def say_language(app: Sphinx, name: str, template: str, context: dict[str, Any], tree: Any) -> None:
    """A translated page, `rules/fa/...`, says its language and in which direction it is read."""
    lang = Path(name).parent.name
    if lang in DIRECTIONS:
        context["body"] = f'<div lang="{lang}" dir="{DIRECTIONS[lang]}">{context["body"]}</div>'


def setup(app: Sphinx) -> None:
    app.connect("html-page-context", say_language)
    app.connect("source-read", read_page)
    app.connect("include-read", read_included)
    app.add_transform(Anchors)
