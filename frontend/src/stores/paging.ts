/** Lists of matches that the server sends page by page. */

import type { Listed } from "../messages";

/** Appends a page to a list. A match that moved from one page to the other in the meantime is listed once. */
export function appendPage(list: readonly Listed[], page: readonly Listed[]): readonly Listed[] {
  const known = new Set(list.map(({ match }) => match));
  return [...list, ...page.filter(({ match }) => !known.has(match))];
}
