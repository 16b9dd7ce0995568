import type { Plan } from "../plans";

const GATHER = ["forest", "clay_pit", "quarry", "river"];
const OWN = ".own";

/** The first round of a small game: five people are sent out and come back; then what else there is. */
const plan: Plan = {
  words: "sa",
  bots: ["novice"],
  where: (move) => `[data-place="${move.split(" ").at(-1)}"]`,
  steps: [
    { id: "tribe", rule: "SA-3.1", at: OWN },
    { id: "hut", rule: "SA-5.5", moves: ["place 2 hut"] },
    { id: "gather", rule: "SA-4.1", moves: GATHER.map((place) => `place 2 ${place}`) },
    { id: "hunt", rule: "SA-8.1", moves: ["place 1 hunting_grounds"] },
    { id: "act", rule: "SA-5.1", moves: ["act hut"] },
    { id: "dice", rule: "SA-5.7", moves: GATHER.map((place) => `act ${place}`) },
    { id: "home", rule: "SA-5.2", at: OWN },
    { id: "tools", rule: "SA-5.4", at: '[data-place="tool_maker"]' },
    { id: "field", rule: "SA-5.6", at: '[data-place="field"]' },
    { id: "feed", rule: "SA-8.1", at: OWN },
    { id: "buildings", rule: "SA-9.1", at: '[data-place^="building_"]' },
    { id: "cards", rule: "SA-6.1", at: '[data-place^="card_"]' },
    { id: "yours", at: ".decision" },
  ],
};

export default plan;
