"""Everything of this game that a person reads, as messages: the pending decision and its options, what happens, how it
ended. The components themselves are put into words in `components.py`, why a move is not legal in `refusals.py`.
"""

from __future__ import annotations

from collections.abc import Sequence

from antiqua.games import geometry
from antiqua.games.message import Message, player, say, sentences
from antiqua.games.telling import standings, told_together
from antiqua.games.trajan import events, layout, moves, sowing
from antiqua.games.trajan.components import (
    action,
    bonus,
    bonus_effect,
    building,
    color,
    face,
    good,
    icon,
    kind,
    pile,
    province,
    ship,
    stack,
    tile,
    tile_effect,
)
from antiqua.games.trajan.constants import (
    ACT,
    CENTRE,
    CHOOSE_BONUS,
    CHOOSE_FIRST,
    CHOOSE_TRAY,
    COVER_SPACE,
    DEAL_BONUS,
    DEAL_EXTRA,
    DEAL_FORUM,
    DEAL_MARKER,
    DEAL_PROVINCE,
    DEAL_SITE,
    DEAL_STACK,
    DISCARD_CARD,
    DRAW_CARD,
    ENDINGS,
    LAID_ONE,
    LAID_TWO,
    LAY_OUT,
    LESS_PER_OTHER,
    MAIN,
    MEET_DEMANDS,
    NONE,
    OFFER_EXTRA,
    PICK_CARD,
    PICK_STACK,
    REPEAT,
    REVEAL_DEMAND,
    REVEAL_TOP,
    SOW,
    START_SLOTS,
    START_TILES,
    TURN_UP,
)
from antiqua.games.trajan.rules import Trajan
from antiqua.games.trajan.tables import (
    ACTION,
    ACTIONS,
    BONUS,
    BONUS_TILES,
    FIRST_BONUS,
    ICONS,
    NUMERALS,
    PER_STACK,
    PROVINCE,
    PROVINCE_POINTS,
    SENATE_POINTS,
    SHIP_BACK,
    SHIP_FRONT,
    SHIPS,
    SITE_TILES,
    STACK,
    STACKS,
    TILES,
    TIME_SPACES,
    TRAJAN_TILES,
)
from antiqua.games.trajan.tables import COLORS as COLOR_NAMES
from antiqua.games.values import Choice, Event, Move
from antiqua.kernel.bits import members
from antiqua.kernel.seats import OVER

# -- the pending decision ---------------------------------------------------------------------------------------------


def question(state: Trajan) -> Message:
    """What is pending, and who decides it."""
    phase = state.phase
    if phase == LAY_OUT:
        return say("tr-ask-lay-out", player=player(state.active), tray=action(ACTIONS[state.sowing_into()]))
    if phase == PICK_CARD:
        return say("tr-ask-pick-card", player=player(state.active))
    if phase == PICK_STACK:
        slot = NUMERALS[START_SLOTS[state.picks % START_TILES]]
        return say("tr-ask-pick-tile", player=player(state.active), slot=slot)
    if phase == CHOOSE_TRAY:
        return say("tr-ask-tray", player=player(state.active))
    if phase == SOW:
        return say("tr-ask-sow", player=player(state.active), tray=action(ACTIONS[state.sowing_into()]))
    if phase == COVER_SPACE:
        return say("tr-ask-cover", player=player(state.active))
    if phase == DISCARD_CARD:
        return say("tr-ask-discard", player=player(state.active))
    if phase in (LAID_ONE, LAID_TWO):
        return say("tr-ask-cargo", player=player(state.active))
    if phase == MEET_DEMANDS:
        return say("tr-ask-demands", player=player(state.demand_seat), icon=icon(ICONS[state.demand_icon]))
    if phase == CHOOSE_BONUS:
        return say("tr-ask-bonus", player=player(state.to_play))
    if phase in (ACT, OFFER_EXTRA):
        return question_of_action(state)
    return ending(state) if state.to_play == OVER else question_to_chance(state)


def question_of_action(state: Trajan) -> Message:
    named = {"player": player(state.active), "action": action(ACTIONS[state.doing])}
    if state.phase == OFFER_EXTRA:
        return say("tr-ask-extra", **named)
    if state.mode == MAIN:
        return Message(f"tr-ask-act-{ACTIONS[state.doing]}", {"player": player(state.active)})
    return say("tr-ask-repeat", **named) if state.mode == REPEAT else say("tr-ask-bonus_action", **named)


def question_to_chance(state: Trajan) -> Message:
    """What people at a real table are asked to say of their tiles and cards."""
    phase = state.phase
    if phase == CHOOSE_FIRST:
        return say("tr-ask-first")
    if phase == DEAL_FORUM:
        return say("tr-ask-deal-forum")
    if phase == DEAL_PROVINCE:
        where = list(PROVINCE)[state.province_to_fill()]
        return say("tr-ask-deal-province", province=province(where))
    if phase == DEAL_EXTRA:
        return say("tr-ask-deal-extra")
    if phase == DEAL_SITE:
        return say("tr-ask-deal-site", site=state.site_to_fill())
    if phase == DEAL_MARKER:
        return say(
            "tr-ask-deal-marker", player=player(state.active), tray=action(ACTIONS[state.sowing_into()])
        )
    if phase == REVEAL_TOP:
        return say("tr-ask-top", stack=stack(STACKS[state.stack_to_turn()]))
    if phase == DEAL_BONUS:
        return question_about_bag(state)
    if phase == TURN_UP:
        return say("tr-ask-turn", pile=pile(moves.PILES[state.pile_to_fill()]))
    if phase == DRAW_CARD:
        return say("tr-ask-draw", player=player(state.active))
    if phase == DEAL_STACK:
        return say("tr-ask-deal-tile", player=player(state.active))
    assert phase == REVEAL_DEMAND
    return say("tr-ask-demand")


def question_about_bag(state: Trajan) -> Message:
    """TR-2.8, TR-10.12: for whom the bonus tile is; at the start each player gets one, then the board."""
    order = [(state.first + step) % state.players for step in range(state.players)]
    without = [seat for seat in order if state.quarter == 0 and not state.mats[seat].yellow]
    return say("tr-ask-bag-player", player=player(without[0])) if without else say("tr-ask-bag")


# -- its options ------------------------------------------------------------------------------------------------------


def choice(state: Trajan, number: int) -> Choice:
    """One legal action, or outcome of chance, in words."""
    move = moves.move(state, number)
    return Choice(
        action=number,
        move=moves.write(move),
        label=label(state, move),
        places=places(state, move),
        detail=detail(state, move),
    )


def label(state: Trajan, move: Move) -> Message:
    match move:
        case moves.ChooseTray(name):
            return say("tr-choice-tray", action=action(name))
        case moves.PlaceMarker(name) | moves.Sow(name) | moves.DealMarker(name):
            return color(name)
        case moves.PickCard(name):
            return (
                say("tr-choice-deck")
                if name == "deck"
                else say("tr-choice-pile", pile=pile(name), card=top(state, name))
            )
        case moves.TakeTrajanTile(name) | moves.DealStack(name):
            return face(top_tile(state, name))
        case moves.Cover(name):
            return say("tr-choice-cover", action=action(name))
        case moves.TakeForumTile(name):
            return say("tr-choice-forum", tile=tile(name))
        case moves.March(name):
            return say("tr-choice-march", province=province(name))
        case moves.Build(site):
            return say("tr-choice-build", site=site)
        case moves.Spend(what):
            return say("tr-choice-spend-wild") if what == moves.WILD else say("tr-choice-spend")
        case moves.Wilds(count):
            return say("tr-choice-wilds", count=count)
        case moves.KeepBonus(name) | moves.DealBonus(name):
            return bonus(name)
        case moves.First(number):
            return player(number - 1)
        case moves.FillForum(name) | moves.FillProvince(name) | moves.FillExtra(name):
            return tile(name)
        case moves.FillSite(name):
            return building(name)
        case moves.RevealTop(name):
            return face(name)
        case moves.TurnUp(name, again) | moves.DrawCard(name, again):
            return say("tr-choice-another", card=good(name)) if again else good(name)
        case moves.RevealDemand(name):
            return icon(name)
    return label_of_goods(state, move)


def label_of_goods(state: Trajan, move: Move) -> Message:
    match move:
        case moves.TakeCard(name):
            return say("tr-choice-take", pile=pile(name), card=top(state, name))
        case moves.Discard(card, where):
            return say("tr-choice-discard", card=good(card), pile=pile(where))
        case moves.Lay(card):
            return say("tr-choice-lay", card=good(card))
        case moves.Ship(_, cards):
            return say("tr-choice-ship", ship=ship(ship_of(move)), cargo=tuple(map(good, cards)))
    words = {
        moves.Draw: "tr-choice-draw",
        moves.Play: "tr-choice-play",
        moves.Recruit: "tr-choice-recruit",
        moves.Occupy: "tr-choice-occupy",
        moves.Advance: "tr-choice-advance",
        moves.Hire: "tr-choice-hire",
        moves.Pass: "tr-choice-pass",
    }
    return Message(words[type(move)])


def top(state: Trajan, where: str) -> Message:
    """The visible card of a discard pile."""
    return good(state.pile(moves.PILES.index(where))[-1])


def top_tile(state: Trajan, name: str) -> str:
    return TRAJAN_TILES[STACK[name] * PER_STACK + list(state.tops)[STACK[name]]].id


def ship_of(move: moves.Ship) -> str:
    return SHIPS[moves.SHIP_WORDS.index(move.ship)]


def places(state: Trajan, move: Move) -> tuple[str, ...]:
    """The place to click first, then where it leads."""
    me = state.active
    match move:
        case moves.ChooseTray(name):
            return (layout.tray_id(me, name),)
        case moves.PlaceMarker() | moves.Sow() | moves.DealMarker():
            return (layout.tray_id(me, ACTIONS[state.sowing_into()]),)
        case moves.PickCard(name):
            return (layout.DECK if name == "deck" else f"pile-{name}"), layout.hand_id(me)
        case moves.TakeCard(name):
            return f"pile-{name}", layout.hand_id(me)
        case moves.Draw() | moves.DrawCard():
            return layout.DECK, layout.hand_id(me)
        case moves.Discard(card, where):
            return layout.good_id(me, card), f"pile-{where}"
        case moves.Lay(card):
            return layout.good_id(me, card), layout.display_id(me)
        case moves.Play():
            return (layout.display_id(me),)
        case moves.Ship(name, _):
            return (f"ship-{name}",)
        case moves.TurnUp():
            return (layout.PILES[state.pile_to_fill()],)
    return places_on_board(state, move, me)


def places_on_board(state: Trajan, move: Move, me: int) -> tuple[str, ...]:
    match move:
        case moves.TakeTrajanTile(name) | moves.DealStack(name):
            slot = START_SLOTS[state.picks % START_TILES] if state.quarter == 0 else state.mats[me].arch
            beside = ACTIONS[slot] if slot < CENTRE else ACTIONS[0]
            return layout.stack_id(name), layout.slot_id(me, beside)
        case moves.RevealTop():
            return (layout.stack_id(STACKS[state.stack_to_turn()]),)
        case moves.Cover(name):
            return (layout.space_id(me, name),)
        case moves.TakeForumTile(name) | moves.FillForum(name) | moves.FillExtra(name):
            return layout.tile_id(name), layout.mat_id(me)
        case moves.March(name):
            return (geometry.province_id(name),)
        case moves.FillProvince():
            return (geometry.province_id(list(PROVINCE)[state.province_to_fill()]),)
        case moves.Recruit() | moves.Occupy():
            return (layout.CAMP,)
        case moves.Advance():
            return (layout.senate_id(state.mats[me].space + 1),)
        case moves.Hire():
            return (layout.WORKERS,)
        case moves.Build(site):
            return (layout.site_id(site),)
        case moves.FillSite():
            return (layout.site_id(state.site_to_fill()),)
        case moves.KeepBonus(name) | moves.DealBonus(name):
            return (layout.bonus_id(name),)
        case moves.RevealDemand() | moves.Wilds():
            return (layout.DEMANDS,)
        case moves.Spend():
            return (layout.space_id(me, ACTIONS[state.doing]),)
        case moves.First(number):
            return (geometry.player_id(number - 1),)
    return (geometry.player_id(me),)


# -- what an option means ---------------------------------------------------------------------------------------------


def detail(state: Trajan, move: Move) -> Message | None:
    """What an option brings at once."""
    mat = state.mats[state.active]
    match move:
        case moves.ChooseTray(name):
            return sentences(tray_detail(state, ACTION[name]))
        case moves.Sow(name):
            said = completion(sowing.while_sowing(state, COLOR_NAMES.index(name)))
            return sentences(said) if said else None
        case moves.Ship():
            return say("tr-points", points=ship_points(state, move))
        case moves.TakeForumTile(name):
            return tile_effect(name)
        case moves.March(name):
            lies = list(state.provinces)[PROVINCE[name]]
            return say("tr-detail-march", tile=tile(TILES[lies])) if lies >= 0 else None
        case moves.Occupy():
            return say("tr-points", points=occupation(state, mat.leader))
        case moves.Advance():
            return say("tr-points", points=SENATE_POINTS[mat.space + 1])
        case moves.Build(site):
            return sentences(build_detail(state, site))
        case moves.KeepBonus(name):
            return bonus_effect(BONUS_TILES[BONUS[name]], True)
    return None


def tray_detail(state: Trajan, tray: int) -> list[Message]:
    """Where the last marker falls, what can be completed there, and whether the round ends (TR-4.3, TR-4.4, TR-3.3)."""
    mat = state.mats[state.active]
    count = list(mat.sizes)[tray]
    leads = sowing.from_tray(mat, tray)
    assert leads is not None
    said = [say("tr-detail-tray", count=count, action=action(ACTIONS[leads.target])), *completion(leads)]
    if state.time + count >= TIME_SPACES[state.players]:
        said.append(say("tr-detail-round"))
    return said


def completion(leads: sowing.Outlook) -> list[Message]:
    """The Trajan tile of the target tray, if it can be completed, and with which markers (TR-4.4)."""
    if leads.tile == NONE:
        return []
    tile = face(TRAJAN_TILES[leads.tile].id)
    if leads.sure:
        return [say("tr-detail-completes", tile=tile)]
    colors = tuple(color(COLOR_NAMES[number]) for number in leads.missing)
    return [say("tr-detail-may-complete", colors=colors, tile=tile)]


def ship_points(state: Trajan, move: moves.Ship) -> int:
    number = moves.SHIP_WORDS.index(move.ship)
    units = len(move.cards) // 2 if move.ship == "pairs" else len(move.cards)
    table = SHIP_BACK if state.gray_ships >> number & 1 else SHIP_FRONT
    return table[4 * number + units - 1]


def occupation(state: Trajan, where: int) -> int:
    others = sum(mat.occupied >> where & 1 for mat in state.mats)
    return max(0, PROVINCE_POINTS[where] - LESS_PER_OTHER * others)


def build_detail(state: Trajan, site: int) -> list[Message]:
    """The tile of a site with its points, and the bonus action if it is the first of its kind (TR-6.6.4)."""
    lies = list(state.sites)[site]
    if lies < 0:
        return [say("tr-detail-no-tile")]
    said = [say("tr-detail-build", tile=building(SITE_TILES[lies]))]
    if state.mats[state.active].built_of(lies // 4) == 0:
        said.append(say("tr-detail-first", action=action(ACTIONS[FIRST_BONUS[lies // 4]])))
    return said


# -- how it ended -----------------------------------------------------------------------------------------------------


def ending(state: Trajan) -> Message:
    """Who won, and by what (TR-11.4), with the points of all."""
    final = say("tr-final-points", standings=standings("tr-standing", state.scores()))
    return told_together([won(state.ending, members(state.winners)), final])


def won(ended: int, winners: Sequence[int]) -> Message:
    return Message(f"tr-won-{ENDINGS[ended]}", {"player": player(winners[0])})


# -- what happens -----------------------------------------------------------------------------------------------------


def tell(event: Event) -> Message:
    """An event in words."""
    match event:
        case events.FirstPlayerChosen(seat):
            return say("tr-event-first", player=player(seat))
        case events.TileLaid(name, ""):
            return say("tr-event-laid-forum", tile=tile(name))
        case events.TileLaid(name, where):
            return say("tr-event-laid-province", tile=tile(name), province=province(where))
        case events.SiteFilled(site, name):
            return say("tr-event-site-filled", site=site, tile=building(name))
        case events.TopRevealed(name):
            return say("tr-event-top", tile=face(name))
        case events.BonusDealt(name, -1):
            return say("tr-event-bonus-board", tile=bonus(name))
        case events.BonusDealt(name, seat):
            return say("tr-event-bonus-dealt", player=player(seat), tile=bonus(name))
        case events.DemandRevealed(name):
            return say("tr-event-demand", icon=icon(name))
        case events.QuarterEnded(quarter):
            return say("tr-event-quarter-ended", quarter=quarter)
        case events.QuarterBegan(quarter):
            return say("tr-event-quarter-began", quarter=quarter)
        case events.DeckReshuffled(count):
            return say("tr-event-reshuffled", count=count)
        case events.CardTurned(where, name):
            return say("tr-event-turned", pile=pile(moves.PILES[where]), card=good(name))
        case events.GameEnded(reason, winners):
            return won(ENDINGS.index(reason), winners)
    return tell_turn(event)


def tell_turn(event: Event) -> Message:
    """Sowing, Trajan tiles and the people's demands."""
    match event:
        case events.TrayChosen(seat, tray, markers, _):
            return say("tr-event-tray", player=player(seat), action=action(ACTIONS[tray]), count=markers)
        case events.MarkerSown(seat, tray, name):
            return say("tr-event-sown", player=player(seat), color=color(name), action=action(ACTIONS[tray]))
        case events.TrajanTileTaken(seat, name, slot):
            return say("tr-event-trajan", player=player(seat), tile=face(name), slot=NUMERALS[slot])
        case events.TileCompleted(seat, name, _):
            return say("tr-event-completed", player=player(seat), tile=face(name))
        case events.SpaceCovered(seat, name):
            return say("tr-event-covered", player=player(seat), action=action(name))
        case events.BonusAction(seat, name):
            return say("tr-event-bonus-action", player=player(seat), action=action(name))
        case events.ActionPassed(seat, name):
            return say("tr-event-passed", player=player(seat), action=action(name))
        case events.ExtraTileSpent(seat, name, wild):
            which = "wild" if wild else "tile"
            return Message(f"tr-event-extra-{which}", {"player": player(seat), "action": action(name)})
        case events.DemandsFaced(seat, unmet, wilds, lost):
            if not unmet:
                return say("tr-event-demands-met", player=player(seat), wilds=wilds)
            if wilds:
                return say(
                    "tr-event-demands-unmet-wild", player=player(seat), wilds=wilds, unmet=unmet, points=lost
                )
            return say("tr-event-demands-unmet", player=player(seat), unmet=unmet, points=lost)
        case events.DemandMet(seat, name, tiles, wilds):
            named = {"player": player(seat), "icon": icon(name)}
            if not wilds:
                return say("tr-event-demand-met", **named, tiles=tiles)
            if not tiles:
                return say("tr-event-demand-met-wild", **named, wilds=wilds)
            return say("tr-event-demand-met-both", **named, tiles=tiles, wilds=wilds)
        case events.BonusTaken(seat, name, yellow):
            office = "consul" if yellow else "vice"
            return Message(f"tr-event-{office}-takes", {"player": player(seat), "tile": bonus(name)})
    return tell_action(event)


def tell_action(event: Event) -> Message:
    """What the six actions do."""
    match event:
        case events.CardDrawn(seat):
            return say("tr-event-drawn", player=player(seat))
        case events.CardSeen(seat, name):
            return say("tr-event-seen", player=player(seat), card=good(name))
        case events.CardTaken(seat, where, name):
            return say(f"tr-event-taken-{moves.PILES[where]}", player=player(seat), card=good(name))
        case events.CardDiscarded(seat, where, name):
            return say(f"tr-event-discarded-{moves.PILES[where]}", player=player(seat), card=good(name))
        case events.CardLaid(seat, name):
            return say("tr-event-card-laid", player=player(seat), card=good(name))
        case events.CardsPlayed(seat, names):
            return say("tr-event-played", player=player(seat), cards=tuple(map(good, names)))
        case events.GoodsShipped(seat, name, names, wilds, points):
            cargo = tuple(map(good, [*names, *[moves.WILD] * wilds]))
            which = moves.SHIP_WORDS[SHIPS.index(name)]
            return say(f"tr-event-shipped-{which}", player=player(seat), cargo=cargo, points=points)
        case events.TokensMoved(seat, camp, count):
            return Message(f"tr-event-tokens-{camp}", {"player": player(seat), "count": count})
        case events.TileTaken(seat, name):
            return say("tr-event-forum", player=player(seat), tile=tile(name))
        case events.LeaderMarched(seat, where, None):
            return say("tr-event-marched", player=player(seat), province=province(where))
        case events.LeaderMarched(seat, where, str(name)):
            return say(
                "tr-event-marched-tile", player=player(seat), province=province(where), tile=tile(name)
            )
        case events.ProvinceOccupied(seat, where, points):
            return say("tr-event-occupied", player=player(seat), province=province(where), points=points)
        case events.SenateAdvanced(seat, _, points):
            return say("tr-event-senate", player=player(seat), points=points)
        case events.SiteBuilt(seat, _, None, _):
            return say("tr-event-built-empty", player=player(seat))
        case events.SiteBuilt(seat, _, str(name), points):
            return say("tr-event-built", player=player(seat), kind=kind(name), points=points)
    raise TypeError(event)
