/** What lies on a table, one piece at a time: each game says what it has, and draws it with its own pictures. */

import type { Component } from "svelte";

import { t } from "@/words/words.svelte";

export interface Piece {
  id: string;
  /** One of the tabs. */
  kind: string;
  /** What the filter goes by, with its name and colour; a mark (icon or letter) so that it is not colour alone. */
  group: string;
  title: string;
  text: string[];
  rule: string;
  copies?: number;
}

export interface Group {
  id: string;
  title: string;
  colour: string;
  ink?: string;
}

/** Where a piece is in a running game: with a player, or in a place that has a name. Nothing is said of what nobody may know. */
export type Whereabouts = { seat: number } | { place: "table" | "discarded" | "tucked" | "unseen" | "box" } | null;

export interface Collection {
  kinds: string[];
  groups: () => Group[];
  pieces: () => Piece[];
  where?: (view: unknown, piece: Piece) => Whereabouts;
}

const collections = import.meta.glob<{ default: Collection }>("./pieces/*.ts");
const pictures = import.meta.glob<{ default: Component<{ piece: Piece }> }>("./pieces/*.svelte");

export async function collection(game: string): Promise<{ has: Collection; Picture: Component<{ piece: Piece }> }> {
  const [has, drawn] = await Promise.all([contents(game), pictures[`./pieces/${game}.svelte`]!()]);
  return { has, Picture: drawn.default };
}

/** What there is, without its pictures. */
export async function contents(game: string): Promise<Collection> {
  return (await collections[`./pieces/${game}.ts`]!()).default;
}

const NOT_CARDS: Record<string, string> = { wonder: "wonder", token: "token", building: "building", trajan: "tile", forum: "tile", bonus: "tile" };

/** So many of a kind: cards, wonders, tiles. Things of several kinds are just so many found. */
export function counted(count: number, kind: string | null): string {
  return t(`ui-learn-count-${kind === null ? "found" : (NOT_CARDS[kind] ?? "card")}`, { count });
}
