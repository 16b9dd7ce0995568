"""What an experienced player of Trajan counts: points in sight, the next sowings, goods, demands, the senate, sets.

`left` is the part of the game that is still to come, measured in steps of the time marker: what earns later is worth
little in the end. What is half done counts at what it will bring: markers in the hand of who sows, an action that is
about to be performed, laid cards, cards still to be drawn. The weights are points; they stand in `weights.toml` and are
tuned by self-play (`antiqua tune`).
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from typing import Any

from antiqua.games import weights
from antiqua.games.trajan import tables
from antiqua.games.trajan.board import Board

from antiqua.games.trajan.constants import (  # isort: skip
    NONE, COLORS, TRAYS, KINDS, SITES, PROVINCES, BONUSES, ICONS, SEAPORT, FORUM, MILITARY, SENATE, TRAJAN,
    CONSTRUCTION, CENTRE, DEMAND_TILE, WILD_DEMAND, WILD_COMMODITY, WILD_CONSTRUCTION, WILD_EXTRA,
    EXTRA, QUARTERS, LAST_SPACE, LESS_PER_OTHER, NO_EFFECT, DRAW_CARDS, ADD_WORKERS, ADD_LEGIONNAIRES, PLUS_TWO,
    BY_DEMAND, BY_WORKERS, BY_LEGIONNAIRES, BY_YELLOW, SAME, PAIRWISE, DIFFERENT, DEAL_FORUM, DEAL_PROVINCE,
    DEAL_EXTRA, DEAL_BONUS, CHOOSE_TRAY, SOW, COVER_SPACE, ACT, DISCARD_CARD, MEET_DEMANDS,
    CHOOSE_BONUS, REVEAL_DEMAND, DISCARDING, DEMANDS_PER_QUARTER,
)  # fmt: skip
from antiqua.games.trajan.mat import Mat
from antiqua.kernel.bits import count_bits
from antiqua.kernel.evaluate import Evaluator
from antiqua.kernel.network import Network
from antiqua.kernel.state import State

TIME_SPACES = tables.TIME_SPACES
SITE_POINTS = tables.SITE_POINTS
PROVINCE_POINTS = tables.PROVINCE_POINTS
BORDERS = tables.BORDERS
NEXT_TO = tables.NEXT_TO
SENATE_POINTS = tables.SENATE_POINTS
SHIP_FRONT = tables.SHIP_FRONT
SHIP_BACK = tables.SHIP_BACK
TILE_ONE = [tile.one for tile in tables.TRAJAN_TILES]
TILE_OTHER = [tile.other for tile in tables.TRAJAN_TILES]
TILE_POINTS = [tile.points for tile in tables.TRAJAN_TILES]
TILE_EFFECT = [tile.effect for tile in tables.TRAJAN_TILES]
TILE_AMOUNT = [tile.amount for tile in tables.TRAJAN_TILES]
SCORING = [tile.scoring for tile in tables.BONUS_TILES]
YELLOW = [tile.yellow for tile in tables.BONUS_TILES]
GRAY = [tile.gray for tile in tables.BONUS_TILES]
BONUS_ICON = [tile.icon for tile in tables.BONUS_TILES]
BONUS_ONE = [tile.one for tile in tables.BONUS_TILES]
BONUS_OTHER = [tile.other for tile in tables.BONUS_TILES]
CONSTRUCTION_KINDS = len(tables.CONSTRUCTION)

ROUNDS = DEMANDS_PER_QUARTER + 1
EARLY_SPREAD, LATE_SPREAD = 13.0, 4.0  # points that decide little: at the beginning, and at the end
STEPS_PER_TURN = 2.6  # markers that players take, on average
# What is still missing of the demands to be revealed, on average: 4 * how many they are + spare tiles of an icon. Each
# icon is as likely as the others.
TO_MISS = [
    0.0, 0.0, 0.0, 0.0,
    1.0 / 3, 0.0, 0.0, 0.0,
    2.0 / 3, 1.0 / 9, 0.0, 0.0,
    1.0, 8.0 / 27, 1.0 / 27, 0.0,
]  # fmt: skip
# What a forum tile is worth about, lying on a province: votes, demand tiles, wild ones, extra actions.
TILE_WORTH = [1.0, 1.5, 2.0, 2.5, 2.5, 2.5, 2.5, 4.0, 3.0, 5.0, 4.5, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0]
# Actions, in points: what each brings at least, about, apart from what is in sight.
ACTION_WORTH = [3.0, 3.5, 3.0, 1.5, 3.5, 3.5]
FIRST_WORTH = 3.5  # the bonus action of a first construction tile
SECOND_WORTH, THIRD_WORTH, FOURTH_WORTH = 2.0, 5.0, 7.0  # construction tiles on the way to a set
FEW_TURNS = 3.0

FEATURES = (
    "score",  # what would be scored if the game ended now
    "turns",  # own turns to come
    "doing",  # the action that is about to be performed, at what it is worth
    "doing_seaport",
    "doing_forum",
    "doing_military",
    "doing_senate",
    "doing_trajan",
    "doing_construction",
    "laid",  # the best that laid cards can still bring
    "draws",  # cards to be drawn
    "completing",  # the Trajan tile that the markers in the hand can still complete
    "best_turn",  # the best that the next sowing can bring, action and Trajan tile
    "next_turn",  # the second best
    "reach",  # actions that the next sowing can end in
    "tile_next",  # the best Trajan tile that the next sowing can complete
    "tiles",  # Trajan tiles beside the circle, at what they bring
    "tiles_half",  # those with one of their markers in the tray
    "tiles_ready",  # those with both
    "cards_left",
    "ship_best",  # what the best cargo of the hand would gain
    "ship_second",
    "bonus_cards",  # cards in hand that own bonus tiles count
    "bonus_growth",  # what own bonus tiles may still gain
    "short",  # demands that will not be met, as expected
    "short_late",
    "kept",  # demands that kept Trajan tiles meet in later quarters
    "spare_demand",  # demand tiles for later quarters
    "wild_demand",
    "wild_commodity",
    "wild_construction",
    "wild_extra",
    "extras",  # extra action tiles that can still be used
    "extras_covered",  # those that serve twice
    "covered",
    "senate_bonus",  # the bonus tile that the own votes promise
    "senate_step",  # points of the next step in this quarter
    "workers",
    "legionnaires",
    "site_best",  # the best site that can be built on
    "site_second",
    "sets_two",  # kinds of which two tiles are built and another is left
    "sets_three",
    "occupy",  # what the leader's province would bring
    "march",  # the best province next to him
    "supply",
)
(
    SCORE, TURNS, DOING, DOING_FIRST, _FORUM, _MILITARY, _SENATE, _TRAJAN, _CONSTRUCTION, LAID, DRAWS, COMPLETING,
    BEST_TURN, NEXT_TURN, REACH, TILE_NEXT, TILES_ALL, TILES_HALF, TILES_READY, CARDS_LEFT, SHIP_BEST, SHIP_SECOND,
    BONUS_CARDS, BONUS_GROWTH, SHORT, SHORT_LATE, KEPT, SPARE_DEMAND, F_WILD_DEMAND, F_WILD_COMMODITY,
    F_WILD_CONSTRUCTION, F_WILD_EXTRA, EXTRAS, EXTRAS_COVERED, COVERED, SENATE_BONUS, SENATE_STEP, WORKERS,
    LEGIONNAIRES, SITE_BEST, SITE_SECOND, SETS_TWO, SETS_THREE, OCCUPYING, MARCHING, SUPPLIED,
) = range(46)  # fmt: skip

SIGHTS = (  # what the network sees besides
    "left",
    "quarter_left",
    "quarters_later",
    "three",  # so many players
    "four",
    "cards",
    "votes",
    "marchers",  # legionnaires and workers in all
    "builders",
    *(f"worth_{action}" for action in tables.ACTIONS),  # what each action is worth now
    *(f"markers_{action}" for action in tables.ACTIONS),  # in its tray
)
(LEFT, QUARTER_LEFT, LATER, THREE, FOUR, CARDS, VOTES, MARCHERS, BUILDERS, WORTH) = range(
    len(FEATURES), len(FEATURES) + 10
)
MARKERS = WORTH + TRAYS


class TrajanEvaluator(Evaluator):
    """The parts are in the order of the features; what several of them need is kept in between."""

    left: float
    quarter_left: float
    later: int
    hurry: float
    worth: list[float]
    goods: list[float]

    def __init__(self, table: Mapping[str, float] | None = None, network: Network | None = None) -> None:
        super().__init__(FEATURES, table or weights.read("trajan", FEATURES), SIGHTS, network)
        self.left = 1.0  # part of the game
        self.quarter_left = 1.0  # part of the quarter
        self.later = QUARTERS - 1  # quarters after this one
        self.hurry = 1.0  # below 1 when there are few turns left
        self.worth = [0.0] * 6  # of the actions, now
        self.goods = [0.0] * 12  # points that own bonus tiles give for each displayed card

    def features(self, state: State, seat: int, out: array[float]) -> None:
        board: Any = state
        mat = board.mats[seat]
        for i in range(len(out)):
            out[i] = 0.0
        out[SCORE] = board.score(seat)
        self.look_at_time(board, seat, out)
        for action in range(TRAYS):
            self.worth[action] = ACTION_WORTH[action]
        self.look_at_bonus(board, mat, out)
        self.look_at_hand(board, seat, mat, out)
        self.look_at_demands(board, mat, out)
        self.look_at_tiles(mat, out)
        self.look_at_senate(board, seat, mat, out)
        self.look_at_military(board, seat, mat, out)
        self.look_at_construction(board, mat, out)
        self.look_at_circle(board, seat, mat, out)
        out[SUPPLIED] = mat.supply * self.left
        if self.network is not None:
            self.look_further(board, mat, out)

    def look_further(self, board: Board, mat: Mat, out: array[float]) -> None:
        """What the network sees besides."""
        out[LEFT] = self.left
        out[QUARTER_LEFT] = self.quarter_left
        out[LATER] = self.later
        if board.players > 2:
            out[THREE + board.players - 3] = 1.0
        out[CARDS] = mat.cards
        out[VOTES] = mat.votes()
        out[MARCHERS] = mat.legionnaires
        out[BUILDERS] = mat.workers
        for action in range(TRAYS):
            out[WORTH + action] = self.worth[action]
            out[MARKERS + action] = mat.sizes[action]

    def look_at_time(self, board: Board, seat: int, out: array[float]) -> None:
        """How much of the quarter and the game is left, and how many turns that is."""
        spaces = TIME_SPACES[board.players]
        steps = steps_in_quarter(board)
        self.later = later_quarters(board)
        self.quarter_left = steps / (1.0 * ROUNDS * spaces)
        steps += self.later * ROUNDS * spaces
        self.left = steps / (1.0 * QUARTERS * ROUNDS * spaces)
        before = (seat - board.active + board.players) % board.players
        if before == 0 and board.phase != CHOOSE_TRAY:
            before = board.players
        turns = steps - before * STEPS_PER_TURN
        turns = 1.0 + turns / (STEPS_PER_TURN * board.players) if turns > 0.0 else 0.0
        out[TURNS] = turns
        self.hurry = turns / FEW_TURNS if turns < FEW_TURNS else 1.0

    # -- goods --------------------------------------------------------------------------------------------------------

    def look_at_bonus(self, board: Board, mat: Mat, out: array[float]) -> None:
        """What the own bonus tiles still want."""
        for kind in range(KINDS):
            self.goods[kind] = 0.0
        owned = mat.yellow | mat.gray
        for tile in range(BONUSES):
            if owned >> tile & 1:
                value = 0.5 * (YELLOW[tile] if mat.yellow >> tile & 1 else GRAY[tile])
                if BONUS_ONE[tile] >= 0:
                    self.goods[BONUS_ONE[tile]] += value
                    self.goods[BONUS_OTHER[tile]] += value
                    out[BONUS_CARDS] += value * (mat.hand[BONUS_ONE[tile]] + mat.hand[BONUS_OTHER[tile]])
                out[BONUS_GROWTH] += value * self.growth(mat, tile)
        out[BONUS_CARDS] *= self.hurry

    def growth(self, mat: Mat, tile: int) -> float:
        """How much more a bonus tile will count in the end, about."""
        scoring = SCORING[tile]
        if scoring == BY_WORKERS:
            return 5.0 * self.left
        if scoring == BY_LEGIONNAIRES:
            return 3.5 * self.left
        if scoring == BY_YELLOW:
            return 0.4 * self.later
        if scoring == BY_DEMAND:
            if mat.tiles[DEMAND_TILE + BONUS_ICON[tile]]:
                return 0.0
            return 0.5 * self.hurry
        return 2.0 * self.left

    def look_at_hand(self, board: Board, seat: int, mat: Mat, out: array[float]) -> None:
        """What the cards could be shipped for, beyond the point that each brings in the end anyway."""
        wilds = mat.tiles[WILD_COMMODITY]
        most = 0
        pairs = 0
        kinds = 0
        for kind in range(KINDS):
            number = mat.hand[kind]
            if number:
                kinds += 1
                if number > 1:
                    pairs += 1
                if number > most:
                    most = number
        out[CARDS_LEFT] = mat.cards * self.hurry
        same = most + wilds if most + wilds < 4 else 4
        two_by_two = pairs + (1 if wilds and kinds > pairs else 0)
        if two_by_two > 3:
            two_by_two = 3
        different = kinds + wilds if kinds + wilds < 4 else 4
        first = ship_gain(board, SAME, same, same)
        second = ship_gain(board, PAIRWISE, two_by_two, 2 * two_by_two)
        third = ship_gain(board, DIFFERENT, different, different)
        best = first if first > second else second
        other = second if first > second else first
        if third > best:
            other = best
            best = third
        elif third > other:
            other = third
        out[SHIP_BEST] = best * self.hurry
        out[SHIP_SECOND] = other * self.hurry
        if best > self.worth[SEAPORT]:
            self.worth[SEAPORT] = best
        if board.active == seat:
            if board.laid != NONE:
                out[LAID] = self.laid_worth(board, mat, wilds)
            if board.draws:
                out[DRAWS] = board.draws
            if board.phase == DISCARD_CARD or (board.draws and board.resume == DISCARDING):
                out[SCORE] -= 1.0
                out[CARDS_LEFT] -= self.hurry

    def laid_worth(self, board: Board, mat: Mat, wilds: int) -> float:
        """Laid cards will be displayed; the best that they can be played or shipped for."""
        laid = board.laid
        total = self.goods[laid]
        number = 1
        kinds = 1
        pairs = 0
        if board.laid_too != NONE:
            total += self.goods[board.laid_too]
            number = 2
        best = 2.0 * number  # played: as many cards are drawn
        for kind in range(0 if board.unordered else laid + 1, KINDS):
            if kind == laid:
                continue
            if mat.hand[kind] and (kind > board.laid_too or (board.unordered and kind < board.laid_too)):
                kinds += 1
            if mat.hand[kind] > 1:
                pairs += 1
        if board.laid_too == NONE or board.laid_too == laid:
            same = mat.hand[laid] + number
            own = same
            same = same + wilds if same + wilds < 4 else 4
            gain = ship_points(board, SAME, same) - (own if own < same else same) + number
            best = gain if gain > best else best
            if own > 1 or wilds:
                pairs = pairs + 1 if pairs < 2 else 3
                gain = ship_points(board, PAIRWISE, pairs) - 2 * pairs + number
                best = gain if gain > best else best
        if board.laid_too != laid:
            if board.laid_too != NONE:
                kinds += 1
            own = kinds if kinds < 4 else 4
            kinds = kinds + wilds if kinds + wilds < 4 else 4
            gain = ship_points(board, DIFFERENT, kinds) - own + number
            best = gain if gain > best else best
        return total + best

    # -- demands and forum tiles --------------------------------------------------------------------------------------

    def look_at_demands(self, board: Board, mat: Mat, out: array[float]) -> None:
        """Demands that are there and will come, and what there is to meet them."""
        revealed = board.demands[0] + board.demands[1] + board.demands[2]
        met = board.phase == MEET_DEMANDS or board.phase == CHOOSE_BONUS
        to_come = 0 if met else DEMANDS_PER_QUARTER - revealed
        short = 0.0
        wanted = False  # is a tile that is missing in the forum?
        for icon in range(ICONS):
            kept = mat.kept_demands(icon)
            spare = kept + mat.tiles[DEMAND_TILE + icon] - (0 if met else board.demands[icon])
            out[KEPT] += (1.0 if kept == 1 else 1.5 if kept > 1 else 0.0) * self.later
            if spare < 0:
                short += TO_MISS[4 * to_come] - spare
                wanted = wanted or board.forum[DEMAND_TILE + icon] > 0
                spare = 0
            else:
                short += TO_MISS[4 * to_come + (spare if spare < 3 else 3)]
            if self.later and mat.tiles[DEMAND_TILE + icon]:
                spare = spare if spare < mat.tiles[DEMAND_TILE + icon] else mat.tiles[DEMAND_TILE + icon]
                out[SPARE_DEMAND] += spare if spare < self.later + 1 else self.later + 1
        short -= mat.tiles[WILD_DEMAND]
        if short > 0.0 and not met:
            out[SHORT] = short
            out[SHORT_LATE] = short * (1.0 - self.quarter_left)
            self.worth[FORUM] += 2.0 if wanted else 1.0 if short > 1.0 else short
        if board.forum[WILD_CONSTRUCTION] or board.forum[WILD_EXTRA] or board.forum[WILD_DEMAND]:
            self.worth[FORUM] += 1.0

    def look_at_tiles(self, mat: Mat, out: array[float]) -> None:
        out[F_WILD_DEMAND] = mat.tiles[WILD_DEMAND] if self.later else 0.3 * mat.tiles[WILD_DEMAND]
        out[F_WILD_COMMODITY] = mat.tiles[WILD_COMMODITY] * self.hurry
        out[F_WILD_CONSTRUCTION] = mat.tiles[WILD_CONSTRUCTION] * self.left
        out[F_WILD_EXTRA] = mat.tiles[WILD_EXTRA] * self.hurry
        for action in range(TRAYS):
            number = mat.tiles[EXTRA + action]
            if number:
                out[EXTRAS] += (1.0 if number == 1 else 0.7 * number) * self.hurry
                if mat.covered >> action & 1:
                    out[EXTRAS_COVERED] += (1.0 if number == 1 else 0.7 * number) * self.hurry
        out[COVERED] = count_bits(mat.covered) * self.left

    # -- the board ----------------------------------------------------------------------------------------------------

    def look_at_senate(self, board: Board, seat: int, mat: Mat, out: array[float]) -> None:
        """TR-10.7 to TR-10.9: the bonus tile that the votes promise, the more surely the nearer the quarter's end."""
        if mat.space < LAST_SPACE:
            points = SENATE_POINTS[mat.space + 1]
            self.worth[SENATE] += points
            out[SENATE_STEP] = points * self.quarter_left
        else:
            self.worth[SENATE] = 0.0
        if count_bits(board.bonus) == 2:
            out[SENATE_BONUS] = self.promised(board, seat, mat)

    def promised(self, board: Board, seat: int, mat: Mat) -> float:
        """The worth of the two bonus tiles, in the measure of how likely they are won."""
        own = 2 * mat.votes()
        behind = 0.0  # how likely it is to be behind the best of the others, and behind the second best
        behind_too = 0.0
        width = 2.0 + 20.0 * self.quarter_left
        for other in range(board.players):
            if other != seat:
                lead = own - 2 * board.mats[other].votes() + (1 if board.ahead(seat, other) else -1)
                risk = 0.5 - lead / (2.0 * width)
                risk = 0.0 if risk < 0.0 else 1.0 if risk > 1.0 else risk
                if risk > behind:
                    behind_too = behind
                    behind = risk
                elif risk > behind_too:
                    behind_too = risk
        best = 0.0
        worst = 0.0
        for tile in range(BONUSES):
            if board.bonus >> tile & 1:
                count = self.counted(mat, tile) + self.growth(mat, tile)
                yellow = 0.5 * YELLOW[tile] * (count + (1.0 if SCORING[tile] == BY_YELLOW else 0.0))
                gray = 0.5 * GRAY[tile] * count
                best = yellow if yellow > best else best
                worst = gray if worst == 0.0 or gray < worst else worst
        return (1.0 - behind) * best + (behind - behind_too) * worst

    def counted(self, mat: Mat, tile: int) -> float:
        """How much there is of what a bonus tile counts; cards in hand count in part."""
        scoring = SCORING[tile]
        if scoring == BY_WORKERS:
            return count_bits(mat.sites)
        if scoring == BY_LEGIONNAIRES:
            return count_bits(mat.occupied)
        if scoring == BY_YELLOW:
            return count_bits(mat.yellow)
        if scoring == BY_DEMAND:
            return 1.0 if mat.tiles[DEMAND_TILE + BONUS_ICON[tile]] else 0.0
        one = BONUS_ONE[tile]
        other = BONUS_OTHER[tile]
        return mat.display[one] + mat.display[other] + 0.5 * self.hurry * (mat.hand[one] + mat.hand[other])

    def look_at_military(self, board: Board, seat: int, mat: Mat, out: array[float]) -> None:
        """Where the leader stands and may go."""
        there = 0.0
        if mat.leader < PROVINCES and not mat.occupied >> mat.leader & 1:
            there = occupation(board, seat, mat.leader)
            if mat.legionnaires and there > self.worth[MILITARY]:
                self.worth[MILITARY] = there
        best = 0.0
        for province in range(PROVINCES):
            if BORDERS[mat.leader] >> province & 1:
                value = 0.0
                if not mat.occupied >> province & 1:
                    value = 0.4 * occupation(board, seat, province)
                if board.provinces[province] != NONE:
                    value += TILE_WORTH[board.provinces[province]]
                    if TILE_WORTH[board.provinces[province]] > self.worth[MILITARY]:
                        self.worth[MILITARY] = TILE_WORTH[board.provinces[province]]
                best = value if value > best else best
        out[OCCUPYING] = (there if mat.legionnaires else 0.4 * there) * self.hurry
        out[MARCHING] = best * self.hurry
        out[LEGIONNAIRES] = (mat.legionnaires if mat.legionnaires < 4 else 4) * self.left

    def look_at_construction(self, board: Board, mat: Mat, out: array[float]) -> None:
        """Sites that can be built on, and sets that can still grow."""
        beside = 0
        on_board = 0
        for site in range(SITES):
            if mat.sites >> site & 1:
                beside |= NEXT_TO[site]
            if board.sites[site] != NONE:
                on_board |= 1 << (board.sites[site] // 4)
        beside = beside & ~mat.sites if mat.sites else (1 << SITES) - 1
        best = 0.0
        second = 0.0
        for site in range(SITES):
            tile = board.sites[site]
            if tile != NONE and beside >> site & 1:
                built = mat.built_of(tile // 4)
                value = 1.0 * SITE_POINTS[tile]
                if built == 0:
                    value += FIRST_WORTH
                elif built == 1:
                    value += SECOND_WORTH * self.left
                else:
                    value += THIRD_WORTH if built == 2 else FOURTH_WORTH
                if value > best:
                    second = best
                    best = value
                elif value > second:
                    second = value
        if mat.workers and best > self.worth[CONSTRUCTION]:
            self.worth[CONSTRUCTION] = best
        out[SITE_BEST] = best * self.hurry
        out[SITE_SECOND] = second * self.hurry
        for kind in range(CONSTRUCTION_KINDS):
            if on_board >> kind & 1:
                built = mat.built_of(kind)
                if built == 2:
                    out[SETS_TWO] += self.left
                elif built == 3:
                    out[SETS_THREE] += self.left
        out[WORKERS] = (mat.workers if mat.workers < 4 else 4) * self.left

    # -- the action circle --------------------------------------------------------------------------------------------

    def look_at_circle(self, board: Board, seat: int, mat: Mat, out: array[float]) -> None:
        """What is being done, and what the next sowing can bring."""
        if mat.arch == CENTRE:
            self.worth[TRAJAN] = 0.0
        if board.active == seat and board.quarter:
            self.look_at_turn(board, mat, out)
        reached = 0
        best = 0.0
        second = 0.0
        best_target = NONE
        for source in range(TRAYS):
            taken = mat.sizes[source]
            if not taken:
                continue
            target = (source + taken) % TRAYS
            reached |= 1 << target
            value = self.worth[target]
            if mat.slots[target] != NONE and can_complete(mat, source, target, taken):
                tile = self.tile_worth(mat, mat.slots[target])
                value += tile
                if tile > out[TILE_NEXT]:
                    out[TILE_NEXT] = tile
            if value > best:
                if target != best_target:
                    second = best
                best = value
                best_target = target
            elif value > second and target != best_target:
                second = value
        out[BEST_TURN] = best * self.hurry
        out[NEXT_TURN] = second * self.hurry
        out[REACH] = count_bits(reached) * self.hurry
        out[TILE_NEXT] *= self.hurry
        for slot in range(TRAYS):
            if mat.slots[slot] != NONE:
                value = self.tile_worth(mat, mat.slots[slot]) * self.hurry
                out[TILES_ALL] += value
                missing = missing_markers(mat, mat.slots[slot], slot)
                if missing == 1:
                    out[TILES_HALF] += value
                elif missing == 0:
                    out[TILES_READY] += value

    def look_at_turn(self, board: Board, mat: Mat, out: array[float]) -> None:
        """The action that will follow the sowing, or is to be performed now, and again."""
        phase = board.phase
        action = NONE
        times = 1.0
        if phase == SOW:
            action = (board.source + board.taken) % TRAYS
            tile = mat.slots[action]
            if tile != NONE and still_completes(board, mat, tile, action):
                out[COMPLETING] = self.tile_worth(mat, tile)
        elif phase == ACT:
            action = board.doing
            times += 0.8 * board.repeats
        elif phase == COVER_SPACE:
            action = board.doing
            out[COVERED] += self.left
        if action != NONE:
            out[DOING] = self.worth[action] * times
            out[DOING_FIRST + action] = times

    def tile_worth(self, mat: Mat, tile: int) -> float:
        """What completing a Trajan tile brings; it then does not count as one beside the circle."""
        effect = TILE_EFFECT[tile]
        points = TILE_POINTS[tile] - 1.0
        if effect == NO_EFFECT:
            return points
        if effect == DRAW_CARDS:
            return points + TILE_AMOUNT[tile] * (1.0 + 1.2 * self.hurry)
        if effect == ADD_WORKERS or effect == ADD_LEGIONNAIRES:
            number = TILE_AMOUNT[tile] if TILE_AMOUNT[tile] < mat.supply else mat.supply
            return points + number * (1.0 + 2.5 * self.left)
        if effect == PLUS_TWO:
            return points + 4.0 * self.left
        return points + 2.5 * self.later + (2.0 if self.quarter_left > 0.0 else 0.0)

    def spread(self, state: State) -> float:
        board: Any = state
        return LATE_SPREAD + (EARLY_SPREAD - LATE_SPREAD) * part_left(board)


def part_left(board: Board) -> float:
    """The part of the game that is still to come."""
    spaces = TIME_SPACES[board.players]
    steps = steps_in_quarter(board) + later_quarters(board) * ROUNDS * spaces
    return steps / (1.0 * QUARTERS * ROUNDS * spaces)


def between_quarters(board: Board) -> bool:
    """Is the board being filled for the next quarter?"""
    phase = board.phase
    return board.quarter > 0 and (
        phase == DEAL_BONUS or phase == DEAL_FORUM or phase == DEAL_PROVINCE or phase == DEAL_EXTRA
    )


def later_quarters(board: Board) -> int:
    if board.quarter == 0:
        return QUARTERS - 1
    if between_quarters(board):
        return QUARTERS - board.quarter - 1
    return QUARTERS - board.quarter


def steps_in_quarter(board: Board) -> int:
    """Steps of the time marker to the end of the quarter."""
    if board.phase == MEET_DEMANDS or board.phase == CHOOSE_BONUS:
        return 0
    revealed = 0 if between_quarters(board) else board.demands[0] + board.demands[1] + board.demands[2]
    if board.phase == REVEAL_DEMAND:
        revealed += 1
    spaces = TIME_SPACES[board.players]
    steps = (ROUNDS - revealed - board.crossings) * spaces - board.time
    return steps if steps > 0 else 0


def ship_points(board: Board, ship: int, units: int) -> int:
    if units < 1:
        return 0
    return (
        SHIP_BACK[4 * ship + units - 1] if board.gray_ships >> ship & 1 else SHIP_FRONT[4 * ship + units - 1]
    )


def ship_gain(board: Board, ship: int, units: int, cards: int) -> float:
    """Points of a cargo beyond those that its cards bring in the hand."""
    gain = 1.0 * (ship_points(board, ship, units) - cards)
    return gain if gain > 0.0 else 0.0


def occupation(board: Board, seat: int, province: int) -> float:
    """TR-6.3.1 c: the points of a province, less for every other player who is there already."""
    points = PROVINCE_POINTS[province]
    for other in range(board.players):
        if other != seat and board.mats[other].occupied >> province & 1:
            points -= LESS_PER_OTHER
    return points if points > 0 else 0.0


def missing_markers(mat: Mat, tile: int, tray: int) -> int:
    """How many of the two markers that a Trajan tile shows are not in the tray."""
    place = tray * COLORS
    if TILE_ONE[tile] == TILE_OTHER[tile]:
        return 2 - mat.trays[place + TILE_ONE[tile]]
    return (0 if mat.trays[place + TILE_ONE[tile]] else 1) + (0 if mat.trays[place + TILE_OTHER[tile]] else 1)


def can_complete(mat: Mat, source: int, target: int, taken: int) -> bool:
    """Can sowing all markers of `source` complete the Trajan tile at `target`, where it ends?"""
    if source == target:
        return False  # six markers: one comes back, and none else is there
    tile = mat.slots[target]
    one = TILE_ONE[tile]
    other = TILE_OTHER[tile]
    into = 1 if taken <= TRAYS else 2  # markers for the target
    missing = missing_markers(mat, tile, target)
    if missing > into:
        return False
    if one == other:
        return mat.trays[source * COLORS + one] >= missing
    if not mat.trays[target * COLORS + one] and not mat.trays[source * COLORS + one]:
        return False
    return mat.trays[target * COLORS + other] > 0 or mat.trays[source * COLORS + other] > 0


def still_completes(board: Board, mat: Mat, tile: int, target: int) -> bool:
    """Can the markers in the hand, or those sown, still complete the Trajan tile where the sowing ends?"""
    one = TILE_ONE[tile]
    other = TILE_OTHER[tile]
    missing = missing_markers(mat, tile, target)
    if missing == 0:
        return True
    into = 1
    if board.taken > TRAYS:  # of the trays that get two markers, the target is the last
        into = 2 * (board.taken - TRAYS) - board.sown
    if missing > into:
        return False
    if one == other:
        return board.held[one] >= missing
    if not mat.trays[target * COLORS + one] and not board.held[one]:
        return False
    return mat.trays[target * COLORS + other] > 0 or board.held[other] > 0


assert len(FEATURES) == SUPPLIED + 1
assert len(TILE_WORTH) == len(tables.TILES)
