/** A table before it is opened: who sits where, which rules, which clock. It stays as it is while one looks elsewhere. */

import type { Clock, GameAnswer, SeatAnswer, TableAnswer } from "@/api/schema";
import { session } from "@/api/session.svelte";
import { settings } from "@/settings.svelte";

import { isGame, RIVALS, type GameName } from "./games";

export type Kind = SeatAnswer["kind"];
export type Value = string | number | boolean;

export interface Plan {
  kind: Kind;
  name: string;
  bot: string;
}

const MINUTE = 60;

export class Draft {
  readonly game: GameName;
  seats = $state<Plan[]>([]);
  /** What differs from the printed rules. */
  changed = $state<Record<string, Value>>({});
  clock = $state<Clock["kind"]>("none");
  minutes = $state(20);
  increment = $state(30);
  days = $state(2);
  listed = $state(false);
  /** What I want to be called, as long as nobody knows. */
  called = $state("");
  wantsRating = $state(false);

  constructor(game: GameName) {
    this.game = game;
    this.seats = [{ kind: "me", name: "", bot: settings.level }, ...Array.from({ length: RIVALS[game] }, () => this.newcomer())];
  }

  private newcomer(): Plan {
    return { kind: "bot", name: "", bot: settings.level };
  }

  get count(): number {
    return this.seats.length;
  }

  set count(wanted: number) {
    while (this.seats.length > wanted) {
      const last = this.seats.findLastIndex((seat) => seat.kind !== "me");
      this.seats.splice(last, 1);
    }
    while (this.seats.length < wanted) this.seats.push(this.newcomer());
  }

  /** Say who sits at a seat. There is one of me: I change places with who was to sit there. */
  sit(number: number, kind: Kind): void {
    const before = this.seats.findIndex((seat) => seat.kind === "me");
    const seat = this.seats[number]!;
    if (kind === "me" && before >= 0 && before !== number) {
      const me = this.seats[before]!;
      this.seats[before] = { ...seat };
      this.seats[number] = { ...me };
    } else {
      seat.kind = kind;
    }
  }

  value(option: GameAnswer["options"][number]): Value {
    return this.changed[option.name] ?? option.values[0]!.value;
  }

  change(option: GameAnswer["options"][number], value: Value): void {
    if (value === option.values[0]!.value) delete this.changed[option.name];
    else this.changed[option.name] = value;
  }

  /** All options as a table has them: kept are those that are not as printed. */
  options(given: Record<string, Value>): void {
    const known = session.catalogue?.games.find((one) => one.name === this.game)?.options ?? [];
    for (const option of known) if (option.name in given) this.change(option, given[option.name]!);
  }

  /** Must somebody come before it begins? */
  get waits(): boolean {
    return this.seats.some((seat) => seat.kind === "friend" || seat.kind === "anybody");
  }

  /** Only people who come for themselves can play for their ratings. */
  get ratable(): boolean {
    return this.waits && this.seats.every((seat) => seat.kind !== "bot" && seat.kind !== "here");
  }

  get rated(): boolean {
    return this.wantsRating && this.ratable;
  }

  /** What the server is asked for. */
  get body(): object {
    const clock: Partial<Clock> =
      this.clock === "bank" ? { kind: "bank", bank: this.minutes * MINUTE, increment: this.increment } : this.clock === "days" ? { kind: "days", days: this.days } : {};
    const seats = this.seats.map(({ kind, name, bot }) => (kind === "bot" ? { kind, bot } : kind === "here" ? { kind, name: name.trim() } : { kind }));
    return { game: this.game, seats, options: { ...this.changed }, public: this.listed, rated: this.rated, clock };
  }
}

const drafts = new Map<string, Draft>();

/** The table of this game that is being put together. */
export function draftOf(game: GameName): Draft {
  let draft = drafts.get(game);
  if (!draft) drafts.set(game, (draft = new Draft(game)));
  return draft;
}

/** It was opened: the next one begins anew. */
export function forget(game: GameName): void {
  drafts.delete(game);
}

/** Go on with a table that was open already, to change it. */
export function draftFrom(table: TableAnswer): void {
  if (!isGame(table.game)) return;
  const draft = new Draft(table.game);
  draft.seats = table.seats.map(({ kind, name, bot }) => ({ kind, name: kind === "here" ? name : "", bot: bot || settings.level }));
  draft.options(table.options);
  draft.clock = table.clock.kind;
  if (table.clock.bank) draft.minutes = Math.round(table.clock.bank / MINUTE);
  if (table.clock.kind === "bank") draft.increment = table.clock.increment;
  if (table.clock.days) draft.days = table.clock.days;
  draft.listed = table.public;
  draft.wantsRating = table.rated;
  drafts.set(table.game, draft);
}
