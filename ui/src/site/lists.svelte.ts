/** A list of tables that grows page by page. */

import { api } from "@/api/client";
import type { TableAnswer, Tables } from "@/api/schema";

export type Which = "open" | "mine" | "running" | "over";

export class TableList {
  readonly which: Which;
  tables = $state.raw<TableAnswer[] | null>(null);
  next = $state<string | null>(null);
  busy = $state(false);
  private readonly size: number;
  private asked = 0;

  constructor(which: Which, size: number) {
    this.which = which;
    this.size = size;
  }

  /** From the beginning, of one game or of all. */
  async load(game: string | null): Promise<void> {
    const asked = ++this.asked;
    const answer = await api.get<Tables>("/api/tables", { which: this.which, game, limit: Math.max(this.size, this.tables?.length ?? 0) });
    if (asked !== this.asked) return;
    this.tables = [...answer.tables];
    this.next = answer.next;
  }

  async more(game: string | null): Promise<void> {
    if (!this.next || this.busy) return;
    this.busy = true;
    try {
      const answer = await api.get<Tables>("/api/tables", { which: this.which, game, limit: this.size, after: this.next });
      this.tables = [...(this.tables ?? []), ...answer.tables];
      this.next = answer.next;
    } finally {
      this.busy = false;
    }
  }
}
