/** The words of the page, in the reader's language, which can change while the page is open. */

import type { Say } from "../board/scene";
import { words } from "./speaker";

export const LANGUAGES = { en: "English", fr: "Français", de: "Deutsch", ru: "Русский" } as const;
export type Language = keyof typeof LANGUAGES;

/** What every page says; a page that says more asks for it with `learn`. */
const SHELL = ["core", "people", "pages", "web"];

const topics = new Set(SHELL);
let spoken = $state.raw<{ language: Language; say: Say }>({ language: "en", say: (code) => code });
let wanted: Language = "en"; // what is asked for may still be on its way
let turn = 0;

/** The words for a code in the language of the moment; whatever shows them changes with it. */
export const say: Say = (code, args) => spoken.say(code, args);

/** The language that is spoken now: for `lang`, and for numbers and dates. */
export const language = (): Language => spoken.language;

/** Speak another language, as soon as its words are here. The last call wins. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  const mine = ++turn;
  const next = await words(language, [...topics]);
  if (mine === turn) spoken = { language, say: next };
}

/** Learn the words of further catalogues, such as those of a game, and keep them through every change of language. */
export async function learn(...more: readonly string[]): Promise<void> {
  const before = topics.size;
  for (const topic of more) topics.add(topic);
  if (topics.size > before) await speak(wanted);
}

/** The language to begin with: the first of the browser's that we speak. */
export function preferred(asked: readonly string[]): Language {
  const short = asked.map((each) => each.slice(0, 2).toLowerCase());
  return short.find((each): each is Language => each in LANGUAGES) ?? "en";
}

export const number = (value: number): string => new Intl.NumberFormat(language()).format(value);
/** A rating: a whole number that people compare, without marks between its digits. */
export const rating = (value: number): string =>
  new Intl.NumberFormat(language(), { useGrouping: false, maximumFractionDigits: 0 }).format(value);
export const day = (at: number): string => new Intl.DateTimeFormat(language(), { dateStyle: "medium" }).format(at);
export const moment = (at: number): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeStyle: "short" }).format(at);

const STEPS = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;
const NOW = ["second", Infinity] as const; // “now”

/** How long ago something was, roughly: “3 hours ago”. */
export function ago(at: number, now: number): string {
  const format = new Intl.RelativeTimeFormat(language(), { numeric: "auto" });
  const [unit, length] = STEPS.find(([, each]) => now - at >= each) ?? NOW;
  return format.format(-Math.max(0, Math.floor((now - at) / length)), unit).replaceAll(" ", "\u00A0");
}

/** Short facts in one line; where it wraps, no line starts with a dot. */
export const inOneLine = (facts: readonly string[]): string => facts.join("\u00A0· ");
