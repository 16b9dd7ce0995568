"""The components in words: what they are called, cost and do. The texts are in the catalogues, under `swd-` ids.

Names stand in sentences in quotation marks and in the nominative, so that every language can decline around them.
"""

from __future__ import annotations

from collections.abc import Iterable

from antiqua.games.message import Message, player, say
from antiqua.games.seven_wonders_duel import layout
from antiqua.games.seven_wonders_duel.constants import (
    ARCHITECTURE,
    COIN_TRIPLETS,
    COINS_PER_POINT,
    DISCOUNT,
    ECONOMY,
    FIXED_PRICE,
    MANUFACTURED_CHOICE,
    MASONRY,
    MATHEMATICS,
    MATHEMATICS_POINTS,
    NONE,
    RAW_CHOICE,
    RAW_RESOURCES,
    STRATEGY,
    STRATEGY_SHIELDS,
    THEOLOGY,
    URBANISM,
    URBANISM_COINS,
)
from antiqua.games.seven_wonders_duel.tables import (
    CARD,
    CHAINS,
    COLORS,
    COUNTED,
    DATA,
    RESOURCES,
    SCIENCE,
    TOKEN,
    WONDER,
    Card,
    Token,
    Wonder,
)
from antiqua.kernel.bits import members

#: What there is, by kind, as views, moves and events name it.
THINGS: dict[str, list[str]] = {
    "card": list(CARD),
    "wonder": list(WONDER),
    "token": list(TOKEN),
    "resource": RESOURCES,
    "color": COLORS,
    "science": SCIENCE,
    "chain": CHAINS,
}

# -- names ------------------------------------------------------------------------------------------------------------


def card(name: str) -> Message:
    return Message(f"swd-card-{name}")


def wonder(name: str) -> Message:
    return Message(f"swd-wonder-{name}")


def token(name: str) -> Message:
    return Message(f"swd-token-{name}")


def color(name: str) -> Message:
    return Message(f"swd-color-{name}")


def zone(name: str) -> Message:
    """A zone of the military track: "near_2" is on the side of the second player."""
    kind, _, side = name.partition("_")
    return Message(f"swd-zone-{kind}", {"player": player(int(side) - 1)} if side else {})


def age(number: int) -> Message:
    return Message(f"swd-age-{number}")


def spot(number: int, slot: int) -> Message:
    """Where a slot of the layout of an age is."""
    where = layout.SPOTS[number][slot]
    return say("swd-spot", row=where.row + 1, place=where.place + 1)


def amounts(units: Iterable[int]) -> tuple[Message, ...]:
    """Units per resource, as “2 clay, 1 glass”."""
    named = zip(RESOURCES, units, strict=True)
    return tuple(say(f"swd-amount-{name}", count=count) for name, count in named if count)


def each(things: int) -> Message:
    """What is counted, as a set of colours, or wonders."""
    return Message(f"swd-each-{'_'.join(COUNTED[thing] for thing in members(things))}")


def resource(name: str) -> Message:
    return Message(f"swd-resource-{name}")


def science_symbol(symbol: int) -> Message:
    return Message(f"swd-science-{SCIENCE[symbol]}")


def chain_symbol(chain: int) -> Message:
    return Message(f"swd-chain-{CHAINS[chain]}")


# -- what the components cost and do ----------------------------------------------------------------------------------


def cost_of(thing: Card | Wonder) -> Message:
    """The printed cost."""
    parts = amounts(thing.cost)
    if isinstance(thing, Card) and thing.coins:
        parts = (say("swd-amount-coins", count=thing.coins), *parts)
    return say("swd-cost", parts=parts or (say("swd-amount-nothing"),))


def effects(thing: Card | Wonder | Token) -> tuple[Message, ...]:
    """What a card, wonder or progress token does, one sentence for each effect."""
    if isinstance(thing, Wonder):
        return tuple(effects_of_wonder(thing))
    if isinstance(thing, Token):
        return tuple(effects_of_token(thing))
    said = gifts(thing)
    if thing.free_if != NONE:
        giver = card(DATA["chain"][thing.free_if]["given_by"])
        said.append(say("swd-effect-chain-free", chain=chain_symbol(thing.free_if), card=giver))
    return tuple(said)


def gifts(thing: Card) -> list[Message]:
    """What a card gives, however it was come by."""
    return production(thing) + guild(thing) + at_once(thing) + worth(thing)


def lasting(thing: Card) -> list[Message]:
    """What a card gives after it has been constructed."""
    return production(thing) + guild(thing) + worth(thing)


def at_once(thing: Card) -> list[Message]:
    """What is printed on a card to be done when it is constructed."""
    said = []
    if thing.gain:
        said.append(say("swd-effect-coins", coins=thing.gain))
    if thing.per:
        said.append(say("swd-effect-coins-per", coins=thing.gain_per, each=each(thing.per)))
    if thing.shields:
        said.append(say("swd-effect-shields", shields=thing.shields))
    return said


def worth(thing: Card) -> list[Message]:
    said = []
    if thing.science != NONE:
        said.append(say("swd-effect-science", symbol=science_symbol(thing.science)))
    if thing.points:
        said.append(say("swd-effect-points", points=thing.points))
    if thing.gives_chain != NONE:
        freed = card(DATA["chain"][thing.gives_chain]["frees"])
        said.append(say("swd-effect-chain-gives", chain=chain_symbol(thing.gives_chain), card=freed))
    return said


def production(thing: Card) -> list[Message]:
    said = []
    if any(thing.produces):
        said.append(say("swd-effect-produces", goods=amounts(thing.produces)))
    if any(thing.fixed_price):
        named = zip(RESOURCES, thing.fixed_price, strict=True)
        goods = tuple(resource(name) for name, fixed in named if fixed)
        said.append(say("swd-effect-fixed-price", price=FIXED_PRICE, goods=goods))
    return said + by_choice(thing.choice)


def by_choice(kind: int) -> list[Message]:
    kinds = {RAW_CHOICE: RESOURCES[:RAW_RESOURCES], MANUFACTURED_CHOICE: RESOURCES[RAW_RESOURCES:]}
    if kind not in kinds:
        return []
    return [say("swd-effect-choice", goods=tuple(map(resource, kinds[kind])))]


def guild(thing: Card) -> list[Message]:
    """SW-7.6"""
    if not thing.counts:
        return []
    if thing.counts >> COIN_TRIPLETS & 1:
        return [say("swd-effect-guild-treasury", points=thing.points_each, coins=COINS_PER_POINT)]
    counted = each(thing.counts)
    if not thing.gain_each:
        return [say("swd-effect-guild-points", points=thing.points_each, each=counted)]
    return [say("swd-effect-guild", coins=thing.gain_each, points=thing.points_each, each=counted)]


def effects_of_wonder(thing: Wonder) -> list[Message]:
    said = by_choice(thing.choice)
    if thing.gain:
        said.append(say("swd-effect-coins", coins=thing.gain))
    if thing.opponent_loses:
        said.append(say("swd-effect-opponent-loses", coins=thing.opponent_loses))
    if thing.shields:
        said.append(say("swd-effect-shields", shields=thing.shields))
    if thing.discards != NONE:
        said.append(Message(f"swd-effect-discard-{COLORS[thing.discards]}"))
    if thing.revives:
        said.append(say("swd-effect-build-from-discard"))
    if thing.draws:
        said.append(say("swd-effect-box-tokens", count=thing.draws))
    if thing.play_again:
        said.append(say("swd-effect-play-again"))
    if thing.points:
        said.append(say("swd-effect-points", points=thing.points))
    return said


def effects_of_token(thing: Token) -> list[Message]:
    said = []
    if thing.gain:
        said.append(say("swd-effect-coins", coins=thing.gain))
    if thing.points:
        said.append(say("swd-effect-points", points=thing.points))
    if thing.science != NONE:
        said.append(say("swd-effect-science", symbol=science_symbol(thing.science)))
    if thing.index in RULES_OF_TOKENS:
        said.append(RULES_OF_TOKENS[thing.index])
    return said


#: What the rules do for the owner of a token, beyond what is printed in the tables (SW-10).
RULES_OF_TOKENS = {
    ARCHITECTURE: say("swd-effect-discount-wonder", count=DISCOUNT),
    ECONOMY: say("swd-effect-economy"),
    TOKEN["law"]: say("swd-effect-law"),
    MASONRY: say("swd-effect-discount-blue", count=DISCOUNT),
    MATHEMATICS: say("swd-effect-mathematics", points=MATHEMATICS_POINTS),
    STRATEGY: say("swd-effect-strategy", shields=STRATEGY_SHIELDS),
    THEOLOGY: say("swd-effect-theology"),
    URBANISM: say("swd-effect-urbanism", coins=URBANISM_COINS),
}
