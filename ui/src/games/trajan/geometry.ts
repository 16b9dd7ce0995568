/** The action circle: trays clockwise from I, in units of the view box 446 x 376, y down. */

export const CENTRE = [223, 188] as const;
const GAPS = { rim: 2.5, bowl: 5 };
const RADII = { rim: [73, 168], bowl: [76, 148] } as const;

export type Point = readonly [number, number];

export function at(radius: number, degrees: number): Point {
  const radians = (degrees * Math.PI) / 180;
  return [CENTRE[0] + radius * Math.cos(radians), CENTRE[1] + radius * Math.sin(radians)];
}

const written = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
export const angle = (tray: number): number => -60 + 60 * tray;

/** A piece of a ring between two angles, with straight gaps of `gap` at both sides. */
function segment(middle: number, half: number, inner: number, outer: number, gap: number): string {
  const side = (radius: number) => half - (Math.asin(gap / radius) * 180) / Math.PI;
  const [near, far] = [side(inner), side(outer)];
  return (
    `M${written(at(inner, middle - near))}A${inner} ${inner} 0 0 1 ${written(at(inner, middle + near))}` +
    `L${written(at(outer, middle + far))}A${outer} ${outer} 0 0 0 ${written(at(outer, middle - far))}Z`
  );
}

export const part = (tray: number, which: "rim" | "bowl"): string =>
  segment(angle(tray), 30, RADII[which][0], RADII[which][1], GAPS[which]);

/** The line on which the name of a tray stands; below the centre it runs the other way. */
export function label(tray: number): string {
  const turned = tray === 2 || tray === 3;
  const radius = turned ? 162.5 : 153.5;
  const [from, to] = [at(radius, angle(tray) - 28), at(radius, angle(tray) + 28)];
  return turned ? `M${written(to)}A${radius} ${radius} 0 0 0 ${written(from)}` : `M${written(from)}A${radius} ${radius} 0 0 1 ${written(to)}`;
}

const SLOT_ANGLES = [-48, 0, 48, 132, 180, 228];
export const slot = (tray: number): Point => at(tray % 3 === 1 ? 196 : 206, SLOT_ANGLES[tray]!);
/** The coloured stub between a tray and its slot. */
export const stub = (tray: number): string => `M${written(at(158, SLOT_ANGLES[tray]!))}L${written(slot(tray))}`;

const ROWS: Record<number, number[]> = { 8: [4, 3, 1], 9: [4, 3, 2], 10: [5, 3, 2], 11: [5, 4, 2], 12: [5, 4, 3], 13: [6, 4, 3], 14: [6, 5, 3] };

/** Where so many markers lie in a tray, and how large they are: all twelve at most, and the two that come back to it when
 *  they are sown. */
export function markers(tray: number, count: number): { places: Point[]; radius: number } {
  const crowded = count > 7;
  const rows = crowded ? ROWS[count]! : count > 3 ? [Math.ceil(count / 2), Math.floor(count / 2)] : [count];
  const radii = crowded ? [134, 110, 87] : count > 3 ? [129, 98] : [113];
  const step = count > 12 ? 22 : crowded ? 24 : 31;
  const size = count > 12 ? 10 : crowded ? 11 : 14.5;
  const places = rows.flatMap((many, row) => {
    const radius = radii[row]!;
    const room = 30 - (Math.asin((GAPS.bowl + size + 2) / radius) * 180) / Math.PI; // on each side, within the frame
    const turn = Math.min((Math.asin(step / 2 / radius) * 360) / Math.PI, many > 1 ? (2 * room) / (many - 1) : 0);
    return Array.from({ length: many }, (_, n) => at(radius, angle(tray) + (n - (many - 1) / 2) * turn));
  });
  return { places, radius: size };
}

/** The dotted way of a sowing, from the middle of one tray over `steps` trays. */
export function way(from: number, steps: number): string {
  const [start, end] = [angle(from) + 6, angle(from + steps) - 6];
  const sweep = end - start;
  if (sweep >= 354) return `M${written(at(65, start))}A65 65 0 1 1 ${written(at(65, start + 180))}A65 65 0 1 1 ${written(at(65, start + 352))}`;
  return `M${written(at(65, start))}A65 65 0 ${sweep > 180 ? 1 : 0} 1 ${written(at(65, end))}`;
}

export const dialAngle = (space: number, spaces: number): number => -90 + (360 * space) / spaces;
export const dialSpace = (space: number, spaces: number): string => segment(dialAngle(space, spaces), 180 / spaces, 43, 57, 0.8);

export const moved = ([x, y]: Point, more = ""): string => `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)${more}`;
