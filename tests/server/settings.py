"""What is said about settings."""

from __future__ import annotations

SHARED = ("data", "database")  # with other commands


def explanation(name: str) -> str:
    """The message that explains a setting."""
    option = name.replace("_", "-")
    return f"cli-option-{option}" if name in SHARED else f"cli-option-serve-{option}"
