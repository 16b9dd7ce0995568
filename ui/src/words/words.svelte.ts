/** All that the page says, from the same kind of Fluent catalogues as the command line.
 *
 *  The page's own texts are in `ui/src/words/<lang>/*.ftl` and `ui/src/games/<game>/<lang>.ftl`; the names of a game's
 *  things are the engine's, in `src/antiqua/games/<game>/<lang>.ftl`. A game's are loaded when it is first needed.
 */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Scope } from "@fluent/bundle";

import { settings, type Lang } from "@/settings.svelte";

type Load = () => Promise<string>;
const own = import.meta.glob<string>("./*/*.ftl", { query: "?raw", import: "default" });
const ofPage = import.meta.glob<string>("../games/*/*.ftl", { query: "?raw", import: "default" });
const ofEngine = import.meta.glob<string>("../../../src/antiqua/games/*/*.ftl", { query: "?raw", import: "default" });

export type Args = Record<string, FluentVariable>;

/** A number below zero in a sentence, with a true minus: a hyphen could be taken for a dash, above all after one. */
class Negative extends FluentNumber {
  override toString(scope?: Scope): string {
    return super.toString(scope).replace("-", MINUS);
  }
}
const MINUS = "\u2212";
const PAUSE = 2000;

const signed = (args: Args): Args =>
  Object.fromEntries(Object.entries(args).map(([name, value]) => [name, typeof value === "number" && value < 0 ? new Negative(value) : value]));

class Words {
  /** The language that is shown now; it changes only when everything is loaded. */
  lang = $state<Lang>("en");
  private bundle = $state.raw(new FluentBundle("en"));
  private games = new Set<string>();
  private wanted: Lang = "en";

  /** Show everything in this language, from now on. A server that is away just then is asked again, unless another
   *  language is chosen meanwhile. */
  async use(lang: Lang): Promise<void> {
    this.wanted = lang;
    let bundle = await this.filled(lang).catch(() => null);
    while (!bundle && this.wanted === lang) {
      settings.keep({ lang }); // whoever loads the page again finds it so
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      bundle = await this.filled(lang).catch(() => null);
    }
    if (!bundle || this.wanted !== lang) return;
    this.bundle = bundle;
    this.lang = lang;
    settings.set("lang", lang);
  }

  private async filled(lang: Lang): Promise<FluentBundle> {
    const bundle = new FluentBundle(lang, { useIsolating: lang === "fa" });
    await fill(bundle, own, (path) => path.startsWith(`./${lang}/`));
    await Promise.all([...this.games].map((game) => fillGame(bundle, game, lang)));
    return bundle;
  }

  /** See to it that the names of a game are there. */
  async of(game: string): Promise<void> {
    if (this.games.has(game)) return;
    const { bundle, lang } = this;
    const fuller = new FluentBundle(lang, { useIsolating: lang === "fa" });
    for (const [id, message] of bundle._messages) fuller._messages.set(id, message);
    for (const [id, term] of bundle._terms) fuller._terms.set(id, term);
    await fillGame(fuller, game, lang);
    this.games.add(game);
    if (this.lang === lang) this.bundle = fuller;
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  text(id: string, args?: Args): string {
    const pattern = this.bundle.getMessage(id)?.value;
    if (!pattern) {
      if (import.meta.env.DEV) console.warn(`no message ${id}`);
      return id;
    }
    return this.bundle.formatPattern(pattern, args ? signed(args) : null, []);
  }
}

/** A dash stays with the word before it: no line begins with one. */
export function bound(text: string): string {
  return text.replaceAll(" — ", "\u00a0— ");
}

async function fill(bundle: FluentBundle, files: Record<string, Load>, wanted: (path: string) => boolean): Promise<void> {
  const texts = await Promise.all(Object.entries(files).filter(([path]) => wanted(path)).map(([, load]) => load()));
  for (const text of texts) bundle.addResource(new FluentResource(bound(text)), { allowOverrides: true });
}

async function fillGame(bundle: FluentBundle, game: string, lang: Lang): Promise<void> {
  const wanted = (path: string) => path.endsWith(`/${game}/${lang}.ftl`);
  await Promise.all([fill(bundle, ofEngine, wanted), fill(bundle, ofPage, wanted)]);
}

export const words = new Words();

/** A message in the language shown now. */
export function t(id: string, args?: Args): string {
  return words.text(id, args);
}

const numbers = new Map<string, Intl.NumberFormat>();

/** A number in the digits of the language. `sign`: with plus or minus. */
export function num(value: number, { sign = false, digits = 0 } = {}): string {
  const key = `${words.lang}${sign}${digits}`;
  let format = numbers.get(key);
  if (!format) {
    format = new Intl.NumberFormat(words.lang, {
      signDisplay: sign ? "exceptZero" : "auto",
      maximumFractionDigits: digits,
      useGrouping: "min2",
    } as Intl.NumberFormatOptions);
    numbers.set(key, format);
  }
  return format.format(value).replace("-", MINUS);
}

export function percent(share: number): string {
  return new Intl.NumberFormat(words.lang, { style: "percent", maximumFractionDigits: 0 }).format(share);
}

/** A day, as the language counts them; `time` with hours and minutes. Milliseconds since 1970. */
export function date(at: number, { time = false } = {}): string {
  return new Intl.DateTimeFormat(words.lang, time ? { dateStyle: "medium", timeStyle: "short" } : { dateStyle: "medium" }).format(at);
}

/** How long ago something was, or in how long it will be: "3 minutes ago". */
export function ago(at: number, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(words.lang, { numeric: "auto" });
  const seconds = (at - now) / 1000;
  const steps: [Intl.RelativeTimeFormatUnit, number][] = [["day", 86400], ["hour", 3600], ["minute", 60]];
  for (const [unit, size] of steps) {
    if (Math.abs(seconds) >= size) return format.format(Math.round(seconds / size), unit);
  }
  return format.format(Math.round(seconds), "second");
}

/** A list as the language writes it. */
export function list(items: string[]): string {
  return new Intl.ListFormat(words.lang, { type: "conjunction" }).format(items);
}
