/** Client-side routing: the current address, navigation without reloading, and matching of path patterns. */

export type Params = Readonly<Record<string, string>>;

/**
 * The parameters of a path that matches a pattern, else null. A segment that begins with a colon matches anything,
 * and one that ends with a question mark is optional: `/leaders/:game?`.
 */
export function matchPath(pattern: string, path: string): Params | null {
  const expected = pattern.split("/").slice(1);
  const segments = path.replace(/\/$/, "").split("/").slice(1);
  const given = segments.length === 0 ? [""] : segments;
  if (given.length > expected.length) return null;
  const params: Record<string, string> = {};
  for (const [index, name] of expected.entries()) {
    const segment = given[index];
    if (!name.startsWith(":")) {
      if (segment !== name) return null;
    } else if (segment) {
      params[name.replace(/[:?]/g, "")] = decode(segment);
    } else if (!name.endsWith("?")) {
      return null;
    }
  }
  return params;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment; // a lone % in a typed address
  }
}

class Router {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));

  /** Goes to an address of this app. */
  navigate(address: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.sync();
  }

  /** Reads the address again, after the browser's back or forward button. */
  sync(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }
}

export const router = new Router();

/** Navigates on a plain click on an internal link; clicks that open a new tab or a download are left alone. */
export function handleLinkClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !isPlain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
  if (link.origin !== location.origin || link.hash || link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  router.navigate(link.pathname + link.search);
}
