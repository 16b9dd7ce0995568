import components from "@engine/games/concordia/components.toml";

import { amounts, counted, GODS, RULE_OF } from "@/games/concordia/facts";
import { look } from "@/result/categories";
import { t } from "@/words/words.svelte";

import type { Collection, Piece } from "../pieces";

interface Printed {
  id: string;
  person: string;
  god: string;
  copies?: number;
  cost?: string[];
  income?: number;
}

/** The role on a card: there are two kinds of Mercators. */
export const role = (card: Printed): string => (card.person === "mercator" && card.income === 5 ? "mercator_5" : card.person);
export const PRINTED: Record<string, Printed> = Object.fromEntries([...(components.starting_card as Printed[]), ...(components.sale_card as Printed[])].map((card) => [card.id, card]));

function piece(card: Printed, kind: string): Piece {
  return {
    id: card.id,
    kind,
    group: card.god,
    title: t(`co-role-${role(card)}`),
    text: [t(`co-effect-${role(card)}`), `${t(`co-god-${card.god}`)}: ${t(`ui-result-why-co-${card.god}`)}`, ...(card.cost ? [t("ui-learn-cost", { cost: amounts(counted(card.cost)) })] : [])],
    rule: RULE_OF[card.person] ?? "CO-5.9",
    copies: card.copies,
  };
}

const concordia: Collection = {
  kinds: ["start", "sale"],
  groups: () => GODS.map((id) => ({ id, title: t(`co-god-${id}`), colour: look("concordia", id).colour })),
  pieces: () => [...(components.starting_card as Printed[]).map((card) => piece(card, "start")), ...(components.sale_card as Printed[]).map((card) => piece(card, "sale"))],
};

export default concordia;
