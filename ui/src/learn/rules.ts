/** The rules of a game as the page shows them: the same text that the engine's code cites, cut into chapters. */

import { marked } from "marked";

export interface Chapter {
  /** SW-9, or a name such as `options` for what has no number. */
  id: string;
  title: string;
  html: string;
}

export interface Found {
  rule: string;
  text: string;
}

const files = import.meta.glob<string>(["../../../docs/rules/*.md", "!**/*_examples.md", "!**/README.md"], { query: "?raw", import: "default" });
const MOST_FOUND = 12;

export async function chapters(game: string): Promise<Chapter[]> {
  const load = files[`../../../docs/rules/${game}.md`];
  if (!load) return [];
  const [, ...parts] = (await load()).split(/^## /m);
  return parts.map((part) => {
    const [head = "", ...lines] = part.split("\n");
    const [, id, rest] = /^<a id="([^"]+)"><\/a>(.*)$/.exec(head) ?? [null, head.toLowerCase(), head];
    const title = rest!.startsWith(id!) ? rest!.slice(id!.length).trim() : rest!.trim();
    return { id: id!, title, html: marked.parse(readable(lines.join("\n")), { async: false }) };
  });
}

/** Numbers become anchors that lead to themselves; links to other files of the repository become plain words. */
function readable(text: string): string {
  return text
    .replace(/<a id="([^"]+)"><\/a>\*\*\1\*\*/g, '<a class="no" id="$1" href="?rule=$1">$1</a>')
    .replace(/^### <a id="([^"]+)"><\/a>\1 /gm, '### <a class="no" id="$1" href="?rule=$1">$1</a> ')
    .replace(/\[([^\]]+)\]\(#([^)]+)\)/g, '<a href="?rule=$2">$1</a>')
    .replace(/\[([^\]]+)\]\([^)#][^)]*\)/g, "$1");
}

/** The paragraphs that have all these words, by number. */
export function search(all: Chapter[], words: string): Found[] {
  const wanted = words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (!wanted.length) return [];
  const found: Found[] = [];
  for (const chapter of all) {
    for (const piece of chapter.html.split(/(?=<a class="no")/)) {
      const rule = /^<a class="no" id="([^"]+)"/.exec(piece)?.[1];
      if (!rule) continue;
      const text = plain(piece).slice(rule.length).trim();
      const low = `${rule} ${text}`.toLocaleLowerCase();
      if (wanted.every((word) => low.includes(word))) found.push({ rule, text });
      if (found.length >= MOST_FOUND) return found;
    }
  }
  return found;
}

function plain(html: string): string {
  const box = document.createElement("template");
  box.innerHTML = html;
  return (box.content.textContent ?? "").replace(/\s+/g, " ");
}
