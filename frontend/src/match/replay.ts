/** Replay: shows the last turn of the opponent again, from the position before it. */

import { getPosition } from "../api/endpoints";
import { toasts } from "../stores/toasts.svelte";
import { splitIntoFrames } from "./frames";
import type { Frame } from "./frames";
import { lastTurn, logRows } from "./log";
import type { LogRow } from "./log";
import { enqueue, stopPlayback } from "./playback";
import { proceed } from "./plan";
import { audience, isLive, isPlayer } from "./store.svelte";
import type { MatchPageState } from "./store.svelte";

/** Of longer turns only the last actions are shown again. */
const MAX_ACTIONS = 40;

/** The actions that a replay shows: the last turn of others, also if this seat has acted since. */
export function replayableTurn(match: MatchPageState): readonly LogRow[] {
  const rows = logRows(match.feed.log);
  const own = isPlayer(match) ? audience(match) : null;
  const last = rows.findLastIndex(({ line, seat }) => line.what?.type === "acted" && seat !== own);
  return lastTurn(rows.slice(0, last + 1), own).slice(-MAX_ACTIONS);
}

/** Plays the last turn of the opponent again, unless something else is being shown. */
export async function replayTurn(match: MatchPageState): Promise<void> {
  const turn = replayableTurn(match);
  const { newest } = match;
  if (turn.length === 0 || !isLive(match)) return;
  try {
    const frames = await loadFrames(match, turn);
    if (match.newest === newest && isLive(match)) enqueue(match, frames);
  } catch (error) {
    toasts.showError(error);
  }
}

/** Ends a replay: the present is shown. */
export function stopReplay(match: MatchPageState): void {
  if (!match.frame.isReplay) return;
  stopPlayback(match);
  match.frame = match.newest;
  proceed(match);
}

/** The frames of a turn: the position before it, each action, and the present. */
async function loadFrames(match: MatchPageState, turn: readonly LogRow[]): Promise<Frame[]> {
  const { match: id, seat } = match.feed;
  const start = logRows(match.feed.log).findLast(
    ({ number, isReviewable }) => isReviewable && number < (turn[0]?.number ?? 0),
  );
  const entries = [...(start ? [{ ...start, events: [] }] : []), ...turn];
  const frames = await Promise.all(
    entries.map(async ({ number, events }): Promise<Frame> => {
      const common = { number, events, earlier: [], isOwn: false, isComplete: true, isReplay: true } as const;
      if (number === match.newest.number) return { ...match.newest, ...common };
      const { view, details = null } = await getPosition(id, number, { seat });
      return { ...common, view, details };
    }),
  );
  const present: Frame = { ...match.newest, isOwn: true, isReplay: true };
  return [
    ...frames.flatMap((frame, i) => {
      const before = frames[i - 1];
      return before ? splitIntoFrames(frame, before, match.game) : [frame];
    }),
    ...(frames.at(-1)?.number === present.number ? [] : [present]),
  ];
}
