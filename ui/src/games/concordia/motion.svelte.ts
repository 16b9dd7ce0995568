/** What has happened, as motion: pieces go along their routes, houses drop, coins and goods fly. Nothing waits for it.
 *
 *  Everything that flies is a small picture of its own above the table, moved by transforms from the coordinates of
 *  the board, so that the board itself is not drawn anew.
 */

import type { LogEntry } from "@/api/schema";
import { settings } from "@/settings.svelte";

import type { Camera } from "./camera.svelte";
import { type Event, icon, person, ROLE_PIGMENT } from "./facts";
import type { Geography, Point, Route } from "./geography";

const LONG = 320;
const MOST = 6; // so many things fly at once for one event

export class Motion {
  /** Figures that are under way and so not drawn where they stand. */
  hidden = $state.raw<ReadonlySet<string>>(new Set());
  layer: HTMLElement | undefined = $state();
  map: HTMLElement | undefined = $state();
  /** Whose hand is seen. */
  near = 0;
  private running = new Set<Animation>();
  private from: string | null = null; // where the goods of an action come from

  /** What flies still is at its end at once, when the next thing happens. */
  settle(): void {
    for (const animation of this.running) animation.finish();
    this.running.clear();
    this.hidden = new Set();
  }

  show(entries: LogEntry[], geo: Geography, camera: Camera): void {
    this.settle();
    if (!settings.moves || !this.layer || document.hidden) return;
    const pause = Math.min(180, 1000 / Math.max(1, entries.length));
    entries.forEach((entry, number) => {
      this.from = null;
      for (const event of entry.events as Event[]) this.tell(event, entry.move, geo, camera, number * pause);
    });
  }

  private tell(event: Event, move: string, geo: Geography, camera: Camera, delay: number): void {
    const { type, seat } = event as Event & { seat: number };
    const at = (place: string | null) => this.onScreen(place ? geo.place(place) : null, camera);
    const panel = () => this.anchor(`player-${seat + 1}`);
    const bank = () => this.anchor("bank");
    const goods = (names: Record<string, number>) => Object.entries(names).flatMap(([name, count]) => Array<string>(count).fill(icon(name)));

    if (type === "ColonistMoved") this.walk(event, geo, camera, delay);
    else if (type === "ColonistPlaced") this.fly([`i-colonist-${event.kind}`], panel(), at(`city-${event.city}`), delay, seat, 26);
    else if (type === "HouseBuilt") {
      this.drop(`${event.city}-${seat}`, delay);
      this.fly([...Array<string>(Math.min(4, event.coins as number)).fill("i-coin"), ...goods(event.goods as Record<string, number>)], panel(), at(`city-${event.city}`), delay);
    } else if (type === "ProvinceProduced") this.from = `province-${event.province}`;
    else if (type === "GoodsReceived") this.fly(goods(event.goods as Record<string, number>), at(this.from) ?? bank(), panel(), delay);
    else if (type === "CoinsGained") this.fly(Array<string>(event.coins as number).fill("i-coin"), bank(), panel(), delay);
    else if (type === "GoodsSold") {
      this.fly(Array<string>(event.units as number).fill(icon(event.good as string)), panel(), bank(), delay);
      this.fly(Array<string>(Math.min(4, event.coins as number)).fill("i-coin"), bank(), panel(), delay + 80);
    } else if (type === "GoodsBought") {
      this.fly(Array<string>(Math.min(4, event.coins as number)).fill("i-coin"), panel(), bank(), delay);
      this.fly(Array<string>(event.units as number).fill(icon(event.good as string)), bank(), panel(), delay + 80);
    } else if (type === "CardPlayed") {
      const held = seat === this.near ? (this.anchor(`hand-${event.role}`) ?? this.anchor("hand")) : panel();
      this.fly([`concordia-p-${person(event.role as string)}`], held, this.anchor(`pile-${seat + 1}`), delay, null, 44);
    }
    else if (type === "CardBought") this.fly([`concordia-p-${person(move.split(" ")[1] ?? "")}`], this.anchor(`slot-${/from (\d)/.exec(move)?.[1]}`), panel(), delay, null, 48);
    else if (type === "MagnusPassed") this.fly(["concordia-i-magnus"], panel(), this.anchor(`player-${(event.to as number) + 1}`), delay, null, 34);
  }

  /** A point of the board on the screen; null if it is not seen. */
  private onScreen(point: Point | null, camera: Camera): Point | null {
    const box = this.map?.getBoundingClientRect();
    if (!point || !box || !camera.sees(point)) return null;
    return [box.left + camera.x + point[0] * camera.scale, box.top + camera.y + point[1] * camera.scale];
  }

  private anchor(name: string): Point | null {
    const boxes = [...document.querySelectorAll(`[data-anchor="${name}"]`)].map((node) => node.getBoundingClientRect());
    const box = boxes.find((one) => one.width && one.height);
    return box ? [box.left + box.width / 2, box.top + box.height / 2] : null;
  }

  private fly(pictures: string[], from: Point | null, to: Point | null, delay: number, seat: number | null = null, size = 24): void {
    if (!from || !to) return;
    pictures.slice(0, MOST).forEach((picture, number) => {
      const bow: Point = [(from[0] + to[0]) / 2 + (number - 2) * 10, Math.min(from[1], to[1]) - 24 - number * 6];
      const path = Array.from({ length: 9 }, (_, n) => bend(from, bow, to, n / 8));
      this.go(picture, path, size, LONG - 40, delay + number * 30, seat);
    });
  }

  /** A colonist goes along the routes, city by city. */
  private walk(event: Event, geo: Geography, camera: Camera, delay: number): void {
    const { seat, kind, source, route } = event as Event & { seat: number; kind: string; source: string; route: string };
    const path = way(geo, kind, source, route).map((point) => this.onScreen(point, camera));
    if (path.some((point) => !point)) return;
    const key = `${seat} ${kind} ${route}`;
    this.hidden = new Set(this.hidden).add(key);
    this.go(`i-colonist-${kind}`, path as Point[], 30 * camera.scale, LONG, delay, seat, () => {
      const left = new Set(this.hidden);
      left.delete(key);
      this.hidden = left;
    });
  }

  private go(picture: string, path: Point[], size: number, time: number, delay: number, seat: number | null, after?: () => void): void {
    const flyer = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    flyer.setAttribute("class", `flyer${seat === null ? "" : ` seat-c${seat + 1}`}`);
    flyer.setAttribute("width", String(size));
    flyer.setAttribute("height", String(size));
    const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
    use.setAttribute("href", `#${picture}`);
    const pigment = ROLE_PIGMENT[picture.replace("concordia-p-", "")];
    if (pigment) {
      const card = document.createElementNS("http://www.w3.org/2000/svg", "rect");
      for (const [name, value] of Object.entries({ width: "100%", height: "100%", rx: "7", fill: pigment })) card.setAttribute(name, value);
      flyer.append(card);
    }
    flyer.append(use);
    this.layer!.append(flyer);
    const half = size / 2;
    const frames = path.map(([x, y]) => ({ transform: `translate(${x - half}px, ${y - half}px)` }));
    const animation = flyer.animate(frames, { duration: time, delay, easing: "ease-in-out", fill: "both" });
    this.running.add(animation);
    animation.onfinish = animation.oncancel = () => {
      this.running.delete(animation);
      flyer.remove();
      after?.();
    };
  }

  private drop(house: string, delay: number): void {
    const piece = this.map?.querySelector(`[data-house="${house}"] .drop`);
    if (!piece) return;
    const frames = [{ transform: "translateY(-34px)", opacity: 0 }, { transform: "translateY(3px)", opacity: 1, offset: 0.8 }, { transform: "none", opacity: 1 }];
    const animation = piece.animate(frames, { duration: LONG, delay, easing: "ease-in", fill: "backwards" });
    this.running.add(animation);
    animation.onfinish = animation.oncancel = () => this.running.delete(animation);
  }
}

function bend(from: Point, by: Point, to: Point, t: number): Point {
  const mix = (n: 0 | 1) => (1 - t) ** 2 * from[n] + 2 * t * (1 - t) * by[n] + t * t * to[n];
  return [mix(0), mix(1)];
}

/** The points of a colonist's way: from where it stands along the shortest chain of routes of its kind. */
function way(geo: Geography, kind: string, source: string, target: string): Point[] {
  const goal = target.split("-");
  const routes = geo.drawn.routes.filter((route) => route.kind === kind);
  const before = new Map<string, { city: string; route: Route } | null>(source.split("-").map((city) => [city, null]));
  const line = [...before.keys()];
  for (const city of line) {
    if (goal.includes(city)) break;
    for (const route of routes) {
      const next = route.a === city ? route.b : route.b === city ? route.a : null;
      if (next && !before.has(next)) {
        before.set(next, { city, route });
        line.push(next);
      }
    }
  }
  const last = line.find((city) => goal.includes(city));
  const end = geo.where(kind, target);
  if (!last) return [geo.where(kind, source), end];
  const spot = (city: string): Point => geo.where(kind, city);
  const points: Point[] = [];
  for (let city = last; ; ) {
    points.unshift(spot(city));
    const step = before.get(city);
    if (!step) break;
    points.unshift(bend(spot(step.city), step.route.control, spot(city), 0.5));
    city = step.city;
  }
  return [geo.where(kind, source), ...points, end];
}
