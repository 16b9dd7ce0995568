"""The table: everything a position consists of, the stocks, what chance may bring, what is hidden, and the score.

What the players do with it is in `seaport.py` and `rules.py`.
"""

from __future__ import annotations

from fractions import Fraction

from antiqua.games.chance import weighted
from antiqua.games.trajan import events, ledger, tables

from antiqua.games.trajan.constants import (  # isort: skip
    NONE, COLORS, KINDS, STACKS, TILES, SITES, PROVINCES, BONUSES, ICONS, TRAYS, PILE_LENGTH, LEFT, RIGHT,
    TO_BE_TURNED, CARD_POINTS, WORKER_POINTS, LEGIONNAIRE_POINTS, TILE_POINTS, CHOOSE_FIRST, DEAL_FORUM,
    DEAL_PROVINCE, DEAL_EXTRA, DEAL_SITE, DEAL_MARKER, REVEAL_TOP, DEAL_BONUS, TURN_UP, DRAW_CARD, DEAL_STACK,
    REVEAL_DEMAND, LAY_OUT, MEET_DEMANDS, CHOOSE_BONUS, GAME_OVER, MAIN, ANOTHER, IN_CARDS, IN_CAMPS, IN_TILES,
    IN_SETS, SCORED, CATEGORY_COUNT, RESHUFFLE, MOST_ALIKE, UNORDERED,
)  # fmt: skip
from antiqua.games.trajan.mat import Mat
from antiqua.kernel import seats
from antiqua.kernel.bits import count_bits
from antiqua.kernel.rng import Rng
from antiqua.kernel.state import Buffer, State

CHANCE = seats.CHANCE
OVER = seats.OVER
CARDS_EACH = tables.CARDS_EACH
TILE_COUNTS = tables.TILE_COUNTS
EXTRA_COUNTS = tables.EXTRA_COUNTS
DEMAND_COUNTS = tables.DEMAND_COUNTS
PER_STACK = tables.PER_STACK
TWIN_STACK = tables.TWIN // tables.PER_STACK
TWIN_PLACE = tables.TWIN % tables.PER_STACK
ALL_CARDS = sum(tables.CARDS_EACH)


class Board(State):
    """All that a position of Trajan consists of. `active` is whose turn it is, also while others or chance decide.

    `unordered` says that the laid cards were laid in any order, so that any kind may still join them.
    """

    options: int
    first: int
    quarter: int
    time: int
    crossings: int
    resume: int
    draws: int
    fill: int
    picks: int
    source: int
    taken: int
    sown: int
    low: int
    held: list[int]
    doing: int
    mode: int
    repeats: int
    laid: int
    laid_too: int
    unordered: bool
    demand_seat: int
    demand_icon: int
    provinces: list[int]
    forum: list[int]
    forum_unseen: list[int]
    forum_left: int
    extras: list[int]
    extras_unseen: list[int]
    sites: list[int]
    sites_unseen: int
    tops: list[int]
    stacks_unseen: list[int]
    bonus: int
    bag: int
    demands: list[int]
    demands_unseen: list[int]
    deck: list[int]
    deck_size: int
    piles: list[int]
    pile_sizes: list[int]
    gray_ships: int
    ledger: tuple[int, ...]
    mats: list[Mat]

    def __init__(self, players: int = 2, options: int = 0) -> None:
        self.sit_down(players, CATEGORY_COUNT)
        self.options = options
        self.first = 0
        self.quarter = 0  # set-up
        self.time = 0
        self.crossings = 0
        self.resume = 0
        self.draws = 0
        self.fill = 0
        self.picks = 0
        self.source = 0
        self.taken = 0
        self.sown = 0
        self.low = 0
        self.held = [0] * 6
        self.laid = NONE
        self.laid_too = NONE
        self.unordered = False
        self.demand_seat = 0
        self.demand_icon = 0
        self.provinces = [NONE] * 10
        self.forum = [0] * 17
        self.forum_unseen = [0] * 17
        self.forum_left = 0
        self.extras = [0] * 6
        self.extras_unseen = [0] * 6
        self.sites = [NONE] * 20
        self.sites_unseen = (1 << SITES) - 1
        self.tops = [TO_BE_TURNED] * 6
        self.stacks_unseen = [511] * 6
        self.bonus = 0
        self.bag = 4095
        self.demands = [0] * 3
        self.demands_unseen = [0] * 3
        self.deck = [0] * 12
        self.deck_size = ALL_CARDS
        self.piles = [NONE] * 120
        self.pile_sizes = [0] * 2
        self.gray_ships = 0
        self.ledger = ()
        self.mats = [Mat() for _ in range(players)]
        for seat in range(players):
            self.mats[seat].height = seat
        self.fill_stocks()
        self.forget_turn()
        self.ask(CHOOSE_FIRST)  # TR-2.7: the order of turns is needed before the first decision

    def fill_stocks(self) -> None:
        """TR-1.4: everything that is face down at the start."""
        for tile in range(TILES):
            self.forum_unseen[tile] = TILE_COUNTS[tile]
            self.forum_left += TILE_COUNTS[tile]
        for action in range(TRAYS):
            self.extras_unseen[action] = EXTRA_COUNTS[action]
        for icon in range(ICONS):
            self.demands_unseen[icon] = DEMAND_COUNTS[icon]
        for kind in range(KINDS):
            self.deck[kind] = CARDS_EACH[kind]

    def forget_turn(self) -> None:
        self.doing = 0
        self.mode = MAIN
        self.repeats = 0

    def copy_to(self, new: Board) -> None:
        """Make `new` equal to this, sharing nothing that can change."""
        self.copy_common(new)
        new.options = self.options
        new.first = self.first
        new.quarter = self.quarter
        new.time = self.time
        new.crossings = self.crossings
        new.resume = self.resume
        new.draws = self.draws
        new.fill = self.fill
        new.picks = self.picks
        new.source = self.source
        new.taken = self.taken
        new.sown = self.sown
        new.low = self.low
        new.held = self.held[:]
        new.doing = self.doing
        new.mode = self.mode
        new.repeats = self.repeats
        new.laid = self.laid
        new.laid_too = self.laid_too
        new.unordered = self.unordered
        new.demand_seat = self.demand_seat
        new.demand_icon = self.demand_icon
        new.provinces = self.provinces[:]
        new.forum = self.forum[:]
        new.forum_unseen = self.forum_unseen[:]
        new.forum_left = self.forum_left
        new.extras = self.extras[:]
        new.extras_unseen = self.extras_unseen[:]
        new.sites = self.sites[:]
        new.sites_unseen = self.sites_unseen
        new.tops = self.tops[:]
        new.stacks_unseen = self.stacks_unseen[:]
        new.bonus = self.bonus
        new.bag = self.bag
        new.demands = self.demands[:]
        new.demands_unseen = self.demands_unseen[:]
        new.deck = self.deck[:]
        new.deck_size = self.deck_size
        new.piles = self.piles[:]
        new.pile_sizes = self.pile_sizes[:]
        new.gray_ships = self.gray_ships
        new.ledger = self.ledger
        mats = []
        for seat in range(self.players):
            mats.append(self.mats[seat].clone())
        new.mats = mats

    def pack(self, numbers: Buffer) -> None:
        numbers.add(self.players)
        numbers.add(self.options)
        numbers.add(self.phase)
        numbers.add(self.ending)
        numbers.add(self.winners)
        numbers.add(self.active)
        numbers.add(self.first)
        numbers.add(self.quarter)
        numbers.add(self.time)
        numbers.add(self.crossings)
        numbers.add(self.resume if self.draws_or_turns() else 0)
        numbers.add(self.draws)
        numbers.add(self.fill)
        numbers.add(self.picks)
        numbers.add(self.source)
        numbers.add(self.taken)
        numbers.add(self.sown)
        numbers.add(self.low)
        for color in range(COLORS):
            numbers.add(self.held[color])
        numbers.add(self.doing)
        numbers.add(self.mode)
        numbers.add(self.repeats)
        numbers.add(self.laid)
        numbers.add(self.laid_too)
        numbers.add(self.demand_seat)
        numbers.add(self.demand_icon)
        self.pack_stocks(numbers)
        for seat in range(self.players):
            self.mats[seat].pack(numbers)
        if self.unordered:
            numbers.add(UNORDERED)
        for number in self.ledger:
            numbers.add(number)

    def pack_stocks(self, numbers: Buffer) -> None:
        for province in range(PROVINCES):
            numbers.add(self.provinces[province])
        for tile in range(TILES):
            numbers.add(self.forum[tile])
            numbers.add(self.forum_unseen[tile])
        for action in range(TRAYS):
            numbers.add(self.extras[action])
            numbers.add(self.extras_unseen[action])
        for site in range(SITES):
            numbers.add(self.sites[site])
        for stack in range(STACKS):
            numbers.add(self.tops[stack])
            numbers.add(self.stacks_unseen[stack])
        numbers.add(self.bonus)
        for icon in range(ICONS):
            numbers.add(self.demands[icon])
            numbers.add(self.demands_unseen[icon])
        numbers.add(self.gray_ships)
        for pile in range(2):
            numbers.add(self.pile_sizes[pile])
            for place in range(self.pile_sizes[pile]):
                numbers.add(self.piles[pile * PILE_LENGTH + place])

    def restore(self, numbers: list[int]) -> None:
        """Become the position that `pack` wrote; everything else follows from these numbers."""
        source = iter(numbers)
        self.players = next(source)
        self.options = next(source)
        phase = next(source)
        self.ending = next(source)
        self.winners = next(source)
        self.active = next(source)
        self.first = next(source)
        self.quarter = next(source)
        self.time = next(source)
        self.crossings = next(source)
        self.resume = next(source)
        self.draws = next(source)
        self.fill = next(source)
        self.picks = next(source)
        self.source = next(source)
        self.taken = next(source)
        self.sown = next(source)
        self.low = next(source)
        for color in range(COLORS):
            self.held[color] = next(source)
        self.doing = next(source)
        self.mode = next(source)
        self.repeats = next(source)
        self.laid = next(source)
        self.laid_too = next(source)
        self.demand_seat = next(source)
        self.demand_icon = next(source)
        for province in range(PROVINCES):
            self.provinces[province] = next(source)
        for tile in range(TILES):
            self.forum[tile] = next(source)
            self.forum_unseen[tile] = next(source)
        for action in range(TRAYS):
            self.extras[action] = next(source)
            self.extras_unseen[action] = next(source)
        for site in range(SITES):
            self.sites[site] = next(source)
        for stack in range(STACKS):
            self.tops[stack] = next(source)
            self.stacks_unseen[stack] = next(source)
        self.bonus = next(source)
        for icon in range(ICONS):
            self.demands[icon] = next(source)
            self.demands_unseen[icon] = next(source)
        self.gray_ships = next(source)
        for pile in range(2):
            self.pile_sizes[pile] = next(source)
            for place in range(self.pile_sizes[pile]):
                self.piles[pile * PILE_LENGTH + place] = next(source)
        self.mats = []
        for _ in range(self.players):
            mat = Mat()
            mat.restore(source)
            self.mats.append(mat)
        rest = list(source)
        self.unordered = UNORDERED in rest
        self.ledger = tuple([number for number in rest if number != UNORDERED])
        self.restore_unseen()
        self.ask(phase)

    def restore_unseen(self) -> None:
        """What follows from where everything else is: the deck, the bag and the construction tiles to be dealt."""
        self.forum_left = 0
        for tile in range(TILES):
            self.forum_left += self.forum_unseen[tile]
        for kind in range(KINDS):
            self.deck[kind] = CARDS_EACH[kind]
        for place in range(2 * PILE_LENGTH):
            if place % PILE_LENGTH < self.pile_sizes[place // PILE_LENGTH]:
                self.deck[self.piles[place]] -= 1
        for laid in (self.laid, self.laid_too):
            if laid != NONE:
                self.deck[laid] -= 1
        self.bag = 4095 & ~self.bonus
        self.sites_unseen = (1 << SITES) - 1 if self.quarter == 0 else 0
        for site in range(SITES):
            if self.sites[site] != NONE:
                self.sites_unseen &= ~(1 << self.sites[site])
        for mat in self.mats:
            self.bag &= ~(mat.yellow | mat.gray)
            for kind in range(KINDS):
                self.deck[kind] -= mat.hand[kind] + mat.display[kind]
        self.deck_size = sum(self.deck)

    # -- who decides what ---------------------------------------------------------------------------------------------

    def ask(self, phase: int) -> None:
        """What is pending now, and who decides it."""
        self.phase = phase
        if phase < LAY_OUT:
            self.to_play = CHANCE
        elif phase == MEET_DEMANDS:
            self.to_play = self.demand_seat
        elif phase == CHOOSE_BONUS:
            self.to_play = self.ranked(0)
        else:
            self.to_play = OVER if phase == GAME_OVER else self.active

    def draws_or_turns(self) -> bool:
        """Is something drawn or turned up, after which the turn goes on where it stopped?"""
        return self.phase == DRAW_CARD or self.phase == TURN_UP or self.phase == REVEAL_TOP

    def ranked(self, rank: int) -> int:
        """TR-10.8: who is at `rank` in the senate, 0 for the consul."""
        for seat in range(self.players):
            before = 0
            for other in range(self.players):
                if other != seat and self.outranks(other, seat):
                    before += 1
            if before == rank:
                return seat
        return NONE

    def outranks(self, one: int, other: int) -> bool:
        """More votes; then further ahead on the track; then higher in the stack."""
        first = self.mats[one]
        second = self.mats[other]
        lead = first.votes() - second.votes()
        if lead != 0:
            return lead > 0
        return self.ahead(one, other)

    def ahead(self, one: int, other: int) -> bool:
        """Is the senate disc of `one` further ahead than that of `other`, or above it?"""
        first = self.mats[one]
        second = self.mats[other]
        if first.space != second.space:
            return first.space > second.space
        return first.height > second.height

    def doubled(self) -> int:
        """How many trays get two of the markers; their two are chosen one after the other."""
        return self.taken - TRAYS if self.taken > TRAYS else 0

    def sowing_into(self) -> int:
        """TR-4.3: the tray that gets the next marker."""
        twice = self.doubled()
        step = self.sown // 2 if self.sown < 2 * twice else self.sown - twice
        return (self.source + 1 + step) % TRAYS

    # -- the commodity cards (TR-8.6, TR-8.7) -------------------------------------------------------------------------

    def below_tops(self) -> int:
        """How many discarded cards could be shuffled into a new deck."""
        count = 0
        for pile in range(2):
            if self.pile_sizes[pile] > 1:
                count += self.pile_sizes[pile] - 1
        return count

    def can_draw(self) -> bool:
        return self.deck_size > 0 or (self.options & RESHUFFLE != 0 and self.below_tops() > 0)

    def reshuffle(self) -> None:
        """TR-8.6: all discards but the two tops become a new deck."""
        for pile in range(2):
            size = self.pile_sizes[pile]
            if size > 1:
                for place in range(size - 1):
                    self.deck[self.piles[pile * PILE_LENGTH + place]] += 1
                self.deck_size += size - 1
                self.piles[pile * PILE_LENGTH] = self.piles[pile * PILE_LENGTH + size - 1]
                self.pile_sizes[pile] = 1
        self.ledger = ledger.new_deck(self.ledger, self.unknown_cards())
        if self.listener is not None:
            self.listener.happened(events.DeckReshuffled(self.deck_size))

    def unknown_cards(self) -> list[list[int]]:
        """What each player has in his hand that nobody else has seen there, of each kind."""
        return [[mat.unknown(kind) for kind in range(KINDS)] for mat in self.mats]

    def draw_into_hand(self, kind: int) -> None:
        """A card from the deck: nobody else sees it."""
        mat = self.mats[self.active]
        mat.draw(kind)
        if self.ledger:
            self.ledger = ledger.added(self.ledger, ledger.entry(self.active, ledger.DRAWN, kind))

    def show_from_hand(self, kind: int) -> None:
        """A card leaves the hand, face up."""
        mat = self.mats[self.active]
        if self.ledger and not mat.known[kind]:
            self.ledger = ledger.added(self.ledger, ledger.entry(self.active, ledger.SHOWN, kind))
        mat.show(kind)

    def discard_to(self, pile: int, kind: int) -> None:
        self.piles[pile * PILE_LENGTH + self.pile_sizes[pile]] = kind
        self.pile_sizes[pile] += 1

    def take_from(self, pile: int) -> int:
        self.pile_sizes[pile] -= 1
        return self.piles[pile * PILE_LENGTH + self.pile_sizes[pile]]

    def pile(self, pile: int) -> list[str]:
        """The cards of a discard pile, from the bottom up."""
        start = pile * PILE_LENGTH
        cards = list(self.piles)[start : start + self.pile_sizes[pile]]
        return [tables.COMMODITIES[kind] for kind in cards]

    def pile_to_fill(self) -> int:
        """TR-8.7: the discard pile that is empty while the deck is not."""
        if self.deck_size:
            if not self.pile_sizes[LEFT]:
                return LEFT
            if not self.pile_sizes[RIGHT]:
                return RIGHT
        return NONE

    def from_deck(self, outcome: int) -> int:
        """The card that chance brings leaves the deck."""
        kind = outcome - ANOTHER if outcome >= ANOTHER else outcome
        self.deck[kind] -= 1
        self.deck_size -= 1
        return kind

    def may_be_equal(self) -> bool:
        """Could all cards of the deck be equal, by what everybody sees: its size?

        If they are, chance has nothing to decide; but that it has not would tell what is in the hands of others. So
        then every card comes in one of two ways that mean the same, each as likely as the other whatever the cards are.
        """
        return 2 <= self.deck_size <= CARDS_EACH[0]

    # -- chance -------------------------------------------------------------------------------------------------------

    def stack_to_turn(self) -> int:
        for stack in range(STACKS):
            if self.tops[stack] == TO_BE_TURNED:
                return stack
        return NONE

    def list_odds(self, ways: list[int]) -> int:
        """In how many equally likely ways chance brings each outcome, into `ways`; returns how many there may be."""
        phase = self.phase
        if phase == TURN_UP or phase == DRAW_CARD:
            for kind in range(KINDS):
                ways[kind] = self.deck[kind]
            if not self.may_be_equal():
                return KINDS
            for kind in range(KINDS):
                ways[ANOTHER + kind] = self.deck[kind]
            return 2 * KINDS
        if phase == REVEAL_TOP:
            self.list_top_odds(self.stack_to_turn(), ways)
            return PER_STACK
        if phase == DEAL_FORUM or phase == DEAL_PROVINCE:
            for tile in range(TILES):
                ways[tile] = self.forum_unseen[tile]
            return TILES
        if phase == DEAL_EXTRA:
            for action in range(TRAYS):
                ways[action] = self.extras_unseen[action]
            return TRAYS
        if phase == DEAL_SITE:
            for tile in range(SITES):
                ways[tile] = self.sites_unseen >> tile & 1
            return SITES
        if phase == DEAL_MARKER:
            for color in range(COLORS):
                ways[color] = self.held[color]
            return COLORS
        if phase == DEAL_BONUS:
            for tile in range(BONUSES):
                ways[tile] = self.bag >> tile & 1
            return BONUSES
        if phase == DEAL_STACK:
            for stack in range(STACKS):
                ways[stack] = 1 if self.tops[stack] >= 0 else 0
            return STACKS
        if phase == REVEAL_DEMAND:
            for icon in range(ICONS):
                ways[icon] = self.demands_unseen[icon]
            return ICONS
        for seat in range(self.players):
            ways[seat] = 1
        return self.players

    def list_top_odds(self, stack: int, ways: list[int]) -> None:
        """Of two tiles that show the same, the first stands for both while both are unseen."""
        unseen = self.stacks_unseen[stack]
        for place in range(PER_STACK):
            ways[place] = unseen >> place & 1
        if stack == TWIN_STACK and ways[TWIN_PLACE - 1] and ways[TWIN_PLACE]:
            ways[TWIN_PLACE - 1] = 2
            ways[TWIN_PLACE] = 0

    def odds(self, outcome: int) -> int:
        ways = [0] * 24
        self.list_odds(ways)
        return ways[outcome]

    def list_outcomes(self, actions: Buffer) -> None:
        ways = [0] * 24
        for outcome in range(self.list_odds(ways)):
            if ways[outcome]:
                actions.add(outcome)

    def sample_chance(self, rng: Rng) -> int:
        ways = [0] * 24
        most = self.list_odds(ways)
        total = 0
        for outcome in range(most):
            total += ways[outcome]
        left = rng.below(total)
        for outcome in range(most):
            left -= ways[outcome]
            if left < 0:
                return outcome
        return NONE

    def chance_outcomes(self) -> list[tuple[int, Fraction]]:
        outcomes = self.legal_actions()
        return weighted(outcomes, [self.odds(outcome) for outcome in outcomes])

    def chance_may_be_forced(self) -> bool:
        """False only where chance surely has two outcomes."""
        phase = self.phase
        if phase == TURN_UP or phase == DRAW_CARD:
            return self.deck_size < 2
        if phase == DEAL_FORUM or phase == DEAL_PROVINCE:
            return self.forum_left <= MOST_ALIKE
        if phase == REVEAL_TOP:
            return count_bits(self.stacks_unseen[self.stack_to_turn()]) <= 2
        return phase != CHOOSE_FIRST

    # -- what is hidden (TR-8.2) --------------------------------------------------------------------------------------

    def resample(self, seat: int, rng: Rng) -> None:
        """Only the hands are in the position and not for everybody's eyes: deal what `seat` has not seen anew.

        What a player has taken from a discard pile, and not shown since, stays: everybody knows it is there. All else
        is as likely in his hand as in the deck, until this is shuffled anew: from then on the ledger says what may be
        where.
        """
        if self.ledger:
            self.deal_by_ledger(seat, rng)
            return
        left = self.deck_size
        for other in range(self.players):
            if other != seat:
                left += self.collect(self.mats[other])
        for other in range(self.players):
            if other != seat:
                left = self.deal_anew(self.mats[other], left, rng)

    def collect(self, mat: Mat) -> int:
        """Put the unknown cards of a hand under the deck; returns how many there were."""
        count = 0
        for kind in range(KINDS):
            number = mat.unknown(kind)
            mat.hand[kind] -= number
            self.deck[kind] += number
            count += number
        return count

    def deal_anew(self, mat: Mat, left: int, rng: Rng) -> int:
        """Fill a hand up to its number of cards out of the deck; returns how many remain there."""
        count = mat.cards
        for kind in range(KINDS):
            count -= mat.hand[kind]
        for _ in range(count):
            number = rng.below(left)
            kind = 0
            while number >= self.deck[kind]:
                number -= self.deck[kind]
                kind += 1
            self.deck[kind] -= 1
            left -= 1
            mat.hand[kind] += 1
        return left

    def deal_by_ledger(self, seat: int, rng: Rng) -> None:
        """TR-8.6: what was drawn before the deck was shuffled anew is none of the new one."""
        self.ledger, deck = ledger.drawn_anew(self.ledger, list(self.deck), seat, rng)
        hands = ledger.hands_of(self.ledger, self.players)
        for kind in range(KINDS):
            self.deck[kind] = deck[kind]
            for other in range(self.players):
                mat = self.mats[other]
                mat.hand[kind] = mat.known[kind] + hands[other][kind]

    # -- 11: points ---------------------------------------------------------------------------------------------------

    def score_points(self, seat: int, category: int, points: int) -> None:
        mat = self.mats[seat]
        mat.points[category] += points

    def running_points(self, seat: int) -> int:
        """What the disc on the track of victory points shows."""
        mat = self.mats[seat]
        total = 0
        for category in range(SCORED):
            total += mat.points[category]
        return total

    def points_for(self, seat: int, category: int) -> int:
        """TR-11.1: the points of one kind."""
        mat = self.mats[seat]
        if category < SCORED:
            return mat.points[category]
        if category == IN_CARDS:
            return mat.cards * CARD_POINTS
        if category == IN_CAMPS:
            return mat.workers * WORKER_POINTS + mat.legionnaires * LEGIONNAIRE_POINTS
        if category == IN_TILES:
            return mat.tiles_on_circle() * TILE_POINTS
        if category == IN_SETS:
            return mat.set_points()
        return mat.bonus_points(self.options)
