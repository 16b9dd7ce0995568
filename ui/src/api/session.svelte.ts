/** Who sits before this browser: nobody yet, a guest, or somebody with an account. */

import { t } from "@/words/words.svelte";

import { api, Problem } from "./client";
import type { Catalogue, Me } from "./schema";

class Session {
  me = $state.raw<Me | null>(null);
  known = $state(false); // has the server been asked?
  catalogue = $state.raw<Catalogue | null>(null); // the games, their options and the levels, in the language shown
  private lang = "";
  private guest = ""; // what a guest without a name was called, in the language of that time

  async load(): Promise<void> {
    try {
      this.me = await api.get<Me>("/api/me");
      if (this.nameless) this.guest = this.me.name;
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
    if (this.nameless) this.guest = this.me.name;
    return this.me;
  }

  /** Nobody has said what to call this guest. */
  get nameless(): boolean {
    return !this.me || (!this.me.account && this.me.name === t("ui-guest"));
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
    if (this.me && !this.me.account && this.me.name === this.guest && !this.nameless) {
      this.me = await api.post<Me>("/api/name", { name: t("ui-guest") });
    }
    if (this.me && this.nameless) this.guest = this.me.name;
  }
}

export const session = new Session();
