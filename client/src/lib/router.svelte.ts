// The page that is open, and the way to others.

import { parse, type Route } from "./routes";

class Router {
  route: Route = $state(parse(location.pathname, location.search));

  constructor() {
    addEventListener("popstate", () => this.read());
    // Links inside the page don't load it anew.
    addEventListener("click", (event) => {
      const link = (event.target as Element | null)?.closest?.("a[href^='/']");
      if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
      const href = link.getAttribute("href")!;
      if (href.startsWith("/api/") || link.hasAttribute("download") || link.getAttribute("target")) return;
      event.preventDefault();
      this.go(href);
    });
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.read();
    scrollTo(0, 0);
  }

  private read(): void {
    this.route = parse(location.pathname, location.search);
  }
}

export const router = new Router();
