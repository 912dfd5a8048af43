import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { formatRelativeTime, formatRating } from "../../src/i18n/format";
import { catalogues, messageIds } from "../catalogues";
import { language, LANGUAGES, loadNamespaces, preferredLanguage, setLocale, t } from "../../src/i18n/locale.svelte";

const ids = (language: string): string[] => catalogues(language).flatMap(messageIds);

/** Every message id in the source; `*` for variable parts. */
function codes(): Set<string> {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((name) => /\.(ts|svelte)$/.test(name));
  const found = new Set<string>();
  for (const name of files) {
    const text = readFileSync(join("src", name), "utf8");
    for (const { index } of text.matchAll(/\bt\(/g)) {
      for (const [, code] of firstArgument(text, index + "t(".length).matchAll(/["`]([a-z]+-[\w${}.-]*)["`]/g))
        found.add(code!.replace(/\$\{[^}]*\}/g, "*"));
    }
    for (const [, code] of text.matchAll(/"((?:nav|act)-[\w-]+)"/g)) found.add(code!); // ids in lists
  }
  return found;
}
/** The first argument of a call, from after its opening bracket. */
function firstArgument(text: string, from: number): string {
  let depth = 0;
  let at = from;
  for (; at < text.length; at++) {
    const letter = text[at]!;
    if ("([{".includes(letter)) depth++;
    else if (")]}".includes(letter) && depth-- === 0) break;
    else if (letter === "," && depth === 0) break;
  }
  return text.slice(from, at);
}
const fits = (pattern: string, id: string): boolean => new RegExp(`^${pattern.replaceAll("*", ".+")}$`).test(id);

test.each(Object.keys(LANGUAGES))("every message id of the source has a text in %s or in English", (spoken) => {
  const known = [...ids("en"), ...ids(spoken)];
  expect([...codes()].filter((code) => !known.some((id) => fits(code, id)))).toEqual([]);
});

test("a page without a game loads no texts of the match page and of the server", async () => {
  await setLocale("en");
  expect(t("nav-help")).not.toBe("nav-help");
  expect([t("act-resign"), t("town-points"), t("error-seed")]).toEqual(["act-resign", "town-points", "error-seed"]);
});

test("switching the language keeps the loaded namespaces", async () => {
  await setLocale("de");
  expect([language(), t("nav-help")]).toEqual(["de", "Hilfe"]);
  await loadNamespaces("king-and-assassins/help");
  expect(t("howto-king-and-assassins-king-title")).toBe("Der König");
  await setLocale("ru");
  expect(t("howto-king-and-assassins-king-title")).toBe("Король");
});

test("a namespace is loaded when its promise is resolved, also if others are requested at the same time", async () => {
  await setLocale("en");
  const first = loadNamespaces("match");
  const others = [loadNamespaces("match"), loadNamespaces("king-of-the-hill/match")];
  await first;
  expect([t("act-resign"), t("field-general")]).toEqual(["Resign", "general"]);
  await Promise.all(others);
});

test("of concurrent switches, the last one wins", async () => {
  await Promise.all([setLocale("fr"), setLocale("en")]);
  expect(language()).toBe("en");
});

test("the first available language of the browser is preferred", () => {
  expect([preferredLanguage(["ja", "fr-CA", "de"]), preferredLanguage(["ja"])]).toEqual(["fr", "en"]);
});

test("times and numbers are formatted for people", async () => {
  await setLocale("en");
  const hour = 3_600_000;
  expect([
    formatRelativeTime(0, 1000),
    formatRelativeTime(0, 5 * 60_000),
    formatRelativeTime(0, 3 * hour),
    formatRelativeTime(0, 30 * hour),
  ]).toEqual(["now", "5\u00A0minutes\u00A0ago", "3\u00A0hours\u00A0ago", "yesterday"]);
  expect(formatRating(1500.4)).toBe("1500");
});
