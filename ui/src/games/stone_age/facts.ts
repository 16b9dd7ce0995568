/** What is printed on the cards, tiles and places, from the engine's own file, and what it says in words. */

import components from "@engine/games/stone_age/components.toml";

import type { StoneAgeTribeView as Tribe, StoneAgeView } from "@/api/schema";
import { t } from "@/words/words.svelte";

export const RESOURCES = ["wood", "brick", "stone", "gold"] as const;
export type Resource = (typeof RESOURCES)[number];
export type Good = Resource | "food";
export const CULTURES = ["healing", "art", "writing", "pottery", "time", "transport", "music", "weaving"] as const;
export const SPECIALISTS = ["farmer", "tool_maker", "hut_builder", "shaman"] as const;
export type Specialist = (typeof SPECIALISTS)[number];

export interface Card {
  id: string;
  effect: string;
  amount?: number;
  resource?: Resource;
  dice?: number;
  culture?: string;
  specialist?: Specialist;
  figures?: number;
}

export interface Building {
  id: string;
  kind: "fixed" | "choice" | "open";
  cost?: Record<Resource, number>;
  points?: number;
  resources?: number;
  kinds?: number;
  min_resources?: number;
  max_resources?: number;
}

interface Counts {
  building_stacks: number;
  village_places_usable: number;
  players_per_resource_place: number;
}

const byId = <T extends { id: string }>(list: T[]) => Object.fromEntries(list.map((one) => [one.id, one])) as Record<string, T>;
export const CARDS: Record<string, Card> = byId(components.card as Card[]);
export const BUILDINGS: Record<string, Building> = byId(components.building as Building[]);
const goods = byId(components.good as { id: string; value: number; place: string }[]);
/** By how much a roll is divided, and what a resource is worth in a building. */
export const VALUE = Object.fromEntries(Object.values(goods).map((one) => [one.id, one.value])) as Record<Good, number>;
export const GOOD_OF = Object.fromEntries(Object.values(goods).map((one) => [one.place, one.id])) as Record<string, Good>;
export const PLACE_OF = Object.fromEntries(Object.values(goods).map((one) => [one.id, one.place])) as Record<Good, string>;
export const MOST_TOOLS: number = components.constants.max_tool_sum;
export const MOST_AGRICULTURE: number = components.constants.max_agriculture;
export const PENALTY: number = components.constants.starvation_penalty;
/** What each face of a die for items shows. */
export const FACES = [1, 2, 3, 4, 5, 6].map((face) => components.dice_items[`face_${face}`].gain as string);

export function counts(players: number): Counts {
  return components.player_count[players] as Counts;
}

export const ICON: Record<string, string> = {
  food: "i-food", wood: "i-wood", brick: "i-clay", stone: "i-stone", gold: "i-gold", tool: "i-tool", agriculture: "sa-field",
};

/** The picture that stands for a place. */
export function placeIcon(place: string): string {
  if (place === "hunting_grounds") return "sa-hunt";
  if (place in GOOD_OF) return ICON[GOOD_OF[place]!]!;
  if (place === "tool_maker") return "i-tool";
  if (place === "hut") return "sa-build";
  if (place === "field") return "sa-field";
  return place.startsWith("card_") ? "sa-card" : "sa-build";
}

export const isGather = (place: string): boolean => place in GOOD_OF;
export const isVillage = (place: string): boolean => ["tool_maker", "hut", "field"].includes(place);

// -- how things stand for one tribe ------------------------------------------------------------------------------------

/** How often each symbol lies with somebody, as far as one knows. */
export function cultures(tribe: Tribe): Record<string, number> {
  const found: Record<string, number> = {};
  for (const id of tribe.cards) {
    const symbol = CARDS[id]?.culture;
    if (symbol) found[symbol] = (found[symbol] ?? 0) + 1;
  }
  return found;
}

export function figures(tribe: Tribe, kind: Specialist): number {
  return tribe.cards.reduce((sum, id) => sum + (CARDS[id]?.specialist === kind ? CARDS[id]!.figures! : 0), 0);
}

/** What each figure of a kind is multiplied with. */
export function level(tribe: Tribe, kind: Specialist): number {
  if (kind === "farmer") return tribe.agriculture;
  if (kind === "tool_maker") return toolSum(tribe);
  return kind === "hut_builder" ? tribe.buildings.length : tribe.people;
}

export const CATEGORY: Record<Specialist, string> = {
  farmer: "farmers", tool_maker: "tool_makers", hut_builder: "hut_builders", shaman: "shamans",
};

export function toolSum(tribe: Tribe): number {
  return tribe.tools.reduce((sum, tool) => sum + tool.value, 0);
}

/** The sizes of the two sets of symbols. */
export function sets(tribe: Tribe): [number, number] {
  const numbers = Object.values(cultures(tribe));
  return [numbers.filter((one) => one > 0).length, numbers.filter((one) => one > 1).length];
}

/** What a tribe will eat: how many people eat from the store and from the fields, and what is left over or missing. */
export interface Meal {
  stored: number;
  grown: number;
  /** Below 0 it is missing. */
  rest: number;
}

export function meal(view: StoneAgeView, tribe: Tribe): Meal {
  if (view.missing > 0 && view.active === tribe.seat) {
    // it is eating: the harvest is in, and all food has been given
    const grown = Math.min(tribe.agriculture, tribe.people - view.missing);
    return { stored: tribe.people - view.missing - grown, grown, rest: -view.missing };
  }
  return { stored: tribe.food, grown: tribe.agriculture, rest: tribe.food + tribe.agriculture - tribe.people };
}

// -- in words ----------------------------------------------------------------------------------------------------------

export const amount = (good: string, count: number): string => t(`sa-amount-${good}`, { count });
export const points = (count: number): string => t("sa-amount-points", { count });

export function upper(card: Card): string {
  const args = {
    goods: card.effect === "food" ? amount("food", card.amount!) : card.resource ? amount(card.resource, card.amount ?? 0) : "",
    good: card.resource ? t(`sa-good-${card.resource}`) : "",
    dice: t("sa-amount-dice", { count: card.dice ?? 0 }),
    points: points(card.amount ?? 0),
    value: card.amount ?? 0,
  };
  return t(`sa-effect-${card.effect}`, args);
}

export function lower(card: Card): string {
  if (card.culture) return t("sa-lower-culture", { symbol: t(`sa-culture-${card.culture}`) });
  return t(`sa-lower-${card.specialist}`, { who: t(`sa-specialist-${card.specialist}`), count: card.figures! });
}

export function price(building: Building): string {
  if (building.kind === "fixed") {
    const goods = RESOURCES.filter((one) => building.cost![one]).map((one) => amount(one, building.cost![one]));
    return t("sa-price-fixed", { goods: goods.join(" + "), points: points(building.points!) });
  }
  if (building.kind === "choice") return t("sa-price-choice", { count: building.resources!, kinds: building.kinds! });
  return t("sa-price-open", { least: building.min_resources!, most: building.max_resources! });
}

const EFFECT_RULES: Record<string, string> = {
  dice_items: "SA-6.2", food: "SA-6.3", resource: "SA-6.4", roll_resource: "SA-6.5", points: "SA-6.6", tool: "SA-6.7",
  agriculture: "SA-6.7", extra_card: "SA-6.8", one_use_tool: "SA-6.9", any_resources: "SA-6.10",
};

export function cardTip(id: string, more: string[] = []) {
  const card = CARDS[id]!;
  return { title: t(`sa-card-${id}`), text: [upper(card), lower(card), ...more].join("\n"), rule: EFFECT_RULES[card.effect] };
}

export function buildingTip(id: string, more: string[] = []) {
  return { title: t(`sa-building-${id}`), text: [price(BUILDINGS[id]!), ...more].join("\n"), rule: "SA-5.14" };
}

const WORK_RULES: Record<string, string> = { tool_maker: "SA-5.4", hut: "SA-5.5", field: "SA-5.6" };

/** What a gathering or village place does. */
export function placeTip(place: string, players: number, more: string[] = []) {
  const good = GOOD_OF[place];
  const said = good ? [t("sa-work-gather", { value: VALUE[good], good: t(`sa-good-${good}`) })] : [t(`sa-work-${place}`)];
  const limits = counts(players);
  if (good && good !== "food") said.push(t("sa-ui-rings", { limit: Math.min(players, limits.players_per_resource_place) }));
  else if (good) said.push(t("sa-ui-no-rings"));
  else if (limits.village_places_usable < 3) said.push(t("sa-ui-village", { limit: limits.village_places_usable }));
  const rule = good ? (good === "food" || players === 4 ? "SA-5.7" : "SA-4.7") : WORK_RULES[place];
  return { title: t(`sa-place-${place}`), text: [...said, ...more].join("\n"), rule };
}
