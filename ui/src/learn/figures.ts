/** Figures that can be tried: a chapter of the rules has one if it is in `figures/`, by the chapter's number. */

import type { Component } from "svelte";

const figures = import.meta.glob<{ default: Component }>("./figures/*-*.svelte");

export async function figure(chapter: string): Promise<Component | null> {
  return (await figures[`./figures/${chapter}.svelte`]?.())?.default ?? null;
}
