/** Clock display, from the server's clock state. */

import type { ClockState } from "../../api/types";

/** The milliseconds a seat has left at a server time. */
export function timeLeft({ left, running, at }: ClockState, seat: string, now: number): number {
  const had = left[seat] ?? 0;
  return running === seat ? Math.max(0, had - Math.max(0, now - at)) : had;
}

const SECOND = 1000;
const DAY = 86_400;

/** Formats a time: 2d 3h in the reader's language, 1:05:09, 4:07, or seconds with tenths below 10 s. */
export function formatClock(milliseconds: number, language: string): string {
  const seconds = milliseconds / SECOND;
  const unit = (n: number, unit: "day" | "hour"): string =>
    new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "narrow" }).format(n);
  if (seconds < 10)
    return new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(seconds);
  const whole = Math.ceil(seconds);
  if (whole >= DAY) return `${unit(Math.floor(whole / DAY), "day")} ${unit(Math.floor((whole % DAY) / 3600), "hour")}`;
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  const two = (n: number): string => String(n).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** Whether the time is running out. */
export const isLow = (milliseconds: number): boolean => milliseconds < 20 * SECOND;
