"""What a client sees of a game, as JSON Schema: for those who write one in another language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def schema(title: str, types: Mapping[str, Any]) -> dict[str, Any]:
    """An object that may have each of these as a property; what they are made of is under `$defs`."""
    schemas, definitions = msgspec.json.schema_components(types.values(), ref_template="#/$defs/{name}")
    whole = {
        "$schema": DIALECT,
        "title": title,
        "type": "object",
        "properties": dict(zip(types, schemas, strict=True)),
        "additionalProperties": False,
        "$defs": definitions,
    }
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(whole))  # defaults may be tuples
    return plain
