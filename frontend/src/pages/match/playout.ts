/** What others do, shown one thing after the other at a pace that people can follow. */

import type { Play } from "../../games/table";
import type { Event, View } from "../../messages";

/** How things stood after an entry, or a step of it, and what had happened. */
export interface Frame {
  readonly number: number;
  readonly view: View;
  readonly events: readonly Event[];
  /** What had happened in the steps of this entry before. */
  readonly earlier: readonly Event[];
  /** Whether it was our own doing: that needs no explanation, and so no wait. */
  readonly own: boolean;
  /** Whether no more of this entry is to come. */
  readonly whole: boolean;
}

/** An entry in steps, from the view that was before it: one thing after the other, and the entry's own view at the end. */
export function steps(entry: Frame, before: View, { joins, after }: Pick<Play, "joins" | "after">): Frame[] {
  const together: Event[][] = [];
  for (const event of entry.events) {
    const last = together.at(-1);
    const before = last?.at(-1);
    if (last && before && joins(event, before)) last.push(event);
    else together.push([event]);
  }
  if (entry.own || together.length < 2) return [entry];
  let view = before;
  return together.map((events, i) => {
    const whole = i === together.length - 1;
    view = whole ? entry.view : events.reduce(after, view);
    return { ...entry, view, events, earlier: together.slice(0, i).flat(), whole };
  });
}

export type Pace = "slow" | "normal" | "fast" | "instant";
const SPEED: Readonly<Record<Pace, number>> = { slow: 2, normal: 1, fast: 0.45, instant: 0 };

/** A piece has to arrive before the next one goes. */
const GLIDE = 350;
const FIRST = 900;
const LATER = 650;
const EACH_MORE = 450;
/** What deserves a longer look. */
const GRAVE = [
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
export function dwell({ events, earlier, own }: Frame, pace: Pace): number {
  if (pace === "instant" || events.length === 0) return 0;
  if (own) return GLIDE;
  const grave = events.filter(({ type }) => GRAVE.includes(type)).length;
  return ((earlier.length ? LATER : FIRST) + EACH_MORE * (events.length - 1 + grave)) * SPEED[pace];
}

interface Show {
  /** Put a frame on the table; the number is how many are waiting behind it. */
  show(frame: Frame, waiting: number): void;
  pace(): Pace;
}

/** Frames in the order in which they come, each shown when the one before has been looked at. */
export class Playout {
  #show: Show;
  #waiting: Frame[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(show: Show) {
    this.#show = show;
  }

  /** One more thing has happened, in one step or several. */
  push(...frames: readonly Frame[]): void {
    this.#waiting.push(...frames);
    // Who acts has seen enough of what was before.
    if (this.#waiting.length === 1 && this.#waiting[0]?.own) clearTimeout(this.#timer);
    else if (this.#timer !== undefined) return;
    this.#next();
  }

  /** Show how things stand now, without what led there. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const last = this.#waiting.at(-1);
    this.#waiting = [];
    if (last) this.#show.show(last, 0);
  }

  /** Forget what waits: the table is shown anew. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
  }

  #next(): void {
    const frame = this.#waiting.shift();
    this.#timer = undefined;
    if (!frame) return;
    this.#show.show(frame, this.#waiting.length);
    const wait = dwell(frame, this.#show.pace());
    if (wait > 0) this.#timer = setTimeout(() => this.#next(), wait);
    else this.#next();
  }
}
