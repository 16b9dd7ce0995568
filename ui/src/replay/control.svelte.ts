/** A table that is only looked at: every position of the game so far, by its place in the log. What happens meanwhile
 *  at a running table is added to the log and never changes what is shown. */

import { AnalysisControl } from "@/analysis/analysis.svelte";
import { pointsOf, rounded, sharesAt, stopsOf, type Point } from "@/analysis/curve";
import { api } from "@/api/client";
import type { Hint, LogEntry, Past } from "@/api/schema";
import { session } from "@/api/session.svelte";
import { TableControl } from "@/table/control.svelte";

const KEPT = 60;

export class ReplayControl extends TableControl {
  /** Entries of the log that were made before what is shown; -1 while nothing is. */
  made = $state(-1);
  /** Who was going to win, as the master found it; only of a game that is over. */
  readonly analysis = new AnalysisControl(this.id);
  /** What the master advised, by the place in the log. */
  hints = $state.raw<Record<number, Hint>>({});
  private known = new Map<string, Promise<Past>>();
  private wanted = -1;

  override close(): void {
    super.close();
    this.analysis.close();
  }

  /** Looking back, one sees what one seat may see; people who share a screen see what is public until it is over. */
  protected override sit(): void {
    const own = this.own;
    this.seat = own.length === 0 || (own.length > 1 && this.table?.status === "running") ? null : own[0]!;
    this.curtain = false;
  }

  /** The places where one stops: before every move of a player, and at the end. Chance answers by itself. */
  readonly stops: number[] = $derived(stopsOf(this.log));

  /** Which stop is shown. */
  readonly index: number = $derived(Math.max(0, this.stops.findIndex((stop) => stop >= this.made)));

  /** The move that follows what is shown. */
  get next(): LogEntry | null {
    return this.made >= 0 ? (this.log[this.made] ?? null) : null;
  }

  /** Advice is for who has played to the end: then there are no secrets. Of a game that was given up, for one's own seats. */
  get mayAsk(): boolean {
    if (this.next === null || this.next.seat < 0 || session.me === null) return false;
    return this.table?.status === "over" || (this.finished && this.own.includes(this.next.seat));
  }

  /** Nearest is who makes the move that is shown, with all that he has. In Duel both cities are wholly seen, and stay where they are. */
  override get near(): number {
    return this.game === "seven_wonders_duel" ? super.near : (this.next?.seat ?? this.subject);
  }

  readonly points: Point[] = $derived(pointsOf(this.analysis.found, this.stops));

  /** The shares of victory in what is shown, as they are told. */
  readonly shares: readonly number[] | null = $derived.by(() => {
    const shares = sharesAt(this.points, this.index);
    return shares && rounded(shares);
  });

  /** Whose shares are told beside the moves: one's own, or the winner's. */
  get subject(): number {
    return this.seat ?? this.ending?.winners[0] ?? 0;
  }

  /** How the share of `subject` stood before and after every move that was judged, by its stop. */
  readonly changes: Map<number, { before: number; after: number }> = $derived.by(() => {
    const seat = this.subject;
    return new Map(this.points.slice(0, -1).map(({ stop, shares }, n) => [stop, { before: shares[seat]!, after: this.points[n + 1]!.shares[seat]! }]));
  });

  /** The stop of the next or of the previous decisive move. */
  flag(step: 1 | -1): number | null {
    const flags = this.analysis.decisive.map((one) => this.stops.indexOf(one.made)).filter((stop) => (stop - this.index) * step > 0);
    return (step > 0 ? flags[0] : flags.at(-1)) ?? null;
  }

  /** What the master advised in what is shown. */
  get hint(): Hint | null {
    return this.hints[this.made] ?? null;
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
