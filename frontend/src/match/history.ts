/** Looking back: showing earlier positions of the match. */

import { getPosition } from "../api/endpoints";
import { toasts } from "../stores/toasts.svelte";
import { adjacentPosition, logRows } from "./log";
import { proceed } from "./plan";
import { now, visibleLog } from "./store.svelte";
import type { MatchPageState } from "./store.svelte";

/** Shows the position after an entry; null shows the present. */
export async function review(match: MatchPageState, number: number | null): Promise<void> {
  if (number === null || number >= now(match).changed) return showNow(match);
  match.requested = number;
  try {
    const { match: id, seat } = match.feed;
    const [{ view, details = null }] = await Promise.all([
      getPosition(id, number, { seat }),
      match.feed.loadUntil(number),
    ]);
    if (match.requested !== number) return; // another position was asked for meanwhile
    const events = match.feed.log.find((line) => line.number === number)?.events ?? [];
    match.reviewed = { number, view, details, events, earlier: [], isComplete: true };
  } catch (error) {
    if (match.requested === number) match.requested = match.reviewed?.number ?? null;
    toasts.showError(error);
  }
}

/** Shows the previous or next position; after the last one comes the present. */
export async function reviewStep(match: MatchPageState, by: -1 | 1): Promise<void> {
  if (by === 1 && match.requested === null) return;
  const next = (): number | null => adjacentPosition(logRows(visibleLog(match)), match.requested, by);
  try {
    while (by === -1 && next() === null && (await match.feed.loadEarlier()));
  } catch (error) {
    return toasts.showError(error);
  }
  const number = next();
  if (by === 1 || number !== null) await review(match, number);
}

/** Shows the first position, after loading the whole log. */
export async function reviewFirst(match: MatchPageState): Promise<void> {
  try {
    await match.feed.loadUntil(1);
  } catch (error) {
    return toasts.showError(error);
  }
  await review(match, logRows(visibleLog(match)).find(({ isReviewable }) => isReviewable)?.number ?? null);
}

/** Shows the present. */
export function showNow(match: MatchPageState): void {
  match.requested = match.reviewed = null;
  proceed(match);
}

/** Loads older entries of the log; if that fails, the next position tries again. */
export function loadEarlier(match: MatchPageState): void {
  match.feed.loadEarlier().catch(() => undefined);
}
