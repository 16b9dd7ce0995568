/** Whose people stand where, in which order they came, and from where they come walking. */

import type { StoneAgeEvent, StoneAgePlaceView as PlaceView, StoneAgeView } from "@/api/schema";
import type { TableControl } from "@/table/control.svelte";

import type { Point } from "./geometry";

type Control = TableControl<StoneAgeView>;

/** The events of this round so far, as far as one looks. */
function round(control: Control): StoneAgeEvent[] {
  const entries = control.past ? control.log.slice(0, control.past.made) : control.log;
  const found: StoneAgeEvent[] = [];
  for (const entry of entries.toReversed()) {
    const events = entry.events as StoneAgeEvent[];
    found.unshift(...events);
    if (events.some((event) => event.type === "RoundBegan")) break;
  }
  return found;
}

/** The seats with people at a place, in the order in which they came: nobody has to move over for who comes later. */
export function arrivals(control: Control, place: PlaceView): number[] {
  const seats = place.people.flatMap((count, seat) => (count ? [seat] : []));
  if (seats.length < 2) return seats;
  const came = round(control).flatMap((event) => (event.type === "PeoplePlaced" && event.place === place.place ? [event.seat] : []));
  const rank = (seat: number) => (came.includes(seat) ? came.indexOf(seat) : came.length);
  return seats.sort((a, b) => rank(a) - rank(b) || a - b);
}

/** Whose figure stands at a card or stack. */
export function seatAt(view: StoneAgeView, place: string): number | null {
  const people = view.places.find((one) => one.place === place)?.people ?? [];
  const seat = people.findIndex((count) => count > 0);
  return seat < 0 ? null : seat;
}

/** From where somebody's people come walking, if they have just been sent; `corner` is where their drawing begins. */
export function cameFrom(control: Control, seat: number, place: string, corner: Point = [0, 0]): Point | null {
  if (control.past || seat === control.seat) return null;
  const sent = control.happened.entries.some((entry) =>
    (entry.events as StoneAgeEvent[]).some((event) => event.type === "PeoplePlaced" && event.seat === seat && event.place === place),
  );
  if (!sent) return null;
  const side = document.documentElement.dir === "rtl" ? 0 : 1086;
  const home: Point = seat === control.near ? [543, 500] : [side, 80 + 90 * control.others.indexOf(seat)];
  return [home[0] - corner[0], home[1] - corner[1]];
}
