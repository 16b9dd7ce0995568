import components from "@engine/games/trajan/components.toml";

import { BONUSES, TRAJAN_TILES } from "@/games/trajan/facts";
import { bonusTip, forumTip, trajanTip } from "@/games/trajan/telling";
import { t } from "@/words/words.svelte";

import type { Collection, Piece } from "../pieces";

interface Counted {
  id: string;
  count?: number;
}

const STACKS: Record<string, string> = { cards: "#2C7A6C", victory: "#5F742D", worker: "#8A5A33", legionnaire: "#8B3450", plus_two: "#2C5F93", demand: "#6B4A8C" };

const trajan: Collection = {
  kinds: ["trajan", "forum", "bonus"],
  groups: () => Object.entries(STACKS).map(([id, colour]) => ({ id, title: t(`tr-stack-${id}`), colour })),
  pieces: () => [
    ...Object.keys(TRAJAN_TILES).map((id): Piece => {
      const { title, text, rule } = trajanTip(id);
      return { id, kind: "trajan", group: TRAJAN_TILES[id]!.stack, title, text: (text ?? "").split("\n"), rule: rule ?? "TR-5.1" };
    }),
    ...[...(components.forum_tile as Counted[]), ...(components.extra_action_tile as Counted[])].map((tile): Piece => {
      const { title, text, rule } = forumTip(tile.id);
      return { id: tile.id, kind: "forum", group: "", title, text: (text ?? "").split("\n"), rule: rule ?? "TR-12", copies: tile.count };
    }),
    ...Object.keys(BONUSES).map((id): Piece => {
      const { title, text, rule } = bonusTip(id);
      return { id, kind: "bonus", group: "", title, text: (text ?? "").split("\n"), rule: rule ?? "TR-13" };
    }),
  ],
};

export default trajan;
