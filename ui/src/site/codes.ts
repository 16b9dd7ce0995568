/** Codes of invitations that were made in this browser: the server shows each only once. */

import type { Invitation } from "@/api/schema";

const KEY = "antiqua-codes";
type Kept = Record<string, Invitation>;

function kept(): Kept {
  try {
    const all = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
    const now = Date.now() / 1000;
    return Object.fromEntries(Object.entries(all).filter(([, one]) => one.expires > now));
  } catch {
    return {};
  }
}

export function codeFor(table: string, seat: number): string | null {
  return kept()[`${table}/${seat}`]?.code ?? null;
}

export function keepCode(table: string, invitation: Invitation): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), [`${table}/${invitation.seat}`]: invitation }));
  } catch {
    // a browser that keeps nothing: the code is shown until the page is closed
  }
}
