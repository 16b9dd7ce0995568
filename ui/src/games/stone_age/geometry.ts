/** Where everything lies on the board, in its own units (y downwards); the picture of the valley is drawn for them. */

export const BOX = { x: 0, y: 5, width: 1086, height: 480 };

export type Point = [number, number];

export interface Spot {
  /** The middle of its rings, and the tag with its name. */
  x: number;
  tag: number;
  tagX?: number;
  rings: Point[];
  clearing: string;
  /** Where a sentence about it stands: below the rings. */
  foot: number;
  /** The middle of the number stepper. */
  step: number;
}

const seven = (x: number, y: number): Point[] => [
  ...[0, 1, 2, 3].map((i): Point => [x - 51 + 34 * i, y]),
  ...[0, 1, 2].map((i): Point => [x - 34 + 34 * i, y + 28]),
];

export const SPOTS: Record<string, Spot> = {
  hunting_grounds: { x: 206, tag: 198, tagX: 202, rings: [], foot: 309, step: 160, clearing: "M280 260C280.6 265.4 282.8 271.6 279.1 276.7C275.4 281.8 267 287.5 257.7 290.7C248.4 293.9 234.6 294.9 223.2 295.6C211.8 296.3 200.8 295.7 189.2 294.9C177.6 294.1 163.2 294.1 153.7 291.1C144.2 288.1 136.2 282 132.2 276.8C128.2 271.7 129.6 265.5 129.9 260C130.2 254.5 129.6 248.5 133.9 243.6C138.3 238.6 146.7 233.2 155.9 230.3C165.2 227.3 178.3 226.6 189.5 225.7C200.7 224.8 211.7 224 223 224.7C234.4 225.3 248.7 226.2 257.5 229.4C266.2 232.7 271.8 239 275.6 244.1C279.3 249.2 279.4 254.6 280 260Z" },
  forest: { x: 178, tag: 61, rings: seven(178, 126), foot: 183, step: 36, clearing: "M267.8 135C268.2 141.3 268.4 148.4 263.3 154.1C258.2 159.9 248.1 166.1 237.2 169.6C226.2 173 210.7 174.2 197.6 175C184.5 175.8 172 175.1 158.8 174.2C145.5 173.4 128.8 173.4 118.1 170C107.4 166.6 99.7 159.5 94.8 153.7C89.8 147.8 88.3 141.2 88.4 135C88.5 128.8 90.5 122.3 95.3 116.5C100.2 110.6 107.2 103.3 117.7 99.8C128.2 96.2 144.9 96 158.4 95C171.8 93.9 185 92.7 198.3 93.5C211.6 94.3 227.7 96 238.2 99.8C248.6 103.7 256 110.5 260.9 116.4C265.8 122.3 267.4 128.7 267.8 135Z" },
  clay_pit: { x: 474, tag: 199, rings: seven(474, 269), foot: 326, step: 172, clearing: "M560.3 279C560.4 285.4 564.9 292.7 560.1 298.3C555.3 303.9 542.6 309 531.7 312.7C520.7 316.3 507 319.3 494.2 320.2C481.4 321.2 467.7 319.7 454.7 318.5C441.6 317.3 427 316.3 415.8 313C404.7 309.6 392.4 304 387.7 298.4C383 292.7 387.4 285.4 387.8 279C388.1 272.6 385.2 265.8 389.8 260.1C394.3 254.4 404.2 248.1 415 244.5C425.7 240.9 441 239.5 454.1 238.5C467.3 237.4 480.9 237.2 493.9 238.3C506.9 239.5 521 241.6 531.9 245.1C542.8 248.7 554.6 254.2 559.3 259.9C564.1 265.5 560.2 272.6 560.3 279Z" },
  quarry: { x: 500, tag: 68, rings: seven(500, 133), foot: 186, step: 38, clearing: "M589.8 142C590.2 148.3 590.4 155.4 585.3 161.1C580.2 166.9 570.1 173.1 559.2 176.6C548.2 180 532.7 181.2 519.6 182C506.5 182.8 494 182.1 480.8 181.2C467.5 180.4 450.8 180.4 440.1 177C429.4 173.6 421.7 166.5 416.8 160.7C411.8 154.8 410.3 148.2 410.4 142C410.5 135.8 412.5 129.3 417.3 123.5C422.2 117.6 429.2 110.3 439.7 106.8C450.2 103.2 466.9 103 480.4 102C493.8 100.9 507 99.7 520.3 100.5C533.6 101.3 549.7 103 560.2 106.8C570.6 110.7 578 117.5 582.9 123.4C587.8 129.3 589.4 135.7 589.8 142Z" },
  river: { x: 838, tag: 55, rings: seven(838, 120), foot: 180, step: 32, clearing: "M926.8 129C927.2 135.2 927.5 142.1 922.8 148C918.1 153.9 909.2 160.5 898.4 164.3C887.7 168.1 872 169.9 858.5 170.9C845.1 171.9 831.3 171.4 817.7 170.3C804.2 169.3 787.1 168.5 777 164.6C767 160.7 761.8 153 757.3 147.1C752.9 141.2 751.1 135.2 750.2 129C749.3 122.8 747.3 115.5 752 109.7C756.7 103.9 767.2 97.8 778.2 94C789.1 90.3 804.3 88 817.5 87.2C830.7 86.4 844.1 88.2 857.4 89.4C870.6 90.6 886.7 90.9 897.1 94.5C907.5 98 915 104.9 919.9 110.6C924.9 116.4 926.3 122.8 926.8 129Z" },
  tool_maker: { x: 696, tag: 200, rings: [[696, 304]], foot: 326, step: 172, clearing: "M721.9 304C721.9 306.4 721.9 309 720.5 311.2C719 313.4 716.2 315.7 713.1 317.2C710 318.7 705.8 319.9 702 320.2C698.2 320.6 694.2 319.9 690.3 319.4C686.4 318.9 681.8 318.8 678.5 317.5C675.2 316.2 672.1 313.7 670.8 311.5C669.5 309.2 670.6 306.5 670.7 304C670.7 301.5 670 298.9 671.3 296.7C672.6 294.4 675.2 291.8 678.4 290.4C681.5 289.1 686.4 288.9 690.3 288.6C694.2 288.2 697.9 288 701.8 288.2C705.7 288.5 710.6 288.9 713.7 290.3C716.8 291.7 719.2 294.4 720.6 296.7C721.9 299 722 301.6 721.9 304Z" },
  hut: { x: 844, tag: 192, rings: [[827, 304], [861, 304]], foot: 326, step: 164, clearing: "M886.9 304C886.9 306.4 886.9 309 884.4 311.2C882 313.4 877.4 315.7 872.3 317.2C867.2 318.7 860.2 319.9 853.9 320.2C847.7 320.6 841 319.9 834.6 319.4C828.1 318.9 820.4 318.8 815.1 317.5C809.7 316.2 804.4 313.7 802.3 311.5C800.1 309.2 801.9 306.5 802.1 304C802.2 301.5 801 298.9 803.1 296.7C805.2 294.4 809.6 291.8 814.9 290.4C820.1 289.1 828.1 288.9 834.5 288.6C841 288.2 847.2 288 853.7 288.2C860.1 288.5 868.1 288.9 873.3 290.3C878.5 291.7 882.4 294.4 884.6 296.7C886.9 299 886.9 301.6 886.9 304Z" },
  field: { x: 1000, tag: 200, rings: [[1000, 304]], foot: 326, step: 172, clearing: "M1025.9 304C1025.9 306.4 1025.9 309 1024.5 311.2C1023 313.4 1020.2 315.7 1017.1 317.2C1014 318.7 1009.8 319.9 1006 320.2C1002.2 320.6 998.2 319.9 994.3 319.4C990.4 318.9 985.8 318.8 982.5 317.5C979.2 316.2 976.1 313.7 974.8 311.5C973.5 309.2 974.6 306.5 974.7 304C974.7 301.5 974 298.9 975.3 296.7C976.6 294.4 979.2 291.8 982.4 290.4C985.5 289.1 990.4 288.9 994.3 288.6C998.2 288.2 1001.9 288 1005.8 288.2C1009.7 288.5 1014.6 288.9 1017.7 290.3C1020.8 291.7 1023.2 294.4 1024.6 296.7C1025.9 299 1026 301.6 1025.9 304Z" },
};

/** Where a seat's hunters stand: there are no rings. Two tribes have a row each, more of them share the rows. */
const BANKS: Point[] = [[147, 249], [215, 249], [149, 284], [215, 284]];
const ROWS: Point[] = [[147, 249], [147, 284]];

export function bank(seat: number, players: number): { at: Point; width: number } {
  return players === 2 ? { at: ROWS[seat]!, width: 102 } : { at: BANKS[seat]!, width: 42 };
}

export const STACK_X = [77, 179, 281, 383];
export const CARD_X: Record<string, number> = { card_4: 710, card_3: 810, card_2: 910, card_1: 1010 };
export const LEDGE = { tile: 352, card: 364, ridge: 355, ring: 354, pill: 339 };
export const DECK: Point = [611, 429];

/** Where a figure stands alone: on the roof of a stack, or beside the price of a card. */
export function ring(place: string): Point {
  if (place in CARD_X) return [CARD_X[place]! + 25, LEDGE.ring];
  return [STACK_X[Number(place.slice(-1)) - 1]!, LEDGE.ridge];
}

/** The middle of any place. */
export function middle(place: string): Point {
  const spot = SPOTS[place];
  if (!spot) return [ring(place)[0], LEDGE.card + 58];
  return [spot.x, spot.rings[0]?.[1] ?? 262];
}

export interface Hide {
  x: number;
  y: number;
  /** Where its pointer is, from its left edge, and whether it points up. */
  at: number;
  up: boolean;
}

/** How large a hide is, and the middle of the one with items: the card that brings them has gone, so it lies above all cards. */
export const HIDE: { width: number; items: Point } = { width: 344, items: [860, 232] };

/** Where the hide with the dice lies, so that what it is about stays in sight. */
export function hide(place: string): Hide {
  if (place === "forest") return { x: 28, y: 184, at: 150, up: true };
  if (place === "quarry") return { x: 290, y: 193, at: 210, up: true };
  if (place === "river") return { x: 700, y: 178, at: 138, up: true };
  if (place === "hunting_grounds") return { x: 36, y: 16, at: 170, up: false };
  if (place === "clay_pit") return { x: 302, y: 16, at: 172, up: false };
  const [x] = ring(place);
  const left = Math.max(20, Math.min(722, x - 172));
  return { x: left, y: 150, at: Math.max(40, Math.min(304, x - left)), up: false };
}
