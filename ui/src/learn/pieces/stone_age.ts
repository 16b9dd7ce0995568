import { BUILDINGS, buildingTip, CARDS, cardTip } from "@/games/stone_age/facts";
import { t } from "@/words/words.svelte";

import type { Collection, Piece } from "../pieces";

const EFFECTS: Record<string, string> = { culture: "#4B7638", farmer: "#D9A02B", tool_maker: "#566270", hut_builder: "#A84A28", shaman: "#6B4A8C" };

const stoneAge: Collection = {
  kinds: ["culture", "specialist", "building"],
  groups: () => Object.entries(EFFECTS).filter(([id]) => id !== "culture").map(([id, colour]) => ({ id, title: t(`sa-specialist-${id}`), colour, ink: id === "farmer" ? "#2B1E05" : undefined })),
  pieces: () => [
    ...Object.keys(CARDS).map((id): Piece => {
      const { title, text, rule } = cardTip(id);
      return { id, kind: CARDS[id]!.culture ? "culture" : "specialist", group: CARDS[id]!.specialist ?? "", title, text: text.split("\n"), rule: rule ?? "SA-6.1" };
    }),
    ...Object.keys(BUILDINGS).map((id): Piece => {
      const { title, text, rule } = buildingTip(id);
      return { id, kind: "building", group: "", title, text: text.split("\n"), rule };
    }),
  ],
};

export default stoneAge;
