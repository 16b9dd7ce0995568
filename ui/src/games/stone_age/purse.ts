/** What can be paid or taken: all ways to do it, as the price and the own stock allow. */

import type { StoneAgeTribeView as Tribe, StoneAgeView } from "@/api/schema";

import { RESOURCES, type Building, type Resource } from "./facts";

export type Amounts = Record<Resource, number>;
export const NOTHING: Amounts = { wood: 0, brick: 0, stone: 0, gold: 0 };
export const sum = (amounts: Amounts): number => RESOURCES.reduce((all, one) => all + amounts[one], 0);

export interface Purse {
  word: "pay" | "take";
  have: Amounts;
  ways: Amounts[];
  /** How many in all; null if that is open. */
  total: number | null;
}

/** What the pending decision asks for, or null if nothing is put together by amounts. */
export function purse(view: StoneAgeView, tribe: Tribe, building: Building | null, taken: boolean): Purse | null {
  const have = tribe.resources as Amounts;
  if (sum(view.paid as Amounts) > 0) return null; // it was begun elsewhere, step by step
  const exactly = (count: number): Purse => ({ word: "pay", have, total: count, ways: ways(have, count, count) });
  if (view.phase === "buy_card") return exactly(view.spaces.find((space) => space.place === view.spot)?.price ?? 0);
  if (view.phase === "feed") return exactly(view.missing);
  if (view.phase === "two_resources") {
    const left = taken ? 1 : 2;
    const most = Object.fromEntries(RESOURCES.map((one) => [one, Math.min(left, view.bank?.[one] ?? left)])) as Amounts;
    return sum(most) < left ? null : { word: "take", have: most, total: left, ways: ways(most, left, left) };
  }
  if (view.phase !== "build" || !building || building.kind === "fixed") return null;
  if (building.kind === "choice") {
    return { word: "pay", have, total: building.resources!, ways: ways(have, building.resources!, building.resources!, building.kinds!) };
  }
  return { word: "pay", have, total: null, ways: ways(have, building.min_resources!, building.max_resources!) };
}

/** All ways to give from `least` to `most` resources, of exactly `kinds` kinds if that is asked for. */
function ways(have: Amounts, least: number, most: number, kinds: number | null = null): Amounts[] {
  const found: Amounts[] = [];
  for (let wood = 0; wood <= Math.min(most, have.wood); wood++) {
    for (let brick = 0; brick <= Math.min(most - wood, have.brick); brick++) {
      for (let stone = 0; stone <= Math.min(most - wood - brick, have.stone); stone++) {
        for (let gold = 0; gold <= Math.min(most - wood - brick - stone, have.gold); gold++) {
          const way = { wood, brick, stone, gold };
          const all = sum(way);
          const used = RESOURCES.filter((one) => way[one]).length;
          if (all >= least && (kinds === null || used === kinds)) found.push(way);
        }
      }
    }
  }
  return found;
}
