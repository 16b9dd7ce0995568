/** Where somebody is in a lesson. What is taught is the only thing that can be chosen; the rest of the table plays on. */

import type { Option } from "@/api/schema";
import type { TableControl } from "@/table/control.svelte";

import type { Plan, Step } from "./plans";

export class Lesson {
  /** The step that is shown, and the first one that is not done yet. */
  at = $state(0);
  private reached = $state(0);
  /** Everything is said, or the learner has begun to play alone. */
  over = $state(false);
  /** How far the game was before each deed: it is done when the game is further, and taken back when it is there again. */
  private before: (number | null)[] = [];

  constructor(
    private readonly control: TableControl,
    readonly plan: Plan,
  ) {
    this.recall();
    $effect(() => this.follow());
    $effect(() => {
      this.control.only = this.last ? null : (option) => option.move === this.taught?.move;
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

  /** What was to be done has been done, or cannot be done in this game: on with it. What was taken back is to be done again. */
  private follow(): void {
    const { position, moves, complete, busy } = this.control;
    if (!position || complete || busy) return; // it is about to be sent
    const far = position.made + moves.length;
    const undone = this.before.findIndex((one) => one !== null && far <= one);
    const before = this.before[this.at] ?? null;
    if (undone >= 0 && undone < this.reached) this.return(undone);
    else if (!this.deed && !this.last) return;
    else if (before !== null && far > before) this.on();
    else if (this.taught || (this.last && this.all.length)) this.mark(far);
    else if (this.all.length) this.on();
  }

  private mark(far: number): void {
    this.before = this.plan.steps.slice(0, this.at).map((_, step) => this.before[step] ?? null);
    this.before.push(far);
    this.keep();
  }

  private return(step: number): void {
    this.at = this.reached = step;
    this.keep();
  }

  on(): void {
    if (this.last) this.over = true;
    else this.at++;
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

  private recall(): void {
    try {
      const kept = JSON.parse(sessionStorage.getItem(this.key) ?? "null");
      if (!kept) return;
      this.at = this.reached = Math.min(kept.reached, this.plan.steps.length - 1);
      this.before = kept.before;
    } catch {
      // what was kept is of no use: the lesson begins anew
    }
  }

  private keep(): void {
    try {
      sessionStorage.setItem(this.key, JSON.stringify({ reached: this.reached, before: this.before }));
    } catch {
      // a browser that keeps nothing: the lesson begins anew
    }
  }
}
