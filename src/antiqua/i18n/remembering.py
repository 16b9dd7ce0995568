"""A catalogue for a program that says the same things again and again, to many people."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from antiqua.i18n import PLAYER, Catalogue

if TYPE_CHECKING:
    from antiqua.i18n import Failure, Message

MOST_REMEMBERED = 100_000

_said: dict[tuple[str, tuple[str, ...], bytes], str] = {}
_encode = msgspec.msgpack.Encoder().encode
_player = PLAYER.encode()


class Remembering(Catalogue):
    """Remembers what it has said, and every part of it: Fluent takes longer to say what a move costs than the rules
    take to make it, and most prices, cards and places have been told of before.

    What speaks of players is remembered together with their names, so that nobody is called what others are called.
    """

    def message(self, message: Message | Failure) -> str:
        return self._said(message) if isinstance(message, msgspec.Struct) else super().message(message)

    def _part(self, value: object) -> str:
        if isinstance(value, msgspec.Struct):
            return self._nested(self._said(value))
        return super()._part(value)

    def _said(self, message: msgspec.Struct) -> str:
        written = _encode(message)
        key = self.lang, self.names if _player in written else (), written
        known = _said.get(key)
        if known is None:
            if len(_said) >= MOST_REMEMBERED:
                _said.clear()
            known = _said[key] = super().message(message)  # type: ignore[arg-type]
        return known
