/** What is new, told at once: one socket for all tables that this page looks at. It only says that something is new. */

import type { News as Told } from "./schema";

/** What is not said is as it was. */
export type News = Partial<Told> & { table: string };
type Listener = (news: News) => void;

const SLOWEST = 15_000;

class Live {
  /** Is the server there? It is doubted only after a connection was lost. */
  online = $state(true);
  private socket: WebSocket | null = null;
  private listeners = new Map<string, Set<Listener>>();
  private revisions = new Map<string, number>();
  private tries = 0;

  /** Hear of a table until the returned function is called. */
  watch(table: string, revision: number, listener: Listener): () => void {
    const listening = this.listeners.get(table) ?? new Set();
    listening.add(listener);
    this.listeners.set(table, listening);
    this.revisions.set(table, Math.max(revision, this.revisions.get(table) ?? -1));
    this.ask();
    return () => {
      listening.delete(listener);
      if (listening.size === 0) {
        this.listeners.delete(table);
        this.revisions.delete(table);
        this.ask();
      }
    };
  }

  /** Do not wait any longer for the next try. */
  retry(): void {
    if (!this.socket && this.listeners.size) this.connect();
  }

  private ask(): void {
    if (!this.socket) this.connect();
    else if (this.socket.readyState === WebSocket.OPEN) {
      this.socket.send(JSON.stringify({ watch: Object.fromEntries(this.revisions) }));
    }
  }

  private connect(): void {
    const socket = new WebSocket(`${location.protocol.replace("http", "ws")}//${location.host}/api/live`);
    this.socket = socket;
    socket.onopen = () => {
      const again = this.tries > 0;
      this.tries = 0;
      this.online = true;
      this.ask();
      if (again) this.all();
    };
    socket.onmessage = (message) => this.hear(JSON.parse(message.data) as News);
    socket.onclose = () => {
      this.socket = null;
      this.online = false;
      this.tries += 1;
      setTimeout(() => this.listeners.size && !this.socket && this.connect(), Math.min(SLOWEST, 300 * 2 ** this.tries));
    };
  }

  private hear(news: News): void {
    const known = this.revisions.get(news.table);
    if (known !== undefined && (news.revision ?? 0) > known) this.revisions.set(news.table, news.revision ?? 0);
    for (const listener of this.listeners.get(news.table) ?? []) listener(news);
  }

  /** After a break everybody looks for himself. */
  private all(): void {
    for (const [table, listening] of this.listeners) for (const listener of listening) listener({ table });
  }
}

export const live = new Live();

addEventListener("online", () => live.retry());
