"""The names by which Gymnasium knows the games; importing this module registers them.

import gymnasium
import antiqua.envs.gym
env = gymnasium.make("antiqua/SevenWondersDuel-v0")
"""

from __future__ import annotations

from importlib import import_module

from antiqua import games
from antiqua.envs import needing

with needing("gymnasium"):
    from gymnasium.envs import registration


def environment_id(game: str) -> str:
    """`antiqua/StoneAge-v0` for `stone_age`; the rules are not loaded for it."""
    version = import_module(f"{games.__name__}.{game}").NUMBERS_VERSION
    return f"antiqua/{game.title().replace('_', '')}-v{version}"


def register() -> None:
    """Make all games known; twice does no harm."""
    for name in games.names():
        if environment_id(name) not in registration.registry:
            registration.register(
                environment_id(name),
                entry_point="antiqua.envs.single:SeatEnv",
                vector_entry_point="antiqua.envs.vector:VectorGames",
                kwargs={"game": name},
            )


register()
