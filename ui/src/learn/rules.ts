/** The rules of a game as the page shows them: the same text that the engine's code cites, cut into chapters. */

import { marked } from "marked";

import { PREFIX } from "@/result/categories";
import type { Lang } from "@/settings.svelte";
import { bound, t, words } from "@/words/words.svelte";

export interface Chapter {
  /** SW-9, or `options`, which has no number. */
  id: string;
  title: string;
  html: string;
}

export interface Rulebook {
  /** In which language it is written. */
  lang: Lang;
  chapters: Chapter[];
}

export interface Found {
  rule: string;
  text: string;
}

const FOLDER = "../../../docs/rules";
const files = import.meta.glob<string>(["../../../docs/rules/*.md", "../../../docs/rules/*/*.md", "!**/*_examples.md", "!**/README.md"], { query: "?raw", import: "default" });
const MOST_FOUND = 12;

/** In this language, or in English where nobody has translated them yet. */
export async function rulebook(game: string, wanted: Lang): Promise<Rulebook> {
  const translated = files[`${FOLDER}/${wanted}/${game}.md`];
  const load = translated ?? files[`${FOLDER}/${game}.md`];
  const text = (await load?.()) ?? "";
  return { lang: translated ? wanted : "en", chapters: chapters(text, PREFIX[game] ?? "") };
}

function chapters(text: string, game: string): Chapter[] {
  const [, ...parts] = text.split(/^## /m);
  const found = parts.map((part) => {
    const [head = "", ...lines] = part.split("\n");
    const [, id = head.toLowerCase(), rest = head] = /^<a id="([^"]+)"><\/a>(.*)$/.exec(head) ?? [];
    return { id, title: rest.replace(id, "").trim(), html: worded(marked.parse(readable(lines.join("\n")), { async: false }), game) };
  });
  return found.sort((one, other) => number(one.id) - number(other.id));
}

/** The number of a chapter; rulings, editions and options have none, and come last. */
export function number(id: string): number {
  return Number(/-(\d+)$/.exec(id)?.[1] ?? Infinity);
}

/** Numbers become anchors that lead to themselves; links to other files of the repository become plain words. */
function readable(text: string): string {
  return bound(text)
    .replace(/<a id="([^"]+)"><\/a>\*\*\1\*\*/g, '<a class="no" id="$1" href="?rule=$1">$1</a>')
    .replace(/^### <a id="([^"]+)"><\/a>\1 /gm, '### <a class="no" id="$1" href="?rule=$1">$1</a> ')
    .replace(/\[([^\]]+)\]\(#([^)]+)\)/g, '<a href="?rule=$2">$1</a>')
    .replace(/\[([^\]]+)\]\([^)#][^)]*\)/g, "$1");
}

/** What the engine calls its options, their values and its phases is said in words, where there are words for it. */
function worded(html: string, game: string): string {
  let option = ""; // a value alone is one of the option before it
  const said = (id: string) => (words.has(id) ? t(id) : "");
  return html.replace(/<code>(\w+)(?: = (\w+))?<\/code>/g, (code, name: string, value?: string) => {
    const titled = said(`${game}-option-${name}`);
    if (titled) option = name;
    const text = titled ? [titled, value && said(`${game}-option-${name}-${value}`)].filter(Boolean).join(": ") : said(`${game}-option-${option}-${name}`) || said(`ui-learn-phase-${game}-${name}`);
    return text ? `<i class="term">${text}</i>` : code;
  });
}

/** The paragraphs that have all these words, by number. */
export function search(all: Chapter[], words: string): Found[] {
  const wanted = alike(words).split(/\s+/).filter(Boolean);
  if (!wanted.length) return [];
  const found: Found[] = [];
  for (const chapter of all) {
    for (const piece of chapter.html.split(/(?=<a class="no")/)) {
      const rule = /^<a class="no" id="([^"]+)"/.exec(piece)?.[1];
      if (!rule) continue;
      const text = plain(piece).slice(rule.length).trim();
      const low = alike(`${rule} ${text}`);
      if (wanted.every((word) => low.includes(word))) found.push({ rule, text });
      if (found.length >= MOST_FOUND) return found;
    }
  }
  return found;
}

const PERSIAN_ZERO = 0x6f0;

/** What people write in different ways is the same to a search: large letters, ё and е, Persian and other digits,
 *  Arabic letters for Persian ones, half-spaces and marks over letters. */
function alike(text: string): string {
  return text
    .toLocaleLowerCase()
    .replace(/ё/g, "е")
    .replace(/[يى]/g, "ی")
    .replace(/ك/g, "ک")
    .replace(/[\u200c\u064b-\u0655]/g, "")
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - PERSIAN_ZERO));
}

function plain(html: string): string {
  const box = document.createElement("template");
  box.innerHTML = html;
  return (box.content.textContent ?? "").replace(/\s+/g, " ");
}
