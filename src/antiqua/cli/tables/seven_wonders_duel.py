"""The table of 7 Wonders Duel: the cities, the military track, and the pyramid of cards right above the options.

A card of the pyramid has three lines: its name, what it gives, and its price; in a small window only its name. The rows
lie on one another like the real cards, so that the price can be read only where nothing covers the card.

    ● coins   ★ points   ▼ shields   ↻ another turn   ∞ a linking symbol   W C S G P the resources
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from antiqua.cli.tables.canvas import Canvas, clusters, fitted
from antiqua.cli.tables.table import (
    NONE,
    TIMES,
    Form,
    Looking,
    Table,
    Thing,
    flowed,
    key_to_letters,
    labelled,
    listed,
    name_at_turn,
    own_first,
    player_panel,
    side_by_side,
)
from antiqua.games.game import Choice, Decision, Message
from antiqua.games.message import player
from antiqua.games.seven_wonders_duel import components, moves
from antiqua.games.seven_wonders_duel.tables import (
    CAPITAL,
    CARD,
    CARDS,
    CHAINS,
    COLORS,
    COUNTED,
    DATA,
    LIMITS,
    RESOURCES,
    SCIENCE,
    TOKENS,
    WONDER,
    WONDERS,
    ZONE_POINTS,
    Card,
    Wonder,
)
from antiqua.games.seven_wonders_duel.view import CityView, SlotView, View, WonderView
from antiqua.kernel.bits import members

COIN, POINT, SHIELD, AGAIN, LINK = "●", "★", "▼", "↻", "∞"
BUILT, UNBUILT, PAWN, CITY, BACK_SIGN, TURNED, SPACE = "◆", "◇", "♦", "⌂", "░", "?", "·"
SIGNS = {
    "coin": COIN,
    "point": POINT,
    "shield": SHIELD,
    "again": AGAIN,
    "link": LINK,
    "built": BUILT,
    "unbuilt": UNBUILT,
    "pawn": PAWN,
    "capital": CITY,
    "back": BACK_SIGN,
    "turned": TURNED,
    "space": SPACE,
}
LABELS = (
    "makes",
    "buys",
    "symbols",
    "tokens",
    "progress",
    "library",
    "discarded",
    "prices",
    "income",
    "gives",
)
RAW, MANUFACTURED = RESOURCES[:3], RESOURCES[3:]
KINDS = {1: RAW, 2: MANUFACTURED}  # what a choice producer chooses from

NARROW = 70  # columns; with fewer, things stand below one another
WIDEST_HALF, NARROWEST_HALF = 13, 5  # columns of half a card
WIDEST_NAME, NARROWEST_NAME = 24, 8  # columns of the name of a wonder that is abbreviated
SHORTEST_WORD = 3  # letters that an abbreviated word keeps
VOWELS = "aeiouyаеёиоуыэюяьй"


class Paint(NamedTuple):
    """How the cards of a colour look: where nothing covers them, and where something does."""

    open: str
    covered: str

    @property
    def chip(self) -> str:
        return self.open.removeprefix("bold ")


PAINTS = {
    "brown": Paint("bold #ffffff on #7a5230", "#cbb9a8 on #46301d"),
    "grey": Paint("bold #000000 on #b4b8bd", "#d0d0d0 on #55595e"),
    "blue": Paint("bold #ffffff on #2563b0", "#b7c9e2 on #1a3a63"),
    "green": Paint("bold #ffffff on #2b7f47", "#b5d6c0 on #1b4a2b"),
    "yellow": Paint("bold #000000 on #e3b23c", "#e6d8b0 on #6f581e"),
    "red": Paint("bold #ffffff on #b23434", "#e2bcbc on #641f1f"),
    "purple": Paint("bold #ffffff on #7d449e", "#d3bde0 on #472659"),
}
BACK, GUILD_BACK, TURNING = "#8a8a8a on #262626", "#b48fcb on #2b1c35", "bold #000000 on #ffffff"


class Board(Table):
    """Reads the view, and the tables of what is printed on the components."""

    def draw(self, view: View, looking: Looking, form: Form = Form.FULL) -> RenderableType:
        below = max(view.viewer, 0)
        parts: list[RenderableType] = []
        if form == Form.FULL:
            parts += [cities(view, looking), *track(view, below, looking), *middle(view, looking)]
        else:
            for seat in own_first(len(view.cities), view.viewer):
                parts += city_lines(view.cities[seat], view, looking, form, own=seat == below)
            parts += track(view, below, looking)[: 2 if form == Form.MIDDLE else 1]
            parts += middle(view, looking, pile=form == Form.MIDDLE)
        if any(slot.shows != "empty" for slot in view.slots):
            flat = form >= Form.COMPACT
            parts += [] if flat else [heading(view, looking)]
            parts += pyramid(view, below, looking, flat)
        return Group(*parts)

    def ordered(self, decision: Decision) -> list[Choice]:
        """Card by card as they lie, each with its uses: construct, discard, then the wonders."""
        return sorted(decision.choices, key=lambda choice: choice.action)

    def options(
        self,
        decision: Decision,
        ordered: Sequence[Choice],
        view: View,
        looking: Looking,
        brief: bool = False,
    ) -> RenderableType:
        if decision.phase == "play_card":
            return uses(ordered, view, looking, brief)
        if not brief and decision.phase in ("draft_wonder", "choose_progress", "choose_library"):
            return listed(ordered, looking)
        return super().options(decision, ordered, view, looking, brief)

    def points(self, view: View) -> list[dict[str, int]]:
        return [city.points for city in view.cities]

    def things(self, looking: Looking) -> Iterator[Thing]:
        yield from printed_things()
        for name in RESOURCES:
            sign = looking.terminal.text(f"cli-swd-letter-{name}")
            yield Thing(name, components.resource(name), (Message("cli-swd-explain-resource"),), sign)
        for name in COLORS:
            yield Thing(name, components.color(name), (Message(f"cli-swd-explain-{name}"),))
        for name in (name for name in COUNTED if name != "purple"):  # nothing counts guilds
            about = "wonder" if name == "wonder" else "count"
            yield Thing(
                f"count_{name}", Message(f"cli-swd-count-{name}"), (Message(f"cli-swd-explain-{about}"),)
            )
        for symbol, name in enumerate(SCIENCE):
            yield Thing(name, components.science_symbol(symbol), (Message("cli-swd-explain-science"),))
        for chain, name in enumerate(CHAINS):
            yield Thing(name, components.chain_symbol(chain), (about_chain(chain),))
        for age in (1, 2, 3):
            yield Thing(f"age_{age}", components.age(age), (Message("cli-swd-explain-age"),))
        for use in ("build", "discard"):
            yield Thing(f"use_{use}", Message(f"cli-swd-use-{use}"), (Message(f"cli-swd-explain-use-{use}"),))
        yield Thing("nothing", Message("swd-amount-nothing"), (Message("cli-swd-explain-nothing"),))
        for name, sign in SIGNS.items():
            yield Thing(
                f"sign_{name}", Message(f"cli-swd-sign-{name}"), (Message(f"cli-swd-explain-{name}"),), sign
            )
        for name in LABELS:
            label = Message("cli-swd-word-income") if name == "income" else Message(f"cli-swd-{name}")
            yield Thing(f"word_{name}", label, (Message(f"cli-swd-explain-{name}"),))

    def legend(self, looking: Looking) -> str:
        letters = key_to_letters(
            ((Message(f"cli-swd-letter-{name}"), components.resource(name)) for name in RESOURCES), looking
        )
        return looking.terminal.text(
            "cli-swd-legend",
            coin=COIN,
            point=POINT,
            shield=SHIELD,
            again=AGAIN,
            link=LINK,
            built=BUILT,
            unbuilt=UNBUILT,
            pawn=PAWN,
            capital=CITY,
            letters=letters,
        )


def printed_things() -> Iterator[Thing]:
    for card in CARDS:
        kind = Message("cli-swd-kind", {"kind": components.color(COLORS[card.color])})
        said = (kind, components.cost_of(card), *components.effects(card))
        yield Thing(card.id, components.card(card.id), said)
    for wonder in WONDERS:
        said = (components.cost_of(wonder), *components.effects(wonder))
        yield Thing(wonder.id, components.wonder(wonder.id), said)
    for token in TOKENS:
        yield Thing(token.id, components.token(token.id), components.effects(token))


def about_chain(chain: int) -> Message:
    printed = DATA["chain"][chain]
    giver, freed = components.card(printed["given_by"]), components.card(printed["frees"])
    return Message("cli-swd-explain-chain", {"giver": giver, "card": freed})


# -- short words --------------------------------------------------------------------------------------------------


def letter(resource: str, looking: Looking) -> str:
    return looking.cell(Message(f"cli-swd-letter-{resource}"))


def letters(units: Sequence[int], looking: Looking) -> str:
    """Units per resource, as WWG."""
    return "".join(letter(name, looking) * count for name, count in zip(RESOURCES, units, strict=True))


def coins(amount: int, looking: Looking) -> str:
    return f"{looking.number(amount)}{COIN}"


def price(amount: int, looking: Looking) -> str:
    return coins(amount, looking) if amount else looking.cell(Message("swd-amount-nothing"))


def gifts_of_card(card: Card, looking: Looking) -> str:
    """What a card gives, as short as can be."""
    digits = looking.number
    counted = [
        looking.cell(Message(f"cli-swd-count-{COUNTED[thing]}")) for thing in members(card.per | card.counts)
    ]
    per = "+".join(counted)
    fixed = [letter(name, looking) for name, cheap in zip(RESOURCES, card.fixed_price, strict=True) if cheap]
    parts = [looking.cell(amount) for amount in components.amounts(card.produces)]
    parts += ["/".join(letter(name, looking) for name in KINDS[card.choice])] if card.choice else []
    parts += [f"{'/'.join(fixed)}={coins(LIMITS['fixed_trade_price'], looking)}"] if fixed else []
    parts += [f"{POINT}{digits(card.points)}"] if card.points else []
    parts += [SHIELD * card.shields] if card.shields else []
    parts += [looking.cell(components.science_symbol(card.science))] if card.science >= 0 else []
    parts += [f"+{coins(card.gain, looking)}"] if card.gain else []
    parts += [f"{coins(card.gain_per, looking)}/{per}"] if card.per else []
    if card.counts:
        parts.append(f"{POINT}{digits(card.points_each)}{COIN if card.gain_each else ''}/{per}")
    parts += [LINK] if card.gives_chain >= 0 else []
    return " ".join(parts)


def gifts_of_wonder(wonder: Wonder, looking: Looking) -> str:
    digits = looking.number
    parts = [f"{POINT}{digits(wonder.points)}"] if wonder.points else []
    parts += ["/".join(letter(name, looking) for name in KINDS[wonder.choice])] if wonder.choice else []
    parts += [SHIELD * wonder.shields] if wonder.shields else []
    parts += [f"+{coins(wonder.gain, looking)}"] if wonder.gain else []
    parts += [f"−{coins(wonder.opponent_loses, looking)}"] if wonder.opponent_loses else []
    parts += [AGAIN] if wonder.play_again else []
    return " ".join(parts)


# -- the cities ---------------------------------------------------------------------------------------------------


def cities(view: View, looking: Looking) -> RenderableType:
    """Side by side, the viewer's own on the left; one below the other where there is no room."""
    order = [view.cities[seat] for seat in own_first(len(view.cities), view.viewer)]
    across = len(order) if looking.width >= NARROW else 1
    panels = [city_panel(city, view, looking.width // across - 4, looking) for city in order]
    return side_by_side(panels, across, looking.width)


def city_name(city: CityView, view: View, looking: Looking) -> Text:
    return name_at_turn(city.seat, view.to_play, "bold bright_white", looking)


def city_panel(city: CityView, view: View, width: int, looking: Looking) -> Panel:
    lines = [Text("   ").join(treasury(city, looking)), production(city, looking), prices(city, looking)]
    lines += [
        wonder_line(place, wonder, city, width, looking) for place, wonder in enumerate(city.wonders, 1)
    ]
    lines += chips(city, width, looking)
    lines += [*symbols(city, looking), *own_tokens(city, looking)]
    return player_panel(city_name(city, view, looking), lines, city.seat == view.to_play)


def city_lines(city: CityView, view: View, looking: Looking, form: Form, own: bool) -> list[Text]:
    """A city without a panel: its cards only counted by colour, and the other one's wonders too where room is short.

    The own wonders are always there: the options name them by their numbers.
    """
    parts = [city_name(city, view, looking), *treasury(city, looking)]
    if form >= Form.COMPACT:
        del parts[-1]  # what a discarded card brings stands beside the options
    parts.append(production(city, looking))
    if own or form < Form.LEAST:
        parts.append(prices(city, looking))
    rest = [*colors(city, looking), *symbols(city, looking), *own_tokens(city, looking)]
    if form == Form.MIDDLE:
        lines = flowed(parts, looking.width, margin=4)
        lines += flowed(short_wonders(city, looking), looking.width) if city.wonders else []
        return lines + (flowed(rest, looking.width, margin=4) if rest else [])
    if own:
        return flowed([*parts, *rest], looking.width, margin=4) + wonders_in_line(city, looking)
    built = sum(wonder.built for wonder in city.wonders)
    left = len(city.wonders) - built
    parts.append(Text(f"{BUILT}{looking.number(built)} {UNBUILT}{looking.number(left)}"))
    return flowed([*parts, *rest], looking.width, margin=4)


def wonders_in_line(city: CityView, looking: Looking) -> list[Text]:
    """The wonders of a city in one line, with abbreviated names if need be; in Persian, which has none, in two."""
    if not city.wonders:
        return []
    lines = flowed(short_wonders(city, looking), looking.width)
    room = WIDEST_NAME
    while len(lines) > 1 and room > NARROWEST_NAME and not looking.terminal.rtl:
        room -= 1
        lines = flowed(short_wonders(city, looking, room), looking.width)
    return lines


def colors(city: CityView, looking: Looking) -> list[Text]:
    """How many cards of each colour, by the name of the colour too."""
    return [
        Text(
            f" {looking.cell(color_word(group.color))} {looking.number(len(group.cards))} ",
            style=PAINTS[group.color].chip,
        )
        for group in city.cards
    ]


def color_word(color: str) -> Message:
    return components.color(color) if color == "purple" else Message(f"cli-swd-count-{color}")


def short_wonders(city: CityView, looking: Looking, room: int | None = None) -> list[Text]:
    """The wonders by their numbers, with what they cost now.

    In so many columns their names lose articles and the like, and are abbreviated.
    """
    return [short_wonder(place, wonder, looking, room) for place, wonder in enumerate(city.wonders, 1)]


def short_wonder(place: int, wonder: WonderView, looking: Looking, room: int | None) -> Text:
    name = looking.cell(components.wonder(wonder.wonder))
    if room is not None:
        words = name.split(" ")
        telling = [word for word in words if len(word) > SHORTEST_WORD] or words
        name = abbreviated(" ".join(telling), room)
    if wonder.built:
        return Text(f"{BUILT}{looking.number(place)} {name}", style="bold #e3b23c")
    shown = Text(f"{UNBUILT}{looking.number(place)} {name} ")
    return shown.append(price(wonder.price or 0, looking), style="yellow")


def treasury(city: CityView, looking: Looking) -> list[Text]:
    income = looking.cell(Message("cli-swd-discard-income", {"coins": coins(city.discard_income, looking)}))
    return [
        Text(coins(city.coins, looking), style="bold yellow"),
        Text(f"{POINT}{looking.number(city.score)}", style="bold"),
        Text(income, style="dim"),
    ]


def production(city: CityView, looking: Looking) -> Text:
    made = [letter(good.resource, looking) * good.produced for good in city.goods if good.produced]
    made += ["/".join(letter(name, looking) for name in one.resources) for one in city.choices]
    return labelled(Message("cli-swd-makes"), Text("  ".join(made), style="bold"), looking)


def prices(city: CityView, looking: Looking) -> Text:
    parts = [f"{letter(good.resource, looking)}{coins(good.price, looking)}" for good in city.goods]
    return labelled(Message("cli-swd-buys"), Text("  ".join(parts), style="dim"), looking)


def wonder_line(place: int, wonder: WonderView, city: CityView, width: int, looking: Looking) -> Text:
    printed = WONDERS[WONDER[wonder.wonder]]
    gifts = gifts_of_wonder(printed, looking)
    name = f"{looking.number(place)} {looking.cell(components.wonder(wonder.wonder))}"
    if wonder.built:
        return Text(fitted(f"{BUILT}{name}  {gifts}", width), style="bold #e3b23c")
    told = price(wonder.price or 0, looking)
    line = Text(f"{UNBUILT}{name}  ")
    line.append(letters(printed.cost, looking), style="dim")
    line.append(f" {told}", style="green" if (wonder.price or 0) <= city.coins else "red")
    return line.append(f"  {gifts}")


def chips(city: CityView, width: int, looking: Looking) -> list[Text]:
    """The cards of a city, coloured, as many in a line as there is room for."""
    lines = [Text()]
    for group in city.cards:
        for card in group.cards:
            chip = f" {fitted(looking.cell(components.card(card)), width - 2)} "
            if lines[-1].plain and cell_len(lines[-1].plain) + 1 + cell_len(chip) > width:
                lines.append(Text())
            lines[-1].append(" " if lines[-1].plain else "")
            lines[-1].append(chip, style=PAINTS[group.color].chip)
    return lines if city.cards else []


def symbols(city: CityView, looking: Looking) -> list[Text]:
    names = []
    for symbol in city.science:
        if symbol.count:
            name = looking.cell(components.science_symbol(SCIENCE.index(symbol.symbol)))
            names.append(f"{name} {TIMES}{looking.number(symbol.count)}" if symbol.count > 1 else name)
    if not names:
        return []
    line = labelled(Message("cli-swd-symbols"), looking.joined(names), looking)
    needed = LIMITS["science_symbols_to_win"]
    return [line.append(f" ({looking.number(len(names))}/{looking.number(needed)})", style="dim")]


def own_tokens(city: CityView, looking: Looking) -> list[Text]:
    names = [looking.cell(components.token(one)) for one in city.tokens]
    return [labelled(Message("cli-swd-tokens"), looking.joined(names), looking)] if names else []


# -- the board between them ---------------------------------------------------------------------------------------


def track(view: View, below: int, looking: Looking) -> list[RenderableType]:
    """The military track, the viewer's capital on the left; under it what the zones are worth and cost."""
    narrow = looking.width < NARROW
    pawn = view.pawn if below == 0 else -view.pawn
    spaces, worth = Text(), Text(style="dim")
    for space in range(-CAPITAL, CAPITAL + 1):
        if space == -CAPITAL or zone_of(space) != zone_of(space - 1):
            spaces.append("│", style="bright_black")
            worth.append(" " * max(0, cell_len(spaces.plain) - cell_len(worth.plain)))
            worth.append(zone_worth(space, view, below, looking))
        sign, style = (PAWN, "bold black on bright_red") if space == pawn else (SPACE, "dim")
        if abs(space) == CAPITAL and space != pawn:
            sign, style = CITY, "bold"
        spaces.append(sign if narrow else f" {sign} ", style=style)
    spaces.append("│", style="bright_black")
    room = max(0, (looking.width - cell_len(spaces.plain)) // 2 - 2)
    names = [looking.titled(seat) for seat in (below, 1 - below)]
    if max(map(cell_len, names)) > room:
        names = [looking.number(seat + 1) for seat in (below, 1 - below)]
    margin = " " * max(0, room - cell_len(names[0]))
    line = Text(f"{margin}{names[0]} ") + spaces + Text(f" {names[1]}")
    return [line] if narrow else [line, Text(" " * (room + 1)) + worth]


def zone_worth(space: int, view: View, below: int, looking: Looking) -> Text:
    """The points of the zone that begins here, and the coins that its token still costs."""
    distance = abs(space)
    told = Text()
    if 0 < distance < CAPITAL:
        told.append(f"{POINT}{looking.number(ZONE_POINTS[distance])}")
    loser = below if space < 0 else 1 - below
    for token in view.military_tokens:
        if (token.seat, token.distance) == (loser, abs(zone_of(space))):
            told.append(f" −{coins(token.coins, looking)}", style="red")
    return told


def zone_of(space: int) -> int:
    """The space nearest to the middle in the zone of a space, which tells the zones apart."""
    for zone in DATA["military"]["zone"]:
        if zone["from"] <= space <= zone["to"]:
            return min(int(zone["from"]), int(zone["to"]), key=abs)
    raise ValueError(space)


def middle(view: View, looking: Looking, pile: bool = True) -> list[RenderableType]:
    """The progress tokens on the board, those drawn from the box, and the discard pile if it is wished."""
    parts: list[RenderableType] = []
    tokens = [looking.cell(components.token(token)) for token in view.tokens]
    parts.append(labelled(Message("cli-swd-progress"), looking.joined(tokens), looking))
    if view.library:
        drawn = [looking.cell(components.token(token)) for token in view.library]
        parts.append(labelled(Message("cli-swd-library"), looking.joined(drawn), looking))
    if view.discarded and pile:
        cards = [looking.cell(components.card(card)) for card in view.discarded]
        parts.append(labelled(Message("cli-swd-discarded"), looking.joined(cards), looking))
    return parts


def heading(view: View, looking: Looking) -> Text:
    line = Text(looking.cell(components.age(view.age)), style="bold")
    if view.viewer >= 0:
        hint = Message("cli-swd-prices")
    else:
        hint = Message("cli-swd-prices-of", {"one": player(0), "other": player(1)})
    return line.append(f"   {looking.cell(hint)}", style="not bold dim")


# -- the pyramid --------------------------------------------------------------------------------------------------


class Cards(NamedTuple):
    """How the cards are drawn: their width, their lines, and the lines from one row to the next."""

    width: int
    lines: int
    step: int
    name_lines: int


def pyramid(view: View, below: int, looking: Looking, flat: bool) -> list[RenderableType]:
    """The cards where they lie; `flat` ones have a line each."""
    left = min(slot.x for slot in view.slots) - 1
    span = max(slot.x for slot in view.slots) + 1 - left
    width = max(NARROWEST_HALF * span, min(WIDEST_HALF * span, looking.width))
    rows = max(slot.row for slot in view.slots) + 1
    margin = max(0, (looking.width - width) // 2)
    size = card_size(view, 2 * width // span - 1, looking, flat)
    canvas = Canvas(margin + width, rows * size.step + size.lines - size.step)
    for slot in view.slots:
        paint_card(canvas, margin + (slot.x - 1 - left) * width // span, slot, size, view, below, looking)
    return list(canvas.lines())


def card_size(view: View, width: int, looking: Looking, flat: bool) -> Cards:
    """A name that is too long for its card takes two lines, on all of them."""
    if flat:
        return Cards(width, 1, 1, 1)
    room = width - 2
    names = [looking.cell(components.card(slot.card)) for slot in view.slots if slot.card is not None]
    return Cards(width, 4, 3, 2) if any(cell_len(name) > room for name in names) else Cards(width, 3, 2, 1)


def in_two(text: str, room: int) -> list[str]:
    """A text broken at the last space that leaves a first line of this room, or else with a hyphen."""
    letters = clusters(text)
    if len(letters) <= room:
        return [text, ""]
    cut = max((at for at in range(room + 1) if letters[at] == " "), default=0)
    if not cut:
        return ["".join(letters[: room - 1]) + "-", "".join(letters[room - 1 :])]
    return ["".join(letters[:cut]), "".join(letters[cut + 1 :])]


def abbreviated(name: str, room: int) -> str:
    """A name of several words that fits: the longest ones lose letters, down to a consonant, and get a full stop."""
    words = name.split(" ")
    kept = [len(word) for word in words]
    shown = name
    while cell_len(shown) > room and max(kept) > SHORTEST_WORD + 1:
        longest = max(range(len(words)), key=kept.__getitem__)
        kept[longest] -= (
            2 if kept[longest] == len(words[longest]) else 1
        )  # the full stop takes the place of a letter
        while kept[longest] > SHORTEST_WORD and words[longest][kept[longest] - 1] in VOWELS:
            kept[longest] -= 1
        cut = [word if at == len(word) else f"{word[:at]}." for word, at in zip(words, kept, strict=True)]
        shown = " ".join(cut)
    return shown


def paint_card(
    canvas: Canvas, x: int, slot: SlotView, size: Cards, view: View, below: int, looking: Looking
) -> None:
    if slot.shows == "empty" or (slot.shows == "undealt" and slot.slot != view.turning):
        return
    left, right = ("[", "]") if looking.bare else (" " if size.lines > 1 else "", "")
    room = size.width - len(left + right)
    style, lines = card_face(slot, room, size, view, below, looking)
    if looking.bare and not slot.available:
        del lines[
            size.step :
        ]  # without colours, the lower edge would be mere noise between the cards that cover it
    for line, text in enumerate(lines):
        shown = fitted(text, room)
        padded = left + shown + " " * (room - cell_len(shown)) + right
        canvas.paint(
            x,
            slot.row * size.step + line,
            padded,
            style if line < size.name_lines else style.removeprefix("bold "),
        )


def card_face(
    slot: SlotView, room: int, size: Cards, view: View, below: int, looking: Looking
) -> tuple[str, list[str]]:
    """How a card is painted, and what stands on its lines."""
    if slot.slot == view.turning:
        return TURNING, [TURNED, *[""] * (size.lines - 1)]
    if slot.card is None:
        return card_back(slot.shows == "down_guild", room, size, looking)
    card = CARDS[CARD[slot.card]]
    paint = PAINTS[COLORS[card.color]]
    name = looking.cell(components.card(card.id))
    lines = in_two(name, room) if size.name_lines == 2 else [name]
    if size.lines == 1 and not looking.terminal.rtl:  # Persian does not abbreviate words
        lines = [abbreviated(name, room)]
    elif size.lines > 1:
        lines += [gifts_of_card(card, looking), card_price(slot, below, looking)]
    return (paint.open if slot.available else paint.covered), lines


def card_back(guild: bool, room: int, size: Cards, looking: Looking) -> tuple[str, list[str]]:
    """The back of a card, with an edge below where there is room for one; a guild can be told from it (SW-17.3)."""
    lines = [BACK_SIGN * room] * max(1, size.lines - 1) + [""] * (size.lines > 1)
    if guild:
        lines[size.lines // 2] = looking.cell(Message("swd-color-purple"))
    return (GUILD_BACK if guild else BACK), lines


def card_price(slot: SlotView, below: int, looking: Looking) -> str:
    """What the viewer pays for an available card, and in brackets what the other one would pay."""
    if not slot.prices:
        return ""
    told = [coins(one.coins + one.trade, looking) for one in slot.prices]
    return f"{told[below]} ({told[1 - below]})"


# -- the options --------------------------------------------------------------------------------------------------


def uses(ordered: Sequence[Choice], view: View, looking: Looking, brief: bool) -> RenderableType:
    """A line per card with what it gives, a column per use: the number of the option and what it costs or brings.

    In brief, a wonder is named by its number in the city.
    """
    city = view.cities[view.active]
    places = {wonder.wonder: place for place, wonder in enumerate(city.wonders, 1) if not wonder.built}
    cards: dict[str, dict[str, tuple[int, Choice]]] = {}
    for value, choice in enumerate(ordered, 1):
        card, use = card_and_use(choice.move)
        cards.setdefault(card, {})[use] = (value, choice)
    wonders = [wonder for wonder in places if any(wonder in row for row in cards.values())]
    possible = ["build", "discard", *wonders]
    asked = {slot.card: slot.prices[view.active] for slot in view.slots if slot.card and slot.prices}
    grid = Grid(box=None, padding=(0, 1 if brief else 2, 0, 0), header_style="dim", pad_edge=False)
    grid.add_column("", no_wrap=not brief)
    grid.add_column(looking.cell(Message("cli-swd-gives")))
    for use in possible:
        numbered = brief and use in places
        title = f"{UNBUILT}{looking.number(places[use])}" if numbered else column_title(use, looking)
        grid.add_column(title, no_wrap=brief)
    for card, row in cards.items():
        cells = [card_name(card, looking), Text(gifts_of_card(CARDS[CARD[card]], looking))]
        if "build" in row:
            cells.append(option(row["build"], "build", city, looking))
        else:
            cells.append(too_dear(asked[card].coins + asked[card].trade, looking))
        grid.add_row(*cells, *(option(row.get(use), use, city, looking) for use in possible[1:]))
    return grid


def card_and_use(text: str) -> tuple[str, str]:
    move = moves.read(text)
    if isinstance(move, moves.BuildWonder):
        return move.card, move.wonder
    assert isinstance(move, moves.Build | moves.Discard)
    return move.card, "build" if isinstance(move, moves.Build) else "discard"


def column_title(use: str, looking: Looking) -> str:
    if use in WONDER:
        return looking.cell(components.wonder(use))
    return looking.cell(Message(f"cli-swd-use-{use}"))


def card_name(card: str, looking: Looking) -> Text:
    color = COLORS[CARDS[CARD[card]].color]
    return Text(f" {looking.cell(components.card(card))} ", style=PAINTS[color].open)


def too_dear(amount: int, looking: Looking) -> Text:
    """What a card costs that cannot be paid: there is no number to choose it by."""
    return Text(f" {NONE}  ", style="dim").append(price(amount, looking), style="not dim red")


def option(found: tuple[int, Choice] | None, use: str, city: CityView, looking: Looking) -> Text:
    if found is None:
        return Text(f"    {NONE}", style="dim")
    value, choice = found
    told = f"+{coins(city.discard_income, looking)}" if use == "discard" else price(choice.cost or 0, looking)
    cell = Text(f"{looking.number(value):>2}", style="bold cyan")
    return cell.append(f"  {told}", style="not bold yellow")
