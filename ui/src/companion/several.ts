/** A roll or a deal of several things at once is entered one by one: `tokens a b c` by a, b and c. */

import type { Option } from "@/api/schema";

export interface Several {
  count: number;
  /** What each word is called. */
  names: Map<string, string>;
  /** The option that these words together are, in any order. */
  find: (words: string[]) => Option | undefined;
  /** Can this word still follow those that were entered? */
  fits: (words: string[], word: string) => boolean;
}

const FEW = 12; // so many are simply listed

const sorted = (words: string[]) => [...words].sort().join(" ");

function contains(whole: string[], part: string[]): boolean {
  const left = [...whole];
  return part.every((one) => {
    const at = left.indexOf(one);
    if (at < 0) return false;
    left.splice(at, 1);
    return true;
  });
}

export function several(options: Option[]): Several | null {
  if (options.length <= FEW) return null;
  const parts = options.map((option) => option.move.split(" "));
  const count = parts[0]!.length - 1;
  if (count < 2 || parts.some((one) => one.length !== count + 1 || one[0] !== parts[0]![0])) return null;
  const names = new Map<string, string>();
  options.forEach((option, number) => {
    const labels = option.label.split(/[,،]\s*/);
    if (labels.length === count) parts[number]!.slice(1).forEach((word, at) => names.has(word) || names.set(word, labels[at]!));
  });
  if (!parts.every((one) => one.slice(1).every((word) => names.has(word)))) return null;
  const known = new Map(options.map((option, number) => [sorted(parts[number]!.slice(1)), option]));
  return {
    count,
    names,
    find: (words) => known.get(sorted(words)),
    fits: (words, word) => parts.some((one) => contains(one.slice(1), [...words, word])),
  };
}
