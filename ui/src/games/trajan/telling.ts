/** Explanations of the things on the table: name, what it does, the number of the rule. */
import type { Option } from "@/api/schema";
import type { Tip } from "@/kit/tip.svelte";
import { list, num, t } from "@/words/words.svelte";

import { BONUSES, BUILDINGS, CAMP_LINKS, EDGES, NUMERALS, PENALTY, PROVINCE_POINTS, SENATE_POINTS, SHIPS, TRAJAN_TILES } from "./facts";
import type { Mat, View } from "./types";

const lines = (...parts: (string | false | null | undefined)[]): string => parts.filter(Boolean).join("\n");

/** An option in words: what it is, what it brings, and whether there is a way back. */
export const spoken = (option: Option): string => [option.label, option.detail, option.reveals && t("tr-ui-reveals")].filter(Boolean).join(". ").replace(/\.\. /g, ". ");

/** Do all of these show something new? To pass never does. */
export const reveal = (options: readonly Option[]): boolean => options.some((option) => option.reveals) && options.every((option) => option.reveals || option.move === "pass");
/** An explanation of something that shows what nobody knew. */
export const noReturn = (tip: Tip): Tip => ({ ...tip, text: lines(tip.text, t("tr-ui-reveals")) });

export function forumTip(tile: string, ...more: string[]): Tip {
  const [kind, rest = ""] = [tile.split("_")[0]!, tile.slice(tile.indexOf("_") + 1)];
  const text =
    kind === "senate"
      ? t("tr-effect-senate", { votes: Number(rest) })
      : kind === "demand"
        ? t("tr-effect-demand", { icon: t(`tr-icon-${rest}`) })
        : kind === "extra"
          ? t("tr-effect-extra", { action: t(`tr-action-${rest}`) })
          : t(`tr-effect-${tile}`);
  const rules: Record<string, string> = {
    senate: "TR-12.1", demand: "TR-12.2", extra: "TR-12.7", wild_commodity: "TR-12.3", wild_demand: "TR-12.4",
    wild_construction: "TR-12.5", wild_extra_action: "TR-12.6",
  };
  return { title: t(`tr-tile-${tile}`), text: lines(text, ...more), rule: rules[tile] ?? rules[kind] };
}

export function gift(tile: string): string {
  const printed = TRAJAN_TILES[tile]!;
  return printed.icon
    ? t("tr-gift-demand", { icon: t(`tr-icon-${printed.icon}`) })
    : t(`tr-gift-${printed.stack}`, { count: printed.amount });
}

export function trajanTip(tile: string, slot?: number): Tip {
  const printed = TRAJAN_TILES[tile]!;
  const [one, other] = printed.markers.map((color) => t(`tr-color-${color}`));
  const where = slot === undefined ? t("tr-ui-tip-tile-any") : t("tr-ui-tip-tile-slot", { tray: NUMERALS[slot]! });
  return {
    title: t(`tr-stack-${printed.stack}`),
    text: lines(t("tr-ui-tip-tile", { one: one!, other: other!, where, points: num(printed.vp) }), printed.stack !== "victory" && `${gift(tile)}. ${t(`tr-ui-tip-gift-${printed.stack}`)}`),
    rule: "TR-5.1",
  };
}

export function bonusTip(tile: string, gray = false): Tip {
  const printed = BONUSES[tile]!;
  const count = (points: number): string => {
    if (printed.icon) return t("tr-counts-demand", { points, icon: t(`tr-icon-${printed.icon}`) });
    if (printed.commodities) {
      const [one, other] = printed.commodities.map((good) => t(`tr-good-${good}`));
      return t("tr-counts-goods", { points, one: one!, other: other! });
    }
    if (points < 1) return t("tr-counts-half");
    const names: Record<string, string> = { bonus_workers: "workers", bonus_legionnaires: "legionnaires", bonus_yellow_tiles: "yellow" };
    return t(`tr-counts-${names[tile]}`, { points });
  };
  return { title: t(`tr-bonus-${tile}`), text: lines(count(gray ? printed.vp_gray : printed.vp_yellow), !gray && t("tr-table-side-gray", { effect: count(printed.vp_gray) })), rule: "TR-13" };
}

export function provinceTip(view: View, province: string, name: (seat: number) => string): Tip {
  const there = view.provinces.find((one) => one.province === province)!;
  const beside = EDGES.flatMap(({ a, b }) => (a === province ? [b] : b === province ? [a] : [])).map((one) => t(`tr-province-${one}`));
  if (CAMP_LINKS.includes(province)) beside.push(t("tr-ui-camp-military"));
  return {
    title: t(`tr-province-${province}`),
    text: lines(
      t("tr-ui-tip-province", { points: num(PROVINCE_POINTS[province]!), now: num(there.value) }),
      there.tile && t("tr-detail-march", { tile: t(`tr-tile-${there.tile}`) }),
      there.leaders.length > 0 && t("tr-ui-tip-leaders", { players: list(there.leaders.map(name)) }),
      there.legionnaires.length > 0 && t("tr-ui-tip-legionnaires", { players: list(there.legionnaires.map(name)) }),
      t("tr-ui-tip-beside", { provinces: list(beside) }),
    ),
    rule: "TR-6.3",
  };
}

export function shipTip(ship: string, gray: boolean): Tip {
  const printed = SHIPS.find((one) => one.id === ship)!;
  const row = (values: number[]) => values.map((value) => num(value)).join(" · ");
  return {
    title: t(`tr-ship-${ship}`),
    text: lines(
      t(`tr-ui-tip-${ship}`),
      t("tr-ui-tip-ship-front", { points: row(printed.vp_front) }),
      t("tr-ui-tip-ship-back", { points: row(printed.vp_back) }),
      gray && t("tr-ui-tip-ship-gray"),
    ),
    rule: "TR-6.1.2",
  };
}

export const senateTip = (space: number, players: string[]): Tip => ({
  title: t("tr-ui-tip-senate-title", { space: num(SENATE_POINTS[space]!) }),
  text: lines(t("tr-ui-tip-senate", { points: num(SENATE_POINTS[space]!) }), players.length > 0 && list(players)),
  rule: "TR-6.5",
});

export function buildingTip(kind: string, built: number): Tip {
  const bonus = BUILDINGS.find((one) => one.id === kind)!.first_bonus_action;
  return {
    title: t(`tr-construction-${kind}`),
    text: lines(built === 0 && t("tr-detail-first", { action: t(`tr-action-${bonus}`) }), t("tr-ui-tip-sets")),
    rule: "TR-6.6",
  };
}

/** `bonus`: the action that the tile would bring as my first one of its kind. */
export const siteTip = (site: number, tile: string | null, workers: string[], bonus: string | null): Tip => {
  const [kind, value] = tile?.split("_") ?? [];
  return {
    title: tile ? t("tr-building", { kind: t(`tr-construction-${kind}`), points: num(Number(value)) }) : t("tr-ui-tip-site", { site: num(site) }),
    text: lines(!tile && t("tr-detail-no-tile"), bonus && t("tr-detail-first", { action: t(`tr-action-${bonus}`) }), workers.length > 0 && t("tr-ui-tip-workers", { players: list(workers) }), kind && t("tr-ui-tip-sets")),
    rule: "TR-6.6",
  };
};

export const goodTip = (view: View, good: string, ...more: string[]): Tip => ({
  title: t(`tr-good-${good}`),
  text: lines(...more, t("tr-ui-tip-good", { count: num(view.unseen_goods[good] ?? 0) })),
  rule: "TR-6.1",
});

export const demandTip = (icon: string | null): Tip => ({
  title: icon ? t(`tr-icon-${icon}`) : t("tr-ui-demand-hidden"),
  text: t("tr-ui-tip-demand", { one: num(-PENALTY[1]!), two: num(-PENALTY[2]!), three: num(-PENALTY[3]!) }),
  rule: "TR-10.1",
});

export const actionTip = (action: string): Tip => ({
  title: t(`tr-action-${action}`),
  text: t(`tr-ui-tip-action-${action}`),
  rule: `TR-6.${{ seaport: 1, forum: 2, military: 3, trajan: 4, senate: 5, construction: 6 }[action]}`,
});

export const spaceTip = (action: string, covered: boolean, tiles: number): Tip => ({
  title: t(`tr-tile-extra_${action}`),
  text: lines(covered ? t("tr-ui-tip-space-two") : t("tr-ui-tip-space-one"), t("tr-ui-tip-space-tiles", { count: tiles })),
  rule: "TR-7.1",
});

export const slotTip = (tray: number, arch: boolean): Tip =>
  arch
    ? { title: t("tr-ui-tip-arch"), text: t("tr-ui-tip-arch-text"), rule: "TR-6.4.1" }
    : { title: t("tr-ui-tip-slot", { tray: NUMERALS[tray]! }), text: t("tr-ui-tip-slot-text"), rule: "TR-1.3" };

/** The points on the track, and what the end would add. */
export const scoreTip = (mat: Mat): Tip => ({
  title: t("tr-ui-tip-score", { points: num(mat.running) }),
  text: lines(
    ...Object.entries(mat.points).filter(([, value]) => value).map(([category, value]) => `${t(`tr-category-${category}`)}: ${num(value)}`),
    t("tr-ui-tip-score-now", { points: num(mat.score) }),
  ),
  rule: "TR-11.1",
});
