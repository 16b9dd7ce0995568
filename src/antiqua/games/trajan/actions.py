"""What the six actions do: the seaport has a file of its own, the others are here (TR-6.2 to TR-6.6)."""

from __future__ import annotations

from antiqua.games.trajan import events, tables

from antiqua.games.trajan.constants import (  # isort: skip
    NONE, TRAYS, STACKS, TILES, SITES, PROVINCES, SEAPORT, FORUM, MILITARY, SENATE, TRAJAN, CONSTRUCTION,
    CENTRE, TO_BE_TURNED, EXTRA, LAST_SPACE, LESS_PER_OTHER, STACK, PASS, TAKE_TILE, RECRUIT, MARCH, OCCUPY,
    ADVANCE, HIRE, BUILD, IN_MILITARY, IN_SENATE, IN_CONSTRUCTION,
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
    """What the six actions do; when they are done and what follows is in `rules.py`."""

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

    def carry_out(self, action: int) -> int:
        """Forum, military, senate or construction; returns the bonus action that it brings, if there is one."""
        if action >= HIRE:
            return self.construct(action)
        if action == ADVANCE:
            self.advance()
        elif action >= RECRUIT:
            self.do_military(action)
        else:
            self.take_tile(action - TAKE_TILE)
        return NONE

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

    def list_military(self, actions: Buffer) -> None:
        """TR-6.3.1"""
        mat = self.mats[self.active]
        if mat.supply:
            actions.add(RECRUIT)
        actions.add_members(BORDERS[mat.leader], MARCH)  # TR-6.3.2
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
            actions.add_members(self.open_sites(mat), BUILD)

    def construct(self, action: int) -> int:
        mat = self.mats[self.active]
        if action >= BUILD:
            return self.build(mat, action - BUILD)
        self.hire(mat, 1)
        return NONE

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
