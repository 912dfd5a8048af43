/** The current language of the page and its texts. The language can change while the page is open. */

import { loadTranslator } from "./translator";
import type { Translate } from "./translator";

export const LANGUAGES = { en: "English", fr: "Français", de: "Deutsch", ru: "Русский" } as const;
export type Language = keyof typeof LANGUAGES;

/** The loaded namespaces. Every page needs `app`; a page loads further ones with `loadNamespaces`. */
const namespaces = new Set(["app"]);
let current = $state.raw<{ language: Language; translate: Translate }>({ language: "en", translate: (code) => code });
let requested: Language | null = null; // its catalogues may still be loading
let calls = 0;
let latest = Promise.resolve(); // the latest call of `load`

/** Translates a message id into the current language. Reactive: users are updated when the language changes. */
export const t: Translate = (code, args) => current.translate(code, args);

/** The current language: for `lang`, and for numbers and dates. */
export const language = (): Language => current.language;

/** Switches the language once its catalogues are loaded. Of concurrent calls, the last one wins. */
export function setLocale(language: Language): Promise<void> {
  requested = language;
  latest = load(language, ++calls);
  return latest;
}

async function load(language: Language, call: number): Promise<void> {
  const translate = await loadTranslator(language, [...namespaces]);
  if (call === calls) current = { language, translate };
  else await latest; // it loads these namespaces, too
}

/**
 * Loads further namespaces, such as those of a game. They stay loaded in every language. Before the first `setLocale`
 * they are only noted, to be loaded by it. If loading fails, the next call tries again.
 */
export function loadNamespaces(...more: readonly string[]): Promise<void> {
  const added = more.filter((namespace) => !namespaces.has(namespace));
  for (const namespace of added) namespaces.add(namespace);
  if (added.length === 0 || requested === null) return latest;
  return setLocale(requested).catch((error: unknown) => {
    for (const namespace of added) namespaces.delete(namespace);
    latest = Promise.resolve();
    throw error;
  });
}

/** The initial language: the first of the browser's languages that is available, else English. */
export function preferredLanguage(requested: readonly string[]): Language {
  const short = requested.map((each) => each.slice(0, 2).toLowerCase());
  return short.find((each): each is Language => each in LANGUAGES) ?? "en";
}
