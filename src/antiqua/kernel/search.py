"""Looking ahead, in any game: the best successor by an evaluation, and open-loop Monte-Carlo tree search.

The tree branches by what the seats do, not by what chance brings: chance is drawn anew in every iteration, and so is
everything that the searching seat cannot see. But what chance has laid where something is done (`State.subject`) makes
that another action: whoever sees a card turned up may answer it. Each seat looks for its own share of victory (max^n),
so it serves two to five players alike. Nothing here knows any particular game.

With the same seed and a budget of iterations, a search finds the same in every process and both builds.
"""

from __future__ import annotations

from array import array
from math import log, sqrt
from time import perf_counter
from typing import Any

from antiqua.kernel import seats
from antiqua.kernel.evaluate import Evaluator, power, share_victory
from antiqua.kernel.guide import Guide
from antiqua.kernel.rng import Rng
from antiqua.kernel.state import Buffer, State

CHANCE = seats.CHANCE
OVER = seats.OVER
NONE = -1
DANGEROUS, IMPOSSIBLE = -1, -2  # an action of the root that is set aside, or that cannot be chosen this time
SURELY = 1000000  # visits that a sure victory counts for
MOST_SEATS = seats.MOST_SEATS
DEEPEST = 256  # decisions down the tree
MOST_ACTIONS = 1024  # that a buffer holds
FIRST_ROOM = 4096  # nodes for which there is room at the beginning
UNTRIED = 1e9  # the worth of an action that was never tried, where nobody can guess it
BETWEEN_LOOKS = 16  # iterations between two looks at the clock, or at what leads
LOOKS = 2000  # positions that are looked at for sudden ends behind one action; turns upon turns are too many
DRAWS = 3  # times that chance is drawn where it stands between a turn and a sudden end
TABLE = 1 << 16
ROOT_OF_LOG = array("d", [0.0, *(sqrt(log(n + 1.0)) for n in range(1, TABLE))])
ROOT = array("d", [sqrt(n) for n in range(TABLE)])
ONE_BY_ROOT = array("d", [1.0, *(1.0 / sqrt(n) for n in range(1, TABLE))])
UNIT = 1.0 / (1 << 30)


class Greedy:
    """Looks one move ahead: takes the action after which its evaluation is best."""

    evaluator: Evaluator
    actions: Buffer
    shares: array[float]

    def __init__(self, evaluator: Evaluator) -> None:
        self.evaluator = evaluator
        self.actions = Buffer()
        self.shares = array("d", [0.0] * MOST_SEATS)

    def worth(self, state: State, action: int) -> float:
        """The share of victory that the seat to play expects after `action`."""
        seat = state.to_play
        after = state.clone()
        after.play(action)
        self.evaluator.evaluate(after, self.shares)
        return self.shares[seat]

    def best(self, state: State, rng: Rng) -> int:
        """The best action; among equals, any of them."""
        self.actions.count = 0
        state.list_actions(self.actions)
        chosen = NONE
        most = -1.0
        equals = 0
        for i in range(self.actions.count):
            worth = self.worth(state, self.actions.items[i])
            if worth > most:
                most = worth
                chosen = self.actions.items[i]
                equals = 1
            elif worth == most:
                equals += 1
                if rng.below(equals) == 0:
                    chosen = self.actions.items[i]
        return chosen

    def playout(self, state: State, rng: Rng, slips: float, decisions: int) -> int:
        """Play on for at most so many decisions; a part of them (`slips`, 0 to 1) is made at random."""
        made = 0
        while state.to_play != OVER and made < decisions:
            if state.to_play == CHANCE:
                state.play(state.sample_chance(rng))
                continue
            if slips > 0.0 and chance_of(slips, rng):
                self.actions.count = 0
                state.list_actions(self.actions)
                state.play(self.actions.items[rng.below(self.actions.count)])
            else:
                state.play(self.best(state, rng))
            made += 1
        return made


class Search:
    """A tree that grows while it thinks, and can be kept from one decision to the next.

    - `explore`: how much is tried that does not look best;
    - `trust`: for how many visits the evaluation of an action counts (0: it is not asked);
    - `focus`: by what share of victory an action must look worse to be tried e times less (0: all are tried alike);
    - `patience`: visits after which a leaf branches;
    - `depth`: decisions of a playout before it is cut off and evaluated (-1: to the end);
    - `slips`: the part of a playout's decisions that is made at random (1: all; then none is evaluated);
    - `room`: the most nodes that are kept; one takes about 52 bytes. A full tree does not grow, but is still searched;
    - `guide`: playouts follow its roads, and none of their decisions is evaluated or made wholly at random;
    - `blend`: the part of a leaf's worth that is not judged, but comes of playing on from there to the end of the game;
    - `doubt`: the part of all iterations that pass over the action that leads, to find out whether another is better.
    """

    def __init__(
        self,
        evaluator: Evaluator | None = None,
        explore: float = 0.7,
        trust: float = 0.0,
        focus: float = 0.0,
        patience: int = 1,
        depth: int = -1,
        slips: float = 1.0,
        room: int = 1 << 20,
        guide: Guide | None = None,
        blend: float = 0.0,
        doubt: float = 0.0,
    ) -> None:
        self.evaluator = evaluator
        self.guide = guide
        self.greedy = None if evaluator is None else Greedy(evaluator)
        self.explore = explore
        self.trust = trust if evaluator is not None else 0.0
        self.focus = focus if self.trust > 0.0 else 0.0
        self.patience = patience
        self.depth = depth if evaluator is not None else -1
        self.slips = slips if evaluator is not None else 1.0
        self.blend = blend if self.depth == 0 else 0.0
        self.doubt = doubt
        self.room = max(room, 2)
        self.actions = Buffer()
        self.options = array("i", [0] * MOST_ACTIONS)  # the successor for each action listed
        self.path = array("i", [0] * DEEPEST)
        self.shares = array("d", [0.0] * MOST_SEATS)
        self.ends = array("d", [0.0] * MOST_SEATS)
        self.sums = array("d", [0.0] * MOST_SEATS)
        self.iterations = 0
        self.certain = False
        self.looks = LOOKS
        self.secrets = True
        self.judges_two = False  # of two shares one is enough, and a leaf is judged when its parent branches
        self.kept = 0  # nodes of an earlier thinking: what they were judged by may not have come
        self.key = self.subject = self.visits = self.seen = self.won = array("i", [0])
        self.child = self.next = array("i", [0])
        self.total = self.guess = self.prior = array("d", [0.0])
        self.make_room(min(FIRST_ROOM, self.room))
        self.clear()

    # -- the tree ---------------------------------------------------------------------------------------------------

    def make_room(self, nodes: int, kept: int = 0) -> None:
        """Room for so many nodes, `kept` of which there are: what an action is worth, where its successors stand."""
        self.key = widened(self.key, "i", nodes, kept)  # action * MOST_SEATS + who makes it
        self.subject = widened(self.subject, "i", nodes, kept)  # and what chance has laid there
        self.visits = widened(self.visits, "i", nodes, kept)
        self.seen = widened(
            self.seen, "i", nodes, kept
        )  # how often it could have been chosen, or why not now
        self.won = widened(self.won, "i", nodes, kept)  # the seat that surely wins from there on, + 1; or 0
        self.total = widened(self.total, "d", nodes, kept)  # of the shares of who makes it
        self.guess = widened(self.guess, "d", nodes, kept)  # by the evaluation, before it was tried
        self.prior = widened(
            self.prior, "d", nodes, kept
        )  # how much it deserves to be tried, in the measure of the best of its siblings
        self.child = widened(self.child, "i", nodes, kept)
        self.next = widened(self.next, "i", nodes, kept)
        self.size = nodes

    def clear(self) -> None:
        """Forget everything."""
        self.count = 0
        self.add(0, 0, 0.0)

    def add(self, key: int, subject: int, guess: float) -> int:
        """A new node without successors, or none where there is no more room."""
        if self.count == self.size:
            if self.size >= self.room:
                return NONE
            self.make_room(min(2 * self.size, self.room), self.count)
        node = self.count
        self.count += 1
        self.key[node] = key
        self.subject[node] = subject
        self.visits[node] = 0
        self.seen[node] = 0
        self.won[node] = 0
        self.total[node] = 0.0
        self.guess[node] = guess
        self.prior[node] = 0.0
        self.child[node] = NONE
        self.next[node] = NONE
        return node

    def find(self, parent: int, key: int, subject: int) -> int:
        node = self.child[parent]
        while node != NONE and (self.key[node] != key or self.subject[node] != subject):
            node = self.next[node]
        return node

    def append(self, parent: int, node: int) -> None:
        """One more successor, behind all others."""
        last = self.child[parent]
        if last == NONE:
            self.child[parent] = node
            return
        while self.next[last] != NONE:
            last = self.next[last]
        self.next[last] = node

    def keep(self, state: State, seat: int, action: int) -> None:
        """Something is done in `state`: what follows it becomes the whole tree, the rest is forgotten."""
        node = NONE
        if seat == state.to_play and self.lists(state, action):
            node = self.find(0, action * MOST_SEATS + seat, state.subject(action))
        if node == NONE or self.child[node] == NONE:
            self.clear()
        else:
            self.move_up(node)

    def lists(self, state: State, action: int) -> bool:
        """Is that a legal action? Where steps come in any order, one may be made that is none in the canonical one."""
        self.actions.count = 0
        state.list_actions(self.actions)
        for i in range(self.actions.count):
            if self.actions.items[i] == action:
                return True
        return False

    def move_up(self, top: int) -> None:
        """Copy everything below `top` into new arrays, parents before their successors."""
        key, subject, visits, seen, won = self.key, self.subject, self.visits, self.seen, self.won
        total, guess, prior, child, sibling = self.total, self.guess, self.prior, self.child, self.next
        self.make_room(self.size)
        self.count = 0
        self.add(0, 0, 0.0)
        self.visits[0] = visits[top]
        origin = array("i", bytes(4 * self.size))
        origin[0] = top
        parent = 0
        while parent < self.count:
            old = child[origin[parent]]
            last = NONE
            while old != NONE:
                node = self.add(key[old], subject[old], guess[old])
                self.visits[node] = visits[old]
                self.seen[node] = seen[old]
                self.won[node] = won[old]
                self.total[node] = total[old]
                self.prior[node] = prior[old]
                origin[node] = old
                if last == NONE:
                    self.child[parent] = node
                else:
                    self.next[last] = node
                last = node
                old = sibling[old]
            parent += 1

    # -- thinking ---------------------------------------------------------------------------------------------------

    def think(
        self,
        state: State,
        seat: int,
        rng: Rng,
        iterations: int = 0,
        milliseconds: float = 0.0,
        eager: bool = False,
    ) -> int:
        """Search from `state`, where `seat` is to play, until either budget is used up; return the iterations made.

        A sure victory ends the thinking, and what surely loses is set aside: where the game may end all at once that is
        looked for first, and then proved wherever the tree reaches an end on a way on which nothing is drawn.
        Who is `eager` wants to know the best action only, and stops as soon as no other can catch up with it.
        """
        start = perf_counter()
        self.iterations = 0
        self.certain = False
        for other in range(MOST_SEATS):
            self.sums[other] = 0.0
        self.secrets = state.hides(seat)
        self.judges_two = (
            state.players == 2
            and self.trust > 0.0
            and self.depth == 0
            and (self.guide is None or self.blend > 0.0)
        )
        self.kept = self.count
        self.prepare(state, seat)
        if self.evaluator.sudden(state) if self.evaluator is not None else self.guide is not None:
            self.look_for_ends(state, seat, rng)
        if iterations <= 0 and milliseconds <= 0.0:
            return 0
        while not self.certain and (iterations <= 0 or self.iterations < iterations):
            if self.iterations % BETWEEN_LOOKS == 0:
                left = 1.0 * (iterations - self.iterations)
                if milliseconds > 0.0:
                    spent = (perf_counter() - start) * 1000.0
                    if spent >= milliseconds:
                        break
                    if iterations <= 0:
                        left = (milliseconds - spent) * self.iterations / spent  # at the present pace
                if eager and self.iterations > 0 and self.lead() > left:
                    break
            self.iterate(state, seat, rng)
            self.iterations += 1
            if self.won[0] != 0:
                self.certain = True
        return self.iterations

    def lead(self) -> int:
        """By how many visits the action that was visited most is ahead of every other."""
        most = 0
        second = 0
        node = self.child[0]
        while node != NONE:
            if self.seen[node] >= 0:
                if self.visits[node] > most:
                    second = most
                    most = self.visits[node]
                elif self.visits[node] > second:
                    second = self.visits[node]
            node = self.next[node]
        return most - second

    def prepare(self, state: State, seat: int) -> None:
        """The root has a successor for every legal action; those that are kept of other turns of chance are none."""
        self.actions.count = 0
        state.list_actions(self.actions)
        self.expand(state, 0, self.actions.count)
        node = self.child[0]
        while node != NONE:
            self.seen[node] = IMPOSSIBLE
            node = self.next[node]
        self.find_options(state, 0)
        for i in range(self.actions.count):
            node = self.options[i]
            if node != NONE:
                self.seen[node] = self.visits[node]

    def iterate(self, root: State, seat: int, rng: Rng) -> None:
        """Down the tree, a little further, and what came of it up again."""
        state = root.clone()
        state.resample(seat, rng)
        node = 0
        depth = 0
        sure = not self.secrets  # nothing was drawn on the way: what follows is always the same
        guessed = False  # the leaf was judged just now, when its parent branched
        while depth < DEEPEST:
            while state.to_play == CHANCE:
                state.play(state.sample_chance(rng))
                sure = False
            if state.to_play == OVER:
                break
            if self.child[node] == NONE and self.visits[node] < self.patience:
                break
            self.actions.count = 0
            state.list_actions(self.actions)
            guessed = self.child[node] == NONE
            node = self.choose(state, node, rng)
            if node == NONE:
                break
            self.path[depth] = node
            depth += 1
            state.play(self.key[node] // MOST_SEATS)
            if sure and state.to_play == OVER:
                self.prove(state.winners, depth)
            if self.visits[node] == 0 or self.won[node] != 0:
                break
        if node > 0 and self.won[node] != 0:
            for other in range(root.players):
                self.shares[other] = 1.0 if other == self.won[node] - 1 else 0.0
        else:
            if (
                self.judges_two
                and node > 0
                and ((sure and node >= self.kept) or (guessed and self.visits[node] == 0))
            ):
                mover = self.key[node] % MOST_SEATS
                self.shares[mover] = self.guess[node]
                self.shares[1 - mover] = 1.0 - self.guess[node]
            else:
                self.judge(state, rng)
            if self.blend > 0.0 and state.to_play != OVER:
                self.blend_in(state, rng)
        self.visits[0] += 1
        for other in range(root.players):
            self.sums[other] += self.shares[other]
        for i in range(depth):
            node = self.path[i]
            self.visits[node] += 1
            self.total[node] += self.shares[self.key[node] % MOST_SEATS]

    def prove(self, winners: int, depth: int) -> None:
        """The path ends the game, and chance had no part in it: who has won surely wins from where the mover can
        choose it, or where there is nothing else."""
        winner = 0
        for seat in range(MOST_SEATS):
            if winners == 1 << seat:
                winner = seat + 1
        if winner == 0:
            return
        while depth > 0:
            node = self.path[depth - 1]
            self.won[node] = winner
            parent = self.path[depth - 2] if depth > 1 else 0
            if winner != self.key[node] % MOST_SEATS + 1 and not self.all_won(parent, winner):
                if parent == 0 and self.has_other(node):
                    self.seen[node] = DANGEROUS
                return
            depth -= 1
        self.won[0] = winner
        node = self.path[0]
        if winner == self.key[node] % MOST_SEATS + 1:
            self.visits[node] += SURELY
            self.total[node] += SURELY

    def all_won(self, parent: int, winner: int) -> bool:
        """Does the same seat surely win whatever is done? Where the tree is full, not all of that may be there."""
        if self.count >= self.room:
            return False
        node = self.child[parent]
        while node != NONE:
            if self.won[node] != winner and self.seen[node] != IMPOSSIBLE:
                return False
            node = self.next[node]
        return True

    def has_other(self, node: int) -> bool:
        """Is anything else left at the root that is not set aside?"""
        other = self.child[0]
        while other != NONE:
            if other != node and self.seen[other] >= 0:
                return True
            other = self.next[other]
        return False

    def choose(self, state: State, parent: int, rng: Rng) -> int:
        """The successor to visit: what has been good so far, or is not known well; none where there is no room."""
        count = self.actions.count
        mover = state.to_play
        if self.child[parent] == NONE:
            self.expand(state, parent, count)
            if self.child[parent] == NONE:
                return NONE
        likely = self.find_options(state, parent)
        best = NONE
        most = -1e300
        equals = 0
        seen = NONE
        width = 0.0
        leader = NONE
        if parent == 0 and self.doubt > 0.0 and chance_of(self.doubt, rng):
            leader = self.leader()
        for i in range(count):
            node = self.options[i]
            if node == NONE or self.seen[node] < 0:  # no room, or set aside
                continue
            if node == leader:
                self.seen[node] += 1
                continue
            if self.won[node] != 0:  # nothing is to be found out any more
                worth = 2.0 * UNTRIED if self.won[node] == mover + 1 else -UNTRIED
                if worth > most:
                    most = worth
                    best = node
                continue
            self.seen[node] += 1
            if self.seen[node] != seen:
                seen = self.seen[node]
                table = seen if seen < TABLE else TABLE - 1
                width = self.explore * (ROOT[table] / likely if self.focus > 0.0 else ROOT_OF_LOG[table])
            visits = self.visits[node]
            if self.focus > 0.0:
                worth = (self.total[node] + self.trust * self.guess[node]) / (visits + self.trust)
                worth += width * self.prior[node] / (visits + 1)
            elif self.trust > 0.0:
                worth = (self.total[node] + self.trust * self.guess[node]) / (visits + self.trust)
                visits += 1
                worth += width * ONE_BY_ROOT[visits if visits < TABLE else TABLE - 1]
            elif visits > 0:
                worth = self.total[node] / visits
                worth += width * ONE_BY_ROOT[visits if visits < TABLE else TABLE - 1]
            else:
                worth = UNTRIED
            if worth > most:
                most = worth
                best = node
                equals = 1
            elif worth == most:
                equals += 1
                if rng.below(equals) == 0:
                    best = node
        return leader if best == NONE else best

    def find_options(self, state: State, parent: int) -> float:
        """The successor for each action listed, as far as there is room; how much they deserve to be tried together."""
        mover = state.to_play
        at = self.child[parent]
        for i in range(self.actions.count):
            action = self.actions.items[i]
            key = action * MOST_SEATS + mover
            subject = state.subject(action)
            if at == NONE or self.key[at] != key or self.subject[at] != subject:
                at = self.find(parent, key, subject)
                if at == NONE:
                    at = self.insert(state, parent, action)
            self.options[i] = at
            if at != NONE:
                at = self.next[at]
        likely = 0.0
        for i in range(self.actions.count):
            at = self.options[i]
            if at != NONE and self.seen[at] >= 0:
                likely += self.prior[at]
        return likely

    def leader(self) -> int:
        """The successor of the root that would be chosen now."""
        best = NONE
        node = self.child[0]
        while node != NONE:
            if self.seen[node] >= 0 and (best == NONE or self.is_better(node, best)):
                best = node
            node = self.next[node]
        return best

    def expand(self, state: State, parent: int, count: int) -> None:
        """A successor for each of the `count` actions listed, unless there are some."""
        if self.child[parent] != NONE or self.count + count > self.room:
            return
        last = NONE
        for i in range(count):
            node = self.successor(state, self.actions.items[i])
            if last == NONE:
                self.child[parent] = node
            else:
                self.next[last] = node
            last = node
        if self.focus > 0.0:
            self.set_priors(parent)

    def set_priors(self, parent: int) -> None:
        """What looks better deserves more: e times as much for every `focus` of a victory."""
        best = -1.0
        node = self.child[parent]
        while node != NONE:
            if self.guess[node] > best:
                best = self.guess[node]
            node = self.next[node]
        node = self.child[parent]
        while node != NONE:
            self.prior[node] = power((self.guess[node] - best) / self.focus)
            node = self.next[node]

    def insert(self, state: State, parent: int, action: int) -> int:
        """A successor that is possible now but was not before."""
        node = self.successor(state, action)
        if node != NONE:
            self.append(parent, node)
            if self.focus > 0.0:
                self.set_priors(parent)
        return node

    def successor(self, state: State, action: int) -> int:
        guess = 0.0
        if self.trust > 0.0 and self.greedy is not None:
            guess = self.greedy.worth(state, action)
        return self.add(action * MOST_SEATS + state.to_play, state.subject(action), guess)

    def judge(self, state: State, rng: Rng) -> None:
        """Play on as far as the playouts go; what each seat may expect then."""
        if self.depth != 0:
            if self.guide is not None or self.slips >= 1.0 or self.greedy is None:
                self.play_on(state, rng, self.depth)
            else:
                self.greedy.playout(state, rng, self.slips, self.depth if self.depth >= 0 else 1000000)
        if self.evaluator is None:
            share_victory(state, self.shares)
        else:
            self.evaluator.evaluate(state, self.shares)

    def blend_in(self, state: State, rng: Rng) -> None:
        """Add to what was judged what comes of it where everybody plays on."""
        self.play_on(state, rng, -1)
        share_victory(state, self.ends)
        for seat in range(state.players):
            self.shares[seat] += self.blend * (self.ends[seat] - self.shares[seat])

    def play_on(self, state: State, rng: Rng, decisions: int) -> None:
        """Play on for so many decisions (-1: to the end): along the roads of the guide, or at random."""
        made = 0
        if self.guide is not None:
            self.guide.begin(state, rng)
        while state.to_play != OVER and made != decisions:
            if state.to_play == CHANCE:
                state.play(state.sample_chance(rng))
                continue
            self.actions.count = 0
            state.list_actions(self.actions)
            if self.guide is None:
                state.play(self.actions.items[rng.below(self.actions.count)])
            else:
                state.play(self.guide.choose(state, self.actions, rng))
            made += 1

    # -- sudden ends ------------------------------------------------------------------------------------------------

    def look_for_ends(self, state: State, seat: int, rng: Rng) -> None:
        """Find an action that wins in this turn whatever chance brings; set aside those after which another seat can
        win in the next turn, unless all are such.

        Exact as long as no chance stands between; what chance may bring is drawn a few times, and what is too wide to
        be looked through counts as neither won nor lost.
        """
        dangers = 0
        siblings = 0
        node = self.child[0]
        while node != NONE:
            if self.seen[node] != IMPOSSIBLE:
                after = state.clone()
                after.play(self.key[node] // MOST_SEATS)
                self.looks = LOOKS
                if self.wins(after, seat, rng):
                    self.certain = True
                    self.visits[node] += SURELY
                    self.total[node] += SURELY
                    return
                siblings += 1
                self.looks = LOOKS
                if not self.is_safe(after, seat, rng):
                    self.seen[node] = DANGEROUS
                    dangers += 1
            node = self.next[node]
        if dangers == siblings:
            node = self.child[0]
            while node != NONE:
                if self.seen[node] == DANGEROUS:
                    self.seen[node] = self.visits[node]
                node = self.next[node]

    def wins(self, state: State, seat: int, rng: Rng) -> bool:
        """Can `seat` surely win before anybody else is asked?"""
        self.looks -= 1
        if self.looks < 0:
            return False
        if state.to_play == OVER:
            return state.winners == 1 << seat
        if state.to_play == CHANCE:
            for _ in range(DRAWS):
                after = state.clone()
                after.play(after.sample_chance(rng))
                if not self.wins(after, seat, rng):
                    return False
            return True
        if state.to_play != seat:
            return False
        options = Buffer()
        state.list_actions(options)
        for i in range(options.count):
            after = state.clone()
            after.play(options.items[i])
            if self.wins(after, seat, rng):
                return True
        return False

    def is_safe(self, state: State, seat: int, rng: Rng) -> bool:
        """Is there a way for `seat` on which the next one to be asked cannot surely win?"""
        self.looks -= 1
        if self.looks < 0:
            return True
        if state.to_play == OVER:
            return state.winners >> seat & 1 == 1
        if state.to_play == CHANCE:
            for _ in range(DRAWS):
                after = state.clone()
                after.play(after.sample_chance(rng))
                if self.is_safe(after, seat, rng):
                    return True
            return False
        if state.to_play != seat:
            return not self.wins(state, state.to_play, rng)
        options = Buffer()
        state.list_actions(options)
        for i in range(options.count):
            after = state.clone()
            after.play(options.items[i])
            if self.is_safe(after, seat, rng):
                return True
        return False

    # -- what was found -----------------------------------------------------------------------------------------------

    def best(self) -> int:
        """The action that was visited most, or looks best among those that were not; -1 where there was no room."""
        best = self.leader()
        return NONE if best == NONE else self.key[best] // MOST_SEATS

    def is_better(self, node: int, other: int) -> bool:
        """Was it visited more often, or promises it more where both were not?"""
        if self.visits[node] != self.visits[other]:
            return self.visits[node] > self.visits[other]
        return self.share(node) > self.share(other)

    def share(self, node: int) -> float:
        """The share of victory that is certain, or was found, or guessed before it was tried."""
        if self.won[node] != 0:
            return 1.0 if self.won[node] == self.key[node] % MOST_SEATS + 1 else 0.0
        return self.total[node] / self.visits[node] if self.visits[node] > 0 else self.guess[node]

    def expected(self, seat: int) -> float:
        """The share of victory that a seat had in the mean of all iterations of the last thinking; -1 without any."""
        return self.sums[seat] / self.iterations if self.iterations > 0 else -1.0

    def found(self) -> list[tuple[int, int, float]]:
        """The legal actions with how often each was visited and the share of victory it promises, the best first.

        The visits are -1 where an action was set aside because it loses at once.
        """
        found = []
        node = self.child[0]
        while node != NONE:
            if self.seen[node] != IMPOSSIBLE:
                visits = -1 if self.seen[node] == DANGEROUS else self.visits[node]
                found.append((self.key[node] // MOST_SEATS, visits, self.share(node)))
            node = self.next[node]
        found.sort(key=most_visited)
        return found

    def line(self, action: int, seat: int, least: int = 8) -> list[tuple[int, int]]:
        """What is expected to follow `action`, as long as it was visited often enough: seats and their actions."""
        line = []
        node = self.child[0]
        while node != NONE and (
            self.key[node] != action * MOST_SEATS + seat or self.seen[node] == IMPOSSIBLE
        ):
            node = self.next[node]
        while node != NONE:
            line.append((self.key[node] % MOST_SEATS, self.key[node] // MOST_SEATS))
            best = NONE
            follower = self.child[node]
            while follower != NONE:
                if self.visits[follower] >= least and (
                    best == NONE or self.visits[follower] > self.visits[best]
                ):
                    best = follower
                follower = self.next[follower]
            node = best
        return line

    def nodes(self) -> int:
        """How many nodes there are; `room` is the most."""
        return self.count


def widened(old: Any, kind: str, size: int, kept: int) -> Any:
    """An array of `size` numbers that begins with the first `kept` of the old one."""
    new = array(kind, [0]) * size
    if kept:
        memoryview(new)[:kept] = memoryview(old)[:kept]
    return new


def most_visited(found: tuple[int, int, float]) -> tuple[int, float, int]:
    """The order of what was found: by visits, then by worth."""
    return (-found[1], -found[2], found[0])


def chance_of(part: float, rng: Rng) -> bool:
    """True in this part of all cases."""
    return (rng.bits() >> 34) * UNIT < part
