/** Codes of invitations, as people type and paste them. */

const LETTERS = /^[A-Za-z0-9_-]{4,64}$/;

/** The code in a code or a whole link; empty if there is none. */
export function codeOf(typed: string): string {
  const text = typed.trim();
  const last = text.includes("/") ? (text.split(/[?#]/)[0]!.split("/").filter(Boolean).at(-1) ?? "") : text.replace(/\s+/g, "");
  return LETTERS.test(last) ? last : "";
}

export function linkOf(code: string): string {
  return `${location.origin}/join/${encodeURIComponent(code)}`;
}
