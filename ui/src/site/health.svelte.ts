/** Is the server there, and is this page still the one that it gives out?
 *
 *  A page is as old as its script: the server names another one once it has been renewed. That is looked up when the
 *  connection comes back, when somebody returns to the page, and when a part of the page cannot be loaded any more.
 */

import { live } from "@/api/live.svelte";

const SELDOM = 60_000;

class Health {
  /** The server gives out a newer page than this one. */
  outdated = $state(false);
  /** This device has no connection at all. */
  offline = $state(!navigator.onLine);
  /** Notices that somebody has closed stay closed. */
  closed = $state(false);
  private asked = 0;

  constructor() {
    addEventListener("offline", () => (this.offline = true));
    addEventListener("online", () => {
      this.offline = false;
      void this.check();
    });
    document.addEventListener("visibilitychange", () => !document.hidden && Date.now() - this.asked > SELDOM && void this.check());
    addEventListener("vite:preloadError", (event) => {
      event.preventDefault();
      void this.check();
    });
  }

  get connected(): boolean {
    return !this.offline && live.online;
  }

  async check(): Promise<void> {
    this.asked = Date.now();
    try {
      const text = await (await fetch("/", { cache: "no-cache" })).text();
      const given = new DOMParser().parseFromString(text, "text/html").querySelector<HTMLScriptElement>("script[type=module][src]");
      const own = document.querySelector<HTMLScriptElement>("script[type=module][src]");
      const path = given?.getAttribute("src");
      if (path && own && path !== own.getAttribute("src") && path.startsWith("/assets/")) this.outdated = true;
      this.offline = false;
    } catch {
      this.offline = true;
    }
  }
}

export const health = new Health();
