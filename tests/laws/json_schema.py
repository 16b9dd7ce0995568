"""A plain reading of JSON Schema (draft 2020-12), as much of it as the schemas of games use.

What it does not know it refuses, so no keyword is passed over. It is stricter than the standard in one point: where a
schema lists properties, there are no others, unless it says what they are.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

TYPES: dict[str, Callable[[Any], bool]] = {
    "object": lambda value: isinstance(value, dict),
    "array": lambda value: isinstance(value, list),
    "string": lambda value: isinstance(value, str),
    "integer": lambda value: isinstance(value, int) and not isinstance(value, bool),
    "number": lambda value: isinstance(value, int | float) and not isinstance(value, bool),
    "boolean": lambda value: isinstance(value, bool),
    "null": lambda value: value is None,
}
NOTES = {"$schema", "$defs", "title", "description", "default", "discriminator"}


class Mismatch(AssertionError):
    """An instance is not what its schema says."""


def validate(value: Any, schema: dict[str, Any], root: dict[str, Any], path: str = "$") -> None:
    for keyword, wanted in schema.items():
        if keyword in NOTES:
            continue
        if not CHECKS[keyword](value, wanted, schema, root, path):
            raise Mismatch(f"{path}: {value!r} against {keyword}: {wanted}")


def fits(value: Any, schema: dict[str, Any], root: dict[str, Any], path: str) -> bool:
    try:
        validate(value, schema, root, path)
    except Mismatch:
        return False
    return True


def reference(value: Any, wanted: str, schema: Any, root: dict[str, Any], path: str) -> bool:  # noqa: ARG001
    validate(value, root["$defs"][wanted.removeprefix("#/$defs/")], root, path)
    return True


def properties(value: Any, wanted: Any, schema: Any, root: dict[str, Any], path: str) -> bool:
    for name, own in wanted.items():
        if name in value:
            validate(value[name], own, root, f"{path}.{name}")
    return "additionalProperties" in schema or set(value) <= set(wanted)


def others(value: Any, wanted: Any, schema: Any, root: dict[str, Any], path: str) -> bool:
    rest = [name for name in value if name not in schema.get("properties", {})]
    for name in rest if isinstance(wanted, dict) else ():
        validate(value[name], wanted, root, f"{path}.{name}")
    return wanted is not False or not rest


def names(value: Any, wanted: Any, schema: Any, root: dict[str, Any], path: str) -> bool:  # noqa: ARG001
    for name in value:
        validate(name, wanted, root, f"{path}.{name}")
    return True


def prefix(value: Any, wanted: Any, schema: Any, root: dict[str, Any], path: str) -> bool:  # noqa: ARG001
    for place, (part, own) in enumerate(zip(value, wanted, strict=False)):
        validate(part, own, root, f"{path}[{place}]")
    return True


def items(value: Any, wanted: Any, schema: Any, root: dict[str, Any], path: str) -> bool:
    first = len(schema.get("prefixItems", ()))
    for place, part in enumerate(value[first:], first):
        if isinstance(wanted, dict):
            validate(part, wanted, root, f"{path}[{place}]")
    return wanted is not False or len(value) <= first


Check = Callable[[Any, Any, Any, dict[str, Any], str], bool]
CHECKS: dict[str, Check] = {
    "$ref": reference,
    "type": lambda value, wanted, *_: TYPES[wanted](value),
    "enum": lambda value, wanted, *_: value in wanted,
    "anyOf": lambda value, wanted, _, root, path: any(fits(value, own, root, path) for own in wanted),
    "properties": properties,
    "additionalProperties": others,
    "propertyNames": names,
    "required": lambda value, wanted, *_: set(wanted) <= set(value),
    "prefixItems": prefix,
    "items": items,
    "minItems": lambda value, wanted, *_: len(value) >= wanted,
    "maxItems": lambda value, wanted, *_: len(value) <= wanted,
    "minimum": lambda value, wanted, *_: value >= wanted,
    "maximum": lambda value, wanted, *_: value <= wanted,
    "exclusiveMaximum": lambda value, wanted, *_: value < wanted,
    "pattern": lambda value, wanted, *_: re.search(wanted, value) is not None,
}
