/** The current language of the page and its texts. The language can change while the page is open. */

import { loadTranslator } from "./translator";
import type { Translate } from "./translator";

export const LANGUAGES = { en: "English", fr: "Français", de: "Deutsch", ru: "Русский" } as const;
export type Language = keyof typeof LANGUAGES;

/** The namespaces that every page needs; a page loads further ones with `loadNamespaces`. */
const SHELL = ["core", "people", "pages", "web"];

const namespaces = new Set(SHELL);
let current = $state.raw<{ language: Language; translate: Translate }>({ language: "en", translate: (code) => code });
let requested: Language = "en"; // its catalogues may still be loading
let calls = 0;

/** Translates a message id into the current language. Reactive: users are updated when the language changes. */
export const t: Translate = (code, args) => current.translate(code, args);

/** The current language: for `lang`, and for numbers and dates. */
export const language = (): Language => current.language;

/** Switches the language once its catalogues are loaded. Of concurrent calls, the last one wins. */
export async function setLocale(language: Language): Promise<void> {
  requested = language;
  const call = ++calls;
  const translate = await loadTranslator(language, [...namespaces]);
  if (call === calls) current = { language, translate };
}

/** Loads further namespaces, such as those of a game. They stay loaded in every language. */
export async function loadNamespaces(...more: readonly string[]): Promise<void> {
  const before = namespaces.size;
  for (const namespace of more) namespaces.add(namespace);
  if (namespaces.size > before) await setLocale(requested);
}

/** The initial language: the first of the browser's languages that is available, else English. */
export function preferredLanguage(requested: readonly string[]): Language {
  const short = requested.map((each) => each.slice(0, 2).toLowerCase());
  return short.find((each): each is Language => each in LANGUAGES) ?? "en";
}
