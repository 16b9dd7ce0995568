/** A table beside a real one: its people tell what they do and what dice and cards show; the page keeps and counts. */

import { api, newKey } from "@/api/client";
import type { Option, Position } from "@/api/schema";
import { TableControl } from "@/table/control.svelte";

import { allThatMayCome } from "./secrets";

const CHANCE = -1;

export class CompanionControl extends TableControl {
  /** What chance may bring where its options are nobody's to know; the server says if it cannot be. */
  private unsure = $state.raw<Option[]>([]);

  /** Everybody sits before this screen: one looks as whoever decides, and nothing is covered. */
  protected override sit(): void {
    const own = this.own;
    const next = this.table?.to_play ?? CHANCE;
    this.seat = own.includes(next) ? next : (this.seat ?? own[0] ?? null);
    this.curtain = false;
  }

  protected override adopt(position: Position, whole: boolean): void {
    super.adopt(position, whole);
    this.unsure = [];
    if (position.pending?.seat === CHANCE && position.pending.options.length === 0) void this.findOptions(position.version);
  }

  /** Only some seat may know what can come, or none. */
  private async findOptions(version: number): Promise<void> {
    for (const seat of this.own.filter((one) => one !== this.seat)) {
      const seen = await api.get<Position>(`/api/tables/${this.id}/position`, { since: version, seat });
      if (this.version !== version) return;
      if (seen.pending?.options.length) {
        this.unsure = [...seen.pending.options];
        return;
      }
    }
    const all = await allThatMayCome(this.game, this.position?.pending?.phase ?? "");
    if (this.version === version) this.unsure = all;
  }

  get byChance(): boolean {
    return this.pending?.seat === CHANCE;
  }

  /** What can be entered now. */
  get entries(): Option[] {
    const options = this.pending?.options ?? [];
    return options.length ? [...options] : this.unsure;
  }

  enter(move: string): Promise<void> {
    return this.queue(async () => {
      this.problem = null;
      if (!this.pending) return;
      await this.change("turn", { version: this.version, seat: this.pending.seat, key: newKey(), moves: [move] });
    });
  }

  /** What was entered last was wrong, whatever it was. */
  correct(): Promise<void> {
    return this.queue(async () => {
      this.problem = null;
      await this.change("undo", { version: this.version, seat: this.seat, key: newKey(), chance: true });
    });
  }
}
