/** What the parts of the table share besides the control: what is picked, what is shown of the turn, why something cannot be done. */

import type { Option } from "@/api/schema";

import type { Control, Event, Kind, Player, View } from "./facts";

/** Colonists of one kind at one place: they go the same ways. */
export interface Group {
  key: string;
  kind: Kind;
  source: string;
  options: Option[];
}
/** What can be bought from one slot: more than once if any good will do for a part of the price. */
export interface Offer {
  slot: number;
  role: string;
  options: Option[];
}
/** A step that the turn has made so far, before it is confirmed. */
export interface Trail {
  seat: number;
  kind: Kind;
  source: string;
  route: string;
}

export class Play {
  /** Why what was clicked is not possible; until the next choice. */
  refused = $state<{ sentence: string; moves: number } | null>(null);
  /** Whose things are looked at closely. */
  looked = $state<number | null>(null);
  /** The colonists that are pointed at in the bar. */
  pointed = $state<string | null>(null);
  /** What a phone shows over the table. */
  sheet = $state<"market" | "log" | null>(null);

  constructor(readonly control: Control) {}

  readonly view = $derived.by(() => this.control.view as View);
  readonly me = $derived.by(() => this.view.players[this.control.near] as Player);
  readonly phase = $derived.by(() => (this.control.mine ? this.control.pending!.phase : ""));
  /** The option that closes what is pending. */
  readonly closing = $derived.by(() => this.control.options.find((option) => option.move === "done") ?? null);
  readonly places = $derived.by(() => {
    const found = new Map<string, Option[]>();
    for (const option of this.control.options) {
      for (const place of option.places) found.set(place, [...(found.get(place) ?? []), option]);
    }
    return found;
  });

  readonly groups = $derived.by(() => {
    if (this.phase !== "architect_move") return [];
    const found = new Map<string, Group>();
    for (const option of this.control.options) {
      const [kind, source, arrow] = option.move.split(" ") as [Kind, string, string];
      if (arrow !== ">") continue;
      const key = `${kind} ${source}`;
      if (!found.has(key)) found.set(key, { key, kind, source, options: [] });
      found.get(key)!.options.push(option);
    }
    return [...found.values()];
  });
  /** The colonists whose ways are shown: those picked, else the first. */
  readonly group = $derived.by(() => this.groups.find((group) => group.key === this.control.picked) ?? this.groups[0] ?? null);
  private readonly reach = $derived.by(() => new Map(this.view.reach.map((way) => [`${way.kind} ${way.source} > ${way.route}`, way])));
  /** Where a house could be built after the movement: after the move that is pointed at, else as the colonists stand. */
  readonly sites = $derived.by(() => (this.phase === "architect_move" ? this.sitesAfter(this.control.hovered) : []));

  readonly offers = $derived.by(() => {
    const found = new Map<number, Offer>();
    for (const option of this.control.options) {
      const [, slot] = /^hire \w+ from (\d)/.exec(option.move) ?? [];
      if (!slot) continue;
      const number = Number(slot);
      if (!found.has(number)) found.set(number, { slot: number, role: this.view.display[number - 1]!.role!, options: [] });
      found.get(number)!.options.push(option);
    }
    return [...found.values()];
  });

  /** What has happened in the turn that is being put together. */
  private readonly events = $derived.by(() => (this.control.past ? [] : (this.control.preview?.log ?? [])).flatMap((entry) => entry.events as Event[]));
  /** It has built a house. */
  readonly built = $derived.by(() => this.events.some((event) => event.type === "HouseBuilt"));
  /** Its steps of colonists. */
  readonly trails = $derived.by(() => {
    const moved = this.events.filter((event) => event.type === "ColonistMoved");
    return moved.map(({ seat, kind, source, route }) => ({ seat, kind, source, route }) as Trail);
  });

  /** The card that was played for me since I last chose, because it was the only one; until I choose again. */
  readonly forced = $derived.by(() => {
    const { mine, moves, pending, past, log } = this.control;
    if (!mine || past || moves.length) return "";
    const seat = pending!.seat;
    for (const entry of log.toReversed()) {
      if (entry.seat === seat) return "";
      const played = (entry.events as Event[]).findLast((event) => event.type === "CardPlayed" && event.seat === seat) as { role: string } | undefined;
      if (played) return played.role;
    }
    return "";
  });

  /** The steps of a move to a route. */
  steps(move: string): number {
    return this.reach.get(move)?.steps ?? 1;
  }

  sitesAfter(move: string | null): readonly string[] {
    return (move === null ? undefined : this.reach.get(move)?.sites) ?? this.view.sites;
  }

  at(place: string): Option[] {
    return this.places.get(place) ?? [];
  }

  /** What a click on a place does: the only option there is chosen; else it says why there is none. */
  act(place: string, move: string | null = null): (() => void) | null {
    const options = this.at(place);
    if (options.length === 1) return () => this.choose(options[0]!.move);
    if (options.length === 0 && move && this.phase && !this.control.complete) return () => void this.ask(move);
    return null;
  }

  /** Pick the colonists that stand in a city, one kind after the other; null if none can go. */
  pick(city: string): (() => void) | null {
    const here = this.groups.filter((group) => group.source === city);
    if (!here.length) return null;
    return () => (this.control.picked = here[(here.findIndex((group) => group === this.group) + 1) % here.length]!.key);
  }

  choose(move: string): void {
    this.refused = null;
    void this.control.choose(move);
  }

  async ask(move: string): Promise<void> {
    const sentence = await this.control.why(move);
    this.refused = sentence ? { sentence, moves: this.control.moves.length } : null;
  }

  /** The sentence of a refusal is gone as soon as something else is chosen. */
  get why(): string {
    return this.refused && this.refused.moves === this.control.moves.length && this.control.mine ? this.refused.sentence : "";
  }
}
