/** The markers of one action circle as things that keep their identity: who moves where can be seen, and nothing else jumps.
 *
 *  The view says only how many of each colour lie in a tray. A marker stays where it is as long as its colour is still
 *  wanted there; those that are not go to the trays that want one more, and lie behind what was there before.
 */
import type { TrajanMarkers } from "./types";

export const HELD = 6;

export interface Marker {
  id: number;
  color: string;
  /** Tray 0 to 5, or HELD. */
  place: number;
  /** The later, the further back in its tray. */
  order: number;
  /** As which one it was sown in this turn; 0 if it was not. */
  step: number;
  /** Where it was taken from when it was last sown. */
  home: number;
  /** The number of its last way, the trays it came through, and how many set out before it at the same time. */
  journey: number;
  way: number[];
  turn: number;
}

/** The trays after one and before another, clockwise. */
export const between = (from: number, to: number): number[] => Array.from({ length: (to - from + 5) % 6 }, (_, n) => (from + 1 + n) % 6);

export class Markers {
  private all: Marker[] = [];
  private clock = 0;

  /** The markers as they lie now. `taken` of them are being sown, or were just now, if it is not 0. */
  update({ trays, held, path, taken }: TrajanMarkers): Marker[] {
    const wanted: { color: string; place: number }[] = [
      ...trays.flatMap((markers, place) => markers.map((color) => ({ color, place }))),
      ...held.map((color) => ({ color, place: HELD })),
    ];
    if (this.all.length !== wanted.length) {
      this.all = wanted.map((one, id) => ({ ...one, id, order: ++this.clock, step: 0, home: one.place, journey: 0, way: [], turn: 0 }));
      return this.all;
    }
    const open = [...wanted];
    const stay: Marker[] = [];
    const go: Marker[] = [];
    for (const marker of [...this.all].sort((a, b) => a.order - b.order)) {
      const found = open.findIndex((one) => one.color === marker.color && one.place === marker.place);
      if (found >= 0) {
        open.splice(found, 1);
        stay.push(taken ? marker : { ...marker, step: 0 });
      } else go.push(marker);
    }
    const sown = taken - held.length;
    const gone: Marker[] = [];
    for (const marker of go) {
      const found = open.findIndex((one) => one.color === marker.color);
      const place = open.splice(found, 1)[0]!.place;
      const kept = place === HELD || place === marker.place;
      const home = marker.place === HELD ? marker.home : marker.place;
      const undone = marker.step > 0 && place === marker.home;
      gone.push({ ...marker, place, home, order: kept ? marker.order : 0, step: 0, ...(place === HELD || undone ? {} : { journey: ++this.clock, way: between(home, place) }) });
    }
    // what came into trays lies there in the order of the sowing
    const came = gone.filter((one) => one.order === 0).sort((a, b) => path.indexOf(a.place) - path.indexOf(b.place));
    came.forEach((one, turn) => Object.assign(one, { order: ++this.clock, turn }));
    if (taken) came.forEach((one, n) => (one.step = sown - came.length + n + 1));
    this.all = [...stay, ...gone].sort((a, b) => a.id - b.id);
    return this.all;
  }
}
