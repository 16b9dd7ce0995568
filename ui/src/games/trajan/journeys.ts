/** What has gone from one place to another between two positions: tiles, cards and pieces, each with where it was and is. */
import { TRAJAN_TILES } from "./facts";
import type { Mat, View } from "./types";

export interface Going {
  kind: "forum" | "trajan" | "building" | "card" | "bonus" | "piece" | "points";
  /** Which tile, which good (nothing: a card that nobody knows), whose piece, how many points. */
  what: string;
  from: string;
  to: string;
}

/** What is in the second list more often than in the first. */
function gained(before: readonly string[], after: readonly string[]): string[] {
  const left = [...before];
  return after.filter((one) => {
    const found = left.indexOf(one);
    if (found >= 0) left.splice(found, 1);
    return found < 0;
  });
}

/** Where a forum tile was that somebody has now. */
function origin(tile: string, before: View, after: View): string | null {
  if (gained([...after.forum, ...after.extras], [...before.forum, ...before.extras]).includes(tile)) return `tile-${tile}`;
  const province = before.provinces.find((one, n) => one.tile === tile && after.provinces[n]!.tile === null);
  return province ? `province-${province.province}` : null;
}

/** Where a card was that somebody has now. */
function drawn(good: string | null, before: View, after: View): string | null {
  const pile = before.piles.findIndex((cards, n) => after.piles[n]!.length < cards.length && (good === null || cards.at(-1) === good));
  return pile >= 0 ? `pile-${pile ? "right" : "left"}` : after.deck < before.deck ? "deck" : null;
}

function ofMat(was: Mat, is: Mat, before: View, after: View, near: boolean): Going[] {
  const found: Going[] = [];
  const seat = is.seat + 1;
  const player = `player-${seat}`;
  const go = (kind: Going["kind"], what: string, from: string | null, to: string) => {
    if (from) found.push({ kind, what, from, to: near || !to.match(/^(own|space|kept|slot|built|bonus|good|display)-/) ? to : player });
  };
  for (const tile of gained(was.tiles, is.tiles)) go("forum", tile, origin(tile, before, after), tile.startsWith("extra_") ? `space-${seat}-${tile.slice(6)}` : `own-${seat}-${tile}`);
  is.trays.forEach((tray, n) => {
    const lay = was.trays[n]!.tile;
    const slot = `slot-${seat}-${tray.action}`;
    if (tray.tile && tray.tile !== lay) {
      const stack = before.stacks.find((one) => one.top === tray.tile);
      go("trajan", tray.tile, stack ? `stack-${stack.stack}` : null, slot);
    } else if (lay && !tray.tile && is.running > was.running) {
      const { icon, vp } = TRAJAN_TILES[lay]!;
      go("points", String(vp), near ? slot : null, player);
      if (icon && is.kept.length > was.kept.length) go("forum", `demand_${icon}`, near ? slot : null, `kept-${seat}-${icon}`);
    }
  });
  for (const tile of gained(was.built, is.built)) {
    const site = after.sites.find((one, n) => before.sites[n]!.tile === tile && one.tile === null && one.workers.includes(is.seat) && !before.sites[n]!.workers.includes(is.seat));
    go("building", tile, site ? `site-${site.site}` : null, `built-${seat}-${tile.split("_")[0]}`);
  }
  for (const tile of [...gained(was.yellow, is.yellow), ...gained(was.gray, is.gray)]) go("bonus", tile, before.bonus.includes(tile) ? `bonus-${tile}` : null, `bonus-${seat}-${tile}`);
  if (near && was.hand && is.hand) for (const good of gained(was.hand, is.hand)) go("card", good, drawn(good, before, after), `good-${seat}-${good}`);
  else if (!near && is.cards > was.cards) go("card", "", drawn(null, before, after), player);
  if (is.cards < was.cards) after.piles.forEach((cards, n) => {
    if (cards.length > before.piles[n]!.length) go("card", cards.at(-1)!, near ? `good-${seat}-${cards.at(-1)!}` : player, `pile-${n ? "right" : "left"}`);
  });
  for (const good of gained(was.display, is.display)) go("card", good, near ? `hand-${seat}` : null, `display-${seat}`);
  for (const [camp, place] of [["workers", "workers"], ["legionnaires", "camp"]] as const) if (is[camp] > was[camp] && is.supply < was.supply) go("piece", String(is.seat), player, place);
  after.sites.forEach((site, n) => {
    if (site.workers.includes(is.seat) && !before.sites[n]!.workers.includes(is.seat)) go("piece", String(is.seat), "workers", `figure-site-${site.site}-${seat}`);
  });
  after.provinces.forEach((there, n) => {
    if (there.legionnaires.includes(is.seat) && !before.provinces[n]!.legionnaires.includes(is.seat)) go("piece", String(is.seat), "camp", `figure-province-${there.province}-${seat}`);
  });
  return found;
}

export function journeys(before: View, after: View, near: number): Going[] {
  return after.mats.flatMap((is, seat) => ofMat(before.mats[seat]!, is, before, after, seat === near));
}
