/** Which page an address means, and how to go from one to another without loading anew. */

/** Fetches a page; it is given `params`, whether it takes them or not. */
type Load = () => Promise<{ default: unknown }>;
export type Params = Readonly<Record<string, string>>;

/** The pages by their addresses; a part that begins with a colon may be anything, and one that ends with ? may be missing. */
const PAGES: readonly (readonly [pattern: string, load: Load])[] = [
  ["/", () => import("./pages/Home.svelte")],
  ["/new/:game?", () => import("./pages/New.svelte")],
  ["/lobby", () => import("./pages/Lobby.svelte")],
  ["/live", () => import("./pages/Live.svelte")],
  ["/games", () => import("./pages/Mine.svelte")],
  ["/people/:name", () => import("./pages/Profile.svelte")],
  ["/leaders/:game?/:seat?", () => import("./pages/Leaders.svelte")],
  ["/account", () => import("./pages/Account.svelte")],
  ["/settings", () => import("./pages/Settings.svelte")],
  ["/help/:game?", () => import("./pages/Help.svelte")],
  ["/join/:token", () => import("./pages/Join.svelte")],
  ["/match/:match", () => import("./pages/match/Match.svelte")],
];
const MISSING: Load = () => import("./pages/NotFound.svelte");

export interface Found {
  readonly load: Load;
  readonly params: Params;
}

/** The page of an address, or the one that says that there is none. */
export function find(path: string): Found {
  for (const [pattern, load] of PAGES) {
    const params = fits(pattern.split("/").slice(1), path.replace(/\/$/, "").split("/").slice(1));
    if (params) return { load, params };
  }
  return { load: MISSING, params: {} };
}

function fits(pattern: readonly string[], parts: readonly string[]): Params | null {
  const params: Record<string, string> = {};
  const given = parts.length === 0 ? [""] : parts;
  if (given.length > pattern.length) return null;
  for (const [index, wanted] of pattern.entries()) {
    const part = given[index];
    if (!wanted.startsWith(":")) {
      if (part !== wanted) return null;
    } else if (part) {
      params[wanted.replace(/[:?]/g, "")] = decode(part);
    } else if (!wanted.endsWith("?")) {
      return null;
    }
  }
  return params;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // a lone % in an address that somebody typed
  }
}

class Route {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));

  /** Go to an address of ours. */
  go(address: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.read();
  }

  /** Read the address anew: the browser has gone back or forth. */
  read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }
}

export const route = new Route();

/** A click on one of our links turns the page instead of loading it; one that asks for a new tab does not. */
export function followLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !isPlain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
  if (link.origin !== location.origin || link.hash || link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  route.go(link.pathname + link.search);
}
