/** What will happen with a new table, in one sentence each: who sits there; with which clock and rules, and when it begins. */

import { list, t } from "@/words/words.svelte";

import type { Draft, Plan } from "./draft.svelte";
import { level } from "./games";
import { capital } from "./tables";

function called(seat: Plan, number: number): string {
  if (seat.kind === "me") return t("ui-new-says-you");
  if (seat.kind === "bot") return t("ui-new-says-bot", { level: level(seat.bot) });
  if (seat.kind === "here") return seat.name.trim() || t("ui-player", { number: number + 1 });
  return t(`ui-new-says-${seat.kind}`);
}

export function sitting(draft: Draft): string {
  const others = draft.seats.filter((seat) => seat.kind !== "me");
  const same = others.every((seat) => seat.kind === "bot" && seat.bot === others[0]!.bot);
  if (same && others.length < draft.seats.length) {
    return `${t("ui-home-against", { bots: others.length })} · ${level(others[0]!.bot)}`;
  }
  const mine = draft.seats.filter((seat) => seat.kind === "me").map(called);
  const rest = draft.seats.flatMap((seat, number) => (seat.kind === "me" ? [] : [called(seat, number)]));
  return capital(list([...mine, ...rest]));
}

export function happens(draft: Draft): string {
  const { minutes, increment, days } = draft;
  const changed = Object.keys(draft.changed).length;
  const people = draft.seats.filter((seat) => seat.kind === "friend" || seat.kind === "anybody").length;
  const watched = draft.seats.every((seat) => seat.kind === "bot");
  return [
    t(`ui-new-with-clock-${draft.clock}`, { minutes, increment, days }),
    t("ui-new-with-rules", { count: changed }),
    people ? t("ui-new-begins-later", { count: people }) : t("ui-new-begins-now"),
    ...(watched ? [t("ui-new-watch")] : []),
  ].join(" ");
}
