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
    { id: "hut", part: "sa-ui-part-place", rule: "SA-5.5", moves: ["place 2 hut"] },
    { id: "gather", part: "sa-ui-part-place", rule: "SA-4.1", moves: GATHER.map((place) => `place 2 ${place}`) },
    { id: "hunt", part: "sa-ui-part-place", rule: "SA-8.1", moves: ["place 1 hunting_grounds"] },
    { id: "act", part: "sa-ui-part-act", rule: "SA-5.1", moves: ["act hut"] },
    { id: "dice", part: "sa-ui-part-act", rule: "SA-5.7", moves: GATHER.map((place) => `act ${place}`) },
    { id: "home", part: "sa-ui-part-act", rule: "SA-5.2", at: OWN },
    { id: "tools", part: "sa-ui-part-place", rule: "SA-5.4", at: '[data-place="tool_maker"]' },
    { id: "field", part: "sa-ui-part-place", rule: "SA-5.6", at: '[data-place="field"]' },
    { id: "feed", part: "sa-ui-part-feed", rule: "SA-8.1", at: OWN },
    { id: "buildings", part: "sa-ui-part-act", rule: "SA-9.1", at: '[data-place^="building_"]' },
    { id: "cards", part: "sa-ui-part-act", rule: "SA-6.1", at: '[data-place^="card_"]' },
    { id: "yours", at: ".decision" },
  ],
};

export default plan;
