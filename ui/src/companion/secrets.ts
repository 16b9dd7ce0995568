/** Where the options of chance would tell what somebody holds, the server keeps them to itself; at a real table people
 *  see the card, so all that the box has is offered, and the server refuses what cannot be. */

import type { Option } from "@/api/schema";
import { t } from "@/words/words.svelte";

const plain = (move: string, label: string): Option => ({ move, label, places: [], cost: null, detail: "", reveals: false, ends: false });

export async function allThatMayCome(game: string, phase: string): Promise<Option[]> {
  if (game === "trajan") {
    const { GOODS } = await import("@/games/trajan/facts");
    const word = phase === "turn_up_card" ? "turn" : "drawn";
    return GOODS.map((good) => plain(`${word} ${good}`, t(`tr-good-${good}`)));
  }
  if (game === "stone_age") {
    const { CARDS } = await import("@/games/stone_age/facts");
    return Object.keys(CARDS).map((card) => plain(`deal ${card}`, t(`sa-card-${card}`)));
  }
  return [];
}
