/** Where the cards of the pyramid lie. The board is 940 x 454 (desktop) or 388 x 463 (phone) units. */

export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

interface Spot {
  slot: number;
  row: number;
  x: number;
  shows: string;
}

export interface Pyramid {
  card: { w: number; h: number };
  at: Rect[]; // per slot
  step: number; // from row to row
  desk: Rect; // what is explained stands here
  mark: { x: number; y: number }; // the age, engraved: middle and baseline of the numeral
  wide: boolean;
}

interface Form {
  w: number;
  h: number;
  half: number;
  middle: number;
  most: number; // largest step
  depth: number; // from the first row to the last
  top: number;
}

const DESKTOP: Record<number, Form> = {
  1: { w: 112, h: 140, half: 59, middle: 470, most: 96, depth: 288, top: 10 },
  2: { w: 112, h: 140, half: 59, middle: 470, most: 96, depth: 288, top: 10 },
  3: { w: 132, h: 140, half: 69, middle: 395, most: 96, depth: 288, top: 10 },
};
const PHONE: Record<number, Form> = {
  1: { w: 60, h: 100, half: 31, middle: 187, most: 74, depth: 236, top: 64 },
  2: { w: 60, h: 100, half: 31, middle: 187, most: 74, depth: 236, top: 64 },
  3: { w: 88, h: 100, half: 47, middle: 187, most: 74, depth: 236, top: 64 },
};

interface Corner {
  desk: Rect;
  mark: { x: number; y: number };
  grows: { left: boolean; up: boolean }; // away from its corner
}

/** Where the desk can stand, best first, and where the mark of the age is then. */
const DESKS: Record<number, Corner[]> = {
  1: [{ desk: { x: 654, y: 10, w: 172, h: 138 }, mark: { x: 182, y: 66 }, grows: { left: true, up: false } }],
  2: [
    { desk: { x: 654, y: 302, w: 172, h: 142 }, mark: { x: 170, y: 364 }, grows: { left: true, up: true } },
    { desk: { x: 114, y: 302, w: 172, h: 142 }, mark: { x: 770, y: 364 }, grows: { left: false, up: true } },
  ],
  3: [{ desk: { x: 680, y: 10, w: 148, h: 276 }, mark: { x: 754, y: 364 }, grows: { left: true, up: false } }],
};
const LARGEST = { w: 228, h: 200 };

function meets(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

/** As large as it can be without touching a card. */
function grown({ desk, grows }: Corner, cards: Rect[]): Rect {
  let best = desk;
  const free = (rect: Rect) => !cards.some((card) => meets(card, { x: rect.x - 6, y: rect.y - 6, w: rect.w + 12, h: rect.h + 12 }));
  for (;;) {
    const wider = best.w < LARGEST.w ? { ...best, x: best.x - (grows.left ? 4 : 0), w: best.w + 4 } : best;
    const both = wider.h < LARGEST.h ? { ...wider, y: wider.y - (grows.up ? 4 : 0), h: wider.h + 4 } : wider;
    const taller = best.h < LARGEST.h ? { ...best, y: best.y - (grows.up ? 4 : 0), h: best.h + 4 } : best;
    const next = [both, wider, taller].find((one) => one !== best && free(one));
    if (!next) return best;
    best = next;
  }
}

const NONE: Rect = { x: 0, y: 0, w: 0, h: 0 };

/** The pyramid spreads as its rows are taken, but never over the place where a card is explained. */
export function pyramid(age: number, spots: readonly Spot[], phone: boolean): Pyramid {
  const form = (phone ? PHONE : DESKTOP)[age]!;
  const lying = spots.filter((one) => one.shows !== "empty");
  const rows = lying.map((one) => one.row);
  const first = rows.length ? Math.min(...rows) : 0;
  const last = rows.length ? Math.max(...rows) : 0;
  const all = Math.max(...spots.map((one) => one.row));
  const steps = new Set<number>();
  for (let gaps = last - first; gaps <= all; gaps++) steps.add(Math.min(form.most, form.depth / Math.max(1, gaps)));

  const laid = (step: number, top: number) =>
    spots.map((one) => ({ x: form.middle + (one.x - 6) * form.half - form.w / 2, y: top + (one.row - first) * step, w: form.w, h: form.h }));
  const result = (at: Rect[], step: number, corner?: Corner): Pyramid => ({
    card: { w: form.w, h: form.h },
    at,
    step,
    desk: corner ? grown(corner, lying.map((one) => at[one.slot]!)) : NONE,
    mark: corner?.mark ?? { x: 0, y: 0 },
    wide: age === 3 && !(phone && step >= form.most), // where few rows are left, there is room as in the other ages
  });
  if (phone) {
    const step = [...steps][0]!;
    return result(laid(step, form.top + (form.depth - step * (last - first)) / 2), step);
  }
  const corners = DESKS[age]!;
  for (const step of steps) {
    for (const top of [form.top + (form.depth - step * (last - first)) / 2, form.top]) {
      const at = laid(step, top);
      const free = corners.find(({ desk }) => !lying.some((one) => meets(at[one.slot]!, desk)));
      if (free) return result(at, step, free);
    }
  }
  const step = form.depth / all;
  return result(laid(step, form.top), step, corners[0]!);
}
