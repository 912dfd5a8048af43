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

/** Short facts in one line, separated by dots. The no-break space keeps a dot off the start of a line. */
export const joinFacts = (facts: readonly string[]): string => facts.join("\u00A0· ");
