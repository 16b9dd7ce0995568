/** How wide a text is on the board, so that its sign fits whatever the language. */

import { words } from "@/words/words.svelte";

let canvas: CanvasRenderingContext2D | null = null;
let loaded = $state(0);
document.fonts.addEventListener("loadingdone", () => loaded++);

/** `head`: in the letters of headings. It is measured again when more letters have been loaded. */
export function width(text: string, size: number, head = true): number {
  void loaded;
  canvas ??= document.createElement("canvas").getContext("2d");
  if (!canvas) return text.length * size * 0.6;
  const family = words.lang === "fa" ? '"Vazirmatn Variable"' : head ? '"Alegreya Sans"' : '"Inter Variable"';
  canvas.font = `700 ${size}px ${family}, sans-serif`;
  return canvas.measureText(text).width;
}

/** The sign of a place with its picture, and with what a roll is divided by. */
export function signWidth(name: string, size: number, divided = false): number {
  return Math.max(78, width(name, size * 1.12) + 38 + (divided ? 34 : 10));
}
