/** The curve of a game: where its moves, its parts and the shares of victory stand. */

import type { Analysis, LogEntry } from "@/api/schema";
import { num, t } from "@/words/words.svelte";

/** The places where one stops in a log: before every move of a player, and at the end. Chance answers by itself. */
export function stopsOf(log: LogEntry[]): number[] {
  return [...log.flatMap((entry, number) => (entry.seat >= 0 ? [number] : [])), log.length];
}

/** The shares of victory at a stop. */
export interface Point {
  stop: number;
  shares: readonly number[];
}

export function pointsOf(found: Analysis | null, stops: number[]): Point[] {
  const places = new Map(stops.map((made, stop) => [made, stop]));
  return (found?.judged ?? []).flatMap(({ made, shares }) => (places.has(made) ? [{ stop: places.get(made)!, shares }] : []));
}

/** The shares at any stop: those that were judged last. */
export function sharesAt(points: Point[], stop: number): readonly number[] | null {
  return points.findLast((point) => point.stop <= stop)?.shares ?? null;
}

/** Shares in whole hundredths that add up to all: what is lost by rounding down goes to those who lose most by it. */
export function rounded(shares: readonly number[]): number[] {
  const exact = shares.map((share) => share * 100);
  const whole = exact.map(Math.floor);
  const order = exact.map((_, seat) => seat).sort((a, b) => exact[b]! - whole[b]! - (exact[a]! - whole[a]!));
  const missing = Math.round(exact.reduce((sum, one) => sum + one, 0)) - whole.reduce((sum, one) => sum + one, 0);
  for (const seat of order.slice(0, missing)) whole[seat]! += 1;
  return whole.map((one) => one / 100);
}

/** What is told of one move, or of the chance that answered it. Of some moves the log tells nothing: of an end, and of a
 *  step such as one of several payments, of which the last tells all. */
export function sentences(log: LogEntry[], from: number, until: number): readonly string[] {
  const entries = log.slice(from, until);
  const own = entries[0]?.words ?? [];
  const told = own.length ? own : entries.flatMap((entry) => entry.words);
  const ended = /^(done|pass)$/.test(entries[0]?.move ?? "");
  // what another has to do then is told with it, but is not its own
  if (ended && !entries[0]!.events.some((event) => (event as { seat?: number }).seat === entries[0]!.seat)) return [t("ui-analysis-done"), ...told];
  if (told.length) return told;
  return [t(ended || log[until]?.seat !== entries[0]?.seat ? "ui-analysis-done" : "ui-analysis-step")];
}

export function said(log: LogEntry[], from: number, until: number): string {
  return sentences(log, from, until).join(" ");
}

/** A part of a game, such as an age or a round: the stop where it begins, its name, and a short one. */
export interface Chapter {
  stop: number;
  name: string;
  short: string;
}

const BEGINNINGS: Record<string, { type: string; key: string; name: (number: number) => string }> = {
  seven_wonders_duel: { type: "AgeBegan", key: "age", name: (age) => t(`swd-age-${age}`) },
  stone_age: { type: "RoundBegan", key: "round", name: (round) => t("ui-analysis-round", { number: num(round) }) },
  trajan: { type: "QuarterBegan", key: "quarter", name: (quarter) => t("ui-analysis-quarter", { number: num(quarter) }) },
};

/** The parts of a game, as its log tells them; in Concordia everybody has one turn in a round. */
export function chaptersOf(game: string, log: LogEntry[], stops: number[], players: number): Chapter[] {
  const beginning = BEGINNINGS[game];
  if (!beginning) return roundsOf(log, stops, players);
  const found: Chapter[] = [];
  log.forEach((entry, made) => {
    for (const event of entry.events as Record<string, unknown>[]) {
      if (event.type !== beginning.type) continue;
      const number = event[beginning.key] as number;
      const stop = stops.findIndex((one) => one > made);
      if (stop >= 0 && stop < stops.length - 1) found.push({ stop, name: beginning.name(number), short: num(number) });
    }
  });
  if (game === "seven_wonders_duel" && (found[0]?.stop ?? 0) > 0) return [{ stop: 0, name: t("ui-analysis-wonders"), short: "" }, ...found];
  if (game === "trajan" && (found[0]?.stop ?? 1) > 0) return [{ stop: 0, name: beginning.name(1), short: num(1) }, ...found];
  return found;
}

function roundsOf(log: LogEntry[], stops: number[], players: number): Chapter[] {
  const found: Chapter[] = [];
  let turns = 0;
  stops.slice(0, -1).forEach((made, stop) => {
    if (stop > 0 && log[stops[stop - 1]!]!.seat === log[made]!.seat) return;
    if (turns % players === 0) {
      const round = turns / players + 1;
      found.push({ stop, name: t("ui-analysis-round", { number: num(round) }), short: num(round) });
    }
    turns += 1;
  });
  return found;
}

/** The outline of one seat's share in a plot of so many pixels: the lowest seat lies at the bottom. */
export function outline(points: Point[], seat: number, last: number, width: number, height: number): string {
  const edge = (upTo: number) =>
    points.map(({ stop, shares }) => [(stop / last) * width, height * (1 - shares.slice(0, upTo).reduce((sum, one) => sum + one, 0))] as const);
  const top = edge(seat + 1);
  const bottom = edge(seat).reverse();
  return `M${top[0]} ${smooth(top)}L${bottom[0]} ${smooth(bottom)}Z`;
}

/** The line between a seat's share and what lies above it. */
export function ridge(points: Point[], seat: number, last: number, width: number, height: number): string {
  const above = points.map(({ stop, shares }) => [(stop / last) * width, height * (1 - shares.slice(0, seat + 1).reduce((sum, one) => sum + one, 0))] as const);
  return `M${above[0]} ${smooth(above)}`;
}

/** Level at every point, so that no line overshoots and no two cross. */
function smooth(points: (readonly [number, number])[]): string {
  return points
    .slice(1)
    .map(([x, y], before) => {
      const [fromX, fromY] = points[before]!;
      const middle = (fromX + x) / 2;
      return `C${middle},${fromY} ${middle},${y} ${x},${y} `;
    })
    .join("");
}

/** Where a seat's share is thickest, for as far as a letter is wide and away from the edges and poles. Null where no letter fits. */
export function letterAt(points: Point[], seat: number, last: number, width: number, height: number, poles: readonly number[] = []): [number, number] | null {
  let best: [number, number] | null = null;
  let most = 22; // pixels that a letter needs
  const place = (one: Point) => (one.stop / last) * width;
  const upTo = (one: Point, seats: number) => one.shares.slice(0, seats).reduce((sum, share) => sum + share, 0);
  const end = points.length ? place(points.at(-1)!) : 0;
  for (const point of points) {
    const x = place(point);
    if (x < 16 || x > end - 16 || poles.some((pole) => Math.abs(pole - x) < 13)) continue;
    const beside = points.filter((one) => Math.abs(place(one) - x) <= 14);
    const low = Math.max(...beside.map((one) => upTo(one, seat)));
    const high = Math.min(...beside.map((one) => upTo(one, seat + 1)));
    const thick = (high - low) * height;
    if (thick <= most * 1.08) continue;
    most = thick;
    best = [x, height * (1 - (low + high) / 2)];
  }
  return best;
}
