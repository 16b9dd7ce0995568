"""Why a move is not legal, as messages: what is being decided instead, or what stands in its way on the table.

Each obstacle is looked for in the order in which a person would come upon it: first whether it is time for such a move,
then what it needs. What is said here of a player's hand is for him, and what is said of the deck for those who may know
it (`Game.parse` sees to that): everything else lies open.
"""

from __future__ import annotations

from collections import Counter

from antiqua.games.message import Message, say
from antiqua.games.trajan import components, moves, tables, words
from antiqua.games.trajan.components import good, province, stack
from antiqua.games.trajan.constants import ACT, CAMP, NONE, SEAPORT, TO_BE_TURNED, WILD_COMMODITY
from antiqua.games.trajan.mat import Mat
from antiqua.games.trajan.rules import Trajan
from antiqua.games.values import Move
from antiqua.kernel.bits import members
from antiqua.kernel.seats import CHANCE, OVER

GOODS = tables.COMMODITIES
#: The action that each kind of move belongs to.
ACTION_OF: dict[type[Move], str] = {
    moves.Draw: "seaport",
    moves.TakeCard: "seaport",
    moves.Lay: "seaport",
    moves.Ship: "seaport",
    moves.TakeForumTile: "forum",
    moves.Recruit: "military",
    moves.March: "military",
    moves.Occupy: "military",
    moves.Advance: "senate",
    moves.TakeTrajanTile: "trajan",
    moves.Hire: "construction",
    moves.Build: "construction",
}


def refusal(state: Trajan, move: Move) -> Message:
    """Why a move is not legal now."""
    if state.to_play == OVER:
        return say("tr-why-over")
    if isinstance(move, moves.Play) and (state.phase, state.doing) == (ACT, SEAPORT):
        return say("tr-why-nothing-laid")
    found = obstacle(state, move) if type(move) in moves.MOVES[state.phase] else None
    return found or say("tr-why-not-now", question=words.question(state))


def obstacle(state: Trajan, move: Move) -> Message | None:
    """What stands in the way of a move of which there could be one now; None where nothing does."""
    if state.to_play == CHANCE:
        return by_chance(state, move)
    belongs = ACTION_OF.get(type(move))
    doing = tables.ACTIONS[state.doing]
    if state.phase == ACT and belongs is not None and belongs != doing:
        return say("tr-why-other-action", action=components.action(doing), other=components.action(belongs))
    mat = state.mats[state.active]
    return in_circle(state, mat, move) or in_military(mat, move) or on_board(state, mat, move)


# -- the action circle, markers and tiles (TR-2.5, TR-2.11, TR-4, TR-5, TR-6.4, TR-7) ---------------------------------


def in_circle(state: Trajan, mat: Mat, move: Move) -> Message | None:
    match move:
        case moves.ChooseTray(name):  # TR-4.2
            return say("tr-why-tray-empty", action=components.action(name))
        case moves.PlaceMarker(name) | moves.Sow(name):
            return of_marker(state, name)
        case moves.Cover(name):  # TR-5.1
            return say("tr-why-covered", action=components.action(name))
        case moves.TakeTrajanTile(name):
            return of_stack(state, name)
        case moves.Spend(moves.WILD):  # TR-7.1
            return say("tr-why-no-extra-wild")
        case moves.Spend():
            return say("tr-why-no-extra-tile", action=components.action(tables.ACTIONS[state.doing]))
    return in_seaport(state, mat, move)


def of_marker(state: Trajan, name: str) -> Message:
    """TR-2.5, TR-4.3; of two markers for one tray the order makes no difference, so there is only one."""
    if not list(state.held)[tables.COLOR[name]]:
        return say("tr-why-no-marker", color=components.color(name))
    return say("tr-why-marker-order", colors=tuple(map(components.color, tables.COLORS)))


def of_stack(state: Trajan, name: str) -> Message:
    """TR-2.11: a stack from which this player has just taken is turned up only for the next one; TR-8.4"""
    taken = list(state.tops)[tables.STACK[name]] == TO_BE_TURNED
    return Message(f"tr-why-stack-{'once' if taken else 'empty'}", {"stack": stack(name)})


# -- the seaport (TR-6.1) ---------------------------------------------------------------------------------------------


def in_seaport(state: Trajan, mat: Mat, move: Move) -> Message | None:
    hand = Counter(dict(zip(GOODS, mat.hand, strict=True)))
    match move:
        case moves.Draw():  # TR-8.6
            return say("tr-why-deck-empty")
        case moves.TakeCard(name):
            return say("tr-why-pile-empty", pile=components.pile(name))
        case moves.Lay(name) | moves.Discard(name, _):
            if not hand[name]:
                return say("tr-why-not-in-hand", card=good(name))
            return say("tr-why-card-order", card=good(name), laid=good(GOODS[state.laid]))
        case moves.Ship():
            return of_cargo(state, mat, move, hand)
    return None


def of_cargo(state: Trajan, mat: Mat, move: moves.Ship, hand: Counter[str]) -> Message:
    """The ship; then wild tiles and cards; then the cards that are laid before the rest goes along (TR-6.1.1 d)."""
    cards = Counter(move.cards)
    used, wilds = cards.pop(moves.WILD, 0), list(mat.tiles)[WILD_COMMODITY]
    if not fits_ship(move.ship, cards, used):
        return Message(f"tr-why-cargo-{move.ship}")
    if used > wilds:
        return say("tr-why-no-wilds", needs=used, count=wilds)
    own = hand + laid_cards(state)
    for name in cards - own:
        return say("tr-why-too-few", card=good(name), needs=cards[name], count=own[name])
    first = next_to_lay(state, move)
    return say("tr-why-lay-first", card=good(first)) if first else of_laid(state, move, cards)


def laid_cards(state: Trajan) -> Counter[str]:
    return Counter(GOODS[kind] for kind in (state.laid, state.laid_too) if kind != NONE)


def next_to_lay(state: Trajan, move: moves.Ship) -> str | None:
    """The card that has to be laid now, so that this cargo can be shipped then or after one more."""
    for name in Counter(move.cards) - laid_cards(state):
        lay = moves.action(state, moves.Lay(name)) if name != moves.WILD else -1
        if lay >= 0:
            after = state.clone()
            after.apply(lay)
            if moves.action(after, move) >= 0 or next_to_lay(after, move):
                return name
    return None


def of_laid(state: Trajan, move: moves.Ship, cards: Counter[str]) -> Message:
    """The cards that lie there already are others than this cargo needs, or not the first of it."""
    laid = laid_cards(state)
    shown = tuple(map(good, laid.elements()))
    if laid - cards:
        return say("tr-why-laid-cards", cards=shown)
    if move.ship == "pairs" and len(laid) == 2:
        return say("tr-why-laid-pair", cards=shown)
    missing = next(iter(cards - laid))
    return say("tr-why-cargo-order", card=good(missing), cards=shown)


def fits_ship(ship: str, cards: Counter[str], wilds: int) -> bool:
    """TR-6.1.2, TR-12.3"""
    units, most = cards.total() + wilds, tables.SHIP_SIZE[tables.SHIP[f"ship_{ship}"]]
    if ship == "same":
        return len(cards) <= 1 and units <= most
    if ship == "different":
        return len(cards) == cards.total() and units <= most
    single = sum(count == 1 for count in cards.values())
    return (
        max(cards.values(), default=0) <= 2
        and units <= 2 * most
        and wilds >= single
        and (wilds - single) % 2 == 0
    )


# -- the board (TR-6.2, TR-6.3, TR-6.6, TR-10) ------------------------------------------------------------------------


def in_military(mat: Mat, move: Move) -> Message | None:
    match move:
        case moves.Recruit() | moves.Hire():  # TR-R25
            return say("tr-why-no-tokens")
        case moves.March(name):
            return of_march(mat, name)
        case moves.Occupy():
            return of_occupation(mat)
    return None


def of_march(mat: Mat, name: str) -> Message:
    """TR-6.3.2"""
    if mat.leader == CAMP:
        return say("tr-why-not-beside-camp", province=province(name))
    if mat.leader == tables.PROVINCE[name]:
        return say("tr-why-leader-there", province=province(name))
    where = province(tables.PROVINCES[mat.leader])
    return say("tr-why-not-adjacent", province=province(name), leader=where)


def of_occupation(mat: Mat) -> Message:
    """TR-6.3.1 c, TR-R9"""
    if mat.leader == CAMP:
        return say("tr-why-leader-camp")
    if mat.occupied >> mat.leader & 1:
        return say("tr-why-own-legionnaire", province=province(tables.PROVINCES[mat.leader]))
    return say("tr-why-no-legionnaire")


def on_board(state: Trajan, mat: Mat, move: Move) -> Message | None:
    match move:
        case moves.TakeForumTile(name):  # TR-6.2.1
            return say("tr-why-not-in-forum", tile=components.tile(name))
        case moves.Build(site):
            return of_site(mat, site)
        case moves.Wilds(count):
            return of_wilds(state, count)
        case moves.KeepBonus(name):  # TR-10.9
            shown = tuple(components.bonus(tables.BONUSES[one]) for one in members(state.bonus))
            return say("tr-why-no-bonus", tile=components.bonus(name), tiles=shown)
    return None


def of_site(mat: Mat, site: int) -> Message:
    """TR-6.6.2"""
    if mat.sites >> site & 1:
        return say("tr-why-own-worker", site=site)
    if not mat.workers:
        return say("tr-why-no-worker")
    return say("tr-why-site-apart", site=site)


def of_wilds(state: Trajan, count: int) -> Message:
    """TR-10.4: no more than there are, and no more than forum tiles that would be spent."""
    own = list(state.mats[state.demand_seat].tiles)[tables.TILE["wild_demand"]]
    if count > own:
        return say("tr-why-few-wilds", needs=count, count=own)
    return say("tr-why-wilds", count=state.replaceable())


# -- chance -----------------------------------------------------------------------------------------------------------


def by_chance(state: Trajan, move: Move) -> Message | None:
    """What has come does not come again."""
    match move:
        case moves.First():
            return say("tr-why-no-player", count=state.players)
        case moves.FillForum(name) | moves.FillProvince(name) | moves.FillExtra(name):
            return say("tr-why-none-left", name=components.tile(name))
        case moves.FillSite(name):
            return say("tr-why-none-left", name=components.building(name))
        case moves.DealMarker(name):
            return say("tr-why-none-left", name=components.color(name))
        case moves.DealBonus(name):
            return say("tr-why-none-left", name=components.bonus(name))
        case moves.RevealDemand(name):
            return say("tr-why-none-left", name=components.icon(name))
        case moves.RevealTop(name):
            return of_top(state, name)
        case moves.DealStack(name):
            return of_stack(state, name)
        case moves.TurnUp(name, _) | moves.DrawCard(name, _):
            return of_card(state, name)
    return None


def of_top(state: Trajan, name: str) -> Message:
    """TR-2.6; two tiles show the same, and the first of them stands for both until it is turned up."""
    tile, wanted = tables.TRAJAN_TILES[tables.TRAJAN_TILE[name]], state.stack_to_turn()
    if tile.stack != wanted:
        return say("tr-why-other-stack", stack=stack(tables.STACKS[wanted]))
    for twin in (tables.TWIN - 1, tables.TWIN):
        alike = tile.index in (tables.TWIN - 1, tables.TWIN)
        if alike and twin % tables.PER_STACK in state.legal_actions():
            return say("tr-why-twin", tile=tables.TRAJAN_TILES[twin].id)
    return say("tr-why-none-left", name=components.face(name))


def of_card(state: Trajan, name: str) -> Message:
    """TR-8.2: only who may know everything is told this."""
    if not list(state.deck)[tables.COMMODITY[name]]:
        return say("tr-why-not-in-deck", card=good(name))
    return say("tr-why-again", count=state.deck_size, most=tables.CARDS_EACH[0])
