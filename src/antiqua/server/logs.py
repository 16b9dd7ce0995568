"""One line for everything that is logged, for people or as JSON for programs; one line for every request.

What might be a secret is never handed to a logger: of a request only its method, its route, the id of its table, the
status, the time and the address of who asked. Libraries may only warn: what they say in detail has headers in it.
"""

from __future__ import annotations

import logging
from datetime import UTC, datetime
from typing import Any

import msgspec

from antiqua.server.config import Config

FACTS = "facts"  # the attribute of a record that holds what a program wants to know


def settings(config: Config) -> dict[str, Any]:
    """For `logging.config.dictConfig`, in every process."""
    kind = Json if config.log_format == "json" else Plain
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"line": {"()": f"{kind.__module__}.{kind.__qualname__}"}},
        "handlers": {"err": {"class": "logging.StreamHandler", "formatter": "line"}},
        "root": {"handlers": ["err"], "level": "WARNING"},
        "loggers": {"antiqua": {"level": config.log_level.upper()}},
    }


class Plain(logging.Formatter):
    """For people."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(message)s", "%Y-%m-%d %H:%M:%S")


class Json(logging.Formatter):
    """For programs."""

    def format(self, record: logging.LogRecord) -> str:
        said = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
            **getattr(record, FACTS, {}),
        }
        if record.exc_info:
            said["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(said).decode()
