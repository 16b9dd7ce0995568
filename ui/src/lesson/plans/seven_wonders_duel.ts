import { CARDS } from "@/games/seven_wonders_duel/facts";

import type { Plan } from "../plans";

const CITY = ".player.own";
const LAYOUT = '.swd [data-place^="slot-"]';
const FIRST_AGE = Object.values(CARDS).filter((card) => card.age === 1);
/** Cards of these colours, the dearest first: of what is free nobody learns to pay. */
const building = (...colours: string[]) =>
  FIRST_AGE.filter((card) => colours.includes(card.color))
    .sort((one, other) => Object.keys(other.cost).length - Object.keys(one.cost).length)
    .map((card) => `build ${card.id}`);
const MAKERS = building("brown", "grey");

/** Two cards of the first age are built; then what else there is. The wonders are those of a first game. */
const plan: Plan = {
  words: "swd",
  bots: ["novice"],
  options: { wonders: "first_game" },
  where: (move) => `[data-card="${move.split(" ").at(-1)}"]`,
  steps: [
    { id: "city", rule: "SW-5.1", at: CITY },
    { id: "cards", rule: "SW-4.3", at: LAYOUT },
    { id: "make", rule: "SW-6.2", moves: MAKERS },
    { id: "opens", rule: "SW-5.7", at: LAYOUT },
    { id: "pay", rule: "SW-6.3", moves: [...building("green", "blue", "red", "yellow"), ...MAKERS] },
    { id: "discard", rule: "SW-5.3", at: '[data-place="pile"]' },
    { id: "wonders", rule: "SW-5.4", at: ".player.own .wonders" },
    { id: "army", rule: "SW-9.1", at: ".swd .track" },
    { id: "science", rule: "SW-10.1", at: ".swd .progress" },
    { id: "yours", at: ".decision" },
  ],
};

export default plan;
