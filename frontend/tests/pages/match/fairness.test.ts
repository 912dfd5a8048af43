import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { canonical, isFair, parseExactly } from "../../../src/pages/match/fairness";

test("large integers are written unchanged", () => {
  expect(canonical(parseExactly('{"b": 9223372036854775807, "a": [1, "x"]}'))).toBe(
    '{"a":[1,"x"],"b":9223372036854775807}',
  );
});
test("a record of the server opens the published commitments", async () => {
  const text = readFileSync("tests/fixtures/record-fair.json", "utf8");
  const [first] = (JSON.parse(text) as { fairness: { openings: { commitment: string }[] } }).fairness.openings;
  expect(await isFair(text, [first?.commitment ?? ""])).toBe(true);
  expect(await isFair(text, ["0".repeat(64)])).toBe(false);
  expect(await isFair(text.replace(/"seed":\s*\d/, '"seed": 1'), [])).toBe(false);
  expect(await isFair(text.replaceAll(/"seed":\s*\d/g, '"seed": 1'), [])).toBe(false);
  expect(await isFair(text.replace('"pick:butcher,farmer,monk"', '"pick:butcher,farmer,squire"'), [])).toBe(false);
});
test("a record without openings proves nothing", async () => expect(await isFair("{}", [])).toBe(false));
