/** Looking back: showing earlier positions of the match, and the address of each. */

import { getPosition } from "../api/endpoints";
import { t } from "../i18n/locale.svelte";
import { router } from "../router/router.svelte";
import { toasts } from "../stores/toasts.svelte";
import { findPosition, logRows } from "./log";
import type { LogRow, StopAt } from "./log";
import { proceed } from "./plan";
import { stopReplay } from "./replay";
import { now, shown, visibleLog } from "./store.svelte";
import type { MatchPageState } from "./store.svelte";

/** Shows the position after an entry; null shows the present. */
export async function review(match: MatchPageState, number: number | null): Promise<void> {
  if (number === null || number >= now(match).changed) return showNow(match);
  stopReplay(match);
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
    showAddress(match);
  } catch (error) {
    if (match.requested === number) match.requested = match.reviewed?.number ?? null;
    toasts.showError(error);
  }
}

/** Shows the nearest position before or after the current one at which a jump stops; after the last, the present. */
export async function jump(match: MatchPageState, by: -1 | 1, stopAt: StopAt = "position"): Promise<void> {
  if (by === 1 && match.requested === null) return;
  const next = (): number | null => findPosition(logRows(visibleLog(match)), match.requested, by, stopAt);
  try {
    while (by === -1 && next() === null && (await match.feed.loadEarlier()));
  } catch (error) {
    return toasts.showError(error);
  }
  const number = next();
  if (number !== null || (by === 1 && typeof stopAt === "string")) await review(match, number);
}

/** Whether a jump would show another position, as far as the log is loaded. */
export function canJump(match: MatchPageState, rows: readonly LogRow[], by: -1 | 1, stopAt: StopAt): boolean {
  const { requested, feed } = match;
  if (by === 1 && (requested === null || typeof stopAt === "string")) return requested !== null;
  return (by === -1 && feed.hasEarlier) || findPosition(rows, requested, by, stopAt) !== null;
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
  showAddress(match);
  proceed(match);
}

/** The name of the parameter of an address that opens a match at the position after an entry. */
const POSITION = "at";

/** The address of the position that is shown. */
export const positionAddress = (match: MatchPageState): string =>
  new URL(`${matchAddress(match)}?${POSITION}=${shown(match).number}`, location.origin).href;

/** Whether the address of the page names a position. */
export const namesPosition = (): boolean => router.query.has(POSITION);

/** Shows the position that the address of the page names, if it names one. */
export async function openAddress(match: MatchPageState): Promise<void> {
  const text = router.query.get(POSITION);
  if (text === null) return;
  const number = /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0;
  const last = match.feed.snapshot?.number ?? 0;
  if (number >= 1 && number <= last) await review(match, number);
  else toasts.show(t("review-no-position", { entry: text.slice(0, 20), last }), "error");
  showAddress(match);
}

const matchAddress = ({ feed }: MatchPageState): string => `/match/${feed.match}`;

/** Writes the position that is shown into the address, so that it survives a reload. */
function showAddress(match: MatchPageState): void {
  const path = matchAddress(match);
  if (location.pathname !== path) return; // another page is shown
  const address = match.reviewed ? `${path}?${POSITION}=${match.reviewed.number}` : path;
  if (address !== location.pathname + location.search) router.navigate(address, { replace: true });
}

/** Loads older entries of the log; if that fails, the next position tries again. */
export function loadEarlier(match: MatchPageState): void {
  match.feed.loadEarlier().catch(() => undefined);
}
