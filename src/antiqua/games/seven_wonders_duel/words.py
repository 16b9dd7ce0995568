"""Everything of this game that a person reads, as messages: the pending decision and its options, what happens, how it
ended. Why a move is not legal is in `reasons.py`; the components themselves are put into words in `components.py`.
"""

from __future__ import annotations

from collections.abc import Sequence

from antiqua.games import geometry
from antiqua.games.message import Argument, Message, player, say, sentences
from antiqua.games.seven_wonders_duel import events, layout, moves
from antiqua.games.seven_wonders_duel.components import (
    age,
    amounts,
    card,
    chain_symbol,
    cost_of,
    effects,
    gifts,
    lasting,
    spot,
    token,
    wonder,
    zone,
)
from antiqua.games.seven_wonders_duel.constants import (
    BLUE,
    CIVILIAN_BLUE,
    DEAL_BACK,
    DEAL_CARD,
    DEAL_TOKENS,
    DEAL_WONDERS,
    DESTROY,
    DISCARD_INCOME,
    DRAFT,
    DRAW_LIBRARY,
    ECONOMY,
    ENDINGS,
    GROUP_SIZE,
    LIBRARY,
    LIBRARY_DRAW,
    MILITARY,
    PLAY,
    PROGRESS,
    REVIVE,
    SCIENTIFIC,
    SHARED,
    STARTER,
    SYMBOLS_TO_WIN,
    TOKENS_ON_BOARD,
    WONDERS_LIMIT,
    YELLOW,
)
from antiqua.games.seven_wonders_duel.payment import payment
from antiqua.games.seven_wonders_duel.rules import Duel
from antiqua.games.seven_wonders_duel.tables import (
    CARD,
    CARDS,
    COLORS,
    DATA,
    RESOURCES,
    TOKEN,
    TOKENS,
    WONDER,
    WONDERS,
    Card,
    Wonder,
)
from antiqua.games.telling import told_together, tried
from antiqua.games.values import Choice, Event, Move
from antiqua.kernel.bits import count_bits, members
from antiqua.kernel.seats import OVER

__all__ = ["choice", "cost_of", "effects", "ending", "question", "tell"]


# -- the pending decision ---------------------------------------------------------------------------------------------


def question(state: Duel) -> Message:
    """What is pending, and who decides it."""
    who = player(state.active)
    phase = state.phase
    if phase == DRAFT:
        return say("swd-ask-draft", player=who)
    if phase == PLAY:
        return say("swd-ask-play", player=who)
    if phase == PROGRESS:
        return say("swd-ask-progress", player=who)
    if phase == LIBRARY:
        return say("swd-ask-library", player=who)
    if phase == REVIVE:
        return say("swd-ask-revive", player=who)
    if phase == DESTROY:
        return Message(f"swd-ask-destroy-{COLORS[state.destroys]}", {"player": who})
    if phase == STARTER:
        return say("swd-ask-starter", player=who, age=age(state.age))
    return ending(state) if state.to_play == OVER else question_to_chance(state)


def question_to_chance(state: Duel) -> Message:
    """What people at a real table are asked to say of their cards."""
    phase = state.phase
    if phase == DEAL_TOKENS:
        return say("swd-ask-deal-tokens", count=TOKENS_ON_BOARD)
    if phase == DEAL_WONDERS:
        return say("swd-ask-deal-wonders", count=GROUP_SIZE)
    if phase == DRAW_LIBRARY:
        return say("swd-ask-draw-library", player=player(state.active), count=LIBRARY_DRAW)
    where = spot(state.age, state.turning)
    if phase == DEAL_CARD:
        return say("swd-ask-deal-card", age=age(state.age), spot=where)
    if phase == DEAL_BACK:
        return say("swd-ask-deal-back", age=age(state.age), spot=where)
    return say("swd-ask-reveal", age=age(state.age), spot=where)


# -- its options ------------------------------------------------------------------------------------------------------


def choice(state: Duel, action: int) -> Choice:
    """One legal action, or outcome of chance, in words."""
    move = moves.move(state, action)
    return Choice(
        action=action,
        move=moves.write(move),
        label=label(move),
        places=places(state, move),
        cost=cost(state, move),
        detail=detail(state, action, move),
    )


def label(move: Move) -> Message:
    match move:
        case moves.PickWonder(name):
            return say("swd-choice-pick", wonder=wonder(name))
        case moves.Build(name):
            return say("swd-choice-build", card=card(name))
        case moves.Discard(name):
            return say("swd-choice-discard", card=card(name))
        case moves.BuildWonder(name, tucked):
            return say("swd-choice-wonder", wonder=wonder(name), card=card(tucked))
        case moves.TakeToken(name):
            return say("swd-choice-take", token=token(name))
        case moves.Revive(name):
            return say("swd-choice-revive", card=card(name))
        case moves.Destroy(name):
            return say("swd-choice-destroy", card=card(name))
        case moves.Begin(number):
            return say("swd-choice-begin", player=player(number - 1))
        case moves.Reveal(name):
            return card(name)
        case moves.Back(guild):
            return say("swd-choice-back-guild") if guild else say("swd-choice-back-age")
        case moves.DealWonders(names):
            return say("swd-choice-set", names=tuple(map(wonder, names)))
        case moves.DealTokens(names) | moves.DrawLibrary(names):
            return say("swd-choice-set", names=tuple(map(token, names)))
    raise TypeError(move)


def places(state: Duel, move: Move) -> tuple[str, ...]:
    """The place to click first, then where it leads."""
    own = layout.city_id(state.active)
    match move:
        case moves.Build(name):
            return geometry.slot_id(moves.slot_of(state, name)), own
        case moves.Discard(name):
            return geometry.slot_id(moves.slot_of(state, name)), layout.PILE
        case moves.BuildWonder(name, tucked):
            return geometry.slot_id(moves.slot_of(state, tucked)), layout.wonder_id(name)
        case moves.PickWonder(name):
            return layout.wonder_id(name), own
        case moves.TakeToken(name):
            return layout.token_id(name), own
        case moves.Revive(name):
            return geometry.card_id(name), own
        case moves.Destroy(name):
            return geometry.card_id(name), layout.PILE
        case moves.Begin(number):
            return (geometry.player_id(number - 1),)
        case moves.DealTokens():
            return (layout.PROGRESS,)
        case moves.DealWonders():
            return (layout.DRAFT,)
        case moves.DrawLibrary():
            return (layout.LIBRARY,)
    return (geometry.slot_id(state.turning),)


def cost(state: Duel, move: Move) -> int | None:
    """The coins that a construction costs; None for what is none."""
    match move:
        case moves.Build(name):
            coins, trade, _ = state.price_of_card(state.active, CARD[name])
            return coins + trade
        case moves.BuildWonder(name, _):
            return state.price_of_wonder(state.active, WONDER[name])
        case moves.Revive():
            return 0  # SW-8.9
    return None


def detail(state: Duel, action: int, move: Move) -> Message | None:
    """How the price is made up, or what the thing does; then what follows at once."""
    match move:
        case moves.Build(name):
            said = price_of_card(state, CARDS[CARD[name]]) + gains(state, action)
        case moves.BuildWonder(name, _):
            said = purchase(state, WONDERS[WONDER[name]]) + gains(state, action)
        case moves.Discard(_):
            said = [discard_income(state)]
        case moves.PickWonder(name):
            said = [cost_of(WONDERS[WONDER[name]]), *effects(WONDERS[WONDER[name]])]
        case moves.TakeToken(name):
            said = list(effects(TOKENS[TOKEN[name]]))
        case moves.Revive(name):
            said = lasting(CARDS[CARD[name]]) + gains(state, action)
        case moves.Destroy(name):
            said = gifts(CARDS[CARD[name]])
        case _:
            return None
    return sentences([*said, *sequel(state, action)])


# -- how a price is made up -------------------------------------------------------------------------------------------


def price_of_card(state: Duel, thing: Card) -> list[Message]:
    coins, _, chain = state.price_of_card(state.active, thing.index)
    if chain:  # SW-6.6
        giver = str(DATA["chain"][thing.free_if]["given_by"])
        return [say("swd-price-chain", card=card(giver), chain=chain_symbol(thing.free_if))]
    if not coins and not any(thing.cost):
        return [say("swd-price-nothing")]
    printed = [say("swd-price-coins", coins=coins)] if coins else []
    return printed + (purchase(state, thing) if any(thing.cost) else [])


def purchase(state: Duel, thing: Card | Wonder) -> list[Message]:
    """What is done about the resources of a card or wonder that brown and grey cards do not produce."""
    seat = state.active
    paid = payment(state, seat, thing)
    said = []
    if any(paid.chosen):
        said.append(say("swd-price-choice", goods=amounts(paid.chosen)))
    if any(paid.spared):
        said.append(say("swd-price-discount", token=token(TOKENS[paid.token].id), goods=amounts(paid.spared)))
    if any(paid.bought):
        bought = tuple(
            say("swd-purchase", goods=say(f"swd-amount-{name}", count=units), coins=units * price)
            for name, units, price in zip(RESOURCES, paid.bought, paid.prices, strict=True)
            if units
        )
        if state.cities()[1 - seat].has(ECONOMY):  # SW-6.10
            said.append(say("swd-price-economy", player=player(1 - seat), purchases=bought))
        else:
            said.append(say("swd-price-bought", purchases=bought))
    return said or [say("swd-price-produced")]


def discard_income(state: Duel) -> Message:
    """SW-5.3"""
    cards = state.cities()[state.active].colors[YELLOW]
    if not cards:
        return say("swd-effect-coins", coins=DISCARD_INCOME)
    return say("swd-detail-discard", coins=DISCARD_INCOME + cards, base=DISCARD_INCOME, cards=cards)


# -- what follows, found by trying it ---------------------------------------------------------------------------------


def gains(state: Duel, action: int) -> list[Message]:
    """The coins and shields that a construction brings at once."""
    me = state.active
    after, happened = tried(state, action)
    gained = sum(one.coins for one in happened if isinstance(one, events.CoinsGained) and one.seat == me)
    lost = sum(one.coins for one in happened if isinstance(one, events.CoinsLost))
    said = []
    if gained:
        said.append(say("swd-effect-coins", coins=gained))
    if after.pawn != state.pawn:
        where = zone(layout.zone(after.pawn))
        said.append(say("swd-then-pawn", count=abs(after.pawn - state.pawn), zone=where))
    if lost:
        said.append(say("swd-then-loses", player=player(1 - me), coins=lost))
    return said


def sequel(state: Duel, action: int) -> list[Message]:
    """What comes next because of an action: a choice, a turn, cards turned up (no undo beyond them), the end."""
    after, happened = tried(state, action)
    said = next_choice(after)
    after.play_forced()
    again = events.PlaysAgain(state.active) in happened or (after.again and after.present)
    if again and state.phase == PLAY:
        said.append(say("swd-effect-play-again"))
    if after.to_play == OVER:
        supremacy = after.ending in (MILITARY, SCIENTIFIC)
        said.append(won(after.ending, members(after.winners)) if supremacy else say("swd-then-ends"))
    elif after.age != state.age:
        said.append(say("swd-then-age", age=age(after.age)))
    elif after.phase == DEAL_WONDERS:
        said.append(say("swd-then-wonders", count=GROUP_SIZE))
    elif after.uncovered:
        said.append(say("swd-then-reveals", count=count_bits(after.uncovered)))
    return said


def next_choice(after: Duel) -> list[Message]:
    """The same player's next choice, if `after` is what his action led to."""
    said = []
    if after.phase == PROGRESS:
        said.append(say("swd-then-token"))
    elif after.phase == DESTROY:
        said.append(Message(f"swd-effect-discard-{COLORS[after.destroys]}"))
    elif after.phase == REVIVE:
        said.append(say("swd-effect-build-from-discard"))
    elif after.phase == DRAW_LIBRARY:
        said.append(say("swd-effect-box-tokens", count=LIBRARY_DRAW))
    return said


# -- how it ended -----------------------------------------------------------------------------------------------------


def ending(state: Duel) -> Message:
    """Why the game ended (SW-12), with the points where they decided it (SW-12.3, SW-12.4)."""
    said = [won(state.ending, members(state.winners))]
    if state.ending not in (MILITARY, SCIENTIFIC):
        said.append(say("swd-final-points", **both(state.scores())))
    if state.ending in (CIVILIAN_BLUE, SHARED):
        said.append(say("swd-final-blue", **both([city.points[BLUE] for city in state.cities()])))
    return told_together(said)


def both(points: list[int]) -> dict[str, Argument]:
    return {"one": player(0), "first": points[0], "other": player(1), "second": points[1]}


def won(ending: int, winners: Sequence[int]) -> Message:
    """Who won, and by what."""
    if ending == SHARED:
        return say("swd-won-shared")
    if ending == SCIENTIFIC:
        return say("swd-won-science", player=player(winners[0]), count=SYMBOLS_TO_WIN)
    return Message(f"swd-won-{ENDINGS[ending]}", {"player": player(winners[0])})


# -- what happens -----------------------------------------------------------------------------------------------------


def tell(event: Event) -> Message:
    """An event in words."""
    match event:
        case events.TokensDealt(names):
            return say("swd-event-tokens-dealt", tokens=tuple(map(token, names)))
        case events.WondersDealt(names):
            return say("swd-event-wonders-dealt", wonders=tuple(map(wonder, names)))
        case events.AgeBegan(number):
            return say("swd-event-age", age=age(number))
        case events.CardRevealed(slot, name):
            return say("swd-event-revealed", spot=spot(CARDS[CARD[name]].age, slot), card=card(name))
        case events.BackShown(slot, guild):
            return Message(f"swd-event-back-{'guild' if guild else 'age'}", {"spot": spot(3, slot)})
        case events.GameEnded(reason, winners):
            return won(ENDINGS.index(reason), winners)
        case events.CardConstructed() | events.WonderConstructed():
            return tell_construction(event)
        case events.CoinsGained(seat, coins, why):
            return Message(f"swd-event-gain-{why}", {"player": player(seat), "coins": coins})
        case events.CoinsLost(seat, coins, why):
            return Message(f"swd-event-loss-{why}", {"player": player(seat), "coins": coins})
    return tell_choice(event)


def tell_construction(event: events.CardConstructed | events.WonderConstructed) -> Message:
    """What was built, and what it cost."""
    who = player(event.seat)
    built = card(event.card)
    if isinstance(event, events.WonderConstructed):
        named = {"player": who, "wonder": wonder(event.wonder), "card": built}
        if not event.trade:
            return say("swd-event-wonder-free", **named)
        return say("swd-event-wonder", cost=event.trade, **named)
    if event.chain:
        return say("swd-event-built-chain", player=who, card=built)
    if not event.coins and not event.trade:
        return say("swd-event-built-free", player=who, card=built)
    return say("swd-event-built", player=who, card=built, cost=event.coins + event.trade)


def tell_choice(event: Event) -> Message:
    """What a player chose, and what it did."""
    match event:
        case events.WonderPicked(seat, name):
            return say("swd-event-picked", player=player(seat), wonder=wonder(name))
        case events.StarterChosen(seat, starter):
            return say("swd-event-starter", player=player(seat), starter=player(starter))
        case events.LastPlayerStarts(seat, number):
            return say("swd-event-last-player", player=player(seat), age=age(number))
        case events.CardDiscarded(seat, name):
            return say("swd-event-discarded", player=player(seat), card=card(name))
        case events.WonderRemoved(seat, name):
            return say("swd-event-removed", player=player(seat), wonder=wonder(name), count=WONDERS_LIMIT)
        case events.PawnMoved(seat, shields):
            return say("swd-event-pawn", player=player(seat), shields=shields)
        case events.TokenTaken(seat, name, from_library):
            where = "box" if from_library else "board"
            return Message(f"swd-event-token-{where}", {"player": player(seat), "token": token(name)})
        case events.LibraryDrawn(seat, names):
            return say("swd-event-library", player=player(seat), tokens=tuple(map(token, names)))
        case events.CardDestroyed(seat, name):
            return say("swd-event-destroyed", player=player(seat), card=card(name))
        case events.CardRevived(seat, name):
            return say("swd-event-revived", player=player(seat), card=card(name))
        case events.PlaysAgain(seat):
            return say("swd-event-again", player=player(seat))
    raise TypeError(event)
