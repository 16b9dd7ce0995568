/** Where the places of a move are on the table that is shown. */

import type { ReplayControl } from "./control.svelte";

/** What stands for a place; the cards of who is nearest are not those of somebody else. */
export function nodesAt(control: ReplayControl, place: string): (HTMLElement | SVGElement)[] {
  const near = control.next?.seat === control.near;
  const names = [place, place.replace(/^place-/, "")]; // Stone Age calls its places by their names alone
  const found = document.querySelectorAll<HTMLElement | SVGElement>(names.map((name) => `.tablepage [data-place="${CSS.escape(name)}"]`).join());
  return [...found].filter((node) => (near || !node.closest(".own")) && node.getBoundingClientRect().width > 0);
}
