/** Which screen is shown: the path of the address, which links and the browser's buttons change. */

class Router {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));

  constructor() {
    addEventListener("popstate", () => this.read());
  }

  /** Parts of the path: /table/abc/12 is ["table", "abc", "12"]. */
  get parts(): string[] {
    return this.path.split("/").filter(Boolean).map(decodeURIComponent);
  }

  go(to: string, { replace = false } = {}): void {
    history[replace ? "replaceState" : "pushState"](null, "", to);
    this.read();
    scrollTo(0, 0);
  }

  private read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }
}

export const router = new Router();

/** For the whole page: a plain click on a link of ours changes the screen without loading the page again. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest?.("a[href]");
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
  const to = new URL(link.href);
  if (to.origin !== location.origin || to.pathname.startsWith("/api")) return;
  event.preventDefault();
  if (to.pathname === location.pathname && to.search === location.search && to.hash) {
    location.hash = to.hash;
  } else {
    router.go(to.pathname + to.search + to.hash);
  }
}
