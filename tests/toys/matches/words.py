"""Decisions, endings and events in words."""

from __future__ import annotations

from antiqua.games.message import Message, player, say
from antiqua.games.values import Choice, Event
from antiqua.kernel.bits import members

from . import events, layout, moves
from .constants import PHASES
from .rules import Matches


def question(state: Matches) -> Message:
    return Message(f"mt-question-{PHASES[state.phase]}", {"matches": state.matches})


def choice(state: Matches, action: int) -> Choice:
    move = moves.move(state, action)
    text = moves.write(move)
    match move:
        case moves.Bet(number):
            return Choice(
                action, text, say("mt-bet", player=player(number - 1)), (layout.player_id(number - 1),)
            )
        case moves.Take(number) | moves.Heap(number):
            return Choice(action, text, say(f"mt-{text.split()[0]}", matches=number), (layout.HEAP,))
    raise TypeError(move)


def ending(state: Matches) -> Message:
    winners = tuple(player(seat) for seat in members(state.winners))
    return say("mt-won", last=player(state.last), players=winners)


def tell(event: Event) -> Message:
    match event:
        case events.LaidOut(number):
            return say("mt-event-laid", matches=number)
        case events.BetMade(seat):
            return say("mt-event-bet", player=player(seat))
        case events.BetKnown(seat, on):
            return say("mt-event-bet-on", player=player(seat), on=player(on))
        case events.Taken(seat, number):
            return say("mt-event-taken", player=player(seat), matches=number)
        case events.GameEnded(last):
            return say("mt-event-ended", player=player(last))
    raise TypeError(event)
