// A tiny router on the history API.

import { parseRoute } from './routes';
import type { Route } from './routes';

class Router {
  route = $state.raw<Route>(parseRoute(location));

  constructor() {
    addEventListener('popstate', () => this.#follow());
    addEventListener('hashchange', () => this.#follow());
    document.addEventListener('click', (event) => this.#intercept(event));
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.#follow();
    scrollTo(0, 0);
  }

  replace(path: string): void {
    history.replaceState(null, '', path);
    this.#follow();
  }

  // Where one is on the same screen: for whoever loads it again or sends the address to somebody.
  note(path: string): void {
    if (path !== location.pathname + location.search) history.replaceState(null, '', path);
  }

  #follow(): void {
    this.route = parseRoute(location);
  }

  #intercept(event: MouseEvent): void {
    const path = ownPath(event);
    if (path === null) return;
    event.preventDefault();
    this.go(path);
  }
}

// The path of a plain click on a link within the client; null leaves the click to the browser.
function ownPath(event: MouseEvent): string | null {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || event.button !== 0 || modified) return null;
  const link = (event.target as Element).closest('a');
  if (!link || link.target || link.hasAttribute('download')) return null;
  const address = new URL(link.href, location.href);
  if (address.origin !== location.origin || address.pathname.startsWith('/api/')) return null;
  if (address.pathname === location.pathname && address.hash) return null;
  return address.pathname + address.search + address.hash;
}

export const router = new Router();
