"""The variants of the rules, and the bits that a position keeps of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from antiqua.games.values import Option

#: The order is that of the bits in `constants.py`.
OPTIONS = (
    Option("demand_bonus", ("once", "per_tile")),
    Option("senate_restack", ("votes", "victory_points")),
    Option("province_senate_tiles", ("removed", "stay")),
    Option("wild_demand_counts_for_bonus", (False, True)),
    Option("commodity_deck_empty", ("no_reshuffle", "reshuffle_below_tops")),
    Option("final_tiebreak", ("senate_track", "final_votes")),
    Option("refill_order", ("provinces_first", "forum_first")),
    Option("extra_tile_after_bonus_action", (True, False)),
    Option("negative_vp", ("allowed", "floor_zero")),
    Option("setup_trays", ("choose", "random")),
    Option("setup_cards", ("choose", "deal_from_deck")),
    Option("setup_trajan_tiles", ("choose", "random")),
)
#: The defaults of the first version of the rules that are others now; a bit still means what it meant then.
FIRST_DEFAULTS: dict[str, Any] = {"province_senate_tiles": "stay", "wild_demand_counts_for_bonus": True}


def unset(option: Option) -> str | int | bool:
    """The value that an option has where its bit is not set."""
    value: str | int | bool = FIRST_DEFAULTS.get(option.name, option.default)
    return value


def to_bits(given: Mapping[str, Any]) -> int:
    """The bits of all options; one that is not given has its default."""
    values = [option.read(given.get(option.name, option.default)) for option in OPTIONS]
    return sum(1 << bit for bit, option in enumerate(OPTIONS) if values[bit] != unset(option))


def from_bits(bits: int) -> dict[str, Any]:
    """All options with their values."""
    found = {}
    for bit, option in enumerate(OPTIONS):
        other = next(value for value in option.values if value != unset(option))
        found[option.name] = other if bits >> bit & 1 else unset(option)
    return found
