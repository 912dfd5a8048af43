import { expect, test } from "vitest";
import { speaker, words } from "../src/words/speaker";

const say = speaker("en", [
  "piece = { $unit-of } and { $unit }\nunit-archers = archers\n    .of = of the archers\ncost = { $n ->\n    [one] one point\n   *[other] { $n } points\n}\n",
]);

test("an argument with words of its own is put into words, in all its forms", () => {
  expect(say("piece", { unit: "archers" })).toBe("of the archers and archers");
});

test("numbers take their plural", () => {
  expect([say("cost", { n: 1 }), say("cost", { n: 3 })]).toEqual(["one point", "3 points"]);
});

test("a code without words stands for itself", () => {
  expect(say("unheard-of", { n: 3 })).toBe("unheard-of 3");
});

test("catalogues are those of Python", async () => {
  const english = await words("en", ["board", "king-and-assassins"]);
  expect(english("board-citizen-hidden", { citizen: "monk" })).toBe("the monk, your assassin");
});
