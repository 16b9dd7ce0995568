/** A screen that shows a game's own table for another purpose, such as looking back, puts bars of its own in the place
 *  of the shared ones: every table has them where they belong, at every size. */

import { getContext, setContext, type Snippet } from "svelte";

export interface Bars {
  /** Gets the title of the game. */
  top: Snippet<[string]>;
  decision: Snippet;
  side: Snippet;
}

const KEY = Symbol("bars");

export function replaceBars(bars: Bars): void {
  setContext(KEY, bars);
}

export function otherBars(): Bars | null {
  return getContext<Bars | undefined>(KEY) ?? null;
}
