import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { savedArmies } from "../../../src/games/king_of_the_hill/army";

/** What a browser stored with version 0.1.0. */
const stored = JSON.parse(readFileSync(resolve("../tests/fixtures/v0_1_0/browser.json"), "utf8")) as Record<
  string,
  string
>;

test("armies that were saved with version 0.1.0 are offered", () => {
  const armies = savedArmies({ getItem: (key) => stored[key] ?? null });
  expect(armies.map(({ name }) => name)).toEqual(["Ёлка & <b>Heavy</b>", "My army 2"]);
  expect(armies[0]?.action).toBe("army:infantry+,infantry,infantry,infantry,infantry,infantry,infantry");
});
