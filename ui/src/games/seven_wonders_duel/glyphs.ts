/** Effects and costs as pictures: a row of glyphs that the board draws in SVG and the areas around it in HTML. */

import type { Amounts, Card, Token, Wonder } from "./facts";

export type Glyph =
  | { kind: "icon"; id: string; science?: boolean }
  | { kind: "points"; value: number }
  | { kind: "coins"; value: number; sign?: "+" | "−" }
  | { kind: "count"; value: number }
  | { kind: "slash" }
  | { kind: "colon" }
  | { kind: "mini"; what: string } // a small card of a colour, or a wonder: what is counted
  | { kind: "gives"; chain: string }
  | { kind: "needs"; chain: string };

const SCIENCE_ICON: Record<string, string> = { pendulum: "plumb", armillary_sphere: "armillary" };

export const science = (symbol: string): Glyph => ({ kind: "icon", id: scienceIcon(symbol), science: true });
export const scienceIcon = (symbol: string) => `i-sci-${SCIENCE_ICON[symbol] ?? symbol}`;
const icon = (id: string): Glyph => ({ kind: "icon", id });
const times = (count: number, glyph: Glyph): Glyph[] => Array.from({ length: count }, () => glyph);

function slashed(goods: string[]): Glyph[] {
  return goods.flatMap((good, number) => (number ? [{ kind: "slash" } as Glyph, icon(`i-${good}`)] : [icon(`i-${good}`)]));
}

export function effectGlyphs(card: Card): Glyph[] {
  const row: Glyph[] = [];
  for (const [good, count] of Object.entries(card.produces ?? {})) row.push(...times(count, icon(`i-${good}`)));
  if (card.produces_choice) row.push(...slashed(card.produces_choice));
  if (card.fixed_price) row.push(...card.fixed_price.map((good) => icon(`i-${good}`)), { kind: "colon" }, { kind: "coins", value: 1 });
  if (card.coins) row.push({ kind: "coins", value: card.coins });
  if (card.coins_per) row.push({ kind: "coins", value: card.coins_per.amount }, { kind: "mini", what: card.coins_per.what });
  if (card.guild) {
    if (card.guild.coins_each) row.push({ kind: "coins", value: card.guild.coins_each });
    row.push({ kind: "points", value: card.guild.vp_each });
    for (const what of card.guild.count) row.push(what === "coin_triplet" ? { kind: "coins", value: 3 } : { kind: "mini", what });
  }
  row.push(...times(card.shields ?? 0, icon("i-shield")));
  if (card.science) row.push(science(card.science));
  if (card.vp) row.push({ kind: "points", value: card.vp });
  return row;
}

/** What a card that stands in a city still gives; what it gave when it was built only if that was all. */
export function cityGlyphs(card: Card): Glyph[] {
  if (card.guild) return effectGlyphs({ ...card, guild: { ...card.guild, coins_each: 0 } });
  const lasting = effectGlyphs({ ...card, coins: undefined, coins_per: undefined });
  return (lasting.length ? lasting : effectGlyphs(card)).filter((one) => one.kind !== "colon" && one.kind !== "slash");
}

/** A cost, one picture for each unit; `counted`: the number and one picture, where there is little room. */
export function costGlyphs(cost: Amounts, counted = false): Glyph[] {
  const row: Glyph[] = [];
  for (const [what, count] of Object.entries(cost)) {
    if (what === "coins") row.push({ kind: "coins", value: count });
    else if (counted && count > 1) row.push({ kind: "count", value: count }, icon(`i-${what}`));
    else row.push(...times(count, icon(`i-${what}`)));
  }
  return row;
}

export function wonderGlyphs(wonder: Wonder): Glyph[] {
  const row: Glyph[] = [];
  if (wonder.produces_choice) row.push(...slashed(wonder.produces_choice));
  if (wonder.coins) row.push({ kind: "coins", value: wonder.coins, sign: "+" });
  if (wonder.opponent_loses_coins) row.push({ kind: "coins", value: wonder.opponent_loses_coins, sign: "−" });
  row.push(...times(wonder.shields ?? 0, icon("i-shield")));
  if (wonder.discard_opponent) row.push(icon("i-discard"), { kind: "mini", what: wonder.discard_opponent });
  if (wonder.build_from_discard) row.push(icon("i-discard"), icon("i-house"));
  if (wonder.box_progress_draw) row.push({ kind: "count", value: wonder.box_progress_draw }, icon("t-disc"));
  if (wonder.play_again) row.push(icon("i-play-again"));
  if (wonder.vp) row.push({ kind: "points", value: wonder.vp });
  return row;
}

/** What a progress token shows on its disc: one picture, and perhaps coins or points. */
export function tokenGlyph(token: Token): { icon: string; points?: number; coins?: number } {
  if (token.id === "philosophy") return { icon: "", points: token.vp };
  return { icon: `t-${token.id}`, coins: token.coins };
}

// -- how wide a row is -----------------------------------------------------------------------------------------

const WIDTH: Record<Glyph["kind"], number> = {
  icon: 1, points: 1.08, coins: 1, count: 0.5, slash: 0.34, colon: 0.3, mini: 0.52, gives: 1.1, needs: 1.12,
};
const GAP = 0.11;

export interface Placed {
  glyph: Glyph;
  x: number; // of its middle
  size: number;
}

/** Put a row beside each other in `room`, as large as `size` allows; smaller if it is too long. */
export function place(row: Glyph[], middle: number, room: number, size: number): Placed[] {
  const whole = row.reduce((sum, one) => sum + WIDTH[one.kind], 0) + GAP * Math.max(0, row.length - 1);
  const fits = Math.min(size, room / Math.max(whole, 0.01));
  let x = middle - (whole * fits) / 2;
  return row.map((glyph) => {
    const wide = WIDTH[glyph.kind] * fits;
    const placed = { glyph, x: x + wide / 2, size: fits };
    x += wide + GAP * fits;
    return placed;
  });
}

export function widthOf(row: Glyph[], size: number): number {
  return (row.reduce((sum, one) => sum + WIDTH[one.kind], 0) + GAP * Math.max(0, row.length - 1)) * size;
}
