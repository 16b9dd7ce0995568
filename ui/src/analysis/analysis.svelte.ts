/** What the master has found of a finished game: asked for, waited for, or given up. */

import { api, Problem } from "@/api/client";
import type { Analysis, Decisive } from "@/api/schema";
import { session } from "@/api/session.svelte";

const PAUSE = 600;
const LONGER = 4000; // while the server does not answer

export class AnalysisControl {
  readonly table: string;
  found = $state.raw<Analysis | null>(null);
  /** Why it could not be looked at, or begun. */
  problem = $state.raw<Problem | null>(null);
  private closed = false;
  private waiting = false;

  constructor(table: string) {
    this.table = table;
  }

  get decisive(): Decisive[] {
    return [...(this.found?.decisive ?? [])];
  }

  /** Is there a curve to be drawn, or the beginning of one? */
  get drawn(): boolean {
    return (this.found?.judged.length ?? 0) > 1;
  }

  /** Look at what there is; who has played begins it by looking. */
  async open(begins: boolean): Promise<void> {
    this.closed = false;
    await this.ask(() => api.get<Analysis>(this.path));
    if (this.found?.status === "none" && begins) await this.begin();
    else await this.wait();
  }

  close(): void {
    this.closed = true;
  }

  async begin(): Promise<void> {
    await this.ask(async () => {
      await session.somebody();
      return api.post<Analysis>(this.path);
    });
    await this.wait();
  }

  async giveUp(): Promise<void> {
    await this.ask(async () => {
      await api.delete(this.path);
      return api.get<Analysis>(this.path);
    });
  }

  private get path(): string {
    return `/api/tables/${this.table}/analysis`;
  }

  private async ask(asked: () => Promise<Analysis>): Promise<void> {
    try {
      this.found = await asked();
      this.problem = null;
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      this.problem = problem;
    }
  }

  /** Ask again and again until it is done. */
  private async wait(): Promise<void> {
    if (this.waiting) return;
    this.waiting = true;
    while (this.found?.status === "waits" && !this.closed) {
      await new Promise((resolve) => setTimeout(resolve, this.problem ? LONGER : PAUSE));
      if (!this.closed) await this.ask(() => api.get<Analysis>(this.path));
    }
    this.waiting = false;
  }
}
