/** A guided first game, as data: a game that has a plan in `plans/` has a lesson. Its texts are `ui-lesson-...`. */

import { api } from "@/api/client";
import type { TableAnswer } from "@/api/schema";
import { session } from "@/api/session.svelte";
import { router } from "@/router.svelte";

export interface Step {
  /** Its texts: the title, `-text`, and with something to do `-do`. */
  id: string;
  rule?: string;
  /** The part of the game to which it belongs: a text of the game. */
  part?: string;
  /** What it is about, as a selector of the table. A deed is shown where it is done. */
  at?: string;
  /** Moves that do it, the best one first; what is possible first is taught. Without any, it is only read. */
  moves?: string[];
}

export interface Plan {
  /** Its texts are ui-lesson-WORDS-... */
  words: string;
  /** Who plays against the learner. */
  bots: string[];
  /** Rules of the table, where they are not the printed ones. */
  options?: Record<string, string>;
  steps: Step[];
  /** Where on the table a move is made. */
  where: (move: string) => string;
}

const plans = import.meta.glob<{ default: Plan }>("./plans/*.ts");
const file = (game: string) => `./plans/${game}.ts`;

export function hasLesson(game: string): boolean {
  return file(game) in plans;
}

export async function planOf(game: string): Promise<Plan | null> {
  return (await plans[file(game)]?.())?.default ?? null;
}

/** A table of its own, and the guide beside it. */
export async function beginLesson(game: string): Promise<void> {
  const plan = await planOf(game);
  if (!plan) return;
  await session.somebody();
  const bots = plan.bots.map((bot) => ({ kind: "bot", bot }));
  const table = await api.post<TableAnswer>("/api/tables", { game, seats: [{ kind: "me" }, ...bots], options: plan.options ?? {} });
  router.go(`/table/${table.id}?lesson`);
}
