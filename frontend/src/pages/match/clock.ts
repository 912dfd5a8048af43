/** Clock display, from the server's clock state. */

import type { ClockState } from "../../api/types";

export { formatClock } from "../../i18n/format";

/** The milliseconds a seat has left at a server time. */
export function timeLeft({ left, running, at }: ClockState, seat: string, now: number): number {
  const had = left[seat] ?? 0;
  return running === seat ? Math.max(0, had - Math.max(0, now - at)) : had;
}

const SECOND = 1000;

/** Whether the time is running out. */
export const isLow = (milliseconds: number): boolean => milliseconds < 20 * SECOND;
