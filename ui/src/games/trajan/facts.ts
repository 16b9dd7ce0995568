/** What is printed on the pieces, from the engine's own file. */
import components from "@engine/games/trajan/components.toml";

export const ACTIONS = ["seaport", "forum", "military", "senate", "trajan", "construction"] as const;
export const NUMERALS = ["I", "II", "III", "IV", "V", "VI"] as const;
export const COLORS = ["yellow", "orange", "green", "white", "pink", "blue"] as const;

export interface TrajanTile {
  id: string;
  stack: string;
  markers: [string, string];
  vp: number;
  amount: number;
  icon?: string;
}
export interface BonusTile {
  id: string;
  scoring: string;
  vp_yellow: number;
  vp_gray: number;
  icon?: string;
  commodities?: [string, string];
}
export interface Ship {
  id: string;
  max_units: number;
  vp_front: number[];
  vp_back: number[];
}
export interface Building {
  id: string;
  first_bonus_action: string;
}

const byId = <T extends { id: string }>(list: T[]): Record<string, T> => Object.fromEntries(list.map((one) => [one.id, one]));

export const TRAJAN_TILES = byId(components.trajan_tile as TrajanTile[]);
export const BONUSES = byId(components.bonus_tile as BonusTile[]);
export const SHIPS = components.ship as Ship[];
export const BUILDINGS = components.construction_kind as Building[];
export const GOODS = (components.commodity as { id: string }[]).map((one) => one.id);
export const PROVINCE_POINTS = Object.fromEntries((components.province as { id: string; vp: number }[]).map((one) => [one.id, one.vp]));
export const EDGES = components.province_edge as { a: string; b: string }[];
export const CAMP_LINKS = components.military_camp.links as string[];
export const SENATE_POINTS = components.senate_track.vp as number[];
export const PENALTY = components.demands.penalty as number[];
export const GREEN_SPACES = components.forum.green_slots as Record<string, number>;
export const TOKENS = components.counts.small_tokens_per_player as number;

/** Where an action stands on the circle, from 0. */
export const place = (action: string): number => ACTIONS.indexOf(action as (typeof ACTIONS)[number]);
/** Its class, which carries its colour. */
export const hue = (action: string): string => `a${place(action) + 1}`;

const DRAWN: Record<string, string> = { wheat: "i-food", wine: "i-wine", scrolls: "i-papyrus" };
export const goodIcon = (good: string): string => (good === "wild" ? "t-wild" : (DRAWN[good] ?? `c-${good}`));

/** How often each thing is there, in the order of its first appearance. */
export function counted(things: readonly string[]): [string, number][] {
  const found = new Map<string, number>();
  for (const one of things) found.set(one, (found.get(one) ?? 0) + 1);
  return [...found];
}
