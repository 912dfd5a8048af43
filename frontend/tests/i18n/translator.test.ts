import { describe, expect, test } from "vitest";
import { FluentResource } from "@fluent/bundle";
import loaders from "virtual:catalogues";
import { LANGUAGES } from "../../src/i18n/locale.svelte";
import { createTranslator, gameNamespaces, loadTranslator } from "../../src/i18n/translator";
import { catalogues } from "../catalogues";

const NOT_IN_THE_BROWSER = [
  ...["archive", "core", "engine", "errors", "matches", "people", "refusals", "server"], // messages of the server
  ...["arena", "command-help", "commands", "conformance", "moderation", "terminal"],
];

const t = createTranslator("en", [
  "piece = { $unit-of } and { $unit }\nunit-archers = archers\n    .of = of the archers\ncost = { $n ->\n    [one] one point\n   *[other] { $n } points\n}\n",
]);

test("an argument with a message of its own is translated with all its attributes", () => {
  expect(t("piece", { unit: "archers" })).toBe("of the archers and archers");
});

test("a form that an argument does not have is its text", () => {
  expect(t("piece", { unit: "horde" })).toBe("horde and horde");
  expect(t("piece", { unit: ["archers", "horde"] })).toBe("archers, horde and archers, horde");
});

test("numbers take their plural", () => {
  expect([t("cost", { n: 1 }), t("cost", { n: 3 })]).toEqual(["one point", "3 points"]);
});

test("an unknown id is returned as it is", () => {
  expect(t("unheard-of", { n: 3 })).toBe("unheard-of 3");
});

test("the catalogues are those of the Python package", async () => {
  const english = await loadTranslator("en", gameNamespaces("king-and-assassins", "board"));
  expect(english("board-citizen-hidden", { citizen: "monk" })).toBe("the monk, your assassin");
});

test("a namespace of a game does not load the texts of another game", async () => {
  const english = await loadTranslator("en", ["match", ...gameNamespaces("king-and-assassins", "match")]);
  expect(english("town-points")).toBe("Action points left");
  expect(english("field-setting-up")).toBe("field-setting-up");
});

test("every page has the labels of every game", async () => {
  const english = await loadTranslator("en", ["app"]);
  for (const game of ["king-and-assassins", "king-of-the-hill"]) expect(english(`game-${game}`)).not.toContain(game);
});

test("a namespace that does not exist has no texts", async () => {
  expect((await loadTranslator("en", ["no-such-game/match"]))("town-points")).toBe("town-points");
});

describe.each(Object.keys(LANGUAGES))("the texts in %s", (language) => {
  const onDisk = catalogues(language).filter(({ topic }) => !NOT_IN_THE_BROWSER.includes(topic));

  test("are bundled completely and unchanged", async () => {
    const keys = Object.keys(loaders).filter((key) => key.startsWith(`${language}/`));
    const texts = await Promise.all(keys.map(async (key) => (await loaders[key]!()).default));
    const bundled = texts.flatMap((text) => new FluentResource(text).body);
    const expected = onDisk.flatMap(({ text }) => new FluentResource(text).body);
    const byId = (one: { id: string }, other: { id: string }): number => (one.id < other.id ? -1 : 1);
    expect(bundled.sort(byId)).toEqual(expected.sort(byId));
  });

  test("show no variable for a name of an installed game, which has no grammatical cases", () => {
    const texts = onDisk.map(({ text }) => text);
    const translate = createTranslator(language, texts);
    const shown = texts
      .flatMap((text) => new FluentResource(text).body)
      .map((message) => translate(message.id, argumentsOf(message)));
    expect(shown.filter((text) => text.includes("{$"))).toEqual([]);
  });
});

/** A name without a message for every argument of a message. */
const argumentsOf = (message: object): Record<string, string> =>
  Object.fromEntries(
    [...JSON.stringify(message).matchAll(/"type":"var","name":"([a-z]\w*)/g)].map(([, name = ""]) => [name, "nobody"]),
  );
