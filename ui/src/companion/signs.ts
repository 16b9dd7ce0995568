/** Small pictures on the keys: a good, a place or a person is found faster by its picture than by its name. */

import { once } from "@/learn/pieces/sprites";

export const GOODS: Record<string, string> = { wood: "i-wood", brick: "i-clay", stone: "i-stone", gold: "i-gold", food: "i-food", tool: "i-tool", wine: "i-wine", cloth: "i-cloth" };
const SIGNS: Record<string, string> = {
  ...GOODS,
  ...{ land: "i-colonist-land", sea: "i-colonist-sea", house: "i-house", legionnaire: "i-legionnaire", worker: "i-worker", wheat: "i-food", scrolls: "i-papyrus" },
  ...{ forest: "i-wood", clay_pit: "i-clay", quarry: "i-stone", river: "i-gold", hunting_grounds: "i-food", field: "sa-field", tool_maker: "i-tool", hut: "sa-v-hut" },
};
/** How the drawings of a game are called: people, goods, actions and demands by the words of the moves. */
const DRAWN = ["concordia-p-", "c-", "a-", "d-"];

const sprites = import.meta.glob<string>("../games/*/sprite.svg", { query: "?raw", import: "default" });

/** The drawings of a game are there when this is done. */
export async function drawings(game: string): Promise<void> {
  const load = sprites[`../games/${game}/sprite.svg`];
  if (load) once(game, await load());
}

/** The picture of what a move is about, or nothing. */
export function signOf(move: string): string {
  for (const word of move.split(" ").slice(1)) {
    const found = [SIGNS[word], ...DRAWN.map((kind) => kind + word)].find((id) => id && document.getElementById(id));
    if (found) return found;
  }
  return SIGNS[move.split(" ")[0]!] ?? "";
}
