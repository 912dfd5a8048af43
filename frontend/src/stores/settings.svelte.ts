/** What somebody has chosen about how the app looks and behaves, kept in this browser. */

import { prefersReducedMotion } from "svelte/motion";
import { LANGUAGES, preferredLanguage } from "../i18n/locale.svelte";
import type { Language } from "../i18n/locale.svelte";

export const THEMES = ["system", "light", "dark"] as const;
export const PACES = ["slow", "normal", "fast", "instant"] as const;
export type Theme = (typeof THEMES)[number];
/** How fast the computer's turn is played out. */
export type Pace = (typeof PACES)[number];

export interface SettingValues {
  language: Language;
  theme: Theme;
  sound: boolean;
  /** Less motion than the system asks for. */
  still: boolean;
  confirm: boolean;
  pace: Pace;
  notify: boolean;
  /** The computer's level in each game, as it was last chosen. */
  levels: Record<string, number>;
}

const KEY = "regalia";
const YEAR = 31_536_000;

export class Settings {
  readonly values: SettingValues;
  #storage: Pick<Storage, "getItem" | "setItem">;

  constructor(storage: Pick<Storage, "getItem" | "setItem">, languages: readonly string[]) {
    this.#storage = storage;
    this.values = $state({ ...defaults(languages), ...readStored(storage) });
  }

  /** Change something, and keep it for the next visit. */
  set<Key extends keyof SettingValues>(key: Key, value: SettingValues[Key]): void {
    this.values[key] = value;
    try {
      this.#storage.setItem(KEY, JSON.stringify(this.values));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }

  /** Whether pieces should appear where they go instead of gliding there. */
  get reducesMotion(): boolean {
    return this.values.still || prefersReducedMotion.current;
  }

  level(game: string): number {
    return this.values.levels[game] ?? 2;
  }
}

/** Put the choices where style sheets and the server see them. */
export function applySettings({ language, theme, still }: SettingValues): void {
  const root = document.documentElement;
  root.lang = language;
  if (theme === "system") delete root.dataset.theme;
  else root.dataset.theme = theme;
  root.dataset.motion = still ? "less" : "full";
  document.cookie = `lang=${language}; path=/; max-age=${YEAR}; samesite=lax`;
}

function defaults(languages: readonly string[]): SettingValues {
  return {
    language: preferredLanguage(languages),
    theme: "system",
    sound: true,
    still: false,
    confirm: false,
    pace: "normal",
    notify: false,
    levels: {},
  };
}

/** What was kept, as far as it still makes sense. */
function readStored(storage: Pick<Storage, "getItem">): Partial<SettingValues> {
  let stored: Record<string, unknown>;
  try {
    stored = Object(JSON.parse(storage.getItem(KEY) ?? "{}")) as Record<string, unknown>;
  } catch {
    return {};
  }
  const isBoolean = (value: unknown): boolean => typeof value === "boolean";
  const sound: Record<keyof SettingValues, (value: unknown) => boolean> = {
    language: (value) => typeof value === "string" && value in LANGUAGES,
    theme: (value) => THEMES.includes(value as Theme),
    sound: isBoolean,
    still: isBoolean,
    confirm: isBoolean,
    notify: isBoolean,
    pace: (value) => PACES.includes(value as Pace),
    levels: (value) => typeof value === "object" && value !== null && Object.values(value).every(Number.isInteger),
  };
  return Object.fromEntries(
    Object.entries(sound).flatMap(([key, fits]) => (fits(stored[key]) ? [[key, stored[key]]] : [])),
  );
}

/** Storage that may be forbidden, as in some private windows. */
function storage(): Pick<Storage, "getItem" | "setItem"> {
  try {
    return window.localStorage;
  } catch {
    return { getItem: () => null, setItem: () => undefined };
  }
}

export const settings = new Settings(storage(), navigator.languages);
