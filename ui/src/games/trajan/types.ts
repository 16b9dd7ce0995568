import type { TrajanView as View } from "@/api/schema";

export type { View };
export type Mat = View["mats"][number];
export type Sowing = NonNullable<Mat["trays"][number]["sowing"]>;

/** What decides where markers lie: the trays, those in the hand, the trays of the sowing in order, how many were taken. */
export interface TrajanMarkers {
  trays: readonly string[][];
  held: readonly string[];
  path: readonly number[];
  taken: number;
}
