/** What a list says of a table: who sits there, and how long there is still time. */

import type { SeatAnswer, TableAnswer } from "@/api/schema";
import { session } from "@/api/session.svelte";
import { t, words } from "@/words/words.svelte";

import { level } from "./games";

export function seatName(seat: SeatAnswer, number: number): string {
  if (seat.name) return seat.name;
  if (seat.bot) return level(seat.bot);
  return seat.kind === "friend" || seat.kind === "anybody" ? "" : t("ui-player", { number: number + 1 });
}

/** The letter on a seat's shape. */
export function letterOf(name: string): string {
  return [...name][0]?.toLocaleUpperCase(words.lang) ?? "?";
}

/** With a large first letter, where the language has such. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(words.lang) + text.slice(1);
}

/** Where one goes on with it. */
export function wayTo(table: TableAnswer): string {
  return `/${table.companion ? "companion" : "table"}/${table.id}`;
}

/** Is somebody still missing there? */
export function isEmpty(seat: SeatAnswer): boolean {
  return (seat.person === null && !seat.bot) || (seat.vacant && !seat.bot);
}

/** Everybody but me, by name; bots of a level are named once. */
export function rivals(table: TableAnswer): string[] {
  const names = table.seats.flatMap((seat, number) => (seat.mine && seat.kind !== "here" ? [] : [seatName(seat, number)]));
  return [...new Set(names)].filter(Boolean);
}

/** A span of time in its largest unit: "9 hours", "20 minutes". */
export function span(milliseconds: number): string {
  const minutes = Math.max(0, Math.round(milliseconds / 60_000));
  const unit = (value: number, unit: string) =>
    new Intl.NumberFormat(words.lang, { style: "unit", unit, unitDisplay: "short", maximumFractionDigits: 0 }).format(value);
  if (minutes >= 2880) return unit(Math.floor(minutes / 1440), "day");
  if (minutes >= 120) return unit(Math.floor(minutes / 60), "hour");
  return unit(minutes, "minute");
}

/** How long who is to play there still has, if there is a clock. */
export function timeLeft(table: TableAnswer): string {
  if (table.deadline === null) return "";
  const left = table.deadline - table.time;
  return left <= 0 ? t("ui-lobby-time-up") : t("ui-lobby-left", { time: span(left) });
}

/** The clock of a table in a few words. */
export function clockOf(table: TableAnswer): string {
  const { kind, bank, increment, days } = table.clock;
  if (kind === "none") return t("ui-lobby-clock-none");
  if (kind === "days") return t("ui-new-clock-days-line", { days });
  return t("ui-new-clock-bank-line", { minutes: Math.round(bank / 60), increment });
}

/** Does a table play by other rules than the printed ones? */
export function changes(table: TableAnswer): boolean {
  const game = session.catalogue?.games.find((one) => one.name === table.game);
  return game?.options.some((option) => option.name in table.options && table.options[option.name] !== option.values[0]!.value) ?? false;
}
