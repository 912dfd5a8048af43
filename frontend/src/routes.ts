/** The pages of the app by their addresses. Each page is loaded on demand as a chunk of its own. */

import { chunks } from "./chunks.svelte";
import { matchPath } from "./router/router.svelte";
import type { Params } from "./router/router.svelte";
import { loadNamespaces } from "./i18n/locale.svelte";

/** Loads a page component with its texts; its props are `{ params }`. */
type LoadPage = () => Promise<{ default: unknown }>;

const ROUTES: readonly (readonly [pattern: string, load: LoadPage])[] = [
  ["/", () => import("./pages/Home.svelte")],
  ["/new/:game?", () => import("./pages/NewMatch.svelte")],
  ["/lobby", () => import("./pages/Lobby.svelte")],
  ["/live", () => import("./pages/Watch.svelte")],
  ["/games", () => import("./pages/MyMatches.svelte")],
  ["/people/:name", () => import("./pages/Profile.svelte")],
  ["/leaders/:game?/:seat?", () => import("./pages/Leaderboard.svelte")],
  ["/account", () => import("./pages/Account.svelte")],
  ["/settings", () => import("./pages/Settings.svelte")],
  ["/learn", () => withTexts(import("./pages/Learn.svelte"), "learn")],
  ["/help/:game?", () => import("./pages/Help.svelte")],
  ["/imprint", () => import("./pages/SitePage.svelte")],
  ["/privacy", () => import("./pages/SitePage.svelte")],
  ["/moderation", () => withTexts(import("./pages/Moderation.svelte"), "moderation")],
  ["/join/:token", () => import("./pages/Join.svelte")],
  ["/match/:match", () => withTexts(import("./pages/match/Match.svelte"), "match")],
];
const NOT_FOUND: LoadPage = () => chunks.load(() => import("./pages/NotFound.svelte"));
const PAGES = ROUTES.map(([pattern, load]) => ({ pattern, load: () => chunks.load(load) }));

/** A page that is shown when these namespaces are loaded. */
async function withTexts<Page>(page: Promise<Page>, ...namespaces: readonly string[]): Promise<Page> {
  const [loaded] = await Promise.all([page, loadNamespaces(...namespaces)]);
  return loaded;
}

/** The page of an address, with the parameters in its path. Without a connection, `load` waits for it. */
export function findPage(path: string): { readonly load: LoadPage; readonly params: Params } {
  for (const { pattern, load } of PAGES) {
    const params = matchPath(pattern, path);
    if (params) return { load, params };
  }
  return { load: NOT_FOUND, params: {} };
}
