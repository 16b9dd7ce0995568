/** How things move: from the coordinates of the board, never longer than a third of a second, never in the way of a click. */

import { cubicOut } from "svelte/easing";

import { settings } from "@/settings.svelte";

/** A person walks in an arc from where it was, by so many units of the board. */
export function walk(_: Element, { from, order }: { from: [number, number] | null; order: number }) {
  if (!from || !settings.moves) return { duration: 0 };
  const [x, y] = from;
  return {
    delay: Math.min(order, 3) * 30,
    duration: 300,
    easing: cubicOut,
    css: (t: number, u: number) => `transform: translate(${x * u}px, ${y * u - 46 * Math.sin(Math.PI * t)}px)`,
  };
}

/** A person goes home. */
export function leave(_: Element) {
  return { duration: settings.moves ? 160 : 0, css: (t: number) => `opacity: ${t}` };
}

/** A die tumbles and settles. */
export function tumble(_: Element, { order }: { order: number }) {
  return {
    duration: settings.moves ? 320 : 0,
    easing: cubicOut,
    css: (t: number, u: number) => `opacity: ${Math.min(1, t * 3)}; transform: translate(${-u * (60 + order * 9)}px, ${-Math.abs(Math.sin(t * 7)) * u * 40}px) rotate(${-u * (320 + order * 47)}deg)`,
  };
}

/** The hide unrolls. */
export function unroll(_: Element) {
  return { duration: settings.moves ? 200 : 0, easing: cubicOut, css: (t: number) => `opacity: ${t}; transform: scaleY(${0.7 + 0.3 * t})` };
}
