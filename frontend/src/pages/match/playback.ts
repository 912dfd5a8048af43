/** Shows the opponents' actions step by step at a readable speed. */

import type { BaseEvent, BaseView, MatchModule } from "../../games/module";

/** A frame: the view after an entry or a part of it, and its events. */
export interface Frame {
  readonly number: number;
  readonly view: BaseView;
  readonly events: readonly BaseEvent[];
  /** Events of earlier frames of the same entry. */
  readonly earlier: readonly BaseEvent[];
  /** Whether this seat acted: such frames need no waiting time. */
  readonly isOwn: boolean;
  /** Whether this is the last frame of the entry. */
  readonly isComplete: boolean;
}

/** Splits an entry into frames, starting from the view before it. The last frame has the entry's own view. */
export function splitIntoFrames(
  entry: Frame,
  before: BaseView,
  { joinsPrevious, applyEvent }: Pick<MatchModule, "joinsPrevious" | "applyEvent">,
): Frame[] {
  const groups: BaseEvent[][] = [];
  for (const event of entry.events) {
    const last = groups.at(-1);
    const before = last?.at(-1);
    if (last && before && joinsPrevious(event, before)) last.push(event);
    else groups.push([event]);
  }
  if (entry.isOwn || groups.length < 2) return [entry];
  let view = before;
  return groups.map((events, i) => {
    const isComplete = i === groups.length - 1;
    view = isComplete ? entry.view : events.reduce(applyEvent, view);
    return { ...entry, view, events, earlier: groups.slice(0, i).flat(), isComplete };
  });
}

export type Pace = "slow" | "normal" | "fast" | "instant";
const SPEED: Readonly<Record<Pace, number>> = { slow: 2, normal: 1, fast: 0.45, instant: 0 };

/** Time for the animation of an own move, in milliseconds. */
const OWN_MOVE = 350;
const FIRST_STEP = 900;
const LATER_STEP = 650;
const EXTRA_EVENT = 450;

/** How long a frame is shown, in milliseconds; events of the types in `important` are shown longer. */
export function frameDuration({ events, earlier, isOwn }: Frame, pace: Pace, important: ReadonlySet<string>): number {
  if (pace === "instant" || events.length === 0) return 0;
  if (isOwn) return OWN_MOVE;
  const extra = events.length - 1 + events.filter(({ type }) => important.has(type)).length;
  return ((earlier.length ? LATER_STEP : FIRST_STEP) + EXTRA_EVENT * extra) * SPEED[pace];
}

interface PlaybackOutput {
  /** Shows a frame; `waiting` is the number of frames behind it. */
  show(frame: Frame, waiting: number): void;
  pace(): Pace;
  /** The types of events that are shown longer. */
  readonly important: ReadonlySet<string>;
}

/** A queue of frames. Each is shown when the previous one has been shown for its duration. */
export class Playback {
  #output: PlaybackOutput;
  #queue: Frame[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(show: PlaybackOutput) {
    this.#output = show;
  }

  /** Appends the frames of an entry. */
  push(...frames: readonly Frame[]): void {
    this.#queue.push(...frames);
    // An own action ends the current frame at once.
    if (this.#queue.length === 1 && this.#queue[0]?.isOwn) clearTimeout(this.#timer);
    else if (this.#timer !== undefined) return;
    this.#next();
  }

  /** Shows the last frame at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const last = this.#queue.at(-1);
    this.#queue = [];
    if (last) this.#output.show(last, 0);
  }

  /** Clears the queue. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
  }

  #next(): void {
    const frame = this.#queue.shift();
    this.#timer = undefined;
    if (!frame) return;
    this.#output.show(frame, this.#queue.length);
    const wait = frameDuration(frame, this.#output.pace(), this.#output.important);
    if (wait > 0) this.#timer = setTimeout(() => this.#next(), wait);
    else this.#next();
  }
}
