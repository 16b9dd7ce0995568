import { COLORS } from "@/games/trajan/facts";

import type { Plan } from "../plans";

const CIRCLE = ".traj .circle-svg";
const district = (name: string) => `.traj [data-district="${name}"]`;
const ICONS = ["bread", "games", "religion"];
const OTHERS = ["wild_demand", "extra_seaport", "extra_forum", "extra_military", "extra_senate", "extra_trajan", "extra_construction"];

/** One whole turn: a tray is taken, its markers are sown, and the action where the last one lands is done. What else would be
 *  laid out first comes by lot. */
const plan: Plan = {
  words: "tr",
  bots: ["novice"],
  options: { setup_trays: "random", setup_cards: "deal_from_deck", setup_trajan_tiles: "random" },
  where: (move) => {
    const [verb, what] = move.split(" ");
    if (verb === "tray") return `[data-place="tray-1-${what}"]`;
    if (verb === "sow") return `[data-place="held-${what}"]`;
    return `[data-place="tile-${what}"]`;
  },
  steps: [
    { id: "ring", rule: "TR-1.3", at: CIRCLE },
    { id: "tray", rule: "TR-4.2", moves: ["tray construction"] },
    { id: "sow", rule: "TR-4.3", moves: COLORS.map((color) => `sow ${color}`) },
    { id: "forum", rule: "TR-6.2.1", moves: [...ICONS.map((icon) => `demand_${icon}`), ...OTHERS].map((tile) => `forum ${tile}`) },
    { id: "demands", rule: "TR-10.1", at: '.traj [data-place="mat-1"]' },
    { id: "time", rule: "TR-3.2", at: CIRCLE },
    { id: "tiles", rule: "TR-4.4", at: '.traj [data-place^="slot-1-"]' },
    { id: "senate", rule: "TR-6.5.1", at: district("senate") },
    { id: "army", rule: "TR-6.3.1", at: district("military") },
    { id: "port", rule: "TR-6.1.1", at: district("seaport") },
    { id: "build", rule: "TR-6.6.1", at: district("construction") },
    { id: "yours", at: ".decision" },
  ],
};

export default plan;
