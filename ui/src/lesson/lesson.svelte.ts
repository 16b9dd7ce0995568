/** Where somebody is in a lesson. What is taught is the only thing that can be chosen; the rest of the table plays on. */

import type { Option } from "@/api/schema";
import type { TableControl } from "@/table/control.svelte";

import type { Plan, Step } from "./plans";

export class Lesson {
  /** The step that is shown, and the first one that is not done yet. */
  at = $state(0);
  private reached = $state(0);
  /** How far the game and my turn were when this step was to be done; null if it was not to be done yet. */
  private since: { version: number; moves: number } | null = null;

  constructor(
    private readonly control: TableControl,
    readonly plan: Plan,
  ) {
    this.at = this.reached = this.kept();
    $effect(() => this.follow());
    $effect(() => {
      this.control.only = (option) => option.move === this.taught?.move;
      return () => (this.control.only = null);
    });
  }

  get step(): Step {
    return this.plan.steps[this.at]!;
  }

  get last(): boolean {
    return this.at === this.plan.steps.length - 1;
  }

  /** Is there something to do in this step, still? */
  get deed(): boolean {
    return this.step.moves !== undefined && this.at === this.reached;
  }

  /** Everything that could be chosen if there were no lesson. */
  private get all(): readonly Option[] {
    return this.control.mine ? this.control.pending!.options : [];
  }

  readonly taught = $derived.by((): Option | undefined => {
    if (!this.deed) return undefined;
    for (const move of this.step.moves!) {
      const option = this.all.find((one) => one.move === move);
      if (option) return option;
    }
    return undefined;
  });

  /** A deed waits for its turn, or to be confirmed. */
  get waits(): boolean {
    return this.deed && !this.taught && !this.control.complete;
  }

  /** What lies in the light. */
  get selector(): string {
    if (this.taught) return this.plan.where(this.taught.move);
    return this.step.at ?? ".decision";
  }

  /** What was to be done has been done, or cannot be done in this game: on with it. */
  private follow(): void {
    const { version, moves, complete, busy } = this.control;
    if (!this.deed) this.since = null;
    else if (complete || busy) return; // it is about to be sent
    else if (this.since && (version > this.since.version || moves.length > this.since.moves)) this.on();
    else if (this.taught) this.since = { version, moves: moves.length };
    else if (this.all.length) this.on();
  }

  on(): void {
    this.since = null;
    this.at = Math.min(this.at + 1, this.plan.steps.length - 1);
    this.reached = Math.max(this.reached, this.at);
    this.keep();
  }

  back(): void {
    this.at = Math.max(0, this.at - 1);
  }

  /** The page may be loaded again, or another language chosen. */
  private get key(): string {
    return `antiqua-lesson-${this.control.id}`;
  }

  private kept(): number {
    try {
      return Math.min(Number(sessionStorage.getItem(this.key)) || 0, this.plan.steps.length - 1);
    } catch {
      return 0;
    }
  }

  private keep(): void {
    try {
      sessionStorage.setItem(this.key, String(this.reached));
    } catch {
      // a browser that keeps nothing: the lesson begins anew
    }
  }
}
