/** What the rules say about an action before it is played: a question to the server. */

import { getPreview } from "../api/endpoints";
import type { Preview } from "../api/types";
import { now } from "./store.svelte";
import type { MatchPageState } from "./store.svelte";

/** The preview of a legal action; null if the game has none, the position has changed, or there is no connection. */
export async function preview(match: MatchPageState, action: string): Promise<Preview | null> {
  const { match: id, seat } = match.feed;
  try {
    const found = await getPreview(id, { at: now(match).changed, action, ...(seat && { seat }) });
    return found.preview ?? null;
  } catch {
    return null; // it only helps to decide
  }
}
