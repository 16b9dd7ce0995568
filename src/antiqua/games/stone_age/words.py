"""Everything of this game that a person reads, as messages: the pending decision and its options, what happens, how it
ended. The components themselves are put into words in `components.py`, why a move is not legal in `refusals.py`.
"""

from __future__ import annotations

from collections.abc import Sequence

from antiqua.games import geometry
from antiqua.games.message import Message, player, say, sentences
from antiqua.games.stone_age import events, layout, moves
from antiqua.games.stone_age.components import (
    amount,
    amounts,
    building,
    card,
    dice,
    effects,
    good,
    item,
    people,
    place,
    points,
    price_of_building,
    price_of_card,
    work,
)
from antiqua.games.stone_age.constants import (
    AGRICULTURE_ITEM,
    BUILD,
    BUY,
    DEAL_CARD,
    DRAW_CARD,
    ENDINGS,
    FEED,
    FIELD,
    FIRST_SPACE,
    FIRST_STACK,
    FIXED,
    FOOD,
    GAME_OVER,
    GIVES_AGRICULTURE,
    GIVES_RESOURCE,
    GIVES_TOOL,
    HUT,
    MOST_AGRICULTURE,
    MOST_PEOPLE,
    NONE,
    PENALTY,
    PHASES,
    PLACE,
    RIVER,
    ROLL,
    ROLL_ITEMS,
    ROLLS_RESOURCE,
    SPACES,
    TOOL_ITEM,
    TOOL_MAKER,
    TOOLS,
    TURN_BUILDING,
)
from antiqua.games.stone_age.rules import StoneAge
from antiqua.games.stone_age.tables import (
    ANY_RESOURCES,
    BUILDING,
    BUILDINGS,
    CARD,
    CARDS,
    GOODS,
    ITEM_DICE,
    ITEMS,
    ONE_USE,
    PLACES,
    RESOURCES,
    VALUES,
    Card,
)
from antiqua.games.stone_age.tables import PLACE as PLACE_NUMBER
from antiqua.games.telling import standings, told_together
from antiqua.games.values import Choice, Event, Move
from antiqua.kernel.bits import members

# -- the pending decision ---------------------------------------------------------------------------------------------


def question(state: StoneAge) -> Message:
    """What is pending, and who decides it."""
    who = player(state.active)
    phase = state.phase
    if phase < PLACE:
        return question_to_chance(state)
    if phase == TOOLS:
        return say("sa-ask-tools", player=who, good=good(GOODS[state.rolling]), total=state.total)
    if phase == BUY:
        return question_of_buying(state)
    if phase == BUILD:
        return question_of_building(state)
    if phase == FEED:
        return say("sa-ask-feed", player=who, count=state.still_to_pay())
    if phase == GAME_OVER:
        return ending(state)
    return Message(f"sa-ask-{PHASES[phase]}", {"player": who})


def question_of_buying(state: StoneAge) -> Message:
    """Which card, how much is still to be given for it, and what it does."""
    wanted = CARDS[state.display[state.spot - FIRST_SPACE]]
    return told_together([short_question(state), *effects_now(state, wanted)])


def question_of_building(state: StoneAge) -> Message:
    """Which building, and at what price, if that is not one of the options."""
    wanted = BUILDINGS[top_at(state, state.spot)]
    asked = [short_question(state)]
    if wanted.kind != FIXED:
        asked.append(price_of_building(wanted))
    return told_together(asked)


def short_question(state: StoneAge) -> Message:
    """What is pending, without what the wanted card or building is good for."""
    who = player(state.active)
    if state.phase == BUY:
        wanted = CARDS[state.display[state.spot - FIRST_SPACE]]
        return say("sa-ask-buy_card", player=who, card=card(wanted.id), count=state.still_to_pay())
    if state.phase == BUILD:
        wanted_building = BUILDINGS[top_at(state, state.spot)]
        return say("sa-ask-build", player=who, building=building(wanted_building.id))
    return question(state)


def question_to_chance(state: StoneAge) -> Message:
    """What people at a real table are asked to say of their cards and dice."""
    who = player(state.active)
    phase = state.phase
    if phase == ROLL:
        return say("sa-ask-roll", player=who, dice=dice(state.dice), good=good(GOODS[state.rolling]))
    if phase == ROLL_ITEMS:
        return say("sa-ask-roll_items", player=who, dice=dice(ITEM_DICE[state.players]))
    if phase == DRAW_CARD:
        return say("sa-ask-draw_card", player=who)
    where = turning_place(state)
    if phase == DEAL_CARD:
        return say("sa-ask-deal_card", place=place(PLACES[where].id))
    if phase == TURN_BUILDING:
        return say("sa-ask-turn_building", place=place(PLACES[where].id))
    return say("sa-ask-choose_start")


def turning_place(state: StoneAge) -> int:
    """Where chance is about to lay a card or turn up a building, or NONE."""
    if state.phase == DEAL_CARD:
        return FIRST_SPACE + next(space for space in range(SPACES) if state.display[space] == NONE)
    return FIRST_STACK + state.turning() if state.phase == TURN_BUILDING else NONE


def top_at(state: StoneAge, spot: int) -> int:
    return state.tops[spot - FIRST_STACK]


# -- its options ------------------------------------------------------------------------------------------------------


def choice(state: StoneAge, action: int) -> Choice:
    """One legal action, or outcome of chance, in words."""
    move = moves.move(state, action)
    return Choice(
        action=action,
        move=moves.write(move),
        label=label(state, move),
        places=places(state, move),
        detail=detail(state, move),
    )


def label(state: StoneAge, move: Move) -> Message:
    match move:
        case moves.Place(figures, name):
            return say("sa-choice-place", place=place(name), people=people(figures))
        case moves.Act(name):
            return say("sa-choice-act", place=place(name))
        case moves.UseTool(value):
            return say("sa-choice-tool", value=value)
        case moves.UseOnce(value):
            return say("sa-choice-one_use", value=value)
        case moves.Gather():
            return label_of_gathering(state)
        case moves.Pay(name):
            return say("sa-choice-pay", good=good(name))
        case moves.Take(name):
            return say("sa-choice-take" if has_bank(state, name) else "sa-choice-take-none", good=good(name))
        case moves.Pick(name):
            return say("sa-choice-pick" if gives(state, name) else "sa-choice-pick-none", item=item(name))
        case moves.Construct():
            wanted = BUILDINGS[top_at(state, state.spot)]
            return say("sa-choice-build", goods=amounts(wanted.cost), points=points(wanted.points))
        case moves.Enough():
            worth = sum(count * value for count, value in zip(state.paid, VALUES[1:], strict=True))
            return say("sa-choice-enough", points=points(worth))
        case moves.Starve():
            return say("sa-choice-starve", points=points(PENALTY))
        case moves.Decline():
            return say("sa-choice-decline")
        case moves.Redeem():
            return say("sa-choice-redeem")
    return label_of_chance(move)


def label_of_gathering(state: StoneAge) -> Message:
    """What the roll brings, and what the bank cannot give of it (SA-R31)."""
    rolled, gain = state.total // VALUES[state.rolling], gained(state, state.total)
    goods = amounts([gain], [rolled_for(state)])
    if gain < rolled:
        return say("sa-choice-gather-short", goods=goods, count=rolled)
    return say("sa-choice-gather", goods=goods)


def rolled_for(state: StoneAge) -> str:
    return GOODS[state.rolling]


def gained(state: StoneAge, total: int) -> int:
    """How much a total brings, as far as the bank has it (SA-R31)."""
    rolled = total // VALUES[state.rolling]
    return rolled if state.rolling == FOOD else min(rolled, state.in_bank(state.rolling - 1))


def has_bank(state: StoneAge, resource: str) -> bool:
    """Is there one of it left (SA-R31)?"""
    return state.in_bank(RESOURCES.index(resource)) > 0


def gives(state: StoneAge, name: str) -> bool:
    """Does an item bring anything to the player who would take it (SA-R5, SA-R31)?"""
    if name == ITEMS[TOOL_ITEM]:
        return not futile(state, TOOL_MAKER)
    if name == ITEMS[AGRICULTURE_ITEM]:
        return not futile(state, FIELD)
    return has_bank(state, name)


def label_of_chance(move: Move) -> Message:
    match move:
        case moves.Deal(name) | moves.Draw(name):
            return card(name)
        case moves.Turn(name):
            return building(name)
        case moves.Roll(total):
            return say("sa-choice-roll", total=total)
        case moves.Items(faces):
            return say("sa-choice-items", faces=shown(faces))
        case moves.Start(number):
            return say("sa-choice-start", player=player(number - 1))
    raise TypeError(move)


def shown(faces: Sequence[int]) -> tuple[Message, ...]:
    return tuple(say("sa-face", value=face) for face in faces)


def places(state: StoneAge, move: Move) -> tuple[str, ...]:
    """The place to click first, then where it leads."""
    seat = state.active
    spot = layout.place_id(PLACES[state.spot].id) if state.spot != NONE else layout.tribe_id(seat)
    match move:
        case moves.Place(_, name) | moves.Act(name):
            return (layout.place_id(name),)
        case moves.UseTool(value):
            return layout.tool_id(seat, value), layout.DICE
        case moves.UseOnce(value):
            used = next(CARDS[index].id for index in ONE_USE if CARDS[index].amount == value)
            return geometry.card_id(used), layout.DICE
        case moves.Gather():
            return layout.DICE, layout.stock_id(seat, GOODS[state.rolling])
        case moves.Pay(name):
            return layout.stock_id(seat, name), spot
        case moves.Take(name):
            return (layout.stock_id(seat, name),)
        case moves.Pick(name):
            return layout.item_id(name), layout.tribe_id(seat)
        case moves.Redeem():
            return (geometry.card_id(CARDS[ANY_RESOURCES[0]].id),)
        case moves.Construct() | moves.Enough():
            return spot, layout.tribe_id(seat)
        case moves.Decline():
            return (spot,)
        case moves.Starve():
            return (geometry.player_id(seat),)
        case moves.Start(number):
            return (geometry.player_id(number - 1),)
        case moves.Roll() | moves.Items():
            return (layout.DICE,)
        case moves.Draw():
            return layout.DECK, layout.tribe_id(seat)
    return (layout.place_id(PLACES[turning_place(state)].id),)


def detail(state: StoneAge, move: Move) -> Message | None:
    """What a place offers, or a card or building does and costs, or a tool adds."""
    match move:
        case moves.Place(_, name) | moves.Act(name):
            where = PLACE_NUMBER[name]
            lost = [say("sa-work-nothing")] if futile(state, where) else []
            unpaid = [say("sa-work-unpaid")] if isinstance(move, moves.Act) and too_dear(state, where) else []
            return sentences([*unpaid, *offer(state, where), *lost])
        case moves.UseTool(value) | moves.UseOnce(value):
            total = state.total + value
            return say(
                "sa-detail-tool", total=total, goods=amounts([gained(state, total)], [rolled_for(state)])
            )
        case moves.Deal(name) | moves.Draw(name):
            return sentences(effects(CARDS[CARD[name]]))
        case moves.Turn(name):
            return price_of_building(BUILDINGS[BUILDING[name]])
    return None


def offer(state: StoneAge, where: int) -> list[Message]:
    if where < FIRST_SPACE:
        return [work(where), *(missing_in_bank(state, where - 1, 1) if FOOD < where <= RIVER else [])]
    if where < FIRST_STACK:
        space = where - FIRST_SPACE
        return [price_of_card(space + 1), *effects_now(state, CARDS[state.display[space]])]
    return [price_of_building(BUILDINGS[top_at(state, where)])]


def effects_now(state: StoneAge, thing: Card) -> list[Message]:
    """What a card does, and what of that the player in turn could not have now (SA-R5, SA-R31)."""
    upper, lower = effects(thing)
    if thing.effect in (GIVES_RESOURCE, ROLLS_RESOURCE):
        return [upper, *missing_in_bank(state, thing.resource, max(1, thing.amount)), lower]
    lost = (thing.effect == GIVES_TOOL and futile(state, TOOL_MAKER)) or (
        thing.effect == GIVES_AGRICULTURE and futile(state, FIELD)
    )
    return [upper, *([say("sa-effect-lost")] if lost else []), lower]


def missing_in_bank(state: StoneAge, resource: int, wanted: int) -> list[Message]:
    """That the bank cannot give so much of a resource now, if that is so."""
    left = state.in_bank(resource)
    if left >= wanted:
        return []
    name = RESOURCES[resource]
    if left:
        return [say("sa-bank-short", goods=amount(name, left))]
    return [say("sa-bank-empty", good=good(name))]


def futile(state: StoneAge, where: int) -> bool:
    """Can the player in turn gain nothing at a village place (SA-R1, SA-R5)?"""
    tribe = state.tribes()[state.active]
    if where == TOOL_MAKER:
        return state.no_tool_for(state.active)
    return (where == HUT and tribe.people == MOST_PEOPLE) or (
        where == FIELD and tribe.agriculture == MOST_AGRICULTURE
    )


def too_dear(state: StoneAge, where: int) -> bool:
    """Would the player in turn take the figure back at once, because the card or building there cannot be paid?"""
    if where < FIRST_SPACE:
        return False
    after = state.clone()
    after.apply(moves.number_of(state, moves.Act(PLACES[where].id)))
    return after.phase not in (BUY, BUILD) or after.spot != where


# -- how it ended -----------------------------------------------------------------------------------------------------


def ending(state: StoneAge) -> Message:
    """Why the game ended (SA-9.1, SA-9.2), who won, and the points."""
    scores = state.scores()
    winners = members(state.winners)
    said = [Message(f"sa-end-{ENDINGS[state.ending]}")]
    if len(winners) > 1:
        said.append(say("sa-won-shared", players=tuple(map(player, winners))))
    elif scores.count(max(scores)) > 1:
        said.append(say("sa-won-tie", player=player(winners[0])))
    else:
        said.append(say("sa-won-points", player=player(winners[0])))
    return told_together([*said, say("sa-final-points", scores=standings("sa-standing", scores))])


# -- what happens -----------------------------------------------------------------------------------------------------


def tell(event: Event) -> Message:
    """An event in words."""
    match event:
        case events.StartPlayerChosen(seat):
            return say("sa-event-start", player=player(seat))
        case events.CardDealt(space, name):
            return say("sa-event-dealt", place=place(f"card_{space}"), card=card(name))
        case events.CardSlid(name, space):
            return say("sa-event-slid", card=card(name), place=place(f"card_{space}"))
        case events.BuildingTurned(stack, name):
            return say("sa-event-turned", place=place(f"building_{stack}"), building=building(name))
        case events.RoundBegan(number, starter):
            return say("sa-event-round", round=number, player=player(starter))
        case events.GameEnded(reason, winners):
            return tell_end(reason, winners)
        case events.TribeFed(seat, food, paid):
            eaten = amounts([food, *paid], GOODS)
            return say("sa-event-fed", player=player(seat), goods=eaten)
        case events.TribeStarved(seat, _, missing, lost):
            return say("sa-event-starved", player=player(seat), missing=missing, points=points(lost))
    return tell_gain(event)


def tell_end(reason: str, winners: Sequence[int]) -> Message:
    said = [Message(f"sa-end-{reason}")]
    if len(winners) > 1:
        said.append(say("sa-won-shared", players=tuple(map(player, winners))))
    else:
        said.append(say("sa-event-won", player=player(winners[0])))
    return told_together(said)


def tell_gain(event: Event) -> Message:
    """What a player gained."""
    match event:
        case events.GoodsGained(seat, name, count, why):
            said = amounts([count], [name])
            return Message(f"sa-event-gain-{why}", {"player": player(seat), "goods": said})
        case events.ToolGained(seat, level, lost):
            return Message(f"sa-event-{new(lost)}-tool", {"player": player(seat), "level": level})
        case events.PersonGained(seat, count, lost):
            return Message(f"sa-event-{new(lost)}-person", {"player": player(seat), "people": people(count)})
        case events.AgricultureGained(seat, level, lost):
            return Message(f"sa-event-{new(lost)}-agriculture", {"player": player(seat), "level": level})
        case events.PointsGained(seat, count):
            return say("sa-event-points", player=player(seat), points=points(count))
        case events.ExtraCardDrawn(seat):
            return say("sa-event-drew", player=player(seat))
        case events.ExtraCardSeen(seat, name):
            return say("sa-event-saw", player=player(seat), card=card(name))
        case events.DeckEmpty(seat):
            return say("sa-event-deck-empty", player=player(seat))
    return tell_choice(event)


def new(lost: bool) -> str:
    return "no" if lost else "new"


def tell_choice(event: Event) -> Message:
    """What a player did."""
    match event:
        case events.PeoplePlaced(seat, name, figures):
            return say("sa-event-placed", player=player(seat), place=place(name), people=people(figures))
        case events.DiceRolled(seat, name, count, total):
            return say("sa-event-rolled", player=player(seat), dice=dice(count), good=good(name), total=total)
        case events.ToolUsed(seat, value, once):
            return Message(
                "sa-event-one_use" if once else "sa-event-tool", {"player": player(seat), "value": value}
            )
        case events.CardBought(seat, name, paid):
            return say("sa-event-bought", player=player(seat), card=card(name), goods=amounts(paid))
        case events.CardDeclined(seat, name):
            return say("sa-event-card-declined", player=player(seat), card=card(name))
        case events.BuildingBuilt(seat, name, paid, count):
            return tell_built(seat, name, paid, count)
        case events.BuildingDeclined(seat, name):
            return say("sa-event-building-declined", player=player(seat), building=building(name))
        case events.ItemsRolled(seat, faces):
            return say("sa-event-items", player=player(seat), faces=shown(faces))
        case events.ItemPicked(seat, name):
            return say("sa-event-picked", player=player(seat), item=item(name))
        case events.TwoResourcesUsed(seat):
            return say("sa-event-redeemed", player=player(seat))
    raise TypeError(event)


def tell_built(seat: int, name: str, paid: Sequence[int], scored: int) -> Message:
    cost = amounts(paid)
    return say(
        "sa-event-built", player=player(seat), building=building(name), goods=cost, points=points(scored)
    )
