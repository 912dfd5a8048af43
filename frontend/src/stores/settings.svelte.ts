/** The user's settings, stored in this browser. */

import { prefersReducedMotion } from "svelte/motion";
import { LANGUAGES, preferredLanguage } from "../i18n/locale.svelte";
import type { Language } from "../i18n/locale.svelte";

export const THEMES = ["system", "light", "dark"] as const;
export const PACES = ["slow", "normal", "fast", "instant"] as const;
export type Theme = (typeof THEMES)[number];
/** Speed of the playback of opponents' moves. */
export type Pace = (typeof PACES)[number];

export interface SettingValues {
  language: Language;
  theme: Theme;
  sound: boolean;
  /** Reduced motion, independent of the system's setting. */
  still: boolean;
  confirm: boolean;
  pace: Pace;
  notify: boolean;
  /** The last chosen computer level of each game. */
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

  /** Changes and stores a setting. */
  set<Key extends keyof SettingValues>(key: Key, value: SettingValues[Key]): void {
    this.values[key] = value;
    try {
      this.#storage.setItem(KEY, JSON.stringify(this.values));
    } catch {
      // Without storage, settings last until the page is closed.
    }
  }

  /** Whether animations are reduced, by this setting or the system's. */
  get reducesMotion(): boolean {
    return this.values.still || prefersReducedMotion.current;
  }

  level(game: string): number {
    return this.values.levels[game] ?? 1;
  }
}

/** Applies the settings to the document, and the language to a cookie for the server. */
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

/** The stored settings that are still valid. */
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

/** Local storage, or a dummy where it is forbidden, as in some private windows. */
function storage(): Pick<Storage, "getItem" | "setItem"> {
  try {
    return window.localStorage;
  } catch {
    return { getItem: () => null, setItem: () => undefined };
  }
}

export const settings = new Settings(storage(), navigator.languages);
