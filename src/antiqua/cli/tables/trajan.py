"""The table of Trajan: the board, the mats with their rings of six trays, and what a choice needs of it.

A tray has two lines: its numeral and action, then its markers by the letters of their colours. In brackets are the two
colours that the Trajan tile beside it wants. The arrows show which way is sown.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import takewhile

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from antiqua.cli.choosing import pooled
from antiqua.cli.tables.canvas import Canvas
from antiqua.cli.tables.table import (
    BECOMES,
    NONE,
    TIMES,
    Form,
    Looking,
    Table,
    Thing,
    columns,
    flowed,
    key_to_letters,
    labelled,
    name_at_turn,
    own_first,
    sentences_of,
    side_by_side,
)
from antiqua.cli.window import lines_of
from antiqua.games.game import Choice, Decision, Message
from antiqua.games.notation import word_of
from antiqua.games.trajan import components, moves
from antiqua.games.trajan.tables import (
    ACTIONS,
    BONUS_TILES,
    BORDERS,
    COLORS,
    COMMODITIES,
    DATA,
    ICONS,
    NUMERALS,
    PROVINCE,
    PROVINCES,
    SHIPS,
    SITE_TILES,
    STACKS,
    TILES,
    TRAJAN_TILE,
    TRAJAN_TILES,
)
from antiqua.games.trajan.view import MatView, ProvinceView, SiteView, TrayView, View
from antiqua.kernel.bits import members

ARCH, POINT, LEADER, TOKEN, NO_TILE = "∩", "★", "⚑", "♟", "·"
TILE_THERE = ("tr-detail-build", "tr-detail-march")
ALSO = "+ "  # before a tile that can be completed
SIGNS = {"arch": ARCH, "point": POINT, "leader": LEADER, "token": TOKEN, "no_tile": NO_TILE}
LABELS = (
    "time", "demands", "forum", "stacks", "bonus", "cards", "ships", "provinces", "sites", "senate", "tokens",
    "tiles", "built", "hand", "display", "yellow", "gray", "circle", "kept", "held",
)  # fmt: skip
LABELS_OF_BOARD = ("time", "demands", "forum", "stacks", "bonus", "cards", "ships")
QUARTERS, ROUNDS = DATA["time_track"]["quarters"], DATA["time_track"]["rounds_per_quarter"]
KINDS = [entry["id"] for entry in DATA["construction_kind"]]
STYLES = {
    "yellow": "bold #000000 on #e8c62e",
    "orange": "bold #000000 on #e08a2c",
    "green": "bold #000000 on #7fbf5f",
    "white": "bold #000000 on #eeeeee",
    "pink": "bold #000000 on #e79ac0",
    "blue": "bold #ffffff on #3f6fb5",
}
SEATS = ("bold red", "bold green", "bold blue", "bold yellow")
MAT = 50  # columns that a mat needs
LEAST_BESIDE = 16  # columns beside a ring, however narrow the window is
WIDE = 150  # columns; with fewer, provinces and sites stand below the rest of the board

Part = tuple[str, str]  # a text and its style


class Board(Table):
    """Reads the view, and the tables of what is printed on the components."""

    several_steps = "tr-table-steps"

    def draw(self, view: View, looking: Looking, form: Form = Form.FULL) -> RenderableType:
        if form == Form.FULL:
            return Group(whole_board(view, looking), mats(view, looking))
        parts: list[RenderableType] = [*moment(view, looking)]
        if form == Form.MIDDLE:
            parts += [
                *offers(view, looking),
                *provinces_in_lines(view, looking),
                *sites_in_lines(view, looking),
            ]
        own, *others = (view.mats[seat] for seat in own_first(len(view.mats), view.viewer))
        parts.append(own_mat(own, view, looking, counted=form == Form.LEAST))
        if form == Form.LEAST:
            summaries = [Text("  ").join(summary(mat, view, looking)[:3]) for mat in others]
            return Group(*parts, *flowed(summaries, looking.width, between="   "))
        for mat in others:
            parts += flowed(summary(mat, view, looking), looking.width, margin=4)
        return Group(*parts)

    def ordered(self, decision: Decision) -> list[Choice]:
        return list(decision.choices)

    def options(
        self,
        decision: Decision,
        ordered: Sequence[Choice],
        view: View,
        looking: Looking,
        brief: bool = False,
    ) -> RenderableType:
        if brief and not pooled(ordered):
            return columns([briefly(choice, looking) for choice in ordered], looking)
        return super().options(decision, ordered, view, looking, brief)

    def lies_there(self, choice: Choice) -> Message | None:
        return tile_of(choice)

    def as_asked(self, parts: Sequence[str], look: Callable[[], View]) -> Sequence[str]:
        """More markers than there are trays are named as they are sown, one after the other around the ring.

        Where a tray gets two, both are asked for at once.
        """
        sown = list(takewhile(is_sowing, parts))
        if (
            len(sown) <= len(ACTIONS)
            or (turn := look().turn).taken != len(turn.held)
            or len(sown) > turn.taken
        ):
            return parts
        asked = [one for tray in range(len(ACTIONS)) for one in sown[tray :: len(ACTIONS)]]
        return [*asked, *list(parts)[len(sown) :]]

    def step_before(self, why: Message) -> str | None:
        card = why.args.get("card")
        if why.id != "tr-why-lay-first" or not isinstance(card, Message):
            return None
        return next(moves.write(moves.Lay(name)) for name in COMMODITIES if components.good(name) == card)

    def points(self, view: View) -> list[dict[str, int]]:
        return [mat.points for mat in view.mats]

    def legend(self, looking: Looking) -> str:
        letters = key_to_letters(
            ((Message(f"tr-letter-{name}"), components.color(name)) for name in COLORS), looking
        )
        return looking.terminal.text(
            "tr-table-legend", arch=ARCH, point=POINT, leader=LEADER, token=TOKEN, letters=letters
        )

    def things(self, looking: Looking) -> Iterator[Thing]:
        yield from printed_things()
        for name in ACTIONS:
            yield Thing(name, components.action(name), (Message(f"tr-explain-action-{name}"),))
        for numeral, name in zip(NUMERALS, ACTIONS, strict=True):
            about = (Message("tr-explain-numeral", {"action": components.action(name)}),)
            yield Thing(
                f"tray_{numeral.lower()}", Message("tr-table-tray", {"numeral": numeral}), about, numeral
            )
        for name in COLORS:
            about = (Message("tr-explain-color"),)
            yield Thing(name, components.color(name), about, looking.terminal.text(f"tr-letter-{name}"))
        for name in COMMODITIES:
            yield Thing(name, components.good(name), (Message("tr-explain-good"),))
        for name in SHIPS:
            yield Thing(name, components.ship(name), (Message(f"tr-why-cargo-{name.removeprefix('ship_')}"),))
        for name in ICONS:
            yield Thing(name, components.icon(name), (Message("tr-explain-icon"),))
        for name in PROVINCES:
            yield Thing(name, components.province(name), (Message("tr-explain-provinces"), borders_of(name)))
        for name in KINDS:
            yield Thing(name, Message(f"tr-construction-{name}"), (Message("tr-explain-construction"),))
        for name in STACKS:
            yield Thing(f"stack_{name}", components.stack(name), (Message("tr-explain-stacks"),))
        for name, sign in SIGNS.items():
            yield Thing(f"sign_{name}", Message(f"tr-sign-{name}"), (Message(f"tr-explain-{name}"),), sign)
        for name in LABELS:
            yield Thing(f"word_{name}", Message(f"tr-table-{name}"), (Message(f"tr-explain-{name}"),))


def is_sowing(part: str) -> bool:
    return part.split(maxsplit=1)[0] == word_of(moves.Sow)


def borders_of(name: str) -> Message:
    """Where a leader can march from a province (TR-6.3.2)."""
    near = members(BORDERS[PROVINCE[name]])
    return Message(
        "tr-explain-borders", {"provinces": tuple(components.province(PROVINCES[one]) for one in near)}
    )


def printed_things() -> Iterator[Thing]:
    for name in TILES:
        yield Thing(name, components.tile(name), (components.tile_effect(name),))
    for tile in BONUS_TILES:
        effects = {
            "yellow": components.bonus_effect(tile, True),
            "gray": components.bonus_effect(tile, False),
        }
        sides = (Message(f"tr-table-side-{side}", {"effect": effect}) for side, effect in effects.items())
        yield Thing(tile.id, components.bonus(tile.id), tuple(sides))
    for name in SITE_TILES:
        worth = Message("tr-points", {"points": int(name.rsplit("_", 1)[1])})
        yield Thing(name, components.building(name), (worth, Message("tr-explain-construction")))
    for printed in TRAJAN_TILES:
        yield Thing(printed.id, components.face(printed.id), (Message("tr-explain-circle"),))


# -- short words ------------------------------------------------------------------------------------------------------


def letter(color: str, looking: Looking) -> str:
    return looking.cell(Message(f"tr-letter-{color}"))


def names(things: Iterable[Message], looking: Looking) -> str:
    """A list of things, equal ones counted."""
    counted = Counter(looking.cell(thing) for thing in things)
    return looking.joined(
        f"{name} {TIMES}{looking.number(count)}" if count > 1 else name for name, count in counted.items()
    )


def row(grid: Grid, label: str, value: RenderableType, looking: Looking) -> None:
    grid.add_row(Text(looking.cell(Message(f"tr-table-{label}")), style="dim"), value)


def fact(label: str, value: Text, looking: Looking) -> Text:
    return labelled(Message(f"tr-table-{label}"), value, looking)


def seats(numbers: Sequence[int], looking: Looking, sign: str = "") -> Text:
    said = Text()
    for seat in numbers:
        said.append(f"{sign}{looking.number(seat + 1)}", style=SEATS[seat])
    return said


def markers(colors: Sequence[str], looking: Looking) -> Text:
    said = Text()
    for name in colors:
        said.append(letter(name, looking), style=STYLES[name])
    return said


def wanted(tile: str) -> tuple[str, str]:
    """The two colours of a Trajan tile."""
    printed = TRAJAN_TILES[TRAJAN_TILE[tile]]
    return COLORS[printed.one], COLORS[printed.other]


def shortly(tile: str, looking: Looking) -> Text:
    """A Trajan tile as [YO] 2 workers ★2."""
    brings = components.face(tile).args["brings"]
    assert isinstance(brings, Message)
    said = Text("[").append_text(markers(wanted(tile), looking))
    points = looking.number(TRAJAN_TILES[TRAJAN_TILE[tile]].points)
    return said.append(f"] {looking.cell(brings)} {POINT}{points}")


# -- the board --------------------------------------------------------------------------------------------------------


def whole_board(view: View, looking: Looking) -> RenderableType:
    """What is common to all, side by side where there is room."""
    provinces = Grid.grid(padding=(0, 2, 0, 0))
    for one in view.provinces:
        provinces.add_row(*province_cells(one, looking), figures(one, looking))
    sites = Group(site_grid(view, looking), Text(), senate(view, looking))
    if looking.width >= WIDE:
        first = looking.width * 2 // 5
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(width=first)
        grid.add_column()
        grid.add_column(no_wrap=True)  # a number and its site stay together
        grid.add_row(state_of_play(view, looking, first), provinces, sites)
        return grid
    return Group(state_of_play(view, looking, looking.width), Text(), provinces, Text(), sites)


def state_of_play(view: View, looking: Looking, width: int) -> RenderableType:
    grid = Grid.grid(padding=(0, 2, 0, 0))
    row(grid, "time", time(view, looking), looking)
    row(grid, "demands", Text(names(map(components.icon, view.demands), looking)), looking)
    row(grid, "forum", forum(view, looking), looking)
    labels = max(cell_len(looking.cell(Message(f"tr-table-{label}"))) for label in LABELS_OF_BOARD)
    row(grid, "stacks", Text("\n").join(flowed(tops(view, looking), width - labels - 4)), looking)
    for label, shown in supplies(view, looking):
        row(grid, label, shown, looking)
    return grid


def offers(view: View, looking: Looking) -> list[RenderableType]:
    """The same without time and demands, in as few lines as possible."""
    stacks = [Text(looking.cell(Message("tr-table-stacks")), style="dim"), *tops(view, looking)]
    rest = [fact(label, shown, looking) for label, shown in supplies(view, looking)]
    return [
        fact("forum", forum(view, looking), looking),
        *flowed(stacks, looking.width, margin=2),
        *flowed(rest, looking.width),
    ]


def forum(view: View, looking: Looking) -> Text:
    return Text(names(map(components.tile, [*view.forum, *view.extras]), looking))


def tops(view: View, looking: Looking) -> list[Text]:
    """The visible Trajan tiles."""
    return [shortly(stack.top, looking) for stack in view.stacks if stack.top is not None] or [Text(NONE)]


def supplies(view: View, looking: Looking) -> list[tuple[str, Text]]:
    piles = [components.good(pile[-1]) for pile in view.piles if pile]
    colored = [components.ship(ship) for ship in SHIPS if ship not in view.gray_ships]
    return [
        ("bonus", Text(names(map(components.bonus, view.bonus), looking))),
        ("cards", Text(f"{looking.number(view.deck)} · {names(piles, looking)}")),
        ("ships", Text(names(colored, looking))),
    ]


def time(view: View, looking: Looking) -> Text:
    digits = looking.number
    when = f"{digits(view.quarter)}/{digits(QUARTERS)}"
    which = f"{digits(min(view.rounds + 1, ROUNDS))}/{digits(ROUNDS)}"
    return Text(f"{when} · {which} · {digits(view.time)}/{digits(view.time_spaces)}", style="bold")


def moment(view: View, looking: Looking) -> list[RenderableType]:
    """Time, demands and senate in a line or two."""
    demanded = Text(names(map(components.icon, view.demands), looking))
    parts = [
        fact("time", time(view, looking), looking),
        fact("demands", demanded, looking),
        senate(view, looking),
    ]
    return list(flowed(parts, looking.width))


def senate(view: View, looking: Looking) -> Text:
    """The spaces where discs lie, the discs from the bottom up."""
    places = [
        Text(f"{looking.number(space)}:").append_text(seats(stack, looking))
        for space, stack in enumerate(view.senate)
        if stack
    ]
    return fact("senate", Text(" ").join(places), looking)


def figures(province: ProvinceView, looking: Looking) -> Text:
    return seats(province.leaders, looking, LEADER).append_text(seats(province.legionnaires, looking, TOKEN))


def province_cells(province: ProvinceView, looking: Looking) -> list[str]:
    tile = looking.cell(components.tile(province.tile)) if province.tile is not None else NO_TILE
    worth = f"{POINT}{looking.number(province.value)}"
    return [looking.cell(components.province(province.province)), worth, tile]


def provinces_in_lines(view: View, looking: Looking) -> list[RenderableType]:
    parts = [Text(looking.cell(Message("tr-table-provinces")), style="dim")]
    for province in view.provinces:
        told = " ".join(province_cells(province, looking))
        parts.append(Text(f"{told} ").append_text(figures(province, looking)))
    return list(flowed(parts, looking.width, margin=2))


def site_text(site: SiteView, looking: Looking) -> Text:
    tile = looking.cell(components.building(site.tile)) if site.tile is not None else NO_TILE
    return Text(f"{looking.number(site.site)} {tile} ").append_text(seats(site.workers, looking, TOKEN))


def site_grid(view: View, looking: Looking) -> RenderableType:
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for number in range(max(site.row for site in view.sites) + 1):
        grid.add_row(*(site_text(site, looking) for site in view.sites if site.row == number))
    return grid


def sites_in_lines(view: View, looking: Looking) -> list[RenderableType]:
    parts = [Text(looking.cell(Message("tr-table-sites")), style="dim")]
    parts += [site_text(site, looking) for site in view.sites]
    return list(flowed(parts, looking.width, margin=2))


# -- the mats ---------------------------------------------------------------------------------------------------------


def mats(view: View, looking: Looking) -> RenderableType:
    order = own_first(len(view.mats), view.viewer)
    across = max(1, min(len(order), looking.width // MAT))
    drawn = []
    for seat in order:
        mat = view.mats[seat]
        whole = Group(head(mat, view, looking), *ring(mat, looking), facts(mat, view, looking))
        drawn.append(Padding(whole, (0, 2, 1, 0)))
    return side_by_side(drawn, across, looking.width)


def head(mat: MatView, view: View, looking: Looking) -> Text:
    line = name_at_turn(mat.seat, view.to_play, SEATS[mat.seat], looking)
    points = f"{POINT}{looking.number(mat.running)}{BECOMES}{looking.number(mat.score)}"
    return line.append(f"  {points}", style="not dim bold default")


def own_mat(mat: MatView, view: View, looking: Looking, counted: bool) -> RenderableType:
    """The ring, and beside it everything else of the mat; the tiles of the trays below it if that takes fewer lines."""
    if counted:
        return beside_the_ring(counts(mat, view, looking), mat, view, looking)
    beside = beside_the_ring(facts(mat, view, looking, empty=False), mat, view, looking)
    circle = circle_of(mat, looking)
    if not circle:
        return beside
    label = Text(looking.cell(Message("tr-table-circle")), style="dim")
    below = Group(
        beside_the_ring(facts(mat, view, looking, empty=False, circle=False), mat, view, looking),
        *flowed([label, *circle], looking.width, margin=2),
    )
    terminal, width = looking.terminal, looking.width
    return min(beside, below, key=lambda drawn: len(lines_of(terminal, drawn, width)))


def beside_the_ring(told: RenderableType, mat: MatView, view: View, looking: Looking) -> RenderableType:
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    grid.add_row(Group(*ring(mat, looking)), Group(head(mat, view, looking), told))
    return grid


def circle_of(mat: MatView, looking: Looking) -> list[Text]:
    """The Trajan tiles beside the trays."""
    return [
        Text(f"{tray.numeral} ").append_text(shortly(tray.tile, looking))
        for tray in mat.trays
        if tray.tile is not None
    ]


def tokens(mat: MatView, looking: Looking) -> Text:
    digits = looking.number
    said = f"{digits(mat.supply)} · {LEADER}{digits(mat.legionnaires)} · {TOKEN}{digits(mat.workers)}"
    return Text(said)


def hand(mat: MatView, looking: Looking) -> Text:
    """How many cards, and those that the viewer may know."""
    known = mat.hand if mat.hand is not None else mat.known
    told = f": {names(map(components.good, known), looking)}" if known else ""
    return Text(f"{looking.number(mat.cards)}{told}")


def facts(
    mat: MatView, view: View, looking: Looking, empty: bool = True, circle: bool = True
) -> RenderableType:
    """What lies on a mat; `empty` says whether what is not there is told, `circle` whether the Trajan tiles are."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    row(grid, "tokens", tokens(mat, looking), looking)
    row(grid, "hand", hand(mat, looking), looking)
    tiles = circle_of(mat, looking) if circle else []
    held = view.turn.held if mat.seat == view.active else None
    labels = ["tokens", "hand", "circle", *(["held"] if held else [])]
    for label, things in (
        ("tiles", map(components.tile, mat.tiles)),
        ("kept", map(components.kept, mat.kept)),
        ("built", map(components.building, mat.built)),
        ("display", map(components.good, mat.display)),
        ("yellow", map(components.bonus, mat.yellow)),
        ("gray", map(components.bonus, mat.gray)),
    ):
        said = names(things, looking)
        if empty or said != NONE:
            row(grid, label, Text(said), looking)
            labels.append(label)
    if tiles:
        lines = tiles if empty else beside_ring(tiles, labels, mat, looking)
        row(grid, "circle", Text("\n").join(lines), looking)
    if held:
        row(grid, "held", markers(held, looking), looking)
    return grid


def beside_ring(parts: Sequence[Text], labels: Iterable[str], mat: MatView, looking: Looking) -> list[Text]:
    """Pieces in as few lines as there is room for, between the labels beside the ring and the edge."""
    used = max(cell_len(looking.cell(Message(f"tr-table-{label}"))) for label in labels)
    return flowed(parts, max(LEAST_BESIDE, looking.width - ring_width(mat, looking) - used - 5))


def counts(mat: MatView, view: View, looking: Looking) -> RenderableType:
    """The same in numbers, but for the hand and what is being sown."""
    parts = [fact("tokens", tokens(mat, looking), looking)]
    for label, owned in (
        ("tiles", mat.tiles),
        ("built", mat.built),
        ("display", mat.display),
        ("yellow", mat.yellow),
        ("gray", mat.gray),
    ):
        parts.append(fact(label, Text(looking.number(len(owned))), looking))
    lines: list[RenderableType] = list(flowed(parts, looking.width - ring_width(mat, looking) - 2))
    lines.append(fact("hand", hand(mat, looking), looking))
    if mat.seat == view.active and view.turn.held:
        lines.append(fact("held", markers(view.turn.held, looking), looking))
    return Group(*lines)


def summary(mat: MatView, view: View, looking: Looking) -> list[Text]:
    """Another player in a line; what he has none of is not told."""
    said = [head(mat, view, looking), fact("hand", hand(mat, looking), looking)]
    said.append(fact("tokens", tokens(mat, looking), looking))
    counted = {"tiles": mat.tiles, "built": mat.built, "bonus": (*mat.yellow, *mat.gray)}
    for label, things in counted.items():
        if things:
            said.append(fact(label, Text(looking.number(len(things))), looking))
    return said


# -- the ring of trays ------------------------------------------------------------------------------------------------

#: Where the trays stand, in half columns and lines: two above, one on either side, two below, clockwise from the left.
SPOTS = ((1, 0), (3, 0), (4, 2), (3, 4), (1, 4), (0, 2))
RING_LINES = 6
INDENT = 3  # columns of half a column's shift


def title(tray: TrayView, mat: MatView, looking: Looking) -> str:
    """The numeral and the action, with the arch or a +2 marker where they are."""
    extra = f" +{looking.number(2)}" if tray.action in mat.covered else ""
    arch = f" {ARCH}" if mat.arch == tray.numeral else ""
    return f"{tray.numeral} {looking.cell(components.action(tray.action))}{extra}{arch}"


def contents(tray: TrayView, looking: Looking) -> list[Part]:
    """The markers, and in brackets those that the tile wants."""
    parts = [(letter(color, looking), STYLES[color]) for color in tray.markers] or [(NONE, "dim")]
    if tray.tile is not None:
        parts += [
            (" [", ""),
            *((letter(color, looking), STYLES[color]) for color in wanted(tray.tile)),
            ("]", ""),
        ]
    return parts


def column_width(mat: MatView, looking: Looking) -> int:
    widths = [cell_len(title(tray, mat, looking)) for tray in mat.trays]
    widths += [sum(cell_len(text) for text, _ in contents(tray, looking)) for tray in mat.trays]
    return max(widths)


def ring_width(mat: MatView, looking: Looking) -> int:
    return 2 * column_width(mat, looking) + 4 * INDENT


def ring(mat: MatView, looking: Looking) -> list[Text]:
    """The six trays in a circle, as they lie on the mat."""
    wide = column_width(mat, looking)
    canvas = Canvas(ring_width(mat, looking), RING_LINES)
    for tray, (column, line) in zip(mat.trays, SPOTS, strict=True):
        x = column * INDENT if column < 2 else (column - 1) * INDENT + wide
        canvas.paint(x, line, title(tray, mat, looking), "bold")
        for text, style in contents(tray, looking):
            canvas.paint(x, line + 1, text, style)
            x += cell_len(text)
    right = 2 * wide + 3 * INDENT
    for x, line, sign in (
        (INDENT + wide + 1, 0, "→"),
        (right - 1, 1, "↘"),
        (right - 1, 4, "↙"),
        (INDENT + wide + 1, 4, "←"),
        (0, 4, "↖"),
        (0, 1, "↗"),
    ):
        canvas.paint(x, line, sign, "dim")
    return canvas.lines()


# -- the options ------------------------------------------------------------------------------------------------------


def briefly(choice: Choice, looking: Looking) -> str:
    """An option with the one thing that there is to know before it is chosen."""
    move = moves.read(choice.move)
    if isinstance(move, moves.ChooseTray):
        return sowing(move, choice.detail, looking)
    label, tile = looking.cell(choice.label), tile_of(choice)
    if tile is not None and isinstance(move, moves.Build):
        return looking.cell(Message("tr-table-site", {"site": move.site, "tile": tile}))
    if tile is not None:
        return f"{label}: {looking.cell(tile)}"
    for sentence in sentences_of(choice.detail):
        points = sentence.args.get("points")
        if sentence.id == "tr-points" and isinstance(points, int):
            return f"{label} {POINT}{looking.number(points)}"
    return label


def tile_of(choice: Choice) -> Message | None:
    """The tile of a province or a site that an option names."""
    for sentence in sentences_of(choice.detail):
        tile = sentence.args.get("tile")
        if sentence.id in TILE_THERE and isinstance(tile, Message):
            return tile
    return None


def sowing(move: moves.ChooseTray, detail: Message | None, looking: Looking) -> str:
    """A tray, the tray where its last marker falls, and the tile that can be completed there."""
    shown = looking.cell(components.action(move.tray))
    for sentence in sentences_of(detail):
        if sentence.id == "tr-detail-tray":
            target = sentence.args["action"]
            assert isinstance(target, Message)
            shown += f" {BECOMES} {looking.cell(target)}"
        elif sentence.id != "tr-detail-round":
            tile = sentence.args["tile"]
            assert isinstance(tile, Message)
            shown += f" {ALSO}{looking.cell(tile)}"
    return shown
