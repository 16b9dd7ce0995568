/** Where a rule can be read: every number such as SW-6.2 is an anchor of the game's rules. */

const GAMES: Record<string, string> = { SW: "seven_wonders_duel", SA: "stone_age", CO: "concordia", TR: "trajan" };

export function ruleLink(rule: string): string {
  const game = GAMES[rule.slice(0, 2)] ?? "";
  return `/learn/${game}?rule=${encodeURIComponent(rule)}`;
}
