/** What can be paid or taken by amounts: the server tells all ways to do it. */

import type { StoneAgeTribeView as Tribe, StoneAgeView } from "@/api/schema";

import { RESOURCES, type Resource } from "./facts";

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

/** What the pending decision asks for, or null if nothing is put together by amounts. `open`: as many as one likes. */
export function purse(view: StoneAgeView, tribe: Tribe, open: boolean): Purse | null {
  if (!view.ways.length) return null;
  const ways = view.ways.map((way) => Object.fromEntries(RESOURCES.map((one, kind) => [one, way[kind]!])) as Amounts);
  return { word: view.phase === "two_resources" ? "take" : "pay", have: tribe.resources as Amounts, ways, total: open ? null : sum(ways[0]!) };
}
