/** Which spaces the selected piece can reach: asked when it is selected, never part of an update. */

import { getReach } from "../api/endpoints";
import { canAct, now } from "./store.svelte";
import type { MatchPageState, ReachOf } from "./store.svelte";

/** Remembers whose reach is wanted; null if nothing is selected. Resolves when it is loaded, or cannot be. */
export function askReach(match: MatchPageState, space: string | null, card?: string): Promise<void> {
  if (space !== match.reachOf?.space || card !== match.reachOf.card)
    match.reachOf = space === null ? null : { space, ...(card !== undefined && { card }) };
  return loadReach(match);
}

/** Loads the reach that is wanted, unless it is loaded or the position is about to change. */
export async function loadReach(match: MatchPageState): Promise<void> {
  const { reachOf: of, reach } = match;
  const { changed } = now(match);
  if (!of || !canAct(match) || match.isBusy || match.walk || match.plan.length > 0) return;
  if (reach?.changed === changed && reach.of === of) return reach.loading;
  const loading = load(match, of, changed);
  match.reach = { changed, of, spaces: null, loading };
  return loading;
}

async function load(match: MatchPageState, of: ReachOf, changed: number): Promise<void> {
  const { feed } = match;
  try {
    const { spaces } = await getReach(feed.match, { at: changed, ...of, seat: feed.seat });
    if (match.reach?.of === of && match.reach.changed === changed) match.reach = { ...match.reach, spaces };
  } catch {
    // The position has changed, or the connection is lost. Only single actions are marked then.
    if (match.reach?.of === of && match.reach.changed === changed) match.reach = null;
  }
}
