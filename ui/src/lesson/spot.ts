/** Where the light falls, and where the bubble beside it has room: never over what it speaks of. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Window {
  width: number;
  height: number;
  /** Where the decision bar begins. */
  bar: number;
}

export const NOTHING: Box = { x: 0, y: 0, width: 0, height: 0 };
const TOP = 56;
const EDGE = 8;
const GAP = 34;
const TAIL = 15;

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most));

/** The box around all these, with some room. */
export function union(elements: Iterable<Element>, room: number): Box {
  const boxes = [...elements].map((one) => one.getBoundingClientRect()).filter((one) => one.width > 0);
  if (!boxes.length) return NOTHING;
  const left = Math.min(...boxes.map((one) => one.left)) - room;
  const top = Math.min(...boxes.map((one) => one.top)) - room;
  const right = Math.max(...boxes.map((one) => one.right)) + room;
  const bottom = Math.max(...boxes.map((one) => one.bottom)) + room;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The upper left corner of a bubble, and its tail as a path. */
export function bubbleAt(spot: Box, size: { width: number; height: number }, window: Window): { x: number; y: number; tail: string } {
  const { width, height } = size;
  const middle = { x: spot.x + spot.width / 2, y: spot.y + spot.height / 2 };
  if (!spot.width) return { x: (window.width - width) / 2, y: Math.max(TOP + EDGE, (window.height - height) / 3), tail: "" };
  const onLeft = spot.x - EDGE;
  const onRight = window.width - spot.x - spot.width - EDGE;
  if (Math.max(onLeft, onRight) >= width + GAP) {
    const right = onRight > onLeft;
    const x = right ? spot.x + spot.width + GAP : spot.x - GAP - width;
    const y = between(TOP + EDGE, middle.y - height / 2, Math.max(TOP + EDGE, window.bar - height - EDGE));
    const from = right ? x + 1 : x + width - 1;
    const base = between(y + 2 * TAIL, middle.y, y + height - 2 * TAIL);
    const tip = right ? spot.x + spot.width + 4 : spot.x - 4;
    return { x, y, tail: `M${from} ${base - TAIL}L${tip} ${between(spot.y, middle.y, spot.y + spot.height)}L${from} ${base + TAIL}z` };
  }
  const above = spot.y - TOP;
  const below = window.bar - spot.y - spot.height;
  const over = above > below;
  const x = between(EDGE, middle.x - width / 2, window.width - width - EDGE);
  const y = over ? Math.max(TOP + EDGE, spot.y - GAP - height) : Math.min(spot.y + spot.height + GAP, window.height - height - EDGE);
  const from = over ? y + height - 1 : y + 1;
  const tip = over ? spot.y - 4 : spot.y + spot.height + 4;
  const room = over ? tip - from : from - tip;
  const base = between(x + 2 * TAIL, middle.x, x + width - 2 * TAIL);
  return { x, y, tail: room > 4 ? `M${base - TAIL} ${from}L${middle.x} ${tip}L${base + TAIL} ${from}z` : "" };
}
