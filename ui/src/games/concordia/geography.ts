/** The pictures of the two boards, in their own units; the engine's keyboard uses the same files. */

export type Point = [number, number];

export interface City {
  id: string;
  x: number;
  y: number;
  side: string;
  name: { x: number; y: number; anchor: "start" | "middle" | "end" };
  houses: Point[];
}
export interface Route {
  kind: "land" | "sea";
  a: string;
  b: string;
  control: Point;
  spot: Point;
}
export interface Province {
  id: string;
  tint: string;
  marker: Point;
  name: City["name"];
  path: string;
}
interface Drawn {
  view: number[];
  bleed: number[];
  north: number;
  cities: City[];
  routes: Route[];
  provinces: Province[];
  seas: { id: string; x: number; y: number; turn: number }[];
  rivers: string[];
  coast: string;
}

export const WIDTH = 1200;
export const HEIGHT = 680;
const PITCH = 17;

export class Geography {
  readonly city: Map<string, City>;
  readonly route: Map<string, Route>;
  readonly province: Map<string, Province>;

  constructor(
    readonly id: string,
    readonly drawn: Drawn,
  ) {
    this.city = new Map(drawn.cities.map((city) => [city.id, city]));
    this.route = new Map(drawn.routes.map((route) => [`${route.kind}-${route.a}-${route.b}`, route]));
    this.province = new Map(drawn.provinces.map((province) => [province.id, province]));
  }

  /** The line of a route. */
  line(route: Route): string {
    const [a, b] = [this.city.get(route.a)!, this.city.get(route.b)!];
    return `M${a.x} ${a.y}Q${route.control.join(" ")} ${b.x} ${b.y}`;
  }

  /** Where a colonist of a kind stands: in a city, or on a route. */
  where(kind: string, place: string): Point {
    const route = this.route.get(`${kind}-${place}`);
    if (route) return route.spot;
    const city = this.city.get(place)!;
    return [city.x, city.y];
  }

  /** The houses of a city, if there are so many: a row above or below it is centred. */
  houses(city: City, count: number): Point[] {
    const shift = /[tb]/.test(city.side) ? ((5 - count) * PITCH) / 2 : 0;
    return city.houses.slice(0, count).map(([x, y]) => [x + shift, y]);
  }

  /** A place of the board by its id, as options name it. */
  place(id: string): Point | null {
    const [sort, ...rest] = id.split("-");
    const name = rest.join("-");
    if (sort === "city") {
      const city = this.city.get(name);
      return city ? [city.x, city.y] : null;
    }
    if (sort === "province") return this.province.get(name)?.marker ?? null;
    return this.route.get(id)?.spot ?? null;
  }
}

/** An outline of straight steps with fewer points: what is left out lies no farther from it than so much. */
export function coarse(outline: string, slack: number): string {
  const rings = outline.split("z").filter(Boolean);
  return rings.map((ring) => `M${thinned(walked(ring), slack).join(" ")}z`).join("");
}

/** The points of "M x y l dx dy ...". */
function walked(ring: string): Point[] {
  const numbers = (ring.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
  const points: Point[] = [];
  for (let n = 0; n + 1 < numbers.length; n += 2) {
    const [x, y] = points.at(-1) ?? [0, 0];
    points.push([x + numbers[n]!, y + numbers[n + 1]!]);
  }
  return points;
}

/** After Douglas and Peucker: the point that is farthest from the chord stays, and both halves are thinned. */
function thinned(points: Point[], slack: number): Point[] {
  const [first, last] = [points[0]!, points.at(-1)!];
  const [right, down] = [last[0] - first[0], last[1] - first[1]];
  const long = Math.hypot(right, down);
  let [far, most] = [0, slack];
  points.forEach(([x, y], n) => {
    const off = long ? Math.abs(right * (first[1] - y) - down * (first[0] - x)) / long : Math.hypot(x - first[0], y - first[1]);
    if (off > most) [far, most] = [n, off];
  });
  if (!far) return [first, last];
  return [...thinned(points.slice(0, far + 1), slack).slice(0, -1), ...thinned(points.slice(far), slack)];
}

const loaded = new Map<string, Promise<Geography>>();

/** The picture of a board is fetched when it is first needed. */
export function geography(board: string): Promise<Geography> {
  let found = loaded.get(board);
  if (!found) {
    const file = board === "italia" ? import("@engine/games/concordia/italia.json") : import("@engine/games/concordia/imperium.json");
    found = file.then((read) => new Geography(board, read.default as unknown as Drawn));
    loaded.set(board, found);
  }
  return found;
}
