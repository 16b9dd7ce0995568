/** What the parts of the table share: the position, the sowing that is shown, and what is picked on the board. */
import type { Option } from "@/api/schema";
import type { TableControl } from "@/table/control.svelte";
import { t } from "@/words/words.svelte";

import { BUILDINGS, NUMERALS, place } from "./facts";
import type { Mat, Sowing, View } from "./types";

/** A sowing to be shown: one that is thought of (`held` is null) or one that goes on. */
export interface Course {
  source: number;
  taken: number;
  /** The trays still to get a marker, in order, with the number of the step. */
  ahead: { tray: number; step: number }[];
  target: number;
  from: number;
  to: number;
  leads: Sowing;
  going: boolean;
}

/** The trays that get so many markers, as they are asked for: two at a time where a tray gets two. */
export function path(source: number, taken: number): number[] {
  const twice = Math.max(0, taken - 6);
  return Array.from({ length: Math.min(taken, 6) }, (_, step) => Array<number>(step < twice ? 2 : 1).fill((source + 1 + step) % 6)).flat();
}

export class Play {
  readonly control: TableControl<View>;

  constructor(control: TableControl<View>) {
    this.control = control;
  }

  get view(): View {
    return this.control.view!;
  }

  get near(): number {
    return this.control.near;
  }

  get mat(): Mat {
    return this.view.mats[this.near]!;
  }

  get phase(): string {
    return this.control.mine ? this.view.phase : "";
  }

  /** Nothing moves while somebody looks back. */
  get still(): boolean {
    return this.control.past !== null;
  }

  /** What the track of points shows; when the game is over, what all is worth in the end. */
  points(seat: number): number {
    const mat = this.view.mats[seat]!;
    return this.control.ending && !this.still ? mat.score : mat.running;
  }

  letter(seat: number): string {
    return this.control.letter(seat);
  }

  /** The options whose move begins with this word. */
  verb(word: string): Option[] {
    return this.control.options.filter((option) => option.move.split(" ")[0] === word);
  }

  /** The sowing at a mat: under way, or of the tray that is pointed at. */
  course(seat: number): Course | null {
    const { view } = this;
    const turn = view.turn;
    if (view.phase === "sow_marker" && view.active === seat && turn.source && turn.sowing) {
      const source = place(turn.source);
      const ways = path(source, turn.taken);
      const done = turn.taken - turn.held.length;
      return {
        source,
        taken: turn.taken,
        ahead: ways.slice(done).map((tray, n) => ({ tray, step: done + n + 1 })),
        target: place(turn.sowing.action),
        from: (view.time - turn.taken + view.time_spaces) % view.time_spaces,
        to: view.time,
        leads: turn.sowing,
        going: true,
      };
    }
    const hovered = this.control.hovered;
    if (this.phase !== "choose_tray" || seat !== this.near || !hovered?.startsWith("tray ")) return null;
    const source = place(hovered.slice(5));
    const tray = view.mats[seat]!.trays[source]!;
    if (!tray.sowing) return null;
    const taken = tray.markers.length;
    return {
      source,
      taken,
      ahead: path(source, taken).map((way, n) => ({ tray: way, step: n + 1 })),
      target: place(tray.sowing.action),
      from: view.time,
      to: (view.time + taken) % view.time_spaces,
      leads: tray.sowing,
      going: false,
    };
  }

  /** The district that comes next, or is being played in. */
  get landing(): string | null {
    const { view, control } = this;
    if (control.past || control.ending) return null;
    if (view.turn.action) return view.turn.action;
    const course = this.course(view.active);
    if (course) return course.leads.action;
    if (this.phase === "pick_card") return "seaport";
    return this.phase === "pick_trajan_tile" ? "trajan" : null;
  }

  /** Am I in the action of this district now? */
  acting(action: string): boolean {
    return this.control.mine && this.landing === action && !["choose_tray", "sow_marker", "cover_space"].includes(this.view.phase);
  }

  tray(action: string): string {
    return t("tr-ui-tray", { numeral: NUMERALS[place(action)]!, name: t(`tr-action-${action}`) });
  }

  /** Cards of a cargo beyond the laid ones that were picked on the board. */
  get cargo(): string[] {
    const picked = this.control.picked;
    return picked?.startsWith("cargo ") ? picked.split(" ").slice(1) : [];
  }

  set cargo(cards: string[]) {
    this.control.picked = cards.length ? ["cargo", ...cards].join(" ") : null;
  }

  /** What is shipped as it stands: laid cards and picked ones. */
  get load(): string {
    return [...this.view.turn.laid, ...this.cargo].sort().join(" ");
  }

  /** The ways to ship exactly what is laid and picked. */
  get shipments(): Option[] {
    return this.verb("ship").filter((option) => option.move.split(" ").slice(2).sort().join(" ") === this.load);
  }

  /** Can one more of these join, as some cargo that can be shipped? */
  joins(good: string): boolean {
    const wanted = [...this.load.split(" ").filter(Boolean), good];
    return this.verb("ship").some((option) => {
      const cards = option.move.split(" ").slice(2);
      return wanted.every((one) => {
        const found = cards.indexOf(one);
        if (found >= 0) cards.splice(found, 1);
        return found >= 0;
      });
    });
  }

  /** What a building of this kind would bring besides its points: an action, if it is my first one. */
  first(kind: string): string | null {
    if (this.mat.built.some((tile) => tile.startsWith(`${kind}_`))) return null;
    return BUILDINGS.find((one) => one.id === kind)?.first_bonus_action ?? null;
  }

  /** Options that are too many to stand side by side, by the kind of building or the card. */
  get groups(): Map<string, Option[]> {
    const found = new Map<string, Option[]>();
    if (this.group) return found;
    for (const verb of ["build", "discard"]) {
      const all = this.verb(verb);
      if (all.length > 6) for (const option of all) found.set(this.kind(option), [...(found.get(this.kind(option)) ?? []), option]);
    }
    return found;
  }

  /** Those of the group that is picked, in the bar or on the board. */
  get group(): Option[] | null {
    const picked = this.control.picked;
    const found = picked ? this.control.options.filter((option) => this.kind(option) === picked) : [];
    return found.length ? found : null;
  }

  private kind(option: Option): string {
    const [verb, what] = option.move.split(" ");
    if (verb === "discard") return `discard ${what}`;
    return verb === "build" ? `build ${this.view.sites[Number(what)]?.tile?.split("_")[0] ?? "none"}` : "";
  }

  /** Take another tray, as long as no marker of the first is sown. */
  async retake(action: string): Promise<void> {
    await this.control.undo();
    await this.control.choose(`tray ${action}`);
  }

  /** May another tray still be taken instead? */
  get retakes(): boolean {
    return this.phase === "sow_marker" && this.control.moves.at(-1)?.startsWith("tray ") === true;
  }
}

export const actionName = (action: string): string => t(`tr-action-${action}`);
