/** Requests to the server, and what goes wrong with them in one shape. */

import { words } from "@/words/words.svelte";

import type { Position, Problem as Told } from "./schema";

export const VERSION_HEADER = "x-antiqua-version";

/** What the server refuses, or `offline` if it cannot be reached. `sentence` is for people, in their language. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly id: string,
    readonly sentence: string,
    readonly args: Record<string, unknown> = {},
    readonly position: Position | null = null,
  ) {
    super(`${status} ${id}: ${sentence}`);
  }

  get offline(): boolean {
    return this.status === 0;
  }

  /** The request knew too little; `position` is what is new. */
  get stale(): boolean {
    return this.position !== null;
  }
}

type Query = Record<string, string | number | boolean | null | undefined>;

export function address(path: string, query: Query = {}): string {
  const given = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...query, lang: words.lang })) {
    if (value !== null && value !== undefined) given.set(name, String(value));
  }
  return `${path}?${given}`;
}

async function ask<T>(method: string, path: string, query?: Query, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(address(path, query), {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Problem(0, "offline", words.text("ui-offline"));
  }
  let answer: unknown;
  try {
    answer = await response.json();
  } catch {
    throw new Problem(response.status || 0, "offline", words.text("ui-offline"));
  }
  if (response.ok) return answer as T;
  const told = answer as Told & { position?: Position };
  throw new Problem(response.status, told.id, told.sentence, told.args, told.position ?? null);
}

export const api = {
  get: <T>(path: string, query?: Query) => ask<T>("GET", path, query),
  post: <T>(path: string, body: unknown = {}) => ask<T>("POST", path, undefined, body),
  delete: <T>(path: string, body?: unknown) => ask<T>("DELETE", path, undefined, body),
};

/** A new name for something that is to happen once, however often it is sent. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (one) => one.toString(16).padStart(2, "0")).join("");
}
