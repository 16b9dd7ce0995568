"""What we use of fluent.runtime without its promise: a version that lacks it must not come in unnoticed."""

from __future__ import annotations

import inspect

import pytest
from fluent.runtime import FluentBundle, FluentResource, resolver, types

PROMISED_NOTHING = (
    "fluent.runtime {what}: antiqua.i18n.bundle relies on it. Mend the bundle, or keep the upper bound of"
    " fluent.runtime in pyproject.toml below the version that changed it."
)


def without(what: str) -> str:
    return PROMISED_NOTHING.format(what=what)


@pytest.mark.parametrize("name", ["_babel_locale", "_messages", "_terms"])
def test_a_bundle_has_its_inner_parts(name: str) -> None:
    assert hasattr(FluentBundle(["en"]), name), without(f"has no FluentBundle.{name} any more")


def test_a_bundle_looks_entries_up_by_one_method() -> None:
    parameters = list(inspect.signature(FluentBundle._lookup).parameters)
    assert parameters == ["self", "entry_id", "term"], without("calls FluentBundle._lookup differently")


@pytest.mark.parametrize("term", [False, True])
def test_a_message_asks_that_method_for_what_it_refers_to(term: bool) -> None:
    asked = []

    class Watched(FluentBundle):
        def _lookup(self, entry_id: str, term: bool = False) -> resolver.Message:
            asked.append((entry_id, term))
            return super()._lookup(entry_id, term)

    bundle = Watched(["en"], use_isolating=False)
    bundle.add_resource(FluentResource("whole = { -part }\n-part = x\nother = { piece }\npiece = x\n"))
    value = bundle.get_message("whole" if term else "other").value
    assert value is not None
    assert bundle.format_pattern(value) == ("x", [])
    assert ("part" if term else "piece", term) in asked, without("does not call FluentBundle._lookup")


def test_a_pattern_is_rendered_in_an_environment() -> None:
    for kind, given in (
        (resolver.ResolverEnvironment, {"context", "current", "errors"}),
        (resolver.CurrentEnvironment, {"args"}),
    ):
        taken = inspect.signature(kind).parameters
        assert given <= taken.keys(), without(f"has another {kind.__name__}")


def test_numbers_format_themselves() -> None:
    for number in (types.FluentInt(1), types.FluentFloat(1.5)):
        assert callable(number.format), without("has numbers that do not format themselves")
