import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { formatRelativeTime, formatRating } from "../../src/i18n/format";
import { language, LANGUAGES, loadNamespaces, preferredLanguage, setLocale, t } from "../../src/i18n/locale.svelte";

const LOCALES = "../src/regalia/locales";
const read = (path: string): string => readFileSync(path, "utf8");
const ids = (path: string): string[] => [...read(path).matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id!);

/** Every message id in the source; `*` for variable parts. */
function codes(): Set<string> {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((name) => /\.(ts|svelte)$/.test(name));
  const found = new Set<string>();
  for (const name of files) {
    const text = read(join("src", name));
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
  const known = ["en", spoken].flatMap((each) =>
    readdirSync(join(LOCALES, each)).flatMap((file) => ids(join(LOCALES, each, file))),
  );
  expect([...codes()].filter((code) => !known.some((id) => fits(code, id)))).toEqual([]);
});

test.each(["web", "pages", "howto", "table"])(
  "every text of the catalogue %s is used and exists in every language",
  (topic) => {
    const english = ids(join(LOCALES, "en", `${topic}.ftl`));
    expect(english.filter((id) => ![...codes()].some((code) => fits(code, id)))).toEqual([]);
    for (const spoken of Object.keys(LANGUAGES)) expect(ids(join(LOCALES, spoken, `${topic}.ftl`))).toEqual(english);
  },
);

test("switching the language keeps the loaded namespaces", async () => {
  await setLocale("de");
  expect([language(), t("nav-help")]).toEqual(["de", "Hilfe"]);
  await loadNamespaces("howto");
  expect(t("howto-king-and-assassins-king-title")).toBe("Der König");
  await setLocale("ru");
  expect(t("howto-king-and-assassins-king-title")).toBe("Король");
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
