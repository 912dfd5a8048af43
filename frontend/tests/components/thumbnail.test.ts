import { expect, test } from "vitest";
import { groundPaths } from "../../src/components/thumbnail";

test("the spaces of one ground are one path, a rectangle for each run in a row", () => {
  expect(groundPaths(["aab", " ba"])).toEqual([
    ["a", "M0 0h2v1h-2zM2 1h1v1h-1z"],
    ["b", "M2 0h1v1h-1zM1 1h1v1h-1z"],
  ]);
});

test("a board without rows has no paths", () => {
  expect(groundPaths([])).toEqual([]);
});
