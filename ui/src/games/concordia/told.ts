/** What things say of themselves when asked. */

import type { LogEntry, Option } from "@/api/schema";
import { list, t } from "@/words/words.svelte";

import { amounts, type Event, GODS, type God, type Player, type Slot, worthOf } from "./facts";
import type { Play } from "./play.svelte";

/** A card: what it does, which god it serves, what it is worth to a player now. */
export function cardTip(role: string, gods: readonly string[], player: Player, now = ""): { title: string; text: string } {
  const worth = gods.map((god) => t("co-ui-tip-worth", { god: t(`co-god-${god}`), points: worthOf(role, god, player) }));
  const rule = gods.map((god) => t(`co-worth-${god}`));
  return { title: t(`co-role-${role}`), text: [now || t(`co-effect-${role}`), ...worth.map((one, n) => `${one} ${rule[n]}`)].join("\n") };
}

/** A card for sale: besides, what it costs. */
export function slotTip(slot: Slot, player: Player): { title: string; text: string } {
  const { title, text } = cardTip(slot.role!, [slot.god!], player);
  const goods = slot.extra.filter((good) => good !== "any");
  const any = slot.extra.length - goods.length;
  const extra = [...goods.map((good) => t(`co-amount-${good}`, { count: 1 })), ...(any ? [t("co-ui-any-good")] : [])].join(", ");
  const price = t("co-ui-tip-price", { parts: amounts(slot.cost) });
  return { title, text: [text, extra ? `${price} ${t("co-ui-tip-extra", { parts: extra })}` : price].join("\n") };
}

/** A way of a colonist: the steps, and where a house could be built then. */
export function wayTip(option: Option, play: Play): string {
  const cities = play.sitesAfter(option.move).map((city) => t(`co-city-${city}`));
  return `${option.detail}\n${cities.length ? t("co-ui-tip-then", { cities: list(cities) }) : t("co-ui-tip-then-nothing")}`;
}

/** The lines of the scores: what each god would pay now. */
export function scoreLines(players: readonly Player[]): { god: God | "concordia"; points: number[]; cards: number[] }[] {
  return [...GODS, "concordia" as const].map((god) => ({
    god,
    points: players.map((player) => player.points[god] ?? 0),
    cards: players.map((player) => player.gods[god] ?? 0),
  }));
}

/** The log in lines: a card that was played because there was no other is a line of who played it, and so is the victory of who won. */
export function logLines(log: readonly LogEntry[]): { made: number; seat: number; text: string }[] {
  return log.flatMap((entry, number) => {
    const found: { made: number; seat: number; text: string }[] = [];
    entry.words.forEach((text, n) => {
      const event = entry.events[n] as Event & { seat: number; winners: number[] };
      const seat = event.type === "CardPlayed" ? event.seat : event.type === "GameEnded" ? event.winners[0]! : (found.at(-1)?.seat ?? entry.seat);
      if (found.at(-1)?.seat === seat) found.at(-1)!.text += ` ${text}`;
      else found.push({ made: number + 1, seat, text });
    });
    return found;
  });
}
