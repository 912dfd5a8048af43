/** Numbers, dates and lists in the current language. */

import { language } from "./locale.svelte";

export const formatNumber = (value: number): string => new Intl.NumberFormat(language()).format(value);

/** A rating: a whole number without digit grouping. */
export const formatRating = (value: number): string =>
  new Intl.NumberFormat(language(), { useGrouping: false, maximumFractionDigits: 0 }).format(value);

export const formatDate = (at: number): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: "medium" }).format(at);

export const formatDateTime = (at: number): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeStyle: "short" }).format(at);

const UNITS = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;
const NOW = ["second", Infinity] as const; // formatted as “now”

/** A past time relative to `now`, rounded down to one unit: “3 hours ago”. */
export function formatRelativeTime(at: number, now: number): string {
  const format = new Intl.RelativeTimeFormat(language(), { numeric: "auto" });
  const [unit, length] = UNITS.find(([, each]) => now - at >= each) ?? NOW;
  return format.format(-Math.max(0, Math.floor((now - at) / length)), unit).replaceAll(" ", "\u00A0");
}

const DAY_SECONDS = 86_400;

/** Formats a time: 2d 3h in the reader's language, 1:05:09, 4:07, or seconds with tenths below 10 s. */
export function formatClock(milliseconds: number, locale: string = language()): string {
  const seconds = milliseconds / 1000;
  const unit = (n: number, unit: "day" | "hour"): string =>
    new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "narrow" }).format(n);
  if (seconds < 10)
    return new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(seconds);
  const whole = Math.ceil(seconds);
  if (whole >= DAY_SECONDS)
    return `${unit(Math.floor(whole / DAY_SECONDS), "day")} ${unit(Math.floor((whole % DAY_SECONDS) / 3600), "hour")}`;
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  const two = (n: number): string => String(n).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** Short facts in one line, separated by dots. The no-break space keeps a dot off the start of a line. */
export const joinFacts = (facts: readonly string[]): string => facts.join("\u00A0· ");
