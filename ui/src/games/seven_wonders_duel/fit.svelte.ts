/** Names that are too long for their place: smaller or in two lines where drawn, two lines or narrower where written. */

import { words } from "@/words/words.svelte";

// -- drawn -----------------------------------------------------------------------------------------------------

const SMALLEST = 12;
const widths = new Map<string, number>();
let letters = $state(0); // what was measured before the letters had come is measured anew
let ruler: CanvasRenderingContext2D | null | undefined;

/** How wide a name is, in units of its size. */
function width(name: string): number {
  const key = `${letters} ${words.lang} ${name}`;
  let known = widths.get(key);
  if (known === undefined) {
    ruler ??= document.createElement("canvas").getContext("2d");
    ruler!.font = `700 100px ${getComputedStyle(document.documentElement).getPropertyValue("--font-head")}`;
    known = ruler!.measureText(name).width / 100;
    widths.set(key, known);
  }
  return known;
}
document.fonts.addEventListener("loadingdone", () => {
  widths.clear();
  letters += 1;
});

/** A name in a drawing: its size, `most` at best, and its lines, two if it would become too small in one. */
export function lettered(name: string, room: number, most: number): { size: number; lines: string[] } {
  const sized = (lines: string[]) => Math.min(most, room / Math.max(...lines.map(width)));
  if (sized([name]) >= SMALLEST || !name.includes(" ")) return { size: Math.max(SMALLEST, sized([name])), lines: [name] };
  const parts = name.split(" ");
  const ways = parts.slice(1).map((_, at) => [parts.slice(0, at + 1).join(" "), parts.slice(at + 1).join(" ")]);
  const lines = ways.reduce((best, way) => (sized(way) > sized(best) ? way : best));
  return { size: Math.max(SMALLEST, Math.min(most - 1.5, sized(lines))), lines };
}

/** A name in one line, whatever happens: narrower (`squeezed`: to this width) if it cannot be smaller. */
export function inOneLine(name: string, room: number, most: number): { size: number; squeezed?: number } {
  const size = Math.max(SMALLEST, Math.min(most, room / width(name)));
  return size * width(name) > room + 1 ? { size, squeezed: room } : { size };
}

// -- written ---------------------------------------------------------------------------------------------------

const NARROW = 0.86; // more than this is not set narrower, but in two lines
const NARROWEST = 0.62;

/** Keeps a name within its parent, which gets the class `two` where it is set in two lines. */
export function fit(node: HTMLElement) {
  const frame = node.parentElement!;
  const measure = () => {
    frame.classList.remove("two");
    const share = () => frame.clientWidth / Math.max(1, node.scrollWidth);
    let room = share();
    if (room < NARROW && frame.matches(".lines2") && node.textContent!.trim().includes(" ")) {
      frame.classList.add("two");
      room = share();
    }
    node.style.transform = room < 1 ? `scaleX(${Math.max(NARROWEST, room)})` : "";
  };
  const watch = new ResizeObserver(measure);
  watch.observe(frame);
  watch.observe(node);
  return { destroy: () => watch.disconnect() };
}
