/** A table as the page plays at it: what is seen, what can be chosen, and the turn that is being put together.
 *
 *  Rules are the server's: a draft asks it where moves would lead, a turn makes them. What is shown is the past if
 *  somebody looks back, else the draft, else the position.
 */

import { api, newKey, Problem } from "@/api/client";
import { live, type News } from "@/api/live.svelte";
import type { Line, Lines, LogEntry, Option, Past, Pending, Position, Preview, TableAnswer } from "@/api/schema";
import { session } from "@/api/session.svelte";
import { settings } from "@/settings.svelte";
import { list, num, t, words } from "@/words/words.svelte";

/** Is there something that only this seat may see? Hands in Trajan; in Stone Age a card that the others do not know. */
function hasSecrets(game: string, seat: number, view: { tribes?: { unknown: number }[] } | null): boolean {
  return game === "trajan" || (view?.tribes?.[seat]?.unknown ?? 0) > 0;
}
const PAUSE = 1500;

/** What has just happened: new entries of the log, for motion, sound and the screen reader. */
export interface Happening {
  number: number;
  entries: LogEntry[];
}

/** A point of a turn that is being put together. */
interface Stand {
  version: number;
  seat: number | null;
  moves: readonly string[];
}

export class TableControl<V = any> {
  readonly id: string;
  table = $state.raw<TableAnswer | null>(null);
  position = $state.raw<Position | null>(null);
  preview = $state.raw<Preview | null>(null);
  past = $state.raw<Past | null>(null);
  log = $state.raw<LogEntry[]>([]);
  chat = $state.raw<Line[]>([]);
  /** The last line of it that was shown. */
  seen = $state(0);
  here = $state.raw<string[]>([]);
  /** As which seat one looks; null is a spectator. */
  seat = $state<number | null>(null);
  /** The moves of the turn so far. */
  moves = $state.raw<string[]>([]);
  /** What was refused last, or went wrong; shown until the next choice. */
  problem = $state.raw<Problem | null>(null);
  /** The table is gone, or cannot be looked at. */
  lost = $state.raw<Problem | null>(null);
  busy = $state(false);
  /** Several people share this screen: the next one has to take over first. */
  curtain = $state(false);
  private over = $state<string | null>(null);
  /** What is picked at the board without being a move yet, such as a card of Duel before its use. Games use it freely. */
  picked = $state<string | null>(null);
  /** A lesson lets only some options be chosen; without one, all of them can be. */
  only = $state.raw<((option: Option) => boolean) | null>(null);
  happened = $state.raw<Happening>({ number: 0, entries: [] });
  /** How far the server's clock is ahead of ours, in milliseconds. */
  ahead = 0;

  /** What the moves that were chosen are called, to say what is to be confirmed. */
  private labels = new Map<string, string>();
  private line: Promise<unknown> = Promise.resolve();
  private stop: (() => void) | null = null;
  private closed = false;

  constructor(id: string) {
    this.id = id;
  }

  /** The move that the mouse or the focus is on, at the board or in the list. */
  get hovered(): string | null {
    return this.over;
  }

  /** A button that goes away while it has the focus is left in the middle of an update, when nothing may change: so
   *  it changes right after. */
  set hovered(move: string | null) {
    queueMicrotask(() => (this.over = move));
  }

  // -- what is seen ------------------------------------------------------------------------------------------

  get game(): string {
    return this.table?.game ?? "";
  }

  get view(): V | null {
    return ((this.past ?? this.preview ?? this.position)?.view as V) ?? null;
  }

  get version(): number {
    return this.position?.version ?? -1;
  }

  /** What is to be decided in what is shown; nobody decides in the past. */
  get pending(): Pending | null {
    if (this.past) return null;
    return (this.preview ? this.preview.pending : this.position?.pending) ?? null;
  }

  /** Is it I who decides? */
  get mine(): boolean {
    return !this.complete && this.pending !== null && this.pending.seat === this.seat && this.pending.options.length > 0;
  }

  /** What I can choose now; nothing while somebody else decides or the turn is complete. */
  get options(): Option[] {
    if (!this.mine) return [];
    return this.only ? this.pending!.options.filter(this.only) : this.pending!.options;
  }

  /** The turn is put together: it can be confirmed, or taken back. */
  get complete(): boolean {
    return this.preview !== null && (this.preview.ends || this.preview.reveals);
  }

  /** The turn that is put together, in words. */
  get chosen(): string {
    return this.moves.flatMap((move) => this.labels.get(move) ?? []).join(" · ");
  }

  get ending() {
    return this.position?.ending ?? null;
  }

  /** Is it over, or given up? */
  get finished(): boolean {
    return this.table?.status === "over" || this.table?.status === "closed";
  }

  get names(): string[] {
    return (this.table?.seats ?? []).map((_, seat) => this.name(seat));
  }

  /** What a player is called, as in the log: two who are called alike have their numbers. */
  name(seat: number): string {
    const name = this.called(seat);
    const alike = (this.table?.seats ?? []).filter((_, other) => this.called(other) === name).length;
    return alike > 1 ? `${name} ${num(seat + 1)}` : name;
  }

  /** The same beside his things on the table, where the others are told if a bot plays for him. */
  label(seat: number): string {
    const name = this.name(seat);
    return this.table?.seats[seat]?.left ? t("ui-bot-for", { name }) : name;
  }

  private called(seat: number): string {
    const sitting = this.table?.seats[seat];
    if (!sitting) return "";
    if (sitting.name) return sitting.name;
    const level = session.catalogue?.levels.find((one) => one.name === sitting.bot)?.title;
    return level ?? t("ui-player", { number: seat + 1 });
  }

  /** The letter on the pieces of a seat; two names that begin alike are told apart by number. */
  letter(seat: number): string {
    return this.letters[seat] ?? "?";
  }
  // once for all pieces and for every line of the log
  private letters = $derived.by(() => {
    const letters = this.names.map((one) => [...one][0]?.toLocaleUpperCase(words.lang) ?? "?");
    return letters.map((letter, seat) => (letters.filter((one) => one === letter).length > 1 ? num(seat + 1) : letter));
  });

  /** My own seats, in order. */
  get own(): number[] {
    return (this.table?.seats ?? []).flatMap((seat, number) => (seat.mine ? [number] : []));
  }

  /** Whose side of the table is nearest: mine, or for who only watches, the first. In Trajan a turn is made at a circle
   *  of one's own: there it is the side of who is to play. */
  get near(): number {
    return this.seat ?? (this.game === "trajan" ? Math.max(0, this.table!.to_play) : 0);
  }

  /** All seats but the nearest, in the order in which they play after it. */
  get others(): number[] {
    const count = this.table?.seats.length ?? 0;
    return Array.from({ length: Math.max(0, count - 1) }, (_, n) => (this.near + 1 + n) % count);
  }

  /** How many lines of others were not shown yet. */
  get unread(): number {
    return this.chat.filter((line) => line.number > this.seen && line.person !== session.me?.id).length;
  }

  /** The options at a place of the board. */
  at(place: string): Option[] {
    return this.options.filter((option) => option.places.includes(place));
  }

  option(move: string): Option | undefined {
    return this.options.find((option) => option.move === move);
  }

  /** Is a place part of what the mouse or the focus is on? */
  lit(place: string): boolean {
    return this.hovered !== null && (this.option(this.hovered)?.places.includes(place) ?? false);
  }

  // -- coming and going --------------------------------------------------------------------------------------

  async open(): Promise<void> {
    try {
      if (!session.known) await session.load();
      await this.meet();
      await Promise.all([words.of(this.game), session.games(words.lang)]);
      await this.look();
      await this.recall();
      if (this.closed) return;
      this.stop = live.watch(this.id, this.table!.revision, (news) => this.hear(news));
      if (this.table!.chats) void this.read();
    } catch (problem) {
      this.lost = problem as Problem;
    }
  }

  close(): void {
    this.closed = true;
    this.stop?.();
  }

  /** Who sits here, and how the table stands. */
  async meet(): Promise<void> {
    this.table = await api.get<TableAnswer>(`/api/tables/${this.id}`);
    this.here = [...this.table.here];
    this.ahead = this.table.time - Date.now();
    this.sit();
  }

  /** Look as one of my seats: as the one that is to play, if there are several. */
  protected sit(): void {
    const own = this.own;
    if (own.length === 0) {
      this.seat = null;
    } else if (own.length === 1) {
      this.seat = own[0]!;
    } else {
      const next = own.includes(this.table!.to_play) ? this.table!.to_play : (this.seat ?? own[0]!);
      if (next !== this.seat && hasSecrets(this.game, next, this.view as never)) this.curtain = true;
      this.seat = next;
    }
  }

  /** The next person has taken over the screen. */
  async uncover(): Promise<void> {
    this.log = []; // it tells what only the one before may know
    this.curtain = false;
    await this.refresh();
  }

  async look(): Promise<void> {
    if (this.table?.status === "open") return;
    const since = this.position?.seat === this.seat ? this.version : -1;
    const position = await api.get<Position>(`/api/tables/${this.id}/position`, { since, seat: this.seat });
    this.adopt(position, since < 0);
  }

  /** Everything anew, as after a change of the language. */
  async refresh(): Promise<void> {
    this.drop();
    await this.meet();
    if (this.table?.status === "open") return;
    this.adopt(await api.get<Position>(`/api/tables/${this.id}/position`, { since: -1, seat: this.seat }), true);
  }

  private async hear(news: News): Promise<void> {
    if (news.here) this.here = [...news.here];
    if (news.chats && news.chats > (this.chat.at(-1)?.number ?? 0)) void this.read();
    const known = this.table?.revision ?? -1;
    if (news.revision !== undefined && news.revision <= known && (news.version ?? 0) <= this.version) return;
    if (news.revision === undefined && news.here) return;
    await this.queue(async () => {
      try {
        const version = this.version;
        if ((this.table?.revision ?? -1) < (news.revision ?? Infinity)) await this.meet();
        if ((news.version ?? Infinity) > version || this.position?.seat !== this.seat) await this.look();
      } catch (problem) {
        this.told(problem);
      }
    });
  }

  /** One after the other: what is clicked while something is under way waits for it. */
  protected queue<T>(work: () => Promise<T>): Promise<T> {
    const next = this.line.then(work, work);
    this.line = next.catch(() => undefined);
    return next;
  }

  protected adopt(position: Position, whole: boolean): void {
    if (!whole && position.version < this.version) return;
    const before = whole ? [] : this.log.slice(0, position.kept);
    const changed = position.version !== this.version;
    // when the game is over, the log is told anew from its first secret on: what one knew of it has not happened now
    const known = position.ending ? Math.max(0, this.log.length - position.kept) : 0;
    this.log = [...before, ...position.log];
    this.position = position;
    this.ahead = position.time - Date.now();
    if (changed) this.drop();
    else if (whole) this.undraft(); // the same position, seen anew: what was picked meanwhile stays
    if (!whole && position.log.length > known) {
      this.happened = { number: this.happened.number + 1, entries: position.log.slice(known) };
    }
    const table = this.table;
    if (table) {
      const toPlay = position.ending ? -2 : (position.pending?.seat ?? table.to_play);
      const status = position.ending ? "over" : table.status;
      this.table = { ...table, version: position.version, to_play: toPlay, status, deadline: position.deadline };
    }
    const own = this.own;
    if (own.length > 1 && this.table && own.includes(this.table.to_play) && this.table.to_play !== this.seat) {
      const before = this.seat;
      this.sit();
      if (!this.curtain && this.seat !== before) void this.queue(() => this.refresh());
    }
  }

  /** The turn that was being put together survives a reload of the page, or another language. */
  private note(): void {
    const key = `antiqua-draft-${this.id}`;
    try {
      if (this.moves.length === 0) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, JSON.stringify({ version: this.version, seat: this.seat, moves: this.moves }));
    } catch {
      // a browser that keeps nothing
    }
  }

  private async recall(): Promise<void> {
    try {
      const kept = JSON.parse(sessionStorage.getItem(`antiqua-draft-${this.id}`) ?? "null");
      if (kept && kept.version === this.version && kept.seat === this.seat) await this.draft(kept.moves);
    } catch {
      // what was kept is of no use
    }
  }

  private undraft(): void {
    if (this.moves.length) {
      this.moves = [];
      this.note();
    }
    this.preview = null;
  }

  private drop(): void {
    this.undraft();
    this.picked = null;
    this.hovered = null;
    this.problem = null;
  }

  protected told(problem: unknown): void {
    if (!(problem instanceof Problem)) throw problem;
    if (problem.status === 404) this.lost = problem;
    this.problem = problem;
  }

  // -- the turn ----------------------------------------------------------------------------------------------

  /** Where the turn stands: what is clicked now is meant for this. */
  private get stand(): Stand {
    return { version: this.version, seat: this.seat, moves: this.moves };
  }

  /** Is a click that had to wait for the answer to another one still meant? It was made at a table that has changed since.
   *  What is offered there still is chosen; but not what has just been chosen (that was a double click), nor anything of
   *  a turn that is over. Nobody is told that a move is not possible which was possible when he clicked. */
  private meant(clicked: Stand, move: string): boolean {
    if (clicked.version !== this.version || clicked.seat !== this.seat) return false;
    if (clicked.moves === this.moves) return true;
    return !this.moves.slice(clicked.moves.length).includes(move) && this.option(move) !== undefined;
  }

  /** Choose one or several moves after those of the turn so far. A complete turn is sent, or waits to be confirmed. */
  choose(...moves: string[]): Promise<void> {
    if (this.past || this.curtain || this.seat === null) return Promise.resolve();
    const clicked = this.stand;
    this.busy = true; // from the click on, also while it waits for what is under way
    return this.queue(async () => {
      if (!this.meant(clicked, moves[0]!)) {
        this.busy = false;
        return;
      }
      this.problem = null;
      const last = moves.length === 1 ? this.option(moves[0]!) : undefined;
      if (last) this.labels.set(last.move, last.label);
      if (last && (last.ends || last.reveals) && !settings.confirms) {
        await this.send([...this.moves, ...moves]); // what completes the turn need not be tried first
        return;
      }
      await this.draft([...this.moves, ...moves]);
      if (this.complete && !settings.confirms) await this.send();
    });
  }

  /** Make these moves now, even if the turn goes on after them: what can be taken back then is for the server to say. */
  make(...moves: string[]): Promise<void> {
    const clicked = this.stand;
    return this.queue(async () => {
      if (this.past || this.curtain || this.seat === null || !this.meant(clicked, moves[0]!)) return;
      this.problem = null;
      await this.send([...this.moves, ...moves]);
    });
  }

  /** Other moves than those of the turn so far, such as another amount of the same. What they are is asked when all that
   *  was clicked before has been answered; null if it has become impossible meanwhile. */
  instead(change: () => string[] | null): Promise<void> {
    const { version, seat } = this.stand;
    return this.queue(async () => {
      const moves = version === this.version && seat === this.seat ? change() : null;
      if (!moves) return;
      this.problem = null;
      await this.draft(moves);
    });
  }

  /** Where would these moves lead? It is shown, and nothing has happened. */
  private async draft(moves: string[]): Promise<void> {
    if (moves.length === 0) {
      this.drop();
      return;
    }
    this.busy = true;
    try {
      const body = { version: this.version, seat: this.seat, moves };
      this.preview = await api.post<Preview>(`/api/tables/${this.id}/draft`, body);
      this.moves = moves;
      this.note();
      this.picked = null;
      this.hovered = null;
    } catch (problem) {
      this.recover(problem);
    } finally {
      this.busy = false;
    }
  }

  /** Where would a move lead after those of the turn so far? Nothing of it is shown. */
  foresee(move: string): Promise<Preview> {
    return api.post<Preview>(`/api/tables/${this.id}/draft`, { version: this.version, seat: this.seat, moves: [...this.moves, move] });
  }

  /** Why is a move not possible? The reason alone, with the players' names, or null if it is possible. */
  async why(move: string): Promise<string | null> {
    try {
      await this.foresee(move);
      return null;
    } catch (problem) {
      return problem instanceof Problem ? (this.said(problem.args.why) ?? problem.sentence) : null;
    }
  }

  /** What the server says as a message of the game, in words; null if it is none, or one that the page does not have. */
  private said(message: unknown): string | null {
    const { id, args = {} } = (message ?? {}) as { id?: string; args?: Record<string, unknown> };
    if (!id) return null;
    if (id === "player") return this.name(Number(args.number) - 1);
    if (!words.has(id)) return null;
    const given: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(args)) {
      const parts = Array.isArray(value) ? value.map((one) => this.said(one)) : [typeof value === "object" ? this.said(value) : null];
      if (typeof value !== "object") given[name] = value as string | number;
      else if (parts.every((part) => part !== null)) given[name] = list(parts);
      else return null;
    }
    return t(id, given);
  }

  confirm(): Promise<void> {
    return this.queue(() => this.send());
  }

  private async send(moves = this.moves): Promise<void> {
    if (moves.length === 0) return;
    const body = { version: this.version, seat: this.seat, key: newKey(), moves };
    await this.change("turn", body);
  }

  /** A change is sent again with the same key until the server has answered: it happens once. */
  protected async change(what: string, body: object): Promise<void> {
    this.busy = true;
    try {
      for (;;) {
        try {
          this.adopt(await api.post<Position>(`/api/tables/${this.id}/${what}`, body), false);
          return;
        } catch (problem) {
          if (!(problem instanceof Problem && (problem.offline || problem.status === 503)) || this.closed) throw problem;
          this.problem = problem;
          await new Promise((resolve) => setTimeout(resolve, PAUSE));
        }
      }
    } catch (problem) {
      this.recover(problem);
    } finally {
      this.busy = false;
    }
  }

  private recover(problem: unknown): void {
    if (problem instanceof Problem && problem.position) this.adopt(problem.position, false);
    this.told(problem);
  }

  get canUndo(): boolean {
    return !this.past && (this.picked !== null || this.moves.length > 0 || (this.position?.can_undo ?? false));
  }

  get canRedo(): boolean {
    return !this.past && this.moves.length === 0 && (this.position?.can_redo ?? false);
  }

  /** Take the last choice back: of the turn that is put together, else of what was played, as far as that goes. */
  undo(): Promise<void> {
    return this.queue(async () => {
      this.problem = null;
      if (this.picked !== null) this.picked = null;
      else if (this.moves.length) await this.draft(this.moves.slice(0, -1));
      else if (this.position?.can_undo) await this.back("undo");
    });
  }

  /** Take the whole turn back. */
  undoTurn(): Promise<void> {
    return this.queue(async () => {
      this.problem = null;
      if (this.moves.length || this.picked !== null) this.drop();
      else while (this.position?.can_undo && !this.problem) await this.back("undo");
    });
  }

  redo(): Promise<void> {
    return this.queue(() => this.back("redo"));
  }

  private async back(what: "undo" | "redo"): Promise<void> {
    await this.change(what, { version: this.version, seat: this.seat, key: newKey() });
  }

  // -- looking back ------------------------------------------------------------------------------------------

  /** How the table looked after so many entries of the log; the game goes on meanwhile without a jump. */
  async browse(made: number): Promise<void> {
    if (made >= this.log.length) return this.now();
    try {
      this.past = await api.get<Past>(`/api/tables/${this.id}/past`, { made: Math.max(0, made), seat: this.seat });
    } catch (problem) {
      this.told(problem);
    }
  }

  now(): void {
    this.past = null;
  }

  // -- talking -----------------------------------------------------------------------------------------------

  private async read(): Promise<void> {
    const since = this.chat.at(-1)?.number ?? 0;
    const answer = await api.get<Lines>(`/api/tables/${this.id}/chat`, { since });
    const known = new Set(this.chat.map((one) => one.number));
    this.chat = [...this.chat, ...answer.lines.filter((one) => !known.has(one.number))];
    if (answer.next !== null) await this.read();
  }

  async say(text: string): Promise<void> {
    try {
      const line = await api.post<Line>(`/api/tables/${this.id}/chat`, { text });
      if (!this.chat.some((one) => one.number === line.number)) this.chat = [...this.chat, line];
    } catch (problem) {
      this.told(problem);
    }
  }
}
