import type { SevenWondersDuelView as View } from "@/api/schema";
import { CARDS, cardEffects, cardLinks, cardName, costOf, ruleOfCard, ruleOfToken, ruleOfWonder, tokenEffects, tokenName, TOKENS, wonderEffects, wonderName, WONDERS } from "@/games/seven_wonders_duel/facts";
import { t } from "@/words/words.svelte";

import type { Collection, Piece, Whereabouts } from "../pieces";

const COLOURS: Record<string, string> = { brown: "#8A5A33", grey: "#68727B", blue: "#2C5F93", green: "#4B7638", yellow: "#D9A02B", red: "#A93B27", purple: "#6B4A8C" };

function where(view: unknown, { id, kind }: Piece): Whereabouts {
  const { cities, slots, discarded, unseen, unseen_guilds, draft, tokens, boxed } = view as View;
  const held = (has: (city: View["cities"][number]) => boolean): Whereabouts => {
    const seat = cities.findIndex(has);
    return seat < 0 ? null : { seat };
  };
  if (kind === "wonder") return held((city) => city.wonders.some((one) => one.wonder === id)) ?? (draft.includes(id) ? { place: "table" } : null);
  if (kind === "token") return held((city) => city.tokens.includes(id)) ?? { place: tokens.includes(id) ? "table" : boxed.includes(id) ? "box" : "unseen" };
  if (slots.some((one) => one.card === id)) return { place: "table" };
  if (discarded.includes(id)) return { place: "discarded" };
  if (cities.some((city) => city.wonders.some((one) => one.tucked === id))) return { place: "tucked" };
  return held((city) => city.cards.some((group) => group.cards.includes(id))) ?? ([...unseen, ...unseen_guilds].includes(id) ? { place: "unseen" } : null);
}

const duel: Collection = {
  kinds: ["age-1", "age-2", "age-3", "guild", "wonder", "token"],
  groups: () => Object.entries(COLOURS).map(([id, colour]) => ({ id, title: t(`swd-color-${id}`), colour, ink: id === "yellow" ? "#2B1E05" : undefined })),
  pieces: () => [
    ...Object.entries(CARDS).map(([id, card]): Piece => ({
      id,
      kind: card.back === "guild" ? "guild" : `age-${card.age}`,
      group: card.color,
      title: cardName(id),
      text: [...cardEffects(card), costOf(card), ...cardLinks(card)],
      rule: ruleOfCard(card),
    })),
    ...Object.entries(WONDERS).map(([id, wonder]): Piece => ({
      id, kind: "wonder", group: "", title: wonderName(id), text: [...wonderEffects(wonder), costOf(wonder)], rule: ruleOfWonder(id),
    })),
    ...Object.entries(TOKENS).map(([id, token]): Piece => ({ id, kind: "token", group: "", title: tokenName(id), text: tokenEffects(token), rule: ruleOfToken(id) })),
  ],
  where,
};

export default duel;
