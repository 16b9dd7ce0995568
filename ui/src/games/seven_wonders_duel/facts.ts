/** What is printed on cards, wonders and tokens, from the engine's file, and what it does, in its words. */

import components from "@engine/games/seven_wonders_duel/components.toml";

import { list, t } from "@/words/words.svelte";

export type Amounts = Record<string, number>;

export interface Card {
  id: string;
  age: number;
  back: string;
  color: string;
  cost: Amounts;
  produces?: Amounts;
  produces_choice?: string[];
  fixed_price?: string[];
  gives_chain?: string;
  free_if?: string;
  vp?: number;
  coins?: number;
  coins_per?: { what: string; amount: number };
  shields?: number;
  science?: string;
  guild?: { count: string[]; vp_each: number; coins_each: number };
}

export interface Wonder {
  id: string;
  cost: Amounts;
  vp?: number;
  coins?: number;
  shields?: number;
  opponent_loses_coins?: number;
  discard_opponent?: string;
  box_progress_draw?: number;
  produces_choice?: string[];
  build_from_discard?: boolean;
  play_again?: boolean;
}

export interface Token {
  id: string;
  coins?: number;
  vp?: number;
  science?: string;
}

export interface Chain {
  id: string;
  given_by: string;
  frees: string;
}

export interface Symbol {
  id: string;
  cards: string[];
  tokens: string[];
}

export interface Zone {
  from: number;
  to: number;
  vp: number;
  token_coins?: number;
}

function byId<T extends { id: string }>(things: T[]): Record<string, T> {
  return Object.fromEntries(things.map((one) => [one.id, one]));
}

export const CARDS: Record<string, Card> = byId(components.card as Card[]);
export const WONDERS: Record<string, Wonder> = byId(components.wonder as Wonder[]);
export const TOKENS: Record<string, Token> = byId(components.progress_token as Token[]);
export const CHAINS: Record<string, Chain> = byId(components.chain as Chain[]);
export const SYMBOLS = components.science as Symbol[];
export const ZONES = components.military.zone as Zone[];
export const RESOURCES = (components.resource as { id: string }[]).map((one) => one.id);
export const LIMITS = components.limits as Record<string, number>;

export const cardName = (id: string) => t(`swd-card-${id}`);
export const wonderName = (id: string) => t(`swd-wonder-${id}`);
export const tokenName = (id: string) => t(`swd-token-${id}`);
export const coins = (count: number) => t("swd-amount-coins", { count });

/** Units per resource, as “2 clay and 1 glass”. */
export function amounts(units: Amounts): string {
  return list(Object.entries(units).map(([what, count]) => t(`swd-amount-${what}`, { count })));
}

export function costOf(thing: Card | Wonder): string {
  const parts = Object.keys(thing.cost).length ? amounts(thing.cost) : t("swd-amount-nothing");
  return t("swd-cost", { parts });
}

function byChoice(goods: string[]): string {
  return t("swd-effect-choice", { goods: list(goods.map((one) => t(`swd-resource-${one}`))) });
}

function guildEffect({ count, vp_each, coins_each }: NonNullable<Card["guild"]>): string {
  if (count[0] === "coin_triplet") return t("swd-effect-guild-treasury", { points: vp_each, coins: LIMITS.coins_per_vp! });
  const each = t(`swd-each-${count.join("_")}`);
  if (coins_each) return t("swd-effect-guild", { coins: coins_each, points: vp_each, each });
  return t("swd-effect-guild-points", { points: vp_each, each });
}

/** What a card does, one sentence for each effect. */
export function cardEffects(card: Card): string[] {
  const said: string[] = [];
  if (card.produces) said.push(t("swd-effect-produces", { goods: amounts(card.produces) }));
  if (card.fixed_price) {
    const goods = list(card.fixed_price.map((one) => t(`swd-resource-${one}`)));
    said.push(t("swd-effect-fixed-price", { price: LIMITS.fixed_trade_price!, goods }));
  }
  if (card.produces_choice) said.push(byChoice(card.produces_choice));
  if (card.guild) said.push(guildEffect(card.guild));
  if (card.coins) said.push(t("swd-effect-coins", { coins: card.coins }));
  if (card.coins_per) said.push(t("swd-effect-coins-per", { coins: card.coins_per.amount, each: t(`swd-each-${card.coins_per.what}`) }));
  if (card.shields) said.push(t("swd-effect-shields", { shields: card.shields }));
  if (card.science) said.push(t("swd-effect-science", { symbol: t(`swd-science-${card.science}`) }));
  if (card.vp) said.push(t("swd-effect-points", { points: card.vp }));
  return said;
}

/** What a card is linked with: the one that makes it free, and the one that it makes free. */
export function cardLinks(card: Card): string[] {
  const said: string[] = [];
  if (card.free_if) {
    said.push(t("swd-effect-chain-free", { card: cardName(CHAINS[card.free_if]!.given_by), chain: t(`swd-chain-${card.free_if}`) }));
  }
  if (card.gives_chain) {
    said.push(t("swd-effect-chain-gives", { card: cardName(CHAINS[card.gives_chain]!.frees), chain: t(`swd-chain-${card.gives_chain}`) }));
  }
  return said;
}

export function wonderEffects(wonder: Wonder): string[] {
  const said: string[] = [];
  if (wonder.produces_choice) said.push(byChoice(wonder.produces_choice));
  if (wonder.coins) said.push(t("swd-effect-coins", { coins: wonder.coins }));
  if (wonder.opponent_loses_coins) said.push(t("swd-effect-opponent-loses", { coins: wonder.opponent_loses_coins }));
  if (wonder.shields) said.push(t("swd-effect-shields", { shields: wonder.shields }));
  if (wonder.discard_opponent) said.push(t(`swd-effect-discard-${wonder.discard_opponent}`));
  if (wonder.build_from_discard) said.push(t("swd-effect-build-from-discard"));
  if (wonder.box_progress_draw) said.push(t("swd-effect-box-tokens", { count: wonder.box_progress_draw }));
  if (wonder.play_again) said.push(t("swd-effect-play-again"));
  if (wonder.vp) said.push(t("swd-effect-points", { points: wonder.vp }));
  return said;
}

export function tokenEffects(token: Token): string[] {
  const said: string[] = [];
  if (token.coins) said.push(t("swd-effect-coins", { coins: token.coins }));
  if (token.vp) said.push(t("swd-effect-points", { points: token.vp }));
  if (token.science) said.push(t("swd-effect-science", { symbol: t(`swd-science-${token.science}`) }));
  const rule = RULES_OF_TOKENS[token.id];
  if (rule) said.push(t(...rule));
  return said;
}

const RULES_OF_TOKENS: Record<string, [string, Record<string, number>]> = {
  architecture: ["swd-effect-discount-wonder", { count: LIMITS.discount_resources! }],
  economy: ["swd-effect-economy", {}],
  law: ["swd-effect-law", {}],
  masonry: ["swd-effect-discount-blue", { count: LIMITS.discount_resources! }],
  mathematics: ["swd-effect-mathematics", { points: LIMITS.mathematics_vp_per_token! }],
  strategy: ["swd-effect-strategy", { shields: LIMITS.strategy_bonus_shields! }],
  theology: ["swd-effect-theology", {}],
  urbanism: ["swd-effect-urbanism", { coins: LIMITS.urbanism_chain_coins! }],
};

/** A token in a few words, for a button among many. */
export function tokenBrief(token: Token): string {
  return t(`swd-ui-brief-${token.id}`, { gained: token.coins ?? 0, worth: token.vp ?? 0, ...RULES_OF_TOKENS[token.id]?.[1] });
}

// -- where the rules say so ------------------------------------------------------------------------------------

export function ruleOfCard(card: Card): string {
  if (card.guild) return "SW-7.6";
  if (card.produces_choice) return "SW-6.2";
  if (card.fixed_price || card.produces) return "SW-6.3";
  if (card.shields) return "SW-9.1";
  if (card.science) return "SW-10.1";
  if (card.coins || card.coins_per) return "SW-7.2";
  return "SW-7.7";
}

const RULE_OF_WONDER: Record<string, string> = {
  appian_way: "SW-8.2", circus_maximus: "SW-8.3", statue_of_zeus: "SW-8.4", great_lighthouse: "SW-8.7", piraeus: "SW-8.7",
  great_library: "SW-8.8", mausoleum: "SW-8.9",
};
export const ruleOfWonder = (id: string) => RULE_OF_WONDER[id] ?? "SW-8.6";

const RULE_OF_TOKEN: Record<string, string> = {
  agriculture: "SW-10.5", philosophy: "SW-10.5", mathematics: "SW-10.5", architecture: "SW-6.7", masonry: "SW-6.7",
  economy: "SW-6.10", law: "SW-10.3", strategy: "SW-9.7", theology: "SW-10.9", urbanism: "SW-10.10",
};
export const ruleOfToken = (id: string) => RULE_OF_TOKEN[id]!;
