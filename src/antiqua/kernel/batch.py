"""Many games of one kind side by side: one call makes a move in each of them, wholly inside compiled code.

Each game has a generator of its own. What chance does in game number i is what it does in a single game with the same
seed, whatever happens in the others. What is to be known of the games is written into arrays that are given, one row
per game: of NumPy, or anything that has the same kind of memory.
"""

from __future__ import annotations

from array import array
from typing import Any

from antiqua.kernel import autoreset as rules
from antiqua.kernel import seats
from antiqua.kernel.errors import AntiquaError, IllegalMove
from antiqua.kernel.rng import Rng
from antiqua.kernel.state import Buffer, Encoder, State

CHANCE = seats.CHANCE
OVER = seats.OVER
NEXT_STEP = rules.NEXT_STEP
SAME_STEP = rules.SAME_STEP
RUNNING, TERMINATED, TRUNCATED = 0, 1, 2
KEPT = 64  # options of a game that are kept; where there are more, they are listed whenever they are needed
UNKNOWN = -1

Array = Any  # a typed memoryview when compiled; its type is in the `.pxd`


class Batch:
    """`size` games that begin with the position `start`.

    A game that is not over after `limit` decisions of its seats is truncated. A game that has ended goes on as
    `autoreset` says (see `autoreset.py`): it begins anew with its own generator where that stands, so the games of one
    row follow from one seed.
    """

    size: int
    players: int
    limit: int
    autoreset: int
    width: int
    start: State
    states: list[State]
    rngs: list[Rng]
    encoder: Encoder
    options: Buffer
    decisions: Array
    last: Array
    ended: Array
    known: Array
    counts: Array

    def __init__(self, start: State, size: int, limit: int, autoreset: int = rules.NEXT_STEP) -> None:
        if start.to_play == OVER:
            raise IllegalMove("error-batch-over")
        self.size = size
        self.players = start.players
        self.limit = limit
        self.autoreset = autoreset
        self.start = start.clone()
        self.encoder = start.encoder()
        self.width = self.encoder.size(start.players)
        self.options = Buffer()
        self.states = [start.clone() for _ in range(size)]
        self.rngs = [Rng(i) for i in range(size)]
        self.decisions = array("i", bytes(4 * size))  # made in the game so far
        self.last = array("i", bytes(4 * size))  # the seat that decided last
        self.ended = array("b", bytes(size))
        self.known = array("h", bytes(2 * KEPT * size))  # the options of each game, as far as they are kept
        self.counts = array("h", [UNKNOWN]) * size
        self.reset()

    # -- playing ------------------------------------------------------------------------------------------------------

    def reset(self, seeds: Array = None, chosen: Array = None) -> None:
        """Begin all games anew, or those that are 1 in `chosen`; with new seeds, or where their generators stand."""
        if seeds is not None:
            fits(len(seeds), self.size)
        if chosen is not None:
            fits(len(chosen), self.size)
        for i in range(self.size):
            if chosen is None or chosen[i]:
                if seeds is not None:
                    self.rngs[i] = Rng(seeds[i])
                self.begin(i)

    def step(
        self,
        actions: Array,
        rewards: Array,
        terminated: Array,
        truncated: Array,
        scores: Array = None,
        finals: Array = None,
    ) -> int:
        """Make one action in every game, and what chance does after it; return how many games ended.

        If any action is illegal, `IllegalMove` names the game, and nothing happens in any. The action of a game that
        has ended is passed over. `rewards` gets the win shares of all seats where the game is over, else 0; the two
        flags say whether it is, or has reached the limit. Of games that are over since this step, `scores` gets the
        points; of those that begin anew in it, `finals` gets what the seat that decided last saw of the end.
        """
        size = self.size
        fits(len(rewards), size)
        fits(rewards.shape[1], self.players)
        fits(len(terminated), size)
        fits(len(truncated), size)
        if scores is not None:
            fits(len(scores), size)
            fits(scores.shape[1], self.players)
        if finals is not None:
            fits(len(finals), size)
        self.check(actions)
        ends = 0
        for i in range(size):
            for seat in range(self.players):
                rewards[i, seat] = 0.0
            if self.ended[i] != RUNNING:
                if self.autoreset == NEXT_STEP:
                    self.begin(i)
                terminated[i] = self.ended[i] == TERMINATED
                truncated[i] = self.ended[i] == TRUNCATED
                continue
            self.advance(i, int(actions[i]))  # interpreted, it is a number of NumPy, which would spread
            terminated[i] = self.ended[i] == TERMINATED
            truncated[i] = self.ended[i] == TRUNCATED
            if self.ended[i] != RUNNING:
                ends += 1
                state = self.states[i]
                share_out(state, rewards[i])
                if scores is not None and state.to_play == OVER:
                    for seat in range(self.players):
                        scores[i, seat] = state.score(seat)
                if self.autoreset == SAME_STEP:
                    if finals is not None:
                        self.encoder.observe(state, self.last[i], finals[i])
                    self.begin(i)
        return ends

    def check(self, actions: Array) -> None:
        """Every action is legal in its game."""
        fits(len(actions), self.size)
        for i in range(self.size):
            if self.ended[i] != RUNNING:
                continue
            action = actions[i]
            legal = False
            for k in range(self.list_options(i)):
                if self.option(i, k) == action:
                    legal = True
                    break
            if not legal:
                listed = self.states[i].legal_actions()
                raise IllegalMove("error-batch-illegal", game=i, action=int(action), legal=listed)

    def list_options(self, i: int) -> int:
        """Find the legal actions of a running game, once for each position; return how many there are."""
        if self.counts[i] != UNKNOWN:
            return int(self.counts[i])
        options = self.options
        options.count = 0
        self.states[i].list_actions(options)
        if options.count <= KEPT:
            self.counts[i] = options.count
            for k in range(options.count):
                self.known[i * KEPT + k] = options.items[k]
        return options.count

    def option(self, i: int, k: int) -> int:
        """Legal action number `k` of the game whose options were listed last."""
        return self.known[i * KEPT + k] if self.counts[i] != UNKNOWN else self.options.items[k]

    def begin(self, i: int) -> None:
        state = self.start.clone()
        self.states[i] = state
        self.decisions[i] = 0
        self.last[i] = 0
        self.ended[i] = RUNNING
        self.counts[i] = UNKNOWN
        self.draw(state, self.rngs[i])

    def advance(self, i: int, action: int) -> None:
        """Make a legal action, and what chance does after it."""
        state = self.states[i]
        self.last[i] = state.to_play
        self.counts[i] = UNKNOWN
        state.play(action)
        self.decisions[i] += 1
        self.draw(state, self.rngs[i])
        if state.to_play == OVER:
            self.ended[i] = TERMINATED
        elif self.decisions[i] >= self.limit:
            self.ended[i] = TRUNCATED

    def draw(self, state: State, rng: Rng) -> None:
        """Let chance play until a seat is to."""
        while state.to_play == CHANCE:
            state.play(state.sample_chance(rng))

    # -- looking ------------------------------------------------------------------------------------------------------

    def look(self, to_play: Array, masks: Array = None, observations: Array = None) -> None:
        """Write who is to play, which actions are legal (1 or 0), and what the seat to play sees.

        Where a game has ended, nobody is to play (`OVER`), nothing is legal, and it is seen by who decided last.
        """
        fits(len(to_play), self.size)
        if masks is not None:
            fits(len(masks), self.size)
        if observations is not None:
            fits(len(observations), self.size)
        for i in range(self.size):
            state = self.states[i]
            running = self.ended[i] == RUNNING
            to_play[i] = state.to_play if running else OVER
            if masks is not None:
                self.write_mask(i, masks)
            if observations is not None:
                self.encoder.observe(state, state.to_play if running else self.last[i], observations[i])

    def write_mask(self, i: int, masks: Array) -> None:
        size = masks.shape[1]
        for action in range(size):
            masks[i, action] = 0
        if self.ended[i] == RUNNING:
            for k in range(self.list_options(i)):
                action = self.option(i, k)
                fits(size, action + 1)
                masks[i, action] = 1

    def choose(self, rng: Rng, out: Array) -> None:
        """Write a legal action of every game, each as likely as the others; 0 where the game has ended."""
        fits(len(out), self.size)
        for i in range(self.size):
            out[i] = 0
            if self.ended[i] == RUNNING:
                out[i] = self.option(i, rng.below(self.list_options(i)))

    def state(self, i: int) -> State:
        """A copy of the position of one game."""
        if not 0 <= i < self.size:  # compiled code would read foreign memory
            allowed = f"0..{self.size - 1}"
            raise AntiquaError("error-bad-number", option="game", value=str(i), allowed=allowed)
        return self.states[i].clone()

    # -- copies -------------------------------------------------------------------------------------------------------

    def __reduce__(self) -> tuple[Any, ...]:
        kept = (self.states, self.rngs, list(self.decisions), list(self.last), list(self.ended))
        return (Batch, (self.start, self.size, self.limit, self.autoreset), kept)

    def __setstate__(self, kept: tuple[Any, ...]) -> None:
        self.states, self.rngs = list(kept[0]), list(kept[1])
        self.decisions, self.last = array("i", kept[2]), array("i", kept[3])
        self.ended = array("b", kept[4])
        self.counts = array("h", [UNKNOWN]) * self.size


def fits(size: int, needed: int) -> None:
    """Compiled code would write past the end of a shorter array."""
    if size < needed:
        raise AntiquaError("error-array-too-small", size=size, needed=needed)


def share_out(state: State, rewards: Array) -> None:
    """Divide the victory among the winners."""
    count = 0
    for seat in range(state.players):
        if state.winners >> seat & 1:
            count += 1
    for seat in range(state.players):
        if state.winners >> seat & 1:
            rewards[seat] = 1.0 / count
