/** Lists of matches that the server sends page by page. */

import type { ListedMatch } from "../api/types";

/** Appends a page to a list. A match that moved from one page to the other in the meantime is listed once. */
export function appendPage(list: readonly ListedMatch[], page: readonly ListedMatch[]): readonly ListedMatch[] {
  const known = new Set(list.map(({ match }) => match));
  return [...list, ...page.filter(({ match }) => !known.has(match))];
}
