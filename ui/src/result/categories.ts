/** What is shown of each category of points: its picture, its colour, its rule, and what in the last view earned it. */

import type { ConcordiaView, Ending, SevenWondersDuelView, StoneAgeView, TrajanView } from "@/api/schema";
import { num, t } from "@/words/words.svelte";

export interface Look {
  icon: string;
  colour: string;
  /** The ink on that colour, where white would be too faint. */
  ink?: string;
  rule: string;
}

/** How many points came together: `count` times `worth`, if they are such a product, and the things that were counted. */
export interface Sum {
  factors?: [number, number];
  things: string[];
}

const DARK = "#2B1E05";

export const PREFIX: Record<string, string> = { seven_wonders_duel: "swd", stone_age: "sa", concordia: "co", trajan: "tr" };

export const LOOKS: Record<string, Record<string, Look>> = {
  seven_wonders_duel: {
    blue: { icon: "m-temple", colour: "#2C5F93", rule: "SW-7.7" },
    green: { icon: "i-sci-wheel", colour: "#4B7638", rule: "SW-7.7" },
    yellow: { icon: "m-market", colour: "#D9A02B", ink: DARK, rule: "SW-7.7" },
    purple: { icon: "m-guild", colour: "#6B4A8C", rule: "SW-7.6" },
    wonders: { icon: "m-wreath", colour: "#2C7A6C", rule: "SW-12.2" },
    tokens: { icon: "m-token", colour: "#566270", rule: "SW-10.5" },
    coins: { icon: "m-coins", colour: "#E7C46A", ink: DARK, rule: "SW-12.2" },
    military: { icon: "m-shield", colour: "#A93B27", rule: "SW-12.2" },
  },
  stone_age: {
    track: { icon: "m-track", colour: "#8A5A33", rule: "SA-9.3" },
    culture: { icon: "m-leaf", colour: "#4B7638", rule: "SA-9.3" },
    farmers: { icon: "m-grain", colour: "#D9A02B", ink: DARK, rule: "SA-9.3" },
    tool_makers: { icon: "m-hammer", colour: "#566270", rule: "SA-9.3" },
    hut_builders: { icon: "i-house", colour: "#A84A28", rule: "SA-9.3" },
    shamans: { icon: "i-person", colour: "#6B4A8C", rule: "SA-9.3" },
    resources: { icon: "m-brick", colour: "#2C7A6C", rule: "SA-9.3" },
  },
  concordia: {
    vesta: { icon: "m-vesta", colour: "#A84A28", rule: "CO-9.1" },
    jupiter: { icon: "m-jupiter", colour: "#2C5F93", rule: "CO-9.1" },
    saturnus: { icon: "m-saturnus", colour: "#5F742D", rule: "CO-9.1" },
    mercurius: { icon: "m-mercurius", colour: "#2C7A6C", rule: "CO-9.1" },
    mars: { icon: "m-mars", colour: "#8B3450", rule: "CO-9.1" },
    minerva: { icon: "m-minerva", colour: "#6B4A8C", rule: "CO-9.1" },
    concordia: { icon: "m-wreath", colour: "#E0B24A", ink: DARK, rule: "CO-9.2" },
  },
  trajan: {
    trajan_tiles: { icon: "m-arch", colour: "#A84A28", rule: "TR-4.4" },
    seaport: { icon: "m-ship", colour: "#2C5F93", rule: "TR-6.1.2" },
    military: { icon: "m-shield", colour: "#8B3450", rule: "TR-6.3.1c" },
    senate: { icon: "m-temple", colour: "#6B4A8C", rule: "TR-6.5.1" },
    construction: { icon: "i-worker", colour: "#8A5A33", rule: "TR-6.6.3" },
    demands: { icon: "m-lack", colour: "#B3402B", rule: "TR-10.5" },
    hand: { icon: "m-cards", colour: "#2C7A6C", rule: "TR-11.1" },
    camps: { icon: "m-camp", colour: "#5F742D", rule: "TR-11.1" },
    trajan_circle: { icon: "m-token", colour: "#7A5C48", rule: "TR-11.1" },
    construction_sets: { icon: "m-sets", colour: "#566270", rule: "TR-11.2" },
    bonus_tiles: { icon: "m-guild", colour: "#E0B24A", ink: DARK, rule: "TR-13" },
  },
};

export function look(game: string, category: string): Look {
  return LOOKS[game]?.[category] ?? { icon: "i-vp-badge", colour: "#566270", rule: "" };
}

export function title(game: string, category: string): string {
  return t(`${PREFIX[game]}-category-${category}`);
}

/** The order of the rows: who won, then by points. */
export function ranking(ending: Ending): number[] {
  const seats = ending.scores.map((_, seat) => seat);
  const won = (seat: number) => (ending.winners.includes(seat) ? 1 : 0);
  return seats.sort((one, other) => won(other) - won(one) || ending.scores[other]! - ending.scores[one]!);
}

/** The category by which the winner is furthest before the second; what decided. */
export function decisive(ending: Ending): { category: string; gap: number } | null {
  const [first, second] = ranking(ending);
  if (first === undefined || second === undefined) return null;
  let best: { category: string; gap: number } | null = null;
  for (const [category, points] of Object.entries(ending.points[first]!)) {
    const gap = points - (ending.points[second]![category] ?? 0);
    if (gap > (best?.gap ?? 0)) best = { category, gap };
  }
  return best;
}

type Named = (kind: string, id: string) => string;

/** A product whose first factor is known; the other follows from the points. */
function product(count: number, points: number): [number, number] | undefined {
  return count > 0 && points % count === 0 ? [count, points / count] : undefined;
}

function duel(view: SevenWondersDuelView, seat: number, category: string, name: Named): Sum {
  const city = view.cities[seat]!;
  const group = city.cards.find((one) => one.color === category);
  if (group) return { things: group.cards.map((card) => name("card", card)) };
  if (category === "wonders") return { things: city.wonders.filter((one) => one.built).map((one) => name("wonder", one.wonder)) };
  if (category === "tokens") return { things: city.tokens.map((token) => name("token", token)) };
  if (category === "coins") return { things: [t("ui-result-coins", { count: city.coins })] };
  return { things: [] };
}

function stoneAge(view: StoneAgeView, seat: number, category: string, points: number, name: Named): Sum {
  const tribe = view.tribes[seat]!;
  const times: Record<string, number> = {
    farmers: tribe.agriculture,
    tool_makers: tribe.tools.slice(0, 3).reduce((sum, tool) => sum + tool.value, 0),
    hut_builders: tribe.buildings.length,
    shamans: tribe.people,
  };
  if (category in times) {
    const found = product(times[category]!, points);
    return { factors: found && [found[1], found[0]], things: [] };
  }
  if (category === "resources") {
    const left = Object.entries(tribe.resources).filter(([, count]) => count > 0);
    return { things: left.map(([good, count]) => `${num(count)} ${name("good", good)}`) };
  }
  return { things: [] };
}

function concordia(view: ConcordiaView, seat: number, category: string, points: number): Sum {
  const player = view.players[seat]!;
  const cards = player.gods[category] ?? 0;
  return { factors: category === "minerva" || category === "concordia" ? undefined : product(cards, points), things: [] };
}

function trajan(view: TrajanView, seat: number, category: string, name: Named): Sum {
  const mat = view.mats[seat]!;
  if (category === "military") return { things: mat.occupied.map((province) => name("province", province)) };
  return { things: [] };
}

/** What earned the points of a category, as far as the last view shows it. */
export function sum(game: string, view: unknown, seat: number, category: string, points: number): Sum {
  const name: Named = (kind, id) => t(`${PREFIX[game]}-${kind}-${id}`);
  if (game === "seven_wonders_duel") return duel(view as SevenWondersDuelView, seat, category, name);
  if (game === "stone_age") return stoneAge(view as StoneAgeView, seat, category, points, name);
  if (game === "concordia") return concordia(view as ConcordiaView, seat, category, points);
  if (game === "trajan") return trajan(view as TrajanView, seat, category, name);
  return { things: [] };
}
