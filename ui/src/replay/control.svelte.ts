/** A table that is only looked at: every position of the game so far, by its place in the log. What happens meanwhile
 *  at a running table is added to the log and never changes what is shown. */

import { api } from "@/api/client";
import type { LogEntry, Past } from "@/api/schema";
import { TableControl } from "@/table/control.svelte";

const KEPT = 60;

export class ReplayControl extends TableControl {
  /** Entries of the log that were made before what is shown; -1 while nothing is. */
  made = $state(-1);
  private known = new Map<string, Promise<Past>>();
  private wanted = -1;

  /** Looking back, one sees what one seat may see; people who share a screen see what is public until it is over. */
  protected override sit(): void {
    const own = this.own;
    this.seat = own.length === 0 || (own.length > 1 && this.table?.status === "running") ? null : own[0]!;
    this.curtain = false;
  }

  get finished(): boolean {
    return this.table?.status === "over" || this.table?.status === "closed";
  }

  /** The places where one stops: before every move of a player, and at the end. Chance answers by itself. */
  readonly stops: number[] = $derived([...this.log.flatMap((entry, number) => (entry.seat >= 0 ? [number] : [])), this.log.length]);

  /** Which stop is shown. */
  readonly index: number = $derived(Math.max(0, this.stops.findIndex((stop) => stop >= this.made)));

  /** The move that follows what is shown. */
  get next(): LogEntry | null {
    return this.made >= 0 ? (this.log[this.made] ?? null) : null;
  }

  /** Advice is for positions of one's own, after the game. */
  get mayAsk(): boolean {
    return this.finished && this.next !== null && this.own.includes(this.next.seat);
  }

  /** The stop where the turn of the next or of the previous player begins. */
  turn(step: 1 | -1): number {
    const seats = this.stops.map((stop) => this.log[stop]?.seat ?? -2);
    let at = this.index;
    if (step > 0) {
      while (at < seats.length - 1 && seats[at + 1] === seats[this.index]) at += 1;
      return Math.min(at + 1, seats.length - 1);
    }
    at = Math.max(0, at - 1);
    while (at > 0 && seats[at - 1] === seats[at]) at -= 1;
    return at;
  }

  go(index: number): Promise<void> {
    return this.browse(this.stops[Math.max(0, Math.min(this.stops.length - 1, index))] ?? 0);
  }

  override async browse(made: number): Promise<void> {
    const stop = this.stops.find((one) => one >= made) ?? this.log.length;
    this.wanted = stop;
    try {
      const past = await this.positionAt(stop);
      if (this.wanted !== stop) return; // somebody has gone on already
      const before = this.made;
      this.past = past;
      this.made = stop;
      const after = this.stops[this.stops.indexOf(stop) - 1];
      if (before === after && before >= 0) {
        this.happened = { number: this.happened.number + 1, entries: this.log.slice(before, stop) };
      }
      void this.fetchNext();
    } catch (problem) {
      this.told(problem);
    }
  }

  override now(): void {
    void this.browse(this.log.length);
  }

  private positionAt(made: number): Promise<Past> {
    const key = `${made} ${this.log[made - 1]?.move}`; // after an undo another move may stand there
    let past = this.known.get(key);
    if (!past) {
      past = api.get<Past>(`/api/tables/${this.id}/past`, { made, seat: this.seat });
      past.catch(() => this.known.delete(key));
      this.known.set(key, past);
      const oldest = this.known.keys().next().value;
      if (this.known.size > KEPT && oldest !== undefined) this.known.delete(oldest);
    }
    return past;
  }

  /** What is likely to be asked for next is fetched before. */
  private async fetchNext(): Promise<void> {
    const following = this.stops[this.index + 1];
    if (following !== undefined) await this.positionAt(following).catch(() => undefined);
  }
}
