"""The six actions but for the seaport, bonus actions and extra action tiles (TR-6.2 to TR-7)."""

from __future__ import annotations

from antiqua.games.trajan import events, tables

from antiqua.games.trajan.constants import (  # isort: skip
    NONE, TRAYS, STACKS, TILES, SITES, PROVINCES, SEAPORT, FORUM, MILITARY, SENATE, TRAJAN, CONSTRUCTION,
    CENTRE, TO_BE_TURNED, WILD_EXTRA, EXTRA, LAST_SPACE, REPEATS, REPEATS_COVERED, LESS_PER_OTHER, ACT,
    OFFER_EXTRA, DONE, MAIN, BONUS, REPEAT, REPEAT_BONUS, STACK, PASS, DRAW, TAKE_TILE, RECRUIT, MARCH, OCCUPY,
    ADVANCE, HIRE, BUILD, SPEND, SPEND_WILD, IN_MILITARY, IN_SENATE, IN_CONSTRUCTION, NO_EXTRA_AFTER_BONUS,
)  # fmt: skip
from antiqua.games.trajan.mat import Mat
from antiqua.games.trajan.seaport import Seaport
from antiqua.kernel.state import Buffer

TRAJAN_TILES = tables.TRAJAN_TILES
PER_STACK = tables.PER_STACK
SITE_POINTS = tables.SITE_POINTS
FIRST_BONUS = tables.FIRST_BONUS
NEXT_TO = tables.NEXT_TO
PROVINCE_POINTS = tables.PROVINCE_POINTS
BORDERS = tables.BORDERS
SENATE_POINTS = tables.SENATE_POINTS


class Actions(Seaport):
    """A position in which the six actions work; `end_turn` follows when nothing more can be done."""

    def end_turn(self) -> None:
        raise NotImplementedError

    # -- 6: the six actions -------------------------------------------------------------------------------------------

    def possible(self, action: int) -> bool:
        """Has the action an option that is legal now?"""
        mat = self.mats[self.active]
        if action == SEAPORT:
            return self.seaport_possible()
        if action == FORUM:  # TR-6.2.1
            for tile in range(TILES):
                if self.forum[tile]:
                    return True
            for extra in range(TRAYS):
                if self.extras[extra]:
                    return True
            return False
        if action == SENATE:  # TR-6.5.2
            return mat.space < LAST_SPACE
        if action == TRAJAN:  # TR-6.4.3, TR-8.4
            if mat.arch == CENTRE:
                return False
            for stack in range(STACKS):
                if self.tops[stack] >= 0:
                    return True
            return False
        if action == CONSTRUCTION:
            return mat.supply > 0 or (mat.workers > 0 and self.open_sites(mat) != 0)
        return True  # a leader can always march

    def list_action(self, actions: Buffer) -> None:
        action = self.doing
        if action == SEAPORT:
            self.list_seaport(actions)
        elif action == FORUM:
            self.list_forum(actions)
        elif action == MILITARY:
            self.list_military(actions)
        elif action == SENATE:
            actions.add(ADVANCE)
        elif action == TRAJAN:
            self.list_stacks(actions)
        else:
            self.list_construction(actions)
        actions.add(PASS)

    def do_action(self, action: int) -> None:
        if action == PASS:
            self.pass_action()
        elif action >= HIRE:
            self.construct(action)
        elif action == ADVANCE:
            self.advance()
        elif action >= RECRUIT:
            self.do_military(action)
        elif action >= TAKE_TILE:
            self.take_tile(action - TAKE_TILE)
        elif action >= DRAW:
            self.do_seaport(action)
        else:
            self.take_for_arch(action - STACK)

    def list_forum(self, actions: Buffer) -> None:
        """Equal tiles are offered once, wherever they lie."""
        for tile in range(TILES):
            if self.forum[tile] or (tile >= EXTRA and self.extras[tile - EXTRA]):
                actions.add(TAKE_TILE + tile)

    def take_tile(self, tile: int) -> None:
        """TR-6.2.1"""
        if tile >= EXTRA and self.extras[tile - EXTRA]:
            self.extras[tile - EXTRA] -= 1
        else:
            self.forum[tile] -= 1
        mat = self.mats[self.active]
        mat.tiles[tile] += 1
        if self.listener is not None:
            self.listener.happened(events.TileTaken(self.active, tables.TILES[tile]))
        self.performed(NONE)

    def list_military(self, actions: Buffer) -> None:
        """TR-6.3.1"""
        mat = self.mats[self.active]
        if mat.supply:
            actions.add(RECRUIT)
        for province in range(PROVINCES):
            if BORDERS[mat.leader] >> province & 1:  # TR-6.3.2
                actions.add(MARCH + province)
        if mat.leader < PROVINCES and mat.legionnaires and not mat.occupied >> mat.leader & 1:
            actions.add(OCCUPY)

    def do_military(self, action: int) -> None:
        mat = self.mats[self.active]
        if action == RECRUIT:
            self.recruit(mat, 1)
        elif action == OCCUPY:
            self.occupy(mat)
        else:
            self.march(mat, action - MARCH)
        self.performed(NONE)

    def recruit(self, mat: Mat, count: int) -> None:
        count = mat.supply if count > mat.supply else count
        mat.supply -= count
        mat.legionnaires += count
        if self.listener is not None:
            self.listener.happened(events.TokensMoved(self.active, "military_camp", count))

    def march(self, mat: Mat, province: int) -> None:
        mat.leader = province
        tile = self.provinces[province]
        if tile != NONE:
            self.provinces[province] = NONE
            mat.tiles[tile] += 1
        if self.listener is not None:
            name = tables.TILES[tile] if tile != NONE else None
            self.listener.happened(events.LeaderMarched(self.active, tables.PROVINCES[province], name))

    def occupy(self, mat: Mat) -> None:
        """TR-6.3.1 c: less for every other player who is there already."""
        province = mat.leader
        points = PROVINCE_POINTS[province]
        for seat in range(self.players):
            if self.mats[seat].occupied >> province & 1:
                points -= LESS_PER_OTHER
        points = 0 if points < 0 else points
        mat.legionnaires -= 1
        mat.occupied |= 1 << province
        if self.listener is not None:
            self.listener.happened(events.ProvinceOccupied(self.active, tables.PROVINCES[province], points))
        self.score_points(self.active, IN_MILITARY, points)

    def list_stacks(self, actions: Buffer) -> None:
        for stack in range(STACKS):
            if self.tops[stack] >= 0:
                actions.add(STACK + stack)

    def take_for_arch(self, stack: int) -> None:
        """TR-6.4.1"""
        mat = self.mats[self.active]
        self.take_top(stack, mat.arch)
        mat.move_arch()
        self.resume = DONE
        self.go_on()

    def take_top(self, stack: int, slot: int) -> None:
        tile = stack * PER_STACK + self.tops[stack]
        mat = self.mats[self.active]
        mat.slots[slot] = tile
        self.tops[stack] = TO_BE_TURNED if self.stacks_unseen[stack] else NONE
        if self.listener is not None:
            self.listener.happened(events.TrajanTileTaken(self.active, TRAJAN_TILES[tile].id, slot))

    def advance(self) -> None:
        """TR-6.5.1: the disc goes on top of what lies on the next space."""
        mat = self.mats[self.active]
        above = 0
        for seat in range(self.players):
            other = self.mats[seat]
            if other.space == mat.space and other.height > mat.height:
                other.height -= 1
            elif other.space == mat.space + 1:
                above += 1
        mat.space += 1
        mat.height = above
        points = SENATE_POINTS[mat.space]
        if self.listener is not None:
            self.listener.happened(events.SenateAdvanced(self.active, mat.space, points))
        self.score_points(self.active, IN_SENATE, points)
        self.performed(NONE)

    def open_sites(self, mat: Mat) -> int:
        """TR-6.6.2: any for the first worker, then those beside an own worker."""
        if not mat.sites:
            return (1 << SITES) - 1
        beside = 0
        for site in range(SITES):
            if mat.sites >> site & 1:
                beside |= NEXT_TO[site]
        return beside & ~mat.sites

    def list_construction(self, actions: Buffer) -> None:
        """TR-6.6.1"""
        mat = self.mats[self.active]
        if mat.supply:
            actions.add(HIRE)
        if mat.workers:
            sites = self.open_sites(mat)
            for site in range(SITES):
                if sites >> site & 1:
                    actions.add(BUILD + site)

    def construct(self, action: int) -> None:
        mat = self.mats[self.active]
        if action == HIRE:
            self.hire(mat, 1)
            self.performed(NONE)
        else:
            self.performed(self.build(mat, action - BUILD))

    def hire(self, mat: Mat, count: int) -> None:
        count = mat.supply if count > mat.supply else count
        mat.supply -= count
        mat.workers += count
        if self.listener is not None:
            self.listener.happened(events.TokensMoved(self.active, "worker_camp", count))

    def build(self, mat: Mat, site: int) -> int:
        """TR-6.6.3, TR-6.6.4: returns the bonus action, if there is one."""
        mat.workers -= 1
        mat.sites |= 1 << site
        tile = self.sites[site]
        bonus = NONE
        points = 0
        if tile != NONE:
            self.sites[site] = NONE
            if mat.built_of(tile // 4) == 0:
                bonus = FIRST_BONUS[tile // 4]
            mat.built |= 1 << tile
            points = SITE_POINTS[tile]
        if self.listener is not None:
            name = tables.SITE_TILES[tile] if tile != NONE else None
            self.listener.happened(events.SiteBuilt(self.active, site, name, points))
        self.score_points(self.active, IN_CONSTRUCTION, points)
        return bonus

    # -- 6.6.4, 7: bonus actions and extra action tiles ---------------------------------------------------------------

    def begin_action(self) -> None:
        """TR-4.5: the action of the target tray, if it can be performed."""
        if self.possible(self.doing):
            self.ask(ACT)
        else:
            self.end_turn()

    def performed(self, bonus: int) -> None:
        """An action was performed (TR-7.1); `bonus` is the action that a first construction tile gives, if any."""
        if bonus != NONE and self.possible(bonus):  # TR-R15
            if self.listener is not None:
                self.listener.happened(events.BonusAction(self.active, tables.ACTIONS[bonus]))
            self.mode = BONUS if self.mode == MAIN else REPEAT_BONUS
            self.doing = bonus
            self.ask(ACT)
        elif self.mode == REPEAT:
            self.repeat()
        elif self.mode == REPEAT_BONUS:
            self.resume_construction()
        elif self.mode == BONUS and self.options & NO_EXTRA_AFTER_BONUS:
            self.offer_for_construction()
        else:
            self.offer()

    def pass_action(self) -> None:
        """TR-7.7: without an action there is no extra action; a bonus action may be declined (TR-R14)."""
        if self.listener is not None:
            self.listener.happened(events.ActionPassed(self.active, tables.ACTIONS[self.doing]))
        if self.mode == BONUS:
            self.offer_for_construction()
        elif self.mode == REPEAT_BONUS:
            self.resume_construction()
        else:
            self.end_turn()

    def offer(self) -> None:
        """TR-7.1, TR-7.8: an extra action tile for the action that was just performed."""
        mat = self.mats[self.active]
        if (mat.tiles[EXTRA + self.doing] or mat.tiles[WILD_EXTRA]) and self.possible(self.doing):
            self.ask(OFFER_EXTRA)
        elif self.mode == BONUS:
            self.offer_for_construction()
        else:
            self.end_turn()

    def offer_for_construction(self) -> None:
        """TR-7.5: after the bonus action, an extra action tile for the construction that brought it."""
        self.mode = MAIN
        self.doing = CONSTRUCTION
        self.offer()

    def list_offer(self, actions: Buffer) -> None:
        mat = self.mats[self.active]
        if mat.tiles[EXTRA + self.doing]:
            actions.add(SPEND)
        if mat.tiles[WILD_EXTRA]:
            actions.add(SPEND_WILD)
        actions.add(PASS)

    def answer_offer(self, action: int) -> None:
        if action == PASS:
            if self.mode == BONUS:
                self.offer_for_construction()
            else:
                self.end_turn()
            return
        mat = self.mats[self.active]
        tile = WILD_EXTRA if action == SPEND_WILD else EXTRA + self.doing
        mat.tiles[tile] -= 1  # TR-7.2
        if self.listener is not None:
            wild = action == SPEND_WILD
            self.listener.happened(events.ExtraTileSpent(self.active, tables.ACTIONS[self.doing], wild))
        self.mode = REPEAT
        self.repeats = REPEATS_COVERED if mat.covered >> self.doing & 1 else REPEATS
        self.repeat()

    def repeat(self) -> None:
        """TR-7.1: the same action again, as often as the tile allows and as long as it is possible."""
        if self.repeats and self.possible(self.doing):
            self.repeats -= 1
            self.ask(ACT)
        else:
            self.end_turn()

    def resume_construction(self) -> None:
        """TR-7.5: a bonus action of a repeated construction is done; no second tile may be spent."""
        self.mode = REPEAT
        self.doing = CONSTRUCTION
        self.repeat()
