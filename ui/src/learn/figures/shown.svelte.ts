/** A table that is only drawn in a figure: what it shows is told beforehand, and nobody asks the server. */

import type { Option, Position, TableAnswer } from "@/api/schema";
import { TableControl } from "@/table/control.svelte";

type Offered = Pick<Option, "move" | "places" | "label">;

export class Shown<V> extends TableControl<V> {
  /** The move that stays pointed at while the mouse is elsewhere. */
  pinned = $state<string | null>(null);
  private readonly kind: string;

  constructor(game: string) {
    super("");
    this.kind = game;
    this.seat = 0;
  }

  /** From now on it shows this, with these people; these moves can be chosen, each at its places. */
  show(names: string[], view: V, phase = "", options: Offered[] = []): void {
    const offered = options.map((one) => ({ detail: "", ends: false, reveals: false, ...one }));
    const pending = { seat: 0, phase, question: "", closing: null, options: offered };
    this.table = { game: this.kind, seats: names.map((name) => ({ name })), status: "running" } as unknown as TableAnswer;
    this.position = { view, version: 0, log: [], pending } as unknown as Position;
  }

  override get hovered(): string | null {
    return super.hovered ?? this.pinned;
  }

  override set hovered(move: string | null) {
    super.hovered = move;
  }

  override choose(move: string): Promise<void> {
    this.pinned = move;
    return Promise.resolve();
  }
}
