import type { Plan } from "../plans";

const MAP = '[data-place="city-roma"]';

/** Two turns on Italia: the Architect leads both colonists out of Rome and builds, then the Prefect makes the new house produce. */
const plan: Plan = {
  words: "co",
  bots: ["novice"],
  options: { start_player: "given" },
  where: (move) => {
    const [verb, ...words] = move.split(" ");
    const last = words.at(-1);
    if (verb === "play") return `[data-place="hand-${last}"]`;
    if (verb === "land" || verb === "sea") return `[data-place="${verb}-${last}"]`;
    if (verb === "house") return `[data-place="city-${last}"]`;
    if (verb === "produce") return `[data-place="province-${last}"]`;
    return ".decision";
  },
  steps: [
    { id: "rome", rule: "CO-2.5", at: MAP },
    { id: "hand", rule: "CO-3.1", at: ".co .hand" },
    { id: "architect", rule: "CO-5.2", moves: ["play architect"] },
    { id: "land", rule: "CO-5.2a", moves: ["land roma > roma-spoletum"] },
    { id: "sea", rule: "CO-5.2b", moves: ["sea roma > panormus-roma"] },
    { id: "house", rule: "CO-5.2h", moves: ["house spoletum", "house panormus"] },
    { id: "store", rule: "CO-4.1", at: ".co .own .store" },
    { id: "enough", rule: "CO-5.2f", moves: ["done"] },
    { id: "prefect", rule: "CO-5.3", moves: ["play prefect"] },
    { id: "produce", rule: "CO-5.3", moves: ["produce umbria"] },
    { id: "market", rule: "CO-5.7", at: ".co .market, .co .phonebar > :first-child" },
    { id: "gods", rule: "CO-9.1", at: ".co .hand" },
    { id: "tribune", rule: "CO-5.1", at: '[data-place="hand-tribune"]' },
    { id: "yours", at: ".decision" },
  ],
};

export default plan;
