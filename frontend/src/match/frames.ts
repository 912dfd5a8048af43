/** Frames: what the board shows one after the other when an entry of the log is played back. */

import type { BaseDetails, BaseEvent, BaseView, MatchModule } from "../games/module";
import type { MatchState } from "../api/types";
import type { MatchSnapshot } from "./snapshot";

/** A position that is shown. */
export interface Position {
  /** The number of its entry in the log. */
  readonly number: number;
  readonly view: BaseView;
  /** What the rules say about the view; before the last frame of an entry, about the position before the entry. */
  readonly details: BaseDetails;
  readonly events: readonly BaseEvent[];
  /** Events of earlier frames of the same entry. */
  readonly earlier: readonly BaseEvent[];
  /** Whether this is the last frame of the entry. */
  readonly isComplete: boolean;
}

/** A position in the playback: the view after an entry or a part of it. */
export interface Frame extends Position {
  /** Whether this seat acted: such frames need no waiting time. */
  readonly isOwn: boolean;
  /** Whether this shows again what was shown before. */
  readonly isReplay?: boolean;
}

/** The view of a state with its details; after the end, the view with all secrets. */
export const fullView = ({ view, details, finale }: MatchState): Pick<Position, "view" | "details"> =>
  finale ? { view: finale.everything, details: finale.details ?? null } : { view, details: details ?? null };

/** The present as a frame. */
export function presentFrame({ now, log }: MatchSnapshot): Frame {
  const events = log.find(({ number }) => number === now.changed)?.events ?? [];
  return { number: now.changed, ...fullView(now), events, earlier: [], isOwn: true, isComplete: true };
}

/** Splits an entry into frames, starting from the position before it. The last frame has the entry's own view. */
export function splitIntoFrames(
  entry: Frame,
  before: Pick<Position, "view" | "details">,
  { joinsPrevious, applyEvent }: Pick<MatchModule, "joinsPrevious" | "applyEvent">,
): Frame[] {
  const groups: BaseEvent[][] = [];
  for (const event of entry.events) {
    const last = groups.at(-1);
    const previous = last?.at(-1);
    if (last && previous && joinsPrevious(event, previous)) last.push(event);
    else groups.push([event]);
  }
  if (entry.isOwn || groups.length < 2) return [entry];
  let { view } = before;
  return groups.map((events, i) => {
    const isComplete = i === groups.length - 1;
    view = isComplete ? entry.view : events.reduce(applyEvent, view);
    const { details } = isComplete ? entry : before;
    return { ...entry, view, details, events, earlier: groups.slice(0, i).flat(), isComplete };
  });
}

export type Pace = "slow" | "normal" | "fast" | "instant";
const SPEED: Readonly<Record<Pace, number>> = { slow: 2, normal: 1, fast: 0.45, instant: 0 };

/** Time for the animation of an own move, in milliseconds. */
const OWN_MOVE = 350;
const FIRST_STEP = 900;
const LATER_STEP = 650;
const EXTRA_EVENT = 450;
/** The position before a turn that is played again. */
const REPLAY_START = 600;

/** How long a frame is shown, in milliseconds; events of the types in `important` are shown longer. */
export function frameDuration(frame: Frame, pace: Pace, important: ReadonlySet<string>): number {
  const { events, earlier, isOwn, isReplay = false } = frame;
  if (pace === "instant") return 0;
  if (events.length === 0) return isReplay && !isOwn ? REPLAY_START * SPEED[pace] : 0;
  if (isOwn) return OWN_MOVE;
  const extra = events.length - 1 + events.filter(({ type }) => important.has(type)).length;
  return ((earlier.length ? LATER_STEP : FIRST_STEP) + EXTRA_EVENT * extra) * SPEED[pace];
}
