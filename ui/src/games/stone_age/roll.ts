/** Dice on the table, with what tools add to them. */

import type { LogEntry, StoneAgeEvent, StoneAgeView } from "@/api/schema";

import { PLACE_OF, VALUE, type Good } from "./facts";

export interface Roll {
  seat: number;
  place: string;
  good: Good;
  dice: number;
  rolled: number;
  added: number;
  total: number;
  value: number;
  goods: number;
  /** Do the tools bring anything? */
  gains: boolean;
  /** So much is missing to the next good. */
  more: number;
}

type Start = Pick<Roll, "seat" | "place" | "good" | "dice" | "rolled">;

function made(start: Start, added: number, bank = Infinity): Roll {
  const value = VALUE[start.good];
  const total = start.rolled + added;
  const goods = Math.min(bank, Math.floor(total / value));
  const without = Math.min(bank, Math.floor(start.rolled / value));
  return { ...start, added, total, value, goods, gains: goods > without, more: value - (total % value) };
}

/** The roll that is pending, with the tools that are chosen for it. */
export function pending(view: StoneAgeView, log: LogEntry[], chosen: number): Roll | null {
  const roll = view.roll;
  if (!roll?.total) return null;
  const good = roll.good as Good;
  const rolled = alone(log, roll.total);
  const bank = good === "food" ? Infinity : (view.bank?.[good] ?? Infinity);
  const start = { seat: view.active, place: view.spot ?? PLACE_OF[good], good, dice: roll.dice, rolled };
  return made(start, roll.total - rolled + chosen, bank);
}

/** What the dice alone showed: tools that were added before stand in the log. */
function alone(log: LogEntry[], total: number): number {
  let tools = 0;
  for (const entry of log.toReversed()) {
    for (const event of (entry.events as StoneAgeEvent[]).toReversed()) {
      if (event.type === "DiceRolled") return total === event.total + tools ? event.total : total;
      if (event.type === "ToolUsed") tools += event.value;
    }
  }
  return total;
}

/** The rolls among what has happened, each with all that was added to it. */
export function rolls(entries: LogEntry[]): Roll[] {
  const found: Roll[] = [];
  for (const event of entries.flatMap((entry) => entry.events as StoneAgeEvent[])) {
    const roll = found.at(-1);
    if (event.type === "DiceRolled") {
      const good = event.good as Good;
      found.push(made({ seat: event.seat, place: PLACE_OF[good], good, dice: event.dice, rolled: event.total }, 0));
    } else if (event.type === "ToolUsed" && roll) {
      found.splice(-1, 1, made(roll, roll.added + event.value));
    } else if (event.type === "GoodsGained" && event.why === "gather" && roll) {
      found.splice(-1, 1, { ...roll, goods: event.amount });
    }
  }
  return found;
}
