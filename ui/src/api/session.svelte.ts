/** Who sits before this browser: nobody yet, a guest, or somebody with an account. */

import { t } from "@/words/words.svelte";

import { api, Problem } from "./client";
import type { Catalogue, Me } from "./schema";

const KEY = "antiqua-guest";

/** What a guest without a name is called in this browser, in the language of that time; with a name, from now on. */
function guest(name?: string): string {
  try {
    if (name) localStorage.setItem(KEY, name);
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return ""; // a browser that keeps nothing
  }
}

class Session {
  me = $state.raw<Me | null>(null);
  known = $state(false); // has the server been asked?
  catalogue = $state.raw<Catalogue | null>(null); // the games, their options and the levels, in the language shown
  private lang = "";

  async load(): Promise<void> {
    try {
      this.me = await api.get<Me>("/api/me");
    } catch (problem) {
      if (!(problem instanceof Problem) || problem.status !== 401) throw problem;
      this.me = null;
    } finally {
      this.known = true;
    }
  }

  /** Who plays must be somebody: a guest, if nothing else was said. */
  async somebody(name = t("ui-guest")): Promise<Me> {
    if (!this.known) await this.load();
    this.me ??= await api.post<Me>("/api/guests", { name });
    if (this.nameless) guest(this.me.name);
    return this.me;
  }

  /** Nobody has said what to call this guest. */
  get nameless(): boolean {
    return !this.me || (!this.me.account && [t("ui-guest"), guest()].includes(this.me.name));
  }

  /** A guest comes in under this name, or is called so from now on. */
  async called(name: string): Promise<void> {
    const me = await this.somebody(name || undefined);
    if (name && !me.account && me.name !== name) this.me = await api.post<Me>("/api/name", { name });
  }

  async games(lang: string): Promise<Catalogue> {
    if (!this.catalogue || this.lang !== lang) {
      this.catalogue = await api.get<Catalogue>("/api/games");
      this.lang = lang;
      await this.translate().catch(() => undefined); // it is only a courtesy
    }
    return this.catalogue;
  }

  /** A guest without a name is called a guest in the language that is shown now. */
  private async translate(): Promise<void> {
    const word = t("ui-guest");
    if (!this.me || !this.nameless || this.me.name === word) return;
    this.me = await api.post<Me>("/api/name", { name: word });
    guest(word);
  }
}

export const session = new Session();
