/** The log of the page: what lies open on the board is not told, nor a card that is laid before it is played or shipped,
 *  and a sowing is one line. */
import type { LogEntry, TrajanEvent } from "@/api/schema";
import { list, t, words } from "@/words/words.svelte";

import { NUMERALS } from "./facts";

const SEEN = new Set(["TileLaid", "SiteFilled", "TopRevealed", "CardTurned", "CardLaid"]);

export interface Line {
  /** How many entries there are up to it. */
  made: number;
  seat: number;
  text: string;
}

/** How many entries there are before the first turn, once it has begun. */
export function laidOut(log: readonly LogEntry[]): number | undefined {
  const first = log.findIndex(({ events }) => (events as TrajanEvent[]).some(({ type }) => type === "TrayChosen"));
  return first < 0 ? undefined : first;
}

export function chronicle(log: readonly LogEntry[], name: (seat: number) => string): Line[] {
  const lines: Line[] = [];
  let sown: { line: Line; source: number; colors: string[] } | null = null;
  log.forEach((entry, number) => {
    const events = entry.events as TrajanEvent[];
    const told: Line[] = [];
    const made = number + 1;
    events.forEach((event, n) => {
      if (event.type === "TrayChosen") {
        sown = { line: { made, seat: event.seat, text: "" }, source: event.tray, colors: [] };
        lines.push(sown.line);
      } else if (event.type === "MarkerSown") {
        if (!sown) return; // laid out before the first turn
        sown.colors.push(t(`tr-color-${event.color}`).toLocaleLowerCase(words.lang));
        sown.line.made = made;
        sown.line.text = t("tr-ui-log-sow", { name: name(event.seat), source: NUMERALS[sown.source]!, target: NUMERALS[event.tray]!, colors: list(sown.colors) });
      } else if (!SEEN.has(event.type) && !(event.type === "CardDrawn" && events[n + 1]?.type === "CardSeen")) {
        // what befalls several players, such as the end of a quarter, is told of each by himself
        const seat = "seat" in event ? event.seat : event.type === "GameEnded" ? (event.winners[0] ?? entry.seat) : entry.seat;
        const text = entry.words[n] ?? "";
        const last = told.at(-1);
        if (last?.seat === seat) last.text += ` ${text}`;
        else told.push({ made, seat, text });
      }
    });
    const last = lines.at(-1);
    if (last?.made === made && told[0]?.seat === last.seat) last.text += ` ${told.shift()!.text}`;
    lines.push(...told);
  });
  return lines.filter((line) => line.text);
}
