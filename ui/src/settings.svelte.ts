/** What somebody has chosen in this browser. It is kept here, and applies at once. */

export const LANGUAGES = ["en", "fa", "ru"] as const;
export type Lang = (typeof LANGUAGES)[number];
export type Theme = "auto" | "light" | "dark";
/** Is a turn sent as soon as it is complete, or only when it is confirmed? `touch`: confirmed where one taps. */
export type Confirm = "touch" | "always" | "never";

interface Kept {
  lang: Lang;
  theme: Theme;
  confirm: Confirm;
  motion: boolean;
  sound: boolean;
  level: string;
  notify: boolean; // may the browser show a notice when it is my turn and I look elsewhere?
  advice: boolean; // forecasts on the board that are public information, such as what a card adds to my score
}

const KEY = "antiqua";

function preferred(): Lang {
  for (const one of navigator.languages) {
    const lang = one.slice(0, 2).toLowerCase() as Lang;
    if (LANGUAGES.includes(lang)) return lang;
  }
  return "en";
}

function kept(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

class Settings implements Kept {
  lang = $state<Lang>("en");
  theme = $state<Theme>("auto");
  confirm = $state<Confirm>("touch");
  motion = $state(true);
  sound = $state(false);
  level = $state("novice");
  notify = $state(false);
  advice = $state(true);

  constructor() {
    const before = kept();
    this.lang = LANGUAGES.includes(before.lang as Lang) ? (before.lang as Lang) : preferred();
    this.theme = before.theme ?? "auto";
    this.confirm = before.confirm ?? "touch";
    this.motion = before.motion ?? true;
    this.sound = before.sound ?? false;
    this.level = before.level ?? "novice";
    this.notify = before.notify ?? false;
    this.advice = before.advice ?? true;
  }

  /** May things move? Not if somebody, or his system, does not want it. */
  get moves(): boolean {
    return this.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  /** Must a complete turn be confirmed? */
  get confirms(): boolean {
    return this.confirm === "always" || (this.confirm === "touch" && matchMedia("(pointer: coarse)").matches);
  }

  get dark(): boolean {
    return this.theme === "dark" || (this.theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
  }

  set<K extends keyof Kept>(name: K, value: Kept[K]): void {
    (this as Kept)[name] = value;
    this.keep();
    this.apply();
  }

  /** Write it down; `but` applies only when the page is opened the next time. */
  keep(but: Partial<Kept> = {}): void {
    const all: Kept = {
      lang: this.lang, theme: this.theme, confirm: this.confirm, motion: this.motion, sound: this.sound,
      level: this.level, notify: this.notify, advice: this.advice, ...but,
    };
    try {
      localStorage.setItem(KEY, JSON.stringify(all));
    } catch {
      // a browser that keeps nothing: it holds until the page is closed
    }
  }

  apply(): void {
    const root = document.documentElement;
    root.lang = this.lang;
    root.dir = this.lang === "fa" ? "rtl" : "ltr";
    if (this.theme === "auto") delete root.dataset.theme;
    else root.dataset.theme = this.theme;
    root.toggleAttribute("data-still", !this.motion);
  }
}

export const settings = new Settings();
