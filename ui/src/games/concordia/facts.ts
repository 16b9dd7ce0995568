/** What is printed on the components, from the engine's own file, and how it is drawn. */

import components from "@engine/games/concordia/components.toml";

import type { ConcordiaView } from "@/api/schema";
import type { TableControl } from "@/table/control.svelte";
import { list, t } from "@/words/words.svelte";

export const GOODS = ["brick", "food", "tool", "wine", "cloth"] as const;
export type Good = (typeof GOODS)[number];
export const GODS = ["vesta", "jupiter", "saturnus", "mercurius", "mars", "minerva"] as const;
export type God = (typeof GODS)[number];
export const KINDS = ["land", "sea"] as const;
export type Kind = (typeof KINDS)[number];

export type View = ConcordiaView;
export type Control = TableControl<View>;
export type Player = View["players"][number];
export type CityView = View["cities"][number];
export type Slot = View["display"][number];
export type Event = { type: string; [field: string]: unknown };

interface Printed {
  id: Good;
  price: number;
  build_goods: Good[];
}
interface Person {
  id: string;
  good?: Good;
  points?: number;
}
interface Owned {
  person: string;
  god: God;
  income?: number;
}

const printed = Object.fromEntries((components.good as Printed[]).map((good) => [good.id, good])) as Record<Good, Printed>;
const persons = Object.fromEntries((components.person as Person[]).map((one) => [one.id, one]));
const cards = [...components.starting_card, ...components.sale_card] as Owned[];

export const SPACES: number = components.limits.storehouse_spaces;
export const ROLES = [...Object.keys(persons), "mercator_5"];

export function price(good: string): number {
  return printed[good as Good].price;
}

/** CO-5.2h: the goods that a house costs in a city of this good. */
export function houseGoods(good: string): Good[] {
  return printed[good as Good].build_goods;
}

/** The person on a card: there are two kinds of Mercators. */
export function person(role: string): string {
  return role === "mercator_5" ? "mercator" : role;
}

/** The good of a specialist. */
export function specialty(role: string): Good | undefined {
  return persons[person(role)]?.good;
}

/** The gods of the cards of a role; only the Diplomats serve several. */
export function godsOf(role: string): God[] {
  return [...new Set(cards.filter((card) => card.person === person(role)).map((card) => card.god))];
}

/** The gods of a player's Diplomats: those that the other cards leave over. */
export function godsOfDiplomats(player: Player): God[] {
  const left: Record<string, number> = { ...player.gods };
  for (const role of ROLES) {
    const count = (player.hand[role] ?? 0) + (player.pile[role] ?? 0);
    if (role !== "diplomat" && count) left[godsOf(role)[0]!] = (left[godsOf(role)[0]!] ?? 0) - count;
  }
  return GODS.flatMap((god) => Array<God>(Math.max(0, left[god] ?? 0)).fill(god));
}

/** What one card of a role is worth to a player now, if that is one number. */
export function worthOf(role: string, god: string, player: Player): number {
  return player.worth[god === "minerva" ? role : god] ?? 0;
}

export const GOOD_ICON: Record<Good | "any", string> = {
  brick: "i-clay", food: "i-food", tool: "i-tool", wine: "i-wine", cloth: "i-cloth", any: "concordia-i-any",
};
export const GOOD_PIGMENT: Record<Good, string> = {
  brick: "#B4512D", food: "#D29A26", tool: "#5E6B78", wine: "#7C2C45", cloth: "#3F6FA8",
};
export const ROLE_PIGMENT: Record<string, string> = {
  tribune: "#A65A48", architect: "#C58B2B", prefect: "#6A7F38", mercator: "#3B8C7D", diplomat: "#7A5A9C", senator: "#7C2C45",
  consul: "#2C5F93", colonist: "#8A6A44", mason: "#B4512D", farmer: "#C48E1E", smith: "#566270", vintner: "#7C2C45", weaver: "#3F6FA8",
};
export const RULE_OF: Record<string, string> = {
  tribune: "CO-5.1", architect: "CO-5.2", prefect: "CO-5.3", colonist: "CO-5.4", mercator: "CO-5.5", diplomat: "CO-5.6",
  senator: "CO-5.7", consul: "CO-5.8",
};

export function icon(good: string): string {
  return GOOD_ICON[good as Good | "any"];
}

/** A name with a capital letter, where it stands alone: goods are written as inside a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** Coins and goods as words. */
export function amounts(goods: Record<string, number>, coins = 0): string {
  const parts = coins ? [t("co-amount-coins", { count: coins })] : [];
  for (const [good, count] of Object.entries(goods)) if (count) parts.push(t(`co-amount-${good}`, { count }));
  return list(parts);
}

export function counted(goods: readonly string[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const good of goods) found[good] = (found[good] ?? 0) + 1;
  return found;
}

export function placeName(place: string): string {
  const [first, second] = place.split("-") as [string, string | undefined];
  if (!second) return t(`co-city-${first}`);
  return t("co-route", { first: t(`co-city-${first}`), second: t(`co-city-${second}`) });
}
