/** The games that somebody has going, my turn first: the start page, the lobby and the tabs show them. */

import { api } from "@/api/client";
import { live } from "@/api/live.svelte";
import type { TableAnswer, Tables } from "@/api/schema";
import { session } from "@/api/session.svelte";

const MOST = 20;

class Mine {
  /** Running and open ones; null until they are known. */
  tables = $state.raw<TableAnswer[] | null>(null);

  /** Is it my turn there? Beside a real table nobody is waited for. */
  turn(table: TableAnswer): boolean {
    return table.status === "running" && !table.companion && (table.seats[table.to_play]?.mine ?? false);
  }

  get turns(): number {
    return this.tables?.filter((table) => this.turn(table)).length ?? 0;
  }

  async load(): Promise<void> {
    if (!session.known) await session.load();
    if (!session.me) {
      this.tables = [];
      return;
    }
    const answer = await api.get<Tables>("/api/tables", { which: "mine", limit: MOST });
    this.tables = answer.tables.filter((table) => table.status === "running" || table.status === "open");
  }

  /** Hear of what happens at these tables, until the returned function is called. */
  follow(): () => void {
    const changed = () => void this.load().catch(() => undefined);
    const ends = (this.tables ?? []).map((table) => live.watch(table.id, table.revision, (news) => news.revision !== table.revision && changed()));
    return () => ends.forEach((end) => end());
  }
}

export const mine = new Mine();
