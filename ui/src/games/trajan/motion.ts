/** How pieces move: from tray to tray, along the roads, round the dial, in units of the pictures they are in. Nobody waits
 *  for it: whatever comes next starts from where a piece just is.
 */
import { settings } from "@/settings.svelte";

import { moved, type Point } from "./geometry";

const LEG = 110; // milliseconds from one stop to the next
const SHORT = 200; // to make room, without a way
const MOST = 900;

export interface Journey {
  /** Where it lies. */
  at: Point;
  /** What changes when it goes somewhere, not when it only makes room. */
  key: string | number;
  /** The stops on the way, given what the key was. */
  route?: (before: string | number) => Point[];
  /** Does it hop from stop to stop, or glide? */
  hops?: boolean;
  delay?: number;
  still?: boolean;
}

/** Where a piece is that is under way. */
function whereabouts(node: Element): Point {
  const { e, f } = new DOMMatrixReadOnly(getComputedStyle(node).transform);
  return [e, f];
}

/** A piece that lies somewhere, and goes its way when that changes. */
export function travel(node: SVGElement, given: Journey) {
  let now = given;
  let motion: Animation | null = null;
  node.style.transform = moved(now.at);

  function update(next: Journey): void {
    const before = now;
    now = next;
    if (before.at[0] === next.at[0] && before.at[1] === next.at[1]) return;
    const from = motion?.playState === "running" ? whereabouts(node) : before.at;
    motion?.cancel();
    motion = null;
    node.style.transform = moved(next.at);
    const stops = before.key === next.key ? [] : (next.route?.(before.key) ?? []);
    if (next.still || !settings.moves || document.hidden) return;
    const points: Point[] = [from, ...stops, next.at];
    const frames = points.flatMap((point, n) => {
      const frame = { transform: `${moved(point)} scale(1)`, offset: n / (points.length - 1) };
      const following = points[n + 1];
      if (!next.hops || !following || !stops.length) return [frame];
      const middle: Point = [(point[0] + following[0]) / 2, (point[1] + following[1]) / 2];
      return [frame, { transform: `${moved(middle)} scale(1.25)`, offset: (n + 0.5) / (points.length - 1) }];
    });
    const duration = stops.length ? Math.min(MOST, LEG * (stops.length + 1) + 100) : SHORT;
    motion = node.animate(frames, { duration, delay: next.delay ?? 0, easing: "ease-in-out", fill: "backwards" });
  }
  return { update, destroy: () => motion?.cancel() };
}

/** What is taken lifts off and is gone. */
export function lift(node: Element, { still }: { still: boolean }) {
  const rest = getComputedStyle(node).transform.replace("none", "");
  return { duration: still || !settings.moves ? 0 : 380, css: (t: number, u: number) => `opacity: ${t}; transform: ${rest} translateY(${-14 * u}px) scale(${1 + 0.3 * u})` };
}

/** One side of a ship goes, then the other one comes. */
export function turn(_: Element, { comes }: { comes: boolean }) {
  const half = settings.moves ? 170 : 0;
  return { duration: half, delay: comes ? half : 0, css: (t: number) => `transform: scaleX(${t})` };
}
