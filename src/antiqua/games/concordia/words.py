"""Everything of this game that a person reads, as messages: the pending decision and its options, what happens, how it
ended. Why a move is not legal is in `refusals.py`. The components themselves are put into words in `components.py`.
"""

from __future__ import annotations

from antiqua.games import geometry
from antiqua.games.concordia import events, layout, moves, tables
from antiqua.games.concordia.components import amounts, card, city, effect, god, good, place, province, role
from antiqua.games.concordia.constants import (
    BUILD,
    BUY_AS_CONSUL,
    BUY_AS_SENATOR,
    CHOOSE_PROVINCE,
    COPY,
    DEAL_TOKEN,
    DRAW_STARTER,
    ENDINGS,
    INCOME_OR_PLACE,
    KEEP,
    MOVE,
    MOVE_TO,
    NONE,
    OF_A_KIND,
    PHASES,
    PLAY,
    TAKE_INCOME,
    TRADE,
)
from antiqua.games.concordia.rules import Concordia
from antiqua.games.concordia.tables import CARDS, GOOD, GOOD_LIST, GOODS, ROLE
from antiqua.games.message import Message, player, say, sentences
from antiqua.games.telling import standings, told_together, tried
from antiqua.games.values import Choice, Event, Move
from antiqua.kernel.bits import members
from antiqua.kernel.seats import OVER

# -- the pending decision ------------------------------------------------------------------------------------


def question(state: Concordia) -> Message:
    """What is pending, and who decides it."""
    phase = state.phase
    if state.to_play == OVER:
        return ending(state)
    if phase == DEAL_TOKEN:
        return say("co-ask-token", city=city(state.map.names[state.dealt]))
    if phase == DRAW_STARTER:
        return say("co-ask-starter")
    if phase < PLAY:
        return say("co-ask-card", slot=state.empty_slot() + 1)
    who = player(state.to_play)
    if phase == MOVE:
        return say("co-ask-move", player=who, points=state.points)
    if phase == KEEP:
        free = state.everyone[state.to_play].free()
        return Message(f"co-ask-keep-{order(state)}", {"player": who, "free": free})
    if phase == TRADE:
        return question_of_trade(state, who)
    if phase == BUY_AS_SENATOR:
        which = "second-card" if state.made else "senator"
        return Message(f"co-ask-{which}-{order(state)}", {"player": who})
    if phase == BUILD:
        return Message(f"co-ask-architect_build-{order(state)}", {"player": who})
    return Message(f"co-ask-{PHASES[phase]}", {"player": who})


def order(state: Concordia) -> str:
    """How the ids end of questions that say in which order steps are made."""
    return "any-order" if state.any_order else "in-order"


def question_of_trade(state: Concordia, who: Message) -> Message:
    """CO-5.5: in two goods; which they are, when both are chosen."""
    traded = tuple(good(GOODS[step % len(GOODS)]) for step in members(state.made))
    if len(traded) == 2:
        return say("co-ask-same-goods", player=who, goods=traded)
    if traded:
        return say("co-ask-second-good", player=who)
    return Message(f"co-ask-mercator-{order(state)}", {"player": who})


# -- its options ---------------------------------------------------------------------------------------------


def choice(state: Concordia, action: int) -> Choice:
    """One legal action, or outcome of chance, in words."""
    move = moves.move(state, action)
    return Choice(
        action=action,
        move=moves.write(move),
        label=label(state, move),
        places=places(state, move),
        cost=cost(state, move),
        detail=sentences(detail(state, move)),
    )


def label(state: Concordia, move: Move) -> Message:
    match move:
        case moves.Play(name):
            return say("co-choice-play", card=role(name))
        case moves.Copy(name):
            return say("co-choice-copy", card=role(name))
        case moves.MoveColonist(kind, source, route):
            return Message(f"co-choice-move-{kind}", {"source": place(source), "route": place(route)})
        case moves.Build(name):
            return say("co-choice-build", city=city(name))
        case moves.Produce(name):
            return say("co-choice-produce", province=province(name))
        case moves.Cash():
            return say("co-choice-cash")
        case moves.Keep(name):
            return say("co-choice-keep", good=good(name))
        case moves.Place(kind, name):
            return Message(f"co-choice-place-{kind}", {"city": city(name)})
        case moves.Income():
            return say("co-choice-income")
        case moves.Sell(units, name):
            return say("co-choice-sell", goods=amounts({name: units}))
        case moves.Buy(units, name):
            return say("co-choice-buy", goods=amounts({name: units}))
        case moves.Hire(_, slot, None):
            return say("co-choice-hire", card=card(CARDS[state.display[slot - 1]].id), slot=slot)
        case moves.Hire(_, slot, paid):
            name = CARDS[state.display[slot - 1]].id
            return say("co-choice-hire-any", card=card(name), slot=slot, good=good(str(paid)))
        case moves.Done():
            return Message(f"co-choice-done-{PHASES[state.phase]}")
    return outcome_label(move)


def outcome_label(move: Move) -> Message:
    match move:
        case moves.Token(_, name):
            return good(name)
        case moves.Reveal(name, _):
            return role(name)
        case moves.Start(number):
            return say("co-choice-start", player=player(number - 1))
    raise TypeError(move)


def places(state: Concordia, move: Move) -> tuple[str, ...]:
    """The place to click first, then where it leads."""
    own = state.active
    match move:
        case moves.Play(name):
            return layout.hand_id(name), layout.pile_id(own)
        case moves.Copy(name):
            return tuple(
                layout.pile_id(seat)
                for seat, one in enumerate(state.everyone)
                if seat != own and one.top == ROLE[name]
            )
        case moves.MoveColonist(kind, source, route):
            return layout.place_id(kind, source), layout.place_id(kind, route)
        case moves.Build(name) | moves.Token(name, _):
            return (layout.city_id(name),)
        case moves.Place(kind, name):
            return layout.kind_id(kind), layout.city_id(name)
        case moves.Produce(name):
            return (geometry.province_id(name),)
        case moves.Keep(name) | moves.Sell(_, name) | moves.Buy(_, name):
            return (layout.good_id(name),)
        case moves.Hire(_, slot, _):
            return geometry.slot_id(slot), geometry.player_id(own)
        case moves.Reveal():
            return (geometry.slot_id(state.empty_slot() + 1),)
        case moves.Start(number):
            return (geometry.player_id(number - 1),)
        case moves.Cash() | moves.Income():
            return (layout.BANK,)
    return ()


def cost(state: Concordia, move: Move) -> int | None:
    """The money that something costs; None for what is none."""
    match move:
        case moves.Build(name):
            return state.house_coins(state.map.city(name))
        case moves.Buy(units, name):
            return units * GOOD_LIST[GOOD[name]].price
    return None


def detail(state: Concordia, move: Move) -> list[Message]:
    """What it costs, brings or does."""
    match move:
        case moves.Play(name) | moves.Copy(name):
            return [effect(name), *outlook(state, move, name)]
        case moves.MoveColonist():
            return [say("co-detail-steps", count=steps(state, move))]
        case moves.Build(name):
            return [say("co-cost", parts=house_parts(state, name))]
        case moves.Produce() | moves.Cash() | moves.Income():
            return results(state, move)
        case moves.Sell(units, name):
            return [say("co-detail-coins", coins=units * GOOD_LIST[GOOD[name]].price)]
        case moves.Place():
            return [say("co-cost", parts=amounts(tables.COLONIST_COST))]
        case moves.Hire(_, slot, paid):
            number = state.display[slot - 1]
            parts = amounts(hire_price(state, slot, paid))
            return [
                say("co-cost", parts=parts),
                say("co-detail-god", god=god(tables.GODS[CARDS[number].god])),
            ]
    return []


def outlook(state: Concordia, move: Move, name: str) -> list[Message]:
    """What a card would bring as things stand, found by trying it."""
    after, happened = tried(state, moves.number_of(state, move))
    if after.phase == MOVE:
        return [say("co-detail-movement", count=after.points)]
    if after.phase == CHOOSE_PROVINCE:
        return [say("co-detail-markers", coins=after.coins_shown())]
    if name == "colonist":
        gained = tried(after, TAKE_INCOME)[1] if after.phase == INCOME_OR_PLACE else happened
        coins = sum(event.coins for event in gained if isinstance(event, events.CoinsGained))
        return [say("co-detail-income", coins=coins)]
    if name in ("senator", "consul") and after.phase not in (BUY_AS_SENATOR, BUY_AS_CONSUL):
        return [say("co-detail-nothing-to-buy")]
    if name == "diplomat" and after.phase != COPY:
        return [say("co-detail-nothing-to-copy")]
    told = (events.CardsTakenBack, events.GoodsReceived, events.GoodsLost)
    said = [tell(event) for event in happened if isinstance(event, told)]
    if not said and tables.SPECIALTY[ROLE[name]] != NONE:
        return [say("co-detail-no-house")]
    return said


def steps(state: Concordia, move: moves.MoveColonist) -> int:
    colonist, route = divmod(moves.number_of(state, move) - MOVE_TO, OF_A_KIND)
    return state.steps_to(colonist, route)


def house_parts(state: Concordia, name: str) -> tuple[Message, ...]:
    """CO-5.2h"""
    number = state.map.city(name)
    return amounts(GOOD_LIST[state.produces[number]].build_goods, state.house_coins(number))


def hire_price(state: Concordia, slot: int, paid: str | None) -> list[int]:
    """CO-5.7a, CO-5.8"""
    extra = [0] * len(GOODS)
    if state.phase == BUY_AS_SENATOR:
        extra = list(tables.SLOT_GOODS[(slot - 1) * len(GOODS) : slot * len(GOODS)])
    return [
        units + more + (name == paid)
        for name, units, more in zip(GOODS, CARDS[state.display[slot - 1]].cost, extra, strict=True)
    ]


def results(state: Concordia, move: Move) -> list[Message]:
    """What everybody gets by an action, found by trying it."""
    said = []
    after, happened = tried(state, moves.number_of(state, move))
    for event in happened:
        if isinstance(event, events.CoinsGained) and event.why != "prize":
            said.append(say("co-detail-coins", coins=event.coins))
        elif isinstance(event, events.GoodsReceived | events.GoodsLost | events.MagnusPassed):
            said.append(tell(event))
    if after.phase == KEEP:
        seat = after.to_play
        said.append(say("co-detail-keep", player=player(seat), free=after.everyone[seat].free()))
    return said


# -- how it ended --------------------------------------------------------------------------------------------


def ending(state: Concordia) -> Message:
    """What brought the end (CO-8.1), who won (CO-9.3), and the points."""
    scores = state.scores()
    (winner,) = members(state.winners)
    tied = scores.count(max(scores)) > 1
    reason = ENDINGS[state.ending]
    said = [
        Message(f"co-end-{reason}", {"player": player(state.finisher)}),
        Message("co-won-tie" if tied else "co-won", {"player": player(winner)}),
        say("co-final", standings=standings("co-standing", scores)),
    ]
    return told_together(said)


# -- what happens --------------------------------------------------------------------------------------------


def tell(event: Event) -> Message:
    """An event in words."""
    match event:
        case events.TokenDealt(where, name):
            return say("co-event-token", city=city(where), good=good(name))
        case events.CardRevealed(slot, name):
            return say("co-event-revealed", slot=slot, card=card(name))
        case events.StarterDrawn(seat):
            return say("co-event-starter", player=player(seat))
        case events.CardPlayed(seat, name):
            return say("co-event-played", player=player(seat), card=role(name))
        case events.CardsTakenBack(seat, cards, 0):
            return say("co-event-back", player=player(seat), cards=cards)
        case events.CardsTakenBack(seat, cards, coins):
            return say("co-event-back-paid", player=player(seat), cards=cards, coins=coins)
        case events.CardCopied(seat, name):
            return say("co-event-copied", player=player(seat), card=role(name))
        case events.Scored(seat, points):
            return say("co-event-scored", player=player(seat), points=points)
        case events.ConcordiaTaken(seat, reason):
            return Message(f"co-event-concordia-{reason}", {"player": player(seat)})
        case events.GameEnded(_, winners):
            return say("co-won", player=player(winners[0]))
        case events.MagnusPassed(_, to):
            return say("co-event-magnus", player=player(to))
    return tell_step(event)


def tell_step(event: Event) -> Message:
    """A step of an action, or what it brings."""
    match event:
        case events.ColonistPlaced(seat, kind, name):
            return Message(f"co-event-placed-{kind}", {"player": player(seat), "city": city(name)})
        case events.ColonistMoved(seat, kind, source, route, count):
            ends = {"source": place(source), "route": place(route)}
            return Message(f"co-event-moved-{kind}", {"player": player(seat), **ends, "count": count})
        case events.HouseBuilt(seat, name, coins, goods):
            return say("co-event-built", player=player(seat), city=city(name), parts=amounts(goods, coins))
        case events.ProvinceProduced(seat, name, made, units):
            bonus = amounts({made: units})
            return say("co-event-produced", player=player(seat), province=province(name), goods=bonus)
        case events.GoodsReceived(seat, goods):
            return say("co-event-received", player=player(seat), goods=amounts(goods))
        case events.GoodsLost(seat, units):
            return say("co-event-lost", player=player(seat), count=units)
        case events.GoodKept(seat, name):
            return say("co-event-kept", player=player(seat), good=good(name))
        case events.CoinsGained(seat, coins, why):
            return Message(f"co-event-gain-{why}", {"player": player(seat), "coins": coins})
        case events.GoodsSold(seat, name, units, coins):
            return say("co-event-sold", player=player(seat), goods=amounts({name: units}), coins=coins)
        case events.GoodsBought(seat, name, units, coins):
            return say("co-event-bought", player=player(seat), goods=amounts({name: units}), coins=coins)
        case events.CardBought(seat, name, goods):
            return say("co-event-hired", player=player(seat), card=card(name), parts=amounts(goods))
    raise TypeError(event)
