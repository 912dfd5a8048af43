/** The keys that step through the positions of a match. */

import { jump, reviewFirst, showNow } from "../../match/history";
import { replayTurn } from "../../match/replay";
import { now } from "../../match/store.svelte";
import type { MatchPageState } from "../../match/store.svelte";

/** Elements that use these keys themselves. */
const OWN_KEYS = "[role=grid], [role=tablist], input, textarea, select, dialog";

type Step = (match: MatchPageState) => unknown;
const STEPS: Readonly<Record<string, Step>> = {
  ArrowLeft: (match) => jump(match, -1),
  ArrowRight: (match) => jump(match, 1),
  "Shift ArrowLeft": (match) => jump(match, -1, "turn"),
  "Shift ArrowRight": (match) => jump(match, 1, "turn"),
  Home: reviewFirst,
  End: showNow,
  Backspace: replayTurn,
};
/** Keys that otherwise scroll: used only while somebody looks back, or when the match is over. */
const JUMPS: Readonly<Record<string, Step>> = {
  PageUp: (match) => jump(match, -1, match.game.highlights),
  PageDown: (match) => jump(match, 1, match.game.highlights),
};

/** Handles a key that steps through the match. Returns whether it was one. */
export function handleReviewKey(match: MatchPageState, event: KeyboardEvent): boolean {
  const { target, key } = event;
  if (event.altKey || event.ctrlKey || event.metaKey) return false;
  if (target instanceof Element && (target.closest(OWN_KEYS) || isScrolled(target, key))) return false;
  const looksBack = match.requested !== null || now(match).status === "over";
  const step = STEPS[event.shiftKey ? `Shift ${key}` : key] ?? (looksBack ? JUMPS[key] : undefined);
  if (!step) return false;
  event.preventDefault();
  void step(match);
  return true;
}

/** Whether a key scrolls the focused element. */
const isScrolled = (target: Element, key: string): boolean => target.role === "region" && !key.startsWith("Arrow");
