/** The four games as the house shows them: in which order, how long they take, against how many bots one begins. */

import { session } from "@/api/session.svelte";
import { t } from "@/words/words.svelte";

export const GAMES = ["stone_age", "seven_wonders_duel", "concordia", "trajan"] as const;
export type GameName = (typeof GAMES)[number];

/** How the ids of a game's words begin. */
const PREFIX: Record<GameName, string> = { stone_age: "sa", seven_wonders_duel: "swd", concordia: "co", trajan: "tr" };
export const MINUTES: Record<GameName, number> = { stone_age: 60, seven_wonders_duel: 30, concordia: 90, trajan: 100 };
/** Bots of a quick start: as many as make a lively game that does not take too long. */
export const RIVALS: Record<GameName, number> = { stone_age: 2, seven_wonders_duel: 1, concordia: 3, trajan: 2 };
/** The levels that a quick start offers; a table of one's own has all of them, and players that move at random. */
export const STRENGTHS = ["novice", "apprentice", "expert", "master"] as const;

export function isGame(name: string): name is GameName {
  return (GAMES as readonly string[]).includes(name);
}

export function prefix(game: GameName): string {
  return PREFIX[game];
}

export function title(game: string): string {
  return session.catalogue?.games.find((one) => one.name === game)?.title ?? "";
}

/** What the game is, in one line. */
export function line(game: GameName): string {
  return t(`ui-site-line-${PREFIX[game]}`);
}

/** How many people play it: "2–4 players". */
export function players(game: string): string {
  const counts = session.catalogue?.games.find((one) => one.name === game)?.players ?? [2];
  const least = Math.min(...counts);
  const most = Math.max(...counts);
  return least === most ? t("ui-site-players", { count: least }) : t("ui-site-players-range", { least, most });
}

export function minutes(game: GameName): string {
  return t("ui-site-minutes", { minutes: MINUTES[game] });
}

/** How a level plays a game, in a line. */
export function character(game: string, level: string): string {
  return session.catalogue?.games.find((one) => one.name === game)?.characters[level] ?? "";
}

export function level(name: string): string {
  return session.catalogue?.levels.find((one) => one.name === name)?.title ?? "";
}
