"""Stone Age: the position and the rules, in the order of the rulebook.

A round has three phases (SA-3). The players take turns placing some of their people on one place (SA-4) until nobody
can. Then each in turn resolves all his places in an order of his choice (SA-5): the village gives tools, people and
fields; the gathering places are rolled for, and tools may be added after the roll; cards and buildings are paid for, or
declined. A card's upper half works at once (SA-6). Last, everybody feeds his people: with food, with resources, or not
at all (SA-8).

Payments, tools and the two resources of choice are asked for one by one, in a fixed order, so that no two ways mean the
same; with `any_order` these steps come in any. The deck and the stacks have no order: a card or building is drawn from
the unseen ones when it is turned up. After the round in which a stack ran out, or when the card spaces cannot be
filled, the game ends and the cards score (SA-9).
"""

from __future__ import annotations

from antiqua.games.stone_age import events, tables
from antiqua.games.stone_age.board import Board

from antiqua.games.stone_age.constants import (  # isort: skip
    FOOD, KINDS, RIVER, TOOL_MAKER, HUT, FIRST_SPACE, FIRST_STACK, SPACES, FACES, TOOL_ITEM,
    AGRICULTURE_ITEM, NONE, MOST_PEOPLE, MOST_AGRICULTURE, TOOL_SLOTS, MOST_TOOLS, MOST_TOOL_VALUE,
    PENALTY, LARGE_TOOLS, DICE_ITEMS, GIVES_FOOD, GIVES_RESOURCE, ROLLS_RESOURCE, GIVES_POINTS,
    GIVES_TOOL, GIVES_AGRICULTURE, EXTRA_CARD, ONE_USE_TOOL, ANY_RESOURCES, FIXED, TWO_RESOURCES,
    CHOOSE_START, DEAL_CARD, TURN_BUILDING, ROLL, ROLL_ITEMS, DRAW_CARD, PLACE, ACT, TOOLS, BUY, BUILD,
    FEED, TAKE, PICK, GAME_OVER, RESOLVE, REDEEM, PAY, DECLINE, CONSTRUCT, ENOUGH, STARVE, USE_TOOL,
    GATHER, TAKE_RESOURCE, PICK_ITEM, OPEN_TO_ALL, OWNED_BY, BUILDINGS_OUT, CARDS_OUT, ENDINGS,
    SEQUENTIAL, OPT_TIE, OPT_REFRESH, OPT_TILES, OPT_IMMEDIATE,
)  # fmt: skip
from antiqua.games.stone_age.tables import Card
from antiqua.games.stone_age.tribe import Tribe
from antiqua.kernel.bits import members
from antiqua.kernel.state import Buffer

CARDS = tables.CARDS
BUILDINGS = tables.BUILDINGS
GOODS = tables.GOODS
VALUES = tables.VALUES
ONE_USE = tables.ONE_USE
STACKS = tables.STACKS
PLACEMENT_PLACE = tables.PLACEMENT_PLACE
PLACEMENT_FIGURES = tables.PLACEMENT_FIGURES
ITEM_DICE = tables.ITEM_DICE


class StoneAge(Board):
    """One position of Stone Age."""

    def clone(self) -> StoneAge:
        new = StoneAge.__new__(StoneAge)
        self.copy_to(new)
        return new

    # -- 2: set-up ----------------------------------------------------------------------------------------------------

    def choose_start(self, seat: int) -> None:
        """SA-2.4, where the option leaves it to chance."""
        self.start = seat
        self.turn_to(seat)
        if self.listener is not None:
            self.listener.happened(events.StartPlayerChosen(seat))
        self.deal_next()

    def deal_next(self) -> None:
        """SA-2.1, SA-2.2, SA-8.3: fill the card spaces from the right and turn up the stacks; then a round begins."""
        for space in range(SPACES):
            if self.display[space] == NONE:
                self.ask(DEAL_CARD)
                return
        if self.turning() >= 0:
            self.ask(TURN_BUILDING)
            return
        self.begin_round()

    def deal_card(self, card: int) -> None:
        space = 0
        while self.display[space] != NONE:
            space += 1
        self.display[space] = card
        self.card_at[card] = OPEN_TO_ALL
        self.deck -= 1
        if self.listener is not None:
            self.listener.happened(events.CardDealt(space + 1, CARDS[card].id))
        self.deal_next()

    def turn_building(self, building: int) -> None:
        stack = self.turning()
        self.tops[stack] = building
        self.building_at[building] = OPEN_TO_ALL
        if self.listener is not None:
            self.listener.happened(events.BuildingTurned(stack + 1, BUILDINGS[building].id))
        if self.round == 0:
            self.deal_next()
        else:
            self.go_on()

    # -- 4: placing people --------------------------------------------------------------------------------------------

    def begin_round(self) -> None:
        self.round += 1
        for seat in range(self.players):  # SA-8.3 (d)
            tribe = self.tribe(seat)
            tribe.used_high = 0
            tribe.used_low = 0
        self.turn_to(self.start)  # SA-4.1
        if self.listener is not None:
            self.listener.happened(events.RoundBegan(self.round, self.start))
        self.ask(PLACE)

    def place(self, place: int, figures: int) -> None:
        """SA-4.1: one or more people on one place; then the next player."""
        tribe = self.me
        tribe.hand -= figures
        if place <= RIVER:
            if not tribe.figures[place]:
                self.crowd[place] += 1
            tribe.figures[place] += figures
            self.rings[place] += figures
        tribe.spots |= 1 << place
        self.occupied |= 1 << place
        if self.listener is not None:
            self.listener.happened(events.PeoplePlaced(self.active, tables.PLACES[place].id, figures))
        self.turn_to(self.next_seat(self.active))
        self.go_on_placing()

    def go_on_placing(self) -> None:
        """SA-4.3, SA-R9: who cannot place is skipped; when nobody can, the actions begin (SA-4.9)."""
        for _ in range(self.players):
            if self.can_place(self.me):
                self.ask(PLACE)
                return
            self.turn_to(self.next_seat(self.active))
        self.turn_to(self.start)
        self.go_on()

    def next_seat(self, seat: int) -> int:
        """SA-2.5"""
        return 0 if seat + 1 == self.players else seat + 1

    # -- 5: actions ---------------------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """SA-5.1: the player in turn resolves all his places, then the next one does; after the last all must eat."""
        while not self.me.spots:
            self.turn_to(self.next_seat(self.active))
            if self.active == self.start:
                self.begin_feeding(self.start)
                return
        self.ask(ACT)

    def list_places(self, actions: Buffer) -> None:
        tribe = self.me
        actions.add_members(tribe.spots, RESOLVE)
        if tribe.can_redeem():
            actions.add(REDEEM)

    def resolve(self, place: int) -> None:
        """SA-5.2: the people there come home, and what the place offers happens."""
        tribe = self.me
        figures = tribe.leave(place)
        if place <= RIVER:
            self.crowd[place] -= 1
            self.rings[place] -= figures
            self.roll_for(place, figures)  # SA-5.7
            return
        self.occupied &= ~(1 << place)
        if place >= FIRST_SPACE:
            self.spot = place
            self.ask(BUY if place < FIRST_STACK else BUILD)
            return
        if place == TOOL_MAKER:  # SA-5.4
            self.gain_tool(self.active)
        elif place == HUT:  # SA-5.5
            self.gain_person(tribe)
        else:  # SA-5.6
            self.gain_agriculture(self.active)
        self.go_on()

    def gain_person(self, tribe: Tribe) -> None:
        lost = tribe.people == MOST_PEOPLE  # SA-R5
        if not lost:
            tribe.people += 1
            tribe.hand += 1
        if self.listener is not None:
            self.listener.happened(events.PersonGained(self.active, tribe.people, lost))

    def gain_agriculture(self, seat: int) -> None:
        tribe = self.tribe(seat)
        lost = tribe.agriculture == MOST_AGRICULTURE  # SA-R5
        if not lost:
            tribe.agriculture += 1
        if self.listener is not None:
            self.listener.happened(events.AgricultureGained(seat, tribe.agriculture, lost))

    def gain_tool(self, seat: int) -> None:
        """SA-7.1"""
        tribe = self.tribe(seat)
        lost = self.no_tool_for(seat)
        if not lost:
            tribe.gain_tool(self.options[OPT_REFRESH] != 0)
        if self.listener is not None:
            self.listener.happened(events.ToolGained(seat, tribe.tools, lost))

    def no_tool_for(self, seat: int) -> bool:
        """The ladder ends at 4+4+4 (SA-R5), or where no tile 3/4 is left (SA-R4)."""
        tools = self.tribe(seat).tools
        if not self.options[OPT_TILES] or tools < 2 * TOOL_SLOTS or tools >= 3 * TOOL_SLOTS:
            return tools == MOST_TOOLS
        used = 0
        for other in range(self.players):
            used += self.tribe(other).large_tiles()
        return used >= LARGE_TOOLS

    def gain_food(self, tribe: Tribe, amount: int, why: str) -> None:
        tribe.food += amount
        if self.listener is not None:
            self.listener.happened(events.GoodsGained(self.active, GOODS[FOOD], amount, why))

    def gain_resource(self, seat: int, kind: int, amount: int, why: str) -> None:
        """SA-R31: never more than the bank has."""
        tribe = self.tribe(seat)
        supply = self.in_bank(kind)
        gained = amount if amount < supply else supply
        tribe.stock[kind] += gained
        if self.listener is not None:
            self.listener.happened(events.GoodsGained(seat, GOODS[kind + 1], gained, why))

    # Gathering

    def roll_for(self, good: int, dice: int) -> None:
        """SA-5.7, SA-6.5: so many dice at once (SA-R7) for food or a resource."""
        self.rolling = good
        self.dice = dice
        self.ask(ROLL)

    def roll(self, total: int) -> None:
        self.total = total
        if self.listener is not None:
            self.listener.happened(events.DiceRolled(self.active, GOODS[self.rolling], self.dice, total))
        self.ask_for_tools(0)

    def ask_for_tools(self, first: int) -> None:
        """Canonically the dearest tile comes first and the one-use tools last; without any left, gather."""
        self.tool_from = 0 if self.any_order else first
        if self.me.usable_items() >> self.tool_from:
            self.ask(TOOLS)
        else:
            self.gather()

    def list_tools(self, actions: Buffer) -> None:
        first = 0 if self.any_order else self.tool_from
        items = self.me.usable_items() >> first
        actions.add_members(items, USE_TOOL + first)
        actions.add(GATHER)

    def use_tool(self, item: int) -> None:
        """SA-5.8, SA-6.9, SA-7.2: the whole value; a tile is used up for the round, a card for the game."""
        tribe = self.me
        once = item >= MOST_TOOL_VALUE
        if once:
            value = CARDS[ONE_USE[item - MOST_TOOL_VALUE]].amount
            tribe.face_up &= ~(1 << (item - MOST_TOOL_VALUE))
        else:
            value = MOST_TOOL_VALUE - item
            tribe.use_tool(value)
        self.total += value
        if self.listener is not None:
            self.listener.happened(events.ToolUsed(self.active, value, once))
        self.ask_for_tools(item)

    def gather(self) -> None:
        """SA-5.7: the remainder is lost."""
        good = self.rolling
        amount = self.total // VALUES[good]
        self.rolling = NONE
        self.dice = 0
        self.total = 0
        self.tool_from = 0
        if good == FOOD:
            self.gain_food(self.me, amount, "gather")
        else:
            self.gain_resource(self.active, good - 1, amount, "gather")
        self.go_on()

    # Paying

    def pay(self, kind: int) -> None:
        """SA-R11: one resource goes to the bank; at the full price, or where no more can be given, it is done."""
        tribe = self.me
        tribe.stock[kind] -= 1
        self.paid[kind] += 1
        self.pay_from = 0 if self.any_order else kind
        if self.given() < self.price() and (self.phase != BUILD or self.payable()):
            return
        if self.phase == BUY:
            self.take_card()
        elif self.phase == FEED:
            self.fed(tribe.people - self.missing)
        else:
            self.build()

    def clear_payment(self) -> None:
        self.spot = NONE
        self.pay_from = 0
        for kind in range(KINDS):
            self.paid[kind] = 0

    def decline(self) -> None:
        """SA-5.12, SA-5.17, SA-R14: the figure comes home, and that is all."""
        if self.listener is not None:
            if self.spot < FIRST_STACK:
                card = CARDS[self.display[self.spot - FIRST_SPACE]]
                self.listener.happened(events.CardDeclined(self.active, card.id))
            else:
                building = BUILDINGS[self.tops[self.spot - FIRST_STACK]]
                self.listener.happened(events.BuildingDeclined(self.active, building.id))
        self.spot = NONE
        self.go_on()

    # Civilization cards

    def take_card(self) -> None:
        """SA-5.11: the price is paid; take the card, then carry out its upper half."""
        card = CARDS[self.display[self.spot - FIRST_SPACE]]
        self.display[self.spot - FIRST_SPACE] = NONE  # SA-5.13
        self.card_at[card.index] = OWNED_BY + self.active
        if self.listener is not None:
            self.listener.happened(events.CardBought(self.active, card.id, self.payment()))
        self.clear_payment()
        self.use_card(card)

    # Buildings

    def construct(self) -> None:
        """SA-5.14: the printed resources of a fixed price."""
        tribe = self.me
        building = BUILDINGS[self.tops[self.spot - FIRST_STACK]]
        for kind in range(KINDS):
            tribe.stock[kind] -= building.cost[kind]
            self.paid[kind] = building.cost[kind]
        self.build()

    def build(self) -> None:
        """SA-5.15, SA-5.16: score the printed points or the value of what was paid; turn up the next tile."""
        tribe = self.me
        stack = self.spot - FIRST_STACK
        building = BUILDINGS[self.tops[stack]]
        points = building.points
        if building.kind != FIXED:
            for kind in range(KINDS):
                points += self.paid[kind] * VALUES[kind + 1]
        tribe.points += points
        tribe.buildings += 1
        self.building_at[building.index] = OWNED_BY + self.active
        self.tops[stack] = NONE
        self.left[stack] -= 1
        if self.listener is not None:
            self.listener.happened(events.BuildingBuilt(self.active, building.id, self.payment(), points))
        self.clear_payment()
        if self.left[stack]:
            self.ask(TURN_BUILDING)
        else:
            self.go_on()

    # -- 6: upper halves of the civilization cards --------------------------------------------------------------------

    def use_card(self, card: Card) -> None:
        """SA-6.1: at once, except for what is kept face up."""
        tribe = self.me
        effect = card.effect
        if effect == DICE_ITEMS:  # SA-6.2
            self.buyer = self.active
            self.ask(ROLL_ITEMS)
            return
        if effect == ROLLS_RESOURCE:  # SA-6.5
            self.roll_for(card.resource + 1, card.dice)
            return
        if effect == EXTRA_CARD and self.deck:  # SA-6.8
            self.ask(DRAW_CARD)
            return
        if effect == ANY_RESOURCES:  # SA-6.10
            tribe.face_up |= TWO_RESOURCES
            if self.options[OPT_IMMEDIATE]:
                self.redeem(ACT)
                return
        elif effect == GIVES_FOOD:  # SA-6.3
            self.gain_food(tribe, card.amount, "card")
        elif effect == GIVES_RESOURCE:  # SA-6.4
            self.gain_resource(self.active, card.resource, card.amount, "card")
        elif effect == GIVES_POINTS:  # SA-6.6
            self.gain_points(tribe, card.amount)
        elif effect == GIVES_TOOL:  # SA-6.7
            self.gain_tool(self.active)
        elif effect == GIVES_AGRICULTURE:
            self.gain_agriculture(self.active)
        elif effect == ONE_USE_TOOL:  # SA-6.9
            tribe.face_up |= 1 << (card.index - ONE_USE[0])
        elif self.listener is not None:  # SA-R2
            self.listener.happened(events.DeckEmpty(self.active))
        self.go_on()

    def gain_points(self, tribe: Tribe, points: int) -> None:
        tribe.points += points
        if self.listener is not None:
            self.listener.happened(events.PointsGained(self.active, points))

    def roll_items(self, rank: int) -> None:
        """SA-6.2: one die for every player, laid out by face."""
        faces = tables.ITEM_ROLLS[ITEM_DICE[self.players]][rank]
        for face in faces:
            self.items[face] += 1
        if self.listener is not None:
            self.listener.happened(events.ItemsRolled(self.active, tuple([face + 1 for face in faces])))
        self.ask(PICK)

    def pick_item(self, face: int) -> None:
        """SA-R6: everybody takes one, clockwise from the buyer, who then goes on with his turn."""
        self.items[face] -= 1
        if self.listener is not None:
            self.listener.happened(events.ItemPicked(self.active, tables.ITEMS[face]))
        if face == TOOL_ITEM:
            self.gain_tool(self.active)
        elif face == AGRICULTURE_ITEM:
            self.gain_agriculture(self.active)
        else:
            self.gain_resource(self.active, face, 1, "item")
        self.turn_to(self.next_seat(self.active))
        if self.active != self.buyer:
            self.ask(PICK)
            return
        self.buyer = NONE
        self.go_on()

    def draw_card(self, card: int) -> None:
        """SA-6.8: only its lower half will count, and nobody else sees it."""
        self.extra = card
        self.card_at[card] = OWNED_BY + self.active
        self.deck -= 1
        if self.listener is not None:
            self.listener.happened(events.ExtraCardDrawn(self.active))
            self.listener.happened(events.ExtraCardSeen(self.active, CARDS[card].id))
        self.go_on()

    def redeem(self, after: int) -> None:
        """SA-6.10: two resources of choice, once in the game; then back to where the card was used."""
        tribe = self.me
        tribe.face_up &= ~TWO_RESOURCES
        self.after = after
        if self.listener is not None:
            self.listener.happened(events.TwoResourcesUsed(self.active))
        self.ask(TAKE)

    def list_resources(self, actions: Buffer) -> None:
        first = 0 if self.any_order or self.taken == NONE else self.taken
        for kind in range(first, KINDS):
            actions.add(TAKE_RESOURCE + kind)

    def take_resource(self, kind: int) -> None:
        self.gain_resource(self.active, kind, 1, "two_resources")
        if self.taken == NONE:
            self.taken = 0 if self.any_order else kind
            return
        after = self.after
        self.taken = NONE
        self.after = NONE
        if after == ACT:
            self.go_on()
        else:
            self.ask(after)

    # -- 8: feeding and round end -------------------------------------------------------------------------------------

    def begin_feeding(self, seat: int) -> None:
        """The actions are over; `seat` and those after him must still be fed."""
        self.turn_to(seat)
        self.feed()

    def feed(self) -> None:
        """SA-8.1: food from the fields, then one food for everyone, in turn order from the player who is active."""
        while True:
            tribe = self.me
            if tribe.agriculture:
                self.gain_food(tribe, tribe.agriculture, "fields")
            if tribe.food < tribe.people:  # SA-8.2, SA-R15
                self.missing = tribe.people - tribe.food
                tribe.food = 0
                self.ask(FEED)
                return
            tribe.food -= tribe.people
            if self.listener is not None:
                self.listener.happened(events.TribeFed(self.active, tribe.people, (0, 0, 0, 0)))
            self.turn_to(self.next_seat(self.active))
            if self.active == self.start:
                self.end_round()
                return

    def fed(self, food: int) -> None:
        """The missing food has been paid for with resources."""
        if self.listener is not None:
            self.listener.happened(events.TribeFed(self.active, food, self.payment()))
        self.clear_payment()
        self.feed_next()

    def starve(self) -> None:
        """SA-8.2, SA-R25: ten points, whatever is missing."""
        tribe = self.me
        tribe.points -= PENALTY
        if self.listener is not None:
            food = tribe.people - self.missing
            self.listener.happened(events.TribeStarved(self.active, food, self.missing, PENALTY))
        self.feed_next()

    def feed_next(self) -> None:
        self.missing = 0
        self.turn_to(self.next_seat(self.active))
        if self.active == self.start:
            self.end_round()
        else:
            self.feed()

    def end_round(self) -> None:
        """SA-8.3 in its order; the tools are turned back when the new round begins."""
        for stack in range(STACKS[self.players]):
            if not self.left[stack]:
                self.finish(BUILDINGS_OUT)
                return
        self.start = self.next_seat(self.start)  # SA-R28
        self.turn_to(self.start)
        self.slide_cards()
        gaps = 0
        for space in range(SPACES):
            if self.display[space] == NONE:
                gaps += 1
        if gaps > self.deck:  # SA-9.2
            self.finish(CARDS_OUT)
        else:
            self.deal_next()

    def slide_cards(self) -> None:
        """SA-8.3 (c), SA-R18: what is left moves to the right and becomes cheaper."""
        target = 0
        for space in range(SPACES):
            card = self.display[space]
            if card == NONE:
                continue
            if space != target:
                self.display[target] = card
                self.display[space] = NONE
                if self.listener is not None:
                    self.listener.happened(events.CardSlid(CARDS[card].id, target + 1))
            target += 1

    # -- 9: the end of the game ---------------------------------------------------------------------------------------

    def finish(self, ending: int) -> None:
        winners = self.best_seats()
        self.winners = winners
        self.ending = ending
        self.ask(GAME_OVER)
        if self.listener is not None:
            self.listener.happened(events.GameEnded(ENDINGS[ending], tuple(members(winners))))

    def best_seats(self) -> int:
        """SA-9.6, SA-9.7: the most points; then the tie-break; then a shared victory. A set of seats."""
        winners = 1
        for seat in range(1, self.players):
            leader = 0
            while not winners >> leader & 1:
                leader += 1
            lead = self.compare(seat, leader)
            if lead > 0:
                winners = 1 << seat
            elif lead == 0:
                winners |= 1 << seat
        return winners

    def compare(self, seat: int, other: int) -> int:
        """Above 0 where `seat` stands better than `other`, below where worse."""
        lead = self.score(seat) - self.score(other)
        if lead:
            return lead
        mine = self.tribe(seat)
        theirs = self.tribe(other)
        agriculture = mine.agriculture - theirs.agriculture
        tools = mine.tools - theirs.tools
        people = mine.people - theirs.people
        if self.options[OPT_TIE] == SEQUENTIAL:
            return agriculture if agriculture else tools if tools else people
        return agriculture + tools + people

    # -- what is pending ----------------------------------------------------------------------------------------------

    def list_actions(self, actions: Buffer) -> None:
        phase = self.phase
        if phase == PLACE:
            self.list_placements(actions)
        elif phase == ACT:
            self.list_places(actions)
        elif phase == TOOLS:
            self.list_tools(actions)
        elif phase == BUY or phase == BUILD or phase == FEED:
            self.list_payments(actions)
        elif phase == TAKE:
            self.list_resources(actions)
        elif phase == PICK:
            for face in range(FACES):
                if self.items[face]:
                    actions.add(PICK_ITEM + face)
        else:
            self.list_outcomes(actions)

    def subject(self, action: int) -> int:
        """The card or building that lies there; after a roll, what is over when goods are taken for it."""
        if self.phase == PLACE:
            place = PLACEMENT_PLACE[action]
            if place >= FIRST_STACK:
                return self.tops[place - FIRST_STACK]
            return self.display[place - FIRST_SPACE] if place >= FIRST_SPACE else 0
        return self.total % VALUES[self.rolling] if self.phase == TOOLS else 0

    def may_be_forced(self) -> bool:
        phase = self.phase
        if phase == PLACE:
            return self.one_placement(self.me)
        if phase == ACT:
            tribe = self.me
            return tribe.spots & (tribe.spots - 1) == 0 and not tribe.can_redeem()
        if phase == BUY or phase == BUILD or phase == FEED:
            return self.payment_is_forced()
        if phase == TAKE:
            return self.taken == KINDS - 1 and not self.any_order
        if phase == DEAL_CARD or phase == DRAW_CARD:
            return self.deck == 1
        return phase == PICK or phase == TURN_BUILDING

    def perform(self, action: int) -> None:
        phase = self.phase
        if phase == PLACE:
            self.place(PLACEMENT_PLACE[action], PLACEMENT_FIGURES[action])
        elif phase == ROLL:
            self.roll(action)
        elif action == REDEEM and phase > PLACE:
            self.redeem(phase)
        elif phase == ACT:
            self.resolve(action - RESOLVE)
        elif phase == TOOLS:
            if action == GATHER:
                self.gather()
            else:
                self.use_tool(action - USE_TOOL)
        elif phase == BUY or phase == BUILD or phase == FEED:
            self.perform_payment(action)
        elif phase == TAKE:
            self.take_resource(action - TAKE_RESOURCE)
        elif phase == PICK:
            self.pick_item(action - PICK_ITEM)
        elif phase == DEAL_CARD:
            self.deal_card(action)
        elif phase == TURN_BUILDING:
            self.turn_building(action)
        elif phase == ROLL_ITEMS:
            self.roll_items(action)
        elif phase == DRAW_CARD:
            self.draw_card(action)
        elif phase == CHOOSE_START:
            self.choose_start(action)

    def perform_payment(self, action: int) -> None:
        if action == DECLINE:
            self.decline()
        elif action == CONSTRUCT:
            self.construct()
        elif action == ENOUGH:
            self.build()
        elif action == STARVE:
            self.starve()
        else:
            self.pay(action - PAY)
