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
  private readonly shows: (table: TableAnswer) => boolean;
  private asked = 0;

  constructor(which: Which, size: number, shows: (table: TableAnswer) => boolean = () => true) {
    this.which = which;
    this.size = size;
    this.shows = shows;
  }

  /** Those that are shown; null until they are known. */
  get shown(): TableAnswer[] | null {
    return this.tables?.filter(this.shows) ?? null;
  }

  /** From the beginning, of one game or of all; as many as are shown, while there are more. */
  async load(game: string | null): Promise<void> {
    const asked = ++this.asked;
    let known: TableAnswer[] = [];
    let next: string | null = null;
    const wanted = Math.max(this.size, this.shown?.length ?? 0);
    do {
      const answer: Tables = await this.page(game, wanted, next);
      if (asked !== this.asked) return;
      known = [...known, ...answer.tables];
      next = answer.next;
    } while (next && known.filter(this.shows).length < wanted);
    this.tables = known;
    this.next = next;
  }

  /** On, until there is something new to see. */
  async more(game: string | null): Promise<void> {
    if (!this.next || this.busy) return;
    this.busy = true;
    const before = this.shown?.length ?? 0;
    try {
      while (this.next && (this.shown?.length ?? 0) === before) {
        const answer = await this.page(game, this.size, this.next);
        this.tables = [...(this.tables ?? []), ...answer.tables];
        this.next = answer.next;
      }
    } finally {
      this.busy = false;
    }
  }

  private page(game: string | null, limit: number, after: string | null): Promise<Tables> {
    return api.get<Tables>("/api/tables", { which: this.which, game, limit, after });
  }
}
