/** What others do, shown one thing after the other at a pace that people can follow. */

import type { GameModule } from "../../games/module";
import type { Event, View } from "../../messages";

/** How things stood after an entry, or a step of it, and what had happened. */
export interface Frame {
  readonly number: number;
  readonly view: View;
  readonly events: readonly Event[];
  /** What had happened in the steps of this entry before. */
  readonly earlier: readonly Event[];
  /** Whether it was our own doing: that needs no explanation, and so no wait. */
  readonly isOwn: boolean;
  /** Whether no more of this entry is to come. */
  readonly isComplete: boolean;
}

/** An entry in steps, from the view that was before it: one thing after the other, and the entry's own view at the end. */
export function splitIntoFrames(
  entry: Frame,
  before: View,
  { joinsPrevious, applyEvent }: Pick<GameModule, "joinsPrevious" | "applyEvent">,
): Frame[] {
  const groups: Event[][] = [];
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

/** A piece has to arrive before the next one goes. */
const OWN_MOVE = 350;
const FIRST_STEP = 900;
const LATER_STEP = 650;
const EXTRA_EVENT = 450;
/** What deserves a longer look. */
const IMPORTANT = [
  "captured",
  "eliminated",
  "knight-killed",
  "king-wounded",
  "revealed",
  "destroyed",
  "bids-shown",
  "turn-over",
  "card-turned",
  "defended",
];

/** How long a frame is looked at before the next one, in milliseconds. */
export function frameDuration({ events, earlier, isOwn }: Frame, pace: Pace): number {
  if (pace === "instant" || events.length === 0) return 0;
  if (isOwn) return OWN_MOVE;
  const important = events.filter(({ type }) => IMPORTANT.includes(type)).length;
  return ((earlier.length ? LATER_STEP : FIRST_STEP) + EXTRA_EVENT * (events.length - 1 + important)) * SPEED[pace];
}

interface PlaybackOutput {
  /** Put a frame on the table; the number is how many are waiting behind it. */
  show(frame: Frame, waiting: number): void;
  pace(): Pace;
}

/** Frames in the order in which they come, each shown when the one before has been looked at. */
export class Playback {
  #output: PlaybackOutput;
  #queue: Frame[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(show: PlaybackOutput) {
    this.#output = show;
  }

  /** One more thing has happened, in one step or several. */
  push(...frames: readonly Frame[]): void {
    this.#queue.push(...frames);
    // Who acts has seen enough of what was before.
    if (this.#queue.length === 1 && this.#queue[0]?.isOwn) clearTimeout(this.#timer);
    else if (this.#timer !== undefined) return;
    this.#next();
  }

  /** Show how things stand now, without what led there. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const last = this.#queue.at(-1);
    this.#queue = [];
    if (last) this.#output.show(last, 0);
  }

  /** Forget what waits: the table is shown anew. */
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
    const wait = frameDuration(frame, this.#output.pace());
    if (wait > 0) this.#timer = setTimeout(() => this.#next(), wait);
    else this.#next();
  }
}
