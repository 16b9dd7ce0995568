"""The seaport (TR-6.1): draw, take, play or ship goods.

What a player ships or plays is put together in small steps: he lays a card, the first of its kinds in the order of the
table; then plays it, ships it alone or with equals, or lays a second one; then plays or ships the two, with all the
others that go along named in one step. People may lay any card first (`unordered`); of pairs, one pair first. What is
laid lies open. Wherever a card has been laid there are several ways to go on, whatever else is in the hand, so nothing
can be read from whether its owner is asked.
"""

from __future__ import annotations

from antiqua.games.trajan import events, tables
from antiqua.games.trajan.board import Board

from antiqua.games.trajan.constants import (  # isort: skip
    NONE, KINDS, WILD_COMMODITY, SAME, PAIRWISE, DIFFERENT, DRAW,
    TAKE_CARD, LAY, PLAY, SHIP_SAME, SHIP_DIFFERENT, SHIP_PAIRS, DISCARD, ADD_CARD, ADD_ONE, ADD_TWO, ADD_WILD,
    ADD_WILD_AND_ONE, ADD_TWO_WILDS, ADD_THREE_WILDS, ADD_PAIR_OF_WILDS, ADD_PAIR, ADD_PAIR_AND_WILDS, ADD_TWO_PAIRS,
    IN_SEAPORT,
)  # fmt: skip
from antiqua.games.trajan.mat import Mat
from antiqua.kernel.state import Buffer

SHIP_FRONT = tables.SHIP_FRONT
SHIP_BACK = tables.SHIP_BACK
PAIR_ONE = tables.PAIR_ONE
PAIR_OTHER = tables.PAIR_OTHER
PAIR_RANK = tables.PAIR_RANK


class Seaport(Board):
    """What can be done in the seaport; what follows is in `rules.py`."""

    # -- what is possible ---------------------------------------------------------------------------------------------

    def seaport_possible(self) -> bool:
        mat = self.mats[self.active]
        return (
            mat.cards > 0
            or mat.tiles[WILD_COMMODITY] > 0
            or self.pile_sizes[0] > 0
            or self.pile_sizes[1] > 0
            or self.can_draw()
        )

    def list_seaport(self, actions: Buffer) -> None:
        """TR-6.1.1; wild tiles may also be shipped alone (TR-12.3)."""
        mat = self.mats[self.active]
        if self.can_draw():
            actions.add(DRAW)
        for pile in range(2):
            if self.pile_sizes[pile]:
                actions.add(TAKE_CARD + pile)
        for kind in range(KINDS):
            if mat.hand[kind]:
                actions.add(LAY + kind)
        wilds = mat.tiles[WILD_COMMODITY]
        if wilds:
            for number in range(1, wilds + 1):
                actions.add(SHIP_SAME + number)
            self.list_different_wilds(1, wilds, actions)
            if wilds > 1:
                actions.add(SHIP_PAIRS + ADD_PAIR_OF_WILDS)

    def list_different_wilds(self, least: int, most: int, actions: Buffer) -> None:
        """So many wild tiles, and no further card, on the ship of different goods."""
        if least == 0:
            actions.add(SHIP_DIFFERENT)
        if most >= 1:
            actions.add(SHIP_DIFFERENT + ADD_WILD)
        if most >= 2:
            actions.add(SHIP_DIFFERENT + ADD_TWO_WILDS)
        if most >= 3:
            actions.add(SHIP_DIFFERENT + ADD_THREE_WILDS)

    def first_kind(self, next_kind: int) -> int:
        """From which kind on cards may join the laid ones: in the canonical order from the next one."""
        return 0 if self.unordered else next_kind

    def is_laid(self, kind: int) -> bool:
        return kind == self.laid or kind == self.laid_too

    def list_laid_one(self, actions: Buffer) -> None:
        """One card lies there: play it, ship it with wild tiles at most, or lay an equal or later one."""
        mat = self.mats[self.active]
        wilds = mat.tiles[WILD_COMMODITY]
        for kind in range(self.first_kind(self.laid), KINDS):
            if mat.hand[kind]:
                actions.add(LAY + kind)
        actions.add(PLAY)
        for number in range(wilds + 1):
            actions.add(SHIP_SAME + number)
        self.list_different_wilds(0, wilds, actions)
        if wilds:
            self.list_pairs(mat, wilds - 1, actions)

    def list_laid_two(self, actions: Buffer) -> None:
        """Two cards lie there: play or ship them, with all that may go along."""
        mat = self.mats[self.active]
        wilds = mat.tiles[WILD_COMMODITY]
        actions.add(PLAY)
        if self.laid == self.laid_too:
            for more in range(3):
                if more <= mat.hand[self.laid]:
                    for number in range(wilds + 1):
                        if 2 + more + number <= 4:
                            actions.add(SHIP_SAME + ADD_CARD * more + number)
            self.list_pairs(mat, wilds, actions)
        else:
            self.list_different(mat, wilds, actions)

    def list_different(self, mat: Mat, wilds: int, actions: Buffer) -> None:
        """TR-6.1.2: up to four different goods; two kinds are laid."""
        self.list_different_wilds(0, 2 if wilds > 2 else wilds, actions)
        for kind in range(self.first_kind(self.laid_too + 1), KINDS):
            if not mat.hand[kind] or self.is_laid(kind):
                continue
            actions.add(SHIP_DIFFERENT + ADD_ONE + kind)
            if wilds:
                actions.add(SHIP_DIFFERENT + ADD_WILD_AND_ONE + kind)
            for other in range(kind + 1, KINDS):
                if mat.hand[other] and not self.is_laid(other):
                    actions.add(SHIP_DIFFERENT + ADD_TWO + PAIR_RANK[kind * KINDS + other])

    def list_pairs(self, mat: Mat, wilds: int, actions: Buffer) -> None:
        """TR-6.1.2, TR-12.3: up to three different pairs; the first is laid, and `wilds` tiles are left for others."""
        actions.add(SHIP_PAIRS)
        if wilds > 1:
            actions.add(SHIP_PAIRS + ADD_PAIR_OF_WILDS)
        for kind in range(self.first_kind(self.laid + 1), KINDS):
            if kind == self.laid:
                continue
            for wild in range(2):
                if mat.hand[kind] < 2 - wild or wilds < wild:
                    continue
                actions.add(SHIP_PAIRS + ADD_PAIR + 2 * kind + wild)
                if wilds >= wild + 2:
                    actions.add(SHIP_PAIRS + ADD_PAIR_AND_WILDS + 2 * kind + wild)
                for other in range(kind + 1, KINDS):
                    if other == self.laid:
                        continue
                    for too in range(2):
                        if mat.hand[other] >= 2 - too and wilds >= wild + too:
                            pair = PAIR_RANK[kind * KINDS + other]
                            actions.add(SHIP_PAIRS + ADD_TWO_PAIRS + 4 * pair + 2 * wild + too)

    # -- doing it -----------------------------------------------------------------------------------------------------

    def use_seaport(self, action: int) -> None:
        """Everything but laying a card and drawing from the deck."""
        if action < LAY:
            self.take_card(action - TAKE_CARD)
        elif action == PLAY:
            self.play_laid()
        elif action < SHIP_DIFFERENT:
            self.ship_same((action - SHIP_SAME) // ADD_CARD, (action - SHIP_SAME) % ADD_CARD)
        elif action < SHIP_PAIRS:
            self.ship_different(action - SHIP_DIFFERENT)
        else:
            self.ship_pairs(action - SHIP_PAIRS)

    def take_card(self, pile: int) -> None:
        """TR-6.1.1 b, TR-2.10: everybody sees what is taken."""
        kind = self.take_from(pile)
        mat = self.mats[self.active]
        mat.take(kind)
        if self.listener is not None:
            self.listener.happened(events.CardTaken(self.active, pile, tables.COMMODITIES[kind]))

    def discard(self, kind: int, pile: int) -> None:
        """TR-6.1.1 a"""
        self.show_from_hand(kind)
        self.discard_to(pile, kind)
        if self.listener is not None:
            self.listener.happened(events.CardDiscarded(self.active, pile, tables.COMMODITIES[kind]))

    def list_discards(self, actions: Buffer) -> None:
        mat = self.mats[self.active]
        for kind in range(KINDS):
            if mat.hand[kind]:
                for pile in range(2):
                    actions.add(DISCARD + 2 * kind + pile)

    def lay(self, kind: int) -> None:
        self.show_from_hand(kind)
        if self.laid == NONE:
            self.laid = kind
            self.unordered = self.any_order
        else:
            self.laid_too = kind if kind > self.laid else self.laid
            self.laid = kind if kind < self.laid else self.laid
        if self.listener is not None:
            self.listener.happened(events.CardLaid(self.active, tables.COMMODITIES[kind]))

    def play_laid(self) -> None:
        """TR-6.1.1 c: into the display, and as many from the deck."""
        goods = [0] * 12
        self.draws = self.display_laid(goods)
        if self.listener is not None:
            self.listener.happened(
                events.CardsPlayed(self.active, tables.good_ids([goods[kind] for kind in range(KINDS)]))
            )

    def display_laid(self, goods: list[int]) -> int:
        """The laid cards join the display, and `goods`, which starts empty; returns how many they are."""
        for kind in range(KINDS):
            goods[kind] = 0
        mat = self.mats[self.active]
        count = 0
        if self.laid != NONE:
            goods[self.laid] += 1
            mat.display[self.laid] += 1
            count += 1
        if self.laid_too != NONE:
            goods[self.laid_too] += 1
            mat.display[self.laid_too] += 1
            count += 1
        self.laid = NONE
        self.laid_too = NONE
        self.unordered = False
        return count

    def add_cargo(self, goods: list[int], kind: int, count: int) -> None:
        """Further cards of the hand go into the display."""
        mat = self.mats[self.active]
        for _ in range(count):
            self.show_from_hand(kind)
        mat.display[kind] += count
        goods[kind] += count

    def ship_same(self, more: int, wilds: int) -> None:
        goods = [0] * 12
        kind = self.laid
        units = self.display_laid(goods) + more + wilds
        if more:
            self.add_cargo(goods, kind, more)
        self.ship(SAME, units, wilds, goods)

    def ship_different(self, added: int) -> None:
        goods = [0] * 12
        units = self.display_laid(goods)
        wilds = 0
        if added >= ADD_THREE_WILDS:
            wilds = 3
        elif added >= ADD_TWO_WILDS:
            wilds = 2
        elif added >= ADD_WILD:
            wilds = 1
        if added >= ADD_WILD_AND_ONE and wilds == 1:
            self.add_cargo(goods, added - ADD_WILD_AND_ONE, 1)
            units += 1
        elif wilds == 0 and added >= ADD_TWO:
            self.add_cargo(goods, PAIR_ONE[added - ADD_TWO], 1)
            self.add_cargo(goods, PAIR_OTHER[added - ADD_TWO], 1)
            units += 2
        elif wilds == 0 and added >= ADD_ONE:
            self.add_cargo(goods, added - ADD_ONE, 1)
            units += 1
        self.ship(DIFFERENT, units + wilds, wilds, goods)

    def ship_pairs(self, added: int) -> None:
        goods = [0] * 12
        cards = self.display_laid(goods)
        wilds = 1 if cards == 1 else 0  # a single card is laid for a pair with a wild tile
        units = 1 if cards else 0
        if added >= ADD_TWO_PAIRS:
            pair = (added - ADD_TWO_PAIRS) // 4
            wild = (added - ADD_TWO_PAIRS) // 2 % 2
            too = (added - ADD_TWO_PAIRS) % 2
            self.add_cargo(goods, PAIR_ONE[pair], 2 - wild)
            self.add_cargo(goods, PAIR_OTHER[pair], 2 - too)
            wilds += wild + too
            units += 2
        elif added >= ADD_PAIR:
            rest = added - ADD_PAIR if added < ADD_PAIR_AND_WILDS else added - ADD_PAIR_AND_WILDS
            self.add_cargo(goods, rest // 2, 2 - rest % 2)
            wilds += rest % 2
            units += 1
        if added == ADD_PAIR_OF_WILDS or ADD_PAIR_AND_WILDS <= added < ADD_TWO_PAIRS:
            wilds += 2
            units += 1
        self.ship(PAIRWISE, units, wilds, goods)

    def ship(self, ship: int, units: int, wilds: int, goods: list[int]) -> None:
        """TR-6.1.2, TR-6.1.3: score; the ship turns gray; wild tiles leave the game (TR-12.3)."""
        gray = self.gray_ships >> ship & 1
        points = SHIP_BACK[4 * ship + units - 1] if gray else SHIP_FRONT[4 * ship + units - 1]
        self.gray_ships |= 1 << ship
        mat = self.mats[self.active]
        mat.tiles[WILD_COMMODITY] -= wilds
        if self.listener is not None:
            cargo = tables.good_ids([goods[kind] for kind in range(KINDS)])
            self.listener.happened(events.GoodsShipped(self.active, tables.SHIPS[ship], cargo, wilds, points))
        self.score_points(self.active, IN_SEAPORT, points)

    # -- drawing ------------------------------------------------------------------------------------------------------

    def draw_card(self, outcome: int) -> None:
        """Only the drawer sees it (TR-8.2)."""
        kind = self.from_deck(outcome)
        self.draw_into_hand(kind)
        self.draws -= 1
        if self.listener is not None:
            self.listener.happened(events.CardDrawn(self.active))
            self.listener.happened(events.CardSeen(self.active, tables.COMMODITIES[kind]))

    def turn_up(self, outcome: int) -> None:
        """TR-2.9, TR-8.7"""
        pile = self.pile_to_fill()
        kind = self.from_deck(outcome)
        self.discard_to(pile, kind)
        if self.listener is not None:
            self.listener.happened(events.CardTurned(pile, tables.COMMODITIES[kind]))
