import { expect, test } from "vitest";
import { createTranslator, loadTranslator } from "../../src/i18n/translator";

const t = createTranslator("en", [
  "piece = { $unit-of } and { $unit }\nunit-archers = archers\n    .of = of the archers\ncost = { $n ->\n    [one] one point\n   *[other] { $n } points\n}\n",
]);

test("an argument with a message of its own is translated with all its attributes", () => {
  expect(t("piece", { unit: "archers" })).toBe("of the archers and archers");
});

test("numbers take their plural", () => {
  expect([t("cost", { n: 1 }), t("cost", { n: 3 })]).toEqual(["one point", "3 points"]);
});

test("an unknown id is returned as it is", () => {
  expect(t("unheard-of", { n: 3 })).toBe("unheard-of 3");
});

test("the catalogues are those of the Python package", async () => {
  const english = await loadTranslator("en", ["board", "king-and-assassins"]);
  expect(english("board-citizen-hidden", { citizen: "monk" })).toBe("the monk, your assassin");
});
