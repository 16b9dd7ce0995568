/** The log of the page: what lies open on the board is not told, and a sowing is one line. */
import type { LogEntry, TrajanEvent } from "@/api/schema";
import { list, t } from "@/words/words.svelte";

import { NUMERALS } from "./facts";

const SEEN = new Set(["TileLaid", "SiteFilled", "TopRevealed", "CardTurned"]);

export interface Line {
  /** How many entries there are up to it. */
  made: number;
  seat: number;
  text: string;
}

export function chronicle(log: readonly LogEntry[], name: (seat: number) => string): Line[] {
  const lines: Line[] = [];
  let sown: { line: Line; source: number; colors: string[] } | null = null;
  log.forEach((entry, number) => {
    const events = entry.events as TrajanEvent[];
    const told: string[] = [];
    const made = number + 1;
    events.forEach((event, n) => {
      if (event.type === "TrayChosen") {
        sown = { line: { made, seat: event.seat, text: "" }, source: event.tray, colors: [] };
        lines.push(sown.line);
      } else if (event.type === "MarkerSown") {
        if (!sown) return; // laid out before the first turn
        sown.colors.push(t(`tr-color-${event.color}`));
        sown.line.made = made;
        sown.line.text = t("tr-ui-log-sow", { name: name(event.seat), source: NUMERALS[sown.source]!, target: NUMERALS[event.tray]!, colors: list(sown.colors) });
      } else if (!SEEN.has(event.type) && !(event.type === "CardDrawn" && events[n + 1]?.type === "CardSeen")) told.push(entry.words[n] ?? "");
    });
    if (!told.length) return;
    const last = lines.at(-1);
    if (last?.made === made) last.text = [last.text, ...told].join(" ");
    else lines.push({ made, seat: entry.seat, text: told.join(" ") });
  });
  return lines.filter((line) => line.text);
}
